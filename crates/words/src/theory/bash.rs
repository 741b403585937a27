//! Bash's game and its relatives.

use super::heap::{equation, remainders, span};
use catalog::argument::{Bash, BashClear, BashRange, CountUp, Equation};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

/// Statements on Bash's game.
pub(super) fn bash(said: &Bash) -> Text {
    match said {
        Bash::Nothing => {
            both("No stone may be taken, so all nim-values are 0.", "一个也不许取，SG 值全为 0。")
        }
        Bash::Rule { most, period } => {
            let (taken, period) = (span(&UBig::ONE, most), number(period));
            let stones = if most.is_one() { "stone" } else { "stones" };
            both(
                format!("With {} {stones} a move, the nim-value of n stones is n mod {period}.", taken.en),
                format!("每次取 {} 个，n 个石子的 SG 值是 n mod {period}。", taken.zh),
            )
        }
        Bash::Multiple { heap, period } => {
            let (heap, period) = (number(heap), number(period));
            both(
                format!(
                    "{heap} is a multiple of {period}: whatever number k one player takes, the other takes {period} − k, which \
                     leaves a multiple of {period} again, and so the other takes the last stone."
                ),
                format!(
                    "{heap} 是 {period} 的倍数：先走的人取 k 个，另一人就取 {period} − k 个，剩下的仍是 {period} 的倍数，\
                     最后一个归后取的人。"
                ),
            )
        }
        Bash::Lost { equation: said, period } => {
            let (equation, period) = (equation(said), number(period));
            both(
                format!(
                    "{equation}: whatever number k the player takes, the opponent takes {period} − k and leaves \
                     remainder 1 again, until the player has to take the last stone, and loses."
                ),
                format!(
                    "{equation}：先手取 k 个，对方就取 {period} − k 个，余数又回到 1；\
                     到最后先手不得不取走最后一个而输。"
                ),
            )
        }
        Bash::Won { equation: said, period } => {
            let (equation, period) = (equation(said), number(period));
            both(
                format!(
                    "The player who takes the last stone loses, so one has to leave 1 more than a multiple of {period}: whatever \
                     number k the opponent then takes, the reply is {period} − k. Here {equation}, and a move can make it 1."
                ),
                format!(
                    "取到最后一个的人输，所以要留给对方除以 {period} 余 1 的个数：对方取 k 个，就回应 {period} − k 个。\
                     此处 {equation}，一步就能使余数变成 1。"
                ),
            )
        }
    }
}

/// Statements on taking a range of stones, or a small heap as a whole.
pub(super) fn clear(said: &BashClear) -> Text {
    match said {
        BashClear::Rule { least, most, period } => {
            let range = span(least, most);
            let (least, most, period) = (number(least), number(most), number(period));
            both(
                format!(
                    "With {} stones a move, or all of fewer than {least}: let r = n mod {period}; the nim-value \
                     of n stones is ⌈r / {least}⌉ if r ≤ {most}, and 0 otherwise.",
                    range.en
                ),
                format!(
                    "每次取 {} 个，不足 {least} 个时须一次取完：令 r = n mod {period}，r ≤ {most} 时 n 个石子的 \
                     SG 值是 ⌈r / {least}⌉，否则为 0。",
                    range.zh
                ),
            )
        }
        BashClear::Multiple { equation: said, period } => {
            let (equation, period) = (equation(said), number(period));
            both(
                format!(
                    "{equation}: whatever number k one player takes, the other takes {period} − k, and so the other takes \
                     the last stone."
                ),
                format!("{equation}：先走的人取 k 个，另一人就取 {period} − k 个，最后一个归后取的人。"),
            )
        }
        BashClear::TooMany { stones } => {
            let left = number(stones);
            both(
                format!("{left} are too many for one move, and what a move leaves of them is not."),
                format!("{left} 个无法一次取完，而取剩的总能一次取完。"),
            )
        }
        BashClear::DownTo { equation: said, most, period, left } => {
            let (equation, most, period, left) = (equation(said), number(most), number(period), number(left));
            both(
                format!(
                    "{equation}, more than {most}: whatever number k one player takes, the other takes {period} − k, until \
                     {left} are left. These are too many for one move, and what it leaves of them is not."
                ),
                format!(
                    "{equation}，大于 {most}：先走的人取 k 个，另一人就取 {period} − k 个，直到剩下 {left} 个；先走的人无法\
                     一次取完，剩下的由另一人一次取完。"
                ),
            )
        }
        BashClear::TakesAll { stones } => {
            let left = number(stones);
            both(
                format!("The player has to take all {left} at once, and who takes the last stone loses."),
                format!("先手只能把 {left} 个一次取完，而取到最后一个的人输。"),
            )
        }
        BashClear::Lost { equation, least, period, left } => clear_lost(equation, least, period, left),
        BashClear::Won { equation, least, period } => clear_won(equation, least, period),
    }
}

