//! A game on a board of a given size.

use crate::ground::{Ground, size};
use crate::measure::{Measure, measure};
use crate::picture;
use crate::play::{Exclusive, Play};
use crate::set::{Planes, Set};
use crate::structure::{Graph, Structure};
use crate::syntax::{File, Term};
use crate::turning::Turning;
use language::problem::Board as Mistake;
use language::{Diagnostic, Problems, Span};
use search::{Forms, Game, Options, Pairs};
use std::sync::Arc;

/// Letters of all cells, in order.
pub type Position = Vec<u8>;

/// The parts of a question besides the game.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Values of parameters, in order.
    pub sizes: Vec<i64>,
    /// Values of parameters, by name.
    pub named: Vec<(String, i64)>,
    /// A position.
    pub picture: Option<String>,
    /// A graph.
    pub graph: Option<Graph>,
}

/// A mistake in what was given, with its place in the picture in bytes, if it is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The mistake.
    pub mistake: Mistake,
    /// Place in the picture.
    pub at: Option<usize>,
}

impl From<Mistake> for Misfit {
    fn from(mistake: Mistake) -> Misfit {
        Misfit { mistake, at: None }
    }
}

/// A game on a board.
pub struct Board {
    file: Arc<File>,
    structure: Structure,
    ground: Ground,
    measure: Measure,
    play: Plain,
    turning: Option<Turning>,
}

/// The game of a board, whose parts are such that a position is their sum in every kind of play.
///
/// A board itself may have smaller parts, whose nim-values add up to that of the position.
pub struct Plain(Box<dyn Playable>);

/// Positions of a board, without its number of words.
trait Playable: Game + Send + Sync {
    fn parts_of(&self, position: &[u8]) -> Vec<Vec<u64>>;
    fn after_moves(&self, position: &[u8]) -> Vec<Position>;
    fn lawful_as_a_whole(&self, position: &[u8]) -> bool;
    fn when_settled(&self, position: &[u8]) -> Position;
    fn letters_of(&self, part: &[u64], cells: usize) -> Vec<Option<u8>>;
}

impl<const W: usize> Playable for Play<W> {
    fn parts_of(&self, position: &[u8]) -> Vec<Vec<u64>> {
        self.parts(&planes(position))
    }

    fn after_moves(&self, position: &[u8]) -> Vec<Position> {
        let all = |planes| whole(planes, position.len());
        let mut after: Vec<Position> = self.after(&planes(position)).iter().map(all).collect();
        after.sort();
        after.dedup();
        after
    }

    fn lawful_as_a_whole(&self, position: &[u8]) -> bool {
        self.is_lawful(&planes(position))
    }

    fn when_settled(&self, position: &[u8]) -> Position {
        whole(&self.settled(&planes(position)), position.len())
    }

    fn letters_of(&self, part: &[u64], cells: usize) -> Vec<Option<u8>> {
        letters(&Planes::<W>::from_words(part, self.words() / W), cells)
    }
}

impl<const W: usize, const M: usize> Playable for Exclusive<W, M> {
    fn parts_of(&self, position: &[u8]) -> Vec<Vec<u64>> {
        self.play.parts_of(position)
    }

    fn after_moves(&self, position: &[u8]) -> Vec<Position> {
        self.play.after_moves(position)
    }

    fn lawful_as_a_whole(&self, position: &[u8]) -> bool {
        self.play.lawful_as_a_whole(position)
    }

    fn when_settled(&self, position: &[u8]) -> Position {
        self.play.when_settled(position)
    }

    fn letters_of(&self, part: &[u64], cells: usize) -> Vec<Option<u8>> {
        self.play.letters_of(part, cells)
    }
}

/// `true` where few bytes matter more than speed: in pages, boards and moves of several sizes are played by the same code.
const COMPACT: bool = cfg!(target_family = "wasm");

/// The game as it is played fastest.
fn playable<const W: usize>(play: Play<W>) -> Box<dyn Playable> {
    let mut play = Box::new(play);
    if !COMPACT {
        play = match Exclusive::<W, 1>::of(play) {
            Ok(exclusive) => return Box::new(exclusive),
            Err(play) => play,
        };
    }
    let play = match Exclusive::<W, 2>::of(play) {
        Ok(exclusive) => return Box::new(exclusive),
        Err(play) => play,
    };
    match Exclusive::<W, 4>::of(play) {
        Ok(exclusive) => Box::new(exclusive),
        Err(play) => play,
    }
}

