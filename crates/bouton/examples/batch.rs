//! JSON lines in, JSON lines out; what is wrong with a line is answered in its place.
//!
//! `echo '{"game": "nim", "position": [3, 4, 5]}' | cargo run --example batch -p bouton`

use bouton::Speak;
use bouton::rules::Lang;
use bouton::solve::Limits;
use bouton::{Answer, Line, Problem, Workbench};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    run(&mut io::stdin().lock(), &mut io::stdout().lock())
}

pub(crate) fn run(questions: &mut dyn BufRead, answers: &mut dyn Write) -> io::Result<()> {
    // Games are read once for all lines.
    let workbench = Workbench::new();
    for line in questions.split(b'\n') {
        let object = match answer(&workbench, &line?) {
            Ok(answer) => serde_json::to_string(&answer.spoken(Lang::En))?,
            Err(problems) => {
                let spoken: Vec<_> = problems.iter().map(|problem| problem.spoken(Lang::En)).collect();
                serde_json::to_string(&spoken)?
            }
        };
        writeln!(answers, "{object}")?;
    }
    Ok(())
}

fn answer(workbench: &Workbench, line: &[u8]) -> Result<Answer, Vec<Problem>> {
    let asked = Line::read(line).question?;
    let position = workbench.ask(&asked.query, asked.convention)?;
    Ok(bouton::solve(&position, 16, &Limits::none())?)
}
