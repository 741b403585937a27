//! `bouton judge`.

use crate::args::field;
use crate::completion;
use crate::speech::say;
use bouton::ops::{Judge, Operation};
use clap::Args;

/// Arguments of `bouton judge`.
#[derive(Args)]
pub(crate) struct JudgeArgs {
    #[arg(
        required_unless_present = "list",
        conflicts_with = "list",
        value_name = say(phrases::values::PROBLEM),
        add = completion::problems(),
        help = field::help(Judge::NAME, "problem")
    )]
    pub(crate) problem: Option<String>,
    #[arg(long, help = say(phrases::judge::LIST))]
    pub(crate) list: bool,
}
