//! `bouton serve`.

use crate::args::minus;
use crate::speech::{say, tell};
use clap::Args;
use serve::{NoOrigin, Origin};
use std::net::IpAddr;
use std::path::PathBuf;

/// Arguments of `bouton serve`.
#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(
        long,
        default_value = "7777",
        hide_default_value = true,
        value_name = "N",
        help = say(phrases::serve::PORT)
    )]
    pub(crate) port: u16,
    #[arg(
        long,
        default_value = "127.0.0.1",
        hide_default_value = true,
        value_name = say(phrases::values::ADDRESS),
        help = say(phrases::serve::HOST)
    )]
    pub(crate) host: IpAddr,
    #[arg(
        long,
        value_name = say(phrases::values::FOLDER),
        help = say(phrases::serve::PAGES)
    )]
    pub(crate) pages: Option<PathBuf>,
    #[arg(
        long,
        conflicts_with_all = ["host", "embed"],
        help = say(phrases::serve::LAN)
    )]
    pub(crate) lan: bool,
    #[arg(
        long,
        value_name = say(phrases::values::ORIGIN),
        value_parser = origin,
        help = say(phrases::serve::EMBED)
    )]
    pub(crate) embed: Vec<Origin>,
}

/// Parses the origin of a site.
fn origin(text: &str) -> Result<Origin, String> {
    let text = minus::restore(text);
    text.parse().map_err(|wrong| {
        let said = match wrong {
            NoOrigin::Scheme => phrases::serve::no_scheme(&text),
            NoOrigin::Path => phrases::serve::with_path(&text),
            NoOrigin::Host => phrases::serve::no_host(&text),
            NoOrigin::Port => phrases::serve::no_port(&text),
        };
        tell(&said).to_owned()
    })
}
