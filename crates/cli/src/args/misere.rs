//! Arguments of `bouton period` for misère play.

use crate::args::units;
use crate::speech::say;
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
        default_value_t = 2000,
        hide_default_value = true,
        value_parser = units::count(1, 20_000),
        value_name = "N",
        help = say(
            "With --misere: look for quotients of at most N elements (2000 if not given)",
            "与 --misere 合用：商至多有 N 个元素（默认 2000）"
        )
    )]
    pub(crate) elements: u64,
}
