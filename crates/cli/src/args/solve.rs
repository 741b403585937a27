//! `bouton solve`.

use crate::args::{Convention, GraphArgs, minus, units};
use crate::speech::{lang, say};
use bouton::ops::Solve;
use clap::Args;
use rules::Lang;
use std::path::PathBuf;

/// Arguments of `bouton solve`.
#[derive(Args)]
pub(crate) struct SolveArgs {
    #[arg(
        required_unless_present = "batch",
        conflicts_with = "batch",
        value_name = say("GAME", "游戏"),
        value_parser = minus::word,
        help = say(
            "A game and a position: `nim 3 4 5`, `bash m=3 21`, `my.game 12,7`, `nim 3 4 + kayles 7`; \
             `@FILE` and `-` (stdin) stand for the words in them",
            "游戏与局面：`nim 3 4 5`、`bash m=3 21`、`my.game 12,7`、`nim 3 4 + kayles 7`；\
             `@文件` 与 `-`（标准输入）代表其中的内容"
        )
    )]
    pub(crate) question: Vec<String>,
    #[command(flatten)]
    pub(crate) graph: GraphArgs,
    #[arg(
        long,
        requires = "graph",
        value_name = say("FILE", "文件"),
        help = say(
            "Write the graph of `hackenbush` as DOT, winning cuts thick; `-` is stdout",
            "把 `hackenbush` 的图写成 DOT，制胜的边加粗；`-` 为标准输出"
        )
    )]
    pub(crate) dot: Option<PathBuf>,
    #[arg(
        long,
        conflicts_with = "batch",
        value_name = say("FILE", "文件"),
        help = say(
            "Draw the position of `hackenbush` or `dag`, winning moves thick: a .svg or .png file",
            "把 `hackenbush` 或 `dag` 的局面画成 .svg 或 .png 文件，制胜着法加粗"
        )
    )]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) convention: Convention,
    #[arg(
        long,
        default_value = Solve::MOVES.default().to_string(),
        hide_default_value = true,
        value_name = say("N|all", "N|all"),
        help = units::filled(
            say("Print so many winning moves ({} if not given)", "最多列出多少个制胜着法（默认 {}）"),
            Solve::MOVES,
        )
    )]
    pub(crate) moves: MoveLimit,
    #[arg(
        long,
        num_args = 0..=1,
        default_missing_value = "-",
        value_name = say("FILE", "文件"),
        help = say(
            "Answer a JSON query on each line of FILE or stdin, a JSON answer on each line of stdout",
            "逐行回答文件或标准输入中的 JSON 查询，每行一个 JSON 答案"
        )
    )]
    pub(crate) batch: Option<PathBuf>,
}

/// Number of winning moves to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveLimit {
    /// At most this many.
    AtMost(u64),
    /// All of them.
    All,
}

impl std::str::FromStr for MoveLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<MoveLimit, String> {
        let text = minus::restore(text);
        match (text.as_str(), text.parse()) {
            ("all", _) => Ok(MoveLimit::All),
            (_, Ok(number)) => Ok(MoveLimit::AtMost(number)),
            _ => Err(match lang() {
                Lang::En => format!("`{text}` is not a number of moves: write a number or `all`"),
                Lang::Zh => format!("`{text}` 不是着法数目：请写一个数或 `all`"),
            }),
        }
    }
}

/// Examples at the end of its help.
pub(crate) fn examples() -> &'static str {
    say(
        "Examples:
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
                  {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\", \"convention\": \"misere\"}",
        "示例：
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
              {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\", \"convention\": \"misere\"}",
    )
}
