//! Lists of lost positions, floors and recursions in notation.

use super::pieces;
use super::shape::Shape;
use super::stated::Statement;
use super::text::{Letters, Text};
use crate::linear::Ratio;
use crate::{Beatty, Capped, Copies, List, Pairs, Pattern, Recurrence, Regular, Rule, Runs, Steps, Terms};

/// ⌊(n + shift) (p + √d) / q⌋.
pub(super) fn floor(beatty: &Beatty, name: &str) -> Text {
    multiple(beatty, name).plus(beatty.plus().into())
}

fn multiple(beatty: &Beatty, name: &str) -> Text {
    let by = Text::atom(name).plus(beatty.parts().0.into()).within(9);
    Text::atom(format!("floor({}*{by})", beatty.factor()))
}

/// The equations of a linear recurrence of a sequence with a letter.
pub(super) fn recurrence(recurrence: &Recurrence, letter: &str, n: &str) -> Vec<String> {
    let begin = (recurrence.first()..).zip(recurrence.begin());
    let mut lines: Vec<String> = begin.map(|(n, value)| format!("{letter}({n}) = {value}")).collect();
    let (coefficients, constant) = recurrence.parts();
    let terms = (1..).zip(coefficients).map(|(back, &by)| (by, format!("{letter}({n} - {back})")));
    lines.push(format!("{letter}({n}) = {}", combination(terms, constant)));
    lines
}

/// A sum of multiples and a constant.
fn combination(terms: impl Iterator<Item = (i128, String)>, constant: i128) -> String {
    let mut sum = String::new();
    for (by, term) in
        terms.filter(|(by, _)| *by != 0).chain((constant != 0).then(|| (constant, String::new())))
    {
        let size = by.unsigned_abs();
        let term = match (size, term.is_empty()) {
            (_, true) => size.to_string(),
            (1, false) => term,
            (_, false) => format!("{size}*{term}"),
        };
        sum = match (sum.is_empty(), by < 0) {
            (true, false) => term,
            (true, true) => format!("-{term}"),
            (false, false) => format!("{sum} + {term}"),
            (false, true) => format!("{sum} - {term}"),
        };
    }
    if sum.is_empty() { "0".into() } else { sum }
}

