//! Positions of two numbers.

use catalog::argument::Pair;
use rules::speech::number;

/// `(3,5)`
pub(super) fn shown((first, second): &Pair) -> String {
    format!("({},{})", number(first), number(second))
}

/// `(4,5) → (1,2)`
pub(super) fn arrow(from: &Pair, to: &Pair) -> String {
    format!("{} → {}", shown(from), shown(to))
}
