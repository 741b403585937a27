//! Definitions, tables and ranks of certificates, tried out.

use super::items::{Item, items};
use super::read::Scope;
use super::search::{Body, Env, Facts};
use super::{Digits, Formula, Stated, Tried};
use std::cell::Cell;

/// A table: nodes with the numbers they ask for, rows, and accepting states.
#[derive(Clone, Debug)]
struct Table {
    nodes: Vec<(usize, Vec<String>)>,
    rows: Vec<String>,
    accept: Vec<u64>,
}

/// A definition of a certificate.
#[derive(Clone, Debug)]
pub struct Defined {
    /// Its name.
    pub name: String,
    /// Number of numbers that it reads.
    pub free: usize,
    table: Table,
}

/// A rank: coefficients of some numbers of the position, and a constant.
type Rank = (Vec<(usize, i128)>, i128);

/// A certificate.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The statement that it proves.
    pub stated: Stated,
    /// Ranks by phases of play; a phase without a condition is one for all positions.
    phases: Vec<(Option<Formula>, Vec<Rank>)>,
    floor: Option<Table>,
    /// Its definitions.
    pub definitions: Vec<Defined>,
    bodies: Vec<Body>,
}

impl Table {
    fn read(parts: &[Item]) -> Option<Table> {
        let [nodes, rows, accept] = parts else { return None };
        let words =
            |items: &[Item]| items.iter().map(|it| it.word().map(str::to_owned)).collect::<Option<Vec<_>>>();
        let node = |item: &Item| {
            let (asks, children) = item.list()?.split_first()?;
            Some((asks.number()? as usize, words(children)?))
        };
        Some(Table {
            nodes: nodes.form()?.1.iter().map(node).collect::<Option<_>>()?,
            rows: words(rows.form()?.1)?,
            accept: accept.form()?.1.iter().map(Item::number).collect::<Option<_>>()?,
        })
    }

    fn accepts(&self, numbers: &[u128], digits: Digits) -> bool {
        let mut state = 0;
        for column in digits.columns(numbers) {
            let mut at = &self.rows[state];
            while let Some(node) = at.strip_prefix('n') {
                let (asks, children) = &self.nodes[node.parse::<usize>().unwrap_or(usize::MAX)];
                at = &children[usize::from(column[*asks])];
            }
            match at.strip_prefix('s') {
                Some(next) => state = next.parse().unwrap_or(usize::MAX),
                None => return false,
            }
        }
        self.accept.contains(&(state as u64))
    }
}

/// The ranks that some items write down.
fn ranks(scope: &Scope, items: &[Item]) -> Option<Vec<Rank>> {
    let rank =
        |item: &Item| Some(scope.sum(item)?).map(|(terms, constant)| (terms.into_iter().collect(), constant));
    items.iter().map(rank).collect()
}

impl Proof {
    /// Reads a certificate; `None` if it is none.
    pub fn read(text: &str) -> Option<Proof> {
        let items = items(text)?;
        let [_, statement, falls, rest @ ..] = &*items else { return None };
        let stated = Stated::of(statement)?;
        let automata = stated.automata.clone();
        let scope = |names, defined| Scope { automata: &automata, names, defined };
        let mut of_places = scope(stated.places.clone(), vec![]);
        let falls = falls.form()?.1;
        let phases = match falls.first().and_then(Item::form) {
            Some(("phase", _)) => {
                let phase = |item: &Item| {
                    let (when, sums) = item.form()?.1.split_first()?;
                    Some((Some(of_places.formula(when)?), ranks(&of_places, sums)?))
                };
                falls.iter().map(phase).collect::<Option<_>>()?
            }
            _ => vec![(None, ranks(&of_places, falls)?)],
        };
        let (mut floor, mut definitions, mut bodies) = (None, vec![], vec![]);
        let mut known: Vec<(String, usize)> = vec![];
        for item in rest {
            match item.form()? {
                ("floor", table) => floor = Some(Table::read(table)?),
                ("define", [name, free, body, table @ ..]) => {
                    let mut scope = scope(vec![], known.clone());
                    let free = scope.bind(free)?.len();
                    let (bound, literals) = match body.form()? {
                        ("and", literals) => (vec![], literals),
                        ("exists", [bound, literals @ ..]) => (scope.bind(bound)?, literals),
                        _ => return None,
                    };
                    let all = literals.iter().map(|it| scope.formula(it)).collect::<Option<_>>()?;
                    bodies.push(Body { free, bound, all: Formula::And(all) });
                    let name = name.word()?.to_owned();
                    known.push((name.clone(), free));
                    definitions.push(Defined { name, free, table: Table::read(table)? });
                }
                _ => return None,
            }
        }
        Some(Proof { stated: stated.clone(), phases, floor, definitions, bodies })
    }

