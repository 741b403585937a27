//! Complaints about inputs, as data.

use super::quantity::Quantity;
use super::scanner::Mark;
use question::problem::refusal;
use solve::{Halt, Refusal, StopReason};
use std::error::Error;
use std::fmt;
use std::io;
use std::ops::Range;

/// A place in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line, counted from 1.
    pub line: u64,
    /// The byte in the line, counted from 1.
    pub column: u64,
    /// Kept part of the line; may be empty.
    pub text: String,
    /// Byte range of the mistake in that text.
    pub span: Range<usize>,
}

/// Kind of mistake, with its data.
#[derive(Debug)]
pub enum Fault {
    /// No problem has this name.
    UnknownProblem {
        /// Name that was given.
        id: String,
        /// Similar name.
        suggestion: Option<&'static str>,
    },
    /// No natural number.
    NotANatural {
        /// Expected quantity.
        quantity: Quantity,
        /// Token in its place.
        found: String,
    },
    /// A natural number outside the allowed range.
    OutOfRange {
        /// Expected quantity.
        quantity: Quantity,
        /// Token in its place.
        found: String,
        /// Least number allowed.
        least: u64,
        /// Largest number allowed.
        most: Option<u64>,
    },
    /// A number beyond the largest one answered.
    TooLarge {
        /// The quantity.
        quantity: Quantity,
        /// Number that was given.
        found: String,
        /// Largest number answered.
        answered: u64,
        /// Limit of the problem, if it is known.
        limit: Option<u64>,
    },
    /// A number of too many digits.
    TooLong {
        /// The quantity.
        quantity: Quantity,
    },
    /// A number that must not be repeated.
    Repeated {
        /// Expected quantity.
        quantity: Quantity,
        /// Number that came before.
        found: String,
        /// Its place.
        at: Mark,
    },
    /// The input ends too early.
    Ended {
        /// Expected quantity.
        quantity: Quantity,
    },
    /// The input goes on after its end.
    Extra {
        /// Token after the end.
        found: String,
    },
    /// An engine cannot answer.
    Refused(Refusal),
    /// The numbers are beyond the theorem.
    Beyond,
    /// A limit was reached.
    Stopped(StopReason),
    /// The input cannot be read.
    Unreadable(io::Error),
    /// The answers cannot be written.
    Unwritable(io::Error),
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

impl From<Halt> for Fault {
    fn from(halt: Halt) -> Fault {
        match halt {
            Halt::Refused(refusal) => Fault::Refused(refusal),
            Halt::Stopped { reason, .. } => Fault::Stopped(reason),
            // No table is kept in a file here.
            Halt::File(flaw) => Fault::Unreadable(io::Error::other(format!("{flaw:?}"))),
        }
    }
}

impl From<StopReason> for Fault {
    fn from(reason: StopReason) -> Fault {
        Fault::Stopped(reason)
    }
}

/// Reason why an input was not answered to its end. The answers before it have been written.
#[derive(Debug)]
pub struct Complaint {
    fault: Box<Fault>,
    spot: Option<Spot>,
}

impl Complaint {
    pub(super) fn new(fault: Fault, spot: Option<Spot>) -> Complaint {
        Complaint { fault: Box::new(fault), spot }
    }

    /// The mistake.
    pub fn fault(&self) -> &Fault {
        &self.fault
    }

    /// Stable name of the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        self.fault.code()
    }

    /// Its place in the input, if it has one.
    pub fn spot(&self) -> Option<&Spot> {
        self.spot.as_ref()
    }

    /// The limit that was reached, if one was.
    pub fn stopped(&self) -> Option<StopReason> {
        match *self.fault {
            Fault::Stopped(reason) => Some(reason),
            _ => None,
        }
    }

    /// Error of the output, if there was one.
    pub fn unwritable(&self) -> Option<&io::Error> {
        match &*self.fault {
            Fault::Unwritable(error) => Some(error),
            _ => None,
        }
    }
}

impl Fault {
    /// Stable name of the kind of mistake, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::UnknownProblem { .. } => "unknown-problem",
            Fault::NotANatural { .. } => "not-a-natural",
            Fault::OutOfRange { .. } => "out-of-range",
            Fault::TooLarge { .. } | Fault::TooLong { .. } => "too-large",
            Fault::Repeated { .. } => "repeated",
            Fault::Ended { .. } => "input-ends",
            Fault::Extra { .. } => "input-goes-on",
            Fault::Refused(refusal) => refusal::code(refusal),
            Fault::Beyond => "beyond-the-theorem",
            Fault::Stopped(_) => "stopped",
            Fault::Unreadable(_) => "unreadable-input",
            Fault::Unwritable(_) => "output",
        }
    }
}

/// The code and the place, for programs; `words` has the sentence.
impl fmt::Display for Complaint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Spot { line, column, .. }) = self.spot() {
            write!(formatter, "line {line}, column {column}: ")?;
        }
        formatter.write_str(self.fault.code())
    }
}

impl Error for Complaint {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &*self.fault {
            Fault::Unreadable(error) | Fault::Unwritable(error) => Some(error),
            Fault::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}
