//! Syntax tree: contents of a file with their places, before names are resolved.

use crate::problem::Definition;
use crate::speech::short;
use crate::{Argument, Convention, Lang, Numeration, Outcome, Relation, Sort, Span, Verdict};
use ::numeration::MOST_BASE;
use dashu_int::{IBig, UBig};

/// A name with its place.
#[derive(Clone, Debug)]
pub struct Name {
    /// Canonical spelling.
    pub text: String,
    /// Place in the text.
    pub span: Span,
}

/// An expression: a term or a formula, not yet distinguished.
#[derive(Clone, Debug)]
pub struct Expression {
    /// Content of the expression.
    pub kind: ExpressionKind,
    /// Place in the text.
    pub span: Span,
    /// Depth of the tree below; limited, since later passes recurse.
    pub(crate) depth: usize,
}

/// Content of an expression.
#[derive(Clone, Debug)]
pub enum ExpressionKind {
    /// `12`
    Number(UBig),
    /// `n`
    Name(String),
    /// `_`
    Wildcard,
    /// `true`, `false`
    Constant(bool),
    /// A set or a quoted value, to the right of `=` or `!=`.
    Given(Given),
    /// `a + b` and other operations.
    Arithmetic(Arithmetic, Box<Expression>, Box<Expression>),
    /// `a/b`, with the place of the sign: an exact quotient, which occurs only in a floor.
    Ratio(Box<Expression>, Box<Expression>, Span),
    /// `a <= b <= c`
    Compare(Box<Expression>, Vec<(Relation, Expression)>),
    /// `a in S`
    In(Box<Expression>, Box<SetExpression>),
    /// `(a, b)`, which stands before `in` alone.
    Tuple(Vec<Expression>),
    /// `a[i]`
    Entry(Name, Box<Expression>),
    /// `a divides b`
    Divides(Box<Expression>, Box<Expression>),
    /// `not f`
    Not(Box<Expression>),
    /// `f and g and …`
    And(Vec<Expression>),
    /// `f or g or …`
    Or(Vec<Expression>),
    /// `f implies g`
    Implies(Box<Expression>, Box<Expression>),
    /// `f iff g`
    Iff(Box<Expression>, Box<Expression>),
    /// `forall j, k: f`, `exists j: f`, `at most 2 j: f`
    Quantified {
        /// Word before the variables.
        quantifier: Quantifier,
        /// Variables that it binds.
        names: Vec<Name>,
        /// Scope of the variables.
        body: Box<Expression>,
    },
    /// `count(j, k: f)`: a number of tuples, which is compared with a fixed number.
    Count {
        /// Variables that it binds.
        names: Vec<Name>,
        /// Scope of the variables.
        body: Box<Expression>,
    },
    /// `fib(a)`, `xor(x where f)`
    Call {
        /// Function, predicate or automaton.
        name: Name,
        /// Arguments in parentheses.
        arguments: Vec<Expression>,
        /// Condition after `where`.
        filter: Option<Box<Expression>>,
    },
}

/// A quantifier over naturals.
#[derive(Clone, Debug)]
pub enum Quantifier {
    /// `forall`
    Forall,
    /// `exists`
    Exists,
    /// `at most 2`, `at least k`, `exactly k - 1`
    Count(Relation, Box<Expression>),
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// `a + b`
    Add,
    /// `a - b`
    Subtract,
    /// `a * b`
    Multiply,
    /// `a div b`
    Divide,
    /// `a mod b`
    Modulo,
    /// `a xor b`
    Xor,
}

/// A set to the right of `in`.
#[derive(Clone, Debug)]
pub enum SetExpression {
    /// `S`
    Name(Name),
    /// `code[2]`, with the place of the number.
    Places(Name, UBig, Span),
    /// `{1, 3..5}`
    Ranges(Vec<(Expression, Expression)>),
    /// `divisors(n)`
    Call {
        /// Name of the set.
        name: Name,
        /// Arguments in parentheses.
        arguments: Vec<Expression>,
        /// Place in the text.
        span: Span,
    },
    /// `{(1, 2), (3, 3)}`
    Tuples(Vec<Vec<Expression>>),
}

/// A place or a gap between brackets.
#[derive(Clone, Debug)]
pub enum Place {
    /// An expression.
    Term(Expression),
    /// `..`
    Gap(Span),
    /// `w..`: on the left the name of a gap, on the right a term for each of its numbers. With the place of both.
    Each(Expression, Span),
}

