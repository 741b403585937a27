//! Words for editors: what names stand for, changes of a text, reports on its claims.

use crate::both;
use crate::phrase::{Phrase, phrase};
use language::symbols::Role;
use rules::Text;
use rules::speech::short;

/// The meaning of a name.
pub const fn role(role: Role) -> Phrase {
    match role {
        Role::Game => phrase("name of the game", "游戏的名字"),
        Role::Parameter => phrase("parameter of the game", "游戏的参数"),
        Role::Word => phrase("value of a parameter", "参数的一个值"),
        Role::Letter => phrase("letter of the rows", "行中的字母"),
        Role::Automaton => phrase("automaton", "自动机"),
        Role::State => phrase("state of the automaton", "自动机的状态"),
        Role::Track => phrase("number that the automaton reads", "自动机所读的数"),
        Role::Number => phrase("number of the position", "局面中的数"),
        Role::Gap => phrase("gap of the row: any number of numbers", "行中的一段：任意多个数"),
        Role::Element => phrase("any element of the row", "行中的任一项"),
        Role::Before => phrase("element before it; 0 before the first", "它的前一项；第一项之前为 0"),
        Role::Index => phrase("index of the element, from 1", "该项的位置，从 1 数起"),
        Role::Length => phrase("length of the row", "行的长度"),
        Role::Chosen => phrase("number chosen with the move", "随着法选取的数"),
        Role::Bound => phrase("number bound here", "此处约束的数"),
        Role::CellLetter => phrase("letter of cells", "格子的字母"),
        Role::Cell => phrase("cell of the rule", "规则中的格子"),
        Role::BoundCell => phrase("any cell, bound here", "此处约束的任一格子"),
    }
}

/// Word of the language.
pub const KEYWORD: Phrase = phrase("word of the language", "语言中的词");

/// A change in place of something.
pub fn replace(with: &str) -> Text {
    let with = short(with);
    both(format!("Replace by `{with}`"), format!("改为 `{with}`"))
}

/// A change that only adds something.
pub fn add(text: &str) -> Text {
    let text = short(text.trim());
    both(format!("Add `{text}`"), format!("添加 `{text}`"))
}

/// Comparison of all claims with the rules.
pub const CHECK: Phrase = phrase("Check all claims against the rules", "用规则检验全部断言");

/// Proof of all claims.
pub const PROVE: Phrase = phrase("Prove all claims for all positions", "对所有局面证明全部断言");

/// Proof of one claim.
pub const PROVE_THIS: Phrase = phrase("Prove this claim for all positions", "对所有局面证明这条断言");

/// Title of a check that is running.
pub const CHECKING: Phrase = phrase("Checking", "检验中");

/// Title of a proof that is running.
pub const PROVING: Phrase = phrase("Proving", "证明中");

/// A claim that was not reached within the time of a glance.
pub const NOT_YET: Phrase = phrase("Not checked within the time for a glance.", "在短时间内尚未检验完。");

/// Label of the rules.
pub const RULES: Phrase = phrase("rules", "规则");

/// A name that is not known, or cannot be changed here.
pub const NO_RENAME: Phrase = phrase("this name cannot be changed here", "此处的名字不能更改");

/// A new name that would not be one, or would mean something else.
pub fn bad_name(name: &str) -> Text {
    let name = short(name);
    both(format!("`{name}` is not a name, or is in use here"), format!("`{name}` 不是名字，或在此处已被使用"))
}

/// A text with mistakes, which has no canonical form.
pub const UNFORMATTED: Phrase = phrase("the text has mistakes, and is left as it is", "文本有误，保持原样");

/// Result of a comparison of several statements.
pub fn checked(agree: usize, refuted: usize, open: usize) -> Text {
    both(
        format!("{agree} agree with the rules, {refuted} refuted, {open} undecided."),
        format!("{agree} 条与规则一致，{refuted} 条被推翻，{open} 条未定。"),
    )
}

/// Result of several proofs.
pub fn proved(proved: usize, refuted: usize, open: usize) -> Text {
    both(
        format!("{proved} proved, {refuted} refuted, {open} undecided."),
        format!("{proved} 条得证，{refuted} 条被推翻，{open} 条未定。"),
    )
}

/// A text without claims.
pub const NO_CLAIMS: Phrase = phrase("The text has no claims.", "文本中没有断言。");
