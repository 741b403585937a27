//! Play among the few components that the laws allow.

use super::Instance;
use crate::ruleset::{Formula, Law, Slot, Term};
use crate::{Form, Options, Relation};
use dashu_int::IBig;
use limits::watch;
use std::collections::HashMap;

/// Most components.
const COMPONENTS: u64 = 1 << 14;
/// Most components that moves leave.
const LEFT: usize = 1 << 20;

impl Instance {
    /// Follows all play from the components that the laws allow; nothing if these may be many, or some play returns to where it was,
    /// leaves the laws, or is too long to follow. Time O(components + moves).
    pub(super) fn followed(&self) -> Option<()> {
        let Form::Tuple(arity) = self.form() else { return None };
        let largest = |place: usize| self.base().laws.iter().filter_map(|law| largest(law, place)).min();
        let largest: Vec<u64> = (0..arity).map(largest).collect::<Option<_>>()?;
        let count = largest.iter().try_fold(1u64, |count, most| count.checked_mul(most.checked_add(1)?))?;
        if self.unordered() || count > COMPONENTS {
            return None;
        }
        // `true` where all play has been followed, `false` while it is.
        let (mut known, mut room, mut options) = (HashMap::new(), LEFT, Options::new());
        for mut code in 0..count {
            let mut start = Vec::with_capacity(arity);
            for most in &largest {
                start.push(code % (most + 1));
                code /= most + 1;
            }
            let mut stack = Vec::from_iter(self.stands(&start).then_some(start));
            while let Some(at) = stack.last().cloned() {
                if known.contains_key(&at) {
                    known.insert(stack.pop()?, true);
                    continue;
                }
                options.clear();
                self.options(&at, &mut options).ok().filter(|()| !watch::is_stopped())?;
                known.insert(at, false);
                for next in options.iter().flat_map(|option| option.components()) {
                    room = room.checked_sub(1)?;
                    match known.get(next) {
                        Some(true) => {}
                        None if self.stands(next) => stack.push(next.to_vec()),
                        _ => return None,
                    }
                }
            }
        }
        Some(())
    }
}

/// The largest number that a law allows at a place.
fn largest(law: &Law, place: usize) -> Option<u64> {
    (law.matched == Formula::True).then_some(())?;
    let bound = |condition: &Formula| {
        let Formula::Compare(relation, Term::Variable(Slot(slot)), Term::Number(bound)) = condition else {
            return None;
        };
        let bound = IBig::from(bound.clone()) - i32::from(*relation == Relation::Less);
        let bounds = matches!(relation, Relation::Less | Relation::LessEqual | Relation::Equal);
        (bounds && *slot as usize == place).then_some(bound)
    };
    u64::try_from(law.conditions().iter().filter_map(bound).min()?).ok()
}
