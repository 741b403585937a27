//! Results about a heap game.

use super::fields::Fields;
use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::heaps::{Exceptions, Ground, Growth, HeapGame, HeapReport, Period, Theorem, Uncertified};
use bouton::proof::Proved;
use rules::Lang;
use std::path::Path;

/// Number of lines for nim-values in a table.
const LINES: usize = 64;

/// The report as text, ending its last line; `kept` is the checkpoint file.
pub(crate) fn period(report: &HeapReport, statistics: bool, kept: Option<&Path>) -> String {
    let mut text = format!("{}\n", painted(STRONG, tell(&report.game.name())));
    text.push_str(&format!("  {}\n", found(report)));
    text.push_str(&format!("  {}\n", painted(FAINT, &indexing(report))));
    let mut fields = Fields::default();
    if !report.first.is_empty() {
        let shown: Vec<String> = report.first.iter().map(u32::to_string).collect();
        let more = if report.first.len() < report.values { " …" } else { "" };
        fields.add(say("values", "值"), format!("{}{more}", shown.join(" ")));
    }
    let (largest, at) = report.statistics.largest;
    fields.add(
        say("largest", "最大值"),
        match lang() {
            Lang::En => format!("{largest}, first of a heap of {at}"),
            Lang::Zh => format!("{largest}，最先出现于大小为 {at} 的堆"),
        },
    );
    if let (Some((mask, parity)), Some((rare, last))) = (report.statistics.space, report.statistics.rare) {
        fields.add(
            say("sparse space", "稀疏空间"),
            match (lang(), parity) {
                (Lang::En, false) => format!("mask {mask}: {rare} rare heaps, the last of {last}"),
                (Lang::En, true) => {
                    format!("mask {mask} and the parity of the heap: {rare} rare heaps, the last of {last}")
                }
                (Lang::Zh, false) => format!("掩码 {mask}：{rare} 个稀有堆，最后一个为 {last}"),
                (Lang::Zh, true) => format!("掩码 {mask} 与堆的奇偶：{rare} 个稀有堆，最后一个为 {last}"),
            },
        );
    }
    if statistics {
        more(report, &mut fields);
    }
    text.push_str(&fields.render());
    if statistics {
        text.push_str(&frequencies(report));
    }
    text.push_str(&known(report));
    if let Some(heap) = report.lost {
        let said = match lang() {
            Lang::En => format!(
                "The checkpoint is damaged or was cut short: its values from the heap of {heap} on do not agree with their \
                 checksums, and are computed again."
            ),
            Lang::Zh => {
                format!("检查点文件有损坏或残缺：从大小为 {heap} 的堆起，其中的值与校验和不符，须重新计算。")
            }
        };
        text.push_str(&format!("{}\n", painted(FAINT, &said)));
    }
    if let Some(reason) = report.limits_hit {
        text.push_str(&format!("{}\n", painted(FAINT, stopped(reason))));
    }
    if let Some(path) = kept {
        let path = path.display();
        let said = match lang() {
            Lang::En => format!("The values are kept in `{path}`; the same command goes on from there."),
            Lang::Zh => format!("值已存入 `{path}`，重复同一命令即可续算。"),
        };
        text.push_str(&format!("{}\n", painted(FAINT, &said)));
    }
    text
}

/// Meaning of n.
fn indexing(report: &HeapReport) -> String {
    let offset = match &report.game {
        HeapGame::Rules(game) => game.offset(),
        _ => 0,
    };
    match (offset, lang()) {
        (0, Lang::En) => "G(n) is the nim-value of a heap of n stones, from n = 0 on.".into(),
        (0, Lang::Zh) => "G(n) 是 n 个石子的堆的 SG 值，n 从 0 起。".into(),
        (offset, Lang::En) => format!(
            "G(n) is the nim-value of a heap of n stones, from n = 0 on; that is the position n + {offset} of the game."
        ),
        (offset, Lang::Zh) => {
            format!("G(n) 是 n 个石子的堆的 SG 值，n 从 0 起；它是游戏中的局面 n + {offset}。")
        }
    }
}

/// Statistics besides the table of values.
fn more(report: &HeapReport, fields: &mut Fields) {
    let likely = report.period.or(report.conjecture.map(|candidate| candidate.period));
    if let Some(period) = likely {
        fields.add(say("preperiod", "前周期"), period.start.to_string());
        fields.add(say("period", "周期"), period.length.to_string());
        fields.add(say("saltus", "增量"), period.saltus.to_string());
    }
    if let Some(exceptions) = &report.exceptions {
        fields.add(say("exceptions", "例外"), listed(exceptions));
    }
    if let Some((rare, _)) = report.statistics.rare {
        fields.add(say("common heaps", "常见堆"), (report.values.saturating_sub(rare)).to_string());
    }
}

/// Heaps that do not fit the period.
fn listed(exceptions: &Exceptions) -> String {
    let first: Vec<String> = exceptions.first.iter().map(usize::to_string).collect();
    let rest = exceptions.count > first.len();
    let last = exceptions.last.filter(|_| rest).map_or(String::new(), |last| format!(" … {last}"));
    let heaps = if first.is_empty() { String::new() } else { format!(": {}{last}", first.join(" ")) };
    format!("{}{heaps}", exceptions.count)
}

