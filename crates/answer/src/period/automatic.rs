//! Periods proved by automata.
//!
//! If no theorem on heaps covers the rules, or values grow, G(n + p) = G(n) + s from some n on is still a claim of the
//! language. The prover takes it like any other claim on nim-values, and the checker has the last word.

use crate::proof::{Attempted, Proved, attempted};
use ::heap::{Candidate, Period, Sequence, Theorem};
use limits::Meter;
use question::heaps::HeapGame;
use question::{Variant, Workbench, codes};
use rules::{Argument, Body, Convention};
use solve::Limits;
use std::fmt::Write;

/// Claims that list more values than this are not tried.
const MOST_LISTED: usize = 256;
/// Least number of values in which a conjecture is looked for.
const FIRST: usize = 48;
/// Limit on the values in which a conjecture is looked for: beyond it automata would be too large.
const MOST: usize = 1 << 16;
/// Least numbers of values, with the numbers of states and steps of an attempt.
const EFFORTS: [(usize, usize, u64); 3] =
    [(0, 1 << 14, 1 << 22), (512, 1 << 17, 1 << 25), (1024, 1 << 20, 1 << 28)];
/// Number of values before which a period that types of moves could prove is left to them.
const BY_TYPES: usize = 1024;
/// Name of the text while it is proved.
const NAME: &str = "heaps.game";

/// Attempts to prove the period that values suggest, while their number grows.
pub(super) struct Attempts<'a> {
    game: &'a HeapGame,
    limits: &'a Limits,
    /// Number of values required before the next attempt.
    next: usize,
    /// The last attempt, and the number of attempts.
    tried: Option<(Period, usize)>,
    /// Number of all attempts.
    made: usize,
    /// The period that was found, and its proof.
    pub(super) found: Option<(Period, Box<Proved>)>,
}

impl<'a> Attempts<'a> {
    pub(super) fn new(game: &'a HeapGame, limits: &'a Limits) -> Attempts<'a> {
        Attempts { game, limits, next: FIRST, tried: None, made: 0, found: None }
    }

    /// Tries to prove the period suggested by these values, if it is new or there are enough values for a greater effort.
    pub(super) fn look(&mut self, sequence: &Sequence) {
        let count = sequence.len();
        if count < self.next || count > MOST || self.made >= 2 * EFFORTS.len() {
            return;
        }
        self.next = count + count / 2 + 1;
        let Some(Candidate { period, needed: None, proved: false, .. }) = sequence.candidate() else {
            return;
        };
        // Types of moves may prove it with a few more values, and need no automata.
        let by_types = Theorem::proving(sequence.rules(), &period) == Some(Theorem::Growing);
        if by_types && period.saltus.is_power_of_two() && count < BY_TYPES {
            return;
        }
        let made = self.tried.filter(|(tried, _)| *tried == period).map_or(0, |(_, made)| made);
        let Some(&(least, states, steps)) = EFFORTS.get(made) else { return };
        if count < least {
            return;
        }
        let meter = Meter::new(&self.limits.clock().with_states(states).with_steps(steps));
        self.found = proved(self.game, sequence, period, &meter, self.limits).map(|proof| (period, proof));
        self.tried = Some((period, made + 1));
        self.made += 1;
    }
}

/// Proof of a period, if it is found.
fn proved(
    game: &HeapGame,
    sequence: &Sequence,
    period: Period,
    meter: &Meter,
    limits: &Limits,
) -> Option<Box<Proved>> {
    // The certificate quotes the text, and the checker reads it.
    let (text, arguments) = claimed(game, sequence, period)?;
    let game = Workbench::new().add(NAME, &text).ok()?;
    let variant = Variant::new(&game, arguments, Some(Convention::Normal)).ok()?;
    let place = variant.ruleset().claims.len().checked_sub(1)?;
    let claim = variant.instance().claims().iter().find(|claim| claim.place == place)?;
    // Its progress is not part of that of the values.
    let quiet = Limits { progress: None, ..limits.clone() };
    match attempted(&variant, claim, None, meter, &quiet) {
        Attempted::Proved(proof) if proof.assumptions.is_empty() => Some(proof),
        _ => None,
    }
}

/// Text of the game with a claim of this period, and its parameters.
fn claimed(
    game: &HeapGame,
    sequence: &Sequence,
    period: Period,
) -> Option<(String, Vec<(String, Argument)>)> {
    let (mut text, offset, name, arguments) = match game {
        HeapGame::Code(_) | HeapGame::Grundy => {
            (codes::provable(&game.name(), &game.rules())?, 0, "n", vec![])
        }
        HeapGame::Rules(game) => {
            let ruleset = game.variant().ruleset();
            let plain = matches!(ruleset.body, Body::Rules(_)) && ruleset.assumptions.is_empty();
            let free = |name: &&&str| ruleset.parameters.iter().all(|parameter| parameter.name != **name);
            let name = ["n", "m", "h"].iter().filter(|_| plain).find(free)?;
            let names = ruleset.parameters.iter().map(|parameter| parameter.name.clone());
            let arguments = names.zip(game.variant().instance().arguments().iter().cloned()).collect();
            (ruleset.text.clone(), usize::try_from(game.offset()).ok()?, *name, arguments)
        }
    };
    let Period { start, length, saltus } = period;
    let count = start.checked_add(length)?;
    if offset.checked_add(count)? > MOST_LISTED {
        return None;
    }
    let values: Vec<String> =
        (0..count).map_while(|heap| sequence.value(heap)).map(|value| value.to_string()).collect();
    let small = std::iter::repeat_n("0", offset).chain(values.get(..start)?.iter().map(String::as_str));
    let small: Vec<&str> = small.collect();
    let _ = write!(
        text,
        "\nnormal value({name}) = [{}] repeat [{}]",
        small.join(", "),
        values.get(start..)?.join(", ")
    );
    if saltus > 0 {
        let _ = write!(text, " plus {saltus}");
    }
    text.push('\n');
    Some((text, arguments))
}
