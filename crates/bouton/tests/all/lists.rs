//! Games with lists for parameters: entries say how far, how many, and where to.

use bouton::{Query, Variant, Workbench, proof};
use rules::Lang;
use solve::Limits;
use std::collections::BTreeSet;

fn variant(text: &str, words: &str) -> Variant {
    let workbench = Workbench::new();
    workbench.add("mine.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let query = Query::read(&format!("mine.game {words}")).expect("a question");
    workbench.variant(&query, None).unwrap_or_else(|problems| panic!("{problems:?}\n{words}"))
}

/// Nim-value of a position as the product computes it.
fn value(workbench: &Workbench, words: &str) -> Option<u64> {
    let query = Query::read(words).expect("a question");
    let position = workbench.ask(&query, None).unwrap_or_else(|problems| panic!("{problems:?}\n{words}"));
    let answer = bouton::solve(&position, 9, &Limits::none()).expect("an answer");
    answer.value.and_then(|value| value.parse().ok())
}

fn mex(seen: impl IntoIterator<Item = u64>) -> u64 {
    let seen: BTreeSet<u64> = seen.into_iter().collect();
    (0..).find(|value| !seen.contains(value)).unwrap_or_default()
}

/// Numbers below `most`, by a linear congruence.
fn random(count: usize, most: u64, mut state: u64) -> Vec<u64> {
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % most
    };
    (0..count).map(|_| next()).collect()
}

fn written(list: &[u64]) -> String {
    let numbers: Vec<String> = list.iter().map(u64::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

/// Nim-values of the places of a list, from the last, by the places to which one may go.
fn backwards(list: &[u64], next: impl Fn(usize) -> Vec<usize>) -> Vec<u64> {
    let mut values = vec![0; list.len()];
    for place in (0..list.len()).rev() {
        values[place] = mex(next(place).into_iter().map(|to| values[to]));
    }
    values
}

#[test]
fn a_token_moves_forward_as_far_as_its_square_says() {
    let text = "game jumps(a: list)
position (i) where 1 <= i <= length(a)
(i) -> (i + k) where k in {1..a[i]} and i + k <= length(a)
";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for seed in 0..12 {
        let list = random(1 + seed as usize * 2, 6, seed);
        let reached = |place: usize| (place + 1..list.len()).filter(move |to| to - place <= 9);
        let next = |place: usize| reached(place).filter(|to| (to - place) as u64 <= list[place]).collect();
        for (place, expected) in backwards(&list, next).into_iter().enumerate() {
            let words = format!("mine.game a={} {}", written(&list), place + 1);
            assert_eq!(value(&workbench, &words), Some(expected), "{words}");
        }
    }
}

#[test]
fn a_token_jumps_to_larger_numbers_by_multiples_of_its_own() {
    let text = "game permutation(a: list)
position (i) where 1 <= i <= length(a)
(i) -> (j) where a[j] > a[i] and a[i] divides max(i, j) - min(i, j)
";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for seed in 0..8u64 {
        // A permutation of 1 to n: places in the order of random numbers.
        let count = 3 + 2 * seed as usize;
        let keys = random(count, 1 << 30, seed + 50);
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&place| keys[place]);
        let mut list = vec![0u64; count];
        order.iter().zip(1..).for_each(|(&place, number)| list[place] = number);
        let mut values = vec![0; count];
        for &place in order.iter().rev() {
            let far = |to: usize| (to.max(place) - to.min(place)) as u64;
            let next = (0..count).filter(|&to| list[to] > list[place] && far(to) % list[place] == 0);
            values[place] = mex(next.map(|to| values[to]));
        }
        for (place, expected) in values.into_iter().enumerate() {
            let words = format!("mine.game a={} {}", written(&list), place + 1);
            assert_eq!(value(&workbench, &words), Some(expected), "{words}");
        }
    }
}

#[test]
fn quantified_places_and_entries_of_entries() {
    let text = "game odd(a: list, b: list)
(n) -> (n - k) where exists i, j: i < j and a[i] = a[j] and k = a[i] + 1
(n) -> (b[b[n]]) where b[b[n]] < n
(n) -> (n - 1) where forall i: i <= length(b) implies a[i] != n
";
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for seed in 0..6 {
        let (a, b) = (random(6, 7, seed), random(9, 12, seed + 20));
        let entry = |list: &[u64], place: u64| -> Option<u64> {
            list.get(usize::try_from(place.checked_sub(1)?).ok()?).copied()
        };
        let mut values: Vec<u64> = Vec::new();
        for n in 0..20u64 {
            let mut next = Vec::new();
            for (place, number) in a.iter().enumerate() {
                if a[place + 1..].contains(number) && *number < n {
                    next.push(n - number - 1);
                }
            }
            next.extend(entry(&b, n).and_then(|place| entry(&b, place)).filter(|&to| to < n));
            // `a[i] != n` is false where there is no a[i].
            if n > 0 && (0..=b.len() as u64).all(|i| entry(&a, i).is_some_and(|number| number != n)) {
                next.push(n - 1);
            }
            values.push(mex(next.into_iter().map(|to| values[to as usize])));
            let words = format!("mine.game a={} b={} {n}", written(&a), written(&b));
            assert_eq!(value(&workbench, &words), Some(values[n as usize]), "{words}");
        }
    }
}

