//! Values of parameters, and their spellings.

use crate::letters::narrowed;
use dashu_int::UBig;
use std::fmt;
use std::sync::Arc;

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A natural.
    Natural(UBig),
    /// A finite set, sorted, each member once.
    Set(Vec<UBig>),
    /// A word.
    Choice(String),
    /// `any`: a natural parameter without a limit; every natural is at most this.
    Any,
    /// Digits of an octal or hexadecimal code; the first is before the point, the last is not 0 unless it is
    /// the first.
    Octal(Vec<u8>),
    /// Edges between naturals, as given, and isolated vertices.
    Graph(Graph),
    /// A text without blanks.
    Text(String),
    /// A finite set of tuples of one length, sorted, each member once.
    Tuples(Vec<Vec<UBig>>),
    /// A finite list of naturals, in its order.
    List(Arc<[UBig]>),
}

/// A directed graph: its edges, and vertices that may have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// Edges, as given.
    pub edges: Vec<(UBig, UBig)>,
    /// Vertices listed separately, as given.
    pub vertices: Vec<UBig>,
}

impl From<Vec<(UBig, UBig)>> for Graph {
    fn from(edges: Vec<(UBig, UBig)>) -> Graph {
        Graph { edges, vertices: Vec::new() }
    }
}

/// Edges of the graph.
impl std::ops::Deref for Graph {
    type Target = [(UBig, UBig)];

    fn deref(&self) -> &[(UBig, UBig)] {
        &self.edges
    }
}

/// Kind of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A natural.
    Natural,
    /// A finite set of naturals.
    Set,
    /// One of several words.
    Choice,
    /// An octal code.
    Octal,
    /// A code with digits up to F.
    Hexadecimal,
    /// Edges and vertices of a graph.
    Graph,
    /// A text.
    Text,
    /// A finite set of tuples of two or three naturals.
    Tuples(u8),
    /// A finite list of naturals.
    List,
}

/// Words that declare a sort.
const SORTS: [(&str, Sort); 8] = [
    ("set", Sort::Set),
    ("octal", Sort::Octal),
    ("hexadecimal", Sort::Hexadecimal),
    ("graph", Sort::Graph),
    ("text", Sort::Text),
    ("pairs", Sort::Tuples(2)),
    ("triples", Sort::Tuples(3)),
    ("list", Sort::List),
];

impl Sort {
    /// Sort declared by this word after a colon: `S: set`.
    pub(crate) fn named(word: &str) -> Option<Sort> {
        SORTS.into_iter().find(|(name, _)| *name == word).map(|(_, sort)| sort)
    }

    /// Declaration of a parameter of this sort: `m`, `S: set`.
    pub(crate) fn declaration(self, name: &str) -> String {
        match SORTS.into_iter().find(|(_, sort)| *sort == self) {
            Some((word, _)) => format!("{name}: {word}"),
            None => name.to_string(),
        }
    }

    /// The largest digit, if it is a code.
    pub fn largest_digit(self) -> Option<u8> {
        match self {
            Sort::Octal => Some(7),
            Sort::Hexadecimal => Some(15),
            Sort::Natural | Sort::Set | Sort::Choice | Sort::Graph | Sort::Text => None,
            Sort::Tuples(_) | Sort::List => None,
        }
    }
}

/// `(1,2)`
fn tuple(member: &[UBig], comma: &str) -> String {
    let numbers: Vec<String> = member.iter().map(UBig::to_string).collect();
    format!("({})", numbers.join(comma))
}

/// Writes a parameter's value as one would type it.
impl fmt::Display for Argument {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |all: Vec<String>| all.join(",");
        match self {
            Argument::Natural(natural) => write!(out, "{natural}"),
            Argument::Set(members) if members.is_empty() => out.write_str("{}"),
            Argument::Tuples(members) if members.is_empty() => out.write_str("{}"),
            Argument::Tuples(members) => {
                out.write_str(&list(members.iter().map(|member| tuple(member, ",")).collect()))
            }
            Argument::Set(members) => out.write_str(&list(members.iter().map(UBig::to_string).collect())),
            Argument::List(entries) if entries.is_empty() => out.write_str("[]"),
            Argument::List(entries) => out.write_str(&list(entries.iter().map(UBig::to_string).collect())),
            Argument::Choice(word) => out.write_str(word),
            Argument::Any => out.write_str("any"),
            Argument::Octal(digits) => {
                let digit =
                    |&digit: &u8| char::from_digit(digit.into(), 16).unwrap_or('?').to_ascii_uppercase();
                let after: String = digits.iter().skip(1).map(digit).collect();
                let after = if after.is_empty() { "0" } else { &after };
                write!(out, "{}.{after}", digits.first().map_or('0', digit))
            }
            Argument::Text(text) => out.write_str(text),
            Argument::Graph(graph) if graph.edges.is_empty() && graph.vertices.is_empty() => {
                out.write_str("()")
            }
            Argument::Graph(graph) => {
                let edges = graph.edges.iter().map(|(from, to)| format!("{from}-{to}"));
                out.write_str(&list(edges.chain(graph.vertices.iter().map(UBig::to_string)).collect()))
            }
        }
    }
}

impl Argument {
    /// A text as an argument, with its blanks removed so that it can be typed as one word.
    pub fn of_text(text: &str) -> Argument {
        Argument::Text(narrowed(text).split_whitespace().collect())
    }

    /// The value as written in files: `{1, 3..5}`, `"0.77"`.
    ///
    /// ```
    /// let set = language::Argument::Set([1u32, 3, 4, 5, 8].map(Into::into).to_vec());
    /// assert_eq!((set.written(), set.to_string()), ("{1, 3..5, 8}".into(), "1,3,4,5,8".into()));
    /// ```
    pub fn written(&self) -> String {
        match self {
            Argument::Natural(_) | Argument::Choice(_) | Argument::Any => self.to_string(),
            Argument::Set(members) => {
                let mut ranges: Vec<(&UBig, &UBig)> = Vec::new();
                for member in members {
                    match ranges.last_mut() {
                        Some((_, last)) if *member == *last + UBig::ONE => *last = member,
                        _ => ranges.push((member, member)),
                    }
                }
                let range = |(from, to): (&UBig, &UBig)| match to - from {
                    between if between.is_zero() => from.to_string(),
                    between if between.is_one() => format!("{from}, {to}"),
                    _ => format!("{from}..{to}"),
                };
                format!("{{{}}}", ranges.into_iter().map(range).collect::<Vec<_>>().join(", "))
            }
            Argument::Tuples(members) => {
                let members: Vec<String> = members.iter().map(|member| tuple(member, ", ")).collect();
                format!("{{{}}}", members.join(", "))
            }
            Argument::List(entries) => {
                let entries: Vec<String> = entries.iter().map(UBig::to_string).collect();
                format!("[{}]", entries.join(", "))
            }
            Argument::Octal(_) | Argument::Graph(_) | Argument::Text(_) => {
                format!("\"{}\"", self.to_string().replace('\\', "\\\\").replace('"', "\\\""))
            }
        }
    }
}
