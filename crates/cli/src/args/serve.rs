//! `bouton serve`.

use crate::speech::say;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;
use words::terminal;

/// Arguments of `bouton serve`.
#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(
        long,
        default_value = "7777",
        hide_default_value = true,
        value_name = "N",
        help = say(terminal::serve::PORT)
    )]
    pub(crate) port: u16,
    #[arg(
        long,
        default_value = "127.0.0.1",
        hide_default_value = true,
        value_name = say(terminal::values::ADDRESS),
        help = say(terminal::serve::HOST)
    )]
    pub(crate) host: IpAddr,
    #[arg(
        long,
        value_name = say(terminal::values::FOLDER),
        help = say(terminal::serve::PAGES)
    )]
    pub(crate) pages: Option<PathBuf>,
}
