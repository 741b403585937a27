//! The words of the language: those of items, functions and predicates, and all others.
// All of them are compared with names only where deceptive ones are refused.
#![cfg_attr(not(feature = "confusable"), allow(dead_code))]

use crate::Lang;
use crate::token::RESERVED;

/// Words that can start an item.
pub(crate) const ITEM_WORDS: [&str; 28] = [
    "game",
    "title",
    "about",
    "source",
    "remark",
    "family",
    "board",
    "begin",
    "unordered",
    "letters",
    "position",
    "native",
    "endless",
    "misere",
    "normal",
    "upto",
    "every",
    "blocking",
    "entailing",
    "end",
    "otherwise",
    "start",
    "assume",
    "automaton",
    "state",
    "accept",
    "example",
    "value",
];

/// Names of the functions.
pub const FUNCTIONS: [&str; 22] = [
    "floor",
    "sqrt",
    "fib",
    "lowest_zeckendorf",
    "bit",
    "ones",
    "v2",
    "v",
    "odd_part",
    "bits",
    "exponent",
    "gcd",
    "smallest_factor",
    "digit",
    "next_free",
    "min",
    "max",
    "xor",
    "sum",
    "count",
    "length",
    "columns",
];

/// Functions whose names numbers have as well.
pub const ALSO_NUMBERS: [&str; 4] = ["v2", "v", "odd_part", "bits"];

/// Names of the predicates.
pub const PREDICATES: [&str; 7] =
    ["prime", "prime_power", "fibonacci", "square", "power_of_two", "odd", "even"];

/// Words with a special meaning somewhere, other than item words, reserved words, functions and predicates.
const WORDS: [&str; 37] = [
    "P",
    "N",
    "D",
    "phi",
    "divisors",
    "lost",
    "won",
    "draw",
    "only",
    "for",
    "some",
    "plus",
    "repeat",
    "base",
    "quadratic",
    "zeckendorf",
    "recurrence",
    "any",
    "set",
    "octal",
    "graph",
    "text",
    "default",
    "of",
    "at",
    "most",
    "least",
    "exactly",
    "after",
    "is",
    "has",
    "values",
    "moves",
    "wins",
    "to",
    "en",
    "zh",
];

/// A word of the language, with its meaning in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// Meaning, in English.
    pub en: &'static str,
    /// Meaning, in Chinese.
    pub zh: &'static str,
}

const fn word(name: &'static str, en: &'static str, zh: &'static str) -> Word {
    Word::new(name, en, zh)
}

impl Word {
    /// A word with its meanings.
    pub const fn new(name: &'static str, en: &'static str, zh: &'static str) -> Word {
        Word { name, en, zh }
    }

    /// Meaning in a language.
    pub fn meaning(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Zh => self.zh,
        }
    }
}

/// Words that begin an item, in the order of a file.
pub const OPENINGS: &[Word] = &[
    word("game", "name of the game, with its parameters", "游戏的名字及其参数"),
    word("title", "name that people read: title en \"…\"", "供人阅读的名称：title zh \"…\""),
    word("about", "rules in words", "用文字说明的规则"),
    word("remark", "a remark", "备注"),
    word("source", "where the game comes from", "游戏的出处"),
    word("family", "group of the list, and the place in it", "列表中的分组与位置"),
    word("board", "board that the pages draw", "页面所画的棋盘"),
    word("misere", "who cannot move wins", "不能走的人获胜"),
    word("normal", "who cannot move loses", "不能走的人失败"),
    word("unordered", "the order of numbers in a row does not matter", "行中各数的次序无关紧要"),
    word("letters", "letters that stand for 1, 2, … in rows", "行中代表 1、2…… 的字母"),
    word("endless", "play that never ends is a draw: endless draw", "永不结束的对局是平局：endless draw"),
    word("position", "law that every position satisfies", "每个局面都满足的条件"),
    word("native", "moves written in Rust", "用 Rust 写的着法"),
    word("begin", "position to begin with", "开局的局面"),
    word("upto", "at most so many components move", "一步最多走这么多个部分"),
    word("every", "every component moves", "每个部分都走"),
    word("blocking", "so many options are forbidden before each move", "每步之前对手可禁止这么多个着法"),
    word("entailing", "move that confines the reply", "限定对手应着的着法"),
    word(
        "end",
        "end of play, and what the player to move gets: end (0) lost",
        "对局结束，以及轮到走的人的结果：end (0) lost",
    ),
    word(
        "otherwise",
        "what a player gets who is stuck: otherwise draw",
        "无着可走的人的结果：otherwise draw",
    ),
    word("start", "short form of a position", "局面的简写"),
    word("value", "claim on nim-values: value(n) = …", "关于 SG 值的断言：value(n) = …"),
    word("assume", "what a proof may assume of the moves", "证明时对着法所作的假定"),
    word("automaton", "automaton that reads numbers digit by digit", "逐位读数的自动机"),
    word("state", "state of the automaton above", "上面自动机的状态"),
    word("accept", "accepting states of the automaton above", "上面自动机的接受状态"),
    word("example", "fact about a position: example (4) is P", "关于局面的事实：example (4) is P"),
];

/// Letters that begin a claim on outcomes.
pub const OUTCOMES: &[Word] = &[
    word(
        "P",
        "claim on the positions that the player to move loses: P(n) iff …",
        "关于必败态的断言：P(n) iff …",
    ),
    word(
        "N",
        "claim on the positions that the player to move wins: N(n) iff …",
        "关于必胜态的断言：N(n) iff …",
    ),
    word("D", "claim on the draws: D(n) iff …", "关于平局局面的断言：D(n) iff …"),
];

