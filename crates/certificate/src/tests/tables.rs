//! Sentences about tables that only look random: the answers against reading all columns one after the other.

use super::formulas::Dice;
use super::maker::{columns, proof};
use super::oracle::BINARY;
use crate::builtin::Machine as Known;
use crate::compare::compare;
use crate::format::{Child, DEAD, Node, Pair, Proof, Set, Table};
use crate::literal::{Case, Id, Literal};
use crate::proof::prove;
use crate::scheme::DigitRules;
use crate::sentence::Sentence;
use crate::table::Reader;
use crate::walk::walk;
use crate::{Numeration, ProofFlaw};
use dashu_int::UBig;
use limits::{Limits, Meter};
use std::collections::{BTreeSet, HashMap, HashSet};

/// An automaton, written down in full.
struct Machine {
    tracks: usize,
    radix: usize,
    /// By state and column; the digit of track 0 counts least.
    to: Vec<Vec<u32>>,
    accepting: Vec<bool>,
}

impl Machine {
    fn thrown(dice: &mut Dice, most: u64, numeration: Numeration) -> Machine {
        let radix = usize::from(numeration.radix());
        let tracks = 1 + dice.throw(2) as usize;
        let count = radix.pow(tracks as u32);
        if dice.throw(16) == 0 {
            return Machine { tracks, radix, to: vec![vec![DEAD; count]], accepting: vec![false] };
        }
        let states = 1 + dice.throw(most);
        let to = (0..states).map(|state| {
            let asked: Vec<bool> = (0..tracks).map(|_| dice.throw(4) > 0).collect();
            let mut to: Vec<u32> = Vec::new();
            for code in 0..count {
                let digit = |track: usize| code / radix.pow(track as u32) % radix;
                let seen = (0..tracks).filter(|&track| asked[track]);
                let seen: usize = seen.map(|track| digit(track) * radix.pow(track as u32)).sum();
                to.push(match dice.throw(4) {
                    _ if seen < code => to[seen],
                    _ if state == 0 && code == 0 => 0,
                    0 => DEAD,
                    _ => dice.throw(states) as u32,
                });
            }
            to
        });
        let to = to.collect();
        Machine { tracks, radix, to, accepting: (0..states).map(|_| dice.throw(2) == 0).collect() }
    }

    fn step(&self, state: u32, column: &[u8]) -> u32 {
        let code = column.iter().rev().fold(0, |code, &digit| code * self.radix + usize::from(digit));
        self.to.get(state as usize).map_or(DEAD, |to| to[code])
    }

    fn accepts(&self, state: u32) -> bool {
        self.accepting.get(state as usize) == Some(&true)
    }

    fn table(&self) -> Table {
        let mut table = Table { tracks: self.tracks as u32, nodes: vec![], rows: vec![], accepting: vec![] };
        for to in &self.to {
            let mut level: Vec<Child> = to
                .iter()
                .map(|&state| if state == DEAD { Child::Dead } else { Child::State(state) })
                .collect();
            for track in (0..self.tracks).rev() {
                let step = self.radix.pow(track as u32);
                level = (0..step)
                    .map(|low| {
                        let children: Vec<Child> =
                            (0..self.radix).map(|digit| level[low + digit * step]).collect();
                        if children.iter().all(|child| *child == children[0]) {
                            return children[0];
                        }
                        table.nodes.push(Node { track: track as u32, children });
                        Child::Node(table.nodes.len() as u32 - 1)
                    })
                    .collect();
            }
            table.rows.push(level[0]);
        }
        table.accepting = (0..self.to.len() as u32).filter(|&state| self.accepts(state)).collect();
        table
    }
}

/// Some automata, and what is said of them.
struct World {
    numeration: Numeration,
    machines: Vec<Machine>,
    readers: Vec<Option<Reader>>,
}

