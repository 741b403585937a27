//! Values one after another, in cells of one width, by whichever way is cheapest now.

use crate::cell::{Cell, Marks};
use crate::moves::Moves;
use crate::rare::Rare;
use crate::space::Space;

/// The most bits that the values of a space may have.
const MOST_BITS: u32 = 15;
/// From this many values on, it is looked for a sparse space.
const FIRST_LOOK: usize = 64;

/// All values so far, forwards and backwards, so that both parts of a split are read in rising order.
pub(crate) struct Store<V> {
    values: Vec<V>,
    /// The value of m stands at `reversed.len() - 1 - m`.
    reversed: Vec<V>,
}

impl<V: Cell> Store<V> {
    fn push(&mut self, value: V) {
        if self.values.len() == self.reversed.len() {
            let old = self.reversed.len();
            let mut longer = vec![V::default(); (2 * old).max(1 << 10)];
            let start = longer.len() - old;
            longer[start..].copy_from_slice(&self.reversed);
            self.reversed = longer;
        }
        let place = self.reversed.len() - 1 - self.values.len();
        self.reversed[place] = value;
        self.values.push(value);
    }

    pub(crate) fn values(&self) -> &[V] {
        &self.values
    }

    /// The values of `sum - 1`, of `sum - 2`, and so on.
    #[inline(always)]
    pub(crate) fn below(&self, sum: usize) -> &[V] {
        &self.reversed[self.reversed.len() - sum..]
    }

    /// The values of a and of `sum - a`, for these a.
    #[inline(always)]
    pub(crate) fn pairs(&self, sum: usize, from: usize, to: usize) -> (&[V], &[V]) {
        let first = self.reversed.len() + from - 1 - sum;
        (&self.values[from..to], &self.reversed[first..first + (to - from)])
    }
}

/// How the next value is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By a sparse space.
    Sparse(Space),
    /// By all pairs, many at once.
    Scan,
}

/// The values of a game without splits in three.
pub(crate) struct Engine<V: Cell> {
    pub(crate) rules: Moves,
    pub(crate) store: Store<V>,
    pub(crate) way: Way,
    /// The rare heaps but 0, with their values.
    pub(crate) rare: Rare<V>,
    /// For even and for odd heaps a byte for each value, which is 0 if it is common.
    pub(crate) classes: [Box<[u8]>; 2],
    /// How many bits the values have.
    pub(crate) bits: u32,
    /// The length at which the space is looked at anew, and how many rare heaps are too many.
    next_look: usize,
    most_rare: usize,
    /// Marks of values; all 0 between values.
    pub(crate) seen: Box<V::Marks>,
    /// How many of them may be made.
    pub(crate) marked: usize,
}

impl<V: Cell> Engine<V> {
    pub(crate) fn new(rules: Moves) -> Engine<V> {
        let store = Store { values: vec![], reversed: vec![] };
        let mut engine = Engine {
            rules,
            store,
            way: Way::Scan,
            rare: Rare::default(),
            classes: Default::default(),
            bits: 1,
            next_look: FIRST_LOOK,
            most_rare: usize::MAX,
            seen: V::marks(),
            marked: 4,
        };
        engine.grow_to(1);
        engine
    }

    /// The same with wider cells.
    pub(crate) fn widened<W: Cell>(self) -> Engine<W> {
        let widen = |value: &V| W::new(value.index());
        let mut engine = Engine::<W>::new(self.rules);
        for value in &self.store.values {
            engine.store.push(widen(value));
        }
        self.rare.iter().for_each(|(heap, value)| engine.rare.push(heap, widen(&value)));
        engine.grow_to(self.bits);
        (engine.next_look, engine.most_rare) = (self.next_look, self.most_rare);
        engine.go(self.way);
        engine
    }

    fn grow_to(&mut self, bits: u32) {
        self.bits = bits;
        // An exclusive or may have any value of so many bits, and the smallest that is missing one more bit.
        self.marked = (2 << bits).min(V::COUNT);
    }

    /// Goes on in this way.
    fn go(&mut self, way: Way) {
        self.way = way;
        if let Way::Sparse(space) = way {
            let class =
                |heap: usize| (0..self.marked).map(|value| u8::from(space.is_rare(value, heap))).collect();
            self.classes = [class(0), class(1)];
        }
    }

    /// Computes the next value; `false` if it needs a wider cell.
    #[inline(always)]
    pub(crate) fn step(&mut self) -> bool {
        let heap = self.store.values.len();
        let value = match self.way {
            Way::Sparse(_) => self.sparse(heap),
            Way::Scan => self.scan(heap),
        };
        if value >= V::COUNT {
            return false;
        }
        self.store.push(V::new(value));
        if let Way::Sparse(space) = self.way
            && space.is_rare(value, heap)
            && heap > 0
        {
            self.rare.push(heap as u32, V::new(value));
        }
        if value >> self.bits != 0 {
            self.grow_to(usize::BITS - value.leading_zeros());
            self.look();
        } else if heap + 1 >= self.next_look || self.rare.len() > self.most_rare {
            self.look();
        }
        true
    }

    /// Marks what follows without a split: the value of what is left of a heap, and of nothing.
    #[inline(always)]
    pub(crate) fn mark_whole(&mut self, heap: usize) {
        let values = &self.store.values;
        for &taken in self.rules.one.iter().filter(|&&taken| taken > 0 && taken < heap) {
            self.seen.mark(values[heap - taken]);
        }
        if heap > 0 && self.rules.whole.binary_search(&heap).is_ok() {
            self.seen.mark(V::default());
        }
        // Two equal parts are worth nothing.
        let halves = |taken: &usize| *taken + 2 <= heap && (heap - taken).is_multiple_of(2);
        if !self.rules.unequal && self.rules.two.iter().any(halves) {
            self.seen.mark(V::default());
        }
    }

    /// Whether a value was marked.
    #[inline(always)]
    pub(crate) fn is_marked(&self, value: usize) -> bool {
        self.seen.bytes()[value] != 0
    }

    /// Takes all marks away.
    #[inline(always)]
    pub(crate) fn unmark(&mut self) {
        let marked = self.marked;
        self.seen.bytes_mut()[..marked].fill(0);
    }

    /// How many parts there are to try: the smaller ones are below this.
    #[inline(always)]
    pub(crate) fn end_of(&self, left: usize) -> usize {
        if self.rules.unequal { left.div_ceil(2) } else { left / 2 + 1 }
    }

    /// Looks for the best space, and whether it is worth while.
    #[cold]
    fn look(&mut self) {
        let length = self.store.values.len();
        self.next_look = (length + length / 2).max(FIRST_LOOK);
        if length < FIRST_LOOK || self.rules.two.is_empty() || self.bits > MOST_BITS {
            return;
        }
        let values = || self.store.values.iter().map(|value| value.index());
        let (space, rare) = Space::best(&self.rules, values(), self.bits);
        // A mark costs about as much as fifty pairs that are compared at once, of which all are compared several times.
        if rare * 16 > length / 2 + (1 << 14) {
            self.go(Way::Scan);
            (self.most_rare, self.rare) = (usize::MAX, Rare::default());
            return;
        }
        self.most_rare = 2 * rare + 64;
        if self.way != Way::Sparse(space) || self.classes[0].len() != self.marked {
            self.go(Way::Sparse(space));
            let heaps = (0u32..).zip(&self.store.values).skip(1);
            let rare = heaps.filter(|(heap, value)| space.is_rare(value.index(), *heap as usize));
            self.rare = Rare::default();
            rare.for_each(|(heap, value)| self.rare.push(heap, *value));
        }
    }
}
