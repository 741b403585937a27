//! `bouton man`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Print a manual page, or write all of them", "输出手册页，或写出全部手册页");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton man [OPTIONS] [COMMAND]", "bouton man [选项] [命令]");

/// Help of `--folder`.
pub const FOLDER: Phrase = phrase(
    "Write the pages of all commands into this folder, as `bouton.1`, `bouton-solve.1` and so on",
    "把全部命令的手册页写入此文件夹：`bouton.1`、`bouton-solve.1` 等",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton man
  bouton man solve
  bouton man --folder man/man1         all of them; prints the names of the files",
    "示例：
  bouton man
  bouton man solve
  bouton man --folder man/man1         全部；输出文件名",
);
