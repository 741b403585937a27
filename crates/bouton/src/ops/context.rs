//! Surroundings of an operation: limits, what is remembered, what a face is willing to send.

use super::Session;
use crate::Problem;
use ::solve::Limits;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Surroundings of an operation.
#[derive(Clone, Default)]
pub struct Context {
    /// Limits of the work; the progress that it tells is among them.
    pub limits: Limits,
    /// Games that were read, and what was found out about them.
    pub session: Arc<Session>,
    /// Limits on input and output.
    pub caps: Caps,
    /// Set if the time limit is the caller's wish, and takes the place of an operation's own.
    pub timed: bool,
    /// Warnings about texts that were read.
    pub warnings: Vec<Problem>,
}

impl Context {
    /// With these limits, and games of the session.
    pub fn new(session: Arc<Session>, limits: Limits) -> Context {
        Context { limits, session, ..Context::default() }
    }

    /// The limits, with at most so much time unless whoever asks wants another limit.
    pub fn patient(&self, time: Duration) -> Limits {
        if self.timed {
            return self.limits.clone();
        }
        let own = Instant::now().checked_add(time);
        let deadline = [self.limits.deadline, own].into_iter().flatten().min();
        Limits { deadline, ..self.limits.clone() }
    }

    /// Notes the warnings about a game.
    pub(super) fn warn(&mut self, game: &crate::Game) {
        for warning in &game.warnings {
            if !self.warnings.contains(warning) {
                self.warnings.push(warning.clone());
            }
        }
    }
}

/// Limits on the input and output of a face, for every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caps {
    /// Bytes of a text: rules, a matrix, a certificate.
    pub text: usize,
    /// Bytes of a question.
    pub ask: usize,
    /// Winning or legal moves listed.
    pub moves: usize,
    /// Moves of a game since its beginning.
    pub made: usize,
    /// Cells of a table.
    pub cells: u64,
    /// Values of heaps.
    pub values: usize,
    /// Elements of a misère quotient.
    pub elements: usize,
    /// Bytes of a certificate that is sent.
    pub certificate: usize,
}

impl Caps {
    /// No caps.
    pub const NONE: Caps = Caps {
        text: usize::MAX,
        ask: usize::MAX,
        moves: usize::MAX,
        made: usize::MAX,
        cells: u64::MAX,
        values: usize::MAX,
        elements: usize::MAX,
        certificate: usize::MAX,
    };
}

impl Default for Caps {
    fn default() -> Caps {
        Caps::NONE
    }
}
