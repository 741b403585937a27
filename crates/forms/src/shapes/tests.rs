use super::*;
use crate::naive;
use formulas::fix::Arguments;
use proptest::prelude::*;
use rules::{Body, NoLibrary, Part, parse};

/// Limit on the values tried.
const MOST: u64 = 40;
/// Options with larger places, for which larger variables may be needed, are not compared.
const WINDOW: u64 = 15;

fn fixed(text: &str) -> (Vec<Rule>, usize) {
    let parsed = parse(&format!("game g\n{text}\n"), &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    let (Body::Rules(rules), rules::Form::Tuple(arity)) = (&ruleset.body, ruleset.form) else {
        unreachable!()
    };
    let arguments = Arguments(&[]);
    let part = |part: &Part| match part {
        Part::Tuple(terms) => Part::Tuple(terms.iter().map(|term| arguments.term(term)).collect()),
        Part::Row(_) | Part::Copies(..) => unreachable!(),
    };
    let fix = |rule: &Rule| Rule {
        after: rule.after.iter().map(part).collect(),
        condition: arguments.formula(&rule.condition),
        ..rule.clone()
    };
    (rules.iter().map(fix).collect(), arity)
}

struct Tried(Formula, usize);

impl Mask for Tried {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        for (value, holds) in (start..).zip(row) {
            let mut slots = vec![0i128; self.1];
            let at = prefix.iter().chain([&value]);
            slots.iter_mut().zip(at).for_each(|(slot, &word)| *slot = word.into());
            *holds = naive::holds(&self.0, &mut slots, MOST.into());
        }
    }
}

fn tried(formula: &Formula, places: usize, slots: usize) -> Option<Arc<dyn Mask>> {
    let mut unbound = walk::variables(formula);
    unbound.retain(|slot| slot.0 as usize >= places);
    assert!(unbound.is_empty(), "{formula:?}");
    Some(Arc::new(Tried(formula.clone(), slots)))
}

fn found(rules: &[Rule], extents: &[u64]) -> Vec<Shape> {
    of_rules(rules, extents, &tried).expect("nobody asks to stop")
}

/// `ray`, `ray if`, `steps`, `steps if`, `general`, or empty.
fn kind(shapes: &[Shape]) -> String {
    let guarded = |guard: &Option<_>| if guard.is_some() { " if" } else { "" };
    let kind = |shape: &Shape| match shape {
        Shape::Ray { guard, .. } => format!("ray{}", guarded(guard)),
        Shape::Steps { guard, .. } => format!("steps{}", guarded(guard)),
        Shape::General { .. } => "general".to_string(),
    };
    shapes.iter().map(kind).collect::<Vec<_>>().join(" ")
}

/// All positions of a box.
fn positions(extents: &[u64]) -> Vec<Vec<u64>> {
    extents.iter().fold(vec![vec![]], |all, &extent| {
        let longer = |at: &Vec<u64>| (0..extent).map(|place| [&**at, &[place]].concat()).collect::<Vec<_>>();
        all.iter().flat_map(longer).collect()
    })
}

/// Options given by a shape, up to the limit.
fn expanded(shape: &Shape, at: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let mut take = |delta: &[i64], times: u64| {
        let part = |(&place, &part): (&u64, &i64)| {
            let left = i128::from(place) - i128::from(part) * i128::from(times);
            u64::try_from(left).ok().filter(|&left| left <= WINDOW)
        };
        options.extend(at.iter().zip(delta).map(part).collect::<Option<Vec<u64>>>());
    };
    let allowed = |guard: &Option<Arc<dyn Mask>>| {
        let (last, prefix) = at.split_last().expect("a place");
        let mut row = [true];
        guard.iter().for_each(|mask| mask.fill(prefix, *last, &mut row));
        row[0]
    };
    match shape {
        Shape::Ray { direction, first, last, guard, .. } if allowed(guard) => {
            assert!(*first >= 1 && direction.iter().any(|&part| part != 0));
            (*first..=last.unwrap_or(u64::MAX).min(first + 2 * MOST))
                .for_each(|times| take(direction, times));
        }
        Shape::Steps { deltas, guard, .. } if allowed(guard) => {
            deltas.iter().for_each(|delta| take(delta, 1))
        }
        _ => {}
    }
    options.sort_unstable();
    options
}

