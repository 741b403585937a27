//! Placeholders for values in help pages.

use words::{Phrase, phrase};

/// Code of a game.
pub const CODE: Phrase = phrase("CODE", "代码");

/// Span of time.
pub const TIME: Phrase = phrase("TIME", "时间");

/// File.
pub const FILE: Phrase = phrase("FILE", "文件");

/// Format of contests.
pub const FORMAT: Phrase = phrase("FORMAT", "格式");

/// Game, with all that follows it.
pub const GAME: Phrase = phrase("GAME", "游戏");

/// Amount of memory.
pub const SIZE: Phrase = phrase("SIZE", "大小");

/// Vertex of a graph.
pub const VERTEX: Phrase = phrase("VERTEX", "结点");

/// Contest problem.
pub const PROBLEM: Phrase = phrase("PROBLEM", "题号");

/// Program.
pub const PROGRAM: Phrase = phrase("PROGRAM", "程序");

/// Ranges of numbers.
pub const RANGES: Phrase = phrase("RANGES", "范围");

/// Positions.
pub const POSITIONS: Phrase = phrase("POSITIONS", "局面");

/// Shell.
pub const SHELL: Phrase = phrase("SHELL", "外壳");

/// Command.
pub const COMMAND: Phrase = phrase("COMMAND", "命令");

/// Address of this machine.
pub const ADDRESS: Phrase = phrase("ADDRESS", "地址");

/// Folder.
pub const FOLDER: Phrase = phrase("FOLDER", "目录");

/// Origin of a site.
pub const ORIGIN: Phrase = phrase("ORIGIN", "网站");
