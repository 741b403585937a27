/* Made by `cargo xtask describe` from the words of the language. */

/** A word, and what it says. */
export interface Word {
  name: string;
  en: string;
  zh: string;
}

/** Words that can never be names. */
export const RESERVED: string[] = ["and", "or", "not", "implies", "iff", "exists", "forall", "where", "when", "if", "by", "in", "div", "mod", "xor", "divides", "true", "false"];

/** Words of the quantifiers that count: `at most 2 j: f`. */
export const COUNTING: string[] = ["at", "most", "least", "exactly"];

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

/** Words that go on in lines that begin in such a way. */
export const FOLLOWING: Record<string, string[]> = {
  game: ["default", "set", "octal", "hexadecimal", "graph", "text", "pairs", "triples", "list", "any"],
  title: ["en", "zh"],
  about: ["en", "zh"],
  remark: ["en", "zh"],
  misere: ["value"],
  normal: ["value"],
  endless: ["draw"],
  upto: ["of", "components", "move"],
  every: ["of", "component", "moves"],
  end: ["lost", "won", "draw"],
  otherwise: ["lost", "won", "draw"],
  assume: ["only", "for", "some"],
  automaton: ["base", "zeckendorf", "quadratic", "recurrence"],
  example: ["is", "only", "at", "has", "value", "values", "moves", "wins", "to", "misere", "normal"],
  value: ["repeat", "plus", "otherwise", "after", "at", "of"],
  P: ["after", "at", "of"],
};

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
