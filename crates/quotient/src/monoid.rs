//! Finite commutative monoids with generators, given by what multiplying by a generator does.

use crate::limits::{Ended, Meter};
use rustc_hash::FxHashMap;

/// Marks that there is no such element.
pub(crate) const NONE: u32 = u32::MAX;

/// Multiplication of elements. The identity is 0.
pub(crate) trait Product {
    fn times(&self, x: u32, y: u32) -> u32;
}

/// A commutative monoid. Words in the generators are ordered by how often the last generator stands in them, then the last
/// but one, and so on; the least word of an element is its *normal form*, and the elements are numbered in the order of
/// these. So 0 is the identity, and a position whose heaps are the generators, in the order of their size, moves to
/// elements before its own.
#[derive(Clone, Debug)]
pub(crate) struct Monoid {
    width: usize,
    /// By element and generator: their product.
    step: Vec<u32>,
    /// By element and generator: the element whose normal form has one of this generator less.
    less: Vec<u32>,
}

impl Monoid {
    /// Nothing but the identity.
    pub(crate) fn trivial() -> Monoid {
        Monoid { width: 0, step: vec![], less: vec![] }
    }

    /// From its tables. There is at least one generator.
    pub(crate) fn new(width: usize, step: Vec<u32>, less: Vec<u32>) -> Monoid {
        Monoid { width, step, less }
    }

    pub(crate) fn order(&self) -> usize {
        self.step.len().checked_div(self.width).unwrap_or(1)
    }

    /// The number of generators.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    #[inline]
    pub(crate) fn step(&self, element: u32, generator: usize) -> u32 {
        self.step[element as usize * self.width + generator]
    }

    #[inline]
    pub(crate) fn less(&self, element: u32, generator: usize) -> Option<u32> {
        Some(self.less[element as usize * self.width + generator]).filter(|&less| less != NONE)
    }

    /// The normal form of an element, generators rising.
    pub(crate) fn word(&self, element: u32) -> Vec<usize> {
        let mut word = vec![];
        let mut at = element;
        while let Some((generator, less)) =
            (0..self.width).rev().find_map(|generator| Some((generator, self.less(at, generator)?)))
        {
            word.push(generator);
            at = less;
        }
        word.reverse();
        word
    }

    /// The element of a word.
    pub(crate) fn element(&self, word: &[usize]) -> u32 {
        self.times_word(0, word)
    }

    pub(crate) fn times_word(&self, element: u32, word: &[usize]) -> u32 {
        word.iter().fold(element, |element, &generator| self.step(element, generator))
    }

    /// How many entries the tables have that [`Monoid::with_cyclic`] makes.
    pub(crate) fn entries_with(&self, exponents: usize) -> Option<usize> {
        self.order().checked_mul(exponents)?.checked_mul(self.width + 1)
    }

    /// With another generator g, which is free but for g^(index + period) = g^index.
    pub(crate) fn with_cyclic(&self, index: usize, period: usize) -> Monoid {
        let (order, width) = (self.order(), self.width + 1);
        let exponents = index + period;
        let mut step = Vec::with_capacity(order * exponents * width);
        let mut less = Vec::with_capacity(order * exponents * width);
        let number = |element: u32, exponent: usize| element + (order * exponent) as u32;
        for exponent in 0..exponents {
            let next = if exponent + 1 == exponents { index } else { exponent + 1 };
            for element in 0..order as u32 {
                for generator in 0..self.width {
                    step.push(number(self.step(element, generator), exponent));
                    less.push(self.less(element, generator).map_or(NONE, |less| number(less, exponent)));
                }
                step.push(number(element, next));
                less.push(if exponent == 0 { NONE } else { number(element, exponent - 1) });
            }
        }
        Monoid { width, step, less }
    }

    /// The monoid that these elements generate, with elements told apart by how often generators stand in them; and, for
    /// each element of it, which one it was.
    pub(crate) fn generated(
        table: &Table,
        generators: &[u32],
        counters: &[Counter],
        meter: &Meter<'_>,
    ) -> Result<(Monoid, Vec<u32>), Ended> {
        let width = generators.len();
        let mut found = Counting { table, generators, counters, numbers: FxHashMap::default(), all: vec![] };
        found.number((0, vec![0; counters.len()]));
        // By number: the last letter of the normal form, and what is before it.
        let mut last = vec![(usize::MAX, NONE)];
        for generator in 0..width {
            // First what has the generator once, then twice, …, each in the order of the rest.
            let mut layer = 0..last.len();
            while !layer.is_empty() {
                let end = last.len();
                for element in layer {
                    meter.step()?;
                    if found.step(element, generator) as usize == last.len() {
                        last.push((generator, element as u32));
                        meter.entries(last.len().checked_mul(width))?;
                    }
                }
                layer = end..last.len();
            }
        }
        let (mut step, mut less) = (vec![], vec![]);
        for (element, &(letter, before)) in last.iter().enumerate() {
            for generator in 0..width {
                step.push(found.step(element, generator));
                // One less of it: of what is before the last letter, and the letter again.
                less.push(match () {
                    () if before == NONE => NONE,
                    () if letter == generator => before,
                    () => match less[before as usize * width + generator] {
                        NONE => NONE,
                        less => step[less as usize * width + letter],
                    },
                });
            }
        }
        let all = found.all.into_iter().map(|(element, _)| element).collect();
        Ok((Monoid { width, step, less }, all))
    }

    /// Every product.
    pub(crate) fn table(&self) -> Table {
        let order = self.order();
        let mut products = vec![0; order * order];
        for element in 0..order as u32 {
            let row = element as usize * order;
            products[row] = element;
            for other in 1..order as u32 {
                // The factor before it in the order is known by then.
                let known = (0..self.width)
                    .rev()
                    .find_map(|generator| Some((generator, self.less(other, generator)?)));
                if let Some((generator, less)) = known {
                    products[row + other as usize] = self.step(products[row + less as usize], generator);
                }
            }
        }
        Table { order, products }
    }
}

/// How often a generator stands in a word: up to some power exactly, and from there on up to a period.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    pub(crate) generator: usize,
    pub(crate) index: usize,
    pub(crate) period: usize,
}

/// An element, and the state of each counter.
type Counted = (u32, Vec<usize>);

/// Elements with counters, as far as they were met.
struct Counting<'a> {
    table: &'a Table,
    generators: &'a [u32],
    counters: &'a [Counter],
    numbers: FxHashMap<Counted, u32>,
    all: Vec<Counted>,
}

impl Counting<'_> {
    /// The number of an element, which may be new.
    fn number(&mut self, counted: Counted) -> u32 {
        let next = self.all.len() as u32;
        let number = *self.numbers.entry(counted.clone()).or_insert(next);
        if number == next {
            self.all.push(counted);
        }
        number
    }

    fn step(&mut self, element: usize, generator: usize) -> u32 {
        let (element, mut counts) = self.all[element].clone();
        for (count, counter) in counts.iter_mut().zip(self.counters) {
            if counter.generator == generator {
                *count += 1;
                if *count == counter.index + counter.period {
                    *count = counter.index;
                }
            }
        }
        self.number((self.table.times(element, self.generators[generator]), counts))
    }
}

/// Every product of a monoid.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    order: usize,
    products: Vec<u32>,
}

impl Table {
    /// The products of an element with all others.
    pub(crate) fn row(&self, element: u32) -> &[u32] {
        let start = element as usize * self.order;
        &self.products[start..start + self.order]
    }
}

impl Product for Table {
    #[inline]
    fn times(&self, x: u32, y: u32) -> u32 {
        self.products[x as usize * self.order + y as usize]
    }
}
