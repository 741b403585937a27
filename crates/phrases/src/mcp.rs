//! `bouton mcp`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Offer the operations to programs, as tools of the Model Context Protocol",
    "以 Model Context Protocol 的工具形式，为程序提供各种操作",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton mcp [OPTIONS]", "bouton mcp [选项]");

/// Help of `--folder`.
pub const FOLDER: Phrase = phrase(
    "The folder whose .game files may be named (the current one if not given); others are refused",
    "可以引用其中 .game 文件的文件夹（默认为当前文件夹）；其余一律拒绝",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton mcp
  bouton mcp --folder ~/games --time 5m

A call may take 60 seconds and 1 GiB, unless --time and --memory say otherwise. Configuration of a client:
  {\"mcpServers\": {\"bouton\": {\"command\": \"bouton\", \"args\": [\"mcp\", \"--folder\", \"/path/to/games\"]}}}",
    "示例：
  bouton mcp
  bouton mcp --folder ~/games --time 5m

每次调用限时 60 秒、内存 1 GiB，可用 --time 与 --memory 另行设定。客户端的配置：
  {\"mcpServers\": {\"bouton\": {\"command\": \"bouton\", \"args\": [\"mcp\", \"--folder\", \"/path/to/games\"]}}}",
);
