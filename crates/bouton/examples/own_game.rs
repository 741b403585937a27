//! A game of one's own in the language of games: read, checked, solved.
//!
//! `cargo run --example own_game -p bouton`

use bouton::words::Say;
use bouton::{Lang, Limits, Problems, Query, Workbench};

/// Take 1, 3 or 4 stones. The first guess at the lost heaps is wrong.
const GUESS: &str = "game thirds
(n) -> (n - s) where s in {1, 3, 4}
P(n) iff n mod 7 = 0
";

/// The second is right.
const BETTER: &str = "game thirds
(n) -> (n - s) where s in {1, 3, 4}
P(n) iff n mod 7 = 0 or n mod 7 = 2
";

fn main() -> Result<(), Problems> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Problems> {
    let mut told = String::new();
    let workbench = Workbench::new();
    for (name, text) in [("guess", GUESS), ("better", BETTER)] {
        // What is wrong with a text comes back as problems, with places and advice.
        workbench.add(name, text)?;
        let variant = workbench.variant(&Query::read(name)?, None)?;
        let report = bouton::check(&variant, &[], 60, &Limits::none())?;
        for finding in &report.findings {
            let verdict = finding.verdict.text();
            told += &format!("{name}, {}: {}\n", finding.subject.name(), verdict.get(Lang::En));
        }
    }
    // A right claim answers for heaps of any size: it is proved on the spot, and says so.
    let position = workbench.ask(&Query::read("better 1000000000000000000000")?, None)?;
    let answer = bouton::solve(&position, 1, &Limits::none())?;
    for made in &answer.winning_moves {
        told += &format!("{}\n", made.text);
    }
    told += &format!("{}\n", answer.evidence.as_ref().map_or("nothing", |evidence| evidence.kind()));
    Ok(told)
}
