//! `bouton judge`: problems of online judges, from stdin to stdout, byte for byte.

use crate::args::JudgeArgs;
use crate::complaint::{Complaint, Label};
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::interrupt;
use crate::pretty::Fields;
use crate::speech::{lang, say};
use bouton::judge::{self, Bound, Played, Problem};
use bouton::question::Source;
use rules::Text;
use serde_json::{Value, json};
use solve::Limits;
use std::io::{self, Read, StdinLock, Write};

/// Answers the input of a problem, or lists the problems.
pub(crate) fn run(args: &JudgeArgs, context: &mut Context) -> Result<Exit, Failure> {
    let Some(id) = &args.problem else { return list(context) };
    judge::problem(id).map_err(failure)?;
    if context.json {
        let message = say("the answers of a contest problem are no JSON", "竞赛题的答案不是 JSON");
        let help = say("`--json` goes with `--list`", "`--json` 只能与 `--list` 同用");
        return Err(Complaint::new("no-json", message).help(help).into());
    }
    // Progress would appear among the answers.
    let limits = Limits { progress: None, ..context.limits() };
    // Avoids the stream for people, which filters colours.
    judge::run_within(id, Stdin(io::stdin().lock()), io::stdout().lock(), &limits).map_err(failure)?;
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
        let done = Text {
            en: "What was answered by then has been printed.".into(),
            zh: "此前的答案已经输出。".into(),
        };
        return Failure::Stopped { reason, done };
    }
    let shown = complaint.spot().filter(|spot| !spot.text.is_empty());
    let label = |spot: &judge::Spot| Label { span: spot.span.clone(), primary: true, text: String::new() };
    let said = Complaint {
        source: shown.map(|spot| Source { name: None, text: spot.text.as_str().into() }),
        labels: shown.into_iter().map(label).collect(),
        help: complaint.help(lang()),
        ..Complaint::new(complaint.code(), complaint.message(lang()))
    };
    said.into()
}

fn list(context: &mut Context) -> Result<Exit, Failure> {
    if context.json {
        let problems: Vec<Value> = judge::problems().iter().map(entry).collect();
        context.write_json(&json!({ "problems": problems, "digits": judge::DIGITS }))?;
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
    let hint = say(
        "`bouton judge PROBLEM < in > out` answers. `--list --json` has the limits of each problem.",
        "`bouton judge 题号 < in > out` 作答。`--list --json` 列出各题的数据范围。",
    );
    write!(context.out, "{}\n{hint}\n", fields.render())?;
    Ok(Exit::Answered)
}

fn entry(problem: &Problem) -> Value {
    let game = match problem.game {
        Played::Catalogue(name) => json!(name),
        Played::Text(_) => Value::Null,
    };
    let rules = match problem.game {
        Played::Catalogue(_) => Value::Null,
        Played::Text(text) => json!(text),
    };
    json!({
        "id": problem.id,
        "aliases": problem.aliases,
        "title": { "en": problem.title.en, "zh": problem.title.zh },
        "game": game,
        "rules": rules,
        "limits": problem.bounds.iter().map(limit).collect::<Vec<_>>(),
    })
}

fn limit(bound: &Bound) -> Value {
    json!({
        "of": { "en": bound.of.en, "zh": bound.of.zh },
        "limit": bound.limit,
        "answered": bound.answered,
    })
}
