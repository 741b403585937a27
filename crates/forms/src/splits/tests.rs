use super::{Amounts, OneHeap, Pair, Split};
use rules::{Instance, NoLibrary, Options, parse};
use std::collections::BTreeSet;

/// Limit on the heaps compared.
const MOST: u64 = 26;

fn instance(rules: &str) -> Instance {
    let parsed = parse(&format!("game g{rules}\n"), &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{rules}: {:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).expect("no parameters are wanted")
}

/// Results of the splits, by trial.
fn tried(splits: &[Split], heap: u64) -> BTreeSet<Vec<u64>> {
    let mut found = BTreeSet::new();
    let mut sums: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..=4 {
        for parts in &sums {
            if splits.iter().any(|split| split.leads(heap, parts)) {
                found.insert(parts.clone());
            }
        }
        let longer = |parts: &Vec<u64>| {
            let least = parts.last().copied().unwrap_or(0);
            let parts = parts.clone();
            (least..=heap).map(move |part| [&parts[..], &[part]].concat())
        };
        sums = sums.iter().flat_map(longer).filter(|parts| parts.iter().sum::<u64>() <= heap).collect();
    }
    found
}

fn listed(instance: &Instance, heap: u64) -> BTreeSet<Vec<u64>> {
    let mut options = Options::new();
    instance.options(&[heap], &mut options).expect("options can be listed");
    let sorted = |mut parts: Vec<u64>| {
        parts.sort_unstable();
        parts
    };
    options.iter().map(|sum| sorted(sum.components().flatten().copied().collect())).collect()
}

/// Recognises the rules and compares the result with their options.
fn recognised(rules: &str) -> Vec<Split> {
    let instance = instance(rules);
    let splits = super::splits(&instance).unwrap_or_else(|| panic!("not recognised: {rules}"));
    for heap in 0..=MOST {
        assert_eq!(tried(&splits, heap), listed(&instance, heap), "{rules}: {heap}\n{splits:?}");
    }
    if let Some(heaps) = OneHeap::of(&splits) {
        compare(&instance, &heaps, rules);
    }
    splits
}

/// Compares heaps of a game with the heaps of another size that stand for them, without empty ones.
fn compare(instance: &Instance, heaps: &OneHeap, rules: &str) {
    let kind = |parts: usize, taken: u64, left: &[u64]| {
        heaps.kinds.iter().any(|kind| {
            let alike = match (kind.pair, left) {
                (Pair::Different, [a, b]) => a != b,
                (Pair::Equal, [a, b]) => a == b,
                _ => true,
            };
            kind.parts == parts && kind.taken.contains(taken) && alike
        })
    };
    for heap in 0..=MOST {
        let options = listed(instance, heap);
        let Some(size) = heap.checked_sub(heaps.offset) else {
            assert_eq!(options, BTreeSet::new(), "{rules}: {heap}");
            continue;
        };
        let others = |option: &Vec<u64>| -> Vec<u64> {
            option.iter().map(|part| part - heaps.offset).filter(|&part| part > 0).collect()
        };
        let mut expected = BTreeSet::new();
        let mut sums: Vec<Vec<u64>> = vec![vec![]];
        for parts in 0..=4 {
            for sum in &sums {
                if kind(parts, size - sum.iter().sum::<u64>(), sum) {
                    expected.insert(sum.clone());
                }
            }
            let longer = |sum: &Vec<u64>| {
                let sum = sum.clone();
                (sum.last().copied().unwrap_or(1)..=size).map(move |part| [&sum[..], &[part]].concat())
            };
            sums = sums.iter().flat_map(longer).filter(|sum| sum.iter().sum::<u64>() <= size).collect();
        }
        assert_eq!(
            options.iter().map(others).collect::<BTreeSet<_>>(),
            expected,
            "{rules}: {heap}\n{heaps:?}"
        );
    }
}

fn members(amounts: &Amounts) -> Vec<u64> {
    (0..MOST).filter(|&amount| amounts.contains(amount)).collect()
}

#[test]
fn heaps_that_may_not_be_taken_whole_are_recognised() {
    for rules in [
        "\n(n) -> (i) + (j) where i + j + 1 = n and i + j >= 1",
        "\n(n) -> (i) + (j) where i + j = n - 1 and not (i = 0 and j = 0)",
        "\n(n) -> (i) + (j) where i + j = n - 1 and (i >= 1 or j >= 1)",
        "\n(n) -> (i) + (j) where i + j = n - 1 and (i > 0 or j != 0)",
        "\n(n) -> (i) + (j) where i + j = n - 1 and n >= 2",
    ] {
        let officers = recognised(rules);
        assert_eq!((officers.len(), officers[0].from), (1, 2), "{rules}");
    }
    let several = recognised("\n(n) -> (i) + (j) where i + j + k = n and k in {1, 2, 5} and i + j >= 1");
    assert_eq!(several.iter().map(|split| split.from).collect::<Vec<_>>(), [2, 3, 6]);
    recognised("\n(n) -> (i) + (j) + (k) where i + j + k = n - 2 and i + j + k >= 3");
    // Of three parts two are not all.
    let open = "\n(n) -> (i) + (j) + (k) where i + j + k = n - 2 and (i >= 1 or j >= 1)";
    assert!(super::splits(&instance(open)).is_none());
}

#[test]
fn classic_games_are_recognised() {
    let kayles = recognised("\n(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2");
    assert_eq!(kayles.len(), 2);
    assert_eq!(members(&kayles[1].taken), [2]);
    let grundy = recognised("\n(n) -> (i) + (j) where i + j = n and 1 <= i and i < j");
    assert_eq!((grundy[0].pair, grundy[0].least), (Pair::Different, 1));
    let lasker =
        recognised("\n(n) -> (m) where m < n\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1");
    assert!(lasker[0].taken.cycle().is_some());
    assert_eq!(lasker[0].taken.first(), Some(1));
    let couples = recognised("\n(n) -> (i) + (j) where i + j = n and 1 <= i <= j and n != 2");
    assert_eq!(couples[0].from, 3);
    assert_eq!(recognised("\n(n) -> (i) + (j) where i + j = n and 1 <= i <= j and n >= 3"), couples);
    recognised("(S: set default {1, 3, 4})\n(n) -> (n - s) where s in S and s >= 1");
    let octal = "(code: octal default \"0.1377\")
        (n) -> ()        where n in code[0] and n >= 1
        (n) -> (n - k)   where k in code[1] and 1 <= k < n
        (n) -> (i) + (j) where k in code[2] and i + j = n - k and 1 <= i <= j";
    assert_eq!(recognised(octal).len(), 3);
}

#[test]
fn the_same_rule_may_be_written_in_many_ways() {
    for rules in [
        "\n(n) -> (i) + (n - 2 - i)",
        "\n(n) -> (i) + (j) where i + j + 2 = n and i <= j",
        "\n(n) -> (j) + (i) where n = i + j + 2 and i >= j",
        "\n(n) -> (i) + (j) where i + j = n - k and k = 2 and 2*i <= n - 2",
        "\n(n) -> (i) + (j) where n - i - j in {2}",
        "\n(n) -> (i) + (j) where not (n - i - j != 2)",
        "\n(n) -> (i) + (j) where exists k: i + j + k = n and k = 2",
        "\n(n) -> (i) + (j) where (i + j = n - 2 or i + j + 2 = n) and n >= 2",
    ] {
        let splits = recognised(rules);
        assert_eq!(members(&splits[0].taken), [2], "{rules}");
        assert_eq!((splits[0].least, splits[0].from, splits[0].pair), (0, 0, Pair::Any), "{rules}");
    }
}

#[test]
fn amounts_may_go_on_for_ever() {
    let odd = recognised("\n(n) -> (m) where odd(n - m) and m < n");
    assert_eq!(members(&odd[0].taken)[..4], [1, 3, 5, 7]);
    let but = recognised("\n(n) -> (n - k) where k >= 1 and not (k in {2, 5})");
    assert_eq!(members(&but[0].taken)[..5], [1, 3, 4, 6, 7]);
    let rest = recognised("\n(n) -> (n - k) where k mod 5 in {1, 4} or k = 10");
    assert_eq!(members(&rest[0].taken)[..5], [1, 4, 6, 9, 10]);
    recognised("\n(n) -> (n - k) where (7 divides k and k > 0) or k in {1..3}");
    recognised("\n(n) -> (i) + (j) where i + j < n");
    recognised(
        "\n(n) -> () where n >= 3 and n mod 4 != 1\n(n) -> (i) + (i2) where i != i2 and i + i2 + 1 = n",
    );
    recognised("\n(n) -> (i) + (j) + (k) where i <= j <= k and i + j + k = n - 1");
    recognised("\n(n) -> (i) + (j) + (k) where i >= 2 and j >= 2 and k >= 2 and i + j + k = n");
    recognised("\n(n) -> (i) + (j) where i + j = n and i = j and i >= 1");
}

#[test]
fn what_is_left_may_be_told_by_one_part() {
    let lasker = recognised("\n(n) -> (i) + (n - i) where 1 <= i < n");
    assert_eq!((lasker[0].least, lasker[0].from), (1, 0));
    // All of these are 0.6; two empty heaps are left by one stone only, which distinguishes this from 0.7.
    for rules in [
        "\n(n) -> (i) + (n - 1 - i) where i < n - 1",
        "\n(n) -> (i) + (j) where i + j = n - 1 and 1 <= j",
        "\n(n) -> (n - i - 1) + (i) where i >= 1",
    ] {
        let splits = recognised(rules);
        assert_eq!((splits[0].least, splits[0].from, splits[0].pair), (0, 2, Pair::Any), "{rules}");
        let kinds = super::one_heap(&instance(rules)).expect(rules).kinds;
        let kinds: Vec<_> = kinds.iter().map(|kind| (members(&kind.taken), kind.parts)).collect();
        assert_eq!(kinds, [(vec![1], 1), (vec![1], 2)], "{rules}");
    }
    let later = recognised("\n(n) -> (i) + (j) where i + j = n - 1 and i >= 1 and j >= 2");
    assert_eq!((later[0].least, later[0].from), (1, 4));
    recognised("\n(n) -> (i) + (j) where i + j = n - 3 and i >= 2 and j > 2");
    recognised("\n(n) -> (i) + (n - 2 - i) where 2 <= i < n - 2");
    recognised("\n(n) -> (i) + (n - i) where 1 <= i <= n - i");
    let grundy = recognised("\n(n) -> (i) + (n - i) where 1 <= i < n and i != n - i");
    assert_eq!(grundy[0].pair, Pair::Different);
}

#[test]
fn what_cannot_move_is_left_out() {
    assert_eq!(recognised("\n(n) -> (n - k) where k in {} and k >= 1"), []);
    assert_eq!(recognised("\n(n) -> (n - k) where 3 <= k and k <= 2"), []);
}

#[test]
fn other_games_are_not_mistaken_for_one_of_these() {
    for rules in [
        "\n(n) -> (n - 1) where even(n)",
        "\n(n) -> (m) where m < n and m in {0, 1}",
        "\n(n) -> (m) where 2*m < n",
        "\n(n) -> (m) where 2*m >= n and m < n",
        "\n(n) -> (n + 1) where n < 5",
        "\n(n) -> (m) where m != n and m < 7",
        "\n(n) -> (n - k) where 1 <= k <= 3 and n <= 20",
        "\n(n) -> (n - k) where k divides n and k >= 1",
        "\n(n) -> (n - k) where prime(k)",
        "\n(n) -> (i) + (j) where i + j = n",
        "\n(n) -> (i) + (j) where i + j = n - 1 and i = 3",
        "\n(n) -> (i) + (j) where i + j = n and i <= j and j <= 2*i and i >= 1",
        "\n(n) -> (i) + (j) where i + j = n - 1 and i >= 1 and j >= 3",
        "\n(n) -> (i) + (j) where i + j in {n - 1, n - 2} and i >= 1",
        "\n(n) -> (i) + (i) where 1 <= i < n",
        "\nend (5) lost\n(n) -> (n - 1)",
        "\nposition (n) where n != 3\n(n) -> (n - 1)",
    ] {
        assert_eq!(super::splits(&instance(rules)), None, "{rules}");
    }
    assert_eq!(super::splits(&instance("\n(a, b) -> (a - 1, b)")), None);
}

#[test]
fn amounts_with_too_long_a_common_cycle_are_not_listed() {
    let rules = |most: u64| -> String {
        (2..=most).map(|by| format!("\n(n) -> (n - k) where k >= 1 and k mod {by} = 1")).collect()
    };
    // The cycles up to 10 have the common length 2520, those up to 41 one of 18 digits.
    assert!(super::one_heap(&instance(&rules(10))).is_some());
    assert_eq!(super::one_heap(&instance(&rules(41))), None);
}

#[test]
fn the_offset_is_what_makes_it_a_game_of_the_literature() {
    let heaps = |rules: &str| {
        recognised(rules);
        super::one_heap(&instance(rules)).unwrap_or_else(|| panic!("{rules}"))
    };
    let kinds = |heaps: &OneHeap| -> Vec<(Vec<u64>, usize, usize)> {
        heaps.kinds.iter().map(|kind| (members(&kind.taken), kind.parts, kind.empty)).collect()
    };
    let kayles = heaps("\n(n) -> (i) + (j) where i + j = n - 1");
    assert_eq!(kayles.offset, 0);
    assert_eq!(kinds(&kayles), [(vec![1], 0, 2), (vec![1], 1, 1), (vec![1], 2, 0)]);
    // 0.4, on heaps smaller by one.
    let two = heaps("\n(n) -> (i) + (j) where i + j = n and 2 <= i <= j");
    assert_eq!((two.offset, kinds(&two)), (1, vec![(vec![1], 2, 0)]));
    // Heaps of one are equivalent to none.
    let nim = heaps("\n(n) -> (m) where 1 <= m < n");
    assert_eq!(nim.offset, 0);
    let different = heaps("\n(n) -> (i) + (j) where i + j = n - 1 and i < j");
    assert_eq!(kinds(&different), [(vec![1], 1, 1), (vec![1], 2, 0)]);
    let equal = heaps("\n(n) -> (i) + (j) where i + j = n - 1 and i = j");
    assert_eq!(kinds(&equal), [(vec![1], 0, 2), (vec![1], 2, 0)]);
}

#[test]
fn rules_that_begin_late_are_none_of_these() {
    let none = |rules: &str| assert_eq!(super::one_heap(&instance(rules)), None, "{rules}");
    none("\n(n) -> (n - 1) where n >= 5");
    none("\n(n) -> (i) + (j) where i + j = n - 1 and n >= 4");
    none("\n(n) -> (m) where 2 <= m < n\n(n) -> (n - 1)");
}
