//! What is said of heap games.

use super::refusal::stop_reason;
use super::{both, short};
use crate::heaps::{HeapGame, Uncertified};
use ::heap::{Family, Misprint, Theorem, Wrong};
use dashu_int::UBig;
use rules::Text;
use rules::speech::number;

impl HeapGame {
    /// The name of the game.
    pub fn name(&self) -> Text {
        name(self)
    }
}

fn name(game: &HeapGame) -> Text {
    let code = match game {
        HeapGame::Code(code) => code,
        HeapGame::Grundy => return both("Grundy's game", "格伦迪博弈"),
        HeapGame::Rules(game) => {
            let name = short(game.name());
            return match game.offset() {
                0 => both(format!("`{name}`"), format!("`{name}`")),
                offset => both(
                    format!("`{name}`, as heaps smaller by {offset}"),
                    format!("`{name}`，看作小 {offset} 的堆"),
                ),
            };
        }
    };
    match code.family() {
        Family::Octal => both(format!("Octal game {code}"), format!("八进制博弈 {code}")),
        Family::Hexadecimal => both(format!("Hexadecimal game {code}"), format!("十六进制博弈 {code}")),
        Family::TakeAndBreak => both(format!("Take-and-break game {code}"), format!("取分博弈 {code}")),
        Family::Subtraction => both(format!("Subtraction game {code}"), format!("减法博弈 {code}")),
        Family::AllBut => {
            let set = code.to_string();
            let set = set.trim_start_matches("all but ");
            both(format!("Take any number but {set}"), format!("取任意个、{set} 除外"))
        }
        Family::Splittles => both(format!("Take and split: {code}"), format!("取后可分：{code}")),
    }
}

/// What is wrong with a code.
pub(crate) fn misprint(misprint: &Misprint) -> Text {
    match misprint.wrong {
        Wrong::NoPoint => both("there is no point in the code", "博弈代码缺少小数点"),
        Wrong::Digit(sign) => both(
            format!("`{}` is no digit of a code", sign.escape_debug()),
            format!("`{}` 不是代码的数字", sign.escape_debug()),
        ),
        Wrong::After(sign) => both(
            format!("the code ends here, but `{}` follows", sign.escape_debug()),
            format!("代码到此为止，其后却有 `{}`", sign.escape_debug()),
        ),
        Wrong::Open(sign) => both(format!("`{sign}` is missing here"), format!("此处缺少 `{sign}`")),
        Wrong::Number => both("a number has to stand here", "此处应有一个数"),
        Wrong::Large(most) => both(format!("the number is larger than {most}"), format!("此数大于 {most}")),
        Wrong::First => both(
            "by the digit before the point a move may leave the heap as it is, and play would never end",
            "按小数点前的数字，一步可以使堆保持不变，对局将永不结束",
        ),
        Wrong::Endless => both(
            "with stones added like this a heap may become no smaller, and play would never end",
            "这样添加石子，堆可能不变小，对局将永不结束",
        ),
        Wrong::Repeat => both("this bracket repeats nothing", "此括号没有可循环的数字"),
        Wrong::Twice => both(
            "the numbers of heaps have conditions of their own already",
            "各堆数已各有条件，不能再加总的条件",
        ),
        Wrong::Double(count) => {
            both(format!("the number of heaps {count} stands here twice"), format!("堆数 {count} 出现了两次"))
        }
        Wrong::Range => both("the larger number has to stand last", "较大的数须写在最后"),
        Wrong::TooLong => both("the code is too long", "代码太长"),
    }
}

/// Nim-values that come again with a period: by a theorem on heaps, or as automata prove.
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
                    "记 n 的 SG 值为 g(n)。从 n = {start} 起 g(n + {length}) = g(n){added}：由自动机证明，检验器已接受该证明。"
                ),
            );
        }
        Some(Theorem::Tails) => {
            return both(
                format!(
                    "Let g(n) be the nim-value of n. From n = {start} on g(n + {length}) = g(n){added}: no heap is split, and the values \
                     that count, less what is added in a period, have come again."
                ),
                format!(
                    "记 n 的 SG 值为 g(n)。从 n = {start} 起 g(n + {length}) = g(n){added}：不分堆，且起作用的值减去每周期的增量后已重复出现。"
                ),
            );
        }
        Some(Theorem::GuySmith(_)) => (
            "Guy and Smith's theorem proves it from the values of the first heaps".into(),
            "由 Guy 与 Smith 的定理和前面各堆的值得证".into(),
        ),
        Some(Theorem::Window(most)) => (
            format!("each depends only on the {most} before it, and as many have come again"),
            format!("每个值只取决于它前面的 {most} 个，而它们已重复出现"),
        ),
    };
    both(
        format!("Let g(n) be the nim-value of n. From n = {start} on it comes again after {length}: {why}."),
        format!("记 n 的 SG 值为 g(n)。从 n = {start} 起以 {length} 为周期循环：{why_zh}。"),
    )
}

