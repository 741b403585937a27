//! `bouton solve`: who wins, by which moves, why, and how that is known.

use crate::args::{MoveLimit, SolveArgs};
use crate::commands::batch;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::{pretty, question};
use bouton::{Answer, Position, Query};
use serde_json::Value;
use std::io::Write;

/// Answers the question, or every line of a batch.
pub(crate) fn run(args: &SolveArgs, context: &mut Context) -> Result<Exit, Failure> {
    let most = match args.moves {
        MoveLimit::AtMost(most) => most,
        MoveLimit::All => usize::MAX,
    };
    let convention = args.convention.asked();
    if let Some(path) = &args.batch {
        return batch::run(path, context, |line, context| {
            let position = context.workbench.ask(&line.query, line.convention.or(convention))?;
            let answer = answer(&position, most, context)?;
            Ok((data(&answer, context), exit(&answer)))
        });
    }
    let query = Query::of_words(&question::expanded(&args.question)?)?;
    let position = context.workbench.ask(&query, convention)?;
    position.variants().iter().for_each(|variant| question::warn(variant.game()));
    let answer = answer(&position, most, context)?;
    if context.json {
        context.write_json(&data(&answer, context))?;
    } else {
        write!(context.out, "{}", pretty::answer(&answer))?;
    }
    Ok(exit(&answer))
}

fn answer(position: &Position, most: usize, context: &mut Context) -> Result<Answer, Failure> {
    let limits = context.limits();
    let answer = bouton::solve(position, most, &limits);
    context.finish_progress();
    Ok(answer?)
}

fn data(answer: &Answer, context: &Context) -> Value {
    // An answer is made of strings, numbers and lists, all of which are data.
    serde_json::to_value(answer.spoken(context.lang)).unwrap_or_default()
}

fn exit(answer: &Answer) -> Exit {
    if answer.limits_hit.is_some() { Exit::Limit } else { Exit::Answered }
}
