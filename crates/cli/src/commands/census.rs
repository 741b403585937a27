//! `bouton census`: all octal games with a given number of digits, and their periods.

use crate::args::CensusArgs;
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::progress::Counted;
use crate::speech::lang;
use bouton::heaps::{CensusWish, Games, census};
use rules::Lang;
use std::io::Write;
use std::path::PathBuf;

/// Examines all games, and prints the results.
pub(crate) fn run(args: &CensusArgs, context: &mut Context) -> Result<Exit, Failure> {
    if let Some(out) =
        args.out.as_deref().filter(|out| out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("csv")))
    {
        let name = out.to_string_lossy();
        let message = match lang() {
            Lang::En => format!("`{name}` does not end in .csv"),
            Lang::Zh => format!("`{name}` 不以 .csv 结尾"),
        };
        return Err(Complaint::new("unknown-format", message).into());
    }
    let limits = context.limits_of(Counted::Games);
    let checkpoint = args.out.as_ref().map(|out| PathBuf::from(format!("{}.checkpoint", out.display())));
    let games = Games::read(&args.codes, args.digits as usize)?;
    let wish = CensusWish { games, to: args.to as usize, each: args.each, checkpoint };
    let found = census(&wish, &limits)?;
    context.finish_progress();
    let whole = found.limits_hit.is_none();
    if let Some(out) = args.out.as_deref().filter(|_| whole) {
        std::fs::write(out, found.csv()).map_err(|error| unwritable(&out.to_string_lossy(), &error))?;
        if let Some(kept) = &wish.checkpoint {
            // A remaining file is harmless: the same command resumes from it.
            let _ = std::fs::remove_file(kept);
        }
    }
    if context.json {
        context.write_json(&serde_json::to_value(&found).unwrap_or_default())?;
    } else {
        write!(context.out, "{}", pretty::census(&found, wish.checkpoint.as_deref()))?;
    }
    Ok(if whole { Exit::Answered } else { Exit::Limit })
}
