//! `bouton play`: help, and a game line by line.

use answer::play::{End, Side};
use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Play against the computer, line by line", "与电脑对弈，逐行输入");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton play [OPTIONS] GAME [PARAMETER=VALUE]... COMPONENT...",
    "bouton play [选项] 游戏 [参数=值]... 分量...",
);

/// Help of `GAME`.
pub const GAME: Phrase = phrase("A game and the position to begin with", "游戏与起始局面");

/// Help of `--first`.
pub const FIRST: Phrase = phrase("Who moves first (you if not given)", "谁先走（默认你先）");

/// Help of `--two`.
pub const TWO: Phrase =
    phrase("Two people play; the computer referees and gives hints", "两人对弈，电脑裁判并可提示");

/// Help of `--tui`.
pub const TUI: Phrase =
    phrase("Play on the full screen of the terminal, with keys", "在终端全屏对弈，用按键操作");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton play nim 7 8 9
  bouton play wythoff 4,7 --first computer
  bouton play hackenbush 0-1,1-2,0-3   type an edge to cut it
  bouton play nim 7 8 9 --two          two people
  printf '1\\nquit\\n' | bouton play bash m=3 10

At the prompt: a move's number or the position it leaves; `moves`, `hint`, `undo`, `quit`.
With `--tui` the game fills the screen and is played by keys; `?` shows them.",
    "示例：
  bouton play nim 7 8 9
  bouton play wythoff 4,7 --first computer
  bouton play hackenbush 0-1,1-2,0-3   输入一条边即剪断它
  bouton play nim 7 8 9 --two          两人对弈
  printf '1\\nquit\\n' | bouton play bash m=3 10

提示符下可输入：着法编号或走后的局面；`moves`、`hint`、`undo`、`quit`。
加上 `--tui`，对局占满屏幕，用按键操作；按 `?` 查看按键。",
);

/// Refusal of a position on stdin.
pub const STDIN_TAKEN: Phrase = phrase(
    "a game is played on stdin, so the position cannot come from there",
    "对弈要用标准输入，局面不能从那里读取",
);

/// Beginning of the engine's move.
pub const I_PLAY: Phrase = phrase("I play", "我走");

/// Reply to `undo` before the first move.
pub const NOTHING_MADE: Phrase = phrase("There is nothing to take back.", "没有可悔的棋。");

/// Turn of the first of two people.
pub const FIRST_PLAYER: Phrase = phrase("First player: ", "先手：");

/// Turn of the second of two people.
pub const SECOND_PLAYER: Phrase = phrase("Second player: ", "后手：");

/// Label of the position.
pub const POSITION: Phrase = phrase("Position", "局面");

/// Reply to `help`.
pub const HELP: Phrase = phrase(
    "Type a move's number, the move (`9 → 6` or `9 6`), or the position it leaves: `7 8 6`, or `(3)` if that is one number;\n\
         on a board its cells, `1,2 1,3`.\n\
         moves: all legal moves   hint: a good move   undo: take back   quit: leave",
    "输入着法编号、着法（`9 → 6` 或 `9 6`），或走后的局面：`7 8 6`，只有一个数时写 `(3)`；\n\
         在棋盘上写各个格子：`1,2 1,3`。\n\
         moves：全部着法   hint：提示   undo：悔棋   quit：退出",
);

/// The end of a game between the user, if one side is theirs, and the engine.
pub fn end(end: End, you: Option<Side>) -> Phrase {
    match end {
        End::Won(Side::First) if you.is_none() => {
            phrase("Play is over. The first player wins.", "对局结束，先手胜。")
        }
        End::Won(Side::Second) if you.is_none() => {
            phrase("Play is over. The second player wins.", "对局结束，后手胜。")
        }
        End::Won(side) if Some(side) == you => phrase("Play is over. You win.", "对局结束，你赢了。"),
        End::Won(_) => phrase("Play is over. I win.", "对局结束，我赢了。"),
        End::Draw => phrase("Play is over. It is a draw.", "对局结束，平局。"),
    }
}

/// Moves that are not listed.
pub fn more(rest: usize) -> Text {
    both(format!("and {rest} more; `moves` shows all"), format!("另有 {rest} 个；输入 `moves` 查看全部"))
}

/// Reply to a number that is no move's.
pub fn numbered(count: usize) -> Text {
    both(format!("The moves are numbered 1 to {count}."), format!("着法编号为 1 到 {count}。"))
}

/// Reply to any other text that is no move.
pub const ILLEGAL: Phrase = phrase(
    "That is no legal move; `moves` shows them, `help` tells what can be typed.",
    "这不是合法着法；输入 `moves` 查看着法，`help` 查看用法。",
);

/// A word typed at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// List all moves.
    Moves,
    /// Suggest a move, with a reason.
    Hint,
    /// Go back to the user's last choice.
    Undo,
    /// Leave.
    Quit,
    /// Explain the words.
    Help,
}

impl Word {
    /// The word that a line is, in either language and case.
    pub fn read(line: &str) -> Option<Word> {
        Some(match line.to_lowercase().as_str() {
            "moves" | "m" | "着法" => Word::Moves,
            "hint" | "h" | "提示" => Word::Hint,
            "undo" | "u" | "悔棋" => Word::Undo,
            "quit" | "q" | "exit" | "退出" => Word::Quit,
            "help" | "?" | "帮助" => Word::Help,
            _ => return None,
        })
    }
}
