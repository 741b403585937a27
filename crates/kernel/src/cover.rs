//! Sentences with *there are*: wherever one relation holds, numbers can be added so that all literals of a case hold.
//!
//! The numbers are read that are there, and with them the set of all states that the cases can reach by any digits of
//! the numbers to be found. These may have more digits than the others: so the first set is what zeros lead to.

use crate::limits::Meter;
use crate::numeration::Numeration;
use crate::rejection::Rejection;
use crate::walk::{Joined, Met, Product, State};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// Most columns of the numbers that are there.
const MOST_COLUMNS: u64 = 1 << 20;

/// A state of one of the cases, by number.
type Place = u32;

/// Wherever the literals of `given`, about the first `free` numbers, hold, one of the cases does; and if it has to be so
/// `exactly`, nowhere else. Each case has numbers of its own after these. Returns numbers for which that fails, as words.
///
/// With `exactly`, `given` is the opposite of one relation, which never ends the reading.
pub(crate) fn uncovered(
    numeration: Numeration,
    free: usize,
    given: Vec<Joined>,
    exactly: bool,
    cases: Vec<(usize, Vec<Joined>)>,
    meter: &Meter,
) -> Result<Option<Vec<Vec<u8>>>, Rejection> {
    let given = Product::new(numeration, given, free)?;
    let products =
        cases.into_iter().map(|(bound, literals)| Product::new(numeration, literals, free + bound));
    let products: Vec<Product> = products.collect::<Result<_, _>>()?;
    if u64::from(numeration.radix()).checked_pow(free as u32).is_none_or(|columns| columns > MOST_COLUMNS) {
        return Err(Rejection::Wide);
    }
    let mut sets = Sets::new(&products, numeration.radix());
    let first = sets.first(free, meter)?;
    let mut met = Met::new((given.start(), first));
    let mut next = 0;
    while let Some((guard, set)) = met.states.get(next).cloned() {
        let (holds, found) = (given.accepts(&guard), sets.accepts(set));
        if if exactly { holds == found } else { holds && !found } {
            return Ok(Some(met.words(next, free)));
        }
        let mut column = vec![0; free];
        loop {
            let mut after = None;
            given.columns(&guard, &column, meter, |_, state| {
                after = Some(state);
                Ok(())
            })?;
            if let Some(after) = after {
                let set = sets.step(set, &column, meter)?;
                met.add((after, set), next, &column);
                meter.holds(met.states.len() * (2 * given.bytes() + free) + sets.bytes())?;
            }
            // The next column of valid digits.
            let turn = |place: &usize| column[*place] < numeration.most(guard.1 >> *place & 1 == 1);
            let Some(place) = (0..free).find(turn) else { break };
            column[place] += 1;
            column[..place].fill(0);
        }
        next += 1;
    }
    Ok(None)
}

/// A set of states, by number.
type Set = u32;

/// Sets of states of the cases.
struct Sets<'p, 'a> {
    products: &'p [Product<'a>],
    /// States, and what each leads to by a column of the numbers that are there, by the number of the column.
    states: Vec<(usize, State)>,
    known: HashMap<(usize, State), Place>,
    after: Vec<Vec<Option<Rc<[Place]>>>>,
    /// Sets in rising order, and what each leads to.
    sets: Vec<Rc<[Place]>>,
    numbers: HashMap<Rc<[Place]>, Set>,
    next: HashMap<u64, Set>,
    radix: u64,
    /// Places in all sets and lists, for the memory they take.
    held: usize,
}

impl<'p, 'a> Sets<'p, 'a> {
    fn new(products: &'p [Product<'a>], radix: u8) -> Sets<'p, 'a> {
        let (known, after, numbers, next) = Default::default();
        Sets {
            products,
            states: vec![],
            known,
            after,
            sets: vec![],
            numbers,
            next,
            radix: radix.into(),
            held: 0,
        }
    }

    fn number(&mut self, case: usize, state: State) -> Place {
        let Sets { states, known, .. } = self;
        *known.entry((case, state)).or_insert_with_key(|key| {
            states.push(key.clone());
            states.len() as Place - 1
        })
    }

    /// Number of a set, of places that may repeat.
    fn set(&mut self, mut places: Vec<Place>) -> Set {
        places.sort_unstable();
        places.dedup();
        let set: Rc<[Place]> = places.into();
        let Sets { sets, numbers, held, .. } = self;
        *numbers.entry(set).or_insert_with_key(|set| {
            *held += set.len();
            sets.push(set.clone());
            sets.len() as Set - 1
        })
    }

    /// What zeros lead to.
    fn first(&mut self, free: usize, meter: &Meter) -> Result<Set, Rejection> {
        let mut set: BTreeSet<Place> = BTreeSet::new();
        for (case, product) in self.products.iter().enumerate() {
            let mut open = vec![self.number(case, product.start())];
            while let Some(place) = open.pop() {
                if set.insert(place) {
                    open.extend(self.reached(place, &vec![0; free], 0, meter)?.iter());
                }
            }
        }
        Ok(self.set(set.into_iter().collect()))
    }

    fn accepts(&self, set: Set) -> bool {
        self.sets[set as usize].iter().any(|&place| {
            let (case, state) = &self.states[place as usize];
            self.products[*case].accepts(state)
        })
    }

    /// The states that a set leads to.
    fn step(&mut self, set: Set, column: &[u8], meter: &Meter) -> Result<Set, Rejection> {
        let index = column.iter().fold(0, |index, &digit| index * self.radix + u64::from(digit));
        let key = u64::from(set) * MOST_COLUMNS + index;
        if let Some(&next) = self.next.get(&key) {
            return Ok(next);
        }
        let mut next: Vec<Place> = vec![];
        for &place in self.sets[set as usize].clone().iter() {
            next.extend(self.reached(place, column, index, meter)?.iter());
        }
        meter.steps(next.len())?;
        let next = self.set(next);
        self.next.insert(key, next);
        Ok(next)
    }

    /// The states that a state leads to, rising.
    fn reached(
        &mut self,
        place: Place,
        column: &[u8],
        index: u64,
        meter: &Meter,
    ) -> Result<Rc<[Place]>, Rejection> {
        let (at, column_index) = (place as usize, index as usize);
        if let Some(Some(after)) = self.after.get(at).and_then(|after| after.get(column_index)) {
            return Ok(after.clone());
        }
        let (case, state) = self.states[at].clone();
        let mut found: Vec<State> = vec![];
        let bytes = self.products[case].bytes();
        self.products[case].columns(&state, column, meter, |_, after| {
            found.push(after);
            meter.holds(found.len() * bytes)
        })?;
        let mut after: Vec<Place> = found.into_iter().map(|state| self.number(case, state)).collect();
        after.sort_unstable();
        after.dedup();
        let after: Rc<[Place]> = after.into();
        self.after.resize(self.after.len().max(at + 1), vec![]);
        let row = &mut self.after[at];
        let longer = row.len().max(column_index + 1);
        self.held += after.len() + 4 * (longer - row.len());
        row.resize(longer, None);
        row[column_index] = Some(after.clone());
        Ok(after)
    }

    fn bytes(&self) -> usize {
        let each = self.products.iter().map(Product::bytes).max().unwrap_or(0);
        self.states.len() * 2 * each + (self.sets.len() + self.next.len()) * 64 + 4 * self.held
    }
}
