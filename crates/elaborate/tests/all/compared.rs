//! A statement and the rules, compared at all small positions.

use elaborate::{Subject, elaborate, places, with_all_moves};
use oracle::Stated;
use rules::{ClaimInstance, Form, Instance, Options, Outcome, Verdict};
use std::collections::BTreeSet;

/// Positions played together, with the numbers of each in order.
type Sum = Vec<Vec<u64>>;

/// Counts of comparisons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Compared {
    pub(crate) statements: usize,
    pub(crate) positions: usize,
    pub(crate) moves: usize,
    /// Positions at which something of the statement was not found out by trying.
    pub(crate) unknown: usize,
    /// Statements in which some of the moves are said to suffice.
    pub(crate) tight: usize,
}

fn letter(verdict: Verdict) -> char {
    match verdict {
        Verdict::Lost => 'P',
        Verdict::Won => 'N',
        Verdict::Draw => 'D',
    }
}

fn outcome(of: Outcome) -> char {
    match of {
        Outcome::P => 'P',
        Outcome::N => 'N',
        Outcome::D => 'D',
    }
}

/// Options of one component by the rules, none forbidden.
fn options(instance: &Instance, at: &[u64]) -> Vec<Sum> {
    let mut options = Options::new();
    instance.unblocked().options(at, &mut options).unwrap_or_else(|trouble| panic!("{at:?}: {trouble:?}"));
    options.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect()
}

/// A game at a size, and a statement about it.
struct Pair<'a> {
    instance: &'a Instance,
    stated: &'a Stated,
    /// Numbers of a component.
    arity: usize,
}

impl Pair<'_> {
    fn components<'p>(&self, at: &'p [u64]) -> Vec<&'p [u64]> {
        at.chunks(self.arity).collect()
    }

    /// All moves by the rules: of at least one component, and of as many as the game allows.
    fn moves(&self, at: &[u64]) -> BTreeSet<Sum> {
        let parts = self.components(at);
        if let [only] = *parts {
            return options(self.instance, only).into_iter().map(sorted).collect();
        }
        let reach = self.instance.reach() as usize;
        let mut partial: Vec<(usize, Vec<u64>)> = vec![(0, vec![])];
        for part in parts {
            let after = options(self.instance, part);
            let mut longer = vec![];
            for (moved, whole) in partial {
                longer.push((moved, [&whole[..], part].concat()));
                for option in after.iter().filter(|_| moved < reach) {
                    longer.push((moved + 1, [&whole[..], &option.concat()].concat()));
                }
            }
            partial = longer;
        }
        partial.into_iter().filter(|(moved, _)| *moved > 0).map(|(_, whole)| vec![whole]).collect()
    }

    /// The statement's moves, with the numbers put in order if they are kept so.
    fn ordered(&self, sums: Vec<Sum>) -> BTreeSet<Sum> {
        let ordered = |mut sum: Sum| {
            if matches!(self.instance.form(), Form::Row) && self.instance.played().unordered {
                sum.iter_mut().for_each(|part| part.sort_unstable());
            }
            sorted(sum)
        };
        sums.into_iter().map(ordered).collect()
    }

    fn compare(&self, at: &[u64], compared: &mut Compared) -> Option<()> {
        let stands = self.components(at).iter().all(|part| self.instance.stands(part));
        assert_eq!(self.stated.is_position(at)?, stands, "laws at {at:?}");
        if !stands {
            return Some(());
        }
        if let [only] = *self.components(at) {
            let end = self.instance.end(only).expect("an end or none").map(letter);
            assert_eq!(self.stated.end(at)?, end, "end at {at:?}");
        }
        let moves = self.moves(at);
        compared.moves += moves.len();
        let sure = self.ordered(self.stated.options(at)?);
        let possible = self.ordered(self.stated.possible(at)?);
        if self.stated.is_exact() {
            assert_eq!(sure, moves, "moves at {at:?}");
        } else {
            assert!(sure.is_subset(&moves), "moves at {at:?}: {sure:?}, not among {moves:?}");
            assert!(possible.is_superset(&moves), "moves at {at:?}: {moves:?}, not among {possible:?}");
            for ways in self.stated.choices(at)? {
                let fits = |way: &Vec<Sum>| way.iter().all(|option| moves.contains(option));
                assert!(ways.iter().any(fits), "choice at {at:?}: {ways:?}, and {moves:?}");
            }
        }
        Some(())
    }

    fn claim(&self, claims: &[&ClaimInstance], at: &[u64], compared: &mut Compared) -> Option<()> {
        let numbers: Vec<Vec<rules_number::Number>> = self
            .components(at)
            .iter()
            .map(|part| part.iter().map(|&number| number.into()).collect())
            .collect();
        let sum: Vec<&[rules_number::Number]> = numbers.iter().map(|part| &part[..]).collect();
        for claim in claims {
            match claim.outcome() {
                Some(of) => {
                    let holds = claim.holds(&sum).unwrap_or_else(|| panic!("claim at {at:?}"));
                    assert_eq!(self.stated.claims(at, outcome(of))?, holds, "claim {of:?} at {at:?}");
                }
                None => {
                    let value = claim.value(&sum).unwrap_or_else(|why| panic!("claim at {at:?}: {why:?}"));
                    let value = value.map(|value| u64::try_from(value).expect("a small value"));
                    for other in 0..=value.unwrap_or(0) + 3 {
                        assert_eq!(
                            self.stated.values(at, other)?,
                            value == Some(other),
                            "value {other} at {at:?}"
                        );
                    }
                }
            }
        }
        compared.positions += 1;
        Some(())
    }
}

