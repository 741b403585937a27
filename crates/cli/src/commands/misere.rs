//! `bouton period --misere`: the misère quotient of a heap game.

use crate::args::PeriodArgs;
use crate::commands::fmt::unwritable;
use crate::context::Context;
use crate::failure::Failure;
use crate::pretty;
use bouton::heaps::{MisereReport, Uncertified};
use bouton::json::Speak;
use std::io::Write;
use std::path::Path;
use words::heaps::no_certificate;

/// Writes the certificate of the quotient, and prints the results.
pub(super) fn print(report: &MisereReport, args: &PeriodArgs, context: &mut Context) -> Result<(), Failure> {
    let shown = usize::try_from(args.values).unwrap_or(usize::MAX);
    let mut written = None;
    if let (Some(path), Some((text, _))) = (&args.certificate, &report.certificate) {
        if path == Path::new("-") {
            // The certificate is the answer.
            write!(context.out, "{text}")?;
            return Ok(());
        }
        std::fs::write(path, text).map_err(|error| unwritable(&path.to_string_lossy(), &error))?;
        written = Some(path.as_path());
    }
    if context.json {
        let data = serde_json::to_value(report.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
        return Ok(());
    }
    write!(context.out, "{}", pretty::misere(report, shown, written))?;
    if args.certificate.is_some() && report.certificate.is_none() {
        writeln!(context.out, "{}", no_certificate(&Uncertified::of(&report.game)).get(context.lang))?;
    }
    Ok(())
}
