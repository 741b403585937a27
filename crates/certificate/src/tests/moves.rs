//! Clauses, laws and ends against the rules' own evaluation.

use super::oracle::{BINARY, Oracle};
use crate::assumed::shadows;
use crate::compile::{Compiler, numbered};
use crate::formula::Formula;
use crate::game::Game;
use crate::literal::Case;
use dashu_int::UBig;
use limits::{Limits, Meter};
use rules::{Instance, Library, NoLibrary, Options, Ruleset, Verdict};
use std::collections::BTreeSet;
use std::sync::Arc;

struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let nim = "game nim\n(n) -> (m) where m < n\n";
        if name == "nim" { rules::parse(nim, &NoLibrary).ruleset } else { None }
    }

    fn names(&self) -> Vec<String> {
        vec!["nim".into()]
    }
}

fn instance(text: &str) -> Instance {
    let parsed = rules::parse(text, &Shelf);
    parsed
        .ruleset
        .unwrap_or_else(|| panic!("{:?}", parsed.diagnostics))
        .instantiate(&[], None)
        .expect("it fits")
}

/// All tuples of so many numbers below an end.
fn tuples(places: usize, end: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..end.pow(places as u32))
        .map(move |code| (0..places as u32).map(|place| code / end.pow(place) % end).collect())
}

/// The options of a position, each as all numbers that it has, part after part.
fn options(instance: &Instance, at: &[u64], arity: Option<usize>) -> BTreeSet<Vec<Vec<u64>>> {
    let mut found = BTreeSet::new();
    let parts: Vec<&[u64]> = arity.map_or(vec![at], |arity| at.chunks(arity).collect());
    let each: Vec<Vec<Vec<Vec<u64>>>> = parts
        .iter()
        .map(|part| {
            let mut options = Options::new();
            instance.options(part, &mut options).expect("it has options");
            options.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect()
        })
        .collect();
    let Some(arity) = arity else { return each.concat().into_iter().collect() };
    // Moves in some of the components at once.
    for chosen in 1u32..1 << parts.len() {
        if u64::from(chosen.count_ones()) > instance.reach() {
            continue;
        }
        let mut sums: Vec<Vec<u64>> = vec![Vec::new()];
        for (place, part) in parts.iter().enumerate() {
            let ways: Vec<Vec<u64>> = match chosen >> place & 1 {
                0 => vec![part.to_vec()],
                _ => each[place].iter().map(|option| option.concat()).collect(),
            };
            sums = sums.iter().flat_map(|sum| ways.iter().map(|way| [&sum[..], way].concat())).collect();
        }
        found.extend(sums.into_iter().filter(|sum| sum.len() == arity * parts.len()).map(|sum| vec![sum]));
    }
    found
}

/// Compares clauses, laws and ends of a game at all positions below `end`.
pub(super) fn agrees(text: &str, size: Option<usize>, end: u64) {
    let instance = instance(text);
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let claim = &instance.claims()[0];
    let game = Game::new(&mut compiler, instance.clone(), &claim.subject, size).expect("it fits");
    let rules = shadows(&compiler, &game, &instance, &[]).expect("they can be followed").over;
    let clauses = game.clauses(&mut compiler, &rules).expect("there are clauses");
    let laws = game.domain(&mut compiler).expect("there are positions");
    let ends = game.ends(&mut compiler).expect("there are ends");
    // Of each clause a case: the places before, then everything else; and where the places after stand.
    let mut moves: Vec<(Case, Vec<Vec<u32>>)> = Vec::new();
    for clause in &clauses {
        let written = compiler.write_all(&clause.facts).expect("there is room");
        let mut order = game.x.clone();
        order.extend(&clause.bound);
        let mut case = numbered(&written, &order);
        assert_eq!(case.bound, 0, "{text}: all variables of a clause are bound");
        case.bound = clause.bound.len() as u32;
        let number = |place| order.iter().position(|other| *other == place).expect("it is bound") as u32;
        let parts = clause.parts.iter().map(|part| part.iter().map(|&place| number(place)).collect());
        moves.push((case, parts.collect()));
    }
    let domain = numbered(&compiler.write_all(&laws).expect("there is room"), &game.x);
    let mut verdicts: Vec<(Verdict, Option<Case>, bool)> = Vec::new();
    for (verdict, formula) in &ends {
        let formula: &Formula = formula;
        match compiler.literal(formula).expect("it has a literal") {
            crate::compile::Simplified::Constant(holds) => verdicts.push((*verdict, None, holds)),
            crate::compile::Simplified::Fact(fact) => {
                let written = compiler.write(&fact).expect("there is room");
                verdicts.push((*verdict, Some(numbered(&[written], &game.x)), false));
            }
        }
    }
    let mut oracle = Oracle::new(&compiler, end * 3);
    let arity = match game.shape {
        crate::game::Shape::Sum(arity, _) => Some(arity),
        _ => None,
    };
    for at in tuples(game.x.len(), end) {
        let naturals: Vec<UBig> = at.iter().map(|&number| number.into()).collect();
        let components: Vec<&[UBig]> = naturals.chunks(arity.unwrap_or(naturals.len())).collect();
        let lawful = components.iter().all(|component| instance.is_position(component));
        let kept = domain.literals.iter().all(|literal| oracle.literal(literal, &at));
        let rising = !instance.played().unordered || at.is_sorted();
        assert_eq!(kept && rising, lawful, "{text}: laws at {at:?}");
        if !lawful {
            continue;
        }
        let first = verdicts.iter().find(|(_, case, holds)| match case {
            None => *holds,
            Some(case) => oracle.literal(&case.literals[0], &at),
        });
        if arity.is_none() {
            let declared = instance.end(&at).expect("it can be told");
            assert_eq!(first.map(|end| end.0), declared, "{text}: ends at {at:?}");
            if declared.is_some() {
                continue;
            }
        }
        let mut reached = BTreeSet::new();
        for (case, parts) in &moves {
            for bound in tuples(case.bound as usize, end * 2) {
                let values = [&at[..], &bound].concat();
                if case.literals.iter().all(|literal| oracle.literal(literal, &values)) {
                    let part = |part: &Vec<u32>| part.iter().map(|&place| values[place as usize]).collect();
                    reached.insert(parts.iter().map(part).collect::<Vec<Vec<u64>>>());
                }
            }
        }
        assert_eq!(reached, options(&instance, &at, arity), "{text}: moves from {at:?}");
    }
}

