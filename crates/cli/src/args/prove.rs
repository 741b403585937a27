//! `bouton prove` and `bouton verify`.

use super::common::{Convention, languages};
use crate::args::{field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Operation, Prove, Size};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton prove`.
#[derive(Args)]
pub(crate) struct ProveArgs {
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
        value_parser = units::within(Prove::CLAIM),
        value_name = "K",
        help = field::numbered(Prove::NAME, "claim", Prove::CLAIM)
    )]
    pub(crate) claim: Option<u64>,
    #[arg(
        long,
        value_parser = sizes,
        value_name = "N|A..B",
        help = field::help(Prove::NAME, "size")
    )]
    pub(crate) size: Option<Size>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::prove::CERTIFICATE)
    )]
    pub(crate) certificate: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::prove::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        hide_possible_values = true,
        value_parser = units::named(bouton::emit::Language::ALL, bouton::emit::Language::name),
        value_name = languages(),
        help = field::help(Prove::NAME, "emit")
    )]
    pub(crate) emit: Option<bouton::emit::Language>,
    #[arg(
        long,
        value_name = say(phrases::values::FORMAT),
        help = field::help(Prove::NAME, "format")
    )]
    pub(crate) format: Option<String>,
    #[arg(
        long,
        requires = "format",
        value_parser = units::within(Prove::UPTO),
        value_name = "N",
        help = field::numbered(Prove::NAME, "upto", Prove::UPTO)
    )]
    pub(crate) upto: Option<u64>,
    #[arg(
        long,
        conflicts_with_all = ["certificate", "core", "out", "trace", "emit", "format"],
        help = field::help(Prove::NAME, "addable")
    )]
    pub(crate) addable: bool,
    #[arg(long, help = say(phrases::prove::CORE))]
    pub(crate) core: bool,
    #[arg(long, help = say(phrases::prove::TRACE))]
    pub(crate) trace: bool,
    #[arg(
        long,
        default_value_t = Prove::STATES.default(),
        hide_default_value = true,
        value_parser = units::within(Prove::STATES),
        value_name = "N",
        help = field::numbered(Prove::NAME, "states", Prove::STATES)
    )]
    pub(crate) states: u64,
}

/// Arguments of `bouton verify`.
#[derive(Args)]
pub(crate) struct VerifyArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::FILE),
        help = say(phrases::verify::FILES)
    )]
    pub(crate) files: Vec<PathBuf>,
    #[arg(
        long,
        num_args = 1..,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::verify::GAME)
    )]
    pub(crate) game: Vec<String>,
}

fn sizes(text: &str) -> Result<Size, String> {
    let size = Size::Several(text.to_owned());
    let wrong = || say(phrases::prove::SIZES).to_owned();
    size.range().map(|_| size).map_err(|_| wrong())
}
