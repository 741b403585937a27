//! `bouton completions`.

use crate::phrase::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Print a completion script for a shell", "输出命令补全脚本");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton completions SHELL", "bouton completions 外壳");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton completions bash
  bouton completions fish",
    "示例：
  bouton completions bash
  bouton completions fish",
);
