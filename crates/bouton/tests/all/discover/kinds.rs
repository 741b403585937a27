//! Kinds of claims, each in several games of its kind, compared with play from the options.

use super::planted::compared;
use bouton::discover::Goal::{Outcomes, Values};

/// Cyclic Nimhoff (Fraenkel and Lorberbom 1991): any number from one heap, or fewer than h together.
#[test]
fn nim_sums_of_quotients_with_a_residue() {
    for h in [3, 4, 5, 7] {
        let text = format!(
            "game planted\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
             (a, b) -> (a - i, b - j) where 1 <= i + j < {h}\n"
        );
        let options = |at: &[u64]| {
            let mut options: Vec<Vec<u64>> = (0..at[0]).map(|a| vec![a, at[1]]).collect();
            options.extend((0..at[1]).map(|b| vec![at[0], b]));
            let both = (0..=at[0]).flat_map(|a| (0..=at[1]).map(move |b| (a, b)));
            let taken = |(a, b): &(u64, u64)| (1..h).contains(&(at[0] - a + at[1] - b));
            options.extend(both.filter(taken).map(|(a, b)| vec![a, b]));
            options
        };
        let said = compared(&text, Values, 2, 40, &options);
        assert!(said.text().contains("xor"), "{}", said.text());
    }
}

/// Two coins on a strip, never on one square (Welter 1954), here with the left one named first.
#[test]
fn nim_sums_without_one() {
    let text = "game planted\n(a, b) -> (c, b) where c < a\n(a, b) -> (c, a) where c < a\n\
                (a, b) -> (a, c) where a < c and c < b\nposition (a, b) where a < b\n";
    let options = |at: &[u64]| {
        let (a, b) = (at[0], at[1]);
        let mut options: Vec<Vec<u64>> = (0..a).flat_map(|c| [vec![c, b], vec![c, a]]).collect();
        options.extend((a + 1..b).map(|c| vec![a, c]));
        options
    };
    let said = super::planted::found(text, Values);
    let mut known = std::collections::HashMap::new();
    for at in super::boxed(2, 40).filter(|at| at[0] < at[1]) {
        let value = super::planted::value(&at, &options, &mut known);
        assert_eq!(said.at(&at), super::Truth::Value(value), "{at:?} {}", said.text());
    }
}

/// Up to r are taken, but not as many as just before; a step that was not made is 0.
#[test]
fn remembered_moves() {
    for r in [3, 4, 5, 6] {
        let text = format!("game planted\n(n, x) -> (n - k, k) where 1 <= k <= {r} and k != x\n");
        let options = |at: &[u64]| {
            let amounts = (1..=at[0].min(r)).filter(|&k| k != at[1]);
            amounts.map(|k| vec![at[0] - k, k]).collect()
        };
        compared(&text, Outcomes, 2, 60, &options);
    }
}

/// A row or a column of a partition is taken away (Gottlieb, Ilić and Krnc 2022), with two rows and with three.
#[test]
fn clamped_differences() {
    let two = "game planted\n(a, b) -> (b, 0) where a >= 1\n(a, b) -> (a - 1, max(b, 1) - 1)\n\
               position (a, b) where b <= a\n";
    let three = "game planted\n(a, b, c) -> (b, c, 0) where a >= 1\n\
                 (a, b, c) -> (a - 1, max(b, 1) - 1, max(c, 1) - 1)\nposition (a, b, c) where b <= a and c <= b\n";
    for (text, places, side) in [(two, 2, 60), (three, 3, 24)] {
        let options = |at: &[u64]| {
            if at[0] == 0 {
                return vec![];
            }
            let mut row = at[1..].to_vec();
            row.push(0);
            vec![row, at.iter().map(|number| number.saturating_sub(1)).collect()]
        };
        let said = super::planted::found(text, Outcomes);
        let mut known = std::collections::HashMap::new();
        for at in super::boxed(places, side).filter(|at| at.iter().rev().is_sorted()) {
            let value = super::planted::value(&at, &options, &mut known);
            assert_eq!(said.at(&at), super::lost(value == 0), "{at:?} {}", said.text());
        }
    }
}

