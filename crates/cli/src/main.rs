//! The bouton command: parses the command line, calls the library, prints the results.
//!
//! Answers go to stdout; progress and diagnostics go to stderr. The exit status is 0 for an answer, 1 for the
//! answer "no", 2 for wrong input, and 3 when a limit was reached.
#![forbid(unsafe_code)]

mod args;
mod commands;
mod complaint;
mod completion;
mod context;
mod failure;
mod interrupt;
mod pretty;
mod progress;
mod question;
mod speech;
mod terminal;
mod usage;
mod window;

use args::{ColourWhen, CommandLine, minus, of_words};
use clap::error::ErrorKind;
use clap::{ColorChoice, FromArgMatches};
use context::Context;
use failure::{Exit, Failure};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().map(minus::disguise).collect();
    speech::speak(speech::asked(&arguments, |name| std::env::var(name).ok()));
    commands::answer_shell();
    let command = of_words(&arguments).color(help_colour(&arguments));
    let parsed =
        command.try_get_matches_from(&arguments).and_then(|found| CommandLine::from_arg_matches(&found));
    let exit = match parsed {
        Ok(line) => run(line),
        Err(error) => misread(&error, arguments.iter().any(|argument| argument == "--json")),
    };
    ExitCode::from(exit.code())
}

/// Runs a command and returns its end.
fn run(line: CommandLine) -> Exit {
    let mut context = Context::new(line.common);
    let result = commands::run(line.command, &mut context);
    context.finish_progress();
    let result = result.and_then(|exit| Ok(context.out.flush().map(|()| exit)?));
    let result = result.map_err(|failure| failure.by_limit(context.is_interrupted()));
    match result {
        Ok(exit) => exit,
        Err(failure) => {
            if context.json && !matches!(failure, Failure::Closed) {
                // If stdout is gone there is no reader
                let _ = context.write_json(&failure.json(context.lang)).and_then(|()| context.out.flush());
            }
            terminal::complain(&failure.render());
            failure.exit()
        }
    }
}

/// Handles a command line that could not be parsed, or asked for help or the version.
fn misread(error: &clap::Error, json: bool) -> Exit {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            Exit::Answered
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Exit::Wrong
        }
        _ => {
            let failure = Failure::from(usage::complaint(error));
            if json {
                let _ = writeln!(io::stdout(), "{}", failure.json(speech::lang()));
            }
            terminal::complain(&failure.render());
            failure.exit()
        }
    }
}

/// Colours of help pages, which are printed before the options are known.
fn help_colour(arguments: &[OsString]) -> ColorChoice {
    let asked = |value: &str| {
        let joined = format!("--color={value}");
        let apart = |pair: &[OsString]| pair[0] == "--color" && pair[1] == value;
        arguments.iter().any(|argument| *argument == *joined) || arguments.windows(2).any(apart)
    };
    let (when, choice) = match (asked("always"), asked("never")) {
        (true, _) => (ColourWhen::Always, ColorChoice::Always),
        (_, true) => (ColourWhen::Never, ColorChoice::Never),
        _ => (ColourWhen::Auto, ColorChoice::Auto),
    };
    terminal::colour(when);
    choice
}
