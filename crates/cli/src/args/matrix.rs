//! `bouton matrix`.

use crate::speech::say;
use clap::Args;
use std::path::PathBuf;

/// Arguments of `bouton matrix`.
#[derive(Args)]
pub(crate) struct MatrixArgs {
    #[arg(
        value_name = say("FILE", "文件"),
        help = say(
            "A matrix of payoffs, a row a line; `-` is stdin",
            "收益矩阵，每行写矩阵的一行；`-` 表示标准输入"
        )
    )]
    pub(crate) file: PathBuf,
    #[arg(long, help = say(
        "Print long fractions and long lists whole",
        "完整输出长分数与长列表"
    ))]
    pub(crate) full: bool,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton matrix payoffs.csv
  bouton matrix payoffs.csv --json
  printf '3 -1\\n-2 4\\n' | bouton matrix -

The entries are what the column player pays the row player: integers, fractions 3/4, decimals 0.25 or -1e-3, all taken
exactly. Commas, semicolons, tabs or blanks separate them. Names may stand before the rows and above the columns.",
        "示例：
  bouton matrix payoffs.csv
  bouton matrix payoffs.csv --json
  printf '3 -1\\n-2 4\\n' | bouton matrix -

元素是列方付给行方的数：整数、分数 3/4、小数 0.25 或 -1e-3，一律按精确值计算。以逗号、分号、制表符或空格分隔。
行前与列上方可以写名称。",
    )
}
