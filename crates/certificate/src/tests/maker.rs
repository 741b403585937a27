//! Whole certificates by brute force: tables from the behaviour of short words, proofs with all that can be reached.

use super::oracle::Oracle;
use crate::check::{Target, claim, demanded, needed};
use crate::compile::Compiler;
use crate::demand::Demanded;
use crate::format::{Certificate, Child, DEAD, Node, Pair, Proof, Rank, Relation, Set, Table};
use crate::literal::{Id, Literal};
use crate::relation::Relations;
use crate::scheme::DigitRules;
use crate::sentence::Sentence;
use crate::table::Reader;
use crate::{Numeration, define};
use limits::{Limits, Meter};
use rules::{Convention, NoLibrary};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Ingredients of a certificate.
#[derive(Clone, Copy)]
pub(super) struct Order<'a> {
    pub(super) text: &'a str,
    pub(super) size: Option<usize>,
    /// Counted from 1.
    pub(super) claim: usize,
    pub(super) convention: Convention,
    pub(super) numeration: Numeration,
    pub(super) ranks: &'a [&'a str],
    /// Length of the words that tell states apart.
    pub(super) sight: usize,
    /// The largest number that a bound variable is tried at.
    pub(super) most: u64,
}

/// One heap from which one to three are taken.
pub(super) const BASH: Order<'static> = Order {
    text: "game bash\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 4 = 0\n",
    size: None,
    claim: 1,
    convention: Convention::Normal,
    numeration: super::oracle::BINARY,
    ranks: &["x0"],
    sight: 4,
    most: 5000,
};

/// A certificate, right or wrong.
pub(super) fn certificate(order: Order<'_>) -> Certificate {
    let ruleset = rules::parse(order.text, &NoLibrary).ruleset.expect("it is a game");
    let instance = ruleset.instantiate(&[], Some(order.convention)).expect("it has defaults");
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let ranks: Vec<Rank> = order.ranks.iter().map(|rank| Rank::read(rank).expect("it is a rank")).collect();
    let mut compiler = Compiler::new(order.numeration, &meter);
    let claim = claim(&instance, order.claim - 1).expect("there is such a claim");
    let wish = Target { claim, size: order.size, ranks: &ranks, assumptions: &[] };
    let Demanded { sentences, .. } = demanded(&mut compiler, &instance, wish).expect("it can be proved");
    let mut ids = Vec::new();
    let met = needed(&mut compiler.relations, &sentences, &meter).expect("there is room");
    met.iter().for_each(|&id| below(&mut compiler.relations, id, &meter, &mut ids));
    let mut all = Vec::new();
    for &id in &ids {
        all.extend(define::sentences(&mut compiler.relations, id, true, &meter).expect("there is room"));
    }
    all.extend(sentences);
    let mut oracle = Oracle::new(&compiler, order.most);
    let relations: Vec<Relation> = ids
        .iter()
        .map(|&id| Relation {
            key: compiler.relations.get(id).key.clone(),
            table: table(&mut oracle, id, order.numeration, order.sight),
        })
        .collect();
    let mut readers: HashMap<Id, Reader> = HashMap::new();
    for (&id, relation) in ids.iter().zip(&relations) {
        let reader = Reader::new(&relation.table, relation.table.tracks, order.numeration);
        readers.insert(id, reader.expect("it is well formed"));
    }
    let proofs = all.iter().filter(|sentence| sentence.needs_proof());
    let proofs = proofs.map(|sentence| proof(sentence, &readers, order.numeration)).collect();
    Certificate {
        text: order.text.to_string(),
        base: None,
        arguments: Vec::new(),
        size: order.size,
        claim: order.claim,
        convention: order.convention,
        assumptions: Vec::new(),
        numeration: order.numeration,
        ranks,
        relations,
        proofs,
    }
}

/// Lists a relation after those that it is proved from.
fn below(relations: &mut Relations, id: Id, meter: &Meter, listed: &mut Vec<Id>) {
    if listed.contains(&id) {
        return;
    }
    let uses = relations.uses(id, meter).expect("there is room");
    uses.into_iter().filter(|&used| used != id).for_each(|used| below(relations, used, meter, listed));
    listed.push(id);
}

/// All columns of so many digits.
pub(super) fn columns(tracks: usize, numeration: Numeration) -> Vec<Vec<u8>> {
    let radix = u64::from(numeration.radix());
    let digit = |code: u64, track: usize| (code / radix.pow(track as u32) % radix) as u8;
    (0..radix.pow(tracks as u32)).map(|code| (0..tracks).map(|track| digit(code, track)).collect()).collect()
}

