//! Why an input is not answered, or not to its end: data until somebody reads it.

use super::scanner::Mark;
use rules::Lang;
use solve::{Halt, Refusal, StopReason};
use std::io;
use std::ops::Range;

/// Words that are known when the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// English.
    pub en: &'static str,
    /// Chinese.
    pub zh: &'static str,
}

impl Words {
    /// The words in `lang`.
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Zh => self.zh,
        }
    }
}

/// A place in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line, counted from 1.
    pub line: u64,
    /// The byte in the line, counted from 1.
    pub column: u64,
    /// The line, as far as it is at hand; empty if it is not.
    pub text: String,
    /// The place meant, in bytes of that text.
    pub span: Range<usize>,
}

/// The mistake.
#[derive(Debug)]
pub(crate) enum Fault {
    UnknownProblem {
        id: String,
        suggestion: Option<&'static str>,
    },
    /// No natural number.
    NotANatural {
        wanted: Words,
        found: String,
    },
    /// A natural number that means nothing here.
    OutOfRange {
        wanted: Words,
        found: String,
        least: u64,
        most: Option<u64>,
    },
    /// A number beyond what is answered, and beyond the limit of the problem, if that is known.
    TooLarge {
        wanted: Words,
        found: String,
        answered: u64,
        limit: Option<u64>,
    },
    /// A number of too many digits.
    TooLong {
        wanted: Words,
    },
    /// A number that must not come again.
    Repeated {
        wanted: Words,
        found: String,
        at: Mark,
    },
    /// The input ends too early.
    Ended {
        wanted: Words,
    },
    /// The input goes on after its end.
    Extra {
        found: String,
    },
    /// An engine cannot answer.
    Refused(Refusal),
    /// A theorem does not reach so far.
    Beyond,
    Stopped(StopReason),
    Unreadable(io::Error),
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

/// Why an input is not answered, or not to its end. What was answered before has been written.
#[derive(Debug)]
pub struct Complaint {
    fault: Box<Fault>,
    spot: Option<Spot>,
}

impl Complaint {
    pub(super) fn new(fault: Fault, spot: Option<Spot>) -> Complaint {
        Complaint { fault: Box::new(fault), spot }
    }

    pub(crate) fn fault(&self) -> &Fault {
        &self.fault
    }

    /// Its place in the input, if it has one.
    pub fn spot(&self) -> Option<&Spot> {
        self.spot.as_ref()
    }

    /// The limit that was reached, if that is it.
    pub fn stopped(&self) -> Option<StopReason> {
        match *self.fault {
            Fault::Stopped(reason) => Some(reason),
            _ => None,
        }
    }

    /// Why the answers cannot be written, if that is it.
    pub fn unwritable(&self) -> Option<&io::Error> {
        match &*self.fault {
            Fault::Unwritable(error) => Some(error),
            _ => None,
        }
    }
}
