//! Moves that can be added to games, and when they cannot be told.

use crate::common::{answers, checked, instance, written};
use automata::Meter;
use dashu_int::UBig;
use prove::{Addable, Answer, NotAddable, Question, Undecided, Unfit};
use rules::Convention::Normal;
use rules::Instance;
use std::collections::{BTreeMap, BTreeSet};

fn asked(game: &Instance, size: Option<usize>) -> Result<Addable, NotAddable> {
    let claim = game.claims().iter().find(|claim| claim.convention == Normal && claim.outcome().is_some());
    let question = Question { instance: game, claim: claim.expect("a claim").place, size };
    let answer = prove::prove(question, &Meter::ample());
    let Answer::Proved(theorem) = answer else { panic!("{answer:?}") };
    Addable::new(question, theorem.numeration, &theorem.phases, &Meter::ample())
}

fn addable(words: &str, size: Option<usize>) -> Addable {
    asked(&instance(words, Normal), size).expect("an automaton")
}

/// The differences up to a bound of pairs of these positions.
fn differences(lost: &[(u64, u64)], bound: u64) -> BTreeSet<(u64, u64)> {
    let both = |&(a, b): &(u64, u64), &(c, d): &(u64, u64)| {
        let (k, l) = (a.checked_sub(c)?, b.checked_sub(d)?);
        (k < bound && l < bound).then_some((k, l))
    };
    lost.iter().flat_map(|from| lost.iter().filter_map(move |to| both(from, to))).collect()
}

#[test]
fn moves_that_can_be_added_to_wythoffs_game() {
    let found = addable("wythoff", None);
    // The pairs by the least number that is not in one yet.
    let (mut used, mut lost) = (BTreeSet::new(), vec![]);
    for j in 0..2000u64 {
        let a = (0..).find(|number| !used.contains(number)).expect("a least one");
        used.extend([a, a + j]);
        lost.extend([(a, a + j), (a + j, a)]);
    }
    let differences = differences(&lost, 40);
    let mut can = 0;
    for (k, l) in (0..40).flat_map(|k| (0..40).map(move |l| (k, l))) {
        let taken = [UBig::from(k), UBig::from(l)];
        let is = found.members.table().contains(&taken);
        assert_ne!(is, found.others.table().contains(&taken));
        assert_eq!(is, !differences.contains(&(k, l)), "{k},{l}");
        can += u64::from(is);
    }
    // More than the moves of the game.
    assert!(can > 3 * 39, "{can}");
    // 21 states, with the one that rejects whatever follows.
    assert_eq!(found.others.table().states() + 1, 21);
}

/// With all of them as moves the claim is still true: one proof for all of them at once.
#[test]
fn all_of_them_together_change_nothing() {
    let automaton = addable("wythoff", None).text("addable").expect("a text");
    let lost = "exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j";
    let game = |condition: &str| {
        format!(
            "game added\n(a, b, k, l) -> (a - i, b, k, l) where i >= 1\n(a, b, k, l) -> (a, b - i, k, l) where i >= 1\n\
             (a, b, k, l) -> (a - i, b - i, k, l) where i >= 1\n\
             (a, b, k, l) -> (a - k, b - l, k, l) where {condition}\nP(a, b, k, l) iff {lost}\n{automaton}\n"
        )
    };
    let right = written(&game("addable(k, l)"), Normal);
    let answer = &answers(&right, None)[0];
    let Answer::Proved(theorem) = answer else { panic!("{answer:?}") };
    checked(theorem).expect("a certificate that is accepted");
    // Any other one, but the move that takes nothing, changes something: the move (1, 2), at (1, 2).
    let wrong = written(&game("not addable(k, l) and k + l > 0"), Normal);
    let answer = &answers(&wrong, None)[0];
    let Answer::Refuted(refutation) = answer else { panic!("{answer:?}") };
    assert_eq!(refutation.position, [1u8, 2, 1, 2].map(UBig::from));
}

