//! Parsing of parameter values, as typed: `m=3`, `S=1,3,4`, `piece=knight`.

use crate::diagnostic::Diagnostic;
use crate::letters::narrowed;
use crate::position::Reader;
use crate::problem::{Found, Input, Misuse, Naming, Problem, Sort, Syntax, Wanted};
use crate::resolve::{constant_bounds, sort_of};
use crate::suggest::suggest;
use crate::{Argument, Graph, ParameterKind, Ruleset, Span};
use dashu_int::UBig;
use std::fmt;

/// Limit on the members of a set.
const SET_LIMIT: usize = 1_000_000;
/// Limit on the bytes of a text.
const TEXT_LIMIT: usize = 10_000;

/// Writes a parameter's value as one would type it.
impl fmt::Display for Argument {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |all: Vec<String>| all.join(",");
        match self {
            Argument::Natural(natural) => write!(out, "{natural}"),
            Argument::Set(members) if members.is_empty() => out.write_str("{}"),
            Argument::Set(members) => out.write_str(&list(members.iter().map(UBig::to_string).collect())),
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
    /// The value as written in files: `{1, 3..5}`, `"0.77"`.
    ///
    /// ```
    /// let set = rules::Argument::Set([1u32, 3, 4, 5, 8].map(Into::into).to_vec());
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
            Argument::Octal(_) | Argument::Graph(_) | Argument::Text(_) => {
                format!("\"{}\"", self.to_string().replace('\\', "\\\\").replace('"', "\\\""))
            }
        }
    }
}

impl Ruleset {
    /// Reads the value of a parameter from the text after `=`. Spans refer to that text.
    ///
    /// Bounds that are plain numbers are checked at once; those that mention other parameters are checked
    /// when all values are known.
    ///
    /// ```
    /// let text = "game take(S: set)\n(n) -> (n - s) where s in S\n";
    /// let game = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let set = game.parse_argument("S", "1,3..5").unwrap();
    /// assert_eq!(set, rules::Argument::Set([1u32, 3, 4, 5].map(Into::into).to_vec()));
    /// assert_eq!(game.parse_argument("s", "1").unwrap_err().code(), "unknown-parameter");
    /// ```
    pub fn parse_argument(&self, name: &str, text: &str) -> Result<Argument, Diagnostic> {
        if u32::try_from(text.len()).is_err() {
            return Err(Diagnostic::at(Syntax::LongFile, Span::default()));
        }
        let Some(parameter) = self.parameters.iter().find(|parameter| parameter.name == name) else {
            let known: Vec<String> = self.parameters.iter().map(|parameter| parameter.name.clone()).collect();
            let suggestion = suggest(name, known.iter().map(|known| &**known)).map(str::to_string);
            let (game, name) = (self.name.clone(), name.to_string());
            let problem = Naming::UnknownParameter { game, name, suggestion, known };
            return Err(Diagnostic::at(problem, Span::default()));
        };
        let whole = Span { start: 0, end: text.len() as u32 };
        match &parameter.kind {
            ParameterKind::Natural { least, most } => {
                if parameter.default == Some(Argument::Any) && narrowed(text.trim()) == "any" {
                    return Ok(Argument::Any);
                }
                let value = read_natural(name, text)?;
                let (least, most) = constant_bounds(least, most);
                if least.as_ref().is_some_and(|least| value < *least)
                    || most.as_ref().is_some_and(|most| value > *most)
                {
                    let problem = Input::ArgumentOutOfBounds { name: name.to_string(), least, most };
                    return Err(Diagnostic::at(problem, whole));
                }
                Ok(Argument::Natural(value))
            }
            ParameterKind::Octal | ParameterKind::Hexadecimal => {
                let most = parameter.kind.largest_digit().unwrap_or(0);
                match code(text, most) {
                    Some(digits) => {
                        digits.map(Argument::Octal).map_err(|problem| Diagnostic::at(problem, whole))
                    }
                    None => Err(wrong_sort(name, sort_of(&parameter.kind), text)),
                }
            }
            ParameterKind::Graph => match <[Graph; 1]>::try_from(crate::position::parse_graphs(text)?) {
                Ok([graph]) => Ok(Argument::Graph(graph)),
                Err(_) => Err(wrong_sort(name, Sort::Graph, text)),
            },
            ParameterKind::Text => match self::text(text) {
                Argument::Text(text) if text.is_empty() || text.len() > TEXT_LIMIT => {
                    Err(wrong_sort(name, Sort::Text, &text))
                }
                argument => Ok(argument),
            },
            ParameterKind::Set => read_set(name, text).map(Argument::Set),
            ParameterKind::Choice(words) => {
                let word = narrowed(text.trim());
                if words.iter().any(|known| *known == word) {
                    return Ok(Argument::Choice(word.into_owned()));
                }
                let suggestion = suggest(&word, words.iter().map(|word| &**word)).map(str::to_string);
                let (parameter, word) = (name.to_string(), word.chars().take(30).collect());
                let problem = Naming::UnknownWord { parameter, word, words: words.clone(), suggestion };
                Err(Diagnostic::at(problem, whole))
            }
        }
    }
}

