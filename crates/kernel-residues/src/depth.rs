//! Depths of numbers: how many of the moduli a number is known not to exceed.
//!
//! A number of depth j is at most the modulus j (counted from 1), and is divided by the moduli after it. A whole number,
//! such as a quotient, is not divided at all. Depths are read off from formulas: a remainder of modulus j has depth j, and
//! so has a number that is at most one of depth j.

use crate::family::{Family, Modulus};
use crate::flaw::{Flaw, Rejection};
use kernel::{Formula, Literal, Meter, Node, Relation, Sense, Variable};
use std::collections::{BTreeMap, BTreeSet};

/// Depths of the numbers of one part of a statement.
pub(crate) struct Depths {
    /// Depth of each number that is not a place; 0 for those that are not named.
    of: BTreeMap<Variable, usize>,
    /// Numbers that are not divided: quotients, and those that are in relations with them or with other numbers.
    wholes: BTreeSet<Variable>,
    /// Depth of each place.
    places: Vec<usize>,
}

impl Depths {
    /// Depths in a part of a statement, whose formulas hold together and bind these numbers.
    pub(crate) fn new(
        family: &Family,
        bound: &[Variable],
        formulas: &[&Formula],
        meter: &Meter,
    ) -> Result<Depths, Rejection> {
        let places = family.depths();
        let mut wholes = BTreeSet::new();
        for literal in formulas.iter().flat_map(|formula| literals(formula)) {
            if Family::modulus(literal).is_some() {
                wholes.insert(literal.numbers[1]);
            }
        }
        let mut depths = Depths { of: BTreeMap::new(), wholes, places };
        if depths.wholes.iter().any(|&number| (number as usize) < depths.places.len()) {
            return Err(Flaw::Sorts.into());
        }
        // Each round may make numbers deeper by what is known of others.
        loop {
            meter.steps(formulas.iter().map(|formula| formula.0.len()).sum())?;
            let mut found: BTreeMap<Variable, usize> = BTreeMap::new();
            let mut all: BTreeMap<Variable, usize> = BTreeMap::new();
            for formula in formulas {
                depths.bounds(&family.moduli, formula, &mut found, &mut all);
            }
            for &number in bound {
                found.insert(number, all.get(&number).copied().unwrap_or(0));
            }
            if found == depths.of {
                break;
            }
            depths.of = found;
        }
        while depths.spread(family.moduli.len(), formulas) {
            meter.steps(formulas.iter().map(|formula| formula.0.len()).sum())?;
        }
        Ok(depths)
    }

    /// Takes bound numbers that would be divided as whole where a relation needs it; `true` if there is one more.
    fn spread(&mut self, moduli: usize, formulas: &[&Formula]) -> bool {
        let before = self.wholes.len();
        for literal in formulas.iter().flat_map(|formula| literals(formula)) {
            let numbers = &literal.numbers;
            let needed = match literal.relation {
                Relation::Defined(_) => false,
                Relation::Linear(..) => numbers.iter().any(|&number| self.is_whole(number)),
                _ => true,
            };
            let is_divided =
                |&number: &Variable| number as usize >= self.places.len() && self.of(number) < moduli;
            if needed {
                let found: Vec<Variable> = numbers.iter().copied().filter(is_divided).collect();
                self.wholes.extend(found);
            }
        }
        self.wholes.len() > before
    }

    /// Makes a number that a move leads to as deep as its place.
    pub(crate) fn lead(&mut self, number: Variable, place: usize) -> Result<(), Rejection> {
        let depth = self.places[place];
        match self.places.get(number as usize) {
            Some(&own) if own == depth => Ok(()),
            None if !self.is_whole(number) => {
                self.of.insert(number, depth);
                Ok(())
            }
            _ => Err(Flaw::Sorts.into()),
        }
    }

    /// Returns `true` for a number that is not divided, whatever its depth.
    pub(crate) fn is_whole(&self, number: Variable) -> bool {
        self.wholes.contains(&number)
    }

    /// Depth of a number.
    pub(crate) fn of(&self, number: Variable) -> usize {
        if self.is_whole(number) {
            return 0;
        }
        let place = self.places.get(number as usize);
        place.or_else(|| self.of.get(&number)).copied().unwrap_or(0)
    }

    /// The depths that a formula gives to numbers: those that it binds are put down, and those free in it added.
    fn bounds(
        &self,
        moduli: &[Modulus],
        formula: &Formula,
        found: &mut BTreeMap<Variable, usize>,
        free: &mut BTreeMap<Variable, usize>,
    ) {
        let mut made: Vec<BTreeMap<Variable, usize>> = vec![];
        for node in &formula.0 {
            let known = match node {
                Node::Literal(literal) => self.literal(moduli, literal),
                Node::Not(_) => BTreeMap::new(),
                Node::And(parts) => {
                    let mut all = BTreeMap::new();
                    parts.iter().for_each(|&part| add(&mut all, &std::mem::take(&mut made[part])));
                    all
                }
                Node::Or(parts) => match parts.split_first() {
                    None => BTreeMap::new(),
                    Some((&first, rest)) => {
                        let mut all = std::mem::take(&mut made[first]);
                        for &part in rest {
                            let other = std::mem::take(&mut made[part]);
                            all.retain(|number, _| other.contains_key(number));
                            all.iter_mut().for_each(|(number, depth)| *depth = other[number].min(*depth));
                        }
                        all
                    }
                },
                Node::Exists(numbers, inner) => {
                    let mut all = std::mem::take(&mut made[*inner]);
                    for number in numbers {
                        found.insert(*number, all.remove(number).unwrap_or(0));
                    }
                    all
                }
            };
            made.push(known);
        }
        add(free, made.last().unwrap_or(&BTreeMap::new()));
    }

    /// The depths that a literal gives to its numbers.
    fn literal(&self, moduli: &[Modulus], literal: &Literal) -> BTreeMap<Variable, usize> {
        let mut known = BTreeMap::new();
        match &literal.relation {
            Relation::Defined(place) if literal.positive => _ = known.insert(literal.numbers[2], place + 1),
            Relation::Linear(factors, constant, Sense::Zero | Sense::Negative) if literal.positive => {
                let negative: Vec<usize> = (0..factors.len()).filter(|&place| factors[place] < 0).collect();
                let limit = match *negative {
                    [place] if factors[place] == -1 && *constant >= 0 => self.of(literal.numbers[place]),
                    // A number that is at most c.
                    [] => {
                        moduli.iter().take_while(|modulus| 1.max(modulus.sum.constant) >= -constant).count()
                    }
                    _ => 0,
                };
                for (&number, &factor) in literal.numbers.iter().zip(factors) {
                    if factor > 0 && limit > 0 {
                        known.insert(number, limit);
                    }
                }
            }
            _ => {}
        }
        known
    }
}

/// Adds depths: of two the larger counts.
fn add(all: &mut BTreeMap<Variable, usize>, more: &BTreeMap<Variable, usize>) {
    for (&number, &depth) in more {
        let known = all.entry(number).or_insert(0);
        *known = depth.max(*known);
    }
}

/// Literals of a formula.
pub(crate) fn literals(formula: &Formula) -> impl Iterator<Item = &Literal> {
    formula.0.iter().filter_map(|node| match node {
        Node::Literal(literal) => Some(literal),
        _ => None,
    })
}