/// Numbers of any size, as the rules read them.
mod rules_number {
    pub(super) type Number = dashu_int::UBig;
}

fn sorted(mut sum: Sum) -> Sum {
    sum.sort();
    sum
}

/// Largest number tried at positions of so many places.
fn small(places: usize) -> u64 {
    [0, 30, 8, 4, 3, 2, 2].get(places).copied().unwrap_or(1)
}

/// Compares all claims of a game under its convention at a size.
pub(crate) fn compare(name: &str, instance: &Instance, size: Option<usize>, compared: &mut Compared) {
    let meter = automata::Meter::new(&limits::Limits::none().with_states(1 << 14).with_steps(1 << 26));
    for claim in instance.claims().iter().filter(|claim| claim.convention == instance.convention()) {
        let subject = Subject { instance, claim: claim.place, size };
        let make = if instance.blocking().is_some() { with_all_moves } else { elaborate };
        let Ok(made) = make(subject, &places(instance), &meter) else { continue };
        let text = kernel_text::statement(&made.statement);
        if made.heap {
            let own = beside_nim(instance, claim, &Stated::read(&text).expect("a statement"));
            compared.statements += 1;
            compared.positions += own.positions;
            compared.moves += own.moves;
            continue;
        }
        compare_statement(name, (instance, claim, size), &text, compared);
        if let Some(tight) = elaborate::tight(&made.statement) {
            compared.tight += 1;
            compare_statement(name, (instance, claim, size), &kernel_text::statement(&tight), compared);
        }
    }
}

/// Compares a statement with the rules.
fn compare_statement(
    name: &str,
    (instance, claim, size): (&Instance, &ClaimInstance, Option<usize>),
    text: &str,
    compared: &mut Compared,
) {
    let said = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let stated = Stated::read(text).expect("a statement");
        let arity = if matches!(instance.form(), Form::Row) {
            stated.places.len()
        } else {
            stated.places.len() / size.unwrap_or(1)
        };
        assert_eq!(stated.stuck(), letter(instance.stuck()), "verdict without moves");
        let pair = Pair { instance, stated: &stated, arity };
        let mut claims = elaborate::partners(instance, claim);
        claims.retain(|_| !stated.is_valued() && stated.has_draws());
        claims.push(claim);
        let mut own = Compared { statements: 1, ..Compared::default() };
        for at in oracle::tuples(stated.places.len(), small(stated.places.len())) {
            let known = pair.compare(&at, &mut own).and_then(|()| match stated.is_position(&at) {
                Some(true) => pair.claim(&claims, &at, &mut own),
                _ => Some(()),
            });
            own.unknown += usize::from(known.is_none());
        }
        own
    }));
    let Ok(own) = said else { panic!("{name} {size:?} {:?}\n{text}", instance.convention()) };
    compared.statements += own.statements;
    compared.positions += own.positions;
    compared.moves += own.moves;
    compared.unknown += own.unknown;
}

/// Compares a statement about a game beside a heap of Nim, of size v where the last number is 2^v, with the rules.
pub(crate) fn beside_nim(instance: &Instance, claim: &ClaimInstance, stated: &Stated) -> Compared {
    let mut compared = Compared::default();
    let own = stated.places.len() - 1;
    for at in oracle::tuples(own, small(own)) {
        let stands = instance.stands(&at);
        let numbers: Vec<rules_number::Number> = at.iter().map(|&number| number.into()).collect();
        let value = claim.value(&[&numbers]).unwrap_or_else(|why| panic!("claim at {at:?}: {why:?}"));
        for heap in 0..=64u64 {
            let whole = [&at[..], &[heap]].concat();
            let is_position = stands && heap.is_power_of_two();
            assert_eq!(stated.is_position(&whole), Some(is_position), "{whole:?}");
            if !is_position {
                continue;
            }
            let after = options(instance, &at).into_iter().map(|sum| [&sum.concat()[..], &[heap]].concat());
            let smaller = (0..heap.trailing_zeros()).map(|size| [&at[..], &[1 << size]].concat());
            let moves: BTreeSet<Sum> = after.chain(smaller).map(|whole| vec![whole]).collect();
            let said: BTreeSet<Sum> = stated.options(&whole).expect("small").into_iter().collect();
            assert_eq!(said, moves, "{whole:?}");
            let lost = value == Some(heap.trailing_zeros().into());
            assert_eq!(stated.claims(&whole, 'P'), Some(lost), "{whole:?}");
            compared.positions += 1;
            compared.moves += moves.len();
        }
    }
    compared
}
