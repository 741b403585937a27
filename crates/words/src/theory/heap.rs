//! Heaps, and Nim.

use catalog::argument::{Equation, Heap, Nim};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, list, number, numbers};

/// Highest column named by its value; higher ones are named by a power.
const HIGHEST: usize = 20;

/// Statements that several games share.
pub(super) fn shared(said: &Heap) -> Text {
    match said {
        Heap::Equations { first, more } => {
            let first: Vec<String> = first.iter().map(equation).collect();
            let (more_en, more_zh) = if *more { (", …", "，……") } else { (".", "。") };
            both(first.join(", ") + more_en, first.join("，") + more_zh)
        }
        Heap::Equation(said) => {
            let equation = equation(said);
            both(format!("{equation}."), format!("{equation}。"))
        }
        Heap::Empty => both("The heap is empty: no move is left in it.", "这一堆已经取完，不能再取。"),
        Heap::LastStone => both(
            "One stone is left: the player to move has to take it, and who takes the last stone loses.",
            "只剩 1 个石子：先手不得不取走它，而取到最后一个的人输。",
        ),
        Heap::OneByOne { stones } => {
            let even = number(stones);
            both(
                format!("{even} is even: the stones go one by one, and who begins does not get the last."),
                format!("{even} 是偶数：石子一个一个轮流取，先取的人取不到最后一个。"),
            )
        }
        Heap::LastLoses { stones, odd } => last_loses(&number(stones), *odd),
        Heap::StuckWins => both(
            "No move is left, and in misère play the player who cannot move wins.",
            "已经无着可走；按反常规则，不能走的一方获胜。",
        ),
    }
}

fn last_loses(stones: &str, odd: bool) -> Text {
    match odd {
        true => both(
            format!(
                "{stones} is odd: the stones go one by one, and the player to move takes the last, and loses."
            ),
            format!("{stones} 是奇数：石子一个一个轮流取，最后一个归先手，先手输。"),
        ),
        false => both(
            format!(
                "{stones} is even: the stones go one by one, and the opponent takes the last, and loses."
            ),
            format!("{stones} 是偶数：石子一个一个轮流取，最后一个归对方，对方输。"),
        ),
    }
}

/// `21 mod 4 = 1`
pub(super) fn equation(equation: &Equation) -> String {
    match equation {
        Equation::Size(size) => number(size),
        Equation::Remainder { size, modulus, rest } => {
            format!("{} mod {} = {}", number(size), number(modulus), number(rest))
        }
        Equation::Floor { size, period, least, value } => {
            format!("⌊({} mod {}) / {}⌋ = {}", number(size), number(period), number(least), number(value))
        }
        Equation::Ceiling { size, period, least, value } => {
            format!("⌈({} mod {}) / {}⌉ = {}", number(size), number(period), number(least), number(value))
        }
        Equation::Above { size, period, rest, most } => {
            format!("{} mod {} = {} > {}: 0", number(size), number(period), number(rest), number(most))
        }
        Equation::Distance { target, total, period, rest } => {
            format!("({} − {}) mod {} = {}", number(target), number(total), number(period), number(rest))
        }
        Equation::Past { total, target } => format!("{} > {}: 0", number(total), number(target)),
        Equation::Periodic { size, same: Some(same), value } => {
            format!("g({}) = g({same}) = {value}", number(size))
        }
        Equation::Periodic { size, same: None, value } => format!("g({}) = {value}", number(size)),
    }
}

/// `2 to 5`, or just `2`.
pub(super) fn span(from: &UBig, to: &UBig) -> Text {
    let (from, to) = (number(from), number(to));
    if from == to { both(&from, &from) } else { both(format!("{from} to {to}"), format!("{from} 到 {to}")) }
}

/// `from 2 to 3`, or `= 2`; in Chinese the text after `余`.
pub(super) fn remainders(from: &UBig, to: &UBig) -> Text {
    let span = span(from, to);
    let en = if from == to { format!("= {}", span.en) } else { format!("from {}", span.en) };
    both(en, span.zh)
}

/// The value of a binary column: `32`, `2^100`.
pub(super) fn column(column: usize) -> String {
    if column <= HIGHEST { (1u64 << column).to_string() } else { format!("2^{column}") }
}

/// Statements on Nim.
pub(super) fn nim(said: &Nim) -> Text {
    match said {
        Nim::Rule => both("The nim-value of a heap is its size.", "一堆石子的 SG 值就是它的个数。"),
        Nim::InBinary => both("In binary, written under each other:", "写成二进制，上下对齐："),
        Nim::Line(line) => both(line, line),
        Nim::EvenColumns => both(
            "Every binary column has an even number of ones; a move changes the digits of one heap only, and so leaves some \
             column with an odd number.",
            "二进制的每一列都有偶数个 1；而任何一步只改动一堆的数字，必使某一列的 1 变成奇数个。",
        ),
        Nim::OddColumns(columns) => {
            let names: Vec<String> = columns.iter().map(|&place| column(place)).collect();
            both(
                format!("Binary columns with an odd number of ones: {}.", list(&names, ", ", " and ")),
                format!("含奇数个 1 的二进制列：{}。", list(&names, "、", "、")),
            )
        }
        Nim::Fitting { column: place, heaps } => {
            let (top, shown) = (column(*place), numbers(heaps));
            both(
                format!(
                    "Flipping the digits of one heap in these columns makes every column even. The heap gets smaller, as it \
                     must, only if it has a one in the highest of them, {top}. Such heaps: {}.",
                    list(&shown, ", ", " and ")
                ),
                format!(
                    "把某一堆在这些列上的数字翻转，每一列就都含偶数个 1；但石子只能变少，这就要求该堆在其中最高的一列\
                     （{top}）上为 1。这样的堆有：{}。",
                    list(&shown, "、", "、")
                ),
            )
        }
        Nim::LargestGrows { heap, grown } => {
            let (heap, grown) = (number(heap), number(grown));
            both(
                format!("The largest heap does not help: {heap} would have to grow to {grown}."),
                format!("最大的一堆反而不行：{heap} 要变成 {grown}，不减反增。"),
            )
        }
    }
}
