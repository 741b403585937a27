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
use bouton::Speak;
use bouton::Variant;
use bouton::proof::{self, NotAddable, Proofs, Wanted};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use words::Say;

/// Proves the claims, writes the certificates, and prints the results.
pub(crate) fn run(args: &ProveArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    question::without_position(
        &query,
        say("a proof is about all positions: leave it out", "证明针对所有局面：请去掉它"),
    )?;
    let variant = context.read(|workbench| workbench.variant(&query, None))?;
    question::warn(variant.game());
    let limits = context.limits_of(Counted::Time);
    let wanted = Wanted {
        claim: args.claim.map(|claim| claim as usize),
        sizes: args.size.clone(),
        convention: args.convention.asked(),
        states: args.states as usize,
    };
    if args.addable {
        return addable(&variant, &wanted, &limits, context);
    }
    let out = args.out.as_deref().map(drawing::Automata::to).transpose()?;
    let proofs = proof::prove(&variant, &query.given(), &wanted, &limits);
    context.finish_progress();
    let proofs = proofs?;
    if args.size.is_some() && !proofs.attempts.is_empty() {
        warn_of_size(&proofs);
    }
    let written = match args.certificate.as_deref() {
        Some(path) if certificates(&proofs, path, context)? => Some(path),
        _ => None,
    };
    let exit = if proofs.unclaimed.is_some() {
        Exit::Wrong
    } else if proofs.is_refuted() {
        Exit::No
    } else if proofs.limits_hit.is_some() || !proofs.is_proved() {
        Exit::Limit
    } else {
        Exit::Answered
    };
    if let Some(out) = out {
        out.write(proofs.attempts.iter().find_map(|attempt| attempt.automaton.as_ref()), exit)?;
    }
    if let Some(wanted) = args.emit.emit {
        let data =
            context.json.then(|| serde_json::to_value(proofs.spoken(context.lang)).unwrap_or_default());
        let said = pretty::proofs(&proofs, args.trace, written);
        let given = query.given();
        let write = |language, lang| proof::program(&variant, &given, &proofs, language, lang);
        return emitted::program(wanted, write, &said, data, exit, context);
    }
    if args.certificate.as_deref() == Some(Path::new("-")) {
        // The certificates are the answer.
    } else if context.json {
        let data = serde_json::to_value(proofs.spoken(context.lang)).unwrap_or_default();
        context.write_json(&data)?;
    } else {
        write!(context.out, "{}", pretty::proofs(&proofs, args.trace, written))?;
    }
    Ok(exit)
}

/// Prints the moves that could be added.
fn addable(
    variant: &Variant,
    wanted: &Wanted,
    limits: &solve::Limits,
    context: &mut Context,
) -> Result<Exit, Failure> {
    const SHOWN: usize = 12;
    let found = proof::addable(variant, wanted, SHOWN, limits);
    context.finish_progress();
    let found = match found {
        Ok(found) => found,
        Err(why) => {
            let said = why.text();
            let said = said.get(context.lang);
            match context.json {
                true => context
                    .write_json(&json!({ "game": variant.name(), "addable": null, "message": said }))?,
                false => writeln!(context.out, "{said}")?,
            }
            return Ok(match why {
                NotAddable::InMisere | NotAddable::Unclaimed => Exit::Wrong,
                NotAddable::Refuted(_) | NotAddable::Unfounded(_) => Exit::No,
                NotAddable::Undecided(_) | NotAddable::Rejected(_) => Exit::Limit,
            });
        }
    };
    if context.json {
        let numbers = |taken: &Vec<_>| taken.iter().map(ToString::to_string).collect::<Vec<String>>();
        context.write_json(&json!({
            "game": found.game,
            "claim": found.claim,
            "message": words::proof::theorem(&found).get(context.lang),
            "assumptions": found.assumptions,
            "numeration": found.numeration,
            "states": found.states,
            "others": found.others.iter().map(numbers).collect::<Vec<_>>(),
            "more": found.more,
            "addable": found.text,
        }))?;
    } else {
        write!(context.out, "{}", pretty::addable(&found))?;
    }
    Ok(Exit::Answered)
}

/// Warns on stderr that a size is unused if all claims are about single positions.
fn warn_of_size(proofs: &Proofs) {
    if proofs.attempts.iter().any(|attempt| attempt.size.is_some()) {
        return;
    }
    let message = say(
        "`--size` changes nothing: each claim proved here is about one component",
        "`--size` 不起作用：此处要证的断言都只关于一个分量",
    );
    let help = say(
        "claims about sums, `P((n) + ..) iff …`, and about rows are proved size by size",
        "只有关于和的断言 `P((n) + ..) iff …` 与关于行的断言才按大小逐个证明",
    );
    let warning = Complaint { warning: true, ..Complaint::new("useless-size", message).help(help) };
    complain(&(warning.render() + "\n"));
}

/// Writes the certificates into one file; returns `true` if there are any.
fn certificates(proofs: &Proofs, path: &Path, context: &mut Context) -> Result<bool, Failure> {
    let Some(text) = proofs.certificate() else { return Ok(false) };
    if path == Path::new("-") {
        write!(context.out, "{text}")?;
    } else {
        std::fs::write(path, text).map_err(|error| unwritable(&path.to_string_lossy(), &error))?;
    }
    Ok(true)
}
