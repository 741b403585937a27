//! Termination proofs.
//!
//! **Theorem.** Say that a component *becomes* each of the components left by a move in it. If there is no
//! infinite sequence of components each becoming the next, then every play of every sum ends: sums are ordered by their multisets
//! of components (Dershowitz and Manna 1979).
//!
//! **Method.** Each rule is divided into edges: one case of its condition, and one resulting component. If no
//! edge increases a measure, the edges that decrease it, and cannot do so for ever, occur only finitely often; they are dropped,
//! and the next measure has to deal with the rest only. This is a lexicographic combination of measures, found greedily. The
//! measures are weighted sums of the places, and for rows their length, their sum, and their elements as a multiset and as a
//! word. Unordered rows are sorted again after each move, so that only measures independent of the order apply to them: not the
//! word.
//!
//! Where no measure is left, sums are tried that depend on a phase of play, in which numbers may rise for a while.
//!
//! **Cost.** A small linear program for each measure and edge, under a budget.
//!
//! **Evidence.** If no rule is left, that is a proof. A remaining rule means nothing.

mod cases;
mod edge;
mod measure;
mod prover;
mod system;
#[cfg(test)]
mod tests;

use crate::Form;
use crate::ruleset::{Formula, Law, Part, Pattern, RowItem, Rule, Slot, Term};
use dashu_int::IBig;
use edge::Edge;
use formulas::inequalities::{Budget, descent};
use formulas::walk;
use limits::watch;
use measure::{Change, Measure};
pub use prover::{Premises, Prover};

/// Limit on products of integers in a proof: about a second.
const BUDGET: u64 = 20_000_000;
/// Longer tuples are not examined for phases.
const MOST_PLACES: usize = 8;

/// Components that rules are about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// Form of the components.
    pub(crate) form: Form,
    /// `true` if rows are sorted again after each move, so that places have no meaning.
    pub(crate) unordered: bool,
}

/// Indices of the rules that are not proved to be used only finitely often in a play; if there are none,
/// every play ends, from any position. Parameters of the rules are fixed.
///
/// The laws of positions are used only where the rules are seen to preserve them. `None` if the caller asked
/// to stop before there was an answer.
pub(crate) fn endless(kind: Kind, rules: &[Rule], laws: &[Law]) -> Option<Vec<usize>> {
    let mut left = left(kind, rules, None);
    if let (false, Some(bound)) = (left.is_empty(), laws.iter().filter_map(largest_element).min()) {
        left = self::left(kind, rules, Some(&bound));
    }
    if let (false, Some(lawful)) = (left.is_empty(), lawful(rules, laws)) {
        left = self::left(kind, &lawful, None);
    }
    if !left.is_empty() && falls_by_phases(kind, rules) {
        left.clear();
    }
    // Rules left may still be provable.
    (left.is_empty() || !watch::is_stopped()).then_some(left)
}

/// An order in which all tuples with numbers up to a bound can be taken, so that what a move leaves comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequence {
    /// By the first number, then by the second, and so on.
    Lexicographic,
    /// By the sum of the numbers; lexicographically where sums are equal.
    Sums,
}

/// A sequence in which the rules are proved to go down, without a number that is larger than all before the move.
/// Parameters of the rules are fixed.
pub(crate) fn sequence(kind: Kind, rules: &[Rule]) -> Option<Sequence> {
    let Form::Tuple(arity) = kind.form else { return None };
    let budget = Budget::new(BUDGET, watch::steps);
    let edges = rules.iter().map(|rule| edge::edges(rule, None, &budget)).collect::<Option<Vec<_>>>()?;
    let edges: Vec<Edge> = edges.into_iter().flatten().collect();
    if !edges.iter().all(|edge| measure::is_kept_in_box(edge, &budget)) {
        return None;
    }
    let (sum, places) = (Measure::Weights(vec![1; arity]), Measure::Lexicographic { from_right: false });
    let falls = |edge: &Edge| places.change(edge, &budget) == Change::Falls;
    let sums_fall = |edge: &Edge| match sum.change(edge, &budget) {
        Change::Falls => true,
        Change::Never => falls(edge),
        Change::Unknown => false,
    };
    if edges.iter().all(falls) {
        return Some(Sequence::Lexicographic);
    }
    edges.iter().all(sums_fall).then_some(Sequence::Sums)
}

