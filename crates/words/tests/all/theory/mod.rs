//! The arguments of the catalogue's theories, word for word.

mod coins;
mod corners;
mod dynamic;
mod euclid;
mod every;
mod georgia;
mod graph;
mod heaps;
mod new_stone;
mod poi;
mod race;
mod ruler;
mod staircase;
mod take_break;
mod tartan;
mod turning;
mod wythoff;

use catalog::argument::Statement;
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention};
use words::Say;

/// The theory of a game.
fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Box<dyn Theory> {
    catalog::theory::theory(game, parameters, convention).unwrap_or_else(|| panic!("{game} has a theory"))
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

/// A component in the numbers of a theory.
fn big(words: &[u64]) -> Vec<UBig> {
    words.iter().map(|&word| UBig::from(word)).collect()
}

fn english(said: &[Statement]) -> Vec<String> {
    said.iter().map(|statement| statement.text().en).collect()
}

fn chinese(said: &[Statement]) -> Vec<String> {
    said.iter().map(|statement| statement.text().zh).collect()
}
