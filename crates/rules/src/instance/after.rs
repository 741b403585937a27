//! Compiled results of moves.

use super::pattern::Match;
use crate::eval::{Compiler, Env, Fault, TermFn};
use crate::linear;
use crate::ruleset::{Part, RowPart, Slot, Term};
use language::integer::Number;

/// Components left by a move, under construction.
pub(super) type Sum<N> = Vec<Vec<N>>;

/// The components that a move leaves.
pub(super) struct After<N>(Vec<AfterPart<N>>);

enum AfterPart<N> {
    Tuple(Vec<TermFn<N>>),
    Row(Vec<RowAfter<N>>),
}

enum RowAfter<N> {
    Place(TermFn<N>),
    Gap(usize),
}

/// Terms of a component.
pub(super) fn terms(part: &Part) -> Vec<&Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) => None,
            })
            .collect(),
    }
}

/// Variables of a component.
pub(super) fn variables(part: &Part) -> Vec<Slot> {
    terms(part).into_iter().flat_map(linear::variables).collect()
}

impl<N: Number> After<N> {
    /// `None` if a constant does not fit this kind of integer.
    pub(super) fn new(parts: &[Part], compiler: &Compiler<'_>) -> Option<After<N>> {
        let row = |part: &RowPart| {
            Some(match part {
                RowPart::Place(term) => RowAfter::Place(compiler.term(term)?),
                RowPart::Gap(gap) => RowAfter::Gap(*gap),
            })
        };
        let part = |part: &Part| {
            Some(match part {
                Part::Tuple(terms) => {
                    AfterPart::Tuple(terms.iter().map(|term| compiler.term(term)).collect::<Option<_>>()?)
                }
                Part::Row(parts) => AfterPart::Row(parts.iter().map(row).collect::<Option<_>>()?),
            })
        };
        parts.iter().map(part).collect::<Option<_>>().map(After)
    }

    /// Allocates room for the result.
    pub(super) fn room(&self) -> Sum<N> {
        self.0.iter().map(|_| Vec::new()).collect()
    }

    /// Writes the components that the move leaves, if all their numbers are naturals.
    pub(super) fn leave(
        &self,
        component: &[N],
        found: &Match<'_>,
        env: &mut Env<'_, N>,
        sum: &mut Sum<N>,
    ) -> Result<bool, Fault> {
        for (after, part) in self.0.iter().zip(sum) {
            part.clear();
            let mut place = |term: &TermFn<N>, part: &mut Vec<N>| match term(env) {
                Ok(number) if !number.is_negative() => {
                    part.push(number);
                    Ok(true)
                }
                Ok(_) | Err(Fault::Undefined) => Ok(false),
                Err(fault) => Err(fault),
            };
            match after {
                AfterPart::Tuple(terms) => {
                    for term in terms {
                        if !place(term, part)? {
                            return Ok(false);
                        }
                    }
                }
                AfterPart::Row(items) => {
                    for item in items {
                        match item {
                            RowAfter::Place(term) => {
                                if !place(term, part)? {
                                    return Ok(false);
                                }
                            }
                            RowAfter::Gap(gap) => part.extend_from_slice(found.gap(*gap, component)),
                        }
                    }
                }
            }
        }
        Ok(true)
    }
}
