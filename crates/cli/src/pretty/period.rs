//! Results about a heap game.

use super::fields::{Fields, right};
use super::identity::with_grounds;
use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, STRONG, WON, painted};
use bouton::heaps::{Exceptions, HeapGame, HeapReport};
use bouton::identify::Identity;
use phrases::{guess, period};
use std::path::Path;
use words::heaps::title;

/// Number of lines for nim-values in a table.
const LINES: usize = 64;

/// The report as text, ending its last line; `kept` is the checkpoint file.
pub(crate) fn period(
    report: &HeapReport,
    identities: &[Identity],
    statistics: bool,
    kept: Option<&Path>,
) -> String {
    let mut text = format!("{}\n", painted(STRONG, tell(&title(&report.game))));
    text.push_str(&format!("  {}\n", result(report)));
    let offset = match &report.game {
        HeapGame::Rules(game) => game.offset(),
        _ => 0,
    };
    text.push_str(&format!("  {}\n", painted(FAINT, tell(&period::indexing(offset)))));
    let mut fields = Fields::default();
    if !report.first.is_empty() {
        let shown: Vec<String> = report.first.iter().map(u32::to_string).collect();
        let more = if report.first.len() < report.values { " …" } else { "" };
        fields.add(say(period::FIRST_VALUES), format!("{}{more}", shown.join(" ")));
    }
    let (largest, at) = report.statistics.largest;
    fields.add(say(period::LARGEST), tell(&period::largest(largest, at)));
    if let (Some((mask, parity)), Some((rare, last))) = (report.statistics.space, report.statistics.rare) {
        let said = period::sparse_space(mask, parity, rare, last);
        fields.add(say(period::SPARSE_SPACE), tell(&said));
    }
    if let Some(identity) = identities.first() {
        fields.add(say(guess::KNOWN_AS), with_grounds(identity));
    }
    if statistics {
        more(report, &mut fields);
    }
    text.push_str(&fields.render());
    if statistics {
        text.push_str(&frequencies(report));
    }
    text.push_str(&format!("{}\n", tell(&period::evidence(report))));
    if let Some(heap) = report.lost {
        text.push_str(&format!("{}\n", painted(FAINT, tell(&period::damaged(heap)))));
    }
    if let Some(reason) = report.limits_hit {
        text.push_str(&format!("{}\n", painted(FAINT, stopped(reason))));
    }
    if let Some(path) = kept {
        let said = period::kept(&path.display().to_string());
        text.push_str(&format!("{}\n", painted(FAINT, tell(&said))));
    }
    text
}

/// Statistics besides the table of values.
fn more(report: &HeapReport, fields: &mut Fields) {
    let likely = report.period.or(report.conjecture.map(|candidate| candidate.period));
    if let Some(period) = likely {
        fields.add(say(period::PREPERIOD), period.start.to_string());
        fields.add(say(period::PERIOD), period.length.to_string());
        fields.add(say(period::SALTUS), period.saltus.to_string());
    }
    if let Some(exceptions) = &report.exceptions {
        fields.add(say(period::EXCEPTIONS), listed(exceptions));
    }
    if let Some((rare, _)) = report.statistics.rare {
        fields.add(say(period::COMMON_HEAPS), (report.values.saturating_sub(rare)).to_string());
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
    let [value, heaps, share, first] =
        [period::VALUE, period::HEAPS, period::SHARE, period::FIRST_HEAP].map(say);
    let mut text =
        format!("  {} {} {} {}\n", right(value, 9), right(heaps, 12), right(share, 9), right(first, 12));
    for (value, count, first) in rows.by_ref().take(LINES) {
        let share = 100.0 * count as f64 / report.values.max(1) as f64;
        text.push_str(&format!("  {value:>9} {count:>12} {share:>8.4}% {first:>12}\n"));
    }
    let rest = rows.count();
    if rest > 0 {
        text.push_str(&format!("  {}\n", tell(&period::more(rest))));
    }
    text
}

/// The period, or a note that there is none so far.
fn result(report: &HeapReport) -> String {
    match &report.period {
        Some(period) => painted(WON, tell(&period::periodic(period))),
        None => painted(DRAW, tell(&period::aperiodic(report))),
    }
}
