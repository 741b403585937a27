//! Games on heaps by their codes in the literature, and as texts of the language, so that they can be asked about like all other
//! games.

use crate::problem::{Mistake, Problem, Source};
use ::heap::{Amounts, Code, Family, Rules, Shape, Split};
use rules::Text;
use rules::speech::both;
use std::fmt::Write;

/// The name of Grundy's game, and its code.
const GRUNDY: &str = "grundy";
const GRUNDY_CODE: &str = "4!.0";

/// Limit on the amounts written out in a rule.
const MOST_LISTED: usize = 1 << 16;
/// The names of the parts.
const PARTS: [&str; 4] = ["i", "j", "p", "q"];
/// Names of the sums of the first two and three parts.
const SUMS: [&str; 2] = ["s", "t"];
/// Limit on the amounts with rules of their own.
const MOST_RULES: usize = 16;

/// Reads a code such as `0.77`, `.77`, `4.7`, `0.2048`, `4!.0`, `{1,3,4}`, `all but {2,5}` and anything else that [`Code`] reads, or
/// `grundy`.
pub fn read(text: &str) -> Result<Code, Problem> {
    let trimmed = text.trim();
    let code = if trimmed == GRUNDY { GRUNDY_CODE } else { trimmed };
    code.parse::<Code>().map_err(|misprint| {
        let start = trimmed.char_indices().nth(misprint.at).map_or(trimmed.len(), |(at, _)| at);
        let end = start + trimmed[start..].chars().next().map_or(0, char::len_utf8);
        let source = Source { name: None, text: trimmed.into() };
        Problem::new(Mistake::HeapCode { misprint }).at(&source, start..end)
    })
}

/// Returns `true` for the code of an octal game.
pub fn is_octal(code: &Code) -> bool {
    code.family() == Family::Octal
}

/// The title of the game with a code.
pub fn title(code: &Code) -> Text {
    if code.rules() == Rules::grundy() {
        return grundy();
    }
    match code.family() {
        Family::Octal => both(format!("Octal game {code}"), format!("八进制博弈 {code}")),
        Family::Hexadecimal => both(format!("Hexadecimal game {code}"), format!("十六进制博弈 {code}")),
        Family::TakeAndBreak => both(format!("Take-and-break game {code}"), format!("取石分堆博弈 {code}")),
        Family::Subtraction => both(format!("Subtraction game {code}"), format!("减法博弈 {code}")),
        Family::AllBut => {
            let set = code.to_string();
            let set = set.trim_start_matches("all but ");
            both(format!("Take any number but {set}"), format!("取 {set} 以外的任意个"))
        }
        Family::Splittles => both(format!("Take and split: {code}"), format!("取后可分：{code}")),
    }
}

/// The title of Grundy's game.
pub fn grundy() -> Text {
    both("Grundy's game", "格伦迪博弈")
}

/// Text of a game on heaps; `None` if the language has no short form for it.
pub fn text(title: &Text, rules: &Rules) -> Option<String> {
    written(title, rules, &|split| Some(vec![rule(split)?]))
}

/// Text of a game on heaps for proofs by automata: each of few amounts has a rule of its own, and if a heap is split in three or
/// more, the sum of two parts has a name.
pub fn provable(title: &Text, rules: &Rules) -> Option<String> {
    written(title, rules, &|split| {
        let few = split.taken.few();
        if split.parts.least == 0 || split.taken.tail().is_some() || few.len() > MOST_RULES {
            return Some(vec![gathered(split)?]);
        }
        few.iter()
            .map(|&taken| gathered(&Split { taken: Amounts::list(vec![taken]), ..split.clone() }))
            .collect()
    })
}

fn written(title: &Text, rules: &Rules, of: &dyn Fn(&Split) -> Option<Vec<String>>) -> Option<String> {
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let mut text =
        format!("game heaps\ntitle en \"{}\"\ntitle zh \"{}\"\n\n", quoted(&title.en), quoted(&title.zh));
    for split in rules.splits() {
        for rule in of(split)? {
            text.push_str(&rule);
            text.push('\n');
        }
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
            let sum = names.join(" + ");
            let taken = among("k", &split.taken);
            Some(format!(
                "{} where {sum} + k = n and 1 <= {} and {taken}",
                split_in(names),
                compared(split, names)
            ))
        }
    }
}

