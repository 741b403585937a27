//! Sums of which every component moves, against the definition: random games whose components may split, and draws and cycles.

use solve::pool::Component;
use solve::search::{Outcomes, Suspense};
use solve::{Convention, Form, Game, Limits, Move, Moves, Options, Outcome, Refusal, Verdict};
use std::collections::{BTreeSet, HashMap};

/// A game by the list of options of each heap.
struct Listed {
    options: Vec<Vec<Vec<u64>>>,
    stuck: Verdict,
    terminates: bool,
}

impl Game for Listed {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        if self.stuck == Verdict::Won { Convention::Misere } else { Convention::Normal }
    }

    fn stuck(&self) -> Verdict {
        self.stuck
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for option in &self.options[at[0] as usize] {
            for &part in option {
                options.push_word(part);
                options.end_component();
            }
            options.end_option();
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        self.terminates
    }

    fn reach(&self) -> u64 {
        u64::MAX
    }

    fn every(&self) -> bool {
        true
    }
}

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A game on the heaps 0 to 6: each has up to three options, each of up to two smaller heaps.
fn random(dice: &mut Dice, stuck: Verdict) -> Listed {
    let option = |dice: &mut Dice, heap: u64| {
        let parts = [0, 1, 1, 1, 1, 2][dice.roll(6) as usize];
        (0..parts).map(|_| dice.roll(heap)).collect()
    };
    let heap = |dice: &mut Dice, heap: u64| {
        let count = if heap == 0 { 0 } else { dice.roll(4) };
        (0..count).map(|_| option(dice, heap)).collect()
    };
    Listed { options: (0..7).map(|size| heap(dice, size)).collect(), stuck, terminates: true }
}

/// The sums after every move: an option in each heap that has one.
fn after(game: &Listed, sum: &[u64]) -> Vec<Vec<u64>> {
    let options = |&heap: &u64| &game.options[heap as usize];
    if sum.iter().all(|heap| options(heap).is_empty()) {
        return vec![];
    }
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for heap in sum {
        let stays = vec![vec![*heap]];
        let next = if options(heap).is_empty() { &stays } else { options(heap) };
        all =
            all.iter().flat_map(|before| next.iter().map(move |part| [&before[..], part].concat())).collect();
    }
    all.iter_mut().for_each(|sum| sum.sort_unstable());
    all
}

/// Returns `true` if the player to move wins, by the definition.
fn wins(game: &Listed, sum: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&known) = memo.get(sum) {
        return known;
    }
    let after = after(game, sum);
    let won = match after.is_empty() {
        true => game.stuck == Verdict::Won,
        false => after.iter().any(|next| !wins(game, next, memo)),
    };
    memo.insert(sum.to_vec(), won);
    won
}

fn heaps(sum: &[u64]) -> Vec<Component> {
    sum.iter().map(|&heap| Component::new(0, [heap])).collect()
}

fn left(made: &Move, sum: &[Component]) -> Vec<u64> {
    let mut left: Vec<u64> = made.apply(sum).iter().map(|component| component.words[0]).collect();
    left.sort_unstable();
    left
}

#[test]
fn the_largest_suspense_number_decides_by_its_parity() {
    let mut dice = Dice(1966);
    for round in 0..400 {
        let stuck = if round % 2 == 0 { Verdict::Lost } else { Verdict::Won };
        let game = random(&mut dice, stuck);
        let mut suspense = Suspense::new(&[&game]).unwrap();
        let mut search = Outcomes::new(&[&game]).unwrap();
        let mut memo = HashMap::new();
        for a in 0..7 {
            for b in a..7 {
                for c in [None, Some(b), Some(6)] {
                    let mut sum: Vec<u64> = [Some(a), Some(b), c].into_iter().flatten().collect();
                    sum.sort_unstable();
                    let expected = if wins(&game, &sum, &mut memo) { Outcome::N } else { Outcome::P };
                    let position = heaps(&sum);
                    let number = suspense.of_sum(&position, &Limits::none()).unwrap().value;
                    assert_eq!(suspense.outcome(number), expected, "{:?} {sum:?}", game.options);
                    let searched = search.outcome(&position, &Limits::none()).unwrap().outcome;
                    assert_eq!(searched, expected, "{:?} {sum:?}", game.options);
                }
            }
        }
    }
}

