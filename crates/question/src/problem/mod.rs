//! Mistakes in questions and files, as data with a stable code and places.
//!
//! A problem is an error, so its sentences stand here, in both languages ([`Problem::message`]); no engine asks for them.

mod code;
#[cfg(feature = "prove")]
mod data;
mod graph;
mod heaps;
mod help;
mod matrix;
mod message;
mod misfit;
mod misprint;
mod native;
mod problems;
pub mod refusal;
mod remedy;
mod request;
#[cfg(feature = "prove")]
mod unfit;

pub use problems::Problems;
pub use request::{Kind, MalformedRequest};

use forms::HeapsObstacle;
use rules::{Diagnostic, Form, Lang, Misfit, Severity, Text};
use solve::Refusal;
use std::ops::Range;
use std::sync::Arc;

/// Text with a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Name of the file; `None` for the question itself.
    pub name: Option<String>,
    /// The text.
    pub text: Arc<str>,
}

/// Place in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Byte range.
    pub span: Range<usize>,
    /// `true` for the place of the mistake; other places explain it.
    pub primary: bool,
    /// Words for the place; may be empty.
    pub note: Text,
}

/// A mistake in a question or a file, with its places.
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
    /// A diagnostic of the language.
    Language(Diagnostic),
    /// A malformed question.
    Asked(MalformedQuestion),
    /// A malformed request.
    Request(MalformedRequest),
    /// An unreadable text.
    Text(Unreadable),
    /// Ranges that do not make a table.
    Range(TableFlaw),
    /// A claim that does not exist.
    Claim(NoClaim),
    /// Parameters or numbers that do not fit the game.
    Misfit {
        /// The game.
        game: String,
        /// Reason.
        misfit: Misfit,
    },
    /// Numbers of one component separated by blanks.
    Apart {
        /// The game.
        game: String,
        /// Reason why they do not fit.
        misfit: Misfit,
        /// The numbers joined by commas.
        joined: String,
    },
    /// A position that no engine answers.
    Refused {
        /// Reason.
        refusal: Refusal,
        /// The rule in question, if there is one.
        rule: Option<String>,
    },
    /// An unusable checkpoint.
    File {
        /// Reason.
        flaw: Unusable,
    },
    /// A rule by which play is not known to end.
    MayBeEndless,
    /// A move to no position.
    Stray {
        /// The game.
        game: String,
        /// The rule of the move, if known.
        rule: Option<String>,
        /// The move.
        step: String,
        /// The broken law.
        law: String,
    },
    /// Laws that no position keeps.
    NoPositions {
        /// The laws.
        laws: Vec<String>,
    },
    /// Too many moves to choose from.
    TooManyMoves {
        /// The limit.
        most: usize,
    },
    /// A text that is not a legal move.
    NoSuchMove {
        /// The text given.
        given: String,
    },
    /// A mistake in the text of a graph.
    Graph {
        /// The mistake and its place.
        error: solve::graph::ReadError,
    },
    /// Rules in the text of a game whose moves are written in Rust.
    UnusedNative {
        /// The game.
        name: String,
    },
    /// A graph with names where vertices have to be numbers.
    GraphNames {
        /// The graph.
        name: String,
        /// Label of a vertex that is not a number.
        label: String,
    },
    /// A game for which claims cannot be looked for.
    #[cfg(feature = "prove")]
    Undiscoverable {
        /// Reason.
        unfit: prove::Unfit,
    },
    /// A mistake in the text of a matrix.
    Payoff {
        /// The flaw.
        flaw: payoff::Flaw,
    },
    /// A mistake in the text of a table of values.
    #[cfg(feature = "prove")]
    Data {
        /// The flaw.
        flaw: guess::read::Flaw,
    },
    /// Values that are not those of successive numbers, where these are needed.
    #[cfg(feature = "prove")]
    NoSequence,
    /// A misprint in the code of a heap game.
    HeapCode {
        /// The misprint.
        misprint: heap::Misprint,
    },
    /// Rules that are not those of a game on heaps.
    NoHeaps {
        /// The game.
        game: String,
        /// Reason why they are not recognised.
        obstacle: HeapsObstacle,
    },
    /// A game on heaps that is neither octal nor hexadecimal, where such a game is required.
    NotOctal {
        /// The game.
        game: String,
    },
}

/// Reason why a question cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MalformedQuestion {
    /// No game is named.
    NoGame,
    /// No game after a plus.
    NoGameAfterPlus,
    /// An unknown game.
    UnknownGame {
        /// The text given.
        name: String,
        /// A game with a similar name.
        suggestion: Option<String>,
    },
    /// A game on a board, where such games are not known.
    OnBoard {
        /// The word that names it.
        name: String,
    },
    /// A game without its position.
    EmptyPosition {
        /// The game.
        game: String,
        /// Form of its positions.
        form: Form,
    },
    /// A parameter given twice.
    RepeatedParameter {
        /// Its name.
        name: String,
    },
    /// A value without the name of a parameter.
    ParameterWithoutName,
    /// Several values of a parameter, but not one for each component.
    ListLength {
        /// Number of values.
        values: usize,
        /// Number of components.
        components: usize,
    },
    /// A sum of games under different conventions.
    MixedConventions,
    /// A position in a question about a game as a whole.
    PositionGiven,
    /// A sum of games in a question about one game.
    SumGiven,
    /// An invalid size of sums or rows.
    NotASize {
        /// Smallest size.
        least: u64,
        /// Largest size.
        most: u64,
    },
    /// A format of contests that cannot be read, or does not fit the game.
    NotAFormat {
        /// The mistake.
        said: Text,
        /// Advice.
        help: Text,
    },
}

