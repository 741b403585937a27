//! A game between two players, of whom one may be the engine.
//!
//! A [`Match`] knows the position, whose turn it is and what has been played; it lists the legal moves, makes one of
//! them or takes one back, and gives advice: the move that an engine would make, and why.

mod advice;
mod cells;
mod reading;
mod scene;

pub use crate::answering::every::Hint;
pub use advice::Advice;
pub use scene::{Advised, Becomes, Changed, Listed, Scene, SceneOptions};

use crate::answering::draft::refused;
use crate::answering::every;
use crate::reason::Reason;
use crate::truth::verdict;
use cells::Cells;
use question::board::BoardPosition;
use question::problem::{Mistake, Problem};
use question::step::Step;
use question::{Move, Position, laws, legal};
use rules::{Convention, Verdict};
use solve::{Halt, Instant, Limits};
use std::time::Duration;

/// One of two players, by who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player with the first move.
    First,
    /// The other.
    Second,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// End of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody won.
    Won(Side),
    /// Nobody did.
    Draw,
}

/// A game in progress.
///
/// ```
/// use answer::play::{End, Match, Side};
/// use answer::reason::Reason;
/// use question::{Query, Workbench};
/// let position = Workbench::new().ask(&Query::read("nim 14 21 39")?, None)?;
/// let mut game = Match::new(position, solve::Limits::none())?;
/// let advice = game.advise()?;
/// assert_eq!(advice.made.text, "39 → 27");
/// assert!(matches!(advice.why, Reason::MakesZero { .. } | Reason::Together(_)));
/// game.make(&advice.made)?;
/// let reply = game.find("14 → 0")?;
/// game.make(&reply)?;
/// assert_eq!((game.text(), game.turn()), ("0 21 27".into(), Side::First));
/// assert_eq!(game.end(), None);
/// # Ok::<(), question::Problems>(())
/// ```
pub struct Match {
    limits: Limits,
    /// Time for one piece of advice.
    time: Option<Duration>,
    first: State,
    record: Vec<Turn>,
}

/// A move that was made, and the state after it.
#[derive(Debug)]
struct Turn {
    made: Move,
    after: State,
}

/// A position with its legal moves.
#[derive(Debug)]
enum State {
    /// A sum of games by rules.
    Sum(Sum),
    /// A game on a board.
    Cells(Cells),
}

/// A sum of games with its legal steps.
#[derive(Debug)]
struct Sum {
    position: Position,
    steps: Vec<Step>,
    /// Verdict for the player to move, if play has stopped.
    verdict: Option<Verdict>,
}

impl Match {
    /// A game from this position on. What the limits leave of time is allowed for every piece of advice anew.
    pub fn new(position: Position, limits: Limits) -> Result<Match, Problem> {
        Ok(Match::from(State::Sum(Sum::new(position)?), limits))
    }

    /// A game on a board from this position on.
    pub fn on_board(position: BoardPosition, limits: Limits) -> Match {
        Match::from(State::Cells(Cells::new(position)), limits)
    }

    fn from(first: State, limits: Limits) -> Match {
        let time = limits.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Match { limits, time, first, record: Vec::new() }
    }

    fn state(&self) -> &State {
        self.record.last().map_or(&self.first, |turn| &turn.after)
    }

    /// The position of a sum of games; none on a board.
    pub fn position(&self) -> Option<&Position> {
        self.state().sum().map(|sum| &sum.position)
    }

    /// The position on a board; none of a sum of games.
    pub fn board(&self) -> Option<&BoardPosition> {
        match self.state() {
            State::Cells(cells) => Some(cells.asked()),
            State::Sum(_) => None,
        }
    }

    /// The position in the syntax of positions.
    pub fn text(&self) -> String {
        self.state().text()
    }

    /// The position at the beginning, in the same way.
    pub fn begun(&self) -> String {
        self.first.text()
    }

    /// The game, or several.
    pub fn game(&self) -> String {
        match self.state() {
            State::Sum(sum) => sum.position.game(),
            State::Cells(cells) => cells.asked().name(),
        }
    }

    /// The convention of play.
    pub fn convention(&self) -> Convention {
        match self.state() {
            State::Sum(sum) => sum.position.convention(),
            State::Cells(cells) => cells.asked().convention,
        }
    }

