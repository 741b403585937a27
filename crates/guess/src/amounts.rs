//! Values as those of a heap from which certain amounts are taken, and the largest amount that they need.

/// Values among which amounts are looked for; comparing each with all before it takes time n².
const MOST: usize = 1 << 12;

/// The largest amount that explains values of heaps 0, 1, 2, …: the amounts up to it that never lead from a value to itself, or
/// from a loss to a loss, account for all values. Nothing where no amounts do.
pub(crate) fn largest_needed(values: &[i64], outcomes: bool) -> Option<usize> {
    if values.len() > MOST || values.iter().any(|&value| value < 0) {
        return None;
    }
    let clashes = |one: i64, other: i64| one == other && (!outcomes || one == 0);
    let never = |&by: &usize| !(by..values.len()).any(|n| clashes(values[n], values[n - by]));
    let amounts: Vec<usize> = (1..values.len()).filter(never).collect();
    let mut largest = 0;
    for (n, &value) in values.iter().enumerate() {
        // An option with each smaller value is needed.
        for wanted in 0..value {
            let leads = |by: &&usize| n.checked_sub(**by).is_some_and(|to| values[to] == wanted);
            largest = largest.max(*amounts.iter().find(leads)?);
        }
    }
    Some(largest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of heaps from which these amounts are taken.
    fn taken(amounts: &[usize], count: usize) -> Vec<i64> {
        let mut values: Vec<i64> = Vec::new();
        for n in 0..count {
            let options: Vec<i64> = amounts.iter().filter(|&&k| k <= n).map(|k| values[n - k]).collect();
            values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
        }
        values
    }

    #[test]
    fn the_largest_amount_is_found() {
        assert_eq!(largest_needed(&taken(&[2, 5, 7], 80), false), Some(7));
        assert_eq!(largest_needed(&taken(&[1, 8, 27], 60), false), Some(27));
        // Odd amounts beside 1 change nothing.
        assert_eq!(largest_needed(&taken(&[1, 3, 5], 60), false), Some(1));
        assert_eq!(largest_needed(&[0; 30], false), Some(0));
    }

    #[test]
    fn values_of_heaps_that_are_split_need_no_amounts() {
        let mut kayles: Vec<i64> = vec![0];
        for n in 1..60usize {
            let one = (0..n).map(|i| kayles[i] ^ kayles[n - 1 - i]);
            let two = (0..n - 1).map(|i| kayles[i] ^ kayles[n - 2 - i]);
            let options: Vec<i64> = one.chain(two).collect();
            kayles.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
        }
        assert_eq!(largest_needed(&kayles, false), None);
    }

    #[test]
    fn losses_alone_are_explained_too() {
        let outcomes: Vec<i64> = taken(&[1, 8, 27], 60).into_iter().map(|value| value.min(1)).collect();
        assert!(largest_needed(&outcomes, true).is_some_and(|by| by <= 27));
    }
}
