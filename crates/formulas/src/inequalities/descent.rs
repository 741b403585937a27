//! Sums that fall with every move, in several phases.
//!
//! **Problem.** Moves lead from naturals to naturals, and linear inequalities are known of each kind of move. Positions
//! are in phases. Is there a list of sums for each phase, so that with every move the first sum that changes falls, and
//! none that falls is negative before the move?
//!
//! **Method.** That a sum with unknown weights falls by at least 1 follows from inequalities if and only if it
//! is a combination of them with multipliers that are not negative (Farkas), which is a linear program in weights and
//! multipliers. A sum is found that rises with no move and falls with as many kinds as possible; those kinds are left
//! out, and the next sum has to deal with the others (Alias, Darte, Feautrier and Gonnord 2010).
//!
//! **Cost.** A linear program for each sum, and for each kind of move where not all can fall at once.

use super::affine::Affine;
use super::simplex::{Budget, contradictory, solution};
use dashu_int::IBig;
use dashu_int::ops::{DivEuclid, Gcd};
use std::collections::BTreeSet;

/// Most values of a number that are phases of their own.
const MOST_VALUES: u32 = 8;
/// Cost of a copy of a kind of move, in products.
const COST_OF_COPY: u64 = 100;
/// Most kinds of moves that are examined.
const MOST_EDGES: usize = 64;

/// A condition on the numbers of a position, which are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Always.
    Any,
    /// A number is this.
    Value(usize, u32),
    /// A number is at least this.
    AtLeast(usize, u32),
    /// A number leaves a remainder: the number, the divisor, the remainder.
    Remainder(usize, u32, u32),
    /// The first number is less than the second.
    Less(usize, usize),
    /// The first number is not less than the second.
    NotLess(usize, usize),
}

impl Phase {
    /// Adds that a move begins in this phase, or that it leads there.
    fn assume(self, edge: &mut Edge, after: bool) {
        let numbers = if after { &edge.after } else { &edge.before };
        let number = |place: usize| numbers[place].clone();
        match self {
            Phase::Any => {}
            Phase::Value(place, value) => edge.equate(number(place).offset(-IBig::from(value))),
            Phase::AtLeast(place, value) => edge.demand(number(place).offset(-IBig::from(value))),
            Phase::Remainder(place, by, rest) => {
                let multiple = Affine::unknown(edge.unknowns()).times(&by.into());
                edge.equate(number(place).offset(-IBig::from(rest)).subtract(&multiple));
            }
            Phase::Less(a, b) => edge.demand(number(b).subtract(&number(a)).offset(-1)),
            Phase::NotLess(a, b) => edge.demand(number(a).subtract(&number(b))),
        }
    }
}

/// A kind of move: what is known of unknown naturals, and the numbers before and after it.
#[derive(Clone, Debug)]
pub struct Edge {
    /// Forms that are nonnegative.
    facts: Vec<Affine>,
    before: Vec<Affine>,
    after: Vec<Affine>,
    /// Unknowns that are replaced by forms.
    solved: Vec<(usize, Affine)>,
}

impl Edge {
    /// A move from and to these numbers, where some forms are nonnegative.
    pub fn new(facts: Vec<Affine>, before: Vec<Affine>, after: Vec<Affine>) -> Edge {
        Edge { facts, before, after, solved: vec![] }
    }

    /// Adds that a form is nonnegative.
    pub fn demand(&mut self, form: Affine) {
        let form = self.solved.iter().fold(form, |form, (unknown, value)| form.substitute(*unknown, value));
        self.facts.push(rounded(form));
    }