/// Digits of a code such as `0.77`, `.77` or `4.7`, none larger than `most`; `None` if the text is not a
/// code.
pub(crate) fn code(text: &str, most: u8) -> Option<Result<Vec<u8>, Problem>> {
    let narrow = narrowed(text.trim());
    let (before, after) = narrow.split_once('.')?;
    if before.chars().count() > 1 || after.is_empty() || after.len() > SET_LIMIT {
        return None;
    }
    let mut digits = Vec::with_capacity(after.len() + 1);
    for given in before.chars().chain(after.chars()) {
        match given.to_digit(16) {
            Some(digit) if digit <= most.into() => digits.push(digit as u8),
            Some(_) => return Some(Err(Problem::Misuse(Misuse::CodeDigit { given }))),
            None => return None,
        }
    }
    if before.is_empty() {
        digits.insert(0, 0);
    }
    // Taking nothing may only split a heap; otherwise it would be a pass.
    if let Some(&given) = digits.first()
        && !splits_only(given)
    {
        return Some(Err(Problem::Misuse(Misuse::CodeSplit { given })));
    }
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    Some(Ok(digits))
}

/// Returns `true` if a digit allows two heaps or more, and nothing else.
fn splits_only(digit: u8) -> bool {
    digit & 3 == 0
}

/// Reads an argument in quotes: a code, or the edges of a graph; `None` if it is neither.
pub(crate) fn read_quoted(text: &str) -> Result<Option<Argument>, Problem> {
    if let Some(digits) = code(text, 15) {
        return digits.map(Argument::Octal).map(Some);
    }
    match crate::position::parse_graphs(text).map(<[Graph; 1]>::try_from) {
        Ok(Ok([graph])) => Ok(Some(Argument::Graph(graph))),
        _ => Ok(None),
    }
}

/// Converts a text to an argument, with its blanks removed so that it can be typed as one word.
pub(crate) fn text(text: &str) -> Argument {
    Argument::Text(narrowed(text).split_whitespace().collect())
}

fn wrong_sort(name: &str, sort: Sort, text: &str) -> Diagnostic {
    let span = Span { start: 0, end: text.len() as u32 };
    if text.trim().is_empty() {
        return Diagnostic::at(
            Syntax::Expected { wanted: Wanted::Argument, found: Found::End, suggestion: None },
            span,
        );
    }
    let given = text.trim().chars().take(30).collect();
    Diagnostic::at(Input::ArgumentSort { name: name.to_string(), sort, given }, span)
}

fn read_natural(name: &str, text: &str) -> Result<UBig, Diagnostic> {
    let mut reader = Reader { text, at: 0 };
    reader.blanks();
    if !reader.peek().is_some_and(|next| next.is_ascii_digit() || next == '-') {
        return Err(wrong_sort(name, Sort::Natural, text));
    }
    let value = reader.natural()?;
    reader.blanks();
    if reader.peek().is_some() { Err(wrong_sort(name, Sort::Natural, text)) } else { Ok(value) }
}

/// `1,3..5` or `{1,3..5}`; `{}` is the empty set.
fn read_set(name: &str, text: &str) -> Result<Vec<UBig>, Diagnostic> {
    let mut reader = Reader { text, at: 0 };
    let mut members = Vec::new();
    reader.blanks();
    let braces = reader.eat('{');
    reader.blanks();
    if !(braces && reader.peek() == Some('}')) {
        loop {
            if !reader.peek().is_some_and(|next| next.is_ascii_digit() || next == '-') {
                return Err(wrong_sort(name, Sort::Set, text));
            }
            let start = reader.at;
            let from = reader.natural()?;
            let mut to = from.clone();
            if reader.eat('.') {
                if !reader.eat('.') {
                    return Err(wrong_sort(name, Sort::Set, text));
                }
                to = reader.natural()?;
            }
            if !push_range(&mut members, from, to) {
                return Err(Diagnostic::at(too_many(), reader.span(start)));
            }
            reader.blanks();
            if !reader.eat(',') {
                break;
            }
            reader.blanks();
        }
    }
    if braces && !reader.eat('}') {
        return Err(wrong_sort(name, Sort::Set, text));
    }
    reader.blanks();
    if reader.peek().is_some() {
        return Err(wrong_sort(name, Sort::Set, text));
    }
    members.sort();
    members.dedup();
    Ok(members)
}

/// Adds the naturals from `from` to `to`; `false` if there would be too many.
pub(crate) fn push_range(members: &mut Vec<UBig>, from: UBig, to: UBig) -> bool {
    if from > to {
        return true;
    }
    let more = usize::try_from(&to - &from).unwrap_or(usize::MAX);
    if members.len().saturating_add(more) >= SET_LIMIT {
        return false;
    }
    let mut next = from;
    while next <= to {
        members.push(next.clone());
        next += UBig::ONE;
    }
    true
}

/// Problem of a set with too many members.
pub(crate) fn too_many() -> Problem {
    Problem::Input(Input::LargeSet { limit: SET_LIMIT })
}
