//! Names that all languages take.

use rules::Scope;

/// Words that mean something in one of the languages, or in the program.
const TAKEN: &[&str] = &[
    "and",
    "as",
    "assert",
    "async",
    "auto",
    "await",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "def",
    "default",
    "del",
    "delete",
    "do",
    "double",
    "dyn",
    "elif",
    "else",
    "enum",
    "except",
    "extern",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "found",
    "friend",
    "from",
    "global",
    "goto",
    "heap",
    "heaps",
    "if",
    "impl",
    "import",
    "in",
    "inline",
    "int",
    "is",
    "lambda",
    "left",
    "len",
    "let",
    "list",
    "long",
    "loop",
    "loses",
    "macro",
    "main",
    "match",
    "max",
    "min",
    "mod",
    "move",
    "moves",
    "mut",
    "namespace",
    "new",
    "nonlocal",
    "not",
    "operator",
    "option",
    "or",
    "pass",
    "part",
    "print",
    "priv",
    "private",
    "pub",
    "public",
    "raise",
    "range",
    "ref",
    "register",
    "return",
    "row",
    "self",
    "short",
    "signed",
    "size",
    "sizeof",
    "static",
    "std",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "throw",
    "total",
    "trait",
    "true",
    "try",
    "tuple",
    "type",
    "typedef",
    "typeof",
    "typename",
    "union",
    "unsafe",
    "unsigned",
    "use",
    "using",
    "value",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "winning_move",
    "wins",
    "with",
    "xor",
    "yield",
    "fib",
    "bit",
    "ones",
    "num",
    "count",
    "most",
    "index",
    "after",
];

/// A name for each variable; the first are given.
pub(super) fn names(scope: &Scope, first: &[String]) -> Vec<String> {
    let mut names: Vec<String> = first.to_vec();
    for (slot, wanted) in scope.names.iter().enumerate().skip(first.len()) {
        let fresh = fresh(wanted, slot, &names);
        names.push(fresh);
    }
    names
}

fn fresh(wanted: &str, slot: usize, taken: &[String]) -> String {
    let plain = wanted.starts_with(|first: char| first.is_ascii_alphabetic())
        && wanted.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
        && !wanted.ends_with('_')
        && !wanted.contains("__");
    let mut name = if plain { wanted.to_ascii_lowercase() } else { format!("v{slot}") };
    if TAKEN.contains(&name.as_str()) {
        name.push('_');
    }
    let mut number = 2;
    let stem = name.clone();
    while taken.contains(&name) {
        name = format!("{stem}_{number}");
        number += 1;
    }
    name
}

/// A name for a function.
pub(super) fn function(wanted: &str, taken: &[String]) -> String {
    let plain: String = wanted.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '_').collect();
    let numbered = (2..).map(|number| format!("{plain}_{number}"));
    let free = |name: &String| !taken.contains(name);
    std::iter::once(plain.clone()).chain(numbered).find(free).unwrap_or(plain)
}
