//! `bouton completions`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Print a script by which a shell completes games, parameters and files",
    "输出脚本，使外壳能补全游戏、参数与文件",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton completions SHELL", "bouton completions 外壳");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton completions bash
  bouton completions fish

In ~/.bashrc or ~/.zshrc: `source <(bouton completions bash)` or `zsh`. In ~/.config/fish/config.fish: `bouton completions fish | source`.
Scripts kept in files have to be made again with every version.",
    "示例：
  bouton completions bash
  bouton completions fish

在 ~/.bashrc 或 ~/.zshrc 中写 `source <(bouton completions bash)`（或 `zsh`）；在 ~/.config/fish/config.fish 中写 `bouton completions fish | source`。
存成文件的脚本须随每个版本重新生成。",
);
