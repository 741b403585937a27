//! Computes values one after another for arbitrary rules: any number of parts, any condition on them,
//! infinite sets of amounts.
//!
//! The values of all ways to leave m stones are a set of bits. For amounts that repeat for ever, the union of
//! the sets for all m that are far enough back grows with the heap, one union for each residue of the heap
//! modulo the period, so that each set is added once. A union that is full up to some value stays so, and the
//! search for the next value starts there.

use crate::Rules;
use crate::bits::{Bits, join, mark, words};
use crate::distinct::Distinct;
use crate::layers::{Layers, each_equal};
use crate::{Parts, Shape};

/// Values computed so far.
pub(crate) struct Plain {
    rules: Rules,
    pub(crate) values: Vec<u32>,
    largest: u32,
    layers: Layers,
    distinct: Distinct,
    /// The largest number of stones added.
    added: usize,
    /// Source of the values of each kind of move, with the unions for its tail.
    sources: Vec<(Source, Option<Gathered>)>,
    /// For each value, one more than the heap that last had it as the value of an option.
    stamps: Vec<usize>,
    /// Further values of the options of this heap.
    seen: Bits,
}

/// Source of the values of all ways to leave some stones.
#[derive(Clone, Copy)]
enum Source {
    Nothing,
    Whole,
    Layer(usize),
    Distinct(Parts),
    Equal(Parts),
}

/// Union of all sets that are far enough back for their amounts to repeat.
struct Gathered {
    from: usize,
    offsets: Vec<usize>,
    /// One union for each residue of the heap.
    unions: Vec<Union>,
}

#[derive(Clone, Default)]
struct Union {
    set: Bits,
    /// Number of full words at its beginning.
    full: usize,
}

impl Plain {
    pub(crate) fn new(rules: Rules) -> Plain {
        let (mut layers, mut distinct) = (Layers::default(), Distinct::default());
        let mut sources = vec![];
        for split in rules.splits() {
            let back = split.taken.tail().map_or(split.taken.settled(), |tail| tail.from + tail.period);
            let source = match (split.parts.least, split.shape) {
                (0, _) => Source::Nothing,
                (1, _) => Source::Whole,
                (2, Shape::Different) if !split.parts.or_more => {
                    Source::Layer(layers.used(split.parts, Shape::NotAllEqual, back))
                }
                (_, Shape::Different) => {
                    distinct.used(split.parts);
                    Source::Distinct(split.parts)
                }
                (_, Shape::Equal) => Source::Equal(split.parts),
                (_, shape) => Source::Layer(layers.used(split.parts, shape, back)),
            };
            let gathered = split.taken.tail().filter(|_| split.parts.least > 0).map(|tail| {
                // A tail may begin with a gap, and only after it are the values of the remainder known.
                let gap = tail.offsets.first().copied().unwrap_or(0);
                let offsets = tail.offsets.iter().map(|offset| offset - gap).collect();
                Gathered { from: tail.from + gap, offsets, unions: vec![Union::default(); tail.period] }
            });
            sources.push((source, gathered));
        }
        let added = rules.splits().iter().flat_map(|split| split.added.last()).max().copied().unwrap_or(0);
        let (values, stamps, seen) = (vec![], vec![], vec![]);
        Plain { rules, values, largest: 0, layers, distinct, added, sources, stamps, seen }
    }

    /// Continues as if these values had been computed.
    pub(crate) fn restore(&mut self, values: impl Iterator<Item = u32>) {
        for value in values {
            self.gather();
            self.push(value);
        }
    }

