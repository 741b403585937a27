//! `bouton judge`.

use crate::speech::say;
use clap::Args;

/// Arguments of `bouton judge`.
#[derive(Args)]
pub(crate) struct JudgeArgs {
    #[arg(
        required_unless_present = "list",
        conflicts_with = "list",
        value_name = say("PROBLEM", "题号"),
        help = say(
            "A problem of an online judge, such as `poj1067`; its input is read from stdin",
            "在线评测的题号，如 `poj1067`；从标准输入读取它的输入"
        )
    )]
    pub(crate) problem: Option<String>,
    #[arg(long, help = say("List the problems", "列出全部题目"))]
    pub(crate) list: bool,
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
  bouton judge --list
  echo 4 7 | bouton judge poj1067
  printf '3\\n2 1 3\\n2\\n1 1\\n0\\n' | bouton judge poj1740

Input and output are exactly those of the problem. Input that is wrong gets a diagnostic with its line and column, and
exit status 2; what was answered before it has been printed. Inputs beyond the limits of a problem are answered as far as
that is cheap, and are wrong beyond that; `bouton judge --list --json` has both bounds of every quantity.",
        "示例：
  bouton judge --list
  echo 4 7 | bouton judge poj1067
  printf '3\\n2 1 3\\n2\\n1 1\\n0\\n' | bouton judge poj1740

输入输出与原题完全一致。输入有误时给出行列位置，退出状态为 2；此前的答案照常输出。超出原题数据范围的输入，在代价不大时照样解答，
再大则视为有误；`bouton judge --list --json` 列出每个量的这两个界限。",
    )
}
