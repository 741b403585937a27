//! Strategies by symmetry on boards of all sizes: those that are known, none that is wrong, and no certificate that was changed.

use crate::facts::file;
use crate::naive::Naive;
use crate::random::{Dice, Kind, rule};
use boards::local::{Local, Unlike};
use boards::{Board, File, Given};
use kernel_boards::mirror::{Along, Claim, Game, Images, Sizes, check, game};
use kernel_boards::{Flaw, Rejection, Unanswered, most};
use limits::Limits;

const ALONG: [Along; 3] = [Along::Same, Along::Back, Along::Half];

/// All claims that are shown about boards of these sizes.
fn shown(theory: &Game, sizes: [Sizes; 2]) -> Vec<Claim> {
    let letters = 0..theory.letters.len() as u8;
    let pairs = letters.clone().flat_map(|b| (0..b).map(move |a| Some([a, b])));
    let exchanges: Vec<Option<[u8; 2]>> = std::iter::once(None).chain(pairs).collect();
    let (images, mut shown) = (Images::of(theory), Vec::new());
    for first in std::iter::once(None).chain((1..=theory.moves.len()).map(Some)) {
        for turn in ALONG.into_iter().flat_map(|rows| ALONG.map(|columns| [rows, columns])) {
            for &exchanged in &exchanges {
                let claim = Claim { sizes, turn, exchanged, first };
                shown.extend(images.show(&claim).is_ok().then_some(claim));
            }
        }
    }
    shown
}

/// Compares a claim with a plain reading of the rules on small boards; returns their number.
fn compare(
    text: &str,
    file: &std::sync::Arc<File>,
    local: &Local<'_>,
    theory: &Game,
    claim: &Claim,
) -> usize {
    let line = file.board.as_ref().is_some_and(|board| board.sizes.len() == 1);
    let mut compared = 0;
    for [rows, columns] in [
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [1, 7],
        [2, 1],
        [2, 2],
        [2, 3],
        [2, 4],
        [3, 1],
        [3, 2],
        [3, 3],
        [4, 2],
    ] {
        if !claim.sizes[0].contains(rows) || !claim.sizes[1].contains(columns) || line && rows > 1 {
            continue;
        }
        let sizes: Vec<i64> = if line { vec![columns.into()] } else { vec![rows.into(), columns.into()] };
        let given = Given { sizes: sizes.clone(), ..Given::default() };
        let Ok((board, start)) = Board::open(file, &given) else { continue };
        let mut naive = Naive::new(file, board.structure(), &sizes);
        assert_eq!(naive.value(&start) != 0, claim.first.is_some(), "{text}{rows} {columns} {claim:?}");
        if [rows, columns] == claim.sizes.map(Sizes::least) && claim.first.is_some() {
            let first = claim.first.zip(theory.first_place(claim));
            let picture = Some(local.picture([rows, columns], first));
            let (_, after) =
                Board::open(file, &Given { picture, ..given }).unwrap_or_else(|misfit| panic!("{misfit:?}"));
            assert_eq!(naive.value(&after), 0, "{text}{claim:?}");
            assert!(naive.options(&start).contains(&after), "{text}{claim:?}");
        }
        compared += 1;
    }
    compared
}

#[test]
fn what_is_shown_of_random_games_holds_on_small_boards() {
    let mut dice = Dice(1974);
    let (mut games, mut claims, mut boards, mut checkered) = (0, 0, 0, 0);
    for number in 0..500 {
        let kind = ["grid", "torus", "cylinder", "king-grid", "hex", "path", "cycle"][dice.roll(7) as usize];
        let line = ["path", "cycle"].contains(&kind);
        let sizes = if line { "n" } else { "r, c" };
        let count = 2 + dice.roll(2) as usize;
        let third = if count > 2 { ", c \"o\"" } else { "" };
        let mut text = format!("game random({sizes})\non {kind}({sizes})\ncells a \".\", b \"x\"{third}\n");
        if number >= 200 {
            text += [
                "start u is b where (row(u) + column(u)) mod 2 = 0\n",
                "start u is b where column(u) mod 2 = 1\n",
                "start u is b where row(u) mod 2 = 0 and column(u) mod 2 = 0\n",
                "start u is b\nstart u is a where (row(u) + 3*column(u) - 1) mod 2 < 1\n",
            ][dice.roll(4) as usize];
        }
        for _ in 0..1 + dice.roll(2) {
            text += &rule(&mut dice, Kind { places: false, wide: false, count });
        }
        let Ok(file) = boards::read(&text) else { continue };
        let Ok(local) = Local::of(&file, &[], &Limits::none()) else { continue };
        let theory =
            game(&local.statement()).unwrap_or_else(|wrong| panic!("{wrong}\n{text}{}", local.statement()));
        games += 1;
        let along = [Sizes::Is(1), Sizes::Even(2), Sizes::Odd(1), Sizes::Even(4), Sizes::Odd(3)];
        for rows in along.into_iter().filter(|rows| !line || *rows == Sizes::Is(1)) {
            for columns in along {
                for claim in shown(&theory, [rows, columns]) {
                    claims += 1;
                    let compared = compare(&text, &file, &local, &theory, &claim);
                    boards += compared;
                    checkered += if number >= 200 { compared } else { 0 };
                }
            }
        }
    }
    assert!(
        games > 60 && claims > 500 && boards > 500 && checkered > 60,
        "{games} {claims} {boards} {checkered}"
    );
}

