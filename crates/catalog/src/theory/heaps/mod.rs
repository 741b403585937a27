//! Games on heaps given by one number each.
//!
//! Most of them are a [`Heap`]: a game with nim-values in closed form. [`Normal`] draws the consequences for
//! normal play, [`Misere`] those for misère play. Moore's game, in which several heaps change at once, is
//! judged as a whole.

mod arc;
mod bash;
mod bash_clear;
mod bash_range;
mod columns;
mod count_up;
mod heap;
mod misere;
mod moore;
mod nim;
mod periodic;
mod prime_power;
mod primes;
mod subtraction;

use super::Theory;
use bash::Bash;
use bash_clear::BashClear;
use bash_range::BashRange;
use count_up::CountUp;
use dashu_int::UBig;
use heap::{Heap, Normal};
use misere::Misere;
use moore::Moore;
use nim::Nim;
use prime_power::PrimePower;
use rules::{Argument, Convention};
use subtraction::Subtraction;

/// Theory of a game in this module.
pub(super) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    match (game, parameters) {
        ("nim", []) => Some(of(Nim, convention)),
        ("bash", [Argument::Natural(m)]) if !m.is_zero() => Some(of(Bash::alone(m.clone()), convention)),
        ("nim-bounded", [Argument::Natural(r)]) => Some(of(Bash::bounded(r.clone()), convention)),
        ("bash-range", [Argument::Natural(a), Argument::Natural(b)]) if is_range(a, b) => {
            Some(of(BashRange::new(a.clone(), b.clone()), convention))
        }
        ("bash-clear", [Argument::Natural(a), Argument::Natural(b)]) if is_range(a, b) => {
            Some(of(BashClear::new(a.clone(), b.clone()), convention))
        }
        ("count-up", [Argument::Natural(m), Argument::Natural(target)]) if !m.is_zero() => {
            Some(of(CountUp::new(m.clone(), target.clone()), convention))
        }
        ("moore", [Argument::Natural(k)]) if !k.is_zero() => {
            Some(Box::new(Moore::new(k.clone(), convention)))
        }
        ("prime-power", [kmax]) => {
            let kmax = match kmax {
                Argument::Natural(kmax) => Some(kmax.clone()),
                _ => None,
            };
            Some(of(PrimePower::new(kmax), convention))
        }
        // Taking nothing is not a move.
        ("subtraction", [Argument::Set(set)]) => {
            let set = set.iter().filter(|member| !member.is_zero()).cloned().collect();
            Some(of(Subtraction::new(set), convention))
        }
        _ => None,
    }
}

/// A game with nim-values, under a convention.
fn of(game: impl Heap + 'static, convention: Convention) -> Box<dyn Theory> {
    match convention {
        Convention::Normal => Box::new(Normal(game)),
        Convention::Misere => Box::new(Misere(game)),
    }
}

fn is_range(least: &UBig, most: &UBig) -> bool {
    !least.is_zero() && least <= most
}
