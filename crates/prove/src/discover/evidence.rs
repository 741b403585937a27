//! Evidence for claims: comparison with all positions of a box, and with boxes of other sizes.
//!
//! A claim is made from small data and compared with larger ones as they arrive. The final evidence is the
//! largest box with which it was compared completely; a claim that is wrong anywhere in the data is not
//! offered.

use super::compare::{Comparison, Difference, compare};
use super::extent::{Extent, OtherSize};
use super::naming::Kind;
use super::oracle::Silence;
use super::sample::Sample;
use super::search::Search;
use super::{Discovery, Failed, Learned, Method, Status};
use crate::undecided::Undecided;
use rules::Instance;

/// A claim that is neither proved nor refuted.
pub(super) struct Conjecture {
    pub(super) items: Vec<String>,
    pub(super) learned: Vec<Learned>,
    pub(super) why: Undecided,
    /// Positions it was compared with.
    pub(super) extent: Extent,
}

impl Search<'_> {
    /// Compares a claim with a sample.
    pub(super) fn compare(&self, instance: &Instance, sample: &Sample) -> Comparison {
        compare(instance, self.inquiry.goal, sample, self.inquiry.limits)
    }

    /// Compares claims that agreed with fewer positions with these. Wrong ones are dropped, and the data will
    /// show the reason.
    pub(super) fn recheck(&mut self, sample: &Sample) -> Result<(), Silence> {
        let mut open = std::mem::take(&mut self.open).into_iter();
        let mut halted = Ok(());
        for mut conjecture in open.by_ref() {
            let Some(instance) = self.bare.with_claims(&conjecture.items) else {
                // A claim that was not parsed in time keeps its evidence.
                if self.inquiry.limits.stopped().is_some() {
                    halted = Err(Silence::Stopped);
                    self.open.push(conjecture);
                    break;
                }
                continue;
            };
            let comparison = self.compare(&instance, sample);
            let extent = match comparison {
                Comparison::Agrees => Some(sample.extent()),
                Comparison::Differs(difference) => {
                    self.wrong(&conjecture.items, difference);
                    continue;
                }
                Comparison::Stopped(extent) => {
                    halted = Err(Silence::Stopped);
                    extent
                }
            };
            if let Some(extent) = extent.filter(|extent| extent.upto > conjecture.extent.upto) {
                conjecture.extent = extent;
            }
            self.open.push(conjecture);
            if halted.is_err() {
                break;
            }
        }
        self.open.extend(open);
        halted
    }

    /// Compares a claim with a few boxes of increasing size, as far as they are available; `None` if it is
    /// wrong, or no box is available.
    pub(super) fn agreement(&mut self, instance: &Instance, boxes: usize) -> Option<Extent> {
        let mut extent = None;
        for side in self.sides().into_iter().take(boxes) {
            let Ok(sample) = self.ask(side) else { break };
            match self.compare(instance, &sample) {
                Comparison::Agrees => extent = Some(sample.extent()),
                Comparison::Differs(_) => return None,
                Comparison::Stopped(within) => return extent.or(within),
            }
        }
        extent
    }

    /// Compares a claim with the boxes of other sizes, as far as time allows.
    pub(super) fn sizes(&self, instance: &Instance) -> Vec<OtherSize> {
        let each = match self.naming.kind {
            Kind::Sum(arity) => arity.max(1),
            Kind::Tuple | Kind::Row => 1,
        };
        let mut sizes = vec![];
        for sample in self.others.iter().filter(|sample| sample.positions > 0) {
            let differs = match self.compare(instance, sample) {
                Comparison::Agrees => None,
                Comparison::Differs(difference) => Some(difference.at),
                Comparison::Stopped(_) => break,
            };
            sizes.push(OtherSize { size: sample.places / each, extent: sample.extent(), differs });
        }
        sizes
    }

    /// Notes where a candidate is wrong; of several, the one that agreed with the most positions is kept.
    pub(super) fn wrong(&mut self, items: &[String], difference: Difference) {
        let Difference { at, label, agreed } = difference;
        self.doubts.push(at.clone());
        if self.failed.as_ref().is_none_or(|failed| failed.agreed < agreed) {
            self.failed = Some(Failed { items: items.to_vec(), at, label, agreed });
        }
    }

    /// Notes that claims of a kind are looked for.
    pub(super) fn trying(&mut self, method: Method) {
        if !self.methods.contains(&method) {
            self.methods.push(method);
        }
    }

    /// The result without a proof.
    pub(super) fn unfinished(&mut self, status: Status) -> Discovery {
        let best = match self.open.is_empty() {
            true => None,
            false => Some(self.open.swap_remove(0)),
        };
        let nothing = Discovery {
            data: self.data,
            tried: self.tried,
            methods: std::mem::take(&mut self.methods),
            failed: self.failed.take(),
            ..Discovery::without_claims(self.inquiry.goal, self.bare.ruleset().text_with_claims(&[]), status)
        };
        let Some(Conjecture { items, learned, why, extent }) = best else { return nothing };
        let sizes = self.bare.with_claims(&items).map(|instance| self.sizes(&instance)).unwrap_or_default();
        Discovery {
            text: self.bare.ruleset().text_with_claims(&items),
            items,
            status: Status::Conjecture(why),
            learned,
            compared: Some(extent),
            sizes,
            ..nothing
        }
    }
}
