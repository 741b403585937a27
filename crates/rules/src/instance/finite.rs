//! Play among the few components that the laws allow.

use super::Instance;
use crate::ruleset::Slot;
use crate::{Form, Options};
use limits::{Limits, watch};
use std::collections::HashMap;

/// Most components.
const COMPONENTS: u64 = 1 << 14;
/// Most components that moves leave.
const LEFT: usize = 1 << 20;
/// Most candidates for moves.
const TRIED: u64 = 1 << 27;

impl Instance {
    /// Follows all play from the components that the laws allow; nothing if these may be many, or some play returns to where it was,
    /// leaves the laws, or is too long to follow. Time O(components + moves).
    pub(super) fn followed(&self) -> Option<()> {
        let Form::Tuple(arity) = self.form() else { return None };
        let laws = &self.base().laws;
        let largest = |place| laws.iter().filter_map(|law| law.largest(Slot(place))).min()?.try_into().ok();
        let largest: Vec<u64> = (0..arity as u32).map(largest).collect::<Option<_>>()?;
        let count = largest.iter().try_fold(1u64, |count, most| count.checked_mul(most.checked_add(1)?))?;
        if self.unordered() || count > COMPONENTS {
            return None;
        }
        let limits = Limits { candidates: Some(TRIED / count), ..Limits::none() };
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
                limits.watching(|| self.options(&at, &mut options)).ok().filter(|()| !watch::is_stopped())?;
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
