//! Which elements are lost, and with which others.

use crate::bits::Bits;
use crate::monoid::Table;
use rustc_hash::FxHashMap;

/// The lost elements of a monoid: its P-portion.
#[derive(Clone, Debug)]
pub(crate) struct Portion {
    /// By element: with which elements it is lost together.
    with: Vec<Bits>,
    /// The element that is lost with these.
    elements: FxHashMap<Bits, u32>,
}

impl Portion {
    /// From which elements are lost by themselves.
    pub(crate) fn new(lost: &[bool], table: &Table) -> Portion {
        let order = lost.len();
        let with: Vec<Bits> = (0..order as u32)
            .map(|element| {
                let mut with = Bits::new(order);
                let row = table.row(element).iter().enumerate();
                row.filter(|(_, product)| lost[**product as usize]).for_each(|(other, _)| with.add(other));
                with
            })
            .collect();
        let elements = with.iter().cloned().zip(0..).collect();
        Portion { with, elements }
    }

    pub(crate) fn order(&self) -> usize {
        self.with.len()
    }

    #[inline]
    pub(crate) fn is_lost(&self, element: u32) -> bool {
        self.with[element as usize].has(0)
    }

    pub(crate) fn lost_with(&self, element: u32) -> &Bits {
        &self.with[element as usize]
    }

    /// The element that is lost with exactly these. In a quotient there are no two.
    pub(crate) fn find(&self, with: &Bits) -> Option<u32> {
        self.elements.get(with).copied()
    }
}
