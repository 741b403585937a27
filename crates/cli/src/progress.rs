//! Progress of long work, on stderr: a bar on a terminal, and a line now and then elsewhere.

use crate::speech::{say, tell};
use crate::terminal::{complain, is_watched};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use phrases::progress;
pub(crate) use phrases::progress::Counted;
use std::fmt::Write;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Work shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_millis(500);
/// Time before the first line and between two lines.
const OFTEN: Duration = Duration::from_secs(5);

/// Progress display.
pub(crate) enum Shown {
    /// A bar, on a terminal.
    Bar(Bar),
    /// Lines, elsewhere.
    Lines(Lines),
}

impl Shown {
    /// A bar that is not visible yet.
    pub(crate) fn new(counted: Counted) -> Shown {
        match is_watched() {
            true => Shown::Bar(Bar { counted, begun: Instant::now(), bar: OnceLock::new() }),
            false => Shown::Lines(Lines::new(counted, OFTEN)),
        }
    }

    /// Ends the display; later reports show nothing.
    pub(crate) fn finish(&self) {
        match self {
            Shown::Bar(bar) => bar.bar.get_or_init(ProgressBar::hidden).finish_and_clear(),
            Shown::Lines(lines) => *lines.next() = None,
        }
    }
}

impl solve::Progress for Shown {
    fn tell(&self, done: u64, total: Option<u64>) {
        match self {
            Shown::Bar(bar) => bar.tell(done, total),
            Shown::Lines(lines) => {
                if let Some(line) = lines.told(done, total) {
                    complain(&line);
                }
            }
        }
    }
}

/// A bar that appears when the work turns out to be long.
pub(crate) struct Bar {
    counted: Counted,
    begun: Instant,
    bar: OnceLock<ProgressBar>,
}

impl Bar {
    fn tell(&self, done: u64, total: Option<u64>) {
        if self.begun.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(|| match total {
            Some(total) => with_style(ProgressBar::new(total), say(progress::BOUNDED)),
            None => with_style(ProgressBar::new_spinner(), say(progress::open(self.counted))),
        });
        if let Some(total) = total.filter(|&total| bar.length() != Some(total)) {
            bar.set_style(style(say(progress::BOUNDED)));
            bar.set_length(total);
        }
        bar.set_position(done);
    }
}

/// Lines at a fixed interval.
pub(crate) struct Lines {
    counted: Counted,
    begun: Instant,
    often: Duration,
    /// Time of the next line; `None` after the end.
    next: Mutex<Option<Instant>>,
}

impl Lines {
    fn new(counted: Counted, often: Duration) -> Lines {
        let begun = Instant::now();
        Lines { counted, begun, often, next: Mutex::new(begun.checked_add(often)) }
    }

    fn next(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.next.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Line for a report, if one is due.
    fn told(&self, done: u64, total: Option<u64>) -> Option<String> {
        let now = Instant::now();
        let mut next = self.next();
        if next.is_none_or(|next| now < next) {
            return None;
        }
        *next = now.checked_add(self.often);
        Some(line(self.counted, done, total, now.duration_since(self.begun)))
    }
}

/// Line about the progress of work.
fn line(counted: Counted, done: u64, total: Option<u64>, time: Duration) -> String {
    let percent = |total: u64| (u128::from(done) * 100).checked_div(total.into()).unwrap_or(100);
    let all = total.map(|total| (HumanCount(total).to_string(), percent(total)));
    let all = all.as_ref().map(|(all, percent)| (&**all, *percent));
    let line = progress::line(counted, &HumanCount(done).to_string(), all, time.as_secs());
    format!("{}\n", tell(&line))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_what_is_done_of_how_much_and_for_how_long() {
        let time = Duration::from_millis(61_900);
        let of = |counted, done, total| line(counted, done, total, time);
        assert_eq!(
            of(Counted::Positions, 1_250_000, Some(5_000_000)),
            "progress: 1,250,000 of 5,000,000 positions (25%), 61 s\n"
        );
        assert_eq!(of(Counted::Candidates, 7, None), "progress: 7 candidates, 61 s\n");
        assert_eq!(of(Counted::Games, 0, Some(0)), "progress: 0 of 0 games (100%), 61 s\n");
        assert_eq!(of(Counted::Time, 7, None), "progress: 61 s\n");
    }

    #[test]
    fn a_line_is_told_when_it_is_due_and_never_after_the_end() {
        let soon = Shown::Lines(Lines::new(Counted::Pivots, Duration::ZERO));
        let Shown::Lines(lines) = &soon else { return };
        assert!(lines.told(1, None).is_some_and(|line| line.starts_with("progress: 1 pivots, ")));
        assert!(lines.told(2, None).is_some());
        soon.finish();
        let Shown::Lines(lines) = &soon else { return };
        assert_eq!(lines.told(3, None), None);
        let late = Lines::new(Counted::Pivots, Duration::from_secs(3600));
        assert_eq!(late.told(1, None), None);
    }
}
