//! Taking the members of a set, or a prime power.

use super::heap::equation;
use catalog::argument::{PrimePower, Subtraction};
use rules::Text;
use rules::speech::{both, list, number, numbers};

/// Statements on taking the members of a set.
pub(super) fn subtraction(said: &Subtraction) -> Text {
    match said {
        Subtraction::Nothing => {
            both("No number may be taken, so all nim-values are 0.", "没有可取的数，SG 值全为 0。")
        }
        Subtraction::Definition => both(
            "Let g(n) be the nim-value of n stones: the least number that is not among g(n − s) for the s in S.",
            "记 n 个石子的 SG 值为 g(n)：它是各 g(n − s)（s 属于 S）中没有出现的最小自然数。",
        ),
        Subtraction::Period { values, start, length, largest } => {
            let largest = number(largest);
            let shown: Vec<String> = values.iter().map(u32::to_string).collect();
            let (shown_en, shown_zh) = match shown.is_empty() {
                true => ("From".into(), String::new()),
                false => (
                    format!("For n = 0, 1, 2, … it is {}; from", shown.join(", ")),
                    format!("n = 0, 1, 2, … 时依次为 {}；", shown.join(", ")),
                ),
            };
            both(
                format!(
                    "Let g(n) be the nim-value of n stones. {shown_en} n = {start} on it repeats with period {length}: each value \
                     depends only on the previous {largest}, and {largest} consecutive values have repeated."
                ),
                format!(
                    "记 n 个石子的 SG 值为 g(n)。{shown_zh}从 n = {start} 起以 {length} 为周期循环：每个值只取决于它前面的 \
                     {largest} 个，而连续 {largest} 个值已经重复出现。"
                ),
            )
        }
        Subtraction::Stuck { heap, least } => {
            let (heap, least) = (number(heap), number(least));
            both(
                format!(
                    "{heap} is less than {least}, the least that may be taken, so there is no move in it."
                ),
                format!("{heap} 少于最少可取的 {least} 个，已经无法再取。"),
            )
        }
        Subtraction::LeaveOne { set, equation: said } => {
            let equation = said.as_ref().map(equation).unwrap_or_default();
            let set = numbers(set);
            let (set_en, set_zh) = (list(&set, ", ", " or "), list(&set, "、", " 或 "));
            both(
                format!(
                    "A player who cannot move wins, so the heaps to leave are those with nim-value 1: taking {set_en} leads from \
                     none of them to another, and from every other heap in which a move is left to one of them. Here \
                     {equation}."
                ),
                format!(
                    "不能取的人获胜，所以要留给对方 SG 值为 1 的堆：从这样的堆取走 {set_zh} 个，到不了另一个这样的堆；而其他\
                     还能取的堆，总有一步能走到。此处 {equation}。"
                ),
            )
        }
    }
}

/// Statements on taking a prime power.
pub(super) fn prime_power(said: &PrimePower) -> Text {
    match said {
        PrimePower::Rule { modulus: 2 } => both(
            "One stone goes at a time, so the nim-value of n stones is n mod 2.",
            "每次只取 1 个，n 个石子的 SG 值是 n mod 2。",
        ),
        PrimePower::Rule { modulus: 4 } => both(
            "Of 1 and the primes none is a multiple of 4, and 1, 2, 3 are among them, so the nim-value of n stones is \
             n mod 4.",
            "1 和素数都不是 4 的倍数，而 1、2、3 都可以取，所以 n 个石子的 SG 值是 n mod 4。",
        ),
        PrimePower::Rule { .. } => both(
            "No prime power is a multiple of 6, and 1, 2, 3, 4, 5 are all prime powers, so the nim-value of n stones \
             is n mod 6.",
            "素数的幂都不是 6 的倍数，而 1、2、3、4、5 都是素数的幂，所以 n 个石子的 SG 值是 n mod 6。",
        ),
        PrimePower::Multiple { heap, modulus } => {
            let (heap, below) = (number(heap), modulus - 1);
            both(
                format!(
                    "{heap} is a multiple of {modulus}: whatever one player takes leaves a number that is none, and the other \
                     takes 1 to {below} more to reach a multiple of {modulus} again, and in the end 0."
                ),
                format!(
                    "{heap} 是 {modulus} 的倍数：无论取多少，剩下的都不再是 {modulus} 的倍数，另一人再取 1 到 {below} 个又变回\
                     倍数，直到取完。"
                ),
            )
        }
        PrimePower::Lost { equation: said, modulus } => {
            let (equation, rule) = (equation(said), allowed(*modulus));
            both(
                format!(
                    "{equation}: {}. So the player cannot leave remainder 1 again, but the opponent then can, unless \
                     the last stone is gone already; and who takes the last stone loses.",
                    rule.en
                ),
                format!(
                    "{equation}：{}。所以先手走后余数不再是 1，只要没有取完，对方总能使余数回到 1；而取到最后一个的人输。",
                    rule.zh
                ),
            )
        }
        PrimePower::Won { equation: said, modulus } => {
            let (equation, rule) = (equation(said), allowed(*modulus));
            both(
                format!(
                    "The player who takes the last stone loses, so one has to leave 1 more than a multiple of {modulus}: {}. Here {equation}, and a move can make it 1.",
                    rule.en
                ),
                format!(
                    "取到最后一个的人输，所以要留给对方除以 {modulus} 余 1 的个数：{}。此处 {equation}，一步就能使余数变成 1。",
                    rule.zh
                ),
            )
        }
    }
}

/// The numbers that may be taken, by their remainders.
fn allowed(modulus: u64) -> Text {
    both(
        format!(
            "no number that may be taken is a multiple of {modulus}, but all below {modulus} may be taken"
        ),
        format!("能取的数都不是 {modulus} 的倍数，而小于 {modulus} 的数都能取"),
    )
}
