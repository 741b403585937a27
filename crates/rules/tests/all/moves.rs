//! Moves of games, compared with lists written by hand from their rules.

use dashu_int::UBig;
use rules::{Argument, Convention, Instance, NoLibrary, Options, Outcome, Trouble, Untold, Verdict};
use std::ops::ControlFlow;

fn game(text: &str) -> Instance {
    with(text, &[])
}

fn with(text: &str, arguments: &[(&str, Argument)]) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    let arguments: Vec<(String, Argument)> =
        arguments.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
    ruleset.instantiate(&arguments, None).expect("the parameters fit")
}

/// The options, sorted, each once.
fn options(game: &Instance, at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let mut found = Options::new();
    game.options(at, &mut found).expect("the options can be listed");
    let mut options: Vec<Vec<Vec<u64>>> =
        found.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect();
    options.sort();
    options.dedup();
    // The same in unbounded integers.
    let big: Vec<UBig> = at.iter().map(|&word| word.into()).collect();
    let mut again = Vec::new();
    game.big_options(&big, &mut |_, option| {
        let words =
            |part: Vec<UBig>| part.iter().map(|number| u64::try_from(number).expect("small")).collect();
        again.push(option.into_iter().map(words).collect::<Vec<Vec<u64>>>());
        ControlFlow::Continue(())
    })
    .expect("the options can be listed");
    again.sort();
    again.dedup();
    assert_eq!(options, again);
    options
}

/// Options that are single heaps.
fn heaps(game: &Instance, at: u64) -> Vec<u64> {
    options(game, &[at]).into_iter().map(|option| option[0][0]).collect()
}

#[test]
fn a_bound_variable_runs_as_far_as_the_conditions_let_it() {
    let rule = |rule: &str| game(&format!("game g\n{rule}\n"));
    assert_eq!(heaps(&rule("(n) -> (m) where m < n"), 4), [0, 1, 2, 3]);
    assert_eq!(heaps(&rule("(n) -> (n - k) where 1 <= k <= 3"), 2), [0, 1]);
    assert_eq!(heaps(&rule("(n) -> (n - k*k) where k >= 1"), 10), [1, 6, 9]);
    assert_eq!(heaps(&rule("(n) -> (n - s) where s in {1, 4..5}"), 5), [0, 1, 4]);
    assert_eq!(heaps(&rule("(n) -> (n - s) where n - s in {0, 3..100}"), 5), [0, 3, 4, 5]);
    assert_eq!(heaps(&rule("(n) -> (n - q) where prime_power(q)"), 8), [0, 1, 3, 4, 5, 6, 7]);
    assert_eq!(heaps(&rule("(n) -> (m) where n = 2*m or n = m + 3"), 8), [4, 5]);
    assert_eq!(heaps(&rule("(n) -> (m) where n = 2*m + 1"), 8), [0u64; 0]);
    assert_eq!(heaps(&rule("(n) -> (j) where n = floor(phi*j)"), 9), [6]);
    assert_eq!(heaps(&rule("(n) -> (j) where floor(phi*j) < n"), 9), [0, 1, 2, 3, 4, 5]);
    assert_eq!(heaps(&rule("(n) -> (n - f) where fibonacci(f) and f > 0"), 9), [1, 4, 6, 7, 8]);
    assert_eq!(heaps(&rule("(n) -> (n - f) where f = fib(i) and i > 1"), 9), [1, 4, 6, 7, 8]);
    assert_eq!(heaps(&rule("(n) -> (n div 2) where n >= 1"), 9), [4]);
    assert_eq!(heaps(&rule("(n) -> (d) where d divides n and d < n"), 12), [1, 2, 3, 4, 6]);
    assert_eq!(heaps(&rule("(n) -> (n - max(j, 2)) where j >= 1"), 5), [0, 1, 2, 3]);
    assert_eq!(heaps(&rule("(n) -> (j) where exists k: k < n and j <= k"), 3), [0, 1, 2]);
    assert_eq!(heaps(&rule("(n) -> (m) where m < n and not (m mod 2 = 0 implies m = 2)"), 6), [0, 4]);
    assert_eq!(heaps(&rule("(n) -> (m) where m < n and forall d: (d > m or n mod (d + 2) != 0)"), 9), [0u64]);
}

