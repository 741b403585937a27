/* Made by `cargo xtask describe` from the words of the language. */

/** A word, and what it says. */
export interface Word {
  name: string;
  en: string;
  zh: string;
}

/** Words that can never be names. */
export const RESERVED: string[] = ["and","or","not","implies","iff","exists","forall","where","when","if","by","in","div","mod","xor","divides","true","false"];

/** Words of the quantifiers that count: `at most 2 j: f`. */
export const COUNTING: string[] = ["at","most","least","exactly"];

/** Words that go on in lines that begin in such a way. */
export const FOLLOWING: Record<string, string[]> = {
  game: ["default","set","octal","hexadecimal","graph","text","pairs","triples","list","any"],
  title: ["en","zh"],
  about: ["en","zh"],
  remark: ["en","zh"],
  misere: ["value"],
  normal: ["value"],
  endless: ["draw"],
  upto: ["of","components","move"],
  every: ["of","component","moves"],
  end: ["lost","won","draw"],
  otherwise: ["lost","won","draw"],
  assume: ["only","for","some"],
  automaton: ["base","zeckendorf","quadratic","recurrence"],
  example: ["is","only","at","has","value","values","moves","wins","to","misere","normal"],
  value: ["repeat","plus","otherwise","after","at","of"],
  P: ["after","at","of"],
};

/** Words that may begin a line. */
export const OPENINGS: Word[] = [
  { name: "game", en: "name of the game, with its parameters", zh: "游戏的名字及其参数" },
  { name: "title", en: "name that people read: title en \"…\"", zh: "供人阅读的名称：title zh \"…\"" },
  { name: "about", en: "rules in words", zh: "用文字说明的规则" },
  { name: "remark", en: "a remark", zh: "备注" },
  { name: "source", en: "where the game comes from", zh: "游戏的出处" },
  { name: "family", en: "group of the list, and the place in it", zh: "列表中的分组与位置" },
  { name: "board", en: "board that the pages draw", zh: "页面所画的棋盘" },
  { name: "misere", en: "who cannot move wins", zh: "不能走的人获胜" },
  { name: "normal", en: "who cannot move loses", zh: "不能走的人失败" },
  { name: "unordered", en: "the order of numbers in a row does not matter", zh: "行中各数的次序无关紧要" },
  { name: "letters", en: "letters that stand for 1, 2, … in rows", zh: "行中代表 1、2…… 的字母" },
  { name: "endless", en: "play that never ends is a draw: endless draw", zh: "永不结束的对局是平局：endless draw" },
  { name: "position", en: "law that every position satisfies", zh: "每个局面都满足的条件" },
  { name: "native", en: "moves written in Rust", zh: "用 Rust 写的着法" },
  { name: "begin", en: "position to begin with", zh: "开局的局面" },
  { name: "upto", en: "at most so many components move", zh: "一步最多走这么多个部分" },
  { name: "every", en: "every component moves", zh: "每个部分都走" },
  { name: "blocking", en: "so many options are forbidden before each move", zh: "每步之前对手可禁止这么多个着法" },
  { name: "entailing", en: "move that confines the reply", zh: "限定对手应着的着法" },
  { name: "end", en: "end of play, and what the player to move gets: end (0) lost", zh: "对局结束，以及轮到走的人的结果：end (0) lost" },
  { name: "otherwise", en: "what a player gets who is stuck: otherwise draw", zh: "无着可走的人的结果：otherwise draw" },
  { name: "start", en: "short form of a position", zh: "局面的简写" },
  { name: "value", en: "claim on nim-values: value(n) = …", zh: "关于 SG 值的断言：value(n) = …" },
  { name: "assume", en: "what a proof may assume of the moves", zh: "证明时对着法所作的假定" },
  { name: "automaton", en: "automaton that reads numbers digit by digit", zh: "逐位读数的自动机" },
  { name: "state", en: "state of the automaton above", zh: "上面自动机的状态" },
  { name: "accept", en: "accepting states of the automaton above", zh: "上面自动机的接受状态" },
  { name: "example", en: "fact about a position: example (4) is P", zh: "关于局面的事实：example (4) is P" },
];

