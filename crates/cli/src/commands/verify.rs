//! `bouton verify`: checks certificates.

use crate::args::VerifyArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::progress::Counted;
use crate::question;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, LOST, painted};
use bouton::ops::{Response, Verify};
use phrases::{evidence, verify};
use serde_json::{Value, json};
use std::io::Write;
use words::Say;

/// Checks every certificate, and prints its theorem or the reason for its rejection.
pub(crate) fn run(args: &VerifyArgs, context: &mut Context) -> Result<Exit, Failure> {
    let mut exit = Exit::Answered;
    let mut files = vec![];
    let game = if args.game.is_empty() { None } else { Some(question::expanded(&args.game)?) };
    for path in &args.files {
        let request = Verify::of(question::text(path)?).about(game.clone());
        let verified = context.run(request, Counted::Positions)?;
        // A certificate that is wrong outweighs one that is undecided.
        exit = match (exit, verified.status()) {
            (Exit::No, _) | (_, Exit::No) => Exit::No,
            (Exit::Answered, status) => status,
            (exit, _) => exit,
        };
        let name = path.to_string_lossy().into_owned();
        if context.json {
            let mut file = json!({ "file": name });
            if let (Some(file), Value::Object(data)) = (file.as_object_mut(), verified.data(context.lang)) {
                file.extend(data);
            }
            files.push(file);
            continue;
        }
        for (number, part) in (1..).zip(&verified.parts) {
            let parts = verified.parts.len();
            let part_name = verify::part(&name, number, parts);
            let name = if parts == 1 { &*name } else { tell(&part_name) };
            match part {
                Ok(accepted) => write!(context.out, "{}", pretty::accepted(name, accepted))?,
                Err(rejection) => {
                    let colon = say(evidence::COLON);
                    let (sign, style) = if rejection.is_undecided() { ("?", DRAW) } else { ("✗", LOST) };
                    let why = rejection.text();
                    writeln!(context.out, "{} {name}{colon}{}", painted(style, sign), tell(&why))?;
                }
            }
        }
    }
    if context.json {
        context.write_json(&json!({ "files": files }))?;
    }
    Ok(exit)
}
