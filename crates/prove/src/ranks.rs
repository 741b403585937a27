//! Ranks that decrease with every move.

use crate::decider::{Decider, Step};
use crate::demand::{Demand, Purpose, of_game};
use crate::phases;
use crate::undecided::Undecided;
use automata::Expression;
use elaborate::Build;
use kernel::{Phase, Rank, Relation, Sense, Statement};
use kernel_residues::Family;

/// Limit on the expressions tried.
const MOST_CANDIDATES: usize = 40;

/// A rank in the checker's form.
pub(crate) fn of_checker(rank: &Expression) -> Rank {
    let terms = rank.coefficients.iter().map(|(&place, &factor)| (place, factor)).collect();
    Rank { terms, constant: rank.constant }
}

/// Ranks, with the steps that prove that play ends by them.
type Ranked = (Vec<Expression>, Vec<Step>);

/// The same by phases of play.
type ByPhases = (Vec<Phase>, Vec<Step>);

/// Searches for ranks that decrease with every move.
pub(crate) struct Falling<'a, 'd> {
    pub(crate) statement: &'a Statement,
    pub(crate) family: Option<&'a Family>,
    pub(crate) decider: &'a mut Decider<'d>,
}

impl Falling<'_, '_> {
    /// Ranks by phases of play.
    pub(crate) fn found(&mut self) -> Result<Option<ByPhases>, Undecided> {
        if let Some((ranks, steps)) = self.always()? {
            return Ok(Some((always(&ranks), steps)));
        }
        let Some(phases) = phases::phases(self.statement).filter(|_| self.family.is_none()) else {
            return Ok(None);
        };
        let found = self.left(&phases, 0)?;
        Ok(found.map(|(_, steps)| (phases, steps)))
    }

    /// Ranks of all positions.
    pub(crate) fn always(&mut self) -> Result<Option<Ranked>, Undecided> {
        let candidates: Vec<Vec<Expression>> = match self.family {
            None => candidates(self.statement).into_iter().map(|one| vec![one]).collect(),
            Some(family) => {
                // Parameters change with no move.
                let depths = family.depths();
                let moves =
                    |one: &Expression| one.coefficients.keys().all(|&place| depths[place as usize] == 0);
                let (own, other): (Vec<_>, Vec<_>) =
                    candidates(&family.statement).into_iter().partition(moves);
                own.iter().chain(&other).map(|one| divided(family, one)).collect()
            }
        };
        match self.by_one(&candidates)? {
            None => self.by_several(&candidates),
            found => Ok(found),
        }
    }

    /// Finds a single candidate that decreases with every move.
    fn by_one(&mut self, candidates: &[Vec<Expression>]) -> Result<Option<Ranked>, Undecided> {
        for ranks in candidates {
            if let Some((0, steps)) = self.left(&always(ranks), 0)? {
                return Ok(Some((ranks.clone(), steps)));
            }
        }
        Ok(None)
    }

    /// Finds candidates where the first decreases with some moves and increases with none, the second does
    /// so where the first is unchanged, and so on.
    fn by_several(&mut self, candidates: &[Vec<Expression>]) -> Result<Option<Ranked>, Undecided> {
        let mut simplest: Vec<&Vec<Expression>> = candidates.iter().collect();
        simplest.sort_by_key(|ranks| ranks.iter().map(|rank| rank.coefficients.len()).max());
        let mut ranks: Vec<Expression> = vec![];
        let Some((mut left, mut steps)) = self.left(&always(&ranks), usize::MAX)? else { return Ok(None) };
        while left > 0 {
            let mut better = None;
            for &added in simplest.iter().filter(|added| !added.iter().all(|one| ranks.contains(one))) {
                let more: Vec<Expression> = ranks.iter().chain(added).cloned().collect();
                if let Some(found) = self.left(&always(&more), left - 1)? {
                    better = Some((more, found));
                    break;
                }
            }
            let Some(found) = better else { return Ok(None) };
            (ranks, (left, steps)) = found;
        }
        Ok(Some((ranks, steps)))
    }

    /// Number of kinds of moves that may leave all of these ranks unchanged, with the steps for the others; `None`
    /// if a rank increases, or if there are more than `most`.
    fn left(&mut self, phases: &[Phase], most: usize) -> Result<Option<(usize, Vec<Step>)>, Undecided> {
        let (mut left, mut steps) = (0, vec![]);
        let ends = |demand: &Demand| demand.purpose == Purpose::Ends;
        for demand in of_game(self.statement, phases)?.into_iter().filter(ends) {
            let falls = demand.falls;
            match self.decider.step(demand)? {
                Ok(step) => steps.push(step),
                Err(_) if falls && left < most => left += 1,
                Err(_) => return Ok(None),
            }
        }
        Ok(Some((left, steps)))
    }
}

