//! `bouton check`: compares the statements in a game's text with the consequences of its rules.

use crate::args::CheckArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::{pretty, question};
use bouton::ops::{Check, Response};
use std::io::Write;

/// Checks the game and prints the findings.
pub(crate) fn run(args: &CheckArgs, context: &mut Context) -> Result<Exit, Failure> {
    let question = question::about_game(&args.question, context)?;
    let checked = context.run(Check { upto: args.upto, ..Check::of(question) }, Counted::Positions)?;
    if context.json {
        context.write_json(&checked.data(context.lang))?;
    } else {
        write!(context.out, "{}", pretty::report(&checked.report))?;
    }
    Ok(checked.status())
}
