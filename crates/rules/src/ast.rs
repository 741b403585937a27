//! Syntax tree: contents of a file with their places, before names are resolved.

use crate::{Argument, Convention, Lang, Outcome, Relation, Span, Verdict};
use dashu_int::UBig;

impl Span {
    /// Span from the start of this one to the end of `last`.
    pub(crate) fn to(self, last: Span) -> Span {
        Span { start: self.start.min(last.start), end: self.end.max(last.end) }
    }

    /// Empty span right after this one.
    pub(crate) fn after(self) -> Span {
        Span { start: self.end, end: self.end }
    }
}

/// A name with its place.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// An expression: a term or a formula, not yet distinguished.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    pub(crate) kind: ExpressionKind,
    pub(crate) span: Span,
    /// Depth of the tree below; limited, since later passes recurse.
    pub(crate) depth: usize,
}

#[derive(Clone, Debug)]
pub(crate) enum ExpressionKind {
    Number(UBig),
    Name(String),
    Wildcard,
    Constant(bool),
    /// A set or a quoted value, to the right of `=` or `!=`.
    Given(Given),
    Arithmetic(Arithmetic, Box<Expression>, Box<Expression>),
    /// `a/b`, with the place of the sign: an exact quotient, which occurs only in a floor.
    Ratio(Box<Expression>, Box<Expression>, Span),
    /// `a <= b <= c`
    Compare(Box<Expression>, Vec<(Relation, Expression)>),
    In(Box<Expression>, Box<SetExpression>),
    Divides(Box<Expression>, Box<Expression>),
    Not(Box<Expression>),
    And(Vec<Expression>),
    Or(Vec<Expression>),
    Implies(Box<Expression>, Box<Expression>),
    Iff(Box<Expression>, Box<Expression>),
    Quantified {
        forall: bool,
        names: Vec<Name>,
        body: Box<Expression>,
    },
    Call {
        name: Name,
        arguments: Vec<Expression>,
        filter: Option<Box<Expression>>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Xor,
}

#[derive(Clone, Debug)]
pub(crate) enum SetExpression {
    Name(Name),
    /// `code[2]`
    Places(Name, UBig, Span),
    Ranges(Vec<(Expression, Expression)>),
}

/// A place or a gap between brackets.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Term(Expression),
    Gap(Span),
}

/// `(…)` or `[…]`.
#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub(crate) row: bool,
    pub(crate) places: Vec<Place>,
    pub(crate) span: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct Declaration {
    pub(crate) kind: DeclarationKind,
    pub(crate) default: Option<(Given, Span)>,
    pub(crate) span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum DeclarationKind {
    /// `m`, `m >= 1`, `1 <= m <= 20`
    Natural(Expression),
    /// `S: set`
    Set(Name),
    /// `piece: king | queen`
    Choice(Name, Vec<Name>),
    /// `code: octal`
    Octal(Name),
    /// `code: hexadecimal`
    Hexadecimal(Name),
    /// `edges: graph`
    Graph(Name),
    /// `rows: text`
    Text(Name),
}

/// Value of a parameter as written. The meaning of a quoted one depends on its parameter.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    /// Its value without knowledge of the parameter; a text if it is nothing else.
    pub(crate) argument: Argument,
    /// Quoted text, with its place.
    pub(crate) quoted: Option<(String, Span)>,
}

/// Subject in the head of a claim.
#[derive(Clone, Debug)]
pub(crate) enum Head {
    /// `(a, b)`
    Component(Vec<Name>),
    /// `((n) + ..)`
    Sum(Vec<Name>),
    /// `[x after w at i of n, ..]`; unnamed parts are `None`.
    Row(RowHead),
}

/// Names in the head of a claim on rows.
#[derive(Clone, Debug)]
pub(crate) struct RowHead {
    pub(crate) element: Name,
    pub(crate) before: Option<Name>,
    pub(crate) index: Option<Name>,
    pub(crate) length: Option<Name>,
}

