//! A claim of one's own, proved for heaps of every size, with a certificate that the checker accepts.
//!
//! `cargo run --example prove -p bouton`

use bouton::Lang;
use bouton::ops::{Context, Failure, Operation, Prove, Proved, Question, Response, Verify};

/// Take 1, 3 or 4 stones; the player who takes the last stone wins.
const TEXT: &str = "game thirds
(n) -> (n - s) where s in {1, 3, 4}
P(n) iff n mod 7 = 0 or n mod 7 = 2
";

fn main() -> Result<(), Failure> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Failure> {
    let mut context = Context::default();
    let question = Question::ask("mine.game").with_rules(TEXT);
    let proved = Prove::of(question).run(&mut context)?;
    let data = proved.data(Lang::En);
    let mut told = format!("{}\n", data["attempts"][0]["message"].as_str().unwrap_or_default());
    if let Proved::Claims { proofs, .. } = &proved
        && let Some(text) = proofs.certificate()
    {
        let verified = Verify::of(text).run(&mut context)?;
        told += &format!("accepted: {}\n", verified.parts.iter().all(Result::is_ok));
    }
    Ok(told)
}