    /// Adds that a form is 0: where possible an unknown is replaced everywhere.
    pub fn equate(&mut self, form: Affine) {
        let form = self.solved.iter().fold(form, |form, (unknown, value)| form.substitute(*unknown, value));
        let unit = |multiple: &IBig| *multiple == IBig::ONE || *multiple == IBig::NEG_ONE;
        match form.multiples.iter().find(|(_, multiple)| unit(multiple)) {
            None => self.facts.extend([rounded(form.times(&IBig::NEG_ONE)), rounded(form)]),
            Some((&unknown, multiple)) => {
                let value = form.times(&-multiple).plus(&Affine::unknown(unknown), &IBig::ONE);
                let solved = self.solved.iter_mut().map(|(_, value)| value);
                for known in self.before.iter_mut().chain(&mut self.after).chain(solved) {
                    *known = std::mem::take(known).substitute(unknown, &value);
                }
                for fact in &mut self.facts {
                    *fact = rounded(std::mem::take(fact).substitute(unknown, &value));
                }
                self.facts.push(rounded(value.clone()));
                self.solved.push((unknown, value));
            }
        }
    }

    /// An unknown that nothing speaks of yet, by its number.
    pub fn unknowns(&self) -> usize {
        let forms = self.facts.iter().chain(&self.before).chain(&self.after);
        let last = forms.filter_map(|form| form.multiples.keys().next_back());
        last.chain(self.solved.iter().map(|(unknown, _)| unknown)).max().map_or(0, |last| last + 1)
    }

    /// Returns `true` if this is never so.
    fn is_never(&self, budget: &Budget) -> bool {
        contradictory(self.facts.iter(), self.unknowns(), budget)
    }

    /// Returns `true` if no number of this place before the move is larger than a bound.
    fn bounds(&self, place: usize, most: u32, budget: &Budget) -> bool {
        let beyond = self.before[place].clone().offset(-IBig::from(most + 1));
        contradictory(self.facts.iter().chain([&beyond]), self.unknowns(), budget)
    }

    /// Divisors that may matter.
    fn divisors(&self) -> impl Iterator<Item = u32> {
        let forms = self.facts.iter().chain(&self.before).chain(&self.after);
        let multiples = forms.flat_map(|form| form.multiples.values());
        multiples
            .filter_map(|multiple| u32::try_from(multiple).ok())
            .filter(|by| (2..=MOST_VALUES).contains(by))
    }
}

/// The same form of integers, with the constant rounded down to a multiple of the common divisor.
fn rounded(mut form: Affine) -> Affine {
    if let Some(divisor) = form.divisor() {
        form.multiples.values_mut().for_each(|multiple| *multiple /= &divisor);
        form.constant = form.constant.div_euclid(divisor);
    }
    form
}

/// Ways to tell phases by these kinds of moves, between positions of so many numbers.
fn partitions(edges: &[Edge], places: usize, budget: &Budget) -> Vec<Vec<Phase>> {
    let mut partitions = vec![vec![Phase::Any]];
    for place in 0..places {
        let bound = |edge| (0..MOST_VALUES).find(|&most| Edge::bounds(edge, place, most, budget));
        if let Some(most) = edges.iter().filter_map(bound).max() {
            let values = (0..=most).map(|value| Phase::Value(place, value));
            partitions.push(values.chain([Phase::AtLeast(place, most + 1)]).collect());
        }
    }
    for a in 0..places {
        partitions.extend((0..a).map(|b| vec![Phase::Less(a, b), Phase::NotLess(a, b)]));
    }
    let divisors: BTreeSet<u32> = edges.iter().flat_map(Edge::divisors).collect();
    for by in divisors {
        let remainders = |place| (0..by).map(|rest| Phase::Remainder(place, by, rest)).collect();
        partitions.extend((0..places).map(remainders));
    }
    partitions
}

/// Sums by phases: in each phase, the first that changes with a move falls. `None` if none were found.
pub fn descent(edges: &[Edge], places: usize, budget: &Budget) -> Option<Vec<(Phase, Vec<Affine>)>> {
    partitions(edges, places, budget).into_iter().find_map(|phases| {
        if !budget.take((edges.len() * phases.len() * phases.len()) as u64 * COST_OF_COPY) {
            return None;
        }
        let mut between = vec![];
        for edge in edges {
            for (i, before) in phases.iter().enumerate() {
                for (j, after) in phases.iter().enumerate() {
                    let mut edge = edge.clone();
                    before.assume(&mut edge, false);
                    after.assume(&mut edge, true);
                    if !edge.is_never(budget) {
                        between.push(([i, j], edge));
                    }
                    if between.len() > MOST_EDGES || !budget.take(1) {
                        return None;
                    }
                }
            }
        }
        let levels = levels(&between, phases.len(), places, budget)?;
        let of = |phase: usize| levels.iter().map(|level| level[phase].clone()).collect();
        Some(phases.iter().enumerate().map(|(number, &phase)| (phase, of(number))).collect())
    })
}

