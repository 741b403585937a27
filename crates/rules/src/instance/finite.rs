//! Play among the few components that the laws allow.

use super::Instance;
use crate::ruleset::{Formula, Law, Pattern, Term};
use crate::{Form, Options, Relation};
use dashu_int::IBig;
use limits::watch;
use std::collections::HashMap;

/// Components at most that are looked at.
const COMPONENTS: u64 = 1 << 14;
/// Components that moves leave, at most.
const LEFT: usize = 1 << 20;

impl Instance {
    /// Returns `true` if the laws allow finitely many components, few, and no moves lead from one of them back to it. Time O(components +
    /// moves).
    pub(super) fn is_finite_and_acyclic(&self) -> bool {
        let Form::Tuple(arity) = self.form() else { return false };
        let laws = &self.base().laws;
        let largest = |place: usize| laws.iter().filter_map(|law| largest(law, place)).min();
        let Some(largest) = (0..arity).map(largest).collect::<Option<Vec<u64>>>() else { return false };
        let sides = largest.iter().map(|most| most.checked_add(1));
        let count = sides.into_iter().try_fold(1u64, |count, side| count.checked_mul(side?));
        if self.unordered() || count.is_none_or(|count| count > COMPONENTS) {
            return false;
        }
        let mut play = Play { instance: self, largest, numbers: HashMap::new(), left: LEFT };
        let mut at = vec![0; arity];
        loop {
            if self.stands(&at) && play.explored(&at).is_none() {
                return false;
            }
            let Some(place) = (0..arity).rev().find(|&place| at[place] < play.largest[place]) else {
                return true;
            };
            at[place] += 1;
            at[place + 1..].fill(0);
        }
    }
}

/// The largest number that a law allows at a place.
fn largest(law: &Law, place: usize) -> Option<u64> {
    if !matches!(law.pattern, Pattern::Tuple(_)) || law.matched != Formula::True {
        return None;
    }
    let bound = |condition: &Formula| match condition {
        Formula::Compare(relation, Term::Variable(slot), Term::Number(bound)) if slot.0 as usize == place => {
            let bound = IBig::from(bound.clone());
            match relation {
                Relation::Less => Some(bound - 1),
                Relation::LessEqual | Relation::Equal => Some(bound),
                _ => None,
            }
        }
        _ => None,
    };
    let least = law.conditions().iter().filter_map(bound).min()?;
    u64::try_from(least).ok()
}

/// A walk through all play from some components.
struct Play<'i> {
    instance: &'i Instance,
    largest: Vec<u64>,
    /// `true` for components from which all play was followed, `false` while it is.
    numbers: HashMap<Vec<u64>, bool>,
    left: usize,
}

impl Play<'_> {
    /// Follows all play from a component; nothing if some of it returns to where it was, leaves the laws, or is too long to follow.
    fn explored(&mut self, start: &[u64]) -> Option<()> {
        let mut stack = vec![(start.to_vec(), None)];
        while let Some((at, options)) = stack.last_mut() {
            let options: &mut Vec<Vec<u64>> = match options {
                Some(options) => options,
                None => {
                    match self.numbers.get(at) {
                        Some(true) => {
                            stack.pop();
                            continue;
                        }
                        Some(false) => return None,
                        None => self.numbers.insert(at.clone(), false),
                    };
                    options.insert(self.left_by(at)?)
                }
            };
            match options.pop() {
                Some(next) => stack.push((next, None)),
                None => {
                    self.numbers.insert(std::mem::take(at), true);
                    stack.pop();
                }
            }
        }
        Some(())
    }

    /// The components that moves leave, if these satisfy the laws and are not too many.
    fn left_by(&mut self, at: &[u64]) -> Option<Vec<Vec<u64>>> {
        let mut options = Options::new();
        self.instance.options(at, &mut options).ok()?;
        let left = options.iter().flat_map(|option| option.components());
        let left: Vec<Vec<u64>> = left.map(<[u64]>::to_vec).collect();
        self.left = self.left.checked_sub(left.len())?;
        (!watch::is_stopped() && left.iter().all(|next| self.instance.stands(next))).then_some(left)
    }
}