/// Frequency and first heap of each value.
fn frequencies(report: &HeapReport) -> String {
    let statistics = &report.statistics;
    let rows = statistics.frequencies.iter().zip(&statistics.first).enumerate();
    let mut rows = rows.filter_map(|(value, (&count, &first))| Some((value, count, first?)));
    let mut text = match lang() {
        Lang::En => format!("  {:>9} {:>12} {:>9} {:>12}\n", "nim-value", "heaps", "share", "first heap"),
        // Double-width characters.
        Lang::Zh => format!("  {:>8} {:>10} {:>7} {:>8}\n", "SG 值", "堆数", "占比", "最先的堆"),
    };
    for (value, count, first) in rows.by_ref().take(LINES) {
        let share = 100.0 * count as f64 / report.values.max(1) as f64;
        text.push_str(&format!("  {value:>9} {count:>12} {share:>8.4}% {first:>12}\n"));
    }
    let rest = rows.count();
    if rest > 0 {
        text.push_str(&match lang() {
            Lang::En => format!("  … and {rest} larger values; --json has them all\n"),
            Lang::Zh => format!("  …… 另有 {rest} 个更大的值；--json 给出全部\n"),
        });
    }
    text
}

/// Equation of a period.
fn equation(period: &Period) -> String {
    let (length, saltus) = (period.length, period.saltus);
    if saltus == 0 { format!("G(n + {length}) = G(n)") } else { format!("G(n + {length}) = G(n) + {saltus}") }
}

/// The period, or a note that there is none so far.
fn found(report: &HeapReport) -> String {
    if let Some(period) = &report.period {
        let (start, length, equation) = (period.start, period.length, equation(period));
        let exception = match (period.last_exception(), lang()) {
            (None, _) => String::new(),
            (Some(last), Lang::En) => format!(" The last exception is G({last})."),
            (Some(last), Lang::Zh) => format!("最后一个例外是 G({last})。"),
        };
        let kind = match (period.saltus > 0, lang()) {
            (false, Lang::En) => "Period",
            (true, Lang::En) => "Arithmetic period",
            (false, Lang::Zh) => "周期",
            (true, Lang::Zh) => "算术周期",
        };
        let said = match lang() {
            Lang::En => {
                format!("{kind} {length}: {equation} for all heaps of n >= {start} stones.{exception}")
            }
            Lang::Zh => format!("{kind} {length}：对所有 n >= {start} 个石子的堆，{equation}。{exception}"),
        };
        return painted(WON, &said);
    }
    if let Some(growth) = report.withheld.and_then(|seen| seen.growth) {
        return painted(DRAW, &withheld(report, growth));
    }
    let Some(candidate) = report.conjecture else { return none() };
    let (period, equation) = (candidate.period, equation(&candidate.period));
    let (start, length) = (period.start, period.length);
    let said = match (candidate.needed, report.theorem, lang()) {
        (Some(needed), Some(_), Lang::En) if needed < 4 * report.values => format!(
            "Perhaps period {length} from {start} on; to prove it, the values of heaps below {needed} are needed."
        ),
        (Some(needed), Some(_), Lang::Zh) if needed < 4 * report.values => {
            format!("可能从 {start} 起有周期 {length}；要证明它，须知小于 {needed} 的堆的值。")
        }
        (None, _, Lang::En) => {
            format!(
                "Conjecture: {equation} for n >= {start}, as far as the values go. Nothing proves it yet."
            )
        }
        (None, _, Lang::Zh) => format!("猜想：就已算出的值而言，n >= {start} 时 {equation}。尚无证明。"),
        _ => return none(),
    };
    painted(DRAW, &said)
}

/// A pattern that is not offered as a conjecture, since few quotients were seen.
fn withheld(report: &HeapReport, growth: Growth) -> String {
    let Some(Period { start, length, saltus }) = report.withheld.map(|seen| seen.period) else {
        return none();
    };
    let (shown, before) = (Growth::bits(growth.last), Growth::bits(growth.first));
    let wanted = Growth::bits(growth.required());
    match lang() {
        Lang::En => format!(
            "No period so far. From {start} on values seem to grow by {saltus} in {length}, but their quotients by {saltus} have shown only \
             {shown} bits, of which the first period has {before}. Such patterns often end with a new bit: no conjecture before there are {wanted}."
        ),
        Lang::Zh => format!(
            "尚未发现周期。从 {start} 起，值看似每 {length} 个增加 {saltus}，但值除以 {saltus} 的商只出现过 {shown} 个二进制位，其中第一个周期已有 \
             {before} 位。这样的规律常在出现新的一位时失效：商满 {wanted} 位之前不作猜想。"
        ),
    }
}

fn none() -> String {
    painted(DRAW, say("No period so far.", "尚未发现周期。"))
}

