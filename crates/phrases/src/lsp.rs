//! `bouton lsp`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Assist an editor with .game files, as a language server",
    "作为语言服务器，在编辑器中支持 .game 文件",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton lsp [OPTIONS]", "bouton lsp [选项]");

/// Help of `--stdio`.
pub const STDIO: Phrase = phrase(
    "Use stdin and stdout, as is done anyway; some editors give it",
    "使用标准输入输出；本来如此，有的编辑器会给出",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton lsp
  bouton lsp --lang zh                 messages in Chinese, whatever the editor speaks

The folder `editors` of the sources has an extension for VS Code, and instructions for Neovim and Helix.",
    "示例：
  bouton lsp
  bouton lsp --lang zh                 消息用中文，不论编辑器的语言

源码的 `editors` 文件夹中有 VS Code 扩展，以及 Neovim 与 Helix 的设置说明。",
);
