//! The names that proofs give to what they speak of: places of positions, sums of them.

use automata::Expression;
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

/// An expression of the places of a position.
pub(crate) fn rank(variant: &Variant, rank: &Expression, several: bool) -> String {
    sum(rank, |place| self::place(variant, place, several))
}

/// A sum of numbers with these names.
pub(crate) fn sum(rank: &Expression, name: impl Fn(usize) -> String) -> String {
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
    let terms = || rank.coefficients.iter().map(|(&place, &factor)| (factor, Some(name(place as usize))));
    let all = || terms().chain([(rank.constant, None)]);
    // What is added before what is taken off.
    for (coefficient, name) in all().filter(|term| term.0 > 0).chain(all().filter(|term| term.0 < 0)) {
        add(coefficient, name);
    }
    text
}
