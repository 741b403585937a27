//! Misère play of heaps.

use super::heap::equation;
use catalog::argument::{Class, Misere};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, nim_sum, number, numbers};

/// Statements on misère play.
pub(super) fn misere(said: &Misere) -> Text {
    match said {
        Misere::Stones => both(
            "The player who takes the last stone loses. A heap of two or more stones is called ample, one of a single stone \
             lone; empty heaps do not count.",
            "取到最后一个石子的人输。有两个或更多石子的堆叫充裕堆，只有一个的叫孤单堆，空堆不计。",
        ),
        Misere::Values => both(
            "A player who cannot move wins. Here that is decided as in misère Nim, with the nim-values as sizes of heaps: a heap \
             is called ample if its nim-value is 2 or more, and lone if it is 1.",
            "不能走的一方获胜。此时胜负与反常尼姆相同，只要把 SG 值看作堆的大小：SG 值不小于 2 的堆叫充裕堆，等于 1 \
             的叫孤单堆。",
        ),
        Misere::Counts { ample, largest, lone, values, sum } => {
            let shown = numbers(largest);
            let (named_en, named_zh) = match shown.is_empty() {
                true => (String::new(), String::new()),
                false => (
                    format!(" ({})", list(&shown, ", ", " and ")),
                    format!("（{}）", list(&shown, "、", "、")),
                ),
            };
            let sum = match values.as_slice() {
                [value] => number(value),
                values => nim_sum(values, sum),
            };
            both(
                format!("Ample heaps: {ample}{named_en}; lone heaps: {lone}; nim-sum: {sum}."),
                format!("充裕堆 {ample} 个{named_zh}，孤单堆 {lone} 个，异或和 {sum}。"),
            )
        }
        Misere::Class { class: of, nim } => class(*of, *nim),
        Misere::LeavesHeap { heap, left, equation: said } => {
            let (before, after, mark) = (number(heap), number(left), equation(said));
            both(format!("{before} → {after} wins: {mark}."), format!("{before} → {after} 获胜：{mark}。"))
        }
        Misere::LeavesT2 { heap, left, values } => {
            let (before, after, sum) = (number(heap), number(left), nim_sum(values, &UBig::ZERO));
            both(
                format!(
                    "{before} → {after} wins: it leaves class T2, several ample heaps and the nim-sum {sum}."
                ),
                format!("{before} → {after} 获胜：走后属于 T2 类，充裕堆不止一个，异或和 {sum}。"),
            )
        }
        Misere::LeavesS0 { heap, left, lone } => {
            let (before, after) = (number(heap), number(left));
            both(
                format!(
                    "{before} → {after} wins: it leaves class S0, no ample heap and {lone} lone, an odd number."
                ),
                format!("{before} → {after} 获胜：走后属于 S0 类，没有充裕堆，孤单堆 {lone} 个，是奇数。"),
            )
        }
    }
}

/// The class of a position, and who wins it.
fn class(class: Class, nim: bool) -> Text {
    match (class, nim) {
        (Class::S0, true) => both(
            "No ample heap and an odd number of lone ones is class S0, which is lost: the stones go one by one, and the \
             player to move takes the last.",
            "没有充裕堆、孤单堆为奇数个，属于 S0 类，是必败态：石子只能一个一个轮流取，最后一个归先手。",
        ),
        (Class::S0, false) => both(
            "No ample heap and an odd number of lone ones is class S0, which is lost: a move changes one nim-value, and \
             leaves either an even number of lone heaps (T0) or a single ample one (S1); the opponent wins both.",
            "没有充裕堆、孤单堆为奇数个，属于 S0 类，是必败态：走一步只改变一个 SG 值，要么孤单堆变成偶数个（T0 类），\
             要么出现唯一的充裕堆（S1 类），都是对方必胜。",
        ),
        (Class::T0, true) => both(
            "No ample heap and an even number of lone ones is class T0, which is won: the stones go one by one, and the \
             opponent takes the last.",
            "没有充裕堆、孤单堆为偶数个，属于 T0 类，是必胜态：石子只能一个一个轮流取，最后一个归对方。",
        ),
        (Class::T0, false) => both(
            "No ample heap and an even number of lone ones is class T0, which is won: one more lone heap or one fewer \
             makes the number odd (S0).",
            "没有充裕堆、孤单堆为偶数个，属于 T0 类，是必胜态：使孤单堆多一个或少一个，就成奇数个（S0 类）。",
        ),
        (Class::S1, true) => both(
            "Exactly one ample heap is class S1, which is won: take all of it or all but one stone, so as to leave an odd \
             number of lone heaps (S0). Then the stones go one by one, and the opponent takes the last.",
            "恰有一个充裕堆，属于 S1 类，是必胜态：把它取完或取到只剩一个，使孤单堆为奇数个（S0 类）；此后石子只能一个一个\
             轮流取，最后一个归对方。",
        ),
        (Class::S1, false) => both(
            "Exactly one ample heap is class S1, which is won: make its nim-value 0 or 1, so as to leave an odd number of \
             lone heaps (S0).",
            "恰有一个充裕堆，属于 S1 类，是必胜态：把它的 SG 值变成 0 或 1，使孤单堆为奇数个（S0 类）。",
        ),
        (Class::S2, _) => both(
            "Several ample heaps and a nim-sum that is not 0 is class S2, which is won: make the nim-sum 0 (T2).",
            "充裕堆不止一个、异或和不为 0，属于 S2 类，是必胜态：把异或和变为 0（T2 类）即可。",
        ),
        (Class::T2, _) => both(
            "Several ample heaps and the nim-sum 0 is class T2, which is lost: after any move the nim-sum is not 0 and an \
             ample heap is left (S1 or S2), and the opponent wins.",
            "充裕堆不止一个、异或和为 0，属于 T2 类，是必败态：无论怎么走，异或和都不再为 0，而且仍有充裕堆（S1 或 S2 \
             类），对方必胜。",
        ),
    }
}
