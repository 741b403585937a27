//! Pairs and moves between them as one shows them.

use dashu_int::UBig;
use rules::speech::number;

/// A pair as one shows it.
pub(super) fn shown(first: &UBig, second: &UBig) -> String {
    format!("({},{})", number(first), number(second))
}

/// A move as one shows it.
pub(super) fn arrow(from: (&UBig, &UBig), to: (&UBig, &UBig)) -> String {
    format!("{} → {}", shown(from.0, from.1), shown(to.0, to.1))
}
