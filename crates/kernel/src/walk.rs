//! Products of tables: whether some numbers satisfy several literals together.
//!
//! All numbers are read at once, a digit of each at a time. A state of the product has a state of each table.
//! From the first state the walk visits whatever columns of digits lead to: if no state is met in which all
//! literals hold, no numbers satisfy them.

use crate::limits::Meter;
use crate::numbered::Numbered;
use crate::numeration::Numeration;
use crate::rejection::{Rejection, Result};
use crate::table::{Child, Table};

/// Words of some numbers.
pub(crate) type Words = Vec<Vec<u8>>;

/// A literal as a table, with the number of the product that each of its numbers is.
pub(crate) struct Joined<'a> {
    pub(crate) positive: bool,
    pub(crate) table: &'a Table,
    pub(crate) numbers: &'a [u32],
}

/// State of a literal that does not read on: the opposite of a relation that has rejected.
pub(crate) const GONE: u32 = u32::MAX;

/// The product of some literals. A state of it has, as the bits of two words, the state of the word of each
/// number, and then the state of each literal.
pub(crate) struct Product<'a> {
    numeration: Numeration,
    literals: Vec<Joined<'a>>,
    /// Number of numbers, at most 64, and 32 where their words have more than two states.
    width: usize,
}

/// A node at which a digit has been chosen, as the literal that it belongs to.
struct Choice {
    literal: usize,
    node: u32,
    number: usize,
}

impl<'a> Product<'a> {
    pub(crate) fn new(
        numeration: Numeration,
        literals: Vec<Joined<'a>>,
        width: usize,
    ) -> Result<Product<'a>> {
        let few = width * numeration.bits() <= 64
            && literals.iter().all(|literal| literal.numbers.iter().all(|&it| (it as usize) < width));
        if few { Ok(Product { numeration, literals, width }) } else { Err(Rejection::Wide) }
    }

    pub(crate) fn start(&self) -> Vec<u32> {
        vec![0; self.literals.len() + 2]
    }

    /// Returns `true` if all literals hold of the numbers that end here.
    pub(crate) fn accepts(&self, state: &[u32]) -> bool {
        let holds = |(literal, &state): (&Joined, &u32)| {
            (state != GONE && literal.table.accepts(state)) == literal.positive
        };
        self.literals.iter().zip(&state[2..]).all(holds)
    }

    /// Visits the columns that no literal rejects, with the states after them. The first digits are given; a
    /// number that no table asks for has the digit 0, after which any word may follow unless it is the only one.
    pub(crate) fn columns(
        &self,
        from: &[u32],
        given: &[u8],
        meter: &Meter,
        mut found: impl FnMut(&[u8], &[u32]) -> Result<()>,
    ) -> Result<()> {
        let mut digits = vec![0; self.width];
        digits[..given.len()].copy_from_slice(given);
        let mut chosen: u64 = (1 << given.len()) - 1;
        let states = states(from);
        let mut next = self.start();
        let mut choices: Vec<Choice> = vec![];
        let mut literal = 0;
        let mut at = self.begin(0, from);
        loop {
            meter.steps(1)?;
            let rejected = match (self.literals.get(literal), at) {
                (None, _) => {
                    next[..2].copy_from_slice(&states_after(self.numeration, states, &digits));
                    found(&digits, &next)?;
                    true
                }
                (Some(it), Child::Dead) if it.positive => true,
                (Some(it), Child::State(state)) if !it.positive && it.table.is_full(state) => true,
                (Some(it), Child::Node(node)) => {
                    let number = it.numbers[it.table.asks(node) as usize] as usize;
                    if chosen >> number & 1 == 0 {
                        chosen |= 1 << number;
                        choices.push(Choice { literal, node, number });
                    }
                    at = it.table.child(node, digits[number]);
                    false
                }
                (Some(_), Child::Dead | Child::State(_)) => {
                    next[2 + literal] = if let Child::State(state) = at { state } else { GONE };
                    literal += 1;
                    at = self.begin(literal, from);
                    false
                }
            };
            if !rejected {
                continue;
            }
            // The next digit of the last choice that has one.
            loop {
                let Some(choice) = choices.last() else { return Ok(()) };
                let digit = digits[choice.number] + 1;
                if digit <= self.numeration.most(self.numeration.state(states, choice.number)) {
                    digits[choice.number] = digit;
                    literal = choice.literal;
                    at = self.literals[literal].table.child(choice.node, digit);
                    break;
                }
                digits[choice.number] = 0;
                chosen &= !(1 << choice.number);
                choices.pop();
            }
        }
    }

    /// The place at which a literal begins to read a column.
    fn begin(&self, literal: usize, from: &[u32]) -> Child {
        match self.literals.get(literal) {
            Some(it) if from[2 + literal] != GONE => it.table.rows()[from[2 + literal] as usize],
            _ => Child::Dead,
        }
    }
}

/// States of the words of all numbers, as bits: the first two words of a state.
pub(crate) fn states(state: &[u32]) -> u64 {
    u64::from(state[0]) | u64::from(state[1]) << 32
}

/// These words after a column.
pub(crate) fn states_after(numeration: Numeration, before: u64, column: &[u8]) -> [u32; 2] {
    let state = |(number, &digit): (usize, &u8)| {
        u64::from(numeration.after(numeration.state(before, number), digit)) << (numeration.bits() * number)
    };
    let bits = column.iter().enumerate().map(state).fold(0, |all, bits| all | bits);
    [bits as u32, (bits >> 32) as u32]
}

/// States met by a walk, with the state and the column by which each was met first.
pub(crate) struct Met {
    states: Numbered<[u32]>,
    before: Vec<(usize, Vec<u8>)>,
    /// Bytes of all these, about.
    pub(crate) bytes: usize,
}

impl Met {
    pub(crate) fn new(first: &[u32]) -> Met {
        let mut met = Met { states: Numbered::new(), before: vec![], bytes: 0 };
        met.add(first, 0, &[]);
        met
    }

    pub(crate) fn get(&self, place: usize) -> Option<Vec<u32>> {
        self.states.all.get(place).cloned()
    }

    /// Adds a state reached from another; returns its place.
    pub(crate) fn add(&mut self, state: &[u32], from: usize, column: &[u8]) -> u32 {
        let place = self.states.add(state);
        if place as usize == self.before.len() {
            self.bytes += 8 * state.len() + column.len() + 128;
            self.before.push((from, column.to_vec()));
        }
        place
    }

    /// Words of the numbers that lead to a state.
    pub(crate) fn words(&self, mut at: usize, width: usize) -> Words {
        let mut words = vec![vec![]; width];
        while at > 0 {
            let (before, column) = &self.before[at];
            words.iter_mut().zip(column).for_each(|(word, &digit)| word.push(digit));
            at = *before;
        }
        words.iter_mut().for_each(|word| word.reverse());
        words
    }
}

/// Numbers that satisfy all literals of a product, as words; `None` if there are none.
pub(crate) fn satisfied(product: &Product, meter: &Meter) -> Result<Option<Words>> {
    let mut met = Met::new(&product.start());
    let mut next = 0;
    while let Some(state) = met.get(next) {
        if product.accepts(&state) {
            return Ok(Some(met.words(next, product.width)));
        }
        product.columns(&state, &[], meter, |column, after| {
            met.add(after, next, column);
            meter.holds(met.bytes)
        })?;
        next += 1;
    }
    Ok(None)
}