/// Rule of a split in which a sum of three or more parts is built from named sums of two.
fn gathered(split: &Split) -> Option<String> {
    let parts = split.parts.least;
    let plain = rule(split)?;
    if parts < 3 {
        return Some(plain);
    }
    let names = PARTS.get(..parts)?;
    let mut sums = String::new();
    let mut so_far = names[0];
    for (name, sum) in names[1..parts - 1].iter().zip(SUMS) {
        // The nim-sum with 0 is the number itself. Without it the number would be put in for its name.
        let _ = write!(sums, "{so_far} + {name} = {sum} and {sum} = {sum} xor 0 and ");
        so_far = sum;
    }
    let (last, taken) = (names[parts - 1], among("k", &split.taken));
    let compared = match split.shape {
        Shape::Free => names.join(" and 1 <= "),
        _ => compared(split, names),
    };
    Some(format!("{} where {sums}{so_far} + {last} + k = n and 1 <= {compared} and {taken}", split_in(names)))
}

/// Start of the rule of a split.
fn split_in(names: &[&str]) -> String {
    let left = names.iter().map(|name| format!("({name})")).collect::<Vec<_>>().join(" + ");
    format!("(n) -> {left}")
}

/// Order of the parts, so that splits that differ only in their order are listed once.
fn compared(split: &Split, names: &[&str]) -> String {
    let chain = |sign: &str| names.join(sign);
    match split.shape {
        Shape::Free => chain(" <= "),
        Shape::Different => chain(" < "),
        Shape::Equal => chain(" = "),
        Shape::NotAllEqual => {
            let ends = names.first().zip(names.last());
            let unequal = ends.map_or(String::new(), |(first, last)| format!(" and {first} != {last}"));
            format!("{}{unequal}", chain(" <= "))
        }
    }
}

/// Condition that a number is one of the amounts.
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
    use crate::shape::HeapShape;
    use crate::{Query, Workbench};

    const CODES: [&str; 20] = [
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
        "0.0GV",
        "0.V[8]",
        "0.G?",
    ];

    fn variant(workbench: &Workbench, text: &str) -> crate::Variant {
        workbench.add("x.game", text).unwrap_or_else(|wrong| panic!("{text}\n{wrong:?}"));
        workbench.variant(&Query::read("x.game").expect("a name"), None).expect("a game")
    }

    /// The values of the rules themselves, one option after another.
    fn values(variant: &crate::Variant, count: u64) -> Vec<u32> {
        let mut values: Vec<u32> = vec![];
        for heap in 0..count {
            let mut options = rules::Options::new();
            variant.instance().options(&[heap], &mut options).expect("options");
            let value = |part: &u64| values[*part as usize];
            let reached: Vec<u32> = options
                .iter()
                .map(|option| option.components().flatten().map(value).fold(0, |a, b| a ^ b))
                .collect();
            values.extend((0..).find(|value| !reached.contains(value)));
        }
        values
    }

    /// A written text is recognised as the same rules.
    #[test]
    fn written_and_recognised() {
        let workbench = Workbench::new();
        for code in CODES {
            let game = read(code).expect(code);
            let text = text(&title(&game), &game.rules()).expect(code);
            let variant = variant(&workbench, &text);
            let shape = HeapShape::of(variant.instance());
            // More than two parts with a condition, and more than three, are not recognised.
            if !["0.8!", "0.0GV", "0.V[8]", "0.G?"].contains(&code) {
                let shape = shape.unwrap_or_else(|| panic!("not recognised: {text}"));
                assert_eq!(shape.heaps.offset, 0, "{code}");
                let known = ::heap::naive::values(&game.rules(), 40);
                assert_eq!(::heap::naive::values(&shape.rules, 40), known, "{code}\n{text}");
            }
            assert_eq!(
                values(&variant, 14),
                ::heap::naive::values(&game.rules(), 14)[..14],
                "{code}\n{text}"
            );
        }
    }

    /// A text for proofs is the same game.
    #[test]
    fn provable_texts_are_the_game() {
        let workbench = Workbench::new();
        for code in CODES {
            let game = read(code).expect(code);
            let text = provable(&title(&game), &game.rules()).expect(code);
            let known = ::heap::naive::values(&game.rules(), 16);
            assert_eq!(values(&variant(&workbench, &text), 16), known[..16], "{code}\n{text}");
        }
    }
}
