//! Finite commutative monoids with generators, given by what multiplying by a generator does.

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
