//! Computes values one after another, in cells of one width, by whichever method is cheapest at the time.

use crate::block::Block;
use crate::cell::{Cell, Marks};
use crate::moves::Moves;
use crate::rare::Rare;
use crate::space::Space;
use crate::subtraction;

/// Limit on the bits of values of a space.
const MOST_BITS: u32 = 15;
/// Number of values from which on a sparse space is looked for.
const FIRST_LOOK: usize = 64;

/// Method of finding the next value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    /// With a sparse space.
    Sparse(Space),
    /// From all pairs, many at once.
    Scan,
}

/// Values of a game without splits into three or more.
pub(crate) struct Engine<V: Cell> {
    pub(crate) moves: Moves,
    /// Number of threads that may be used.
    pub(crate) threads: usize,
    pub(crate) values: Vec<V>,
    pub(crate) method: Method,
    /// Rare heaps except 0, with their values.
    pub(crate) rare: Rare<V>,
    /// For even and for odd heaps, a byte per value, 0 if the value is common.
    pub(crate) classes: [Box<[u8]>; 2],
    /// Number of bits of the values.
    pub(crate) bits: u32,
    /// Length, and number of rare heaps, at which the space is reconsidered.
    next_look: usize,
    most_rare: usize,
    /// Marks of values; all 0 between steps.
    pub(crate) seen: Box<V::Marks>,
    /// Number of values that may be marked.
    pub(crate) marked: usize,
    /// State for the next blocks of values, if there have been any.
    pub(crate) block: Option<Box<Block<V>>>,
}

impl<V: Cell> Engine<V> {
    pub(crate) fn new(moves: Moves) -> Engine<V> {
        let mut engine = Engine {
            moves,
            threads: 1,
            values: vec![],
            method: Method::Scan,
            rare: Rare::default(),
            classes: Default::default(),
            bits: 1,
            next_look: FIRST_LOOK,
            most_rare: usize::MAX,
            seen: V::marks(),
            marked: 4,
            block: None,
        };
        engine.grow_to(1);
        engine
    }

    /// Starts from known values, which have to fit.
    pub(crate) fn restore(moves: Moves, values: impl Iterator<Item = u32>) -> Engine<V> {
        let mut engine = Engine::new(moves);
        let mut largest = 1;
        for value in values {
            largest = largest.max(value);
            engine.values.push(V::new(value as usize));
        }
        engine.grow_to(u32::BITS - largest.leading_zeros());
        engine.look();
        engine
    }

    /// Converts to wider cells.
    pub(crate) fn widened<W: Cell>(self) -> Engine<W> {
        let widen = |value: &V| W::new(value.index());
        let mut engine = Engine::<W>::new(self.moves);
        engine.values = self.values.iter().map(widen).collect();
        self.rare.iter().for_each(|(heap, value)| engine.rare.push(heap, widen(&value)));
        engine.grow_to(self.bits);
        engine.threads = self.threads;
        (engine.next_look, engine.most_rare) = (self.next_look, self.most_rare);
        engine.go(self.method);
        engine
    }

    fn grow_to(&mut self, bits: u32) {
        self.block = None;
        self.bits = bits;
        // An exclusive or may have any value of this many bits, and the mex one more bit.
        self.marked = (2 << bits).min(V::COUNT);
    }

    /// Switches to a method.
    fn go(&mut self, method: Method) {
        self.method = method;
        self.block = None;
        if let Method::Sparse(space) = method {
            let class =
                |heap: usize| (0..self.marked).map(|value| u8::from(space.is_rare(value, heap))).collect();
            self.classes = [class(0), class(1)];
        }
    }

    /// Computes the next value; `false` if it needs a wider cell.
    #[inline(always)]
    pub(crate) fn step(&mut self) -> bool {
        let heap = self.values.len();
        let values = std::mem::take(&mut self.values);
        let value = match self.method {
            Method::Sparse(_) => self.sparse(&values, heap),
            Method::Scan => self.scan(&values, heap),
        };
        self.values = values;
        if value >= V::COUNT {
            return false;
        }
        self.values.push(V::new(value));
        if let Method::Sparse(space) = self.method
            && space.is_rare(value, heap)
            && heap > 0
        {
            self.rare.push(heap as u32, V::new(value));
            self.block.iter_mut().for_each(|block| block.is_stale = true);
        }
        if value >> self.bits != 0 {
            self.grow_to(usize::BITS - value.leading_zeros());
            self.look();
        } else if self.rare.len() > self.most_rare {
            self.look();
        }
        true
    }