/// Reason why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A file that does not exist.
    Missing {
        /// The file.
        path: String,
    },
    /// A path where no files are read.
    NoFiles {
        /// The path.
        path: String,
    },
    /// A path out of the folder from which files are read.
    Outside {
        /// The path.
        path: String,
    },
    /// The path of a folder.
    Folder {
        /// The path.
        path: String,
    },
    /// An error of the system.
    System {
        /// The file.
        path: String,
        /// Reason, in the words of the system.
        reason: String,
    },
    /// A file that is too large.
    Large {
        /// The file.
        path: String,
        /// Limit in bytes.
        limit: u64,
    },
    /// A file that is not UTF-8.
    InvalidUtf8 {
        /// The file.
        path: String,
        /// The line, counted from 1.
        line: usize,
        /// The byte, counted from 0.
        byte: usize,
    },
}

/// Reason why ranges do not make a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFlaw {
    /// A piece that is not a range.
    NotARange {
        /// The text given.
        piece: String,
    },
    /// A range that runs backwards.
    Backward {
        /// First number.
        first: u64,
        /// Last number.
        last: u64,
    },
    /// A negative number.
    Negative {
        /// The text given.
        piece: String,
    },
    /// A number that does not fit a machine word.
    Large {
        /// The text given.
        piece: String,
    },
    /// The number of ranges differs from that of a position's numbers.
    Count {
        /// The game.
        game: String,
        /// Number of ranges.
        given: usize,
        /// Number of a position's numbers.
        arity: usize,
    },
    /// A table with too many positions.
    TooMany {
        /// Number of positions.
        cells: u64,
        /// The limit.
        most: u64,
    },
}

/// Reason why a claim does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoClaim {
    /// A number beyond the last claim.
    NoSuch {
        /// Number of the claim, counted from 1.
        number: usize,
        /// Number of claims.
        claims: usize,
    },
    /// A claim about the other convention.
    OtherConvention {
        /// Number of the claim.
        number: usize,
        /// Convention of the claim.
        convention: rules::Convention,
    },
    /// A claim about other parameters.
    OtherParameters {
        /// Number of the claim.
        number: usize,
        /// The game with its parameters.
        game: String,
    },
    /// A game without claims about single positions.
    Nothing {
        /// The game.
        game: String,
    },
}

impl From<MalformedQuestion> for Mistake {
    fn from(mistake: MalformedQuestion) -> Mistake {
        Mistake::Asked(mistake)
    }
}

impl From<MalformedRequest> for Mistake {
    fn from(mistake: MalformedRequest) -> Mistake {
        Mistake::Request(mistake)
    }
}

impl From<Unreadable> for Mistake {
    fn from(mistake: Unreadable) -> Mistake {
        Mistake::Text(mistake)
    }
}

impl From<TableFlaw> for Mistake {
    fn from(mistake: TableFlaw) -> Mistake {
        Mistake::Range(mistake)
    }
}

impl From<NoClaim> for Mistake {
    fn from(mistake: NoClaim) -> Mistake {
        Mistake::Claim(mistake)
    }
}

impl Mistake {
    /// Adds the likely intended spelling, if a component has too few numbers.
    pub fn joining(self, joined: &str) -> Mistake {
        match self {
            Mistake::Misfit { game, misfit: misfit @ Misfit::WrongForm { .. } } => {
                Mistake::Apart { game, misfit, joined: joined.to_owned() }
            }
            other => other,
        }
    }
}

/// Reason why a checkpoint is unusable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// The file is unavailable, or belongs to something else.
    Store(store::Error),
    /// Values without checksums, from an older version.
    Old,
    /// A value that is not the game's.
    Value {
        /// The heap.
        heap: usize,
    },
    /// A file of another census, or of none.
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
    /// An unusable checkpoint.
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

    /// Adds the place of the mistake.
    pub fn at(mut self, source: &Source, span: Range<usize>) -> Problem {
        self.source = Some(source.clone());
        self.places.push(Place { span, primary: true, note: Text::default() });
        self
    }

    /// Adds a place that explains the mistake.
    #[cfg(feature = "prove")]
    pub fn beside(mut self, span: Range<usize>, note: Text) -> Problem {
        self.places.push(Place { span, primary: false, note });
        self
    }

    /// A mistake in a table of values, at its place.
    #[cfg(feature = "prove")]
    pub fn of_data(mistake: guess::read::Mistake, source: &Source) -> Problem {
        let guess::read::Mistake { flaw, span, other } = mistake;
        let problem = Problem::new(Mistake::Data { flaw }).at(source, span);
        match other {
            Some(other) => problem.beside(other, data::other()),
            None => problem,
        }
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

    /// Moves its first place.
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

    /// Returns `true` if the text is usable nevertheless.
    pub fn is_warning(&self) -> bool {
        match &*self.mistake {
            Mistake::Language(diagnostic) => diagnostic.severity() == Severity::Warning,
            Mistake::MayBeEndless => true,
            _ => false,
        }
    }

    /// Returns `true` if the question is valid but too large: a limit was reached.
    pub fn is_limit(&self) -> bool {
        match &*self.mistake {
            Mistake::TooManyMoves { .. }
            | Mistake::Range(TableFlaw::TooMany { .. })
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

    /// Text with the problem.
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Places in that text, that of the mistake first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }
}
