//! Statements about all sizes in words: entries and their laws, moves, totals, and the claim.

use super::formula::{formula, name};
use super::{plain, stuck};
use crate::both;
use kernel::Formula;
use kernel_residues::Family;
use kernel_sizes::{Claim, Fold, Item, Law, Purpose, Shape, Statement, Step, Total};
use rules::Text;

/// A statement that gives numbers these names.
fn named(statement: &Statement, names: &[String]) -> Family {
    let given = kernel::Statement {
        numeration: kernel::Numeration::Base(2),
        automata: vec![],
        assuming: vec![],
        places: names.to_vec(),
        sorted: false,
        laws: vec![],
        ends: vec![],
        stuck: statement.stuck,
        moves: vec![],
        choices: vec![],
        claim: kernel::Claim::Outcomes([None, None, None]),
    };
    given.into()
}

/// Something said of numbers with these names.
fn said(statement: &Statement, names: &[String], of: &Formula) -> String {
    formula(&named(statement, names), of)
}

fn totals(statement: &Statement) -> Vec<String> {
    statement.totals.iter().map(|total| total.name.clone()).collect()
}

/// All sentences, in the order of the statement; the last is the claim.
pub fn sentences(statement: &Statement) -> Vec<Text> {
    let mut all = vec![positions(statement)];
    all.extend(statement.laws.iter().map(|law| self::law(statement, law)));
    all.extend(statement.moves.iter().map(|step| self::step(statement, step)));
    all.push(both("There are no other moves.", "没有其他着法。"));
    all.push(stuck(&named(statement, &statement.entry)));
    all.extend(statement.totals.iter().map(|total| self::total(statement, total)));
    let Text { en, zh } = claim(statement);
    all.push(both(format!("Claim: {en}."), format!("断言：{zh}。")));
    all
}

fn list(names: &[String]) -> String {
    match names {
        [only] => only.clone(),
        names => format!("({})", names.join(", ")),
    }
}

fn positions(statement: &Statement) -> Text {
    let entry = &statement.entry;
    match statement.shape {
        Shape::Heaps(most) => {
            let heap = list(entry);
            let (moves, moves_zh) = match most {
                1 => ("changes one of them".to_string(), "改变其中一堆".to_string()),
                most => (format!("changes from 1 to {most} of them"), format!("改变其中 1 至 {most} 堆")),
            };
            both(
                format!("A position is any number of heaps {heap}; a move {moves}."),
                format!("局面是任意多个堆 {heap}；每步{moves_zh}。"),
            )
        }
        Shape::Row(sorted) => {
            let (order, order_zh) =
                if sorted { (" in rising order", "，按递增次序排列") } else { ("", "") };
            let [x, i, l, w] = [0, 1, 2, 3].map(|number| entry[number].clone());
            both(
                format!(
                    "A position is a row of any length{order}; {x} is an entry, {i} its place from 1, {l} the length, {w} the entry before it, or 0."
                ),
                format!(
                    "局面是任意长度的行{order_zh}；{x} 是一项，{i} 是它的位置（从 1 起），{l} 是长度，{w} 是前一项（第一项之前为 0）。"
                ),
            )
        }
    }
}

fn law(statement: &Statement, law: &Law) -> Text {
    let of = said(statement, &law.names, &law.formula);
    match (statement.shape, &*law.names) {
        (Shape::Row(_), [_, _]) => {
            let pair = law.names.join(", ");
            both(
                format!("Any two consecutive entries {pair} satisfy {of}."),
                format!("相邻两项 {pair} 满足 {of}。"),
            )
        }
        (Shape::Row(_), _) => both(format!("Every entry satisfies {of}."), format!("每一项满足 {of}。")),
        (Shape::Heaps(_), _) => both(format!("Every heap satisfies {of}."), format!("每一堆满足 {of}。")),
    }
}

fn step(statement: &Statement, step: &Step) -> Text {
    let seen: Vec<String> = match statement.shape {
        Shape::Heaps(_) => statement.entry.clone(),
        Shape::Row(_) => step
            .window
            .iter()
            .filter_map(|item| match item {
                Item::Entry(name) => Some(name.clone()),
                Item::Gap => None,
            })
            .collect(),
    };
    let family = named(statement, &seen);
    let to: Vec<String> = step.of.parts[0].iter().map(|&number| name(&family, number)).collect();
    let when: Vec<String> = step.of.when.iter().map(|of| formula(&family, of)).collect();
    let (from, to) = match statement.shape {
        Shape::Heaps(_) => (list(&seen), list(&to)),
        Shape::Row(_) => (row(step, &seen), row(step, &to)),
    };
    let (wherever, wherever_zh) = match &*when.join(" and ") {
        "" => (String::new(), String::new()),
        said => (format!(" wherever {said}"), format!("，条件是 {said}")),
    };
    both(
        format!("A move leads from {from} to {to}{wherever}."),
        format!("可从 {from} 走到 {to}{wherever_zh}。"),
    )
}

