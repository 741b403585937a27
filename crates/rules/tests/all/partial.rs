//! Claims about some positions, and about the positions that short forms stand for.

use dashu_int::UBig;
use rules::{Instance, NoLibrary};

fn game(text: &str) -> Instance {
    let parsed = rules::parse(&format!("game g\n{text}\n"), &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).expect("there are no parameters")
}

/// Statement of the first claim about each of these positions; `None` where it says nothing.
fn said<const N: usize>(game: &Instance, at: &[[u64; N]]) -> Vec<Option<bool>> {
    let claim = &game.claims()[0];
    let one = |at: &[u64; N]| {
        let naturals: Vec<UBig> = at.iter().map(|&word| word.into()).collect();
        let holds = claim.holds(&[&naturals]);
        assert_eq!(claim.is_about(&[&naturals]), Some(holds.is_some()), "{at:?}");
        holds
    };
    at.iter().map(one).collect()
}

const PAIRS: &str = "(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)";

#[test]
fn a_claim_says_something_only_where_its_condition_holds() {
    let odd = game("(n) -> (n - 2)\nP(n) iff n mod 6 = 1 where odd(n)");
    assert!(odd.claims()[0].is_partial());
    let wanted = |n: u64| (n % 2 == 1).then_some(n % 6 == 1);
    let all: Vec<[u64; 1]> = (0..50).map(|n| [n]).collect();
    assert_eq!(said(&odd, &all), (0..50).map(wanted).collect::<Vec<_>>());
    // A row of positions at once says the same, or that it says nothing of some.
    let mut row = [false; 9];
    assert!(!odd.claims()[0].fill(&[], 0, &mut row));
    let value = game("(n) -> (n - 2)\nvalue(n) = n div 2 where n mod 4 = 0");
    let at = |n: u64| value.claims()[0].value(&[&[n.into()]]);
    let wanted = |n: u64| n.is_multiple_of(4).then(|| UBig::from(n / 2));
    (0..20).for_each(|n| assert_eq!(at(n), Ok(wanted(n)), "{n}"));
    let whole = game("(n) -> (n - 2)\nP(n) iff n mod 4 <= 1");
    assert!(!whole.claims()[0].is_partial());
}

#[test]
fn conditions_may_speak_of_sums_and_rows() {
    let naturals = |all: &[u64]| all.iter().map(|&word| UBig::from(word)).collect::<Vec<_>>();
    let row = game("[x, ..] -> [x - 1, ..]\nP[x, ..] iff sum(x) mod 2 = 0 where max(x) <= 2");
    for (at, wanted) in
        [(&[1, 2][..], Some(false)), (&[2, 2], Some(true)), (&[3, 1], None), (&[], Some(true))]
    {
        assert_eq!(row.claims()[0].holds(&[&naturals(at)]), wanted, "{at:?}");
    }
    let sum = game("(n) -> (m) where m < n\nP((n) + ..) iff xor(n) = 0 where count(n > 1) = 0");
    for (at, wanted) in [(&[1, 1][..], Some(true)), (&[1, 0], Some(false)), (&[2, 2], None)] {
        let parts: Vec<Vec<UBig>> = at.iter().map(|&n| naturals(&[n])).collect();
        let parts: Vec<&[UBig]> = parts.iter().map(Vec::as_slice).collect();
        assert_eq!(sum.claims()[0].holds(&parts), wanted, "{at:?}");
    }
}

#[test]
fn a_short_head_is_about_the_positions_that_it_stands_for() {
    let all: Vec<[u64; 3]> =
        (0..8).flat_map(|a| (0..8).flat_map(move |b| (0..8).map(move |c| [a, b, c]))).collect();
    let compare = |text: &str, wanted: &dyn Fn([u64; 3]) -> Option<bool>| {
        let game = game(&format!("(a, b, c) -> (a - 1, b, c)\n{text}"));
        assert_eq!(said(&game, &all), all.iter().map(|&at| wanted(at)).collect::<Vec<_>>(), "{text}");
    };
    // The order of items does not matter.
    compare("P(a, b) iff a < b\nstart (a, b) = (a, b, 0)", &|[a, b, c]| (c == 0).then_some(a < b));
    compare("start (a, b) = (b, 2, a)\nP(u, v) iff u < v", &|[a, b, c]| (b == 2).then_some(c < a));
    compare("start (n) = (n - 1, 0, 3)\nP(n) iff n mod 3 = 0", &|[a, b, c]| {
        (b == 0 && c == 3).then_some((a + 1) % 3 == 0)
    });
    compare("start (n) = (n, n, 2*n)\nP(m) iff odd(m) where m >= 2", &|[a, b, c]| {
        (a == b && c == 2 * a && a >= 2).then_some(a % 2 == 1)
    });
    compare("start (a, b) = (a + b, a, 1)\nP(a, _) iff a = 1", &|[a, b, c]| {
        (c == 1 && a >= b).then_some(b == 1)
    });
    // Different short forms have claims of their own.
    let both = "start (n) = (n, 0, 0)\nstart (a, b) = (a, b, 0)\nP(a, b) iff a = b\nP(n) iff n = 0";
    compare(both, &|[a, b, c]| (c == 0).then_some(a == b));
    let value = game("(a, b) -> (a - 1, b)\nstart (n) = (n, 5)\nvalue(n) = n mod 2");
    assert_eq!(value.claims()[0].value(&[&[3u8.into(), 5u8.into()]]), Ok(Some(1u8.into())));
    assert_eq!(value.claims()[0].value(&[&[3u8.into(), 4u8.into()]]), Ok(None));
}

#[test]
fn a_claim_about_some_positions_is_joined_with_one_about_all() {
    let text = format!("{PAIRS}\nP(a, b) iff even(a) where b = 0\nP(a, b) iff exists k: a + b = 2*k");
    let joined = game(&text).joined(0).expect("there is a claim about all positions");
    let at: Vec<[u64; 2]> = (0..6).flat_map(|a| (0..6).map(move |b| [a, b])).collect();
    let wanted = at.iter().map(|&[a, b]| Some(if b == 0 { a % 2 == 0 } else { (a + b) % 2 == 0 }));
    assert_eq!(said(&joined, &at), wanted.collect::<Vec<_>>());
    let alone = [
        "N(a, b) iff odd(a + b)",
        "misere P(a, b) iff odd(a + b)",
        "value(a, b) = 0",
        "P(a, b) iff a = 1 where b = 1",
    ];
    for other in alone {
        let text = format!("{PAIRS}\nP(a, b) iff even(a) where b = 0\n{other}");
        assert!(game(&text).joined(0).is_none(), "{other}");
    }
}
