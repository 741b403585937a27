//! A contest problem, answered in the format in which it is set.
//!
//! `printf '2 1\n8 4\n4 7\n' | cargo run --example judge -p bouton -- poj1067`

use bouton::judge::{self, Complaint};
use std::io::{self, Read, Write};

fn main() -> Result<(), Complaint> {
    let problem = std::env::args().nth(1).unwrap_or_else(|| "poj1067".into());
    run(&problem, io::stdin().lock(), io::stdout().lock())
}

/// Answers as they come; a complaint says what is wrong with the input, and where.
pub(crate) fn run(problem: &str, input: impl Read, output: impl Write) -> Result<(), Complaint> {
    judge::run(problem, input, output)
}