/// A kind of move, and the phases before and after it.
type Between = ([usize; 2], Edge);

/// Sums for each phase, one after another, until every kind of move makes one of them fall.
fn levels(between: &[Between], phases: usize, places: usize, budget: &Budget) -> Option<Vec<Vec<Affine>>> {
    let (mut levels, mut left) = (vec![], vec![true; between.len()]);
    while left.contains(&true) {
        let found = |falls: &[bool]| Program::new(phases, places).solved(between, &left, falls, budget);
        let (sums, falls) = match found(&left) {
            Some(sums) => (sums, left.clone()),
            None => {
                let one = |place: usize| found(&(0..left.len()).map(|it| it == place).collect::<Vec<_>>());
                let each = left.iter().enumerate().map(|(place, &left)| one(place).filter(|_| left));
                let each: Vec<Option<Vec<Affine>>> = each.collect();
                let falls = each.iter().map(Option::is_some).collect();
                let added = |a: Vec<Affine>, b: Vec<Affine>| a.iter().zip(b).map(|(a, b)| b + a).collect();
                (each.into_iter().flatten().reduce(added)?, falls)
            }
        };
        levels.push(least(sums));
        left.iter_mut().zip(falls).for_each(|(left, falls)| *left &= !falls);
    }
    Some(levels)
}

/// The same sums without their common divisor.
fn least(mut sums: Vec<Affine>) -> Vec<Affine> {
    let all = sums.iter().flat_map(|sum| sum.multiples.values().chain([&sum.constant]));
    let common = IBig::from(all.fold(dashu_int::UBig::ZERO, |common, number| match *number == IBig::ZERO {
        true => common,
        false => IBig::from(common).gcd(number),
    }));
    if common > IBig::ONE {
        for sum in &mut sums {
            sum.multiples.values_mut().for_each(|multiple| *multiple /= &common);
            sum.constant /= &common;
        }
    }
    sums
}

/// A linear program for weights and constants of a sum in each phase, each the difference of two unknowns.
struct Program {
    places: usize,
    phases: usize,
    unknowns: usize,
    forms: Vec<Affine>,
}

impl Program {
    fn new(phases: usize, places: usize) -> Program {
        Program { places, phases, unknowns: 2 * phases * (places + 1), forms: vec![] }
    }

    /// The weight of a number in a phase; after the last number comes the constant.
    fn weight(&self, phase: usize, place: usize) -> Affine {
        let plus = 2 * (phase * (self.places + 1) + place);
        Affine::unknown(plus).subtract(&Affine::unknown(plus + 1))
    }

    /// Demands that the sums of some phases, with signs, come to at least a constant wherever the facts hold.
    fn demand(&mut self, sums: &[(i32, usize, &[Affine])], least: u32, edge: &Edge) {
        let first = self.unknowns;
        self.unknowns += edge.facts.len();
        let part = |of: &dyn Fn(&Affine) -> IBig, own: u32| {
            let mut form = Affine::constant(-IBig::from(own));
            for &(sign, phase, numbers) in sums {
                for (place, number) in numbers.iter().enumerate() {
                    form = form.plus(&self.weight(phase, place), &(of(number) * IBig::from(sign)));
                }
                // A constant belongs to the constant part alone.
                let constant = of(&Affine::constant(1)) * IBig::from(sign);
                form = form.plus(&self.weight(phase, self.places), &constant);
            }
            let multipliers = edge.facts.iter().enumerate();
            multipliers.fold(form, |form, (at, fact)| form.plus(&Affine::unknown(first + at), &-of(fact)))
        };
        let multiple =
            |unknown: usize| move |form: &Affine| form.multiples.get(&unknown).cloned().unwrap_or_default();
        let mut forms = vec![part(&|form| form.constant.clone(), least)];
        forms.extend((0..edge.unknowns()).map(|unknown| part(&multiple(unknown), 0)));
        forms.retain(|form| !form.multiples.is_empty() || form.constant < IBig::ZERO);
        self.forms.extend(forms);
    }

