//! Fibonacci Nim.

use super::pair::arrow;
use catalog::argument::{Fibonacci, Pair, Taken};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, number, numbers};

/// Statements on Fibonacci Nim.
pub(super) fn fibonacci(said: &Fibonacci) -> Text {
    match said {
        Fibonacci::NothingLeft => both(
            "No stone is left: the opponent took the last one, and the player to move has lost.",
            "已经没有石子：最后一个被对方取走，轮到走的一方已输。",
        ),
        Fibonacci::NothingAllowed => both(
            "No stone may be taken: the player to move is stuck and loses.",
            "一个也不许取：轮到走的一方无法行动，判负。",
        ),
        Fibonacci::Parts { stones, largest, smallest, count } => parts(stones, largest, smallest, *count),
        Fibonacci::TooLittle { cap, smallest } => {
            let (cap, smallest) = (number(cap), number(smallest));
            both(
                format!(
                    "At most {cap} may be taken, less than the smallest part {smallest}: the player to move loses. Whatever is \
                     taken, the smallest part of what is left is at most twice as large, and the opponent may take that."
                ),
                format!(
                    "这次最多取 {cap} 个，小于最小项 {smallest}，所以先手必败：无论取多少，剩下的数的最小项都不超过所取的两倍，对方正好可以取走它。"
                ),
            )
        }
        Fibonacci::Enough { cap, smallest } => {
            let (cap, smallest) = (number(cap), number(smallest));
            both(
                format!(
                    "Up to {cap} may be taken, so the smallest part {smallest} can be: the player to move wins."
                ),
                format!("这次最多可取 {cap} 个，足够取走最小项 {smallest}，所以先手必胜。"),
            )
        }
        Fibonacci::Amounts(amounts) => {
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
        Fibonacci::Move { from, to, stones, taken } => praise(from, to, stones, *taken),
    }
}

fn parts(stones: &UBig, largest: &[UBig], smallest: &UBig, count: usize) -> Text {
    let mut named: Vec<String> = largest.iter().map(number).collect();
    if count > largest.len() {
        named.push("…".into());
        named.push(number(smallest));
    }
    let (stones, sum) = (number(stones), named.join(" + "));
    match count {
        1 => both(
            format!("{stones} is itself a Fibonacci number, its only part."),
            format!("{stones} 本身就是斐波那契数，只有这一项。"),
        ),
        _ => both(
            format!(
                "As a sum of Fibonacci numbers of which no two are neighbours, {stones} = {sum} ({count} parts)."
            ),
            format!("把它写成互不相邻的斐波那契数之和：{stones} = {sum}（共 {count} 项）。"),
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
