//! Sentences about heap games.

use super::both;
#[cfg(feature = "prove")]
use super::{Say, stop_reason};
use ::heap::Theorem;
use dashu_int::UBig;
use rules::Text;
use rules::speech::number;
use sequences::HeapGame;
#[cfg(feature = "prove")]
use sequences::Uncertified;

/// Title of a game, with the heaps that its components stand for.
pub fn title(game: &HeapGame) -> Text {
    let name = game.name();
    match game {
        HeapGame::Rules(game) if game.offset() > 0 => {
            let offset = game.offset();
            both(
                format!("{}, with heaps smaller by {offset}", name.en),
                format!("{}，视为小 {offset} 的堆", name.zh),
            )
        }
        _ => name,
    }
}

/// Periodic nim-values, proved by a theorem on heaps or by automata.
pub(crate) fn period(start: u64, length: usize, saltus: u32, theorem: Option<&Theorem>) -> Text {
    let added = if saltus > 0 { format!(" + {saltus}") } else { String::new() };
    let (why, why_zh) = match theorem {
        None => {
            return both(
                format!(
                    "Let g(n) be the nim-value of n. From n = {start} on g(n + {length}) = g(n){added}: \
                     automata prove it, and the checker has accepted the proof."
                ),
                format!(
                    "记 n 的 SG 值为 g(n)。从 n = {start} 起 g(n + {length}) = g(n){added}：由自动机证明，该证明已通过检验。"
                ),
            );
        }
        Some(Theorem::Tails) => {
            return both(
                format!(
                    "Let g(n) be the nim-value of n. From n = {start} on g(n + {length}) = g(n){added}: no heap is split, and \
                     the values that matter have repeated, apart from the amount added in each period."
                ),
                format!(
                    "记 n 的 SG 值为 g(n)。从 n = {start} 起 g(n + {length}) = g(n){added}：不分堆，且起作用的值减去每周期的增量后已重复出现。"
                ),
            );
        }
        Some(Theorem::Growing) => {
            return both(
                format!(
                    "Let g(n) be the nim-value of n. From n = {start} on g(n + {length}) = g(n){added}: the theorem of arithmetic \
                     periods with up to three heaps proves it from the values of the first heaps."
                ),
                format!(
                    "记 n 的 SG 值为 g(n)。从 n = {start} 起 g(n + {length}) = g(n){added}：由至多分成三堆的算术周期定理和前面各堆的值得证。"
                ),
            );
        }
        Some(Theorem::GuySmith(_)) => (
            "Guy and Smith's theorem proves it from the values of the first heaps".into(),
            "由 Guy 与 Smith 的定理和前面各堆的值得证".into(),
        ),
        Some(Theorem::Window(most)) => (
            format!(
                "each value depends only on the previous {most}, and {most} consecutive values have repeated"
            ),
            format!("每个值只取决于它前面的 {most} 个，而它们已重复出现"),
        ),
    };
    both(
        format!(
            "Let g(n) be the nim-value of n. It is periodic from n = {start} on with period {length}: {why}."
        ),
        format!("记 n 的 SG 值为 g(n)。从 n = {start} 起以 {length} 为周期循环：{why_zh}。"),
    )
}

/// A component with the value of a smaller one, and what was added since.
pub(crate) fn by_period(heap: &UBig, same: &UBig, rounds: &UBig, saltus: u32, value: &UBig) -> Text {
    let grown = if saltus > 0 { format!(" + {saltus}·{}", number(rounds)) } else { String::new() };
    let told = format!("g({}) = g({}){grown} = {}", number(heap), number(same), number(value));
    both(format!("{told}."), format!("{told}。"))
}

/// Why there is no certificate.
#[cfg(feature = "prove")]
pub fn no_certificate(why: &Uncertified) -> Text {
    match why {
        Uncertified::Open => both("there is no certificate: nothing is proved yet", "没有证书：尚无结论得证"),
        Uncertified::Large => both(
            "there is no certificate: it would take more values or steps than the checker follows",
            "没有证书：所需的值或步数超出检验程序的上限",
        ),
        Uncertified::Unspoken => both(
            "there is no certificate: the format for periods does not cover such large amounts or such ways to split",
            "没有证书：周期证书不能表述如此大的取数或如此的分法",
        ),
        Uncertified::Stopped(reason) => {
            let reason = stop_reason(*reason);
            both(
                format!("there is no certificate: {} before it was checked", reason.en),
                format!("没有证书：检验完成之前{}", reason.zh),
            )
        }
        Uncertified::Rejected(rejection) => {
            let why = rejection.text();
            both(
                format!("no period is proved: the checker does not accept the certificate: {}", why.en),
                format!("周期未得证：证书未通过检验：{}", why.zh),
            )
        }
    }
}
