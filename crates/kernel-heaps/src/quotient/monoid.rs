//! Check that the elements form a commutative monoid and are distinct.

use super::certificate::QuotientCertificate;
use crate::flaw::QuotientFlaw;
use crate::rejection::Rejection;
use kernel::Meter;
use std::collections::HashMap;

/// A set of elements.
pub(super) type Set = Vec<u64>;

/// The monoid, its products, and the pairs of elements that are lost together.
pub(super) struct Monoid {
    products: Vec<Vec<u32>>,
    lost_with: Vec<Set>,
}

impl Monoid {
    /// Checks 1 and 2 of the theorem.
    pub(super) fn check(text: &QuotientCertificate, meter: &Meter) -> Result<Monoid, Rejection> {
        let order = text.times.len();
        let element = |&number: &u32| match (number as usize) < order {
            true => Ok(()),
            false => Err(QuotientFlaw::NoElement(number)),
        };
        text.times.iter().flatten().chain(&text.map).chain(&text.lost).try_for_each(element)?;
        if order == 0 {
            return Err(QuotientFlaw::NoElement(0).into());
        }
        let width = text.generators.len();
        if let Some(element) = (0..order).find(|&element| text.times[element].len() != width) {
            return Err(QuotientFlaw::Products(element).into());
        }
        // Products, and sets of elements.
        meter.holds(order.saturating_mul(order).saturating_mul(5))?;
        commute(text, meter)?;
        generators(text)?;
        let products = products(text, meter)?;
        let lost_with = lost_with(text, &products, meter)?;
        Ok(Monoid { products, lost_with })
    }

    pub(super) fn order(&self) -> usize {
        self.products.len()
    }

    pub(super) fn product(&self, one: u32, other: u32) -> u32 {
        self.products[one as usize][other as usize]
    }

    /// Products of an element with all others.
    pub(super) fn row(&self, element: u32) -> &[u32] {
        &self.products[element as usize]
    }

    /// Elements whose product with this one is lost.
    pub(super) fn lost_with(&self, element: u32) -> &Set {
        &self.lost_with[element as usize]
    }

    pub(super) fn is_lost(&self, element: u32) -> bool {
        has(self.lost_with(element), 0)
    }

    /// The empty set.
    pub(super) fn nothing(&self) -> Set {
        vec![0; self.order().div_ceil(64)]
    }
}

pub(super) fn has(set: &Set, element: u32) -> bool {
    set.get(element as usize / 64).is_some_and(|word| word >> (element % 64) & 1 == 1)
}

pub(super) fn put(set: &mut Set, element: usize) {
    if let Some(word) = set.get_mut(element / 64) {
        *word |= 1 << (element % 64);
    }
}

/// Adds all elements of another set.
pub(super) fn unite(set: &mut Set, other: &Set) {
    set.iter_mut().zip(other).for_each(|(word, more)| *word |= more);
}

fn commute(text: &QuotientCertificate, meter: &Meter) -> Result<(), Rejection> {
    let width = text.generators.len();
    for (element, row) in text.times.iter().enumerate() {
        meter.steps(width * width)?;
        for one in 0..width {
            for other in 0..one {
                let (by_one, by_other) = (row[one] as usize, row[other] as usize);
                if text.times[by_one][other] != text.times[by_other][one] {
                    return Err(QuotientFlaw::Commute(element, other, one).into());
                }
            }
        }
    }
    Ok(())
}

/// Every generator is the element of its heap.
fn generators(text: &QuotientCertificate) -> Result<(), Rejection> {
    for (place, &heap) in text.generators.iter().enumerate() {
        let rises = place == 0 || text.generators[place - 1] < heap;
        let element = text.times.first().and_then(|row| row.get(place));
        if !rises || element.is_none() || text.map.get(heap) != element {
            return Err(QuotientFlaw::Generator(place).into());
        }
    }
    Ok(())
}

/// All products, each from that of an earlier element.
fn products(text: &QuotientCertificate, meter: &Meter) -> Result<Vec<Vec<u32>>, Rejection> {
    let order = text.times.len();
    // A row of products for each element: first the identity's, then each from an earlier row.
    let mut products: Vec<Vec<u32>> = vec![(0..order as u32).collect()];
    for element in 1..order {
        let by = |row: &Vec<u32>| row.iter().position(|&product| product as usize == element);
        let from = (0..element).find_map(|earlier| Some((earlier, by(&text.times[earlier])?)));
        let (earlier, generator) = from.ok_or(QuotientFlaw::Unreached(element))?;
        meter.steps(order + earlier * text.generators.len())?;
        let row = products[earlier].iter().map(|&product| text.times[product as usize][generator]).collect();
        products.push(row);
    }
    Ok(products)
}

fn lost_with(
    text: &QuotientCertificate,
    products: &[Vec<u32>],
    meter: &Meter,
) -> Result<Vec<Set>, Rejection> {
    let order = products.len();
    if text.lost.first() == Some(&0) || text.lost.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(QuotientFlaw::Lost.into());
    }
    let mut lost = vec![false; order];
    text.lost.iter().for_each(|&element| lost[element as usize] = true);
    let mut sets: Vec<Set> = vec![];
    for row in products {
        meter.steps(order)?;
        let mut set = vec![0; order.div_ceil(64)];
        let with = row.iter().enumerate().filter(|(_, product)| lost[**product as usize]);
        with.for_each(|(other, _)| put(&mut set, other));
        sets.push(set);
    }
    let mut seen: HashMap<&Set, usize> = HashMap::new();
    for (element, set) in sets.iter().enumerate() {
        if let Some(other) = seen.insert(set, element) {
            return Err(QuotientFlaw::Alike(other, element).into());
        }
    }
    Ok(sets)
}
