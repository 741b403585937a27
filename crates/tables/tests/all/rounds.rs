//! Tables of random games in which play may go round, against brute force from the vectors and conditions of the rules.

use super::made::positions;
use super::vectors::instance;
use oracle::Dice;
use solve::{Halt, Limits, Outcome, Refusal};
use tables::{Backing, Positions, Table, Want, searched};

const NAMES: [&str; 3] = ["a", "b", "c"];

/// A move by a vector, where the sum of the numbers leaves one of some remainders.
struct Move {
    vector: Vec<i64>,
    modulus: i64,
    most: i64,
}

/// A game in a box.
pub(super) struct Random {
    pub(super) extents: Vec<u64>,
    moves: Vec<Move>,
    /// Where the first number is this, play has stopped; lost, won or drawn.
    end: Option<(u64, usize)>,
    misere: bool,
}

const VERDICTS: [(&str, Outcome); 3] = [("lost", Outcome::P), ("won", Outcome::N), ("draw", Outcome::D)];

impl Random {
    pub(super) fn new(dice: &mut Dice) -> Random {
        let arity = 1 + dice.below(3);
        let mut extents: Vec<u64> = (0..arity).map(|_| 1 + dice.below(9) as u64).collect();
        if dice.once_in(3) {
            let axis = dice.below(arity);
            extents[axis] = 60 + dice.below(80) as u64;
        }
        let mut moves = Vec::new();
        for _ in 0..2 + dice.below(4) {
            let vector: Vec<i64> = (0..arity).map(|_| dice.from_to(-2, 2) as i64).collect();
            if vector.iter().any(|part| *part != 0) {
                let modulus = dice.from_to(1, 4) as i64;
                moves.push(Move { vector, modulus, most: dice.from_to(0, modulus as i128 - 1) as i64 });
            }
        }
        let end = dice.once_in(2).then(|| (dice.below(3) as u64, dice.below(3)));
        Random { extents, moves, end, misere: dice.once_in(3) }
    }

    pub(super) fn text(&self) -> String {
        let names = &NAMES[..self.extents.len()];
        let tuple = names.join(", ");
        let sum = names.join(" + ");
        let mut text = format!("{}endless draw\n", if self.misere { "misere\n" } else { "" });
        for Move { vector, modulus, most } in &self.moves {
            let after: Vec<String> =
                names.iter().zip(vector).map(|(name, part)| format!("{name} + {part}")).collect();
            let after = after.join(", ").replace("+ -", "- ");
            let mut conditions = vec![format!("({sum}) mod {modulus} <= {most}")];
            for ((name, part), extent) in names.iter().zip(vector).zip(&self.extents) {
                if *part > 0 {
                    conditions.push(format!("{name} + {part} < {extent}"));
                }
            }
            text += &format!("({tuple}) -> ({after}) where {}\n", conditions.join(" and "));
        }
        if let Some((first, verdict)) = self.end {
            text += &format!("end ({tuple}) {} where a = {first}\n", VERDICTS[verdict].0);
        }
        text
    }

    fn options(&self, at: &[u64]) -> Vec<Vec<u64>> {
        let sum: i64 = at.iter().sum::<u64>() as i64;
        let open = self.moves.iter().filter(|made| sum % made.modulus <= made.most);
        let after = |made: &Move| -> Option<Vec<u64>> {
            let places = at.iter().zip(&made.vector).zip(&self.extents);
            places.map(|((at, part), extent)| at.checked_add_signed(*part).filter(|to| to < extent)).collect()
        };
        open.filter_map(after).collect()
    }

    /// Outcomes in the order of the positions: decided as long as anything can be.
    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        let all = positions(&self.extents);
        let number =
            |at: &[u64]| at.iter().zip(&self.extents).fold(0, |sum, (at, extent)| sum * extent + at) as usize;
        let mut known: Vec<Option<Outcome>> = vec![None; all.len()];
        loop {
            let mut changed = false;
            for (place, at) in
                all.iter().enumerate().filter(|(place, _)| known[*place].is_none()).collect::<Vec<_>>()
            {
                let end = self.end.filter(|(first, _)| at[0] == *first);
                let options: Vec<_> = self.options(at).iter().map(|option| known[number(option)]).collect();
                let found = match end {
                    // Misère play turns declared verdicts around.
                    Some((_, 2)) => Some(Outcome::D),
                    Some((_, verdict)) => Some(VERDICTS[verdict ^ usize::from(self.misere)].1),
                    None if options.is_empty() => Some(if self.misere { Outcome::N } else { Outcome::P }),
                    None if options.contains(&Some(Outcome::P)) => Some(Outcome::N),
                    None if options.iter().all(|option| *option == Some(Outcome::N)) => Some(Outcome::P),
                    None => None,
                };
                changed |= found.is_some();
                known[place] = found;
            }
            if !changed {
                return known.into_iter().map(|outcome| outcome.unwrap_or(Outcome::D)).collect();
            }
        }
    }
}

fn filled(text: &str, extents: &[u64], limits: &Limits) -> Result<Table, Halt> {
    let stands = |at: &[u64]| Some(vec![at.to_vec()]);
    let positions = Positions { stands: &stands, draws: true };
    searched(&instance(text), extents, Want::Outcomes, positions, Backing::Memory, limits)
}

#[test]
fn random_games_have_the_outcomes_of_brute_force() {
    let mut dice = Dice::seeded(1901);
    let mut drawn = 0;
    for _ in 0..oracle::sweep(120, 3000) {
        let game = Random::new(&mut dice);
        let text = game.text();
        let table =
            filled(&text, &game.extents, &Limits::none()).unwrap_or_else(|halt| panic!("{text}{halt:?}"));
        let expected = game.outcomes();
        for (at, expected) in positions(&game.extents).iter().zip(&expected) {
            assert_eq!(table.outcome(at), Some(*expected), "{at:?} of {:?}\n{text}", game.extents);
        }
        drawn += usize::from(expected.contains(&Outcome::D) && expected.contains(&Outcome::P));
    }
    assert!(drawn > 10, "{drawn} games have draws");
}

#[test]
fn a_box_that_play_leaves_is_searched_beyond_it() {
    // From 9 play goes on to 10 and 11, where the player to move is stuck; 3 is won or lost if 2 is, and 2 if 3 is.
    let text = "endless draw\n(n) -> (n + 1) where n < 11\n(n) -> (n - 1) where n = 3\n";
    let table = filled(text, &[10], &Limits::none()).expect("an answer");
    for n in 0..10u64 {
        let expected = match n {
            0..4 => Outcome::D,
            _ if n % 2 == 1 => Outcome::P,
            _ => Outcome::N,
        };
        assert_eq!(table.outcome(&[n]), Some(expected), "{n}");
    }
}

#[test]
fn limits_hold_while_conditions_are_read_and_results_carried_back() {
    let text =
        "endless draw\n(a, b) -> (a - 1, b + 1) where b < 1999\n(a, b) -> (a + 1, b - 2) where a < 1999\n";
    let late = Limits { deadline: Some(std::time::Instant::now()), ..Limits::none() };
    let halt = filled(text, &[2000, 2000], &late).err();
    assert!(matches!(halt, Some(Halt::Stopped { .. })), "{halt:?}");
    let small = Limits { memory: Some(1 << 20), ..Limits::none() };
    let halt = filled(text, &[2000, 2000], &small).err();
    assert!(matches!(halt, Some(Halt::Stopped { .. } | Halt::Refused(Refusal::TooLarge))), "{halt:?}");
}