/** Functions and predicates. */
export const FUNCTIONS: Word[] = [
  { name: "floor", en: "rounded down: floor(phi*j)", zh: "向下取整：floor(phi*j)" },
  { name: "sqrt", en: "a root, inside floor", zh: "平方根，只用在 floor 里" },
  { name: "fib", en: "Fibonacci number 0, 1, 1, 2, 3, …", zh: "斐波那契数 0、1、1、2、3……" },
  { name: "lowest_zeckendorf", en: "the smallest part in Zeckendorf’s sum", zh: "齐肯多夫分解中最小的一项" },
  { name: "bit", en: "binary digit i of t, from 0", zh: "t 的第 i 个二进制位，从 0 数起" },
  { name: "ones", en: "how many binary digits are 1", zh: "二进制中 1 的个数" },
  { name: "v2", en: "how often 2 divides t", zh: "t 中因数 2 的个数" },
  { name: "v", en: "how often p divides t: v(p, t)", zh: "t 中因数 p 的个数：v(p, t)" },
  { name: "odd_part", en: "t without its factors 2", zh: "t 除尽因数 2 之后的奇数" },
  { name: "bits", en: "how many binary digits there are", zh: "二进制的位数" },
  { name: "exponent", en: "the k of p^k", zh: "p^k 中的 k" },
  { name: "gcd", en: "greatest common divisor", zh: "最大公约数" },
  { name: "smallest_factor", en: "the smallest prime factor", zh: "最小的素因数" },
  { name: "digit", en: "decimal digit i of t, from 0 at the lowest; digit(t, i, b) in base b", zh: "t 的第 i 个十进制位，从最低位 0 数起；digit(t, i, b) 用 b 进制" },
  { name: "divisors", en: "the set of positive divisors: k in divisors(n)", zh: "正约数的集合：k in divisors(n)" },
  { name: "length", en: "how many entries a list has", zh: "数列的项数" },
  { name: "next_free", en: "the next number that is not in the row", zh: "行中没有的下一个数" },
  { name: "min", en: "the smallest", zh: "最小值" },
  { name: "max", en: "the largest", zh: "最大值" },
  { name: "sum", en: "the sum over all components", zh: "对所有部分求和" },
  { name: "count", en: "how many components, or values count(j: f), satisfy it", zh: "满足条件的部分的个数；count(j: f) 是满足条件的 j 的个数" },
  { name: "columns", en: "ones in each binary column, modulo b", zh: "各二进制位上 1 的个数，模 b" },
  { name: "prime", en: "is prime", zh: "是素数" },
  { name: "prime_power", en: "is a power of a prime", zh: "是素数的幂" },
  { name: "fibonacci", en: "is a Fibonacci number", zh: "是斐波那契数" },
  { name: "square", en: "is a square", zh: "是平方数" },
  { name: "power_of_two", en: "is a power of two", zh: "是 2 的幂" },
  { name: "odd", en: "is odd", zh: "是奇数" },
  { name: "even", en: "is even", zh: "是偶数" },
];

/** Words that may begin a line of a game on a board. */
export const BOARD_OPENINGS: Word[] = [
  { name: "game", en: "name of the game, with its parameters", zh: "游戏的名字及其参数" },
  { name: "title", en: "name that people read: title en \"…\"", zh: "供人阅读的名称：title zh \"…\"" },
  { name: "about", en: "rules in words", zh: "用文字说明的规则" },
  { name: "source", en: "where the game comes from", zh: "游戏的出处" },
  { name: "family", en: "group of the list, and the place in it", zh: "列表中的分组与位置" },
  { name: "on", en: "the board: on grid(rows, columns)", zh: "棋盘：on grid(rows, columns)" },
  { name: "cells", en: "letters of cells, with their characters in pictures: cells free \".\", taken \"#\"", zh: "格子的字母及其在图中的字符：cells free \".\", taken \"#\"" },
  { name: "start", en: "letters at the beginning, where not the first one: start u is black where …", zh: "开局时不是第一个字母的格子：start u is black where …" },
  { name: "misere", en: "who cannot move wins", zh: "不能走的人获胜" },
  { name: "position", en: "law that every position satisfies: position where every group of …", zh: "每个局面都满足的限制：position where every group of …" },
  { name: "end", en: "end of play, lost for the player to move: end where …", zh: "终局，轮到走的人失败：end where …" },
  { name: "then", en: "what happens to groups after a move: then every group of …", zh: "走棋之后连通块的变化：then every group of …" },
  { name: "example", en: "fact about positions: example 3 3 is N", zh: "关于局面的事实：example 3 3 is N" },
];

/** Kinds of boards. */
export const BOARD_KINDS: Word[] = [
  { name: "path", en: "a row of cells: path(n)", zh: "一行格子：path(n)" },
  { name: "cycle", en: "a closed row of cells: cycle(n)", zh: "首尾相接的一行格子：cycle(n)" },
  { name: "grid", en: "rows and columns of cells with up to four neighbours: grid(r, c)", zh: "r 行 c 列，至多四个邻格：grid(r, c)" },
  { name: "torus", en: "a grid closed in both directions: torus(r, c)", zh: "两个方向都首尾相接：torus(r, c)" },
  { name: "cylinder", en: "a grid closed along the rows: cylinder(r, c)", zh: "每行首尾相接：cylinder(r, c)" },
  { name: "king-grid", en: "a grid with up to eight neighbours: king-grid(r, c)", zh: "至多八个邻格：king-grid(r, c)" },
  { name: "hex", en: "a rhombus of hexagons with up to six neighbours: hex(r, c)", zh: "六边形组成的菱形，至多六个邻格：hex(r, c)" },
  { name: "tree", en: "a tree of h levels with b cells below each: tree(b, h)", zh: "h 层的树，每格之下有 b 格：tree(b, h)" },
  { name: "graph", en: "vertices of a graph that comes with the question", zh: "随问题给出的图的结点" },
];