/// To take 1 or 2 from a number that counts up would make play go round.
#[test]
fn nothing_is_added_where_play_might_never_end() {
    let rules = "(n) -> (n + k) where 1 <= k <= 3 and n + k <= 12\nP(n) iff n mod 4 = 0\n";
    let up = written(&format!("game up\nposition (n) where n <= 12\n{rules}"), Normal);
    let found = asked(&up, None).expect_err("play might never end");
    let NotAddable::Raised(rank) = &found else { panic!("{found:?}") };
    assert!(rank.terms.iter().any(|term| term.1 < 0), "{rank:?}");
    // Up by 1 and down by 4 in turn: to take 3 from an even number would leave an odd one, from which it rises.
    let text = "game zigzag\n(n) -> (n + 1) where odd(n)\n(n) -> (n - 3) where even(n)\nP(n) iff even(n)\n";
    assert!(matches!(asked(&written(text, Normal), None), Err(NotAddable::Raised(_))));
    // The same numbers with a stone that is passed up and paid for.
    let text = "game paid\nposition (a, n) where n <= 12\n(a, n) -> (a - 1, n + k) where k >= 0 and n + k <= 12\n\
                P(a, n) iff even(a)\n";
    assert!(asked(&written(text, Normal), None).is_ok());
}

/// Whoever takes only from a number that no rank speaks of lowers that number.
#[test]
fn numbers_beside_the_rank_fall_after_it() {
    // One from a, and b becomes what one likes up to 9.
    let text = "game beside\n(a, b) -> (a - 1, c) where c <= 9\nP(a, b) iff even(a)\n";
    let found = asked(&written(text, Normal), None).expect("an automaton");
    let lost = |a: u64| a.is_multiple_of(2);
    for (k, l) in (0..12u64).flat_map(|k| (0..12u64).map(move |l| (k, l))) {
        let is = found.members.table().contains(&[k, l].map(UBig::from));
        // From (k, l) with k even one comes to (0, 0).
        assert_eq!(is, !lost(k), "{k},{l}");
    }
}

/// Added moves that leave no position are none: all of the others together change nothing.
#[test]
fn added_moves_leave_positions() {
    let text = "game lawful\nposition (a, b) where b <= a\n(a, b) -> (a - k, b) where 1 <= k <= 2 and b <= a - k\n\
                P(a, b) iff (a - b) mod 3 = 0\n";
    let found = asked(&written(text, Normal), None).expect("an automaton");
    let side = 14u64;
    let can: Vec<(u64, u64)> = (0..side)
        .flat_map(|k| (0..side).map(move |l| (k, l)))
        .filter(|&(k, l)| found.members.table().contains(&[k, l].map(UBig::from)))
        .collect();
    assert!(can.iter().any(|&(k, l)| k > l) && can.iter().any(|&(k, l)| k < l), "{can:?}");
    let mut lost: BTreeMap<(u64, u64), bool> = BTreeMap::new();
    let mut broken = 0;
    for (a, b) in (0..side).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        let own = (1..=2).filter_map(|k| a.checked_sub(k).map(|left| (left, b)));
        let added = can.iter().filter_map(|&(k, l)| Some((a.checked_sub(k)?, b.checked_sub(l)?)));
        let (left, gone): (Vec<_>, Vec<_>) = own.chain(added).partition(|(a, b)| b <= a);
        broken += gone.len();
        let wins = left.iter().any(|left| lost[left]);
        lost.insert((a, b), !wins);
        assert_eq!(!wins, (a - b).is_multiple_of(3), "{a},{b}");
    }
    assert!(broken > 0);
}

/// In a heap of Nim the position (n, n) is lost, and so no move may take the same from both.
#[test]
fn moves_that_can_be_added_to_nim() {
    let found = addable("nim", Some(2));
    for (k, l) in (0..20u64).flat_map(|k| (0..20u64).map(move |l| (k, l))) {
        assert_eq!(found.members.table().contains(&[k, l].map(UBig::from)), k != l, "{k},{l}");
    }
}

/// In a row that is put in order again, to take from a place is no move by itself.
#[test]
fn nothing_is_added_to_rows_without_order() {
    let text = "game heads\nunordered\nposition [.., a, b, ..] where a < b\n[x, ..] -> [y, ..] where y < x\n\
                [.., a, x, ..] -> [.., a, y, ..] where a < y < x\nP[x, ..] iff xor(x) = 0\n";
    let found = asked(&written(text, Normal), Some(1)).expect_err("an unordered row");
    assert_eq!(found, NotAddable::Undecided(Undecided::Unfit(Unfit::Unordered)));
}
