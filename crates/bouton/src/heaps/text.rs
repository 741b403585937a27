//! Games on heaps as texts of the language, so that whatever is asked of a game can be asked of them by their codes.

use super::HeapGame;
use ::heap::{Amounts, Shape, Split};
use std::fmt::Write;

/// Rules with more numbers than this are not written out.
const MOST_LISTED: usize = 1 << 16;
/// The names of the parts.
const PARTS: [&str; 4] = ["i", "j", "p", "q"];

/// The text of a game on heaps; nothing if the language has no short way to say it.
pub(crate) fn text(game: &HeapGame) -> Option<String> {
    let name = game.name();
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let mut text =
        format!("game heaps\ntitle en \"{}\"\ntitle zh \"{}\"\n\n", quoted(&name.en), quoted(&name.zh));
    let rules = game.rules();
    for split in rules.splits() {
        text.push_str(&rule(split)?);
        text.push('\n');
    }
    if rules.splits().is_empty() {
        // Whatever the heap, there is nothing to do.
        text.push_str("(n) -> () where n in {}\n");
    }
    Some(text)
}

fn rule(split: &Split) -> Option<String> {
    if split.parts.or_more || !split.added.is_empty() || split.taken.few().len() > MOST_LISTED {
        return None;
    }
    let parts = split.parts.least;
    match parts {
        0 => Some(format!("(n) -> () where n >= 1 and {}", among("n", &split.taken))),
        1 => Some(format!("(n) -> (n - k) where 1 <= k < n and {}", among("k", &split.taken))),
        _ => {
            let names = PARTS.get(..parts)?;
            let left = names.iter().map(|name| format!("({name})")).collect::<Vec<_>>().join(" + ");
            let sum = names.join(" + ");
            let chain = |sign: &str| names.join(sign);
            let compared = match split.shape {
                Shape::Free => chain(" <= "),
                Shape::Different => chain(" < "),
                Shape::Equal => chain(" = "),
                Shape::NotAllEqual => format!("{} and {} != {}", chain(" <= "), names[0], names[parts - 1]),
            };
            let taken = among("k", &split.taken);
            Some(format!("(n) -> {left} where {sum} + k = n and 1 <= {compared} and {taken}"))
        }
    }
}

/// That a number is one of the amounts.
fn among(name: &str, amounts: &Amounts) -> String {
    let list = |numbers: &[usize]| {
        let mut list = String::new();
        for number in numbers {
            let _ = write!(list, "{}{number}", if list.is_empty() { "" } else { ", " });
        }
        list
    };
    let few = format!("{name} in {{{}}}", list(amounts.few()));
    let Some(tail) = amounts.tail() else { return few };
    let from = tail.from;
    let past = match (tail.period, &*tail.offsets) {
        (1, _) => format!("{name} >= {from}"),
        (period, offsets) => {
            format!("{name} >= {from} and ({name} - {from}) mod {period} in {{{}}}", list(offsets))
        }
    };
    match amounts.few() {
        [] => past,
        _ => format!("({few} or {past})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heaps::shape::HeapShape;
    use crate::{Query, Workbench};

    /// What is written is recognised as what it was.
    #[test]
    fn written_and_recognised() {
        let workbench = Workbench::new();
        for code in [
            "0.77",
            "4.7",
            "0.F",
            "C.0",
            "0.137",
            "8.9F",
            "0.0",
            "4!.0",
            "0.6!",
            "0.8",
            "{1,3,4}",
            "all but {2,5}",
            "0.[3]",
            "4.[3]",
            "0.7[03]",
            "0.4=",
            "0.8!",
        ] {
            let game = HeapGame::read(code).expect(code);
            let text = text(&game).expect(code);
            workbench.add("x.game", &text).unwrap_or_else(|wrong| panic!("{text}\n{wrong:?}"));
            let variant = workbench.variant(&Query::read("x.game").expect(code), None).expect(code);
            let shape = HeapShape::of(variant.instance());
            // Three parts that are all different are not recognised.
            if code != "0.8!" {
                let shape = shape.unwrap_or_else(|| panic!("not recognised: {text}"));
                assert_eq!(shape.heaps.offset, 0, "{code}");
                let known = ::heap::naive::values(&game.rules(), 40);
                assert_eq!(::heap::naive::values(&shape.rules, 40), known, "{code}\n{text}");
            }
            // The values of the rules themselves, one option after another.
            let mut values: Vec<u32> = vec![];
            for heap in 0..14u64 {
                let mut options = rules::Options::new();
                variant.instance().options(&[heap], &mut options).expect("options");
                let value = |part: &u64| values[*part as usize];
                let reached: Vec<u32> = options
                    .iter()
                    .map(|option| option.components().flatten().map(value).fold(0, |a, b| a ^ b))
                    .collect();
                values.extend((0..).find(|value| !reached.contains(value)));
            }
            assert_eq!(values, ::heap::naive::values(&game.rules(), 14)[..14], "{code}\n{text}");
        }
    }
}
