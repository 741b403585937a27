//! `bouton discover`: claims that the rules of a game imply.

use crate::args::DiscoverArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::say;
use crate::{pretty, question};
use bouton::Variant;
use bouton::discover::{self, Goal, Wanted};
use rules::ParameterKind;
use std::io::Write;

/// The number parameters that were not given.
fn free(variant: &Variant, given: &[&str]) -> Vec<String> {
    let parameters = variant.ruleset().parameters.iter().filter(|parameter| {
        matches!(parameter.kind, ParameterKind::Natural { .. }) && !given.contains(&parameter.name.as_str())
    });
    parameters.map(|parameter| parameter.name.clone()).collect()
}

/// Looks for claims, and prints what was found.
pub(crate) fn run(args: &DiscoverArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    question::without_position(
        &query,
        say("a claim is about all positions: leave it out", "论断针对所有局面：请去掉它"),
    )?;
    let variant = context.workbench.variant(&query, args.convention.asked())?;
    question::warn(variant.game());
    let limits = context.limits_of(Counted::Candidates);
    let wanted = Wanted {
        size: args.size.map(|size| size as usize),
        goal: args.values.then_some(Goal::Values),
        upto: args.upto,
        free: free(&variant, &query.given()),
    };
    let found = discover::discover(&variant, &wanted, &limits);
    context.finish_progress();
    let found = found?;
    if context.json {
        let data = serde_json::to_value(found.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::discoveries(&found))?;
    }
    Ok(if found.is_proved() { Exit::Answered } else { Exit::Limit })
}
