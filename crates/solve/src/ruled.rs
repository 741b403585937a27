//! Rule sets of the language as engine games.

use crate::game::Factor;
use crate::{Game, Refusal};
use forms::{Shape, Sifted, Taking, Walks, factors, takes};
use rules::{Convention, Form, Instance, NativeMoves, Options, Run, Trouble, Verdict};
use std::ops::ControlFlow;
use std::sync::Arc;

impl From<Trouble> for Refusal {
    fn from(trouble: Trouble) -> Refusal {
        match trouble {
            Trouble::TooLarge => Refusal::TooLarge,
            Trouble::Unbounded { rule, variable } => Refusal::Unbounded { rule, variable },
            Trouble::TooMany => Refusal::TooManyOptions,
            Trouble::WrongForm => Refusal::NotAPosition,
            Trouble::Blocking => Refusal::Blocking,
            Trouble::Entailing => Refusal::Entailing,
        }
    }
}

impl Game for Instance {
    fn form(&self) -> Form {
        Instance::form(self)
    }

    fn convention(&self) -> Convention {
        Instance::convention(self)
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        Ok(Instance::options(self, at, options)?)
    }

    fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Refusal> {
        Ok(Instance::end(self, at)?)
    }

    fn end_row(&self, prefix: &[u64], start: u64, row: &mut [Option<Verdict>]) -> Result<(), Refusal> {
        Ok(Instance::end_row(self, prefix, start, row)?)
    }

    fn stuck(&self) -> Verdict {
        Instance::stuck(self)
    }

    fn has_ends(&self) -> bool {
        Instance::has_ends(self)
    }

    fn terminates(&self) -> bool {
        Instance::terminates(self)
    }

    fn reach(&self) -> u64 {
        Instance::reach(self)
    }

    fn every(&self) -> bool {
        Instance::every(self)
    }

    fn blocking(&self) -> Option<(u64, &dyn Game)> {
        Instance::blocking(self).map(|(most, plain)| (most, plain as &dyn Game))
    }

    fn entailing(&self) -> Option<(Vec<bool>, &dyn Game)> {
        Instance::entailing(self).map(|(rules, plain)| (rules.to_vec(), plain as &dyn Game))
    }

    fn shapes(&self, extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        Ok(forms::shapes(self, extents)?)
    }

    fn walks(&self, rule: usize, extents: &[u64]) -> Option<Walks> {
        Walks::of(Instance::rules(self).get(rule)?, extents)
    }

    fn sifted(&self, rule: usize, extents: &[u64]) -> Option<Sifted> {
        Sifted::of(self, rule, extents)
    }

    fn vectors(&self, rule: usize, extents: [u64; 2]) -> Option<Vec<u64>> {
        forms::vectors(self, rule, extents)
    }

    fn factors(&self) -> Option<[Factor; 2]> {
        match self.native() {
            Some(moves) => moves.factors().map(|factors| factors.map(Factor::Native)),
            None => factors(self).map(|factors| factors.map(|factor| Factor::Rules(Box::new(factor)))),
        }
    }

    fn takes(&self, extent: u64) -> Option<Vec<Taking>> {
        takes(self, extent)
    }

    fn runs(&self, heap: u64, runs: &mut Vec<Run>) -> Result<bool, Refusal> {
        Ok(Instance::runs(self, heap, runs)?)
    }

    fn options_of(&self, rule: usize, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        Ok(Instance::options_of(self, rule, at, options)?)
    }

    fn parts_of(
        &self,
        rule: usize,
        at: &[u64],
        options: &mut Options,
        tell: &mut dyn FnMut(&Options) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        Ok(Instance::parts_of(self, rule, at, options, tell)?)
    }
}

/// Moves written in Rust, of single numbers, as a game.
impl Game for Arc<dyn NativeMoves> {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        Ok(NativeMoves::options(&**self, at, options)?)
    }

    fn terminates(&self) -> bool {
        NativeMoves::terminates(&**self)
    }
}
