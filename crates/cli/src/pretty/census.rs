//! Results about many games on heaps.

use super::{columns, left, right};
use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::heaps::{Broken, Census, Ended, Period, Row};
use phrases::census::{self, Counts};
use phrases::period::{PERIOD, PREPERIOD};
use solve::StopReason;
use std::path::Path;

/// Limit on the games with a proved period that have lines of their own: those that took the most values.
const LINES: usize = 24;

/// The census as text, ending its last line; `kept` is the checkpoint file.
pub(crate) fn census(census: &Census, kept: Option<&Path>) -> String {
    let open: Vec<&Row> = leaders(census).filter(|row| row.period.is_none()).collect();
    let apart: Vec<String> =
        open.iter().filter(|row| row.like.is_none()).map(|row| row.code.clone()).collect();
    let mut text = painted(STRONG, tell(&census::title(&census.wanted, census.to))) + "\n";
    let counts = counts(census, open.len(), apart.len());
    text.push_str(&format!("  {}\n", tell(&census::summary(counts))));
    text.push_str(&longest(census));
    if !apart.is_empty() {
        text.push_str(say(census::OPEN));
        text.push_str(&columns(&apart));
    }
    text.push_str(&broken(census));
    let grows = census.rows.iter().any(|row| row.period.is_some_and(|period| period.saltus > 0));
    text.push_str(say(if grows { census::GROWING_EVIDENCE } else { census::EVIDENCE }));
    if let Some(reason) = census.limits_hit {
        text.push_str(&unfinished(census, reason, kept));
    }
    text
}

/// The games that are no other game with more or fewer stones.
fn leaders(census: &Census) -> impl Iterator<Item = &Row> {
    census.rows.iter().filter(|row| row.same_as.is_none())
}

/// Number of games by result, with the open ones and their different beginnings.
fn counts(census: &Census, open: usize, beginnings: usize) -> Counts {
    let ended = |ended: Ended| leaders(census).filter(|row| row.ended == ended).count();
    let (proved, theorem) = (ended(Ended::Proved), ended(Ended::Theorem));
    Counts { games: census.games, forms: census.forms, proved, theorem, open, beginnings }
}

/// The games with a proved period that took the most values.
fn longest(census: &Census) -> String {
    let mut text = String::new();
    let mut long: Vec<&Row> = leaders(census).filter(|row| row.period.is_some()).collect();
    long.sort_by_key(|row| std::cmp::Reverse(row.values));
    if !long.is_empty() {
        let [game, preperiod, period, values] = [census::GAME, PREPERIOD, PERIOD, census::VALUES].map(say);
        text.push_str(&format!(
            "  {} {} {} {}\n",
            left(game, 8),
            right(preperiod, 12),
            right(period, 12),
            right(values, 12)
        ));
    }
    for (row, period) in long.iter().filter_map(|row| Some((row, row.period?))).take(LINES) {
        text.push_str(&format!(
            "  {:<8} {:>12} {:>12} {:>12}\n",
            row.code,
            period.start,
            repeating(period),
            row.values
        ));
    }
    if long.len() > LINES {
        text.push_str(&format!("  {}\n", tell(&census::more(long.len() - LINES))));
    }
    text
}

/// Length of a period, and its increase.
fn repeating(period: Period) -> String {
    match period.saltus {
        0 => period.length.to_string(),
        saltus => format!("{} +{saltus}", period.length),
    }
}

/// The patterns that held for ten periods and then ended, from the longest one on.
fn broken(census: &Census) -> String {
    let broken = |row: &Row| row.broken;
    let mut long: Vec<(&Row, Broken)> = leaders(census).filter_map(|row| Some((row, broken(row)?))).collect();
    long.sort_by_key(|(_, broken)| std::cmp::Reverse(broken.end - broken.pattern.start));
    let mut text = if long.is_empty() { String::new() } else { say(census::BROKEN).to_owned() };
    for (row, Broken { pattern, end }) in long.iter().take(LINES) {
        text.push_str(&format!(
            "  {:<8} {:>12} {:>12} {:>12}\n",
            row.code,
            pattern.start,
            repeating(*pattern),
            end
        ));
    }
    if long.len() > LINES {
        text.push_str(&format!("  {}\n", tell(&census::others(long.len() - LINES))));
    }
    text
}

/// Limit that was reached, and the way to go on.
fn unfinished(census: &Census, reason: StopReason, kept: Option<&Path>) -> String {
    let kept = kept.map(|path| path.display().to_string());
    let said = census::unfinished(leaders(census).count(), census.forms, kept.as_deref());
    format!("{}\n{}\n", painted(FAINT, stopped(reason)), painted(FAINT, tell(&said)))
}
