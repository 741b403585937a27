//! Progress of long work.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Unit of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Positions of a game.
    Positions,
    /// Candidates for a claim.
    Candidates,
    /// Pivots of a simplex method.
    Pivots,
    /// Games, with a known total.
    Games,
    /// Nothing meaningful to a reader: only the time is shown.
    Time,
}

/// Template of a bar with a known end.
pub const BOUNDED: Phrase = phrase(
    "{bar:30} {percent:>3}%  {human_pos} of {human_len}  {per_sec}  {eta} left",
    "{bar:30} {percent:>3}%  {human_pos}／{human_len}  {per_sec}  还需 {eta}",
);

/// Template of a bar without a known end.
pub fn open(counted: Counted) -> Phrase {
    match counted {
        Counted::Positions | Counted::Games => phrase(
            "{spinner} {human_pos} positions  {per_sec}  {elapsed}",
            "{spinner} 已算 {human_pos} 个局面  {per_sec}  {elapsed}",
        ),
        Counted::Candidates => phrase(
            "{spinner} {human_pos} candidates  {elapsed}",
            "{spinner} 已试 {human_pos} 个候选  {elapsed}",
        ),
        Counted::Pivots => {
            phrase("{spinner} {human_pos} pivots  {elapsed}", "{spinner} 已作 {human_pos} 次换基  {elapsed}")
        }
        Counted::Time => phrase("{spinner} {elapsed}", "{spinner} {elapsed}"),
    }
}

/// A line about work after some seconds: the count so far, and the total with its percentage if it is known.
pub fn line(counted: Counted, done: &str, total: Option<(&str, u128)>, seconds: u64) -> Text {
    let (noun, noun_zh) = match counted {
        Counted::Positions => ("positions", "个局面"),
        Counted::Candidates => ("candidates", "个候选"),
        Counted::Pivots => ("pivots", "次换基"),
        Counted::Games => ("games", "个游戏"),
        Counted::Time => {
            return both(format!("progress: {seconds} s"), format!("进度：已用 {seconds} 秒"));
        }
    };
    match total {
        Some((all, percent)) => both(
            format!("progress: {done} of {all} {noun} ({percent}%), {seconds} s"),
            format!("进度：{done}／{all} {noun_zh}（{percent}%），已用 {seconds} 秒"),
        ),
        None => both(
            format!("progress: {done} {noun}, {seconds} s"),
            format!("进度：{done} {noun_zh}，已用 {seconds} 秒"),
        ),
    }
}
