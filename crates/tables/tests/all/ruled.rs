//! Tables of rules with walks and of products, against brute force: by hand, and by the options that the rules list.

use super::made::{Listing, Made, Rule, agrees, made, positions};
use rules::{Instance, NoLibrary};
use solve::{Convention, Game, Halt, Limits, Options, Outcome, Refusal};
use std::collections::HashMap;
use tables::{Backing, Table, Want, table};

fn instance(rules: &str) -> Instance {
    let text = format!("game one\n{rules}\n");
    let parsed = rules::parse(&text, &NoLibrary);
    parsed.ruleset.expect(&text).instantiate(&[], None).expect("no parameters")
}

fn fill(game: &Instance, extents: &[u64], want: Want) -> Result<Table, Halt> {
    table(game, extents, want, Backing::Memory, &Limits::none())
}

/// Compares the tables of rules with those of the options that a function lists; outcomes of sums by their values.
fn same(rules: &str, list: Listing, all: &[&[u64]]) {
    let game = instance(rules);
    let arity = all[0].len();
    let brute = made(arity, vec![Rule::List(list)]);
    for extents in all {
        agrees(&brute, extents, &fill(&game, extents, Want::Values).expect(rules));
        let outcomes = fill(&game, extents, Want::Outcomes).expect(rules);
        let values = fill(&game, extents, Want::Values).expect(rules);
        for at in positions(extents) {
            let lost = values.value(&at) == Some(0);
            assert_eq!(
                outcomes.outcome(&at),
                Some(if lost { Outcome::P } else { Outcome::N }),
                "{rules} {at:?}"
            );
        }
    }
}

/// The same in misère play, where no move leaves a sum.
fn same_misere(rules: &str, list: Listing, extents: &[u64]) {
    let brute = Made { misere: true, ..made(extents.len(), vec![Rule::List(list)]) };
    let game = instance(rules).under(Convention::Misere);
    agrees(&brute, extents, &fill(&game, extents, Want::Outcomes).expect(rules));
}

const EUCLID: &str =
    "(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1";

fn euclid(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let mut left = vec![];
    for k in 1..=at[0].max(at[1]) {
        if at[0] > 0 && k * at[0] <= at[1] {
            left.push(vec![vec![at[0], at[1] - k * at[0]]]);
        }
        if at[1] > 0 && k * at[1] <= at[0] {
            left.push(vec![vec![at[0] - k * at[1], at[1]]]);
        }
    }
    left
}

#[test]
fn multiples_of_the_smaller_number_are_taken_in_the_game_of_euclid() {
    same(EUCLID, euclid, &[&[40, 40], &[1, 90], &[70, 23]]);
    same_misere(EUCLID, euclid, &[35, 50]);
    // Cole and Davie: the player to move loses between the golden ratio and its inverse.
    let table = fill(&instance(EUCLID), &[300, 300], Want::Outcomes).expect("an answer");
    for at in positions(&[300, 300]) {
        let (least, most) = (at[0].min(at[1]), at[0].max(at[1]));
        // most < phi * least, as most² < most * least + least²
        let lost = least == 0 || least < most && most * most < most * least + least * least;
        assert_eq!(table.outcome(&at), Some(if lost { Outcome::P } else { Outcome::N }), "{at:?}");
    }
}

#[test]
fn what_was_taken_bounds_what_may_be_taken_next() {
    let twice: Listing = |at| (1..=at[0].min(at[1])).map(|k| vec![vec![at[0] - k, 2 * k]]).collect();
    let rules = "(n, cap) -> (n - k, 2*k) where 1 <= k <= cap";
    // Moves leave each of these boxes but the last; the second is too small for the places where rows settle.
    same(rules, twice, &[&[30, 30], &[30, 4], &[3, 40], &[20, 60]]);
    same_misere(rules, twice, &[25, 10]);
    same(
        "(cap, n) -> (3*k, n - k) where 1 <= k <= cap",
        |at| (1..=at[0].min(at[1])).map(|k| vec![vec![3 * k, at[1] - k]]).collect(),
        &[&[30, 30], &[5, 30], &[50, 12]],
    );
    same(
        "(n, cap) -> (n - k, 2*k + 1) where k >= 1 and 2*k <= 3*cap + 1",
        |at| {
            (1..=at[0]).filter(|k| 2 * k <= 3 * at[1] + 1).map(|k| vec![vec![at[0] - k, 2 * k + 1]]).collect()
        },
        &[&[30, 30], &[30, 4]],
    );
    same(
        "(m, n, cap) -> (m, n - k, 2*k) where 1 <= k <= cap\n(m, n, cap) -> (m - 1, n, cap) where m >= 1",
        |at| {
            let mut left: Vec<_> =
                (1..=at[1].min(at[2])).map(|k| vec![vec![at[0], at[1] - k, 2 * k]]).collect();
            left.extend(at[0].checked_sub(1).map(|m| vec![vec![m, at[1], at[2]]]));
            left
        },
        &[&[3, 12, 30]],
    );
}

