//! Completion of a word that is being typed, by what the parser would read there.

use crate::parser::{symbols, wanted};
use crate::vocabulary::{BOARDS, FUNCTIONS, OPENINGS, WORDS};
use language::complete::{Candidate, Typed};
use language::symbols::Role;
use language::tokens::Kind;
use language::vocabulary::Word;
use std::collections::HashSet;

/// Words that may stand at a byte, and the byte at which the one that is being typed begins. In comments and texts there are none.
///
/// ```
/// use boards::complete::candidates;
/// use language::complete::Candidate;
/// let text = "game mine\non graph\ncells free \".\", taken \"#\"\nu is fr";
/// let (from, all) = candidates(text, text.len()).unwrap();
/// assert_eq!(&text[from..], "fr");
/// assert!(all.contains(&Candidate::Name("free".into())) && !all.contains(&Candidate::Name("u".into())));
/// ```
pub fn candidates(text: &str, at: usize) -> Option<(usize, Vec<Candidate>)> {
    let Typed { mut from, before } = Typed::at(text, at)?;
    let trimmed = before.trim_start();
    if trimmed.is_empty() {
        return Some((from, openings(text, from, before)));
    }
    // Names of boards have hyphens: `on king-grid`.
    if trimmed.starts_with("on ") && before.ends_with('-') && !before.contains('(') {
        from -= before.len() - before.rfind(' ').map_or(0, |blank| blank + 1);
    }
    let Some(wanted) = wanted(text, from) else { return Some((from, everything(text))) };
    Some((from, entries(wanted.all)))
}

/// Words that may begin a line; an indented one may continue the item above, and one after an open end has to.
fn openings(text: &str, from: usize, indent: &str) -> Vec<Candidate> {
    let mut above = wanted(text, from).unwrap_or_default();
    if above.more {
        return entries(above.all);
    }
    let continues = |candidate: &Candidate| match candidate {
        Candidate::Keyword(word) => Kind::of_word(word).continues(),
        _ => false,
    };
    above.all.retain(|candidate| !indent.is_empty() && continues(candidate));
    OPENINGS.iter().map(Candidate::Opening).chain(entries(above.all)).collect()
}

/// These, with words replaced by all entries of the lists that begin with them.
fn entries(wanted: Vec<Candidate>) -> Vec<Candidate> {
    let mut all = Vec::new();
    for candidate in wanted {
        let begins = |entry: &&Word| match candidate {
            Candidate::Keyword(word) => entry.name.split(' ').next() == Some(word),
            _ => false,
        };
        let known: Vec<&Word> = WORDS.iter().chain(BOARDS).chain(OPENINGS).filter(begins).collect();
        if known.is_empty() {
            all.push(candidate);
        } else {
            all.extend(known.into_iter().map(Candidate::Word));
        }
    }
    once(all)
}

/// Each of these once.
fn once(candidates: impl IntoIterator<Item = Candidate>) -> Vec<Candidate> {
    let mut known = HashSet::new();
    candidates.into_iter().filter(|candidate| known.insert(candidate.clone())).collect()
}

/// Words and names that may stand within a line.
fn everything(text: &str) -> Vec<Candidate> {
    let names = symbols(text).into_iter().filter(|symbol| symbol.role != Role::Game);
    let names = names.map(|symbol| Candidate::Name(symbol.name));
    let words = WORDS.iter().map(Candidate::Word).chain(FUNCTIONS.iter().map(Candidate::Function));
    once(names.chain(words))
}
