//! Mistakes in questions and files, as data with a stable code and places.
//!
//! A problem is an error for programs as well, so it can be said here in both languages ([`Problem::message`]); no engine asks for that.

mod code;
mod graph;
mod help;
mod matrix;
mod message;
mod misfit;
mod misprint;
mod native;
mod problems;
pub mod refusal;
#[cfg(feature = "prove")]
mod unfit;

pub use problems::Problems;

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
    /// `true` if it is the place of the mistake; the others explain it.
    pub primary: bool,
    /// Words for the place; may be empty.
    pub note: Text,
}

/// Why a question has no answer, or a file no meaning.
///
/// ```
/// use question::{Query, Workbench};
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

/// A mistake, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The language complains.
    Language(Diagnostic),
    /// The question is not put as it has to be.
    Asked(Misasked),
    /// A text cannot be had.
    Text(Unreadable),
    /// Ranges make no table.
    Range(NoTable),
    /// There is no such claim.
    Claim(NoClaim),
    /// Parameters or numbers do not fit the game.
    Misfit {
        /// The game.
        game: String,
        /// Why.
        misfit: Misfit,
    },
    /// The numbers of components stand apart.
    Apart {
        /// The game.
        game: String,
        /// Why they do not fit.
        misfit: Misfit,
        /// The same, joined.
        joined: String,
    },
    /// No engine answers.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The rule that is meant, if one is.
        rule: Option<String>,
    },
    /// A checkpoint cannot be used.
    File {
        /// Why.
        flaw: Unusable,
    },
    /// A rule by which play may never end, as far as is known.
    MayBeEndless,
    /// A move to no position, by a rule if it is known by which.
    Stray {
        /// The game.
        game: String,
        /// The rule.
        rule: Option<String>,
        /// The move.
        step: String,
        /// The law that is broken.
        law: String,
    },
    /// Laws that no position keeps.
    NoPositions {
        /// The laws.
        laws: Vec<String>,
    },
    /// There are too many moves to choose from.
    TooManyMoves {
        /// The most that there may be.
        most: usize,
    },
    /// No legal move is meant.
    NoSuchMove {
        /// As it was given.
        given: String,
    },
    /// In the text of a graph.
    Graph {
        /// The mistake and its place.
        error: solve::graph::ReadError,
    },
    /// The text of a game whose moves are given in Rust has rules of its own.
    UnusedNative {
        /// The game.
        name: String,
    },
    /// A graph whose vertices have to be numbers.
    GraphNames {
        /// The graph.
        name: String,
        /// A vertex that is none.
        label: String,
    },
    /// No claims can be looked for.
    #[cfg(feature = "prove")]
    Undiscoverable {
        /// Why.
        unfit: prove::Unfit,
    },
    /// In the text of a matrix.
    Payoff {
        /// The flaw.
        flaw: payoff::Flaw,
    },
    /// In the code of a heap game.
    HeapCode {
        /// The misprint.
        misprint: heap::Misprint,
    },
    /// The rules are not those of a game on heaps.
    NoHeaps {
        /// The game.
        game: String,
    },
    /// A game on heaps that is no octal one, where those are looked at.
    NotOctal {
        /// The game.
        game: String,
    },
}

/// Why a question cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misasked {
    /// No game is named.
    NoGame,
    /// Nothing follows a plus.
    NoGameAfterPlus,
    /// There is no such game.
    UnknownGame {
        /// As it was given.
        name: String,
        /// A game with a similar name.
        suggestion: Option<String>,
    },
    /// The game needs a position.
    EmptyPosition {
        /// The game.
        game: String,
        /// The form of its positions.
        form: Form,
    },
    /// A parameter is given twice.
    RepeatedParameter {
        /// Its name.
        name: String,
    },
    /// A value is given to no parameter.
    ParameterWithoutName,
    /// A parameter has several values, and not as many as there are components.
    ListLength {
        /// The number of values.
        values: usize,
        /// The number of components.
        components: usize,
    },
    /// Games under both conventions are added.
    MixedConventions,
    /// Data is no question.
    Malformed {
        /// Why, as the reader of the data says it.
        reason: String,
    },
    /// A position is given where a game is looked at as a whole.
    PositionGiven,
    /// A size of sums or rows is none.
    NotASize {
        /// The smallest size.
        least: u64,
        /// The largest.
        most: u64,
    },
}

/// Why a text cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is no such file.
    Missing {
        /// The file.
        path: String,
    },
    /// A path, where no files are read.
    NoFiles {
        /// The path.
        path: String,
    },
    /// The path is that of a folder.
    Folder {
        /// The path.
        path: String,
    },
    /// The system does not give it.
    System {
        /// The file.
        path: String,
        /// Why, as the system says it.
        reason: String,
    },
    /// It is too large.
    Large {
        /// The file.
        path: String,
        /// The most bytes.
        limit: u64,
    },
    /// It is not UTF-8.
    InvalidUtf8 {
        /// The file.
        path: String,
        /// The line, counted from 1.
        line: usize,
        /// The byte, counted from 0.
        byte: usize,
    },
}

