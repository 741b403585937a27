//! `bouton census`: all octal or hexadecimal games with a given number of digits, and their periods.

use crate::args::CensusArgs;
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty;
use crate::progress::Counted;
use crate::speech::tell;
use bouton::ops::{Census, Response};
use phrases::files;
use std::io::Write;
use std::path::PathBuf;

/// Examines all games, and prints the results.
pub(crate) fn run(args: &CensusArgs, context: &mut Context) -> Result<Exit, Failure> {
    if let Some(out) =
        args.out.as_deref().filter(|out| out.extension().is_none_or(|end| !end.eq_ignore_ascii_case("csv")))
    {
        let name = out.to_string_lossy();
        return Err(Complaint::new("unknown-format", tell(&files::extension(&name, &["csv"]))).into());
    }
    let checkpoint = args.out.as_ref().map(|out| PathBuf::from(format!("{}.checkpoint", out.display())));
    let request = Census {
        codes: args.codes.clone(),
        digits: args.digits,
        hexadecimal: args.hexadecimal,
        to: args.to,
        each: args.each.map(|time| time.as_secs_f64()),
        checkpoint: checkpoint.clone(),
        ..Census::default()
    };
    let counted = context.run(request, Counted::Games)?;
    let exit = counted.status();
    if let Some(out) = args.out.as_deref().filter(|_| counted.limits_hit().is_none()) {
        std::fs::write(out, counted.census.csv())
            .map_err(|error| unwritable(&out.to_string_lossy(), &error))?;
        if let Some(kept) = &checkpoint {
            // A remaining file is harmless: the same command resumes from it.
            let _ = std::fs::remove_file(kept);
        }
    }
    if context.json {
        context.write_json(&counted.data(context.lang))?;
    } else {
        write!(context.out, "{}", pretty::census(&counted.census, checkpoint.as_deref()))?;
    }
    Ok(exit)
}