impl World {
    fn thrown(dice: &mut Dice, most: u64, numeration: Numeration) -> World {
        let machines: Vec<Machine> = (0..4).map(|_| Machine::thrown(dice, most, numeration)).collect();
        let reader =
            |machine: &Machine| Reader::new(&machine.table(), machine.tracks as u32, numeration).ok();
        let readers: Vec<Option<Reader>> = machines.iter().map(reader).collect();
        assert!(readers.iter().all(Option::is_some));
        World { numeration, machines, readers }
    }

    fn literal(&self, dice: &mut Dice, variables: u32) -> Literal {
        let relation = dice.throw(self.machines.len() as u64) as usize;
        let tracks = self.machines[relation].tracks;
        let arguments = (0..tracks).map(|_| dice.throw(variables.into()) as u32).collect();
        Literal { positive: dice.throw(3) > 0, relation: Id(relation as u32), arguments }
    }

    fn sentence(&self, dice: &mut Dice, universal: u32, bound: u64) -> Sentence {
        let guards = (0..dice.throw(3)).map(|_| self.literal(dice, universal)).collect();
        let cases = (0..dice.throw(3)).map(|_| {
            let bound = dice.throw(bound + 1) as u32;
            let literals = (0..dice.throw(8).min(2)).map(|_| self.literal(dice, universal + bound)).collect();
            Case { bound, literals }
        });
        let cases = cases.collect();
        Sentence { label: "said".into(), universal, guards, cases }
    }

    fn step(&self, literal: &Literal, state: u32, digits: &[u8]) -> u32 {
        let column: Vec<u8> = literal.arguments.iter().map(|&argument| digits[argument as usize]).collect();
        self.machines[literal.relation.0 as usize].step(state, &column)
    }

    fn holds(&self, literal: &Literal, state: u32) -> bool {
        self.machines[literal.relation.0 as usize].accepts(state) == literal.positive
    }

    fn quadratic(&self) -> bool {
        matches!(self.numeration, Numeration::Quadratic(_))
    }

    /// For each digit, 1 if only a 0 may follow.
    fn flags(&self, digits: &[u8]) -> Vec<u32> {
        if !self.quadratic() {
            return vec![];
        }
        digits.iter().map(|&digit| u32::from(self.numeration.closes(digit))).collect()
    }

    /// The columns that may follow.
    fn columns(&self, count: usize, flags: &[u32]) -> Vec<Vec<u8>> {
        let mut all = columns(count, self.numeration);
        all.retain(|column| flags.iter().zip(column).all(|(&flag, &digit)| flag == 0 || digit == 0));
        all
    }

    /// Returns `true` if a sentence without bound variables fails where its literals have come to these states.
    fn fails(&self, sentence: &Sentence, states: &[u32]) -> bool {
        let mut states = states.iter();
        let mut hold = |literals: &[Literal]| {
            // All of them are gone through.
            literals.iter().zip(&mut states).filter(|(literal, state)| !self.holds(literal, **state)).count()
                == 0
        };
        let guarded = hold(&sentence.guards);
        guarded && sentence.cases.iter().filter(|case| hold(&case.literals)).count() == 0
    }

    /// Returns `true` if a sentence without bound variables holds of all words.
    fn always(&self, sentence: &Sentence) -> bool {
        let universal = sentence.universal as usize;
        let count = sentence.literals().count();
        let first = (vec![0; count], self.flags(&vec![0; universal]));
        let mut met = HashSet::from([first.clone()]);
        let mut queue = vec![first];
        while let Some((states, flags)) = queue.pop() {
            if self.fails(sentence, &states) {
                return false;
            }
            for digits in self.columns(universal, &flags) {
                let step = |(literal, &state): (&Literal, &u32)| self.step(literal, state, &digits);
                let next = (sentence.literals().zip(&states).map(step).collect(), self.flags(&digits));
                if met.insert(next.clone()) {
                    queue.push(next);
                }
            }
        }
        true
    }

