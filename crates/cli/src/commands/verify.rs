//! `bouton verify`: certificates, checked.

use crate::args::VerifyArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::lang;
use crate::terminal::{LOST, painted};
use crate::{pretty, question};
use bouton::proof;
use rules::Lang;
use serde_json::json;
use std::io::Write;

/// Checks every certificate, and says what each proves or why it is not accepted.
pub(crate) fn run(args: &VerifyArgs, context: &mut Context) -> Result<Exit, Failure> {
    let mut exit = Exit::Answered;
    let mut files = vec![];
    for path in &args.files {
        let text = question::text(path)?;
        let limits = context.limits();
        let checked = proof::verify(&text, &limits);
        context.finish_progress();
        let name = path.to_string_lossy().into_owned();
        let (accepted, said) = match &checked {
            Ok(accepted) => (true, accepted.theorem.get(lang())),
            Err(rejection) => (false, rejection.get(lang())),
        };
        if !accepted {
            // Whatever a limit left undecided is not refused.
            exit = if limits.stopped().is_some() { Exit::Limit } else { Exit::No };
        }
        if context.json {
            let found = checked.as_ref().ok();
            files.push(json!({
                "file": name,
                "accepted": accepted,
                "message": said,
                "rules": found.map(|found| &found.rules),
                "assumptions": found.map(|found| &found.assumptions),
            }));
        } else if let Ok(found) = &checked {
            write!(context.out, "{}", pretty::accepted(&name, found))?;
        } else {
            let colon = if lang() == Lang::Zh { "：" } else { ": " };
            writeln!(context.out, "{} {name}{colon}{said}", painted(LOST, "✗"))?;
        }
    }
    if context.json {
        context.write_json(&json!({ "files": files }))?;
    }
    Ok(exit)
}
