//! Who wins, by which moves, and why.
//!
//! `cargo run --example solve -p bouton`

use bouton::words::Say;
use bouton::{Lang, Problems};

fn main() -> Result<(), Problems> {
    print!("{}", run()?);
    Ok(())
}

pub(crate) fn run() -> Result<String, Problems> {
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
