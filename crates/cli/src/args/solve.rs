//! `bouton solve`.

use crate::args::{Convention, GraphArgs, field, minus};
use crate::speech::{say, tell};
use bouton::ops::{Operation, Solve};
use clap::Args;
use std::path::PathBuf;
use words::terminal;

/// Arguments of `bouton solve`.
#[derive(Args)]
pub(crate) struct SolveArgs {
    #[arg(
        required_unless_present = "batch",
        conflicts_with = "batch",
        value_name = say(terminal::values::GAME),
        value_parser = minus::word,
        help = say(terminal::solve::GAME)
    )]
    pub(crate) question: Vec<String>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[arg(
        long,
        requires = "graph",
        value_name = say(terminal::values::FILE),
        help = say(terminal::solve::DOT)
    )]
    pub(crate) dot: Option<PathBuf>,
    #[arg(
        long,
        conflicts_with = "batch",
        value_name = say(terminal::values::FILE),
        help = say(terminal::solve::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        default_value = Solve::MOVES.default().to_string(),
        hide_default_value = true,
        value_name = "N|all",
        help = field::numbered(Solve::NAME, "moves", Solve::MOVES)
    )]
    pub(crate) moves: MoveLimit,
    #[arg(
        long,
        num_args = 0..=1,
        default_missing_value = "-",
        value_name = say(terminal::values::FILE),
        help = say(terminal::solve::BATCH)
    )]
    pub(crate) batch: Option<PathBuf>,
}

/// Number of winning moves to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveLimit {
    /// At most this many.
    AtMost(u64),
    /// All of them.
    All,
}

impl std::str::FromStr for MoveLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<MoveLimit, String> {
        let text = minus::restore(text);
        match (text.as_str(), text.parse()) {
            ("all", _) => Ok(MoveLimit::All),
            (_, Ok(number)) => Ok(MoveLimit::AtMost(number)),
            _ => Err(tell(&terminal::usage::moves(&text)).to_owned()),
        }
    }
}