/// A component with the value of a smaller one, and what was added since.
pub(crate) fn by_period(heap: &UBig, same: &UBig, rounds: &UBig, saltus: u32, value: &UBig) -> Text {
    let grown = if saltus > 0 { format!(" + {saltus}·{}", number(rounds)) } else { String::new() };
    let told = format!("g({}) = g({}){grown} = {}", number(heap), number(same), number(value));
    both(format!("{told}."), format!("{told}。"))
}

/// What to do about it.
pub(crate) fn help(misprint: &Misprint) -> Option<Text> {
    Some(match misprint.wrong {
        Wrong::NoPoint => both(
            "write a code such as `0.77`, a set of amounts such as `{1,3,4}`, or `all but {2,5}`",
            "请写代码如 `0.77`，或数集如 `{1,3,4}`、`all but {2,5}`",
        ),
        Wrong::Digit(_) => both(
            "digits are 0 to 9 and A to V, a larger one `&96;`, and numbers of heaps in braces: `0.{0,2,5}`; \
             a set of amounts is `{1,3,4}` or `all but {2,5}`",
            "数字为 0 至 9 与 A 至 V，更大的写作 `&96;`，堆数写在花括号中：`0.{0,2,5}`；数集写作 `{1,3,4}` 或 `all but {2,5}`",
        ),
        Wrong::First => both(
            "without taking anything one can only split: write 0, 4, 8, C or `{2+}` before the point",
            "不取石子时只能分堆：小数点前请写 0、4、8、C 或 `{2+}`",
        ),
        Wrong::Endless => both(
            "who adds one stone has to split the heap in three or more: `80.0`",
            "添加一个石子时须分成三堆或更多：`80.0`",
        ),
        Wrong::Repeat => both(
            "the last digits after the point stand in brackets once: `0.[3]`, `0.7[03]`",
            "小数点后最后几位可放入一对方括号表示循环：`0.[3]`、`0.7[03]`",
        ),
        Wrong::Number => both(
            "write numbers with commas between them: `{1,3,4}`, `{1..5}`",
            "请写数，以逗号隔开：`{1,3,4}`、`{1..5}`",
        ),
        Wrong::Twice => both("write `{2,3}!` or `{2!,3!}`", "请写 `{2,3}!` 或 `{2!,3!}`"),
        Wrong::After(_)
        | Wrong::Open(_)
        | Wrong::Large(_)
        | Wrong::Double(_)
        | Wrong::Range
        | Wrong::TooLong => {
            return None;
        }
    })
}

/// Why there is no certificate.
pub fn no_certificate(why: &Uncertified) -> Text {
    match why {
        Uncertified::Open => both("there is no certificate: nothing is proved yet", "没有证书：尚无结论得证"),
        Uncertified::Large => both(
            "there is no certificate: it would take more values or steps than the checker follows",
            "没有证书：所需的值或步数超出检验程序的上限",
        ),
        Uncertified::Unspoken => both(
            "there is no certificate: those of periods do not speak of such large amounts or of such ways to split",
            "没有证书：周期证书不能表述如此大的取数或如此的分法",
        ),
        Uncertified::Stopped(reason) => {
            let reason = stop_reason(*reason);
            both(
                format!("there is no certificate: {} before it was checked", reason.en),
                format!("没有证书：检验完成之前{}", reason.zh),
            )
        }
        Uncertified::Refused(why) => both(
            format!("no period is proved: the checker does not accept the certificate: {}", why.en),
            format!("周期未得证：检验程序不接受证书：{}", why.zh),
        ),
    }
}
