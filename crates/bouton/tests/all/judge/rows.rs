//! Rows of pieces, pawns, bottles and heaps, against exhaustive search.

use super::brute::{Dice, Input, Search};
use super::printed;
use std::fmt::Write;

/// Throw away at least one stone of a heap, and hand any of its others to heaps that are not empty.
fn new_stone(at: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for heap in (0..at.len()).filter(|&heap| at[heap] > 0) {
        for left in 0..at[heap] {
            let mut after = at.to_vec();
            after[heap] = left;
            hand_out(after, heap, 0, &mut options);
        }
    }
    // Neither the order of heaps nor empty ones matter.
    for option in &mut options {
        option.retain(|stones| *stones > 0);
        option.sort_unstable();
    }
    options
}

fn hand_out(after: Vec<u64>, heap: usize, other: usize, options: &mut Vec<Vec<u64>>) {
    if other == after.len() {
        options.push(after);
        return;
    }
    let most = if other == heap || after[other] == 0 { 0 } else { after[heap] };
    for given in 0..=most {
        let mut after = after.clone();
        after[heap] -= given;
        after[other] += given;
        hand_out(after, heap, other + 1, options);
    }
}

#[test]
fn poj1740_and_spoj2021_are_as_the_rules_say() {
    let mut dice = Dice(11);
    let (mut with_end, mut to_the_end) = (Input::new(), Input::new());
    let (mut numbers, mut words) = (String::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| new_stone(at));
    for _ in 0..300 {
        let count = dice.roll(1, 4);
        let most = dice.roll(1, 5);
        let mut heaps = dice.rolls(count, 1, most);
        with_end.put_all(&heaps);
        to_the_end.put_all(&heaps);
        heaps.sort_unstable();
        let wins = search.wins(&heaps);
        numbers += if wins { "1\n" } else { "0\n" };
        words += if wins { "first player\n" } else { "second player\n" };
    }
    with_end.put([0]);
    assert_eq!(printed("poj1740", &with_end.text), numbers);
    assert_eq!(printed("spoj2021", &to_the_end.text), words);
}

/// Move a piece to the left, not onto or past another.
fn georgia(at: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for piece in 0..at.len() {
        let free = |cell: &u64| !at.iter().any(|other| (*cell..at[piece]).contains(other));
        for cell in (1..at[piece]).filter(free) {
            let mut after = at.to_vec();
            after[piece] = cell;
            options.push(after);
        }
    }
    options
}

#[test]
fn poj1704_is_as_the_rules_say_in_any_order_of_pieces() {
    let (mut dice, mut input, mut expected) = (Dice(12), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| georgia(at));
    input.put([400]);
    for _ in 0..400 {
        let count = dice.roll(0, 5);
        let pieces = dice.distinct(count, 1, 10);
        input.put_all(&pieces);
        expected += if search.wins(&pieces) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    assert_eq!(printed("poj1704", &input.text), expected);
}

/// Move a pawn to the first free field on its right; play is over when a pawn stands on the last.
fn gra(fields: u64, at: &[u64]) -> Vec<Vec<u64>> {
    if at.contains(&fields) {
        return vec![];
    }
    let jump = |pawn: usize| {
        let to = (at[pawn]..).find(|field| !at.contains(field)).expect("the last field is free");
        let mut after = at.to_vec();
        after[pawn] = to;
        after
    };
    (0..at.len()).map(jump).collect()
}

#[test]
fn poi_gra_counts_the_winning_first_moves() {
    for fields in 2..=10 {
        let mut search = Search::new(|at: &Vec<u64>| {
            let mut options = gra(fields, at);
            options.iter_mut().for_each(|option| option.sort_unstable());
            options
        });
        // Every set of fields but the last.
        for set in 0..1u64 << (fields - 1) {
            let pawns: Vec<u64> = (1..fields).filter(|field| set >> (field - 1) & 1 == 1).collect();
            let mut input = Input::new();
            input.put([fields]);
            input.put_all(&pawns);
            let wins = search.winning(&pawns).len();
            assert_eq!(printed("poi-gra", &input.text), format!("{wins}\n"), "{fields}: {pawns:?}");
        }
    }
}

/// Every move, as bottles i < j <= k in lexicographic order, with what it leaves.
fn splits(at: &[u64]) -> Vec<([usize; 3], Vec<u64>)> {
    let mut options = Vec::new();
    for i in (0..at.len()).filter(|&i| at[i] > 0) {
        for j in i + 1..at.len() {
            for k in j..at.len() {
                let mut after = at.to_vec();
                after[i] -= 1;
                after[j] += 1;
                after[k] += 1;
                options.push(([i, j, k], after));
            }
        }
    }
    options
}

#[test]
fn hnoi2007_split_names_the_first_winning_move_and_counts_them() {
    let (mut dice, mut input, mut expected) = (Dice(13), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| splits(at).into_iter().map(|(_, after)| after).collect());
    input.put([300]);
    for _ in 0..300 {
        let count = dice.roll(1, 5);
        let mut beans = dice.rolls(count, 0, 2);
        // The first of five bottles would take too long to play out more than once.
        if count == 5 {
            beans[0] = beans[0].min(1);
            beans[1] = beans[1].min(1);
        }
        input.put_all(&beans);
        let wins: Vec<[usize; 3]> = splits(&beans)
            .into_iter()
            .filter(|(_, after)| !search.wins(after))
            .map(|(triple, _)| triple)
            .collect();
        match wins.first() {
            Some([i, j, k]) => writeln!(expected, "{i} {j} {k}").expect("a string takes it"),
            None => expected += "-1 -1 -1\n",
        }
        writeln!(expected, "{}", wins.len()).expect("a string takes it");
    }
    assert_eq!(printed("hnoi2007-split", &input.text), expected);
}