/// The evidence, and its extent.
fn known(report: &HeapReport) -> String {
    let last = report.values.saturating_sub(1);
    if let Some(proof) = &report.automata {
        return format!("{}{}\n", say("How this is known: ", "依据："), by_automata(proof, last));
    }
    if let Some(Ground::Theorem(theorem)) = report.ground {
        return format!("{}{}\n", say("How this is known: ", "依据："), by_theorem(report, theorem, last));
    }
    let said = match (report.period.is_some(), report.theorem, lang()) {
        (true, Some(Theorem::GuySmith(_)) | None, Lang::En) => format!(
            "proved, by the theorem of Guy and Smith (1956) from the values of heaps up to {last}, which were computed from the rules."
        ),
        (true, Some(Theorem::GuySmith(_)) | None, Lang::Zh) => {
            format!("已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 {last} 的各堆的值得出。")
        }
        (true, Some(Theorem::Window(most)), Lang::En) => format!(
            "proved: a move takes at most {most} stones and splits no heap, so each value depends on the {most} before it, and these came \
             again; from the values of heaps up to {last}, which were computed from the rules."
        ),
        (true, Some(Theorem::Window(most)), Lang::Zh) => format!(
            "已证明：一步最多取 {most} 个石子且不分堆，故每个值只取决于它前面的 {most} 个值，而这些值已重复出现；依据按规则算出的、\
             不超过 {last} 的各堆的值。"
        ),
        (true, Some(Theorem::Tails), Lang::En) => format!(
            "proved: no heap is split, and the values that count, less what is added in a period, came again; from the values of heaps \
             up to {last}, which were computed from the rules."
        ),
        (true, Some(Theorem::Tails), Lang::Zh) => format!(
            "已证明：不分堆，且起作用的值减去每周期的增量后已重复出现；依据按规则算出的、不超过 {last} 的各堆的值。"
        ),
        (false, Some(_), Lang::En) => format!("computed from the rules: the values of heaps up to {last}."),
        (false, Some(_), Lang::Zh) => format!("由规则算出：不超过 {last} 的各堆的值。"),
        (false, None, Lang::En) => format!(
            "computed from the rules: the values of heaps up to {last}. {}, so no period is proved.",
            uncovered(report)
        ),
        (false, None, Lang::Zh) => {
            format!("由规则算出：不超过 {last} 的各堆的值。{}，因此周期尚未得证。", uncovered(report))
        }
    };
    format!("{}{said}\n", say("How this is known: ", "依据："))
}

/// A proof by automata, with the number of values from which its claim was guessed.
fn by_automata(proof: &Proved, last: usize) -> String {
    let (steps, relations) = proof.automata().map_or((0, 0), |automata| (automata.steps, automata.relations));
    let written =
        proof.automata().map_or(String::new(), |automata| tell(&words::proof::written(automata)).to_owned());
    match lang() {
        Lang::En => format!(
            "proved by automata, for all heaps: numbers in {written}, {steps} steps with {relations} automata, and the checker accepts the \
             certificate. The values of heaps up to {last} gave the guess."
        ),
        Lang::Zh => format!(
            "已用自动机对所有堆证明：数以{written}书写，{steps} 步，{relations} 个自动机，检验程序接受证书。猜想来自不超过 {last} 的各堆的值。"
        ),
    }
}

/// A period given by a theorem, without a certificate.
fn by_theorem(report: &HeapReport, theorem: Theorem, last: usize) -> String {
    let (name, name_zh) = match theorem {
        Theorem::GuySmith(_) => ("Guy and Smith (1956)", "Guy 与 Smith（1956）"),
        Theorem::Window(_) => ("the window theorem", "窗口定理"),
        Theorem::Tails => ("the theorem of repeating amounts", "循环取数定理"),
    };
    let speaks = report.game.uncertified() != Uncertified::Unspoken;
    match (lang(), speaks) {
        (Lang::En, true) => format!(
            "a theorem: {name}, from the values of heaps up to {last}, which were computed from the rules. The checker has not followed it; with \
             --certificate it does."
        ),
        (Lang::En, false) => format!(
            "a theorem: {name}, from the values of heaps up to {last}, which were computed from the rules. No certificate speaks of such a game."
        ),
        (Lang::Zh, true) => {
            format!(
                "定理：{name_zh}，依据按规则算出的、不超过 {last} 的各堆的值。检验程序尚未检验，可用 --certificate。"
            )
        }
        (Lang::Zh, false) => {
            format!("定理：{name_zh}，依据按规则算出的、不超过 {last} 的各堆的值。没有证书能表述这样的游戏。")
        }
    }
}

/// Reason why no theorem covers the rules.
fn uncovered(report: &HeapReport) -> &'static str {
    let rules = report.game.rules();
    if rules.parts().is_none() {
        return say(
            "Guy and Smith's theorem does not cover splits in any number of parts",
            "Guy 与 Smith 的定理不适用于可分成任意多堆的游戏",
        );
    }
    if rules.largest().is_none() {
        return say(
            "No theorem that is used here covers amounts without end together with splits",
            "此处所用的定理都不适用于取数无限而又可分堆的游戏",
        );
    }
    say(
        "Guy and Smith's theorem does not cover splits in parts that must be different or equal",
        "Guy 与 Smith 的定理不适用于须分成不同或相同各堆的游戏",
    )
}