/// Returns `true` if a column may follow one.
fn follows(numeration: Numeration, last: Option<&Vec<u8>>, column: &[u8]) -> bool {
    last.is_none_or(|last| {
        last.iter().zip(column).all(|(&last, &next)| !numeration.closes(last) || next == 0)
    })
}

/// The number of a short word.
fn value(numeration: Numeration, digits: &[u8]) -> u64 {
    let (mut value, mut low, mut high) = (0, 1, u64::from(numeration.radix()));
    for &digit in digits.iter().rev() {
        value += low * u64::from(digit);
        (low, high) = match numeration {
            Numeration::Base(base) => (high, high * u64::from(base)),
            Numeration::Quadratic(t) => (high, high * u64::from(t) + low),
        };
    }
    value
}

/// The table of a relation: words are in one state if the same short words may follow them.
fn table(oracle: &mut Oracle<'_, '_>, id: Id, numeration: Numeration, sight: usize) -> Table {
    let tracks = oracle.compiler.relations.get(id).tracks as usize;
    let columns = columns(tracks, numeration);
    let mut suffixes: Vec<Vec<Vec<u8>>> = vec![vec![]];
    let mut longest = suffixes.clone();
    for _ in 0..sight {
        let longer = |word: &Vec<Vec<u8>>| {
            let next = columns.iter().filter(|column| follows(numeration, word.last(), column));
            next.map(|column| [&word[..], std::slice::from_ref(column)].concat()).collect::<Vec<_>>()
        };
        longest = longest.iter().flat_map(longer).collect();
        suffixes.extend(longest.iter().cloned());
    }
    let mut behaviour = |word: &[Vec<u8>]| -> Vec<bool> {
        let accepted = |suffix: &Vec<Vec<u8>>| {
            if suffix.first().is_some_and(|first| !follows(numeration, word.last(), first)) {
                return false;
            }
            let number = |track: usize| {
                let digits: Vec<u8> = word.iter().chain(suffix).map(|column| column[track]).collect();
                value(numeration, &digits)
            };
            let numbers: Vec<u64> = (0..tracks).map(number).collect();
            oracle.holds(id, &numbers)
        };
        suffixes.iter().map(accepted).collect()
    };
    let mut table = Table { tracks: tracks as u32, nodes: vec![], rows: vec![], accepting: vec![] };
    let first = behaviour(&[]);
    if !first.contains(&true) {
        table.rows.push(Child::Dead);
        return table;
    }
    let mut known: HashMap<Vec<bool>, u32> = HashMap::from([(first.clone(), 0)]);
    let mut words: Vec<(Vec<Vec<u8>>, bool)> = vec![(vec![], first[0])];
    let mut nodes: HashMap<(u32, Vec<Child>), u32> = HashMap::new();
    let mut state = 0;
    while let Some((word, accepts)) = words.get(state).cloned() {
        if accepts {
            table.accepting.push(state as u32);
        }
        let mut targets: Vec<Child> = Vec::new();
        for column in &columns {
            let longer = [&word[..], std::slice::from_ref(column)].concat();
            let seen = behaviour(&longer);
            targets.push(if !follows(numeration, word.last(), column) || !seen.contains(&true) {
                Child::Dead
            } else {
                let fresh = known.len() as u32;
                let target = *known.entry(seen.clone()).or_insert(fresh);
                if target == fresh {
                    words.push((longer, seen[0]));
                }
                Child::State(target)
            });
        }
        // Columns count with the digit of track 0 first; nodes are made from the last track on.
        let radix = usize::from(numeration.radix());
        for track in (0..tracks).rev() {
            let step = radix.pow(track as u32);
            targets = (0..step)
                .map(|low| {
                    let children: Vec<Child> = (0..radix).map(|digit| targets[low + digit * step]).collect();
                    if children.iter().all(|child| *child == children[0]) {
                        return children[0];
                    }
                    let fresh = nodes.len() as u32;
                    let node = *nodes.entry((track as u32, children.clone())).or_insert(fresh);
                    if node == fresh {
                        table.nodes.push(Node { track: track as u32, children });
                    }
                    Child::Node(node)
                })
                .collect();
        }
        table.rows.push(targets[0]);
        state += 1;
    }
    table
}

