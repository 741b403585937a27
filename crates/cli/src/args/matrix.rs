//! `bouton matrix`.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;
use words::terminal;

/// Arguments of `bouton matrix`.
#[derive(Args)]
pub(crate) struct MatrixArgs {
    #[arg(
        value_name = say(terminal::values::FILE),
        help = say(terminal::matrix::FILE)
    )]
    pub(crate) file: PathBuf,
    #[arg(long, help = say(terminal::matrix::FULL))]
    pub(crate) full: bool,
}
