//! Subject of a proved claim, as an automaton that can be drawn.

use super::names;
use super::told::Accepts;
use ::prove::{Accepting, Question};
use automata::{Numeration, Table};
use limits::{Limits, Meter};
use question::Variant;
use rules::{ClaimInstance, Form, Outcome};

/// An automaton for a claim.
#[derive(Clone, Debug)]
pub struct Automaton {
    /// The automaton.
    pub table: Table,
    /// The names of the numbers that it reads.
    pub names: Vec<String>,
    /// The language that it accepts.
    pub title: Accepts,
}

impl Automaton {
    /// With names and a title, of a claim on this outcome, or on nim-values if on none.
    pub(crate) fn new(
        variant: &Variant,
        accepting: &Accepting,
        outcome: Option<Outcome>,
        size: Option<usize>,
    ) -> Automaton {
        let places = match (variant.form(), size) {
            (Form::Tuple(arity), size) => arity * size.unwrap_or(1),
            (Form::Row | Form::Edges, size) => size.unwrap_or(0),
        };
        let name = |&number: &u32| match (number as usize) < places {
            true => names::place(variant, number as usize, size.is_some()),
            false => "value".to_owned(),
        };
        let names = accepting.numbers.iter().map(name).collect();
        let title = Accepts {
            game: variant.title(),
            convention: variant.instance().convention(),
            outcome,
            positive: accepting.positive,
        };
        Automaton { table: accepting.table.clone(), names, title }
    }
}

/// Number of states of an automaton for a proved claim, and the automaton, as far as both take little work.
pub(super) fn automaton(
    variant: &Variant,
    question: Question,
    numeration: Numeration,
    limits: &Limits,
) -> (Option<usize>, Option<Automaton>) {
    let claim = question.instance.claims().iter().find(|claim| claim.place == question.claim);
    // It says nothing of what words of other positions do.
    if claim.is_none_or(ClaimInstance::is_partial) {
        return (None, None);
    }
    let limits = Limits { memory: None, ..limits.clone() }.with_states(1 << 16).with_steps(1 << 24);
    let meter = Meter::new(&limits);
    let Ok((states, accepting)) = Accepting::of(question, numeration, &meter) else { return (None, None) };
    let outcome = claim.and_then(ClaimInstance::outcome);
    (Some(states), accepting.map(|accepting| Automaton::new(variant, &accepting, outcome, question.size)))
}
