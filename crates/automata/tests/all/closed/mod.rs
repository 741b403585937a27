//! Checks proofs by the manual's page on certificates: the start, each step, and the end.

use automata::{Case, Kind, Library, Literal, Meter, Numeration, Proof, Table};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// A literal with its table.
struct Read {
    table: Arc<Table>,
    positive: bool,
    arguments: Vec<u32>,
}

type State = Option<u32>;

impl Read {
    fn new(library: &mut Library, literal: &Literal) -> Read {
        let table = library.table(&literal.relation, &Meter::ample()).expect("made before");
        Read { table, positive: literal.positive, arguments: literal.arguments.clone() }
    }

    /// The state after a column of digits of all variables.
    fn next(&self, state: State, digits: &[u8]) -> State {
        let mut at = self.table.rows()[state? as usize];
        loop {
            match at.kind() {
                Kind::Dead => return None,
                Kind::State(state) => return Some(state),
                Kind::Node(node) => {
                    let (track, children) = self.table.nodes().nth(node as usize)?;
                    at = children[usize::from(digits[self.arguments[usize::from(track)] as usize])];
                }
            }
        }
    }

    fn holds(&self, state: State) -> bool {
        state.is_some_and(|state| self.table.accepting()[state as usize]) == self.positive
    }

    fn lost(&self, state: State) -> bool {
        self.positive && state.is_none()
    }
}

/// The states of the universal literals, and those of the words of the universal variables.
type At = (Vec<State>, Vec<u8>);

/// A case, the states of its mixed literals, and those of the words of its bound variables.
type Element = (usize, Vec<State>, Vec<u8>);

struct Sentence {
    numeration: Numeration,
    free: usize,
    given: usize,
    universal: Vec<Read>,
    /// For each case how many bound variables, its mixed literals, and its universal ones.
    cases: Vec<(usize, Vec<Read>, std::ops::Range<usize>)>,
}

/// All rows of digits.
fn columns(radix: u8, count: usize) -> Vec<Vec<u8>> {
    (0..count).fold(vec![vec![]], |columns, _| {
        columns
            .iter()
            .flat_map(|column| (0..radix).map(move |digit| [&**column, &[digit]].concat()))
            .collect()
    })
}

impl Sentence {
    /// Variables that are full after these digits, if they are valid.
    fn full(&self, full: &[u8], digits: &[u8]) -> Option<Vec<u8>> {
        full.iter().zip(digits).map(|(&full, &digit)| self.numeration.follow(full, digit)).collect()
    }

    /// Image of an element, given the digits of the universal variables.
    fn after(&self, (case, states, full): &Element, digits: &[u8]) -> Vec<Element> {
        let (bound, mixed, _) = &self.cases[*case];
        let mut found = vec![];
        for tried in columns(self.numeration.radix(), *bound) {
            let Some(full) = self.full(full, &tried) else { continue };
            let all = [digits, &tried].concat();
            let states: Vec<State> =
                mixed.iter().zip(states).map(|(read, &state)| read.next(state, &all)).collect();
            if !mixed.iter().zip(&states).any(|(read, &state)| read.lost(state)) {
                found.push((*case, states, full));
            }
        }
        found
    }

    fn holds(&self, universal: &[State], (case, states, _): &Element) -> bool {
        let (_, mixed, own) = &self.cases[*case];
        mixed.iter().zip(states).all(|(read, &state)| read.holds(state))
            && own.clone().all(|index| self.universal[index].holds(universal[index]))
    }
}

/// Returns `true` if a proof is valid.
pub(crate) fn check(
    library: &mut Library,
    free: u32,
    given: &[Literal],
    cases: &[Case],
    proof: &Proof,
) -> Result<(), String> {
    let numeration = library.numeration();
    let mut universal: Vec<Read> = given.iter().map(|literal| Read::new(library, literal)).collect();
    let mut read = vec![];
    for case in cases {
        let (first, mut mixed) = (universal.len(), vec![]);
        for literal in &case.literals {
            let own = literal.arguments.iter().all(|&variable| variable < free);
            if own { &mut universal } else { &mut mixed }.push(Read::new(library, literal));
        }
        read.push((case.bound as usize, mixed, first..universal.len()));
    }
    let sentence = Sentence { numeration, free: free as usize, given: given.len(), universal, cases: read };
    let pad = |full: &[u8], count: usize| if full.is_empty() { vec![0; count] } else { full.to_vec() };
    // What is listed: sets for each state.
    let mut listed: BTreeMap<At, Vec<BTreeSet<Element>>> = BTreeMap::new();
    for node in proof.nodes.iter() {
        let set = proof.set(node).map(|one| {
            let case = one.case as usize;
            (case, one.states.clone(), pad(&one.words, sentence.cases[case].0))
        });
        let state = (node.states.clone(), pad(&node.words, sentence.free));
        listed.entry(state).or_default().push(set.collect());
    }
    // The start.
    let mut reachable: BTreeSet<Element> = BTreeSet::new();
    let mut open: VecDeque<Element> = (0..sentence.cases.len())
        .map(|case| (case, vec![Some(0); sentence.cases[case].1.len()], vec![0; sentence.cases[case].0]))
        .collect();
    while let Some(element) = open.pop_front() {
        if reachable.insert(element.clone()) {
            open.extend(sentence.after(&element, &vec![0; sentence.free]));
        }
    }
    let start = (vec![Some(0); sentence.universal.len()], vec![0; sentence.free]);
    let part_of = |state: &At, whole: &BTreeSet<Element>| {
        listed.get(state)?.iter().find(|set| set.is_subset(whole)).cloned()
    };
    let first = part_of(&start, &reachable).ok_or("no start")?;
    let mut met = BTreeSet::from([(start.clone(), first.clone())]);
    let mut open = vec![(start, first)];
    while let Some(((states, full), set)) = open.pop() {
        let accepted = (0..sentence.given).all(|index| sentence.universal[index].holds(states[index]));
        if accepted && !set.iter().any(|element| sentence.holds(&states, element)) {
            return Err(format!("at {states:?} nothing comes out of {set:?}"));
        }
        for digits in columns(numeration.radix(), sentence.free) {
            let Some(full) = sentence.full(&full, &digits) else { continue };
            let states: Vec<State> = sentence
                .universal
                .iter()
                .zip(&states)
                .map(|(read, &state)| read.next(state, &digits))
                .collect();
            let lost = |index: usize| sentence.universal[index].lost(states[index]);
            if (0..sentence.given).any(lost) {
                continue;
            }
            let after = |element: &Element| match sentence.cases[element.0].2.clone().any(lost) {
                true => vec![],
                false => sentence.after(element, &digits),
            };
            let whole: BTreeSet<Element> = set.iter().flat_map(after).collect();
            let state = (states, full);
            let next = part_of(&state, &whole).ok_or_else(|| format!("no set at {state:?}"))?;
            if met.insert((state.clone(), next.clone())) {
                open.push((state, next));
            }
        }
    }
    Ok(())
}
