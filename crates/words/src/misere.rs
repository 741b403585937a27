//! Misère quotients in words.

use super::{both, list, short};
use rules::{Outcome, Text};

/// The elements of the components, and their product.
pub(crate) fn elements(elements: &[String], product: &str) -> Text {
    match elements {
        [_] => both(
            format!("In the misère quotient the component is {product}."),
            format!("在反常商中，该分量为 {product}。"),
        ),
        [] => both(
            format!("In the misère quotient the product of the components is {product}."),
            format!("在反常商中，各分量之积为 {product}。"),
        ),
        _ => both(
            format!(
                "In the misère quotient the components are {}; their product is {product}.",
                list(elements, ", ", " and ")
            ),
            format!("在反常商中，各分量为 {}，其积为 {product}。", list(elements, "、", "、")),
        ),
    }
}

/// An element and its meaning for the player to move, in a quotient with its number of lost elements and its order.
pub(crate) fn element(is_lost: bool, lost: usize, order: usize) -> Text {
    match is_lost {
        true => both(
            format!(
                "That is one of the {lost} lost elements among {order}: every move leaves one that is not."
            ),
            format!("它是 {order} 个元素中 {lost} 个必败元素之一：无论怎么走，走后都不是必败元素。"),
        ),
        false => both(
            format!("It is not among the {lost} lost elements of {order}: some move leaves a lost one."),
            format!("它不是 {order} 个元素中 {lost} 个必败元素之一：总有一步走到必败元素。"),
        ),
    }
}

/// A move that leaves a lost element.
pub(crate) fn leaves_lost(text: &str, element: &str) -> Text {
    let text = short(text);
    both(
        format!("{text} wins: it leaves {element}, which is lost."),
        format!("{text} 获胜：走后为必败元素 {element}。"),
    )
}

/// A quotient as evidence, with the command that shows it, if one can name the game.
pub(crate) fn proved(code: &str, order: usize, last: Option<usize>, typed: Option<&str>) -> Text {
    let (see_en, see_zh) = match typed {
        Some(game) => (
            format!(" (see `bouton period {game} --misere`)"),
            format!("（见 `bouton period {game} --misere`）"),
        ),
        None => (String::new(), String::new()),
    };
    match last {
        None => both(
            format!("the misère quotient of {code}, of order {order}, for heaps of any size{see_en}."),
            format!("{code} 的反常商（{order} 阶），对任意大小的堆成立{see_zh}。"),
        ),
        Some(last) => both(
            format!("the misère quotient of the heaps of {code} up to {last}, of order {order}{see_en}."),
            format!("{code} 中不超过 {last} 的堆的反常商，{order} 阶{see_zh}。"),
        ),
    }
}

/// The meaning of nim-values in misère play of tame components.
pub(crate) fn anti_sg(above: bool, firm: bool, sum: u64, outcome: Outcome) -> Text {
    let (wins, loses) = (("wins", "必胜"), ("loses", "必败"));
    let (en, zh) = if outcome == Outcome::P { loses } else { wins };
    let zero = sum == 0;
    let (not, equals) = if zero { ("", "等于 0") } else { (" not", "不等于 0") };
    let (some_en, some_zh) = match (above, firm) {
        (true, _) => ("some nim-value is above 1", "有 SG 值大于 1"),
        (false, true) => (
            "no nim-value is above 1, but a component is firm, as two heaps of 2 are",
            "没有 SG 值大于 1，但有分量是稳固的（如两堆 2）",
        ),
        (false, false) => ("no nim-value is above 1", "没有 SG 值大于 1"),
    };
    both(
        format!(
            "All components are tame, so the Anti-SG (SJ) theorem decides: {some_en} and the nim-sum is{not} 0, and the player to \
             move {en}."
        ),
        format!("各分量都是驯顺的，可用 SJ 定理（Anti-SG）：{some_zh}，且异或和{equals}，先手{zh}。"),
    )
}

/// A move that leaves a lost misère sum of tame components.
pub(crate) fn leaves_anti_sg(made: &str, firm: bool) -> Text {
    let made = short(made);
    match firm {
        true => {
            both(format!("{made} wins: it makes the nim-sum 0."), format!("{made} 获胜：走后异或和为 0。"))
        }
        false => both(
            format!("{made} wins: it leaves nim-values up to 1 with the nim-sum 1."),
            format!("{made} 获胜：走后 SG 值都不大于 1，异或和为 1。"),
        ),
    }
}
