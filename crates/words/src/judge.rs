//! Complaints about inputs of contest problems.

use super::{Say, both, refusal, short, stop_reason};
use judge::{Complaint, DIGITS, Fault, Quantity, Spot};
use rules::Text;

impl Say for Quantity {
    fn text(&self) -> Text {
        let (en, zh) = match self {
            Quantity::Cases => ("the number of cases", "数据组数"),
            Quantity::Heaps => ("the number of heaps", "堆数"),
            Quantity::Heap => ("the size of a heap", "一堆的石子数"),
            Quantity::Most => ("the most that may be taken", "每次最多可取的个数"),
            Quantity::Pieces => ("the number of pieces", "棋子数"),
            Quantity::Cell => ("the cell of a piece", "棋子所在的格子"),
            Quantity::Fields => ("the number of fields", "格子数"),
            Quantity::Pawns => ("the number of pawns", "兵的个数"),
            Quantity::Pawn => ("the field of a pawn", "兵所在的格子"),
            Quantity::Number => ("one of the two numbers", "两数之一"),
            Quantity::Piece => ("the kind of a piece", "棋子的种类"),
            Quantity::Columns => ("the width of a board", "棋盘的宽"),
            Quantity::Rows => ("the height of a board", "棋盘的高"),
            Quantity::Bottles => ("the number of bottles", "瓶子数"),
            Quantity::Beans => ("the number of beans in a bottle", "一个瓶子里的豆子数"),
            Quantity::Set => ("the size of the set", "集合的大小"),
            Quantity::Member => ("a member of the set", "集合的元素"),
            Quantity::Positions => ("the number of positions", "局面数"),
            Quantity::Side => ("a side of a sheet", "纸的边长"),
            Quantity::Trees => ("the number of trees", "树的棵数"),
            Quantity::Vertices => ("the number of vertices", "结点数"),
            Quantity::Edges => ("the number of edges", "边数"),
            Quantity::Vertex => ("a vertex", "结点"),
            Quantity::Successors => ("the number of edges out of a vertex", "结点的出边数"),
        };
        both(en, zh)
    }
}

/// The mistake and its place, without a full stop.
impl Say for Complaint {
    fn text(&self) -> Text {
        let Text { en, zh } = message(self.fault());
        match self.spot() {
            None => both(en, zh),
            Some(Spot { line, column, .. }) => both(
                format!("line {line}, column {column}: {en}"),
                format!("第 {line} 行第 {column} 列：{zh}"),
            ),
        }
    }
}

/// The mistake.
fn message(fault: &Fault) -> Text {
    match fault {
        Fault::UnknownProblem { id, .. } => {
            let id = short(id);
            both(format!("there is no contest problem `{id}`"), format!("没有竞赛题 `{id}`"))
        }
        Fault::NotANatural { quantity, found } => expected(quantity.text(), found),
        Fault::OutOfRange { quantity, found, least, most: Some(most) } => {
            let Text { en, zh } = quantity.text();
            expected(
                both(format!("{en} from {least} to {most}"), format!("{zh}（{least} 到 {most}）")),
                found,
            )
        }
        Fault::OutOfRange { quantity, found, least, most: None } => {
            let Text { en, zh } = quantity.text();
            expected(both(format!("{en} of at least {least}"), format!("{zh}（不小于 {least}）")), found)
        }
        Fault::TooLarge { quantity, found, answered, limit } => {
            too_large(*quantity, found, *answered, *limit)
        }
        Fault::TooLong { quantity } => {
            let Text { en, zh } = quantity.text();
            both(format!("{en} has more than {DIGITS} digits"), format!("{zh}超过 {DIGITS} 位"))
        }
        Fault::Repeated { quantity, found, .. } => {
            let Text { en, zh } = quantity.text();
            expected(both(format!("{en} that has not been given before"), format!("{zh}（不得重复）")), found)
        }
        Fault::Ended { quantity } => {
            let Text { en, zh } = quantity.text();
            both(format!("the input ends where {en} is expected"), format!("输入到此结束，但这里应为{zh}"))
        }
        Fault::Extra { found } => expected(both("the end of the input", "输入的结尾"), found),
        Fault::Refused(why) => refusal(why),
        Fault::Beyond => both(
            "the numbers of this case are beyond what the theorem works out",
            "这组数据的数字超出该定理所能计算的范围",
        ),
        Fault::Stopped(reason) => stop_reason(*reason),
        Fault::Unreadable(error) => {
            both(format!("the input cannot be read: {error}"), format!("无法读取输入：{error}"))
        }
        Fault::Unwritable(error) => {
            both(format!("the answer cannot be written: {error}"), format!("无法输出答案：{error}"))
        }
    }
}

/// Advice on mending the mistake.
pub fn help(complaint: &Complaint) -> Option<Text> {
    Some(match complaint.fault() {
        Fault::UnknownProblem { suggestion: Some(near), .. } => {
            both(format!("did you mean `{near}`?"), format!("你是指 `{near}` 吗？"))
        }
        Fault::UnknownProblem { .. } => {
            both("`bouton judge --list` names the problems", "`bouton judge --list` 列出全部题目")
        }
        Fault::NotANatural { .. } => both(
            "numbers are natural, in decimal digits, with blanks between them",
            "数字均为自然数，用十进制书写，以空白分隔",
        ),
        Fault::TooLarge { .. } | Fault::TooLong { .. } => both(
            "`bouton judge --list --json` has the limits of every problem, and the answers beyond them",
            "`bouton judge --list --json` 列出每道题的数据范围，以及超出范围时可以解答到多大",
        ),
        _ => return None,
    })
}

fn expected(wanted: Text, found: &str) -> Text {
    let (Text { en, zh }, found) = (wanted, short(found));
    both(format!("expected {en}, found `{found}`"), format!("这里应为{zh}，却是 `{found}`"))
}

fn too_large(quantity: Quantity, found: &str, answered: u64, limit: Option<u64>) -> Text {
    let (Text { en, zh }, found) = (quantity.text(), short(found));
    let (allowed, range) = match limit {
        Some(limit) => (format!("the problem allows {limit}"), format!("原题至多 {limit}")),
        None => ("the problem names no limit".into(), "原题未给出范围".into()),
    };
    both(
        format!("{en} is `{found}`: {allowed}, and at most {answered} are answered"),
        format!("{zh}为 `{found}`：{range}，这里至多解答到 {answered}"),
    )
}
