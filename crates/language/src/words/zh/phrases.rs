//! Phrases that sentences are made of, in Chinese.

use crate::Sort;
use crate::problem::Construct;
use crate::words::quote::{self, code};
use dashu_int::UBig;

pub(super) fn list(all: &[impl AsRef<str>]) -> String {
    quote::list(all, "、", " 或 ")
}

pub(super) fn all(all: &[impl AsRef<str>]) -> String {
    quote::list(all, "、", "、")
}

pub(super) fn bounds(least: &Option<UBig>, most: &Option<UBig>) -> String {
    let shown = |bound: &UBig| code(&bound.to_string());
    match (least, most) {
        (Some(least), Some(most)) => format!("应在 {} 到 {} 之间", shown(least), shown(most)),
        (Some(least), None) => format!("至少为 {}", shown(least)),
        (None, Some(most)) => format!("至多为 {}", shown(most)),
        (None, None) => "超出范围".to_string(),
    }
}

pub(super) fn sort(sort: Sort) -> &'static str {
    match sort {
        Sort::Natural => "自然数",
        Sort::Set => "自然数的集合",
        Sort::Choice => "几个词之一",
        Sort::Octal => "八进制码",
        Sort::Hexadecimal => "十六进制码",
        Sort::Graph => "边的列表",
        Sort::Text => "文字",
        Sort::Tuples(2) => "数对的集合",
        Sort::Tuples(_) => "三元组的集合",
        Sort::List => "数列",
    }
}

pub(super) fn construct(construct: Construct) -> String {
    match construct {
        Construct::Literally(all) => return format!(" {}", list(all)),
        Construct::Expression => "数、名字或括号",
        Construct::Name => "名字",
        Construct::Number => "自然数",
        Construct::Text => "引号里的文字",
        Construct::Component => "局面，如 `(a, b)` 或 `[.., a, ..]`",
        Construct::Language => "文字的语言 `en` 或 `zh`",
        Construct::Verdict => " `lost`、`won` 或 `draw`",
        Construct::Outcome => " `P`、`N` 或 `D`",
        Construct::Tuple => "元组，如 `(1, 2)`",
        Construct::ListOfNumbers => "数列，如 `[3, 1, 2]`",
        Construct::SetOfNumbers => "集合，如 `{1, 3..5}`",
        Construct::AssumedSet => "集合，如 `{1..5}`、`{q: odd(q)}` 或 `prime`",
        Construct::GameName => "游戏的名字",
        Construct::EndOfLine => "行末",
        Construct::Transition => "转移，如 `0 -> a`",
        Construct::Argument => "值，如 `3`、`{1, 3}` 或一个词",
        Construct::Cell => "格子的名字",
        Construct::Letter => "字母的名字",
        Construct::Condition => "条件，如 `u next to v`",
        Construct::Board => "棋盘，如 `grid(r, c)`",
    }
    .to_string()
}

pub(super) fn did_you_mean(suggestion: &Option<String>, otherwise: &str) -> String {
    match suggestion {
        Some(word) => format!("是不是想写 {}？", code(word)),
        None => otherwise.to_string(),
    }
}

/// Letters that distinguish a name from another; empty if there are none.
pub(super) fn among(letters: &[String]) -> String {
    if letters.is_empty() { String::new() } else { format!("，含 {}", letters.join("、")) }
}