/// Ranks of all positions.
fn always(ranks: &[Expression]) -> Vec<Phase> {
    vec![Phase::always(ranks.iter().map(of_checker).collect())]
}

/// Expressions that may decrease with every move.
fn candidates(statement: &Statement) -> Vec<Expression> {
    let places = statement.places.len() as u32;
    let weighted = |weight: &dyn Fn(u32) -> i64| Expression {
        coefficients: (0..places)
            .map(|place| (place, weight(place)))
            .filter(|(_, weight)| *weight != 0)
            .collect(),
        constant: 0,
    };
    let mut candidates = vec![weighted(&|_| 1)];
    candidates.extend((0..places).filter(|_| places > 1).map(Expression::variable));
    if places > 1 {
        candidates.push(weighted(&|place| i64::from(place) + 1));
        candidates.push(weighted(&|place| i64::from(places - place)));
        candidates.push(weighted(&|place| 1i64 << place.min(40)));
        candidates.push(weighted(&|place| 1i64 << (places - 1 - place).min(40)));
    }
    // Up to a bound set by the laws.
    candidates.extend(statement.laws.iter().flat_map(bounds));
    // Or by the conditions of moves, on the places before or after them.
    for of in &statement.moves {
        for rank in of.when.iter().flat_map(bounds) {
            let led = of.parts.iter().map(|part| renamed(&rank, |variable| place_in(part, variable)));
            let begun = renamed(&rank, |variable| Some(variable).filter(|&place| place < places));
            for bound in std::iter::once(begun).chain(led).flatten() {
                if bound.coefficients.values().any(|&value| value < 0)
                    && !candidates.contains(&bound)
                    && candidates.len() < MOST_CANDIDATES
                {
                    candidates.push(bound);
                }
            }
        }
    }
    candidates
}

/// A rank of a family in terms of quotients and remainders: the first of these that changes falls with it.
fn divided(family: &Family, rank: &Expression) -> Vec<Expression> {
    let (depths, moduli) = (family.depths(), family.moduli.len());
    let mut first = vec![0u32];
    for &depth in &depths {
        first.push(first[first.len() - 1] + (moduli - depth) as u32 + 1);
    }
    let of = |level: usize| {
        let parts = rank.coefficients.iter().filter(|term| depths[*term.0 as usize] <= level);
        let part = |(&place, &factor): (&u32, &i64)| {
            (first[place as usize] + (level - depths[place as usize]) as u32, factor)
        };
        Expression { coefficients: parts.map(part).collect(), constant: 0 }
    };
    let mut ranks: Vec<Expression> = (0..=moduli).map(of).collect();
    // A sum of remainders may be less than 0, but not by as much as this.
    let (Some(last), Some(modulus)) = (ranks.last_mut(), family.moduli.last()) else { return ranks };
    let below: i64 = rank.coefficients.values().filter(|factor| **factor < 0).map(|factor| -factor).sum();
    for &(parameter, factor) in &modulus.sum.terms {
        *last.coefficients.entry(first[parameter as usize]).or_insert(0) += below * factor;
    }
    last.constant = rank.constant + below * modulus.sum.constant;
    last.coefficients.retain(|_, factor| *factor != 0);
    ranks
}

/// Distance of a sum from the bound that a formula sets it, at least 0 where the formula holds.
fn bounds(formula: &kernel::Formula) -> Option<Expression> {
    let literal = formula.literal()?;
    let Relation::Linear(coefficients, constant, Sense::Negative) = &literal.relation else { return None };
    let sum = literal.numbers.iter().copied().zip(coefficients.iter().map(|factor| -factor)).collect();
    let rank = Expression { coefficients: sum, constant: -constant };
    literal.positive.then_some(rank)
}

fn renamed(rank: &Expression, name: impl Fn(u32) -> Option<u32>) -> Option<Expression> {
    rank.renamed(name)
}

/// The place that a variable has in the result of a move.
fn place_in(part: &[u32], variable: u32) -> Option<u32> {
    part.iter().position(|&place| place == variable).map(|place| place as u32)
}
