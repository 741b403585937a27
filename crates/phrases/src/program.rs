//! The program as a whole.

use words::{Phrase, phrase};

/// Title of the program.
pub const ABOUT: Phrase = phrase(
    "Solve, check, explain and play impartial games. Every answer says how it is known.",
    "求解、检验、讲解、对弈无偏博弈。每个答案都说明依据。",
);

/// Usage of the program.
pub const USAGE: Phrase = phrase("bouton [OPTIONS] COMMAND", "bouton [选项] 命令");

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  bouton list                          the catalogue
  bouton show wythoff                  rules, claims, and how each is known
  bouton solve nim 14 21 39            who wins, the nim-value, every winning move, why
  bouton table wythoff 0..20 0..20     the losing positions at a glance
  bouton check my.game --upto 60       what the file claims, against exhaustive search
  bouton prove wythoff                 what it claims, for all positions
  bouton discover my.game              claims found in small cases, and proved
  bouton guess values.txt              the pattern in what a brute force prints
  bouton identify values.txt           known games with these values
  bouton period 0.77                   nim-values of a heap game, and their period
  bouton play nim 7 8 9                against the computer
  bouton matrix payoffs.csv            a game of two players: value and strategies, exact
  bouton serve                         the workbench in the browser
  bouton mcp                           the operations for programs that ask
  bouton lsp                           assistance in an editor
  bouton judge --list                  contest problems, answered in their own formats

Exit status: 0 answered; 1 answered \"no\"; 2 the input is wrong; 3 a limit was reached.",
    "示例：
  bouton list                          游戏目录
  bouton show wythoff                  规则、断言及其依据
  bouton solve nim 14 21 39            谁胜、SG 值、所有制胜着法、原因
  bouton table wythoff 0..20 0..20     必败态一览
  bouton check my.game --upto 60       用穷举检验文件中的断言
  bouton prove wythoff                 对所有局面证明其断言
  bouton discover my.game              从小局面中找出规律并证明
  bouton guess values.txt              在暴力程序的输出中找出规律
  bouton identify values.txt           具有这些值的已知游戏
  bouton period 0.77                   取石子博弈的 SG 值及其周期
  bouton play nim 7 8 9                与电脑对弈
  bouton matrix payoffs.csv            二人零和博弈的值与策略，精确求解
  bouton serve                         浏览器中的工作台
  bouton mcp                           供程序调用的各种操作
  bouton lsp                           编辑器中的支持
  bouton judge --list                  按原题格式解答的竞赛题

退出状态：0 已回答；1 回答“否”；2 输入有误；3 触及上限。",
);
