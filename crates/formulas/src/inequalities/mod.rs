//! Exact test whether linear inequalities over naturals contradict each other.
//!
//! ```
//! use formulas::inequalities::{Affine, Budget, contradictory};
//! // x + y is at most 3, and at least 4.
//! let sum = Affine::unknown(0) + &Affine::unknown(1);
//! let forms = [Affine::constant(3).subtract(&sum), sum.offset(-4)];
//! assert!(contradictory(forms.iter(), 2, &Budget::new(1000, |_| false)));
//! ```
mod affine;
mod descent;
mod simplex;

pub use affine::Affine;
pub use descent::{Edge, Phase, descent};
pub use simplex::{Budget, contradictory};
