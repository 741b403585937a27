//! `bouton discover`: claims that the rules of a game imply.

use super::{drawing, emitted};
use crate::args::DiscoverArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::{pretty, question};
use bouton::ops::{Discover, Language, Response};
use std::io::Write;

/// Searches for claims, and prints the results.
pub(crate) fn run(args: &DiscoverArgs, context: &mut Context) -> Result<Exit, Failure> {
    let question = question::about_game(&args.question, context)?.under(args.convention.asked());
    let out = args.out.as_deref().map(drawing::Automata::to).transpose()?;
    let request = Discover {
        size: args.size,
        values: args.values,
        upto: args.upto,
        emit: args.emit.map(Language),
        format: args.format.clone(),
        ..Discover::of(question)
    };
    let discovered = context.run(request, Counted::Candidates)?;
    let exit = discovered.status();
    if let Some(out) = out {
        out.write(discovered.found.findings.iter().find_map(|finding| finding.automaton.as_ref()), exit)?;
    }
    let data = context.json.then(|| discovered.data(context.lang));
    let said = pretty::discoveries(&discovered);
    if let Some(program) = &discovered.program {
        return emitted::program(program, &said, data, exit, context);
    }
    match data {
        Some(data) => context.write_json(&data)?,
        None => write!(context.out, "{said}")?,
    }
    Ok(exit)
}
