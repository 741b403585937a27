//! The pawns of POI XI: on the fields 1..m, a pawn jumps to the nearest free field to its right; the player
//! who lands on m wins.
//!
//! As long as m is free, call group t the pawns with exactly t free fields to their right. They form one
//! block, and a jump of the pawn that has k − 1 others of its block before it leaves these k with one free
//! field less: k pawns go from group t to group t − 1, where k is any number up to the size of the group. A
//! player who can jump from group 1 lands on m and wins; a player who brings pawns into group 1 loses at
//! once. So groups 2, 3, 4, … are a staircase on which group 2 is the ground, and the nim-sum of groups 3, 5,
//! 7, … decides (Sprague 1937).
//!
//! * Group 1 is not empty: its pawns, and only they, win by jumping to m.
//! * Otherwise each group has at most one winning move: an odd one from 3 on has to shrink, or the pawns of
//!   an even one from 4 on increase the odd group below. Group 2 has none.
//! * If m is taken, play is over, and the player to move has lost, as has a player stuck without pawns.
//!
//! Linear in the number of pawns, for any m. Evidence: the argument above, compared in the tests with
//! exhaustive search from the rules on all boards of up to 14 fields.

use super::row::start;
use crate::argument::{self, Statement};
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Component, Judgement, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::Outcome;

/// Limit on the groups named.
const NAMED: usize = 13;

pub(super) struct PoiGame {
    fields: UBig,
}

impl PoiGame {
    pub(super) fn new(fields: UBig) -> PoiGame {
        PoiGame { fields }
    }

    /// Returns `true` if the row has ascending fields of this board.
    fn holds(&self, row: &[UBig]) -> bool {
        row.first().is_none_or(|first| !first.is_zero())
            && row.last().is_none_or(|last| *last <= self.fields)
            && row.is_sorted_by(|left, right| left < right)
    }

    /// Blocks of a row whose last field is free, from the right.
    fn groups(&self, row: &[UBig]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (place, field) in row.iter().enumerate().rev() {
            let continues = row.get(place + 1).is_some_and(|next| *next == field + UBig::ONE);
            match groups.last_mut() {
                Some(group) if continues => {
                    group.start = place;
                    group.size += 1;
                }
                _ => {
                    let taken = row.len() - 1 - place;
                    let number = &self.fields - field - UBig::from(taken);
                    groups.push(Group { number, start: place, size: 1 });
                }
            }
        }
        groups
    }
}

/// A block of pawns.
struct Group {
    /// Number of free fields to its right.
    number: UBig,
    /// Start in the row.
    start: usize,
    size: u64,
}

impl Group {
    /// Returns `true` if it counts in the nim-sum.
    fn counts(&self) -> bool {
        self.number.bit(0) && !self.number.is_one()
    }

    /// Returns `true` if it is directly above this one.
    fn is_above(&self, other: &Group) -> bool {
        self.number == &other.number + UBig::ONE
    }
}

/// A winning jump: `pawns` of a group go down one group.
struct Jump {
    group: usize,
    pawns: u64,
}

impl Theory for PoiGame {
    fn citation(&self) -> &str {
        "POI XI 2004"
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, row) = lone(sum, <[UBig]>::is_empty)?;
        if !self.holds(row) {
            return None;
        }
        if row.is_empty() {
            return Some(without_winning_move(Outcome::P, vec![argument::Poi::NoPawn.into()]));
        }
        if row.last() == Some(&self.fields) {
            let ended = argument::Poi::Ended { last: self.fields.clone() };
            return Some(without_winning_move(Outcome::P, vec![ended.into()]));
        }
        let groups = self.groups(row);
        if let Some(first) = groups.first().filter(|group| group.number.is_one()) {
            return Some(self.at_once(component, row, first, most));
        }
        let sum = groups.iter().filter(|group| group.counts()).fold(0, |sum, group| sum ^ group.size);
        let mut why = vec![named(&groups).into(), staircase(&groups, sum).into()];
        if sum == 0 {
            why.push(argument::Poi::Zero.into());
            return Some(without_winning_move(Outcome::P, why));
        }
        why.push(argument::Poi::NotZero.into());
        let jumps = winning(&groups, sum);
        let first = jumps.iter().take(most).map(|jump| jumped(row, &groups, jump)).collect();
        let recommends = jumps.first().and_then(|jump| recommended(row, &groups, jump));
        let options = Several { first, count: Some(UBig::from(jumps.len())) };
        Some(won_by(component, options, why, recommends))
    }
}

