//! Uniform layout of help pages, in the current language.

use super::named::is_named;
use crate::speech::{lang, say};
use clap::Command;
use clap::builder::styling::{AnsiColor, Styles};
use rules::Lang;

/// The command line with formatted help pages.
pub(super) fn dressed(command: Command) -> Command {
    let styles = Styles::styled()
        .header(AnsiColor::Green.on_default().bold())
        .usage(AnsiColor::Green.on_default().bold())
        .literal(AnsiColor::Cyan.on_default().bold())
        .placeholder(AnsiColor::Cyan.on_default());
    let usage = say(phrases::program::USAGE);
    dress(command.styles(styles).override_usage(usage))
}

fn dress(command: Command) -> Command {
    let after = command.get_after_help().map(|after| flowing(&after.to_string()));
    let command = match after {
        Some(after) => command.after_help(after),
        None => command,
    };
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .help_template(say(phrases::layout::PAGE))
        .subcommand_help_heading(say(phrases::layout::COMMANDS))
        .mut_args(|argument| {
            if argument.get_help_heading().is_some() {
                argument
            } else if argument.is_positional() {
                argument.help_heading(say(phrases::layout::ARGUMENTS))
            } else {
                argument.help_heading(say(phrases::layout::OPTIONS))
            }
        })
        .mut_subcommands(|command| if is_named(&command) { dress(command) } else { command })
}

/// The text with each paragraph on one line, so that only the terminal breaks it. Examples, which are
/// indented, are kept unchanged.
fn flowing(text: &str) -> String {
    // Chinese is written without blanks.
    let blank = if lang() == Lang::Zh { "" } else { " " };
    let paragraph = |paragraph: &str| match paragraph.lines().any(|line| line.starts_with(' ')) {
        true => paragraph.to_owned(),
        false => paragraph.lines().collect::<Vec<_>>().join(blank),
    };
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::flowing;

    #[test]
    fn prose_flows_and_examples_do_not() {
        let text = "Examples:\n  bouton list\n  bouton show nim\n\nExit\nstatus 1\nif not.\n\nMore.";
        assert_eq!(
            flowing(text),
            "Examples:\n  bouton list\n  bouton show nim\n\nExit status 1 if not.\n\nMore."
        );
    }
}
