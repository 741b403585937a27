//! Batches of a sum's options.
//!
//! Most positions are N, which is soon seen: so before anything is stored, many options are looked up among
//! the relatively few sums that are P. Only if none is found, some options are stored and their labels looked
//! up.

use super::labels::LabelTable;
use crate::Refusal;
use crate::pool::{Chosen, Hashed, Id, Sums, advance};

/// Number of options looked up among the sums that are P, and number of those then stored.
pub(super) const AHEAD: u32 = 64;
const WRITTEN: u32 = 16;

/// Options of a sum, with reusable buffers.
#[derive(Default)]
pub(super) struct Batch {
    /// If several components may be moved in at once: the ids of the sum, and the move used to look ahead.
    ids: Vec<Id>,
    ahead: Vec<Chosen>,
    options: Vec<Hashed>,
}

impl Batch {
    /// The options stored last.
    pub(super) fn options(&self) -> &[Hashed] {
        &self.options
    }

    /// Returns `true` if one of the next options of `sum`, from the move `chosen` on, is known to be P.
    pub(super) fn has_lost(
        &mut self,
        sums: &mut Sums,
        table: &LabelTable,
        sum: Hashed,
        chosen: &[Chosen],
    ) -> Result<bool, Refusal> {
        if let &[next] = chosen
            && sums.lists.is_disjunctive()
        {
            return has_lost_singly(sums, table, sum, next);
        }
        sums.unpack(sum.key, &mut self.ids);
        self.ahead.clear();
        self.ahead.extend_from_slice(chosen);
        for _ in 0..AHEAD {
            let hash = sums.hash_after(&self.ids, sum.hash, &self.ahead)?;
            if table.may_be_lost(hash)
                && let Some(met) = sums.met_after(sum.key, &self.ahead)
                && table.is_lost(met)
            {
                return Ok(true);
            }
            if !advance(&sums.lists, &self.ids, &mut self.ahead, 0) {
                break;
            }
        }
        Ok(false)
    }

    /// Stores the next options of `sum`; afterwards `chosen[base..]` is the move after them, if there is one.
    pub(super) fn write(
        &mut self,
        sums: &mut Sums,
        sum: Hashed,
        chosen: &mut Vec<Chosen>,
        base: usize,
    ) -> Result<(), Refusal> {
        self.options.clear();
        if sums.lists.is_disjunctive() {
            return self.write_singly(sums, sum, chosen, base);
        }
        sums.unpack(sum.key, &mut self.ids);
        for _ in 0..WRITTEN {
            let hash = sums.hash_after(&self.ids, sum.hash, &chosen[base..])?;
            self.options.push(Hashed { key: sums.after(sum.key, &chosen[base..])?, hash });
            if !advance(&sums.lists, &self.ids, chosen, base) {
                break;
            }
        }
        Ok(())
    }

    fn write_singly(
        &mut self,
        sums: &mut Sums,
        sum: Hashed,
        chosen: &mut Vec<Chosen>,
        base: usize,
    ) -> Result<(), Refusal> {
        let mut room = WRITTEN;
        while let Some(next) = chosen.get_mut(base)
            && let Some(id) = sums.get(sum.key, next.index as usize)
            && room > 0
        {
            let all = sums.lists.options(id);
            let options = next.option..all.end.min(next.option + room);
            let hash = sum.hash.wrapping_sub(sums.lists.salt(id));
            room -= options.end - options.start;
            sums.append_after(sum.key, hash, next.index, options.clone(), &mut self.options)?;
            next.option = options.end;
            if options.end == all.end {
                match sums.first_after(sum.key, next.index, id) {
                    Some(other) => *next = other,
                    None => chosen.truncate(base),
                }
            }
        }
        Ok(())
    }
}

/// The same for moves in one component at a time: options of a component differ in one summand of the hash.
fn has_lost_singly(sums: &mut Sums, table: &LabelTable, sum: Hashed, next: Chosen) -> Result<bool, Refusal> {
    let mut room = AHEAD;
    let mut next = Some(next);
    while let Some(Chosen { index, option }) = next
        && let Some(id) = sums.get(sum.key, index as usize)
        && room > 0
    {
        let mut options = option..sums.lists.options(id).end.min(option + room);
        let hash = sum.hash.wrapping_sub(sums.lists.salt(id));
        room -= options.end - options.start;
        sums.lists.look_up_to(id, options.end)?;
        let may_be_lost = |salt| table.may_be_lost(hash.wrapping_add(salt));
        while let Some(option) = sums.lists.find_salt(options.clone(), may_be_lost) {
            if let Some(met) = sums.met_after_one(sum.key, Chosen { index, option })
                && table.is_lost(met)
            {
                return Ok(true);
            }
            options.start = option + 1;
        }
        next = sums.first_after(sum.key, index, id);
    }
    Ok(false)
}
