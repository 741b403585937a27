//! Lost elements, and the elements they are lost together with.

use crate::bits::Bits;
use crate::monoid::Table;
use rustc_hash::FxHashMap;

/// The lost elements of a monoid: its P-portion.
#[derive(Clone, Debug)]
pub(crate) struct Portion {
    /// For each element, the elements whose product with it is lost.
    with: Vec<Bits>,
    /// The element for each such set.
    elements: FxHashMap<Bits, u32>,
}

impl Portion {
    /// Builds the portion from the elements that are lost by themselves.
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

    /// The element whose products with exactly these are lost. In a quotient it is unique.
    pub(crate) fn find(&self, with: &Bits) -> Option<u32> {
        self.elements.get(with).copied()
    }
}
