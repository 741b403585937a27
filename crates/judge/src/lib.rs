//! Problems of contests and online judges, read in the format in which they are set and answered to the byte.
//!
//! An adapter reads the format of a problem and asks the catalogue: a theorem or a claim if there is one, otherwise an engine. Nothing here
//! knows how to win.
//!
//! ```
//! let mut answers = Vec::new();
//! judge::run("poj1067", "2 1\n8 4\n4 7\n".as_bytes(), &mut answers)?;
//! assert_eq!(answers, b"0\n1\n0\n");
//! # Ok::<(), judge::Complaint>(())
//! ```
//!
//! Input is a stream of numbers between blanks, of any length; line ends mean nothing. One case is held at a time. The
//! limits of a problem are data, [`Problem::bounds`]; larger inputs are answered too while that is cheap.

#![forbid(unsafe_code)]

#[macro_use]
mod list;

mod bound;
mod channel;
mod complaint;
mod quantity;
mod scanner;
mod theorems;

pub use bound::{Bound, DIGITS};
pub use complaint::{Complaint, Fault, Spot};
pub use list::{Played, Problem, Title, Written};
pub use quantity::Quantity;
pub use scanner::Mark;

use channel::Channel;
use solve::Limits;
use std::io::{Read, Write};
use std::sync::LazyLock;

/// The rooms, each with its problems, in the order of the catalogue.
macro_rules! rooms {
    ($($room:ident)*) => {
        $(mod $room;)*

        /// All problems.
        pub fn problems() -> &'static [Problem] {
            static ALL: LazyLock<Vec<Problem>> = LazyLock::new(|| [$($room::PROBLEMS),*].concat());
            &ALL
        }
    };
}

rooms! {
    one_heap
    heaps
    pairs
    tabled
    rows
    graphs
}

/// The problem with this name, here or elsewhere; case is ignored.
///
/// ```
/// use judge::problem;
/// assert_eq!(problem("HDU1527").unwrap().id, "poj1067");
/// assert!(problem("poj0000").is_err());
/// ```
pub fn problem(id: &str) -> Result<&'static Problem, Complaint> {
    problems().iter().find(|problem| problem.is_called(id)).ok_or_else(|| {
        let suggestion = rules::suggest(id, problems().iter().flat_map(Problem::names));
        Complaint::new(Fault::UnknownProblem { id: id.into(), suggestion }, None)
    })
}

/// Answers the input of a problem, by its id or an alias.
pub fn run(id: &str, input: impl Read, output: impl Write) -> Result<(), Complaint> {
    run_within(id, input, output, &Limits::none())
}

/// [`run`] within limits. In any case the answers so far are written and flushed.
pub fn run_within(
    id: &str,
    mut input: impl Read,
    mut output: impl Write,
    limits: &Limits,
) -> Result<(), Complaint> {
    let problem = problem(id)?;
    let mut channel = Channel::new(&mut input, &mut output, problem.bounds, limits);
    let ended = (problem.judge)(&mut channel);
    let flushed = channel.flush();
    // Where nobody reads the answers, nothing else matters.
    flushed.and(ended).map_err(|fault| {
        let spot = channel.spot(&fault);
        Complaint::new(fault, spot)
    })
}
