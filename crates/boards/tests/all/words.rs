//! Words and names in texts: the lists of words are those of the parser, names are found at all their places.

use boards::complete::candidates;
use boards::vocabulary::{BOARDS, FUNCTIONS, OPENINGS, WORDS};
use language::Problems;
use language::complete::Candidate;
use language::symbols::{Role, Symbol};
use language::tokens::{Token, lex, spelling};
use std::collections::BTreeSet;

/// A text in which everything that the parser reads stands somewhere.
const ALL: &str = "game all(n >= 2 default 3)
title en \"All\"
about zh \"全\"
source \"none\"
family grids 9
on edges of king-grid(n, n - 1)
cells free \".\", black \"x\", white \"o\"
start u is black where (row(u) + column(u)) mod 2 = 0 and degree(u) div 2 >= 1
misere
position where every group of black touches free and every group of white touches free
end where some n in a row are white or some 3 in a row are black
then every group of white that touches no free is free

u is free, v is not white, w is {free, black} -> u is black, every x next to u is white
u is free, v is black, w is black -> u is black where not u next to v and u, v, w in a row
u is free, v is black, w is black -> u is black where u between v and w or every x between v and w is free
u is free -> u is black where some v with distance(u, v) <= n is black and no v next to u is white
u is black -> u is free, every v next to u flips free and black where number(u) > 1
u is white -> u is free where at most 1 group of white touches u or even groups of black touch u
u is free -> u is black where exactly 2 v next to u are free and at least 1 v next to u is black
u is free -> u is black where at most n v next to u are free and odd v next to u is black and even v next to u is black

example misere 3 is N by \"none\"
example 3 has value 1
example 3..4 has values 1, 2
";

/// Texts of the catalogue.
fn catalogue() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/boards");
    let files = std::fs::read_dir(folder).expect("the catalogue");
    files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text")).collect()
}

/// Tokens that are words.
fn words(text: &str) -> Vec<(Token, String)> {
    let tokens = lex(text, &mut Problems::default()).tokens.into_iter();
    let spelled = tokens.map(|token| (token, spelling(text, token)));
    spelled.filter(|(_, word)| word.starts_with(char::is_alphabetic)).collect()
}

/// Every word that the parser would read at some place of a text.
fn offered(text: &str) -> Vec<Candidate> {
    let places = lex(text, &mut Problems::default()).tokens.into_iter();
    let mut all = Vec::new();
    for place in places.map(|token| token.span.start as usize) {
        for candidate in candidates(text, place).map_or(Vec::new(), |(_, all)| all) {
            if !all.contains(&candidate) {
                all.push(candidate);
            }
        }
    }
    all
}

#[test]
fn the_lists_have_the_words_that_the_parser_reads() {
    assert!(boards::read(ALL).is_ok(), "{:?}", boards::read(ALL));
    let mut found: BTreeSet<&str> = BTreeSet::new();
    let mut parts: BTreeSet<&str> = BTreeSet::new();
    for candidate in offered(ALL) {
        match candidate {
            Candidate::Opening(word) | Candidate::Word(word) | Candidate::Function(word) => {
                found.insert(word.name);
            }
            Candidate::Keyword(word) => {
                parts.insert(word);
            }
            _ => {}
        }
    }
    let listed: BTreeSet<&str> = [OPENINGS, BOARDS, FUNCTIONS, WORDS]
        .iter()
        .flat_map(|list| list.iter())
        .map(|word| word.name)
        .collect();
    assert_eq!(found, listed);
    // A word without an entry of its own goes on in one.
    let later: BTreeSet<&str> = WORDS.iter().flat_map(|word| word.name.split(' ').skip(1)).collect();
    assert_eq!(parts, later);
}

#[test]
fn words_in_the_games_of_the_catalogue_have_meanings() {
    let texts = catalogue();
    assert!(texts.len() >= 16);
    for text in texts.iter().map(String::as_str).chain([ALL]) {
        let names: Vec<_> = boards::symbols(text).iter().flat_map(Symbol::places).collect();
        let families = boards::items(text).into_iter().filter(|item| item.opening == Some("family"));
        let families: Vec<_> = families.map(|item| item.span).collect();
        for (token, word) in words(text) {
            let at = token.span.start as usize;
            let inside = |span: &language::Span| span.start < token.span.start && token.span.end <= span.end;
            let is_name =
                names.iter().any(|place| place.start <= token.span.start && token.span.end <= place.end);
            if is_name || families.iter().any(inside) {
                continue;
            }
            let known = boards::meaning(text, at).map(|(word, _)| word.name);
            assert!(
                known.is_some_and(|known| known.split([' ', '-']).any(|part| part == word)),
                "{word}: {known:?}\n{text}"
            );
        }
    }
}