/// Why ranges make no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// One of them is none.
    NotARange {
        /// As it was given.
        piece: String,
    },
    /// The first number is larger than the last.
    Backward {
        /// The first number.
        first: u64,
        /// The last.
        last: u64,
    },
    /// A number is negative.
    Negative {
        /// As it was given.
        piece: String,
    },
    /// A number is no machine word.
    Large {
        /// As it was given.
        piece: String,
    },
    /// There are not as many as a position has numbers.
    Count {
        /// The game.
        game: String,
        /// The number of ranges.
        given: usize,
        /// The number of numbers.
        arity: usize,
    },
    /// The table would have too many positions.
    TooMany {
        /// Their number.
        cells: u64,
        /// The most.
        most: u64,
    },
}

/// Why there is no such claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoClaim {
    /// The text has fewer claims.
    NoSuch {
        /// The number of the claim, counted from 1.
        number: usize,
        /// The number of claims.
        claims: usize,
    },
    /// It is about the other convention.
    OtherConvention {
        /// The number of the claim.
        number: usize,
        /// The convention that it is about.
        convention: rules::Convention,
    },
    /// It is about other parameters.
    OtherParameters {
        /// The number of the claim.
        number: usize,
        /// The game with its parameters.
        game: String,
    },
    /// Nothing is claimed of the positions of a table.
    Nothing {
        /// The game.
        game: String,
    },
}

impl From<Misasked> for Mistake {
    fn from(mistake: Misasked) -> Mistake {
        Mistake::Asked(mistake)
    }
}

impl From<Unreadable> for Mistake {
    fn from(mistake: Unreadable) -> Mistake {
        Mistake::Text(mistake)
    }
}

impl From<NoTable> for Mistake {
    fn from(mistake: NoTable) -> Mistake {
        Mistake::Range(mistake)
    }
}

impl From<NoClaim> for Mistake {
    fn from(mistake: NoClaim) -> Mistake {
        Mistake::Claim(mistake)
    }
}

impl Mistake {
    /// The same with what was likely meant, if a component has too few numbers.
    pub fn joining(self, joined: &str) -> Mistake {
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

    /// A mistake without a place.
    pub fn new(mistake: impl Into<Mistake>) -> Problem {
        Problem { mistake: Box::new(mistake.into()), source: None, places: Vec::new() }
    }

    /// Mistakes without places.
    pub fn all(mistakes: Vec<Mistake>) -> Problems {
        mistakes.into_iter().map(Problem::new).collect()
    }

    /// With the place of the mistake.
    pub fn at(mut self, source: &Source, span: Range<usize>) -> Problem {
        self.source = Some(source.clone());
        self.places.push(Place { span, primary: true, note: Text::default() });
        self
    }

    /// A diagnostic about a piece of `source` that begins at byte `start`.
    pub fn of(diagnostic: Diagnostic, source: &Source, start: usize) -> Problem {
        let place = |label: &rules::Label| Place {
            span: start + label.span().start as usize..start + label.span().end as usize,
            primary: label.is_primary(),
            note: Text { en: label.text(Lang::En), zh: label.text(Lang::Zh) },
        };
        let places = diagnostic.labels().iter().map(place).collect();
        Problem { mistake: Box::new(Mistake::Language(diagnostic)), source: Some(source.clone()), places }
    }

    /// With its first place elsewhere.
    pub fn spanning(mut self, span: Range<usize>) -> Problem {
        if let Some(place) = self.places.first_mut() {
            place.span = span;
        }
        self
    }

    /// The mistake.
    pub fn mistake(&self) -> &Mistake {
        &self.mistake
    }

    /// Returns `true` if the text has a meaning all the same.
    pub fn is_warning(&self) -> bool {
        match &*self.mistake {
            Mistake::Language(diagnostic) => diagnostic.severity() == Severity::Warning,
            Mistake::MayBeEndless => true,
            _ => false,
        }
    }

    /// Returns `true` if the question is right and only too large: a limit was reached.
    pub fn is_limit(&self) -> bool {
        match &*self.mistake {
            Mistake::TooManyMoves { .. }
            | Mistake::Range(NoTable::TooMany { .. })
            | Mistake::Text(Unreadable::Large { .. }) => true,
            Mistake::Graph { error } => matches!(
                error.mistake,
                solve::graph::Mistake::TooManyEdges { .. } | solve::graph::Mistake::TooManyVertices { .. }
            ),
            Mistake::Refused { refusal, .. } => refusal.is_limit(),
            #[cfg(feature = "prove")]
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
