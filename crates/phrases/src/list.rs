//! `bouton list`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("List the catalogue of games", "列出游戏目录");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton list [OPTIONS]", "bouton list [选项]");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton list
  bouton list --lang zh
  bouton list --json",
    "示例：
  bouton list
  bouton list --lang en
  bouton list --json",
);

/// Heading of the games on boards.
pub const BOARDS: Phrase = phrase("Boards and graphs, by size or picture", "棋盘与图，以大小或图形给出");

/// Last line of the list.
pub const HINT: Phrase = phrase("`bouton show GAME` tells more.", "`bouton show 游戏` 查看详情。");