    /// Returns `true` if these words, one for each number, are valid and show that a sentence without bound variables fails.
    fn refute(&self, sentence: &Sentence, words: &[Vec<u8>]) -> bool {
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut states = vec![0; sentence.literals().count()];
        let mut flags = self.flags(&vec![0; words.len()]);
        for place in 0..length {
            let digits: Vec<u8> = words.iter().map(|word| word[place]).collect();
            if flags.iter().zip(&digits).any(|(&flag, &digit)| flag == 1 && digit != 0) {
                return false;
            }
            flags = self.flags(&digits);
            let step = |(literal, &state): (&Literal, &u32)| self.step(literal, state, &digits);
            states = sentence.literals().zip(&states).map(step).collect();
        }
        words.len() == sentence.universal as usize && self.fails(sentence, &states)
    }
}

/// The sentence of the same numbers under other names, and of others of which it says nothing.
fn renamed(sentence: &Sentence, universal: u32, name: impl Fn(u32) -> u32) -> Sentence {
    let mut renamed = Sentence { universal, ..sentence.clone() };
    let guards = renamed.guards.iter_mut();
    let literals = guards.chain(renamed.cases.iter_mut().flat_map(|case| &mut case.literals));
    literals.flat_map(|literal| &mut literal.arguments).for_each(|argument| *argument = name(*argument));
    renamed
}

const NUMERATIONS: [Numeration; 4] =
    [BINARY, Numeration::Base(3), Numeration::Quadratic(1), Numeration::Quadratic(2)];

#[test]
fn sentences_without_bound_variables_hold_if_they_hold_of_all_words() {
    let limits = Limits::none();
    let (mut right, mut wrong) = (0, 0);
    for (seed, numeration) in (1..).zip(NUMERATIONS) {
        let mut dice = Dice(seed);
        for round in 0..400 {
            let world = World::thrown(&mut dice, 3, numeration);
            let universal = 1 + dice.throw(if numeration.radix() == 2 { 3 } else { 2 }) as u32;
            let sentence = world.sentence(&mut dice, universal, 0);
            let holds = world.always(&sentence);
            // Some have many numbers, most of which nothing is said of.
            let said = match round % 4 {
                0 => renamed(&sentence, 80, |argument| 31 * argument + 1),
                _ => sentence,
            };
            let meter = Meter::new(&limits);
            match walk(&said, &world.readers, numeration, &meter).expect("there is room") {
                Ok(()) => assert!(holds, "{numeration} {said:?}"),
                Err(words) => {
                    assert!(!holds, "{numeration} {said:?}");
                    assert!(world.refute(&said, &words), "{numeration} {said:?} {words:?}");
                }
            }
            *if holds { &mut right } else { &mut wrong } += 1;
        }
    }
    assert!(right > 200 && wrong > 200, "{right} {wrong}");
}

/// A sentence, its literals sorted as in proofs.
struct Goal<'a> {
    world: &'a World,
    sentence: &'a Sentence,
    /// Literals that speak of no bound variable, with their cases; first the guards.
    universal: Vec<(&'a Literal, Option<usize>)>,
    mixed: Vec<Vec<&'a Literal>>,
}

