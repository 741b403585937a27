//! `bouton fmt`.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Print game files in canonical form", "把游戏文件整理成规范格式");

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton fmt [OPTIONS] FILE...", "bouton fmt [选项] 文件...");

/// Help of `FILE`.
pub const FILES: Phrase = phrase("Game files; `-` is stdin", "游戏文件；`-` 表示标准输入");

/// Help of `--check`.
pub const CHECK: Phrase =
    phrase("Change nothing; name the files that are not in canonical form", "不改动；只指出不规范的文件");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton fmt my.game                   rewrite the file
  bouton fmt --check my.game           only say whether it is in canonical form (exit 1 if not)
  cat my.game | bouton fmt -           from stdin to stdout",
    "示例：
  bouton fmt my.game                   改写文件
  bouton fmt --check my.game           只检查是否规范（否则退出状态为 1）
  cat my.game | bouton fmt -           从标准输入到标准输出",
);

/// A file that is not in canonical form.
pub fn unformatted(name: &str) -> Text {
    both(format!("{name} is not in canonical form"), format!("{name} 不是规范格式"))
}
