//! `bouton completions`.

use crate::phrase::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Print a script by which a shell completes commands, games, parameters and files",
    "输出脚本，使外壳能补全命令、游戏、参数与文件",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton completions SHELL", "bouton completions 外壳");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  source <(bouton completions bash)            in ~/.bashrc
  source <(bouton completions zsh)             in ~/.zshrc
  bouton completions fish | source             in ~/.config/fish/config.fish",
    "示例：
  source <(bouton completions bash)            写入 ~/.bashrc
  source <(bouton completions zsh)             写入 ~/.zshrc
  bouton completions fish | source             写入 ~/.config/fish/config.fish",
);
