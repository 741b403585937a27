//! Misère quotients, heap after heap.
//!
//! Let the quotient of the heaps below n be known. The heap of n is first tried as one of its elements: the positions of
//! the heap and one sum of each element tell which, if any. If none fits, n is another generator. Then a monoid is guessed that
//! is large enough, the lost positions among its normal forms are found by their moves, and elements that are alike are
//! made one. Guesses begin with the quotient known so far and one free generator, but for g⁴ = g²; the next do without
//! relations that were true among fewer heaps only.
//!
//! A guess is used once it is proved, as `sums` says, for all sums of heaps up to n. If it fails, it fails at some sum: a heap in it
//! that was no generator becomes one, or higher powers are taken to be different. So errors cost time alone.

use crate::bits::Bits;
use crate::heaps::{options, wins};
use crate::limits::{Ended, Limits, Meter};
use crate::monoid::{Monoid, Product, Table};
use crate::moves::Moves;
use crate::portion::Portion;
use crate::quotient::Quotient;
use crate::reduce::reduce;
use crate::sums::{Stuck, Sums};
use heap::{Period, Rules};
use rustc_hash::FxHashMap;

/// The first guess is that g^4 = g^2.
const INDEX: usize = 2;
const PERIOD: usize = 2;
/// From how many heaps on a period is looked for.
const FIRST: usize = 8;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The quotient of the whole game if it has a period, else of the heaps in its map. Proved in both cases.
    pub quotient: Quotient,
    /// Why the search ended.
    pub ended: Ended,
}

/// Looks for the misère quotient of a game: of all its heaps, or of as many as the limits allow.
///
/// ```
/// use quotient::{Ended, Limits, search};
/// let kayles: heap::Code = "0.77".parse().unwrap();
/// let found = search(&kayles.rules(), &Limits::default());
/// assert_eq!((found.ended, found.quotient.order()), (Ended::Period, 40));
/// ```
pub fn search(rules: &Rules, limits: &Limits<'_>) -> Report {
    let meter = Meter::new(limits);
    let mut known = Known::new(Moves::of(rules));
    let mut period = None;
    let ended = loop {
        if known.map.len() >= limits.heaps {
            break Ended::Heaps;
        }
        meter.known.set(known.map.len());
        if let Err(ended) = known.advance(&meter) {
            break ended;
        }
        let count = known.map.len();
        if count >= known.ask_at {
            known.ask_at = count + count / 32 + 1;
            // Elements are no numbers: nothing can be added to them.
            let found = Period::candidate(rules, &known.map).filter(|found| found.period.saltus == 0);
            match found.and_then(|found| Some((found.period, found.needed?))) {
                Some((found, needed)) if needed <= count => {
                    period = Some(found);
                    break Ended::Period;
                }
                Some((_, needed)) => known.ask_at = known.ask_at.min(needed.max(count + 1)),
                None => {}
            }
        }
    };
    Report { quotient: known.quotient(period), ended }
}

/// The quotient before a generator came, and the generator.
struct Stage {
    heap: usize,
    monoid: Monoid,
    lost: Vec<bool>,
}

/// The quotient of the heaps so far.
struct Known {
    moves: Moves,
    proved: Proved,
    /// By heap: its element.
    map: Vec<u32>,
    /// By heap: as a word in the generators, when it came.
    words: Vec<Vec<usize>>,
    stages: Vec<Stage>,
    /// Heaps that have to be generators, and from which power on theirs repeat.
    index: FxHashMap<usize, usize>,
    ask_at: usize,
}

/// A monoid that has been proved to be the quotient.
#[derive(Clone)]
struct Proved {
    monoid: Monoid,
    lost: Vec<bool>,
    table: Table,
    portion: Portion,
    sums: Sums,
}

impl Proved {
    /// Of no heap.
    fn nothing() -> Proved {
        let monoid = Monoid::trivial();
        let table = monoid.table();
        let portion = Portion::new(&[false], &table);
        Proved { lost: vec![false], sums: Sums::new(1), monoid, table, portion }
    }
}

impl Known {
    fn new(moves: Moves) -> Known {
        Known {
            moves,
            proved: Proved::nothing(),
            map: vec![0],
            words: vec![vec![]],
            stages: vec![],
            index: FxHashMap::default(),
            ask_at: FIRST,
        }
    }

    /// Looks at the next heap. If earlier ones turn out to be generators, the next is one of those.
    fn advance(&mut self, meter: &Meter<'_>) -> Result<(), Ended> {
        let heap = self.map.len();
        if self.moves.is_dead(heap) {
            self.map.push(0);
            self.words.push(vec![]);
            return Ok(());
        }
        if !self.index.contains_key(&heap) && self.fits(heap, meter)? {
            return Ok(());
        }
        self.generator(heap, meter)
    }

