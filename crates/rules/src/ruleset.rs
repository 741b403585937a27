//! A rule set: what a `.game` file says, with names resolved and arities checked.
//!
//! Everything here is plain data. Each rule, claim, end, start and example is a [`Scope`] of its own: its
//! variables are slots `0..names.len()`. The slots of the pattern on the left come first, in order.

pub use crate::logic::*;

use crate::diagnostic::Problems;
use crate::letters::narrowed;
use crate::lexer::lex;
use crate::{Board, Lang, Text};
use dashu_int::UBig;
use std::collections::HashSet;

/// A place in the source text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// A whole `.game` file, parameters still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The identifier after `game`.
    pub name: String,
    /// `title en "…"`, `title zh "…"`.
    pub title: Text,
    /// `about en "…"`, `about zh "…"`.
    pub about: Text,
    /// `source "…"`: where the game and its results come from, each a citation.
    pub sources: Vec<String>,
    /// `remark en "…"`, `remark zh "…"`: what is often said of the game and is wrong, and what is right.
    pub remarks: Vec<Text>,
    /// `family heaps`: the group it stands in when the catalogue is listed.
    pub family: Option<String>,
    /// `board strip`: how a picture of it is drawn.
    pub board: Option<Board>,
    /// `begin (7) + (8) + (9)`: a position to begin a game with.
    pub begin: Option<Vec<Vec<UBig>>>,
    /// The parameters, in order.
    pub parameters: Vec<Parameter>,
    /// The convention when none is asked for; `Misere` if the file says `misere`.
    pub convention: Convention,
    /// What a component of a position looks like.
    pub form: Form,
    /// `unordered`: the order of a row means nothing; it is kept rising.
    pub unordered: bool,
    /// `position [.., a, b, ..] where a < b`: what every position satisfies.
    pub laws: Vec<Law>,
    /// The moves.
    pub body: Body,
    /// `end (0, 0) lost`: positions at which play stops whatever the rules allow.
    pub ends: Vec<End>,
    /// `otherwise draw`: what it means to be stuck where no `end` says so. `None`: the convention decides.
    pub otherwise: Option<Verdict>,
    /// `endless draw`: play that never ends is a draw.
    pub endless_draw: bool,
    /// `start (n) = (n, n - 1)`: short ways to write a position.
    pub starts: Vec<Start>,
    /// `P(…) iff …`, `value(…) = …`.
    pub claims: Vec<Claim>,
    /// `assume {1..5} <= prime_power <= {q: q mod 6 != 0}`, `assume (a, b) -> (a, c) only where c < b`.
    pub assumptions: Vec<Assumption>,
    /// `automaton name(x, y) base 2`, with its table.
    pub automata: Vec<Automaton>,
    /// `example (1, 2) is P`.
    pub examples: Vec<Example>,
    /// The file's text, which all spans refer to.
    pub text: String,
}

/// Normal play: who is stuck loses. Misère play: who is stuck wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Convention {
    /// Who cannot move loses.
    #[default]
    Normal,
    /// Who cannot move wins.
    Misere,
}

/// What the player to move gets when play stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player to move loses.
    Lost,
    /// The player to move wins.
    Won,
    /// Nobody wins.
    Draw,
}

/// Who wins a position with best play, said from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The previous player wins: the player to move loses.
    P,
    /// The next player wins: the player to move wins.
    N,
    /// A draw.
    D,
}

/// What a component of a position looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A tuple of so many naturals.
    Tuple(usize),
    /// A row of naturals of any length.
    Row,
    /// The edges of a graph, each two naturals, in a row of even length: `0-1,1-2`.
    Edges,
}

/// A parameter of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What it ranges over.
    pub kind: ParameterKind,
    /// Its value when none is given; without one it has to be given.
    pub default: Option<Argument>,
    /// Where it is declared.
    pub span: Span,
}

/// What a parameter ranges over.
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
    /// One of some words, `piece: king | queen`.
    Choice(Vec<String>),
    /// An octal code, `code: octal`.
    Octal,
    /// A code with digits up to F, `code: hexadecimal`.
    Hexadecimal,
    /// The edges of a graph, `edges: graph`.
    Graph,
    /// A text, `rows: text`, which only `native` moves understand.
    Text,
}