/// The largest v with v <= (plus + √root)/over · j, by squares.
fn floor(plus: i64, root: i64, over: i64, j: i64) -> i64 {
    let reached = |value: &i64| {
        let rest = over * value - plus * j;
        rest <= 0 || rest * rest <= root * j * j
    };
    (0..).take_while(reached).last().unwrap_or(0)
}

#[test]
fn a_variable_is_found_from_a_floor_of_any_factor() {
    let factors = [
        ("sqrt(2)", 0, 2, 1),
        ("(sqrt(13) - 1)/2", -1, 13, 2),
        ("(1 + sqrt(5))/2", 1, 5, 2),
        ("(sqrt(5) - 1)", -1, 5, 1),
        ("(sqrt(5) - 2)", -2, 5, 1),
        ("(9 + sqrt(2))/2", 9, 2, 2),
        ("(1 + sqrt(9))/3", 1, 9, 3),
        ("(t - 4 + sqrt(t*t + 4))/2", -1, 13, 2),
    ];
    for (text, plus, root, over) in factors {
        let rule =
            |condition: &str| game(&format!("game g(t default 3)\n(n) -> (j) where t > 0 and {condition}\n"));
        let exact = rule(&format!("n = floor({text}*j)"));
        let above = rule(&format!("floor({text}*j) <= n"));
        let shifted = rule(&format!("n + 1 = floor({text}*(3*j + 2))"));
        for n in 0..30i64 {
            let tried = |holds: &dyn Fn(i64) -> bool| -> Vec<u64> {
                (0..400).filter(|&j| holds(j)).map(|j| j as u64).collect()
            };
            let at = n as u64;
            assert_eq!(heaps(&exact, at), tried(&|j| floor(plus, root, over, j) == n), "{text} {n}");
            assert_eq!(heaps(&above, at), tried(&|j| floor(plus, root, over, j) <= n), "{text} {n}");
            let found = tried(&|j| floor(plus, root, over, 3 * j + 2) == n + 1);
            assert_eq!(heaps(&shifted, at), found, "{text} {n}");
        }
    }
}

#[test]
fn a_root_may_be_subtracted_from_a_number() {
    let factors = [
        ("(2 - sqrt(3))", 2, 3, 1),
        ("(3 - sqrt(5))/2", 3, 5, 2),
        ("(2 - phi)", 3, 5, 2),
        ("(17 - sqrt(2))/3", 17, 2, 3),
        ("(9 - sqrt(9))/4", 9, 9, 4),
        ("(3 - (sqrt(5) - 1)/2)", 7, 5, 2),
        ("(5 - sqrt(2) - 1)", 4, 2, 1),
        ("(5 - sqrt(2) + 1)", 6, 2, 1),
        ("2*(2 - sqrt(3))", 4, 12, 1),
        ("(sqrt(9) - 3)", 3, 9, 1),
    ];
    for (text, plus, root, over) in factors {
        let of = game(&format!(
            "game g\n(n) -> (n - 1)\nvalue(n) = floor({text}*n)\nvalue(n) = floor({text}*(n + 2))\n"
        ));
        for j in 0..80i128 {
            // The largest v with v <= (plus − √root)/over · j.
            let largest = |j: i128| {
                let reached = |value: &i128| {
                    let rest = plus * j - over * value;
                    rest >= 0 && rest * rest >= root * j * j
                };
                (0..).take_while(reached).last().map(|value| value as u64)
            };
            let value = |claim: usize| of.claims()[claim].value(&[&[(j as u64).into()]]).expect("small");
            assert_eq!(
                [value(0), value(1)],
                [largest(j), largest(j + 2)].map(|it| it.map(Into::into)),
                "{text} {j}"
            );
        }
    }
}

