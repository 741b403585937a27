//! `bouton matrix`: the value of a matrix of payoffs, and optimal strategies.

use crate::args::MatrixArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::{pretty, question};
use bouton::Speak;
use bouton::{Source, payoff};
use std::io::Write;

/// Solves the matrix and prints the answer.
pub(crate) fn run(args: &MatrixArgs, context: &mut Context) -> Result<Exit, Failure> {
    let name = args.file.to_string_lossy().into_owned();
    let text = question::text(&args.file)?;
    let matrix = payoff::read_source(&Source { name: Some(name), text: text.into() })?;
    let limits = context.limits_of(Counted::Pivots);
    let answer = payoff::solve_within(&matrix, &limits);
    context.finish_progress();
    let answer = answer?;
    if context.json {
        // An answer consists of strings, numbers and lists, all of which serialize.
        let data = serde_json::to_value(answer.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::payoff(&answer, args.full))?;
    }
    Ok(if answer.limits_hit.is_some() { Exit::Limit } else { Exit::Answered })
}
