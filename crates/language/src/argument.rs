//! Reading of parameter values, as typed: `m=3`, `S=1,3,4`, `piece=knight`; and as quoted in files.

use crate::diagnostic::Diagnostic;
use crate::letters::narrowed;
use crate::position::Reader;
use crate::problem::{Construct, FoundToken, Input, Misuse, Problem, Syntax};
use crate::speech::short;
use crate::{Argument, Graph, Sort, Span};
use dashu_int::UBig;

/// Limit on the members of a set.
const SET_LIMIT: usize = 1_000_000;
/// Limit on the bytes of a text.
const TEXT_LIMIT: usize = 10_000;

impl Sort {
    /// Reads the value of a parameter of this sort, as typed after `=`. Spans refer to that text. Any word is
    /// a choice.
    ///
    /// ```
    /// use language::{Argument, Sort};
    /// let set = Sort::Set.read("S", "1,3..5").unwrap();
    /// assert_eq!(set, Argument::Set([1u32, 3, 4, 5].map(Into::into).to_vec()));
    /// assert_eq!(Sort::Set.read("S", "many").unwrap_err().code(), "argument-kind");
    /// ```
    pub fn read(self, name: &str, text: &str) -> Result<Argument, Diagnostic> {
        let Ok(end) = u32::try_from(text.len()) else {
            return Err(Diagnostic::at(Syntax::LongFile, Span::default()));
        };
        match self {
            Sort::Natural => read_natural(name, text).map(Argument::Natural),
            Sort::Set => read_set(name, text).map(Argument::Set),
            Sort::List => read_list(name, text).map(|entries| Argument::List(entries.into())),
            Sort::Tuples(length) => read_tuples(name, text, length).map(Argument::Tuples),
            Sort::Choice => Ok(Argument::Choice(narrowed(text.trim()).into_owned())),
            Sort::Octal | Sort::Hexadecimal => match code(text, self.largest_digit().unwrap_or(0)) {
                Some(digits) => {
                    let whole = Span { start: 0, end };
                    digits.map(Argument::Octal).map_err(|problem| Diagnostic::at(problem, whole))
                }
                None => Err(wrong_sort(name, self, text)),
            },
            Sort::Graph => match <[Graph; 1]>::try_from(crate::position::parse_graphs(text)?) {
                Ok([graph]) => Ok(Argument::Graph(graph)),
                Err(_) => Err(wrong_sort(name, self, text)),
            },
            Sort::Text => match Argument::of_text(text) {
                Argument::Text(text) if text.is_empty() || text.len() > TEXT_LIMIT => {
                    Err(wrong_sort(name, self, &text))
                }
                argument => Ok(argument),
            },
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

fn wrong_sort(name: &str, sort: Sort, text: &str) -> Diagnostic {
    let span = Span { start: 0, end: text.len() as u32 };
    if text.trim().is_empty() {
        return Diagnostic::at(
            Syntax::Expected { construct: Construct::Argument, found: FoundToken::End, suggestion: None },
            span,
        );
    }
    let given = short(text.trim());
    Diagnostic::at(Input::ArgumentSort { name: name.to_string(), sort, given }, span)
}

fn read_natural(name: &str, text: &str) -> Result<UBig, Diagnostic> {
    let mut reader = Reader::new(text);
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
    let mut reader = Reader::new(text);
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

/// `3,1,2` or `[3, 1, 2]`; `[]` is the empty list.
fn read_list(name: &str, text: &str) -> Result<Vec<UBig>, Diagnostic> {
    let wrong = || wrong_sort(name, Sort::List, text);
    let mut reader = Reader::new(text);
    let mut entries = Vec::new();
    reader.blanks();
    let brackets = reader.eat('[');
    reader.blanks();
    if !(brackets && reader.peek() == Some(']')) {
        loop {
            reader.blanks();
            if !reader.peek().is_some_and(|next| next.is_ascii_digit() || matches!(next, '-' | '\u{2212}')) {
                return Err(wrong());
            }
            entries.push(reader.natural()?);
            if entries.len() > SET_LIMIT {
                return Err(Diagnostic::at(long_list(), reader.span(0)));
            }
            reader.blanks();
            if !reader.eat(',') {
                break;
            }
        }
    }
    if brackets && !reader.eat(']') {
        return Err(wrong());
    }
    reader.blanks();
    if reader.peek().is_some() { Err(wrong()) } else { Ok(entries) }
}

/// `(1,2),(3,3)` or `{(1,2), (3,3)}`; `{}` is the empty set.
fn read_tuples(name: &str, text: &str, length: u8) -> Result<Vec<Vec<UBig>>, Diagnostic> {
    let wrong = || wrong_sort(name, Sort::Tuples(length), text);
    let mut reader = Reader::new(text);
    let mut members = Vec::new();
    let eat = |reader: &mut Reader<'_>, wanted: char| {
        reader.blanks();
        reader.eat(wanted)
    };
    let braces = eat(&mut reader, '{');
    let mut more = !(braces && eat(&mut reader, '}'));
    let closed = !more;
    while more {
        if !eat(&mut reader, '(') {
            return Err(wrong());
        }
        let mut member = Vec::with_capacity(length.into());
        loop {
            reader.blanks();
            if !reader.peek().is_some_and(|next| next.is_ascii_digit() || next == '-') {
                return Err(wrong());
            }
            member.push(reader.natural()?);
            if !eat(&mut reader, ',') {
                break;
            }
        }
        if !eat(&mut reader, ')') || member.len() != length.into() {
            return Err(wrong());
        }
        members.push(member);
        if members.len() > SET_LIMIT {
            return Err(Diagnostic::at(too_many(), reader.span(0)));
        }
        more = eat(&mut reader, ',');
    }
    if braces && !closed && !eat(&mut reader, '}') {
        return Err(wrong());
    }
    reader.blanks();
    if reader.peek().is_some() {
        return Err(wrong());
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

/// Problem of a list with too many entries.
pub(crate) fn long_list() -> Problem {
    Problem::Input(Input::LongList { limit: SET_LIMIT })
}

/// Returns `true` if a list of this length is allowed.
pub(crate) fn is_listable(entries: usize) -> bool {
    entries <= SET_LIMIT
}
