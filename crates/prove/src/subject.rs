//! Relations of positions and moves, from a statement.

use crate::demand::planned;
use crate::formulas::{Decided, Formulas};
use crate::undecided::Undecided;
use elaborate::{Build, Unfit};
use kernel::{Claim, Formula, Literal, Sense, Statement, Variable, Verdict};

/// The literal of a formula over the numbers of a position and some more.
pub(crate) fn literal(statement: &Statement, formula: &Formula) -> Result<Decided, Undecided> {
    let (definitions, literal) = kernel::defined(formula).map_err(|_| Unfit::Claim)?;
    Formulas::new(statement, &definitions)?.literal(&literal)
}

/// The formula of the positions that are claimed to have an outcome, or of those with their values.
pub(crate) fn claimed(statement: &Statement, outcome: Verdict) -> Result<Formula, Undecided> {
    let formula = match (&statement.claim, outcome) {
        (Claim::Value(formula), _) => Some(formula.clone()),
        (Claim::Recursion(..), _) => None,
        (Claim::Outcomes([lost, won, _]), Verdict::Lost) => {
            lost.clone().or_else(|| won.clone().map(Formula::negated))
        }
        (Claim::Outcomes([lost, won, _]), Verdict::Won) => {
            won.clone().or_else(|| lost.clone().map(Formula::negated))
        }
        (Claim::Outcomes([.., drawn]), Verdict::Draw) => drawn.clone(),
    };
    formula.ok_or(Undecided::Unfit(Unfit::Claim))
}

/// Further than any number of a statement.
const APART: Variable = 1 << 10;

/// Moves to lost positions, or to those of a value: a relation of the numbers of the position, the value if one is
/// claimed, and the numbers after the move.
pub(crate) fn winning(statement: &Statement) -> Result<Formula, Undecided> {
    planned(statement, &[])?;
    let valued = Variable::from(matches!(statement.claim, Claim::Value(_)));
    leading(statement, &claimed(statement, Verdict::Lost)?, valued)
}

/// All moves: a relation of the numbers before and after.
pub(crate) fn moving(statement: &Statement) -> Result<Formula, Undecided> {
    leading(statement, &Formula::all([]), 0)
}

/// Moves to positions that satisfy a formula, which may speak of further numbers beside those of the position.
fn leading(statement: &Statement, goal: &Formula, valued: Variable) -> Result<Formula, Undecided> {
    let places = statement.places.len() as Variable;
    // What is bound in a move or a claim comes after all numbers of the relation.
    let width = 2 * places + valued;
    let beyond = |number: Variable| if number < places { number } else { number + width };
    let mut all = vec![];
    for of in &statement.moves {
        let [part] = &*of.parts else { return Err(Unfit::Splits.into()) };
        let mut conditions = statement.laws.iter().map(|law| law.renamed(beyond)).collect::<Vec<_>>();
        conditions.extend(statement.ends.iter().map(|end| end.1.renamed(beyond).negated()));
        conditions.extend(of.when.iter().map(|formula| formula.renamed(beyond)));
        let to = |number: Variable| match part.get(number as usize) {
            Some(&place) => beyond(place),
            None if number < places + valued => number,
            None => number + APART,
        };
        conditions.push(goal.renamed(to));
        for (place, &number) in (0..).zip(part) {
            let left = places + valued + place;
            conditions.push(Formula::of(Literal::linear([(beyond(number), 1), (left, -1)], 0, Sense::Zero)));
        }
        let bound = of.bound.iter().map(|&number| beyond(number)).collect();
        all.push(Formula::exists(bound, Formula::all(conditions)));
    }
    Ok(Formula::any(all))
}

/// Differences of losing positions: the amounts taken from each number by a move from one to another.
pub(crate) fn between_losing(statement: &Statement) -> Result<Formula, Undecided> {
    let plain = statement.stuck == Verdict::Lost && statement.ends.is_empty();
    if !plain || matches!(statement.claim, Claim::Value(_)) {
        return Err(Unfit::Claim.into());
    }
    let places = statement.places.len() as Variable;
    let lost = claimed(statement, Verdict::Lost)?;
    let mut conditions = vec![];
    for position in [1, 2] {
        // What is bound in a formula comes after the numbers of both positions.
        let of = |number: Variable| number + if number < places { position } else { 2 + position } * places;
        conditions.extend(statement.laws.iter().map(|law| law.renamed(of)));
        conditions.push(lost.renamed(of));
    }
    for taken in 0..places {
        let terms = [(taken + places, 1), (taken + 2 * places, -1), (taken, -1)];
        conditions.push(Formula::of(Literal::linear(terms, 0, Sense::Zero)));
    }
    Ok(Formula::exists((places..3 * places).collect(), Formula::all(conditions)))
}
