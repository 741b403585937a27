//! Sums in sixteen bytes.
//!
//! The ids of the components are packed into lanes. The largest id determines the width of the lanes, so that
//! a sum has only one key: 20 lanes of 6 bits, 15 of 8, 7 of 16 or 3 of 32. A sum that does not fit has its
//! number in the list of long sums instead. Two keys are equal exactly if the sums are.

use super::Id;
use super::lanes::{BITS, Lanes};

/// A sum of components. The top byte has the kind in its three upper bits; the lower five are free for a
/// [`Memo`](super::Memo).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(u128);

/// Position of the bits that tell how to read the rest of a key.
const KIND: u32 = 125;
const SIXES: u8 = 0;
const BYTES: u8 = 1;
const HALVES: u8 = 2;
const WORDS: u8 = 3;
const LONG: u8 = 4;

/// Bits of the mark.
const MARK: u128 = 0x1f << BITS;

impl Key {
    /// The empty sum.
    pub(crate) const EMPTY: Key = Key(0);

    #[inline]
    fn new(kind: u8, lanes: u128) -> Key {
        Key(u128::from(kind) << KIND | lanes)
    }

    #[inline]
    fn kind(self) -> u8 {
        (self.0 >> KIND) as u8
    }

    #[inline]
    fn lanes<const W: u32>(self) -> Lanes<W> {
        Lanes(self.0 & ((1 << BITS) - 1))
    }

    /// Key of these ascending ids, if they fit.
    pub(crate) fn pack(ids: &[Id]) -> Option<Key> {
        match ids.last() {
            None => Some(Key::EMPTY),
            Some(..Lanes::<6>::FULL) => Lanes::<6>::pack(ids).map(|lanes| Key::new(SIXES, lanes.0)),
            Some(..Lanes::<8>::FULL) => Lanes::<8>::pack(ids).map(|lanes| Key::new(BYTES, lanes.0)),
            Some(..Lanes::<16>::FULL) => Lanes::<16>::pack(ids).map(|lanes| Key::new(HALVES, lanes.0)),
            Some(_) => Lanes::<32>::pack(ids).map(|lanes| Key::new(WORDS, lanes.0)),
        }
    }

    /// Key of a long sum.
    pub(crate) fn long(number: u32) -> Key {
        Key::new(LONG, number.into())
    }

    /// Number of a long sum.
    #[inline]
    pub(crate) fn as_long(self) -> Option<u32> {
        (self.kind() == LONG).then_some(self.0 as u32)
    }

    /// Appends the ids of a sum that is not long.
    #[inline]
    pub(crate) fn unpack(self, ids: &mut Vec<Id>) {
        match self.kind() {
            SIXES => self.lanes::<6>().unpack(ids),
            BYTES => self.lanes::<8>().unpack(ids),
            HALVES => self.lanes::<16>().unpack(ids),
            WORDS => self.lanes::<32>().unpack(ids),
            _ => {}
        }
    }

    /// The id at an index of a sum that is not long.
    #[inline]
    pub(crate) fn get(self, index: usize) -> Option<Id> {
        match self.kind() {
            SIXES => self.lanes::<6>().get(index),
            BYTES => self.lanes::<8>().get(index),
            HALVES => self.lanes::<16>().get(index),
            WORDS => self.lanes::<32>().get(index),
            _ => None,
        }
    }

    /// Removes the component of this lane; `None` if the sum is long.
    #[inline]
    pub(crate) fn without(self, lane: u32) -> Option<Rest> {
        let kind = self.kind();
        let lanes = match kind {
            SIXES => self.lanes::<6>().without(lane).0,
            BYTES => self.lanes::<8>().without(lane).0,
            HALVES => self.lanes::<16>().without(lane).0,
            WORDS => self.lanes::<32>().without(lane).0,
            _ => return None,
        };
        Some(Rest { kind, lanes })
    }

