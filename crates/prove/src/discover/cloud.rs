//! Positions at which ideas are tried.

use super::bits::Bits;
use super::oracle::Label;
use super::sample::Sample;

/// Limit on the positions at which ideas are first tried; those with the least total come first.
const MOST: usize = 2500;

/// Some positions, by total and then alphabetically, with the facts that follow from the rules there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cloud {
    positions: Vec<(Vec<u64>, Label)>,
}

impl Cloud {
    /// The smallest positions of a box, and of others. In a sum only one order of its components is used.
    pub(crate) fn of<'s>(samples: impl IntoIterator<Item = &'s Sample>, arity: Option<usize>) -> Cloud {
        let ordered = |at: &[u64]| arity.is_none_or(|arity| at.chunks(arity.max(1)).is_sorted());
        Cloud::only(samples, ordered)
    }

    /// The smallest positions among those that satisfy a condition.
    pub(crate) fn only<'s>(
        samples: impl IntoIterator<Item = &'s Sample>,
        keep: impl Fn(&[u64]) -> bool,
    ) -> Cloud {
        let mut positions = vec![];
        for sample in samples {
            let mut here: Vec<(Vec<u64>, Label)> = sample.each().filter(|(at, _)| keep(at)).collect();
            here.sort_by_cached_key(|(at, _)| (at.iter().sum::<u64>(), at.clone()));
            here.truncate(MOST);
            positions.extend(here);
        }
        Cloud { positions }
    }

    /// Adds a position at which some idea was wrong.
    pub(crate) fn add(&mut self, at: Vec<u64>, label: Label) {
        if !self.positions.iter().any(|(known, _)| *known == at) {
            self.positions.push((at, label));
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn at(&self, index: usize) -> &[u64] {
        &self.positions[index].0
    }

    pub(crate) fn label(&self, index: usize) -> Label {
        self.positions[index].1
    }

    /// Positions that satisfy a condition.
    pub(crate) fn bits(&self, mut holds: impl FnMut(&[u64]) -> bool) -> Bits {
        Bits::of(self.len(), |index| holds(self.at(index)))
    }

    /// The positions with a label.
    pub(crate) fn labelled(&self, label: Label) -> Bits {
        Bits::of(self.len(), |index| self.label(index) == label)
    }
}
