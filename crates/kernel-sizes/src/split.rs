//! Residues of places: what entries count often depends on whether their place is even.
//!
//! If the only relations that totals have of a place and a length alone are that C divides a·i + b·l + c, for the same C,
//! a and b, then sentences are made for each residue of a·i + b·l by C, and there these relations hold or do not.

use crate::statement::Statement;
use kernel::{Formula, Literal, Node, Relation, Sense, Variable};
use kernel_text::Build;

/// Largest modulus by which sentences are split.
const MOST_RESIDUES: i64 = 16;

/// Residues by which sentences are split: none if the modulus is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Split {
    modulus: i64,
    /// Coefficients of the place and the length.
    pub(crate) by: [i64; 2],
}

/// The place and the length among the numbers of an entry of a row.
const PLACES: [Variable; 2] = [1, 2];

/// Returns `true` if a literal speaks of places and lengths only.
fn is_of_places(literal: &Literal) -> bool {
    !literal.numbers.is_empty() && literal.numbers.iter().all(|number| PLACES.contains(number))
}

fn coefficients(literal: &Literal, factors: &[i64]) -> [i64; 2] {
    PLACES.map(|place| {
        let at = literal.numbers.iter().position(|&number| number == place);
        at.map_or(0, |at| factors[at])
    })
}

fn literals(formula: &Formula) -> impl Iterator<Item = &Literal> {
    formula.0.iter().filter_map(|node| match node {
        Node::Literal(literal) => Some(literal),
        _ => None,
    })
}

impl Statement {
    /// The residues by which its sentences are split.
    pub(crate) fn split(&self) -> Split {
        let none = Split { modulus: 1, by: [0, 0] };
        let all = self.totals.iter().flat_map(|total| literals(&total.formula));
        let mut found = None;
        for literal in all.filter(|literal| self.is_row() && is_of_places(literal)) {
            let Relation::Linear(factors, _, Sense::Multiple(modulus)) = &literal.relation else {
                return none;
            };
            let split = Split { modulus: *modulus, by: coefficients(literal, factors) };
            if *modulus > MOST_RESIDUES || found.is_some_and(|found| found != split) {
                return none;
            }
            found = Some(split);
        }
        found.unwrap_or(none)
    }

    /// Returns `true` if what entries count depends on places otherwise than by residues.
    pub(crate) fn is_placed(&self) -> bool {
        let split = self.split();
        let mut all = self.totals.iter().flat_map(|total| literals(&total.formula));
        self.is_row()
            && all.any(|literal| {
                let counted = split.modulus > 1 && is_of_places(literal);
                !counted && literal.numbers.iter().any(|number| PLACES.contains(number))
            })
    }
}

impl Split {
    /// All residues of so many places.
    pub(crate) fn residues(self, places: usize) -> Vec<Vec<i64>> {
        (0..places).fold(vec![vec![]], |all, _| {
            all.iter().flat_map(|some| (0..self.modulus).map(|one| [&**some, &[one]].concat())).collect()
        })
    }

    /// A place and a length have this residue.
    pub(crate) fn says(self, residue: i64, place: Variable, length: Variable) -> Option<Formula> {
        let rest = residue.rem_euclid(self.modulus);
        let terms = [(place, self.by[0]), (length, self.by[1])];
        let literal =
            Literal::linear(terms, (self.modulus - rest) % self.modulus, Sense::Multiple(self.modulus));
        (self.modulus > 1).then(|| Formula::of(literal))
    }

    /// A formula about an entry whose place has a residue.
    pub(crate) fn at(self, residue: i64, formula: &Formula) -> Formula {
        if self.modulus == 1 {
            return formula.clone();
        }
        let truth = |holds: bool| if holds { Formula::all([]) } else { Formula::any([]) };
        let mut made: Vec<Formula> = vec![];
        for node in &formula.0 {
            let take = |part: &usize| made[*part].clone();
            let one = match node {
                Node::Literal(literal) => match &literal.relation {
                    Relation::Linear(_, constant, Sense::Multiple(_)) if is_of_places(literal) => {
                        truth(((residue + constant).rem_euclid(self.modulus) == 0) == literal.positive)
                    }
                    _ => Formula::of(literal.clone()),
                },
                Node::Not(inner) => match constant(&take(inner)) {
                    Some(holds) => truth(!holds),
                    None => take(inner).negated(),
                },
                Node::And(parts) => of_parts(parts.iter().map(take), true),
                Node::Or(parts) => of_parts(parts.iter().map(take), false),
                Node::Exists(numbers, inner) => match constant(&take(inner)) {
                    Some(holds) => truth(holds),
                    None => Formula::exists(numbers.clone(), take(inner)),
                },
            };
            made.push(one);
        }
        made.pop().unwrap_or(Formula(vec![]))
    }
}

/// The truth of a formula that plainly holds always or never.
fn constant(formula: &Formula) -> Option<bool> {
    match &*formula.0 {
        [Node::And(parts)] if parts.is_empty() => Some(true),
        [Node::Or(parts)] if parts.is_empty() => Some(false),
        _ => None,
    }
}

/// Formulas that all hold, or of which one does, without those that make no difference.
fn of_parts(parts: impl Iterator<Item = Formula>, all: bool) -> Formula {
    let mut kept = vec![];
    for part in parts {
        match constant(&part) {
            Some(holds) if holds == all => {}
            Some(_) => return part,
            None => kept.push(part),
        }
    }
    if all { Formula::all(kept) } else { Formula::any(kept) }
}