/// Returns `true` if sums that depend on a phase of play fall with every move.
fn falls_by_phases(kind: Kind, rules: &[Rule]) -> bool {
    let Form::Tuple(arity) = kind.form else { return false };
    if kind.unordered || arity > MOST_PLACES {
        return false;
    }
    let budget = Budget::new(BUDGET / 5, watch::steps);
    let edges = rules.iter().map(|rule| edge::edges(rule, None, &budget)).collect::<Option<Vec<_>>>();
    let edges = edges.map(|edges| edges.iter().flatten().map(Edge::between).collect::<Option<Vec<_>>>());
    edges.flatten().is_some_and(|edges| descent(&edges, arity, &budget).is_some())
}

/// The rules with comparisons from laws as further conditions: of numbers that every rule leaves as they are, so that
/// what a law says of them is true throughout a play. `None` if there are none.
fn lawful(rules: &[Rule], laws: &[Law]) -> Option<Vec<Rule>> {
    let keeps = |part: &Part, slot: Slot| match part {
        Part::Tuple(terms) => terms.get(slot.0 as usize) == Some(&Term::Variable(slot)),
        Part::Row(_) | Part::Copies(..) => false,
    };
    let is_kept = |slot| rules.iter().flat_map(|rule| &rule.after).all(|part| keeps(part, slot));
    let is_known = |condition: &&Formula| {
        matches!(condition, Formula::Compare(..)) && walk::variables(condition).into_iter().all(is_kept)
    };
    let laws = laws.iter().filter(|law| law.matched == Formula::True);
    let known: Vec<Formula> = laws.flat_map(Law::conditions).filter(is_known).cloned().collect();
    let with_laws = |rule: &Rule| Rule {
        condition: Formula::And([std::slice::from_ref(&rule.condition), &*known].concat()),
        ..rule.clone()
    };
    (!known.is_empty()).then(|| rules.iter().map(with_laws).collect())
}

/// The bound that a law sets on all elements of a row.
fn largest_element(law: &Law) -> Option<IBig> {
    let Pattern::Row(items) = &law.pattern else { return None };
    match &**items {
        [RowItem::Gap, RowItem::Place(place), RowItem::Gap] => law.largest(*place),
        _ => None,
    }
}

/// The same with a bound on every element of a row, if the rules preserve it.
fn left(kind: Kind, rules: &[Rule], bound: Option<&IBig>) -> Vec<usize> {
    let budget = Budget::new(BUDGET, watch::steps);
    let mut edges = Vec::new();
    for (index, rule) in rules.iter().enumerate() {
        if watch::steps(8) {
            return vec![index];
        }
        match edge::edges(rule, bound, &budget) {
            Some(more) if has_form(rule, kind.form) => {
                edges.extend(more.into_iter().map(|edge| (index, edge)))
            }
            // No measure is known for such a rule, nor can it be ignored for the others.
            _ => return vec![index],
        }
    }
    let measures = measure::measures(kind, bound);
    while !edges.is_empty() {
        let Some(rest) = measures.iter().find_map(|measure| rest(measure, &edges, &budget)) else {
            let mut left: Vec<usize> = edges.iter().map(|&(index, _)| index).collect();
            left.dedup();
            return left;
        };
        let mut kept = rest.iter();
        edges.retain(|_| kept.next().is_none_or(|&kept| kept));
    }
    Vec::new()
}

/// Edges left by a measure; `None` if it leaves all, or if some edge may increase it.
fn rest(measure: &Measure, edges: &[(usize, Edge)], budget: &Budget) -> Option<Vec<bool>> {
    let mut rest = Vec::with_capacity(edges.len());
    for (_, edge) in edges {
        match measure.change(edge, budget) {
            Change::Unknown => return None,
            change => rest.push(change == Change::Never),
        }
    }
    rest.contains(&false).then_some(rest)
}

fn has_form(rule: &Rule, form: Form) -> bool {
    let before = match &rule.before {
        Pattern::Tuple(arity) => Form::Tuple(*arity),
        Pattern::Row(_) => Form::Row,
    };
    before == form && rule.after.iter().all(|part| part.form() == form)
}
