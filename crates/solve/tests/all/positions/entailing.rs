//! Sums in which the reply to some moves is confined, against the definition, and Top Entails against its literature.

use rules::{Instance, NoLibrary};
use solve::pool::Component;
use solve::search::{Entailing, Outcomes};
use solve::{Halt, Limits, Outcome, Refusal};
use std::collections::HashMap;

use super::games::{heaps, multisets};

/// Remains of a heap after a move, and `true` if the reply is confined to them.
type Moves = fn(u64) -> Vec<(Vec<u64>, bool)>;

fn game(rules: &str) -> Instance {
    let parsed = rules::parse(&format!("game g\n{rules}\n"), &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{rules}: {:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).expect("there are no parameters")
}

/// Heaps in which anyone may move, and those to which the next move is confined, if it is.
type Position = (Vec<u64>, Option<Vec<u64>>);

/// `true` if the player to move wins, by the definition.
fn wins((free, confined): Position, moves: Moves, known: &mut HashMap<Position, bool>) -> bool {
    let (mut free, mut confined) = (free, confined);
    free.sort_unstable();
    confined.iter_mut().for_each(|heaps| heaps.sort_unstable());
    if let Some(&won) = known.get(&(free.clone(), confined.clone())) {
        return won;
    }
    let open = confined.clone().unwrap_or_else(|| free.clone());
    let mut won = false;
    for (index, &heap) in open.iter().enumerate() {
        // Heaps beside the one that is moved in.
        let mut rest = [&open[..index], &open[index + 1..]].concat();
        if confined.is_some() {
            rest.extend(&free);
        }
        for (left, confines) in moves(heap) {
            let after = match confines {
                true => (rest.clone(), Some(left)),
                false => ([&rest[..], &left[..]].concat(), None),
            };
            won |= !wins(after, moves, known);
        }
    }
    known.insert((free, confined), won);
    won
}

/// Two stacks that together have so many coins.
fn splits(n: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..n).filter(move |i| 2 * i <= n).map(move |i| vec![i, n - i])
}

const TOP_ENTAILS: &str = "(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\nentailing (n) -> (n - 1)";

/// Split a stack, or take its top coin, which entails.
fn top_entails(n: u64) -> Vec<(Vec<u64>, bool)> {
    let top = n.checked_sub(1).map(|left| (vec![left], true));
    splits(n).map(|parts| (parts, false)).chain(top).collect()
}

/// Take one; or take two and split the rest, even into nothing, which entails.
fn take_and_break(n: u64) -> Vec<(Vec<u64>, bool)> {
    let taken = n.checked_sub(1).map(|left| (vec![left], false));
    let broken = n.checked_sub(2).into_iter().flat_map(|left| (0..=left).map(move |i| vec![i, left - i]));
    broken.map(|parts| (parts, true)).chain(taken).collect()
}

/// Take one or four, or two, which entails, or three and leave the rest as two heaps alike and one, which entails.
fn mixed(n: u64) -> Vec<(Vec<u64>, bool)> {
    let plain = [1, 4].into_iter().filter_map(move |k| n.checked_sub(k)).map(|left| (vec![left], false));
    let two = n.checked_sub(2).map(|left| (vec![left], true));
    let three =
        n.checked_sub(3).into_iter().flat_map(|left| (0..=left / 2).map(move |i| vec![i, i, left - 2 * i]));
    plain.chain(two).chain(three.map(|parts| (parts, true))).collect()
}

/// A move may entail and lead where another one leads that does not.
fn both_ways(n: u64) -> Vec<(Vec<u64>, bool)> {
    let all = (1..=n.min(3)).flat_map(|k| [(vec![n - k], false), (vec![n - k], true)]);
    all.filter(|(left, confines)| !confines || left[0] % 2 == 1).collect()
}

#[test]
fn outcomes_of_sums_are_those_of_the_definition() {
    let games: [(&str, Moves); 4] = [
        (TOP_ENTAILS, top_entails),
        ("(n) -> (n - 1)\nentailing (n) -> (i) + (j) where i + j = n - 2", take_and_break),
        (
            "(n) -> (n - k) where k in {1, 4}\nentailing (n) -> (n - 2)\n\
             entailing (n) -> (i) + (i) + (j) where 2*i + j = n - 3",
            mixed,
        ),
        (
            "(n) -> (n - k) where 1 <= k <= 3\nentailing (n) -> (n - k) where 1 <= k <= 3 and odd(n - k)",
            both_ways,
        ),
    ];
    for (rules, moves) in games {
        let instance = game(rules);
        assert!(instance.terminates());
        let (mut outcomes, mut known) = (Outcomes::new(&[&instance]).expect("rules"), HashMap::new());
        let mut entailing = Entailing::new(&[&instance]).expect("rules").expect("entailing moves");
        let mut lost = 0;
        for (count, most) in [(1, 14), (2, 9), (3, 6)] {
            for sum in multisets(count, most).into_iter().filter(|sum| !sum.is_empty()) {
                let won = wins((sum.clone(), None), moves, &mut known);
                let found = outcomes.outcome(&heaps(&sum), &Limits::none()).expect("an outcome").outcome;
                assert_eq!(found == Outcome::N, won, "{rules} at {sum:?}");
                lost += usize::from(!won);
                // Every single move of the first heap.
                let position = heaps(&sum);
                let (rest, _) = entailing.of_sum(&position[1..], &Limits::none()).expect("a value");
                for option in entailing.options(&position[0]).expect("options") {
                    let left: Vec<u64> = option.parts.iter().map(|part| part.words[0]).collect();
                    let others = sum[1..].to_vec();
                    let after = match option.confines {
                        true => (others, Some(left.clone())),
                        false => ([others, left.clone()].concat(), None),
                    };
                    let winning = entailing.wins(&option, rest, &Limits::none()).expect("known");
                    assert_eq!(winning, !wins(after, moves, &mut known), "{rules} at {sum:?} to {left:?}");
                }
            }
        }
        assert!(lost > 4, "{rules}: {lost}");
    }
}

#[test]
fn top_entails_has_few_loony_stacks() {
    // Winning Ways, chapter 12, gives the first two; J. West, New values for Top Entails (1996), found 2403 and 2505.
    let instance = game(TOP_ENTAILS);
    let mut entailing = Entailing::new(&[&instance]).expect("rules").expect("entailing moves");
    let value = |n: u64| entailing.value(&Component::new(0, [n]), &Limits::none()).expect("a value").0;
    let values: Vec<Option<u64>> = (0..=2505).map(value).collect();
    let loony: Vec<usize> = (0..values.len()).filter(|&n| values[n].is_none()).collect();
    assert_eq!(loony, [1, 3, 2403, 2505]);
}

#[test]
fn games_in_which_not_all_replies_are_free_are_refused_elsewhere() {
    let instance = game(TOP_ENTAILS);
    let refused = solve::search::value(&[&instance], &Component::new(0, [5]), &Limits::none());
    assert!(matches!(refused, Err(Halt::Refused(Refusal::Entailing))), "{refused:?}");
    let misere = instance.under(rules::Convention::Misere);
    assert!(matches!(Entailing::new(&[&misere]), Err(Refusal::Entailing)));
    let free = game("(n) -> (n - 1)");
    assert!(matches!(Entailing::new(&[&free]), Ok(None)));
}