#[test]
fn a_factor_that_is_no_number_or_negative_makes_its_floor_undefined() {
    let text = "game g(p, d, q)\n(n) -> (n - 1)\nP(n) iff floor((p - 3 + sqrt(d - 5))/q*n) >= 0\n";
    let holds = |p: u64, d: u64, q: u64| {
        let number = |of: u64| Argument::Natural(of.into());
        let game = with(text, &[("p", number(p)), ("d", number(d)), ("q", number(q))]);
        game.claims()[0].holds(&[&[7u64.into()]])
    };
    assert_eq!([holds(4, 10, 2), holds(1, 9, 1), holds(3, 5, 1)], [Some(true); 3]);
    // the root of -1; over 0; √3 - 2
    assert_eq!([holds(4, 4, 2), holds(4, 10, 0), holds(1, 8, 1)], [Some(false); 3]);
}

#[test]
fn the_generalised_wythoff_pairs_are_found_at_any_size() {
    // Fraenkel 1982: a = ⌊αj⌋ and b = a + tj with α = (2 - t + √(t² + 4))/2.
    let text = "game g(t >= 1)\n(a, b) -> (a - k, b) where k >= t\n\
                P(a, b) iff exists j: a = floor((2 - t + sqrt(t*t + 4))/2*j) and b = a + t*j\n";
    for t in 1..6u64 {
        let game = with(text, &[("t", Argument::Natural(t.into()))]);
        let claim = &game.claims()[0];
        // The least number that is in no pair so far is the smaller of the next one.
        let (mut used, mut pairs) = (vec![false; 2000], Vec::new());
        for j in 0..100u64 {
            let a = used.iter().position(|used| !used).expect("room") as u64;
            pairs.push((a, a + t * j));
            used[a as usize] = true;
            used[(a + t * j) as usize] = true;
        }
        let last = pairs[99].0;
        for a in 0..last.min(60) {
            for b in 0..last.min(60) {
                let holds = claim.holds(&[&[a.into(), b.into()]]);
                assert_eq!(holds, Some(pairs.contains(&(a, b))), "{t}: {a}, {b}");
            }
        }
        // Neighbours of α·10^60: exactly one of them belongs to j = 10^60.
        let j = UBig::from(10u8).pow(60);
        let surd = rules::Surd::new((2 - t as i64).into(), (t * t + 4).into(), 2.into()).expect("a number");
        let a = surd.floor(&j);
        let told = |a: UBig| claim.holds(&[&[a.clone(), a + UBig::from(t) * &j]]);
        assert_eq!((told(a.clone()), told(&a + UBig::ONE)), (Some(true), Some(false)));
    }
}

#[test]
fn sums_are_split_without_trying_all_pairs() {
    let grundy = game("game g\n(n) -> (i) + (j) where i + j = n and 1 <= i and i < j\n");
    assert_eq!(options(&grundy, &[7]), [[[1], [6]], [[2], [5]], [[3], [4]]]);
    // Pairs of so large a heap could not be tried in a lifetime; these are half a million.
    let mut found = Options::new();
    grundy.options(&[1_000_000], &mut found).expect("the options can be listed");
    assert_eq!(found.len(), 499_999);
}

#[test]
fn multiples_are_bounded_where_the_factor_is_positive() {
    let euclid = game(
        "game g\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n",
    );
    assert_eq!(options(&euclid, &[7, 2]), [[[1, 2]], [[3, 2]], [[5, 2]]]);
    assert_eq!(options(&euclid, &[7, 0]), [[[0u64; 0]; 0]; 0]);
    assert_eq!(euclid.unbounded(), []);
    let careless = game("game g\n(a, b) -> (a - k*b, b) where k >= 1\n");
    assert_eq!(careless.unbounded(), [(0, "k".to_string())]);
}

#[test]
fn a_variable_without_bound_is_reported() {
    for (rule, variable) in [
        ("(n) -> (m)", "m"),
        ("(n) -> (m) where m > n", "m"),
        ("(n) -> (n) where prime(k) and k > n and j = j", "k"),
        ("(n) -> (m) where m - j <= n and j >= 1", "m"),
        ("(n) -> (n - 1) where forall k: k + n > k", "k"),
    ] {
        let game = game(&format!("game g\n{rule}\n"));
        assert_eq!(game.unbounded(), [(0, variable.to_string())], "{rule}");
        let trouble = game.options(&[3], &mut Options::new());
        assert_eq!(trouble, Err(Trouble::Unbounded { rule: 0, variable: variable.into() }), "{rule}");
    }
}

