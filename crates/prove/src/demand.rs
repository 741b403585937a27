//! Demands of a statement, as sentences that automata decide.

use crate::formulas::Formulas;
use crate::undecided::Undecided;
use automata::Sentence;
use elaborate::{Obstacle, Unfit};
use kernel::{Claim, Literal, Phase, Plan, Rejection, Relation, Sense, Statement};

pub use kernel::Label as Purpose;

/// A sentence with its purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// Purpose of the sentence.
    pub purpose: Purpose,
    /// Number among the demands of this purpose, from 1.
    pub number: u32,
    /// Sentence to prove.
    pub sentence: Sentence,
    /// `true` if the sentence says that a kind of move changes some rank.
    pub(crate) falls: bool,
}

/// The plan of the checker for a statement; without phases there are no ranks.
pub(crate) fn planned(statement: &Statement, phases: &[Phase]) -> Result<(Plan, Formulas), Undecided> {
    let unranked = [Phase::always(vec![])];
    let phases = if phases.is_empty() { &unranked } else { phases };
    let outcomes = matches!(statement.claim, Claim::Outcomes(_));
    if outcomes && statement.claim != NOTHING && statement.moves.iter().any(|of| of.parts.len() > 1) {
        return Err(Unfit::Splits.into());
    }
    let plan = kernel::plan(statement, phases).map_err(|rejection| match rejection {
        Rejection::Claim => Unfit::Claim.into(),
        _ => Undecided::from(Unfit::from(Obstacle::TooLarge)),
    })?;
    let formulas = Formulas::new(statement, &plan.definitions)?;
    Ok((plan, formulas))
}

/// The claim of a statement that claims nothing.
pub(crate) const NOTHING: Claim = Claim::Outcomes([None, None, None]);

/// All demands on a statement; those that hold for want of anything to show are left out.
pub(crate) fn demands(statement: &Statement, phases: &[Phase]) -> Result<Vec<Demand>, Undecided> {
    let (plan, formulas) = planned(statement, phases)?;
    let mut demands = vec![];
    // Such a demand says last that the last rank is unchanged.
    let ranked = phases.iter().any(|phase| !phase.ranks.is_empty());
    let equal = |last: &Literal| last.positive && matches!(last.relation, Relation::Linear(.., Sense::Zero));
    for demand in plan.demands {
        let Some(literals) = formulas.all(&demand.literals)? else { continue };
        let falls = demand.label == Purpose::Ends && (!ranked || demand.literals.last().is_some_and(equal));
        let kernel::Demand { label: purpose, number, numbers, .. } = demand;
        demands.push(Demand {
            purpose,
            number,
            sentence: Sentence::Nothing { variables: numbers, literals },
            falls,
        });
    }
    Ok(demands)
}

/// The demands on the game alone: that play ends, and stays among positions.
pub(crate) fn of_game(statement: &Statement, phases: &[Phase]) -> Result<Vec<Demand>, Undecided> {
    demands(&Statement { claim: NOTHING, choices: vec![], ..statement.clone() }, phases)
}
