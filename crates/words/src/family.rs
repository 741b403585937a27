//! Names of families of games.

use super::both;
use rules::Text;

/// The name of a family; one without words of its own is shown as the files write it.
pub fn family(family: Option<&str>) -> Text {
    match family {
        Some("one-heap") => both("One heap", "一堆石子"),
        Some("heaps") => both("Several heaps", "多堆石子"),
        Some("splitting") => both("Splitting heaps", "拆分石子堆"),
        Some("rows") => both("Rows of pieces and coins", "成行的棋子与硬币"),
        Some("boards") => both("Boards", "棋盘"),
        Some("graphs") => both("Graphs", "图"),
        Some("payoffs") => both("Payoffs", "收益矩阵"),
        Some("sums") => both("Several games at once", "几个游戏同时进行"),
        Some(other) => both(other, other),
        None => both("Others", "其他"),
    }
}