#[derive(Clone, Debug)]
pub(crate) enum Statement {
    Outcome(Outcome, Expression),
    Value(Vec<Piece>),
    Periodic { start: Vec<UBig>, period: Vec<UBig>, saltus: UBig, place: Span },
}

/// `term if condition`, `term otherwise` or a lone term.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) term: Expression,
    pub(crate) condition: Option<Expression>,
    pub(crate) otherwise: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum FactSyntax {
    Outcome(Outcome),
    Value(UBig),
    MovesTo(Vec<Component>),
}

#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    pub(crate) convention: Option<Convention>,
    pub(crate) head: Head,
    pub(crate) head_span: Span,
    pub(crate) statement: Statement,
    pub(crate) when: Option<Expression>,
    pub(crate) theorem: Option<String>,
}

/// A set in `assume`, with its place.
#[derive(Clone, Debug)]
pub(crate) struct SetSyntax {
    pub(crate) kind: SetKind,
    pub(crate) span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum SetKind {
    /// `{1, 3..5}`
    Ranges(Vec<(Expression, Expression)>),
    /// `{q: q mod 6 != 0}`
    Such(Name, Expression),
    /// `prime_power`
    Name(Name),
}

/// Content of an `assume` item.
#[derive(Clone, Debug)]
pub(crate) enum AssumeSyntax {
    /// `{1..5} <= prime_power <= {q: q mod 6 != 0}`
    Sets(Vec<SetSyntax>),
    /// `(a, b) -> (a, c) only where f`
    Only { before: Component, after: Vec<Component>, condition: Expression },
    /// `(a, b) -> (a, r) and (a, r + a) for some r: f where g`
    Moves {
        before: Component,
        after: Vec<Vec<Component>>,
        chosen: Vec<Name>,
        choice: Option<Expression>,
        condition: Option<Expression>,
    },
}

#[derive(Clone, Debug)]
pub(crate) enum AutomatonLine {
    State { name: Name, transitions: Vec<Transition> },
    Accept(Vec<Name>),
}

#[derive(Clone, Debug)]
pub(crate) struct Transition {
    pub(crate) digits: Vec<u8>,
    pub(crate) span: Span,
    pub(crate) target: Name,
}

#[derive(Clone, Debug)]
pub(crate) enum NumerationSyntax {
    Base(UBig, Span),
    Quadratic(UBig, Span),
}

#[derive(Clone, Debug)]
pub(crate) enum ItemKind {
    Game {
        name: Name,
        parameters: Vec<Declaration>,
    },
    Title(Lang, String),
    About(Lang, String),
    Source(String),
    Remark(Lang, String),
    Family(Name),
    Board(Name),
    Begin(Vec<Component>),
    Misere,
    Unordered,
    EndlessDraw,
    Native(Component),
    Position {
        pattern: Component,
        condition: Expression,
    },
    Rule {
        before: Component,
        after: Vec<Component>,
        condition: Option<Expression>,
        when: Option<Expression>,
    },
    Upto {
        count: Expression,
        base: Name,
        arguments: Vec<(Name, Expression)>,
    },
    End {
        pattern: Component,
        condition: Option<Expression>,
        verdict: Verdict,
    },
    Otherwise(Verdict),
    Start {
        left: Component,
        right: Component,
    },
    Claim(Box<Claimed>),
    Assume {
        assumed: Box<AssumeSyntax>,
        when: Option<Expression>,
    },
    Automaton {
        name: Name,
        tracks: Vec<Name>,
        numeration: NumerationSyntax,
    },
    AutomatonLine(AutomatonLine),
    Example {
        arguments: Vec<(Name, Given)>,
        convention: Option<Convention>,
        position: Vec<Component>,
        fact: FactSyntax,
    },
}

/// An item of the file.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) kind: ItemKind,
    pub(crate) span: Span,
    /// Its tokens, as a range of indices into those of the file.
    pub(crate) tokens: std::ops::Range<usize>,
}
