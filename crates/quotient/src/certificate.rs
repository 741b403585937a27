//! Certificates of quotients; `book/en/misere-heaps.md` describes every item.

use crate::Quotient;
use kernel_heaps::{Heaps, QuotientCertificate};

impl Quotient {
    /// The certificate for a game whose heaps of at most `offset` stones have no moves, and in which all others stand for
    /// heaps smaller by that.
    pub fn certificate(&self, heaps: Heaps, offset: u32) -> QuotientCertificate {
        let more = offset as usize;
        let raised = |heaps: &[usize]| heaps.iter().map(|heap| heap + more).collect();
        let times = |element: u32| {
            (0..self.generators().len())
                .map(|generator| self.times(element, generator).unwrap_or(0))
                .collect()
        };
        QuotientCertificate {
            heaps,
            period: self.period().map(|period| (period.start + more, period.length)),
            map: [vec![0; more], self.map().to_vec()].concat(),
            generators: raised(self.generators()),
            times: (0..self.order() as u32).map(times).collect(),
            lost: self.lost().collect(),
            sums: self.sums().iter().map(|sum| raised(sum)).collect(),
            offset,
        }
    }
}
