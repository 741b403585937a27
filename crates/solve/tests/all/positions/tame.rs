//! Misère sums of tame components against the definition.

use crate::positions::games::{self, ByRule, chain, grundy, heaps, kayles, lasker, multisets, nim};
use solve::pool::Component;
use solve::search::{Outcomes, Tame, Tames};
use solve::{Convention, Form, Game, Halt, Limits, Options, Outcome, Refusal, Verdict};
use std::collections::HashMap;

/// A game by the list of options of each heap.
struct Listed(Vec<Vec<Vec<u64>>>);

impl Game for Listed {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Misere
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for option in &self.0[at[0] as usize] {
            for &part in option {
                options.push_word(part);
                options.end_component();
            }
            options.end_option();
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

/// Numbers that only look random.
fn roll(state: &mut u64, sides: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % sides
}

/// A game on the heaps 0 to 7: each has up to four options, each of up to two smaller heaps.
fn random(state: &mut u64) -> Listed {
    let mut table = vec![vec![]];
    for heap in 1..8 {
        let count = roll(state, 5);
        let option = |state: &mut u64| {
            (0..[0, 1, 1, 1, 2][roll(state, 5) as usize]).map(|_| roll(state, heap)).collect()
        };
        table.push((0..count).map(|_| option(state)).collect());
    }
    Listed(table)
}

/// Returns `true` if the player to move wins, by the definition: who is stuck wins.
fn wins(game: &Listed, sum: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut key = sum.to_vec();
    key.sort_unstable();
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let mut after = vec![];
    for (place, &heap) in sum.iter().enumerate() {
        after.extend(
            game.0[heap as usize].iter().map(|parts| [&sum[..place], parts, &sum[place + 1..]].concat()),
        );
    }
    let won = after.is_empty() || after.iter().any(|next| !wins(game, next, memo));
    memo.insert(key, won);
    won
}

fn behaviour(tames: &mut Tames<'_>, sum: &[Component]) -> Result<Tame, Halt> {
    let mut all = Tame::default();
    for component in sum {
        all = all.plus(tames.behaviour(component, &Limits::none())?.0);
    }
    Ok(all)
}

#[test]
fn tame_components_decide_sums_as_the_definition_does() {
    let mut state = 12;
    let (mut tame, mut firm, mut wild) = (0, 0, 0);
    for _ in 0..600 {
        let game = random(&mut state);
        let mut tames = Tames::new(&[&game]).unwrap();
        let mut memo = HashMap::new();
        for _ in 0..30 {
            let sum: Vec<u64> = (0..roll(&mut state, 4)).map(|_| roll(&mut state, 8)).collect();
            match behaviour(&mut tames, &heaps(&sum)) {
                Ok(found) => {
                    let expected = if wins(&game, &sum, &mut memo) { Outcome::N } else { Outcome::P };
                    assert_eq!(found.outcome(), expected, "{:?} {sum:?}", game.0);
                    tame += 1;
                    firm += usize::from(found.firm && found.value < 2);
                }
                Err(Halt::Refused(Refusal::NoTheorem)) => wild += 1,
                Err(halt) => panic!("{halt:?}"),
            }
        }
    }
    // Of each kind there are enough.
    assert!(tame > 5000 && firm > 300 && wild > 100, "{tame} {firm} {wild}");
}

#[test]
fn known_games_are_tame_or_wild() {
    let sums = |rule: games::Rule, most: u64| {
        let game = ByRule::misere(rule);
        let mut tames = Tames::new(&[&game]).unwrap();
        let mut search = Outcomes::new(&[&game]).unwrap();
        for sum in multisets(3, most) {
            let position = heaps(&sum);
            let found = behaviour(&mut tames, &position)?.outcome();
            assert_eq!(found, search.outcome(&position, &Limits::none()).unwrap().outcome, "{sum:?}");
        }
        Ok::<(), Halt>(())
    };
    for rule in [nim, lasker, chain] {
        assert_eq!(sums(rule, 6), Ok(()));
    }
    // In Kayles the row of 5 is the first that is wild.
    assert_eq!(sums(kayles, 4), Ok(()));
    assert_eq!(sums(grundy, 8), Ok(()));
    assert_eq!(sums(kayles, 5), Err(Refusal::NoTheorem.into()));
}

#[test]
fn nim_is_as_bouton_says() {
    let game = ByRule::misere(nim);
    let mut tames = Tames::new(&[&game]).unwrap();
    let mut outcome = |sum: &[u64]| behaviour(&mut tames, &heaps(sum)).unwrap().outcome();
    assert_eq!([outcome(&[]), outcome(&[1]), outcome(&[1, 1])], [Outcome::N, Outcome::P, Outcome::N]);
    assert_eq!(
        [outcome(&[2, 2]), outcome(&[1, 2, 3]), outcome(&[1, 2])],
        [Outcome::P, Outcome::P, Outcome::N]
    );
}

#[test]
fn normal_play_and_compounds_are_refused() {
    let (normal, several) = (ByRule::normal(nim), ByRule::misere(nim).upto(2));
    let drawn = ByRule { stuck: Verdict::Draw, ..normal };
    for game in [normal, several, drawn] {
        assert_eq!(Tames::new(&[&game]).err(), Some(Refusal::NoTheorem));
    }
}
