//! Games on rows: Georgia and Bob, Staircase Nim, take and break.

use catalog::argument::{GeorgiaBob, Row, RowSum, Staircase, TakeBreak};
use rules::Text;
use rules::speech::{both, nim_sum, number};

/// The start of a row: `[3,1,4]`.
pub(super) fn shown(row: &Row) -> String {
    let named: Vec<String> = row.first.iter().map(number).collect();
    let more = if row.more { ",…" } else { "" };
    format!("[{}{more}]", named.join(","))
}

/// `[3,1,4]: 3 ⊕ 4 = 7` for each row.
pub(super) fn sums(rows: &[RowSum]) -> Text {
    let total = |RowSum { terms, sum, .. }: &RowSum| match terms.as_slice() {
        [] => "0".to_owned(),
        [_] => number(sum),
        terms => nim_sum(terms, sum),
    };
    let each = |colon: &str| -> Vec<String> {
        rows.iter().map(|sum| format!("{}{colon}{}", shown(&sum.row), total(sum))).collect()
    };
    both(each(": ").join("; "), each("：").join("；"))
}

/// Statements on Georgia and Bob.
pub(super) fn georgia(said: &GeorgiaBob) -> Text {
    match said {
        GeorgiaBob::Rule => both(
            "Pair the pieces from the right; a piece left over is paired with the edge of the strip. The gaps inside the \
             pairs act as heaps of Nim: if the left piece of a pair moves away, the right one can follow as far.",
            "从右往左把棋子两两配对，多出的一枚与左端边界配对。每对中间的空格数相当于一个尼姆堆：若一对中左边的棋子左移，右边的棋子可以跟着移同样远。",
        ),
        GeorgiaBob::Gaps(rows) => {
            let Text { en, zh } = sums(rows);
            both(format!("The gaps: {en}."), format!("各对的空格数：{zh}。"))
        }
        GeorgiaBob::Move { from, to, gap, changed, value } => {
            let (from, to, value) = (number(from), number(to), number(value));
            let (gap, wanted) = (number(gap), number(changed));
            both(
                format!(
                    "The piece on {from} moves to {to}, which changes the gap of its pair from {gap} to {wanted}: the gaps then \
                     have the nim-sum {value}."
                ),
                format!(
                    "{from} 处的棋子移到 {to}，所在一对的空格数由 {gap} 变为 {wanted}，各空格数的异或和变为 {value}。"
                ),
            )
        }
    }
}

/// Statements on Staircase Nim.
pub(super) fn staircase(said: &Staircase) -> Text {
    match said {
        Staircase::Rule => both(
            "Only the stones on odd steps count: they act as heaps of Nim. What comes down from an even step to an odd \
             one can at once be moved one step further, so such moves settle nothing.",
            "只有奇数级台阶上的石子起作用，相当于尼姆堆；从偶数级移到奇数级的石子，对方可以立刻原样再移下一级，所以动偶数级改变不了胜负。",
        ),
        Staircase::Steps(rows) => {
            let Text { en, zh } = sums(rows);
            both(
                format!("The odd steps (step 1 comes first): {en}."),
                format!("各奇数级（第 1 级写在最前）：{zh}。"),
            )
        }
        Staircase::Move { stones, step, odd, from, to, value } => {
            let move_en = if stones.is_one() { "stone moves down" } else { "stones move down" };
            let (stones, from, to, value) = (number(stones), number(from), number(to), number(value));
            both(
                format!(
                    "{stones} {move_en} from step {step}, so that step {odd} goes from {from} to {to}: the odd steps then have the \
                     nim-sum {value}."
                ),
                format!(
                    "从第 {step} 级移下 {stones} 个，第 {odd} 级由 {from} 变为 {to}，各奇数级的异或和变为 {value}。"
                ),
            )
        }
    }
}

/// Statements on take and break.
pub(super) fn take_break(said: &TakeBreak) -> Text {
    match said {
        TakeBreak::Rule => both(
            "Each stone plays for itself, and two in the same place cancel. A stone at distance 0, 1, 2, 3, 4, 5, … from the \
             last position has the nim-value 0, 1, 2, 4, 7, 8, …: after 0 come the numbers with an odd number of binary ones.",
            "每个石子各自独立，同一位置的两个相互抵消。离最后一个位置的距离为 0, 1, 2, 3, 4, 5, … 的石子，SG 值为 0, 1, 2, 4, 7, 8, …：0 \
             之后依次是二进制中有奇数个 1 的数。",
        ),
        TakeBreak::Places(rows) => {
            let Text { en, zh } = sums(rows);
            both(
                format!("The places with an odd number of stones: {en}."),
                format!("石子数为奇数的各位置：{zh}。"),
            )
        }
        TakeBreak::Move { from, to: [near, far], taken, values: [first, second], sum, value } => {
            let value = number(value);
            let (come_en, come_zh) = match near == far {
                true => (format!("the two that come to {near}"), format!("放到位置 {near} 的两个")),
                false => (
                    format!("those that come to {near} and {far}"),
                    format!("放到位置 {near} 和 {far} 的两个"),
                ),
            };
            both(
                format!(
                    "A stone of value {taken} leaves position {from}; {come_en} have {first} ⊕ {second} = {sum}: the nim-sum \
                     becomes {value}."
                ),
                format!(
                    "从位置 {from} 取走一个 SG 值为 {taken} 的石子，{come_zh}为 {first} ⊕ {second} = {sum}，总的异或和变为 {value}。"
                ),
            )
        }
    }
}
