//! `bouton period`: the nim-values of a heap game, and their period.

use crate::args::PeriodArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use bouton::heaps::{HeapGame, period};
use std::io::Write;

/// Computes the values, and prints what was found.
pub(crate) fn run(args: &PeriodArgs, context: &mut Context) -> Result<Exit, Failure> {
    let game = HeapGame::read(&args.code)
        .map_err(|wrong| Failure::Wrong(vec![Complaint::new("bad-code", wrong.get(context.lang))]))?;
    if args.misere.misere {
        return super::misere::run(game, args, context);
    }
    let limits = context.limits();
    let report = period(game, args.to as usize, args.values as usize, &limits);
    context.finish_progress();
    if context.json {
        let data = serde_json::to_value(report.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::period(&report))?;
    }
    Ok(if report.period.is_some() { Exit::Answered } else { Exit::Limit })
}
