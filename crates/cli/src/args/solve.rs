//! `bouton solve`.

use crate::args::{Convention, GraphArgs, field, minus, units};
use crate::completion;
use crate::speech::{say, tell};
use bouton::ops::{Moves, Operation, Solve};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton solve`.
#[derive(Args)]
pub(crate) struct SolveArgs {
    #[arg(
        required_unless_present = "batch",
        conflicts_with = "batch",
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::solve::GAME)
    )]
    pub(crate) question: Vec<String>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[arg(
        long,
        requires = "graph",
        value_name = say(phrases::values::FILE),
        help = say(phrases::solve::DOT)
    )]
    pub(crate) dot: Option<PathBuf>,
    #[arg(
        long,
        conflicts_with = "batch",
        value_name = say(phrases::values::FILE),
        help = say(phrases::solve::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        conflicts_with_all = ["batch", "out"],
        value_name = say(phrases::values::FILE),
        help = say(phrases::solve::CERTIFICATE)
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        value_parser = moves,
        value_name = "N|all",
        help = field::numbered(Solve::NAME, "moves", Solve::MOVES)
    )]
    pub(crate) moves: Option<Moves>,
    #[arg(
        long,
        num_args = 0..=1,
        default_missing_value = "-",
        value_name = say(phrases::values::FILE),
        help = say(phrases::solve::BATCH)
    )]
    pub(crate) batch: Option<PathBuf>,
}

/// Parses a number of winning moves.
fn moves(text: &str) -> Result<Moves, String> {
    if text == Moves::ALL {
        return Ok(Moves::All);
    }
    let number = units::within(Solve::MOVES)(text);
    number.map(Moves::AtMost).map_err(|_| tell(&phrases::usage::moves(&minus::restore(text))).to_owned())
}
