//! What does not fit a game, and what keeps moves from being listed.

use crate::{Form, Text};
use dashu_int::IBig;

/// Why parameters or a position do not fit a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The game has no such parameter.
    UnknownParameter {
        /// The name given.
        name: String,
        /// The game's parameters.
        known: Vec<String>,
    },
    /// A parameter without a default has no value.
    Missing {
        /// Its name.
        name: String,
    },
    /// A value of another kind: a set for a natural, or a word that is none of the choices.
    WrongKind {
        /// The parameter's name.
        name: String,
    },
    /// A natural out of its bounds.
    OutOfBounds {
        /// The parameter's name.
        name: String,
        /// The smallest value allowed, if there is one.
        least: Option<IBig>,
        /// The largest value allowed, if there is one.
        most: Option<IBig>,
    },
    /// `upto 0 of …`: nobody could ever move.
    NoReach,
    /// A component of another form.
    WrongForm {
        /// The form of the game's components.
        form: Form,
        /// How many naturals were given.
        given: usize,
    },
    /// A component that breaks a law of the file, `position … where …`.
    Lawless {
        /// The law, as the file says it.
        law: String,
    },
    /// What a game written in Rust says of its parameters or of a component.
    Native(Text),
    /// A short form that leaves the naturals, or stands for a number too large to be computed.
    Meaningless,
    /// Whoever waits wanted no more while the rules were prepared.
    Stopped,
}

/// Why the moves of a position could not be listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A number is too large: for a machine word, or for a question such as whether it is prime.
    TooLarge,
    /// A rule has no finite range for a variable.
    Unbounded {
        /// The rule, by index; the largest number if it is a declared end, or an assumption.
        rule: usize,
        /// The variable.
        variable: String,
    },
    /// The options are too many to list.
    TooMany,
    /// The component does not have the form of the game.
    WrongForm,
}