/// Words that go on in items that begin with a word.
pub const FOLLOWING: &[(&str, &[&str])] = &[
    ("game", &["default", "set", "octal", "hexadecimal", "graph", "text", "pairs", "triples", "list", "any"]),
    ("title", &["en", "zh"]),
    ("about", &["en", "zh"]),
    ("remark", &["en", "zh"]),
    ("misere", &["value"]),
    ("normal", &["value"]),
    ("endless", &["draw"]),
    ("upto", &["of", "components", "move"]),
    ("every", &["of", "component", "moves"]),
    ("end", &["lost", "won", "draw"]),
    ("otherwise", &["lost", "won", "draw"]),
    ("assume", &["only", "for", "some"]),
    ("automaton", &["base", "zeckendorf", "quadratic", "recurrence"]),
    ("example", &["is", "only", "at", "has", "value", "values", "moves", "wins", "to", "misere", "normal"]),
    ("value", &["repeat", "plus", "otherwise", "after", "at", "of"]),
    ("P", &["after", "at", "of"]),
];

/// Words of the quantifiers that count.
pub const COUNTING: [&str; 4] = ["at", "most", "least", "exactly"];

/// Functions, sets and predicates.
pub const MEANINGS: &[Word] = &[
    word("floor", "rounded down: floor(phi*j)", "向下取整：floor(phi*j)"),
    word("sqrt", "a root, inside floor", "平方根，只用在 floor 里"),
    word("fib", "Fibonacci number 0, 1, 1, 2, 3, …", "斐波那契数 0、1、1、2、3……"),
    word("lowest_zeckendorf", "the smallest part in Zeckendorf’s sum", "齐肯多夫分解中最小的一项"),
    word("bit", "binary digit i of t, from 0", "t 的第 i 个二进制位，从 0 数起"),
    word("ones", "how many binary digits are 1", "二进制中 1 的个数"),
    word("v2", "how often 2 divides t", "t 中因数 2 的个数"),
    word("v", "how often p divides t: v(p, t)", "t 中因数 p 的个数：v(p, t)"),
    word("odd_part", "t without its factors 2", "t 除尽因数 2 之后的奇数"),
    word("bits", "how many binary digits there are", "二进制的位数"),
    word("exponent", "the k of p^k", "p^k 中的 k"),
    word("gcd", "greatest common divisor", "最大公约数"),
    word("smallest_factor", "the smallest prime factor", "最小的素因数"),
    word(
        "digit",
        "decimal digit i of t, from 0 at the lowest; digit(t, i, b) in base b",
        "t 的第 i 个十进制位，从最低位 0 数起；digit(t, i, b) 用 b 进制",
    ),
    word("divisors", "the set of positive divisors: k in divisors(n)", "正约数的集合：k in divisors(n)"),
    word("length", "how many entries a list has", "数列的项数"),
    word("next_free", "the next number that is not in the row", "行中没有的下一个数"),
    word("min", "the smallest", "最小值"),
    word("max", "the largest", "最大值"),
    word("sum", "the sum over all components", "对所有部分求和"),
    word(
        "count",
        "how many components, or values count(j: f), satisfy it",
        "满足条件的部分的个数；count(j: f) 是满足条件的 j 的个数",
    ),
    word("columns", "ones in each binary column, modulo b", "各二进制位上 1 的个数，模 b"),
    word("prime", "is prime", "是素数"),
    word("prime_power", "is a power of a prime", "是素数的幂"),
    word("fibonacci", "is a Fibonacci number", "是斐波那契数"),
    word("square", "is a square", "是平方数"),
    word("power_of_two", "is a power of two", "是 2 的幂"),
    word("odd", "is odd", "是奇数"),
    word("even", "is even", "是偶数"),
];

/// Meaning of a word that begins an item, of a function or of a predicate.
pub fn meaning(name: &str) -> Option<&'static Word> {
    [OPENINGS, OUTCOMES, MEANINGS].into_iter().flatten().find(|word| word.name == name)
}

/// Words that can never be names.
pub fn reserved() -> impl Iterator<Item = &'static str> {
    RESERVED.iter().map(|(word, _)| *word)
}

/// Words of the language, including its functions and predicates.
pub(crate) fn built_in() -> impl Iterator<Item = &'static str> {
    reserved().chain(ITEM_WORDS).chain(FUNCTIONS).chain(PREDICATES).chain(WORDS)
}

/// Returns `true` if a name is one of those.
pub(crate) fn is_built_in(name: &str) -> bool {
    built_in().any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_that_begins_an_item_and_every_function_has_a_meaning() {
        let sorted = |words: &mut dyn Iterator<Item = &'static str>| {
            let mut all: Vec<&str> = words.collect();
            all.sort_unstable();
            all
        };
        let openings = sorted(&mut OPENINGS.iter().map(|word| word.name));
        assert_eq!(openings, sorted(&mut ITEM_WORDS.into_iter()));
        for name in FUNCTIONS.into_iter().chain(PREDICATES).filter(|name| *name != "xor") {
            assert!(meaning(name).is_some(), "{name}");
        }
        for word in [OPENINGS, OUTCOMES, MEANINGS].into_iter().flatten() {
            assert!(!word.en.is_empty() && !word.zh.is_empty(), "{}", word.name);
        }
    }
}
