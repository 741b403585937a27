//! Games in which the opponent forbids options, as games in which nobody does.
//!
//! Let a claim say which positions are lost. The opponent then forbids just the options claimed to be lost, as long as
//! there are no more of them than may be forbidden. What is left are ordinary moves: to positions claimed to be won,
//! and to all options where more than that are claimed to be lost. If this game ends, and exactly the claimed positions
//! are lost in it, then they are also the lost positions of the game with forbidden options: from a claimed position
//! the player who forbids in this way wins, and from any other position the player to move wins who moves to an option
//! that is claimed and not forbidden. All moves of such plays are moves of the ordinary game, so they end.

use crate::kind::{Kind, Numbers, position};
use crate::view::Unfit;
use automata::Meter;
use kernel::{Certainty, Claim, Formula, Move, Statement, Variable, Verdict};
use kernel_text::Build;

/// Limit on the moves of a statement made here.
const MOST_MOVES: usize = 1 << 8;
/// Limit on the options that the opponent may forbid.
const MOST_FORBIDDEN: u64 = 1 << 4;

/// The same claim of the game whose moves nobody forbids; `statement` has the moves of the plain game.
pub(crate) fn unblocked(statement: Statement, most: u64, meter: &Meter) -> Result<Statement, Unfit> {
    let exact = |of: &Move| of.certainty == Certainty::Exact && of.parts.len() == 1;
    let ordinary = statement.ends.is_empty() && statement.choices.is_empty() && !statement.sorted;
    if !ordinary || statement.stuck != Verdict::Lost || !statement.moves.iter().all(exact) {
        return Err(Unfit::Blocking);
    }
    let lost = match &statement.claim {
        Claim::Outcomes([Some(lost), None, None]) => lost.clone(),
        Claim::Outcomes([None, Some(won), None]) => won.clone().negated(),
        _ => return Err(Unfit::Blocking),
    };
    if most > MOST_FORBIDDEN {
        return Err(Unfit::TooManyClauses);
    }
    let places = statement.places.len();
    let kinds = Kind::all(&statement.moves, places, meter);
    let counted = Counted { places, kinds: &kinds, lost: &lost };
    let moves = counted.moves(most as usize + 1)?;
    Ok(Statement { moves, ..statement })
}

/// Options counted by their kinds.
struct Counted<'a> {
    places: usize,
    kinds: &'a [Kind],
    /// The positions claimed to be lost.
    lost: &'a Formula,
}

impl Counted<'_> {
    /// The moves that are left where this many lost options are too many to be forbidden.
    fn moves(&self, many: usize) -> Result<Vec<Move>, Unfit> {
        let mut moves = vec![];
        for kind in self.kinds {
            let mut numbers = Numbers::after(self.places);
            let mut option = kind.option(&position(self.places), &mut numbers);
            option.when.push(self.lost(&option.part, &mut numbers).negated());
            moves.push(option.into_move());
        }
        for shares in self.shares(many)? {
            for kind in self.kinds.iter().zip(&shares).filter(|(_, share)| **share > 0).map(|it| it.0) {
                let mut numbers = Numbers::after(self.places);
                let mut option = kind.option(&position(self.places), &mut numbers);
                for (of, &share) in self.kinds.iter().zip(&shares).filter(|(_, share)| **share > 0) {
                    option.when.push(self.several(of, &position(self.places), share, None, &mut numbers));
                }
                moves.push(option.into_move());
            }
        }
        Ok(moves)
    }

    /// All ways to divide a number of options among the kinds.
    fn shares(&self, many: usize) -> Result<Vec<Vec<usize>>, Unfit> {
        let mut all: Vec<Vec<usize>> = vec![vec![]];
        for place in 1..=self.kinds.len() {
            let last = place == self.kinds.len();
            let longer = |shares: Vec<usize>| {
                let left = many - shares.iter().sum::<usize>();
                (if last { left } else { 0 }..=left).map(move |share| [&*shares, &[share]].concat())
            };
            all = all.into_iter().flat_map(longer).collect();
            if all.len() > MOST_MOVES {
                return Err(Unfit::TooManyClauses);
            }
        }
        let moves = all.iter().map(|shares| shares.iter().filter(|share| **share > 0).count()).sum::<usize>();
        if moves > MOST_MOVES { Err(Unfit::TooManyClauses) } else { Ok(all) }
    }

    /// A position is claimed to be lost.
    fn lost(&self, at: &[Variable], numbers: &mut Numbers) -> Formula {
        numbers.copy(self.lost, at)
    }

    /// At least this many lost options of a kind, before some option if one is given.
    fn several(
        &self,
        kind: &Kind,
        from: &[Variable],
        many: usize,
        before: Option<&[Variable]>,
        numbers: &mut Numbers,
    ) -> Formula {
        let mut option = kind.option(from, numbers);
        for &other in &kind.over {
            option.when.push(self.kinds[other].leads(from, &option.part, numbers).negated());
        }
        option.when.push(self.lost(&option.part, numbers));
        option.when.extend(before.map(|before| kind.precedes(&option.part, before)));
        if many > 1 {
            // Of some kinds the options before one are the options of that one.
            let rest = match kind.chained {
                Some(_) => self.several(kind, &option.part, many - 1, None, numbers),
                None => self.several(kind, from, many - 1, Some(&option.part), numbers),
            };
            option.when.push(rest);
        }
        Formula::exists(option.bound, Formula::all(option.when))
    }
}
