//! A plain reading of rules: all choices of cells are tried at every position, whole positions are searched.

use boards::syntax::{Amount, Condition, File, Operation, Term, Write};
use boards::{Position, Structure};
use std::collections::HashMap;

pub(crate) struct Naive<'n> {
    pub(crate) file: &'n File,
    pub(crate) structure: &'n Structure,
    pub(crate) parameters: &'n [i64],
    values: HashMap<Position, u32>,
    won: HashMap<Position, bool>,
}

type Chosen = Vec<usize>;

impl<'n> Naive<'n> {
    pub(crate) fn new(file: &'n File, structure: &'n Structure, parameters: &'n [i64]) -> Naive<'n> {
        Naive { file, structure, parameters, values: HashMap::new(), won: HashMap::new() }
    }

    fn cells(&self) -> usize {
        self.structure.cells()
    }

    fn distance(&self, a: usize, b: usize) -> i64 {
        let mut reached = vec![a];
        let mut steps = 0;
        while !reached.contains(&b) {
            let before = reached.len();
            for cell in reached.clone() {
                for &next in &self.structure.neighbours[cell] {
                    if !reached.contains(&(next as usize)) {
                        reached.push(next as usize);
                    }
                }
            }
            if reached.len() == before {
                return self.cells() as i64;
            }
            steps += 1;
        }
        steps
    }

    fn term(&self, term: &Term, chosen: &Chosen) -> Option<i64> {
        let place = |cell: &usize| self.structure.places.as_ref().map(|places| places[chosen[*cell]]);
        match term {
            Term::Number(number) => Some(*number),
            Term::Parameter(place) => Some(self.parameters[*place]),
            Term::Row(cell) => Some(place(cell)?[0]),
            Term::Column(cell) => Some(place(cell)?[1]),
            Term::Place(cell) => match self.structure.labels.get(chosen[*cell]) {
                Some(label) => label.parse().ok(),
                None => Some(chosen[*cell] as i64 + 1),
            },
            Term::Degree(cell) => Some(self.structure.neighbours[chosen[*cell]].len() as i64),
            Term::Distance(a, b) => Some(self.distance(chosen[*a], chosen[*b])),
            Term::Operation(operation, sides) => {
                let (a, b) = (self.term(&sides.0, chosen)?, self.term(&sides.1, chosen)?);
                match operation {
                    Operation::Add => Some(a + b),
                    Operation::Subtract => Some(a - b),
                    Operation::Multiply => Some(a * b),
                    Operation::Divide => (b != 0).then(|| a.div_euclid(b)),
                    Operation::Modulo => (b != 0).then(|| a.rem_euclid(b)),
                }
            }
        }
    }

    fn next(&self, a: usize, b: usize) -> bool {
        self.structure.neighbours[a].contains(&(b as u32))
    }

    fn chosen_cells(&self, name: usize, filter: &Condition, chosen: &Chosen) -> Vec<usize> {
        let mut chosen = chosen.clone();
        chosen.resize(chosen.len().max(name + 1), 0);
        (0..self.cells())
            .filter(|&cell| {
                chosen[name] = cell;
                self.holds(filter, &chosen, &[])
            })
            .collect()
    }

    fn holds(&self, condition: &Condition, chosen: &Chosen, position: &[u8]) -> bool {
        match condition {
            Condition::And(all) => all.iter().all(|part| self.holds(part, chosen, position)),
            Condition::Or(all) => all.iter().any(|part| self.holds(part, chosen, position)),
            Condition::Not(inner) => !self.holds(inner, chosen, position),
            Condition::Is(cell, letters) => letters >> position[chosen[*cell]] & 1 == 1,
            Condition::Next(a, b) => self.next(chosen[*a], chosen[*b]),
            Condition::Same(a, b) => chosen[*a] == chosen[*b],
            Condition::Between(cell, from, to) => self
                .structure
                .between(chosen[*from] as u32, chosen[*to] as u32)
                .contains(&(chosen[*cell] as u32)),
            Condition::InRow(cells) => {
                let cells: Vec<u32> = cells.iter().map(|&cell| chosen[cell] as u32).collect();
                self.structure.in_a_row(&cells)
            }
            Condition::Compare(relation, left, right) => {
                match (self.term(left, chosen), self.term(right, chosen)) {
                    (Some(left), Some(right)) => relation.holds(&left, &right),
                    _ => false,
                }
            }
            Condition::Count { cell, filter, letters, amount } => {
                let cells = self.chosen_cells(*cell, filter, chosen);
                let there = cells.iter().filter(|&&cell| letters >> position[cell] & 1 == 1).count();
                self.is_right(amount, there, cells.len(), chosen)
            }
            Condition::Beside { of, cells, amount } => {
                let beside: Vec<usize> = cells.iter().map(|&cell| chosen[cell]).collect();
                let mut groups: Vec<Vec<usize>> = Vec::new();
                for cell in 0..self.cells() {
                    let in_group = |cell: usize| of >> position[cell] & 1 == 1 && !beside.contains(&cell);
                    if in_group(cell) && beside.iter().any(|&named| self.next(named, cell)) {
                        let mut group = self.group(cell, &in_group);
                        group.sort_unstable();
                        groups.push(group);
                    }
                }
                groups.sort();
                groups.dedup();
                self.is_right(amount, groups.len(), usize::MAX, chosen)
            }
            Condition::Line(length, letters) => {
                let length = self.term(length, chosen).unwrap_or(0);
                length > 0
                    && self
                        .structure
                        .lines(length as usize)
                        .iter()
                        .any(|line| line.iter().all(|&cell| letters >> position[cell as usize] & 1 == 1))
            }
            Condition::Groups { of, touch } => (0..self.cells())
                .all(|cell| of >> position[cell] & 1 == 0 || self.touches(cell, *of, *touch, position)),
        }
    }

    fn is_right(&self, amount: &Amount, number: usize, all: usize, chosen: &Chosen) -> bool {
        match amount {
            Amount::Every => number == all,
            Amount::Parity(odd) => (number % 2 == 1) == *odd,
            Amount::Compare(relation, term) => {
                self.term(term, chosen).is_some_and(|term| relation.holds(&(number as i64), &term))
            }
        }
    }

    /// The cells that are joined to one by others.
    fn group(&self, cell: usize, is_member: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let mut group = vec![cell];
        let mut at = 0;
        while let Some(&member) = group.get(at) {
            at += 1;
            for &next in &self.structure.neighbours[member] {
                if is_member(next as usize) && !group.contains(&(next as usize)) {
                    group.push(next as usize);
                }
            }
        }
        group
    }

    fn touches(&self, cell: usize, of: u8, touch: u8, position: &[u8]) -> bool {
        let group = self.group(cell, &|cell| of >> position[cell] & 1 == 1);
        let mut near = group.iter().flat_map(|&member| &self.structure.neighbours[member]);
        near.any(|&next| touch >> position[next as usize] & 1 == 1)
    }

    /// Lets one group after the other fall, any that may.
    fn settle(&self, position: &mut [u8]) {
        loop {
            let falls =
                self.file.falls.iter().flat_map(|fall| (0..self.cells()).map(move |cell| (fall, cell)));
            let next = falls.into_iter().find(|&(fall, cell)| {
                fall.of >> position[cell] & 1 == 1 && !self.touches(cell, fall.of, fall.touch, position)
            });
            let Some((fall, cell)) = next else { return };
            for member in self.group(cell, &|cell| fall.of >> position[cell] & 1 == 1) {
                position[member] = fall.letter;
            }
        }
    }

    pub(crate) fn options(&self, position: &[u8]) -> Vec<Position> {
        let mut options = Vec::new();
        if self.file.ends.iter().any(|end| self.holds(end, &vec![], position)) {
            return options;
        }
        for rule in &self.file.rules {
            let count = rule.before.len();
            for number in 0..self.cells().pow(count as u32) {
                let mut rest = number;
                let mut chosen = Chosen::new();
                for _ in 0..count {
                    chosen.push(rest % self.cells());
                    rest /= self.cells();
                }
                let distinct = (0..count).all(|a| (0..a).all(|b| chosen[a] != chosen[b]));
                let fits = (0..count).all(|at| rule.before[at] >> position[chosen[at]] & 1 == 1);
                let allowed = |chosen: &Chosen| {
                    rule.condition.as_ref().is_none_or(|condition| self.holds(condition, chosen, position))
                };
                if !distinct || !fits || !allowed(&chosen) {
                    continue;
                }
                let mut after = position.to_vec();
                for write in &rule.after {
                    match write {
                        Write::Cell { cell, letter } => after[chosen[*cell]] = *letter,
                        Write::Every { cell, filter, letter } => {
                            for cell in self.chosen_cells(*cell, filter, &chosen) {
                                after[cell] = *letter;
                            }
                        }
                        Write::Flip { cell, filter, letters: [one, other] } => {
                            let cells = match filter {
                                Some(filter) => self.chosen_cells(*cell, filter, &chosen),
                                None => vec![chosen[*cell]],
                            };
                            for cell in cells {
                                let before = after[cell];
                                after[cell] = match before {
                                    _ if before == *one => *other,
                                    _ if before == *other => *one,
                                    _ => before,
                                };
                            }
                        }
                    }
                }
                self.settle(&mut after);
                if self.file.laws.iter().all(|law| self.holds(law, &vec![], &after)) {
                    options.push(after);
                }
            }
        }
        options.sort();
        options.dedup();
        // A move that changes nothing is no move.
        options.retain(|option| option != position);
        options
    }

    pub(crate) fn value(&mut self, position: &[u8]) -> u32 {
        if let Some(&value) = self.values.get(position) {
            return value;
        }
        let values: Vec<u32> = self.options(position).iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("a value");
        self.values.insert(position.to_vec(), value);
        value
    }

    pub(crate) fn is_won(&mut self, position: &[u8]) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let options = self.options(position);
        let won = options.is_empty() || options.iter().any(|option| !self.is_won(option));
        self.won.insert(position.to_vec(), won);
        won
    }
}
