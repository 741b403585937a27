//! `bouton check`.

use crate::args::{field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Check, Operation};
use clap::Args;

/// Arguments of `bouton check`.
#[derive(Args)]
pub(crate) struct CheckArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::options::GAME)
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        default_value_t = Check::UPTO.default(),
        hide_default_value = true,
        value_parser = units::within(Check::UPTO),
        value_name = "N",
        help = field::numbered(Check::NAME, "upto", Check::UPTO)
    )]
    pub(crate) upto: u64,
}
