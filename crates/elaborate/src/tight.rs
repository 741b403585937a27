//! Fewer moves that may suffice to win: of some rules, those that they only just allow.
//!
//! Where a rule lets a player take l from one heap if k are taken from another and l < 3·k + 1, a search for a winning
//! move follows very many pairs at once, and a proof lists as many sets of them. Often those with 3·k ≤ l are enough,
//! and those to the end of play. Then the statement says more: whatever the game allows beyond these, up to what the
//! rules allow, the same positions are lost.

use kernel::{Certainty, Claim, Formula, Literal, Move, Node, Relation, Sense, Statement, Variable};
use kernel_text::Build;
use std::collections::BTreeMap;

/// The statement with fewer moves that are certain, if there is a rule with such a bound.
pub fn tight(statement: &Statement) -> Option<Statement> {
    let winner = matches!(statement.claim, Claim::Outcomes([Some(_), None, None] | [None, Some(_), None]));
    if !winner || !statement.choices.is_empty() {
        return None;
    }
    let mut moves = vec![];
    for of in &statement.moves {
        let [part] = &*of.parts else { return None };
        let sure: Vec<Move> =
            of.when.iter().filter_map(|bound| just(bound, part)).map(|more| also(of, [more])).collect();
        if of.certainty != Certainty::Exact || sure.is_empty() {
            moves.push(of.clone());
            continue;
        }
        moves.push(Move { certainty: Certainty::Possible, ..of.clone() });
        moves.extend(sure);
        moves.push(also(of, part.iter().map(|&number| zero(number))));
    }
    if moves.len() == statement.moves.len() {
        return None;
    }
    // Read again, as the checker will.
    Statement::parse(&kernel_text::statement(&Statement { moves, ..statement.clone() })).ok()
}

/// Those of these moves with which more conditions hold, which are certain.
fn also(of: &Move, more: impl IntoIterator<Item = Formula>) -> Move {
    let when = of.when.iter().cloned().chain(more).collect();
    Move { certainty: Certainty::Sure, when, ..of.clone() }
}

/// The condition that an upper bound on a sum of amounts is only just met: one constant less, and it would not be. The
/// amounts have different factors.
fn just(bound: &Formula, part: &[Variable]) -> Option<Formula> {
    let [Node::Literal(Literal { positive: true, relation, numbers })] = &*bound.0 else { return None };
    let Relation::Linear(factors, constant, Sense::Negative) = relation else { return None };
    let factor: BTreeMap<Variable, i64> = numbers.iter().copied().zip(factors.iter().copied()).collect();
    let of = |number: Variable| factor.get(&number).copied().unwrap_or(0);
    let amounts: Vec<i64> =
        (0..).zip(part).filter(|&(place, &left)| left != place).map(|(place, _)| of(place)).collect();
    let balanced = (0..).zip(part).all(|(place, &left)| left == place || of(left) == -of(place));
    let taken = amounts.iter().filter(|factor| **factor != 0).count();
    let uneven = amounts.iter().any(|factor| factor.unsigned_abs() > 1);
    let only = factor.values().filter(|factor| **factor != 0).count() == 2 * taken;
    let fits = *constant < 0 && taken > 1 && uneven && balanced && only;
    let opposite = factor.into_iter().map(|(number, factor)| (number, -factor));
    fits.then(|| Formula::of(Literal::linear(opposite, -1, Sense::Negative)))
}

/// A number is 0.
fn zero(number: Variable) -> Formula {
    Formula::of(Literal::linear([(number, 1)], 0, Sense::Zero))
}
