//! `bouton man`.

use crate::phrase::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Print the manual page", "输出手册页");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton man [COMMAND]", "bouton man [命令]");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton man
  bouton man solve",
    "示例：
  bouton man
  bouton man solve",
);