    /// The position drawn for a terminal, if its games can be drawn and it is small; on a board with the changes of a move.
    pub fn drawing(&self, chosen: Option<&Move>) -> Option<String> {
        let position = match self.state() {
            State::Sum(sum) => &sum.position,
            State::Cells(cells) => return Some(cells.drawing(chosen)),
        };
        let draw = |component: &question::Component| {
            let native = position.variants().get(component.game)?.instance().native()?;
            native.draw(&component.naturals)
        };
        let drawn: Vec<String> = position.components().iter().filter_map(draw).collect();
        (!drawn.is_empty()).then(|| drawn.join("\n\n"))
    }

    /// Side of the player to move.
    pub fn turn(&self) -> Side {
        if self.record.len().is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The moves made so far.
    pub fn history(&self) -> impl ExactSizeIterator<Item = &Move> {
        self.record.iter().map(|turn| &turn.made)
    }

    /// The legal moves, each once; none when play is over.
    ///
    /// Moves in equal components are the same move.
    pub fn moves(&self) -> Vec<Move> {
        match self.state() {
            State::Sum(Sum { position, steps, .. }) => {
                steps.iter().map(|step| step.describe(position)).collect()
            }
            State::Cells(cells) => cells.moves().to_vec(),
        }
    }

    /// Hints on the first legal moves, in the order of [`moves`](Match::moves), as far as the limits allow.
    pub fn hints(&self, most: usize, limits: &Limits) -> Vec<Hint> {
        match self.state() {
            State::Sum(Sum { position, steps, .. }) => {
                every::hints_alone(position, steps.get(..most).unwrap_or(steps), limits)
            }
            State::Cells(cells) => cells.hints(most, limits),
        }
    }

    /// Number of legal moves.
    pub fn move_count(&self) -> usize {
        match self.state() {
            State::Sum(sum) => sum.steps.len(),
            State::Cells(cells) => cells.moves().len(),
        }
    }

    /// The number of a legal move, counted from 1.
    pub fn number(&self, made: &Move) -> Option<usize> {
        self.state().place(made).map(|place| place + 1)
    }

    /// The move that is meant: by its number, counted from 1; by its words, `39 → 27` or `39 27`; or by the position
    /// that it leaves, its components in any order. A position of one number is written `(27)`. On a board by its cells, `1,2 1,3`.
    pub fn find(&self, said: &str) -> Result<Move, Problem> {
        let place = self.state().find(said);
        let missing = || Problem::new(Mistake::NoSuchMove { given: said.trim().to_owned() });
        place.and_then(|place| self.state().describe(place)).ok_or_else(missing)
    }

    /// Finds the move that is meant and makes it.
    pub fn say(&mut self, said: &str) -> Result<&Move, Problem> {
        let missing = || Problem::new(Mistake::NoSuchMove { given: said.trim().to_owned() });
        let place = self.state().find(said).ok_or_else(missing)?;
        self.make_at(place)?.ok_or_else(missing)
    }

    /// Makes the legal move at a place of their list.
    fn make_at(&mut self, place: usize) -> Result<Option<&Move>, Problem> {
        let Some(made) = self.state().describe(place) else { return Ok(None) };
        let Some(after) = self.state().after(place)? else { return Ok(None) };
        self.record.push(Turn { made, after });
        Ok(self.history().last())
    }

    /// The position of a sum of games that a legal move leads to, without making it.
    pub fn after(&self, chosen: &Move) -> Option<Position> {
        let Sum { position, steps, .. } = self.state().sum()?;
        Some(position.with(steps.get(self.state().place(chosen)?)?.apply(position)))
    }

    /// Makes one of the legal moves.
    pub fn make(&mut self, chosen: &Move) -> Result<(), Problem> {
        let missing = || Problem::new(Mistake::NoSuchMove { given: chosen.text.clone() });
        let place = self.state().place(chosen).ok_or_else(missing)?;
        self.make_at(place)?.map(|_| ()).ok_or_else(missing)
    }

    /// Takes all moves back.
    pub fn restart(&mut self) {
        self.record.clear();
    }

    /// Takes the last move back and returns it, if there is one.
    pub fn take_back(&mut self) -> Option<Move> {
        self.record.pop().map(|turn| turn.made)
    }

    /// Verdict for the player to move, if play has stopped.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.state() {
            State::Sum(sum) => sum.verdict,
            State::Cells(cells) => cells.verdict(),
        }
    }

    /// End of the game, if it has ended.
    pub fn end(&self) -> Option<End> {
        Some(match self.verdict()? {
            Verdict::Lost => End::Won(self.turn().other()),
            Verdict::Won => End::Won(self.turn()),
            Verdict::Draw => End::Draw,
        })
    }

    /// A good move for whose turn it is, and why: one that wins; else one that holds the draw; else the one that
    /// puts the end off longest, as far as that is known. An error if play has stopped.
    pub fn advise(&self) -> Result<Advice, Problem> {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        self.advise_within(&Limits { deadline, ..self.limits.clone() })
    }

    /// The same within other limits.
    fn advise_within(&self, limits: &Limits) -> Result<Advice, Problem> {
        let over = || Problem::new(Mistake::NoSuchMove { given: String::new() });
        let advised = match self.state() {
            State::Sum(sum) => sum.advised(limits).map(|(step, why)| (step.describe(&sum.position), why)),
            State::Cells(cells) => {
                cells.advised(limits).map(|(place, why)| (cells.moves()[place].clone(), why))
            }
        };
        let (made, why) = advised.ok_or_else(over)?;
        Ok(Advice { made, why })
    }
}

