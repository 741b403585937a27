//! Games made of shapes, and a brute force that reads the shapes by their definition.

use rules::Mask;
use solve::{Convention, Form, Game, Halt, Limits, Options, Outcome, Refusal, Shape, Verdict};
use std::collections::HashMap;
use std::sync::Arc;
use tables::{Backing, Table, Want, table};

pub(super) type Condition = fn(&[u64]) -> bool;
pub(super) type Listing = fn(&[u64]) -> Vec<Vec<Vec<u64>>>;

/// A game given by shapes; rule `i` has shape `i`.
#[derive(Clone, Debug, Default)]
pub(super) struct Made {
    pub(super) arity: usize,
    pub(super) misere: bool,
    pub(super) rules: Vec<Rule>,
    pub(super) ends: Vec<(Vec<u64>, Verdict)>,
    pub(super) otherwise: Option<Verdict>,
}

#[derive(Clone, Debug)]
pub(super) enum Rule {
    Ray(Vec<i64>, u64, Option<u64>, Option<Guard>),
    Steps(Vec<Vec<i64>>, Option<Guard>),
    List(Listing),
}

/// A condition on positions.
#[derive(Clone, Debug)]
pub(super) enum Guard {
    If(Condition),
    /// Holds where the sum of coefficients times components is not 0 modulo this.
    Modulo(Vec<u64>, u64),
}

impl Guard {
    pub(super) fn holds(&self, at: &[u64]) -> bool {
        match self {
            Guard::If(condition) => condition(at),
            Guard::Modulo(factors, modulus) => {
                factors.iter().zip(at).map(|(a, b)| a * b).sum::<u64>() % modulus != 0
            }
        }
    }
}

impl Mask for Guard {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        for (place, holds) in (start..).zip(row) {
            *holds = self.holds(&[prefix, &[place]].concat());
        }
    }
}

pub(super) fn ray(direction: &[i64]) -> Rule {
    Rule::Ray(direction.to_vec(), 1, None, None)
}

pub(super) fn steps(deltas: &[&[i64]]) -> Rule {
    Rule::Steps(deltas.iter().map(|delta| delta.to_vec()).collect(), None)
}

pub(super) fn made(arity: usize, rules: Vec<Rule>) -> Made {
    Made { arity, rules, ..Made::default() }
}

impl Made {
    pub(super) fn misere(mut self) -> Made {
        self.misere = true;
        self
    }

    /// A race to the origin: to stand there is lost, to be stuck elsewhere is a draw.
    pub(super) fn race(mut self) -> Made {
        self.ends = vec![(vec![0; self.arity], Verdict::Lost)];
        self.otherwise = Some(Verdict::Draw);
        self
    }

    fn rule_options(&self, rule: usize, at: &[u64]) -> Vec<Vec<Vec<u64>>> {
        let minus = |delta: &[i64], times: u64| -> Option<Vec<u64>> {
            let one = |(&at, &part): (&u64, &i64)| at.checked_add_signed(-(part.checked_mul(times as i64)?));
            at.iter().zip(delta).map(one).collect()
        };
        if self.end(at).expect("never fails").is_some() {
            return vec![];
        }
        let open = |guard: &Option<Guard>| guard.as_ref().is_none_or(|guard| guard.holds(at));
        match &self.rules[rule] {
            Rule::Ray(direction, first, last, guard) if open(guard) => {
                let times = (*first..).take_while(|&times| last.is_none_or(|last| times <= last));
                times.map_while(|times| minus(direction, times)).map(|option| vec![option]).collect()
            }
            Rule::Steps(deltas, guard) if open(guard) => {
                deltas.iter().filter_map(|delta| minus(delta, 1)).map(|option| vec![option]).collect()
            }
            Rule::List(list) => list(at),
            _ => vec![],
        }
    }
}

impl Game for Made {
    fn form(&self) -> Form {
        Form::Tuple(self.arity)
    }

    fn convention(&self) -> Convention {
        if self.misere { Convention::Misere } else { Convention::Normal }
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        (0..self.rules.len()).try_for_each(|rule| self.options_of(rule, at, options))
    }

    fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Refusal> {
        Ok(self.ends.iter().find(|(end, _)| end == at).map(|&(_, verdict)| verdict))
    }

    fn stuck(&self) -> Verdict {
        match (self.otherwise, self.misere) {
            (Some(verdict), _) => verdict,
            (None, false) => Verdict::Lost,
            (None, true) => Verdict::Won,
        }
    }

    fn has_ends(&self) -> bool {
        !self.ends.is_empty()
    }

    fn terminates(&self) -> bool {
        true
    }

