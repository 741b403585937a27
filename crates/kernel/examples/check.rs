//! Checks certificates with nothing but the kernel: `cargo run --release -p bouton-kernel --example check FILE…`

use kernel::{Limits, check};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        };
        let begun = Instant::now();
        match check(&text, Limits::of(text.len())) {
            Ok(theorem) => println!("{path}: {} demands hold ({:.0?})", theorem.demands, begun.elapsed()),
            Err(rejection) => {
                println!("{path}: {rejection:?}");
                code = ExitCode::from(1);
            }
        }
    }
    code
}
