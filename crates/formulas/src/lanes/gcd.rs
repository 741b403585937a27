//! Greatest common divisors of consecutive numbers and one other, and those that divide it: each power of a prime that divides it divides every so many of them.

use super::{LANES, Lane, Numbers, natural};
use language::sieve::small_factor;

/// Puts the greatest common divisors with another number in place of numbers that rise or fall by 1; `None` if that one is large.
pub fn divide<L: Lane>(of: &mut Numbers<L>, with: u64) -> Option<()> {
    of.defined &= natural(of);
    if with == 0 {
        return Some(());
    }
    of.most = i64::try_from(with).ok().filter(|most| *most <= L::LARGEST)?;
    of.least = of.least.min(0);
    let (first, second): (i64, i64) = (of.lanes[0].into(), of.lanes[1].into());
    of.lanes.fill(L::from(1));
    let mut rest = with;
    while rest > 1 {
        let prime = small_factor(rest)?;
        let factor = L::try_from(i64::try_from(prime).ok()?).ok()?;
        let mut power = 1;
        while rest.is_multiple_of(prime) {
            rest /= prime;
            power *= prime as i64;
            // Distance to the first multiple of the power.
            let start = if second > first { (-first).rem_euclid(power) } else { first.rem_euclid(power) };
            // A power may be beyond a word of the machine.
            let (mut lane, lanes) = (start, LANES as i64);
            while lane < lanes {
                let at = &mut of.lanes[lane as usize];
                *at = at.times(factor);
                lane = lane.saturating_add(power);
            }
        }
    }
    Some(())
}

/// Limit on the cofactors that are tried.
const TRIED: i64 = 1 << 5;

/// Of numbers that rise or fall by 1, those that divide another, as bits; `None` if they are better tried.
pub fn divisors<L: Lane>(of: &Numbers<L>, with: i64) -> Option<u64> {
    let (start, end): (i64, i64) = (of.lanes[0].into(), of.lanes[LANES - 1].into());
    let (low, high) = (start.min(end), start.max(end));
    if low < 1 || with < 1 || with / low - with / high > TRIED {
        return None;
    }
    // A divisor in the range times its cofactor is the number.
    let cofactors = (with / high).max(1)..=with / low;
    let found = cofactors.filter(|cofactor| with % cofactor == 0).map(|cofactor| with / cofactor);
    let within = found.filter(|divisor| (low..=high).contains(divisor));
    Some(within.fold(0, |bits, divisor| bits | 1 << (divisor - start).unsigned_abs()))
}
