//! `bouton matrix`: help, and answers about matrices of payoffs.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Solve a matrix of payoffs exactly: the value, and how each player mixes",
    "精确求解收益矩阵：博弈值与双方的最优混合策略",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton matrix [OPTIONS] FILE", "bouton matrix [选项] 文件");

/// Help of `FILE`.
pub const FILE: Phrase =
    phrase("A matrix of payoffs, a row a line; `-` is stdin", "收益矩阵，每行写矩阵的一行；`-` 表示标准输入");

/// Help of `--full`.
pub const FULL: Phrase = phrase("Print long fractions and long lists whole", "完整输出长分数与长列表");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton matrix payoffs.csv
  bouton matrix payoffs.csv --json
  printf '3 -1\\n-2 4\\n' | bouton matrix -

The entries are what the column player pays the row player: integers, fractions 3/4, decimals 0.25 or -1e-3, all taken
exactly. Commas, semicolons, tabs or blanks separate them. Names may stand before the rows and above the columns.", "示例：
  bouton matrix payoffs.csv
  bouton matrix payoffs.csv --json
  printf '3 -1\\n-2 4\\n' | bouton matrix -

元素是列方付给行方的数：整数、分数 3/4、小数 0.25 或 -1e-3，一律按精确值计算。以逗号、分号、制表符或空格分隔。
行前与列上方可以写名称。");

/// Verdict without an exact answer.
pub const OPEN: Phrase = phrase("No exact answer.", "没有精确答案。");

/// Beginning of the evidence.
pub const COMPUTED: Phrase = phrase("How this is known: computed: ", "依据：计算得出：");

/// Verdict on a fair game.
pub const FAIR: Phrase = phrase("The value is 0: the game is fair.", "值为 0：游戏公平。");

/// Label of the row player.
pub const ROW_PLAYER: Phrase = phrase("row player", "行方");

/// Label of the column player.
pub const COLUMN_PLAYER: Phrase = phrase("column player", "列方");

/// Probability 1.
pub const ALWAYS: Phrase = phrase("always", "总是");

/// Note on rounded probabilities.
pub const ROUNDED: Phrase = phrase("(rounded; --full prints the fractions)", "（已舍入；--full 可输出分数）");

/// Note on a unique strategy.
pub const UNIQUE: Phrase = phrase("(no other strategy is optimal)", "（没有别的最优策略）");

/// Label of several saddle points, or of none.
pub const SADDLE_POINTS: Phrase = phrase("saddle points", "鞍点");

/// No saddle point.
pub const NONE: Phrase = phrase("none", "无");

/// Label of one saddle point.
pub const SADDLE_POINT: Phrase = phrase("saddle point", "鞍点");

/// Label of dominated lines.
pub const DOMINATED: Phrase = phrase("dominated", "被占优");

/// Comma between saddle points.
pub const COMMA: Phrase = phrase(", ", "，");

/// The value, shown in some way, if one player pays the other on average.
pub fn value(shown: &str, positive: bool) -> Text {
    let (payer, payer_zh, payee_zh) = if positive { ("column", "列", "行") } else { ("row", "行", "列") };
    both(
        format!("The value is {shown}: on average the {payer} player pays."),
        format!("值为 {shown}：平均而言{payer_zh}方付给{payee_zh}方。"),
    )
}

/// Entries that are not listed.
pub fn more(count: usize) -> Text {
    both(format!("{count} more (--full prints all)"), format!("还有 {count} 项（--full 可全部列出）"))
}