/// `(…)` or `[…]`.
#[derive(Clone, Debug)]
pub struct Component {
    /// `true` for square brackets.
    pub row: bool,
    /// Contents, from left to right.
    pub places: Vec<Place>,
    /// Number of copies that a move leaves: `k of (m)`.
    pub copies: Option<Expression>,
    /// Place in the text.
    pub span: Span,
}

/// Declaration of a parameter.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Kind of the parameter, with its name.
    pub kind: DeclarationKind,
    /// Value after `default`, with its place.
    pub default: Option<(Given, Span)>,
    /// Place in the text.
    pub span: Span,
}

/// Kind of a declared parameter.
#[derive(Clone, Debug)]
pub enum DeclarationKind {
    /// `m`, `m >= 1`, `1 <= m <= 20`
    Natural(Expression),
    /// `S: set`, `code: octal`, `code: hexadecimal`, `edges: graph`, `rows: text`
    Of(Sort, Name),
    /// `piece: king | queen`
    Choice(Name, Vec<Name>),
}

/// Value of a parameter as written. The meaning of a quoted one depends on its parameter.
#[derive(Clone, Debug)]
pub struct Given {
    /// Its value without knowledge of the parameter; a text if it is nothing else.
    pub argument: Argument,
    /// Quoted text, with its place.
    pub quoted: Option<(String, Span)>,
}

/// Subject in the head of a claim.
#[derive(Clone, Debug)]
pub enum Head {
    /// `(a, b)`
    Component(Vec<Name>),
    /// `(2*n + 1)`: a digit of each number, and what is left of the number without it.
    Digits(Vec<Expression>),
    /// `((n) + ..)`
    Sum(Vec<Name>),
    /// `[x after w at i of n, ..]`
    Row(RowHead),
}

/// Names in the head of a claim on rows.
#[derive(Clone, Debug)]
pub struct RowHead {
    /// The element.
    pub element: Name,
    /// The element before it.
    pub before: Option<Name>,
    /// Index of the element.
    pub index: Option<Name>,
    /// Length of the row.
    pub length: Option<Name>,
}

/// Statement of a claim.
#[derive(Clone, Debug)]
pub enum Statement {
    /// `P(…) iff f`
    Outcome(Outcome, Expression),
    /// `value(…) = t`, possibly piecewise.
    Value(Vec<Piece>),
    /// `value(n) = [0, 1, 2] repeat [3, 4] plus 2`
    Periodic {
        /// Values before the period.
        start: Vec<UBig>,
        /// One period.
        period: Vec<UBig>,
        /// Increase from one period to the next.
        saltus: UBig,
        /// Place of the period.
        place: Span,
    },
}

/// `term if condition`, `term otherwise` or a lone term.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Value of the piece.
    pub term: Expression,
    /// Condition after `if`.
    pub condition: Option<Expression>,
    /// `true` for the piece after `otherwise`.
    pub(crate) otherwise: bool,
}

/// `example m=3 misere (4) is P by "…"`
#[derive(Clone, Debug)]
pub struct ExampleSyntax {
    /// Values of parameters.
    pub arguments: Vec<(Name, Given)>,
    /// Convention before the positions.
    pub convention: Option<Convention>,
    /// A sum of components, which may have ranges.
    pub positions: Vec<Stretch>,
    /// Stated fact.
    pub fact: FactSyntax,
    /// Citation after `by`.
    pub citation: Option<String>,
}

/// A component of an example: `(4, 5)`, or `(0..9, 5)`, which stands for several.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The component, with the lower ends of its ranges.
    pub component: Component,
    /// Upper end of the range in each place, if it has one.
    pub ends: Vec<Option<Expression>>,
}

/// Fact stated by an example.
#[derive(Clone, Debug)]
pub enum FactSyntax {
    /// `is P`
    Outcome(Outcome),
    /// `is P only at (0, 0), (1, 2)`
    OnlyAt(Outcome, Vec<Vec<Component>>),
    /// `has value 3`
    Value(UBig),
    /// `has values 0, 1, 2`
    Values(Vec<UBig>),
    /// `moves to (1, 2)`
    MovesTo(Vec<Component>),
    /// `wins only to (1, 2), (3, 5)`
    WinsOnlyTo(Vec<Vec<Component>>),
}

