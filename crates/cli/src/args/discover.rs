//! `bouton discover`.

use super::common::{Convention, languages};
use crate::args::{field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Discover, Operation};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton discover`.
#[derive(Args)]
pub(crate) struct DiscoverArgs {
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
        value_parser = units::within(Discover::SIZE),
        value_name = "N",
        help = field::numbered(Discover::NAME, "size", Discover::SIZE)
    )]
    pub(crate) size: Option<u64>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(long, help = field::help(Discover::NAME, "values"))]
    pub(crate) values: bool,
    #[arg(
        long,
        value_parser = units::within(Discover::UPTO),
        value_name = "N",
        help = field::numbered(Discover::NAME, "upto", Discover::UPTO)
    )]
    pub(crate) upto: Option<u64>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::discover::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        hide_possible_values = true,
        value_parser = units::named(bouton::emit::Language::ALL, bouton::emit::Language::name),
        value_name = languages(),
        help = field::help(Discover::NAME, "emit")
    )]
    pub(crate) emit: Option<bouton::emit::Language>,
    #[arg(
        long,
        value_name = say(phrases::values::FORMAT),
        help = field::help(Discover::NAME, "format")
    )]
    pub(crate) format: Option<String>,
}
