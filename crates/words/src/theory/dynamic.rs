//! Dynamic Nim, and Fibonacci Nim among it.

use super::pair::arrow;
use catalog::argument::{Dynamic, Pair, Taken};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, number, numbers};

/// Statements on dynamic Nim.
pub(super) fn dynamic(said: &Dynamic) -> Text {
    match said {
        Dynamic::NothingLeft => both(
            "No stone is left: the opponent took the last one, and the player to move has lost.",
            "已经没有石子：最后一个被对方取走，轮到走的一方已输。",
        ),
        Dynamic::NothingAllowed => both(
            "No stone may be taken: the player to move is stuck and loses.",
            "一个也不许取：轮到走的一方无法行动，判负。",
        ),
        Dynamic::Parts { stones, fold, numbers, largest, smallest, count } => {
            let sum = sum(largest, smallest, *count);
            match numbers.as_slice() {
                [] => neighbours(stones, &sum, *count),
                _ => spread(stones, (fold, numbers), &sum, *count),
            }
        }
        Dynamic::TooLittle { cap, smallest, fold } => {
            let (cap, smallest, times) = (number(cap), number(smallest), times(fold));
            let (en, zh) = (&times.en, &times.zh);
            both(
                format!(
                    "At most {cap} may be taken, less than the smallest part {smallest}: the player to move loses. Whatever is \
                     taken, the smallest part of what is left is at most {en} as large, and the opponent may take that."
                ),
                format!(
                    "这次最多取 {cap} 个，小于最小项 {smallest}，所以先手必败：无论取多少，剩下的数的最小项都不超过所取的{zh}，对方正好可以取走它。"
                ),
            )
        }
        Dynamic::Enough { cap, smallest } => {
            let (cap, smallest) = (number(cap), number(smallest));
            both(
                format!(
                    "Up to {cap} may be taken, so the smallest part {smallest} can be: the player to move wins."
                ),
                format!("这次最多可取 {cap} 个，足够取走最小项 {smallest}，所以先手必胜。"),
            )
        }
        Dynamic::Amounts(amounts) => {
            let named = numbers(amounts);
            both(
                format!(
                    "The sum of several of the smallest parts wins too, if it may be taken and the opponent may then take less \
                     than the next part: the winning numbers to take are {}.",
                    list(&named, ", ", " and ")
                ),
                format!(
                    "最小的若干项之和也可以，只要允许取，且对方随后能取的数小于下一项：能获胜的取法是 {}。",
                    list(&named, "、", "、")
                ),
            )
        }
        Dynamic::Move { from, to, stones, taken } => praise(from, to, stones, *taken),
    }
}

/// `twice`, `3 times`
fn times(fold: &UBig) -> Text {
    match u8::try_from(fold) {
        Ok(1) => both("just", "一倍"),
        Ok(2) => both("twice", "两倍"),
        _ => both(format!("{} times", number(fold)), format!(" {} 倍", number(fold))),
    }
}

/// The parts, the largest few and the smallest.
fn sum(largest: &[UBig], smallest: &UBig, count: usize) -> String {
    let mut named: Vec<String> = largest.iter().map(number).collect();
    if count > largest.len() {
        named.push("…".into());
        named.push(number(smallest));
    }
    named.join(" + ")
}

fn neighbours(stones: &UBig, sum: &str, count: usize) -> Text {
    let stones = number(stones);
    match count {
        1 => both(
            format!("{stones} is itself a Fibonacci number, its only part."),
            format!("{stones} 本身就是斐波那契数，只有这一项。"),
        ),
        _ => both(
            format!(
                "As a sum of Fibonacci numbers, no two of them neighbours, {stones} = {sum} ({count} parts)."
            ),
            format!("把它写成互不相邻的斐波那契数之和：{stones} = {sum}（共 {count} 项）。"),
        ),
    }
}

fn spread(stones: &UBig, (fold, first): (&UBig, &[UBig]), sum: &str, count: usize) -> Text {
    let (stones, first) = (number(stones), numbers(first).join(", "));
    let gap = match u8::try_from(fold) {
        Ok(1) => both("larger than the next smaller one", "大于比它小的下一项"),
        _ => both(
            format!("more than {} times the next smaller one", number(fold)),
            format!("大于比它小的下一项的 {} 倍", number(fold)),
        ),
    };
    let (gap_en, gap_zh) = (&gap.en, &gap.zh);
    match count {
        1 => both(
            format!("{stones} is itself one of the numbers {first}, …, its only part."),
            format!("{stones} 本身就是数列 {first}, … 中的一项，只有这一项。"),
        ),
        _ => both(
            format!(
                "As a sum of numbers among {first}, … of which each is {gap_en}, {stones} = {sum} ({count} parts)."
            ),
            format!(
                "把它写成数列 {first}, … 中若干项之和，每一项都{gap_zh}：{stones} = {sum}（共 {count} 项）。"
            ),
        ),
    }
}

fn praise(from: &Pair, to: &Pair, stones: &UBig, taken: Taken) -> Text {
    let arrow = arrow(from, to);
    let (part_en, part_zh) = match taken {
        Taken::All => {
            return both(
                format!("{arrow} wins: it takes all stones."),
                format!("{arrow} 获胜：取完所有石子。"),
            );
        }
        Taken::Smallest => ("the smallest part", "最小项"),
        Taken::Several => ("the smallest parts", "最小的几项"),
    };
    let (taken, next) = (number(stones), number(&to.1));
    both(
        format!(
            "{arrow} wins: it takes {part_en}, {taken}, and the {next} that the opponent may take are fewer than the next part."
        ),
        format!("{arrow} 获胜：取走{part_zh} {taken}，对方最多取 {next} 个，小于下一项。"),
    )
}