impl<'a> Goal<'a> {
    fn new(world: &'a World, sentence: &'a Sentence) -> Goal<'a> {
        let mut universal: Vec<(&Literal, Option<usize>)> =
            sentence.guards.iter().map(|one| (one, None)).collect();
        let mut mixed = Vec::new();
        for (number, case) in sentence.cases.iter().enumerate() {
            let plain = |one: &&Literal| one.arguments.iter().all(|&argument| argument < sentence.universal);
            universal.extend(case.literals.iter().filter(plain).map(|one| (one, Some(number))));
            mixed.push(case.literals.iter().filter(|one| !plain(one)).collect::<Vec<_>>());
        }
        Goal { world, sentence, universal, mixed }
    }

    fn numbers(&self, case: usize) -> usize {
        self.sentence.cases[case].bound as usize
    }

    /// Returns `true` if these are states of these literals, and flags of so many numbers.
    fn fits<'l>(&self, row: &[u32], literals: impl Iterator<Item = &'l Literal>, numbers: usize) -> bool {
        let literals: Vec<&Literal> = literals.collect();
        let flags = if self.world.quadratic() { numbers } else { 0 };
        let states = |literal: &Literal| self.world.machines[literal.relation.0 as usize].to.len() as u32;
        row.len() == literals.len() + flags
            && literals.iter().zip(row).all(|(literal, &state)| state == DEAD || state < states(literal))
            && row[literals.len()..].iter().all(|&flag| flag < 2)
    }

    fn well_formed(&self, proof: &Proof) -> bool {
        proof.pairs.iter().all(|Pair { state, set }| {
            let numbers = self.sentence.universal as usize;
            let element = |element: &[u32]| {
                let Some((&case, rest)) = element.split_first() else { return false };
                let case = case as usize;
                let mixed = self.mixed.get(case);
                mixed.is_some_and(|mixed| self.fits(rest, mixed.iter().copied(), self.numbers(case)))
            };
            self.fits(state, self.universal.iter().map(|one| one.0), numbers) && set.iter().all(element)
        })
    }

    /// Successor of an element by digits of the universal variables, if its mixed literals can still hold.
    fn successors(&self, element: &[u32], digits: &[u8]) -> Vec<Vec<u32>> {
        let case = element[0] as usize;
        let mixed = &self.mixed[case];
        let (states, flags) = element[1..].split_at(mixed.len());
        let lost = |(literal, state): (&&Literal, &u32)| literal.positive && *state == DEAD;
        let bound = self.world.columns(self.numbers(case), flags).into_iter();
        let all = bound.map(|own| {
            let column = [digits, &own].concat();
            let step = |(literal, &state): (&&Literal, &u32)| self.world.step(literal, state, &column);
            (mixed.iter().zip(states).map(step).collect::<Vec<u32>>(), self.world.flags(&own))
        });
        all.filter(|(states, _)| !mixed.iter().zip(states).any(lost))
            .map(|(states, flags)| [vec![element[0]], states, flags].concat())
            .collect()
    }

    /// Returns `true` if a case, or the guards, cannot hold any more for a universal literal of theirs.
    fn lost(&self, of: Option<usize>, state: &[u32]) -> bool {
        let own = self.universal.iter().zip(state).filter(|((_, case), _)| *case == of);
        own.into_iter().any(|((literal, _), &state)| literal.positive && state == DEAD)
    }

    fn universal_hold(&self, of: Option<usize>, state: &[u32]) -> bool {
        let mut own = self.universal.iter().zip(state).filter(|((_, case), _)| *case == of);
        own.all(|((literal, _), &state)| self.world.holds(literal, state))
    }

    /// Returns `true` if a proof has what the page on certificates demands of it.
    fn follows(&self, proof: &Proof) -> bool {
        if !self.well_formed(proof) {
            return false;
        }
        let numbers = self.sentence.universal as usize;
        let quadratic = self.world.quadratic();
        let zeros = vec![0u8; numbers];
        let starts = (0..self.mixed.len()).map(|case| {
            let flags = if quadratic { self.numbers(case) } else { 0 };
            [vec![case as u32], vec![0; self.mixed[case].len() + flags]].concat()
        });
        let mut at_zero = BTreeSet::new();
        let mut open: Vec<Vec<u32>> = starts.collect();
        while let Some(element) = open.pop() {
            if at_zero.insert(element.clone()) {
                open.extend(self.successors(&element, &zeros));
            }
        }
        let first_of = |state: &[u32], may: &BTreeSet<Vec<u32>>| {
            let fits = |pair: &Pair| pair.state == state && pair.set.iter().all(|one| may.contains(one));
            proof.pairs.iter().position(fits)
        };
        let flags = if quadratic { numbers } else { 0 };
        let start = vec![0; self.universal.len() + flags];
        let Some(start) = first_of(&start, &at_zero) else { return false };
        let (mut met, mut queue) = (HashSet::from([start]), vec![start]);
        while let Some(place) = queue.pop() {
            let Pair { state, set } = &proof.pairs[place];
            let good = |element: &[u32]| {
                let case = element[0] as usize;
                let mut mixed = self.mixed[case].iter().zip(&element[1..]);
                self.universal_hold(Some(case), state)
                    && mixed.all(|(literal, &state)| self.world.holds(literal, state))
            };
            if self.universal_hold(None, state) && !set.iter().any(good) {
                return false;
            }
            let (states, flags) = state.split_at(self.universal.len());
            for digits in self.world.columns(numbers, flags) {
                let step =
                    |((literal, _), &state): (&(&Literal, _), &u32)| self.world.step(literal, state, &digits);
                let next: Vec<u32> = self.universal.iter().zip(states).map(step).collect();
                if self.lost(None, &next) {
                    continue;
                }
                let alive = set.iter().filter(|element| !self.lost(Some(element[0] as usize), &next));
                let may = alive.flat_map(|element| self.successors(element, &digits)).collect();
                let next = [next, self.world.flags(&digits)].concat();
                let Some(next) = first_of(&next, &may) else { return false };
                if met.insert(next) {
                    queue.push(next);
                }
            }
        }
        true
    }
}