/// Target of a literal from a state, which may be dead.
fn step(reader: &Reader, state: u32, digits: &[u8], arguments: &[u32]) -> u32 {
    if state == DEAD {
        return DEAD;
    }
    let mut place = reader.row(state);
    while let Some(track) = reader.asks(place) {
        place = reader.child(place, digits[arguments[track as usize] as usize]);
    }
    place
}

/// A proof that lists, for every state, all elements that can be reached with it.
pub(super) fn proof(sentence: &Sentence, readers: &HashMap<Id, Reader>, numeration: Numeration) -> Proof {
    let all = sentence.universal as usize;
    let quadratic = matches!(numeration, Numeration::Quadratic(_));
    let is_universal =
        |literal: &&Literal| literal.arguments.iter().all(|&argument| argument < sentence.universal);
    let mut universal: Vec<(&Literal, Option<usize>)> =
        sentence.guards.iter().map(|one| (one, None)).collect();
    for (number, case) in sentence.cases.iter().enumerate() {
        universal.extend(case.literals.iter().filter(is_universal).map(|one| (one, Some(number))));
    }
    let mixed: Vec<Vec<&Literal>> = sentence
        .cases
        .iter()
        .map(|case| case.literals.iter().filter(|one| !is_universal(one)).collect())
        .collect();
    let move_on = |literal: &Literal, state: u32, digits: &[u8]| {
        step(&readers[&literal.relation], state, digits, &literal.arguments)
    };
    let flags = |digits: &[u8]| -> Vec<u32> {
        let flag = |&digit: &u8| u32::from(numeration.closes(digit));
        if quadratic { digits.iter().map(flag).collect() } else { Vec::new() }
    };
    let allowed = |flags: &[u32], digits: &[u8]| {
        flags.iter().zip(digits).all(|(&flag, &digit)| flag == 0 || digit == 0)
    };
    // What an element leads to by a column of the universal variables.
    let successors = |element: &Vec<u32>, x: &[u8]| -> Vec<Vec<u32>> {
        let number = element[0] as usize;
        let (states, own) = element[1..].split_at(mixed[number].len());
        let mut found = Vec::new();
        for y in columns(sentence.cases[number].bound as usize, numeration) {
            if !allowed(own, &y) {
                continue;
            }
            let digits = [x, &y].concat();
            let next: Vec<u32> = mixed[number]
                .iter()
                .zip(states)
                .map(|(literal, &state)| move_on(literal, state, &digits))
                .collect();
            if mixed[number].iter().zip(&next).all(|(literal, &state)| !literal.positive || state != DEAD) {
                found.push([vec![element[0]], next, flags(&y)].concat());
            }
        }
        found
    };
    let zeros = vec![0u8; all];
    let mut start: BTreeSet<Vec<u32>> = BTreeSet::new();
    let mut open: Vec<Vec<u32>> = (0..sentence.cases.len())
        .map(|number| {
            let bound = if quadratic { sentence.cases[number].bound as usize } else { 0 };
            [vec![number as u32], vec![0; mixed[number].len() + bound]].concat()
        })
        .collect();
    while let Some(element) = open.pop() {
        if start.insert(element.clone()) {
            open.extend(successors(&element, &zeros));
        }
    }
    let first = vec![0; universal.len() + if quadratic { all } else { 0 }];
    let mut listed: HashSet<(Vec<u32>, BTreeSet<Vec<u32>>)> = HashSet::new();
    let mut queue = vec![(first, start)];
    let mut pairs = Vec::new();
    while let Some((state, set)) = queue.pop() {
        if !listed.insert((state.clone(), set.clone())) {
            continue;
        }
        for x in columns(all, numeration) {
            let (states, own) = state.split_at(universal.len());
            if !allowed(own, &x) {
                continue;
            }
            let next: Vec<u32> = universal
                .iter()
                .zip(states)
                .map(|((literal, _), &state)| move_on(literal, state, &x))
                .collect();
            let lost = |case: Option<usize>| {
                let mut own = universal.iter().zip(&next).filter(|((_, other), _)| *other == case);
                own.any(|((literal, _), &state)| literal.positive && state == DEAD)
            };
            if lost(None) {
                continue;
            }
            let kept = set.iter().filter(|element| !lost(Some(element[0] as usize)));
            let after: BTreeSet<Vec<u32>> = kept.flat_map(|element| successors(element, &x)).collect();
            queue.push(([next, flags(&x)].concat(), after));
        }
        let mut elements = Set::new();
        set.into_iter().for_each(|element| elements.push(element));
        pairs.push(Pair { state, set: elements });
    }
    Proof { sentence: sentence.label.clone(), pairs }
}
