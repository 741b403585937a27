//! Minimization of tables.

use crate::spent::{Spending, Spent};
use crate::table::{Child, Kind, Sharing, Table};
use limits::Meter;
use rustc_hash::FxHashMap;

impl Table {
    /// The table of the same language with the fewest states: states that accept nothing are dead, and
    /// equivalent states are merged. States are numbered in reading order.
    ///
    /// Moore's algorithm on shared decisions; each round costs the size of the table.
    pub fn minimal(&self, meter: &Meter) -> Result<Table, Spent> {
        let alive = self.alive(meter)?;
        let mut class: Vec<u32> =
            (0..self.states()).map(|state| u32::from(self.accepting()[state])).collect();
        let mut count = 0;
        loop {
            let mut sharing = Sharing::new(self.numeration().radix());
            let of_class = |state: u32| match alive[state as usize] {
                true => Child::state(class[state as usize]),
                false => Child::DEAD,
            };
            let rows = self.mapped(self.rows(), &mut sharing, of_class, meter)?;
            let mut known: FxHashMap<(u32, Child), u32> = FxHashMap::default();
            let mut finer = vec![0; class.len()];
            for state in (0..class.len()).filter(|&state| alive[state]) {
                let new = known.len() as u32;
                finer[state] = *known.entry((class[state], rows[state])).or_insert(new);
            }
            class = finer;
            if known.len() == count {
                break;
            }
            count = known.len();
        }
        self.quotient(&alive, &class, meter)
    }

    /// States from which something is accepted.
    fn alive(&self, meter: &Meter) -> Result<Vec<bool>, Spent> {
        let states = self.states();
        let place = |child: Child| match child.kind() {
            Kind::Dead => None,
            Kind::State(state) => Some(state as usize),
            // Decisions are numbered after the states.
            Kind::Node(node) => Some(states + node as usize),
        };
        // Predecessors of each state and decision.
        let mut before: Vec<Vec<u32>> = vec![vec![]; states + self.decisions()];
        for (state, &row) in (0..).zip(self.rows()) {
            meter.spend(1)?;
            place(row).into_iter().for_each(|after| before[after].push(state));
        }
        for (node, (_, children)) in (states as u32..).zip(self.nodes()) {
            meter.spend(children.len() as u64)?;
            children.iter().filter_map(|&child| place(child)).for_each(|after| before[after].push(node));
        }
        let mut alive = self.accepting().to_vec();
        alive.resize(before.len(), false);
        let mut open: Vec<usize> = (0..states).filter(|&state| alive[state]).collect();
        while let Some(place) = open.pop() {
            meter.spend(1 + before[place].len() as u64)?;
            for &earlier in &before[place] {
                if !std::mem::replace(&mut alive[earlier as usize], true) {
                    open.push(earlier as usize);
                }
            }
        }
        alive.truncate(states);
        Ok(alive)
    }

    /// Rows with their states replaced. Decisions are numbered in reading order, those of a row after those
    /// that follow them.
    pub(crate) fn mapped(
        &self,
        rows: &[Child],
        sharing: &mut Sharing,
        state: impl Fn(u32) -> Child,
        meter: &Meter,
    ) -> Result<Vec<Child>, Spent> {
        let mut known = vec![None; self.decisions()];
        rows.iter().map(|&row| self.mapped_child(row, sharing, &mut known, &state, meter)).collect()
    }

    fn mapped_child(
        &self,
        child: Child,
        sharing: &mut Sharing,
        known: &mut [Option<Child>],
        state: &impl Fn(u32) -> Child,
        meter: &Meter,
    ) -> Result<Child, Spent> {
        meter.spend(1)?;
        let node = match child.kind() {
            Kind::Dead => return Ok(Child::DEAD),
            Kind::State(number) => return Ok(state(number)),
            Kind::Node(node) => node,
        };
        if let Some(mapped) = known[node as usize] {
            return Ok(mapped);
        }
        for &child in self.children_of(node) {
            let child = self.mapped_child(child, sharing, known, state, meter)?;
            sharing.push(child);
        }
        let mapped = sharing.decide(self.asked(node) as u8);
        known[node as usize] = Some(mapped);
        Ok(mapped)
    }

