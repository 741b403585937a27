//! A misère quotient, proved.

use crate::monoid::Monoid;
use crate::moves::Moves;
use crate::sums::Sums;
use heap::Period;

/// The misère quotient of a game on heaps: a finite commutative monoid, its lost elements, and the element of every heap.
///
/// Elements are numbered by their normal forms: shorter words in the generators first, then in alphabetical order. 0 is the identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotient {
    generators: Vec<usize>,
    /// Product of each element and generator.
    times: Vec<u32>,
    /// Normal form of each element, as ascending generators.
    words: Vec<Vec<usize>>,
    lost: Vec<bool>,
    map: Vec<u32>,
    period: Option<Period>,
    sums: Vec<Vec<usize>>,
}

impl Quotient {
    pub(crate) fn new(
        moves: Moves,
        monoid: &Monoid,
        lost: &[bool],
        map: &[u32],
        sums: &Sums,
        period: Option<Period>,
    ) -> Quotient {
        let period = period.map(|period| Period { start: period.start.max(1), ..period });
        let generators = generators(&moves, monoid, map);
        // Breadth first, extending words by generators not before their last: the first word of an element is
        // its least.
        let mut number = vec![None; monoid.order()];
        number[0] = Some(0u32);
        let (mut old, mut words) = (vec![0u32], vec![vec![]]);
        let mut next = 0;
        while next < old.len() {
            let first: usize = words[next].last().copied().unwrap_or(0);
            for (generator, heap) in generators.iter().enumerate().skip(first) {
                let product = monoid.times_word(old[next], &monoid.word(map[*heap]));
                if number[product as usize].is_none() {
                    number[product as usize] = Some(old.len() as u32);
                    old.push(product);
                    let mut word = words[next].clone();
                    word.push(generator);
                    words.push(word);
                }
            }
            next += 1;
        }
        let new = |element: u32| number[element as usize].unwrap_or(0);
        let mut times = vec![];
        for &element in &old {
            let by = |heap: &usize| new(monoid.times_word(element, &monoid.word(map[*heap])));
            times.extend(generators.iter().map(by));
        }
        let heaps = period.map_or(map.len(), |period| period.start + period.length);
        let mut sums: Vec<Vec<usize>> = sums.hardest().map(<[usize]>::to_vec).collect();
        sums.sort_unstable_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
        Quotient {
            generators,
            times,
            words,
            lost: old.iter().map(|&element| lost[element as usize]).collect(),
            map: map.iter().take(heaps).map(|&element| new(element)).collect(),
            period,
            sums,
        }
    }

    /// Number of elements.
    pub fn order(&self) -> usize {
        self.words.len()
    }

    /// Heaps whose elements generate the monoid; none is a product of others.
    pub fn generators(&self) -> &[usize] {
        &self.generators
    }

    /// Normal form of an element: indices into [`Quotient::generators`], ascending.
    pub fn word(&self, element: u32) -> Option<&[usize]> {
        self.words.get(element as usize).map(Vec::as_slice)
    }

    /// Product of an element and a generator, given by its index.
    pub fn times(&self, element: u32, generator: usize) -> Option<u32> {
        if generator >= self.generators.len() {
            return None;
        }
        self.times.get(element as usize * self.generators.len() + generator).copied()
    }

    /// Product of two elements.
    pub fn product(&self, one: u32, other: u32) -> Option<u32> {
        self.word(other)?.iter().try_fold(one, |product, &generator| self.times(product, generator))
    }

    /// Returns `true` if the player to move loses a sum with this element.
    pub fn is_lost(&self, element: u32) -> bool {
        self.lost.get(element as usize).copied().unwrap_or(false)
    }

    /// Lost elements: the P-portion.
    pub fn lost(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.lost).filter(|(_, lost)| **lost).map(|(element, _)| element)
    }

    /// Period of the map, if this is the quotient of the whole game.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// Elements of the heaps of 0, 1, … stones; with a period, up to its first repeat.
    pub fn map(&self) -> &[u32] {
        &self.map
    }

    /// Element of a heap; `None` if the heap is larger than those covered.
    pub fn element(&self, heap: usize) -> Option<u32> {
        let place = match self.period {
            Some(period) if heap >= period.start => period.start + (heap - period.start) % period.length,
            _ => heap,
        };
        self.map.get(place).copied()
    }

    /// Returns `true` if the player to move loses a sum of heaps; `None` if some heap is larger than those
    /// covered.
    ///
    /// ```
    /// use quotient::{Limits, Sizes, search};
    /// let kayles: heap::Code = "0.77".parse().unwrap();
    /// let quotient = search(&kayles.rules(), &Sizes::default(), &Limits::none()).quotient;
    /// // One pin: the player who takes it has made the last move.
    /// assert_eq!(quotient.loses(&[1]), Some(true));
    /// assert_eq!(quotient.loses(&[1_000_000, 1_000_000]), Some(true));
    /// ```
    pub fn loses(&self, heaps: &[usize]) -> Option<bool> {
        let mut sum = 0;
        for &heap in heaps {
            sum = self.product(sum, self.element(heap)?)?;
        }
        Some(self.is_lost(sum))
    }

    /// Hardest sums of heaps, on which the proof rests.
    pub fn sums(&self) -> &[Vec<usize>] {
        &self.sums
    }
}

/// Heaps that generate the monoid, none of them a product of others.
fn generators(moves: &Moves, monoid: &Monoid, map: &[u32]) -> Vec<usize> {
    let mut generators: Vec<usize> = vec![];
    let mut made = generated(monoid, &[]);
    for (heap, &element) in map.iter().enumerate() {
        if !made[element as usize] && !moves.is_dead(heap) {
            generators.push(heap);
            let elements: Vec<u32> = generators.iter().map(|&heap| map[heap]).collect();
            made = generated(monoid, &elements);
        }
    }
    // An early one may be a product of later ones.
    for heap in generators.clone() {
        let others: Vec<usize> = generators.iter().copied().filter(|&other| other != heap).collect();
        let elements: Vec<u32> = others.iter().map(|&heap| map[heap]).collect();
        if generated(monoid, &elements)[map[heap] as usize] {
            generators = others;
        }
    }
    generators
}

/// For each element, `true` if it is a product of these.
fn generated(monoid: &Monoid, elements: &[u32]) -> Vec<bool> {
    let words: Vec<Vec<usize>> = elements.iter().map(|&element| monoid.word(element)).collect();
    let mut made = vec![false; monoid.order()];
    made[0] = true;
    let mut left = vec![0];
    while let Some(from) = left.pop() {
        for word in &words {
            let product = monoid.times_word(from, word);
            if !std::mem::replace(&mut made[product as usize], true) {
                left.push(product);
            }
        }
    }
    made
}