impl ParameterKind {
    /// The largest digit, if it is a code.
    pub(crate) fn largest_digit(&self) -> Option<u8> {
        match self {
            ParameterKind::Octal => Some(7),
            ParameterKind::Hexadecimal => Some(15),
            ParameterKind::Natural { .. }
            | ParameterKind::Set
            | ParameterKind::Choice(_)
            | ParameterKind::Graph
            | ParameterKind::Text => None,
        }
    }
}

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A natural.
    Natural(UBig),
    /// A finite set, sorted, each member once.
    Set(Vec<UBig>),
    /// A word.
    Choice(String),
    /// `any`: a natural parameter without a limit; every natural is at most that.
    Any,
    /// The digits of an octal or hexadecimal code; the first stands before the point, the last is not 0 unless it is the first.
    Octal(Vec<u8>),
    /// Edges between naturals, as given, and vertices without edges.
    Graph(Graph),
    /// A text without blanks.
    Text(String),
}

/// A directed graph: its edges, and vertices that may have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The edges, as given.
    pub edges: Vec<(UBig, UBig)>,
    /// Vertices that are named by themselves, as given.
    pub vertices: Vec<UBig>,
}

impl From<Vec<(UBig, UBig)>> for Graph {
    fn from(edges: Vec<(UBig, UBig)>) -> Graph {
        Graph { edges, vertices: Vec::new() }
    }
}

/// Its edges.
impl std::ops::Deref for Graph {
    type Target = [(UBig, UBig)];

    fn deref(&self) -> &[(UBig, UBig)] {
        &self.edges
    }
}

/// Where the moves come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The rules of the file.
    Rules(Vec<Rule>),
    /// `upto k of nim`: a move is a move of the base game in at least one and at most `count` components.
    Upto {
        /// How many components may be moved in at once.
        count: Term,
        /// The base game, resolved, with parameters of its own still open.
        base: Box<Ruleset>,
        /// What the base game's parameters are set to; terms may use this game's parameters.
        arguments: Vec<(String, Term)>,
        /// Where it stands.
        span: Span,
    },
    /// `native (v)`: the moves are written in Rust.
    Native(crate::native::Origin),
}

/// The variables of a rule or claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// The names, by slot. A slot made up by the resolver (a constant in a pattern, `_`) has a name that no user can write.
    pub names: Vec<String>,
}

/// A variable of the scope it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub u32);

/// `before -> after where condition`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its variables: first those of `before`, then the quantified ones.
    pub scope: Scope,
    /// What it applies to. Constants and repeated names of the text have become equations in `condition`.
    pub before: Pattern,
    /// What it leaves: a sum, empty for `()`. The move exists only if all terms are naturals.
    pub after: Vec<Part>,
    /// The condition after `where`, and the equations from `before`.
    pub condition: Formula,
    /// Where the rule stands.
    pub span: Span,
}

/// What a position has to look like; every named place is its own slot.
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
    /// A row; the `i`-th gap holds what the `i`-th gap of the pattern matched.
    Row(Vec<RowPart>),
}

/// A place or a gap of a row that a move leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowPart {
    /// One natural.
    Place(Term),
    /// What this gap of the pattern matched, counted from 0.
    Gap(usize),
}

/// `position [.., a, b, ..] where a < b`: wherever the pattern matches, the condition holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// Its variables.
    pub scope: Scope,
    /// What it speaks of.
    pub pattern: Pattern,
    /// The equations from the pattern: where they fail, the law says nothing.
    pub matched: Formula,
    /// What has to hold.
    pub condition: Formula,
    /// Where it stands.
    pub span: Span,
}

/// `end (0, 0) lost`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Its variables.
    pub scope: Scope,
    /// What it applies to.
    pub pattern: Pattern,
    /// The equations from the pattern and the condition after `where`.
    pub condition: Formula,
    /// What the player to move gets; misère play swaps won and lost.
    pub verdict: Verdict,
    /// Where it stands.
    pub span: Span,
}

/// `start (n) = (n, n - 1)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its variables, all bound on the left.
    pub scope: Scope,
    /// The number of naturals written.
    pub arity: usize,
    /// What is meant.
    pub position: Vec<Term>,
    /// Where it stands.
    pub span: Span,
}

/// What a claim speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// `P(a, b)`: one component. Slots `0..` are its places.
    Component(usize),
    /// `P((n) + ..)`: a whole sum of components of this game. Slots `0..arity` stand for the places of a
    /// component and occur only inside folds.
    Sum(usize),
    /// `P[x after w at i of n, ..]`: a row. Slot 0 is the element, slot 1 its index from 1, slot 2 the row's length, and
    /// slot 3 the element before, 0 for the first; only inside folds.
    Row,
}

