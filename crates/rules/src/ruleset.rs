//! Rule sets: contents of `.game` files, with names resolved and arities checked.
//!
//! Everything here is plain data. Each rule, claim, end, start and example has its own [`Scope`]: its variables are slots
//! `0..names.len()`. The slots of the pattern on the left come first, in order.

pub(crate) use formulas::{Formula, Set, Slot, Term};

use crate::{Argument, Automaton, Board, Convention, Example, Form, Outcome, Span, Text, Verdict};
use dashu_int::{IBig, UBig};
use language::{Relation, Sort};
use std::sync::Arc;

/// A whole `.game` file, with open parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The identifier after `game`.
    pub name: String,
    /// `title en "…"`, `title zh "…"`.
    pub title: Text,
    /// `about en "…"`, `about zh "…"`.
    pub about: Text,
    /// `source "…"`: citations for the game and its results.
    pub sources: Vec<String>,
    /// `remark en "…"`, `remark zh "…"`: common mistakes about the game, with corrections.
    pub remarks: Vec<Text>,
    /// `family heaps`: its group in lists of the catalogue.
    pub family: Option<String>,
    /// `family heaps 3`: its place in that group.
    pub place: Option<UBig>,
    /// `board strip`: the kind of picture.
    pub board: Option<Board>,
    /// `begin (7) + (8) + (9)`: a position in which to start a game.
    pub begin: Option<Vec<Vec<UBig>>>,
    /// Parameters, in order.
    pub parameters: Vec<Parameter>,
    /// Default convention; `Misere` if the file says `misere`.
    pub convention: Convention,
    /// Form of a component.
    pub form: Form,
    /// `unordered`: the order of a row has no meaning; rows are kept ascending.
    pub unordered: bool,
    /// Letters that stand for 1, 2, … where positions are read and shown.
    pub letters: Vec<char>,
    /// `position [.., a, b, ..] where a < b`: conditions on every position.
    pub laws: Vec<Law>,
    /// The moves.
    pub body: Body,
    /// `end (0, 0) lost`: positions at which play stops regardless of the rules.
    pub ends: Vec<End>,
    /// `otherwise draw`: the verdict for a player who cannot move where no `end` applies. `None`: the
    /// convention decides.
    pub otherwise: Option<Verdict>,
    /// `endless draw`: play that never ends is a draw.
    pub endless_draw: bool,
    /// `start (n) = (n, n - 1)`: short forms of positions.
    pub starts: Vec<Start>,
    /// `P(…) iff …`, `value(…) = …`.
    pub claims: Vec<Claim>,
    /// `assume {1..5} <= prime_power <= {q: q mod 6 != 0}`, `assume (a, b) -> (a, c) only where c < b`.
    pub assumptions: Vec<Assumption>,
    /// `automaton name(x, y) base 2`, with its table.
    pub automata: Vec<Automaton>,
    /// `example (1, 2) is P`.
    pub examples: Vec<Example>,
    /// Text of the file, to which all spans refer.
    pub text: String,
    /// Places of comments, in order.
    pub(crate) comments: Vec<Span>,
    /// Places of calls of automata, in order, with the index of the automaton.
    pub(crate) mentions: Vec<(u32, usize)>,
    /// Places of claims that stand in several lines, with those of the lines.
    pub(crate) joined: Vec<(Span, Vec<Span>)>,
}

impl Ruleset {
    /// The other game that a compound names, `nim` in `every of nim`.
    pub fn named_base(&self) -> Option<&Arc<Ruleset>> {
        match &self.body {
            Body::Compound { base, arguments: Some(_), .. } => Some(base),
            _ => None,
        }
    }
}

/// A parameter of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Name of the parameter.
    pub name: String,
    /// Range of its values.
    pub kind: ParameterKind,
    /// Default value; without one the parameter is required.
    pub default: Option<Argument>,
    /// Place of the declaration.
    pub span: Span,
}

/// Range of a parameter's values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// A natural, `m >= 1`, `1 <= m <= 20`; bounds may use earlier parameters (`b >= a`).
    Natural {
        /// Lower bounds.
        least: Vec<Term>,
        /// Upper bounds.
        most: Vec<Term>,
    },
    /// A finite set of naturals, `S: set`.
    Set,
    /// One of several words, `piece: king | queen`.
    Choice(Vec<String>),
    /// An octal code, `code: octal`.
    Octal,
    /// A code with digits up to F, `code: hexadecimal`.
    Hexadecimal,
    /// The edges of a graph, `edges: graph`.
    Graph,
    /// A text, `rows: text`, understood only by `native` moves.
    Text,
    /// A finite set of tuples of the given length, `walls: pairs`.
    Tuples(u8),
    /// A finite list of naturals, `a: list`.
    List,
}

