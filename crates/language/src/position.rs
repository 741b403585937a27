//! Positions as typed: `3,5 7` is the sum of the components (3, 5) and (7).

use crate::diagnostic::Diagnostic;
use crate::letters::narrow;
use crate::number::{DIGIT_LIMIT, natural};
use crate::problem::{Construct, Input, Misuse, Naming, Note, Problem, Syntax};
use crate::{Form, Graph, Span};
use dashu_int::UBig;

/// A component as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Numbers of a tuple or a row; the ends of edges, one after another.
    pub naturals: Vec<UBig>,
    /// Place in the text.
    pub span: Span,
}

/// Reads the components of a position in the way that its game writes them: tuples and rows, or graphs.
///
/// ```
/// use language::{Form, parse_position};
/// let components = parse_position("3,5 （7）", Form::Tuple(2)).unwrap();
/// assert_eq!(components[1].naturals, [7u8.into()]);
/// assert_eq!(components[1].span.of("3,5 （7）"), "（7）");
/// let graphs = parse_position("0-1,1-2 0-3", Form::Edges).unwrap();
/// assert_eq!(graphs[0].naturals, [0u8, 1, 1, 2].map(Into::into));
/// let code = |text, form| parse_position(text, form).unwrap_err().code();
/// assert_eq!(code("3 -4", Form::Row), "negative-number");
/// assert_eq!(code("10^10000000", Form::Row), "long-number");
/// assert_eq!(code("0-1,2", Form::Edges), "edge-ends");
/// ```
pub fn parse_position(text: &str, form: Form) -> Result<Vec<Typed>, Diagnostic> {
    parse_spelled(text, form, &[])
}

/// Reads the components of a position of a game with letters, which stand for 1, 2, …: `ABBA` is `1,2,2,1`.
///
/// ```
/// use language::{Form, parse_spelled};
/// let components = parse_spelled("ABBA [B, 1]", Form::Row, &['A', 'B']).unwrap();
/// assert_eq!(components[0].naturals, [1u8, 2, 2, 1].map(Into::into));
/// assert_eq!(components[1].naturals, [2u8, 1].map(Into::into));
/// assert_eq!(parse_spelled("ABC", Form::Row, &['A', 'B']).unwrap_err().code(), "undeclared-letter");
/// ```
pub fn parse_spelled(text: &str, form: Form, letters: &[char]) -> Result<Vec<Typed>, Diagnostic> {
    match form {
        Form::Tuple(_) | Form::Row => parse_components(text, letters),
        Form::Edges => parse_edges(text),
    }
}

/// Reads the components of a position: naturals joined by commas, components separated by blanks.
///
/// A component may be in parentheses or brackets; `()` is a component without numbers. `10^100` is a number
/// too. Full-width characters are read as ASCII. Takes time proportional to the length of the text, apart from
/// single numbers with very many digits.
fn parse_components(text: &str, letters: &[char]) -> Result<Vec<Typed>, Diagnostic> {
    if u32::try_from(text.len()).is_err() {
        return Err(Diagnostic::at(Syntax::LongFile, Span::default()));
    }
    let mut reader = Reader { letters, ..Reader::new(text) };
    let mut components = Vec::new();
    reader.blanks();
    while let Some(next) = reader.peek() {
        let start = reader.at;
        let naturals = match next {
            '(' | '[' => reader.bracketed(next)?,
            _ => reader.bare()?,
        };
        components.push(Typed { naturals, span: reader.span(start) });
        reader.blanks();
    }
    if components.is_empty() {
        return Err(Diagnostic::at(Input::EmptyPosition, reader.span(0)));
    }
    Ok(components)
}

/// Reads graphs, each a list of edges: `0-1,1-2` is a path of two edges, and `()` a graph without edges.
///
/// The two ends of every edge are adjacent in the result.
fn parse_edges(text: &str) -> Result<Vec<Typed>, Diagnostic> {
    let ends = |(graph, span): (Graph, Span)| Typed {
        naturals: graph.edges.into_iter().flat_map(|(from, to)| [from, to]).collect(),
        span,
    };
    Ok(read_graphs(text, false)?.into_iter().map(ends).collect())
}

/// The same for graphs with isolated vertices: `0-1,5`.
pub(crate) fn parse_graphs(text: &str) -> Result<Vec<Graph>, Diagnostic> {
    Ok(read_graphs(text, true)?.into_iter().map(|(graph, _)| graph).collect())
}

