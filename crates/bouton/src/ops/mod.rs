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
mod context;
#[cfg(feature = "schema")]
pub mod description;
mod failure;
#[cfg(feature = "prove")]
#[cfg_attr(not(feature = "emit"), path = "no_program.rs")]
mod program;
mod question;
mod received;
mod registry;
mod session;

pub use bounds::Bounds;
pub use context::{Caps, Context};
pub use failure::Failure;
#[cfg(feature = "prove")]
pub use program::{Emitted, Language};
pub use question::{Asked, Envelope, Id, Question, Subject, identify};
pub use received::Received;
pub use registry::{Entry, Reader, Request, find, read_any};
pub use session::{MINE, Session};

use rules::Lang;
use serde_json::Value;

/// Operations: the file of each, its request, and what else it makes public.
macro_rules! operations {
    ($($(#[$when:meta])? $file:ident: $request:ident $(, $more:ident)*;)*) => {
        $(
            $(#[$when])?
            mod $file;
            $(#[$when])?
            pub use $file::{$request $(, $more)*};
        )*

        /// All operations.
        pub const ALL: &[Entry] = &[$($(#[$when])? registry::entry::<$request>()),*];
    };
}

// A new operation is a file, and a line here.
operations! {
    solve: Solve, Answered, Moves;
    play: Play, Played;
    table: Table, Cells, Filled;
    check: Check, Checked;
    #[cfg(feature = "prove")]
    discover: Discover, Discovered;
    #[cfg(feature = "prove")]
    prove: Prove, Proved, Size;
    #[cfg(feature = "prove")]
    verify: Verify, Accepted, Verified;
    #[cfg(feature = "prove")]
    period: Period, Sequenced;
    #[cfg(feature = "prove")]
    census: Census, Counted;
    #[cfg(feature = "prove")]
    guess: Guess, Conjectured, DataLayout;
    #[cfg(feature = "prove")]
    identify: Identify, Known;
    matrix: Matrix, Solved;
    #[cfg(feature = "judge")]
    judge: Judge, Judged;
    #[cfg(feature = "judge")]
    contests: Contests, ContestList;
    picture: Draw, Drawn;
    layout: Layout, GraphShape, Places;
    catalogue: Catalogue, Listed;
    #[cfg(feature = "prove")]
    show: Show, Shown;
    read: Read, Understood;
    format: Format, Formatted;
}

/// An operation: its request, and the way to its response.
pub trait Operation: Sized {
    /// Name of the operation, as the command line and the server call it.
    const NAME: &'static str;
    /// Descriptions in Chinese; those in English are the doc comments of the request.
    const CHINESE: Chinese;
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

/// Descriptions of an operation in Chinese.
#[derive(Clone, Copy, Debug)]
pub struct Chinese {
    /// The operation, without a full stop.
    pub operation: &'static str,
    /// Its own fields, by name.
    pub fields: &'static [(&'static str, &'static str)],
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

    /// The answer as a drawing in SVG, if it can be drawn.
    fn drawing(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Outcome of the request.
    fn status(&self) -> Status {
        Status::Answered
    }

    /// The limit that was reached, if one was.
    fn limits_hit(&self) -> Option<crate::engine::StopReason> {
        None
    }
}

/// A result in bytes.
#[non_exhaustive]
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
    ///
    /// ```
    /// use bouton::ops::Status;
    /// assert_eq!([Status::Answered, Status::No, Status::Wrong, Status::Limit].map(Status::code), [0, 1, 2, 3]);
    /// ```
    pub fn code(self) -> u8 {
        match self {
            Status::Answered => 0,
            Status::No => 1,
            Status::Wrong => 2,
            Status::Limit => 3,
        }
    }
}
