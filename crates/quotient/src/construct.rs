//! Misère quotients, heap after heap.
//!
//! Suppose the quotient of the heaps below n is known. The heap of n is first tried as one of its elements:
//! comparing the sums of the heap with one position of each element tells which one, if any. If none fits, n
//! becomes another generator. Then a large enough monoid is guessed, the lost positions among its normal
//! forms are found from their moves, and equivalent elements are merged. Guesses begin with the quotient
//! known so far and one free generator, except that g⁴ = g²; further distinctions come from failed guesses,
//! since relations may hold among few heaps only.
//!
//! A guess is used once it is proved, by the method of `sums`, for all sums of heaps up to n. If it fails, it
//! fails at some sum that it takes for another one. If the two differ in the power of a generator, those
//! powers are told apart; otherwise a heap that was no generator becomes one. So errors cost time only.

use crate::bits::Bits;
use crate::bounds::{Bounds, SearchEnd, Sizes};
use crate::heaps::{options, wins};
use crate::monoid::{Counter, Monoid, Product, Table};
use crate::moves::Moves;
use crate::portion::Portion;
use crate::quotient::Quotient;
use crate::reduce::reduce;
use crate::sums::{Stuck, Sums};
use heap::{Period, Rules};
use limits::Limits;
use rustc_hash::FxHashMap;

/// The first guess is that g^4 = g^2.
const INDEX: usize = 2;
const PERIOD: usize = 2;
/// Number of heaps from which on a period is looked for.
const FIRST: usize = 8;

/// Result of a search.
#[derive(Clone, Debug)]
pub struct Report {
    /// The quotient of the whole game if it has a period, else of the heaps in its map. Proved in both cases.
    pub quotient: Quotient,
    /// Reason why the search ended.
    pub ended: SearchEnd,
}

/// Searches for the misère quotient of a game: of all its heaps, or of as many as the limits allow.
///
/// ```
/// use quotient::{Limits, SearchEnd, Sizes, search};
/// let kayles: heap::Code = "0.77".parse().unwrap();
/// let found = search(&kayles.rules(), &Sizes::default(), &Limits::none());
/// assert_eq!((found.ended, found.quotient.order()), (SearchEnd::Period, 40));
/// ```
pub fn search(rules: &Rules, sizes: &Sizes, limits: &Limits) -> Report {
    let bounds = Bounds::new(*sizes, limits);
    let mut known = PartialQuotient::new(Moves::of(rules));
    let mut period = None;
    let ended = loop {
        if known.map.len() >= sizes.heaps {
            break SearchEnd::Heaps;
        }
        bounds.meter.reached(known.map.len() as u64);
        if let Err(ended) = known.advance(&bounds) {
            break ended;
        }
        let count = known.map.len();
        if count >= known.ask_at {
            known.ask_at = count + count / 64 + 1;
            period = crate::period::period(rules, &known.map);
            if period.is_some() {
                break SearchEnd::Period;
            }
        }
    };
    Report { quotient: known.quotient(period), ended }
}

/// The quotient of the heaps so far.
struct PartialQuotient {
    moves: Moves,
    proved: Proved,
    /// Heaps of its generators, ascending. None is a product of smaller ones.
    generators: Vec<usize>,
    /// Element of each heap.
    map: Vec<u32>,
    ask_at: usize,
}

/// A sum at which a guess is wrong.
struct Wrong {
    heaps: Stuck,
    /// The sum as generators.
    word: Vec<usize>,
    /// Normal form that the guess gives it.
    normal: Vec<usize>,
}

/// Input of the next guess.
struct Guess {
    /// Heaps of the generators, ascending; the last is the new one.
    generators: Vec<usize>,
    /// For some heaps, the power up to which the guess tells powers apart, beyond the distinctions made so
    /// far.
    told: FxHashMap<usize, usize>,
}

/// A correct guess.
struct Confirmed {
    proved: Proved,
    generators: Vec<usize>,
    map: Vec<u32>,
}

/// Reason why a guess is wrong.
enum Blame {
    /// A heap does not equal the word that it was taken for.
    Heap(usize),
    /// Powers of a generator below this one are different.
    Power(usize, usize),
    /// No repairable error.
    Nothing,
}

impl Wrong {
    /// Finds the wrong step between a sum and the normal form that it was taken for, since the two are
    /// different.
    fn blame(&self, generators: &[usize]) -> Blame {
        let count = |word: &[usize], generator| word.iter().filter(|&&other| other == generator).count();
        let differs = (0..generators.len()).filter_map(|generator| {
            let (before, after) = (count(&self.word, generator), count(&self.normal, generator));
            (before != after).then_some((before.min(after), generator))
        });
        match differs.min() {
            Some((power, generator)) => Blame::Power(generator, power + 1),
            None => match self.heaps.iter().rev().find(|heap| !generators.contains(heap)) {
                Some(&heap) => Blame::Heap(heap),
                None => Blame::Nothing,
            },
        }
    }
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
    /// Quotient of the empty set of heaps.
    fn trivial() -> Proved {
        let monoid = Monoid::trivial();
        let table = monoid.table();
        let portion = Portion::new(&[false], &table);
        Proved { lost: vec![false], sums: Sums::new(1), monoid, table, portion }
    }
}

