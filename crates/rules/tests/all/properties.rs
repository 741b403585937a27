//! Properties of every text whatever.

use proptest::prelude::*;
use rules::{Form, Lang, NoLibrary, Ruleset, Severity, format, parse, parse_position};
use std::sync::Arc;

/// Texts with most constructs of the language, from which others are made by mutation.
const GOOD: &[&str] = &[
    "game bash(m >= 1 default 3)\ntitle zh \"巴什博弈\"\n(n) -> (n - k) where 1 <= k <= m\nmisere P(n) iff n mod (m + 1) = 1 by \"x\"\nexample m=3 (21) is N\n",
    "game w\n# heaps\n(a, b) -> (a - k, b)   where k >= 1\n(a, b) -> (a - k, b - k)\n where k >= 1 # same\nP(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j)\nN(a, b) iff a = floor((sqrt(13) - 1)/2*b)\n",
    "game l\n(n) -> (i) + (j) where i + j = n\nvalue(n) = n - 1 if n mod 4 = 0\n | n + 1 if n mod 4 = 3\n | n otherwise\nvalue(n) = [0, 1] repeat [2, 3] plus 4\n",
    "game r(S: set default {1, 3..5}, piece: king | queen default king)\n[.., a, x, ..] -> [.., a, y, ..] where a < y and y in S when piece = king\nP[x at i, ..] iff xor(x where i mod 2 = 1) = 0\n",
    "game u-v\n(n, cap) -> ()\nstart (n) = (n, n - 1)\nend (0, 0) lost\notherwise draw\nassume {1..5} <= prime_power <= {q: q mod 6 != 0}\nassume (n, c) -> (n, d) only where d < c\nassume (n, c) -> () where n > c\nassume (n, c) -> (n, r) and (r, c)\n for some r: r < n where n > c\nautomaton level(n) in quadratic 2\n  state a: 0 -> a, 2 -> a\nautomaton odd_ones(n) base 2\n  state a: 0 -> a, 1 -> b\n  state b\n  accept b\nP((n, _) + ..) iff count(odd_ones(n)) = 0\n",
];

const PIECES: &[&str] = &[
    "game",
    "g",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "n",
    "->",
    "where",
    "when",
    "k",
    ">=",
    "1",
    "3",
    ",",
    "P",
    "iff",
    "=",
    "and",
    "or",
    "not",
    "exists",
    ":",
    "j",
    "..",
    "+",
    "-",
    "*",
    "mod",
    "xor",
    "value",
    "if",
    "|",
    "otherwise",
    "\n",
    " ",
    "\"x\"",
    "\"",
    "#",
    "misere",
    "upto",
    "every",
    "of",
    "state",
    "accept",
    "automaton",
    "base",
    "assume",
    "only where",
    "for some",
    "<=",
    "prime",
    "quadratic",
    "example",
    "is",
    "repeat",
    "plus",
    "draw",
    "default",
    "set",
    "_",
    "phi",
    "floor",
    "sqrt",
    "/",
    "；",
    "，",
    "（",
    "）",
    "∃",
    "φ",
    "≤",
    "→",
    "％",
    "😀",
    "\r\n",
    "by",
    "in",
    "div",
    "a-b",
    "family",
    "board",
    "begin",
    "at",
    "title",
    "en",
    "\\",
];

/// Checks everything that should hold of a text.
fn holds(text: &str) {
    let parsed = parse(text, &NoLibrary);
    let errors = parsed.diagnostics.iter().any(|found| found.severity() == Severity::Error);
    assert_eq!(parsed.ruleset.is_none(), errors);
    for found in &parsed.diagnostics {
        assert!(found.labels().iter().filter(|label| label.is_primary()).count() == 1);
        for label in found.labels() {
            let span = label.span();
            assert!(text.get(span.start as usize..span.end as usize).is_some(), "{span:?} in {text:?}");
        }
        for lang in [Lang::En, Lang::Zh] {
            assert!(!found.message(lang).is_empty());
            let _ = found.help(lang);
            let _ = found.labels().iter().map(|label| label.text(lang).len()).sum::<usize>();
        }
    }
    match format(text) {
        Err(found) => assert!(found.iter().any(|found| found.severity() == Severity::Error)),
        Ok(once) => {
            assert_eq!(format(&once).expect("canonical form is read"), once, "from {text:?}");
            let again = parse(&once, &NoLibrary);
            let codes =
                |all: &[rules::Diagnostic]| all.iter().map(rules::Diagnostic::code).collect::<Vec<_>>();
            assert_eq!(codes(&again.diagnostics), codes(&parsed.diagnostics), "from {text:?}");
            let meaning = |ruleset: Option<Arc<Ruleset>>| ruleset.map(|ruleset| ruleset.without_spans());
            assert_eq!(meaning(again.ruleset), meaning(parsed.ruleset), "from {text:?}");
        }
    }
    let _ = parse_position(text, Form::Row);
}

#[test]
fn the_good_texts_are_good() {
    for text in GOOD {
        assert!(parse(text, &NoLibrary).ruleset.is_some(), "{text}");
        holds(text);
    }
}

/// A place in a text: one of its character boundaries.
fn place(text: &str, at: prop::sample::Index) -> usize {
    let places: Vec<usize> = text.char_indices().map(|(place, _)| place).chain([text.len()]).collect();
    places[at.index(places.len())]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4000) })]

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        holds(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_words_of_the_language_are_read_without_a_panic(
        words in prop::collection::vec(prop::sample::select(PIECES), 0..60),
        blank in prop::sample::select(&["", " "][..]),
    ) {
        holds(&format!("game g\n(n) -> (n - 1)\n{}", words.join(blank)));
    }

    #[test]
    fn mutated_files_are_read_without_a_panic(
        text in prop::sample::select(GOOD),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), prop::sample::select(PIECES), 0..4), 1..5),
    ) {
        let mut text = text.to_string();
        for (from, to, piece, kind) in changes {
            let (mut from, mut to) = (place(&text, from), place(&text, to));
            if from > to {
                std::mem::swap(&mut from, &mut to);
            }
            match kind {
                0 => text.insert_str(from, piece),
                1 => text.replace_range(from..to, piece),
                2 => text = format!("{}{}", &text[from..to], &text[..from]),
                _ => { let end = text[from..].chars().next().map_or(from, |letter| from + letter.len_utf8()); text.replace_range(from..end, piece) }
            }
        }
        holds(&text);
    }
}
