//! Pairs of numbers and pieces on boards, against exhaustive search.

use super::brute::{Input, Search, each_lowered};
use super::printed;
use std::collections::HashMap;
use std::fmt::Write;

/// First the moves in both heaps, then those in the first, then those in the second.
fn wythoff(at: &[u64]) -> Vec<Vec<u64>> {
    let both = (1..=at[0].min(at[1])).map(|taken| vec![at[0] - taken, at[1] - taken]);
    both.chain(each_lowered(at, |heap| (0..heap).collect())).collect()
}

#[test]
fn poj1067_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| wythoff(at));
    for pair in (0..25).flat_map(|a| (0..25).map(move |b| vec![a, b])) {
        input.put(pair.iter().copied());
        expected += if search.wins(&pair) { "1\n" } else { "0\n" };
    }
    assert_eq!(printed("poj1067", &input.text), expected);
}

/// The order is that of accepted programs: both heaps, the smaller, the larger unless they are equal.
#[test]
fn hdu2177_names_what_every_winning_move_leaves() {
    let (mut input, mut expected) = (Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| wythoff(at));
    for (a, b) in (0..30).flat_map(|a| (a..30).map(move |b| (a, b))).skip(1) {
        input.put([a, b]);
        let wins = search.winning(&vec![a, b]);
        expected += if wins.is_empty() { "0\n" } else { "1\n" };
        for after in wins.iter().filter(|after| a != b || after[0] != a) {
            let (smaller, larger) = (after[0].min(after[1]), after[0].max(after[1]));
            writeln!(expected, "{smaller} {larger}").expect("a string takes it");
        }
    }
    input.put([0, 0]);
    assert_eq!(printed("hdu2177", &input.text), expected);
}

#[test]
fn hdu2177_takes_the_heaps_in_either_order() {
    assert_eq!(printed("hdu2177", "13 10 0 0"), printed("hdu2177", "10 13 0 0"));
    assert_eq!(printed("hdu2177", "10 13 0 0"), "1\n4 7\n8 13\n6 10\n");
    assert_eq!(printed("hdu2177", "2 3 0 0"), "1\n1 2\n1 2\n");
}

/// The pair is lost once one of the numbers is 0: the other player made it so.
fn euclid(at: &[u64]) -> Vec<Vec<u64>> {
    let (smaller, larger) = (at[0].min(at[1]), at[0].max(at[1]));
    if smaller == 0 {
        return vec![];
    }
    (1..=larger / smaller).map(|times| vec![smaller, larger - times * smaller]).collect()
}

#[test]
fn luogu_p1290_and_poj2348_are_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| euclid(at));
    for pair in (1..35).flat_map(|a| (1..35).map(move |b| vec![a, b])) {
        input.put(pair.iter().copied());
        expected += if search.wins(&pair) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    assert_eq!(printed("luogu-p1290", &format!("{} {}", 34 * 34, input.text)), expected);
    assert_eq!(printed("poj2348", &format!("{} 0 0", input.text)), expected);
}

/// Moves of a piece; it never comes nearer to the corner where it started.
fn steps(piece: u64, (x, y): (u64, u64), (width, height): (u64, u64)) -> Vec<(u64, u64)> {
    let most = width.max(height);
    let all: Vec<(u64, u64)> = match piece {
        1 => vec![(1, 0), (0, 1), (1, 1)],
        2 => (1..most).flat_map(|by| [(by, 0), (0, by)]).collect(),
        3 => vec![(1, 2), (2, 1)],
        _ => (1..most).flat_map(|by| [(by, 0), (0, by), (by, by)]).collect(),
    };
    let on_board = |&(x, y): &(u64, u64)| x <= width && y <= height;
    all.into_iter().map(|(right, up)| (x + right, y + up)).filter(on_board).collect()
}

/// `G` if the player to move loses, `B` if he wins, `D` for a draw.
fn walked(piece: u64, at: (u64, u64), board: (u64, u64), known: &mut HashMap<(u64, u64), char>) -> char {
    if let Some(&known) = known.get(&at) {
        return known;
    }
    let after: Vec<char> =
        steps(piece, at, board).into_iter().map(|to| walked(piece, to, board, known)).collect();
    let outcome = match () {
        () if at == board => 'G',
        () if after.contains(&'G') => 'B',
        () if after.is_empty() || after.contains(&'D') => 'D',
        () => 'G',
    };
    known.insert(at, outcome);
    outcome
}

#[test]
fn hdu5754_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    input.put([4 * 14 * 14]);
    for piece in 1..=4 {
        for board in (1..15).flat_map(|width| (1..15).map(move |height| (width, height))) {
            input.put([piece, board.0, board.1]);
            expected.push(walked(piece, (1, 1), board, &mut HashMap::new()));
            expected.push('\n');
        }
    }
    assert_eq!(printed("hdu5754", &input.text), expected);
}
