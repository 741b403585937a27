//! Reasons for rejection, as data: sentences are made elsewhere.

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The kernel rejects the text, or what is shown of quotients and remainders.
    Kernel(kernel::Rejection),
    /// The moduli do not fit the statement.
    Flaw(Flaw),
}

/// Reason why moduli do not fit a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A modulus has a negative coefficient, or may be 0: neither is its constant positive nor does a law say so.
    Modulus(String),
    /// A modulus is not at most the one before, coefficient by coefficient.
    Chain(String),
    /// A move changes the parameter with this name.
    Parameter(String),
    /// The statement has choices, positions that are sorted, or values that go back to smaller positions.
    Form,
    /// A number is both a quotient and a number that is divided, or a relation other than a comparison speaks of one
    /// that is divided.
    Sorts,
    /// A number is divided by a modulus although it is not known to be less than the modulus before, or its remainder is
    /// not known to be less than the modulus.
    Depth,
    /// A sum may be too many multiples of a modulus, or is to be a multiple of a constant.
    Spread,
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
