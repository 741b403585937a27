//! Operations, one file each.
//!
//! ```text
//! command line, server, library ─► Request ─open─► Work ─(Context)─► Response ─► words, data, bytes
//! ```
//!
//! A request is a type with named fields, read from data or filled by a face; its defaults and bounds stand beside it, and
//! the descriptions of every face come from it. [`Operation::open`] reads the question and reports mistakes at once;
//! the [`Work`] that it returns may take long. Everything besides the request (limits, progress, games that were read
//! before, limits on responses) is the [`Context`].
//!
//! ```
//! use bouton::ops::{Context, Moves, Operation, Question, Response, Solve};
//! let request = Solve { moves: Some(Moves::AtMost(1)), ..Solve::of(Question::ask("nim 14 21 39")) };
//! let answered = request.run(&mut Context::default())?;
//! assert_eq!(answered.data(rules::Lang::En)["winning_moves"][0]["to"], "14 21 27");
//! # Ok::<(), bouton::ops::Failure>(())
//! ```

#[cfg(feature = "prove")]
mod automaton;
mod bounds;
mod catalogue;
#[cfg(feature = "prove")]
mod census;
mod check;
#[cfg(feature = "judge")]
mod contests;
mod context;
#[cfg(feature = "schema")]
pub mod description;
#[cfg(feature = "prove")]
mod discover;
mod failure;
mod format;
#[cfg(feature = "prove")]
mod guess;
#[cfg(feature = "prove")]
mod identify;
#[cfg(feature = "judge")]
mod judge;
mod layout;
mod matrix;
#[cfg(feature = "prove")]
mod period;
mod picture;
mod play;
#[cfg(feature = "prove")]
#[cfg_attr(not(feature = "emit"), path = "no_program.rs")]
mod program;
#[cfg(feature = "prove")]
mod prove;
mod question;
mod read;
mod received;
mod registry;
mod session;
#[cfg(feature = "prove")]
mod show;
mod solve;
mod table;
#[cfg(feature = "prove")]
mod verify;

pub use bounds::Bounds;
pub use catalogue::{Catalogue, Listed};
#[cfg(feature = "prove")]
pub use census::{Census, Counted};
pub use check::{Check, Checked};
#[cfg(feature = "judge")]
pub use contests::{ContestList, Contests};
pub use context::{Caps, Context};
#[cfg(feature = "prove")]
pub use discover::{Discover, Discovered};
pub use failure::Failure;
pub use format::{Format, Formatted};
#[cfg(feature = "prove")]
pub use guess::{Conjectured, DataLayout, Guess};
#[cfg(feature = "prove")]
pub use identify::{Identify, Known};
#[cfg(feature = "judge")]
pub use judge::{Judge, Judged};
pub use layout::{GraphShape, Layout, Places};
pub use matrix::{Matrix, Solved};
#[cfg(feature = "prove")]
pub use period::{Period, Sequenced};
pub use picture::{Draw, Drawn};
pub use play::{Play, Played};
#[cfg(feature = "prove")]
pub use program::{Emitted, Language};
#[cfg(feature = "prove")]
pub use prove::{Prove, Proved, Size};
pub use question::{Asked, Envelope, Id, Question, identify};
pub use read::{Read, Understood};
pub use received::Received;
pub use registry::{ALL, Entry, Reader, Request, find, read_any};
pub use session::{MINE, Session};
#[cfg(feature = "prove")]
pub use show::{Show, Shown};
pub use solve::{Answered, Moves, Solve};
pub use table::{Cells, Filled, Table};
#[cfg(feature = "prove")]
pub use verify::{Verified, Verify};

use rules::Lang;
use serde_json::Value;

/// An operation: its request, and the way to its response.
pub trait Operation: Sized {
    /// Name of the operation, as the command line and the server call it.
    const NAME: &'static str;
    /// Answer to the request.
    type Response: Response;

    /// Fields common to all requests.
    fn asked(&self) -> &dyn Asked;

    /// Reads the question; mistakes in it are reported before any work begins.
    fn open(self, context: &mut Context) -> Result<Work<Self::Response>, Failure>;

    /// Reads the question, and answers it.
    fn run(self, context: &mut Context) -> Result<Self::Response, Failure> {
        self.open(context)?(context)
    }
}

/// Work of a request that has been read; it may take long.
pub type Work<R> = Box<dyn FnOnce(&mut Context) -> Result<R, Failure> + Send>;

/// Answer to a request.
pub trait Response: Send {
    /// The answer as data, with its words in one language.
    fn data(&self, lang: Lang) -> Value;

    /// Schema of the data, where it is made from their type.
    #[cfg(feature = "schema")]
    fn schema(_: &mut schemars::SchemaGenerator) -> Option<schemars::Schema>
    where
        Self: Sized,
    {
        None
    }

    /// A large result in bytes, in place of data.
    fn binary(&self, _lang: Lang) -> Result<Option<Binary>, Failure> {
        Ok(None)
    }

    /// Returns `true` if the answer is better sent as bytes than as data.
    fn is_bytes(&self) -> bool {
        false
    }

    /// Outcome of the request.
    fn status(&self) -> Status {
        Status::Answered
    }

    /// The limit that was reached, if one was.
    fn limits_hit(&self) -> Option<::solve::StopReason> {
        None
    }
}

/// A result in bytes.
pub struct Binary {
    /// Media type of the bytes.
    pub header: Value,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// Outcome of a request; the exit status of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Answered.
    Answered,
    /// Answered "no".
    No,
    /// The input is wrong.
    Wrong,
    /// A limit was reached, or the question is undecided; the answer has the findings so far.
    Limit,
}

impl Status {
    /// The exit status: 0, 1, 2 or 3.
    pub fn code(self) -> u8 {
        match self {
            Status::Answered => 0,
            Status::No => 1,
            Status::Wrong => 2,
            Status::Limit => 3,
        }
    }
}
