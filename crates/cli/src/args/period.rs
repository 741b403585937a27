//! `bouton period`.

use crate::args::misere::MisereArgs;
use crate::args::{field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Operation, Period};
use clap::Args;
use std::path::PathBuf;
use words::terminal;

/// Arguments of `bouton period`.
#[derive(Args)]
pub(crate) struct PeriodArgs {
    #[arg(
        required = true,
        value_name = say(terminal::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(terminal::period::GAME)
    )]
    pub(crate) game: Vec<String>,
    #[arg(
        long,
        value_parser = units::within(Period::TO),
        value_name = "N",
        help = field::numbered(Period::NAME, "to", Period::TO)
    )]
    pub(crate) to: Option<u64>,
    #[arg(
        long,
        default_value_t = Period::VALUES.default(),
        hide_default_value = true,
        value_parser = units::within(Period::VALUES),
        value_name = "N",
        help = field::numbered(Period::NAME, "values", Period::VALUES)
    )]
    pub(crate) values: u64,
    #[arg(
        long,
        help = say(terminal::period::STATISTICS)
    )]
    pub(crate) statistics: bool,
    #[arg(
        long,
        value_name = say(terminal::values::FILE),
        help = say(terminal::period::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(terminal::values::FILE),
        help = say(terminal::period::CHECKPOINT)
    )]
    pub(crate) checkpoint: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(terminal::values::FILE),
        help = say(terminal::period::CERTIFICATE)
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) misere: MisereArgs,
}