/// Parities of which something is shown: `true` where the first player wins.
fn parities(name: &str) -> Vec<([bool; 2], bool)> {
    let file = file(name);
    let local = Local::of(&file, &[], &Limits::none()).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let theory = game(&local.statement()).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
    let sizes = |odd: bool| if odd { Sizes::Odd(3) } else { Sizes::Even(4) };
    let all = [[false, false], [false, true], [true, false], [true, true]];
    all.into_iter()
        .filter_map(|odd| Some((odd, shown(&theory, odd.map(sizes)).first()?.first.is_some())))
        .collect()
}

#[test]
fn known_theorems_about_all_sizes_are_shown() {
    // M. Gardner 1974: Cram is lost on boards with two even sides, and won with one.
    let cram = [([false, false], false), ([false, true], true), ([true, false], true)];
    assert_eq!(parities("cram"), cram);
    // The middle cell, or the point reflection from the beginning.
    assert_eq!(parities("node-kayles-grid"), [([false, false], false), ([true, true], true)]);
    // On a chessboard of even sides a stone and its image under the point reflection have the same colour, and are never neighbours.
    assert_eq!(parities("clobber"), [([false, false], false)]);
}

#[test]
fn games_that_ask_for_places_or_have_laws_and_ends_are_left_out() {
    for (name, why) in [
        ("chomp", Unlike::Place),
        ("nogo", Unlike::Law),
        ("notakto", Unlike::End),
        ("rectangles", Unlike::Flip),
        ("wall", Unlike::Law),
        ("node-kayles", Unlike::Board),
    ] {
        assert_eq!(
            Local::of(&file(name), &[], &Limits::none()).map(|local| local.moves()),
            Err(why),
            "{name}"
        );
    }
    let read = |rules: &str| {
        boards::read(&format!("game g(r, c)\non grid(r, c)\ncells a \".\", b \"x\"\n{rules}"))
            .expect("a game")
    };
    for start in
        ["row(u) = 1", "(row(u) + column(u)) mod 3 = 0", "row(u) mod 2 = c mod 2", "row(u) div 2 = 1"]
    {
        let file = read(&format!("start u is b where {start}\nu is a, v is b -> u is b where u next to v\n"));
        let found = Local::of(&file, &[], &Limits::none()).map(|local| local.moves());
        assert_eq!(found, Err(Unlike::Start), "{start}");
    }
    // A cell anywhere, whatever lies between.
    let far = read("u is a, v is a -> u is b, v is b\n");
    assert_eq!(Local::of(&far, &[], &Limits::none()).map(|local| local.moves()), Err(Unlike::Reach));
    let size = read("u is a -> u is b where exactly r v next to u is a\n");
    assert_eq!(Local::of(&size, &[], &Limits::none()).map(|local| local.moves()), Err(Unlike::Place));
    // Numbers of cells of the whole board, which may be met on large boards alone.
    for counted in [
        "even v is b",
        "at least 300 v is a",
        "at most 300 v with v != u is a",
        "at least 300 v with (v next to u or v != u) is a",
        "at least 300 v with not (v next to u) is a",
    ] {
        let anywhere = read(&format!("u is a -> u is b\nu is a -> u is b where {counted}\n"));
        let local = Local::of(&anywhere, &[], &Limits::none());
        assert_eq!(local.map(|local| local.moves()), Err(Unlike::Place), "{counted}");
    }
    let all = read("u is a -> every v with v != u is b\n");
    assert_eq!(Local::of(&all, &[], &Limits::none()).map(|local| local.moves()), Err(Unlike::Place));
}

const CRAM: &str = "(mirror 1) (letters (free \".\") (taken \"#\")) (board open open) (start free) (weights 1 0)\n\
                    (move (places (0 0) (0 1)) (need ((free) 0 1)) (write (taken 0 1)))\n\
                    (move (places (0 0) (1 0)) (need ((free) 0 1)) (write (taken 0 1)))\n";