    fn shapes(&self, _extents: &[u64]) -> Result<Vec<Shape>, Refusal> {
        let mask = |guard: &Option<Guard>| guard.clone().map(|guard| Arc::new(guard) as Arc<dyn Mask>);
        let shape = |(rule, made): (usize, &Rule)| match made {
            Rule::Ray(direction, first, last, guard) => Shape::Ray {
                rule,
                direction: direction.clone(),
                first: *first,
                last: *last,
                guard: mask(guard),
            },
            Rule::Steps(deltas, guard) => Shape::Steps { rule, deltas: deltas.clone(), guard: mask(guard) },
            Rule::List(_) => Shape::General { rule },
        };
        Ok(self.rules.iter().enumerate().map(shape).collect())
    }

    fn options_of(&self, rule: usize, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for option in self.rule_options(rule, at) {
            for part in option {
                part.iter().for_each(|&word| options.push_word(word));
                options.end_component();
            }
            options.end_option();
        }
        Ok(())
    }
}

/// Outcomes and values by the definitions, remembered.
#[derive(Default)]
pub(super) struct Brute {
    outcomes: HashMap<Vec<u64>, Outcome>,
    values: HashMap<Vec<u64>, u64>,
}

impl Brute {
    /// For games whose options are single components.
    pub(super) fn outcome(&mut self, game: &Made, at: &[u64]) -> Outcome {
        if let Some(&known) = self.outcomes.get(at) {
            return known;
        }
        let options: Vec<_> = (0..game.rules.len()).flat_map(|rule| game.rule_options(rule, at)).collect();
        let follow: Vec<_> = options.iter().map(|option| self.outcome(game, &option[0])).collect();
        let end = game.end(at).expect("never fails");
        let verdict = |verdict| match verdict {
            Verdict::Lost => Outcome::P,
            Verdict::Won => Outcome::N,
            Verdict::Draw => Outcome::D,
        };
        let outcome = match end {
            Some(end) => verdict(end),
            None if follow.is_empty() => verdict(game.stuck()),
            None if follow.contains(&Outcome::P) => Outcome::N,
            None if follow.contains(&Outcome::D) => Outcome::D,
            None => Outcome::P,
        };
        self.outcomes.insert(at.to_vec(), outcome);
        outcome
    }

    pub(super) fn value(&mut self, game: &Made, at: &[u64]) -> u64 {
        if let Some(&known) = self.values.get(at) {
            return known;
        }
        let options: Vec<_> = (0..game.rules.len()).flat_map(|rule| game.rule_options(rule, at)).collect();
        let sum = |option: &Vec<Vec<u64>>| option.iter().fold(0, |sum, part| sum ^ self.value(game, part));
        let follow: std::collections::HashSet<u64> = options.iter().map(sum).collect();
        let value = (0..).find(|value| !follow.contains(value)).expect("naturals never run out");
        self.values.insert(at.to_vec(), value);
        value
    }
}

pub(super) fn positions(extents: &[u64]) -> Vec<Vec<u64>> {
    extents.iter().fold(vec![vec![]], |heads, &extent| {
        heads
            .iter()
            .flat_map(|head| (0..extent).map(move |last| [head.as_slice(), &[last]].concat()))
            .collect()
    })
}

pub(super) fn fill(game: &Made, extents: &[u64], want: Want) -> Result<Table, Halt> {
    table(game, extents, want, Backing::Memory, &Limits::none())
}

/// Compares a table with brute force, cell by cell, row by row, and in sum.
pub(super) fn agrees(game: &Made, extents: &[u64], table: &Table) {
    let mut brute = Brute::default();
    let (mut outcomes, mut values, mut losing) = (vec![], vec![], 0);
    for at in positions(extents) {
        match table.want() {
            Want::Outcomes => {
                let expected = brute.outcome(game, &at);
                assert_eq!(table.outcome(&at), Some(expected), "outcome at {at:?}");
                losing += u64::from(expected == Outcome::P);
                outcomes.push(expected);
            }
            Want::Values => {
                let expected = brute.value(game, &at);
                assert_eq!(table.value(&at), Some(expected), "value at {at:?}");
                losing += u64::from(expected == 0);
                values.push(expected);
            }
        }
    }
    assert_eq!(table.losing(), losing);
    match table.want() {
        Want::Outcomes => {
            assert_eq!(
                table
                    .prefixes()
                    .flat_map(|prefix| table.outcomes(&prefix).collect::<Vec<_>>())
                    .collect::<Vec<_>>(),
                outcomes
            );
        }
        Want::Values => {
            assert_eq!(
                table
                    .prefixes()
                    .flat_map(|prefix| table.values(&prefix).collect::<Vec<_>>())
                    .collect::<Vec<_>>(),
                values
            );
        }
    }
}

pub(super) fn check(game: &Made, extents: &[u64], want: Want) {
    agrees(game, extents, &fill(game, extents, want).expect("an answer"));
}

pub(super) fn check_both(game: &Made, extents: &[u64]) {
    check(game, extents, Want::Outcomes);
    check(game, extents, Want::Values);
}
