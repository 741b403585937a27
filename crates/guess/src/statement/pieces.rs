//! Polynomials on residue classes in notation: a term, a remainder, a period, or a list of cases.

use super::shape::{Piece, Shape};
use super::stated::{Statement, stated};
use super::text::{Letters, Text};
use crate::Pieces;

/// Classes up to which cases are listed.
const CASES: usize = 12;

/// The statement of a sequence.
pub(super) fn written(pieces: &Pieces, letters: Letters<'_>) -> Statement {
    if letters.outcomes && pieces.degree() == 0 {
        return outcomes(pieces, letters);
    }
    if let Some(term) = term(pieces, &letters.name(0)) {
        return stated(letters, 1, term);
    }
    let increase = if pieces.degree() == 0 { Some(0) } else { pieces.increase() };
    if let Some(increase) = increase {
        let period: Vec<i64> =
            pieces.classes().iter().filter_map(|class| i64::try_from(class[0]).ok()).collect();
        let (first, before) = (pieces.first(), pieces.before().to_vec());
        let claim =
            if letters.outcomes { None } else { repeated(first, &before, &period, increase, letters) };
        return Statement { shape: Shape::Periodic { first, before, period, increase }, claim };
    }
    let cases = cases(pieces, &letters.name(0));
    let joined = (cases.len() <= CASES && !letters.outcomes).then(|| Piece::joined(&cases));
    let claim = joined.map(|text| format!("value({}) = {text}", letters.name(0)));
    Statement { shape: Shape::Pieces(cases), claim }
}

/// The claim of a period; the language counts from 0.
fn repeated(
    first: u64,
    before: &[i64],
    period: &[i64],
    increase: i128,
    letters: Letters<'_>,
) -> Option<String> {
    let listed = |values: &[i64]| values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let natural = first <= 1 && increase >= 0 && before.iter().chain(period).all(|&value| value >= 0);
    let before = [&[0][..usize::try_from(first).ok()?.min(1)], before].concat();
    let start = if before.is_empty() { String::new() } else { format!("[{}] ", listed(&before)) };
    let plus = if increase == 0 { String::new() } else { format!(" plus {increase}") };
    natural.then(|| format!("value({}) = {start}repeat [{}]{plus}", letters.name(0), listed(period)))
}

/// A single term for the sequence, if there is a short one.
pub(super) fn term(pieces: &Pieces, name: &str) -> Option<Text> {
    if !pieces.before().is_empty() {
        return None;
    }
    let n = Text::atom(name);
    let at = |index: u64| pieces.term(index).map(i128::from);
    let (first, period) = (pieces.first(), i128::try_from(pieces.period()).ok()?);
    let from = (first..).take(pieces.period() * 2).map(at).collect::<Option<Vec<_>>>()?;
    let same =
        |rule: &dyn Fn(i128) -> i128| (i128::from(first)..).zip(&from).all(|(n, &value)| rule(n) == value);
    if period == 1 {
        return Some(polynomial(pieces, 0, name));
    }
    if pieces.degree() == 0 {
        let shift = (0..period).find(|shift| same(&|n| (n + shift).rem_euclid(period)))?;
        let text = format!("{} mod {period}", n.plus(shift).within(4));
        return Some(Text { text, strength: 4, spoken: true });
    }
    let increase = pieces.increase().filter(|&increase| increase > 0)?;
    let base = i128::from(first).checked_mul(increase)?;
    // ⌊(s n + c) / p⌋: the constant lies in a range that the first term gives.
    let low = from.first()?.checked_mul(period)?.checked_sub(base)?;
    let constant =
        (low..low.checked_add(period)?).find(|c| same(&|n| (increase * n + c).div_euclid(period)))?;
    let text = format!("{} div {period}", n.times(increase).plus(constant).within(4));
    Some(Text { text, strength: 4, spoken: true })
}

/// The polynomial of a class, in the quotient of the index by the period.
fn polynomial(pieces: &Pieces, class: usize, name: &str) -> Text {
    let period = pieces.period() as i128;
    let quotient = if period == 1 {
        Text::atom(name)
    } else {
        Text { text: format!("{name} div {period}"), strength: 4, spoken: true }
    };
    let start = (i128::from(pieces.begin()) + class as i128).div_euclid(period);
    let leading = &pieces.classes()[class];
    let coefficients = expanded(leading, start);
    let scale = if leading.len() > 2 { 6 } else { 1 };
    // A common divisor shortens the fraction.
    let by = [6, 3, 2].into_iter().filter(|by| scale % by == 0);
    let by = by.into_iter().find(|by| coefficients.iter().all(|number| number % by == 0)).unwrap_or(1);
    let scale = scale / by;
    let divided = scale == 1;
    let mut sum = String::new();
    for (power, number) in coefficients.iter().enumerate().rev() {
        let number = number / by;
        if number == 0 {
            continue;
        }
        let size = number.unsigned_abs();
        let strength = if (size, power) == (1, 1) { 4 } else { 5 };
        let factor = vec![quotient.within(strength); power].join("*");
        let term = match (size, power) {
            (_, 0) => size.to_string(),
            (1, _) => factor,
            _ => format!("{size}*{factor}"),
        };
        match (sum.is_empty(), number < 0) {
            (true, false) => sum = term,
            (true, true) => sum = format!("0 - {term}"),
            (false, false) => sum = format!("{sum} + {term}"),
            (false, true) => sum = format!("{sum} - {term}"),
        }
    }
    if sum.is_empty() {
        sum.push('0');
    }
    let simple = sum == name || sum.bytes().all(|letter| letter.is_ascii_digit());
    let whole = Text { text: sum, strength: if simple { 9 } else { 3 }, spoken: true };
    match divided {
        true => whole,
        false => Text { text: format!("{} div {scale}", whole.within(4)), strength: 4, spoken: true },
    }
}

