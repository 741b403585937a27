//! Moves over sets of bits, and what they make possible and impossible.

use super::network::Network;
use crate::chosen;
use crate::formula::{Count, Formula, May, Number};
use crate::ground::GroundMove;
use crate::set::{Planes, Set};
use crate::syntax::LetterSet;

/// Moves of a game at most for which it is kept which of them exclude each other.
pub(super) const MOST_PAIRED: usize = 4_096;

/// A move, over sets of bits.
pub(crate) struct Move<const W: usize> {
    /// Letters that it needs: the first of them stands here, for most moves need no others.
    pub(super) first_need: (LetterSet, Set<W>),
    pub(super) more_needs: Vec<(LetterSet, Set<W>)>,
    /// Condition besides; most moves have none.
    pub(super) guard: Option<Formula<Set<W>>>,
    /// Letters that it writes, in the same way.
    pub(super) first_write: (u8, Set<W>),
    pub(super) more_writes: Vec<(u8, Set<W>)>,
    /// Letters that it exchanges.
    pub(super) flips: Vec<([u8; 2], Set<W>)>,
    /// Cells that it names.
    pub(super) bound: Set<W>,
    /// Cells that it changes.
    pub(super) writes: Set<W>,
    /// Cells that it names or changes.
    pub(super) touches: Set<W>,
    /// Cells that its condition counts.
    pub(super) counted: Set<W>,
}

impl<const W: usize> Move<W> {
    /// Cells that it has to do with.
    pub(crate) fn cells(&self) -> Set<W> {
        self.touches.or(self.counted)
    }

    pub(super) fn new(made: &GroundMove, end: &Formula<Set<W>>) -> Move<W> {
        let set = |cells: &Vec<u32>| Set::<W>::of(cells);
        let mut needs = made.need.iter().map(|(letters, cells)| (*letters, set(cells)));
        let mut writes = made.write.iter().map(|(letter, cells)| (*letter, set(cells)));
        let guard = Formula::all([made.guard.map(&set), end.clone()]);
        let mut counted = Set::default();
        guard.counts(&mut |count| counted = counted.or(count.cells));
        guard.groups(&mut |groups| counted = counted.or(groups.beside));
        let mut made = Move {
            first_need: needs.next().unwrap_or_default(),
            more_needs: needs.collect(),
            guard: Some(guard).filter(|guard| guard.value() != Some(true)),
            first_write: writes.next().unwrap_or_default(),
            more_writes: writes.collect(),
            flips: made.flip.iter().map(|(pair, cells)| (*pair, set(cells))).collect(),
            bound: Set::default(),
            writes: Set::default(),
            touches: Set::default(),
            counted,
        };
        made.bound = made.needs().fold(Set::default(), |all, (_, cells)| all.or(cells));
        let flipped = made.flips.iter().map(|(_, cells)| *cells);
        made.writes = made.writing().map(|(_, cells)| cells).chain(flipped).fold(Set::default(), Set::or);
        made.touches = made.bound.or(made.writes);
        made
    }

    #[inline]
    pub(super) fn needs(&self) -> impl Iterator<Item = (LetterSet, Set<W>)> {
        std::iter::once(self.first_need).chain(self.more_needs.iter().copied())
    }

    #[inline]
    pub(super) fn writing(&self) -> impl Iterator<Item = (u8, Set<W>)> {
        std::iter::once(self.first_write).chain(self.more_writes.iter().copied())
    }

    #[inline]
    pub(super) fn enabled(&self, position: &Planes<W>, network: &Network<W>) -> bool {
        let (letters, cells) = self.first_need;
        cells.within(&position.with(letters))
            && self.more_needs.iter().all(|(letters, cells)| cells.within(&position.with(*letters)))
            && self.guard.as_ref().is_none_or(|guard| {
                guard.holds(
                    &|count: &Count<Set<W>>| {
                        count.number.admits(count.cells.and(position.with(count.letters)).count())
                    },
                    &|groups| network.admits(groups, position),
                )
            })
    }

    /// The position after it.
    pub(super) fn made(&self, position: &Planes<W>, letters: usize) -> Planes<W> {
        let mut next = *position;
        for (letter, cells) in self.writing() {
            next.write(letter, cells, letters);
        }
        for ([one, other], cells) in &self.flips {
            let [one, other] = [one, other].map(|letter| usize::from(*letter));
            let [ones, others] = [one, other].map(|letter| next.0[letter].and(*cells));
            next.0[one] = next.0[one].minus(ones).or(others);
            next.0[other] = next.0[other].minus(others).or(ones);
        }
        next
    }