/// Compares each rule's shape with its moves; general shapes agree with anything.
fn compare(text: &str, rules: &[Rule], extents: &[u64], shapes: &[Shape]) {
    for (index, rule) in rules.iter().enumerate() {
        let is_this = |shape: &&Shape| match shape {
            Shape::Ray { rule, .. } | Shape::Steps { rule, .. } | Shape::General { rule } => *rule == index,
        };
        let shapes: Vec<&Shape> = shapes.iter().filter(is_this).collect();
        if matches!(*shapes, [Shape::General { .. }]) {
            continue;
        }
        assert!(shapes.len() <= 1);
        for at in positions(extents) {
            let mut options = naive::options(rule, &at, MOST.into());
            options.retain(|option| option.iter().all(|&place| place <= WINDOW));
            let said: Vec<Vec<u64>> = shapes.iter().flat_map(|shape| expanded(shape, &at)).collect();
            assert_eq!(said, options, "{text} at {at:?}");
        }
    }
}

/// Rules and their shapes.
const KINDS: &[(&str, &str)] = &[
    // heaps
    ("(n) -> (m) where m < n", "ray"),
    ("(n) -> (m) where n > m and m >= 0", "ray"),
    ("(n) -> (n - k) where k >= 1", "ray"),
    ("(n) -> (n - k) where k > 0 and k <= n", "ray"),
    ("(n) -> (n - k) where 1 <= k <= 3", "ray"),
    ("(n) -> (n - k) where k in {1..3}", "ray"),
    ("(n) -> (n - k) where 2 <= 3*k <= 10", "ray"),
    ("(n) -> (m) where m < n and n - m <= 3", "ray"),
    ("(n) -> (m) where n <= m + 3 and m + 1 <= n", "ray"),
    ("(n) -> (n - k) where k in {1, 3, 4}", "steps"),
    ("(n) -> (n - k) where k in {1, 3, 4} and k != 3", "steps"),
    ("(n) -> (m) where n - m in {1, 3, 4}", "steps"),
    ("(n) -> (n - k) where prime(k)", "steps"),
    ("(n) -> (m) where prime_power(n - m)", "steps"),
    ("(n) -> (n - k) where power_of_two(k)", "steps"),
    ("(n) -> (n - k) where square(k) and k >= 1", "steps"),
    ("(n) -> (n - k) where fibonacci(k) and k > 0", "steps"),
    ("(n) -> (n - k) where k mod 3 = 1", "steps"),
    ("(n) -> (n - k) where k = 1 or k = 4", "steps"),
    ("(n) -> (n - k) where odd(k)", "steps"),
    ("(n) -> (n - 2*k) where k >= 1", "ray"),
    ("(n) -> (n - k) where exists j: k = 2*j and j >= 2", "ray"),
    ("(n) -> (n - k) where exists j: k = 2*j + 1", "steps"),
    ("(n) -> (n - 2*k - 1)", "steps"),
    ("(n) -> (n - 2*k - 2)", "ray"),
    ("(n) -> (n - 1)", "steps"),
    ("(n) -> (n - 1) where n >= 1", "steps"),
    ("(n) -> (n - 1) where n >= 3", "steps if"),
    ("(n) -> (n - k) where k >= 2 and n >= 2", "ray"),
    ("(n) -> (n - k) where k >= 1 and even(n)", "ray if"),
    ("(n) -> (n - k) where k <= 3 and k >= 1 and n mod 3 != 0", "ray if"),
    ("(n) -> (i) where i + j = n - 1", "ray"),
    ("(n) -> (i) where i + j = n and j >= 2", "ray"),
    ("(n) -> (i) where i + j = n and j in {2, 5}", "steps"),
    ("(5) -> (m) where m < 5", "ray if"),
    ("(n) -> (0) where n = 4", "steps if"),
    ("(n) -> (n - k) where k != 0", "ray"),
    ("(n) -> (n - k) where k != 0 and k != 1 and k != 4 and k <= 4", "ray"),
    ("(n) -> (n - k) where k != 0 and k != 3 and 2*k != 5", "steps"),
    ("(n) -> (n - k) where not (k < 2)", "ray"),
    ("(n) -> (m) where m <= n and m != n", "ray"),
    ("(n) -> (m) where m + k = n and 7 div k - 7 div (n - m) = 0", "steps"),
    // growing
    ("(n) -> (n + 1)", "steps"),
    ("(n) -> (n + 1) where n < 7", "steps if"),
    ("(n) -> (m) where n < m and m <= n + 2", "ray"),
    ("(n) -> (m) where n < m", "ray"),
    ("(n) -> (n + k - 5) where k in {2, 4, 6, 9}", "steps"),
    // two heaps
    ("(a, b) -> (a - k, b) where k >= 1", "ray"),
    ("(a, b) -> (a, b - k) where k >= 1", "ray"),
    ("(a, b) -> (a - k, b - k) where k >= 1", "ray"),
    ("(a, b) -> (a - k, b - k) where k >= 1 and k <= min(a, b)", "ray"),
    ("(a, b) -> (a - k, b - k) where max(2, 3) <= k and min(a, b) >= k", "ray"),
    ("(a, b) -> (a, c) where c < b", "ray"),
    ("(a, b) -> (c, d) where a - c = b - d and c < a", "ray"),
    ("(a, b) -> (c, d) where a + b = c + d and c < a", "ray"),
    ("(a, b) -> (a - k, b + k) where k >= 1 and k <= a", "ray"),
    ("(a, b) -> (a - k, b + 2*k) where k >= 1", "ray"),
    ("(a, b) -> (a - 1, b - 2)", "steps"),
    ("(x, y) -> (x - 1, y + 5)", "steps"),
    ("(x, y) -> (x - i, y - j) where i + j = 3 and i >= 1 and j >= 1", "steps"),
    ("(a, b) -> (a - k, b) where k >= 1 and a <= b", "ray if"),
    ("(a, b) -> (a - 2, b) where b >= 1 and a >= 1", "steps if"),
    ("(n, n) -> (n - k, n - k) where k >= 1", "ray if"),
    ("(0, b) -> (0, c) where c < b", "ray if"),
    ("(_, b) -> (0, b) where b > 3", "general"),
    ("(a, b) -> (a - k, b) where k >= 1 and exists j: b = 2*j + 1", "ray if"),
    ("(a, b) -> (a - i, b - j) where i >= 1 and j >= 1", "steps"),
    ("(a, b) -> (a - i, b - j) where i + j >= 1 and i + j <= 3", "steps"),
    ("(a, b) -> (a - i, b - j) where i <= 2 and j <= 2 and i + j >= 1", "steps"),
    ("(a, b) -> (c, d) where a - c <= 2 and b - d <= 2 and c <= a and d <= b and c + d < a + b", "steps"),
    ("(a, b) -> (a - i, b - j) where i in {1, 2} and j in {0, 4} and odd(b)", "steps if"),
    ("(a, b) -> (a - i, b + j) where i >= 1 and j <= 2*i", "steps"),
    ("(a, b) -> (a - i - 1, b - j - i) where i mod 2 = 1 and i xor j > 2", "steps"),
    // never
    ("(n) -> (n - k) where k >= 3 and k <= 2", ""),
    ("(n) -> (n - 1) where n < n", ""),
    ("(n) -> (n - k) where k in {3} and odd(n) and even(n)", ""),
    ("(n) -> (n - 100)", "steps"),
    ("(n) -> (n - k) where k in {50, 60}", ""),
    // to be listed
    ("(n) -> (n)", "general"),
    ("(n) -> (n - k)", "general"),
    ("(n) -> (m) where m <= n", "general"),
    ("(n) -> (m)", "general"),
    ("(n) -> (n + k) where k < n", "general"),
    ("(n) -> (n - k) where k >= 1 and 2*k <= n", "general"),
    ("(n) -> (n - k) where k divides n and k >= 1", "general"),
    ("(n) -> (n div 2) where n >= 1", "general"),
    ("(n) -> (m) where 2*m = n", "general"),
    ("(n) -> (m) where m < 2*n", "general"),
    ("(a, b) -> (b, a - 1)", "general"),
    ("(a, b) -> (a - k*b, b) where k >= 1 and b >= 1", "general"),
    ("(a, b) -> (a - i, b - j)", "general"),
    ("(a, b) -> (a - i, b + j) where i >= 1 and j >= 1", "general"),
    ("(a, b) -> (a - i, b - j) where i >= 1 and j <= i and i + a > b + j", "general"),
    ("(n) -> (n - i - 2*j) where i >= 1 and j <= 1", "general"),
    ("(n, c) -> (n - k, 2*k) where 1 <= k and k <= c", "general"),
    ("(n) -> (n - k) where k >= 1 and (k <= 2 or k = n)", "general"),
    ("(n) -> (n - 1 - n div n + n div n)", "general"),
    ("(n) -> (n - 1) where n div n = n div n", "steps if"),
    ("(n) -> (n - k) where k >= 1 and 7 div k - 7 div k = 0", "steps"),
    ("(n) -> (n - k) where k >= 1 and k + 0*(1 div (n - n)) <= n", "general"),
];

