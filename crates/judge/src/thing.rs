//! The meaning of the numbers of an input, as complaints call it.

use super::complaint::Words;

const fn words(en: &'static str, zh: &'static str) -> Words {
    Words { en, zh }
}

pub(super) const CASES: Words = words("the number of cases", "数据组数");
pub(super) const HEAPS: Words = words("the number of heaps", "堆数");
pub(super) const HEAP: Words = words("the size of a heap", "一堆的石子数");
pub(super) const MOST: Words = words("the most that may be taken", "每次最多可取的个数");
pub(super) const PIECES: Words = words("the number of pieces", "棋子数");
pub(super) const CELL: Words = words("the cell of a piece", "棋子所在的格子");
pub(super) const FIELDS: Words = words("the number of fields", "格子数");
pub(super) const PAWNS: Words = words("the number of pawns", "兵的个数");
pub(super) const PAWN: Words = words("the field of a pawn", "兵所在的格子");
pub(super) const NUMBER: Words = words("one of the two numbers", "两数之一");
pub(super) const PIECE: Words = words("the kind of a piece", "棋子的种类");
pub(super) const COLUMNS: Words = words("the width of a board", "棋盘的宽");
pub(super) const ROWS: Words = words("the height of a board", "棋盘的高");
pub(super) const BOTTLES: Words = words("the number of bottles", "瓶子数");
pub(super) const BEANS: Words = words("the number of beans in a bottle", "一个瓶子里的豆子数");
pub(super) const SET: Words = words("the size of the set", "集合的大小");
pub(super) const MEMBER: Words = words("a member of the set", "集合的元素");
pub(super) const POSITIONS: Words = words("the number of positions", "局面数");
pub(super) const SIDE: Words = words("a side of a sheet", "纸的边长");
pub(super) const TREES: Words = words("the number of trees", "树的棵数");
pub(super) const VERTICES: Words = words("the number of vertices", "结点数");
pub(super) const EDGES: Words = words("the number of edges", "边数");
pub(super) const VERTEX: Words = words("a vertex", "结点");
pub(super) const SUCCESSORS: Words = words("the number of edges out of a vertex", "结点的出边数");
