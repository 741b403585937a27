//! Quotations from a text, within sentences.

use crate::letters::turns_reading;
use crate::speech::cut;

/// Letters of a name that another one lacks, with their code points: they may look like the other's. Plain
/// letters, which cannot be confused, are left out, and so are all after the first few.
pub(super) fn foreign(name: &str, other: &str) -> Vec<String> {
    const MOST: usize = 3;
    let mut letters: Vec<char> = Vec::new();
    for letter in name.chars().filter(|letter| !letter.is_ascii() && !other.contains(*letter)) {
        if !letters.contains(&letter) && letters.len() < MOST {
            letters.push(letter);
        }
    }
    letters.into_iter().map(|letter| format!("{letter} (U+{:04X})", u32::from(letter))).collect()
}

/// Text from the file, marked as such, and shortened if it is long.
pub(super) fn code(given: &str) -> String {
    const LONGEST: usize = 40;
    let shown = cut(given, LONGEST);
    // Invisible characters are named.
    let seen = |given: char| {
        !given.is_control() && !turns_reading(given) && !('\u{200b}'..='\u{200d}').contains(&given)
    };
    match shown.chars().next() {
        Some(one) if shown.chars().nth(1).is_none() && !seen(one) => format!("U+{:04X}", u32::from(one)),
        _ => format!("`{shown}`"),
    }
}

/// Joins several spellings.
pub(super) fn list(all: &[impl AsRef<str>], comma: &str, last: &str) -> String {
    const MOST: usize = 12;
    let mut shown: Vec<String> = all.iter().take(MOST).map(|one| code(one.as_ref())).collect();
    if all.len() > MOST {
        shown.push("…".to_string());
    }
    match shown.split_last() {
        Some((end, start)) if !start.is_empty() => format!("{}{last}{end}", start.join(comma)),
        Some((end, _)) => end.clone(),
        None => String::new(),
    }
}