#[test]
fn shapes_cover_their_rules_and_common_rules_are_fast() {
    for &(text, expected) in KINDS {
        let (rules, arity) = fixed(text);
        let extents = &[13, 9][..arity];
        let shapes = found(&rules, extents);
        assert_eq!(kind(&shapes), expected, "{text}");
        compare(text, &rules, extents, &shapes);
    }
}

#[test]
fn instances_have_these_shapes_too() {
    for &(text, expected) in KINDS {
        let ruleset = parse(&format!("game g\n{text}\n"), &NoLibrary).ruleset.expect("it is read");
        let instance = ruleset.instantiate(&[], None).expect("no parameters");
        let (rules, arity) = fixed(text);
        let extents = &[13, 9][..arity];
        let shapes = super::shapes(&instance, extents).expect("a tuple game");
        // A condition that needs a search cannot be a guard.
        let expected = if text.contains("exists j: b") { "general" } else { expected };
        assert_eq!(kind(&shapes), expected, "{text}");
        compare(text, &rules, extents, &shapes);
    }
}

#[test]
fn several_parts_are_listed() {
    let (rules, _) = fixed("(n) -> (i) + (j) where i + j = n - 1\n(n) -> ()\n(n) -> (n - 1)");
    assert_eq!(kind(&of_rules(&rules, &[10], &tried).expect("nobody waits")), "general general steps");
}

