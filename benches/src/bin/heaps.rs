//! Nim-values of a heap game: how fast, in time of the processor, and a hash of all of them, to compare programs by.
//!
//! `cargo run --release -p benches --bin heaps -- values CODE N`, or `period CODE N`; `grundy` stands for Grundy's game.
#![forbid(unsafe_code)]

use heap::{Code, Rules, Sequence};
use rustix::time::{ClockId, clock_gettime};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match told(&words) {
        Some(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: heaps values|period CODE N");
            ExitCode::from(2)
        }
    }
}

fn told(words: &[String]) -> Option<String> {
    let [what, code, count] = words else { return None };
    let count = count.parse::<f64>().ok()? as usize;
    let rules = match code.as_str() {
        "grundy" => Rules::grundy(),
        code => code.parse::<Code>().ok()?.rules(),
    };
    let mut sequence = Sequence::new(rules);
    let begun = seconds();
    if what == "period" {
        let found = sequence.period(count, &mut |_| true);
        let time = seconds() - begun;
        return Some(format!("{code}: {found:?} by {} values in {:.3} ms", sequence.len(), time * 1e3));
    }
    sequence.extend(count);
    let time = seconds() - begun;
    // Fowler, Noll and Vo's, over values of 16 bits.
    let step = |hash: u64, value: u32| (hash ^ u64::from(value)).wrapping_mul(0x100_0000_01b3);
    let hash = sequence.values().fold(0xcbf2_9ce4_8422_2325, step);
    let rate = count as f64 / time / 1e6;
    let statistics = sequence.statistics();
    Some(format!(
        "{code}: {count} values in {time:.4} s, {rate:.3} M/s, {hash:016x}, largest {:?}, rare {:?}",
        statistics.largest, statistics.rare
    ))
}

/// Time of the processor.
fn seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
