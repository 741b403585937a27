//! Families that belong to a claim.

use crate::opened::{Closed, made};
use rules::{Argument, Instance, ParameterKind};

/// Names of the parameters of a game that can be open: numbers that have a value, but for those named here.
pub fn open(instance: &Instance, but: &[&str]) -> Vec<String> {
    let parameters = instance.ruleset().parameters.iter().zip(instance.arguments());
    let open = parameters.filter(|(parameter, argument)| {
        let natural = matches!(parameter.kind, ParameterKind::Natural { .. });
        natural && matches!(argument, Argument::Natural(_)) && !but.contains(&&*parameter.name)
    });
    open.map(|(parameter, _)| parameter.name.clone()).collect()
}

/// The family of a claim: the game with open parameters, of which the laws of positions say what is known. The claim
/// keeps its number, and holds wherever its condition on parameters does.
///
/// ```
/// let text = "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\nP(n) iff n mod (m + 1) = 0\n";
/// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
/// let bash = ruleset.instantiate(&[], None).unwrap();
/// let family = family::proper(&bash, &family::open(&bash, &[]), 0).unwrap();
/// let mut options = rules::Options::new();
/// // From 9 stones, where at most 2 may be taken.
/// family.options(&[9, 2], &mut options).unwrap();
/// let left: Vec<u64> = options.iter().flat_map(|sum| sum.components().flatten()).copied().collect();
/// assert_eq!(left, [8, 2, 7, 2]);
/// ```
pub fn proper(instance: &Instance, names: &[String], claim: usize) -> Result<Instance, Closed> {
    if names.is_empty() || !instance.ruleset().assumptions.is_empty() {
        return Err(Closed::Form);
    }
    made(instance, names, Some(claim))
}
