//! Pairs and moves between them as one shows them.

use dashu_int::UBig;
use rules::speech::number;

/// Display form of a pair.
pub(super) fn shown(first: &UBig, second: &UBig) -> String {
    format!("({},{})", number(first), number(second))
}

/// Display form of a move.
pub(super) fn arrow(from: (&UBig, &UBig), to: (&UBig, &UBig)) -> String {
    format!("{} → {}", shown(from.0, from.1), shown(to.0, to.1))
}
