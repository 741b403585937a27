//! Whatever is asked, and however hard it is, the answer comes soon after the limit.

use crate::effort::hard;
use bouton::{Problem, Problems, Query, Workbench, check, discover, proof};
use solve::Limits;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The time allowed.
const LIMIT: Duration = Duration::from_millis(40);
/// The most time of a processor that an answer may take for all that.
const MOST: Duration = Duration::from_secs(1);
/// Who has not answered by then will not; the machine may be busy with other things.
const NEVER: Duration = Duration::from_secs(300);
/// Number of random texts.
const TEXTS: u64 = 200;

/// Processor time of this thread: a clock that runs only while it works.
fn worked() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells it");
    let nanoseconds = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanoseconds.expect("a number"))
}

/// A question about a text. Returns `true` if a limit that was reached was also named.
type Ask = fn(&str, &Limits) -> bool;

/// Returns `true` if problems say that the rules were not read to their end, or that they are wrong.
fn told(problems: &[Problem]) -> bool {
    !problems.is_empty()
}

fn variant(text: &str, limits: &Limits) -> Result<bouton::Variant, Problems> {
    limits.watching(|| {
        let workbench = Workbench::closed();
        workbench.add("t.game", text)?;
        workbench.variant(&Query::read("t.game").expect("a question"), None)
    })
}

fn proves(text: &str, limits: &Limits) -> bool {
    let wanted = proof::Task::default();
    match variant(text, limits).and_then(|variant| proof::prove(&variant, &[], &wanted, limits)) {
        Err(problems) => told(&problems),
        Ok(proofs) => proofs.is_proved() || proofs.is_refuted() || proofs.limits_hit.is_some(),
    }
}

fn checks(text: &str, limits: &Limits) -> bool {
    match variant(text, limits).and_then(|variant| check(&variant, &[], 100_000, limits)) {
        Err(problems) => told(&problems),
        Ok(report) => report.is_refuted() || report.limits_hit.is_some(),
    }
}

fn discovers(text: &str, limits: &Limits) -> bool {
    let wanted = discover::Search::default();
    match variant(text, limits).and_then(|variant| discover::discover(&variant, &wanted, limits)) {
        Err(problems) => told(&problems),
        Ok(found) => found.is_proved() || found.limits_hit.is_some(),
    }
}

fn solves(text: &str, limits: &Limits) -> bool {
    let places = text
        .split('(')
        .nth(1)
        .and_then(|rest| rest.split(')').next())
        .map_or(1, |all| all.split(',').count());
    let position = vec!["300"; places].join(",");
    let asked = limits.watching(|| {
        let workbench = Workbench::closed();
        workbench.add("t.game", text)?;
        workbench.ask(&Query::read(&format!("t.game {position}")).expect("a question"), None)
    });
    match asked.and_then(|position| Ok(bouton::solve(&position, 10, limits)?)) {
        Err(problems) => told(&problems),
        Ok(answer) => answer.outcome.is_some() || answer.limits_hit.is_some(),
    }
}

/// Asks on a thread of its own; how long that worked, and whether there is an answer or the limit is named.
fn asked(ask: Ask, text: &str, limits: Limits) -> (Duration, bool) {
    let (send, receive) = mpsc::channel();
    let owned = text.to_owned();
    thread::spawn(move || {
        let begun = worked();
        let told = ask(&owned, &limits);
        let _ = send.send((worked() - begun, told));
    });
    receive.recv_timeout(NEVER).unwrap_or_else(|gone| panic!("{gone}: {text}"))
}

fn all_end_soon(ask: Ask) {
    for text in hard::chosen().into_iter().chain(hard::texts(TEXTS)) {
        let (took, told) = asked(ask, &text, Limits::none().with_time(LIMIT));
        let shown = text.get(..text.len().min(2000)).unwrap_or_default();
        assert!(took < MOST, "{took:?}:\n{shown}");
        // Who worked on for so long has passed the limit.
        assert!(told || took < 2 * LIMIT, "no limit is named:\n{shown}");
    }
}

#[test]
fn the_texts_are_texts() {
    for text in hard::chosen().into_iter().chain(hard::texts(TEXTS)) {
        let parsed = rules::parse(&text, &rules::NoLibrary);
        assert!(parsed.ruleset.is_some(), "{:?}\n{text}", parsed.diagnostics);
    }
}

#[test]
fn a_proof_ends_soon_after_its_limit() {
    all_end_soon(proves);
}

#[test]
fn a_check_ends_soon_after_its_limit() {
    all_end_soon(checks);
}

#[test]
fn a_discovery_ends_soon_after_its_limit() {
    all_end_soon(discovers);
}

#[test]
fn an_answer_comes_soon_after_its_limit() {
    all_end_soon(solves);
}

#[test]
fn who_interrupts_is_heard() {
    for text in hard::chosen() {
        for ask in [proves as Ask, checks, discovers, solves] {
            let limits = Limits::none();
            let flag = Arc::clone(&limits.interrupt);
            thread::spawn(move || {
                thread::sleep(LIMIT);
                flag.store(true, Ordering::Relaxed);
            });
            let (took, told) = asked(ask, &text, limits);
            let shown = text.get(..text.len().min(2000)).unwrap_or_default();
            assert!(took < MOST, "{took:?}:\n{shown}");
            assert!(told || took < 2 * LIMIT, "no interruption is named:\n{shown}");
        }
    }
}

#[test]
fn rules_that_are_not_read_in_time_are_a_limit_and_not_a_mistake() {
    let rules: String = (1..=20_000).map(|k| format!("(n) -> (n - {k})\n")).collect();
    let text = format!("game many\n{rules}");
    for millis in [0, 20, 60] {
        let limits = Limits::none().with_time(Duration::from_millis(millis));
        let bench = Workbench::new();
        let told = limits.watching(|| {
            bench.add("many.game", &text)?;
            bench.variant(&Query::read("many.game").expect("a name"), None).map(drop)
        });
        let problems: Vec<_> = told.err().into_iter().flatten().collect();
        assert!(problems.iter().all(bouton::Problem::is_limit), "{problems:?}");
    }
}