    /// Tries the heap as an element of the quotient so far.
    fn fits(&mut self, heap: usize, meter: &Meter<'_>) -> Result<bool, Ended> {
        let Proved { monoid, table, portion, .. } = &self.proved;
        let order = monoid.order();
        let options = options(&self.moves, heap, order, table, &self.map, meter)?;
        let wins = wins(&options, portion);
        // Which sums, one of each element, are lost beside the heap.
        let moves: Vec<Vec<u32>> = self.generator_moves(table, order, meter)?;
        let mut with = Bits::new(order);
        for element in 0..order as u32 {
            meter.step()?;
            let mut others = moves
                .iter()
                .enumerate()
                .filter_map(|(generator, to)| monoid.less(element, generator).map(|less| (less, to)));
            let moves_to_lost = |(less, to): (u32, &Vec<u32>)| {
                to.iter().any(|&option| with.has(table.times(less, option) as usize))
            };
            if !wins.has(element as usize) && !others.any(moves_to_lost) {
                with.add(element as usize);
            }
        }
        let Some(element) = portion.find(&with) else { return Ok(false) };
        let Proved { table, portion, .. } = &self.proved;
        if wins.common(portion.lost_with(element)).is_some() {
            return Ok(false);
        }
        let mut sums = self.proved.sums.clone();
        if sums.extend(heap, element, wins, (table, portion), meter)?.is_err() {
            return Ok(false);
        }
        let word = self.proved.monoid.word(element);
        self.proved.sums = sums;
        self.map.push(element);
        self.words.push(word);
        Ok(true)
    }

    /// Where the moves in each generator lead.
    fn generator_moves(
        &self,
        product: &impl Product,
        order: usize,
        meter: &Meter<'_>,
    ) -> Result<Vec<Vec<u32>>, Ended> {
        let of = |stage: &Stage| options(&self.moves, stage.heap, order, product, &self.map, meter);
        self.stages.iter().map(of).collect()
    }

    /// Makes the heap a generator.
    fn generator(&mut self, heap: usize, meter: &Meter<'_>) -> Result<(), Ended> {
        loop {
            let mut stuck = None;
            let mut too_many = false;
            // The quotient so far, and then those before one generator, before two, …
            for bases in (0..=self.stages.len()).rev() {
                match self.guess(heap, bases, meter) {
                    Ok(Ok(proved)) => {
                        self.accept(heap, proved);
                        return Ok(());
                    }
                    Ok(Err(found)) => stuck = Some(found),
                    // A wrong guess may have too many elements, and a better one fewer.
                    Err(Ended::Elements) => too_many = true,
                    Err(Ended::Entries) if too_many => return Err(Ended::Elements),
                    Err(Ended::Entries) if stuck.is_some() => break,
                    Err(ended) => return Err(ended),
                }
            }
            let stuck: Stuck = stuck.ok_or(if too_many { Ended::Elements } else { Ended::Entries })?;
            let is_generator = |n: &usize| *n == heap || self.stages.iter().any(|stage| stage.heap == *n);
            if let Some(&other) = stuck.iter().rev().find(|n| !is_generator(n)) {
                self.index.insert(other, INDEX);
                return self.back_to(other, meter);
            }
            let mut raised = false;
            for &one in &stuck {
                let index = self.index.get(&one).copied().unwrap_or(INDEX);
                if stuck.iter().filter(|&&other| other == one).count() >= index + PERIOD {
                    self.index.insert(one, index + 1);
                    raised = true;
                }
            }
            if !raised {
                return Err(Ended::Entries);
            }
        }
    }

    /// Forgets this heap and all larger ones.
    fn back_to(&mut self, heap: usize, meter: &Meter<'_>) -> Result<(), Ended> {
        self.map.truncate(heap);
        self.words.truncate(heap);
        let (mut monoid, mut lost) = (self.proved.monoid.clone(), self.proved.lost.clone());
        if let Some(place) = self.stages.iter().position(|stage| stage.heap >= heap) {
            let stage = self.stages.swap_remove(place);
            self.stages.truncate(place);
            (monoid, lost) = (stage.monoid, stage.lost);
        }
        self.ask_at = self.ask_at.max(FIRST);
        self.map = elements(&monoid, &self.words);
        match prove(&self.moves, &self.generators(), monoid, lost, &self.map, meter)? {
            Ok(proved) => self.proved = proved,
            // It was proved before.
            Err(_) => return Err(Ended::Entries),
        }
        Ok(())
    }

