use crate::exhaustive::{Exhausted, Words, big, option, subsets, theory};
use catalog::theory::Theory;
use dashu_int::UBig;
use rules::{Argument, Convention, Outcome};

fn board(fields: u64) -> Box<dyn Theory> {
    theory("poi-game", &[Argument::Natural(fields.into())], Convention::Normal)
}

/// A pawn jumps to the nearest free field on its right; play is over when the last field is taken.
fn options(fields: u64, at: &[u64]) -> Vec<Words> {
    if at.last() == Some(&fields) {
        return vec![];
    }
    at.iter()
        .filter_map(|&from| {
            let to = (from + 1..=fields).find(|field| !at.contains(field))?;
            let mut after: Words = at.iter().copied().filter(|&field| field != from).chain([to]).collect();
            after.sort_unstable();
            Some(after)
        })
        .collect()
}

/// Who has to move when the last field has been taken has lost; so has who has no pawn.
#[test]
fn play_on_boards_of_up_to_14_fields_is_as_the_rules_say() {
    for fields in [11, 12, 13, 14] {
        let mut rules = Exhausted::new(|at: &[u64]| options(fields, at), |_: &[u64]| Outcome::P);
        rules.judged_rightly_by(&*board(fields), subsets(fields));
    }
}

#[test]
fn play_on_the_smallest_boards_is_as_the_rules_say() {
    for fields in 0..11 {
        let mut rules = Exhausted::new(|at: &[u64]| options(fields, at), |_: &[u64]| Outcome::P);
        for at in subsets(fields) {
            let judged = board(fields).judge(&[&big(&at)], 99).expect("judged");
            assert_eq!(judged.outcome, rules.outcome(&at), "{at:?} of {fields}");
        }
    }
}

/// The sample of POI XI: one winning first jump.
#[test]
fn the_contest_s_sample_is_answered() {
    let judged = board(5).judge(&[&big(&[1, 3])], 9).expect("judged");
    assert_eq!(judged.moves.count, Some(UBig::ONE));
    assert_eq!(option(&judged.moves.first[0], 0), [2, 3]);
}

/// Three pawns in front of two free fields more, at the end of a board of 10^1000 fields, are as on a small board.
#[test]
fn a_board_of_a_thousand_digits_is_answered() {
    let shift = UBig::from(10u8).pow(1000);
    let far = theory("poi-game", &[Argument::Natural(&shift + UBig::from(9u8))], Convention::Normal);
    let shifted = |at: &[u64]| -> Vec<UBig> { at.iter().map(|&field| &shift + UBig::from(field)).collect() };
    for at in subsets(9) {
        let (near, away) = (board(9).judge(&[&big(&at)], 99), far.judge(&[&shifted(&at)], 99));
        let (near, away) = (near.expect("judged"), away.expect("judged"));
        assert_eq!((near.outcome, &near.moves.count), (away.outcome, &away.moves.count), "{at:?}");
        for (changes, far) in near.moves.first.iter().zip(&away.moves.first) {
            assert_eq!(shifted(&option(changes, 0)), far[0].parts[0]);
        }
    }
}

#[test]
fn a_million_pawns_are_counted() {
    let row: Vec<UBig> = (0..1_000_000u32).map(|pawn| UBig::from(1 + pawn + pawn / 3)).collect();
    let fields = UBig::from(1_000_000_000u32);
    let large = theory("poi-game", &[Argument::Natural(fields)], Convention::Normal);
    let judged = large.judge(&[&row], 1).expect("judged");
    assert_eq!(judged.outcome, Outcome::N);
    // Groups of three, the last of one: the nim-sum is that of those with an odd number of free fields ahead.
    let ahead = 1_000_000_000 - 1_333_333;
    let sizes = (0..333_334u64).map(|block| (ahead + block, if block == 0 { 1u64 } else { 3 }));
    let sum = sizes.clone().filter(|(group, _)| group % 2 == 1).fold(0, |sum, (_, size)| sum ^ size);
    let wins = sizes.clone().filter(|(group, size)| {
        let below = sizes.clone().take(2).find(|(below, _)| below + 1 == *group).map_or(3, |(_, size)| size);
        let below = if *group == ahead { 0 } else { below };
        if group % 2 == 1 {
            size ^ sum < *size
        } else {
            below ^ sum > below && (below ^ sum) - below <= *size
        }
    });
    assert_eq!(judged.moves.count, Some(UBig::from(wins.count())));
}

#[test]
fn other_rows_must_be_empty_and_all_rows_on_the_board() {
    let board = board(5);
    let (none, row) = (big(&[]), big(&[1, 3]));
    let judged = board.judge(&[&none, &row, &none], 9).expect("judged");
    assert_eq!(option(&judged.moves.first[0], 1), [2, 3]);
    assert_eq!(board.judge(&[&none, &none], 9).expect("judged").outcome, Outcome::P);
    assert_eq!(board.judge(&[&row, &row], 9), None);
    for wrong in [&[0, 3][..], &[3, 3], &[4, 2], &[2, 6]] {
        assert_eq!(board.judge(&[&big(wrong)], 9), None, "{wrong:?}");
    }
}
