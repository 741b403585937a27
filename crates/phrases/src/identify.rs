//! `bouton identify`: help.

use answer::identity::{Grounds, Identity};
use rules::Text;
use rules::speech::both;
use words::identity::evidence;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Find the known games with these values, or with these rules",
    "找出具有这些值或这些规则的已知游戏",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton identify [OPTIONS] FILE|GAME", "bouton identify [选项] 文件|游戏");

/// Help of `GAME`.
pub const GAME: Phrase = phrase(
    "Values of 0, 1, 2, …, or of pairs or triples of numbers, in a file or on stdin (`-`); or a game, by its file, its name or its code",
    "0、1、2……处的值，或两个数、三个数的局面的值（文件，或 `-` 表示标准输入）；或一个游戏：其文件、名称或代码",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase(
    "Examples:
  printf '0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2' | bouton identify -
  bouton identify values.txt
  bouton identify heap.game
  bouton identify 0.07

Values are compared with those of all octal games of up to three digits, hexadecimal games of up to two, sets of
amounts up to 12, coin-turning games with names and games of the catalogue, shifted by up to four places, and with
the differences of successive values. Rules of a game on heaps are identified by their moves. Values or outcomes of
pairs of numbers, in a table or as lines `a b value`, are compared with games on two numbers, and with two heaps;
those of triples, as lines `a b c value`, with three heaps.
Exit status 0 if a game was found; 3 if none was.",
    "示例：
  printf '0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2' | bouton identify -
  bouton identify values.txt
  bouton identify heap.game
  bouton identify 0.07

把值与以下游戏的值比较：不超过三位的八进制博弈、不超过两位的十六进制博弈、数不超过 12 的减法集、有名称的翻硬币
博弈、目录中的游戏；允许平移至多四位，也比较相邻值之差。堆上游戏的规则按着法识别。
数对的值或胜负（表格，或形如 `a b 值` 的行）与两个数上的游戏以及两堆比较；
三个数的（形如 `a b c 值` 的行）与三堆比较。
找到游戏时退出状态为 0，否则为 3。",
);

/// Evidence for an identity.
pub fn grounds(identity: &Identity) -> Text {
    let (kind, kind_zh) = match identity.grounds {
        Grounds::Moves => ("proved", "已证明"),
        Grounds::Cousins => ("a theorem", "定理"),
        Grounds::Values(_) => ("checked", "检验"),
    };
    let Text { en, zh } = evidence(identity);
    both(format!("{kind}: {en}."), format!("{kind_zh}：{zh}。"))
}
