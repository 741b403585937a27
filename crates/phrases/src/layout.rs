//! Headings of help pages.

use words::{Phrase, phrase};

/// Heading of the options of all commands.
pub const EVERYWHERE: Phrase = phrase("Everywhere", "通用选项");

/// Template of a help page.
pub const PAGE: Phrase = phrase(
    "{about-with-newline}\nUsage: {usage}\n\n{all-args}{after-help}",
    "{about-with-newline}\n用法：{usage}\n\n{all-args}{after-help}",
);

/// Heading of the commands.
pub const COMMANDS: Phrase = phrase("Commands", "命令");

/// Heading of the positional arguments.
pub const ARGUMENTS: Phrase = phrase("Arguments", "参数");

/// Heading of the options.
pub const OPTIONS: Phrase = phrase("Options", "选项");
