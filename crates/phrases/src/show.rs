//! `bouton show`: help, and the headings of a game.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Show a game: its rules, its claims, and how each is known", "显示一个游戏的规则、断言及其依据");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton show [OPTIONS] GAME", "bouton show [选项] 游戏");

/// Help of `--text`.
pub const TEXT: Phrase = phrase("Print the text of the game's file alone", "只输出游戏文件原文");

/// Help of `GAME`.
pub const GAME: Phrase =
    phrase("A game of the catalogue, or a .game file", "目录中的游戏，或一个 .game 文件");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton show wythoff
  bouton show my.game
  bouton show kayles --text            the file's text alone, to start a game of one's own",
    "示例：
  bouton show wythoff
  bouton show my.game
  bouton show kayles --text            只输出规则原文，可作为自编游戏的起点",
);

/// Scope of a constructive theorem.
pub const CONSTRUCTS: Phrase =
    phrase("every winning move and the reason, at any size", "任意大小都给出全部制胜着法与理由");

/// Heading of the parameters.
pub const PARAMETERS: Phrase = phrase("Parameters", "参数");

/// Heading of the rules.
pub const RULES: Phrase = phrase("Rules", "规则");

/// Heading of the claims.
pub const CLAIMS: Phrase = phrase("Claims", "断言");

/// Heading of the facts about positions.
pub const FACTS: Phrase = phrase("Facts", "事实");

/// Heading of the assumptions.
pub const ASSUMPTIONS: Phrase = phrase("Assumptions", "假定");

/// Heading of the constructive theorems.
pub const CLOSED_FORM: Phrase = phrase("Closed form", "封闭形式");

/// Heading of the remarks.
pub const BEWARE: Phrase = phrase("Beware", "注意");

/// Heading of the literature.
pub const SOURCES: Phrase = phrase("Sources", "文献");

/// Authority of a claim without a citation.
pub fn claimed(game: &str) -> Text {
    both(
        format!("a claim of the file; `bouton check {game}` compares it with the rules"),
        format!("文件中的断言；可用 `bouton check {game}` 与规则对照"),
    )
}
