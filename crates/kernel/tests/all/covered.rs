//! Definitions that say *there is*: the table of all sets is accepted, and of others those that accept the same.

use kernel::{Limits, Rejection, check};
use std::collections::{BTreeSet, HashMap};

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// An automaton of two numbers: by state and digits.
struct Pairs {
    radix: usize,
    /// `true` if only a 0 follows a 1, as in `quadratic 1`.
    closes: bool,
    edges: HashMap<(usize, usize, usize), usize>,
    accepting: BTreeSet<usize>,
}

/// State of one that has read nothing but zeros.
const UNREAD: usize = usize::MAX;

impl Pairs {
    fn random(radix: usize, closes: bool, dice: &mut Dice) -> Pairs {
        let states = 2 + dice.below(3);
        let mut made = Pairs { radix, closes, edges: HashMap::new(), accepting: BTreeSet::new() };
        for state in 0..states {
            for (a, k) in (0..radix).flat_map(|a| (0..radix).map(move |k| (a, k))) {
                if dice.below(3) > 0 {
                    made.edges.insert((state, a, k), dice.below(states));
                }
            }
            if dice.below(3) == 0 {
                made.accepting.insert(state);
            }
        }
        made
    }

    fn text(&self) -> String {
        let mut edges: Vec<_> = self.edges.iter().collect();
        edges.sort();
        let go: String =
            edges.iter().map(|((from, a, k), to)| format!("(go {from} ({a} {k}) {to})")).collect();
        let accepting: Vec<String> = self.accepting.iter().map(usize::to_string).collect();
        format!("(automaton g 2 (accept {}) {go})", accepting.join(" "))
    }

    /// States that a set leads to by a digit of the first number. Each is stored as twice its number, plus 1 if only a 0
    /// of the second number may follow.
    fn step(&self, set: &BTreeSet<usize>, a: usize) -> BTreeSet<usize> {
        let of = |&state: &usize| {
            let (own, closed) = if state == UNREAD { (0, false) } else { (state / 2, state % 2 == 1) };
            (0..self.radix).filter(move |&k| !closed || k == 0).filter_map(move |k| match state {
                UNREAD if a + k == 0 => Some(UNREAD),
                _ => self.edges.get(&(own, a, k)).map(|to| 2 * to + usize::from(self.closes && k == 1)),
            })
        };
        set.iter().flat_map(of).collect()
    }

    /// The automaton of the first number for which there is a second: next states by digit, and those that accept.
    fn first(&self) -> Single {
        let mut begun = BTreeSet::from([UNREAD]);
        loop {
            let more: BTreeSet<usize> = begun.union(&self.step(&begun, 0)).copied().collect();
            if more == begun {
                break;
            }
            begun = more;
        }
        let mut sets = vec![begun];
        let mut made = Single { next: vec![], accepts: vec![] };
        while let Some(set) = sets.get(made.next.len()).cloned() {
            let accepts =
                |&state: &usize| self.accepting.contains(&if state == UNREAD { 0 } else { state / 2 });
            made.accepts.push(set.iter().any(accepts));
            let mut row = vec![];
            for a in 0..self.radix {
                let after = self.step(&set, a);
                let place = sets.iter().position(|other| *other == after).unwrap_or(sets.len());
                if place == sets.len() {
                    sets.push(after);
                }
                row.push(place);
            }
            made.next.push(row);
        }
        made
    }
}

/// An automaton of one number.
#[derive(Clone)]
struct Single {
    next: Vec<Vec<usize>>,
    accepts: Vec<bool>,
}

impl Single {
    fn text(&self) -> String {
        let children = |row: &Vec<usize>| row.iter().map(|state| format!(" s{state}")).collect::<String>();
        let nodes: String = self.next.iter().map(|row| format!("(0{})", children(row))).collect();
        let rows: String = (0..self.next.len()).map(|row| format!(" n{row}")).collect();
        let accept: String = (0..self.next.len())
            .filter(|&state| self.accepts[state])
            .map(|state| format!(" {state}"))
            .collect();
        format!("(nodes {nodes}) (rows{rows}) (accept{accept})")
    }

    /// Returns `true` if another one accepts the same words; with `closes`, only words in which a 0 follows every 1 count.
    fn is_same(&self, other: &Single, closes: bool) -> bool {
        let mut met = vec![(0, 0, false)];
        let mut next = 0;
        while let Some(&(a, b, closed)) = met.get(next) {
            if self.accepts[a] != other.accepts[b] {
                return false;
            }
            for (digit, (&a, &b)) in self.next[a].iter().zip(&other.next[b]).enumerate() {
                let after = (a, b, closes && digit == 1);
                if (!closed || digit == 0) && !met.contains(&after) {
                    met.push(after);
                }
            }
            next += 1;
        }
        true
    }

    /// Number by number, whether it is accepted.
    fn accepted(&self, radix: usize, numbers: u32) -> Vec<bool> {
        let digits = |mut number: u32| {
            let mut digits = vec![];
            while number > 0 {
                digits.push(number as usize % radix);
                number /= radix as u32;
            }
            digits
        };
        let at = |number| digits(number).iter().rev().fold(0, |state, &digit| self.next[state][digit]);
        (0..numbers).map(|number| self.accepts[at(number)]).collect()
    }
}

#[test]
fn tables_of_what_there_is_are_accepted_exactly_if_they_are_right() {
    let mut dice = Dice(11);
    let (mut right, mut same, mut rejected) = (0, 0, 0);
    for round in 0..240 {
        let (numeration, radix, closes) =
            [("base 2", 2, false), ("base 3", 3, false), ("quadratic 1", 2, true)][round % 3];
        let pairs = Pairs::random(radix, closes, &mut dice);
        let single = pairs.first();
        let said = |single: &Single| {
            let text = format!(
                "(certificate 2)(statement (numeration {numeration}) {} (places n) (stuck lost) (lost (<= 0 n)))(falls)
                 (define f0 (a) (exists (k) (accepts g a k)) {})",
                pairs.text(),
                single.text()
            );
            match check(&text, Limits::of(text.len())) {
                Ok(_) => true,
                Err(Rejection::Differs { .. } | Rejection::Table { .. }) => false,
                Err(why) => panic!("{why:?} {text}"),
            }
        };
        assert!(said(&single), "{}\n{}", pairs.text(), single.text());
        right += 1;
        for _ in 0..8 {
            let mut changed = single.clone();
            let state = dice.below(changed.next.len());
            if dice.below(4) == 0 {
                changed.accepts[state] = !changed.accepts[state];
            } else {
                changed.next[state][dice.below(radix)] = dice.below(single.next.len());
            }
            if said(&changed) {
                assert!(changed.is_same(&single, closes), "{}\n{}", pairs.text(), changed.text());
                assert!(closes || changed.accepted(radix, 200) == single.accepted(radix, 200));
                same += 1;
            } else {
                // The first row leads back to itself by 0, or the table is not well formed.
                assert!(
                    changed.next[0][0] != 0 || !changed.is_same(&single, closes),
                    "{}\n{}",
                    pairs.text(),
                    changed.text()
                );
                rejected += 1;
            }
        }
    }
    assert!(right == 240 && same > 100 && rejected > 100, "{right} {same} {rejected}");
}
