//! The automata of claims that are proved accept what is claimed.

use automata::Meter;
use bouton::proof::{Automaton, Task, prove};
use bouton::words::Say;
use bouton::{Query, Workbench};
use dashu_int::UBig;
use solve::Limits;
use std::collections::BTreeSet;

/// The automata of a game's claims, or of those of a text.
fn automata(words: &str, text: Option<&str>, wanted: &Task) -> Vec<Option<Automaton>> {
    let workbench = Workbench::new();
    if let Some(text) = text {
        workbench.add(words, text).expect("a game");
    }
    let variant = workbench.variant(&Query::read(words).expect("a question"), None).expect("a game");
    let proofs = prove(&variant, &[], wanted, &Limits::none()).expect("claims");
    assert!(proofs.is_proved(), "{words}");
    for attempt in &proofs.attempts {
        let drawn = attempt.automaton.as_ref().map(|automaton| automaton.table.states());
        assert!(drawn.is_none() || drawn == attempt.states, "{words}");
    }
    proofs.attempts.into_iter().map(|attempt| attempt.automaton).collect()
}

/// Accepted numbers among the smallest so many.
fn accepted(automaton: &Automaton, most: usize) -> Vec<Vec<u64>> {
    let members = automaton.table.members(&Meter::ample()).expect("few states");
    let word = |number: &UBig| u64::try_from(number).expect("a small number");
    let mut all: Vec<Vec<u64>> =
        members.iter().take(most).map(|numbers| numbers.iter().map(word).collect()).collect();
    all.sort();
    all
}

/// The lost positions of the queen with numbers below a bound, from the rule; in misère play who cannot move wins.
fn queen(bound: usize, misere: bool) -> BTreeSet<Vec<u64>> {
    let mut lost = vec![vec![false; bound]; bound];
    let mut found = BTreeSet::new();
    for a in 0..bound {
        for b in 0..bound {
            let straight = (0..a).any(|x| lost[x][b]) || (0..b).any(|y| lost[a][y]);
            let won = straight || (1..=a.min(b)).any(|k| lost[a - k][b - k]);
            lost[a][b] = !(won || misere && a + b == 0);
            if lost[a][b] {
                found.insert(vec![a as u64, b as u64]);
            }
        }
    }
    found
}

#[test]
fn the_lost_positions_of_wythoff_are_those_that_follow_from_the_rule() {
    const BOUND: usize = 50;
    let both = automata("wythoff", None, &Task::default());
    for (found, misere) in both.iter().zip([false, true]) {
        let found = found.as_ref().expect("an automaton");
        assert_eq!(found.names, ["a", "b"]);
        assert_eq!(found.title.text().en.contains("misère"), misere, "{}", found.title.text().en);
        assert_eq!(found.title.text().zh.contains("反常"), misere, "{}", found.title.text().zh);
        let small: BTreeSet<Vec<u64>> = accepted(found, 200)
            .into_iter()
            .filter(|numbers| numbers.iter().all(|&number| number < BOUND as u64))
            .collect();
        assert_eq!(small, queen(BOUND, misere));
    }
    assert_eq!(both.len(), 2);
}

#[test]
fn a_claim_on_values_is_drawn_with_them_and_one_on_won_positions_with_these() {
    // From 0 nothing can be taken, and there are draws nowhere.
    let text = "game mine\n(n) -> (n - k) where 1 <= k <= 2\nN(n) iff n mod 3 != 0\nvalue(n) = n mod 3\n";
    let found = automata("mine.game", Some(text), &Task::default());
    let [won, values] = &*found else { panic!("{} claims", found.len()) };
    let (won, values) = (won.as_ref().expect("an automaton"), values.as_ref().expect("an automaton"));
    // It may be the others that are accepted; then the title says so.
    let others = won.title.text().en.contains("all but");
    assert!(won.title.text().en.ends_with("the won positions (N)"), "{}", won.title.text().en);
    let expected: Vec<Vec<u64>> =
        (0..).filter(|n| (n % 3 == 0) == others).take(20).map(|n| vec![n]).collect();
    assert_eq!(accepted(won, 20), expected);
    assert_eq!(values.names, ["n", "value"]);
    assert_eq!(accepted(values, 16), (0..16).map(|n| vec![n, n % 3]).collect::<Vec<_>>());
}

#[test]
fn a_proof_by_a_period_has_no_automaton() {
    // More values than are given to automata: those of taking up to 149, which come again after 150.
    let values: Vec<String> = (0..150).map(|value| value.to_string()).collect();
    let text =
        format!("game mine\n(n) -> (n - k) where 1 <= k <= 149\nvalue(n) = repeat [{}]\n", values.join(", "));
    let found = automata("mine.game", Some(&text), &Task::default());
    assert!(matches!(&*found, [None]));
}