/// A claim.
#[derive(Clone, Debug)]
pub struct Claimed {
    /// Convention before the head.
    pub convention: Option<Convention>,
    /// Subject of the claim.
    pub head: Head,
    /// Place of the subject.
    pub head_span: Span,
    /// Statement about the subject.
    pub statement: Statement,
    /// Condition after `where`: the claim is about the positions that satisfy it.
    pub within: Option<Expression>,
    /// Condition after `when`.
    pub when: Option<Expression>,
    /// Citation after `by`.
    pub theorem: Option<String>,
}

/// A set in `assume`, with its place.
#[derive(Clone, Debug)]
pub struct SetSyntax {
    /// Content of the set.
    pub kind: SetKind,
    /// Place in the text.
    pub span: Span,
}

/// Content of a set in `assume`.
#[derive(Clone, Debug)]
pub enum SetKind {
    /// `{1, 3..5}`
    Ranges(Vec<(Expression, Expression)>),
    /// `{q: q mod 6 != 0}`
    Such(Name, Expression),
    /// `prime_power`
    Name(Name),
}

/// Content of an `assume` item.
#[derive(Clone, Debug)]
pub enum AssumeSyntax {
    /// `{1..5} <= prime_power <= {q: q mod 6 != 0}`
    Sets(Vec<SetSyntax>),
    /// `(a, b) -> (a, c) only where f`
    Only {
        /// Position before the move.
        before: Component,
        /// Sum after the move.
        after: Vec<Component>,
        /// Condition after `only where`.
        condition: Expression,
    },
    /// `(a, b) -> (a, r) and (a, r + a) for some r: f where g`
    Moves {
        /// Position before the moves.
        before: Component,
        /// Sum after each of the moves.
        after: Vec<Vec<Component>>,
        /// Names after `for some`.
        chosen: Vec<Name>,
        /// Condition on the chosen numbers.
        choice: Option<Expression>,
        /// Condition after `where`.
        condition: Option<Expression>,
    },
}

/// A line of the table of an automaton.
#[derive(Clone, Debug)]
pub enum AutomatonLine {
    /// `state a: 0 -> a, 1 -> b`
    State {
        /// Name of the state.
        name: Name,
        /// Transitions from it.
        transitions: Vec<Transition>,
    },
    /// `accept a, b`
    Accept(Vec<Name>),
}

/// `01 -> b`
#[derive(Clone, Debug)]
pub struct Transition {
    /// A digit of each number.
    pub digits: Vec<u8>,
    /// Place of the digits.
    pub span: Span,
    /// Next state.
    pub target: Name,
}

/// Numeration of an automaton, with the place of its number.
#[derive(Clone, Debug)]
pub enum NumerationSyntax {
    /// `base 2`
    Base(UBig, Span),
    /// `in zeckendorf`, `in quadratic 3`
    Quadratic(UBig, Span),
    /// `in recurrence 1 1 1`, `in recurrence 4 -1`
    Recurrence(Vec<IBig>, Span),
}

impl NumerationSyntax {
    /// The numeration; if there is none with this number, one with many digits, which avoids further errors about digits,
    /// with the mistake and its place.
    pub fn read(&self) -> (Numeration, Option<(Definition, Span)>) {
        let (number, span, range) = match self {
            NumerationSyntax::Base(base, span) => (base, *span, 2..=MOST_BASE),
            NumerationSyntax::Quadratic(most, span) => (most, *span, 1..=9),
            NumerationSyntax::Recurrence(coefficients, span) => return recurrence(coefficients, *span),
        };
        let within = u8::try_from(number).ok().filter(|number| range.contains(number));
        let shown = || short(&number.to_string());
        let known = within.unwrap_or(*range.end());
        match self {
            NumerationSyntax::Base(..) => {
                let wrong = within.is_none().then(|| (Definition::Base { given: shown() }, span));
                (Numeration::Base(known), wrong)
            }
            NumerationSyntax::Quadratic(..) | NumerationSyntax::Recurrence(..) => {
                let wrong = within.is_none().then(|| (Definition::Quadratic { given: shown() }, span));
                (Numeration::Quadratic(known), wrong)
            }
        }
    }
}

