//! The names that proofs give to what they speak of: places of positions, sums of them.

use super::result::Ranks;
use kernel::{Formula, Literal, Node, Phase, Rank, Relation, Sense};
use question::Variant;

/// The name of a place of a position; of several components, or of a row, the places are numbered.
pub(crate) fn place(variant: &Variant, place: usize, several: bool) -> String {
    let names = variant.coordinates();
    match (&*names, several) {
        ([], _) => format!("x{}", place + 1),
        (names, false) => names.get(place).cloned().unwrap_or_default(),
        (names, true) => {
            let (component, place) = (place / names.len(), place % names.len());
            format!("{}{}", names[place], component + 1)
        }
    }
}

/// A sum of the places of a position.
pub(crate) fn rank(variant: &Variant, rank: &Rank, several: bool) -> String {
    sum(rank, |place| self::place(variant, place, several))
}

/// The condition and the ranks of each phase; no condition where there is one phase.
pub(crate) fn phases(phases: &[Phase], name: impl Fn(usize) -> String) -> Vec<Ranks> {
    let of = |phase: &Phase| Ranks {
        when: condition(&phase.when, &name),
        falling: phase.ranks.iter().map(|rank| sum(rank, &name)).collect(),
    };
    phases.iter().map(of).collect()
}

/// The condition of a phase as a term of the language; nothing if it is none.
fn condition(when: &Formula, name: impl Fn(usize) -> String) -> Option<String> {
    let [Node::Literal(Literal { relation: Relation::Linear(factors, constant, sense), numbers, .. })] =
        &*when.0
    else {
        return None;
    };
    let terms = || numbers.iter().copied().zip(factors.iter().copied());
    let side = |sign: i64, constant: i64| {
        let own = terms().filter(|term| term.1.signum() == sign).map(|(place, factor)| (place, factor.abs()));
        sum(&Rank { terms: own.collect(), constant: constant.max(0) }, &name)
    };
    Some(match sense {
        Sense::Zero => format!("{} = {}", side(1, *constant), side(-1, -constant)),
        Sense::Negative if *constant < 0 => {
            format!("{} <= {}", side(1, constant + 1), side(-1, -constant - 1))
        }
        Sense::Negative => format!("{} < {}", side(1, *constant), side(-1, -constant)),
        Sense::Multiple(of) => format!("{} mod {of} = {}", side(1, 0), (-constant).rem_euclid(*of)),
    })
}

/// A sum of numbers with these names.
pub(crate) fn sum(rank: &Rank, name: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    let mut add = |coefficient: i64, name: Option<String>| {
        let sign = match (text.is_empty(), coefficient < 0) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        let factor = match (coefficient.unsigned_abs(), name) {
            (1, Some(name)) => name,
            (factor, Some(name)) => format!("{factor}*{name}"),
            (factor, None) => factor.to_string(),
        };
        text.push_str(sign);
        text.push_str(&factor);
    };
    let terms = || rank.terms.iter().map(|&(place, factor)| (factor, Some(name(place as usize))));
    let all = || terms().chain([(rank.constant, None)]);
    // What is added before what is taken off.
    for (coefficient, name) in all().filter(|term| term.0 > 0).chain(all().filter(|term| term.0 < 0)) {
        add(coefficient, name);
    }
    if text.is_empty() { "0".into() } else { text }
}