/// Coefficients, times 6 from degree 2 on, of Newton's formula with leading differences at t − start.
fn expanded(leading: &[i128], start: i128) -> Vec<i128> {
    let scale = if leading.len() > 2 { 6 } else { 1 };
    let mut sum = vec![0i128; leading.len()];
    let mut basis: Vec<i128> = vec![scale];
    for (order, &difference) in leading.iter().enumerate() {
        for (to, number) in sum.iter_mut().zip(&basis) {
            *to = to.saturating_add(number.saturating_mul(difference));
        }
        // The next binomial: times (t − start − order) / (order + 1).
        let root = start.saturating_add(order as i128);
        let mut next = vec![0i128; basis.len() + 1];
        for (power, &number) in basis.iter().enumerate() {
            next[power + 1] = next[power + 1].saturating_add(number);
            next[power] = next[power].saturating_sub(number.saturating_mul(root));
        }
        basis = next.into_iter().map(|number| number / (order as i128 + 1)).collect();
    }
    sum
}

/// A case for each value before the pattern, and for each class.
fn cases(pieces: &Pieces, name: &str) -> Vec<Piece> {
    let before = (pieces.first()..).zip(pieces.before());
    let mut cases: Vec<Piece> =
        before.map(|(n, value)| Piece::when(value.to_string(), format!("{name} = {n}"))).collect();
    let period = pieces.period() as u64;
    let mut classes: Vec<(String, Vec<u64>)> = Vec::new();
    for class in 0..pieces.period() {
        let formula = polynomial(pieces, class, name).text;
        let residue = (pieces.begin() % period + class as u64) % period;
        match classes.iter_mut().find(|(known, _)| *known == formula) {
            Some((_, residues)) => residues.push(residue),
            None => classes.push((formula, vec![residue])),
        }
    }
    classes.sort_by_key(|(_, residues)| residues.len());
    let last = classes.pop();
    for (formula, mut residues) in classes {
        residues.sort_unstable();
        cases.push(Piece::when(formula, residue(name, period, &residues)));
    }
    cases.extend(last.map(|(formula, _)| Piece { formula, condition: None }));
    cases
}

/// The condition that a remainder is one of some.
fn residue(name: &str, period: u64, residues: &[u64]) -> String {
    match residues {
        [one] => format!("{name} mod {period} = {one}"),
        _ => {
            let listed = residues.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            format!("{name} mod {period} in {{{listed}}}")
        }
    }
}

/// Lost numbers that repeat: a set of remainders, from some number on.
fn outcomes(pieces: &Pieces, letters: Letters<'_>) -> Statement {
    let name = letters.name(0);
    let period = pieces.period() as u64;
    let lost = |class: &&usize| pieces.classes()[**class][0] == 0;
    let all: Vec<usize> = (0..pieces.period()).collect();
    let mut residues: Vec<u64> =
        all.iter().filter(lost).map(|&class| (pieces.begin() % period + class as u64) % period).collect();
    residues.sort_unstable();
    let begin = pieces.begin();
    let early: Vec<u64> =
        (pieces.first()..).zip(pieces.before()).filter(|&(_, &value)| value == 0).map(|(n, _)| n).collect();
    let regular = match residues.len() {
        0 => "false".to_string(),
        count if count == pieces.period() => "true".to_string(),
        _ => residue(&name, period, &residues),
    };
    let listed = early.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let text = match (pieces.before().is_empty(), early.as_slice(), residues.is_empty()) {
        (true, ..) => regular,
        (false, [], true) => regular,
        (false, [], false) => format!("{name} >= {begin} and {regular}"),
        (false, [one], true) => format!("{name} = {one}"),
        (false, _, true) => format!("{name} in {{{listed}}}"),
        (false, ..) => format!("{name} in {{{listed}}} or {name} >= {begin} and {regular}"),
    };
    let text = Text { text, strength: 0, spoken: true };
    Statement { claim: letters.claim(1, &text), shape: Shape::Lost(text.text) }
}
