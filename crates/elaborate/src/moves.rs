//! Moves of a statement: those of the rules, or between two approximations where assumptions stand for rules.

use crate::assumed::{Choice, Shadows};
use crate::shape::Shaper;
use crate::translate::Obstacle;
use crate::view::{Clause, Unfit, View};
use automata::{Claim, Compiler, Formula, Sign, Term};
use kernel::{Automaton, Certainty, Move};

/// Moves under some rules, none of them certain yet.
pub(crate) fn under(
    view: &View,
    clauses: &[Clause],
    certainty: Certainty,
    automata: &mut Vec<Automaton>,
) -> Result<Vec<Move>, Obstacle> {
    let of = |clause: &Clause, automata: &mut Vec<Automaton>| {
        let mut shaper = Shaper::new(automata, view.places);
        let bound = shaper.numbers(&clause.draft.bound);
        let parts = clause.parts.iter().map(|part| shaper.numbers(part)).collect();
        let claims = clause.draft.claims.iter().filter(|claim| !is_implied(claim, &clause.draft.claims));
        let when = claims.map(|claim| shaper.claim(claim)).collect::<Result<_, _>>()?;
        Ok(Move { certainty, bound, when, parts })
    };
    clauses.iter().map(|clause| of(clause, automata)).collect()
}

/// Returns `true` if another claim bounds the same sum more tightly.
fn is_implied(claim: &Claim, all: &[Claim]) -> bool {
    let Claim::Linear(true, loose, Sign::Negative) = claim else { return false };
    all.iter().any(|other| match other {
        Claim::Linear(true, tight, Sign::Negative) => {
            tight.coefficients == loose.coefficients && tight.constant > loose.constant
        }
        _ => false,
    })
}

/// The moves of a game: exact where both approximations agree.
pub(crate) fn moves(
    view: &View,
    shadows: &Shadows,
    compiler: &mut Compiler,
    automata: &mut Vec<Automaton>,
) -> Result<Vec<Move>, Unfit> {
    let over = view.clauses(&shadows.over, compiler)?;
    if shadows.over == shadows.under {
        return Ok(under(view, &over, Certainty::Exact, automata)?);
    }
    let sure = view.clauses(&shadows.under, compiler)?;
    let mut sure = under(view, &sure, Certainty::Sure, automata)?;
    let mut all = under(view, &over, Certainty::Possible, automata)?;
    for of in &mut all {
        let same =
            |other: &Move| (&other.bound, &other.when, &other.parts) == (&of.bound, &of.when, &of.parts);
        if let Some(place) = sure.iter().position(same) {
            sure.remove(place);
            of.certainty = Certainty::Exact;
        }
    }
    all.extend(sure);
    Ok(all)
}

/// A choice of the assumptions in the form of statements.
pub(crate) fn choice(
    view: &View,
    choice: &Choice,
    compiler: &mut Compiler,
    automata: &mut Vec<Automaton>,
) -> Result<kernel::Choice, Unfit> {
    let mut translator = view.translator(compiler);
    for place in 0..choice.places as u32 {
        translator.slots.insert(place, Term::variable(place));
    }
    let chosen: Vec<Term> = choice.chosen.iter().map(|slot| translator.slot(*slot)).collect();
    let condition = translator.formula(&choice.condition)?;
    let satisfied = translator.formula(&choice.choice)?;
    let mut results = vec![];
    for terms in &choice.after {
        let terms = terms.iter().map(|term| translator.term(term)).collect::<Result<Vec<_>, _>>()?;
        let left: Vec<u32> = terms.iter().map(|_| translator.compiler.fresh()).collect();
        let equations =
            left.iter().zip(terms).map(|(&place, term)| Formula::equal(Term::variable(place), term));
        let formula = Formula::all(equations);
        results.push((left, formula));
    }
    let mut shaper = Shaper::new(automata, view.places);
    let when = shaper.single(&compiler.single(&condition)?)?;
    let variables = chosen.iter().filter_map(|term| match term {
        Term::Linear(expression) => expression.coefficients.keys().next().copied(),
        _ => None,
    });
    let chosen = shaper.numbers(&variables.collect::<Vec<_>>());
    let with = shaper.single(&compiler.single(&satisfied)?)?;
    let mut made = vec![];
    for (left, formula) in results {
        let numbers = shaper.numbers(&left);
        made.push((numbers, shaper.single(&compiler.single(&formula)?)?));
    }
    Ok(kernel::Choice { chosen, when, with, results: made })
}
