//! Progress of long work, on stderr.

use crate::speech::say;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Work shorter than this shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// Unit of progress.
#[derive(Clone, Copy)]
pub(crate) enum Counted {
    /// Positions of a game.
    Positions,
    /// Candidates for a claim.
    Candidates,
    /// Pivots of a simplex method.
    Pivots,
    /// Games, with a known total.
    Games,
}

/// A bar that appears when the work turns out to be long, and disappears when dropped.
pub(crate) struct Bar {
    counted: Counted,
    begun: Instant,
    bar: OnceLock<ProgressBar>,
}

impl Bar {
    /// A bar that is not visible yet.
    pub(crate) fn new(counted: Counted) -> Bar {
        Bar { counted, begun: Instant::now(), bar: OnceLock::new() }
    }

    /// Removes the bar; later reports do not bring it back.
    pub(crate) fn clear(&self) {
        self.bar.get_or_init(ProgressBar::hidden).finish_and_clear();
    }
}

impl solve::Progress for Bar {
    fn tell(&self, done: u64, total: Option<u64>) {
        if self.begun.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(|| match total {
            Some(total) => with_style(ProgressBar::new(total), bounded()),
            None => with_style(ProgressBar::new_spinner(), open(self.counted)),
        });
        if let Some(total) = total.filter(|&total| bar.length() != Some(total)) {
            bar.set_style(style(bounded()));
            bar.set_length(total);
        }
        bar.set_position(done);
    }
}

fn bounded() -> &'static str {
    say(
        "{bar:30} {percent:>3}%  {human_pos} of {human_len}  {per_sec}  {eta} left",
        "{bar:30} {percent:>3}%  {human_pos}／{human_len}  {per_sec}  还需 {eta}",
    )
}

fn open(counted: Counted) -> &'static str {
    match counted {
        Counted::Positions | Counted::Games => say(
            "{spinner} {human_pos} positions  {per_sec}  {elapsed}",
            "{spinner} 已算 {human_pos} 个局面  {per_sec}  {elapsed}",
        ),
        Counted::Candidates => {
            say("{spinner} {human_pos} candidates  {elapsed}", "{spinner} 已试 {human_pos} 个候选  {elapsed}")
        }
        Counted::Pivots => {
            say("{spinner} {human_pos} pivots  {elapsed}", "{spinner} 已作 {human_pos} 次换基  {elapsed}")
        }
    }
}

fn with_style(bar: ProgressBar, template: &str) -> ProgressBar {
    bar.set_style(style(template));
    bar
}

fn style(template: &str) -> ProgressStyle {
    // A rate in whole positions; writing to a string does not fail.
    let rate = |state: &ProgressState, text: &mut dyn Write| {
        let _ = write!(text, "{}/s", HumanCount(state.per_sec() as u64));
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("per_sec", rate)
}
