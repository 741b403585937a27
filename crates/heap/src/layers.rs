//! Values of all partitions of m stones into h heaps, for one m after another, as bits.
//!
//! Let S(h, m) be the set of values of m stones in exactly h heaps, and G(m) that of one heap. A smallest
//! heap a has at most m/h stones, and the others are any h - 1 heaps: S(h, m) is the union of G(a) ^ S(h - 1,
//! m - a) for a from 1 to m/h. For at least h heaps the same holds: either there are exactly h, or a smallest
//! one of at most m/(h + 1) and at least h others. The heaps are not all equal if and only if a smallest one
//! is less than m/h.

use crate::bits::{Bits, join, mark, words};
use crate::{Parts, Shape};

/// Layers for all numbers of heaps needed, each after those it depends on.
#[derive(Default)]
pub(crate) struct Layers {
    layers: Vec<Layer>,
}

struct Layer {
    parts: Parts,
    /// Free, or not all equal.
    shape: Shape,
    /// Sets by number of stones.
    sets: Vec<Bits>,
    /// The layers of one heap fewer, and of exactly this number of heaps.
    fewer: Option<usize>,
    exact: Option<usize>,
    /// Distance back to which it is still needed; `None` if without limit.
    kept: Option<usize>,
}

impl Layers {
    /// Returns the layer of these parts, at least two; it will be used for at most `back` stones fewer than a
    /// heap has.
    pub(crate) fn used(&mut self, parts: Parts, shape: Shape, back: usize) -> usize {
        let at = self.add(parts, shape);
        let layer = &mut self.layers[at];
        layer.kept = layer.kept.map(|kept| kept.max(back));
        at
    }

    fn add(&mut self, parts: Parts, shape: Shape) -> usize {
        if let Some(at) = self.layers.iter().position(|layer| (layer.parts, layer.shape) == (parts, shape)) {
            return at;
        }
        let heaps = parts.least;
        let exact = (parts.or_more && shape == Shape::Free).then(|| Parts::exactly(heaps));
        let fewer = match (parts.or_more, shape, heaps) {
            (_, _, 0..=2) | (true, Shape::Free, _) => None,
            (true, ..) => Some((Parts::from(heaps - 1), shape)),
            (false, ..) => Some((Parts::exactly(heaps - 1), Shape::Free)),
        };
        let mut below = |parts, shape| {
            let at = self.add(parts, shape);
            self.layers[at].kept = None;
            at
        };
        let exact = exact.map(|parts| below(parts, Shape::Free));
        let fewer = fewer.map(|(parts, shape)| below(parts, shape));
        // A layer that depends on itself is needed without limit.
        let kept = (!parts.or_more).then_some(0);
        self.layers.push(Layer { parts, shape, sets: vec![], fewer, exact, kept });
        self.layers.len() - 1
    }

    /// Extends all layers as far as the values below this heap allow.
    pub(crate) fn extend(&mut self, heap: usize, values: &[u32], largest: u32) {
        for at in 0..self.layers.len() {
            let (below, rest) = self.layers.split_at_mut(at);
            let Some(layer) = rest.first_mut() else { return };
            // The largest of h parts is at least h - 1 less than the whole.
            while layer.sets.len() + 1 < heap + layer.parts.least {
                let stones = layer.sets.len();
                let set = layer.set(stones, values, largest, below);
                layer.sets.push(set);
            }
            if let Some(old) = layer.kept.and_then(|kept| heap.checked_sub(kept + 1))
                && let Some(set) = layer.sets.get_mut(old)
            {
                *set = vec![];
            }
        }
    }

    /// Values of all partitions of this number of stones.
    pub(crate) fn set(&self, layer: usize, stones: usize) -> &[u64] {
        self.layers[layer].sets.get(stones).map_or(&[], |set| set)
    }

    /// Number of words kept.
    pub(crate) fn size(&self) -> usize {
        let last = |layer: &Layer| layer.sets.last().map_or(0, Vec::len) + 3;
        let kept = |layer: &Layer| layer.kept.map_or(layer.sets.len(), |kept| kept.min(layer.sets.len()));
        self.layers.iter().map(|layer| last(layer) * kept(layer) + 3 * layer.sets.len()).sum()
    }
}

impl Layer {
    fn set(&self, stones: usize, values: &[u32], largest: u32, below: &[Layer]) -> Bits {
        let heaps = self.parts.least;
        if stones < heaps {
            return vec![];
        }
        let mut set = vec![0; words(largest)];
        let fewer = |stones: usize| self.fewer.map_or(&[][..], |at| &below[at].sets[stones]);
        // Number of sizes that a smallest part may have.
        let smallest = |heaps: usize, strict: bool| (stones - usize::from(strict)) / heaps;
        let strict = self.shape != Shape::Free;
        let parts = |most: usize| values.iter().enumerate().skip(1).take(most);
        match (self.parts.or_more, heaps) {
            (false, ..=2) => pairs(&mut set, values, stones, smallest(2, strict)),
            (false, _) => {
                for (a, &value) in parts(smallest(heaps, strict)) {
                    join(&mut set, fewer(stones - a), value);
                }
            }
            (true, _) if !strict => {
                if let Some(exact) = self.exact {
                    join(&mut set, &below[exact].sets[stones], 0);
                }
                for (a, &value) in parts(smallest(heaps + 1, false)) {
                    join(&mut set, &self.sets[stones - a], value);
                }
            }
            (true, _) => {
                for (a, &value) in parts(smallest(2, true)) {
                    // The others are not all equal, or they are equal and larger.
                    let others = if heaps == 2 { &self.sets[stones - a] } else { fewer(stones - a) };
                    join(&mut set, others, value);
                    each_equal(stones - a, heaps - 1, |c, parts| {
                        if c != a {
                            mark(&mut set, value ^ if parts % 2 == 1 { values[c] } else { 0 });
                        }
                    });
                }
            }
        }
        set
    }
}

/// Adds the values of two heaps, the smaller of which has at most `smaller` stones. All fit in the set.
fn pairs(set: &mut [u64], values: &[u32], stones: usize, smaller: usize) {
    if smaller == 0 {
        return;
    }
    let others = values[stones - smaller..stones].iter().rev();
    let both = values[1..=smaller].iter().zip(others).map(|(a, b)| (a ^ b) as usize);
    if smaller < 16 * set.len() {
        both.for_each(|value| set[value / 64] |= 1 << (value % 64));
        return;
    }
    // Writing bytes avoids waiting for the word just written.
    let mut bytes = vec![0u8; 64 * set.len()];
    both.for_each(|value| bytes[value] = 1);
    for (word, bytes) in set.iter_mut().zip(bytes.chunks_exact(64)) {
        *word = bytes.iter().rev().fold(0, |word, &byte| word << 1 | u64::from(byte));
    }
}

/// Calls `each` for all partitions of stones into at least `least` equal heaps, with their size and number.
pub(crate) fn each_equal(stones: usize, least: usize, mut each: impl FnMut(usize, usize)) {
    let mut divisor = 1;
    while divisor * divisor <= stones {
        if stones.is_multiple_of(divisor) {
            let other = stones / divisor;
            if other >= least {
                each(divisor, other);
            }
            if divisor != other && divisor >= least {
                each(other, divisor);
            }
        }
        divisor += 1;
    }
}
