//! The smallest table of the same shape.

use crate::table::{Child, Kind, Sharing, Table};
use rustc_hash::FxHashMap;

impl Table {
    /// A table of the same language with as few states as possible: what rejects all that follows is dead, and
    /// states that nothing tells apart are one. States are numbered in the order in which reading meets them.
    ///
    /// Moore's algorithm on shared decisions: a round costs the size of the table.
    pub fn minimal(&self) -> Table {
        let alive = self.alive();
        let mut class: Vec<u32> =
            (0..self.states()).map(|state| u32::from(self.accepting()[state])).collect();
        let mut count = 0;
        loop {
            let mut sharing = Sharing::new(self.numeration().radix());
            let rows = self.mapped(self.rows(), &mut sharing, |state| match alive[state as usize] {
                true => Child::state(class[state as usize]),
                false => Child::DEAD,
            });
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
        self.quotient(&alive, &class)
    }

    /// Which states something accepted can follow.
    fn alive(&self) -> Vec<bool> {
        let mut before: Vec<Vec<u32>> = vec![vec![]; self.states()];
        let leaves = self.leaves();
        for (state, row) in (0..).zip(self.rows()) {
            match row.kind() {
                Kind::Node(node) => {
                    leaves[node as usize].iter().for_each(|&after| before[after as usize].push(state));
                }
                Kind::State(after) => before[after as usize].push(state),
                Kind::Dead => {}
            }
        }
        let mut alive = self.accepting().to_vec();
        let mut open: Vec<u32> =
            (0..).zip(&alive).filter_map(|(state, &alive)| alive.then_some(state)).collect();
        while let Some(state) = open.pop() {
            for &earlier in &before[state as usize] {
                if !std::mem::replace(&mut alive[earlier as usize], true) {
                    open.push(earlier);
                }
            }
        }
        alive
    }

    /// The states that each decision leads to.
    fn leaves(&self) -> Vec<Vec<u32>> {
        let mut leaves: Vec<Vec<u32>> = Vec::with_capacity(self.decisions());
        for (_, children) in self.nodes() {
            let mut all = vec![];
            for child in children {
                match child.kind() {
                    Kind::Dead => {}
                    Kind::State(state) => all.push(state),
                    Kind::Node(node) => all.extend_from_slice(&leaves[node as usize]),
                }
            }
            all.sort_unstable();
            all.dedup();
            leaves.push(all);
        }
        leaves
    }

    /// Some rows with other states in the place of these.
    pub(crate) fn mapped(
        &self,
        rows: &[Child],
        sharing: &mut Sharing,
        state: impl Fn(u32) -> Child,
    ) -> Vec<Child> {
        let mut wanted = vec![false; self.decisions()];
        let want = |wanted: &mut [bool], child: Child| {
            if let Kind::Node(node) = child.kind() {
                wanted[node as usize] = true;
            }
        };
        rows.iter().for_each(|&row| want(&mut wanted, row));
        // Children come before their parents.
        for node in (0..self.decisions()).rev() {
            if wanted[node] {
                self.children_of(node as u32).iter().for_each(|&child| want(&mut wanted, child));
            }
        }
        let mut nodes = vec![Child::DEAD; self.decisions()];
        let map = |nodes: &[Child], child: Child| match child.kind() {
            Kind::Dead => Child::DEAD,
            Kind::State(number) => state(number),
            Kind::Node(node) => nodes[node as usize],
        };
        let mut mapped = vec![];
        for (node, (track, children)) in self.nodes().enumerate() {
            if wanted[node] {
                mapped.clear();
                mapped.extend(children.iter().map(|&child| map(&nodes, child)));
                nodes[node] = sharing.decide(track, &mapped);
            }
        }
        rows.iter().map(|&row| map(&nodes, row)).collect()
    }

    /// One state for each class of live states that can be reached, in the order of reading.
    fn quotient(&self, alive: &[bool], class: &[u32]) -> Table {
        let radix = self.numeration().radix();
        let classes = class.iter().max().map_or(0, |&most| most as usize + 1);
        let mut member = vec![u32::MAX; classes];
        for state in (0..self.states()).filter(|&state| alive[state]) {
            let member = &mut member[class[state] as usize];
            *member = (*member).min(state as u32);
        }
        if !alive[0] {
            // Nothing is accepted.
            return Sharing::new(radix).table(
                self.numeration(),
                self.tracks(),
                vec![Child::DEAD],
                vec![false],
            );
        }
        // The order in which a walk over the rows meets the classes.
        let mut number = vec![u32::MAX; classes];
        let mut order = vec![class[0]];
        number[class[0] as usize] = 0;
        let mut next = 0;
        while next < order.len() {
            let mut stack = vec![self.rows()[member[order[next] as usize] as usize]];
            let mut seen = rustc_hash::FxHashSet::default();
            while let Some(child) = stack.pop() {
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
        let rows = self.mapped(&rows, &mut sharing, |state| match alive[state as usize] {
            true => Child::state(number[class[state as usize] as usize]),
            false => Child::DEAD,
        });
        let accepting = kept.iter().map(|&state| self.accepting()[state as usize]).collect();
        sharing.table(self.numeration(), self.tracks(), rows, accepting)
    }
}