/// A claim about all positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Its variables.
    pub scope: Scope,
    /// What it speaks of.
    pub subject: Subject,
    /// What it says.
    pub content: Content,
    /// The convention it is about.
    pub convention: Convention,
    /// `when piece = king`: the parameters it is about; only parameters occur. `True` without `when`.
    pub when: Formula,
    /// `by "Bouton 1901"`: the theorem it is, with its citation.
    pub theorem: Option<String>,
    /// Where it stands.
    pub span: Span,
}

/// What a claim says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// `P(…) iff formula`, or `N`, or `D`.
    Outcome(Outcome, Formula),
    /// `value(…) = term` or piecewise: the first piece whose condition holds. `otherwise` is `True`.
    Value(Vec<(Term, Formula)>),
    /// `value(n) = [0, 1, 2] repeat [3, 4] plus 2`: by index, then periodic; `plus` is added once per period.
    Periodic {
        /// The values before the period.
        start: Vec<UBig>,
        /// One period; not empty.
        period: Vec<UBig>,
        /// What each further period adds.
        saltus: UBig,
    },
}

/// What a proof may build on: not proved, only checked on small numbers and positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// Its variables.
    pub scope: Scope,
    /// What is assumed.
    pub assumed: Assumed,
    /// `when kmax = 1`: the parameters it is about; only parameters occur. `True` without `when`.
    pub when: Formula,
    /// Where it stands.
    pub span: Span,
}

/// What is assumed: something of sets of naturals, or of the moves that the rules allow, whether or not play has stopped.
///
/// Of two neighbouring sets one at least is within reach of automata, and so is every condition on moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// `{1..5} <= prime_power <= {q: q mod 6 != 0}`: each set lies within the next. Slot 0 is the member.
    Sets(Vec<Formula>),
    /// `(a, b) -> (a, c) only where c < b`: whenever the pattern matches, `matched` holds and a move leaves what `after`
    /// says, for any naturals, the condition holds. The parts of a sum come in any order.
    Only {
        /// What it applies to.
        before: Pattern,
        /// The equations from the pattern: where they fail, nothing is said.
        matched: Formula,
        /// What is left. Variables that are not in the pattern stand for any naturals.
        after: Vec<Part>,
        /// What then holds.
        condition: Formula,
    },
    /// `(a, b) -> (a, r) and (a, r + a) for some r: r < a where 2*a <= b and a >= 1`: whenever the pattern matches and the
    /// condition holds, there are naturals for the chosen variables that satisfy the choice, and all of these moves
    /// exist. Without chosen variables it says nothing of moves of which some number would not be natural.
    Moves {
        /// What it applies to.
        before: Pattern,
        /// The equations from the pattern, and the condition after `where`. Variables that are neither in the pattern
        /// nor chosen stand for any naturals.
        condition: Formula,
        /// The variables after `for some`.
        chosen: Vec<Slot>,
        /// What they satisfy.
        choice: Formula,
        /// What each of the moves leaves.
        after: Vec<Vec<Part>>,
    },
}

/// How an automaton reads numbers, most significant digit first, all of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// Positional, base 2 to 10.
    Base(u32),
    /// With T from 1 to 9: place values 1, T + 1, and then each T times the last plus the one before; digits 0 to T, and
    /// after a digit T comes a 0. `in zeckendorf` is T = 1: sums of non-adjacent Fibonacci numbers 1, 2, 3, 5, 8, ….
    Quadratic(u32),
}

impl Numeration {
    /// The largest digit.
    pub fn most(self) -> u32 {
        match self {
            Numeration::Base(base) => base.saturating_sub(1),
            Numeration::Quadratic(most) => most,
        }
    }
}

/// A finite automaton given as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// Its name, used as a predicate.
    pub name: String,
    /// How many numbers it reads.
    pub arity: usize,
    /// How it reads them.
    pub numeration: Numeration,
    /// State by state: digit vectors, rising, and targets; what is not listed rejects. State 0 is the start.
    pub transitions: Vec<Vec<(Vec<u8>, usize)>>,
    /// Whether a state accepts.
    pub accepting: Vec<bool>,
    /// The states' names.
    pub states: Vec<String>,
    /// Where it stands.
    pub span: Span,
}

/// `example piece=king (2, 2) is P`, `example misere (3) + (1) is N`, `example (4) has value 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Parameters set.
    pub arguments: Vec<(String, Argument)>,
    /// The convention.
    pub convention: Convention,
    /// The position: a sum of components.
    pub position: Vec<Vec<UBig>>,
    /// What is said of it.
    pub fact: Fact,
    /// Where it stands.
    pub span: Span,
}