fn read_graphs(text: &str, lone: bool) -> Result<Vec<(Graph, Span)>, Diagnostic> {
    if u32::try_from(text.len()).is_err() {
        return Err(Diagnostic::at(Syntax::LongFile, Span::default()));
    }
    let mut reader = Reader::new(text);
    let mut graphs = Vec::new();
    reader.blanks();
    while let Some(next) = reader.peek() {
        let first = reader.at;
        let closing = match next {
            '(' => Some(')'),
            '[' => Some(']'),
            _ => None,
        };
        if closing.is_some() {
            reader.bump();
            reader.blanks();
        }
        let mut graph = Graph::default();
        if closing.is_none() || reader.peek() != closing {
            loop {
                let from = reader.natural()?;
                let place = reader.at;
                if reader.eat('-') || reader.eat('\u{2212}') {
                    graph.edges.push((from, reader.natural()?));
                } else if lone {
                    graph.vertices.push(from);
                } else {
                    return Err(Diagnostic::at(Misuse::EdgeEnds, reader.span(place)));
                }
                let after = reader.at;
                reader.blanks();
                if !reader.eat(',') {
                    // Blanks not followed by a comma separate graphs.
                    reader.at = if closing.is_some() { reader.at } else { after };
                    break;
                }
                reader.blanks();
            }
        }
        match (closing, reader.peek()) {
            (Some(closing), Some(next)) if next == closing => reader.bump(),
            (Some(_), _) => return Err(Diagnostic::at(Misuse::EdgeEnds, reader.span(reader.at))),
            (None, Some(next)) if !next.is_whitespace() => {
                let start = reader.at;
                reader.bump();
                return Err(Diagnostic::at(Input::PositionCharacter { given: next }, reader.span(start)));
            }
            (None, _) => {}
        }
        graphs.push((graph, reader.span(first)));
        reader.blanks();
    }
    if graphs.is_empty() {
        return Err(Diagnostic::at(Input::EmptyPosition, reader.span(0)));
    }
    Ok(graphs)
}

/// Approximate decimal logarithm of a number.
fn digits_of(number: &UBig) -> f64 {
    match u64::try_from(number) {
        Ok(word) => (word as f64).log10(),
        Err(_) => dashu_int::ops::BitTest::bit_len(number) as f64 * std::f64::consts::LOG10_2,
    }
}