/// Proves or refutes the claims of a text; certificates are checked.
fn proved(text: &str, words: &str) -> Option<bool> {
    let variant = variant(text, words);
    let proofs = proof::prove(&variant, &[], &proof::Task::default(), &Limits::none()).expect("attempts");
    if let Some(certificate) = proofs.certificate() {
        let accepted = proof::verify_all(&certificate, &Limits::none());
        assert!(accepted.iter().all(Result::is_ok), "{text}");
        return Some(true);
    }
    proofs.is_refuted().then_some(false)
}

#[test]
fn claims_about_kinds_of_heaps_are_proved_for_all_heaps() {
    let rules = "game kinds(a: list)
position (n, t) where 1 <= t <= length(a)
(n, t) -> (n - k, t) where 1 <= k <= a[t]
";
    for (seed, most) in [(1, 4), (2, 5), (3, 6)] {
        let list = random(4, most, seed);
        let words = format!("a={}", written(&list));
        assert_eq!(
            proved(&format!("{rules}P(n, t) iff n mod (a[t] + 1) = 0\n"), &words),
            Some(true),
            "{list:?}"
        );
        assert_eq!(
            proved(&format!("{rules}P(n, t) iff n mod (a[t] + 2) = 0\n"), &words),
            Some(false),
            "{list:?}"
        );
        // One square after another, in numbers.
        let cases: Vec<String> =
            (1..).zip(&list).map(|(t, k)| format!("t = {t} and n mod {} = 0", k + 1)).collect();
        assert_eq!(
            proved(&format!("{rules}P(n, t) iff {}\n", cases.join(" or ")), &words),
            Some(true),
            "{list:?}"
        );
    }
}

#[test]
fn claims_about_jumps_are_proved_where_they_are_true_and_only_there() {
    let rules = "game down(a: list)
(n) -> (n - k) where 1 <= k <= a[n]
(n) -> (a[n - length(a)]) where a[n - length(a)] <= length(a)
";
    for seed in 0..6 {
        let list = random(7, 6, seed + 9);
        let length = list.len();
        let mut values: Vec<u64> = vec![];
        for n in 0..2 * length + 3 {
            let mut next: Vec<usize> = vec![];
            if (1..=length).contains(&n) {
                next.extend((1..=list[n - 1] as usize).filter(|&k| k <= n).map(|k| n - k));
            }
            if (length + 1..=2 * length).contains(&n) {
                next.push(list[n - length - 1] as usize);
            }
            values.push(mex(next.into_iter().map(|to| values[to])));
        }
        let lost: Vec<String> = (0..=2 * length).filter(|&n| values[n] == 0).map(|n| n.to_string()).collect();
        let claim = format!("n in {{{}}} or n > {}", lost.join(", "), 2 * length);
        let words = format!("a={}", written(&list));
        assert_eq!(proved(&format!("{rules}P(n) iff {claim}\n"), &words), Some(true), "{list:?} {claim}");
        let wrong = format!("({claim}) and n != {}", lost.last().expect("0 is lost"));
        assert_eq!(proved(&format!("{rules}P(n) iff {wrong}\n"), &words), Some(false), "{list:?} {wrong}");
        // The claim may look into the list, too.
        let looks = format!("({claim}) and (n = 0 or a[n] < {} or not n <= length(a))", 99);
        assert_eq!(proved(&format!("{rules}P(n) iff {looks}\n"), &words), Some(true), "{list:?} {looks}");
    }
}

#[test]
fn divisors_and_products_of_entries_are_decided_case_by_case() {
    let rules = "game multiples(a: list default [2, 3, 2])
position (n, t) where 1 <= t <= length(a)
(n, t) -> (m, t) where m < n and n <= m + 4 and not a[t] divides n - m
";
    // With a[t] = 2 one takes 1 or 3; with 3 one takes 1, 2 or 4.
    let claim = "P(n, t) iff a[t] = 2 and even(n) or t = 2 and n mod 3 = 0\n";
    let lost = |n: u64, divisor: u64| {
        let mut lost = vec![];
        for n in 0..=n {
            let any = (1..=4.min(n)).any(|k| k % divisor != 0 && lost[(n - k) as usize]);
            lost.push(!any);
        }
        lost[n as usize]
    };
    assert!((0..60).all(|n| lost(n, 2) == (n % 2 == 0) && lost(n, 3) == (n % 3 == 0)));
    assert_eq!(proved(&format!("{rules}{claim}"), ""), Some(true));
    assert_eq!(proved(&format!("{rules}P(n, t) iff n mod a[t] = 0\n"), ""), Some(true));
    assert_eq!(proved(&format!("{rules}P(n, t) iff n mod a[t] = 0 and n*a[t] < 100\n"), ""), Some(false));
}