impl ParameterKind {
    /// The kind without bounds and words.
    pub(crate) fn sort(&self) -> Sort {
        match self {
            ParameterKind::Natural { .. } => Sort::Natural,
            ParameterKind::Set => Sort::Set,
            ParameterKind::Choice(_) => Sort::Choice,
            ParameterKind::Octal => Sort::Octal,
            ParameterKind::Hexadecimal => Sort::Hexadecimal,
            ParameterKind::Graph => Sort::Graph,
            ParameterKind::Text => Sort::Text,
            ParameterKind::Tuples(length) => Sort::Tuples(*length),
            ParameterKind::List => Sort::List,
        }
    }
}

/// Source of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// `blocking k - 1`: the moves of the rules, of which the opponent forbids some before each move.
    Blocking {
        /// Limit on the options that are forbidden at once.
        most: Term,
        /// The same game without forbidden options.
        plain: Arc<Ruleset>,
        /// Place of the item.
        span: Span,
    },
    /// `entailing (n) -> (n - 1)`: the moves of the rules, after some of which the reply is confined to what they leave.
    Entailing {
        /// The same game in which every reply is free.
        plain: Arc<Ruleset>,
    },
    /// The rules of the file.
    Rules(Vec<Rule>),
    /// `upto k of nim`: a move is a move of the base game in at least one and at most `most` components. `every of nim`: it is
    /// one in every component that has a move.
    Compound {
        /// Limit on the number of components in one move; `None` if every component moves.
        most: Option<Term>,
        /// The base game, resolved, with open parameters.
        base: Arc<Ruleset>,
        /// Values of the base game's parameters. `None` after `every component moves`:
        /// then the base is the rules of this very file, with the same parameters.
        arguments: Option<Vec<(String, Setting)>>,
        /// Place in the text.
        span: Span,
    },
    /// `native (v)`: the moves are written in Rust.
    Native(crate::native::Origin),
}

/// Value of a parameter of a compound's base game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A number, which may depend on parameters of the compound.
    Number(Term),
    /// Anything else.
    Fixed(Argument),
    /// The value of a parameter of the compound, which is no number.
    Parameter(usize),
}

/// Variables of a rule or claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// Names by slot. A slot made by the resolver (a constant in a pattern, `_`) has a name that no user can write.
    pub names: Vec<String>,
}

/// `before -> after where condition`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Variables: first those of `before`, then the quantified ones.
    pub scope: Scope,
    /// Pattern of positions to which it applies. Constants and repeated names of the text have become equations in `condition`.
    pub before: Pattern,
    /// Result of the move: a sum, empty for `()`. The move exists only if all terms are naturals.
    pub after: Vec<Part>,
    /// The condition after `where`, and the equations from `before`.
    pub condition: Formula,
    /// `true` if the opponent has to reply in what the move leaves.
    pub entailing: bool,
    /// Place in the text.
    pub span: Span,
}

/// Pattern of a position; every named place has a separate slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A tuple; place `i` is slot `i`.
    Tuple(usize),
    /// A row: places and gaps from left to right; places are slots `0, 1, …` from left to right.
    Row(Vec<RowItem>),
}

/// A place or a gap of a row pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowItem {
    /// One natural, bound to this slot.
    Place(Slot),
    /// `..`: any number of naturals.
    Gap,
}

/// A component that a move leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A tuple.
    Tuple(Vec<Term>),
    /// A row, made of numbers and of gaps of the pattern.
    Row(Vec<RowPart>),
    /// Copies of a tuple or a row, in the number that the term says.
    Copies(Term, Box<Part>),
}

impl Part {
    /// Form of the component.
    pub fn form(&self) -> Form {
        match self {
            Part::Tuple(terms) => Form::Tuple(terms.len()),
            Part::Row(_) => Form::Row,
            Part::Copies(_, part) => part.form(),
        }
    }
}

/// A place or a gap of a row that a move leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowPart {
    /// One natural.
    Place(Term),
    /// The match of this gap of the pattern, counted from 0.
    Gap(usize),
    /// `min(w, y)..`: a number for each number of the gap.
    Each {
        /// The gap, counted from 0.
        gap: usize,
        /// Variable that stands for the numbers of the gap in turn, and occurs only here.
        element: Slot,
        /// Number that each becomes.
        term: Term,
    },
}

/// `position [.., a, b, ..] where a < b`: wherever the pattern matches, the condition holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// Variables of the law.
    pub scope: Scope,
    /// Pattern of positions to which it applies.
    pub pattern: Pattern,
    /// Equations from the pattern: where they fail, the law does not apply.
    pub matched: Formula,
    /// Condition that has to hold.
    pub condition: Formula,
    /// Place in the text.
    pub span: Span,
}

impl Law {
    /// The conditions, which hold together.
    pub(crate) fn conditions(&self) -> &[Formula] {
        match &self.condition {
            Formula::And(all) => all,
            one => std::slice::from_ref(one),
        }
    }

