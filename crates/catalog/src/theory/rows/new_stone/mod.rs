//! The New Stone Game: discard at least one stone of a heap, and move any of its others onto nonempty heaps.
//!
//! Normal play: the position is lost exactly if its heaps can be put into pairs of equal heaps (POJ 1740).
//!
//! * *No move leads from pairs to pairs.* Only one heap shrinks, and stones are lost; so for some size s the
//!   number of heaps of at least s decreases by exactly one. In pairs that number is always even.
//! * *Every other position has a move to pairs.* Let c₁ ≥ c₂ ≥ … ≥ cₙ be the heaps. Raise c₃ to c₂, c₅ to c₄ and so on with
//!   stones of c₁, and leave of c₁ itself nothing if n is odd, and cₙ if n is even. That takes at most c₂ stones, and as many
//!   as c₁ has only if c₁ = c₂, c₃ = c₄, …: if all was paired already.
//!
//! Misère play: the lost positions are an odd number of single stones, and pairs that are not all single
//! stones. The first statement holds again: from pairs with a heap above 1 there are two such heaps, so no
//! move leaves single stones only. The second, too: the move above leaves c₂ or more, so not single stones
//! only unless c₂ ≤ 1; then c₁ goes to 0 or 1, whichever leaves an odd number; and of an even number of
//! single stones one is thrown away.
//!
//! **All winning moves** are the ways to decrease one heap and increase others, by no more in total, to
//! pairs: [`Pairings`](pairing::Pairings) lists them. [`counting`] counts them exactly for up to eleven heaps
//! (of 1000 digits; for fewer heaps, of far more), and for many heaps if there are few choices. Beyond that
//! there is no count: the number of ways is that of lattice points in polytopes of growing dimension. The
//! first move is constructed at any size, by sorting.
//!
//! Evidence: the proofs above, compared in the tests with exhaustive search from the rules.

mod counting;
mod pairing;

use super::row::{replaced, start};
use crate::argument::{self, Rest, Statement};
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Component, Judgement, Several, Theory};
use dashu_int::UBig;
use pairing::{Heaps, Pairings};
use rules::{Convention, Outcome};

/// Limit on the heaps named.
const NAMED: usize = 13;

pub(super) struct NewStone(pub(super) Convention);

impl Theory for NewStone {
    fn citation(&self) -> &str {
        match self.0 {
            Convention::Normal => "POJ 1740",
            // The proof above stands in the book, in both languages under this name.
            Convention::Misere => "Bouton, games.md",
        }
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, row) = lone(sum, |row| row.iter().all(UBig::is_zero))?;
        let heaps = Heaps::of(row);
        Some(self.judge_heaps(component, &heaps, most))
    }

    /// Counting all winning moves takes long; deciding if there is one does not.
    fn outcome(&self, sum: &[&[UBig]]) -> Option<Outcome> {
        let (_, row) = lone(sum, |row| row.iter().all(UBig::is_zero))?;
        let mut sizes: Vec<&UBig> = row.iter().filter(|size| !size.is_zero()).collect();
        sizes.sort_unstable();
        Some(self.outcome_of(&sizes))
    }
}

impl NewStone {
    /// Outcome of nonempty heaps, by ascending size.
    fn outcome_of(&self, sizes: &[&UBig]) -> Outcome {
        let single = sizes.last().is_none_or(|largest| largest.is_one());
        let lost = if self.0 == Convention::Misere && single {
            sizes.len() % 2 == 1
        } else {
            sizes.chunk_by(PartialEq::eq).all(|equal| equal.len() % 2 == 0)
        };
        if lost { Outcome::P } else { Outcome::N }
    }

    fn judge_heaps(&self, component: usize, heaps: &Heaps, most: usize) -> Judgement {
        let misere = self.0 == Convention::Misere;
        let (sizes, singles) = (heaps.sizes(), heaps.are_single());
        let outcome = self.outcome_of(sizes);
        let (convention, stones) = (self.0, sizes.len());
        if sizes.is_empty() {
            let why = vec![argument::NewStone::NothingLeft { convention }.into()];
            return without_winning_move(outcome, why);
        }
        let rule = argument::NewStone::Rule { convention }.into();
        if outcome == Outcome::P {
            let (why, fails) = match misere && singles {
                true => (argument::NewStone::OddSingles { stones }, argument::NewStone::OneByOne),
                false => (paired(heaps), argument::NewStone::EveryMoveFails),
            };
            return without_winning_move(Outcome::P, vec![rule, why.into(), fails.into()]);
        }
        let unpaired = match misere && singles {
            true => argument::NewStone::EvenSingles { stones },
            false => argument::NewStone::Unpaired(heaps.unpaired().take(NAMED).cloned().collect()),
        };
        let why = vec![rule, unpaired.into()];
        // One heap above a single stone, where misère play requires the other number of single stones.
        let turned = misere && sizes.iter().rev().nth(1).is_none_or(|second| second.is_one());
        let found =
            if misere && singles { thrown(heaps, most.max(1)) } else { all(heaps, most.max(1), turned) };
        let recommends = found.first.first().map(|option| recommended(heaps.row(), option));
        let first = found.first.into_iter().take(most).collect();
        won_by(component, Several { first, count: found.count }, why, recommends)
    }
}

/// The moves to pairs: first one of the largest heap, then by the place of the heap. `turned`: a result of
/// single stones only gets one more or one less.
fn all(heaps: &Heaps, most: usize, turned: bool) -> Several<Component> {
    let mut first = Vec::new();
    let largest = heaps.largest();
    let places = largest.into_iter().chain((0..heaps.row().len()).filter(|&place| Some(place) != largest));
    for place in places {
        if first.len() >= most {
            break;
        }
        let Some(pairings) = Pairings::of(heaps, place) else { continue };
        first.extend(pairings.take(most - first.len()).map(|mut option| {
            if turned && option.iter().all(|heap| heap.is_zero() || heap.is_one()) {
                option[place] = UBig::from(option[place].is_zero());
            }
            option
        }));
    }
    Several { first, count: counting::count(heaps) }
}

/// The moves that discard one of some single stones.
fn thrown(heaps: &Heaps, most: usize) -> Several<Component> {
    let row = heaps.row();
    let places = (0..row.len()).filter(|&place| !row[place].is_zero());
    let first = places.take(most).map(|place| replaced(row, [(place, UBig::ZERO)])).collect();
    Several { first, count: Some(UBig::from(heaps.sizes().len())) }
}

fn paired(heaps: &Heaps) -> argument::NewStone {
    let pairs = heaps.sizes().iter().step_by(2).take(NAMED);
    argument::NewStone::Paired(pairs.map(|&size| size.clone()).collect())
}

fn recommended(row: &[UBig], option: &[UBig]) -> Statement {
    let (mut heap, mut moved) = (UBig::ZERO, UBig::ZERO);
    let mut stays = UBig::ZERO;
    for (before, now) in row.iter().zip(option) {
        if now < before {
            (heap, stays) = (before.clone(), now.clone());
        } else {
            moved += now - before;
        }
    }
    let given = &heap - &stays;
    let away = if given >= moved { &given - &moved } else { UBig::ZERO };
    let rest = if option.iter().all(|heap| heap.is_zero() || heap.is_one())
        && option.iter().filter(|heap| heap.is_one()).count() % 2 == 1
    {
        Rest::OddSingles
    } else if option.iter().all(UBig::is_zero) {
        Rest::Nothing
    } else {
        Rest::Pairs
    };
    let (from, to, whole) = (start(row), start(option), stays.is_zero());
    argument::NewStone::Move { from, to, heap, away, moved, whole, rest }.into()
}
