//! `bouton check`: compares the statements in a game's text with the consequences of its rules.

use crate::args::CheckArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::say;
use crate::{pretty, question};
use bouton::Speak;
use std::io::Write;

/// Checks the game and prints the findings.
pub(crate) fn run(args: &CheckArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    question::without_position(&query, say("write `--upto N` to say how far", "用 `--upto N` 指定检验范围"))?;
    let variant = context.read(|workbench| workbench.variant(&query, None))?;
    question::warn(variant.game());
    let limits = context.limits();
    let report = bouton::check(&variant, &query.given(), args.upto, &limits);
    context.finish_progress();
    let report = report?;
    if context.json {
        let data = serde_json::to_value(report.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::report(&report))?;
    }
    Ok(if report.is_wrong() {
        Exit::Wrong
    } else if report.is_refuted() {
        Exit::No
    } else if report.limits_hit.is_some() || report.is_undecided() {
        Exit::Limit
    } else {
        Exit::Answered
    })
}
