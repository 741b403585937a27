//! Arguments of `bouton period` for misère play.

use crate::args::units;
use crate::speech::say;
use bouton::ops::Period;
use clap::Args;

/// Misère play of a heap game.
#[derive(Args)]
pub(crate) struct MisereArgs {
    #[arg(
        long,
        help = say(
            "Whoever makes the last move loses: genus symbols, the misère quotient and its period",
            "走最后一步的人输：给出亏格、反常商及其周期"
        )
    )]
    pub(crate) misere: bool,
    #[arg(
        long,
        requires = "misere",
        default_value_t = Period::ELEMENTS.default(),
        hide_default_value = true,
        value_parser = units::within(Period::ELEMENTS),
        value_name = "N",
        help = units::filled(
            say(
                "With --misere: look for quotients of at most N elements ({} if not given)",
                "与 --misere 合用：商至多有 N 个元素（默认 {}）",
            ),
            Period::ELEMENTS,
        )
    )]
    pub(crate) elements: u64,
}
