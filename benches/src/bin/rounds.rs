//! Tables of two pieces that walk on a board for ever unless one is caught: along vectors, by the graph of all positions,
//! and by plain arrays with moves written in Rust; positions a second, and the numbers of lost and of drawn positions.
//!
//! `cargo run --release -p benches --bin rounds`; a number is the side of the board.
#![forbid(unsafe_code)]

use rules::Instance;
use solve::pool::Component;
use solve::{Limits, Outcome, loopy};
use std::time::Instant;
use tables::{Backing, Positions, Want, searched};

/// Sides of the boards; the graph of all positions is made on the smallest one alone.
const SIDES: [u64; 3] = [16, 32, 48];

const RULES: &str = "endless draw
(a, b, c, d, t) -> (a + 1, b, c, d, 1) where t = 0 and a < s - 1
(a, b, c, d, t) -> (a - 1, b, c, d, 1) where t = 0
(a, b, c, d, t) -> (a, b + 1, c, d, 1) where t = 0 and b < s - 1
(a, b, c, d, t) -> (a, b - 1, c, d, 1) where t = 0
(a, b, c, d, t) -> (a, b, c + 1, d, 0) where t = 1 and c < s - 1
(a, b, c, d, t) -> (a, b, c - 2, d, 0) where t = 1
(a, b, c, d, t) -> (a, b, c, d + 1, 0) where t = 1 and d < s - 1
(a, b, c, d, t) -> (a, b, c, d - 1, 0) where t = 1
end (a, b, c, d, t) lost where a = c and b = d
";

fn main() {
    let side = std::env::args().nth(1).and_then(|word| word.parse().ok());
    for side in side.map_or(SIDES.to_vec(), |side| vec![side]) {
        let extents = [side, side, side, side, 2];
        let game = game(side);
        let cells = extents.iter().product::<u64>();
        let told = |name: &str, start: Instant, [lost, drawn]: [usize; 2]| {
            let time = start.elapsed().as_secs_f64();
            let rate = cells as f64 / time / 1e6;
            println!(
                "{side:3} {name:8} {cells:9} positions {time:7.3} s {rate:7.2} M/s  {lost} lost, {drawn} drawn"
            );
        };
        let start = Instant::now();
        told("vectors", start, by_vectors(&game, &extents));
        if side == SIDES[0] {
            let start = Instant::now();
            told("graph", start, by_graph(&game, &extents));
        }
        let start = Instant::now();
        told("by hand", start, by_hand(side as usize));
    }
}

fn game(side: u64) -> Instance {
    let text = format!("game two\n{}", RULES.replace("s - 1", &format!("{}", side - 1)));
    rules::parse(&text, &rules::NoLibrary)
        .ruleset
        .expect(&text)
        .instantiate(&[], None)
        .expect("no parameters")
}

fn counted(outcomes: impl Iterator<Item = Outcome>) -> [usize; 2] {
    outcomes.fold([0; 2], |[lost, drawn], outcome| {
        [lost + usize::from(outcome == Outcome::P), drawn + usize::from(outcome == Outcome::D)]
    })
}

fn by_vectors(game: &Instance, extents: &[u64]) -> [usize; 2] {
    let stands = |at: &[u64]| Some(vec![at.to_vec()]);
    let positions = Positions { stands: &stands, draws: true };
    let table = searched(game, extents, Want::Outcomes, positions, Backing::Memory, &Limits::none());
    let table = table.expect("no limit is set");
    counted(table.prefixes().flat_map(|prefix| table.outcomes(&prefix).collect::<Vec<_>>()))
}

fn by_graph(game: &Instance, extents: &[u64]) -> [usize; 2] {
    let numbers = |number: u64| {
        extents.iter().rev().scan(number, |rest, extent| {
            let digit = *rest % extent;
            *rest /= extent;
            Some(digit)
        })
    };
    let position = |number: u64| {
        let mut words: Vec<u64> = numbers(number).collect();
        words.reverse();
        vec![Component::new(0, words)]
    };
    let sums = (0..extents.iter().product()).map(position);
    let found = loopy::outcomes(&[game], sums, &Limits::none()).expect("no limit is set");
    counted(found.into_iter().flatten())
}

/// As one would write it for this game alone: counters of options, a queue, and moves taken back.
fn by_hand(side: usize) -> [usize; 2] {
    let cells = side * side;
    let at = |[a, b, c, d]: [usize; 4], turn: usize| (((a * side + b) * side + c) * side + d) * 2 + turn;
    let steps = |piece: [usize; 2], up: usize| {
        let [x, y] = piece;
        [
            (x + 1 < side).then(|| [x + 1, y]),
            x.checked_sub(up).map(|x| [x, y]),
            (y + 1 < side).then(|| [x, y + 1]),
            y.checked_sub(1).map(|y| [x, y]),
        ]
    };
    let back = |piece: [usize; 2], up: usize| {
        let [x, y] = piece;
        [
            x.checked_sub(1).map(|x| [x, y]),
            (x + up < side).then(|| [x + up, y]),
            y.checked_sub(1).map(|y| [x, y]),
            (y + 1 < side).then(|| [x, y + 1]),
        ]
    };
    // 0 is open, 1 lost, 2 won.
    let mut known = vec![0u8; 2 * cells * cells];
    let mut left = vec![0u8; 2 * cells * cells];
    let mut queue = Vec::with_capacity(2 * cells * cells);
    let all = (0..cells).flat_map(|first| (0..cells).map(move |second| (first, second)));
    for (first, second) in all {
        let [[a, b], [c, d]] = [first, second].map(|cell| [cell / side, cell % side]);
        for turn in 0..2 {
            let here = at([a, b, c, d], turn);
            let moves = if turn == 0 { steps([a, b], 1) } else { steps([c, d], 2) };
            left[here] = moves.iter().flatten().count() as u8;
            if first == second || left[here] == 0 {
                known[here] = 1;
                queue.push([a, b, c, d, turn].map(|number| number as u16));
            }
        }
    }
    let mut next = 0;
    while let Some(&place) = queue.get(next) {
        next += 1;
        let [a, b, c, d, turn] = place.map(usize::from);
        let lost = known[at([a, b, c, d], turn)] == 1;
        let before = 1 - turn;
        let sources = if before == 0 { back([a, b], 1) } else { back([c, d], 2) };
        for source in sources.into_iter().flatten() {
            let [a, b, c, d] =
                if before == 0 { [source[0], source[1], c, d] } else { [a, b, source[0], source[1]] };
            let here = at([a, b, c, d], before);
            if known[here] != 0 {
                continue;
            }
            left[here] -= u8::from(!lost);
            if lost || left[here] == 0 {
                known[here] = if lost { 2 } else { 1 };
                queue.push([a, b, c, d, before].map(|number| number as u16));
            }
        }
    }
    [known.iter().filter(|known| **known == 1).count(), known.iter().filter(|known| **known == 0).count()]
}