#[test]
fn a_walk_may_leave_several_parts() {
    same(
        "(a, b) -> (i, b) + (j, b) where i + j = a - 1\n(a, b) -> (a, b - 2*k) where k >= 1",
        |at| {
            let mut left: Vec<_> =
                (0..at[0]).map(|i| vec![vec![i, at[1]], vec![at[0] - 1 - i, at[1]]]).collect();
            left.extend((1..=at[1] / 2).map(|k| vec![vec![at[0], at[1] - 2 * k]]));
            left
        },
        &[&[14, 20], &[25, 3]],
    );
}

#[test]
fn coins_turned_at_corners_have_the_nim_product_as_value() {
    let corners: Listing = |at| {
        let pairs = (0..at[0]).flat_map(|i| (0..at[1]).map(move |j| (i, j)));
        pairs.map(|(i, j)| vec![vec![i, at[1]], vec![at[0], j], vec![i, j]]).collect()
    };
    same("(x, y) -> (i, y) + (x, j) + (i, j) where i < x and j < y", corners, &[&[14, 14], &[3, 20]]);
    let table = fill(
        &instance("(x, y) -> (i, y) + (i, j) + (x, j) where j < y and i < x"),
        &[300, 200],
        Want::Values,
    );
    let table = table.expect("an answer");
    // Conway: 16 ⊗ 2 is the ordinary product, 16 ⊗ 16 = 24.
    assert_eq!([table.value(&[16, 2]), table.value(&[16, 16])], [Some(32), Some(24)]);
    assert_eq!([table.value(&[4, 4]), table.value(&[256, 3])], [Some(6), Some(768)]);
}

#[test]
fn products_of_other_games_and_rules_that_only_look_like_products() {
    same(
        "(x, y) -> (i, y) + (x, j) + (i, j) where i < x and j + 2 >= y and j < y",
        |at| {
            let pairs = (0..at[0]).flat_map(|i| (at[1].saturating_sub(2)..at[1]).map(move |j| (i, j)));
            pairs.map(|(i, j)| vec![vec![i, at[1]], vec![at[0], j], vec![i, j]]).collect()
        },
        &[&[9, 12]],
    );
    same(
        "(x, y) -> (h, y) + (i, y) + (x, j) + (h, j) + (i, j) where h < i and i < x and j < y and odd(j)",
        |at| {
            let pairs = (0..at[0]).flat_map(|i| (0..i).map(move |h| (h, i)));
            let all = pairs.flat_map(|(h, i)| (0..at[1]).filter(|j| j % 2 == 1).map(move |j| (h, i, j)));
            all.map(|(h, i, j)| vec![vec![h, at[1]], vec![i, at[1]], vec![at[0], j], vec![h, j], vec![i, j]])
                .collect()
        },
        &[&[8, 8]],
    );
    // A condition about both numbers.
    same(
        "(x, y) -> (i, y) + (x, j) + (i, j) where i < x and j < y and i <= j",
        |at| {
            let pairs = (0..at[0]).flat_map(|i| (0..at[1]).map(move |j| (i, j))).filter(|(i, j)| i <= j);
            pairs.map(|(i, j)| vec![vec![i, at[1]], vec![at[0], j], vec![i, j]]).collect()
        },
        &[&[8, 9]],
    );
    // A corner is missing.
    same(
        "(x, y) -> (i, y) + (x, j) where i < x and j < y",
        |at| {
            let pairs = (0..at[0]).flat_map(|i| (0..at[1]).map(move |j| (i, j)));
            pairs.map(|(i, j)| vec![vec![i, at[1]], vec![at[0], j]]).collect()
        },
        &[&[8, 9]],
    );
}