impl PoiGame {
    /// Judges a position with pawns that can jump to the last field.
    fn at_once(&self, component: usize, row: &[UBig], group: &Group, most: usize) -> Judgement {
        let (last, pawns) = (&self.fields, group.size);
        let why = vec![argument::Poi::WinsAtOnce { row: start(row), pawns, last: last.clone() }.into()];
        let first: Vec<Component> =
            (group.start..row.len()).take(most).map(|from| jump(row, from, last.clone())).collect();
        let recommends = row
            .get(group.start)
            .map(|from| argument::Poi::LastJump { from: from.clone(), last: last.clone() }.into());
        won_by(component, Several { first, count: Some(pawns.into()) }, why, recommends)
    }
}

/// Winning jumps where group 1 is empty: those that shrink a counting group, and then those that increase
/// one.
fn winning(groups: &[Group], sum: u64) -> Vec<Jump> {
    let shrinks =
        groups.iter().enumerate().filter(|(_, group)| group.counts()).filter_map(|(index, group)| {
            let pawns = group.size.checked_sub(group.size ^ sum)?;
            (pawns > 0).then_some(Jump { group: index, pawns })
        });
    let raises = groups.iter().enumerate().filter_map(|(index, group)| {
        if group.number.bit(0) || group.number <= UBig::from(2u8) {
            return None;
        }
        let below = index.checked_sub(1).and_then(|below| groups.get(below));
        let size = below.filter(|below| group.is_above(below)).map_or(0, |below| below.size);
        let pawns = (size ^ sum).checked_sub(size)?;
        (0 < pawns && pawns <= group.size).then_some(Jump { group: index, pawns })
    });
    shrinks.chain(raises).collect()
}

/// Start of a jump in the row, its field, and the field where it lands.
fn ends<'r>(row: &'r [UBig], groups: &[Group], jump: &Jump) -> Option<(usize, &'r UBig, UBig)> {
    let group = groups.get(jump.group)?;
    let after = group.start + usize::try_from(group.size).ok()?;
    let from = after.checked_sub(usize::try_from(jump.pawns).ok()?)?;
    Some((from, row.get(from)?, row.get(after.checked_sub(1)?)? + UBig::ONE))
}

fn jumped(row: &[UBig], groups: &[Group], of: &Jump) -> Component {
    match ends(row, groups, of) {
        Some((from, _, to)) => jump(row, from, to),
        None => row.to_vec(),
    }
}

/// The row after the pawn in a place has jumped over its neighbours to a field.
fn jump(row: &[UBig], from: usize, to: UBig) -> Component {
    let mut row = row.to_vec();
    row.remove(from);
    let place = row.partition_point(|field| *field < to);
    row.insert(place, to);
    row
}

fn named(groups: &[Group]) -> argument::Poi {
    let first = groups.iter().take(NAMED).map(|group| (group.size, group.number.clone()));
    argument::Poi::Groups(first.collect())
}

fn staircase(groups: &[Group], sum: u64) -> argument::Poi {
    let counting = groups.iter().filter(|group| group.counts());
    argument::Poi::Staircase { sizes: counting.take(NAMED).map(|group| group.size.into()).collect(), sum }
}

fn recommended(row: &[UBig], groups: &[Group], jump: &Jump) -> Option<Statement> {
    let (_, from, to) = ends(row, groups, jump)?;
    let group = groups.get(jump.group)?.number.clone();
    let below = &group - UBig::ONE;
    Some(argument::Poi::Move { from: from.clone(), to, pawns: jump.pawns, group, below }.into())
}
