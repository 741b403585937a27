//! The words of games on boards, with their meanings in English and Chinese.
//!
//! The parser reads openings and functions from these lists; editors complete, explain and colour all of them. A word that
//! the parser reads and no list has fails a test.

use language::vocabulary::Word;

/// Words that begin an item, in the order of a file.
pub const OPENINGS: &[Word] = &[
    Word::new("game", "name of the game, with its parameters", "游戏的名字及其参数"),
    Word::new("title", "name that people read: title en \"…\"", "供人阅读的名称：title zh \"…\""),
    Word::new("about", "rules in words", "用文字说明的规则"),
    Word::new("source", "where the game comes from", "游戏的出处"),
    Word::new("family", "group of the list, and the place in it", "列表中的分组与位置"),
    Word::new("on", "the board: on grid(rows, columns)", "棋盘：on grid(rows, columns)"),
    Word::new(
        "cells",
        "letters of cells, with their characters in pictures: cells free \".\", taken \"#\"",
        "格子的字母及其在图中的字符：cells free \".\", taken \"#\"",
    ),
    Word::new(
        "start",
        "letters at the beginning, where not the first one: start u is black where …",
        "开局时不是第一个字母的格子：start u is black where …",
    ),
    Word::new("misere", "who cannot move wins", "不能走的人获胜"),
    Word::new(
        "position",
        "law that every position satisfies: position where every group of …",
        "每个局面都满足的限制：position where every group of …",
    ),
    Word::new(
        "end",
        "end of play, lost for the player to move: end where …",
        "终局，轮到走的人失败：end where …",
    ),
    Word::new(
        "then",
        "what happens to groups after a move: then every group of …",
        "走棋之后连通块的变化：then every group of …",
    ),
    Word::new("example", "fact about positions: example 3 3 is N", "关于局面的事实：example 3 3 is N"),
];

/// Kinds of boards, in the order of `BoardKind::ALL`.
pub const BOARDS: &[Word] = &[
    Word::new("path", "a row of cells: path(n)", "一行格子：path(n)"),
    Word::new("cycle", "a closed row of cells: cycle(n)", "首尾相接的一行格子：cycle(n)"),
    Word::new(
        "grid",
        "rows and columns of cells with up to four neighbours: grid(r, c)",
        "r 行 c 列，至多四个邻格：grid(r, c)",
    ),
    Word::new("torus", "a grid closed in both directions: torus(r, c)", "两个方向都首尾相接：torus(r, c)"),
    Word::new("cylinder", "a grid closed along the rows: cylinder(r, c)", "每行首尾相接：cylinder(r, c)"),
    Word::new(
        "king-grid",
        "a grid with up to eight neighbours: king-grid(r, c)",
        "至多八个邻格：king-grid(r, c)",
    ),
    Word::new(
        "hex",
        "a rhombus of hexagons with up to six neighbours: hex(r, c)",
        "六边形组成的菱形，至多六个邻格：hex(r, c)",
    ),
    Word::new(
        "tree",
        "a tree of h levels with b cells below each: tree(b, h)",
        "h 层的树，每格之下有 b 格：tree(b, h)",
    ),
    Word::new("graph", "vertices of a graph that comes with the question", "随问题给出的图的结点"),
];

/// Functions, whose values are numbers.
pub const FUNCTIONS: &[Word] = &[
    Word::new("row", "row of a cell, from 1 at the top: row(u)", "格子的行号，从上起、从 1 数起：row(u)"),
    Word::new(
        "column",
        "column of a cell, from 1 at the left: column(u)",
        "格子的列号，从左起、从 1 数起：column(u)",
    ),
    Word::new("degree", "number of neighbours: degree(u)", "邻格的个数：degree(u)"),
    Word::new(
        "number",
        "number of a cell, row after row, or of a vertex: number(u)",
        "格子的编号，逐行数起，或结点的编号：number(u)",
    ),
    Word::new(
        "distance",
        "number of steps between two cells: distance(u, v)",
        "两格之间的步数：distance(u, v)",
    ),
];

