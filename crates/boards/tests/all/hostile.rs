//! Texts, pictures and boards that are wrong: each mistake is told, and nothing panics.

use boards::{Board, Given, Graph};
use language::Lang;

fn codes(text: &str) -> Vec<&'static str> {
    match boards::read(text) {
        Ok(_) => vec![],
        Err(found) => {
            for diagnostic in &found {
                for lang in [Lang::En, Lang::Zh] {
                    assert!(!diagnostic.message(lang).is_empty());
                    let _ = diagnostic.help(lang);
                }
            }
            found.iter().map(language::Diagnostic::code).collect()
        }
    }
}

const CRAM: &str = "game cram(r, c)\non grid(r, c)\ncells free \".\", taken \"#\"\n";

#[test]
fn mistakes_in_a_text_are_told() {
    let rule = |rule: &str| codes(&format!("{CRAM}{rule}\n"));
    assert_eq!(rule("u is free, v is free -> u is taken, v is taken where u next to v"), [""; 0]);
    assert_eq!(rule("u is fre -> u is taken"), ["unknown-letter"]);
    assert_eq!(rule("u is free -> v is taken"), ["unknown-cell"]);
    assert_eq!(rule("u is free -> u is free"), ["idle-move"]);
    assert_eq!(rule("u is free u is taken"), ["missing-arrow"]);
    assert_eq!(rule("u is free -> u is taken where v next to u"), ["unknown-cell"]);
    assert_eq!(rule("u is free -> u is taken where"), ["unexpected-token"]);
    assert_eq!(rule("u is free, u is free -> u is taken"), ["duplicate-name"]);
    assert_eq!(rule("u is not {free, taken} -> u is taken"), ["no-letter-left"]);
    assert_eq!(rule("u is free -> u is taken where every group of free touches taken"), ["groups-outside"]);
    assert_eq!(rule("u is free -> every v with v is free is taken"), ["letters-in-filter"]);
    assert_eq!(rule("position where some 3 in a row are free"), ["law-without-groups"]);
    assert_eq!(rule("cels free \".\""), ["unknown-item"]);
    assert_eq!(codes("game g\n"), ["missing-board", "missing-letters", "missing-rules"]);
    assert_eq!(codes("game g\non grd(3, 3)\n"), ["unknown-structure"]);
    assert_eq!(codes("game g\non grid(3)\n"), ["structure-sizes"]);
    assert_eq!(codes("game g\non path(3)\ncells a \"..\"\n"), ["long-symbol"]);
    assert_eq!(codes("game g\non path(3)\ncells a \".\", b \".\"\n"), ["repeated-symbol"]);
    assert_eq!(rule("u is free -> u flips free and free"), ["flip-of-one"]);
    assert_eq!(rule("u is free -> u flips free and fre"), ["unknown-letter"]);
    assert_eq!(rule("u is free -> u flips free or taken"), ["unexpected-token"]);
    assert_eq!(rule("u is free -> u is taken where at most 1 group of free touches v"), ["unknown-cell"]);
    assert_eq!(rule("u is free -> u is taken where at most 1 group of free is u"), ["unexpected-token"]);
    assert_eq!(rule("then every group of free that touches no taken is fre"), ["unknown-letter"]);
    assert_eq!(rule("then every group of free touches no taken is free"), ["unexpected-token"]);
    let plain = "u is free -> u is taken\n";
    assert_eq!(rule(&format!("{plain}then every group of free that touches no taken is taken")), [""; 0]);
    assert_eq!(
        rule(&format!("{plain}then every group of free that touches no taken is free")),
        ["falls-again"]
    );
    let three = "game g\non path(3)\ncells a \".\", b \"b\", c \"c\"\n";
    let two = "u is a -> u is b, v is c\n".replace("u is a", "u is a, v is b")
        + "u is b -> u flips a and b, u flips b and c\n";
    assert_eq!(codes(&format!("{three}{two}")), ["two-flips"]);
    let deep = format!("u is free -> u is taken where {}u is free{}", "(".repeat(300), ")".repeat(300));
    assert_eq!(rule(&deep), ["too-deep"]);
    let deep = format!("u is free -> u is taken where {} u is free", "not ".repeat(300));
    assert_eq!(rule(&deep), ["too-deep"]);
}

fn opened(text: &str, given: &Given) -> Result<(), String> {
    let file = boards::read(text).map_err(|wrong| wrong[0].code().to_owned())?;
    match Board::open(&file, given) {
        Ok((board, start)) => {
            assert_eq!(board.structure().cells(), start.len());
            Ok(())
        }
        Err(misfit) => Err(boards::diagnostic(&misfit, language::Span::default()).code().to_owned()),
    }
}

