//! Merges equivalent elements.

use crate::bounds::{Bounds, SearchEnd};
use crate::monoid::{Monoid, NONE};
use rustc_hash::FxHashMap;

/// A monoid in which any two elements differ: added to something, one is lost and the other won.
pub(crate) struct Reduced {
    pub(crate) monoid: Monoid,
    pub(crate) lost: Vec<bool>,
}

/// Partitions elements by winner, and again by the classes of their products with generators, until no class
/// splits (Moore's algorithm).
pub(crate) fn reduce(monoid: &Monoid, lost: &[bool], bounds: &Bounds) -> Result<Reduced, SearchEnd> {
    let (order, width) = (monoid.order(), monoid.width());
    let mut classes: Vec<u32> = lost.iter().map(|&lost| lost.into()).collect();
    let mut count = 0;
    loop {
        let mut parted: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let mut next = Vec::with_capacity(order);
        for element in 0..order as u32 {
            bounds.step()?;
            let mut sign = Vec::with_capacity(width + 1);
            sign.push(classes[element as usize]);
            sign.extend((0..width).map(|generator| classes[monoid.step(element, generator) as usize]));
            // Classes are numbered in the order of their first elements, which supply the normal forms.
            let fresh = parted.len() as u32;
            next.push(*parted.entry(sign).or_insert(fresh));
        }
        // A wrong guess may have more elements than the quotient.
        bounds.elements(parted.len() / 4)?;
        classes = next;
        if parted.len() == count {
            break;
        }
        count = parted.len();
    }
    let mut first = vec![NONE; count];
    for (element, &class) in (0..).zip(&classes) {
        let first = &mut first[class as usize];
        *first = (*first).min(element);
    }
    let (mut step, mut less) = (vec![], vec![]);
    for &element in &first {
        for generator in 0..width {
            step.push(classes[monoid.step(element, generator) as usize]);
            less.push(monoid.less(element, generator).map_or(NONE, |less| classes[less as usize]));
        }
    }
    let lost = first.iter().map(|&element| lost[element as usize]).collect();
    Ok(Reduced { monoid: if width == 0 { Monoid::trivial() } else { Monoid::new(width, step, less) }, lost })
}