#[test]
fn a_list_of_steps_that_would_be_too_long_is_none() {
    let (rules, _) = fixed("(n) -> (n - k) where odd(k)");
    assert_eq!(kind(&found(&rules, &[8000])), "steps");
    assert_eq!(kind(&found(&rules, &[9000])), "general");
    assert_eq!(kind(&found(&rules, &[u64::MAX])), "general");
}

#[test]
fn few_steps_are_found_in_the_largest_box() {
    for text in
        ["power_of_two(k)", "k in {1, 3, 4}", "fibonacci(k) and k > 0", "k in {1, 10000000..10000005}"]
    {
        let (rules, _) = fixed(&format!("(n) -> (n - k) where {text}"));
        assert_eq!(kind(&found(&rules, &[1 << 40])), "steps", "{text}");
    }
}

#[test]
fn numbers_beyond_machine_words_are_no_trouble() {
    let huge = "1000000000000000000000000000000";
    for text in [
        format!("(n) -> (n - {huge})"),
        format!("(n) -> (n - k) where k >= {huge}"),
        format!("(n) -> (n - k) where 1 <= k <= {huge}"),
        format!("(n) -> (n - {huge}*k) where k >= 1"),
        format!("(n) -> (n + {huge} - k) where {huge} < k and k < {huge} + 3"),
        format!("(n) -> (n + {huge}*k) where k >= 1"),
        format!("(n) -> (n - k) where k in {{1, {huge}}}"),
    ] {
        let (rules, _) = fixed(&text);
        for shape in found(&rules, &[12]) {
            if let Shape::Ray { direction, first, .. } = &shape {
                assert!(direction.iter().all(|&part| part.checked_mul(*first as i64).is_some()));
            }
            for at in 0..12 {
                let expected: Vec<Vec<u64>> = if text.contains("1 <= k") {
                    (0..at).map(|left| vec![left]).collect()
                } else if text.contains("{1,") {
                    at.checked_sub(1).map(|left| vec![left]).into_iter().collect()
                } else if text.contains("+ 3") {
                    (at.saturating_sub(2)..at).map(|left| vec![left]).collect()
                } else {
                    vec![]
                };
                if !matches!(shape, Shape::General { .. }) {
                    assert_eq!(expanded(&shape, &[at]), expected, "{text} at {at}");
                }
            }
        }
    }
}