impl PartialQuotient {
    fn new(moves: Moves) -> PartialQuotient {
        PartialQuotient { moves, proved: Proved::trivial(), generators: vec![], map: vec![0], ask_at: FIRST }
    }

    /// Proceeds to the next heap.
    fn advance(&mut self, bounds: &Bounds) -> Result<(), SearchEnd> {
        let heap = self.map.len();
        if self.moves.is_dead(heap) {
            self.map.push(0);
            return Ok(());
        }
        if self.fits(heap, bounds)? { Ok(()) } else { self.generator(heap, bounds) }
    }

    /// Tries the heap as an element of the quotient so far.
    fn fits(&mut self, heap: usize, bounds: &Bounds) -> Result<bool, SearchEnd> {
        let Proved { monoid, table, portion, .. } = &self.proved;
        let order = monoid.order();
        let options = options(&self.moves, heap, order, table, &self.map, bounds)?;
        let wins = wins(&options, portion);
        // Sums, one of each element, that are lost together with the heap.
        let moves: Vec<Vec<u32>> = self.generator_moves(table, order, bounds)?;
        let mut with = Bits::new(order);
        for element in 0..order as u32 {
            bounds.step()?;
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
        if sums.extend(heap, element, wins, (table, portion), bounds)?.is_err() {
            return Ok(false);
        }
        self.proved.sums = sums;
        self.map.push(element);
        Ok(true)
    }

    /// Targets of the moves in each generator.
    fn generator_moves(
        &self,
        product: &impl Product,
        order: usize,
        bounds: &Bounds,
    ) -> Result<Vec<Vec<u32>>, SearchEnd> {
        let of = |&heap: &usize| options(&self.moves, heap, order, product, &self.map, bounds);
        self.generators.iter().map(of).collect()
    }

    /// Makes the heap a generator.
    fn generator(&mut self, heap: usize, bounds: &Bounds) -> Result<(), SearchEnd> {
        let mut guess = Guess { generators: self.generators.clone(), told: FxHashMap::default() };
        guess.generators.push(heap);
        loop {
            let wrong = match self.guess(&guess, bounds)? {
                Ok(found) => return self.accept(found, bounds),
                Err(wrong) => wrong,
            };
            match wrong.blame(&guess.generators) {
                Blame::Heap(other) => {
                    let place = guess.generators.partition_point(|&generator| generator < other);
                    guess.generators.insert(place, other);
                    guess.told.insert(other, 1);
                }
                Blame::Power(generator, index) => _ = guess.told.insert(guess.generators[generator], index),
                Blame::Nothing => return Err(SearchEnd::Entries),
            }
        }
    }

    /// Guesses the quotient with another generator, and with the distinctions that the guess asks for.
    fn guess(&self, guess: &Guess, bounds: &Bounds) -> Result<Result<Confirmed, Wrong>, SearchEnd> {
        let Guess { generators, told } = guess;
        let Some((&heap, old)) = generators.split_last() else { return Err(SearchEnd::Entries) };
        let counter = |(generator, heap): (usize, &usize)| {
            told.get(heap).map(|&index| Counter { generator, index, period: PERIOD })
        };
        let counters: Vec<Counter> = old.iter().enumerate().filter_map(counter).collect();
        let elements: Vec<u32> = old.iter().map(|&heap| self.map[heap]).collect();
        let (monoid, _) = Monoid::generated(&self.proved.table, &elements, &counters, bounds)?;
        let index = told.get(&heap).copied().unwrap_or(INDEX);
        bounds.entries(monoid.entries_with(index + PERIOD))?;
        let monoid = monoid.with_cyclic(index, PERIOD);
        let words = self.words(generators);
        let lost = self.lost(&monoid, generators, &words, bounds)?;
        let reduced = reduce(&monoid, &lost, bounds)?;
        let map = mapped(&reduced.monoid, &words);
        let proved = prove(&self.moves, generators, reduced.monoid, reduced.lost, &map, bounds)?;
        Ok(match proved {
            Ok(proved) => Ok(Confirmed { proved, generators: generators.clone(), map }),
            Err(heaps) => {
                // The sum as words of the guess, and its normal form there.
                let word: Vec<usize> = heaps.iter().flat_map(|&heap| words[heap].iter().copied()).collect();
                let normal = monoid.word(monoid.element(&word));
                Err(Wrong { heaps, word, normal })
            }
        })
    }

    /// Every heap up to the last generator as a word in generators: those of the quotient so far, and the new
    /// ones.
    fn words(&self, generators: &[usize]) -> Vec<Vec<usize>> {
        let place = |heap: usize| generators.binary_search(&heap).ok();
        let word = |(heap, &element): (usize, &u32)| match place(heap) {
            Some(place) => vec![place],
            None => {
                let word = self.proved.monoid.word(element).into_iter();
                word.filter_map(|generator| place(self.generators[generator])).collect()
            }
        };
        let mut words: Vec<Vec<usize>> = self.map.iter().enumerate().map(word).collect();
        words.push(vec![generators.len() - 1]);
        words
    }

    /// Accepts a guess, reduced to the generators it needs.
    fn accept(&mut self, found: Confirmed, bounds: &Bounds) -> Result<(), SearchEnd> {
        let Confirmed { mut proved, generators, mut map } = found;
        bounds.elements(proved.monoid.order())?;
        let needed = needed(&proved, &generators, &map, bounds)?;
        if needed.len() < generators.len() {
            let elements: Vec<u32> = needed.iter().map(|&heap| map[heap]).collect();
            let (monoid, old) = Monoid::generated(&proved.table, &elements, &[], bounds)?;
            let mut new = vec![0; old.len()];
            (0..).zip(&old).for_each(|(number, &old)| new[old as usize] = number);
            let lost = old.iter().map(|&old| proved.lost[old as usize]).collect();
            map.iter_mut().for_each(|element| *element = new[*element as usize]);
            // This has been proved, with other numbers.
            proved =
                prove(&self.moves, &needed, monoid, lost, &map, bounds)?.map_err(|_| SearchEnd::Entries)?;
        }
        (self.proved, self.generators, self.map) = (proved, needed, map);
        Ok(())
    }

    /// Lost elements, determined by the moves in their normal forms.
    fn lost(
        &self,
        monoid: &Monoid,
        generators: &[usize],
        words: &[Vec<usize>],
        bounds: &Bounds,
    ) -> Result<Vec<bool>, SearchEnd> {
        let (order, product) = (monoid.order(), ByWords(monoid));
        let map = mapped(monoid, words);
        let mut moves: Vec<Vec<Vec<usize>>> = vec![];
        for &generator in generators {
            let options = options(&self.moves, generator, order, &product, &map, bounds)?;
            moves.push(options.into_iter().map(|option| monoid.word(option)).collect());
        }
        // The end position is won: the player to move has not made the last move.
        let mut lost = vec![false; order];
        for element in 1..order as u32 {
            bounds.step()?;
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

    /// Quotient of the heaps done so far.
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

/// Filters generators, given as ascending heaps, to those that are no products of earlier ones.
fn needed(
    proved: &Proved,
    generators: &[usize],
    map: &[u32],
    bounds: &Bounds,
) -> Result<Vec<usize>, SearchEnd> {
    let mut needed: Vec<usize> = vec![];
    let mut made = vec![0];
    for &heap in generators {
        if made.contains(&map[heap]) {
            continue;
        }
        needed.push(heap);
        let elements: Vec<u32> = needed.iter().map(|&heap| map[heap]).collect();
        (_, made) = Monoid::generated(&proved.table, &elements, &[], bounds)?;
    }
    Ok(needed)
}

/// Element of each word.
fn mapped(monoid: &Monoid, words: &[Vec<usize>]) -> Vec<u32> {
    words.iter().map(|word| monoid.element(word)).collect()
}

/// Multiplication by words, where there is no table.
struct ByWords<'a>(&'a Monoid);

impl Product for ByWords<'_> {
    fn times(&self, x: u32, y: u32) -> u32 {
        self.0.times_word(x, &self.0.word(y))
    }
}

/// Proves that a monoid gives the winner of every sum of the heaps in the map, or finds a sum where it is
/// wrong.
fn prove(
    moves: &Moves,
    generators: &[usize],
    monoid: Monoid,
    lost: Vec<bool>,
    map: &[u32],
    bounds: &Bounds,
) -> Result<Result<Proved, Stuck>, SearchEnd> {
    bounds.entries(monoid.order().checked_mul(monoid.order()))?;
    let table = monoid.table();
    let portion = Portion::new(&lost, &table);
    let mut sums = Sums::new(monoid.order());
    for (heap, &element) in map.iter().enumerate() {
        if moves.is_dead(heap) {
            continue;
        }
        let options = options(moves, heap, monoid.order(), &table, map, bounds)?;
        let wins = wins(&options, &portion);
        let stuck = match wins.common(portion.lost_with(element)) {
            // Together with the heap these are lost, yet they have a move to a lost sum.
            Some(other) => {
                let others = monoid.word(other as u32).into_iter();
                Err(others.map(|generator| generators[generator]).chain([heap]).collect())
            }
            None => sums.extend(heap, element, wins, (&table, &portion), bounds)?,
        };
        if let Err(stuck) = stuck {
            return Ok(Err(stuck));
        }
    }
    Ok(Ok(Proved { monoid, lost, table, portion, sums }))
}
