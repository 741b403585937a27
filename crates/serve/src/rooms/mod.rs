//! Rooms: two machines play one game, whose moves pass through the server; others look on.
//!
//! A room knows the question and the moves made. What is legal, the operation `play` says; whoever sits at one
//! of the two sides has a key for it. Their number and their size are bounded, and they expire.

mod room;

pub(crate) use room::{Room, Side, Unmoved, Watching};

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Limits on all rooms, and on those that one machine has opened.
const MOST_ROOMS: usize = 64;
const MOST_OF_MACHINE: usize = 32;
/// Time after which a room in which nothing happens is closed.
const KEPT: Duration = Duration::from_secs(2 * 3600);

/// All rooms.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<Vec<Arc<Room>>>);

impl Rooms {
    fn rooms(&self) -> MutexGuard<'_, Vec<Arc<Room>>> {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.retain(|room| {
            let kept = room.idle() < KEPT;
            if !kept {
                room.close();
            }
            kept
        });
        rooms
    }

    /// Adds a room, if there is a place for it.
    pub(crate) fn add(&self, room: Room) -> Option<Arc<Room>> {
        let mut rooms = self.rooms();
        let own = rooms.iter().filter(|other| other.machine() == room.machine()).count();
        if rooms.len() >= MOST_ROOMS || own >= MOST_OF_MACHINE {
            return None;
        }
        let room = Arc::new(room);
        rooms.push(room.clone());
        Some(room)
    }

    /// Room of this name.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().iter().find(|room| room.is_called(id)).cloned()
    }

    /// Closes all rooms: who watches is told.
    pub(crate) fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).drain(..).for_each(|room| room.close());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::Machine;
    use bouton::ops::{Play, Question};
    use serde_json::json;
    use std::time::Instant;

    fn room(machine: [u8; 4]) -> Room {
        let scene = json!({ "made": [], "turn": "first", "end": null, "convention": "normal" });
        let play = Play::of(Question::ask("nim 3 5"));
        Room::new(Machine::at(machine.into()), play, &scene).expect("random bytes")
    }

    #[test]
    fn the_number_of_rooms_is_bounded_for_a_machine_and_for_all() {
        let rooms = Rooms::default();
        let opened = |machine| (0..100).take_while(|_| rooms.add(room(machine)).is_some()).count();
        assert_eq!(opened([10, 0, 0, 1]), MOST_OF_MACHINE);
        assert_eq!(opened([10, 0, 0, 2]), MOST_ROOMS - MOST_OF_MACHINE);
        assert_eq!(opened([10, 0, 0, 3]), 0);
    }

    #[test]
    fn a_room_in_which_nothing_happens_expires() {
        let rooms = Rooms::default();
        let mut old = room([10, 0, 0, 1]);
        let Some(long_ago) = Instant::now().checked_sub(KEPT) else { return };
        old.used_at(long_ago);
        let old = rooms.add(old).expect("a place");
        assert!(rooms.find(old.id()).is_none());
        let new = rooms.add(room([10, 0, 0, 1])).expect("a place");
        assert!(rooms.find(new.id()).is_some());
    }

    #[test]
    fn two_sit_and_no_third() {
        let room = room([10, 0, 0, 1]);
        let keys: Vec<(Side, String)> = (0..4).map_while(|_| room.sit(None).expect("random bytes")).collect();
        assert_eq!(keys.len(), 2);
        assert_ne!(keys[0].1, keys[1].1);
        for (side, key) in &keys {
            assert_eq!(room.side_of(key), Some(*side));
        }
        assert_eq!(room.side_of(""), None);
    }
}
