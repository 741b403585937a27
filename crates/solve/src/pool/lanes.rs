//! Numbers packed side by side in one word.

use super::Id;

/// Number of bits used for lanes.
pub(crate) const BITS: u32 = 120;

/// Ascending ids, each in a lane of `W` bits, the first in the lowest.
///
/// A lane holds the difference of its id from the largest number of `W` bits. So lanes descend, and an empty
/// one is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lanes<const W: u32>(pub(crate) u128);

impl<const W: u32> Lanes<W> {
    /// Number of ids that fit.
    pub(crate) const ROOM: usize = (BITS / W) as usize;
    /// Exclusive upper bound on ids.
    pub(crate) const FULL: Id = (u64::MAX >> (64 - W)) as Id;

    /// A one in each lane.
    const ONES: u128 = {
        let mut ones = 0;
        let mut lane = 0;
        while lane < BITS / W {
            ones |= 1 << (W * lane);
            lane += 1;
        }
        ones
    };
    /// Highest bit of each lane.
    const HIGH: u128 = Self::ONES << (W - 1);
    /// Masks of the lowest 0, 1, 2, … lanes.
    const BELOW: [u128; 32] = {
        let mut below = [0; 32];
        let mut lane = 1;
        while lane < 32 {
            below[lane] = if W * (lane as u32) < BITS { (1 << (W * lane as u32)) - 1 } else { u128::MAX };
            lane += 1;
        }
        below
    };

    /// Packs these ids, if they fit.
    pub(crate) fn pack(ids: &[Id]) -> Option<Lanes<W>> {
        let fits = ids.len() <= Self::ROOM && ids.last().is_none_or(|&id| id < Self::FULL);
        let lane = |lanes, &id| lanes << W | u128::from(Self::FULL - id);
        fits.then(|| Lanes(ids.iter().rev().fold(0, lane)))
    }

    /// Appends the ids to a list.
    #[inline]
    pub(crate) fn unpack(self, ids: &mut Vec<Id>) {
        let mut lanes = self.0;
        while lanes != 0 {
            ids.push(Self::FULL - (lanes as Id & Self::FULL));
            lanes >>= W;
        }
    }

    /// The id in this lane, if there is one.
    #[inline]
    pub(crate) fn get(self, lane: usize) -> Option<Id> {
        let lane = if lane < Self::ROOM { (self.0 >> (W * lane as u32)) as Id & Self::FULL } else { 0 };
        (lane != 0).then(|| Self::FULL - lane)
    }

    /// Returns `true` if some id is at least this one, which is below `FULL`.
    #[inline]
    pub(crate) fn reaches(self, id: Id) -> bool {
        let used = (u128::BITS - self.0.leading_zeros()).div_ceil(W);
        used > 0 && (self.0 >> (W * (used - 1))) as Id <= Self::FULL - id
    }

    /// Removes the id in this lane.
    #[inline]
    pub(crate) fn without(self, lane: u32) -> Lanes<W> {
        let below = Self::BELOW[(lane & 31) as usize];
        Lanes(self.0 & below | self.0 >> W & !below)
    }

    /// Adds an id, if it fits.
    #[inline]
    pub(crate) fn with(self, id: Id) -> Option<Lanes<W>> {
        if id >= Self::FULL || self.0 >> (W * (BITS / W - 1)) != 0 {
            return None;
        }
        let all = u128::from(Self::FULL - id) * Self::ONES;
        // Compares all lanes at once: the highest bit of a lane tells if it is at least the new one. These
        // lanes come first, and the others move up by one.
        let lower = (self.0 | Self::HIGH) - (all & !Self::HIGH);
        let before = (self.0 & lower | (self.0 ^ lower) & !all) & Self::HIGH;
        let below = (before << 1) - (before >> (W - 1));
        let lane = (below << W | u128::from(Self::FULL)) ^ below;
        Some(Lanes(self.0 & below | (self.0 & !below) << W | all & lane))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn unpacked<const W: u32>(lanes: Lanes<W>) -> Vec<Id> {
        let mut ids = vec![];
        lanes.unpack(&mut ids);
        ids
    }

    fn holds<const W: u32>(mut ids: Vec<Id>, more: Id, gone: usize) -> Result<(), TestCaseError> {
        let within = |id: Id| id % Lanes::<W>::FULL;
        ids.iter_mut().for_each(|id| *id = within(*id));
        ids.truncate(Lanes::<W>::ROOM);
        ids.sort_unstable();
        let lanes = Lanes::<W>::pack(&ids).expect("there is room");
        prop_assert_eq!(unpacked(lanes), ids.clone());
        for lane in 0..32 {
            prop_assert_eq!(lanes.get(lane), ids.get(lane).copied());
        }
        prop_assert_eq!(lanes.reaches(within(more)), ids.last().is_some_and(|&id| id >= within(more)));
        let gone = gone % ids.len();
        let mut fewer = ids.clone();
        fewer.remove(gone);
        prop_assert_eq!(unpacked(lanes.without(gone as u32)), fewer);
        ids.push(within(more));
        ids.sort_unstable();
        prop_assert_eq!(
            lanes.with(within(more)).map(unpacked),
            (ids.len() <= Lanes::<W>::ROOM).then_some(ids)
        );
        prop_assert_eq!(lanes.with(Lanes::<W>::FULL), None);
        Ok(())
    }

    proptest! {
        #[test]
        fn ids_come_and_go_in_order(
            ids in proptest::collection::vec(any::<Id>(), 1..24),
            more in any::<Id>(),
            gone in 0..24usize,
        ) {
            holds::<6>(ids.clone(), more, gone)?;
            holds::<8>(ids.clone(), more, gone)?;
            holds::<16>(ids.clone(), more, gone)?;
            holds::<32>(ids, more, gone)?;
        }
    }
}