#[test]
fn amounts_of_any_set_are_taken_from_a_heap() {
    const SQUARE: fn(u64) -> bool = |k| (1..=k).any(|root| root * root == k);
    const PRIME: fn(u64) -> bool = |k| k > 1 && (2..k).all(|by| k % by != 0);
    let cases: [(&str, Listing); 9] = [
        ("(n) -> (n - k*k) where k >= 1", |at| from_heap(at[0], &|k| SQUARE(k))),
        ("(n) -> (n - k*k - k) where k >= 1", |at| from_heap(at[0], &|k| (1..=k).any(|i| i * i + i == k))),
        ("(n) -> (n - k) where 1 <= k and k <= n and ones(k) mod 3 = 1", |at| {
            from_heap(at[0], &|k| k.count_ones() % 3 == 1)
        }),
        ("(n) -> (n - k) where k >= 1 and ones(n) >= ones(k)", |at| {
            from_heap(at[0], &|k| at[0].count_ones() >= k.count_ones())
        }),
        ("(n) -> (n - k) where k >= 1 and (ones(k) + n mod 4) mod 3 != 0 and n mod 5 != 2", |at| {
            from_heap(at[0], &|k| (u64::from(k.count_ones()) + at[0] % 4) % 3 != 0 && at[0] % 5 != 2)
        }),
        ("(n) -> (n - k) where prime(k)\n(n) -> (n - k*k) where k >= 3", |at| {
            from_heap(at[0], &|k| PRIME(k) || k >= 9 && SQUARE(k))
        }),
        // What may be taken depends on the heap itself.
        ("(n) -> (n - k) where k >= 1 and k < n and ones(k) mod 2 = 1", |at| {
            from_heap(at[0], &|k| k < at[0] && k.count_ones() % 2 == 1)
        }),
        ("(n) -> (n - k) where k >= 1 and ones(k) < n mod (k + 5)", |at| {
            from_heap(at[0], &|k| u64::from(k.count_ones()) < at[0] % (k + 5))
        }),
        ("(n) -> (n - k) where k >= 1 and k xor (3 - n) mod 4 != 1", |at| {
            from_heap(at[0], &|k| k ^ ((7 - at[0] % 4) % 4) != 1)
        }),
    ];
    for (rules, list) in cases {
        same(rules, list, &[&[400], &[1], &[65]]);
    }
}

fn from_heap(heap: u64, taken: &dyn Fn(u64) -> bool) -> Vec<Vec<Vec<u64>>> {
    (1..=heap).filter(|&k| taken(k)).map(|k| vec![vec![heap - k]]).collect()
}

/// Nim-values by the options that the rules list.
fn value(game: &Instance, at: &[u64], known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let mut options = Options::new();
    Game::options(game, at, &mut options).expect("few options");
    let sums: Vec<Vec<Vec<u64>>> =
        options.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect();
    let mut values: Vec<u64> = Vec::new();
    for sum in sums {
        values.push(sum.iter().fold(0, |all, part| all ^ value(game, part, known)));
    }
    let value = (0..).find(|value| !values.contains(value)).expect("naturals never run out");
    known.insert(at.to_vec(), value);
    value
}

#[test]
fn random_walks_have_the_values_of_the_options_that_are_listed() {
    let mut seed = 20_261_125u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut refused = 0;
    for _ in 0..150 {
        let rules: Vec<String> = (0..1 + random(2))
            .map(|_| {
                let [p, q, r, s, t] = [random(3), random(3), random(3), random(3), random(2)];
                match random(6) {
                    0 => format!(
                        "(a, b) -> (a - {}*k, {q}*k + {r}) where {t} < k and k <= {}*b + {s}",
                        p + 1,
                        r + 1
                    ),
                    1 => format!("(a, b) -> (a, b - k*a - {p}) where k >= 1 and a >= {}", q + 1),
                    2 => format!("(a, b) -> (a - k*b, b - {p}) where k >= 1 and b >= 1 and {q}*k <= a + {r}"),
                    3 => format!("(a, b) -> (a - {} - k, b - k*a) where {t} <= k", p + 1),
                    4 => format!("(a, b) -> (i, b) + (a - 1 - i, {t}*b) where 2*i < a + {p} and i <= a - 1"),
                    _ => format!("(a, b) -> (a - {}, k) where {q} <= k and k <= {r}*a*b + {s}", p + 1),
                }
            })
            .collect();
        let rules = rules.join("\n");
        let extents = [1 + random(9), 1 + random(9)];
        let game = instance(&rules);
        let mut known = HashMap::new();
        match fill(&game, &extents, Want::Values) {
            Ok(table) => {
                let outcomes = fill(&game, &extents, Want::Outcomes);
                for at in positions(&extents) {
                    let expected = value(&game, &at, &mut known);
                    assert_eq!(table.value(&at), Some(expected), "{rules} at {at:?}");
                    let outcome = if expected == 0 { Outcome::P } else { Outcome::N };
                    assert_eq!(
                        outcomes.as_ref().ok().and_then(|all| all.outcome(&at)),
                        Some(outcome),
                        "{rules} {at:?}"
                    );
                }
            }
            Err(Halt::Refused(Refusal::LeavesBox { .. } | Refusal::NoOrder)) => refused += 1,
            Err(halt) => panic!("{rules}: {halt:?}"),
        }
    }
    assert!(refused < 100, "{refused} of 150 refused");
}

