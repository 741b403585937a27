//! Polynomials in the numbers of a position, in machine words.

use std::collections::BTreeMap;

/// Limit on the values of a polynomial within a box, so that nothing overflows.
const LARGEST: i128 = 1 << 60;
/// Limit on the degree.
const DEGREE: usize = 4;

/// A polynomial: the coefficient of each product of places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Form {
    constant: i64,
    products: BTreeMap<Vec<usize>, i64>,
}

impl Form {
    pub(super) fn constant(constant: i64) -> Form {
        Form { constant, products: BTreeMap::new() }
    }

    /// The number at a place of the position.
    pub(super) fn place(place: usize) -> Form {
        Form { constant: 0, products: [(vec![place], 1)].into() }
    }

    /// `self + factor * other`; `None` if a coefficient is too large.
    pub(super) fn plus(&self, other: &Form, factor: i64) -> Option<Form> {
        let mut sum = self.clone();
        sum.constant = sum.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for (product, multiple) in &other.products {
            sum.add(product.clone(), multiple.checked_mul(factor)?)?;
        }
        Some(sum)
    }

    /// `None` if a coefficient or the degree is too large.
    pub(super) fn times(&self, other: &Form) -> Option<Form> {
        let mut result = Form::default();
        for (own, a) in self.monomials() {
            for (theirs, b) in other.monomials() {
                let mut product = [own, theirs].concat();
                product.sort_unstable();
                if product.len() > DEGREE {
                    return None;
                }
                result.add(product, a.checked_mul(b)?)?;
            }
        }
        Some(result)
    }

    fn monomials(&self) -> impl Iterator<Item = (&[usize], i64)> {
        let constant = (self.constant != 0).then_some((&[][..], self.constant));
        constant.into_iter().chain(self.products.iter().map(|(product, &multiple)| (&**product, multiple)))
    }

    fn add(&mut self, product: Vec<usize>, multiple: i64) -> Option<()> {
        if product.is_empty() {
            self.constant = self.constant.checked_add(multiple)?;
            return Some(());
        }
        let sum = self.products.get(&product).copied().unwrap_or(0).checked_add(multiple)?;
        if sum == 0 {
            self.products.remove(&product);
        } else {
            self.products.insert(product, sum);
        }
        Some(())
    }

    /// Returns `true` if no coefficient is negative.
    pub(super) fn is_plainly_natural(&self) -> bool {
        self.monomials().all(|(_, multiple)| multiple >= 0)
    }

    /// Its value, if it is constant.
    pub(super) fn as_constant(&self) -> Option<i64> {
        self.products.is_empty().then_some(self.constant)
    }

    /// Degree in one place.
    pub(super) fn degree(&self, place: usize) -> usize {
        let count = |product: &Vec<usize>| product.iter().filter(|&&other| other == place).count();
        self.products.keys().map(count).max().unwrap_or(0)
    }

    /// For evaluation within a box; `None` if a value might be too large.
    pub(super) fn within(&self, extents: &[u64]) -> Option<Sum> {
        let mut most: i128 = i128::from(self.constant).abs();
        for (product, &multiple) in &self.products {
            let size = |size: i128, &place: &usize| size.checked_mul(i128::from(*extents.get(place)?));
            most = most.checked_add(product.iter().try_fold(i128::from(multiple).abs(), size)?)?;
        }
        let mut sum = Sum { constant: self.constant, linear: Vec::new(), higher: Vec::new() };
        for (product, &multiple) in &self.products {
            match **product {
                [place] => sum.linear.push((multiple, place)),
                _ => sum.higher.push((multiple, product.clone())),
            }
        }
        (most <= LARGEST).then_some(sum)
    }
}

/// A polynomial that is evaluated within a box.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    constant: i64,
    linear: Vec<(i64, usize)>,
    higher: Vec<(i64, Vec<usize>)>,
}

impl Sum {
    /// Value at a position of the box.
    #[inline]
    pub(super) fn at(&self, at: &[u64]) -> i64 {
        let mut value = self.constant;
        for &(multiple, place) in &self.linear {
            value += multiple * at[place] as i64;
        }
        for (multiple, product) in &self.higher {
            value += product.iter().fold(*multiple, |value, &place| value * at[place] as i64);
        }
        value
    }
}
