//! Questions about games on boards and graphs.

use crate::files::Files;
use crate::game::is_path;
use crate::problem::{MalformedQuestion, Problem, Problems, Source};
use crate::query::{Attached, Query};
use boards::syntax::Parameter;
use boards::{Board, BoardKind, File, Given, Graph, Position};
use rules::{Argument, Convention, Diagnostic, Sort, Span};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Name by which a question gives a graph: `node-kayles graph=1-2,2-3`.
const GRAPH: &str = "graph";
/// A graph to begin with.
const BEGINNING: &str = "graph=1-2,2-3,3-4,4-5,5-1,1-6,6-7,3-6";
/// Cells of a board to begin with at most, so that hints take no time.
const MOST_BEGINNING: i64 = 20;
/// Size of such a board.
const MODEST: i64 = 4;

/// A game on a board, as a question names it.
pub struct BoardGame {
    /// The word by which it is called.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Its syntax.
    pub file: Arc<File>,
    /// `true` if the text belongs to the catalogue.
    pub known: bool,
}

/// A position on a board.
#[derive(Clone)]
pub struct BoardPosition {
    /// The game.
    pub game: Arc<BoardGame>,
    /// Its board.
    pub board: Arc<Board>,
    /// Letters of the cells.
    pub position: Position,
    /// The convention of play.
    pub convention: Convention,
}

impl BoardGame {
    /// The game that a question names, if it is one on a board: in the catalogue, in a file, or in a text that comes with the
    /// question.
    pub fn find(query: &Query, text: Option<&str>, files: &Files) -> Result<Option<BoardGame>, Problems> {
        let [part] = query.parts() else { return Ok(None) };
        let name = query.piece(&part.game);
        if let Some(text) = text {
            return match boards::is_board(text) {
                true => BoardGame::read(name, text, false).map(Some),
                false => Ok(None),
            };
        }
        if let Some(text) = catalog::board_text(name) {
            return BoardGame::read(name, text, true).map(Some);
        }
        if !is_path(name) {
            return Ok(None);
        }
        match files.text(name) {
            Ok(text) if boards::is_board(&text) => BoardGame::read(name, &text, false).map(Some),
            // Any other file is read elsewhere, with its mistakes.
            _ => Ok(None),
        }
    }

    /// Reads a text.
    pub fn read(name: &str, text: &str, known: bool) -> Result<BoardGame, Problems> {
        let source = Source { name: Some(name.into()), text: text.into() };
        let file = boards::read(text).map_err(|found| {
            found.into_iter().map(|found| Problem::of(found, &source, 0)).collect::<Problems>()
        })?;
        Ok(BoardGame { name: name.into(), text: text.into(), file, known })
    }

    /// Sizes or a graph to begin with, as typed after the game's name. `None` if the board of the file is small and complete.
    pub fn begin(&self) -> Option<String> {
        let file = &self.file;
        if file.board.as_ref()?.kind == BoardKind::Graph {
            return Some(BEGINNING.into());
        }
        let complete = file.parameters.iter().all(|parameter| parameter.default.is_some());
        let size = |parameter: &Parameter| parameter.default.unwrap_or(parameter.least.max(MODEST));
        let mut sizes: Vec<i64> = file.parameters.iter().map(size).collect();
        if let [rows, columns] = &mut *sizes
            && rows.saturating_mul(*columns) > MOST_BEGINNING
        {
            *rows = (*rows).clamp(1, MODEST);
            *columns = (*columns).min(MOST_BEGINNING / *rows);
        } else if complete {
            return None;
        }
        Some(sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(" "))
    }

    /// Mistakes and warnings that show on the board at the beginning, at their places in the text.
    pub fn flaws(&self) -> Vec<Problem> {
        let source = Source { name: Some(self.name.clone()), text: self.text.as_str().into() };
        let typed = format!("{} {}", self.name, self.begin().unwrap_or_default());
        let given = Query::read(&typed).and_then(|query| self.given(&query)).unwrap_or_default();
        let found = boards::flaws(&self.file, &given).into_iter();
        found.map(|found| Problem::of(found, &source, 0)).collect()
    }

    /// The convention of the text.
    pub fn convention(&self) -> Convention {
        if self.file.misere { Convention::Misere } else { Convention::Normal }
    }

    /// A piece of the text.
    pub fn quote(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default().trim()
    }

    /// The words of a question after the game.
    pub fn words(query: &Query) -> Vec<&str> {
        query.positions().flat_map(|piece| query.piece(&piece).split_whitespace()).collect()
    }

    /// What a question gives besides the game: sizes, a picture, parameters, a graph.
    pub fn given(&self, query: &Query) -> Result<Given, Problem> {
        let mut given = Given::default();
        let words = BoardGame::words(query);
        let numbers: Option<Vec<i64>> = words.iter().map(|word| natural(word)).collect();
        let picture = query.parts().first().is_some_and(|part| part.nothing);
        match numbers {
            Some(_) if words.is_empty() && picture => given.picture = Some(String::new()),
            Some(sizes) => given.sizes = sizes,
            None => given.picture = Some(words.join("/")),
        }
        let [part] = query.parts() else { return Ok(given) };
        for argument in &part.arguments {
            let (name, value) = (query.piece(&argument.name).trim(), query.piece(&argument.value).trim());
            let own = self.file.parameters.iter().any(|parameter| parameter.name == GRAPH);
            if name == GRAPH && !own {
                let found = |found| Problem::of(found, query.source(), 0).spanning(argument.value.clone());
                given.graph = Some(graph(value).map_err(found)?);
                continue;
            }
            let Some(value) = natural(value) else {
                let found = boards::no_number(value);
                return Err(Problem::of(found, query.source(), 0).spanning(argument.value.clone()));
            };
            given.named.push((name.into(), value));
        }
        for attached in &part.attached {
            if let Attached::Graph(graph) = attached {
                given.graph = Some(graph.clone());
            }
        }
        Ok(given)
    }

