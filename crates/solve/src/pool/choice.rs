//! Moves of a sum, one after another, without listing them.
//!
//! A move in an ordinary sum is one option of one component. In `upto k of` it is an option in each of at
//! most `k` components, all of the same game: a move in a sum of two compounds is a move in one of them.
//! If every component moves, it is an option in each.
//! Among equal components the first ones are chosen, in the order of their options, so that equality causes
//! no repeated moves.

use super::{Id, Lists};

/// An option chosen in one component of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// Index of the component in the sum.
    pub(crate) index: u32,
    /// Number of the option in [`Lists`].
    pub(crate) option: u32,
}

/// Advances the move `chosen[base..]` to the next one; after the last it is removed, and the result is
/// `false`.
#[inline]
pub(crate) fn advance(lists: &Lists, ids: &[Id], chosen: &mut Vec<Chosen>, base: usize) -> bool {
    if lists.is_every() {
        return advance_every(lists, ids, chosen, base);
    }
    if !lists.is_disjunctive() {
        return advance_several(lists, ids, chosen, base);
    }
    let Some(last) = chosen.get_mut(base) else { return false };
    let id = ids[last.index as usize];
    let next = last.option + 1;
    if next < lists.options(id).end {
        last.option = next;
        return true;
    }
    match (last.index as usize + 1..ids.len()).find(|&other| ids[other] != id) {
        Some(other) => *last = Chosen { index: other as u32, option: lists.options(ids[other]).start },
        None => chosen.truncate(base),
    }
    chosen.len() > base
}

/// Counts on where every component moves; equal components have rising options.
fn advance_every(lists: &Lists, ids: &[Id], chosen: &mut Vec<Chosen>, base: usize) -> bool {
    let Some(place) = (base..chosen.len()).rev().find(|&place| {
        let Chosen { index, option } = chosen[place];
        option + 1 < lists.options(ids[index as usize]).end
    }) else {
        chosen.truncate(base);
        return false;
    };
    chosen[place].option += 1;
    for later in place + 1..chosen.len() {
        let (before, index) = (chosen[later - 1], chosen[later].index as usize);
        let equal = ids[before.index as usize] == ids[index];
        chosen[later].option = if equal { before.option } else { lists.options(ids[index]).start };
    }
    true
}

fn advance_several(lists: &Lists, ids: &[Id], chosen: &mut Vec<Chosen>, base: usize) -> bool {
    let Some(&last) = chosen.get(base..).and_then(<[Chosen]>::last) else { return false };
    let game = lists.game(ids[last.index as usize]);
    if ((chosen.len() - base) as u64) < lists.reach(game)
        && let Some(more) = another(lists, ids, last, game)
    {
        chosen.push(more);
        return true;
    }
    while chosen.len() > base {
        let place = chosen.len() - 1;
        let Chosen { index, option } = chosen[place];
        let id = ids[index as usize];
        let next = option + 1;
        if next < lists.options(id).end {
            chosen[place].option = next;
            return true;
        }
        chosen.pop();
        let alone = chosen.len() == base;
        let other = (index as usize + 1..ids.len())
            .find(|&other| ids[other] != id && (alone || lists.game(ids[other]) == game));
        if let Some(other) = other {
            chosen.push(Chosen { index: other as u32, option: lists.options(ids[other]).start });
            return true;
        }
    }
    false
}

/// Another component to move in at the same time, with its first option.
fn another(lists: &Lists, ids: &[Id], last: Chosen, game: usize) -> Option<Chosen> {
    let id = ids[last.index as usize];
    let other = (last.index as usize + 1..ids.len()).find(|&other| lists.game(ids[other]) == game)?;
    // An equal component never takes an option before its twin's.
    let option = if ids[other] == id { last.option } else { lists.options(ids[other]).start };
    Some(Chosen { index: other as u32, option })
}
