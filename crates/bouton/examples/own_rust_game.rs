//! A game whose moves are written in Rust: on the workbench, and on an engine without one.
//!
//! From a heap of n stones take a number of them that divides n, but not all.
//!
//! `cargo run --example own_rust_game -p bouton`

use bouton::engine::pool::Component;
use bouton::engine::search::Values;
use bouton::engine::{Game, Halt, Refusal};
use bouton::rules::{Argument, Form, NativeMoves, Objection, Options, Trouble};
use bouton::{Convention, Limits, Native, Problems, Query, Workbench};
use std::sync::Arc;

fn main() -> Result<(), Problems> {
    print!("{}", run()?);
    match values() {
        Ok(values) => println!("{values:?}"),
        Err(halt) => eprintln!("{halt:?}"),
    }
    Ok(())
}

/// The options of a heap. A move may leave several components, or none; this one leaves one.
fn take_divisors(heap: u64, options: &mut Options) {
    for taken in (1..heap).filter(|&taken| heap.is_multiple_of(taken)) {
        options.push_word(heap - taken);
        options.end_component();
        options.end_option();
    }
}

/// All else that is to be said of the game stands in its text: names, claims, examples.
const TEXT: &str = "game divisors
title en \"Divisors\"
title zh \"取约数\"
native (n)
P(n) iff odd(n) or n = 0
example (6) is N
example (6) moves to (3)
";

/// For the workbench: the game with its parameters open, and then its moves. This one has no parameters.
struct Divisors;

impl Native for Divisors {
    fn with(&self, _arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
        Ok(Arc::new(Divisors))
    }
}

impl NativeMoves for Divisors {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let &[heap] = at else { return Err(Trouble::WrongForm) };
        take_divisors(heap, options);
        Ok(())
    }

    /// Every move takes a stone.
    fn terminates(&self) -> bool {
        true
    }
}

/// Everything that games in the language can do, this one can do as well.
pub(crate) fn run() -> Result<String, Problems> {
    let workbench = Workbench::new();
    workbench.add_native("divisors", TEXT, Arc::new(Divisors))?;
    let variant = workbench.variant(&Query::read("divisors")?, None)?;
    let report = bouton::check(&variant, &[], 100, &Limits::none())?;
    let mut told = format!("refuted: {}\n", report.is_refuted());
    // In a sum with a game of the catalogue.
    let position = workbench.ask(&Query::read("divisors 12 + nim 1")?, None)?;
    let answer = bouton::solve(&position, 16, &Limits::none())?;
    for made in &answer.winning_moves {
        told += &format!("{} leaves {}\n", made.text, made.to);
    }
    Ok(told)
}

/// For an engine alone, without text, names and words.
impl Game for Divisors {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        let &[heap] = at else { return Err(Refusal::NotAPosition) };
        take_divisors(heap, options);
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

/// The nim-values of the heaps 0 to 16.
pub(crate) fn values() -> Result<Vec<u64>, Halt> {
    let mut search = Values::new(&[&Divisors])?;
    let value = |heap| Ok(search.value(&Component::new(0, [heap]), &Limits::none())?.value);
    (0..=16u64).map(value).collect()
}
