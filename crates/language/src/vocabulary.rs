//! The words of the language: those of items, functions and predicates, and all others.
// All of them are compared with names only where deceptive ones are refused.
#![cfg_attr(not(feature = "confusable"), allow(dead_code))]

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

/// Words of the language, including its functions and predicates.
pub(crate) fn built_in() -> impl Iterator<Item = &'static str> {
    let reserved = RESERVED.iter().map(|(word, _)| *word);
    reserved.chain(ITEM_WORDS).chain(FUNCTIONS).chain(PREDICATES).chain(WORDS)
}

/// Returns `true` if a name is one of those.
pub(crate) fn is_built_in(name: &str) -> bool {
    built_in().any(|word| word == name)
}
