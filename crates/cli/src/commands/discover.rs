//! `bouton discover`: claims that the rules of a game imply.

use super::{drawing, emitted};
use crate::args::DiscoverArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::say;
use crate::{pretty, question};
use bouton::Speak;
use bouton::discover::{self, Goal, Wanted};
use std::io::Write;
use std::time::Duration;

/// Default time limit.
const PATIENCE: Duration = Duration::from_secs(60);

/// Searches for claims, and prints the results.
pub(crate) fn run(args: &DiscoverArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    question::without_position(
        &query,
        say("a claim is about all positions: leave it out", "断言针对所有局面：请去掉它"),
    )?;
    let variant = context.read(|workbench| workbench.variant(&query, args.convention.asked()))?;
    question::warn(variant.game());
    let out = args.out.as_deref().map(drawing::Automata::to).transpose()?;
    let mut limits = context.limits_of(Counted::Candidates);
    if limits.deadline.is_none() {
        limits = limits.with_time(PATIENCE);
    }
    let wanted = Wanted {
        size: args.size.map(|size| size as usize),
        goal: args.values.then_some(Goal::Values),
        upto: args.upto,
        free: discover::free(&variant, &query.given()),
    };
    let found = discover::discover(&variant, &wanted, &limits);
    context.finish_progress();
    let found = found?;
    let exit = if found.is_proved() { Exit::Answered } else { Exit::Limit };
    if let Some(out) = out {
        out.write(found.findings.iter().find_map(|finding| finding.automaton.as_ref()), exit)?;
    }
    let data = context.json.then(|| serde_json::to_value(found.spoken(context.lang)).unwrap_or_default());
    let said = pretty::discoveries(&found);
    if let Some(wanted) = args.emit.emit {
        let write = |language, lang| discover::program(&variant, &found, language, lang);
        return emitted::program(wanted, write, &said, data, exit, context);
    }
    match data {
        Some(data) => context.write_json(&data)?,
        None => write!(context.out, "{said}")?,
    }
    Ok(exit)
}