    /// Pseudorandom number from a key: the two halves of a product.
    #[inline]
    pub(crate) fn hash(self) -> u64 {
        let low = self.0 as u64 ^ 0x9e37_79b9_7f4a_7c15;
        let high = (self.0 >> 64) as u64 ^ 0xbf58_476d_1ce4_e5b9;
        let product = u128::from(low) * u128::from(high);
        (product >> 64) as u64 ^ product as u64
    }

    /// Adds a mark below 32 in the spare bits.
    #[inline]
    pub(crate) fn marked(self, mark: u8) -> u128 {
        self.0 | u128::from(mark) << BITS
    }

    /// Key and mark.
    #[inline]
    pub(crate) fn unmarked(marked: u128) -> (Key, u8) {
        (Key(marked & !MARK), (marked >> BITS) as u8 & 0x1f)
    }
}

/// Remaining components on the way from a sum to another, in lanes of the original width.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    kind: u8,
    lanes: u128,
}

impl Rest {
    /// Removes the component of one more lane.
    pub(crate) fn without(self, lane: u32) -> Option<Rest> {
        Key::new(self.kind, self.lanes).without(lane)
    }

    /// Key of the sum with further components, if they fit in the same lanes and narrower ones would not do.
    #[inline(always)]
    pub(crate) fn with(self, more: impl Iterator<Item = Id>) -> Option<Key> {
        let lanes = match self.kind {
            SIXES => with::<6>(self.lanes, 0, more),
            BYTES => with::<8>(self.lanes, Lanes::<6>::FULL, more),
            HALVES => with::<16>(self.lanes, Lanes::<8>::FULL, more),
            _ => with::<32>(self.lanes, Lanes::<16>::FULL, more),
        };
        lanes.map(|lanes| Key::new(self.kind, lanes))
    }
}

/// Adds components, if they fit and afterwards some id is at least `least`, or `least` is 0.
#[inline(always)]
fn with<const W: u32>(lanes: u128, least: Id, mut more: impl Iterator<Item = Id>) -> Option<u128> {
    let lanes = more.try_fold(Lanes::<W>(lanes), Lanes::with)?;
    (least == 0 || lanes.reaches(least)).then_some(lanes.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn unpacked(key: Key) -> Vec<Id> {
        let mut ids = vec![];
        key.unpack(&mut ids);
        ids
    }

    #[test]
    fn there_is_room_for_twenty_fifteen_seven_or_three() {
        for (largest, room) in
            [(0x3e, 20), (0x3f, 15), (0xfe, 15), (0xff, 7), (0xfffe, 7), (0xffff, 3), (Id::MAX - 1, 3)]
        {
            let ids = |count: usize| [vec![0; count - 1], vec![largest]].concat();
            let key = Key::pack(&ids(room)).expect("there is room");
            assert_eq!(unpacked(key), ids(room));
            assert_eq!(Key::pack(&ids(room + 1)), None);
            assert_eq!(key.as_long(), None);
            assert_eq!(Key::unmarked(key.marked(31)), (key, 31));
        }
    }

    proptest! {
        #[test]
        fn a_key_that_is_changed_in_place_is_the_key_of_the_changed_sum(
            ids in proptest::collection::vec(prop_oneof![0 as Id..62, 0 as Id..300], 1..21),
            come in proptest::collection::vec(prop_oneof![0 as Id..62, 0 as Id..300], 0..4),
            gone in any::<proptest::sample::Index>(),
        ) {
            let sorted = |mut ids: Vec<Id>| { ids.sort_unstable(); ids };
            let ids = sorted(ids);
            let Some(key) = Key::pack(&ids) else { return Ok(()) };
            let gone = gone.index(ids.len());
            let mut after = ids;
            after.remove(gone);
            let after = sorted([after, come.clone()].concat());
            if let Some(replaced) = key.without(gone as u32).and_then(|rest| rest.with(come.into_iter())) {
                prop_assert_eq!(Some(replaced), Key::pack(&after));
                prop_assert_eq!(unpacked(replaced), after);
            }
        }
    }
}
