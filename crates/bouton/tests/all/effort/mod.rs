//! Costs of questions: hints, counted in positions that an engine looks at, which are the same on every machine; and hard questions,
//! which end soon after their limit whatever they are.

mod hard;
mod promptly;

use bouton::Workbench;
use bouton::ops::{Context, Operation, Play, Question, Response, Session};
use rules::Lang;
use serde_json::Value;
use solve::{Limits, Progress};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Boards about as large as they are drawn piece by piece, of every game of the catalogue.
const BOARDS: &str = include_str!("../../../../../benches/boards.list");
/// The most positions that an engine may look at for the hints of one board; it does millions in a second.
const MOST: u64 = 1 << 17;
/// The most bytes of an answer.
const MOST_BYTES: usize = 3 << 20;

/// Adds up what engines tell of their progress; each begins at 0, and tells it every few thousand positions.
#[derive(Default)]
struct Counted {
    last: AtomicU64,
    sum: AtomicU64,
}

impl Progress for Counted {
    fn tell(&self, done: u64, _total: Option<u64>) {
        let last = self.last.swap(done, Ordering::Relaxed);
        let more = if done >= last { done - last } else { done };
        self.sum.fetch_add(more, Ordering::Relaxed);
    }
}

/// The answer with hints, and how many positions it took.
fn hinted(ask: &str) -> (Value, u64) {
    let counted = Arc::new(Counted::default());
    let limits = Limits { progress: Some(counted.clone()), ..Limits::none() };
    let mut context = Context::new(Arc::new(Session::closed()), limits);
    context.caps.moves = 4096;
    let play = Play { question: Question::ask(ask), made: Vec::new(), hints: true, advise: false };
    let scene = play.run(&mut context).expect("moves to choose from").data(Lang::En);
    (scene, counted.sum.load(Ordering::Relaxed))
}

fn looked_at(ask: &str) {
    let (scene, positions) = hinted(ask);
    assert!(positions <= MOST, "{ask}: {positions} positions");
    let bytes = scene.to_string().len();
    assert!(bytes <= MOST_BYTES, "{ask}: {bytes} bytes");
    let moves = scene["moves"].as_array().expect("moves");
    assert!(!moves.is_empty(), "{ask}");
    let silent = moves.iter().filter(|made| made["outcome"].is_null()).count();
    assert_eq!(silent, 0, "{ask}: moves without a hint");
}

#[test]
fn where_games_begin_hints_cost_little() {
    let workbench = Workbench::new();
    for name in bouton::names() {
        if let Some(begin) = workbench.game(name).expect("it is in the catalogue").begin() {
            looked_at(&format!("{name} {begin}"));
        }
    }
}

#[test]
fn on_large_boards_hints_cost_no_more() {
    let boards: Vec<&str> = BOARDS.lines().filter(|line| !line.starts_with('#')).collect();
    let workbench = Workbench::new();
    for name in bouton::names() {
        let playable = workbench.game(name).expect("it is in the catalogue").begin().is_some();
        let has = boards.iter().any(|board| board.split(' ').next() == Some(name));
        assert_eq!(has, playable, "{name}");
    }
    boards.into_iter().for_each(looked_at);
}
