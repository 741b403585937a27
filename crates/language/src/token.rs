//! Tokens of the language.

use crate::Span;

/// Kind of a token. Names and numbers are read from the text by span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the tokens")]
pub enum Kind {
    Name,
    Number,
    Text,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    OpenBrace,
    CloseBrace,
    Comma,
    Colon,
    Dots,
    Arrow,
    Bar,
    Plus,
    Minus,
    Star,
    Slash,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Underscore,
    And,
    Or,
    Not,
    Implies,
    Iff,
    Exists,
    Forall,
    Where,
    When,
    If,
    By,
    In,
    Div,
    Mod,
    Xor,
    Divides,
    True,
    False,
}

/// Words that cannot be names.
pub(crate) const RESERVED: [(&str, Kind); 18] = [
    ("and", Kind::And),
    ("or", Kind::Or),
    ("not", Kind::Not),
    ("implies", Kind::Implies),
    ("iff", Kind::Iff),
    ("exists", Kind::Exists),
    ("forall", Kind::Forall),
    ("where", Kind::Where),
    ("when", Kind::When),
    ("if", Kind::If),
    ("by", Kind::By),
    ("in", Kind::In),
    ("div", Kind::Div),
    ("mod", Kind::Mod),
    ("xor", Kind::Xor),
    ("divides", Kind::Divides),
    ("true", Kind::True),
    ("false", Kind::False),
];

impl Kind {
    /// Kind of a word: a reserved one, or a name.
    pub fn of_word(word: &str) -> Kind {
        RESERVED.iter().find(|(known, _)| *known == word).map_or(Kind::Name, |&(_, kind)| kind)
    }

    /// Canonical spelling of the token; names, numbers and texts are read from the file instead.
    pub fn spelling(self) -> &'static str {
        match self {
            Kind::Name | Kind::Number | Kind::Text => "",
            Kind::OpenParen => "(",
            Kind::CloseParen => ")",
            Kind::OpenBracket => "[",
            Kind::CloseBracket => "]",
            Kind::OpenBrace => "{",
            Kind::CloseBrace => "}",
            Kind::Comma => ",",
            Kind::Colon => ":",
            Kind::Dots => "..",
            Kind::Arrow => "->",
            Kind::Bar => "|",
            Kind::Plus => "+",
            Kind::Minus => "-",
            Kind::Star => "*",
            Kind::Slash => "/",
            Kind::Equal => "=",
            Kind::NotEqual => "!=",
            Kind::Less => "<",
            Kind::LessEqual => "<=",
            Kind::Greater => ">",
            Kind::GreaterEqual => ">=",
            Kind::Underscore => "_",
            word => RESERVED.iter().find(|(_, kind)| *kind == word).map_or("", |&(word, _)| word),
        }
    }

    /// Returns `true` if it opens a bracket.
    pub fn opens(self) -> bool {
        matches!(self, Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace)
    }

    /// Returns `true` if it closes a bracket.
    pub fn closes(self) -> bool {
        matches!(self, Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace)
    }

    /// Returns `true` if it is infix, so that no line can start and no item end next to it.
    pub fn joins(self) -> bool {
        use Kind::*;
        matches!(
            self,
            Comma
                | Colon
                | Arrow
                | Bar
                | Plus
                | Minus
                | Star
                | Slash
                | Equal
                | NotEqual
                | Less
                | LessEqual
                | Greater
                | GreaterEqual
                | And
                | Or
                | Implies
                | Iff
                | Where
                | When
                | If
                | By
                | In
                | Div
                | Mod
                | Xor
                | Divides
        )
    }

    /// Returns `true` if a line that ends with it continues on the next.
    pub fn needs_more(self) -> bool {
        self.joins() || self.opens() || matches!(self, Kind::Not | Kind::Exists | Kind::Forall)
    }

    /// Returns `true` if a line that starts with it continues the one before.
    pub fn continues(self) -> bool {
        self.joins() || self.closes()
    }
}

/// A token with its place.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// Kind.
    pub kind: Kind,
    /// Place in the text.
    pub span: Span,
    /// `true` if there is a line break before it.
    pub starts_line: bool,
    /// `true` if there is a `;` before it.
    pub separated: bool,
}

/// A comment, without its line break.
#[derive(Clone, Copy, Debug)]
pub struct Comment {
    /// Place in the text.
    pub span: Span,
    /// `true` if only blanks precede it on its line.
    pub own_line: bool,
}
