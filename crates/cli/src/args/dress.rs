//! The same look for the help of every command, in the language spoken.

use crate::speech::say;
use clap::Command;
use clap::builder::styling::{AnsiColor, Styles};

/// The command line with its help pages laid out.
pub(crate) fn dressed(command: Command) -> Command {
    let styles = Styles::styled()
        .header(AnsiColor::Green.on_default().bold())
        .usage(AnsiColor::Green.on_default().bold())
        .literal(AnsiColor::Cyan.on_default().bold())
        .placeholder(AnsiColor::Cyan.on_default());
    let usage = say("bouton [OPTIONS] COMMAND", "bouton [选项] 命令");
    dress(command.styles(styles).override_usage(usage))
}

fn dress(command: Command) -> Command {
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .help_template(say(
            "{about-with-newline}\nUsage: {usage}\n\n{all-args}{after-help}",
            "{about-with-newline}\n用法：{usage}\n\n{all-args}{after-help}",
        ))
        .subcommand_help_heading(say("Commands", "命令"))
        .mut_args(|argument| {
            if argument.get_help_heading().is_some() {
                argument
            } else if argument.is_positional() {
                argument.help_heading(say("Arguments", "参数"))
            } else {
                argument.help_heading(say("Options", "选项"))
            }
        })
        .mut_subcommands(dress)
}
