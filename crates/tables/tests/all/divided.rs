//! Tables that several threads fill as processes do, each with its copy: all of them are as by brute force.

use super::made::positions;
use super::rounds::Random;
use super::vectors::instance;
use limits::Peers;
use oracle::Dice;
use solve::{Limits, Outcome, StopReason};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;
use tables::{Backing, Positions, Table, Want, searched, table};

/// Blocks with their senders.
type Box = Vec<(usize, Vec<u8>)>;

/// Blocks waiting for the end of the round.
struct Room {
    barrier: Barrier,
    boxes: Mutex<Vec<Box>>,
}

/// One of those who meet there.
struct Member {
    room: Arc<Room>,
    index: usize,
    count: usize,
}

impl fmt::Debug for Member {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} of {}", self.index, self.count)
    }
}

impl Peers for Member {
    fn index(&self) -> usize {
        self.index
    }

    fn count(&self) -> usize {
        self.count
    }

    fn send(&self, to: Option<usize>, block: Vec<u8>) {
        let mut boxes = self.room.boxes.lock().expect("nobody panics");
        for other in (0..self.count).filter(|&other| other != self.index && to.is_none_or(|to| to == other)) {
            boxes[other].push((self.index, block.clone()));
        }
    }

    fn end_round(&self, _: &Limits, take: &mut dyn FnMut(usize, &[u8])) -> Result<(), StopReason> {
        self.room.barrier.wait();
        let blocks = std::mem::take(&mut self.room.boxes.lock().expect("nobody panics")[self.index]);
        self.room.barrier.wait();
        blocks.iter().for_each(|(from, block)| take(*from, block));
        Ok(())
    }
}

/// Tables as each of so many processes has filled them.
fn divided(count: usize, path: &Path, fill: impl Fn(Backing) -> Table + Sync) -> Vec<Table> {
    let boxes = Mutex::new(vec![Vec::new(); count]);
    let room = Arc::new(Room { barrier: Barrier::new(count), boxes });
    let fill = &fill;
    thread::scope(|scope| {
        let all: Vec<_> = (0..count)
            .map(|index| {
                let peers = Arc::new(Member { room: room.clone(), index, count });
                let backing = Backing::Divided { path: path.into(), identity: b"here".to_vec(), peers };
                scope.spawn(move || fill(backing))
            })
            .collect();
        all.into_iter().map(|one| one.join().expect("a table")).collect()
    })
}

fn fresh(name: &str) -> PathBuf {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), name].iter().collect();
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn random_games_that_go_round_have_the_outcomes_of_brute_force() {
    let mut dice = Dice::seeded(1912);
    let path = fresh("divided-rounds");
    let mut round = 0;
    for _ in 0..oracle::sweep(70, 2000) {
        let game = Random::new(&mut dice);
        let (text, expected) = (game.text(), game.outcomes());
        // A game in which play ends is searched, by one process alone.
        if !text.contains("->") || instance(&text).terminates() {
            continue;
        }
        round += 1;
        let _ = std::fs::remove_file(&path);
        // The second time the file has everything.
        for count in [1 + dice.below(4), 1 + dice.below(4)] {
            let all = divided(count, &path, |backing| {
                let stands = |at: &[u64]| Some(vec![at.to_vec()]);
                let positions = Positions { stands: &stands, draws: true };
                let limits = Limits::none();
                searched(&instance(&text), &game.extents, Want::Outcomes, positions, backing, &limits)
                    .unwrap_or_else(|halt| panic!("{text}{halt:?}"))
            });
            for (at, expected) in positions(&game.extents).iter().zip(&expected) {
                for table in &all {
                    assert_eq!(table.outcome(at), Some(*expected), "{at:?} by {count}\n{text}");
                }
            }
        }
    }
    assert!(round > 20, "{round} games go round");
}

#[test]
fn values_and_outcomes_are_the_same_for_all_who_fill_them() {
    let path = fresh("divided-values");
    let texts = [
        "(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a - k, b - k) where k >= 1 and (a + b) mod 3 != 1",
        // Found to need another order only as it is filled, and values beyond a byte.
        "(a, b) -> (a - k, b + j) where 1 <= k and 0 <= j <= 3 and b + j < 90 and (a * k) mod 5 < 4\n\
         (a, b) -> (a, b - k) where k >= 1",
    ];
    for text in texts {
        let (game, extents) = (instance(text), [90, 90]);
        let mut values = vec![vec![0u64; 90]; 90];
        for a in 0..90 {
            for b in 0..90 {
                let options: Vec<u64> = if text.contains('j') {
                    let up = (1..=a).filter(|k| (a * k) % 5 < 4);
                    let up = up.flat_map(|k| (0..=3).filter(|j| b + j < 90).map(move |j| (a - k, b + j)));
                    let down = (1..=b).map(|k| (a, b - k));
                    up.chain(down).map(|(a, b)| values[a][b]).collect()
                } else {
                    let both = (1..=a.min(b)).filter(|_| (a + b) % 3 != 1).map(|k| (a - k, b - k));
                    (1..=a).map(|k| (a - k, b)).chain(both).map(|(a, b)| values[a][b]).collect()
                };
                values[a][b] = (0..).find(|value| !options.contains(value)).expect("a mex");
            }
        }
        for count in [2, 3] {
            for want in [Want::Values, Want::Outcomes] {
                let _ = std::fs::remove_file(&path);
                let fill = |backing| table(&game, &extents, want, backing, &Limits::none()).expect(text);
                for table in divided(count, &path, fill) {
                    for (a, row) in (0u64..).zip(&values) {
                        for (b, &value) in (0u64..).zip(row) {
                            let outcome = if value == 0 { Outcome::P } else { Outcome::N };
                            assert_eq!(
                                table.outcome(&[a, b]),
                                Some(outcome),
                                "({a}, {b}) by {count}\n{text}"
                            );
                            if want == Want::Values {
                                assert_eq!(
                                    table.value(&[a, b]),
                                    Some(value),
                                    "({a}, {b}) by {count}\n{text}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
