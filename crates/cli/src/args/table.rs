//! `bouton table`.

use crate::args::{Convention, field, minus, units};
use crate::completion;
use crate::speech::say;
use bouton::ops::{Cells, Operation, Table};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton table`.
#[derive(Args)]
pub(crate) struct TableArgs {
    #[arg(
        required = true,
        value_name = say(phrases::values::GAME),
        value_parser = minus::word,
        add = completion::games(),
        help = say(phrases::table::GAME)
    )]
    pub(crate) question: Vec<String>,
    #[arg(
        long,
        hide_possible_values = true,
        value_parser = units::named(&[Cells::Outcome, Cells::Value, Cells::Claim], Cells::name),
        value_name = "outcome|value|claim",
        help = field::help(Table::NAME, "what")
    )]
    pub(crate) what: Option<Cells>,
    #[arg(
        long,
        value_parser = units::within(Table::CLAIM),
        value_name = "N",
        help = field::numbered(Table::NAME, "claim", Table::CLAIM)
    )]
    pub(crate) claim: Option<u64>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::table::OUT)
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        help = say(phrases::table::CHECKPOINT)
    )]
    pub(crate) checkpoint: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) fleet: Fleet,
    #[arg(
        long,
        default_value_t = 10,
        hide_default_value = true,
        value_parser = units::count(1, 1000),
        value_name = "N",
        help = say(phrases::table::WRAP)
    )]
    pub(crate) wrap: u64,
}

/// Processes that share a table.
#[derive(Args)]
pub(crate) struct Fleet {
    #[arg(
        long,
        value_parser = units::count(1, fleet::MOST as u64),
        value_name = "N",
        conflicts_with_all = ["hosts", "process"],
        help = say(phrases::processes::PROCESSES)
    )]
    pub(crate) processes: Option<u64>,
    #[arg(
        long,
        value_name = say(phrases::values::FILE),
        requires = "process",
        help = say(phrases::processes::HOSTS)
    )]
    pub(crate) hosts: Option<PathBuf>,
    #[arg(
        long,
        value_parser = units::count(0, fleet::MOST as u64 - 1),
        value_name = "I",
        requires = "hosts",
        help = say(phrases::processes::PROCESS)
    )]
    pub(crate) process: Option<u64>,
}