/** Functions of games on boards. */
export const BOARD_FUNCTIONS: Word[] = [
  { name: "row", en: "row of a cell, from 1 at the top: row(u)", zh: "格子的行号，从上起、从 1 数起：row(u)" },
  { name: "column", en: "column of a cell, from 1 at the left: column(u)", zh: "格子的列号，从左起、从 1 数起：column(u)" },
  { name: "degree", en: "number of neighbours: degree(u)", zh: "邻格的个数：degree(u)" },
  { name: "number", en: "number of a cell, row after row, or of a vertex: number(u)", zh: "格子的编号，逐行数起，或结点的编号：number(u)" },
  { name: "distance", en: "number of steps between two cells: distance(u, v)", zh: "两格之间的步数：distance(u, v)" },
];

/** Other words of games on boards. */
export const BOARD_WORDS: Word[] = [
  { name: "edges of", en: "the cells are the edges of a board: on edges of graph", zh: "格子是棋盘的边：on edges of graph" },
  { name: "is", en: "the letter of a cell: u is black, u is not black", zh: "格子的字母：u is black，u is not black" },
  { name: "are", en: "the letters of several cells", zh: "若干格子的字母" },
  { name: "where", en: "the condition, on the position before the move", zh: "条件，关于走之前的局面" },
  { name: "and", en: "both hold", zh: "两者都成立" },
  { name: "or", en: "at least one holds", zh: "至少一者成立" },
  { name: "not", en: "does not hold; all letters but these", zh: "不成立；除此之外的字母" },
  { name: "next to", en: "neighbours on the board: u next to v", zh: "相邻：u next to v" },
  { name: "between", en: "on the straight line that joins two cells: w between u and v", zh: "在连接两格的直线上：w between u and v" },
  { name: "in a row", en: "consecutive cells of a straight line: u, v, w in a row", zh: "一条直线上相继的格子：u, v, w in a row" },
  { name: "every", en: "all such cells: every v next to u is free", zh: "所有这样的格子：every v next to u is free" },
  { name: "some", en: "at least one such cell, or a line: some 3 in a row are cross", zh: "至少一个这样的格子，或一条线：some 3 in a row are cross" },
  { name: "no", en: "no such cell: no v next to u is black", zh: "没有这样的格子：no v next to u is black" },
  { name: "exactly", en: "a number of such cells: exactly 2 v next to u are free", zh: "这样的格子恰有几个：exactly 2 v next to u are free" },
  { name: "at least", en: "this many such cells or more", zh: "这样的格子至少有几个" },
  { name: "at most", en: "this many such cells or fewer", zh: "这样的格子至多有几个" },
  { name: "odd", en: "an odd number of such cells", zh: "这样的格子有奇数个" },
  { name: "even", en: "an even number of such cells", zh: "这样的格子有偶数个" },
  { name: "with", en: "any condition on places: v with distance(u, v) <= 2", zh: "任何关于位置的条件：v with distance(u, v) <= 2" },
  { name: "group of", en: "largest connected set of cells of a letter: every group of black touches free", zh: "连通块，即同一字母的极大连通的格子：every group of black touches free" },
  { name: "groups of", en: "the same of several: at most 2 groups of left touch u", zh: "同上，指多个：at most 2 groups of left touch u" },
  { name: "touches", en: "a cell next to the group has the letter, or is one of these", zh: "与连通块相邻的格子中有该字母，或有这些格子之一" },
  { name: "touch", en: "the same of several groups", zh: "同上，指多个连通块" },
  { name: "that", en: "which groups change: every group of stone that touches no ground is gone", zh: "哪些连通块变化：every group of stone that touches no ground is gone" },
  { name: "flips", en: "exchanges two letters: every v next to u flips heads and tails", zh: "互换两个字母：every v next to u flips heads and tails" },
  { name: "div", en: "quotient without remainder", zh: "整除的商" },
  { name: "mod", en: "remainder", zh: "余数" },
  { name: "default", en: "value of a parameter where none is given", zh: "没有给出时参数的值" },
  { name: "en", en: "in English", zh: "英文" },
  { name: "zh", en: "in Chinese", zh: "中文" },
  { name: "has value", en: "nim-value of a position", zh: "局面的 SG 值" },
  { name: "has values", en: "nim-values, in the order of the sizes", zh: "各局面的 SG 值，依大小的次序" },
  { name: "N", en: "the player to move wins", zh: "必胜态：轮到走的人获胜" },
  { name: "P", en: "the player to move loses", zh: "必败态：轮到走的人失败" },
  { name: "by", en: "source of a fact", zh: "事实的出处" },
];