    /// One state for each reachable class of live states, in reading order.
    fn quotient(&self, alive: &[bool], class: &[u32], meter: &Meter) -> Result<Table, Spent> {
        let radix = self.numeration().radix();
        let classes = class.iter().max().map_or(0, |&most| most as usize + 1);
        let mut member = vec![u32::MAX; classes];
        for state in (0..self.states()).filter(|&state| alive[state]) {
            let member = &mut member[class[state] as usize];
            *member = (*member).min(state as u32);
        }
        if !alive[0] {
            // Nothing is accepted.
            let (rows, accepting) = (vec![Child::DEAD], vec![false]);
            return Ok(Sharing::new(radix).table(self.numeration(), self.tracks(), rows, accepting));
        }
        // Order in which a walk over the rows meets the classes.
        let mut number = vec![u32::MAX; classes];
        let mut order = vec![class[0]];
        number[class[0] as usize] = 0;
        let mut next = 0;
        while next < order.len() {
            let mut stack = vec![self.rows()[member[order[next] as usize] as usize]];
            let mut seen = rustc_hash::FxHashSet::default();
            while let Some(child) = stack.pop() {
                meter.spend(1)?;
                match child.kind() {
                    Kind::State(state) if alive[state as usize] => {
                        let class = class[state as usize];
                        if number[class as usize] == u32::MAX {
                            number[class as usize] = order.len() as u32;
                            order.push(class);
                        }
                    }
                    Kind::Node(node) if seen.insert(node) => {
                        stack.extend(self.children_of(node).iter().rev());
                    }
                    _ => {}
                }
            }
            next += 1;
        }
        let mut sharing = Sharing::new(radix);
        let kept: Vec<u32> = order.iter().map(|&class| member[class as usize]).collect();
        let rows: Vec<Child> = kept.iter().map(|&state| self.rows()[state as usize]).collect();
        let of_class = |state: u32| match alive[state as usize] {
            true => Child::state(number[class[state as usize] as usize]),
            false => Child::DEAD,
        };
        let rows = self.mapped(&rows, &mut sharing, of_class, meter)?;
        let accepting = kept.iter().map(|&state| self.accepting()[state as usize]).collect();
        Ok(sharing.table(self.numeration(), self.tracks(), rows, accepting))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::random;
    use crate::{Meter, Numeration};
    use proptest::prelude::*;

    /// All columns of a table.
    fn columns(table: &Table) -> Vec<Vec<u8>> {
        let longer = |columns: Vec<Vec<u8>>| {
            let digits = 0..table.numeration().radix();
            columns
                .iter()
                .flat_map(|column| digits.clone().map(|digit| [&**column, &[digit]].concat()))
                .collect()
        };
        (0..table.tracks()).fold(vec![vec![]], |columns, _| longer(columns))
    }

    /// Returns `true` if the same words are accepted from two states; goes through pairs.
    fn same(a: (&Table, Child), b: (&Table, Child)) -> bool {
        let columns = columns(a.0);
        let (mut met, mut open) = (vec![(a.1, b.1)], vec![(a.1, b.1)]);
        while let Some((x, y)) = open.pop() {
            if a.0.accepts_at(x) != b.0.accepts_at(y) {
                return false;
            }
            for column in &columns {
                let pair = (a.0.column(x, column), b.0.column(y, column));
                if !met.contains(&pair) {
                    met.push(pair);
                    open.push(pair);
                }
            }
        }
        true
    }

    proptest! {
        #[test]
        fn nothing_smaller_says_the_same(seed in any::<u64>(), base in 2..4u8, tracks in 1..3usize, states in 1..12u32) {
            let table = random(seed, Numeration::Base(base), tracks, states);
            let minimal = table.minimal(&Meter::ample()).expect("small");
            let start = Child::state(0);
            prop_assert!(same((&table, start), (&minimal, start)));
            let all: Vec<Child> = (0..minimal.states() as u32).map(Child::state).collect();
            for (index, &state) in all.iter().enumerate() {
                for &other in &all[..index] {
                    prop_assert!(!same((&minimal, state), (&minimal, other)), "{:?} {:?}", state, other);
                }
                // A state that rejects everything can only be the first.
                prop_assert!(index == 0 || !same((&minimal, state), (&minimal, Child::DEAD)));
            }
            // Every state can be reached.
            let mut reached = vec![start];
            let mut next = 0;
            while next < reached.len() {
                for column in columns(&minimal) {
                    let after = minimal.column(reached[next], &column);
                    if !after.is_dead() && !reached.contains(&after) {
                        reached.push(after);
                    }
                }
                next += 1;
            }
            prop_assert_eq!(reached.len(), minimal.states());
            prop_assert_eq!(&minimal.minimal(&Meter::ample()).expect("small"), &minimal);
        }
    }
}
