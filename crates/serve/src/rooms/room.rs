//! A room, as seen by everyone who looks at it.

use crate::client::Machine;
use crate::token::Token;
use bouton::ops::Play;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Limit on the bytes of the moves that a room keeps.
const MOST_BYTES: usize = 64 << 10;
/// Limit on those who watch a room at a time, its players among them.
const MOST_WATCHING: usize = 48;

/// A side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    First,
    Second,
}

/// A room.
pub(crate) struct Room {
    id: Token,
    machine: Machine,
    /// The question, and the moves before the room was opened.
    play: Play,
    state: Mutex<State>,
    changes: watch::Sender<u64>,
}

struct State {
    made: Vec<String>,
    scene: Value,
    seats: [Option<Token>; 2],
    used: Instant,
    watching: usize,
    closed: bool,
}

/// Reason why a move is not made.
pub(crate) enum Unmoved {
    /// The game has gone on meanwhile.
    Late,
    /// The moves have become too long.
    Long,
}

impl Room {
    /// A room for a game that stands as the operation `play` says.
    pub(crate) fn new(machine: Machine, play: Play, scene: &Value) -> io::Result<Room> {
        let state = State {
            made: made_in(scene),
            scene: brief(scene),
            seats: [None, None],
            used: Instant::now(),
            watching: 0,
            closed: false,
        };
        let play = Play { hints: false, advise: false, ..play };
        let (id, changes) = (Token::random()?, watch::Sender::new(0));
        Ok(Room { id, machine, play, state: Mutex::new(state), changes })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn id(&self) -> &str {
        self.id.text()
    }

    pub(super) fn is_called(&self, id: &str) -> bool {
        self.id.is(id)
    }

    pub(super) fn machine(&self) -> Machine {
        self.machine
    }

    /// Time since somebody did something here.
    pub(super) fn idle(&self) -> Duration {
        self.state().used.elapsed()
    }

    #[cfg(test)]
    pub(super) fn used_at(&mut self, time: Instant) {
        self.state().used = time;
    }

    /// Tells those who watch that there is nothing more to come.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.changed();
    }

    fn changed(&self) {
        self.changes.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// The room as data.
    pub(crate) fn data(&self) -> Value {
        let state = self.state();
        let question = &self.play.question;
        json!({
            "id": self.id(),
            "ask": question.ask,
            "text": question.text,
            "convention": state.scene["convention"],
            "made": state.made,
            "turn": state.scene["turn"],
            "end": state.scene["end"],
            "taken": { "first": state.seats[0].is_some(), "second": state.seats[1].is_some() },
            "watching": state.watching,
            "closed": state.closed,
        })
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.state().closed
    }

    /// Takes a free side, this one if it is free and asked for; returns it with its key.
    pub(crate) fn sit(&self, wanted: Option<Side>) -> io::Result<Option<(Side, String)>> {
        let key = Token::random()?;
        let mut state = self.state();
        let sides = [wanted.unwrap_or(Side::First), Side::First, Side::Second];
        let Some(side) = sides.into_iter().find(|side| state.seats[*side as usize].is_none()) else {
            return Ok(None);
        };
        state.seats[side as usize] = Some(key.clone());
        state.used = Instant::now();
        drop(state);
        self.changed();
        Ok(Some((side, key.text().to_owned())))
    }

    /// Side that this key belongs to.
    pub(crate) fn side_of(&self, key: &str) -> Option<Side> {
        let state = self.state();
        let holds = |side: &Side| state.seats[*side as usize].as_ref().is_some_and(|seat| seat.is(key));
        [Side::First, Side::Second].into_iter().find(holds)
    }

    /// The side to move and the number of moves made; nobody's turn when the game is over.
    pub(crate) fn turn(&self) -> (Option<Side>, usize) {
        let state = self.state();
        let turn =
            if state.scene["end"].is_null() { Side::deserialize(&state.scene["turn"]).ok() } else { None };
        (turn, state.made.len())
    }

    /// The game with one more move, for the operation `play` to judge.
    pub(crate) fn with(&self, move_made: String) -> Play {
        let made = self.state().made.iter().cloned().chain([move_made]).collect();
        Play { made, ..self.play.clone() }
    }

    /// The game from its beginning.
    pub(crate) fn beginning(&self) -> Play {
        Play { made: Vec::new(), ..self.play.clone() }
    }

    /// Makes a move that has been judged, unless another was made meanwhile.
    pub(crate) fn go_on(&self, before: usize, scene: &Value) -> Result<(), Unmoved> {
        let made = made_in(scene);
        if made.iter().map(String::len).sum::<usize>() > MOST_BYTES {
            return Err(Unmoved::Long);
        }
        self.put(before, made, scene)
    }

    /// Begins the game again.
    pub(crate) fn begin_again(&self, before: usize, scene: &Value) -> Result<(), Unmoved> {
        self.put(before, Vec::new(), scene)
    }

    fn put(&self, before: usize, made: Vec<String>, scene: &Value) -> Result<(), Unmoved> {
        let mut state = self.state();
        if state.made.len() != before {
            return Err(Unmoved::Late);
        }
        state.made = made;
        state.scene = brief(scene);
        state.used = Instant::now();
        drop(state);
        self.changed();
        Ok(())
    }

    /// Somebody watches, if there is a place.
    pub(crate) fn watch(self: Arc<Room>) -> Option<Watching> {
        let mut state = self.state();
        if state.closed || state.watching >= MOST_WATCHING {
            return None;
        }
        state.watching += 1;
        drop(state);
        self.changed();
        let changes = self.changes.subscribe();
        Some(Watching { room: self, changes })
    }
}

/// One who watches a room, until dropped.
pub(crate) struct Watching {
    pub(crate) room: Arc<Room>,
    pub(crate) changes: watch::Receiver<u64>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.room.state().watching -= 1;
        self.room.changed();
    }
}

/// Texts of the moves made.
fn made_in(scene: &Value) -> Vec<String> {
    let made = scene["made"].as_array().map(Vec::as_slice).unwrap_or_default();
    made.iter().filter_map(|made| made.as_str().map(str::to_owned)).collect()
}

/// A position as a room keeps it.
fn brief(scene: &Value) -> Value {
    json!({ "turn": scene["turn"], "end": scene["end"], "convention": scene["convention"] })
}
