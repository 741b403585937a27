//! "Did you mean": the nearest known word.

/// The known word nearest to `given`, if one is near enough.
///
/// Distance is measured by edits: a letter omitted, inserted, replaced, or swapped with its neighbour. One
/// edit is allowed in words of up to four letters, two up to seven, three beyond; a difference in case is not
/// an edit.
///
/// ```
/// assert_eq!(language::suggest("wythof", ["nim", "wythoff"]), Some("wythoff"));
/// assert_eq!(language::suggest("chess", ["nim", "wythoff"]), None);
/// ```
pub fn suggest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Longer words are not typing mistakes, and the table below is quadratic
    const LONGEST: usize = 64;
    let letters: Vec<char> = given.chars().take(LONGEST + 1).flat_map(char::to_lowercase).collect();
    if letters.is_empty() || letters.len() > LONGEST {
        return None;
    }
    let allowed = match letters.len() {
        0..=4 => 1,
        5..=7 => 2,
        _ => 3,
    };
    known
        .into_iter()
        .filter(|word| *word != given && word.len() <= 4 * LONGEST)
        .map(|word| {
            (distance(&letters, &word.chars().flat_map(char::to_lowercase).collect::<Vec<_>>()), word)
        })
        // A word of one or two letters matches another one only if nothing but the case differs
        .filter(|(edits, _)| *edits <= allowed && (*edits == 0 || letters.len() > 2))
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, word)| word)
}

/// The Damerau–Levenshtein distance (optimal string alignment).
fn distance(left: &[char], right: &[char]) -> usize {
    let width = right.len() + 1;
    let mut before: Vec<usize> = vec![0; width];
    let mut last: Vec<usize> = (0..width).collect();
    for (i, a) in left.iter().enumerate() {
        let mut row = vec![i + 1; width];
        for (j, b) in right.iter().enumerate() {
            let replaced = last[j] + usize::from(a != b);
            let mut best = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == right[j - 1] && left[i - 1] == *b {
                best = best.min(before[j - 1] + 1);
            }
            row[j + 1] = best;
        }
        before = std::mem::replace(&mut last, row);
    }
    last[width - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_of_neighbours_is_one_edit() {
        let letters = |word: &str| word.chars().collect::<Vec<_>>();
        assert_eq!(distance(&letters("wehre"), &letters("where")), 1);
        assert_eq!(distance(&letters("kitten"), &letters("sitting")), 3);
        assert_eq!(distance(&letters(""), &letters("abc")), 3);
    }

    #[test]
    fn short_names_are_not_mistaken_for_each_other() {
        assert_eq!(suggest("a", ["b", "k"]), None);
        assert_eq!(suggest("p", ["P", "N"]), Some("P"));
    }
}