    /// Computes values up to `count`; `false` if one needs a wider cell.
    #[inline(always)]
    pub(crate) fn run(&mut self, count: usize) -> bool {
        while self.values.len() < count {
            if self.values.len() >= self.next_look {
                self.look();
            }
            let missing = count - self.values.len();
            // The state kept for this takes room for as many heaps as the largest amount.
            if self.moves.two.is_empty()
                && self.values.len() > self.moves.largest()
                && missing > self.moves.largest() / 32
                && subtraction::extend(&self.moves.one, &mut self.values, count)
            {
                return true;
            }
            if self.block(missing) == 0 && !self.step() {
                return false;
            }
        }
        true
    }

    /// Number of values computed at a time: `values`, times `longer` where two threads compute blocks of
    /// them, but no more than `work` allows.
    pub(crate) fn stride(&self, values: usize, longer: usize, work: u64) -> usize {
        let by_two = self.threads > 1 && self.block.is_some();
        let most = usize::try_from(work / self.cost()).unwrap_or(usize::MAX).max(1);
        (if by_two { values * longer } else { values }).min(most)
    }

    /// Approximate number of pairs examined for the next value. Blocks do it for many values at once.
    pub(crate) fn cost(&self) -> u64 {
        let pairs = match self.method {
            Method::Sparse(_) if self.block.is_some() => self.rare.len() / 256,
            Method::Sparse(_) => self.rare.len(),
            Method::Scan => self.values.len() / 2,
        };
        (self.moves.two.len() as u64).saturating_mul(pairs as u64 + 1).max(1)
    }

    /// Number of values kept; another thread keeps a second copy.
    pub(crate) fn kept(&self) -> usize {
        self.values.len() + self.block.as_ref().map_or(0, |block| block.kept())
    }

    /// Marks the values of moves without a split: those of a remaining heap, and of nothing.
    #[inline(always)]
    pub(crate) fn mark_whole(&mut self, values: &[V], heap: usize) {
        for &taken in self.moves.one.iter().take_while(|&&taken| taken < heap) {
            self.seen.mark(values[heap - taken]);
        }
        let no_value = heap > 0 && self.moves.whole.binary_search(&heap).is_ok();
        if no_value || self.moves.halves(heap) {
            self.seen.mark(V::default());
        }
    }

    /// Returns `true` if a value is marked.
    #[inline(always)]
    pub(crate) fn is_marked(&self, value: usize) -> bool {
        self.seen.bytes()[value] != 0
    }

    /// Clears all marks.
    #[inline(always)]
    pub(crate) fn unmark(&mut self) {
        let marked = self.marked;
        self.seen.bytes_mut()[..marked].fill(0);
    }

    /// Looks for the best space, and decides if it is worth while.
    #[cold]
    fn look(&mut self) {
        let length = self.values.len();
        self.next_look = (length + length / 2).max(FIRST_LOOK);
        if length < FIRST_LOOK || self.moves.two.is_empty() || self.bits > MOST_BITS {
            return;
        }
        let values = || self.values.iter().map(|value| value.index());
        let (space, rare) = Space::best(&self.moves.two, values(), self.bits);
        // A mark costs about as much as fifty pairs compared at once, and all pairs are compared several
        // times.
        if rare * 16 > length / 2 + (1 << 14) {
            self.go(Method::Scan);
            (self.most_rare, self.rare) = (usize::MAX, Rare::default());
            return;
        }
        self.most_rare = 2 * rare + 64;
        if self.method != Method::Sparse(space) || self.classes[0].len() != self.marked {
            self.go(Method::Sparse(space));
            let heaps = (0u32..).zip(&self.values).skip(1);
            let rare = heaps.filter(|(heap, value)| space.is_rare(value.index(), *heap as usize));
            self.rare = Rare::default();
            rare.for_each(|(heap, value)| self.rare.push(heap, *value));
        }
    }
}
