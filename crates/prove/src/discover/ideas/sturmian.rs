//! Multiples of a quadratic irrational, rounded down.

use automata::Surd;

/// ⌊α·j⌋ with α = (2 − t + √(t² + 4))/2, exactly.
pub(crate) fn floor(t: u64, j: u64) -> u64 {
    // α·j = (2j − tj + √((t² + 4)·j²))/2, and rounding the root down first changes nothing.
    let (t, j) = (u128::from(t), u128::from(j));
    let root = ((t * t + 4) * j * j).isqrt();
    ((2 * j + root - t * j) / 2) as u64
}

/// Text of the factor.
pub(crate) fn factor(t: u64) -> String {
    let t = t as i64;
    Surd { plus: 2 - t, root: t * t + 4, over: 2 }.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floors_and_their_partners_are_all_numbers_once() {
        // Beatty 1926: with α + t these are complementary.
        for t in 1..=4 {
            let mut seen = vec![false; 2000];
            for j in 1..2000 {
                for number in [floor(t, j), floor(t, j) + t * j] {
                    if let Some(seen) = seen.get_mut(number as usize) {
                        assert!(!std::mem::replace(seen, true), "{t} {j}");
                    }
                }
            }
            assert!(seen[1..1500].iter().all(|&seen| seen), "{t}");
        }
    }
}
