//! `bouton matrix`.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton matrix`.
#[derive(Args)]
pub(crate) struct MatrixArgs {
    #[arg(
        value_name = say(phrases::values::FILE),
        help = say(phrases::matrix::FILE)
    )]
    pub(crate) file: PathBuf,
    #[arg(long, help = say(phrases::matrix::FULL))]
    pub(crate) full: bool,
}
