//! Errors in tables.

use crate::{Say, both};
use ::certificate::TableFlaw;
use rules::Text;

impl Say for TableFlaw {
    fn text(&self) -> Text {
        match self {
            TableFlaw::Tracks { expected, given } => both(
                format!("it reads {given} numbers where there should be {expected}"),
                format!("它读 {given} 个数，而应为 {expected} 个"),
            ),
            TableFlaw::NoRow => both("it has no row", "它没有行"),
            TableFlaw::TooLarge => both("it is too large", "它过大"),
            TableFlaw::Node(node) => {
                both(format!("node {node} is not well formed"), format!("节点 {node} 不合规定"))
            }
            TableFlaw::Child(node) => both(
                format!("a child of node {node} is not what may follow it"),
                format!("节点 {node} 的某个后继不合规定"),
            ),
            TableFlaw::Row(row) => {
                both(format!("row {row} begins nowhere"), format!("第 {row} 行的起点不存在"))
            }
            TableFlaw::Accepting(state) => both(
                format!("accepting state {state} is out of order or does not exist"),
                format!("接受状态 {state} 顺序不对或不存在"),
            ),
            TableFlaw::Zeros => both("zeros in front lead away from state 0", "前导零会离开状态 0"),
        }
    }
}
