//! A game in progress as a board shows it.

use super::cells::Cells;
use super::{Hint, Match, State, Sum};
use crate::Answer;
use crate::answering::{self, every};
use crate::reason::Reason;
use dashu_int::ops::BitTest;
use question::step::{Change, Step};
use question::{Component, Position};
use rules::Form;
use solve::Limits;

/// Options of a scene: the data besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SceneOptions {
    /// The result of every move.
    pub hints: bool,
    /// A good move.
    pub advise: bool,
    /// Limit on the moves listed.
    pub most: usize,
}

/// The position and what can be done there.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The answer about the position, without its moves; nothing if none is found.
    pub answer: Option<Answer>,
    /// The first legal moves.
    pub moves: Vec<Listed>,
    /// A good move, if one is wanted and there is one.
    pub advice: Option<Advised>,
}

/// A legal move with its hint.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The move for people.
    pub text: String,
    /// The changed components.
    pub changes: Vec<Changed>,
    /// The changed cells of a board with their new letters.
    pub writes: Vec<(usize, u8)>,
    /// The cells of a board that name the move: one choice or several.
    pub named: Vec<Vec<u32>>,
    /// Hint on the resulting position, if it was asked for and is known.
    pub hint: Hint,
}

/// A component that a move changes.
#[derive(Clone, Debug)]
pub struct Changed {
    /// Its place in the position.
    pub component: usize,
    /// Its new contents.
    pub becomes: Becomes,
}

/// The contents of a component after a move.
#[derive(Clone, Debug)]
pub enum Becomes {
    /// These components take its place.
    Parts(Vec<Component>),
    /// A list of edges loses those at these places.
    Without(Vec<usize>),
}

/// A good move.
#[derive(Clone, Debug)]
pub struct Advised {
    /// Its number among the legal moves, counted from 1.
    pub number: Option<usize>,
    /// The move for people.
    pub text: String,
    /// Why this one.
    pub why: Reason,
}

impl Match {
    /// The position and its moves, as far as the limits allow.
    pub fn scene(&self, wanted: SceneOptions, limits: &Limits) -> Scene {
        match self.state() {
            State::Sum(sum) => sum.scene(wanted, limits),
            State::Cells(cells) => cells.scene(wanted, limits),
        }
    }
}

impl Sum {
    fn scene(&self, wanted: SceneOptions, limits: &Limits) -> Scene {
        let Sum { position, steps, .. } = self;
        let found = answering::find(position, if wanted.hints { every::ALL } else { 1 }, limits).ok();
        let listed = worth_listing(position, steps.get(..wanted.most).unwrap_or(steps));
        let hints = match wanted.hints {
            true => every::hints(position, listed, found.as_ref(), limits),
            false => vec![Hint::default(); listed.len()],
        };
        let one = |(step, hint): (&Step, Hint)| Listed {
            text: step.text(position),
            changes: step.changes.iter().map(|change| changed(position, change)).collect(),
            writes: Vec::new(),
            named: Vec::new(),
            hint,
        };
        let advice = if wanted.advise { self.advised(limits) } else { None };
        let advice = advice.map(|(step, why)| {
            let place = self.place_of(&step);
            let step = place.and_then(|place| steps.get(place)).unwrap_or(&step);
            Advised { number: place.map(|place| place + 1), text: step.text(position), why }
        });
        Scene {
            answer: found.map(|found| found.briefly(position)),
            moves: listed.iter().zip(hints).map(one).collect(),
            advice,
        }
    }
}

impl Cells {
    fn scene(&self, wanted: SceneOptions, limits: &Limits) -> Scene {
        let count = self.moves().len().min(wanted.most);
        let hints = match wanted.hints {
            true => self.hints(count, limits),
            false => vec![Hint::default(); count],
        };
        let mut named = self.named();
        let one = |(place, hint): (usize, Hint)| Listed {
            named: std::mem::take(&mut named[place]),
            text: self.moves()[place].text.clone(),
            changes: Vec::new(),
            writes: self.writes(place),
            hint,
        };
        let advice = if wanted.advise { self.advised(limits) } else { None };
        let advised = |(place, why): (usize, Reason)| Advised {
            number: Some(place + 1),
            text: self.moves()[place].text.clone(),
            why,
        };
        let mut answer = crate::board::solve(self.asked(), 1, limits);
        (answer.winning_moves, answer.winning_move_count) = (Vec::new(), None);
        Scene {
            answer: Some(answer),
            moves: (0..count).zip(hints).map(one).collect(),
            advice: advice.map(advised),
        }
    }
}

/// Change of a component.
fn changed(position: &Position, change: &Change) -> Changed {
    let becomes = match gone(position, change) {
        Some(gone) => Becomes::Without(gone),
        None => Becomes::Parts(change.parts.clone()),
    };
    Changed { component: change.index, becomes }
}

/// The moves that are listed: of a long position few, as each is written with all that it changes.
fn worth_listing<'s>(position: &Position, steps: &'s [Step]) -> &'s [Step] {
    const MOST_WRITTEN: usize = 1 << 21;
    let written = |component: &Component| -> usize {
        component.naturals.iter().map(|natural| 4 + natural.bit_len() / 3).sum()
    };
    let mut room = MOST_WRITTEN;
    let fits = |step: &&Step| {
        let of_change = |change: &Change| -> usize {
            let before = position.components().get(change.index).map_or(0, written);
            match gone(position, change) {
                Some(gone) => 6 * gone.len(),
                None => before + 2 * change.parts.iter().map(written).sum::<usize>(),
            }
        };
        let length = 96 + step.changes.iter().map(of_change).sum::<usize>();
        room.checked_sub(length).inspect(|&left| room = left).is_some()
    };
    let count = steps.iter().take_while(fits).count();
    steps.get(..count).unwrap_or(steps)
}

/// The places of the edges that a move takes away, where a component is a list of edges and the others stay as they are.
fn gone(position: &Position, change: &Change) -> Option<Vec<usize>> {
    let before = position.components().get(change.index)?;
    let edges = position.variants().get(before.game)?.form() == Form::Edges;
    let [after] = &*change.parts else { return None };
    if !edges {
        return None;
    }
    let mut left = after.naturals.as_chunks::<2>().0.iter().peekable();
    let before = before.naturals.as_chunks::<2>().0.iter().enumerate();
    let gone = before.filter(|(_, edge)| left.next_if(|next| next == edge).is_none());
    let gone: Vec<usize> = gone.map(|(place, _)| place).collect();
    left.next().is_none().then_some(gone)
}