#[test]
fn what_leaves_the_naturals_is_no_move() {
    let knight = game("game g\n(x, y) -> (x - 1, y - 2)\n(x, y) -> (x - 2, y + 1)\n(x, y) -> (x div y, 0)\n");
    assert_eq!(options(&knight, &[1, 1]), [[[1, 0]]]);
    assert_eq!(options(&knight, &[2, 2]), [[[0, 3]], [[1, 0]]]);
    assert_eq!(options(&knight, &[2, 0]), [[[0, 1]]]);
}

#[test]
fn numbers_beyond_machine_words_are_exact() {
    let game = game("game g\n(n) -> (n * n - n * n + n div 2) where n >= 1\n(n) -> (n - 1)\n");
    let most = u64::MAX;
    assert_eq!(heaps(&game, most), [most / 2, most - 1]);
    let growing = self::game("game g\n(n) -> (n + 1)\n");
    assert_eq!(growing.options(&[most], &mut Options::new()), Err(Trouble::TooLarge));
}

#[test]
fn rows_match_in_every_way() {
    let coins = game(
        "game g\n[.., a, x, ..] -> [.., a, y, ..] where a < y and y < x\n[x, ..] -> [y, ..] where y < x\n",
    );
    assert_eq!(options(&coins, &[1, 4, 6]), [[[0, 4, 6]], [[1, 2, 6]], [[1, 3, 6]], [[1, 4, 5]]],);
    let turning = game(
        "game g\n[.., 1, ..] -> [.., 0, ..]\n[.., a, .., 1, ..] -> [.., 1 - a, .., 0, ..] where a <= 1\n",
    );
    assert_eq!(
        options(&turning, &[0, 1, 1]),
        [[[0, 0, 0]], [[0, 0, 1]], [[0, 1, 0]], [[1, 0, 1]], [[1, 1, 0]]],
    );
    let removing = game("game g\n[.., x, y, ..] -> [.., ..] where x = y\n");
    assert_eq!(options(&removing, &[5, 5, 5, 2]), [[[5, 2]]]);
    assert_eq!(options(&removing, &[]), [[[0u64; 0]; 0]; 0]);
}

#[test]
fn play_stops_at_a_declared_end_and_misere_swaps_it() {
    let text = "game g\n(x, y) -> (x - 1, y)\nend (1, y) lost where y >= 2\nend (2, 2) draw\notherwise won\n";
    let game = game(text);
    assert_eq!(game.end(&[1, 2]), Ok(Some(Verdict::Lost)));
    assert_eq!(game.end(&[1, 1]), Ok(None));
    assert_eq!(game.end(&[2, 2]), Ok(Some(Verdict::Draw)));
    assert_eq!(game.stuck(), Verdict::Won);
    assert_eq!(options(&game, &[1, 2]), [[[0u64; 0]; 0]; 0]);
    assert_eq!(options(&game, &[1, 1]), [[[0, 1]]]);
    let ruleset = rules::parse(text, &NoLibrary).ruleset.expect("it was read before");
    let misere = ruleset.instantiate(&[], Some(Convention::Misere)).expect("it has no parameters");
    assert_eq!(misere.end(&[1, 2]), Ok(Some(Verdict::Won)));
    assert_eq!(misere.end(&[2, 2]), Ok(Some(Verdict::Draw)));
    assert_eq!(misere.stuck(), Verdict::Lost);
}

