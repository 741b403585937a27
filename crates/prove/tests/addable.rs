//! Moves that can be added to Wythoff's game.

mod common;

use automata::Budget;
use common::{answers, checked, instance, written};
use dashu_int::UBig;
use prove::{Addable, Answer, Question};
use rules::Convention::Normal;
use std::collections::BTreeSet;

fn addable(words: &str, size: Option<usize>) -> Addable {
    let game = instance(words, Normal);
    let claim = game.claims().iter().find(|claim| claim.convention == Normal && claim.outcome().is_some());
    let question = Question { instance: &game, claim: claim.expect("a claim").place, size };
    let Answer::Proved(theorem) = prove::prove(question, &Budget::ample()) else { panic!("{words}") };
    Addable::new(question, theorem.numeration, &Budget::ample()).expect("an automaton")
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
    let question = Question { instance: &right, claim: 0, size: None };
    checked(question, theorem, vec![]).expect("a certificate that is accepted");
    // Any other one, but the move that takes nothing, changes something: the move (1, 2), at (1, 2).
    let wrong = written(&game("not addable(k, l) and k + l > 0"), Normal);
    let answer = &answers(&wrong, None)[0];
    let Answer::Refuted(refutation) = answer else { panic!("{answer:?}") };
    assert_eq!(refutation.position, [1u8, 2, 1, 2].map(UBig::from));
}
