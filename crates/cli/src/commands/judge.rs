//! `bouton judge`: problems of online judges, from stdin to stdout, byte for byte.

use crate::args::JudgeArgs;
use crate::complaint::{Complaint, Label};
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::interrupt;
use crate::pretty::Fields;
use crate::progress::Counted;
use crate::speech::{lang, say, tell};
use bouton::json::contest_problems;
use bouton::judge;
use bouton::ops::Judge;
use bouton::question::Source;
use std::io::{self, Read, StdinLock, Write};
use words::Say;

/// Answers the input of a problem, or lists the problems.
pub(crate) fn run(args: &JudgeArgs, context: &mut Context) -> Result<Exit, Failure> {
    let Some(id) = &args.problem else { return list(context) };
    judge::problem(id).map_err(failure)?;
    if context.json {
        let message = say(phrases::judge::NO_JSON);
        let help = say(phrases::judge::JSON_OF_LIST);
        return Err(Complaint::new("no-json", message).help(help).into());
    }
    let mut inner = context.operating(Counted::Positions);
    // Progress would appear among the answers.
    inner.limits.progress = None;
    // Avoids the stream for people, which filters colours.
    Judge::stream(id, Stdin(io::stdin().lock()), io::stdout().lock(), &inner).map_err(failure)?;
    Ok(Exit::Answered)
}

/// Standard input; Ctrl-C while waiting for it ends the program.
struct Stdin(StdinLock<'static>);

impl Read for Stdin {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        interrupt::while_waiting(|| self.0.read(room))
    }
}

/// Converts an error of the library.
fn failure(complaint: judge::Complaint) -> Failure {
    if let Some(error) = complaint.unwritable() {
        // The error cannot be taken out, and only its kind matters.
        return io::Error::new(error.kind(), error.to_string()).into();
    }
    if let Some(reason) = complaint.stopped() {
        return Failure::Stopped { reason, done: phrases::judge::PRINTED.text() };
    }
    let shown = complaint.spot().filter(|spot| !spot.text.is_empty());
    let label = |spot: &judge::Spot| Label { span: spot.span.clone(), primary: true, text: String::new() };
    let said = Complaint {
        source: shown.map(|spot| Source { name: None, text: spot.text.as_str().into() }),
        labels: shown.into_iter().map(label).collect(),
        help: words::judge::help(&complaint).map(|help| tell(&help).to_owned()),
        ..Complaint::new(complaint.code(), tell(&complaint.text()))
    };
    said.into()
}

fn list(context: &mut Context) -> Result<Exit, Failure> {
    if context.json {
        context.write_json(&contest_problems())?;
        return Ok(Exit::Answered);
    }
    let mut fields = Fields::default();
    for problem in judge::problems() {
        let mut text = problem.title.get(lang()).to_owned();
        if !problem.aliases.is_empty() {
            text.push_str(&format!("  = {}", problem.aliases.join(", ")));
        }
        fields.add(problem.id, text);
    }
    let hint = say(phrases::judge::HINT);
    write!(context.out, "{}\n{hint}\n", fields.render())?;
    Ok(Exit::Answered)
}