#[test]
fn the_empty_sum_and_single_components_count_too() {
    let mut dice = Dice(14);
    for stuck in [Verdict::Lost, Verdict::Won] {
        let game = random(&mut dice, stuck);
        let mut suspense = Suspense::new(&[&game]).unwrap();
        let nothing = suspense.of_sum(&[], &Limits::none()).unwrap().value;
        let ended = if stuck == Verdict::Lost { Outcome::P } else { Outcome::N };
        assert_eq!((nothing, suspense.outcome(nothing)), (0, ended));
        let mut memo = HashMap::new();
        for heap in 0..7 {
            let number = suspense.number(&heaps(&[heap])[0], &Limits::none()).unwrap().value;
            let expected = if wins(&game, &[heap], &mut memo) { Outcome::N } else { Outcome::P };
            assert_eq!(suspense.outcome(number), expected);
        }
    }
}

#[test]
fn moves_are_an_option_in_each_heap_that_has_one() {
    let mut dice = Dice(51);
    for _ in 0..200 {
        let game = random(&mut dice, Verdict::Lost);
        let sum: Vec<u64> = (0..dice.roll(4)).map(|_| dice.roll(7)).collect();
        let position = heaps(&sum);
        let listed: BTreeSet<Vec<u64>> =
            Moves::new(&[&game], &position).unwrap().map(|made| left(&made, &position)).collect();
        let expected: BTreeSet<Vec<u64>> = after(&game, &sum).into_iter().collect();
        assert_eq!(listed, expected, "{:?} {sum:?}", game.options);
    }
}

#[test]
fn where_play_goes_round_the_theorem_is_refused_and_the_whole_graph_decides() {
    // From 2 to 1 and back, or from 1 to the end.
    let game = Listed {
        options: vec![vec![], vec![vec![0], vec![2]], vec![vec![1]], vec![vec![2], vec![0]]],
        stuck: Verdict::Lost,
        terminates: false,
    };
    let mut suspense = Suspense::new(&[&game]).unwrap();
    let limits = Limits { positions: Some(1000), ..Limits::none() };
    assert_eq!(suspense.of_sum(&heaps(&[1]), &limits), Err(Refusal::Endless.into()));
    let outcome =
        |sum: &[u64]| solve::loopy::analyse(&[&game], &heaps(sum), &Limits::none()).unwrap().outcome;
    // 1 is won at once; two of them as well; 2 has to go to 1. In 1 + 2 who ends 1 leaves 1 to the opponent.
    assert_eq!([outcome(&[1]), outcome(&[1, 1]), outcome(&[2])], [Outcome::N, Outcome::N, Outcome::P]);
    assert_eq!(outcome(&[1, 2]), Outcome::D);
}

#[test]
fn a_game_in_which_one_component_moves_has_no_sum_with_one_in_which_all_do() {
    let mut dice = Dice(3595);
    let every = random(&mut dice, Verdict::Lost);
    let one = crate::positions::games::ByRule::normal(crate::positions::games::nim);
    assert_eq!(Suspense::new(&[&every, &one]).err(), Some(Refusal::MixedTurns));
    assert_eq!(Outcomes::new(&[&every, &one]).err(), Some(Refusal::MixedTurns));
    assert_eq!(Suspense::new(&[&one]).err(), Some(Refusal::NoTheorem));
    assert_eq!(solve::sum::value(&[&every], &heaps(&[3]), &Limits::none()), Err(Refusal::NimSumReach.into()));
}