/// A heap of which the last stones have to be taken at once.
fn clear_lost(said: &Equation, least: &UBig, period: &UBig, left: &UBig) -> Text {
    let (equation, least, period, left) = (equation(said), number(least), number(period), number(left));
    both(
        format!(
            "{equation}, at most {least}: whatever number k the player takes, the opponent takes {period} − k, until \
             the player has to take all of the last {left}, and loses."
        ),
        format!(
            "{equation}，不超过 {least}：先手取 k 个，对方就取 {period} − k 个，直到剩下 {left} 个，先手只能\
             一次取完，而取到最后一个的人输。"
        ),
    )
}

/// A heap from which a lost remainder can be left.
fn clear_won(said: &Equation, least: &UBig, period: &UBig) -> Text {
    let (equation, lost, period) = (equation(said), remainders(&UBig::ONE, least), number(period));
    both(
        format!(
            "The player who takes the last stone loses, so one has to leave n with n mod {period} {}: whatever number k \
             the opponent then takes, the reply is {period} − k, and in the end the opponent has to take all that is \
             left. Here {equation}, and a move can change that.",
            lost.en
        ),
        format!(
            "取到最后一个的人输，所以要留给对方除以 {period} 余 {} 的个数：对方取 k 个，就回应 {period} − k \
             个，最后对方只能把剩下的一次取完。此处 {equation}，一步就能走到这样的余数。",
            lost.zh
        ),
    )
}

/// Statements on taking a range of stones.
pub(super) fn range(said: &BashRange) -> Text {
    match said {
        BashRange::Rule { least, most, period } => {
            let (range, period, least) = (span(least, most), number(period), number(least));
            both(
                format!(
                    "With {} stones a move, the nim-value of n stones is ⌊(n mod {period}) / {least}⌋.",
                    range.en
                ),
                format!("每次取 {} 个，n 个石子的 SG 值是 ⌊(n mod {period}) / {least}⌋。", range.zh),
            )
        }
        BashRange::Stuck { heap, least } => {
            let (heap, least) = (number(heap), number(least));
            both(
                format!("{heap} is less than {least}, so there is no move in it."),
                format!("{heap} 少于 {least}，已经无法再取。"),
            )
        }
        BashRange::DownTo { equation: said, least, period, left } => {
            let (equation, least, period, left) =
                (equation(said), number(least), number(period), number(left));
            both(
                format!(
                    "{equation}, less than {least}: whatever number k one player takes, the other takes {period} − k, until \
                     {left} is left and the one who began cannot move."
                ),
                format!(
                    "{equation}，小于 {least}：先走的人取 k 个，另一人就取 {period} − k 个，直到只剩 {left} 个，先走的人\
                     无法再取。"
                ),
            )
        }
        BashRange::LeavesStuck { stones, least } => {
            let (left, least) = (number(stones), number(least));
            both(
                format!(
                    "Whatever the player takes from {left}, less than {least} is left: the opponent cannot move, and so wins."
                ),
                format!("先手无论从 {left} 个中取几个，都剩下不足 {least} 个，对方不能再取，于是对方获胜。"),
            )
        }
        BashRange::Lost { equation: said, least, period, left } => {
            let (equation, least, period, left) =
                (equation(said), number(least), number(period), number(left));
            both(
                format!(
                    "{equation}: whatever number k the player takes, the opponent takes {period} − k, until the player has to \
                     take from {left}, less than twice {least}. That leaves less than {least}: the opponent cannot move, and \
                     so wins."
                ),
                format!(
                    "{equation}：先手取 k 个，对方就取 {period} − k 个，直到先手要从 {left} 个中取；这不到 {least} 的两倍，\
                     取后不足 {least} 个，对方不能再取，于是对方获胜。"
                ),
            )
        }
        BashRange::Won { equation: said, least, last, period } => {
            let lost = remainders(least, last);
            let (equation, least, period) = (equation(said), number(least), number(period));
            both(
                format!(
                    "A player who cannot move wins, so one has to leave n with n mod {period} {}: whatever number k the \
                     opponent then takes, the reply is {period} − k, and in the end the opponent has to leave less than {least}. \
                     Here {equation}, and a move can change that.",
                    lost.en
                ),
                format!(
                    "不能取的人获胜，所以要留给对方除以 {period} 余 {} 的个数：对方取 k 个，就回应 {period} − k 个，\
                     最后对方不得不取到不足 {least} 个。此处 {equation}，一步就能走到这样的余数。",
                    lost.zh
                ),
            )
        }
    }
}

