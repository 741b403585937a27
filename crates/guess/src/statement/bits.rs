//! Values that are linear in binary digits in notation.

use super::shape::Shape;
use super::stated::Statement;
use super::text::Letters;
use crate::Bits;

/// Equations: the function is linear, and has these values at powers of two.
pub(super) fn written(bits: &Bits, letters: Letters<'_>) -> Statement {
    let (constant, columns) = bits.parts();
    let widths = bits.widths();
    let mut lines = Vec::new();
    let mut rest = columns;
    if bits.is_of_pairs() {
        lines.push("f(x xor y, z) = f(x, z) xor f(y, z)".to_owned());
        lines.push("f(z, x xor y) = f(z, x) xor f(z, y)".to_owned());
        let width = widths.get(1).map_or(1, |&width| width as usize).max(1);
        for (digit, row) in columns.chunks(width).enumerate() {
            lines.push(values(row, |other| format!("f({}, {})", 1u128 << digit, 1u128 << other)));
        }
    } else if let [_] = widths {
        let more = if constant == 0 { String::new() } else { format!(" xor {constant}") };
        lines.push(format!("a(x xor y) = a(x) xor a(y){more}"));
        lines.push(values(&[constant], |_| "a(0)".into()));
        let all: Vec<i64> = columns.iter().map(|column| column ^ constant).collect();
        lines.push(values(&all, |digit| format!("a({})", 1u128 << digit)));
    } else {
        let letter = |place: usize| char::from(b'g' + (place % 16) as u8);
        let terms = (0..widths.len()).map(|place| format!("{}({})", letter(place), letters.name(place)));
        let more = (constant != 0).then(|| constant.to_string());
        let sum: Vec<String> = terms.chain(more).collect();
        lines.push(format!("f({}) = {}", letters.head(widths.len()), sum.join(" xor ")));
        for (place, &width) in widths.iter().enumerate() {
            let letter = letter(place);
            let (own, others) = rest.split_at(width as usize);
            rest = others;
            lines.push(format!("{letter}(x xor y) = {letter}(x) xor {letter}(y)"));
            lines.push(values(own, |digit| format!("{letter}({})", 1u128 << digit)));
        }
    }
    let bounds = widths.iter().enumerate();
    let bounds = bounds.map(|(place, width)| format!("{} < {}", letters.name(place), 1u128 << width));
    lines.push(bounds.collect::<Vec<_>>().join(", "));
    Statement { shape: Shape::Equations(lines), claim: None }
}

/// `a(1) = 1, a(2) = 3`
fn values(values: &[i64], name: impl Fn(usize) -> String) -> String {
    let each = values.iter().enumerate().map(|(place, value)| format!("{} = {value}", name(place)));
    each.collect::<Vec<_>>().join(", ")
}