/// The numeration of a recurrence.
fn recurrence(coefficients: &[IBig], span: Span) -> (Numeration, Option<(Definition, Span)>) {
    let small = |it: &IBig| i8::try_from(it).unwrap_or(if *it < IBig::ZERO { i8::MIN } else { i8::MAX });
    let small: Vec<i8> = coefficients.iter().map(small).collect();
    Numeration::of_recurrence(&small).map_or_else(
        |why| {
            let given: Vec<String> = coefficients.iter().map(|it| short(&it.to_string())).collect();
            let given = given.join(" ");
            (Numeration::Base(MOST_BASE), Some((Definition::Recurrence { given, why }, span)))
        },
        |numeration| (numeration, None),
    )
}

/// Content of an item.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// `game bash(m >= 1)`
    Game {
        /// Name of the game.
        name: Name,
        /// Declarations in parentheses.
        parameters: Vec<Declaration>,
    },
    /// `title en "…"`
    Title(Lang, String),
    /// `about en "…"`
    About(Lang, String),
    /// `source "…"`
    Source(String),
    /// `remark en "…"`
    Remark(Lang, String),
    /// `family heaps 3`
    Family(Name, Option<UBig>),
    /// `board strip`
    Board(Name),
    /// `begin (7) + (8)`
    Begin(Vec<Component>),
    /// `misere`
    Misere,
    /// `unordered`
    Unordered,
    /// `letters A, B, C`
    Letters(Vec<Name>),
    /// `endless draw`
    EndlessDraw,
    /// `native [..]`
    Native(Component),
    /// `position [.., a, b, ..] where a < b`
    Position {
        /// Pattern of positions to which it applies.
        pattern: Component,
        /// Condition after `where`.
        condition: Expression,
    },
    /// `before -> after where condition when condition`, after `entailing` or not
    Rule {
        /// `true` if the reply is confined to what the move leaves.
        entailing: bool,
        /// Position before the move.
        before: Component,
        /// Sum after the move.
        after: Vec<Component>,
        /// Condition after `where`.
        condition: Option<Expression>,
        /// Condition after `when`.
        when: Option<Expression>,
    },
    /// `every component moves`, `upto k components move`: several components move by the rules of the file.
    Together {
        /// Limit on the components of one move; `None` if all of them move.
        most: Option<Expression>,
    },
    /// `blocking k - 1`
    Blocking(Expression),
    /// `upto k of nim m = 3`, `every of nim`
    Compound {
        /// Limit on the components of one move; `None` if all of them move.
        most: Option<Expression>,
        /// Name of the base game.
        base: Name,
        /// Values of its parameters.
        arguments: Vec<(Name, Expression)>,
    },
    /// `end (0, 0) lost`
    End {
        /// Pattern of positions to which it applies.
        pattern: Component,
        /// Condition after `where`.
        condition: Option<Expression>,
        /// Result for the player to move.
        verdict: Verdict,
    },
    /// `otherwise draw`
    Otherwise(Verdict),
    /// `start (n) = (n, n - 1)`
    Start {
        /// Short form.
        left: Component,
        /// Position that it stands for.
        right: Component,
    },
    /// `P(n) iff f`, `value(n) = t`
    Claim(Box<Claimed>),
    /// `assume … when f`
    Assume {
        /// Content of the assumption.
        assumed: Box<AssumeSyntax>,
        /// Condition after `when`.
        when: Option<Expression>,
    },
    /// `automaton name(x, y) base 2`
    Automaton {
        /// Name of the automaton.
        name: Name,
        /// Names of the numbers that it reads.
        tracks: Vec<Name>,
        /// Numeration of the numbers.
        numeration: NumerationSyntax,
    },
    /// A line of the table above.
    AutomatonLine(AutomatonLine),
    /// `example m=3 misere (4) is P`
    Example(Box<ExampleSyntax>),
}

/// An item of the file.
#[derive(Clone, Debug)]
pub struct Item {
    /// Content of the item.
    pub kind: ItemKind,
    /// Place in the text.
    pub span: Span,
    /// Its tokens, as a range of indices into those of the file.
    pub(crate) tokens: std::ops::Range<usize>,
}

/// Items of a `.game` file.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// Items that could be read, in order.
    pub items: Vec<Item>,
    /// First words of items that could not be read, so that their content is not reported as missing.
    pub broken: Vec<String>,
    /// Places of comments, in order.
    pub comments: Vec<Span>,
}