    /// The largest number allowed at a place of all positions.
    pub(crate) fn largest(&self, place: Slot) -> Option<IBig> {
        let bound = |condition: &Formula| {
            let (relation, at, bound) = match condition {
                Formula::Compare(relation, Term::Variable(at), Term::Number(bound)) => (*relation, at, bound),
                Formula::Compare(relation, Term::Number(bound), Term::Variable(at)) => {
                    (relation.mirrored(), at, bound)
                }
                _ => return None,
            };
            let bounds = matches!(relation, Relation::Less | Relation::LessEqual | Relation::Equal);
            let bound = IBig::from(bound.clone()) - i32::from(relation == Relation::Less);
            (bounds && *at == place && self.matched == Formula::True).then_some(bound)
        };
        self.conditions().iter().filter_map(bound).min()
    }
}

/// `end (0, 0) lost`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Variables of the end.
    pub scope: Scope,
    /// Pattern of positions to which it applies.
    pub pattern: Pattern,
    /// Equations from the pattern, and the condition after `where`.
    pub condition: Formula,
    /// Result for the player to move; misère play swaps won and lost.
    pub verdict: Verdict,
    /// Place in the text.
    pub span: Span,
}

/// `start (n) = (n, n - 1)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Variables, all bound on the left.
    pub scope: Scope,
    /// Number of naturals in the short form.
    pub arity: usize,
    /// Position that it stands for.
    pub position: Vec<Term>,
    /// Place in the text.
    pub span: Span,
}

/// Subject of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// `P(a, b)`: one component. Slots `0..` are its places.
    Component(usize),
    /// `P((n) + ..)`: a whole sum of components of this game. Slots `0..arity` stand for the places of a
    /// component and occur only inside folds.
    Sum(usize),
    /// `P[x after w at i of n, ..]`: a row. Slot 0 is the element, slot 1 its index from 1, slot 2 the row's
    /// length, and slot 3 the element before (0 for the first); they occur only inside folds.
    Row,
}

/// A claim about all positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Variables of the claim.
    pub scope: Scope,
    /// Subject of the claim.
    pub subject: Subject,
    /// Content of the claim.
    pub content: Content,
    /// `where odd(n)`: the positions that it is about. `True` without `where`.
    pub within: Formula,
    /// Convention of the claim.
    pub convention: Convention,
    /// `when piece = king`: condition on the parameters. `True` without `when`.
    pub when: Formula,
    /// `by "Bouton 1901"`: citation of a theorem, if the claim is one.
    pub theorem: Option<String>,
    /// Place in the text.
    pub span: Span,
}

/// Content of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// `P(…) iff formula`, or `N`, or `D`.
    Outcome(Outcome, Formula),
    /// `value(…) = term`, possibly piecewise: the first piece whose condition holds applies. `otherwise` is
    /// `True`.
    Value(Vec<(Term, Formula)>),
    /// `value(n) = [0, 1, 2] repeat [3, 4] plus 2`: by index, then periodic; `plus` is added once per period.
    Periodic {
        /// Values before the period.
        start: Vec<UBig>,
        /// One period; not empty.
        period: Vec<UBig>,
        /// Increase from one period to the next.
        saltus: UBig,
    },
}

/// A premise for proofs: not proved, only checked on small numbers and positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// Variables of the assumption.
    pub scope: Scope,
    /// Content of the assumption.
    pub assumed: Assumed,
    /// `when kmax = 1`: condition on the parameters. `True` without `when`.
    pub when: Formula,
    /// Place in the text.
    pub span: Span,
}

/// Content of an assumption: about sets of naturals, or about the moves that the rules allow, regardless of ends.
///
/// At least one of two neighbouring sets is within reach of automata, and so is every condition on moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// `{1..5} <= prime_power <= {q: q mod 6 != 0}`: each set is contained in the next. Slot 0 is the member.
    Sets(Vec<Formula>),
    /// `(a, b) -> (a, c) only where c < b`: whenever the pattern matches, `matched` holds and some move has
    /// the result `after`, for any naturals, the condition holds. The parts of a sum may be in any order.
    Only {
        /// Pattern of positions to which it applies.
        before: Pattern,
        /// Equations from the pattern: where they fail, nothing is assumed.
        matched: Formula,
        /// Result of the move. Variables that are not in the pattern stand for any naturals.
        after: Vec<Part>,
        /// Condition that then holds.
        condition: Formula,
    },
    /// `(a, b) -> (a, r) and (a, r + a) for some r: r < a where 2*a <= b and a >= 1`: whenever the pattern
    /// matches and the condition holds, there are naturals for the chosen variables that satisfy the choice, and all of these
    /// moves exist. Without chosen variables it says nothing about moves whose result would not be natural.
    Moves {
        /// Pattern of positions to which it applies.
        before: Pattern,
        /// Equations from the pattern, and the condition after `where`. Variables that are neither in the
        /// pattern nor chosen stand for any naturals.
        condition: Formula,
        /// Variables after `for some`.
        chosen: Vec<Slot>,
        /// Condition on the chosen variables.
        choice: Formula,
        /// Result of each of the moves.
        after: Vec<Vec<Part>>,
    },
}