    /// A sum for each phase that rises with no kind of move that is left, falls with some of these, and is not
    /// negative before any.
    fn solved(
        mut self,
        all: &[Between],
        left: &[bool],
        falls: &[bool],
        budget: &Budget,
    ) -> Option<Vec<Affine>> {
        for (place, ([i, j], edge)) in all.iter().enumerate() {
            let forms = (edge.unknowns() + 1) * (edge.facts.len() + 2 * self.places);
            if !budget.take(forms as u64) {
                return None;
            }
            let [before, after] = [(1, *i, &*edge.before), (-1, *j, &*edge.after)];
            if left[place] {
                self.demand(&[before, after], u32::from(falls[place]), edge);
            }
            self.demand(&[before], 0, edge);
        }
        let found = solution(self.forms.iter(), self.unknowns, budget)?;
        let sum = |phase: usize| {
            let weight = |place: usize| {
                let plus = 2 * (phase * (self.places + 1) + place);
                &found[plus] - &found[plus + 1]
            };
            let terms = (0..self.places).map(|place| (Affine::unknown(place), weight(place)));
            terms.fold(Affine::constant(weight(self.places)), |sum, (number, weight)| {
                sum.plus(&number, &weight)
            })
        };
        Some((0..self.phases).map(sum).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves between pairs: the second number has to be the first of these, and the first number changes by the
    /// second of them, and the second number becomes the third.
    fn steps(all: &[(u32, i32, u32)]) -> Vec<Edge> {
        let step = |&(at, by, to): &(u32, i32, u32)| {
            let first = Affine::unknown(0);
            let mut edge = Edge::new(
                vec![],
                vec![first.clone(), Affine::unknown(1)],
                vec![first.clone().offset(by), Affine::constant(to)],
            );
            edge.equate(Affine::unknown(1).offset(-IBig::from(at)));
            edge.demand(first.offset(by));
            edge
        };
        all.iter().map(step).collect()
    }

    fn found(edges: &[Edge], places: usize) -> Option<Vec<(Phase, Vec<Affine>)>> {
        descent(edges, places, &Budget::new(10_000_000, |_| false))
    }

    #[test]
    fn what_rises_for_a_while_has_a_sum_in_each_phase_that_falls() {
        let moves = [(0, 2, 1), (1, 3, 2), (2, -6, 0), (1, -4, 1)];
        let phases = found(&steps(&moves), 2).expect("sums");
        let value = |first: i64, second: u32| {
            let of = |phase: &Phase| match *phase {
                Phase::Value(1, value) => value == second,
                Phase::AtLeast(1, value) => value <= second,
                ref other => panic!("{other:?}"),
            };
            let (_, sums) = phases.iter().find(|(phase, _)| of(phase)).expect("a phase");
            let at = [IBig::from(first), IBig::from(second)];
            let sum = |sum: &Affine| {
                sum.multiples.iter().fold(sum.constant.clone(), |total, (&place, by)| total + by * &at[place])
            };
            sums.iter().map(sum).collect::<Vec<IBig>>()
        };
        for first in 0..40 {
            for (at, by, to) in moves {
                let (before, after) = (value(first, at), first + i64::from(by));
                assert!(after < 0 || value(after, to) < before, "{first} {at} {by} {to}");
                assert!(after < 0 || before.iter().all(|sum| *sum >= IBig::ZERO), "{first} {at}");
            }
        }
    }

    #[test]
    fn what_goes_round_has_no_sum() {
        assert_eq!(found(&steps(&[(0, 2, 1), (1, 3, 2), (2, -5, 0)]), 2), None);
        assert_eq!(found(&steps(&[(0, 2, 1), (1, -3, 0), (1, -2, 0)]), 2), None);
        assert!(found(&steps(&[(0, 2, 1), (1, -3, 0), (1, -4, 0)]), 2).is_some());
    }
}
