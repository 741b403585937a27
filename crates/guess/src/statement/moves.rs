//! Values that follow from those of options, or of smaller pairs, in notation.

use super::cases::inline;
use super::formula;
use super::shape::Shape;
use super::stated::Statement;
use super::text::{Letters, Text};
use crate::{Descent, Moves, Pattern, Way};

/// The values at the beginning, and each other value by those of the options.
pub(super) fn written(moves: &Moves, letters: Letters<'_>) -> Statement {
    let (least, begin, end, ways) = moves.parts();
    let names: Vec<String> = (0..least.len()).map(|place| letters.name(place)).collect();
    let letter = if names.len() > 1 { 'f' } else { 'a' };
    let first = if begin.is_empty() { vec![end] } else { begin.to_vec() };
    let mut lines: Vec<String> = Vec::new();
    if let [start] = *least {
        lines.extend((start..).zip(first).map(|(n, value)| format!("a({n}) = {value}")));
    } else {
        let corner: Vec<String> = least.iter().map(u64::to_string).collect();
        lines.push(format!("f({}) = {end}", corner.join(", ")));
    }
    let options: Vec<String> = ways.iter().map(|way| option(way, &names, letter)).collect();
    let options = options.join(", ");
    let head = format!("{letter}({})", names.join(", "));
    lines.push(match moves.is_of_outcomes() {
        true => format!("{head} = 1 - min {{{options}}}"),
        false => format!("{head} = mex {{{options}}}"),
    });
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// The value of an option.
fn option(way: &Way, names: &[String], letter: char) -> String {
    let less = |by: &dyn Fn(u64) -> Option<String>, step: &[u64]| {
        let each = names.iter().zip(step).map(|(name, &step)| match by(step) {
            Some(by) => format!("{name} - {by}"),
            None => name.clone(),
        });
        format!("{letter}({})", each.collect::<Vec<_>>().join(", "))
    };
    match way {
        Way::To(to) => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let to = formula::text(to, Letters { names: &names, outcomes: false });
            format!("{letter}({})", to.text)
        }
        Way::Divided(by) => format!("{letter}({}/{by})", names.join(", ")),
        Way::Less(step) => less(&|by| (by > 0).then(|| by.to_string()), step),
        Way::Any(step) => {
            let times = |by: u64| (by > 0).then(|| Text::atom("k").times(by.into()).text);
            format!("{}: k >= 1", less(&times, step))
        }
    }
}

/// Pairs that follow Euclid's algorithm.
pub(super) fn descent(descent: &Descent<Pattern>, letters: Letters<'_>) -> Statement {
    let [a, b] = [0, 1].map(|place| letters.name(place));
    let (zero, multiple, next, smaller) = descent.parts();
    let quotient = format!("({b} div {a})");
    let mut read = vec![quotient.as_str()];
    read.extend(smaller.then_some(a.as_str()));
    let before = format!("f({b} mod {a}, {a})");
    let said = |pattern: &Pattern, read: &[&str]| {
        let statement = pattern.written(read, letters.outcomes);
        let sign = if letters.outcomes { "= 0 iff" } else { "=" };
        match inline(&statement, letters.outcomes) {
            Some(text) if text.text == quotient => format!("f({a}, {b}) {sign} {b} div {a}"),
            Some(text) => format!("f({a}, {b}) {sign} {}", text.text),
            None => statement.shape.lines().join("; "),
        }
    };
    let mut lines = vec![format!("f({b}, {a}) = f({a}, {b})")];
    lines.extend(zero.map(|zero| format!("f(0, {b}) = {zero}")));
    lines.push(format!("{a} <= {b} and {b} mod {a} = 0: {}", said(multiple, &read)));
    read.insert(0, &before);
    lines.push(format!("{a} <= {b} otherwise: {}", said(next, &read)));
    Statement { shape: Shape::Equations(lines), claim: None }
}
