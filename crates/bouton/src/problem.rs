//! What is wrong with a question, as data: a code, places, and what the words are made from.

use rules::{Diagnostic, Form, Lang, Misfit, Severity, Text};
use solve::Refusal;
use std::ops::Range;
use std::sync::Arc;

/// A text that a problem is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's name; absent for the question itself.
    pub name: Option<String>,
    /// The text.
    pub text: Arc<str>,
}

/// A place in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its bytes.
    pub span: Range<usize>,
    /// Whether it is the place of the mistake; the others explain it.
    pub primary: bool,
    /// What to say there; may be empty.
    pub note: Text,
}

/// Why a question has no answer, or a file no meaning.
///
/// ```
/// use bouton::{Query, Workbench};
/// use rules::Lang;
/// let workbench = Workbench::new();
/// let problems = workbench.ask(&Query::read("nimm 3 4").unwrap(), None).unwrap_err();
/// assert_eq!(problems[0].code(), "unknown-game");
/// assert!(problems[0].help(Lang::En).unwrap().contains("`nim`"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    mistake: Box<Mistake>,
    source: Option<Source>,
    places: Vec<Place>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    /// Said by the language.
    Language(Diagnostic),
    NoGame,
    NoGameAfterPlus,
    UnknownGame {
        name: String,
        suggestion: Option<String>,
    },
    MissingFile {
        path: String,
    },
    /// A path, where no files are read.
    NoFiles {
        path: String,
    },
    Folder {
        path: String,
    },
    UnreadableFile {
        path: String,
        reason: String,
    },
    LargeFile {
        path: String,
        limit: u64,
    },
    InvalidUtf8 {
        path: String,
        line: usize,
        byte: usize,
    },
    EmptyPosition {
        game: String,
        form: Form,
    },
    RepeatedParameter {
        name: String,
    },
    ParameterWithoutName,
    /// A parameter has several values, and not as many as there are components.
    ListLength {
        values: usize,
        components: usize,
    },
    Misfit {
        game: String,
        misfit: Misfit,
    },
    /// The numbers of components stand apart.
    Apart {
        game: String,
        misfit: Misfit,
        /// The same, joined.
        joined: String,
    },
    MixedConventions,
    MalformedQuery {
        reason: String,
    },
    Refused {
        refusal: Refusal,
        rule: Option<String>,
    },
    File {
        flaw: Unusable,
    },
    /// A rule by which play may never end, as far as is known.
    MayBeEndless,
    /// A move to no position, by a rule if it is known by which.
    Stray {
        game: String,
        rule: Option<String>,
        step: String,
        law: String,
    },
    /// Laws that no position keeps.
    NoPositions {
        laws: Vec<String>,
    },
    TooManyMoves {
        most: usize,
    },
    NoSuchMove {
        given: String,
    },
    /// In the text of a graph.
    Graph {
        error: solve::graph::ReadError,
    },
    /// The text of a game whose moves are given in Rust has rules of its own.
    UnusedNative {
        name: String,
    },
    /// A graph whose vertices have to be numbers.
    GraphNames {
        name: String,
        label: String,
    },
    /// The text has fewer claims.
    NoSuchClaim {
        number: usize,
        claims: usize,
    },
    /// A claim that is about the other convention.
    OtherConvention {
        number: usize,
        convention: rules::Convention,
    },
    /// A claim that is about other parameters.
    OtherParameters {
        number: usize,
        game: String,
    },
    /// No claims can be looked for.
    Undiscoverable {
        unfit: prove::Unfit,
    },
    /// In the text of a matrix.
    Payoff {
        flaw: solve::payoff::Flaw,
    },
    /// In the code of a heap game.
    HeapCode {
        misprint: heap::Misprint,
    },
    /// A range of a table that is none.
    NotARange {
        piece: String,
    },
    BackwardRange {
        first: u64,
        last: u64,
    },
    NegativeRange {
        piece: String,
    },
    LargeRange {
        piece: String,
    },
    RangeCount {
        game: String,
        given: usize,
        arity: usize,
    },
    /// A table of too many positions.
    LargeTable {
        cells: u64,
        most: u64,
    },
    /// Nothing is claimed of the positions of a table.
    NoClaims {
        game: String,
    },
    /// A position where a game is looked at as a whole.
    PositionGiven,
    /// The rules are not those of a game on heaps.
    NoHeaps {
        game: String,
    },
    /// A game on heaps that is no octal one, where those are looked at.
    NotOctal {
        game: String,
    },
}

