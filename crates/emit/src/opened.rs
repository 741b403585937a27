//! Parameters that a program reads: games in which they are numbers of every component.

use super::problem::Unwritten;
use family::Closed;
use question::Variant;
use std::sync::Arc;

/// The same game, with these parameters as the last numbers of every component; no move changes them. Claims that
/// hold only for some of their values are left out.
pub fn opened(variant: &Variant, names: &[String]) -> Result<Variant, Unwritten> {
    let instance = family::opened(variant.instance(), names).map_err(|closed| match closed {
        Closed::Form => Unwritten::Splits,
        Closed::Unknown => Unwritten::NoClaim,
        Closed::Term => Unwritten::Term(names.join(", ")),
    })?;
    let game = Arc::new(variant.game().with_rules(instance.ruleset().clone()));
    Ok(Variant::of(&game, instance))
}
