//! What is said of misère quotients.

use super::{both, list, short};
use ::quotient::Quotient;
use rules::Text;

/// The most components whose elements are named one by one.
const MOST_NAMED: usize = 12;

/// The elements of the components, and what their product means.
pub(crate) fn elements(quotient: &Quotient, elements: &[u32], all: u32) -> Vec<Text> {
    let product = quotient.spelled(all);
    let first = match elements {
        [_] => both(
            format!("In the misère quotient the component is {product}."),
            format!("在反常商中，该分量为 {product}。"),
        ),
        _ if elements.len() > MOST_NAMED => both(
            format!("In the misère quotient the product of the components is {product}."),
            format!("在反常商中，各分量之积为 {product}。"),
        ),
        _ => {
            let shown: Vec<String> = elements.iter().map(|&element| quotient.spelled(element)).collect();
            both(
                format!(
                    "In the misère quotient the components are {}; their product is {product}.",
                    list(&shown, ", ", " and ")
                ),
                format!("在反常商中，各分量为 {}，其积为 {product}。", list(&shown, "、", "、")),
            )
        }
    };
    let (lost, order) = (quotient.lost().count(), quotient.order());
    let second = match quotient.is_lost(all) {
        true => both(
            format!(
                "That is one of the {lost} lost elements among {order}: every move leaves one that is not."
            ),
            format!("它是 {order} 个元素中 {lost} 个必败元素之一：无论怎么走，走后都不是必败元素。"),
        ),
        false => both(
            format!("That is none of the {lost} lost elements among {order}: some move leaves a lost one."),
            format!("它不是 {order} 个元素中 {lost} 个必败元素之一：总有一步走到必败元素。"),
        ),
    };
    vec![first, second]
}

/// A move that leaves a lost element.
pub(crate) fn leaves_lost(text: &str, element: &str) -> Text {
    let text = short(text);
    both(
        format!("{text} wins: it leaves {element}, which is lost."),
        format!("{text} 获胜：走后为必败元素 {element}。"),
    )
}

/// What is proved, as evidence; and where to see it, if a command can name the game.
pub(crate) fn proved(code: &str, quotient: &Quotient, typed: Option<&str>) -> Text {
    let (order, last) = (quotient.order(), quotient.map().len().saturating_sub(1));
    let (see_en, see_zh) = match typed {
        Some(game) => (
            format!(" (see `bouton period {game} --misere`)"),
            format!("（见 `bouton period {game} --misere`）"),
        ),
        None => (String::new(), String::new()),
    };
    match quotient.period() {
        Some(_) => both(
            format!("the misère quotient of {code}, of order {order}, for heaps of any size{see_en}."),
            format!("{code} 的反常商（{order} 阶），对任意大小的堆成立{see_zh}。"),
        ),
        None => both(
            format!("the misère quotient of the heaps of {code} up to {last}, of order {order}{see_en}."),
            format!("{code} 中不超过 {last} 的堆的反常商，{order} 阶{see_zh}。"),
        ),
    }
}
