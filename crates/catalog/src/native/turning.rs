//! Coins on a strip: turn some that a code allows, the rightmost of them a head.

use crate::Unplayable;
use crate::coins::{Budget, Code, Strip};
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::sync::Arc;

/// Moves of the game. A component is the place of a head; at place 0 there is none.
pub(super) struct Turning(pub(super) Code);

/// Moves for the code that is the only parameter.
pub(super) fn moves(arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    let [Argument::Text(code)] = arguments else {
        return Err(Unplayable::Parameters.into());
    };
    Ok(Arc::new(Turning(Code::read(code)?)))
}

impl NativeMoves for Turning {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let &[place] = at else { return Err(Trouble::WrongForm) };
        for others in self.0.sets(place, &mut Budget::new())? {
            for other in others {
                options.push_word(other);
                options.end_component();
            }
            options.end_option();
        }
        Ok(())
    }

    fn value(&self, at: &[u64]) -> Option<u64> {
        let &[place] = at else { return None };
        u64::try_from(Strip::of(&self.0)?.value(&place.into())?).ok()
    }

    /// The rightmost coin of a move stays a tail until one on its right is turned.
    fn terminates(&self) -> bool {
        true
    }
}
