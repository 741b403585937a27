//! `bouton judge`.

use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Answer a problem of an online judge, in its own format", "按原题格式解答在线评测题");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton judge [OPTIONS] PROBLEM < INPUT > OUTPUT\n       bouton judge [OPTIONS] --list",
    "bouton judge [选项] 题号 < 输入 > 输出\n      bouton judge [选项] --list",
);

/// Help of `--list`.
pub const LIST: Phrase = phrase("List the problems", "列出全部题目");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton judge --list
  echo 4 7 | bouton judge poj1067
  printf '3\\n2 1 3\\n2\\n1 1\\n0\\n' | bouton judge poj1740

Input and output are exactly those of the problem. Input that is wrong gets a diagnostic with its line and column, and
exit status 2; what was answered before it has been printed. Inputs beyond the limits of a problem are answered as far as
that is cheap, and are wrong beyond that; `bouton judge --list --json` has both bounds of every quantity.", "示例：
  bouton judge --list
  echo 4 7 | bouton judge poj1067
  printf '3\\n2 1 3\\n2\\n1 1\\n0\\n' | bouton judge poj1740

输入输出与原题完全一致。输入有误时给出行列位置，退出状态为 2；此前的答案照常输出。超出原题数据范围的输入，在代价不大时照样解答，
再大则视为有误；`bouton judge --list --json` 列出每个量的这两个界限。");

/// Refusal of `--json` with a problem.
pub const NO_JSON: Phrase = phrase("the answers of a contest problem are no JSON", "竞赛题的答案不是 JSON");

/// Advice about `--json`.
pub const JSON_OF_LIST: Phrase = phrase("`--json` goes with `--list`", "`--json` 只能与 `--list` 同用");

/// Last line of the list.
pub const HINT: Phrase = phrase(
    "`bouton judge PROBLEM < in > out` answers. `--list --json` has the limits of each problem.",
    "`bouton judge 题号 < in > out` 作答。`--list --json` 列出各题的数据范围。",
);

/// Work done before a limit was reached.
pub const PRINTED: Phrase = phrase("What was answered by then has been printed.", "此前的答案已经输出。");