impl Mistake {
    /// The same with what was likely meant, if a component has too few numbers.
    pub(crate) fn joining(self, joined: &str) -> Mistake {
        match self {
            Mistake::Misfit { game, misfit: misfit @ Misfit::WrongForm { .. } } => {
                Mistake::Apart { game, misfit, joined: joined.to_owned() }
            }
            other => other,
        }
    }
}

/// Why a checkpoint cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// The file cannot be had, or is of something else.
    Store(store::Error),
    /// Its values were written without sums.
    Old,
    /// A value is not that of the game.
    Value {
        /// Of which heap.
        heap: usize,
    },
    /// It is not of this census.
    Census,
}

impl From<store::Error> for Unusable {
    fn from(error: store::Error) -> Unusable {
        Unusable::Store(error)
    }
}

impl From<std::io::Error> for Unusable {
    fn from(error: std::io::Error) -> Unusable {
        Unusable::Store(error.into())
    }
}

impl Problem {
    /// A checkpoint that cannot be used, and why.
    pub fn checkpoint(flaw: impl Into<Unusable>) -> Problem {
        Problem::new(Mistake::File { flaw: flaw.into() })
    }

    pub(crate) fn new(mistake: Mistake) -> Problem {
        Problem { mistake: Box::new(mistake), source: None, places: Vec::new() }
    }

    /// With the place of the mistake.
    pub(crate) fn at(mut self, source: &Source, span: Range<usize>) -> Problem {
        self.source = Some(source.clone());
        self.places.push(Place { span, primary: true, note: Text::default() });
        self
    }

    /// A diagnostic about a piece of `source` that begins at byte `start`.
    pub(crate) fn of(diagnostic: Diagnostic, source: &Source, start: usize) -> Problem {
        let place = |label: &rules::Label| Place {
            span: start + label.span().start as usize..start + label.span().end as usize,
            primary: label.is_primary(),
            note: Text { en: label.text(Lang::En), zh: label.text(Lang::Zh) },
        };
        let places = diagnostic.labels().iter().map(place).collect();
        Problem { mistake: Box::new(Mistake::Language(diagnostic)), source: Some(source.clone()), places }
    }

    /// With its first place elsewhere.
    pub(crate) fn spanning(mut self, span: Range<usize>) -> Problem {
        if let Some(place) = self.places.first_mut() {
            place.span = span;
        }
        self
    }

    /// The mistake.
    pub(crate) fn mistake(&self) -> &Mistake {
        &self.mistake
    }

    /// Whether the text has a meaning all the same.
    pub fn is_warning(&self) -> bool {
        match &*self.mistake {
            Mistake::Language(diagnostic) => diagnostic.severity() == Severity::Warning,
            Mistake::MayBeEndless => true,
            _ => false,
        }
    }

    /// Whether the question is right and only too large: a limit was reached.
    pub fn is_limit(&self) -> bool {
        match &*self.mistake {
            Mistake::TooManyMoves { .. } | Mistake::LargeTable { .. } | Mistake::LargeFile { .. } => true,
            Mistake::Graph { error } => matches!(
                error.mistake,
                solve::graph::Mistake::TooManyEdges { .. } | solve::graph::Mistake::TooManyVertices { .. }
            ),
            Mistake::Refused { refusal, .. } => refusal.is_limit(),
            Mistake::Undiscoverable { unfit } => matches!(unfit, prove::Unfit::TooManyClauses),
            // Time ran out while rules were read or prepared.
            Mistake::Misfit { misfit, .. } => matches!(misfit, rules::Misfit::Stopped),
            Mistake::Language(diagnostic) => diagnostic.code() == "stopped",
            _ => false,
        }
    }

    /// The text that it is about.
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// The places in that text, first the one of the mistake.
    pub fn places(&self) -> &[Place] {
        &self.places
    }
}

/// A mistake among others, or alone.
impl From<Problem> for Vec<Problem> {
    fn from(problem: Problem) -> Vec<Problem> {
        vec![problem]
    }
}
