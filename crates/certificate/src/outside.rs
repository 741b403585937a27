//! Statements that cannot be expressed with automata, and are not proved this way.

use std::fmt;

/// A part of the rules or the claim outside the scope of certificates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside {
    /// A number too large.
    Number,
    /// A product of two variables.
    Product,
    /// A division, a remainder or a divisor that is not a plain number.
    Divisor,
    /// A function or predicate, by name.
    Function(&'static str),
    /// A function or predicate that is not available in this numeration.
    Numeration(String),
    /// `max`, `min`, a sum or a nim-sum over elements that may be negative.
    Negative,
    /// `min` over elements whose conditions are not known in advance.
    Minimum,
    /// `columns` elsewhere than in a comparison with 0.
    Columns,
    /// An unlimited parameter where a number is needed.
    Parameter,
    /// Two automata of the same name.
    Automata(String),
    /// Moves written in Rust, or positions that are edges of a graph.
    Native,
    /// The claim is about sums or rows, and no size is given.
    SizeMissing,
    /// A size is given, and the claim is about one component.
    SizeUnwanted,
    /// More places than a proof supports.
    Places,
    /// A move leaves more or fewer components, or a longer or shorter row, than the claim is about.
    Parts,
    /// No position satisfies the laws.
    NoPosition,
    /// Declared ends in a sum of several components.
    EndsInSums,
    /// Nim-values, where the verdict for a stuck player is not that of normal play.
    Values,
    /// Nim-values of one component, where a move may be made in several.
    Reach,
    /// Numbers are assumed to allow moves, but play may end before.
    ChoicesBeforeEnds,
    /// A claim of draws, where there are none.
    NoDraws,
    /// With draws, claims for both P and N are needed.
    ClaimsForDraws,
}

impl fmt::Display for Outside {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outside::Number => out.write_str("number"),
            Outside::Product => out.write_str("product"),
            Outside::Divisor => out.write_str("divisor"),
            Outside::Function(name) => write!(out, "function {name}"),
            Outside::Numeration(name) => write!(out, "numeration of {name}"),
            Outside::Negative => out.write_str("negative"),
            Outside::Minimum => out.write_str("minimum"),
            Outside::Columns => out.write_str("columns"),
            Outside::Parameter => out.write_str("parameter"),
            Outside::Automata(name) => write!(out, "automata {name}"),
            Outside::Native => out.write_str("native"),
            Outside::SizeMissing => out.write_str("size-missing"),
            Outside::SizeUnwanted => out.write_str("size-unwanted"),
            Outside::Places => out.write_str("places"),
            Outside::Parts => out.write_str("parts"),
            Outside::NoPosition => out.write_str("no-position"),
            Outside::EndsInSums => out.write_str("ends-in-sums"),
            Outside::Values => out.write_str("values"),
            Outside::Reach => out.write_str("reach"),
            Outside::ChoicesBeforeEnds => out.write_str("choices-before-ends"),
            Outside::NoDraws => out.write_str("no-draws"),
            Outside::ClaimsForDraws => out.write_str("claims-for-draws"),
        }
    }
}