#[test]
fn mistakes_in_sizes_and_pictures_are_told() {
    let cram = format!("{CRAM}u is free, v is free -> u is taken, v is taken where u next to v\n");
    let sizes = |sizes: &[i64]| opened(&cram, &Given { sizes: sizes.to_vec(), ..Given::default() });
    let picture = |picture: &str| opened(&cram, &Given { picture: Some(picture.into()), ..Given::default() });
    assert_eq!(sizes(&[2, 3]), Ok(()));
    assert_eq!(sizes(&[0, 3]), Err("size-out-of-bounds".into()));
    assert_eq!(sizes(&[1000, 1000]), Err("large-board".into()));
    assert_eq!(sizes(&[i64::MAX, i64::MAX]), Err("large-board".into()));
    assert_eq!(sizes(&[2]), Err("missing-size".into()));
    assert_eq!(sizes(&[1, 2, 3]), Err("size-count".into()));
    assert_eq!(picture("..#/.#."), Ok(()));
    assert_eq!(picture("..#/.#"), Err("ragged-picture".into()));
    assert_eq!(picture("..?"), Err("unknown-symbol".into()));
    assert_eq!(picture(&".".repeat(1_000_000)), Err("large-board".into()));
    let given = Given { sizes: vec![2, 3], picture: Some("...".into()), ..Given::default() };
    assert_eq!(opened(&cram, &given), Err("picture-shape".into()));
    assert_eq!(
        opened(&cram, &Given { sizes: vec![2, 3], graph: Some(Graph::default()), ..Given::default() }),
        Err("unwanted-graph".into())
    );
    let graph = "game g\non graph\ncells a \".\", b \"#\"\nu is a -> u is b\n";
    assert_eq!(opened(graph, &Given::default()), Err("missing-graph".into()));
    let on = |labels: usize, edges: &[[u32; 2]]| Given {
        graph: Some(Graph { labels: (0..labels).map(|at| at.to_string()).collect(), edges: edges.to_vec() }),
        ..Given::default()
    };
    assert_eq!(opened(graph, &on(0, &[])), Ok(()));
    assert_eq!(opened(graph, &on(2, &[[1, 1]])), Err("loop-in-graph".into()));
    assert_eq!(opened(graph, &on(1_000_000, &[])), Err("large-board".into()));
    let lines = "game g\non graph\ncells a \".\", b \"#\"\nu is a -> u is b where row(u) > 1\n";
    assert_eq!(opened(lines, &on(2, &[])), Err("no-coordinates".into()));
    let overflow =
        "game g(n)\non path(n * 99999999999 * 99999999999)\ncells a \".\", b \"#\"\nu is a -> u is b\n";
    assert_eq!(opened(overflow, &Given { sizes: vec![3], ..Given::default() }), Err("large-board".into()));
}

#[test]
fn endless_games_are_refused() {
    let text = |rules: &str| format!("game g\non path(4)\ncells a \".\", b \"#\"\n{rules}\n");
    let open = |rules: &str| opened(&text(rules), &Given::default());
    assert_eq!(open("u is a -> u is b\nu is b -> u is a"), Err("may-be-endless".into()));
    assert_eq!(open("u is a, v is b -> u is b, v is a where u next to v"), Err("may-be-endless".into()));
    assert_eq!(open("u is {a, b} -> u is a"), Err("may-be-endless".into()));
    assert_eq!(open("u is a, v is b -> u is b, v is a where column(u) < column(v)"), Ok(()));
    assert_eq!(open("u is a -> u is b where no v with column(v) = column(u) is a"), Ok(()));
}

#[test]
fn lights_that_may_go_on_for_ever_are_refused() {
    let text = |condition: &str| {
        format!(
            "game g\non grid(2, 3)\ncells on \"o\", off \".\"\nu is on -> u is off, every v next to u{condition} flips on and off\n"
        )
    };
    assert_eq!(opened(&text(""), &Given::default()), Err("may-be-endless".into()));
    assert_eq!(opened(&text(" with number(v) < number(u)"), &Given::default()), Ok(()));
    assert_eq!(opened(&text(" with row(v) + column(v) > row(u) + column(u)"), &Given::default()), Ok(()));
    // Two rules, each with an order of its own.
    let both = text(" with number(v) < number(u)")
        + "u is on -> u is off, every v next to u with number(v) > number(u) flips on and off\n";
    assert_eq!(opened(&both, &Given::default()), Err("may-be-endless".into()));
}

#[test]
fn groups_on_the_largest_boards_stop_at_limits() {
    use limits::Limits;
    use search::Search;
    let wall = "game wall\non grid(32, 32)\ncells stone \"#\", gap \".\", ground \"=\"\nstart u is ground where row(u) = 32\n\
                u is stone -> u is gap\nthen every group of stone that touches no ground is gap\n";
    let pieces = "game pieces\non grid(32, 32)\ncells left \"o\", gone \".\"\nu is left -> u is gone where at most 1 group of left touches u\n";
    for text in [wall, pieces] {
        let file = boards::read(text).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let (board, start) =
            Board::open(&file, &Given::default()).unwrap_or_else(|misfit| panic!("{misfit:?}"));
        let parts = board.parts(&start);
        let limits = Limits::none().with_time(std::time::Duration::from_millis(200));
        assert!(Search::new(&board, &limits).sum(parts.iter().map(Vec::as_slice)).is_err());
    }
}
