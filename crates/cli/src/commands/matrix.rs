//! `bouton matrix`: the value of a matrix of payoffs, and optimal strategies.

use crate::args::MatrixArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::{pretty, question};
use bouton::ops::{Envelope, Matrix, Response};
use std::io::Write;

/// Solves the matrix and prints the answer.
pub(crate) fn run(args: &MatrixArgs, context: &mut Context) -> Result<Exit, Failure> {
    let name = Some(args.file.to_string_lossy().into_owned());
    let request = Matrix { envelope: Envelope::default(), text: question::text(&args.file)?, name };
    let solved = context.run(request, Counted::Pivots)?;
    if context.json {
        context.write_json(&solved.data(context.lang))?;
    } else {
        write!(context.out, "{}", pretty::payoff(&solved.answer(), args.full))?;
    }
    Ok(solved.status())
}