    /// Values of the parameters as a question about the game as a whole gives them, in order.
    pub fn values(&self, query: &Query) -> Result<Vec<Option<i64>>, Problem> {
        let given = self.given(query)?;
        if !given.sizes.is_empty() || given.picture.is_some() {
            return Err(Problem::new(MalformedQuestion::PositionGiven));
        }
        boards::given_values(&self.file, &given).map_err(|misfit| unfit(&misfit, &given, query))
    }

    /// Values of the parameters that a question names.
    pub fn fixed(&self, query: &Query) -> Result<Vec<Option<i64>>, Problem> {
        let mut given = self.given(query)?;
        // What stands besides are ranges.
        (given.sizes, given.picture) = (Vec::new(), None);
        boards::given_values(&self.file, &given).map_err(|misfit| unfit(&misfit, &given, query))
    }

    /// The beginning on a board of these sizes.
    pub fn at(&self, sizes: &[i64], convention: Convention) -> Result<BoardPosition, Problem> {
        let given = Given { sizes: sizes.to_vec(), ..Given::default() };
        let typed = std::iter::once(self.name.clone()).chain(sizes.iter().map(i64::to_string));
        let query = Query::of_words(&typed.collect::<Vec<_>>())?;
        self.again().open(&given, &query, Some(convention))
    }

    /// A position by its picture.
    pub fn pictured(&self, picture: &str, convention: Convention) -> Result<BoardPosition, Problem> {
        let given = Given { picture: Some(picture.into()), ..Given::default() };
        self.again().open(&given, &Query::of_words(std::slice::from_ref(&self.name))?, Some(convention))
    }

    fn again(&self) -> BoardGame {
        BoardGame { name: self.name.clone(), text: self.text.clone(), file: self.file.clone(), ..*self }
    }

    /// The position with what is given.
    pub fn open(
        self,
        given: &Given,
        query: &Query,
        convention: Option<Convention>,
    ) -> Result<BoardPosition, Problem> {
        let declared = self.convention();
        match Board::open(&self.file, given) {
            Ok((board, position)) => {
                let convention = convention.unwrap_or(declared);
                let (game, board) = (Arc::new(self), Arc::new(board));
                Ok(BoardPosition { game, board, position, convention })
            }
            Err(misfit) => Err(unfit(&misfit, given, query)),
        }
    }
}

/// The problem of something that does not fit the game.
fn unfit(misfit: &boards::Misfit, given: &Given, query: &Query) -> Problem {
    let found = boards::diagnostic(misfit, rules::Span::default());
    Problem::of(found, query.source(), 0).spanning(place(query, given, misfit.at))
}

/// A graph as text: edges, and vertices that stand alone, by commas: `1-2,2-3,5`.
fn graph(text: &str) -> Result<Graph, Diagnostic> {
    let read = match Sort::Graph.read(GRAPH, text)? {
        Argument::Graph(graph) => graph,
        _ => rules::Graph::default(),
    };
    let ends = read.edges.iter().flat_map(|(a, b)| [a, b]);
    let names: BTreeSet<_> = ends.chain(&read.vertices).collect();
    let number = |name| names.iter().position(|known| *known == name).unwrap_or(0) as u32;
    let edges = read.edges.iter().map(|(a, b)| [number(a), number(b)]).collect();
    Ok(Graph { labels: names.iter().map(ToString::to_string).collect(), edges })
}

/// Place of a mistake in a question: in the picture, or all words after the game.
fn place(query: &Query, given: &Given, at: Option<usize>) -> Range<usize> {
    let positions: Vec<Range<usize>> = query.positions().collect();
    let whole = match (positions.first(), positions.last()) {
        (Some(first), Some(last)) => first.start..last.end,
        _ => query.parts().first().map_or(0..0, |part| part.game.clone()),
    };
    let Some(at) = at.filter(|_| given.picture.is_some()) else { return whole };
    let text = query.piece(&whole);
    let start = text.char_indices().map(|(at, _)| at).rfind(|&start| start <= at).unwrap_or(0);
    let width = text[start..].chars().next().map_or(0, char::len_utf8);
    whole.start + start..whole.start + start + width
}

fn natural(word: &str) -> Option<i64> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if digits { Some(word.parse().unwrap_or(i64::MAX)) } else { None }
}

impl BoardPosition {
    /// The game with its parameters: `cram rows=5 columns=7`.
    pub fn name(&self) -> String {
        let values = self.game.file.parameters.iter().zip(&self.board.ground().parameters);
        let values = values.map(|(parameter, value)| format!(" {}={value}", parameter.name));
        self.game.name.clone() + &values.collect::<String>()
    }

    /// Another position on the same board.
    pub fn with(&self, position: Position) -> BoardPosition {
        BoardPosition { position, ..self.clone() }
    }

    /// The position as a picture.
    pub fn text(&self) -> String {
        self.board.picture(&self.position)
    }
}
