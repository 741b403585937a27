//! Notes at places of a text, in Chinese.

use crate::problem::Note;
use crate::words::quote::code;

pub(in crate::words) fn note(note: &Note) -> String {
    match note {
        Note::Here => String::new(),
        Note::OpensHere => "在这里打开".into(),
        Note::ClosesHere(close) => format!("这里应有 {}", code(close)),
        Note::CompoundHere { name } => format!("这里有 {}", code(name)),
        Note::RuleHere => "这里有一条规则".into(),
        Note::Numbers(given) => format!("这里有 {given} 个数"),
        Note::Gaps(given) => format!("这里有 {given} 个 `..`"),
        Note::FirstHere => "先在这里".into(),
        Note::AgainHere => "又在这里".into(),
        Note::FormFromHere => "局面的样子由这里决定".into(),
    }
}
