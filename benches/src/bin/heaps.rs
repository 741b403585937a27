//! Nim-values of a heap game: speed in processor time, and a hash of all values, for comparing programs.
//!
//! `cargo run --release -p benches --bin heaps -- values CODE N`, or `period CODE N`, or `naive CODE N`;
//! `grundy` stands for Grundy's game, `{1,2,3}` for a subtraction set. A last word gives the number of
//! threads: then the time of the first thread and the wall-clock time are printed as well.
#![forbid(unsafe_code)]

use heap::{Code, Rules, Sequence};
use rustix::time::{ClockId, clock_gettime};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match told(&words) {
        Some(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: heaps values|period|naive CODE N [THREADS]");
            ExitCode::from(2)
        }
    }
}

fn told(words: &[String]) -> Option<String> {
    let (what, code, count, threads) = match words {
        [what, code, count] => (what, code, count, 1),
        [what, code, count, threads] => (what, code, count, threads.parse().ok()?),
        _ => return None,
    };
    let count = count.parse::<f64>().ok()? as usize;
    let rules = match code.as_str() {
        "grundy" => Rules::grundy(),
        set if set.starts_with('{') => {
            let amounts = set.trim_matches(['{', '}']).split(',').map(|amount| amount.trim().parse().ok());
            Rules::subtraction(amounts.collect::<Option<Vec<usize>>>()?)
        }
        code => code.parse::<Code>().ok()?.rules(),
    };
    if what == "naive" {
        let begun = seconds();
        let last = heap::naive::values(&rules, count).last().copied();
        return Some(format!(
            "{code}: {count} values by the definition in {:.3} s, last {last:?}",
            seconds() - begun
        ));
    }
    let mut sequence = Sequence::new(rules);
    sequence.set_threads(threads);
    let (begun, own, clock) = (seconds(), own_seconds(), Instant::now());
    if what == "period" {
        let found = sequence.period(count, &mut |_| true);
        let time = seconds() - begun;
        return Some(format!("{code}: {found:?} by {} values in {:.3} ms", sequence.len(), time * 1e3));
    }
    sequence.extend(count);
    let time = seconds() - begun;
    let (own, clock) = (own_seconds() - own, clock.elapsed().as_secs_f64());
    // The FNV hash, over values of 16 bits.
    let step = |hash: u64, value: u32| (hash ^ u64::from(value)).wrapping_mul(0x100_0000_01b3);
    let hash = sequence.values().fold(0xcbf2_9ce4_8422_2325, step);
    let rate = count as f64 / time / 1e6;
    let statistics = sequence.statistics();
    Some(format!(
        "{code}: {count} values in {time:.4} s ({own:.4} s by the first thread, {clock:.4} s by the clock), {rate:.3} M/s, {hash:016x}, largest {:?}, rare {:?}",
        statistics.largest, statistics.rare
    ))
}

/// Processor time of all threads.
fn seconds() -> f64 {
    time(ClockId::ProcessCPUTime)
}

/// Processor time of this thread.
fn own_seconds() -> f64 {
    time(ClockId::ThreadCPUTime)
}

fn time(clock: ClockId) -> f64 {
    let time = clock_gettime(clock);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
