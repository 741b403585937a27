//! `bouton period`: help, and results about a heap game.

use crate::evidence::KNOWN;
use answer::period::HeapReport;
use answer::proof::Proved;
use rules::Text;
use rules::speech::both;
use sequences::{Ground, Growth, Period, Theorem, Uncertified};
use words::heaps::no_certificate;
use words::{Phrase, phrase};
use words::{Say, proof};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Nim-values of a heap game, and their period", "计算取石子博弈的 SG 值及其周期");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton period [OPTIONS] CODE", "bouton period [选项] 代码");

/// Help of `GAME`.
pub const GAME: Phrase = phrase(
    "A code such as 0.77, 4.7, 0.2048, 4!.0 or 0.[3], a set of amounts such as \"{1,3,4}\" or \"all but {2,5}\", or a game \
             with rules of this kind: `grundy`, `subtraction S=1,3,4`, `my.game`",
    "博弈代码，如 0.77、4.7、0.2048、4!.0、0.[3]，或数集如 \"{1,3,4}\"、\"all but {2,5}\"，或规则属于此类的游戏：`grundy`、`subtraction S=1,3,4`、`my.game`",
);

/// Help of `--statistics`.
pub const STATISTICS: Phrase = phrase(
    "Say how often each value comes, where it comes first, and which values are exceptions",
    "列出各值的次数、最先出现之处，以及不合周期的例外",
);

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Write the values of heaps 0, 1, 2, … to a .csv, .npy, .tex (LaTeX) or .txt (b-file) file, or a chart of them to .png or .svg; \
             with --to N and a proved period always N values",
    "把 0、1、2、… 各堆的值写入 .csv、.npy、.tex（LaTeX）或 .txt（b-file）文件，或画成 .png、.svg 图；给出 --to N 且周期得证时总是 N 个值",
);

/// Help of `--checkpoint`.
pub const CHECKPOINT: Phrase = phrase(
    "Keep the values in FILE while they grow; the same command takes up interrupted work. \
             With --out, long work is kept in OUT.checkpoint without being asked to",
    "把值边算边存在文件中；重复同一命令可续算。用 --out 时，较久的计算会自动存在 OUT.checkpoint 中",
);

