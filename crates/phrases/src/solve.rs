//! `bouton solve`: help, and answers about positions.

use rules::speech::both;
use rules::{Outcome, Text};
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase =
    phrase("Solve a position: who wins, by which moves, and why", "求解局面：谁胜、怎么走、为什么");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton solve [OPTIONS] GAME [PARAMETER=VALUE]... COMPONENT...\n       bouton solve [OPTIONS] --batch [FILE]",
    "bouton solve [选项] 游戏 [参数=值]... 分量...\n      bouton solve [选项] --batch [文件]",
);

/// Help of `GAME`.
pub const GAME: Phrase = phrase(
    "A game and a position: `nim 3 4 5`, `bash m=3 21`, `my.game 12,7`, `nim 3 4 + kayles 7`; \
             `@FILE` and `-` (stdin) stand for the words in them",
    "游戏与局面：`nim 3 4 5`、`bash m=3 21`、`my.game 12,7`、`nim 3 4 + kayles 7`；\
             `@文件` 与 `-`（标准输入）代表其中的内容",
);

/// Help of `--dot`.
pub const DOT: Phrase = phrase(
    "Write the graph of `hackenbush` as DOT, winning cuts thick; `-` is stdout",
    "把 `hackenbush` 的图写成 DOT，制胜的边加粗；`-` 为标准输出",
);

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Draw the position of `hackenbush`, `dag` or a game on a board, winning moves marked: a .svg or .png file, or .tex for TikZ",
    "把 `hackenbush`、`dag` 或棋盘游戏的局面画成 .svg、.png 文件或 TikZ 的 .tex，标出制胜着法",
);

/// Help of `--certificate`.
pub const CERTIFICATE: Phrase = phrase(
    "Write a certificate of the nim-value, for `bouton verify`: of games on boards and graphs",
    "写出 SG 值的证书，供 `bouton verify` 检验：限棋盘与图上的游戏",
);

/// Warning where a certificate was asked for and there is none.
pub const NO_CERTIFICATE: Phrase = phrase("no certificate was written", "没有写出证书");

/// Help on that warning in misère play.
pub const NORMAL_PLAY: Phrase =
    phrase("certificates are about nim-values, in normal play", "证书说明的是正常规则下的 SG 值");

/// Help on that warning where a picture was asked for.
pub const BESIDE_PICTURE: Phrase =
    phrase("leave out `--out`: a picture is made without a certificate", "请去掉 `--out`：画图时不写证书");

/// Help on that warning where values are missing.
pub const VALUES_MISSING: Phrase = phrase(
    "the value rests on others that were not found within the limits",
    "这个值所依据的一些值没有在限制内求出",
);

/// Help of `--batch`.
pub const BATCH: Phrase = phrase(
    "Answer a JSON query on each line of FILE or stdin, a JSON answer on each line of stdout",
    "逐行回答文件或标准输入中的 JSON 查询，每行一个 JSON 答案",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton solve nim 14 21 39
  bouton solve bash m=3 21 --misere
  bouton solve wythoff 4,7 9,15        two boards; a move is made on one of them
  bouton solve nim 3 4 + kayles 7      a sum of different games
  bouton solve nim 1 2 4 --moves all --json
  bouton solve 0.77 20 31              an octal game
  bouton solve hackenbush 0-1,1-2,1-2
  bouton solve hackenbush --graph house.dot --ground 1
  bouton solve hackenbush --graph house.dot --ground 1 --out house.svg
  bouton solve dag --graph steps.txt 0 0 2
  bouton solve dag --graph steps.txt 0 0 2 --out steps.png
  echo 3 4 5 | bouton solve nim -
  bouton solve --batch queries.jsonl

Lines of a batch: {\"ask\": \"nim 3 5\", \"id\": 1}
                  {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\", \"convention\": \"misere\"}", "示例：
  bouton solve nim 14 21 39
  bouton solve bash m=3 21 --misere
  bouton solve wythoff 4,7 9,15        两盘棋，每次只走其中一盘
  bouton solve nim 3 4 + kayles 7      不同游戏之和
  bouton solve nim 1 2 4 --moves all --json
  bouton solve 0.77 20 31              八进制博弈
  bouton solve hackenbush 0-1,1-2,1-2
  bouton solve hackenbush --graph house.dot --ground 1
  bouton solve hackenbush --graph house.dot --ground 1 --out house.svg
  bouton solve dag --graph steps.txt 0 0 2
  bouton solve dag --graph steps.txt 0 0 2 --out steps.png
  echo 3 4 5 | bouton solve nim -
  bouton solve --batch queries.jsonl

批量查询的各行：{\"ask\": \"nim 3 5\", \"id\": 1}
              {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\", \"convention\": \"misere\"}");

/// Label of the nim-value.
pub const NIM_VALUE: Phrase = phrase("nim-value", "SG 值");

/// Label of the remoteness.
pub const REMOTENESS: Phrase = phrase("moves to go", "剩余步数");

/// The winner, from the mover's side.
pub const fn verdict(outcome: Option<Outcome>) -> Phrase {
    match outcome {
        Some(Outcome::N) => phrase("The player to move wins (N).", "先手必胜（N）。"),
        Some(Outcome::P) => phrase("The player to move loses (P).", "先手必败（P）。"),
        Some(Outcome::D) => phrase("A draw with best play (D).", "双方最佳着法下为平局（D）。"),
        None => phrase("Not decided.", "未能判定。"),
    }
}

/// The remoteness.
pub fn moves_to_go(remoteness: u64) -> Text {
    both(format!("{remoteness}, if both play best"), format!("{remoteness}（双方都走最佳着法）"))
}

/// Label of the winning moves.
pub const fn winning_moves(single: bool) -> Phrase {
    phrase(if single { "winning move" } else { "winning moves" }, "制胜着法")
}

/// Number of winning moves, if it is known, after some that are listed.
pub fn more(count: Option<&str>) -> Text {
    match count {
        Some(count) => both(
            format!("{count} in all (--moves all prints them)"),
            format!("共 {count} 个（--moves all 可全部列出）"),
        ),
        None => both("there may be more", "可能还有更多"),
    }
}

/// A long line of a batch.
pub fn long_line(mebibytes: u64) -> Text {
    both(format!("the line is longer than {mebibytes} MiB"), format!("这一行超过 {mebibytes} MiB"))
}
