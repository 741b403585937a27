//! `bouton verify`: checks certificates.

use crate::args::VerifyArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::lang;
use crate::terminal::{DRAW, LOST, painted};
use crate::{pretty, question};
use bouton::proof::{self, Accepted, Rejected};
use rules::Lang;
use serde_json::{Value, json};
use std::io::Write;

/// Checks every certificate, and prints its theorem or the reason for its rejection.
pub(crate) fn run(args: &VerifyArgs, context: &mut Context) -> Result<Exit, Failure> {
    let mut exit = Exit::Answered;
    let mut files = vec![];
    for path in &args.files {
        let text = question::text(path)?;
        let limits = context.limits();
        let checked = proof::verify_all(&text, &limits);
        context.finish_progress();
        let name = path.to_string_lossy().into_owned();
        let parts = match checked {
            Ok(parts) => parts,
            Err(rejected) => vec![Err(rejected)],
        };
        parts.iter().for_each(|part| exit = worse(exit, part));
        if context.json {
            files.push(data(&name, &parts));
            continue;
        }
        for (number, part) in (1..).zip(&parts) {
            let name = if parts.len() == 1 { name.clone() } else { numbered(&name, number, parts.len()) };
            match part {
                Ok(found) => write!(context.out, "{}", pretty::accepted(&name, found))?,
                Err(rejected) => {
                    let colon = if lang() == Lang::Zh { "：" } else { ": " };
                    let (sign, style) = if rejected.limit { ("?", DRAW) } else { ("✗", LOST) };
                    let why = rejected.why.get(lang());
                    writeln!(context.out, "{} {name}{colon}{why}", painted(style, sign))?;
                }
            }
        }
    }
    if context.json {
        context.write_json(&json!({ "files": files }))?;
    }
    Ok(exit)
}

/// An error takes precedence over an undecided result.
fn worse(exit: Exit, part: &Result<Accepted, Rejected>) -> Exit {
    match part {
        Err(rejected) if !rejected.limit => Exit::No,
        Err(_) if exit == Exit::Answered => Exit::Limit,
        _ => exit,
    }
}

/// Name of a part of a file.
fn numbered(name: &str, number: usize, all: usize) -> String {
    match lang() {
        Lang::En => format!("{name} (part {number} of {all})"),
        Lang::Zh => format!("{name}（第 {number} 部分，共 {all} 部分）"),
    }
}

/// A file as data: its only certificate, or all its parts.
fn data(name: &str, parts: &[Result<Accepted, Rejected>]) -> Value {
    let one = |part: &Result<Accepted, Rejected>| {
        let found = part.as_ref().ok();
        let said = match part {
            Ok(accepted) => accepted.theorem.get(lang()),
            Err(rejected) => rejected.why.get(lang()),
        };
        json!({
            "accepted": part.is_ok(),
            "message": said,
            "limit": part.as_ref().err().is_some_and(|rejected| rejected.limit),
            "rules": found.map(|found| &found.rules),
            "definitions": found.map(|found| &found.definitions),
            "assumptions": found.map(|found| &found.assumptions),
        })
    };
    let mut file = json!({ "file": name, "accepted": parts.iter().all(Result::is_ok) });
    match parts {
        [only] => {
            if let (Some(file), Value::Object(only)) = (file.as_object_mut(), one(only)) {
                file.extend(only);
            }
        }
        _ => file["parts"] = parts.iter().map(one).collect(),
    }
    file
}
