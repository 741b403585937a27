//! Coin-turning games whose nim-values are known at any size: see [`Strip`], which has the theorems.
//!
//! The moves that leave a wanted value are constructed and counted; a move is listed if it turns few coins.
//! Evidence: the theorems, compared in the tests with exhaustive search from the rules.

use super::row::SHOWN;
use crate::coins::{Code, Strip};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use rules::speech::{both, list, nim_sum, number};
use rules::{Argument, Text};

struct Turning(Strip);

/// Theory of a code, if there is one.
pub(super) fn theory(code: &str) -> Option<Box<dyn Theory>> {
    let strip = Strip::of(&Code::read(code).ok()?)?;
    Some(Box::new(Turning(strip)))
}

/// Code of the game, if that is its only parameter.
pub(super) fn code(parameters: &[Argument]) -> Option<&str> {
    match parameters {
        [Argument::Text(code)] => Some(code),
        _ => None,
    }
}

impl Theory for Turning {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        let [place] = at else { return None };
        self.0.value(place)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let [place] = at else { return None };
        let Several { first, count } = self.0.sets(place, value, most)?;
        let option = |set: Vec<UBig>| set.into_iter().map(|other| vec![other]).collect();
        Some(Several { first: first.into_iter().map(option).collect(), count })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Text> {
        let each = |at: &&[UBig]| Some(format!("({}): {}", number(at.first()?), number(&self.value(at)?)));
        let values: Vec<String> = sum.iter().filter_map(each).take(SHOWN + 1).collect();
        if values.is_empty() {
            return Vec::new();
        }
        vec![
            rule(self.0),
            both(
                format!("The heads: {}.", list(&values, "; ", "; ")),
                format!("各枚正面：{}。", list(&values, "；", "；")),
            ),
        ]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Text> {
        let [place] = at else { return None };
        let place = number(place);
        let others: Vec<&UBig> = option.iter().filter_map(|part| part.first()).collect();
        if others.is_empty() {
            return Some(both(format!("It turns coin {place} alone."), format!("只翻第 {place} 枚。")));
        }
        let shown: Vec<String> = others.iter().take(SHOWN + 1).map(|other| number(other)).collect();
        let names = list(&shown, ", ", ", ");
        let chinese = list(&shown, "、", "、");
        let values: Option<Vec<UBig>> = others.iter().map(|other| self.0.value(other)).collect();
        let sum = match values?.as_slice() {
            [_] => number(value),
            values => nim_sum(values, value),
        };
        Some(both(
            format!("It turns coin {place} and with it {names}: worth {sum}."),
            format!("翻第 {place} 枚，同时翻 {chinese}：值为 {sum}。"),
        ))
    }
}

/// Value of a head.
fn rule(strip: Strip) -> Text {
    match strip {
        Strip::Turtles => both(
            "A head at place n acts as a heap of n stones of Nim.",
            "第 n 枚正面相当于有 n 个石子的尼姆堆。",
        ),
        Strip::Twins => both(
            "A head at place n acts as a heap of n - 1 stones of Nim.",
            "第 n 枚正面相当于有 n - 1 个石子的尼姆堆。",
        ),
        Strip::MockTurtles => both(
            "A head at place n is worth the n-th odious number; those have an odd number of ones in binary.",
            "第 n 枚正面的值是第 n 个可憎数，即二进制中有奇数个 1 的数。",
        ),
        Strip::Triplets => both(
            "Heads at places 1 and 2 are worth nothing; one at place n + 2 is worth the n-th odious number, and those have an odd \
             number of ones in binary.",
            "前两枚正面的值为 0；第 n + 2 枚正面的值是第 n 个可憎数，即二进制中有奇数个 1 的数。",
        ),
        Strip::Ruler => both(
            "A head at place n is worth the largest power of two that divides n.",
            "第 n 枚正面的值是整除 n 的最大的 2 的幂。",
        ),
        Strip::Motley => both("A head at place n is worth 2^(n-1).", "第 n 枚正面的值是 2^(n-1)。"),
    }
}