fn planes<const W: usize>(position: &[u8]) -> Planes<W> {
    let mut planes = Planes::default();
    for (cell, &letter) in (0..).zip(position) {
        planes.0[usize::from(letter)].put(cell);
    }
    planes
}

fn letters<const W: usize>(planes: &Planes<W>, cells: usize) -> Vec<Option<u8>> {
    let letter = |cell: u32| planes.0.iter().position(|plane: &Set<W>| plane.has(cell));
    (0..cells as u32).map(|cell| letter(cell).map(|letter| letter as u8)).collect()
}

/// Letters of all cells.
fn whole<const W: usize>(planes: &Planes<W>, cells: usize) -> Position {
    letters(planes, cells).into_iter().map(Option::unwrap_or_default).collect()
}

impl Board {
    /// The board of a game with its sizes, and the position that is given, or else that at the beginning.
    pub fn open(file: &Arc<File>, given: &Given) -> Result<(Board, Position), Misfit> {
        let rows = match &given.picture {
            Some(picture) => {
                Some(picture::rows(file, picture).map_err(|(mistake, at)| Misfit { mistake, at: Some(at) })?)
            }
            None => None,
        };
        let (structure, parameters) = laid_out(file, given, rows.as_deref())?;
        let position = match rows {
            Some(rows) => Some(fitting(rows, &structure)?),
            None => None,
        };
        let board = Board::on(file.clone(), structure, &parameters)?;
        let mut position = position.unwrap_or_else(|| board.ground.start.clone());
        board.settle(&mut position);
        if !board.play.0.lawful_as_a_whole(&position) {
            return Err(Mistake::Unlawful.into());
        }
        Ok((board, position))
    }

    fn on(file: Arc<File>, structure: Structure, parameters: &[i64]) -> Result<Board, Misfit> {
        let mut problems = Problems::default();
        let Some(ground) = Ground::new(&file, &structure, parameters, &mut problems) else {
            let first = problems.into_sorted().into_iter().next();
            return Err(first.and_then(|first| mistake(&first)).unwrap_or(Mistake::NoBoard).into());
        };
        let Some(measure) = measure(&ground, &structure, file.letters.len()) else {
            return Err(Mistake::MayBeEndless.into());
        };
        let play: Box<dyn Playable> = match structure.cells() {
            0..=64 if !COMPACT => playable(Play::<1>::new(&file, &structure, &ground)),
            0..=128 => playable(Play::<2>::new(&file, &structure, &ground)),
            _ if COMPACT => Box::new(Play::<16>::new(&file, &structure, &ground)),
            _ => playable(Play::<16>::new(&file, &structure, &ground)),
        };
        let turning = Turning::of(&ground, file.letters.len(), structure.cells());
        Ok(Board { file, structure, ground, measure, play: Plain(play), turning })
    }

    /// The game for kinds of play in which more than nim-values matters.
    pub fn plain(&self) -> &Plain {
        &self.play
    }

    /// The game.
    pub fn file(&self) -> &Arc<File> {
        &self.file
    }

    /// The board itself.
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// Its moves.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// The measure that every move lowers.
    pub fn measure(&self) -> &Measure {
        &self.measure
    }

    /// Parts of a position, whose nim-values add up to its own.
    pub fn parts(&self, position: &[u8]) -> Vec<Vec<u64>> {
        match &self.turning {
            Some(turning) => turning.parts(position),
            None => self.play.parts(position),
        }
    }

    /// Returns `true` if each head of a position is a part of it.
    pub(crate) fn is_turning(&self) -> bool {
        self.turning.is_some()
    }

    /// Positions after each legal move, each once.
    pub fn after(&self, position: &[u8]) -> Vec<Position> {
        self.play.0.after_moves(position)
    }

    /// Lets all fall that falls after a move.
    pub(crate) fn settle(&self, position: &mut Position) {
        if !self.ground.falls.is_empty() {
            *position = self.play.0.when_settled(position);
        }
    }

    /// Letters of a part; cells that are left out have none.
    pub fn letters_of(&self, part: &[u64]) -> Vec<Option<u8>> {
        match &self.turning {
            Some(turning) => turning.letters_of(part, self.structure.cells()),
            None => self.play.0.letters_of(part, self.structure.cells()),
        }
    }

    /// A position as a picture.
    pub fn picture(&self, position: &[u8]) -> String {
        let cells: Vec<Option<u8>> = position.iter().map(|&letter| Some(letter)).collect();
        picture::write(&self.file, &cells, self.columns())
    }