    /// Adds the letters that it writes; returns `true` if that adds any.
    pub(super) fn put(&self, letters: &mut Planes<W>, present: &Set<W>) -> bool {
        let mut changed = false;
        for (letter, cells) in self.writing() {
            let cells = cells.and(*present);
            let plane = &mut letters.0[letter as usize];
            changed |= !cells.within(plane);
            *plane = plane.or(cells);
        }
        for (pair, cells) in &self.flips {
            let [one, other] = pair.map(usize::from);
            let either = letters.0[one].or(letters.0[other]).and(*cells);
            changed |= !either.within(&letters.0[one].and(letters.0[other]));
            letters.0[one] = letters.0[one].or(either);
            letters.0[other] = letters.0[other].or(either);
        }
        changed
    }

    /// Returns `true` if it may be possible where cells may have these letters.
    pub(super) fn possible(&self, may: &Planes<W>, all: LetterSet) -> bool {
        self.needs().all(|(letters, cells)| cells.within(&may.with(letters)))
            && self.guard.as_ref().is_none_or(|guard| guard.may(&mut |count| bounds(count, may, all)).hold)
    }
}

/// For each move those that are impossible after it, and itself.
pub(super) fn kills<const W: usize>(moves: &[Move<W>]) -> Vec<u64> {
    let words = chosen::words(moves.len());
    let mut kills = vec![0; words * moves.len()];
    for (made, kills) in moves.iter().zip(kills.chunks_exact_mut(words.max(1))) {
        for (number, other) in moves.iter().enumerate() {
            let fits = |(letter, cells): (u8, Set<W>)| {
                let wrong =
                    |(needed, named): (LetterSet, Set<W>)| needed >> letter & 1 == 0 && named.meets(&cells);
                !other.needs().any(wrong)
            };
            if !made.writing().all(fits) {
                chosen::put(kills, number);
            }
        }
    }
    kills
}

/// Returns `true` if no move makes another one possible: cells change from letters that conditions ask for to others
/// alone.
pub(super) fn shrinks<const W: usize>(moves: &[Move<W>], letters: usize) -> bool {
    let all = ((1u16 << letters) - 1) as LetterSet;
    // Letters that may follow each letter.
    let mut next = [0 as LetterSet; 8];
    for made in moves {
        for (letter, cells) in made.writing() {
            let mut before = 0;
            let mut rest = cells;
            for (needed, bound) in made.needs() {
                if bound.meets(&cells) {
                    before |= needed;
                    rest = rest.minus(bound);
                }
            }
            if !rest.is_empty() {
                before = all;
            }
            for from in (0..letters).filter(|from| before >> from & 1 == 1 && *from != letter as usize) {
                next[from] |= 1 << letter;
            }
        }
        for &([one, other], _) in &made.flips {
            next[usize::from(one)] |= 1 << other;
            next[usize::from(other)] |= 1 << one;
        }
    }
    let entered = |set: LetterSet| (0..letters).any(|from| set >> from & 1 == 0 && next[from] & set != 0);
    let left = |set: LetterSet| (0..letters).any(|from| set >> from & 1 == 1 && next[from] & !set != 0);
    moves.iter().all(|made| {
        made.needs().all(|(letters, _)| !entered(letters))
            && made.guard.as_ref().is_none_or(|guard| stays(guard, false, &entered, &left))
    })
}

/// Returns `true` if a condition keeps a truth value once it has it.
fn stays<const W: usize>(
    formula: &Formula<Set<W>>,
    value: bool,
    entered: &dyn Fn(LetterSet) -> bool,
    left: &dyn Fn(LetterSet) -> bool,
) -> bool {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => {
            parts.iter().all(|part| stays(part, value, entered, left))
        }
        Formula::Not(inner) => stays(inner, !value, entered, left),
        Formula::Count(count) => {
            let (rises, falls) = (entered(count.letters), left(count.letters));
            let Number { least, most, odd } = count.number;
            let low = least > 0;
            let high = most < count.cells.count();
            if odd.is_some() {
                return !rises && !falls;
            }
            // What is too small must not grow, what is too large must not shrink; what is right must not leave.
            match value {
                false => !(low && rises || high && falls),
                true => !(low && falls || high && rises),
            }
        }
        // Where conditions ask for groups, nothing is known of them.
        Formula::Groups(_) => false,
    }
}

/// Truth values of a count, where cells may have these letters.
pub(super) fn bounds<const W: usize>(count: &Count<Set<W>>, may: &Planes<W>, all: LetterSet) -> May {
    let possible = count.cells.and(may.with(count.letters));
    let certain = possible.minus(may.with(all & !count.letters));
    count.number.may(certain.count(), possible.count())
}

/// The same as far as settled cells decide it: the others may be left out of a part.
pub(super) fn settled<const W: usize>(count: &Count<Set<W>>, may: &Planes<W>, open: Set<W>) -> May {
    let possible = count.cells.and(may.with(count.letters));
    let certain = possible.minus(open);
    count.number.may(certain.count(), possible.count())
}