#[test]
fn certificates_that_say_something_else_are_rejected() {
    let why = |claim: &str| match check(&format!("{CRAM}{claim}"), most()) {
        Err(Rejection::Flaw(Flaw::Claim { number: 1, why })) => Some(why),
        Err(other) => panic!("{claim}: {other}"),
        Ok(_) => None,
    };
    let cases = [
        ("(lost (rows even 2) (columns even 2) (turn back back))", None),
        ("(won (rows even 2) (columns odd 1) (turn back back) (first 2))", None),
        ("(won (rows odd 1) (columns even 2) (turn back back) (first 1))", None),
        ("(lost (rows odd 1) (columns even 2) (turn back back))", Some(Unanswered::Disturbed(1))),
        ("(lost (rows odd 1) (columns odd 1) (turn back back))", Some(Unanswered::Disturbed(1))),
        ("(lost (rows even 2) (columns even 2) (turn same back))", Some(Unanswered::Disturbed(1))),
        ("(lost (rows even 2) (columns even 2) (turn same same))", Some(Unanswered::Disturbed(1))),
        ("(lost (rows even 2) (columns even 2) (turn half back))", Some(Unanswered::Turn)),
        (
            "(lost (rows even 2) (columns even 2) (turn back back) (exchange free taken))",
            Some(Unanswered::Turn),
        ),
        ("(won (rows even 2) (columns even 2) (turn back back) (first 1))", Some(Unanswered::First)),
        ("(won (rows even 2) (columns odd 1) (turn back back) (first 1))", Some(Unanswered::First)),
        ("(won (rows even 2) (columns odd 1) (turn back back) (first 3))", Some(Unanswered::First)),
        ("(won (rows even 2) (columns odd 1) (turn back back) (first 0))", Some(Unanswered::First)),
        // One row: the other move has no room.
        ("(won (rows is 1) (columns even 2) (turn back back) (first 1))", None),
        ("(lost (rows is 1) (columns even 2) (turn back back))", Some(Unanswered::Disturbed(1))),
    ];
    for (claim, expected) in cases {
        assert_eq!(why(claim), expected, "{claim}");
    }
    let without = CRAM.replace(
        "(move (places (0 0) (1 0)) (need ((free) 0 1)) (write (taken 0 1)))",
        "(move (places (0 0) (1 1)) (need ((free) 0 1)) (write (taken 0 1)))",
    );
    // The reflection of left and right makes another move of an oblique one.
    let oblique = format!("{without}(lost (rows even 2) (columns is 3) (turn same back))");
    assert!(check(&oblique, most()).is_err());
    // On a board that closes, sizes are larger than a move.
    let round = CRAM.replace("open open", "round round");
    let shifted = |rows: &str| {
        let claim = format!("(lost (rows {rows}) (columns even 2) (turn same half))");
        check(&format!("{round}{claim}"), most()).map(|_| ())
    };
    let small = Flaw::Claim { number: 1, why: Unanswered::Small };
    assert_eq!(shifted("is 1"), Err(Rejection::Flaw(small)));
    // A domino and its image share cells on a circle of two.
    let disturbed = Flaw::Claim { number: 1, why: Unanswered::Disturbed(1) };
    assert_eq!(shifted("even 2"), Err(Rejection::Flaw(disturbed)));
    let whole = format!("{round}(lost (rows even 2) (columns even 4) (turn same half))");
    assert_eq!(check(&whole, most()).map(|game| game.claims.len()), Ok(1));
    for broken in [
        CRAM.replace("weights 1 0", "weights 0 0"),
        CRAM.replace("weights 1 0", "weights 0 1"),
        CRAM.replace("start free", "start gone"),
        CRAM.replace("(0 1)) (need", "(0 0)) (need"),
        CRAM.replace("((free) 0 1)", "((free) 0 2)"),
        format!("{CRAM}(lost (rows even 3) (columns even 2) (turn back back))"),
        format!("{CRAM}(lost (rows odd 2) (columns even 2) (turn back back))"),
        format!("{CRAM}(lost (rows is 0) (columns even 2) (turn back back))"),
        format!("{CRAM}(lost (rows even 2) (columns even 2) (turn back back) (first 1))"),
        format!("{CRAM}(won (rows even 2) (columns odd 1) (turn back back))"),
        format!("{CRAM}(lost (rows even 2) (columns even 2))"),
    ] {
        assert!(check(&broken, most()).is_err(), "{broken}");
    }
}