    fn columns(&self) -> usize {
        self.structure.extent.map_or(self.structure.cells(), |[_, columns]| columns)
    }

    /// Name of a cell: its label, its row and column, or its number.
    pub fn cell(&self, cell: usize) -> String {
        self.structure.name(cell)
    }
}

impl Plain {
    /// Parts of a position.
    pub fn parts(&self, position: &[u8]) -> Vec<Vec<u64>> {
        self.0.parts_of(position)
    }
}

/// Hands all questions about a game on to another one.
macro_rules! handed_on {
    ($name:ty, $to:ident) => {
        impl Game for $name {
            fn words(&self) -> usize {
                $to(self).words()
            }

            fn options(
                &self,
                part: &[u64],
                forms: &mut Forms,
                options: &mut Options,
                more: &mut dyn FnMut(&Options) -> bool,
            ) {
                $to(self).options(part, forms, options, more);
            }

            fn size(&self, part: &[u64]) -> u32 {
                $to(self).size(part)
            }

            fn key_words(&self) -> usize {
                $to(self).key_words()
            }

            fn listed(&self, part: &[u64], forms: &mut Forms, options: &mut Options) {
                $to(self).listed(part, forms, options);
            }

            fn names(&self, part: &[u64], take: &mut dyn FnMut(&[u64])) -> bool {
                $to(self).names(part, take)
            }

            fn pairs(&self, part: &[u64], all: &[u32], first: u32, forms: &mut Forms, pairs: &mut dyn Pairs) {
                $to(self).pairs(part, all, first, forms, pairs);
            }
        }
    };
}

fn in_any_play(plain: &Plain) -> &dyn Playable {
    &*plain.0
}

fn by_values(board: &Board) -> &dyn Game {
    match &board.turning {
        Some(turning) => turning,
        None => &board.play,
    }
}

handed_on!(Plain, in_any_play);
handed_on!(Board, by_values);

fn mistake(diagnostic: &Diagnostic) -> Option<Mistake> {
    match diagnostic.problem() {
        language::problem::Problem::Board(mistake) => Some(mistake.clone()),
        _ => None,
    }
}

/// The board with its sizes, and the values of all parameters.
fn laid_out(file: &File, given: &Given, rows: Option<&[Vec<u8>]>) -> Result<(Structure, Vec<i64>), Misfit> {
    let parameters = parameters(file, given, rows)?;
    let Some(term) = &file.board else { return Err(Mistake::NoBoard.into()) };
    let sizes: Option<Vec<i64>> = term.sizes.iter().map(|term| size(term, &parameters)).collect();
    let sizes = sizes.ok_or(Mistake::TooLarge { limit: crate::MOST_CELLS })?;
    let structure = Structure::new(term.kind, term.edges, &sizes, given.graph.as_ref())?;
    Ok((structure, parameters))
}

/// Values of parameters as they are given, where nothing else is: none where no board has such a size.
pub fn given_values(file: &File, given: &Given) -> Result<Vec<Option<i64>>, Misfit> {
    if given.graph.is_some() && file.board.as_ref().is_none_or(|board| board.kind != crate::BoardKind::Graph)
    {
        return Err(Mistake::NoGraph.into());
    }
    let values = typed(file, given)?;
    for (parameter, value) in file.parameters.iter().zip(&values) {
        value.map_or(Ok(()), |value| at_least(parameter, value))?;
    }
    let sizes = file.board.iter().flat_map(|board| &board.sizes);
    let large = |term: &Term| matches!(term, Term::Parameter(place) if values[*place] > Some(crate::MOST_CELLS as i64));
    if sizes.into_iter().any(large) {
        return Err(Mistake::TooLarge { limit: crate::MOST_CELLS }.into());
    }
    Ok(values)
}

/// The value of a parameter is not too small.
fn at_least(parameter: &crate::syntax::Parameter, value: i64) -> Result<(), Misfit> {
    // What is too large for a board is told of the board.
    if value < parameter.least {
        let (name, most) = (parameter.name.clone(), crate::MOST_CELLS as i64);
        return Err(Mistake::SizeOutOfBounds { name, given: value, least: parameter.least, most }.into());
    }
    Ok(())
}

