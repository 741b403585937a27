//! Results about many octal games.

use super::columns;
use crate::failure::stopped;
use crate::speech::{lang, say};
use crate::terminal::{FAINT, STRONG, painted};
use bouton::heaps::{Census, Ended, Games, Row};
use rules::Lang;
use solve::StopReason;
use std::path::Path;

/// Limit on the games with a proved period that have lines of their own: those that took the most values.
const LINES: usize = 24;

/// The census as text, ending its last line; `kept` is the checkpoint file.
pub(crate) fn census(census: &Census, kept: Option<&Path>) -> String {
    let open: Vec<&Row> = leaders(census).filter(|row| row.period.is_none()).collect();
    let apart: Vec<String> =
        open.iter().filter(|row| row.like.is_none()).map(|row| row.code.clone()).collect();
    let mut text = painted(STRONG, &title(census)) + "\n";
    text.push_str(&summary(census, open.len(), apart.len()));
    text.push_str(&longest(census));
    if !apart.is_empty() {
        text.push_str(say("Open, one of each beginning:\n", "未决（每种开头列一个）：\n"));
        text.push_str(&columns(&apart));
    }
    text.push_str(say(
        "How this is known: periods by the theorem of Guy and Smith (1956), from values computed from the rules; heaps by size, from 0.\n",
        "依据：周期由 Guy 与 Smith 的定理（1956）及按规则算出的值得出；堆按大小从 0 编号。\n",
    ));
    if let Some(reason) = census.limits_hit {
        text.push_str(&unfinished(census, reason, kept));
    }
    text
}

/// The games that are no other game with more or fewer stones.
fn leaders(census: &Census) -> impl Iterator<Item = &Row> {
    census.rows.iter().filter(|row| row.same_as.is_none())
}

/// Number of games, and how they ended: so many are open, with so many different beginnings.
fn summary(census: &Census, open: usize, apart: usize) -> String {
    let ended = |ended: Ended| leaders(census).filter(|row| row.ended == ended).count();
    let (proved, theorem) = (ended(Ended::Proved), ended(Ended::Theorem));
    let (games, forms) = (census.games, census.forms);
    match lang() {
        Lang::En => {
            let all = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
            let different = match forms {
                forms if forms == games => String::new(),
                forms => format!(", {forms} of them different by more than the number of stones"),
            };
            let beginnings = match apart {
                apart if apart == open => String::new(),
                apart => format!(", with {apart} different beginnings"),
            };
            let alone = match theorem {
                0 => String::new(),
                alone => format!(", {alone} with one by the theorem alone"),
            };
            format!("  {all}{different}: {proved} with a proved period{alone}, {open} open{beginnings}.\n")
        }
        Lang::Zh => {
            let different = match forms {
                forms if forms == games => String::new(),
                forms => format!("，除石子数外不同的有 {forms} 个"),
            };
            let beginnings = match apart {
                apart if apart == open => String::new(),
                apart => format!("，其数列开头不同的有 {apart} 种"),
            };
            let alone = match theorem {
                0 => String::new(),
                alone => format!("，{alone} 个的周期仅由定理给出"),
            };
            format!(
                "  共 {games} 个博弈{different}：{proved} 个的周期已证明{alone}，{open} 个未决{beginnings}。\n"
            )
        }
    }
}

/// The games with a proved period that took the most values.
fn longest(census: &Census) -> String {
    let mut text = String::new();
    let mut long: Vec<&Row> = leaders(census).filter(|row| row.period.is_some()).collect();
    long.sort_by_key(|row| std::cmp::Reverse(row.values));
    if !long.is_empty() {
        text.push_str(&match lang() {
            Lang::En => format!("  {:<8} {:>12} {:>12} {:>12}\n", "game", "preperiod", "period", "values"),
            Lang::Zh => format!("  {:<6} {:>9} {:>10} {:>10}\n", "博弈", "前周期", "周期", "值数"),
        });
    }
    for (row, period) in long.iter().filter_map(|row| Some((row, row.period?))).take(LINES) {
        text.push_str(&format!(
            "  {:<8} {:>12} {:>12} {:>12}\n",
            row.code, period.start, period.length, row.values
        ));
    }
    if long.len() > LINES {
        let rest = long.len() - LINES;
        text.push_str(&match lang() {
            Lang::En => format!("  … and {rest} that took fewer values; --out or --json has them all\n"),
            Lang::Zh => format!("  …… 另有 {rest} 个所需的值更少；--out 或 --json 给出全部\n"),
        });
    }
    text
}

/// Why the census has not come to its end, and how to go on.
fn unfinished(census: &Census, reason: StopReason, kept: Option<&Path>) -> String {
    let forms = census.forms;
    let done = leaders(census).count();
    let mut said = match lang() {
        Lang::En => format!("{done} of {forms} games were done."),
        Lang::Zh => format!("已完成 {forms} 个博弈中的 {done} 个。"),
    };
    if let Some(path) = kept {
        let path = path.display();
        said.push_str(&match lang() {
            Lang::En => format!(" They are kept in `{path}`; the same command goes on from there."),
            Lang::Zh => format!("已存入 `{path}`，重复同一命令即可续算。"),
        });
    }
    format!("{}\n{}\n", painted(FAINT, stopped(reason)), painted(FAINT, &said))
}

fn title(census: &Census) -> String {
    let to = census.to;
    match (lang(), &census.wanted) {
        (Lang::En, Games::Digits(1)) => format!("Octal games of one digit, heaps below {to}"),
        (Lang::En, Games::Digits(digits)) => {
            format!("Octal games of up to {digits} digits, heaps below {to}")
        }
        (Lang::Zh, Games::Digits(1)) => format!("小数点后一位的八进制博弈，堆小于 {to}"),
        (Lang::Zh, Games::Digits(digits)) => format!("不超过 {digits} 位的八进制博弈，堆小于 {to}"),
        (Lang::En, Games::These(_)) => format!("Octal games by their codes, heaps below {to}"),
        (Lang::Zh, Games::These(_)) => format!("所给代码的八进制博弈，堆小于 {to}"),
    }
}
