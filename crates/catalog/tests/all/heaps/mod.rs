//! The theories of the games on heaps, against exhaustive search written from the rules.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod bash;
mod bash_range;
mod brute;
mod count_up;
mod giant;
mod moore;
mod nim;
mod prime_power;
mod subtraction;

use catalog::theory::{Theory, theory};
use dashu_int::UBig;
use rules::{Argument, Convention};

/// A theory that exists.
fn the(game: &str, parameters: &[Argument], convention: Convention) -> Box<dyn Theory> {
    theory(game, parameters, convention).unwrap_or_else(|| panic!("{game} has a theory"))
}

fn natural(number: impl Into<UBig>) -> Argument {
    Argument::Natural(number.into())
}

fn set(members: &[u64]) -> Argument {
    Argument::Set(members.iter().map(|&member| member.into()).collect())
}

/// `10^exponent + plus`
fn giant(exponent: usize, plus: u64) -> UBig {
    UBig::from(10u8).pow(exponent) + plus
}