/// A window with these entries.
fn row(step: &Step, entries: &[String]) -> String {
    let mut entries = entries.iter();
    let items: Vec<String> = step
        .window
        .iter()
        .map(|item| match item {
            Item::Entry(_) => entries.next().cloned().unwrap_or_default(),
            Item::Gap => "..".into(),
        })
        .collect();
    format!("[{}]", items.join(", "))
}

fn counts(statement: &Statement, of: &Formula) -> (String, String) {
    let value =
        ["v", "u", "t", "s", "value"].into_iter().find(|name| statement.entry.iter().all(|own| own != name));
    let value = value.unwrap_or("v").to_string();
    let names = [&*statement.entry, std::slice::from_ref(&value)].concat();
    (value, said(statement, &names, of))
}

fn total(statement: &Statement, total: &Total) -> Text {
    let (value, of) = counts(statement, &total.formula);
    let name = &total.name;
    let (fold, fold_zh) = match total.fold {
        Fold::Xor => ("the xor", "异或和"),
        Fold::Sum => ("the sum", "总和"),
        Fold::Max => ("the largest", "最大值"),
    };
    both(
        format!("{name} is {fold} of the {value} with {of}, over all of them."),
        format!("{name} 是各项的 {value} 的{fold_zh}，其中 {of}。"),
    )
}

/// The claim, without a full stop.
pub fn claim(statement: &Statement) -> Text {
    let names = totals(statement);
    match &statement.claim {
        Claim::Lost(of) => {
            let of = said(statement, &names, of);
            both(
                format!(
                    "exactly the positions with {of} are lost for the player to move; all others are won"
                ),
                format!("轮到走子的一方必败的局面恰为满足 {of} 的那些，其余必胜"),
            )
        }
        Claim::Value(of) => {
            let with = [&*names, &["value".to_string()]].concat();
            let of = said(statement, &with, of);
            both(format!("the nim-value is the value with {of}"), format!("SG 值为满足 {of} 的 value"))
        }
        Claim::Columns(of) => {
            let (value, of) = counts(statement, of);
            let Shape::Heaps(most) = statement.shape else { return both("", "") };
            let modulus = u64::from(most) + 1;
            match statement.stuck {
                kernel::Verdict::Won => both(
                    format!(
                        "where a heap counts {value} with {of}: exactly those positions are lost for the player to move in which no heap counts more than 1 and the number of those that count 1 is 1 modulo {modulus}, or some heap counts more than 1 and the number of ones in each binary column is a multiple of {modulus}"
                    ),
                    format!(
                        "每堆计为满足 {of} 的 {value}：轮到走子的一方必败，当且仅当没有一堆的计数大于 1 且计数为 1 的堆数除以 {modulus} 余 1，或者有一堆的计数大于 1 且各二进制位上 1 的个数都是 {modulus} 的倍数"
                    ),
                ),
                _ => both(
                    format!(
                        "where a heap counts {value} with {of}: exactly those positions are lost for the player to move in which the number of ones in each binary column is a multiple of {modulus}"
                    ),
                    format!(
                        "每堆计为满足 {of} 的 {value}：轮到走子的一方必败，当且仅当各二进制位上 1 的个数都是 {modulus} 的倍数"
                    ),
                ),
            }
        }
    }
}

/// The statement as in a certificate, without what a terminal could take for something else.
pub fn text(statement: &Statement) -> String {
    statement.to_string().lines().map(|line| plain(line) + "\n").collect()
}

/// Purpose of a sentence.
pub fn purpose(purpose: Purpose) -> Text {
    match purpose {
        Purpose::Total => both("every entry counts something", "每一项都有计数"),
        Purpose::One => both("no entry counts two things", "没有一项有两个计数"),
        Purpose::Order => both("rows are in order", "各行按次序排列"),
        Purpose::Ends => both("play ends", "对局必定结束"),
        Purpose::Stays => both("positions stay positions", "走后仍是合法局面"),
        Purpose::Among => both("all totals are among those that are said", "所有总和都在所述范围内"),
        Purpose::Lost => both("no move leads from a goal to a goal", "没有着法从目标局面走到目标局面"),
        Purpose::Mended => {
            both("an entry that is not blocked has a move to a goal", "未受阻的一项有走到目标局面的着法")
        }
        Purpose::Joined => both("what is blocked is blocked together", "各自受阻则合起来也受阻"),
        Purpose::Empty => both("no entries are blocked", "没有项时视为受阻"),
        Purpose::Whole => both("where all is blocked the claim holds", "全部受阻时断言成立"),
        Purpose::Still => both("where nothing can be moved the verdict is right", "无着可走处的判定正确"),
        Purpose::Falls => both("counts fall with every move", "每走一步计数都变小"),
        Purpose::Reached => both("every smaller count is reached", "每个更小的计数都能走到"),
    }
}