/// Roles of all names with this spelling, and the number of their places.
fn named(text: &str, name: &str) -> Vec<(Role, usize)> {
    let all = boards::symbols(text).into_iter().filter(|symbol| symbol.name == name);
    all.map(|symbol| (symbol.role, symbol.places().len())).collect()
}

#[test]
fn names_are_found_at_all_their_places() {
    assert_eq!(named(ALL, "all"), [(Role::Game, 1)]);
    assert_eq!(named(ALL, "n"), [(Role::Parameter, 6)]);
    let letters = ALL.matches("white").count();
    assert_eq!(named(ALL, "white"), [(Role::CellLetter, letters)]);
    // `start`, and eight rules.
    let cells = named(ALL, "u");
    assert_eq!(cells[0], (Role::BoundCell, 4));
    assert_eq!(cells[1..].iter().map(|(role, _)| *role).collect::<Vec<_>>(), [Role::Cell; 8]);
    let bound = named(ALL, "v").into_iter().filter(|(role, _)| *role == Role::BoundCell);
    assert_eq!(bound.map(|(_, places)| places).collect::<Vec<_>>(), [2, 1, 1, 1, 1, 1, 1, 1]);
    for symbol in boards::symbols(ALL) {
        let item = symbol.item.of(ALL);
        for place in symbol.places() {
            assert_eq!(place.of(ALL), symbol.name, "{item}");
        }
        assert!(item.contains(&symbol.name), "{item}");
    }
}

/// In an item with a mistake the names after it are found by their spelling.
#[test]
fn names_after_a_mistake_are_found() {
    let text = "game g(n)\non path(n)\ncells free \".\", taken \"#\"\nu is free, v is free -> u is taken, v is taken where u nxt v\n";
    assert_eq!(named(text, "v"), [(Role::Cell, 3)]);
    assert_eq!(named(text, "taken"), [(Role::CellLetter, 3)]);
    assert_eq!(named(&text.replace("path", "pth"), "n"), [(Role::Parameter, 2)]);
    let hopeless = text.to_owned() + &"u is taken -> u is fre\n".repeat(1_000);
    assert_eq!(named(&hopeless, "taken"), []);
}

#[test]
fn hostile_texts_are_completed_and_explained_without_harm() {
    for text in [
        "",
        "on",
        "on ",
        "on \u{feff}",
        "\u{feff}on path(",
        "é on graph",
        "on graph\n(((",
        "on graph; u is",
        "on graph\r\n; ;\n",
        "on graph\nu is a ->\n\n",
        "on graph\n# é",
    ] {
        for at in 0..=text.len() + 1 {
            let _ = (candidates(text, at), boards::meaning(text, at));
        }
        let _ = (boards::symbols(text), boards::items(text));
    }
    for at in 0..=ALL.len() {
        let _ = (candidates(&ALL[..ALL.floor_char_boundary(at)], at), boards::meaning(ALL, at));
    }
}

#[test]
fn every_kind_of_board_has_a_meaning() {
    let names: Vec<&str> = BOARDS.iter().map(|word| word.name).collect();
    assert_eq!(names, boards::BoardKind::ALL.map(boards::BoardKind::name));
}

#[test]
fn every_word_has_one_meaning_in_both_languages() {
    for list in [OPENINGS, BOARDS, FUNCTIONS, WORDS] {
        for (place, word) in list.iter().enumerate() {
            assert!(!word.en.is_empty() && !word.zh.is_empty(), "{}", word.name);
            assert!(list[..place].iter().all(|other| other.name != word.name), "{}", word.name);
        }
    }
}

#[test]
fn words_mean_what_stands_around_them() {
    let text = "game on\non king-grid(3, 3)\ncells a \".\", b \"#\"\nmisere\nend where some 3 in a row are b\n\
                u is a -> u is b where row(u) = 1 # where\nexample misere \"next to\" is N\n";
    let told = |place: &str, within: usize| {
        let found = boards::meaning(text, text.find(place).expect("a place") + within);
        found.map(|(word, span)| (word.name, span.of(text)))
    };
    assert_eq!(told("game", 0), Some(("game", "game")));
    assert_eq!(told("king-grid", 0), Some(("king-grid", "king-grid")));
    assert_eq!(told("king-grid", 5), Some(("king-grid", "king-grid")));
    assert_eq!(told("in a row", 5), Some(("in a row", "in a row")));
    assert_eq!(told("row(u)", 0), Some(("row", "row")));
    assert_eq!(told("end where", 0), Some(("end", "end")));
    assert_eq!(told("example misere", 8), Some(("misere", "misere")));
    assert_eq!(told("# where", 2), None);
    assert_eq!(told("next to", 2), None);
    assert_eq!(told("king-grid(3", 10), None);
}
