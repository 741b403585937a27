//! Options that several commands share.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Help of `GAME`.
pub const GAME: Phrase =
    phrase("A game and parameters: `bash m=3`, `my.game`", "游戏与参数：`bash m=3`、`my.game`");

/// Help of `--json`.
pub const JSON: Phrase = phrase("Answer with one JSON object", "以 JSON 输出");

/// Help of `--lang`.
pub const LANG: Phrase = phrase("Language; from the locale if not given", "语言；默认取自系统区域设置");

/// Help of `--memory`.
pub const MEMORY: Phrase = phrase(
    "Memory limit (500M, 2G); default: three quarters of free memory",
    "内存上限（500M、2G）；默认为空闲内存的四分之三",
);

/// Help of `--time`.
pub const TIME: Phrase = phrase(
    "Time limit (30s, 2m30s, 1h); default: none, unless the command has one of its own",
    "时间上限（30s、2m30s、1h）；默认不限",
);

/// Help of `--color`.
pub const COLOR: Phrase = phrase(
    "Colours; `auto` means on a terminal unless NO_COLOR is set",
    "颜色；`auto` 表示在终端上且未设 NO_COLOR 时使用",
);

/// Help of `--quiet`.
pub const QUIET: Phrase = phrase(
    "Show no progress on stderr; BOUTON_QUIET does the same",
    "不在标准错误显示进度；环境变量 BOUTON_QUIET 作用相同",
);

/// Help of `--help`.
pub const HELP: Phrase = phrase("Print this help", "显示本帮助");

/// Help of `--version`.
pub const VERSION: Phrase = phrase("Print the version", "显示版本");

/// Help of `--misere`.
pub const MISERE: Phrase = phrase("Misère play: a player who cannot move wins", "反常规则：无着可走者胜");

/// Help of `--normal`.
pub const NORMAL: Phrase = phrase(
    "Normal play: a player who cannot move loses; the default unless the game says otherwise",
    "正常规则：无着可走者负（默认，除非游戏另有规定）",
);

/// Help of `--graph`.
pub const GRAPH: Phrase = phrase(
    "For `hackenbush`, `dag`, `geography` and games played on a graph: a file with a list of edges (`0-1` or `0 1` a line), Graphviz DOT, or graph6 (`x.g6`); `-` is stdin",
    "用于 `hackenbush`、`dag`、`geography` 与在图上玩的游戏：图文件，边的列表（每行 `0-1` 或 `0 1`）、Graphviz DOT 或 graph6（`x.g6`）；`-` 为标准输入",
);

/// Help of `--ground`.
pub const GROUND: Phrase = phrase(
    "The ground of `hackenbush` (else the vertex that the file marks, `0` or `ground`)",
    "`hackenbush` 的地面（默认为文件所标的结点、`0` 或 `ground`）",
);

/// Refusal of a position beside a graph.
pub const TWO_POSITIONS: Phrase =
    phrase("the graph is the position: write no other", "图就是局面，不要再写别的局面");

/// Refusal of a graph for another game.
pub fn no_graph(game: &str) -> Text {
    both(
        format!("`--graph` is for `hackenbush`, `dag` and `geography`, not for `{game}`"),
        format!("`--graph` 只用于 `hackenbush`、`dag` 与 `geography`，不用于 `{game}`"),
    )
}