    /// Approximate memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        let unions = self.sources.iter().filter_map(|(_, gathered)| gathered.as_ref());
        let unions: usize =
            unions.flat_map(|gathered| &gathered.unions).map(|union| union.set.len() + 4).sum();
        let words = self.layers.size() + self.distinct.size() + unions + self.stamps.len() + self.seen.len();
        (8 * words + 4 * self.values.len()) as u64
    }

    /// Computes the next value.
    pub(crate) fn step(&mut self) {
        let heap = self.values.len();
        self.gather();
        let mut marks = Marks { stamps: &mut self.stamps, seen: &mut self.seen, heap };
        let mut unions: Vec<&Union> = vec![];
        // An empty heap has no moves.
        for (split, (source, gathered)) in self.rules.splits().iter().zip(&self.sources).filter(|_| heap > 0)
        {
            if split.parts.least == 0 {
                if split.taken.contains(heap) {
                    marks.mark(0);
                }
                continue;
            }
            let few = split.taken.few().iter();
            let left = few.take_while(|&&taken| taken <= heap).map(|taken| heap - taken);
            for left in left.chain(split.added.iter().map(|added| heap + added)) {
                let (values, layers, distinct) = (&self.values, &self.layers, &self.distinct);
                match options(*source, left, values, layers, distinct) {
                    Options::Set(set) => join(marks.seen, set, 0),
                    Options::Values(values) => values.into_iter().for_each(|value| marks.mark(value)),
                    Options::Value(value) => marks.mark(value),
                }
            }
            if let Some(gathered) = gathered {
                unions.push(&gathered.unions[heap % gathered.unions.len()]);
            }
        }
        let value = marks.missing(&unions);
        self.seen.fill(0);
        self.push(value);
    }

    fn push(&mut self, value: u32) {
        self.largest = self.largest.max(value);
        self.values.push(value);
    }

    /// Prepares the next heap, before its moves are examined.
    fn gather(&mut self) {
        let heap = self.values.len();
        self.layers.extend(heap, &self.values, self.largest);
        self.distinct.extend(heap + self.added, &self.values);
        let (values, layers, distinct) = (&self.values, &self.layers, &self.distinct);
        for (source, gathered) in &mut self.sources {
            let Some((gathered, left)) = gathered.as_mut().and_then(|gathered| {
                let left = heap.checked_sub(gathered.from)?;
                Some((gathered, left))
            }) else {
                continue;
            };
            let options = options(*source, left, values, layers, distinct);
            let period = gathered.unions.len();
            for offset in &gathered.offsets {
                let union = &mut gathered.unions[(heap + offset) % period];
                match &options {
                    Options::Set(set) => join(&mut union.set, set, 0),
                    Options::Values(values) => values.iter().for_each(|&value| mark(&mut union.set, value)),
                    Options::Value(value) => mark(&mut union.set, *value),
                }
                while union.set.get(union.full) == Some(&u64::MAX) {
                    union.full += 1;
                }
            }
        }
    }
}

/// Values of all ways to leave some stones.
enum Options<'a> {
    Set(&'a [u64]),
    Values(Vec<u32>),
    Value(u32),
}

fn options<'a>(
    source: Source,
    left: usize,
    values: &'a [u32],
    layers: &'a Layers,
    distinct: &'a Distinct,
) -> Options<'a> {
    match source {
        Source::Nothing => Options::Set(&[]),
        // The empty heap does not count as a heap.
        Source::Whole => {
            values.get(left).filter(|_| left > 0).map_or(Options::Set(&[]), |value| Options::Value(*value))
        }
        Source::Layer(layer) => Options::Set(layers.set(layer, left)),
        Source::Distinct(parts) => Options::Set(distinct.set(parts, left)),
        Source::Equal(parts) => {
            let mut found = vec![];
            each_equal(left, parts.least, |size, heaps| {
                if parts.or_more || heaps == parts.least {
                    found.push(if heaps % 2 == 1 { values[size] } else { 0 });
                }
            });
            Options::Values(found)
        }
    }
}

/// Values seen among the options of a heap.
struct Marks<'a> {
    stamps: &'a mut Vec<usize>,
    seen: &'a mut Bits,
    heap: usize,
}

impl Marks<'_> {
    #[inline(always)]
    fn mark(&mut self, value: u32) {
        let place = value as usize;
        if self.stamps.len() <= place {
            self.stamps.resize(64 * words(value), 0);
        }
        self.stamps[place] = self.heap + 1;
    }

    /// The least value found neither among the marks nor in the unions.
    fn missing(&self, unions: &[&Union]) -> u32 {
        let mut word = unions.iter().map(|union| union.full).max().unwrap_or(0);
        loop {
            let sets = unions.iter().map(|union| union.set.get(word));
            let known = sets.chain([self.seen.get(word)]).flatten().fold(0, |known, word| known | word);
            let mut open = !known;
            while open != 0 {
                let value = 64 * word + open.trailing_zeros() as usize;
                if self.stamps.get(value) != Some(&(self.heap + 1)) {
                    return value as u32;
                }
                open &= open - 1;
            }
            word += 1;
        }
    }
}
