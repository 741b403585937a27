//! Boxes of positions to examine.

use super::Stage;
use super::naming::Kind;
use super::oracle::Silence;
use super::sample::{Sample, cells, side};
use super::search::Search;

/// Numbers of cells in successive boxes, for one number and for several.
const CELLS: [(u64, u64); 4] = [(200, 1 << 10), (1 << 10, 1 << 12), (1 << 12, 1 << 14), (1 << 13, 1 << 16)];
/// Number of cells in one more box of pairs, if options may be forbidden: automata of such games have more states.
const FORBIDDEN_CELLS: u64 = 1 << 19;
/// Number of positions wanted in a box where laws leave few of its cells, and limit on the cells used for
/// that.
const SPARSE: (usize, u64) = (1000, 1 << 18);
/// Number of cells in boxes of other sizes, which a claim about sums or rows should satisfy as well.
const OTHER_CELLS: u64 = 1 << 9;
/// The same limits as for boxes of the requested size.
const OTHER_SPARSE: (usize, u64) = (100, 1 << 16);
/// Largest such size.
const OTHER_SIZES: usize = 5;

impl Search<'_> {
    /// Sides of the boxes.
    pub(super) fn sides(&self) -> Vec<u64> {
        if let Some(upto) = self.inquiry.upto {
            return vec![upto.saturating_add(1).max(2)];
        }
        let cells = CELLS.map(|(one, several)| if self.places == 1 { one } else { several });
        let mut sides = cells.map(|cells| side(self.places, cells)).to_vec();
        if self.places == 2 && self.bare.blocking().is_some() {
            sides.push(side(self.places, FORBIDDEN_CELLS));
        }
        sides.dedup();
        sides
    }

    /// The smallest box.
    pub(super) fn first_box(&mut self) -> Option<Sample> {
        let side = self.sides().first().copied()?;
        self.ask(side).ok()
    }

    /// A box of the requested size; a larger one where laws leave few positions.
    pub(super) fn ask(&mut self, side: u64) -> Result<Sample, Silence> {
        let sample = self.filled(self.places, side, SPARSE)?;
        let extent = sample.extent();
        if self.data.is_none_or(|data| data.upto < extent.upto) {
            self.data = Some(extent);
        }
        Ok(sample)
    }

    /// Small boxes of other sizes, as far as they are available.
    pub(super) fn ask_others(&mut self) -> Result<(), Silence> {
        let (each, size) = match (self.naming.kind, self.inquiry.size) {
            (Kind::Sum(arity), Some(size)) => (arity, size),
            (Kind::Row, Some(size)) => (1, size),
            _ => return Ok(()),
        };
        for other in (1..=(size + 2).min(OTHER_SIZES)).filter(|&other| other != size) {
            let places = other * each;
            let side = side(places, OTHER_CELLS)
                .min(self.inquiry.upto.map_or(u64::MAX, |upto| upto.saturating_add(1)));
            match self.filled(places, side, OTHER_SPARSE) {
                // A box without positions is no evidence.
                Ok(sample) if sample.positions == 0 => {}
                Ok(sample) => self.others.push(sample),
                Err(Silence::Refused) => {}
                Err(Silence::Stopped) => return Err(Silence::Stopped),
            }
        }
        Ok(())
    }

    fn filled(&mut self, places: usize, side: u64, (enough, most): (usize, u64)) -> Result<Sample, Silence> {
        let mut sample = self.solved(places, side)?;
        let mut side = side;
        let sparse = |sample: &Sample| {
            let cells = cells(sample.places, sample.side).unwrap_or(u64::MAX);
            sample.positions < enough && (sample.positions as u64) < cells / 3
        };
        while self.inquiry.upto.is_none() && places > 1 && sparse(&sample) {
            side += side.div_ceil(3);
            if cells(places, side).is_none_or(|cells| cells > most) {
                break;
            }
            match self.solved(places, side) {
                Ok(larger) => sample = larger,
                Err(Silence::Refused) => break,
                Err(Silence::Stopped) => return Err(Silence::Stopped),
            }
        }
        Ok(sample)
    }

    pub(super) fn solved(&mut self, places: usize, side: u64) -> Result<Sample, Silence> {
        if self.inquiry.limits.stopped().is_some() {
            return Err(Silence::Stopped);
        }
        (self.inquiry.progress)(Stage::Data(side));
        Sample::ask(self.oracle, self.inquiry.goal, places, side)
    }
}