/// From at most `k` neighbours of `n` heaps on a circle any numbers are taken (Dufour and Heubach 2013).
#[test]
fn heaps_on_a_circle() {
    for (n, k, side) in [(4, 2, 8), (5, 2, 7), (5, 3, 6)] {
        let names: Vec<String> = (0..n).map(|place| format!("{}", (b'a' + place as u8) as char)).collect();
        let mut text = String::from("game planted\n");
        for first in 0..n {
            let after = |place: usize| match (place + n - first) % n {
                step if step < k => format!("{} - i{step}", names[place]),
                _ => names[place].clone(),
            };
            let taken: Vec<String> = (0..k).map(|step| format!("i{step}")).collect();
            let after: Vec<String> = (0..n).map(after).collect();
            let (before, after, taken) = (names.join(", "), after.join(", "), taken.join(" + "));
            text.push_str(&format!("({before}) -> ({after}) where {taken} >= 1\n"));
        }
        let options = move |at: &[u64]| {
            let mut options: Vec<Vec<u64>> = vec![];
            for first in 0..n {
                let mut here = vec![at.to_vec()];
                for place in (0..k).map(|step| (first + step) % n) {
                    let lower = |at: &Vec<u64>| -> Vec<Vec<u64>> {
                        let with = |number: u64| {
                            let mut next = at.clone();
                            next[place] = number;
                            next
                        };
                        (0..=at[place]).map(with).collect()
                    };
                    here = here.iter().flat_map(lower).collect();
                }
                options.extend(here.into_iter().filter(|next| next != at));
            }
            options.sort();
            options.dedup();
            options
        };
        compared(&text, Outcomes, n, side, &options);
    }
}

/// From a heap a square is taken: nobody knows a rule.
#[test]
fn the_best_wrong_candidate_is_first_wrong_where_it_is_told() {
    let bench = bouton::Workbench::new();
    bench.add("it.game", "game it\n(n) -> (n - k) where k >= 1 and square(k)\n").unwrap();
    let variant = bench.variant(&bouton::Query::read("it.game").unwrap(), None).unwrap();
    let found = bouton::discover::discover(&variant, &Default::default(), &solve::Limits::none()).unwrap();
    let finding = &found.findings[0];
    let failed = finding.failed.as_ref().unwrap();
    let claims = super::reader::Claims::read(&failed.items);
    let mut lost: Vec<bool> = vec![];
    for n in 0..=failed.at[0] {
        lost.push(!(1..=n).filter(|k| k * k <= n).any(|k| lost[(n - k * k) as usize]));
    }
    let right = |n: u64| claims.at(&[n as i64]) == Err(vec![('P', lost[n as usize])]);
    assert!((0..failed.at[0]).all(right) && !right(failed.at[0]), "{failed:?}");
    let letter = if lost[failed.at[0] as usize] { "P" } else { "N" };
    assert_eq!((failed.agreed, finding.truth().as_deref()), (failed.at[0], Some(letter)));
    assert!(finding.methods.contains(&bouton::discover::Method::Formulas), "{:?}", finding.methods);
}

/// Two coins on squares numbered from 1, never on one square: only the search for patterns knows this term.
#[test]
fn a_pattern_that_is_a_claim_is_proved() {
    use bouton::ops::{Context, Discover, Operation, Question};
    let text = "game mine\n(a, b) -> (a - k, b) where 1 <= k and k < a and a - k != b\n\
                (a, b) -> (a, b - k) where 1 <= k and k < b and b - k != a\n\
                position (a, b) where a != b and a >= 1 and b >= 1\n";
    let asked = Discover { values: true, ..Discover::of(Question::ask("mine.game").with_rules(text)) };
    let answer = asked.run(&mut Context::default()).unwrap();
    let [finding] = &*answer.found.findings else { panic!("{:?}", answer.found) };
    assert!(finding.is_proved() && answer.pattern.is_none(), "{finding:?}");
    let options = |at: &[u64]| {
        let (a, b) = (at[0], at[1]);
        let mut options: Vec<Vec<u64>> = (1..a).filter(|&c| c != b).map(|c| vec![c, b]).collect();
        options.extend((1..b).filter(|&c| c != a).map(|c| vec![a, c]));
        options
    };
    let claims = super::reader::Claims::read(&finding.items);
    let mut known = std::collections::HashMap::new();
    for at in super::boxed(2, 40).filter(|at| at[0] != at[1] && at[0] >= 1 && at[1] >= 1) {
        let value = super::planted::value(&at, &options, &mut known);
        let signed: Vec<i64> = at.iter().map(|&number| number as i64).collect();
        assert_eq!(claims.at(&signed), Ok(value as i64), "{at:?} {:?}", finding.items);
    }
}