/// A proof with something else in it somewhere.
fn changed(dice: &mut Dice, proof: &Proof) -> Proof {
    let mut pairs = proof.pairs.clone();
    let place = dice.throw(pairs.len() as u64) as usize;
    let other = dice.throw(pairs.len() as u64) as usize;
    let mut elements: Vec<Vec<u32>> = pairs[place].set.iter().map(<[u32]>::to_vec).collect();
    let number = |dice: &mut Dice| [0, 1, 2, 3, DEAD][dice.throw(5) as usize];
    match dice.throw(9) {
        0 => _ = pairs.remove(place),
        1 => pairs.swap(place, other),
        2 => {
            let state = &mut pairs[place].state;
            if !state.is_empty() {
                let place = dice.throw(state.len() as u64) as usize;
                state[place] = number(dice);
            }
        }
        3 => {
            let state = &mut pairs[place].state;
            if dice.throw(2) == 0 { _ = state.pop() } else { state.push(0) }
        }
        4 => elements.extend(pairs[other].set.iter().map(<[u32]>::to_vec)),
        5 if !elements.is_empty() => {
            let element = dice.throw(elements.len() as u64) as usize;
            let numbers = &mut elements[element];
            match dice.throw(6) {
                0 => _ = numbers.pop(),
                1 => numbers.push(0),
                _ if numbers.is_empty() => {}
                _ => {
                    let place = dice.throw(numbers.len() as u64) as usize;
                    numbers[place] = number(dice);
                }
            }
        }
        _ if !elements.is_empty() => {
            let element = dice.throw(elements.len() as u64) as usize;
            // Of a set with this element, which may still be there, or without it.
            if dice.throw(2) == 0 {
                let copy = pairs[place].clone();
                pairs.push(copy);
            }
            elements.remove(element);
        }
        _ => {}
    }
    if let Some(pair) = pairs.get_mut(place)
        && pair.state == proof.pairs[place].state
    {
        let mut set = Set::new();
        elements.into_iter().for_each(|element| set.push(element));
        pair.set = set;
    }
    Proof { sentence: proof.sentence.clone(), pairs }
}