/// Statements on counting up to a target.
pub(super) fn count_up(said: &CountUp) -> Text {
    match said {
        CountUp::Rule { most, target, period } => {
            let (step, target, period) = (span(&UBig::ONE, most), number(target), number(period));
            both(
                format!(
                    "Only the distance to {target} counts, which each move shortens by {}: the nim-value of a total t is \
                     ({target} − t) mod {period}.",
                    step.en
                ),
                format!(
                    "要紧的只是离 {target} 还差多少，每步使它减少 {}：总数为 t 时，SG 值是 ({target} − t) mod {period}。",
                    step.zh
                ),
            )
        }
        CountUp::Reached { total, target } => {
            let (total, target) = (number(total), number(target));
            both(
                format!("{total} is not below {target}: nothing can be added."),
                format!("{total} 已不小于 {target}，不能再加。"),
            )
        }
        CountUp::Multiple { left, target, period } => {
            let (left, target, period) = (number(left), number(target), number(period));
            both(
                format!(
                    "There are {left} to go, a multiple of {period}: whatever number k one player adds, the other adds \
                     {period} − k, and so it is the other who says {target}."
                ),
                format!(
                    "还差 {left}，是 {period} 的倍数：先走的人加 k，另一人就加 {period} − k，于是 {target} 总由另一人说出。"
                ),
            )
        }
        CountUp::LastStep { target } => {
            let target = number(target);
            both(
                format!("The player to move can only say {target}, and who says it loses."),
                format!("先手只能说 {target}，而说出它的人输。"),
            )
        }
        CountUp::Lost { equation: said, target, period } => {
            let (equation, target, period) = (equation(said), number(target), number(period));
            both(
                format!(
                    "{equation}: whatever number k the player adds, the opponent adds {period} − k and leaves remainder 1 \
                     again, until the player can only say {target}, and loses."
                ),
                format!(
                    "{equation}：先手加 k，对方就加 {period} − k，差数的余数又回到 1；到最后先手只能说出 {target} 而输。"
                ),
            )
        }
        CountUp::Won { equation: said, target, period } => {
            let (equation, target, period) = (equation(said), number(target), number(period));
            both(
                format!(
                    "Who says {target} loses, so one has to leave a distance to {target} that is 1 more than a multiple of \
                     {period}: whatever number k the opponent then adds, the reply is {period} − k. Here {equation}, and a move \
                     can make it 1."
                ),
                format!(
                    "说出 {target} 的人输，所以要使差数除以 {period} 余 1：对方加 k，就回应加 {period} − k。\
                     此处 {equation}，一步就能使余数变成 1。"
                ),
            )
        }
    }
}
