//! What was found of a heap game.

use super::fields::Fields;
use crate::failure::stopped;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::heaps::HeapReport;
use rules::Lang;

/// The report as text, ending its last line.
pub(crate) fn period(report: &HeapReport) -> String {
    let mut text = format!("{}\n", painted(STRONG, tell(&report.game.name())));
    text.push_str(&format!("  {}\n", found(report)));
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
    text.push_str(&fields.render());
    text.push_str(&known(report));
    text
}

/// The period, or that there is none so far.
fn found(report: &HeapReport) -> String {
    match (&report.period, &report.conjecture) {
        (Some(period), _) => {
            let (start, length) = (period.start, period.length);
            let exception = match (period.last_exception(), lang()) {
                (None, _) => String::new(),
                (Some(last), Lang::En) => format!(" The last exception is G({last})."),
                (Some(last), Lang::Zh) => format!("最后一个例外是 G({last})。"),
            };
            let said = match lang() {
                Lang::En => format!(
                    "Period {length}: G(n + {length}) = G(n) for all heaps of n >= {start} stones.{exception}"
                ),
                Lang::Zh => format!(
                    "周期 {length}：对所有 n >= {start} 个石子的堆，G(n + {length}) = G(n)。{exception}"
                ),
            };
            painted(WON, &said)
        }
        (None, Some((period, needed))) if report.covered && *needed < 4 * report.values => {
            let (start, length) = (period.start, period.length);
            let said = match lang() {
                Lang::En => format!(
                    "Perhaps period {length} from {start} on; to prove it, the values of heaps below {needed} are needed."
                ),
                Lang::Zh => {
                    format!("可能从 {start} 起有周期 {length}；要证明它，须知小于 {needed} 的堆的值。")
                }
            };
            painted(DRAW, &said)
        }
        _ => painted(DRAW, say("No period so far.", "尚未发现周期。")),
    }
}

/// How it is known, and how far.
fn known(report: &HeapReport) -> String {
    let last = report.values.saturating_sub(1);
    let said = match (report.period.is_some(), report.covered, lang()) {
        (true, _, Lang::En) => format!(
            "proved, by the theorem of Guy and Smith (1956) from the values of heaps up to {last}, which were computed from the rules."
        ),
        (true, _, Lang::Zh) => {
            format!("已证明：由 Guy 与 Smith 的定理（1956）及按规则算出的、不超过 {last} 的各堆的值得出。")
        }
        (false, true, Lang::En) => format!("computed from the rules: the values of heaps up to {last}."),
        (false, true, Lang::Zh) => format!("由规则算出：不超过 {last} 的各堆的值。"),
        (false, false, Lang::En) => format!(
            "computed from the rules: the values of heaps up to {last}. Guy and Smith's theorem does not cover splits in parts that must be \
             different, so no period can be proved."
        ),
        (false, false, Lang::Zh) => format!(
            "由规则算出：不超过 {last} 的各堆的值。Guy 与 Smith 的定理不适用于须分成不同两堆的游戏，因此无法证明周期。"
        ),
    };
    let mut text = format!("{}{said}\n", say("How this is known: ", "依据："));
    if let Some(reason) = report.limits_hit {
        text.push_str(&format!("{}\n", painted(FAINT, stopped(reason))));
    }
    text
}
