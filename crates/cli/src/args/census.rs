//! `bouton census`.

use crate::args::{field, minus, units};
use crate::speech::say;
use bouton::ops::{Census, Operation};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `bouton census`.
#[derive(Args)]
pub(crate) struct CensusArgs {
    #[arg(
        value_name = say(phrases::values::CODE),
        value_parser = minus::word,
        conflicts_with = "digits",
        help = field::help(Census::NAME, "codes")
    )]
    pub(crate) codes: Vec<String>,
    #[arg(
        long,
        default_value_t = Census::DIGITS.default(),
        hide_default_value = true,
        value_parser = units::within(Census::DIGITS),
        value_name = "K",
        help = field::numbered(Census::NAME, "digits", Census::DIGITS)
    )]
    pub(crate) digits: u64,
    #[arg(long, conflicts_with = "codes", help = field::help(Census::NAME, "hexadecimal"))]
    pub(crate) hexadecimal: bool,
    #[arg(
        long,
        default_value_t = Census::TO.default(),
        hide_default_value = true,
        value_parser = units::within(Census::TO),
        value_name = "N",
        help = field::numbered(Census::NAME, "to", Census::TO)
    )]
    pub(crate) to: u64,
    #[arg(
        long,
        value_parser = units::time,
        value_name = say(phrases::values::TIME),
        help = say(phrases::census::EACH)
    )]
    pub(crate) each: Option<Duration>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::census::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
}
