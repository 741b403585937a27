//! `bouton census`: help, and results about many games on heaps.

use rules::Text;
use rules::speech::both;
use sequences::Games;
use words::{Phrase, phrase};

/// Title of the command.
pub const ABOUT: Phrase = phrase(
    "Periods of all octal or hexadecimal games of some digits",
    "若干位的全部八进制或十六进制博弈及其周期",
);

/// Usage of the command.
pub const USAGE: Phrase = phrase("bouton census [OPTIONS] [CODE]...", "bouton census [选项] [代码]...");

/// Help of `--each`.
pub const EACH: Phrase = phrase("Work on no game for longer than that", "每个博弈最多计算这么久");

/// Help of `--out`.
pub const OUT: Phrase = phrase(
    "Write a line for each game to a .csv file. Games that are done are kept in OUT.checkpoint; the same command goes on",
    "把每个博弈写成 .csv 文件中的一行。已完成的博弈存在 OUT.checkpoint 中，重复同一命令即可续算",
);

/// Examples at the end of its help.
pub const EXAMPLES: Phrase = phrase("Examples:
  bouton census --digits 1
  bouton census --digits 2 --to 20000 --out two.csv
  bouton census --digits 3 --to 500 --each 1s
  bouton census --digits 2 --hexadecimal --to 300
  bouton census 0.16 0.56 0.376 --to 1000000

Games of three digits to ten million heaps take an hour or more; what is interrupted is taken up again from its --out file.
Games that are the same but for the number of stones (first cousins) are computed once and named. Exit status 0 if every
game has a known period; 3 if some are open, or if a limit came first.", "示例：
  bouton census --digits 1
  bouton census --digits 2 --to 20000 --out two.csv
  bouton census --digits 3 --to 500 --each 1s
  bouton census --digits 2 --hexadecimal --to 300
  bouton census 0.16 0.56 0.376 --to 1000000

三位数的博弈算到一千万个堆需一小时以上；中断后可从 --out 的文件续算。
只差石子数的博弈（表亲）只算一次，并注明。每个博弈的周期都已知时退出状态为 0；有未决的博弈或先触及上限时为 3。");

/// Heading of the open games.
pub const OPEN: Phrase = phrase("Open, one of each beginning:\n", "尚未确定（每种开头列一个）：\n");

/// Heading of the patterns that ended.
pub const BROKEN: Phrase = phrase(
    "Patterns that held for ten periods and then ended: from, period, the first heap that differs:\n",
    "曾维持十个周期而后中断的规律：起点、周期、第一个不合的堆：\n",
);

/// Evidence for the periods.
pub const EVIDENCE: Phrase = phrase(
    "How this is known: periods by the theorem of Guy and Smith (1956), from values computed from the rules; heaps by size, from 0.\n",
    "依据：周期由 Guy 与 Smith 的定理（1956）及按规则算出的值得出；堆按大小从 0 编号。\n",
);

/// The same where values may grow.
pub const GROWING_EVIDENCE: Phrase = phrase(
    "How this is known: periods by the theorem of Guy and Smith (1956), arithmetic ones by that of arithmetic periods with up to three heaps, from values computed from the rules; heaps by size, from 0.\n",
    "依据：周期由 Guy 与 Smith 的定理（1956）、算术周期由至多分成三堆的算术周期定理及按规则算出的值得出；堆按大小从 0 编号。\n",
);

/// Label of the games.
pub const GAME: Phrase = phrase("game", "博弈");

/// Label of the numbers of values computed.
pub const VALUES: Phrase = phrase("values", "值数");

/// The games asked for, and the heaps whose values were asked for.
pub fn title(wanted: &Games, to: usize) -> Text {
    match wanted {
        Games::Digits(1) => both(
            format!("Octal games of one digit, heaps below {to}"),
            format!("小数点后一位的八进制博弈，堆小于 {to}"),
        ),
        Games::Digits(digits) => both(
            format!("Octal games of up to {digits} digits, heaps below {to}"),
            format!("不超过 {digits} 位的八进制博弈，堆小于 {to}"),
        ),
        Games::Hexadecimal(1) => both(
            format!("Hexadecimal games of one digit, heaps below {to}"),
            format!("小数点后一位的十六进制博弈，堆小于 {to}"),
        ),
        Games::Hexadecimal(digits) => both(
            format!("Hexadecimal games of up to {digits} digits, heaps below {to}"),
            format!("不超过 {digits} 位的十六进制博弈，堆小于 {to}"),
        ),
        Games::These(_) => {
            both(format!("Games by their codes, heaps below {to}"), format!("所给代码的博弈，堆小于 {to}"))
        }
    }
}

/// Counts of a census.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: usize,
    /// Games that differ by more than the number of stones.
    pub forms: usize,
    /// Games with a proved period.
    pub proved: usize,
    /// Games with a period by the theorem alone.
    pub theorem: usize,
    /// Open games.
    pub open: usize,
    /// Beginnings of the values of open games.
    pub beginnings: usize,
}

/// Number of games, and their results.
pub fn summary(counts: Counts) -> Text {
    let Counts { games, forms, proved, theorem, open, beginnings } = counts;
    let none = Text::default;
    let all = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    let different = if forms == games {
        none()
    } else {
        both(
            format!(", {forms} of them different by more than the number of stones"),
            format!("，除石子数外不同的有 {forms} 个"),
        )
    };
    let alone = if theorem == 0 {
        none()
    } else {
        both(
            format!(", {theorem} with one by the theorem alone"),
            format!("，{theorem} 个的周期仅由定理给出"),
        )
    };
    let apart = if beginnings == open {
        none()
    } else {
        both(
            format!(", with {beginnings} different beginnings"),
            format!("，其数列开头不同的有 {beginnings} 种"),
        )
    };
    both(
        format!("{all}{}: {proved} with a proved period{}, {open} open{}.", different.en, alone.en, apart.en),
        format!(
            "共 {games} 个博弈{}：{proved} 个的周期已证明{}，{open} 个未决{}。",
            different.zh, alone.zh, apart.zh
        ),
    )
}

/// Games with a period that are not listed.
pub fn more(rest: usize) -> Text {
    both(
        format!("… and {rest} that took fewer values; --out or --json has them all"),
        format!("…… 另有 {rest} 个所需的值更少；--out 或 --json 给出全部"),
    )
}

/// Patterns that are not listed.
pub fn others(rest: usize) -> Text {
    both(
        format!("… and {rest} that held for fewer heaps; --out has them all"),
        format!("…… 另有 {rest} 个维持的堆更少；--out 给出全部"),
    )
}

/// Games done before a limit was reached, and the file where they are kept.
pub fn unfinished(done: usize, forms: usize, kept: Option<&str>) -> Text {
    let (kept, kept_zh) = match kept {
        Some(path) => (
            format!(" They are kept in `{path}`; the same command goes on from there."),
            format!("已存入 `{path}`，重复同一命令即可续算。"),
        ),
        None => Default::default(),
    };
    both(
        format!("{done} of {forms} games were done.{kept}"),
        format!("已完成 {forms} 个博弈中的 {done} 个。{kept_zh}"),
    )
}
