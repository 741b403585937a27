//! `bouton period`.

use crate::args::misere::MisereArgs;
use crate::args::{field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Operation, Period};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton period`.
#[derive(Args)]
pub(crate) struct PeriodArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::period::GAME)
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
        help = say(phrases::period::STATISTICS)
    )]
    pub(crate) statistics: bool,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::period::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::period::CHECKPOINT)
    )]
    pub(crate) checkpoint: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::period::CERTIFICATE)
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) misere: MisereArgs,
}