/// All other words; those that always stand together are one entry.
pub const WORDS: &[Word] = &[
    Word::new(
        "edges of",
        "the cells are the edges of a board: on edges of graph",
        "格子是棋盘的边：on edges of graph",
    ),
    Word::new(
        "is",
        "the letter of a cell: u is black, u is not black",
        "格子的字母：u is black，u is not black",
    ),
    Word::new("are", "the letters of several cells", "若干格子的字母"),
    Word::new("where", "the condition, on the position before the move", "条件，关于走之前的局面"),
    Word::new("and", "both hold", "两者都成立"),
    Word::new("or", "at least one holds", "至少一者成立"),
    Word::new("not", "does not hold; all letters but these", "不成立；除此之外的字母"),
    Word::new("next to", "neighbours on the board: u next to v", "相邻：u next to v"),
    Word::new(
        "between",
        "on the straight line that joins two cells: w between u and v",
        "在连接两格的直线上：w between u and v",
    ),
    Word::new(
        "in a row",
        "consecutive cells of a straight line: u, v, w in a row",
        "一条直线上相继的格子：u, v, w in a row",
    ),
    Word::new(
        "every",
        "all such cells: every v next to u is free",
        "所有这样的格子：every v next to u is free",
    ),
    Word::new(
        "some",
        "at least one such cell, or a line: some 3 in a row are cross",
        "至少一个这样的格子，或一条线：some 3 in a row are cross",
    ),
    Word::new("no", "no such cell: no v next to u is black", "没有这样的格子：no v next to u is black"),
    Word::new(
        "exactly",
        "a number of such cells: exactly 2 v next to u are free",
        "这样的格子恰有几个：exactly 2 v next to u are free",
    ),
    Word::new("at least", "this many such cells or more", "这样的格子至少有几个"),
    Word::new("at most", "this many such cells or fewer", "这样的格子至多有几个"),
    Word::new("odd", "an odd number of such cells", "这样的格子有奇数个"),
    Word::new("even", "an even number of such cells", "这样的格子有偶数个"),
    Word::new(
        "with",
        "any condition on places: v with distance(u, v) <= 2",
        "任何关于位置的条件：v with distance(u, v) <= 2",
    ),
    Word::new(
        "group of",
        "largest connected set of cells of a letter: every group of black touches free",
        "连通块，即同一字母的极大连通的格子：every group of black touches free",
    ),
    Word::new(
        "groups of",
        "the same of several: at most 2 groups of left touch u",
        "同上，指多个：at most 2 groups of left touch u",
    ),
    Word::new(
        "touches",
        "a cell next to the group has the letter, or is one of these",
        "与连通块相邻的格子中有该字母，或有这些格子之一",
    ),
    Word::new("touch", "the same of several groups", "同上，指多个连通块"),
    Word::new(
        "that",
        "which groups change: every group of stone that touches no ground is gone",
        "哪些连通块变化：every group of stone that touches no ground is gone",
    ),
    Word::new(
        "flips",
        "exchanges two letters: every v next to u flips heads and tails",
        "互换两个字母：every v next to u flips heads and tails",
    ),
    Word::new("div", "quotient without remainder", "整除的商"),
    Word::new("mod", "remainder", "余数"),
    Word::new("default", "value of a parameter where none is given", "没有给出时参数的值"),
    Word::new("en", "in English", "英文"),
    Word::new("zh", "in Chinese", "中文"),
    Word::new("has value", "nim-value of a position", "局面的 SG 值"),
    Word::new("has values", "nim-values, in the order of the sizes", "各局面的 SG 值，依大小的次序"),
    Word::new("N", "the player to move wins", "必胜态：轮到走的人获胜"),
    Word::new("P", "the player to move loses", "必败态：轮到走的人失败"),
    Word::new("by", "source of a fact", "事实的出处"),
];
