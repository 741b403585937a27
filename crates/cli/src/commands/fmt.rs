//! `bouton fmt`: game files in canonical form.

use crate::args::FmtArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::question;
use crate::speech::tell;
use bouton::ops::{Envelope, Format, Formatted};
use phrases::{files, fmt};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;

/// Formats the files, all of them even if one is wrong.
pub(crate) fn run(args: &FmtArgs, context: &mut Context) -> Result<Exit, Failure> {
    let mut exit = Exit::Answered;
    let mut wrong = Vec::new();
    let mut files: Vec<Value> = Vec::new();
    for path in &args.files {
        match format(path, args.check, context) {
            Ok(changed) => {
                files.push(json!({ "file": path.to_string_lossy(), "changed": changed }));
                if changed && args.check {
                    exit = Exit::No;
                }
            }
            Err(Failure::Wrong(complaints)) => wrong.extend(complaints),
            Err(failure) => return Err(failure),
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::Wrong(wrong));
    }
    if context.json {
        context.write_json(&json!({ "files": files }))?;
    }
    Ok(exit)
}

/// Formats a file; returns `true` if that changes it.
fn format(path: &Path, check: bool, context: &mut Context) -> Result<bool, Failure> {
    let text = question::text(path)?;
    let name = path.to_string_lossy().into_owned();
    let request = Format { envelope: Envelope::default(), text, name: Some(name.clone()) };
    let Formatted { text: formatted, changed, .. } = context.run(request, Counted::Time)?;
    if check {
        if changed && !context.json {
            writeln!(context.out, "{}", tell(&fmt::unformatted(&name)))?;
        }
    } else if name == "-" {
        if !context.json {
            write!(context.out, "{formatted}")?;
        }
    } else if changed {
        std::fs::write(path, formatted).map_err(|error| unwritable(&name, &error))?;
    }
    Ok(changed)
}

/// A file that cannot be written.
pub(crate) fn unwritable(name: &str, error: &std::io::Error) -> Failure {
    Complaint::new("unwritable-file", tell(&files::unwritable(name, error))).into()
}