/// What an example says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Who wins.
    Outcome(Outcome),
    /// Its nim-value.
    Value(UBig),
    /// `moves to (1, 2)`: this is an option.
    MovesTo(Vec<Vec<UBig>>),
}

impl Ruleset {
    /// What it is drawn as: what its text says, else that of the game it is made of, else what its positions look like.
    pub fn drawn(&self) -> Board {
        let mut ruleset = self;
        while let (None, Body::Upto { base, .. }) = (ruleset.board, &ruleset.body) {
            ruleset = base;
        }
        ruleset.board.unwrap_or(match ruleset.form {
            Form::Tuple(_) => Board::Heaps,
            Form::Row | Form::Edges => Board::Numbers,
        })
    }

    /// The title in `lang`, or the name if there is none.
    pub fn title(&self, lang: Lang) -> &str {
        if self.title.is_empty() { &self.name } else { self.title.get(lang) }
    }

    /// The rules, ends and conventions, as the text writes them.
    pub fn rules_said(&self, lang: Lang) -> Vec<String> {
        let mut lines: Vec<String> = match &self.body {
            Body::Rules(rules) => rules.iter().map(|rule| self.said(rule.span)).collect(),
            Body::Upto { span, .. } => vec![self.said(*span)],
            Body::Native(_) => vec![match lang {
                Lang::En => "The moves are written in Rust.".into(),
                Lang::Zh => "着法用 Rust 写成。".into(),
            }],
        };
        if self.unordered {
            lines.push("unordered".into());
        }
        lines.extend(self.laws.iter().map(|law| self.said(law.span)));
        lines.extend(self.starts.iter().map(|start| self.said(start.span)));
        lines.extend(self.ends.iter().map(|end| self.said(end.span)));
        match self.otherwise {
            Some(Verdict::Draw) => lines.push("otherwise draw".into()),
            Some(Verdict::Lost) => lines.push("otherwise lost".into()),
            Some(Verdict::Won) => lines.push("otherwise won".into()),
            None if self.convention == Convention::Misere => lines.push("misere".into()),
            None => {}
        }
        if self.endless_draw {
            lines.push("endless draw".into());
        }
        lines
    }

    /// The automata whose names stand at these places or in what the rules say, each as the text defines it, one line for its head
    /// and one for each line of its table; of a game made of another one, those of that one first.
    pub fn definitions_said(&self, places: &[Span]) -> Vec<String> {
        let mut places = places.to_vec();
        let mut base = Vec::new();
        match &self.body {
            Body::Rules(rules) => places.extend(rules.iter().map(|rule| rule.span)),
            Body::Upto { base: game, span, .. } => {
                places.push(*span);
                base = game.definitions_said(&[]);
            }
            Body::Native(_) => {}
        }
        places.extend(self.laws.iter().map(|law| law.span));
        places.extend(self.ends.iter().map(|end| end.span));
        let mut names = HashSet::new();
        for place in places {
            let text = self.text.get(place.start as usize..place.end as usize).unwrap_or_default();
            for token in lex(text, &mut Problems::default()).tokens {
                names
                    .insert(narrowed(&text[token.span.start as usize..token.span.end as usize]).into_owned());
            }
        }
        let used = self.automata.iter().filter(|automaton| names.contains(&automaton.name));
        base.into_iter().chain(used.map(|automaton| self.lines_said(automaton.span))).collect()
    }

    /// What the text says at a place, line by line, without its comments.
    fn lines_said(&self, span: Span) -> String {
        let lines = self.text.get(span.start as usize..span.end as usize).unwrap_or_default().lines();
        let mut said: Vec<String> = Vec::new();
        for line in lines {
            let length = lex(line, &mut Problems::default())
                .comments
                .first()
                .map(|comment| comment.span.start as usize);
            let words: Vec<&str> = line[..length.unwrap_or(line.len())].split_whitespace().collect();
            if !words.is_empty() {
                let indent = if said.is_empty() { "" } else { "  " };
                said.push(indent.to_owned() + &words.join(" "));
            }
        }
        said.join("\n")
    }

    /// What the text says at a place: on one line, without its comments, which would swallow the lines after them.
    pub fn said(&self, span: Span) -> String {
        let text = self.text.get(span.start as usize..span.end as usize).unwrap_or_default();
        let comments = lex(text, &mut Problems::default()).comments;
        let mut words = Vec::new();
        let mut at = 0;
        for comment in &comments {
            words.extend(text[at..comment.span.start as usize].split_whitespace());
            at = comment.span.end as usize;
        }
        words.extend(text[at..].split_whitespace());
        words.join(" ")
    }
}