/// Values in the order of the parameters, and by name.
fn typed(file: &File, given: &Given) -> Result<Vec<Option<i64>>, Misfit> {
    let mut values: Vec<Option<i64>> = vec![None; file.parameters.len()];
    if given.sizes.len() > values.len() {
        return Err(Mistake::SizeCount { expected: values.len(), given: given.sizes.len() }.into());
    }
    for (value, &size) in values.iter_mut().zip(&given.sizes) {
        *value = Some(size);
    }
    for (name, size) in &given.named {
        let known = file.parameters.iter().position(|parameter| parameter.name == *name);
        let Some(known) = known else { return Err(Mistake::NoParameter { name: name.clone() }.into()) };
        values[known] = Some(*size);
    }
    Ok(values)
}

/// Values of all parameters: those that are given, those that the picture shows, defaults.
fn parameters(file: &File, given: &Given, rows: Option<&[Vec<u8>]>) -> Result<Vec<i64>, Misfit> {
    let mut values = typed(file, given)?;
    if let (Some(rows), Some(board)) = (rows, &file.board) {
        let [height, width] = [rows.len(), rows.first().map_or(0, Vec::len)];
        let shown: &[usize] = match (board.edges, board.kind.sizes()) {
            (false, 1) => &[width],
            (false, 2) if board.kind != crate::BoardKind::Tree => &[height, width],
            _ => &[],
        };
        for (term, &size) in board.sizes.iter().zip(shown) {
            if let Term::Parameter(place) = term {
                values[*place].get_or_insert(size as i64);
            }
        }
    }
    let value = |(parameter, value): (&crate::syntax::Parameter, Option<i64>)| {
        let name = || parameter.name.clone();
        let value =
            value.or(parameter.default).ok_or_else(|| Misfit::from(Mistake::NoSize { name: name() }))?;
        at_least(parameter, value)?;
        Ok(value)
    };
    file.parameters.iter().zip(values).map(value).collect()
}

/// The letters of a picture, if it has the form of the board.
fn fitting(rows: Vec<Vec<u8>>, structure: &Structure) -> Result<Position, Mistake> {
    let [height, width] = [rows.len(), rows.first().map_or(0, Vec::len)];
    if let Some([expected_rows, expected_columns]) = structure.extent {
        let flat = expected_rows * expected_columns == 0 && height * width == 0;
        if [height, width] != [expected_rows, expected_columns] && !flat {
            return Err(Mistake::Shape { rows: height, columns: width, expected_rows, expected_columns });
        }
    }
    let letters: Position = rows.into_iter().flatten().collect();
    if letters.len() != structure.cells() {
        return Err(Mistake::CountOfCells { given: letters.len(), expected: structure.cells() });
    }
    Ok(letters)
}

/// Reads the text of a game, or all that is wrong with it; warnings are left out.
pub fn read(text: &str) -> Result<Arc<File>, Vec<Diagnostic>> {
    let mut problems = Problems::default();
    let file = crate::parse(text, &mut problems);
    if problems.errors() > 0 { Err(problems.into_sorted()) } else { Ok(Arc::new(file)) }
}

/// Mistakes and warnings about a game that show on a board of these sizes, at their places in its text.
///
/// ```
/// use boards::Given;
/// let text = "game swap\non path(2)\ncells a \".\", b \"#\"\nu is a -> u is b\nu is b -> u is a\n";
/// let found = boards::flaws(&boards::read(text).unwrap(), &Given::default());
/// assert_eq!((found[0].code(), &text[found[0].span().start as usize..][..6]), ("may-be-endless", "u is a"));
/// ```
pub fn flaws(file: &Arc<File>, given: &Given) -> Vec<Diagnostic> {
    let mut problems = Problems::default();
    let board = file.board.as_ref().map_or(Span::default(), |board| board.span);
    let (structure, parameters) = match laid_out(file, given, None) {
        Ok(laid_out) => laid_out,
        Err(misfit) => return vec![diagnostic(&misfit, board)],
    };
    let ground = Ground::new(file, &structure, &parameters, &mut problems);
    if ground.is_some_and(|ground| measure(&ground, &structure, file.letters.len()).is_none()) {
        let rules = file.rules.iter().map(|rule| rule.span).reduce(Span::to);
        problems.add(Diagnostic::at(Mistake::MayBeEndless, rules.unwrap_or(board)));
    }
    problems.into_sorted()
}

/// The mistake of a word where a number should stand.
pub fn no_number(given: &str) -> Diagnostic {
    let problem = language::problem::Problem::expected(language::problem::Construct::Number, given);
    Diagnostic::at(problem, Span::default())
}

/// A mistake as a diagnostic at a place.
pub fn diagnostic(misfit: &Misfit, span: Span) -> Diagnostic {
    Diagnostic::at(misfit.mistake.clone(), span)
}
