//! Products of tables: whether some numbers satisfy several literals together.

use crate::limits::Meter;
use crate::numeration::Numeration;
use crate::rejection::Rejection;
use crate::table::{Child, Table};
use std::collections::HashMap;

/// A literal as a table whose numbers are those of a product.
#[derive(Clone)]
pub(crate) struct Joined<'a> {
    pub(crate) positive: bool,
    pub(crate) table: &'a Table,
    pub(crate) numbers: Vec<u32>,
}

/// State of a literal that does not read on: the opposite of a relation that has rejected.
const GONE: u32 = u32::MAX;
/// Steps within a column between two looks at the limits.
const BETWEEN: usize = 1 << 10;
/// Digit of a number that no table has asked for.
const UNREAD: u8 = u8::MAX;

/// A state of a product: one of each literal, and the numbers after whose last digit only a 0 may follow, as bits.
pub(crate) type State = (Box<[u32]>, u64);

/// The product of some literals.
pub(crate) struct Product<'a> {
    numeration: Numeration,
    literals: Vec<Joined<'a>>,
    /// Number of numbers, at most 64.
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
    ) -> Result<Product<'a>, Rejection> {
        let few = width <= 64
            && literals.iter().all(|literal| literal.numbers.iter().all(|&it| (it as usize) < width));
        if few { Ok(Product { numeration, literals, width }) } else { Err(Rejection::Wide) }
    }

    pub(crate) fn start(&self) -> State {
        (vec![0; self.literals.len()].into(), 0)
    }

    /// Whether all literals hold if the numbers end here.
    pub(crate) fn accepts(&self, state: &State) -> bool {
        self.literals
            .iter()
            .zip(&state.0)
            .all(|(literal, &state)| (state != GONE && literal.table.accepts(state)) == literal.positive)
    }

    /// Bytes of a state that is kept.
    pub(crate) fn bytes(&self) -> usize {
        4 * self.literals.len() + self.width + 96
    }

    /// Where a literal begins to read.
    fn row(&self, literal: usize, state: u32) -> Child {
        if state == GONE { Child::State(GONE) } else { self.literals[literal].table.row(state) }
    }

    /// Visits the columns that no literal rejects, with the states after them. The first digits are given; a number
    /// that no table asks for has the digit 0, after which anything may follow.
    pub(crate) fn columns(
        &self,
        from: &State,
        given: &[u8],
        meter: &Meter,
        mut found: impl FnMut(&[u8], State) -> Result<(), Rejection>,
    ) -> Result<(), Rejection> {
        let mut digits = vec![UNREAD; self.width];
        digits[..given.len()].copy_from_slice(given);
        let mut next = vec![GONE; self.literals.len()];
        let mut choices: Vec<Choice> = vec![];
        let (mut literal, mut steps) = (0, 0);
        let mut at = self.begin(0, from);
        loop {
            steps += 1;
            if steps == BETWEEN {
                meter.steps(std::mem::take(&mut steps))?;
            }
            let rejected = match (at, self.literals.get(literal)) {
                (_, None) => {
                    self.found(&digits, &next, &mut found)?;
                    true
                }
                (Child::Dead, Some(it)) if it.positive => true,
                (Child::Node(node), Some(it)) => {
                    let number = it.numbers[it.table.asks(node) as usize] as usize;
                    if digits[number] == UNREAD {
                        digits[number] = 0;
                        choices.push(Choice { literal, node, number });
                    }
                    at = it.table.child(node, digits[number]);
                    false
                }
                (Child::Dead | Child::State(_), Some(_)) => {
                    next[literal] = if let Child::State(state) = at { state } else { GONE };
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
                let Some(choice) = choices.last() else { return meter.steps(steps) };
                let digit = digits[choice.number] + 1;
                if digit <= self.numeration.most(from.1 >> choice.number & 1 == 1) {
                    digits[choice.number] = digit;
                    literal = choice.literal;
                    at = self.literals[literal].table.child(choice.node, digit);
                    break;
                }
                digits[choice.number] = UNREAD;
                choices.pop();
            }
        }
    }

    fn begin(&self, literal: usize, from: &State) -> Child {
        from.0.get(literal).map_or(Child::Dead, |&state| self.row(literal, state))
    }

    fn found(
        &self,
        digits: &[u8],
        next: &[u32],
        found: &mut impl FnMut(&[u8], State) -> Result<(), Rejection>,
    ) -> Result<(), Rejection> {
        let column: Vec<u8> = digits.iter().map(|&digit| if digit == UNREAD { 0 } else { digit }).collect();
        let closed = |(number, &digit): (usize, &u8)| u64::from(self.numeration.closes(digit)) << number;
        let closed = column.iter().enumerate().map(closed).fold(0, |all, bit| all | bit);
        found(&column, (next.into(), closed))
    }
}

/// States met by a walk, with the state and the column by which each was met first.
pub(crate) struct Met<S> {
    pub(crate) states: Vec<S>,
    known: HashMap<S, usize>,
    before: Vec<(usize, Vec<u8>)>,
}

impl<S: Clone + Eq + std::hash::Hash> Met<S> {
    pub(crate) fn new(first: S) -> Met<S> {
        let mut met = Met { states: vec![], known: HashMap::new(), before: vec![] };
        met.add(first, 0, &[]);
        met
    }

    /// Adds a state reached from another; returns its place.
    pub(crate) fn add(&mut self, state: S, from: usize, column: &[u8]) -> usize {
        let place = self.states.len();
        match self.known.entry(state) {
            std::collections::hash_map::Entry::Occupied(known) => *known.get(),
            std::collections::hash_map::Entry::Vacant(entry) => {
                self.states.push(entry.key().clone());
                self.before.push((from, column.to_vec()));
                entry.insert(place);
                place
            }
        }
    }

    /// Words of the numbers that lead to a state.
    pub(crate) fn words(&self, mut at: usize, width: usize) -> Vec<Vec<u8>> {
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
pub(crate) fn satisfied(product: &Product, meter: &Meter) -> Result<Option<Vec<Vec<u8>>>, Rejection> {
    let mut met = Met::new(product.start());
    let mut next = 0;
    while let Some(state) = met.states.get(next).cloned() {
        if product.accepts(&state) {
            return Ok(Some(met.words(next, product.width)));
        }
        product.columns(&state, &[], meter, |column, after| {
            met.add(after, next, column);
            meter.holds(met.states.len() * 2 * product.bytes())
        })?;
        next += 1;
    }
    Ok(None)
}
