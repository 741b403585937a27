//! Moves, values and winners from the statement of a certificate, by the definition.

use kernel_heaps::Heaps;
use kernel_heaps::statement::{Move, Node, Relation, Sense};
use std::collections::{BTreeSet, HashMap};

/// Numbers that only look random.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.throw(all.len() as u64) as usize]
    }
}

/// Returns `true` if the conditions of a move hold of these numbers.
fn holds(step: &Move, numbers: &[i64]) -> bool {
    step.when.iter().all(|formula| {
        let mut known: Vec<bool> = vec![];
        for node in &formula.0 {
            let truth = match node {
                Node::Literal(literal) => {
                    let Relation::Linear(factors, constant, sense) = &literal.relation else {
                        panic!("{literal:?}")
                    };
                    let terms = literal
                        .numbers
                        .iter()
                        .zip(factors)
                        .map(|(&at, factor)| factor * numbers[at as usize]);
                    let sum = terms.sum::<i64>() + constant;
                    let truth = match sense {
                        Sense::Zero => sum == 0,
                        Sense::Negative => sum < 0,
                        Sense::Multiple(of) => sum.rem_euclid(*of) == 0,
                    };
                    truth == literal.positive
                }
                &Node::Not(inner) => !known[inner],
                Node::And(parts) => parts.iter().all(|&part| known[part]),
                Node::Or(parts) => parts.iter().any(|&part| known[part]),
                Node::Exists(..) => panic!("exists"),
            };
            known.push(truth);
        }
        known.last() == Some(&true)
    })
}

/// Results of all moves from n, each sorted, if no number of a move is larger than `most`.
pub(crate) fn options(heaps: &Heaps, heap: i64, most: i64) -> BTreeSet<Vec<i64>> {
    let mut found = BTreeSet::new();
    for step in &heaps.moves {
        let mut numbers = vec![heap];
        numbers.resize(1 + step.bound.len(), 0);
        loop {
            if holds(step, &numbers) {
                let mut left: Vec<i64> =
                    step.parts.iter().flatten().map(|&part| numbers[part as usize]).collect();
                left.sort_unstable();
                found.insert(left);
            }
            let Some(next) = (1..numbers.len()).find(|&at| numbers[at] < most) else { break };
            numbers[1..next].fill(0);
            numbers[next] += 1;
        }
    }
    found
}

/// Nim-values of the heaps below a number.
pub(crate) fn values(heaps: &Heaps, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![];
    for heap in 0..count {
        let all = options(heaps, heap as i64, heap as i64);
        let reached: BTreeSet<u32> =
            all.iter().map(|left| left.iter().fold(0, |sum, &part| sum ^ values[part as usize])).collect();
        values.extend((0..).find(|value| !reached.contains(value)));
    }
    values
}

/// Winners of misère sums.
pub(crate) struct Misere {
    options: Vec<BTreeSet<Vec<i64>>>,
    lost: HashMap<Vec<i64>, bool>,
}

impl Misere {
    pub(crate) fn new(heaps: &Heaps, most: i64) -> Misere {
        Misere { options: (0..=most).map(|heap| options(heaps, heap, heap)).collect(), lost: HashMap::new() }
    }

    /// Returns `true` if the player to move loses; heaps in rising order.
    pub(crate) fn loses(&mut self, sum: &[i64]) -> bool {
        if let Some(&known) = self.lost.get(sum) {
            return known;
        }
        let mut next = vec![];
        for place in 0..sum.len() {
            for left in &self.options[sum[place] as usize] {
                let mut option = sum.to_vec();
                option.remove(place);
                option.extend(left);
                option.sort_unstable();
                next.push(option);
            }
        }
        let lost = !next.is_empty() && next.iter().all(|option| !self.loses(option));
        self.lost.insert(sum.to_vec(), lost);
        lost
    }
}