impl State {
    fn sum(&self) -> Option<&Sum> {
        match self {
            State::Sum(sum) => Some(sum),
            State::Cells(_) => None,
        }
    }

    fn text(&self) -> String {
        match self {
            State::Sum(sum) => sum.position.text(),
            State::Cells(cells) => cells.asked().text(),
        }
    }

    /// The place of the legal move that is meant.
    fn find(&self, said: &str) -> Option<usize> {
        match self {
            State::Sum(Sum { position, steps, .. }) => reading::find(position, steps, said),
            State::Cells(cells) => cells.find(said),
        }
    }

    /// The place of a legal move in their list.
    fn place(&self, chosen: &Move) -> Option<usize> {
        match self {
            State::Sum(Sum { position, steps, .. }) => {
                let same =
                    |step: &Step| step.text(position) == chosen.text && step.describe(position) == *chosen;
                steps.iter().position(same)
            }
            State::Cells(cells) => cells.moves().iter().position(|made| made == chosen),
        }
    }

    /// The legal move at a place.
    fn describe(&self, place: usize) -> Option<Move> {
        match self {
            State::Sum(sum) => sum.steps.get(place).map(|step| step.describe(&sum.position)),
            State::Cells(cells) => cells.moves().get(place).cloned(),
        }
    }

    /// The state after the legal move at a place.
    fn after(&self, place: usize) -> Result<Option<State>, Problem> {
        match self {
            State::Sum(Sum { position, steps, .. }) => {
                let Some(step) = steps.get(place) else { return Ok(None) };
                Ok(Some(State::Sum(Sum::new(position.with(step.apply(position)))?)))
            }
            State::Cells(cells) => Ok(cells.after(place).map(State::Cells)),
        }
    }
}

impl Sum {
    fn new(position: Position) -> Result<Sum, Problem> {
        let halted = |halt: Halt| match halt {
            Halt::Refused(refusal) => refused(&position, refusal),
            Halt::Stopped { .. } | Halt::File(_) => Problem::new(Mistake::TooManyMoves { most: legal::MOST }),
        };
        let steps = legal::steps(&position).map_err(halted)?;
        let steps = steps.ok_or_else(|| Problem::new(Mistake::TooManyMoves { most: legal::MOST }))?;
        laws::lawful(&position, &steps)?;
        let verdict = verdict(&position, &steps).map_err(halted)?;
        Ok(Sum { position, steps, verdict })
    }

    /// A good move, as one of the steps.
    fn advised(&self, limits: &Limits) -> Option<(Step, Reason)> {
        advice::advise(&self.position, &self.steps, limits)
    }

    /// The place of a step among the legal moves; its parts may stand in another order.
    fn place_of(&self, step: &Step) -> Option<usize> {
        let Sum { position, steps, .. } = self;
        let essence = every::essence(position, step);
        let same = |known: &Step| essence.is_some() && every::essence(position, known) == essence;
        steps.iter().position(|known| known == step).or_else(|| steps.iter().position(same)).or_else(|| {
            let text = step.text(position);
            steps.iter().position(|known| known.text(position) == text)
        })
    }
}
