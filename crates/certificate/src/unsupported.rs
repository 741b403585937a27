//! Statements that cannot be expressed with automata, and are not proved this way.

use std::fmt;

/// A part of the rules or the claim outside the scope of certificates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsupported {
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
    /// A move leaves copies in a number that varies.
    Copies,
    /// No position satisfies the laws.
    NoPosition,
    /// Declared ends in a sum of several components.
    EndsInSums,
    /// Nim-values, where the verdict for a stuck player is not that of normal play.
    Values,
    /// Nim-values of one component, where a move may be made in several.
    Reach,
    /// Sums of which every component moves.
    Every,
    /// Numbers are assumed to allow moves, but play may end before.
    ChoicesBeforeEnds,
    /// A claim of draws, where there are none.
    NoDraws,
    /// With draws, claims for both P and N are needed.
    ClaimsForDraws,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::Number => out.write_str("number"),
            Unsupported::Product => out.write_str("product"),
            Unsupported::Divisor => out.write_str("divisor"),
            Unsupported::Function(name) => write!(out, "function {name}"),
            Unsupported::Numeration(name) => write!(out, "numeration of {name}"),
            Unsupported::Negative => out.write_str("negative"),
            Unsupported::Minimum => out.write_str("minimum"),
            Unsupported::Columns => out.write_str("columns"),
            Unsupported::Parameter => out.write_str("parameter"),
            Unsupported::Automata(name) => write!(out, "automata {name}"),
            Unsupported::Native => out.write_str("native"),
            Unsupported::SizeMissing => out.write_str("size-missing"),
            Unsupported::SizeUnwanted => out.write_str("size-unwanted"),
            Unsupported::Places => out.write_str("places"),
            Unsupported::Parts => out.write_str("parts"),
            Unsupported::Copies => out.write_str("copies"),
            Unsupported::NoPosition => out.write_str("no-position"),
            Unsupported::EndsInSums => out.write_str("ends-in-sums"),
            Unsupported::Values => out.write_str("values"),
            Unsupported::Reach => out.write_str("reach"),
            Unsupported::Every => out.write_str("every"),
            Unsupported::ChoicesBeforeEnds => out.write_str("choices-before-ends"),
            Unsupported::NoDraws => out.write_str("no-draws"),
            Unsupported::ClaimsForDraws => out.write_str("claims-for-draws"),
        }
    }
}