#[test]
fn clauses_lead_where_the_rules_lead() {
    let games = [
        "(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n = 0",
        "(n) -> (m) where m < n\nP(n) iff n = 0",
        "(n) -> (n - k) where k in {1, 3, 4} and k != n\nP(n) iff n = 0",
        "(n) -> (i) + (j) where i + j = n - 1\n(n) -> ()  where n = 2\nP(n) iff n = 0",
        "(n) -> (n div 2)  where n > 0\n(n) -> (n mod 3) where n > 3\nP(n) iff n = 0",
        "(n) -> (5 - n)\n(n) -> (n - 2*k) where 2 divides n + k and k >= 1\nP(n) iff n = 0",
        "(n) -> (min(n, 3) - 1)\n(n) -> (n xor 1) where odd(n)\nP(n) iff n = 0",
        "(a, b) -> (a - k, b - k) where k >= 1\n(a, b) -> (b, a) where a < b\n(a, a) -> (0, 0) where a > 0\nP(a, b) iff a = b",
        "(n, cap) -> (n - k, 2*k) where 1 <= k <= cap\nP(n, cap) iff n = 0",
        "(a, 0) -> (a - 1, a)\n(a, b) -> (a, c) where c < b and exists j: c = 2*j\nP(a, b) iff a = b",
        "position (a, b) where a <= b or b = 0\n(a, b) -> (a, b - 1)\nP(a, b) iff a = b",
        "position (a, a) where even(a)\n(a, b) -> (a, b - 1)\nP(a, b) iff a = b",
        "(a, b) -> (a - 1, b)\nend (0, b) lost\nend (a, b) where a = b won\nend (a, b) where exists k: a = 2*k + b draw\nP(a, b) iff a = b\nN(a, b) iff a != b",
    ];
    for game in games {
        agrees(&format!("game t\n{game}\n"), None, 5);
    }
}

#[test]
fn clauses_of_sums_move_in_as_many_components_as_may_be() {
    agrees("game t\n(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0\n", Some(3), 3);
    agrees("game t\n(a, b) -> (a - 1, b + 1)\nP((a, b) + ..) iff xor(a) = 0\n", Some(2), 3);
    for reach in [1, 2, 3] {
        agrees(&format!("game t\nupto {reach} of nim\nP((n) + ..) iff columns(n, 2) = 0\n"), Some(3), 3);
    }
}

#[test]
fn clauses_of_rows_match_in_all_ways() {
    let games = [
        "[.., a, x, ..] -> [.., y, x, ..] where y < a\nP[x, ..] iff xor(x) = 0",
        "[x, ..] -> [x - k, ..] where k >= 1\n[.., a, x, ..] -> [.., a + k, x - k, ..] where k >= 1\nP[x, ..] iff xor(x) = 0",
        "[.., a, .., b, ..] -> [.., b, .., a, ..] where a > b\n[.., 1, ..] -> [.., 0, ..]\nP[x, ..] iff xor(x) = 0",
        "position [.., x, ..] where x <= 2\n[.., 2, .., x] -> [.., 0, .., 1]\nP[x, ..] iff xor(x) = 0",
        "[.., a, ..] -> [.., a - 1, ..]\nend [.., 2, 1, ..] won\nend [0, ..] lost\nP[x, ..] iff xor(x) = 0",
        "unordered\nposition [.., a, b, ..] where a < b\n[x, ..] -> [y, ..] where 1 <= y < x\n[.., a, x, ..] -> [.., a, y, ..] where a < y < x\nP[x, ..] iff xor(x) = 0",
    ];
    for game in games {
        for size in [1, 2, 3] {
            agrees(&format!("game t\n{game}\n"), Some(size), 4);
        }
    }
}
