//! `bouton help`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Explain a command", "说明某个命令");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton help [COMMAND]", "bouton help [命令]");

/// Help of `COMMAND`.
pub const COMMAND: Phrase = phrase("The command; all of them without it", "命令名；不写则为总览");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton help
  bouton help solve",
    "示例：
  bouton help
  bouton help solve",
);