#[test]
fn numbers_that_are_taken_from_by_themselves_are_summed() {
    let gcd = |mut a: u64, mut b: u64| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    same(
        "(a, b) -> (a - k, b) where k >= 1 and 2*k <= a\n(a, b) -> (a, b - 2*k) where k >= 1",
        |at| {
            let first = (1..=at[0] / 2).map(|k| vec![vec![at[0] - k, at[1]]]);
            first.chain((1..=at[1] / 2).map(|k| vec![vec![at[0], at[1] - 2 * k]])).collect()
        },
        &[&[30, 20], &[1, 40], &[40, 1], &[2, 70]],
    );
    let rules =
        "(a, b) -> (a - k, b) where k >= 1 and gcd(a, k) = 1\n(a, b) -> (a, b - k) where k in {1, 3, 4}";
    let game = instance(rules);
    let table = fill(&game, &[60, 50], Want::Values).expect("an answer");
    let outcomes = fill(&game, &[60, 50], Want::Outcomes).expect("an answer");
    let mut axes = [vec![0u64], vec![]];
    for a in 1..60 {
        let left: Vec<u64> = (1..=a).filter(|&k| gcd(a, k) == 1).map(|k| axes[0][(a - k) as usize]).collect();
        axes[0].push((0..).find(|value| !left.contains(value)).expect("finitely many"));
    }
    for b in 0..50usize {
        let left: Vec<u64> = [1, 3, 4].iter().filter_map(|k| Some(axes[1][b.checked_sub(*k)?])).collect();
        axes[1].push((0..).find(|value| !left.contains(value)).expect("finitely many"));
    }
    for at in positions(&[60, 50]) {
        let value = axes[0][at[0] as usize] ^ axes[1][at[1] as usize];
        assert_eq!(table.value(&at), Some(value), "{at:?}");
        assert_eq!(outcomes.outcome(&at), Some(if value == 0 { Outcome::P } else { Outcome::N }), "{at:?}");
    }
    same(
        "(a, b, c) -> (a, b - k, c) where k >= 1 and 3*k <= b + 1\n(a, b, c) -> (a, b, c - k) where 1 <= k and k <= 3
(a, b, c) -> (a - 2, b, c)\n(a, b, c) -> (a - 3, b, c)",
        |at| {
            let mut left: Vec<_> = (1..=(at[1] + 1) / 3)
                .filter(|&k| k <= at[1])
                .map(|k| vec![vec![at[0], at[1] - k, at[2]]])
                .collect();
            left.extend((1..=at[2].min(3)).map(|k| vec![vec![at[0], at[1], at[2] - k]]));
            left.extend([2, 3].iter().filter_map(|k| Some(vec![vec![at[0].checked_sub(*k)?, at[1], at[2]]])));
            left
        },
        &[&[7, 12, 9], &[1, 12, 9], &[7, 1, 1]],
    );
}

#[test]
fn a_condition_on_the_other_number_is_no_sum() {
    same(
        "(a, b) -> (a - k, b) where k >= 1 and 2*k <= b\n(a, b) -> (a, b - k) where k >= 1",
        |at| {
            let first = (1..=at[0]).filter(|k| 2 * k <= at[1]).map(|k| vec![vec![at[0] - k, at[1]]]);
            first.chain((1..=at[1]).map(|k| vec![vec![at[0], at[1] - k]])).collect()
        },
        &[&[20, 20]],
    );
    // One number at a time, but the test names the other.
    same(
        "(a, b) -> (a - k, b) where k >= 1 and odd(k + b)\n(a, b) -> (a, b - k) where k >= 1",
        |at| {
            let first = (1..=at[0]).filter(|k| (k + at[1]) % 2 == 1).map(|k| vec![vec![at[0] - k, at[1]]]);
            first.chain((1..=at[1]).map(|k| vec![vec![at[0], at[1] - k]])).collect()
        },
        &[&[20, 20]],
    );
}