/// A cursor that sees full-width characters as narrow ones.
pub(crate) struct Reader<'t> {
    pub(crate) text: &'t str,
    pub(crate) at: usize,
    /// Letters that stand for 1, 2, ….
    letters: &'t [char],
}

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, at: 0, letters: &[] }
    }

    /// Returns `true` before a letter in a game that has letters.
    fn at_letter(&self) -> bool {
        !self.letters.is_empty() && self.peek().is_some_and(char::is_alphabetic)
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next().map(narrow)
    }

    pub(crate) fn bump(&mut self) {
        if let Some(next) = self.text.get(self.at..).and_then(|rest| rest.chars().next()) {
            self.at += next.len_utf8();
        }
    }

    pub(crate) fn eat(&mut self, sign: char) -> bool {
        let eaten = self.peek() == Some(sign);
        if eaten {
            self.bump();
        }
        eaten
    }

    pub(crate) fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    pub(crate) fn span(&self, start: usize) -> Span {
        Span { start: start as u32, end: self.at as u32 }
    }

    /// Reads a natural, or reports the text found in its place.
    pub(crate) fn natural(&mut self) -> Result<UBig, Diagnostic> {
        let start = self.at;
        if self.at_letter()
            && let Some(given) = self.peek()
        {
            self.bump();
            let letters = self.letters.to_vec();
            let place = letters.iter().position(|&letter| letter == given);
            let unknown = Naming::UndeclaredLetter { given, letters };
            return place
                .map(|place| UBig::from(place + 1))
                .ok_or_else(|| Diagnostic::at(unknown, self.span(start)));
        }
        while self.peek().is_some_and(|next| next.is_ascii_digit()) {
            self.bump();
        }
        if self.at > start {
            let digits = self.text.get(start..self.at).unwrap_or_default();
            // Most numbers are short; those need no big arithmetic to read
            let base = match digits.parse::<u64>() {
                Ok(small) => Ok(UBig::from(small)),
                Err(_) => natural(digits).map_err(|problem| Diagnostic::at(problem, self.span(start))),
            };
            return if self.peek() == Some('^') { self.power(start, base?) } else { base };
        }
        let Some(next) = self.peek() else {
            return Err(Diagnostic::at(Input::EmptyPlace, self.span(start)));
        };
        self.bump();
        let problem = match next {
            ',' | ')' | ']' => Problem::Input(Input::EmptyPlace),
            '-' | '\u{2212}' => {
                while self.peek().is_some_and(|next| next.is_ascii_digit()) {
                    self.bump();
                }
                Problem::Input(Input::Negative)
            }
            given => Problem::Input(Input::PositionCharacter { given }),
        };
        Err(Diagnostic::at(problem, self.span(start)))
    }

    /// Reads the rest of `10^100`, of which the base has been read.
    fn power(&mut self, start: usize, base: UBig) -> Result<UBig, Diagnostic> {
        let sign = self.at;
        self.bump();
        let place = self.at;
        while self.peek().is_some_and(|next| next.is_ascii_digit()) {
            self.bump();
        }
        let digits = self.text.get(place..self.at).unwrap_or_default();
        if digits.is_empty() {
            self.at = sign;
            return Err(self.stray('^'));
        }
        let exponent = natural(digits).map_err(|problem| Diagnostic::at(problem, self.span(place)))?;
        if base <= UBig::ONE || exponent.is_zero() {
            return Ok(if exponent.is_zero() { UBig::ONE } else { base });
        }
        let exponent = usize::try_from(&exponent).unwrap_or(usize::MAX);
        // Approximate number of digits.
        let digits = (digits_of(&base) * exponent as f64) as usize + 1;
        match digits <= DIGIT_LIMIT {
            true => Ok(base.pow(exponent)),
            false => Err(Diagnostic::at(Syntax::LongNumber { digits, limit: DIGIT_LIMIT }, self.span(start))),
        }
    }

    /// Reads `3,5`, up to a blank. A blank next to a comma does not separate.
    fn bare(&mut self) -> Result<Vec<UBig>, Diagnostic> {
        let mut naturals = Vec::new();
        // A word in letters needs no commas.
        while self.at_letter() {
            naturals.push(self.natural()?);
        }
        if naturals.is_empty() {
            naturals.push(self.natural()?);
        }
        loop {
            let after = self.at;
            self.blanks();
            if !self.eat(',') {
                let separated = self.at > after;
                self.at = after;
                return match self.peek() {
                    Some(next) if !separated && !matches!(next, '(' | '[') => Err(self.stray(next)),
                    _ => Ok(naturals),
                };
            }
            self.blanks();
            naturals.push(self.natural()?);
        }
    }

    /// `(3,5)`
    fn bracketed(&mut self, open: char) -> Result<Vec<UBig>, Diagnostic> {
        let start = self.at;
        self.bump();
        let opening = self.span(start);
        let (open, closing, close) = if open == '(' { ("(", ')', ")") } else { ("[", ']', "]") };
        let mut naturals = Vec::new();
        self.blanks();
        if self.eat(closing) {
            return Ok(naturals);
        }
        loop {
            naturals.push(self.natural()?);
            self.blanks();
            if self.eat(closing) {
                return Ok(naturals);
            }
            if !self.eat(',') {
                let construct = if closing == ')' {
                    Construct::Literally(&[",", ")"])
                } else {
                    Construct::Literally(&[",", "]"])
                };
                return Err(match self.peek() {
                    Some(')' | ']') => Diagnostic::noted(
                        Syntax::Mismatched { open, close },
                        self.next_span(),
                        Note::ClosesHere(close),
                    )
                    .with(opening, Note::OpensHere),
                    Some(digit) if digit.is_ascii_digit() => {
                        Diagnostic::at(Problem::expected(construct, &digit.to_string()), self.next_span())
                    }
                    Some(next) => self.stray(next),
                    None => Diagnostic::noted(Syntax::Unclosed { open, close }, opening, Note::OpensHere)
                        .with(self.span(self.at), Note::ClosesHere(close)),
                });
            }
            self.blanks();
        }
    }

    /// Span of the next character.
    fn next_span(&mut self) -> Span {
        let start = self.at;
        self.bump();
        self.span(start)
    }

    fn stray(&mut self, given: char) -> Diagnostic {
        let place = self.next_span();
        Diagnostic::at(Input::PositionCharacter { given }, place)
    }
}
