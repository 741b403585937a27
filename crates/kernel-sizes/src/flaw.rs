//! Reasons for rejection, as data: sentences are made elsewhere.

use crate::sentences::Purpose;
use kernel::Label;

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The kernel rejects the text, or a table, or gives up.
    Kernel(kernel::Rejection),
    /// The statement is not one that this checker knows.
    Flaw(Flaw),
    /// A sentence fails.
    Fails {
        /// Its purpose.
        purpose: Purpose,
        /// Its number among all sentences, from 1.
        number: usize,
        /// Numbers for which it fails, as words.
        words: Vec<Vec<u8>>,
    },
}

/// Reason why a statement is not one that this checker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The claim does not fit the game.
    Form,
}

impl Rejection {
    /// The rejection of a statement made of sentences with these purposes.
    pub(crate) fn of(rejection: kernel::Rejection, purposes: &[Purpose]) -> Rejection {
        match rejection {
            kernel::Rejection::Fails { label: Label::Ends, number, words }
                if let Some(&purpose) = purposes.get(number as usize - 1) =>
            {
                Rejection::Fails { purpose, number: number as usize, words }
            }
            other => Rejection::Kernel(other),
        }
    }
}

impl From<kernel::Rejection> for Rejection {
    fn from(rejection: kernel::Rejection) -> Rejection {
        Rejection::Kernel(rejection)
    }
}

impl From<Flaw> for Rejection {
    fn from(flaw: Flaw) -> Rejection {
        Rejection::Flaw(flaw)
    }
}
