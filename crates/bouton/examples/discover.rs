//! Rules without a claim: the losing positions are found, and proved for all sizes.
//!
//! `cargo run --example discover -p bouton`

use bouton::ops::{Context, Discover, Failure, Operation, Question};

/// Two heaps; take from one, or as many from both.
const TEXT: &str = "game corner
(a, b) -> (a - k, b) where k >= 1
(a, b) -> (a, b - k) where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
";

fn main() -> Result<(), Failure> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Failure> {
    let question = Question::ask("mine.game").with_rules(TEXT);
    let discovered = Discover::of(question).run(&mut Context::default())?;
    let mut told = String::new();
    for finding in &discovered.found.findings {
        let known = if finding.is_proved() { "proved" } else { "conjecture" };
        for item in &finding.items {
            told += &format!("{known}: {item}\n");
        }
    }
    Ok(told)
}