/// Help of `--certificate`.
pub const CERTIFICATE: Phrase = phrase(
    "Write the certificate of the period to FILE, or with --misere that of the quotient; `bouton verify` checks it",
    "把周期的证书写入文件（用 --misere 时为商的证书），可用 `bouton verify` 检验",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton period 0.77                Kayles: period 12 after 70
  bouton period 0.16 --to 1000000
  bouton period \"{2,5,7}\" --statistics
  bouton period \"all but {2,5}\"    values that grow: G(n + 4) = G(n) + 2
  bouton period 0.45 --values 100 --json
  bouton period 0.16 --to 600000 --out values.svg
  bouton period kayles --certificate kayles.cert
  bouton period heap.game m=3       a file with rules for one heap
  bouton period 0.77 --misere       the misère quotient, of order 40

The digit after k places says what taking k stones from a heap may leave, as a sum of 1 (nothing), 2 (one heap), 4 (two
heaps), 8 (three heaps) and 16 (four); the digit before the point is about splitting without taking, and one before that
about adding a stone. Digits go from 0 to 9 and A to V; &96; is a larger one; {0,2,5} or {2+} are numbers of heaps, and * is
any number. After a digit ! means heaps that are all different, ? not all equal, = all equal. What stands in brackets at
the end repeats for ever: 0.[3]. A set {1,3,4} or {1..5,9} is a game of taking one of these amounts, `all but {2,5}` any
other amount; `splittles {1,2}` may split the rest in two as well. What ends in .game, or has a / in it, is a file.

Values are numbered by the size of the heap, from 0 on. Exit status 0 if a period is proved, 3 if none was found so far.", "示例：
  bouton period 0.77                凯尔斯：周期 12，最后一个例外是 70
  bouton period 0.16 --to 1000000
  bouton period \"{2,5,7}\" --statistics
  bouton period \"all but {2,5}\"    递增的值：G(n + 4) = G(n) + 2
  bouton period 0.45 --values 100 --json
  bouton period 0.16 --to 600000 --out values.svg
  bouton period kayles --certificate kayles.cert
  bouton period heap.game m=3       自己的规则文件（一堆）
  bouton period 0.77 --misere       反常商，40 阶

小数点后第 k 位规定从一堆中取 k 个石子后可以留下什么，为 1（不留）、2（一堆）、4（两堆）、8（三堆）、16（四堆）之和；小数点前的
数字规定不取石子时怎样分堆，再前一位是添加一个石子时。数字为 0 至 9 与 A 至 V；更大的写作 &96;；{0,2,5}、{2+} 直接写堆数，* 为任意
堆数。数字后的 ! 表示各堆两两不等，? 表示不全相等，= 表示全相等。末尾方括号中的数字无限循环：0.[3]。数集 {1,3,4} 或 {1..5,9}
表示取其中之一的数量，`all but {2,5}` 表示取其他任意数量；`splittles {1,2}` 取后还可把余下的分成两堆。以 .game 结尾或含 / 的是文件。

值按堆的大小从 0 开始编号。周期得证时退出状态为 0，尚未找到时为 3。");

/// Result without a period.
pub const NONE: Phrase = phrase("No period so far.", "尚未发现周期。");

/// Label of the first values.
pub const FIRST_VALUES: Phrase = phrase("values", "值");

/// Label of the largest value.
pub const LARGEST: Phrase = phrase("largest", "最大值");

/// Label of the sparse space.
pub const SPARSE_SPACE: Phrase = phrase("sparse space", "稀疏空间");

/// Label of the preperiod.
pub const PREPERIOD: Phrase = phrase("preperiod", "前周期");

/// Label of the period.
pub const PERIOD: Phrase = phrase("period", "周期");

/// Label of the saltus.
pub const SALTUS: Phrase = phrase("saltus", "增量");

/// Label of the exceptions.
pub const EXCEPTIONS: Phrase = phrase("exceptions", "例外");

/// Label of the common heaps.
pub const COMMON_HEAPS: Phrase = phrase("common heaps", "常见堆");

/// Label of the values of the statistics.
pub const VALUE: Phrase = phrase("nim-value", "SG 值");

/// Label of the numbers of heaps with a value.
pub const HEAPS: Phrase = phrase("heaps", "堆数");

/// Label of the shares of heaps with a value.
pub const SHARE: Phrase = phrase("share", "占比");

/// Label of the first heaps with a value.
pub const FIRST_HEAP: Phrase = phrase("first heap", "最先的堆");

/// Meaning of G(n), for a game whose numbers exceed its heaps by a constant.
pub fn indexing(offset: u64) -> Text {
    match offset {
        0 => both(
            "G(n) is the nim-value of a heap of n stones, from n = 0 on.",
            "G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。",
        ),
        _ => both(
            format!(
                "G(n) is the nim-value of a heap of n stones, from n = 0 on; that is the position n + {offset} of the game."
            ),
            format!("G(n) 是 n 个石子的堆的 SG 值，n 从 0 起；它是游戏中的局面 n + {offset}。"),
        ),
    }
}

/// The largest value, and its first heap.
pub fn largest(value: u32, heap: usize) -> Text {
    both(format!("{value}, first of a heap of {heap}"), format!("{value}，最先出现于大小为 {heap} 的堆"))
}

/// A sparse space: its mask, with the parity of heaps or without, its rare heaps and the last of them.
pub fn sparse_space(mask: usize, parity: bool, rare: usize, last: usize) -> Text {
    let (also, also_zh) = if parity { (" and the parity of the heap", " 与堆的奇偶") } else { ("", "") };
    both(
        format!("mask {mask}{also}: {rare} rare heaps, the last of {last}"),
        format!("掩码 {mask}{also_zh}：{rare} 个稀有堆，最后一个为 {last}"),
    )
}

/// Values that are not listed.
pub fn more(rest: usize) -> Text {
    both(
        format!("… and {rest} larger values; --json has them all"),
        format!("…… 另有 {rest} 个更大的值；--json 给出全部"),
    )
}

/// Equation of a period.
fn equation(period: &Period) -> String {
    let (length, saltus) = (period.length, period.saltus);
    if saltus == 0 { format!("G(n + {length}) = G(n)") } else { format!("G(n + {length}) = G(n) + {saltus}") }
}

/// A period with its evidence.
pub fn periodic(period: &Period) -> Text {
    let (start, length, equation) = (period.start, period.length, equation(period));
    let (exception, exception_zh) = match period.last_exception() {
        None => Default::default(),
        Some(last) => (format!(" The last exception is G({last})."), format!("最后一个例外是 G({last})。")),
    };
    let (kind, kind_zh) =
        if period.saltus > 0 { ("Arithmetic period", "算术周期") } else { ("Period", "周期") };
    both(
        format!("{kind} {length}: {equation} for all heaps of n >= {start} stones.{exception}"),
        format!("{kind_zh} {length}：对所有 n >= {start} 个石子的堆，{equation}。{exception_zh}"),
    )
}

/// The result without a proved period: a conjecture, or none.
pub fn aperiodic(report: &HeapReport) -> Text {
    if let Some((seen, growth)) = report.withheld.and_then(|seen| Some((seen.period, seen.growth?))) {
        return withheld(&seen, growth);
    }
    let Some(candidate) = report.conjecture else { return NONE.text() };
    let (period, equation) = (candidate.period, equation(&candidate.period));
    let (start, length) = (period.start, period.length);
    match (candidate.needed, report.theorem) {
        (Some(needed), Some(_)) if needed < 4 * report.values => both(
            format!(
                "Perhaps period {length} from {start} on; to prove it, the values of heaps below {needed} are needed."
            ),
            format!("可能从 {start} 起有周期 {length}；要证明它，须知小于 {needed} 的堆的值。"),
        ),
        (None, _) => both(
            format!(
                "Conjecture: {equation} for n >= {start}, as far as the values go. Nothing proves it yet."
            ),
            format!("猜想：就已算出的值而言，n >= {start} 时 {equation}。尚无证明。"),
        ),
        _ => NONE.text(),
    }
}

/// A pattern that is not offered as a conjecture, since few quotients were seen.
fn withheld(seen: &Period, growth: Growth) -> Text {
    let Period { start, length, saltus } = *seen;
    let (shown, before) = (Growth::bits(growth.last), Growth::bits(growth.first));
    let wanted = Growth::bits(growth.required());
    both(
        format!(
            "No period so far. From {start} on values seem to grow by {saltus} in {length}, but their quotients by {saltus} have shown only \
             {shown} bits, of which the first period has {before}. Such patterns often end with a new bit: no conjecture before there are {wanted}."
        ),
        format!(
            "尚未发现周期。从 {start} 起，值看似每 {length} 个增加 {saltus}，但值除以 {saltus} 的商只出现过 {shown} 个二进制位，其中第一个周期已有 \
             {before} 位。这样的规律常在出现新的一位时失效：商满 {wanted} 位之前不作猜想。"
        ),
    )
}

/// The evidence, and its extent.
pub fn evidence(report: &HeapReport) -> Text {
    let last = report.values.saturating_sub(1);
    let Text { en, zh } = match (&report.automata, report.ground) {
        (Some(proof), _) => by_automata(proof, last),
        (None, Some(Ground::Theorem(theorem))) => by_theorem(report, theorem, last),
        _ if report.period.is_some() => by_certificate(report.theorem, last),
        _ => computed(report, last),
    };
    let Text { en: known, zh: known_zh } = KNOWN.text();
    both(known + &en, known_zh + &zh)
}

/// A period that the checker has accepted.
fn by_certificate(theorem: Option<Theorem>, last: usize) -> Text {
    match theorem {
        Some(Theorem::GuySmith(_)) | None => both(
            format!(
                "proved, by the theorem of Guy and Smith (1956) from the values of heaps up to {last}, which were computed from the rules."
            ),
            format!("已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 {last} 的各堆的值得出。"),
        ),
        Some(Theorem::Window(most)) => both(
            format!(
                "proved: a move takes at most {most} stones and splits no heap, so each value depends on the {most} before \
                 it, and these repeated; from the values of heaps up to {last}, which were computed from the rules."
            ),
            format!(
                "已证明：一步最多取 {most} 个石子且不分堆，故每个值只取决于它前面的 {most} 个值，而这些值已重复出现；依据按规则算出的、\
                 不超过 {last} 的各堆的值。"
            ),
        ),
        Some(Theorem::Growing) => both(
            format!(
                "proved, by the theorem of arithmetic periods with up to three heaps: moves from all larger heaps are of finitely many \
                 types, which were tried; from the values of heaps up to {last}, which were computed from the rules."
            ),
            format!(
                "已证明：由至多分成三堆的算术周期定理得出：更大的堆的着法只有有限多种类型，已逐一检验；依据按规则算出的、\
                 不超过 {last} 的各堆的值。"
            ),
        ),
        Some(Theorem::Tails) => both(
            format!(
                "proved: no heap is split, and the values that matter repeated, apart from the amount added in each period; \
                 from the values of heaps \
                 up to {last}, which were computed from the rules."
            ),
            format!(
                "已证明：不分堆，且起作用的值减去每周期的增量后已重复出现；依据按规则算出的、不超过 {last} 的各堆的值。"
            ),
        ),
    }
}

/// Values without a period.
fn computed(report: &HeapReport, last: usize) -> Text {
    match report.theorem {
        Some(_) => both(
            format!("computed from the rules: the values of heaps up to {last}."),
            format!("由规则算出：不超过 {last} 的各堆的值。"),
        ),
        None => {
            let (why, why_zh) = uncovered(report);
            both(
                format!(
                    "computed from the rules: the values of heaps up to {last}. {why}, so no period is proved."
                ),
                format!("由规则算出：不超过 {last} 的各堆的值。{why_zh}，因此周期尚未得证。"),
            )
        }
    }
}

/// A proof by automata, with the number of values from which its claim was guessed.
fn by_automata(proof: &Proved, last: usize) -> Text {
    let (steps, relations) = proof.automata().map_or((0, 0), |automata| (automata.steps, automata.relations));
    let Text { en, zh } = proof.automata().map(proof::written).unwrap_or_default();
    let noun = if relations == 1 { "automaton" } else { "automata" };
    both(
        format!(
            "proved by automata, for all heaps: numbers in {en}, {steps} steps with {relations} {noun}, and the checker accepts the \
             certificate. The values of heaps up to {last} gave the guess."
        ),
        format!(
            "已用自动机对所有堆证明：数用{zh}表示，{steps} 步，{relations} 个自动机，证书已通过检验。猜想来自不超过 {last} 的各堆的值。"
        ),
    )
}

/// A period given by a theorem, without a certificate.
fn by_theorem(report: &HeapReport, theorem: Theorem, last: usize) -> Text {
    let (name, name_zh) = match theorem {
        Theorem::GuySmith(_) => ("Guy and Smith (1956)", "Guy 与 Smith（1956）"),
        Theorem::Window(_) => ("the window theorem", "窗口定理"),
        Theorem::Tails => ("the theorem of repeating amounts", "循环取数定理"),
        Theorem::Growing => {
            ("the theorem of arithmetic periods with up to three heaps", "至多分成三堆的算术周期定理")
        }
    };
    let (checker, checker_zh) = match Uncertified::of(&report.game) {
        Uncertified::Unspoken => {
            ("There is no certificate format for such games.", "没有证书能表述这样的游戏。")
        }
        _ => (
            "The checker has not followed it; with --certificate it does.",
            "检验程序尚未检验，可用 --certificate。",
        ),
    };
    both(
        format!(
            "a theorem: {name}, from the values of heaps up to {last}, which were computed from the rules. {checker}"
        ),
        format!("定理：{name_zh}，依据按规则算出的、不超过 {last} 的各堆的值。{checker_zh}"),
    )
}

/// Reason why no theorem covers the rules.
fn uncovered(report: &HeapReport) -> (&'static str, &'static str) {
    let rules = report.game.rules();
    if rules.parts().is_none() {
        return (
            "Guy and Smith's theorem does not cover splits in any number of parts",
            "Guy 与 Smith 的定理不适用于可分成任意多堆的游戏",
        );
    }
    if rules.largest().is_none() {
        return (
            "Bouton has no theorem for infinitely many amounts together with splits",
            "此处所用的定理都不适用于取数无限而又可分堆的游戏",
        );
    }
    (
        "Guy and Smith's theorem does not cover splits in parts that must be different or equal",
        "Guy 与 Smith 的定理不适用于须分成不同或相同各堆的游戏",
    )
}

/// Damage to a checkpoint.
pub fn damaged(heap: usize) -> Text {
    both(
        format!(
            "The checkpoint is damaged or was cut short: its values from the heap of {heap} on do not agree with their \
             checksums, and are computed again."
        ),
        format!("检查点文件有损坏或残缺：从大小为 {heap} 的堆起，其中的值与校验和不符，须重新计算。"),
    )
}

/// The file from which interrupted work goes on.
pub fn kept(path: &str) -> Text {
    both(
        format!("The values are kept in `{path}`; the same command goes on from there."),
        format!("值已存入 `{path}`，重复同一命令即可续算。"),
    )
}

/// A certificate that was written.
pub fn certified(name: &str, bytes: usize) -> Text {
    both(
        format!("The certificate is in `{name}` ({bytes} bytes); the checker accepts it."),
        format!("证书已写入 `{name}`（{bytes} 字节），检验程序接受。"),
    )
}

/// Lack of a certificate, in place of an older one that was removed.
pub fn removed(why: &Uncertified, name: &str) -> Text {
    let Text { en, zh } = no_certificate(why);
    both(format!("{en}; the older one in `{name}` was removed"), format!("{zh}；`{name}` 中的旧证书已删除"))
}

/// Advice if the checker refuses a period, whose values were resumed from a checkpoint or not.
pub const fn refused(resumed: bool) -> Phrase {
    if resumed {
        return phrase(
            "some value in the checkpoint may be wrong: delete the file and begin again",
            "检查点文件中可能有错误的值：请删除该文件后重新开始",
        );
    }
    phrase("this is a mistake of Bouton: please report it", "这是 Bouton 的错误，请报告")
}