#[test]
fn lists_of_a_hundred_thousand_numbers() {
    let text = "game long(a: list)
position (i) where 1 <= i <= length(a)
(i) -> (i - k) where 1 <= k <= a[i] and k < i
";
    let list = random(100_000, 3, 7);
    let mut values: Vec<u64> = vec![];
    for (place, &most) in list.iter().enumerate() {
        values.push(mex((1..=most as usize).filter(|&k| k <= place).map(|k| values[place - k])));
    }
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("rules");
    for place in [1, 2, 500, 70_001, 100_000] {
        let words = format!("mine.game a={} {place}", written(&list).replace(' ', ""));
        assert_eq!(value(&workbench, &words), Some(values[place - 1]), "{place}");
    }
}

#[test]
fn lists_are_written_as_they_are_read() {
    let text = "game down(a: list default [3, 1])\n(n) -> (n - a[i])\nP(n) iff even(n) when a = [3, 1]\n";
    for (words, typed) in
        [("", "3,1"), ("a=5", "5"), ("a=[ 2,0 ,2 ]", "2,0,2"), ("a=[]", "[]"), ("a=7，8", "7,8")]
    {
        let variant = variant(text, words);
        let argument = variant.instance().arguments()[0].clone();
        assert_eq!(argument.to_string(), typed);
        assert_eq!(rules::Sort::List.read("a", &argument.written()).expect("a list"), argument);
    }
    let value = |words: &str| {
        let workbench = Workbench::new();
        workbench.add("mine.game", text).expect("rules");
        value(&workbench, words)
    };
    assert_eq!((value("mine.game a=[] 9"), value("mine.game a=[1, 2] 8")), (Some(0), Some(2)));
}

#[test]
fn mistakes_have_a_place_and_advice_in_both_languages() {
    let head = "game mine(a: list default [1, 2], S: set default {1}, m default 3)\n";
    let texts = [
        ("(n) -> (n - a)\n", "list-as-number"),
        ("(n) -> (n - k) where k in a\n", "not-a-set"),
        ("(n) -> (n - S[1])\n", "not-a-list"),
        ("(n) -> (n - m[1])\n", "not-a-list"),
        ("(n) -> (n - n[1])\n", "not-a-list"),
        ("(n) -> (n - b[1])\n", "not-a-list"),
        ("(n) -> (n - a[0])\n", "zeroth-entry"),
        ("(n) -> (n - length(S))\n", "not-a-list"),
        ("(n) -> (n - length(3))\n", "not-a-list"),
        ("(n) -> (n - length(a, a))\n", "call-arity"),
        ("(n) -> (n - a[])\n", "unexpected-token"),
        ("(n) -> (n - a[1)\n", "mismatched-bracket"),
        ("(n) -> (n - 1) when a = 3\n", "list-as-number"),
        ("(n) -> (n - k) where k = [1, 2]\n", "unexpected-token"),
        ("(n) -> (n - 1) when a = {1, 2}\n", "wrong-kind"),
        ("(n) -> (n - 1) when S = [1, 2]\n", "wrong-kind"),
        ("(n) -> (n - 1) when a = [1, -2]\n", "negative-number"),
    ];
    for (rule, code) in texts {
        let problems = Workbench::new().add("mine.game", &format!("{head}{rule}")).expect_err(rule);
        assert_eq!(problems[0].code(), code, "{rule}: {problems:?}");
        for lang in [Lang::En, Lang::Zh] {
            assert!(!problems[0].message(lang).is_empty(), "{rule}");
        }
    }
    let workbench = Workbench::new();
    workbench.add("mine.game", &format!("{head}(n) -> (n - a[i])\n")).expect("rules");
    for list in ["1,", "[1", "1]", "[1,,2]", "-1", "[2,-1]", "king", "{1,2}", "(1,2)", "[1]]", "1..3"] {
        let refused = match Query::read(&format!("mine.game a={list} 1")) {
            Ok(query) => workbench.variant(&query, None).is_err(),
            Err(problem) => !problem.message(Lang::Zh).is_empty(),
        };
        assert!(refused, "{list}");
    }
    // Without an upper bound nothing is tried.
    let endless = "game endless(a: list default [1, 2])\n(n) -> (k) where k >= a[n]\n";
    let variant = variant(endless, "");
    assert_eq!(variant.instance().unbounded(), [(0, "k".to_owned())]);
}
