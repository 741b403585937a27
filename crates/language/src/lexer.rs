//! Lexer: text to tokens. Full-width and Unicode spellings are read as their ASCII equivalents.

use crate::Span;
use crate::diagnostic::{Diagnostic, Problems};
use crate::letters::{is_phi, narrow, narrowed, turns_reading};
use crate::problem::Syntax;
use crate::token::{Comment, Kind, Token};

/// Output of the lexer.
#[derive(Debug)]
pub struct Lexed {
    /// The tokens, in order.
    pub tokens: Vec<Token>,
    /// The comments, in order.
    pub comments: Vec<Comment>,
}

/// Operators, longest first. The third field has the correct spellings for a foreign operator.
const OPERATORS: &[(&str, Kind, Option<&[&str]>)] = &[
    ("<=>", Kind::Iff, Some(&["iff"])),
    ("<->", Kind::Iff, Some(&["iff"])),
    ("...", Kind::Dots, Some(&[".."])),
    ("->", Kind::Arrow, None),
    ("=>", Kind::Arrow, Some(&["->", ">=", "implies"])),
    ("==", Kind::Equal, Some(&["="])),
    (":=", Kind::Equal, Some(&["="])),
    ("!=", Kind::NotEqual, None),
    ("<>", Kind::NotEqual, Some(&["!="])),
    ("<=", Kind::LessEqual, None),
    (">=", Kind::GreaterEqual, None),
    ("=<", Kind::LessEqual, Some(&["<="])),
    ("&&", Kind::And, Some(&["and"])),
    ("||", Kind::Or, Some(&["or"])),
    ("**", Kind::Star, Some(&["*"])),
    ("//", Kind::Div, Some(&["div", "#"])),
    ("..", Kind::Dots, None),
    ("(", Kind::OpenParen, None),
    (")", Kind::CloseParen, None),
    ("[", Kind::OpenBracket, None),
    ("]", Kind::CloseBracket, None),
    ("{", Kind::OpenBrace, None),
    ("}", Kind::CloseBrace, None),
    (",", Kind::Comma, None),
    (":", Kind::Colon, None),
    ("|", Kind::Bar, None),
    ("+", Kind::Plus, None),
    ("-", Kind::Minus, None),
    ("*", Kind::Star, None),
    ("=", Kind::Equal, None),
    ("<", Kind::Less, None),
    (">", Kind::Greater, None),
    ("%", Kind::Mod, Some(&["mod"])),
    ("/", Kind::Slash, None),
    ("^", Kind::Xor, Some(&["xor"])),
    ("&", Kind::And, Some(&["and"])),
    ("!", Kind::Not, Some(&["not"])),
    ("~", Kind::Not, Some(&["not"])),
    ("\\", Kind::Div, Some(&["div"])),
];

/// Unicode spellings of ASCII operators.
fn unicode(given: char) -> Option<Kind> {
    Some(match given {
        '\u{2192}' => Kind::Arrow,
        '\u{2264}' | '\u{2286}' => Kind::LessEqual,
        '\u{2265}' => Kind::GreaterEqual,
        '\u{2260}' => Kind::NotEqual,
        '\u{2227}' => Kind::And,
        '\u{2228}' => Kind::Or,
        '\u{ac}' => Kind::Not,
        '\u{2203}' => Kind::Exists,
        '\u{2200}' => Kind::Forall,
        '\u{2295}' => Kind::Xor,
        '\u{d7}' => Kind::Star,
        '\u{2208}' => Kind::In,
        '\u{2223}' => Kind::Divides,
        '\u{2212}' => Kind::Minus,
        '\u{21d2}' => Kind::Implies,
        '\u{21d4}' => Kind::Iff,
        '\u{2026}' => Kind::Dots,
        _ => return None,
    })
}

fn starts_name(given: char) -> bool {
    !is_phi(given) && (given.is_alphabetic() || given == '_')
}

fn continues_name(given: char) -> bool {
    starts_name(given) || given.is_ascii_digit()
}

struct Lexer<'t, 'p> {
    text: &'t str,
    at: usize,
    lexed: Lexed,
    starts_line: bool,
    separated: bool,
    problems: &'p mut Problems,
}

/// Tokenizes `text`, which has to be shorter than 4 GiB.
pub fn lex(text: &str, problems: &mut Problems) -> Lexed {
    let mark = '\u{feff}';
    lex_from(text, if text.starts_with(mark) { mark.len_utf8() } else { 0 }, problems)
}

/// Tokenizes `text` from the start of a line.
pub(crate) fn lex_from(text: &str, at: usize, problems: &mut Problems) -> Lexed {
    let lexed = Lexed { tokens: Vec::new(), comments: Vec::new() };
    let mut lexer = Lexer { text, at, lexed, starts_line: true, separated: false, problems };
    while let Some(next) = lexer.peek().filter(|_| !lexer.problems.full()) {
        lexer.token(next);
    }
    lexer.lexed
}