    /// Compares tables with their definitions, at all small numbers.
    pub fn tables(&self) -> Result<Tried, String> {
        let digits = self.stated.digits;
        let mut tried = Tried::default();
        let mut compare = |name: &str, table: &Table, at: &[u64], truth: Option<bool>| {
            let numbers: Vec<u128> = at.iter().map(|&number| number.into()).collect();
            match truth {
                None => tried.unknown += 1,
                Some(truth) if truth != table.accepts(&numbers, digits) => {
                    return Err(format!("{name} is {truth} at {at:?}"));
                }
                Some(_) => tried.positions += 1,
            }
            Ok(())
        };
        for (Defined { name, free, table }, body) in self.definitions.iter().zip(&self.bodies) {
            let most = [1, 30, 9, 5, 3, 2].get(*free).copied().unwrap_or(1);
            for at in crate::tuples((*free).min(10), most) {
                let left = Cell::new(30_000);
                let facts = Facts {
                    digits,
                    automata: &self.stated.automata,
                    definitions: &self.bodies,
                    reach: 40,
                    left,
                };
                let mut env: Env = at.iter().map(|&number| Some(number.into())).collect();
                env.resize(free + body.bound.len(), None);
                let truth = (at.len() == *free).then(|| {
                    let mut found = false;
                    let whole = facts.each(&body.bound, &body.all, &mut env, &mut |_| {
                        found = true;
                        true
                    });
                    if found { Some(true) } else { whole.then_some(false) }
                });
                compare(name, table, &at, truth.flatten())?;
            }
        }
        if let Some(floor) = &self.floor {
            for at in crate::tuples(2, 40) {
                compare("floor", floor, &at, digits.floor(at[0].into()).map(|y| y == at[1].into()))?;
            }
        }
        Ok(tried)
    }

    /// Checks that a rank falls with each possible move from small positions, and that none is negative there.
    pub fn falls(&self, most: u64) -> Result<Tried, String> {
        let stated = &self.stated;
        let mut tried = Tried::default();
        let value = |(terms, constant): &Rank, at: &[u64]| {
            constant + terms.iter().map(|&(place, factor)| factor * i128::from(at[place])).sum::<i128>()
        };
        // Those of all phases of a position.
        let ranked = |at: &[u64]| -> Option<Vec<Vec<i128>>> {
            let mut all = vec![];
            for (when, ranks) in &self.phases {
                if when.as_ref().map_or(Some(true), |when| stated.truth(when, at))? {
                    all.push(ranks.iter().map(|rank| value(rank, at)).collect());
                }
            }
            Some(all)
        };
        let falls = |before: &[i128], after: &[i128]| {
            before.iter().zip(after).find(|(before, after)| before != after).is_some_and(|it| it.1 < it.0)
        };
        for at in crate::tuples(stated.places.len(), most) {
            let Some(is) = stated.is_position(&at) else { continue };
            if !is {
                continue;
            }
            let Some(options) = stated.possible(&at) else {
                tried.unknown += 1;
                continue;
            };
            let Some(before) = ranked(&at) else {
                tried.unknown += 1;
                continue;
            };
            if before.is_empty() {
                return Err(format!("{at:?} is in no phase"));
            }
            if !options.is_empty() && before.iter().flatten().any(|&rank| rank < 0) {
                return Err(format!("a rank of {at:?} is negative"));
            }
            for part in options.iter().flatten() {
                for after in ranked(part).iter().flatten() {
                    if !before.iter().all(|before| falls(before, after)) {
                        return Err(format!("no rank falls from {at:?} to {part:?}"));
                    }
                }
            }
            tried.positions += 1;
        }
        Ok(tried)
    }

    /// All of this: tables, ranks, and the claim against play, where unknown moves are drawn by lot some times.
    pub fn wrong(&self, most: u64) -> Result<Tried, String> {
        let seeds = if self.stated.is_exact() { 1 } else { 6 };
        let mut all = vec![self.tables()?, self.falls(most)?];
        for seed in 0..seeds {
            all.push(self.stated.wrong(most, seed)?);
        }
        let [positions, unknown] =
            [|it: &Tried| it.positions, |it: &Tried| it.unknown].map(|count| all.iter().map(count).sum());
        Ok(Tried { positions, unknown })
    }
}
