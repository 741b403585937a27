//! Errors of parameters and positions, and reasons why moves cannot be listed.

use crate::{Form, Objection};
use dashu_int::IBig;

/// Reason why parameters or a position do not fit a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The game has no such parameter.
    UnknownParameter {
        /// Name given.
        name: String,
        /// The game's parameters.
        known: Vec<String>,
    },
    /// A parameter without a default was given no value.
    Missing {
        /// Name of the parameter.
        name: String,
    },
    /// A value of another kind: a set for a natural, or a word that is not among the choices.
    WrongKind {
        /// Name of the parameter.
        name: String,
    },
    /// A natural out of its bounds.
    OutOfBounds {
        /// Name of the parameter.
        name: String,
        /// The smallest value allowed, if there is one.
        least: Option<IBig>,
        /// The largest value allowed, if there is one.
        most: Option<IBig>,
    },
    /// `blocking …` with a number that is no natural.
    NoBlocking,
    /// `upto 0 of …`: no player could ever move.
    NoReach,
    /// A component of another form.
    WrongForm {
        /// Form of the game's components.
        form: Form,
        /// Number of naturals given.
        given: usize,
    },
    /// A component that breaks a law of the file, `position … where …`.
    Lawless {
        /// Text of the law.
        law: String,
    },
    /// Objection of a game written in Rust to its parameters or a component.
    Native(Objection),
    /// A short form with numbers that are not naturals, or are too large to be computed.
    Meaningless,
    /// The caller asked to stop while the rules were prepared.
    Stopped,
}

/// Reason why the moves of a position could not be listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A number is too large: for a machine word, or for a test such as primality.
    TooLarge,
    /// A rule has no finite range for a variable.
    Unbounded {
        /// Index of the rule; the largest number for a declared end or an assumption.
        rule: usize,
        /// Name of the variable.
        variable: String,
    },
    /// The options are too many to list.
    TooMany,
    /// The component does not have the form of the game.
    WrongForm,
    /// Some of the options may be forbidden by the opponent.
    Blocking,
    /// The replies to some of the options are confined.
    Entailing,
}