#[test]
fn a_proof_counts_if_it_has_what_is_demanded_of_proofs() {
    let limits = Limits::none();
    let (mut right, mut wrong) = (0, 0);
    for (seed, numeration) in (1..).zip(NUMERATIONS) {
        let mut dice = Dice(seed);
        for _ in 0..300 {
            let world = World::thrown(&mut dice, 2, numeration);
            let universal = 1 + dice.throw(2) as u32;
            let sentence = world.sentence(&mut dice, universal, 2);
            let goal = Goal::new(&world, &sentence);
            let readers: HashMap<Id, Reader> =
                (0..).map(Id).zip(world.readers.iter().flatten().cloned()).collect();
            let whole = proof(&sentence, &readers, numeration);
            let holds = goal.follows(&whole);
            // What is never met has to fit the sentence too.
            for Pair { state, set } in whole.pairs.iter().take(4) {
                let turned = |row: &[u32]| {
                    let rest = row.split_last().map_or(row, |(_, rest)| rest);
                    [rest, &[2]].concat()
                };
                let mut elements = Set::new();
                set.iter().for_each(|element| elements.push(turned(element)));
                let pairs = [
                    Pair { state: turned(state), set: set.clone() },
                    Pair { state: state.clone(), set: elements },
                ];
                for pair in pairs {
                    let mut given = whole.clone();
                    given.pairs.push(pair);
                    let said = prove(&sentence, &given, &world.readers, numeration, &Meter::new(&limits));
                    let said = said.expect("there is room");
                    assert_eq!(said.is_ok(), goal.follows(&given), "{numeration} {sentence:?} {given:?}");
                }
            }
            let mut given = whole;
            for change in 0..6 {
                let meter = Meter::new(&limits);
                let said = prove(&sentence, &given, &world.readers, numeration, &meter);
                let said = said.expect("there is room");
                let follows = goal.follows(&given);
                assert_eq!(said.is_ok(), follows, "{numeration} {sentence:?} {given:?} {said:?}");
                // What is shown is so, whichever sets show it.
                assert!(holds || !follows, "{numeration} {sentence:?} {given:?}");
                if change > 0 {
                    *if follows { &mut right } else { &mut wrong } += 1;
                }
                if let Err(ProofFlaw::State(pair) | ProofFlaw::Element(pair) | ProofFlaw::End(pair)) = said {
                    assert!((1..=given.pairs.len()).contains(&pair));
                }
                if given.pairs.is_empty() {
                    break;
                }
                given = changed(&mut dice, &given);
            }
        }
    }
    assert!(right > 200 && wrong > 200, "{right} {wrong}");
}

/// Meaning of a relation on numbers.
type Holds = fn(&[UBig]) -> bool;

/// Columns of so many digits, one after the other, as words number by number; only those that are valid.
fn words(tracks: usize, length: usize, numeration: Numeration) -> Vec<Vec<Vec<u8>>> {
    let mut all = vec![vec![Vec::new(); tracks]];
    for _ in 0..length {
        let mut longer = Vec::new();
        for words in &all {
            for column in columns(tracks, numeration) {
                let follows = |(word, &digit): (&Vec<u8>, &u8)| {
                    digit == 0 || !word.last().is_some_and(|&last| numeration.closes(last))
                };
                if words.iter().zip(&column).all(follows) {
                    let longer_word = |(word, &digit): (&Vec<u8>, &u8)| [&word[..], &[digit]].concat();
                    longer.push(words.iter().zip(&column).map(longer_word).collect());
                }
            }
        }
        all = longer;
    }
    all
}

