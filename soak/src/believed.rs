//! Theorems stated by certificates, compared with an independent evaluation of their games.

use oracle::{Game, Head, Play, Says, Sum};

/// Bounds on the numbers of positions, by number of numbers.
const SIDES: [u64; 4] = [24, 24, 8, 4];

/// Compares a claim of a text, counted from 1, with the rules on small positions; a difference is an error,
/// and unsupported texts are not compared.
pub fn believed(text: &str, claim: usize, misere: bool, size: Option<usize>) -> Result<(), String> {
    let Ok(game) = Game::read(text) else { return Ok(()) };
    let Some(claim) = claim.checked_sub(1).and_then(|place| game.claims.get(place)) else {
        return Err("there is no such claim".into());
    };
    let size = size.unwrap_or(1);
    let numbers = size * game.arity().unwrap_or(1);
    let Some(&side) = SIDES.get(numbers) else { return Ok(()) };
    let lawful = |at: &Vec<u64>| game.is_position(at);
    let all: Vec<Sum> = match &claim.head {
        Head::Tuple(names) => {
            oracle::tuples(names.len(), side).into_iter().filter(lawful).map(|at| vec![at]).collect()
        }
        Head::Sum(names) => {
            let parts: Vec<Vec<u64>> =
                oracle::tuples(names.len(), side.min(6)).into_iter().filter(lawful).collect();
            oracle::multisets(&parts, size..=size)
        }
        Head::Row { .. } => {
            oracle::rows(size..=size, side).into_iter().filter(lawful).map(|row| vec![row]).collect()
        }
    };
    let play = Play::new(&game, misere, &all, 4000);
    let wrong = all.iter().find(|at| match claim.says {
        Says::Outcome(letter) => {
            play.outcome(at).is_some_and(|truth| (truth == letter) != claim.holds(at, &game.automata))
        }
        Says::Value => {
            let truth = at.iter().try_fold(0, |total, part| Some(total ^ play.value(part)?));
            truth.is_some_and(|truth| claim.value(at, &game.automata) != Some(truth))
        }
    });
    match wrong {
        Some(at) => Err(format!("`{claim}` is false at {at:?}: {:?}\n{text}", play.outcome(at))),
        None => Ok(()),
    }
}
