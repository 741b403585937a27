//! Values one after another, in cells of one width, by whichever way is cheapest now.

use crate::block::Block;
use crate::cell::{Cell, Marks};
use crate::moves::Moves;
use crate::rare::Rare;
use crate::space::Space;
use crate::subtraction;

/// The most bits that the values of a space may have.
const MOST_BITS: u32 = 15;
/// From this many values on, it is looked for a sparse space.
const FIRST_LOOK: usize = 64;

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
    pub(crate) moves: Moves,
    /// How many threads may be used.
    pub(crate) threads: usize,
    pub(crate) values: Vec<V>,
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
    /// What the next blocks of values need, if there were any.
    pub(crate) block: Option<Box<Block<V>>>,
}

impl<V: Cell> Engine<V> {
    pub(crate) fn new(moves: Moves) -> Engine<V> {
        let mut engine = Engine {
            moves,
            threads: 1,
            values: vec![],
            way: Way::Scan,
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

    /// With these values, which fit.
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

    /// The same with wider cells.
    pub(crate) fn widened<W: Cell>(self) -> Engine<W> {
        let widen = |value: &V| W::new(value.index());
        let mut engine = Engine::<W>::new(self.moves);
        engine.values = self.values.iter().map(widen).collect();
        self.rare.iter().for_each(|(heap, value)| engine.rare.push(heap, widen(&value)));
        engine.grow_to(self.bits);
        engine.threads = self.threads;
        (engine.next_look, engine.most_rare) = (self.next_look, self.most_rare);
        engine.go(self.way);
        engine
    }

    fn grow_to(&mut self, bits: u32) {
        self.block = None;
        self.bits = bits;
        // An exclusive or may have any value of so many bits, and the smallest that is missing one more bit.
        self.marked = (2 << bits).min(V::COUNT);
    }

    /// Goes on in this way.
    fn go(&mut self, way: Way) {
        self.way = way;
        self.block = None;
        if let Way::Sparse(space) = way {
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
        let value = match self.way {
            Way::Sparse(_) => self.sparse(&values, heap),
            Way::Scan => self.scan(&values, heap),
        };
        self.values = values;
        if value >= V::COUNT {
            return false;
        }
        self.values.push(V::new(value));
        if let Way::Sparse(space) = self.way
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

    /// Computes values until there are so many; `false` if one needs a wider cell.
    #[inline(always)]
    pub(crate) fn run(&mut self, count: usize) -> bool {
        while self.values.len() < count {
            if self.values.len() >= self.next_look {
                self.look();
            }
            let missing = count - self.values.len();
            // What is kept meanwhile has to be made for as many heaps as the largest amount.
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

    /// How many values are computed at a time: so many more where two threads compute blocks of them, and fewer where so much work is
    /// done before.
    pub(crate) fn stride(&self, values: usize, longer: usize, work: u64) -> usize {
        let by_two = self.threads > 1 && self.block.is_some();
        let most = usize::try_from(work / self.cost()).unwrap_or(usize::MAX).max(1);
        (if by_two { values * longer } else { values }).min(most)
    }

    /// About how many pairs are looked at for the next value. Blocks do it for many values at once.
    pub(crate) fn cost(&self) -> u64 {
        let pairs = match self.way {
            Way::Sparse(_) if self.block.is_some() => self.rare.len() / 256,
            Way::Sparse(_) => self.rare.len(),
            Way::Scan => self.values.len() / 2,
        };
        (self.moves.two.len() as u64).saturating_mul(pairs as u64 + 1).max(1)
    }

    /// How many values are kept; another thread has them once more.
    pub(crate) fn kept(&self) -> usize {
        self.values.len() + self.block.as_ref().map_or(0, |block| block.kept())
    }

    /// Marks what follows without a split: the value of what is left of a heap, and of nothing.
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

    /// Looks for the best space, and whether it is worth while.
    #[cold]
    fn look(&mut self) {
        let length = self.values.len();
        self.next_look = (length + length / 2).max(FIRST_LOOK);
        if length < FIRST_LOOK || self.moves.two.is_empty() || self.bits > MOST_BITS {
            return;
        }
        let values = || self.values.iter().map(|value| value.index());
        let (space, rare) = Space::best(&self.moves.two, values(), self.bits);
        // A mark costs about as much as fifty pairs that are compared at once, of which all are compared several times.
        if rare * 16 > length / 2 + (1 << 14) {
            self.go(Way::Scan);
            (self.most_rare, self.rare) = (usize::MAX, Rare::default());
            return;
        }
        self.most_rare = 2 * rare + 64;
        if self.way != Way::Sparse(space) || self.classes[0].len() != self.marked {
            self.go(Way::Sparse(space));
            let heaps = (0u32..).zip(&self.values).skip(1);
            let rare = heaps.filter(|(heap, value)| space.is_rare(value.index(), *heap as usize));
            self.rare = Rare::default();
            rare.for_each(|(heap, value)| self.rare.push(heap, *value));
        }
    }
}