#[test]
fn a_table_is_refused_by_numbers_that_it_has_wrong() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let five: Vec<(Known<'_>, usize, Holds)> = vec![
        (Known::Equal, 2, |at| at[0] == at[1]),
        (Known::Less, 2, |at| at[0] < at[1]),
        (Known::Fibonacci, 1, |at| {
            let all = [0u8, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
            all.iter().any(|&one| at[0] == one.into())
        }),
    ];
    let (mut right, mut wrong) = (0, 0);
    for (seed, numeration) in (1..).zip(NUMERATIONS) {
        let mut dice = Dice(seed);
        for (known, tracks, holds) in &five {
            let fibonacci = matches!(known, Known::Fibonacci);
            if fibonacci && numeration != Numeration::Quadratic(1) {
                continue;
            }
            // One that says it, and the same with something changed.
            let radix = usize::from(numeration.radix());
            let to = |state: u32| {
                let column = |column: Vec<u8>| match known.step(state.into(), &column) {
                    Some(next) => next as u32,
                    None => DEAD,
                };
                columns(*tracks, numeration).into_iter().map(column).collect::<Vec<u32>>()
            };
            let states = if matches!(known, Known::Equal) { 1 } else { 2 };
            for change in 0..60 {
                let mut machine = Machine {
                    tracks: *tracks,
                    radix,
                    to: (0..states).map(to).collect(),
                    accepting: (0..states).map(|state| known.accepts(state.into())).collect(),
                };
                let state = dice.throw(states.into()) as usize;
                if change % 5 == 1 {
                    machine.accepting[state] ^= true;
                } else if change > 0 {
                    let column = 1 + dice.throw(machine.to[state].len() as u64 - 1) as usize;
                    machine.to[state][column] = [DEAD, 0, states - 1][dice.throw(3) as usize];
                }
                let reader = Reader::new(&machine.table(), *tracks as u32, numeration);
                let Ok(reader) = reader else { continue };
                let accepts = |words: &[Vec<u8>]| {
                    let column = |place: usize| words.iter().map(|word| word[place]).collect::<Vec<u8>>();
                    let columns = (0..words[0].len()).map(column);
                    machine.accepts(columns.fold(0, |state, column| machine.step(state, &column)))
                };
                let right_of = |words: &[Vec<u8>]| {
                    let numbers: Vec<UBig> = words.iter().map(|word| numeration.worth(word)).collect();
                    accepts(words) == holds(&numbers)
                };
                match compare(&reader, known, numeration, &meter).expect("there is room") {
                    Ok(()) => {
                        let length = if radix * tracks > 4 { 3 } else { 4 };
                        assert!(words(*tracks, length, numeration).iter().all(|words| right_of(words)));
                        right += 1;
                    }
                    Err(words) => {
                        assert_eq!(words.len(), *tracks);
                        assert!(!right_of(&words), "{numeration} {words:?}");
                        wrong += 1;
                    }
                }
            }
        }
    }
    assert!(right > 40 && wrong > 200, "{right} {wrong}");
}

#[test]
fn columns_of_many_numbers_are_told_apart() {
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let machine = |tracks: usize, to: &[u32]| Machine {
        tracks,
        radix: 2,
        to: vec![to.to_vec()],
        accepting: vec![true],
    };
    let zero = machine(1, &[0, DEAD]);
    let any = machine(2, &[0; 4]);
    let first_is_zero = machine(2, &[0, DEAD, 0, DEAD]);
    let readers: Vec<Option<Reader>> = [&zero, &any, &first_is_zero]
        .map(|machine| Reader::new(&machine.table(), machine.tracks as u32, BINARY).ok())
        .into();
    let literal = |relation, arguments: &[u32]| Literal {
        positive: true,
        relation: Id(relation),
        arguments: arguments.to_vec(),
    };
    // Of so many numbers that a machine word does not hold their digits all but the first are 0.
    for numbers in [2, 32, 33, 34] {
        for (relation, right) in [(1, true), (2, false)] {
            let guards = (1..numbers).map(|number| literal(0, &[number])).collect();
            let others = (1..numbers).map(|number| literal(1, &[number, numbers]));
            let literals = std::iter::once(literal(relation, &[0, numbers])).chain(others).collect();
            let cases = vec![Case { bound: 1, literals }];
            let sentence = Sentence { label: "said".into(), universal: numbers, guards, cases };
            let mut set = Set::new();
            set.push(vec![0; 1 + numbers as usize]);
            let pairs = vec![Pair { state: vec![0; numbers as usize - 1], set }];
            let proof = Proof { sentence: "said".into(), pairs };
            let said = prove(&sentence, &proof, &readers, BINARY, &meter).expect("there is room");
            assert_eq!(said.is_ok(), right, "{numbers} {said:?}");
        }
    }
}