#[test]
fn claims_are_told_at_any_size() {
    let game = game(
        "game g\n(a, b) -> (a - 1, b)\n\
         P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n\
         N(a, b) iff odd(a) and even(b) or a mod 3 = b div 2\n\
         P((a, b) + ..) iff xor(a + b) = 0 and count(a > 0) >= 1 and max(b where a > 2) < 5\n\
         value(a, b) = a - b if a >= b\n",
    );
    let claims = game.claims();
    let naturals = |at: &[u64]| -> Vec<UBig> { at.iter().map(|&word| word.into()).collect() };
    assert_eq!(claims[0].outcome(), Some(Outcome::P));
    let mut wythoff = Vec::new();
    for a in 0..30u64 {
        let mut row = [false; 30];
        assert!(claims[0].fill(&[a], 0, &mut row));
        for b in 0..30u64 {
            let holds = claims[0].holds(&[&naturals(&[a, b])]).expect("small numbers");
            assert_eq!(row[b as usize], holds);
            if holds && a <= b {
                wythoff.push((a, b));
            }
        }
    }
    let cold = [
        (0, 0),
        (1, 2),
        (3, 5),
        (4, 7),
        (6, 10),
        (8, 13),
        (9, 15),
        (11, 18),
        (12, 20),
        (14, 23),
        (16, 26),
        (17, 28),
    ];
    assert_eq!(wythoff, cold);
    // Neighbouring Fibonacci numbers F(2k) and F(2k + 1) are cold.
    let mut pair = (UBig::ZERO, UBig::ONE);
    for _ in 0..2000 {
        pair = (&pair.0 + &pair.1, &pair.0 + &pair.1 + &pair.1);
    }
    assert_eq!(claims[0].holds(&[&[pair.0.clone(), pair.1.clone()]]), Some(true));
    assert_eq!(claims[0].holds(&[&[pair.0, pair.1 + UBig::ONE]]), Some(false));
    for a in 0..12u64 {
        let mut row = [false; 12];
        assert!(claims[1].fill(&[a], 3, &mut row));
        for b in 3..15u64 {
            let expected = a % 2 == 1 && b % 2 == 0 || a % 3 == b / 2;
            assert_eq!(row[b as usize - 3], expected);
            assert_eq!(claims[1].holds(&[&naturals(&[a, b])]), Some(expected));
        }
    }
    let (one, two, three) = (naturals(&[1, 2]), naturals(&[3, 0]), naturals(&[0, 3]));
    assert_eq!(claims[2].holds(&[&one, &two]), Some(true));
    assert_eq!(claims[2].holds(&[&three, &three]), Some(false));
    assert_eq!(claims[2].holds(&[]), Some(false));
    assert_eq!(claims[3].value(&[&naturals(&[9, 2])]), Ok(Some(UBig::from(7u8))));
    assert_eq!(claims[3].value(&[&naturals(&[2, 9])]), Ok(None));
    assert_eq!(claims[3].value(&[&naturals(&[2])]), Err(Untold));
}

#[test]
fn short_forms_are_written_out() {
    let game = game("game g\n(n, cap) -> (n - k, 2*k) where 1 <= k <= cap\nstart (n) = (n, n - 1)\n");
    let form = |at: &[u64]| game.check_form(&at.iter().map(|&word| word.into()).collect::<Vec<UBig>>());
    assert_eq!(form(&[12]), Ok(vec![12u8.into(), 11u8.into()]));
    assert_eq!(form(&[12, 3]), Ok(vec![12u8.into(), 3u8.into()]));
    assert!(form(&[0]).is_err());
    assert!(form(&[1, 2, 3]).is_err());
}

#[test]
fn parameters_are_checked_against_their_kinds_and_bounds() {
    let text = "game g(a >= 1, b >= a default 9, S: set default {1}, w: x | y default x)\n(n) -> (n - 1)\n";
    let ruleset = rules::parse(text, &NoLibrary).ruleset.expect("it has no mistake");
    let set = |name: &str, value: u64| (name.to_string(), Argument::Natural(value.into()));
    assert!(ruleset.instantiate(&[set("a", 9)], None).is_ok());
    assert!(ruleset.instantiate(&[set("a", 10)], None).is_err());
    assert!(ruleset.instantiate(&[set("a", 0)], None).is_err());
    assert!(ruleset.instantiate(&[], None).is_err());
    assert!(ruleset.instantiate(&[set("a", 1), set("S", 1)], None).is_err());
    assert!(ruleset.instantiate(&[set("a", 1), set("z", 1)], None).is_err());
    let word = ("w".to_string(), Argument::Choice("z".into()));
    assert!(ruleset.instantiate(&[set("a", 1), word], None).is_err());
}
