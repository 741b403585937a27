//! Lazily built arguments of commands: a parser that has only the needed ones is built in a third of the
//! time.

use super::{CommandLine, dressed};
use clap::{ArgMatches, Args, Command, CommandFactory, Error, FromArgMatches};
use std::cell::RefCell;
use std::ffi::OsString;

thread_local! {
    /// Words that may name commands; `None` if all commands are wanted.
    static WORDS: RefCell<Option<Vec<OsString>>> = const { RefCell::new(None) };
}

/// The command line with formatted help pages, and all arguments of all commands.
pub(crate) fn whole() -> Command {
    dressed(CommandLine::command())
}

/// The command line for these words: commands that are not among them have no arguments.
pub(crate) fn of_words(words: &[OsString]) -> Command {
    WORDS.with(|of| of.replace(Some(words.to_vec())));
    let command = whole();
    WORDS.with(RefCell::take);
    command
}

/// Arguments of a command.
pub(crate) struct Named<A>(pub(crate) A);

/// Returns `true` if help pages may be needed.
pub(super) fn is_shown() -> bool {
    let asks = |word: &OsString| {
        let word = word.to_string_lossy();
        word == "--help" || word.starts_with('-') && !word.starts_with("--") && word.contains('h')
    };
    WORDS.with_borrow(|words| words.as_ref().is_none_or(|words| words.iter().any(asks)))
}

/// Returns `true` if the arguments and the help page of a command may be needed.
pub(super) fn is_named(command: &Command) -> bool {
    WORDS.with_borrow(|words| match words {
        Some(words) => words.iter().any(|word| word == command.get_name()),
        None => true,
    })
}

impl<A: Args> Args for Named<A> {
    fn augment_args(command: Command) -> Command {
        if is_named(&command) { A::augment_args(command) } else { command }
    }

    fn augment_args_for_update(command: Command) -> Command {
        A::augment_args_for_update(command)
    }
}

impl<A: Args> FromArgMatches for Named<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Named<A>, Error> {
        A::from_arg_matches(matches).map(Named)
    }

    fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Named<A>, Error> {
        A::from_arg_matches_mut(matches).map(Named)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(command: &Command, name: &str) -> usize {
        command.find_subcommand(name).map_or(0, |found| found.get_arguments().count())
    }

    #[test]
    fn only_named_commands_have_arguments() {
        let words = ["bouton", "--json", "solve", "nim"].map(OsString::from);
        let (some, all) = (of_words(&words), whole());
        assert!(arguments(&all, "solve") > 0 && arguments(&all, "table") > 0);
        assert_eq!(arguments(&some, "solve"), arguments(&all, "solve"));
        assert_eq!(arguments(&some, "table"), 0);
        let names = |command: &Command| -> Vec<String> {
            command.get_subcommands().map(|found| found.get_name().to_owned()).collect()
        };
        assert_eq!(names(&some), names(&all));
    }

    #[test]
    fn every_argument_has_a_help() {
        for command in whole().get_subcommands() {
            for argument in command.get_arguments() {
                let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(!help.is_empty(), "{} {}", command.get_name(), argument.get_id());
            }
        }
    }
}
