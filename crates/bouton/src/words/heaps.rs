//! What is said of heap games.

use super::{both, short};
use crate::heaps::HeapGame;
use ::heap::Misprint;
use dashu_int::UBig;
use rules::Text;
use rules::speech::number;

/// What a game is called.
pub(crate) fn name(game: &HeapGame) -> Text {
    match game {
        HeapGame::Grundy => both("Grundy's game", "格伦迪博弈"),
        HeapGame::Code(code) if code.digits().iter().any(|&digit| digit > 7) => {
            both(format!("Hexadecimal game {code}"), format!("十六进制博弈 {code}"))
        }
        HeapGame::Code(code) => both(format!("Octal game {code}"), format!("八进制博弈 {code}")),
    }
}

/// What is wrong with a code.
pub(crate) fn misprint(code: &str, misprint: Misprint) -> Text {
    let code = short(code);
    match misprint {
        Misprint::NoPoint => both(
            format!("`{code}` is no code: there is no point in it, as in 0.77"),
            format!("`{code}` 不是博弈代码：缺少小数点，应形如 0.77"),
        ),
        Misprint::Digit(sign, _) => both(
            format!("`{sign}` in `{code}` is no digit: they go from 0 to 9 and from A to F"),
            format!("`{code}` 中的 `{sign}` 不是数字：应为 0 至 9 或 A 至 F"),
        ),
        Misprint::First(sign) => both(
            format!(
                "before the point of `{code}` stands {sign}, but without taking anything one can only split: 0, 4, 8 or C"
            ),
            format!("`{code}` 的小数点前是 {sign}，但不取石子时只能分堆：应为 0、4、8 或 C"),
        ),
        Misprint::TooLong => both("the code has too many digits", "代码的位数太多"),
    }
}

/// Nim-values that come again.
pub(crate) fn comes_again(start: u64, length: usize) -> Text {
    both(
        format!(
            "From {start} on the nim-values come again after {length}: this is proved, by Guy and Smith's theorem on games that \
             take from a heap and split it."
        ),
        format!(
            "从 {start} 起尼姆值以 {length} 为周期循环：这已由 Guy 与 Smith 关于取石分堆博弈的定理证明。"
        ),
    )
}

/// A component with the value of a smaller one.
pub(crate) fn same_value(component: &UBig, same: &UBig, value: u32) -> Text {
    let (component, same) = (number(component), number(same));
    both(format!("g({component}) = g({same}) = {value}."), format!("g({component}) = g({same}) = {value}。"))
}
