//! Greatest common divisors of consecutive numbers and one other: each power of a prime that divides it divides every so many of them.

use super::lane::{LANES, Lane, Numbers, natural};
use language::sieve::small_factor;

/// Puts the greatest common divisors with another number in place of numbers that rise or fall by 1; `None` if that one is large.
pub(super) fn divide<L: Lane>(of: &mut Numbers<L>, with: u64) -> Option<()> {
    of.defined &= natural(of);
    if with == 0 {
        return Some(());
    }
    of.most = i64::try_from(with).ok().filter(|most| *most <= L::LARGEST)?;
    let (first, second): (i64, i64) = (of.lanes[0].into(), of.lanes[1].into());
    of.lanes.fill(L::from(1));
    let mut rest = with;
    while rest > 1 {
        let prime = small_factor(rest)?;
        let factor = L::try_from(i64::try_from(prime).ok()?).ok()?;
        let mut power = 1;
        while rest % prime == 0 {
            rest /= prime;
            power *= prime as i64;
            // Distance to the first multiple of the power.
            let start = if second > first { (-first).rem_euclid(power) } else { first.rem_euclid(power) };
            let mut lane = start as usize;
            while lane < LANES {
                of.lanes[lane] = of.lanes[lane].times(factor);
                lane += power as usize;
            }
        }
    }
    Some(())
}