    fn accept(&mut self, heap: usize, proved: Proved) {
        let before = std::mem::replace(&mut self.proved, proved);
        self.words.push(vec![self.stages.len()]);
        self.stages.push(Stage { heap, monoid: before.monoid, lost: before.lost });
        self.map = elements(&self.proved.monoid, &self.words);
    }

    /// The monoid with another generator, made from the quotient that so many generators had.
    fn guess(&self, heap: usize, bases: usize, meter: &Meter<'_>) -> Result<Result<Proved, Stuck>, Ended> {
        let mut monoid = self.stages.get(bases).map_or(&self.proved.monoid, |stage| &stage.monoid).clone();
        let free = self.stages.iter().skip(bases).map(|stage| stage.heap).chain([heap]);
        for heap in free {
            let index = self.index.get(&heap).copied().unwrap_or(INDEX);
            meter.entries(monoid.entries_with(index + PERIOD))?;
            monoid = monoid.with_cyclic(index, PERIOD);
        }
        let mut generators = self.generators();
        generators.push(heap);
        let lost = self.lost(&monoid, &generators, meter)?;
        let reduced = reduce(&monoid, &lost, meter)?;
        let mut map = elements(&reduced.monoid, &self.words);
        map.push(reduced.monoid.element(&[self.stages.len()]));
        prove(&self.moves, &generators, reduced.monoid, reduced.lost, &map, meter)
    }

    /// Which elements are lost, by the moves in their normal forms.
    fn lost(&self, monoid: &Monoid, generators: &[usize], meter: &Meter<'_>) -> Result<Vec<bool>, Ended> {
        let (order, product) = (monoid.order(), ByWords(monoid));
        let map = elements(monoid, &self.words);
        let mut moves: Vec<Vec<Vec<usize>>> = vec![];
        for &generator in generators {
            let options = options(&self.moves, generator, order, &product, &map, meter)?;
            moves.push(options.into_iter().map(|option| monoid.word(option)).collect());
        }
        // The end is won: whoever is to move has not made the last move.
        let mut lost = vec![false; order];
        for element in 1..order as u32 {
            meter.step()?;
            let mut options = moves
                .iter()
                .enumerate()
                .filter_map(|(generator, to)| monoid.less(element, generator).map(|less| (less, to)));
            let to_lost =
                options.any(|(less, to)| to.iter().any(|word| lost[monoid.times_word(less, word) as usize]));
            lost[element as usize] = !to_lost;
        }
        Ok(lost)
    }

    fn generators(&self) -> Vec<usize> {
        self.stages.iter().map(|stage| stage.heap).collect()
    }

    /// What is known.
    fn quotient(self, period: Option<Period>) -> Quotient {
        Quotient::new(
            self.moves,
            &self.proved.monoid,
            &self.proved.lost,
            &self.map,
            &self.proved.sums,
            period,
        )
    }
}

fn elements(monoid: &Monoid, words: &[Vec<usize>]) -> Vec<u32> {
    words.iter().map(|word| monoid.element(word)).collect()
}

/// Products where there is no table.
struct ByWords<'a>(&'a Monoid);

impl Product for ByWords<'_> {
    fn times(&self, x: u32, y: u32) -> u32 {
        self.0.times_word(x, &self.0.word(y))
    }
}

/// Proves that a monoid says who wins every sum of the heaps of the map, or finds a sum where it is wrong.
fn prove(
    moves: &Moves,
    generators: &[usize],
    monoid: Monoid,
    lost: Vec<bool>,
    map: &[u32],
    meter: &Meter<'_>,
) -> Result<Result<Proved, Stuck>, Ended> {
    meter.entries(monoid.order().checked_mul(monoid.order()))?;
    let table = monoid.table();
    let portion = Portion::new(&lost, &table);
    let mut sums = Sums::new(monoid.order());
    for (heap, &element) in map.iter().enumerate() {
        if moves.is_dead(heap) {
            continue;
        }
        let options = options(moves, heap, monoid.order(), &table, map, meter)?;
        let wins = wins(&options, &portion);
        let stuck = match wins.common(portion.lost_with(element)) {
            // The heap and these are lost, and have a move to what is lost.
            Some(other) => {
                let others = monoid.word(other as u32).into_iter();
                Err(others.map(|generator| generators[generator]).chain([heap]).collect())
            }
            None => sums.extend(heap, element, wins, (&table, &portion), meter)?,
        };
        if let Err(stuck) = stuck {
            return Ok(Err(stuck));
        }
    }
    Ok(Ok(Proved { monoid, lost, table, portion, sums }))
}
