//! Completion by what the parser would read.

use boards::complete::candidates;
use boards::vocabulary::OPENINGS;
use language::complete::Candidate;

const GAME: &str = "game mine(n default 4)\non path(n)\ncells free \".\", taken \"#\"\n";

/// Words and names offered after a line of a game.
fn after(line: &str) -> Vec<String> {
    let text = [GAME, line].concat();
    let label = |candidate: Candidate| match candidate {
        Candidate::Opening(word) | Candidate::Word(word) | Candidate::Function(word) => word.name.to_owned(),
        Candidate::Keyword(word) => word.to_owned(),
        Candidate::Name(name) => name,
        Candidate::Board(_) | Candidate::Game => "?".to_owned(),
    };
    candidates(&text, text.len()).map_or(Vec::new(), |(_, all)| all.into_iter().map(label).collect())
}

#[test]
fn what_is_offered_is_what_the_parser_would_read() {
    for (line, expected) in [
        ("start u ", &["is"][..]),
        ("u is ", &["not", "free", "taken"]),
        ("u is free -> u is ", &["free", "taken"]),
        ("u is free, v is free -> ", &["every", "u", "v"]),
        ("u is free -> u is taken ", &["where"]),
        ("u is free -> u is taken where u next ", &["to"]),
        ("u is free, v is free -> u is taken where u next to ", &["u", "v"]),
        ("u is free -> u is taken where u ", &["is", "next to", "between"]),
        ("u is free -> u is taken where every v ", &["next to", "between", "with", "are", "is"]),
        ("u is free -> u is taken where at ", &["least", "most"]),
        ("u is free -> u is taken where exactly ", &["n", "row", "column", "degree", "number", "distance"]),
        ("u is free -> u is taken where u is free ", &["and", "or"]),
        ("title ", &["zh", "en"]),
        ("position ", &["where"]),
        ("example 3 is ", &["N", "P"]),
        ("example 3 is N ", &["by"]),
        ("misere ", &[]),
    ] {
        assert_eq!(after(line), expected, "{line}");
    }
    let condition = after("u is free -> u is taken where ");
    for word in ["not", "u", "every", "at least", "at most", "some", "row", "distance", "n"] {
        assert!(condition.iter().any(|label| label == word), "{word}: {condition:?}");
    }
}

#[test]
fn boards_are_offered_by_their_whole_names() {
    for text in ["game g\non ", "game g\non king-g", "game g\non edges of "] {
        let (from, all) = candidates(text, text.len()).expect("candidates");
        assert!(
            all.iter().any(|one| matches!(one, Candidate::Word(word) if word.name == "king-grid")),
            "{text}"
        );
        assert_eq!(text[from..].contains("king"), text.contains("king"), "{text}");
    }
    assert_eq!(
        after("u is free -> u is taken where n - "),
        ["n", "row", "column", "degree", "number", "distance"]
    );
}

#[test]
fn lines_begin_items_or_continue_them() {
    let openings: Vec<&str> = OPENINGS.iter().map(|word| word.name).collect();
    assert_eq!(after("sta"), openings);
    assert_eq!(after("u is free -> u is taken\n"), openings);
    assert_eq!(after("u is free -> u is taken\n  wh"), [&openings[..], &["where"]].concat());
    assert_eq!(after("u is free ->\n"), ["every", "u"]);
}

#[test]
fn a_mistake_further_up_leaves_all_names_and_words() {
    let all = after("u is free -> w is taken where u is f");
    assert!(
        ["free", "u", "n", "in a row", "degree"].iter().all(|word| all.iter().any(|label| label == word))
    );
}

#[test]
fn texts_and_comments_are_left_alone() {
    for line in ["title en \"no", "u is free -> u is taken # no"] {
        assert_eq!(after(line), [""; 0], "{line}");
    }
}
