//! `bouton play`.

use crate::args::{Convention, GraphArgs, minus};
use crate::completion;
use crate::speech::say;
use clap::{Args, ValueEnum};

/// Arguments of `bouton play`.
#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::play::GAME)
    )]
    pub(crate) question: Vec<String>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        default_value = "you",
        hide_default_value = true,
        hide_possible_values = true,
        value_name = "you|computer",
        help = say(phrases::play::FIRST)
    )]
    pub(crate) first: First,
    #[arg(
        long,
        conflicts_with = "first",
        help = say(phrases::play::TWO)
    )]
    pub(crate) two: bool,
    #[arg(long, help = say(phrases::play::TUI))]
    pub(crate) tui: bool,
}

/// Player who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// The user.
    You,
    /// The computer.
    Computer,
}
