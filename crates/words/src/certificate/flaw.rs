//! Errors in the text and the tables of a certificate of a claim.

use crate::{Say, both};
use kernel::{TableFlaw, TextFlaw};
use rules::Text;

impl Say for TextFlaw {
    fn text(&self) -> Text {
        match self {
            TextFlaw::Unclosed => both("this list is not closed", "此列表没有闭合"),
            TextFlaw::Unopened => both("this parenthesis closes nothing", "此括号没有对应的左括号"),
            TextFlaw::Endless => both("this quoted text does not end", "此处的引号没有结束"),
            TextFlaw::Expected(form) => {
                both(format!("`{form}` should stand here"), format!("此处应为 `{form}`"))
            }
            TextFlaw::Unknown => both("this name is not known here", "此处不存在这个名称"),
            TextFlaw::Again => both("this name has been given already", "这个名称已经用过"),
            TextFlaw::Unbound => {
                both("this name is used outside the list that binds it", "这个名称用在引入它的列表之外")
            }
            TextFlaw::Arity => both("this has the wrong number of arguments", "此处参数的个数不对"),
            TextFlaw::Number => both(
                "this number is too large, or not one of those allowed here",
                "此数过大，或不是此处允许的数",
            ),
            TextFlaw::Numeration => both(
                "this relation does not exist in the numeration of the certificate",
                "证书的记数法中没有这个关系",
            ),
            TextFlaw::Needless => both("this is not used", "此处内容没有用到"),
        }
    }
}

impl Say for TableFlaw {
    fn text(&self) -> Text {
        match self {
            TableFlaw::Empty => both("it has no row", "它没有行"),
            TableFlaw::Node(node) => both(
                format!("node {node} asks for a missing number, or has too few or too many children"),
                format!("节点 {node} 询问不存在的数，或后继的个数不对"),
            ),
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
            TableFlaw::Zeros => both("leading zeros lead away from state 0", "前导零会离开状态 0"),
        }
    }
}
