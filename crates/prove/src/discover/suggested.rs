//! Numerations that rules or common recurrences suggest.

use super::search::Search;
use automata::Numeration;
use std::collections::BTreeSet;

/// Limit on the bases suggested by the rules.
const MOST_BASES: usize = 8;

/// Coefficients of recurrences of degree 3 and 4.
const LONGER: [&[u8]; 6] = [&[1, 1, 1], &[1, 0, 1], &[1, 0, 0, 1], &[1, 1, 1, 1], &[2, 1, 1], &[1, 1, 0, 1]];

/// Largest coefficient of the last term in a recurrence of degree 2.
const MOST_TIMES: u8 = 7;
/// Largest coefficient of the term before it.
const MOST_BEFORE: u8 = 4;

/// Numerations to try after the usual ones.
pub(super) fn numerations(search: &Search) -> impl Iterator<Item = Numeration> {
    let longer = LONGER.into_iter().filter_map(|coefficients| Numeration::of_recurrence(coefficients).ok());
    // Those of u'' = a·u' + b·u by the sum of both, as in Fraenkel's games.
    let mut pairs: Vec<[u8; 2]> =
        (1..=MOST_BEFORE).flat_map(|b| (b..=MOST_TIMES).map(move |a| [a, b])).collect();
    pairs.sort_by_key(|[a, b]| a + b);
    let pairs = pairs.into_iter().filter_map(|pair| Numeration::of_recurrence(&pair).ok());
    bases(search).into_iter().map(Numeration::Base).chain(longer).chain(pairs)
}

/// Products of constants of the rules, and the constants; that of the least and the largest first.
fn bases(search: &Search) -> Vec<u8> {
    let bare = &search.bare;
    let constants: BTreeSet<u8> =
        (0..bare.rule_count()).flat_map(|rule| constants(bare.rule_text(rule))).collect();
    let (Some(&least), Some(&largest)) = (constants.first(), constants.last()) else { return vec![] };
    let products = constants.iter().flat_map(|a| constants.iter().map(move |b| (*a, *b)));
    let mut found: Vec<u8> = vec![];
    for (a, b) in [(least, largest)].into_iter().chain(products).chain(constants.iter().map(|&a| (a, 1))) {
        let Some(base) = a.checked_mul(b) else { continue };
        if (2..=36).contains(&base) && !found.contains(&base) {
            found.push(base);
        }
    }
    found.truncate(MOST_BASES);
    found
}

/// Numbers from 2 to 36 in a text.
fn constants(text: &str) -> impl Iterator<Item = u8> {
    let words = text.split(|next: char| !next.is_alphanumeric() && next != '_');
    words.filter_map(|word| word.parse().ok()).filter(|number| (2..=36).contains(number))
}
