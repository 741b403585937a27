//! Sequences that would be periodic but for a few values, as where a brute force overflows or a digit is mistyped.

use crate::budget::Budget;

/// The values with at most so many of them replaced, so that they repeat, perhaps with a saltus, to their end; nothing if they
/// repeat as they are or need more. The smallest period for which this works is taken.
///
/// A value that is wrong differs from those a period before and after, and those agree. For each period the values are compared
/// from the end backwards until more of them differ than that accounts for, which is soon for values without a pattern.
pub(crate) fn mended(values: &[i64], most: usize, budget: &Budget<'_>) -> Option<Vec<i64>> {
    (1..=values.len() / REPEATS)
        .take_while(|_| !budget.is_over())
        .filter_map(|period| with_period(values, period, most))
        .find(|mended| mended != values)
}

/// Periods in the values that are compared.
const REPEATS: usize = 3;

fn with_period(values: &[i64], period: usize, most: usize) -> Option<Vec<i64>> {
    let saltus = saltus(values, period)?;
    let apart = |at: &usize| values[*at].checked_sub(values[at - period]) != Some(saltus);
    let breaks: Vec<usize> = (period..values.len()).rev().filter(apart).take(2 * most + 1).collect();
    // Before that place the values may not repeat yet.
    let begin = breaks.get(2 * most).copied().unwrap_or(period);
    let repeats = values.len() - begin >= REPEATS * period && values.len() - begin >= values.len() / 2;
    if breaks.is_empty() || !repeats {
        return None;
    }
    let mut mended = values.to_vec();
    let mut wrong = 0;
    for &at in breaks.iter().rev().filter(|&&at| at > begin || begin == period) {
        let expected = mended[at - period].checked_add(saltus)?;
        if mended[at] == expected {
            continue;
        }
        wrong += 1;
        let after = mended.get(at + period).copied();
        match mended[at].checked_add(saltus) {
            // It agrees with the value a period later, so the one a period before is wrong.
            next if next.is_some() && next == after => {
                mended[at - period] = mended[at].checked_sub(saltus)?
            }
            _ => mended[at] = expected,
        }
    }
    (wrong <= most).then_some(mended)
}

/// Amount by which the values rise in a period at the end, where at most one of three is wrong.
fn saltus(values: &[i64], period: usize) -> Option<i64> {
    let last = values.len().checked_sub(1)?;
    let rise =
        |back: usize| values.get(last - back)?.checked_sub(*values.get((last - back).checked_sub(period)?)?);
    let mut rises = [rise(0)?, rise(1)?, rise(2)?];
    rises.sort_unstable();
    Some(rises[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mend(values: &[i64], most: usize) -> Option<Vec<i64>> {
        mended(values, most, &Budget::new(&mut || false))
    }

    #[test]
    fn single_values_that_are_wrong_are_found_wherever_they_are() {
        for (period, saltus) in [(1, 1), (4, 0), (5, 2), (7, 0), (12, 4)] {
            let right: Vec<i64> = (0..80).map(|n| n * n % period * 3 % 7 + n / period * saltus).collect();
            for place in 0..80 {
                let mut wrong = right.clone();
                wrong[place] += 5;
                assert_eq!(mend(&wrong, 2), Some(right.clone()), "{period} {saltus} {place}");
            }
            assert_eq!(mend(&right, 2), None);
        }
    }

    #[test]
    fn values_before_a_period_and_several_wrong_ones() {
        let right: Vec<i64> = (0..200).map(|n| if n < 30 { n * n % 11 } else { n * n % 9 }).collect();
        let mut wrong = right.clone();
        wrong[100] = 20;
        wrong[101] = 21;
        assert_eq!(mend(&wrong, 2), Some(right));
        wrong[140] = 22;
        assert_eq!(mend(&wrong, 2), None);
    }

    #[test]
    fn values_without_a_period_are_left() {
        let squares: Vec<i64> = (0..300).map(|n: i64| n * n).collect();
        let hashed: Vec<i64> = (0..300).map(|n: i64| (n * n * 31 + n * 7) % 257 % 5).collect();
        assert_eq!(mend(&squares, 3), None);
        assert_eq!(mend(&hashed, 3), None);
    }
}
