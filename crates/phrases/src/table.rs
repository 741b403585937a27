//! `bouton table`: help, and the legend of a table.

use rules::Text;
use rules::speech::both;
use solve::StopReason;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase("Tabulate a game over ranges of positions", "在给定范围内列出整张表");

/// Usage of the command.
pub const USAGE: Phrase = phrase(
    "bouton table [OPTIONS] GAME [PARAMETER=VALUE]... RANGE...",
    "bouton table [选项] 游戏 [参数=值]... 范围...",
);

/// Help of `GAME`.
pub const GAME: Phrase = phrase(
    "A game and a range for each coordinate: `wythoff 0..20 0..20`, both ends included; \
             a single number fixes a coordinate, and ranges for several positions give their sums",
    "游戏与各坐标的范围：`wythoff 0..20 0..20`，两端都包含；写单个数则固定该坐标，写几个局面的范围则列出它们的和",
);

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Write a .csv, .npy, .png, .svg or .tex (LaTeX) file instead of text",
    "写入 .csv、.npy、.png、.svg 或 .tex（LaTeX）文件，而不输出文字",
);

/// Help of `--checkpoint`.
pub const CHECKPOINT: Phrase = phrase(
    "Keep the table in FILE while it grows; the same command takes up an interrupted one. \
             Large tables written with --out are kept in OUT.checkpoint without being asked to",
    "把表边算边存在文件中；重复同一命令可续算。用 --out 写出的大表会自动存在 OUT.checkpoint 中",
);

/// Help of `--wrap`.
pub const WRAP: Phrase = phrase(
    "With one coordinate, print N positions a line (10 if not given)",
    "只有一个坐标时每行列出 N 个局面（默认 10）",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton table wythoff 0..20 0..20
  bouton table kayles 0..59 --what value --wrap 12
  bouton table bash m=4 0..40 --misere
  bouton table wythoff 0..20 0..20 --what claim
  bouton table wythoff 0..200 0..200 --out wythoff.svg
  bouton table wythoff 0..1000 0..1000 --what value --out wythoff.npy
  bouton table wythoff 0..2000 0..2000 --out wythoff.png --processes 2
  bouton table nim 5 0..15 0..15           sums of three heaps
  bouton table staircase 0..9 0..9         rows of two numbers

Outcomes: P, the mover loses; N (shown as .), the mover wins; D, a draw. In .npy files they are 0, 1, 2. A place that is
no position of the game stays empty; in .npy files all its bits are set.

Claims: P, . and D where they are right, ? where nothing is claimed, ! where a claim is wrong; in .csv and .json !P, !N
and !D say what is claimed wrongly, and in .npy files ? is 3, a wrong claim of P, N, D or a nim-value 4, 5, 6 or 7.

Cells are computed from the rules. Where that would take a search for each position, or lists of far more options than
positions, and a theorem of the catalogue gives the result, the theorem is used and named; --what claim and --checkpoint
always go by the rules.", "示例：
  bouton table wythoff 0..20 0..20
  bouton table kayles 0..59 --what value --wrap 12
  bouton table bash m=4 0..40 --misere
  bouton table wythoff 0..20 0..20 --what claim
  bouton table wythoff 0..200 0..200 --out wythoff.svg
  bouton table wythoff 0..1000 0..1000 --what value --out wythoff.npy
  bouton table wythoff 0..2000 0..2000 --out wythoff.png --processes 2
  bouton table nim 5 0..15 0..15           三堆之和
  bouton table staircase 0..9 0..9         两个数的行

胜负：P 先手必败；N（显示为 .）先手必胜；D 平局。在 .npy 文件中依次为 0、1、2。
不是局面的位置留空；在 .npy 文件中各位全为 1。

断言：正确之处为 P、. 与 D，没有断言之处为 ?，断言有误之处为 !；.csv 与 JSON 中 !P、!N、!D 写出误断的内容，
.npy 文件中 ? 为 3，误断 P、N、D 或 SG 值依次为 4、5、6、7。

各格由规则算出。若按规则须对每个局面搜索，或着法远比局面多，而目录中有定理给出结果，则采用该定理并注明出处；--what claim 与 --checkpoint 总是按规则计算。");

/// Advice about a damaged checkpoint.
pub const RECOMPUTED: Phrase =
    phrase("they have been recomputed; the table is complete", "这些局面已重新计算，表是完整的");

/// Legend of outcomes.
pub const OUTCOMES: Phrase = phrase("P: the mover loses   .: the mover wins", "P 先手必败   . 先手必胜");

/// Legend of draws.
pub const DRAWS: Phrase = phrase("D: a draw", "D 平局");

/// Legend of positions about which nothing is claimed.
pub const UNCLAIMED: Phrase = phrase("?: nothing is claimed", "? 没有断言");

/// Legend of positions about which something wrong is claimed.
pub const WRONG: Phrase = phrase("!: claimed wrongly", "! 断言有误");

/// Legend of places without a position.
pub const VACANT: Phrase = phrase("blank: no position", "空白 不是局面");

/// Damage to a checkpoint.
pub fn damaged(name: &str, lost: u64) -> Text {
    both(
        format!("`{name}` was damaged: {lost} positions failed their checksum"),
        format!("`{name}` 已损坏：其中 {lost} 个局面与写入时不同"),
    )
}

/// Positions done before a limit was reached, and the way to go on from there, with or without a checkpoint.
pub fn halted(positions: u64, reason: StopReason, checkpoint: Option<&str>) -> Text {
    let Text { en, zh } = crate::problem::done(positions);
    let (resume, resume_zh) = match checkpoint {
        Some(path) => (
            format!("They are kept in `{path}`; the same command goes on from there."),
            format!("已存入 `{path}`，重复同一命令即可续算。"),
        ),
        None if reason == StopReason::Memory => (
            "With `--checkpoint FILE` the table is kept in a file instead of memory.".into(),
            "加上 `--checkpoint 文件`，表会存入文件而不占内存。".into(),
        ),
        None => (
            "With `--checkpoint FILE` they are kept, and the same command goes on from there.".into(),
            "加上 `--checkpoint 文件` 即会保存，重复同一命令即可续算。".into(),
        ),
    };
    both(format!("{en} {resume}"), format!("{zh}{resume_zh}"))
}
