//! A game between two players, of whom one may be the engine.
//!
//! A [`Match`] knows the position, whose turn it is and what has been played; it lists the legal moves, makes one of
//! them or takes one back, and gives advice: the move that an engine would make, and why.

mod advice;
mod reading;
mod scene;

pub use crate::answering::every::Hint;
pub use advice::Advice;
pub use scene::{Advised, Becomes, Changed, Listed, Scene, SceneOptions};

use crate::answering::draft::{Draft, refused};
use crate::answering::every;
use crate::reason::Reason;
use crate::truth::verdict;
use question::problem::{Mistake, Problem};
use question::step::Step;
use question::{Move, Position, laws, legal};
use rules::Verdict;
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
/// assert_eq!((game.position().text(), game.turn()), ("0 21 27".into(), Side::First));
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

/// A position with its legal steps.
#[derive(Debug)]
struct State {
    position: Position,
    steps: Vec<Step>,
    /// Verdict for the player to move, if play has stopped.
    verdict: Option<Verdict>,
}

impl Match {
    /// A game from this position on. What the limits leave of time is allowed for every piece of advice anew.
    pub fn new(position: Position, limits: Limits) -> Result<Match, Problem> {
        let time = limits.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let first = State::new(position)?;
        Ok(Match { limits, time, first, record: Vec::new() })
    }

    fn state(&self) -> &State {
        self.record.last().map_or(&self.first, |turn| &turn.after)
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.state().position
    }

    /// The position drawn for a terminal, if its games can be drawn and it is small.
    pub fn drawing(&self) -> Option<String> {
        let position = self.position();
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
        let State { position, steps, .. } = self.state();
        steps.iter().map(|step| step.describe(position)).collect()
    }

    /// Hints on the first legal moves, in the order of [`moves`](Match::moves), as far as the limits allow.
    pub fn hints(&self, most: usize, limits: &Limits) -> Vec<Hint> {
        let State { position, steps, .. } = self.state();
        every::hints_alone(position, steps.get(..most).unwrap_or(steps), limits)
    }

    /// The same for some of the first legal moves; `found` is what is known of the position.
    pub(crate) fn hints_with(&self, most: usize, found: Option<&Draft>, limits: &Limits) -> Vec<Hint> {
        let State { position, steps, .. } = self.state();
        every::hints(position, steps.get(..most).unwrap_or(steps), found, limits)
    }

    /// The legal moves.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.state().steps
    }

    /// Number of legal moves.
    pub fn move_count(&self) -> usize {
        self.state().steps.len()
    }

    /// The number of a legal move, counted from 1.
    pub fn number(&self, made: &Move) -> Option<usize> {
        self.place(made).map(|place| place + 1)
    }

    /// The place of a step among the legal moves; its parts may stand in another order.
    pub(crate) fn place_of(&self, step: &Step) -> Option<usize> {
        let State { position, steps, .. } = self.state();
        let essence = every::essence(position, step);
        let same = |known: &Step| essence.is_some() && every::essence(position, known) == essence;
        steps.iter().position(|known| known == step).or_else(|| steps.iter().position(same)).or_else(|| {
            let text = step.text(position);
            steps.iter().position(|known| known.text(position) == text)
        })
    }

    /// The position at the beginning.
    pub fn begun(&self) -> &Position {
        &self.first.position
    }

    /// The move that is meant: by its number, counted from 1; by its words, `39 → 27` or `39 27`; or by the position
    /// that it leaves, its components in any order. A position of one number is written `(27)`.
    pub fn find(&self, said: &str) -> Result<Move, Problem> {
        let State { position, steps, .. } = self.state();
        let step = reading::find(position, steps, said).and_then(|place| steps.get(place));
        let missing = || Problem::new(Mistake::NoSuchMove { given: said.trim().to_owned() });
        step.map(|step| step.describe(position)).ok_or_else(missing)
    }

    /// Finds the move that is meant and makes it.
    pub fn say(&mut self, said: &str) -> Result<&Move, Problem> {
        let State { position, steps, .. } = self.state();
        let missing = || Problem::new(Mistake::NoSuchMove { given: said.trim().to_owned() });
        let step = reading::find(position, steps, said).and_then(|place| steps.get(place));
        let step = step.ok_or_else(missing)?;
        let made = step.describe(position);
        let after = State::new(position.with(step.apply(position)))?;
        self.record.push(Turn { made, after });
        self.history().last().ok_or_else(missing)
    }

    /// The position that a legal move leads to, without making it.
    pub fn after(&self, chosen: &Move) -> Option<Position> {
        let State { position, steps, .. } = self.state();
        Some(position.with(steps.get(self.place(chosen)?)?.apply(position)))
    }

    /// The place of a legal move in their list.
    fn place(&self, chosen: &Move) -> Option<usize> {
        let State { position, steps, .. } = self.state();
        let same = |step: &Step| step.text(position) == chosen.text && step.describe(position) == *chosen;
        steps.iter().position(same)
    }

    /// Makes one of the legal moves.
    pub fn make(&mut self, chosen: &Move) -> Result<(), Problem> {
        let missing = || Problem::new(Mistake::NoSuchMove { given: chosen.text.clone() });
        let after = State::new(self.after(chosen).ok_or_else(missing)?)?;
        self.record.push(Turn { made: chosen.clone(), after });
        Ok(())
    }

    /// Takes the last move back and returns it, if there is one.
    pub fn take_back(&mut self) -> Option<Move> {
        self.record.pop().map(|turn| turn.made)
    }

    /// Verdict for the player to move, if play has stopped.
    pub fn verdict(&self) -> Option<Verdict> {
        self.state().verdict
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
        let advised = self.advised(limits);
        let over = || Problem::new(Mistake::NoSuchMove { given: String::new() });
        let (step, why) = advised.ok_or_else(over)?;
        Ok(Advice { made: step.describe(self.position()), why })
    }

    /// The same as one of the steps.
    pub(crate) fn advised(&self, limits: &Limits) -> Option<(Step, Reason)> {
        let State { position, steps, .. } = self.state();
        advice::advise(position, steps, limits)
    }
}

impl State {
    fn new(position: Position) -> Result<State, Problem> {
        let halted = |halt: Halt| match halt {
            Halt::Refused(refusal) => refused(&position, refusal),
            Halt::Stopped { .. } | Halt::File(_) => Problem::new(Mistake::TooManyMoves { most: legal::MOST }),
        };
        let steps = legal::steps(&position).map_err(halted)?;
        let steps = steps.ok_or_else(|| Problem::new(Mistake::TooManyMoves { most: legal::MOST }))?;
        laws::lawful(&position, &steps)?;
        let verdict = verdict(&position, &steps).map_err(halted)?;
        Ok(State { position, steps, verdict })
    }
}
