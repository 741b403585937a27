//! Required stages: listed beforehand, timed, and summarized at the end.
//!
//! Groups run one after another, and so do the stages of a lane; the lanes of a group run concurrently. The
//! output of all lanes but the first is buffered and shown when its command has ended, so that outputs do not
//! mix.

use crate::Outcome;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A required stage.
pub(crate) struct Stage {
    /// Name in the summary.
    pub(crate) name: &'static str,
    /// Description in the list.
    pub(crate) about: &'static str,
    /// Work of the stage; its argument runs commands.
    pub(crate) work: fn(Runner) -> Outcome,
}

/// A way to run the commands of a stage.
#[derive(Clone, Copy)]
pub(crate) enum Runner {
    /// Output is shown immediately.
    Seen,
    /// Output is kept, and shown when the command has ended.
    Kept,
}

impl Runner {
    /// Runs a command; an error names it.
    pub(crate) fn run(self, command: &mut Command) -> Outcome {
        let program = command.get_program().to_string_lossy().into_owned();
        let program = program.rsplit('/').next().unwrap_or_default().to_owned();
        let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        let words = shortened(&format!("{program} {}", words.join(" ")));
        let status = match self {
            Runner::Seen => {
                eprintln!("\n── {words}");
                command.status()
            }
            Runner::Kept => command.stdin(Stdio::null()).output().map(|output| {
                let mut out = std::io::stderr().lock();
                let _ = writeln!(out, "\n── {words}");
                let _ = out.write_all(&output.stdout);
                let _ = out.write_all(&output.stderr);
                output.status
            }),
        };
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{words}` failed ({status})")),
            Err(error) => Err(format!("`{words}` could not be started: {error}")),
        }
    }
}

/// The beginning of a long command.
fn shortened(words: &str) -> String {
    match words.char_indices().nth(120) {
        Some((end, _)) => format!("{} …", &words[..end]),
        None => words.to_owned(),
    }
}

/// A completed stage.
struct Done {
    name: &'static str,
    time: Duration,
    failed: bool,
}

/// Stages that run one after another.
pub(crate) type Lane = &'static [Stage];

/// Runs all stages; prints at the end what was run and how long it took. After a failure no further stage
/// starts.
pub(crate) fn run(groups: &[&[Lane]]) -> Outcome {
    let begun = Instant::now();
    let all: Vec<&Stage> = groups.iter().copied().flatten().copied().flatten().collect();
    eprintln!("Stages:");
    for stage in &all {
        eprintln!("  {:15}{}", stage.name, stage.about);
    }
    let told = Told::default();
    for lanes in groups {
        std::thread::scope(|scope| {
            for lane in lanes.iter().skip(1) {
                scope.spawn(|| told.walk(lane, Runner::Kept));
            }
            if let Some(first) = lanes.first() {
                told.walk(first, Runner::Seen);
            }
        });
    }
    let done = told.done.into_inner().unwrap_or_else(PoisonError::into_inner);
    eprintln!("\nResults:");
    for Done { name, time, failed } in &done {
        let word = if *failed { "failed" } else { "passed" };
        eprintln!("  {name:15}{word}{:>7.0} s", time.as_secs_f64());
    }
    if done.len() < all.len() {
        eprintln!("  {:15}{}", "not run", all.len() - done.len());
    }
    eprintln!("  {:21}{:>7.0} s", "together", begun.elapsed().as_secs_f64());
    let problems = told.problems.into_inner().unwrap_or_else(PoisonError::into_inner);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n       ")) }
}

/// Completed stages, and failures.
#[derive(Default)]
struct Told {
    done: Mutex<Vec<Done>>,
    problems: Mutex<Vec<String>>,
    failed: AtomicBool,
}

impl Told {
    /// Runs a lane until something fails, here or elsewhere.
    fn walk(&self, lane: Lane, runner: Runner) {
        for stage in lane {
            if self.failed.load(Ordering::Relaxed) {
                return;
            }
            let from = Instant::now();
            let outcome = (stage.work)(runner);
            let one = Done { name: stage.name, time: from.elapsed(), failed: outcome.is_err() };
            self.done.lock().unwrap_or_else(PoisonError::into_inner).push(one);
            if let Err(problem) = outcome {
                self.failed.store(true, Ordering::Relaxed);
                let told = format!("{}: {problem}", stage.name);
                self.problems.lock().unwrap_or_else(PoisonError::into_inner).push(told);
            }
        }
    }
}