impl Lexer<'_, '_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn span_from(&self, start: usize) -> Span {
        Span { start: start as u32, end: self.at as u32 }
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        let rest = &self.text[self.at..];
        // Most text is ASCII, whose bytes need no decoding.
        let plain = rest.bytes().position(|byte| !byte.is_ascii() || !wanted(char::from(byte)));
        let Some(plain) = plain else { return self.at = self.text.len() };
        let end = rest[plain..].char_indices().find(|&(_, next)| !wanted(narrow(next)));
        self.at += end.map_or(rest.len(), |(end, _)| plain + end);
    }

    fn push(&mut self, kind: Kind, start: usize) {
        let token = Token {
            kind,
            span: self.span_from(start),
            starts_line: std::mem::take(&mut self.starts_line),
            separated: std::mem::take(&mut self.separated),
        };
        self.lexed.tokens.push(token);
    }

    fn token(&mut self, next: char) {
        let start = self.at;
        let plain = narrow(next);
        if plain == '\n' || plain == '\r' {
            self.at += next.len_utf8();
            self.starts_line = true;
        } else if plain.is_whitespace() {
            self.at += next.len_utf8();
        } else if plain == ';' || plain == '\u{ff1b}' {
            self.at += next.len_utf8();
            self.separated = true;
        } else if plain == '#' {
            self.comment(start);
        } else if plain == '"' || plain == '\u{201c}' || plain == '\u{201d}' {
            self.string(start, next);
        } else if matches!(plain, '\'' | '\u{2018}' | '\u{2019}' | '`') && self.foreign_string(start, next) {
            // Reported, and read as a text
        } else if is_phi(plain) {
            self.at += next.len_utf8();
            self.push(Kind::Name, start);
        } else if starts_name(plain) {
            self.skip_while(continues_name);
            let word = narrowed(&self.text[start..self.at]);
            let kind = if word == "_" { Kind::Underscore } else { Kind::of_word(&word) };
            self.push(kind, start);
        } else if plain.is_ascii_digit() {
            self.skip_while(|next| next.is_ascii_digit());
            self.push(Kind::Number, start);
        } else if let Some(kind) = unicode(plain) {
            self.at += next.len_utf8();
            self.push(kind, start);
        } else {
            self.operator(start, next);
        }
    }

    fn comment(&mut self, start: usize) {
        self.skip_while(|next| next != '\n' && next != '\r');
        let span = self.span_from(start);
        self.lexed.comments.push(Comment { span, own_line: self.starts_line });
        self.reads_one_way(start);
    }

    /// Rejects characters in a text or comment that change the reading direction, since they would make it
    /// look different from its meaning.
    fn reads_one_way(&mut self, start: usize) {
        let text = &self.text[start..self.at];
        if text.is_ascii() {
            return;
        }
        let mut letters = text.char_indices();
        if let Some((place, given)) = letters.find(|&(_, given)| turns_reading(given)) {
            let at = (start + place) as u32;
            let span = Span { start: at, end: at + given.len_utf8() as u32 };
            self.problems.add(Diagnostic::at(Syntax::Character { given, instead: None }, span));
        }
    }

    fn string(&mut self, start: usize, opening: char) {
        self.at += opening.len_utf8();
        let curly = opening == '\u{201c}' || opening == '\u{201d}';
        loop {
            let is_plain = |byte: u8| byte.is_ascii() && !matches!(byte, b'"' | b'\\' | b'\n' | b'\r');
            let rest = &self.text[self.at..];
            self.at += rest.bytes().position(|byte| !is_plain(byte)).unwrap_or(rest.len());
            let Some(next) = self.peek().filter(|&next| next != '\n' && next != '\r') else { break };
            self.at += next.len_utf8();
            let closes = if curly { next == '\u{201d}' } else { narrow(next) == '"' };
            if closes {
                self.reads_one_way(start);
                return self.push(Kind::Text, start);
            }
            if next == '\\' && matches!(self.peek(), Some('"' | '\\')) {
                self.at += 1;
            }
        }
        let span = self.span_from(start);
        let opening = Span { start: span.start, end: span.start + opening.len_utf8() as u32 };
        let end = Span { start: span.end, end: span.end };
        self.problems.add(Diagnostic::unclosed_text(opening, end));
        self.push(Kind::Text, start);
    }

    /// Reads a text in foreign quotes, if they are closed on the same line.
    fn foreign_string(&mut self, start: usize, quote: char) -> bool {
        let opened = start + quote.len_utf8();
        let line = self.text.get(opened..).unwrap_or_default();
        let line = line.split(['\n', '\r', '"']).next().unwrap_or_default();
        let closing = if quote == '\u{2018}' { '\u{2019}' } else { quote };
        let Some(length) = line.find(closing) else { return false };
        self.at = opened + length + closing.len_utf8();
        let problem = Syntax::Character { given: quote, instead: Some("\"") };
        self.problems.add(Diagnostic::at(problem, self.span_from(start)));
        self.push(Kind::Text, start);
        true
    }

    fn operator(&mut self, start: usize, next: char) {
        let first = u8::try_from(narrow(next)).ok();
        let ahead = self.text[start..].chars().map(narrow);
        let stands = |spelling: &str| {
            spelling.bytes().next() == first && spelling.chars().eq(ahead.clone().take(spelling.len()))
        };
        if let Some((spelling, kind, instead)) = OPERATORS.iter().find(|(spelling, ..)| stands(spelling)) {
            for given in self.text[start..].chars().take(spelling.len()) {
                self.at += given.len_utf8();
            }
            if let Some(instead) = instead {
                let problem = Syntax::Operator { given: spelling.to_string(), instead };
                self.problems.add(Diagnostic::at(problem, self.span_from(start)));
            }
            return self.push(*kind, start);
        }
        self.at += next.len_utf8();
        let (kind, instead) = match next {
            '\u{3001}' => (Some(Kind::Comma), Some(",")),
            '.' => (None, Some("..")),
            '\u{221a}' => (None, Some("sqrt(…)")),
            '\'' | '\u{2018}' | '\u{2019}' | '`' => (None, Some("\"")),
            _ => (None, None),
        };
        // A run of the same stray character is one mistake
        while kind.is_none() && self.peek() == Some(next) {
            self.at += next.len_utf8();
        }
        let problem = Syntax::Character { given: next, instead };
        self.problems.add(Diagnostic::at(problem, self.span_from(start)));
        if let Some(kind) = kind {
            self.push(kind, start);
        }
    }
}
