//! `bouton period --misere`: the misère quotient of a heap game.

use crate::args::PeriodArgs;
use crate::commands::fmt::unwritable;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use bouton::Speak;
use bouton::heaps::HeapGame;
use bouton::misere::misere;
use std::io::Write;
use std::path::Path;
use words::heaps::no_certificate;

/// Default limit on heaps.
const MANY: usize = 10_000_000;

/// Searches for the quotient, writes its certificate, and prints the results.
pub(crate) fn run(game: HeapGame, args: &PeriodArgs, context: &mut Context) -> Result<Exit, Failure> {
    let limits = context.limits();
    let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    // The heap of no stones counts as one.
    let heaps = args.to.map_or(MANY, count).saturating_add(1);
    let report = misere(game, heaps, count(args.misere.elements), count(args.values), &limits);
    context.finish_progress();
    let mut written = None;
    if let (Some(path), Some((text, _))) = (&args.certificate, &report.certificate) {
        if path == Path::new("-") {
            write!(context.out, "{text}")?;
        } else {
            std::fs::write(path, text).map_err(|error| unwritable(&path.to_string_lossy(), &error))?;
            written = Some(path.as_path());
        }
    }
    if args.certificate.as_deref() == Some(Path::new("-")) && report.certificate.is_some() {
        // The certificate is the answer.
    } else if context.json {
        let data = serde_json::to_value(report.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::misere(&report, count(args.values), written))?;
        if args.certificate.is_some() && report.certificate.is_none() {
            writeln!(context.out, "{}", no_certificate(&report.game.uncertified()).get(context.lang))?;
        }
    }
    Ok(if report.limit.is_none() { Exit::Answered } else { Exit::Limit })
}
