//! Errors in proofs.

use crate::{Say, both};
use ::certificate::ProofFlaw;
use rules::Text;

impl Say for ProofFlaw {
    fn text(&self) -> Text {
        match self {
            ProofFlaw::State(pair) => both(
                format!("the state of pair {pair} does not fit the sentence"),
                format!("第 {pair} 对的状态与语句不符"),
            ),
            ProofFlaw::Element(pair) => both(
                format!("an element of pair {pair} does not fit the sentence"),
                format!("第 {pair} 对的某个元素与语句不符"),
            ),
            ProofFlaw::Start => both(
                "no set at the start has only elements that are reachable at zero",
                "起点处没有全部元素都可由零到达的集合",
            ),
            ProofFlaw::Step { pair, column } => {
                let digits: Vec<String> = column.iter().map(u8::to_string).collect();
                let digits = digits.join(" ");
                both(
                    format!("from pair {pair} the digits {digits} lead to no set of successors"),
                    format!("从第 {pair} 对读入数字 {digits} 后没有由后继组成的集合"),
                )
            }
            ProofFlaw::End(pair) => both(
                format!("at pair {pair} the conditions hold and no element accepts"),
                format!("在第 {pair} 对处条件成立而没有元素接受"),
            ),
        }
    }
}
