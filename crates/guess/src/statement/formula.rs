//! Formulas in notation.

use super::shape::Shape;
use super::stated::{Statement, stated};
use super::text::{Letters, Text};
use crate::formula::{Binary, Comparison, Fold, Formula, Found, Unary};

/// A found formula as a statement.
pub(super) fn written(found: &Found, letters: Letters<'_>) -> Statement {
    match found {
        Found::Value(Formula::Number(number)) if letters.outcomes => {
            let text = Text { text: (*number == 0).to_string(), strength: 0, spoken: true };
            let claim = letters.claim(letters.names.len(), &text);
            Statement { shape: Shape::Lost(text.text), claim }
        }
        Found::Value(formula) => {
            stated(letters, arity(formula).max(letters.names.len()), text(formula, letters))
        }
        Found::Lost(comparison, one, other) => {
            let condition = compared(*comparison, one, other, letters);
            let arity = arity(one).max(arity(other)).max(letters.names.len());
            let claim = Letters { outcomes: true, ..letters }.claim(arity, &condition);
            Statement { shape: Shape::Lost(condition.text), claim }
        }
    }
}

/// The condition that a comparison holds.
pub(super) fn compared(comparison: Comparison, one: &Formula, other: &Formula, letters: Letters<'_>) -> Text {
    // A number stands on the right of an equation.
    let (one, other) = match (comparison, one) {
        (Comparison::Equal, Formula::Number(_)) => (other, one),
        _ => (one, other),
    };
    let sign = match comparison {
        Comparison::Equal => "=",
        Comparison::Less => "<",
        Comparison::AtMost => "<=",
    };
    let (one, other) = (text(one, letters), text(other, letters));
    let spoken = one.spoken && other.spoken;
    Text { text: format!("{} {sign} {}", one.text, other.text), strength: 2, spoken }
}

/// Number of coordinates up to the last that a formula names.
fn arity(formula: &Formula) -> usize {
    match formula {
        Formula::Coordinate(place) => place + 1,
        Formula::Number(_) | Formula::Fold(_) => 0,
        Formula::Unary(_, inner) => arity(inner),
        Formula::Binary(_, one, other) => arity(one).max(arity(other)),
    }
}

/// A formula as a term.
pub(super) fn text(formula: &Formula, letters: Letters<'_>) -> Text {
    match formula {
        Formula::Coordinate(place) => Text::atom(letters.name(*place)),
        Formula::Number(number) if *number < 0 => {
            Text { text: format!("0 - {}", number.unsigned_abs()), strength: 3, spoken: true }
        }
        Formula::Number(number) => Text::atom(number.to_string()),
        Formula::Fold(fold) => folded(*fold, letters),
        Formula::Unary(operation, inner) => unary(*operation, &text(inner, letters)),
        Formula::Binary(Binary::And, one, other) => masked(one, other, letters),
        Formula::Binary(operation, one, other) => {
            binary(*operation, &text(one, letters), &text(other, letters))
        }
    }
}

/// An operation on all coordinates.
fn folded(fold: Fold, letters: Letters<'_>) -> Text {
    let joined = |sign: &str| letters.names.join(sign);
    match fold {
        Fold::Sum => Text { text: joined(" + "), strength: 3, spoken: true },
        Fold::Xor => Text { text: joined(" xor "), strength: 2, spoken: true },
        Fold::Least => Text::atom(format!("min({})", joined(", "))),
        Fold::Most => Text::atom(format!("max({})", joined(", "))),
    }
}

fn unary(operation: Unary, inner: &Text) -> Text {
    let inside = &inner.text;
    let (text, spoken) = match operation {
        Unary::TwoAdic => (format!("v2({inside})"), true),
        Unary::BitLength => (format!("bits({inside})"), true),
        Unary::Ones => (format!("ones({inside})"), true),
        Unary::Root => (format!("floor(sqrt({inside}))"), false),
        Unary::Golden => (format!("floor(phi*{})", inner.within(9)), true),
        Unary::PowerOfTwo => (format!("2^floor(log2({inside}))"), false),
        Unary::Fibonacci => (format!("largest_fibonacci({inside})"), false),
        Unary::Zeckendorf => (format!("lowest_zeckendorf({inside})"), true),
        Unary::PrimeFactors => (format!("bigomega({inside})"), false),
        Unary::LowBit => (format!("2^v2({inside})"), false),
        Unary::TrailingOnes => (format!("v2({})", inner.plus(1).text), true),
        Unary::SmallestPrime => (format!("smallest_factor({inside})"), true),
        Unary::PrimeIndex => (format!("prime_index(smallest_factor({inside}))"), false),
        Unary::DigitSum => (format!("digit_sum({inside})"), false),
        Unary::DigitXor => (format!("digit_xor({inside})"), false),
        Unary::DigitCount => (format!("digit_count({inside})"), false),
        Unary::ExponentXor => (format!("exponent_xor({inside})"), false),
        Unary::Before => return inner.plus(-1),
    };
    Text { text, strength: 9, spoken: spoken && inner.spoken }
}

/// A bitwise and; with 2^k − 1 it is a remainder.
fn masked(one: &Formula, other: &Formula, letters: Letters<'_>) -> Text {
    let pair = match (one, other) {
        (inner, Formula::Number(mask)) | (Formula::Number(mask), inner) if *mask > 0 => {
            Some((inner, mask + 1))
        }
        _ => None,
    };
    if let Some((inner, modulus)) = pair.filter(|(_, modulus)| modulus.count_ones() == 1) {
        return binary(Binary::Remainder, &text(inner, letters), &Text::atom(modulus.to_string()));
    }
    binary(Binary::And, &text(one, letters), &text(other, letters))
}

fn binary(operation: Binary, one: &Text, other: &Text) -> Text {
    let spoken = one.spoken && other.spoken;
    let infix = |sign: &str, strength: u8| Text {
        text: format!("{} {sign} {}", one.within(strength), other.within(strength + 1)),
        strength,
        spoken,
    };
    // How bits and sums bind is not known to everybody: one within the other stands in parentheses.
    let bits = |sign: &str, strength: u8| {
        let operand = |of: &Text| of.within(if of.strength == strength { strength } else { 4 });
        let (one, other) = (operand(one), operand(other));
        Text { text: format!("{one} {sign} {other}"), strength, spoken }
    };
    let call = |name: &str, spoken: bool| Text {
        text: format!("{name}({}, {})", one.text, other.text),
        strength: 9,
        spoken,
    };
    match operation {
        Binary::Add => infix("+", 3),
        Binary::Subtract => infix("-", 3),
        Binary::Apart => {
            Text { text: format!("max({0}, {1}) - min({0}, {1})", one.text, other.text), strength: 3, spoken }
        }
        Binary::Multiply => {
            Text { text: format!("{}*{}", one.within(4), other.within(5)), strength: 4, spoken }
        }
        Binary::Xor => bits("xor", 2),
        Binary::And => Text { spoken: false, ..bits("&", 1) },
        Binary::Or => Text { spoken: false, ..bits("|", 0) },
        Binary::Least => call("min", spoken),
        Binary::Most => call("max", spoken),
        Binary::Divisor => call("gcd", spoken),
        Binary::Quotient => infix("div", 4),
        Binary::Remainder => infix("mod", 4),
    }
}
