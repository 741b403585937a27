//! `bouton prove`: proves a game's claims for all positions.

use super::{drawing, emitted};
use crate::args::ProveArgs;
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::say;
use crate::terminal::complain;
use crate::{pretty, question};
use bouton::ops::{Language, Prove, Proved, Response};
use bouton::proof::Proofs;
use std::io::Write;
use std::path::Path;
use words::Say;

/// Proves the claims, writes the certificates, and prints the results.
pub(crate) fn run(args: &ProveArgs, context: &mut Context) -> Result<Exit, Failure> {
    let question = question::about_game(&args.question, context)?.under(args.convention.asked());
    let out = args.out.as_deref().map(drawing::Automata::to).transpose()?;
    let request = Prove {
        claim: args.claim,
        size: args.size.clone(),
        states: args.states,
        addable: args.addable,
        emit: args.emit.map(Language),
        format: args.format.clone(),
        upto: args.upto,
        core: args.core,
        ..Prove::of(question)
    };
    let proved = context.run(request, Counted::Time)?;
    let exit = proved.status();
    let data = context.json.then(|| proved.data(context.lang));
    let (proofs, program) = match &proved {
        Proved::Claims { proofs, program, .. } => (proofs, program),
        Proved::Boards { game, found, .. } => {
            let certificate = found.as_ref().ok().and_then(|found| found.certificate.as_deref());
            let path = args.certificate.as_deref();
            let written =
                path.zip(certificate).map(|(path, text)| write_to(path, text, context)).transpose()?;
            match data {
                _ if written.is_some() && path == Some(Path::new("-")) => {}
                Some(data) => context.write_json(&data)?,
                None => {
                    write!(context.out, "{}", pretty::all_sizes(game, found, written.and(path)))?;
                }
            }
            if let Some(out) = out {
                out.write(None, exit)?;
            }
            return Ok(exit);
        }
        Proved::Addable { found, .. } => {
            match (data, found) {
                (Some(data), _) => context.write_json(&data)?,
                (None, Ok(found)) => write!(context.out, "{}", pretty::addable(found))?,
                (None, Err(why)) => writeln!(context.out, "{}", why.text().get(context.lang))?,
            }
            return Ok(exit);
        }
    };
    if args.size.is_some() && !proofs.attempts.is_empty() {
        warn_of_size(proofs);
    }
    let written = match args.certificate.as_deref() {
        Some(path) if certificates(proofs, path, context)? => Some(path),
        _ => None,
    };
    if let Some(out) = out {
        out.write(proofs.attempts.iter().find_map(|attempt| attempt.automaton.as_ref()), exit)?;
    }
    if let Some(program) = program {
        let said = pretty::proofs(proofs, args.trace, written);
        return emitted::program(program, &said, data, exit, context);
    }
    match data {
        // The certificates are the answer.
        _ if args.certificate.as_deref() == Some(Path::new("-")) => {}
        Some(data) => context.write_json(&data)?,
        None => write!(context.out, "{}", pretty::proofs(proofs, args.trace, written))?,
    }
    Ok(exit)
}

/// Warns on stderr that a size is unused if all claims are about single positions.
fn warn_of_size(proofs: &Proofs) {
    if proofs.attempts.iter().any(|attempt| attempt.size.is_some()) {
        return;
    }
    let message = say(phrases::prove::USELESS_SIZE);
    let help = say(phrases::prove::SIZED_CLAIMS);
    let warning = Complaint { warning: true, ..Complaint::new("useless-size", message).help(help) };
    complain(&(warning.render() + "\n"));
}

/// Writes the certificates into one file; returns `true` if there are any.
fn certificates(proofs: &Proofs, path: &Path, context: &mut Context) -> Result<bool, Failure> {
    let Some(text) = proofs.certificate() else { return Ok(false) };
    write_to(path, &text, context)?;
    Ok(true)
}

/// Writes certificates into a file, or where `-` stands for it, to the standard output.
fn write_to(path: &Path, text: &str, context: &mut Context) -> Result<(), Failure> {
    if path == Path::new("-") {
        write!(context.out, "{text}")?;
        return Ok(());
    }
    std::fs::write(path, text).map_err(|error| unwritable(&path.to_string_lossy(), &error))
}