#[test]
fn deep_and_wide_rules_are_read() {
    let nested = |depth: usize, open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(depth), close.repeat(depth))
    };
    let wide = |part: &dyn Fn(usize) -> String| (0..200).map(part).collect::<Vec<_>>().join(" and ");
    let named = |part: &dyn Fn(usize) -> String| (0..60).map(part).collect::<Vec<_>>().join(" and ");
    for (condition, expected) in [
        (nested(150, "(", "k", " - 1)") + " >= 0", "ray"),
        (nested(60, "(1 + ", "k", ") div 2") + " = 1", "steps"),
        (nested(90, "not (", "k < 1", ")"), "general"),
        (nested(60, "(k >= 1 and ", "k >= 2", ")"), "ray"),
        (nested(40, "(k >= 1 iff ", "n >= 2", ")"), "general"),
        (wide(&|part| format!("k > {part}")), "ray"),
        (wide(&|part| format!("n + {part} > 2*{part}")), "general"),
        (wide(&|part| format!("k >= 1 and k <= n + {part}")), "ray"),
        (wide(&|part| format!("k != {part}")), "ray"),
        (named(&|part| format!("k >= 1 and v{part} = n + {part}*k")), "ray"),
        (named(&|part| format!("k >= 1 and v{part} + w{part} = n")), "ray if"),
    ] {
        let text = format!("(n) -> (n - k) where {condition}");
        let (rules, _) = fixed(&text);
        assert_eq!(kind(&found(&rules, &[300])), expected, "{condition}");
    }
}

fn result() -> impl Strategy<Value = &'static str> {
    prop::sample::select(
        &[
            "a",
            "b",
            "a - 1",
            "a - k",
            "b - k",
            "a - k - 1",
            "b - 2*k",
            "b + k",
            "c",
            "c + 1",
            "b - c",
            "3",
            "k",
            "a + b - c",
        ][..],
    )
}

fn condition() -> impl Strategy<Value = &'static str> {
    prop::sample::select(
        &[
            "k >= 1",
            "k <= 4",
            "k < a",
            "k <= a",
            "k <= b",
            "c < a",
            "c < b",
            "c <= b + 1",
            "c + k = a",
            "c + k = b - 1",
            "c = 2*k",
            "c = 3",
            "k = 2",
            "k = b",
            "a = b",
            "a = 3",
            "b + 1 = a",
            "odd(k)",
            "prime(k)",
            "k in {2, 5..7}",
            "a - c in {1, 3}",
            "even(a)",
            "a + b > 5",
            "k != 2",
            "not (k < 3)",
            "k mod 3 = 1",
            "(k = 1 or k = 4)",
            "(k = 1 or a = 4)",
            "a > k + 1",
            "a - k >= 2",
            "a >= 1",
            "b >= 2",
            "(exists j: k = 2*j)",
            "(exists j: k = 2*j + 1)",
            "(exists j: a = 3*j)",
            "a xor b < 3",
            "k xor 1 < 4",
            "b div k = 2",
            "k*k <= 9",
            "k*k <= a",
            "c > k",
            "k - 3 >= c",
            "a - a*b + a*b > k",
            "0*(a div b) < k",
        ][..],
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn shapes_cover_any_rule(
        results in [result(), result()],
        conditions in prop::collection::vec(condition(), 1..5),
    ) {
        let text = format!("(a, b) -> ({}) where {}", results.join(", "), conditions.join(" and "));
        let (rules, _) = fixed(&text);
        compare(&text, &rules, &[6, 6], &found(&rules, &[6, 6]));
    }
}
