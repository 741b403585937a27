//! Context of an operation: limits, memory, and caps of the face.

use super::Session;
use crate::Problem;
use ::solve::{Instant, Limits};
use std::sync::Arc;
use std::time::Duration;

/// Context of an operation.
#[derive(Clone, Default)]
pub struct Context {
    /// Limits of the work, with its progress reports.
    pub limits: Limits,
    /// Games that were read, and findings about them.
    pub session: Arc<Session>,
    /// Limits on input and output.
    pub caps: Caps,
    /// `true` if the caller has set the time limit, which replaces the operation's own.
    pub timed: bool,
    /// Warnings about texts that were read.
    pub warnings: Vec<Problem>,
}

impl Context {
    /// Context with these limits, and the games of a session.
    ///
    /// ```
    /// use bouton::ops::{Context, Operation, Question, Response, Session, Solve, Status};
    /// use std::{sync::Arc, time::Duration};
    /// // Many questions, with games that are read once, and half a second for each.
    /// let session = Arc::new(Session::new());
    /// for ask in ["kayles 40", "kayles 41"] {
    ///     let limits = bouton::Limits::none().with_time(Duration::from_millis(500));
    ///     let mut context = Context::new(session.clone(), limits);
    ///     assert_eq!(Solve::of(Question::ask(ask)).run(&mut context)?.status(), Status::Answered);
    /// }
    /// # Ok::<(), bouton::ops::Failure>(())
    /// ```
    pub fn new(session: Arc<Session>, limits: Limits) -> Context {
        Context { limits, session, ..Context::default() }
    }

    /// The limits with this time limit as well, unless the caller has set one.
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
    /// Bytes of data: values, positions to predict, the input of a contest problem.
    pub data: usize,
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
        data: usize::MAX,
        ask: usize::MAX,
        moves: usize::MAX,
        made: usize::MAX,
        cells: u64::MAX,
        values: usize::MAX,
        elements: usize::MAX,
        certificate: usize::MAX,
    };

    /// Caps of the workbench's pages, for answers at once.
    pub const PAGES: Caps = Caps {
        text: 64 << 10,
        data: 512 << 10,
        ask: 8 << 10,
        moves: 4096,
        made: 1024,
        cells: 1 << 22,
        values: 1 << 22,
        elements: 2000,
        certificate: 4 << 20,
    };

    /// Caps of the workbench's pages, for jobs.
    pub const JOBS: Caps = Caps { cells: 1 << 24, ..Caps::PAGES };
}

impl Default for Caps {
    fn default() -> Caps {
        Caps::NONE
    }
}
