//! Matching of the results of moves.

use super::after::Sum;
use super::pattern::Match;
use crate::Relation;
use crate::eval::{Env, Fault};
use crate::ruleset::{Formula, Part, RowPart, Slot, Term};
use dashu_int::IBig;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Limit on the components of sums that are compared in all orders.
const MOST_PARTS: usize = 4;

/// Shape of a result, with a separate slot for each number.
pub(super) struct Left(Vec<Shape>);

enum Shape {
    Tuple(Vec<usize>),
    Row(Vec<ShapePart>),
}

enum ShapePart {
    Place(usize),
    Gap(usize),
}

/// Callback for each match.
pub(super) type Each<'e> =
    &'e mut dyn FnMut(&Sum<IBig>, &mut Env<'_, IBig>) -> Result<ControlFlow<()>, Fault>;

impl Left {
    /// New slots are numbered from `slots`, which is advanced; an equation for each of them gives its value.
    pub(super) fn new(after: &[Part], slots: &mut usize, equations: &mut Vec<Formula>) -> Option<Left> {
        let mut place = |term: &Term| {
            let slot = Slot(u32::try_from(*slots).ok()?);
            *slots += 1;
            equations.push(Formula::Compare(Relation::Equal, Term::Variable(slot), term.clone()));
            Some(slot.0 as usize)
        };
        let mut shape = |part: &Part| {
            Some(match part {
                Part::Tuple(terms) => Shape::Tuple(terms.iter().map(&mut place).collect::<Option<_>>()?),
                Part::Row(parts) => {
                    let part = |part: &RowPart| {
                        Some(match part {
                            RowPart::Place(term) => ShapePart::Place(place(term)?),
                            RowPart::Gap(gap) => ShapePart::Gap(*gap),
                            // An assumption has none.
                            RowPart::Each { .. } => return None,
                        })
                    };
                    Shape::Row(parts.iter().map(part).collect::<Option<_>>()?)
                }
                // An assumption has none.
                Part::Copies(..) => return None,
            })
        };
        after.iter().map(&mut shape).collect::<Option<_>>().map(Left)
    }

    /// Visits the options of this shape with their numbers bound, each with its parts in all orders.
    pub(super) fn each(
        &self,
        options: &BTreeSet<Sum<IBig>>,
        at: &[IBig],
        matched: &Match<'_>,
        env: &mut Env<'_, IBig>,
        each: Each<'_>,
    ) -> Result<ControlFlow<()>, Fault> {
        for option in options.iter().filter(|option| option.len() == self.0.len()) {
            if option.len() > MOST_PARTS {
                return Err(Fault::TooMany);
            }
            for order in orders(option.len()) {
                let parts = order.iter().filter_map(|&index| option.get(index));
                if self.0.iter().zip(parts).all(|(shape, part)| shape.bind(part, at, matched, env).is_some())
                    && each(option, env)?.is_break()
                {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

impl Shape {
    /// Binds the slots to the numbers of a component, if it has this shape.
    fn bind(
        &self,
        part: &[IBig],
        before: &[IBig],
        matched: &Match<'_>,
        env: &mut Env<'_, IBig>,
    ) -> Option<()> {
        let mut rest = part;
        let mut place = |slot: usize, rest: &mut &[IBig]| {
            let (number, later) = rest.split_first()?;
            env.slots[slot].clone_from(number);
            *rest = later;
            Some(())
        };
        match self {
            Shape::Tuple(slots) => slots.iter().try_for_each(|&slot| place(slot, &mut rest))?,
            Shape::Row(parts) => {
                for part in parts {
                    match part {
                        ShapePart::Place(slot) => place(*slot, &mut rest)?,
                        ShapePart::Gap(gap) => rest = rest.strip_prefix(matched.gap(*gap, before))?,
                    }
                }
            }
        }
        rest.is_empty().then_some(())
    }
}

/// All permutations of `count` indices.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for next in 0..count {
        let with = |order: Vec<usize>| {
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, next);
                longer
            })
        };
        orders = orders.into_iter().flat_map(with).collect();
    }
    orders
}
