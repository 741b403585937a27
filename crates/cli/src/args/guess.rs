//! `bouton guess`.

use crate::args::{field, units};
use crate::speech::say;
use bouton::ops::{Guess, Operation};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton guess`.
#[derive(Args)]
pub(crate) struct GuessArgs {
    #[arg(
        required_unless_present = "run",
        conflicts_with = "run",
        value_name = say(phrases::values::FILE),
        help = say(phrases::guess::FILE)
    )]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = say(phrases::values::PROGRAM), help = say(phrases::guess::RUN))]
    pub(crate) run: Option<String>,
    #[arg(long, requires = "run", conflicts_with = "file", help = say(phrases::guess::STDIN))]
    pub(crate) stdin: bool,
    #[arg(long, requires = "run", conflicts_with = "file", value_name = say(phrases::values::RANGES), help = say(phrases::guess::AT))]
    pub(crate) at: Option<String>,
    #[arg(long, conflicts_with_all = ["layout", "run"], help = field::help(Guess::NAME, "losing"))]
    pub(crate) losing: bool,
    #[arg(
        long,
        value_parser = units::named(&bouton::ops::DataLayout::ALL, bouton::ops::DataLayout::name),
        hide_possible_values = true,
        value_name = "list|lines|table",
        help = field::help(Guess::NAME, "layout")
    )]
    pub(crate) layout: Option<bouton::ops::DataLayout>,
    #[arg(
        long,
        value_parser = units::within(Guess::FROM),
        value_name = "N",
        default_value_t = Guess::FROM.default(),
        hide_default_value = true,
        help = field::help(Guess::NAME, "from")
    )]
    pub(crate) from: u64,
    #[arg(
        long,
        conflicts_with = "predict",
        hide_possible_values = true,
        value_parser = units::named(bouton::emit::Language::ALL, bouton::emit::Language::name),
        value_name = super::common::languages(),
        help = field::help(Guess::NAME, "emit")
    )]
    pub(crate) emit: Option<bouton::emit::Language>,
    #[arg(long, requires = "emit", value_name = say(phrases::values::FORMAT), help = field::help(Guess::NAME, "format"))]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = say(phrases::values::POSITIONS), help = say(phrases::guess::PREDICT))]
    pub(crate) predict: Option<String>,
}