/// The recursions of a sequence on the digits of its index.
pub(super) fn regular(regular: &Regular, letters: Letters<'_>) -> Statement {
    let n = letters.name(0);
    let base = regular.base();
    let inside = |&(scale, offset): &(u64, u64)| match (scale, offset) {
        (1, 0) => format!("a({n})"),
        (_, 0) => format!("a({scale}{n})"),
        _ => format!("a({scale}{n} + {offset})"),
    };
    let parts: Vec<String> = regular.parts().iter().map(inside).collect();
    let mut lines = Vec::new();
    for (&(scale, offset), digits) in regular.parts().iter().zip(regular.recursions()) {
        for (digit, coefficients) in (0..).zip(digits) {
            let left = inside(&(scale * base, offset + scale * digit));
            let right = fraction(coefficients, &parts);
            if left != right {
                lines.push(format!("{left} = {right}"));
            }
        }
    }
    let first = (regular.first()..).map(|index| (index, regular.term(index)));
    let begin =
        first.take(usize::try_from(base).unwrap_or(2)).filter_map(|(index, value)| Some((index, value?)));
    lines.extend(begin.map(|(index, value)| format!("a({index}) = {value}")));
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// A combination with fractions: over a common denominator.
fn fraction(coefficients: &[Ratio], parts: &[String]) -> String {
    let under = coefficients.iter().fold(1i128, |under, ratio| {
        let below = ratio.parts().1;
        if under % below == 0 { under } else { under.saturating_mul(below) }
    });
    let whole = |ratio: &Ratio| ratio.parts().0.saturating_mul(under / ratio.parts().1);
    let constant = coefficients.last().map_or(0, whole);
    let sum = combination(coefficients.iter().map(whole).zip(parts.iter().cloned()), constant);
    if under == 1 { sum } else { format!("({sum})/{under}") }
}

/// A formula that leads from earlier terms to later ones.
pub(super) fn steps(steps: &Steps, letters: Letters<'_>, arity: usize) -> Statement {
    let n = letters.name(0);
    let others: Vec<String> = (1..arity).map(|place| letters.name(place)).collect();
    let letter = if others.is_empty() { 'a' } else { 'f' };
    let of = |index: &str| {
        let all: Vec<&str> = std::iter::once(index).chain(others.iter().map(String::as_str)).collect();
        format!("{letter}({})", all.join(", "))
    };
    let (first, begin) = steps.begin();
    let mut lines: Vec<String> =
        (first..).zip(begin).map(|(n, value)| format!("{} = {value}", of(&n.to_string()))).collect();
    let (back, next) = steps.parts();
    let back = super::formula::text(back, Letters { names: &[&n], outcomes: false });
    let back = of(&back.text);
    let names: Vec<&str> = [&*back, &*n].into_iter().chain(others.iter().map(String::as_str)).collect();
    let next = super::formula::text(next, Letters { names: &names, outcomes: false });
    lines.push(format!("{} = {}", of(&n), next.text));
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// A list of lost positions.
pub(super) fn written(list: &List, letters: Letters<'_>) -> Statement {
    let mut lines = Vec::new();
    for (place, terms) in list.terms().iter().enumerate() {
        lines.extend(of_column(terms, &letters.name(place), &letters.name(0)));
    }
    Statement { claim: spoken(list, letters), shape: Shape::Listed(lines) }
}

/// Lines for the terms of a coordinate.
fn of_column(terms: &Terms, letter: &str, first: &str) -> Vec<String> {
    if let Terms::Along { times, plus } = terms {
        let line = Text {
            text: format!("{first}(k) + {}", Text::atom("k").times((*times).into()).text),
            strength: 3,
            spoken: true,
        };
        return vec![format!("{letter}(k) = {}", line.plus((*plus).into()).text)];
    }
    if let Terms::Recurrence(found) = terms {
        return recurrence(found, letter, "k");
    }
    match column(terms, "k") {
        (Some(term), _) => vec![format!("{letter}(k) = {}", term.text)],
        (None, lines) => lines
            .iter()
            .map(|line| format!("{letter}{}", line.replace("x = (", &format!("x = {letter}("))))
            .collect(),
    }
}

/// Lost pairs that use up the numbers.
pub(super) fn pairs(pairs: &Pairs, letters: Letters<'_>) -> Statement {
    let (a, b) = (letters.name(0), letters.name(1));
    let (begin, times, plus) = pairs.parts();
    let mut lines: Vec<String> =
        (0..).zip(begin).map(|(k, pair)| format!("{a}({k}), {b}({k}) = {}, {}", pair[0], pair[1])).collect();
    lines.push(format!("{a}(k) = mex {{{a}(i), {b}(i): i < k}}"));
    lines.extend(of_column(&Terms::Along { times, plus }, &b, &a));
    Statement { shape: Shape::Listed(lines), claim: None }
}

/// Outcomes that change at the terms of a sequence.
pub(super) fn runs(runs: &Runs, _: Letters<'_>) -> Statement {
    let (start, changes) = runs.parts();
    Statement { shape: Shape::Changes { start, lines: of_column(changes, "c", "c") }, claim: None }
}

/// A sequence that copies its own terms.
pub(super) fn copies(copies: &Copies, letters: Letters<'_>) -> Statement {
    let n = Text::atom(letters.name(0));
    let modulus = copies.rules().len() as i128;
    let (first, before) = copies.before();
    let mut lines: Vec<String> =
        (first..).zip(before).map(|(n, value)| format!("a({n}) = {value}")).collect();
    for (rest, rule) in (0i128..).zip(copies.rules()) {
        let right = match *rule {
            Rule::Line { slope, constant } => n.times(slope.into()).plus(constant.into()).text,
            Rule::Copy { times, plus } => format!("a({})", n.times(times.into()).plus(plus.into()).text),
        };
        lines.push(format!("a({}) = {right}", n.times(modulus).plus(rest).text));
    }
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// Values that repeat at a growing distance.
pub(super) fn capped(capped: &Capped<Pattern>, letters: Letters<'_>) -> Statement {
    let n = letters.name(0);
    let (first, bound) = capped.parts();
    let bound = bound.written(&[&n], false);
    let mut lines: Vec<String> = match &bound.shape {
        Shape::Value(text) => vec![format!("f({n}) = {text}")],
        shape => shape.lines().into_iter().map(|line| format!("f: {}", line.replace("a(", "f("))).collect(),
    };
    lines.push(format!("a({first}) = 0"));
    lines.push(format!("a({n}) = f({n}) if f({n}) > f({n} - 1)"));
    lines.push(format!("a({n}) = a({n} - f({n}) - 1) otherwise"));
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// The term of a sequence by its number, or equations of a sequence without name.
fn column(terms: &Terms, name: &str) -> (Option<Text>, Vec<String>) {
    match terms {
        Terms::Pieces(found) => match pieces::term(found, name) {
            Some(term) => (Some(term), Vec::new()),
            None => {
                let lines = pieces::written(found, Letters { names: &[name], outcomes: false }).shape.lines();
                (None, lines.into_iter().map(|line| format!("({name}) = {line}")).collect())
            }
        },
        Terms::Beatty(beatty) => (Some(floor(beatty, name)), Vec::new()),
        Terms::Iterated(found) => {
            let (begin, next) = found.parts();
            let mut lines: Vec<String> =
                (0..).zip(begin).map(|(k, value)| format!("({k}) = {value}")).collect();
            let last = super::formula::text(next, Letters { names: &["x"], outcomes: false });
            lines.push(format!("({name} + 1) = {}, x = ({name})", last.text));
            (None, lines)
        }
        Terms::Along { .. } | Terms::Recurrence(_) => (None, Vec::new()),
    }
}

/// The claim of a list, if the language can say it.
fn spoken(list: &List, letters: Letters<'_>) -> Option<String> {
    let (n, terms) = (letters.name(0), list.terms());
    let term = |terms: &Terms| column(terms, "k").0.filter(|term| term.spoken);
    let condition = match terms {
        [Terms::Recurrence(found)] => numbers(found, &n)?,
        [one] => format!("exists k: {n} = {}", term(one)?.text),
        [one, other] => {
            let m = letters.name(1);
            let small = term(one)?.text;
            let large = match other {
                Terms::Along { times, plus } => {
                    let sum = Text {
                        text: format!("{n} + {}", Text::atom("k").times((*times).into()).text),
                        strength: 3,
                        spoken: true,
                    };
                    sum.plus((*plus).into()).text
                }
                _ => term(other)?.text,
            };
            let swapped = match other {
                Terms::Along { .. } => large.replacen(&n, &m, 1),
                _ => large.clone(),
            };
            let one = format!("exists k: {n} = {small} and {m} = {large}");
            format!("({one}) or (exists k: {m} = {small} and {n} = {swapped})")
        }
        _ => return None,
    };
    Letters { outcomes: true, ..letters }
        .claim(terms.len(), &Text { text: condition, strength: 0, spoken: true })
}

/// Famous numbers that follow a recurrence, as a condition.
fn numbers(recurrence: &Recurrence, n: &str) -> Option<String> {
    let terms: Vec<i64> = recurrence.terms().take(12).collect();
    let least = *terms.first()?;
    let fibonacci = |value: i64| {
        let (mut one, mut next) = (0i64, 1i64);
        while one < value {
            (one, next) = (next, one + next);
        }
        one == value
    };
    let from = |text: String| if least > 0 { format!("{n} >= {least} and {text}") } else { text };
    let all_follow =
        |next: &dyn Fn(i64, i64) -> i64| terms.windows(3).all(|three| three[2] == next(three[0], three[1]));
    if terms.iter().all(|&term| (0..1 << 40).contains(&term) && fibonacci(term))
        && all_follow(&|one, two| one + two)
    {
        return Some(from(format!("fibonacci({n})")));
    }
    let shifted = (-4..=4).find(|shift| {
        let moved: Vec<i64> = terms.iter().filter_map(|term| term.checked_add(*shift)).collect();
        moved.windows(2).all(|two| two[0] > 0 && two[1] == two[0].saturating_mul(2))
            && moved.iter().all(|term| term.count_ones() == 1)
    })?;
    Some(from(format!("power_of_two({})", Text::atom(n).plus(shifted.into()).text)))
}
