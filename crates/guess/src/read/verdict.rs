//! Words for who wins, and sentences of them: `First player loses`.

use super::entry::{Content, Entry, Row};

/// Words for a win of the player to move.
const WON: &[&str] = &[
    "w",
    "win",
    "wins",
    "winning",
    "won",
    "first",
    "yes",
    "alice",
    "takahashi",
    "petya",
    "true",
    "先手",
    "先手胜",
    "先手赢",
    "后手输",
    "后手负",
    "后手必败",
    "必胜",
    "必胜态",
    "先手必胜",
    "胜",
    "赢",
];
/// Words for a loss.
const LOST: &[&str] = &[
    "l",
    "lose",
    "loses",
    "losing",
    "lost",
    "loss",
    "second",
    "no",
    "bob",
    "aoki",
    "vasya",
    "false",
    "后手",
    "后手胜",
    "后手赢",
    "先手输",
    "必败",
    "必败态",
    "先手必败",
    "后手必胜",
    "败",
    "负",
    "先手负",
    "输",
];

impl Content {
    /// A word: an outcome, if it tells one.
    pub(super) fn of_word(word: &str) -> Content {
        let small = word.to_lowercase();
        match word {
            "N" => Content::Outcome(true, word.into()),
            "P" => Content::Outcome(false, word.into()),
            _ if WON.contains(&small.as_str()) => Content::Outcome(true, word.into()),
            _ if LOST.contains(&small.as_str()) => Content::Outcome(false, word.into()),
            _ => Content::Word(word.into()),
        }
    }

    /// The entry as it was written.
    pub(super) fn shown(&self) -> String {
        match self {
            Content::Number(number) => number.to_string(),
            Content::Outcome(_, word) | Content::Word(word) => word.clone(),
        }
    }

    /// The word in small letters; of a number, none.
    fn small(&self) -> String {
        match self {
            Content::Number(_) => String::new(),
            Content::Outcome(_, word) | Content::Word(word) => word.to_lowercase(),
        }
    }
}

/// Joins the words of sentences about players to one outcome each: `Alice wins`, `The first player loses`, `Player 2 wins`.
pub(super) fn join(row: &mut Row) {
    if !row.iter().any(|entry| is_player(&entry.content) || entry.content.small() == "player") {
        return;
    }
    let mut joined = Row::with_capacity(row.len());
    let mut rest = row.as_slice();
    while let Some(first) = rest.first() {
        let (length, won) = sentence(rest).unwrap_or((1, None));
        let (said, after) = rest.split_at(length);
        joined.push(match won {
            Some(won) => whole(said, won),
            None => first.clone(),
        });
        rest = after;
    }
    *row = joined;
}

/// Length of the sentence with which entries begin, and whether the first player wins.
fn sentence(entries: &[Entry]) -> Option<(usize, Option<bool>)> {
    let content = |at: usize| entries.get(at).map(|entry| &entry.content);
    let is = |at: usize, word: &str| content(at).is_some_and(|content| content.small() == word);
    let verb = |at: usize| {
        let small = content(at)?.small();
        ["wins", "win", "won"]
            .contains(&small.as_str())
            .then_some(true)
            .or_else(|| ["loses", "lose", "lost"].contains(&small.as_str()).then_some(false))
    };
    let from = usize::from(is(0, "the"));
    match content(from)? {
        // Numbered players are players only if something is said of them.
        Content::Word(_) if is(from, "player") => {
            let Content::Number(number @ (1 | 2)) = content(from + 1)? else { return None };
            verb(from + 2).map(|wins| (from + 3, Some(wins == (*number == 1))))
        }
        content if is_player(content) => {
            let Content::Outcome(is_first, _) = content else { return None };
            let end = from + 1 + usize::from(is(from + 1, "player"));
            let wins = verb(end);
            Some((end + usize::from(wins.is_some()), Some(wins.unwrap_or(true) == *is_first)))
        }
        _ => None,
    }
}

/// Names of players.
const PLAYERS: [&str; 8] = ["first", "second", "alice", "bob", "takahashi", "aoki", "petya", "vasya"];

/// Returns `true` for the name of a player.
fn is_player(content: &Content) -> bool {
    matches!(content, Content::Outcome(..)) && PLAYERS.contains(&content.small().as_str())
}

/// The outcome that the entries of a sentence tell.
fn whole(said: &[Entry], won: bool) -> Entry {
    let words: Vec<String> = said.iter().map(|entry| entry.content.shown()).collect();
    let [first, .., last] = said else { return said[0].clone() };
    Entry {
        content: Content::Outcome(won, words.join(" ")),
        span: first.span.start..last.span.end,
        is_label: last.is_label,
    }
}
