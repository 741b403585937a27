//! Who wins, by which moves, and why.
//!
//! `cargo run --example solve -p bouton`

use bouton::Problem;
use bouton::rules::Lang;
use bouton::words::Say;

fn main() -> Result<(), Vec<Problem>> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Vec<Problem>> {
    let mut told = String::new();
    // A question is what one would type after `bouton solve`.
    for question in ["nim 14 21 39", "wythoff 4,7", "nim 3 + kayles 5"] {
        let answer = bouton::ask(question)?;
        let outcome = answer.outcome.map(|outcome| format!("{outcome:?}"));
        told += &format!("{question}: {}\n", outcome.as_deref().unwrap_or("not known"));
        for made in &answer.winning_moves {
            told += &format!("  {} leaves {}\n", made.text, made.to);
        }
        for reason in &answer.why {
            let sentence = reason.text();
            told += &format!("  {}\n", sentence.get(Lang::En));
        }
        // proved, theorem, computed or checked
        let evidence = answer.evidence.as_ref();
        told += &format!("  {}\n", evidence.map_or("nothing", |evidence| evidence.kind()));
    }
    Ok(told)
}
