//! Certificates of misère quotients as data and text.

use crate::flaw::QuotientFlaw;
use crate::heaps::Items;
use kernel::TextFlaw;
use kernel::text::{Text, flaw};

/// Contents of a certificate. Heaps are named as in its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotientCertificate {
    /// The game.
    pub heaps: crate::Heaps,
    /// First heap of the period of the map, and its length; `None` if only the heaps of the map are meant.
    pub period: Option<(usize, usize)>,
    /// Element of each heap.
    pub map: Vec<u32>,
    /// Heaps of the generators.
    pub generators: Vec<usize>,
    /// Products of each element with the generators.
    pub times: Vec<Vec<u32>>,
    /// Lost elements.
    pub lost: Vec<u32>,
    /// Sums of heaps that cover all.
    pub sums: Vec<Vec<usize>>,
    /// Heaps of at most so many stones have no moves.
    pub offset: u32,
}

impl QuotientCertificate {
    /// Reads the text of a certificate.
    pub fn parse(text: &str) -> Result<QuotientCertificate, kernel::Rejection> {
        let text = &Text::read(text)?;
        let (heaps, mut items) = Items::of(text, "quotient")?;
        let at = items.at();
        let period = match items.numbers("repeats")?.as_deref() {
            None => None,
            Some(&[start, length]) => Some((start as usize, length as usize)),
            Some(_) => return flaw(at, TextFlaw::Arity),
        };
        let map = items.needed("map")?;
        let generators = items.needed("generators")?.into_iter().map(|heap| heap as usize).collect();
        let times = items.lists("times")?;
        let lost = items.needed("lost")?;
        let heaps_of = |sum: Vec<u32>| sum.into_iter().map(|heap| heap as usize).collect();
        let sums = items.lists("sums")?.into_iter().map(heaps_of).collect();
        let offset = items.one("offset")?.unwrap_or(0) as u32;
        items.end()?;
        Ok(QuotientCertificate { heaps, period, map, generators, times, lost, sums, offset })
    }

    /// The same about heaps smaller by the offset: those without moves become one of no stones.
    pub(super) fn lowered(mut self) -> Result<QuotientCertificate, QuotientFlaw> {
        let offset = self.offset as usize;
        if self.map.iter().take(offset).any(|&element| element != 0) || self.map.len() < offset {
            return Err(QuotientFlaw::Small);
        }
        self.map.drain(..offset);
        if let Some((start, _)) = &mut self.period {
            *start = start.checked_sub(offset).ok_or(QuotientFlaw::Small)?;
        }
        for heap in self.generators.iter_mut().chain(self.sums.iter_mut().flatten()) {
            *heap = heap.checked_sub(offset).ok_or(QuotientFlaw::Small)?;
        }
        Ok(self)
    }
}
