//! Arguments of `bouton period` for misère play.

use crate::args::{field, units};
use crate::speech::say;
use bouton::ops::{Operation, Period};
use clap::Args;

/// Misère play of a heap game.
#[derive(Args)]
pub(crate) struct MisereArgs {
    #[arg(
        long,
        help = say(phrases::misere::MISERE)
    )]
    pub(crate) misere: bool,
    #[arg(
        long,
        requires = "misere",
        default_value_t = Period::ELEMENTS.default(),
        hide_default_value = true,
        value_parser = units::within(Period::ELEMENTS),
        value_name = "N",
        help = field::numbered(Period::NAME, "elements", Period::ELEMENTS)
    )]
    pub(crate) elements: u64,
}
