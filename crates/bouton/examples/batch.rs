//! JSON lines in, JSON lines out; what is wrong with a line is answered in its place.
//!
//! `echo '{"game": "nim", "position": [3, 4, 5]}' | cargo run --example batch -p bouton`

use bouton::json::Speak;
use bouton::ops::{Answered, Context, Failure, Operation, Received, Solve};
use bouton::{Lang, Problem};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    run(&mut io::stdin().lock(), &mut io::stdout().lock())
}

pub(crate) fn run(questions: &mut dyn BufRead, answers: &mut dyn Write) -> io::Result<()> {
    // Games are read once for all lines.
    let mut context = Context::default();
    for line in questions.split(b'\n') {
        let object = match answer(&line?, &mut context) {
            Ok(Answered { answer, .. }) => serde_json::to_string(&answer.spoken(Lang::En))?,
            Err(failure) => {
                let problems: &[Problem] = match &failure {
                    Failure::Wrong(problems) => problems,
                    // Without limits nothing is stopped.
                    _ => &[],
                };
                let spoken: Vec<_> = problems.iter().map(|problem| problem.spoken(Lang::En)).collect();
                serde_json::json!({ "problems": spoken }).to_string()
            }
        };
        writeln!(answers, "{object}")?;
    }
    Ok(())
}

fn answer(line: &[u8], context: &mut Context) -> Result<Answered, Failure> {
    Received::parse(line).read::<Solve>()?.run(context)
}
