//! A game on the full screen of the terminal.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Refusal without a terminal.
pub const NO_TERMINAL: Phrase = phrase("a full screen needs a terminal", "全屏界面需要终端");

/// Advice without a terminal.
pub const BY_LINES: Phrase = phrase("leave `--tui` out to play line by line", "去掉 `--tui`，可以逐行对弈");

/// Reply to text that is no move.
pub const ILLEGAL: Phrase = phrase("That is no legal move.", "这不是合法着法。");

/// Reply to `r` if nothing was taken back.
pub const NOTHING_UNDONE: Phrase = phrase("There is nothing to play again.", "没有可重走的棋。");

/// Notice on a tiny screen.
pub const SMALL: Phrase = phrase("the window is too small", "窗口太小");

/// Title after the end.
pub const OVER: Phrase = phrase("play is over", "对局结束");

/// Title on the user's turn.
pub const YOUR_MOVE: Phrase = phrase("your move", "轮到你");

/// Title on the engine's turn.
pub const THINKING: Phrase = phrase("I am thinking …", "我在思考……");

/// Title on the first of two people's turn.
pub const FIRST_TO_MOVE: Phrase = phrase("first player's move", "轮到先手");

/// Title on the second of two people's turn.
pub const SECOND_TO_MOVE: Phrase = phrase("second player's move", "轮到后手");

/// Title of the board.
pub const POSITION: Phrase = phrase(" Position ", " 局面 ");

/// Mark of a winning move; all marks are equally wide.
pub const WINS: Phrase = phrase("+ wins   ", "+ 胜  ");

/// Mark of a losing move.
pub const LOSES: Phrase = phrase("- loses  ", "- 负  ");

/// Mark of a drawing move.
pub const DRAWS: Phrase = phrase("= draws  ", "= 平  ");

/// Mark of a move without a hint.
pub const UNKNOWN: Phrase = phrase("         ", "      ");

/// Title of the list while text is typed.
pub const FIND: Phrase = phrase("Find", "查找");

/// Title of the list of moves.
pub const MOVES: Phrase = phrase("Moves", "着法");

/// Keys on the last line.
pub const KEYS: Phrase = phrase(
    "↑↓ choose  Enter play  h hints  a advice  u undo  r redo  / find  n new  ? keys  q quit",
    "↑↓ 选择  Enter 走棋  h 提示  a 建议  u 悔棋  r 重走  / 查找  n 新局  ? 按键  q 退出",
);

/// Explanation of all keys.
pub const HELP: Phrase = phrase(
    "Up, Down, j, k     choose a move; what it would do shows on the board\n\
         Left, Right        to the moves in another heap or piece\n\
         PgUp PgDn Home End further through the list\n\
         Enter, Space       play the chosen move\n\
         /                  type a move, `9 → 6` or `9 6`, or the position it leaves; Escape ends that\n\
         h                  hints: + wins, - loses, = draws\n\
         a                  the move that the engine would play, and why\n\
         u, Backspace       take back;  r  play again what was taken back\n\
         n                  a new game from the same position\n\
         q, Ctrl-C          quit\n\
         \n\
         Any key goes back to the game.",
    "上、下、j、k       选择着法，棋盘上显示它的效果\n\
         左、右             换到另一堆或另一枚棋子的着法\n\
         PgUp PgDn Home End 在列表中翻页\n\
         Enter、空格        走选中的着法\n\
         /                  输入着法 `9 → 6` 或 `9 6`，或走后的局面；Esc 取消\n\
         h                  提示：+ 胜、- 负、= 平\n\
         a                  引擎会走的着法及理由\n\
         u、退格            悔棋；r 重走悔掉的棋\n\
         n                  从同一局面重新开始\n\
         q、Ctrl-C          退出\n\
         \n\
         按任意键回到对局。",
);

/// Title of that explanation.
pub const HELP_TITLE: Phrase = phrase(" Keys ", " 按键 ");

/// The moves' effects, as far as hints tell: the number of moves that win and that hold a draw, if the effects of all are known.
pub fn verdict(moves: usize, won: usize, drawn: usize, complete: bool) -> Text {
    match (won, drawn) {
        (0, 0) if complete => {
            both("Every move loses: the player to move loses.", "每一步都输：轮到的人必败。")
        }
        (0, _) if complete => both(
            format!("No move wins; {drawn} of {moves} hold the draw."),
            format!("没有制胜着法；{moves} 个着法中 {drawn} 个可保平局。"),
        ),
        (0, _) => both("What the moves lead to was not found out in time.", "各着法的结果没能及时算出。"),
        _ => both(
            format!("The player to move can win: {won} of {moves} moves win."),
            format!("轮到的人可胜：{moves} 个着法中 {won} 个制胜。"),
        ),
    }
}
