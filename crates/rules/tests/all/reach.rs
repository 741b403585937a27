//! The language beyond plain rules: unordered rows, laws of positions, codes, limits that may be absent.

use dashu_int::UBig;
use rules::{Argument, Instance, Misfit, NoLibrary, Options, Ruleset};
use std::sync::Arc;

fn ruleset(text: &str) -> Arc<Ruleset> {
    let parsed = rules::parse(text, &NoLibrary);
    assert!(parsed.diagnostics.is_empty(), "{:#?}", parsed.diagnostics);
    parsed.ruleset.expect("no diagnostics")
}

fn instance(text: &str, arguments: &[(&str, Argument)]) -> Instance {
    let arguments: Vec<_> = arguments.iter().map(|(name, value)| (name.to_string(), value.clone())).collect();
    ruleset(text).instantiate(&arguments, None).expect("parameters fit")
}

fn options(game: &Instance, at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let mut options = Options::new();
    game.options(at, &mut options).expect("options");
    options.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect()
}

fn naturals(words: &[u64]) -> Vec<UBig> {
    words.iter().map(|&word| UBig::from(word)).collect()
}

fn codes(text: &str) -> Vec<&'static str> {
    rules::parse(text, &NoLibrary).diagnostics.iter().map(|diagnostic| diagnostic.code()).collect()
}

const PAWNS: &str = "game pawns(m default 5)
unordered
position [.., a, b, ..] where a < b
position [.., x, ..] where 1 <= x <= m
[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= m
";

#[test]
fn an_unordered_row_is_sorted_when_read_and_after_each_move() {
    let pawns = instance(PAWNS, &[]);
    assert_eq!(pawns.check_form(&naturals(&[4, 1, 2])), Ok(naturals(&[1, 2, 4])));
    // 1 jumps over 2 to 3, 2 steps to 3, and 4 to 5.
    let mut found = options(&pawns, &[1, 2, 4]);
    found.sort();
    assert_eq!(found, [[[1, 2, 5]], [[1, 3, 4]], [[2, 3, 4]]]);
}

#[test]
fn a_component_that_breaks_a_law_is_no_position_and_the_law_is_named() {
    let pawns = instance(PAWNS, &[]);
    for (row, law) in [(&[2, 2][..], "a < b"), (&[0, 2], "1 <= x <= m"), (&[2, 6], "1 <= x <= m")] {
        match pawns.check_form(&naturals(row)) {
            Err(Misfit::Lawless { law: named }) => assert!(named.ends_with(law), "{named}"),
            other => panic!("{row:?}: {other:?}"),
        }
    }
    assert!(pawns.is_position(&naturals(&[1, 5])) && !pawns.is_position(&naturals(&[5, 1])));
}

#[test]
fn a_bound_on_all_elements_shows_that_play_ends_only_if_the_rules_keep_it() {
    assert!(instance(PAWNS, &[]).terminates());
    let free = PAWNS.replace(" where next_free(x) <= m", "");
    assert!(!instance(&free, &[]).terminates());
}

#[test]
fn a_code_says_how_many_heaps_may_be_left() {
    let text = "game octal(code: octal)
(n) -> ()        where n in code[0] and n >= 1
(n) -> (n - k)   where k in code[1] and 1 <= k < n
(n) -> (i) + (j) where k in code[2] and i + j = n - k and 1 <= i <= j
";
    let game = ruleset(text);
    let code = |code: &str| game.parse_argument("code", code).expect("a code");
    assert_eq!(code("0.77"), Argument::Octal(vec![0, 7, 7]));
    assert_eq!(code(".770"), code("0.77"));
    assert_eq!(code("４．７"), Argument::Octal(vec![4, 7]));
    // Digits 1, 2, 4: take all, leave one heap, leave two.
    assert_eq!(options(&instance(text, &[("code", code("0.1"))]), &[1]), [Vec::<Vec<u64>>::new()]);
    assert_eq!(options(&instance(text, &[("code", code("0.02"))]), &[5]), [[[3]]]);
    assert_eq!(options(&instance(text, &[("code", code("0.04"))]), &[6]), [[[1], [3]], [[2], [2]]]);
    assert_eq!(options(&instance(text, &[("code", code("4.0"))]), &[3]), [[[1], [2]]]);
    for (wrong, problem) in
        [("0.78", "code-digit"), ("1.7", "code-split"), ("77", "argument-kind"), ("0.x", "argument-kind")]
    {
        assert_eq!(game.parse_argument("code", wrong).expect_err(wrong).code(), problem, "{wrong}");
    }
}

#[test]
fn a_hexadecimal_code_speaks_of_three_heaps() {
    let text = "game hex(code: hexadecimal)\n(n) -> (i) + (j) + (m) where k in code[3] and i + j + m = n - k and 1 <= i <= j <= m\n";
    let game = ruleset(text);
    let code = |code: &str| game.parse_argument("code", code).expect("a code");
    assert_eq!(code("0.f6"), Argument::Octal(vec![0, 15, 6]));
    assert_eq!((code("0.F6").to_string(), code("C.0").to_string()), ("0.F6".into(), "C.0".into()));
    assert_eq!(options(&instance(text, &[("code", code("0.8"))]), &[5]), [[[1], [1], [2]]]);
    for (wrong, problem) in [("0.G", "argument-kind"), ("1.7", "code-split"), ("A.7", "code-split")] {
        assert_eq!(game.parse_argument("code", wrong).expect_err(wrong).code(), problem, "{wrong}");
    }
}

#[test]
fn a_text_is_any_word() {
    let text = "game g(t: text default \"1-2, 3\")
example t=\"0.7\" (1) is N
(n) -> (n - 1)
";
    let game = rules::parse(text, &NoLibrary);
    // Of the numbers and edges that other parameters would read nothing is lost; nor does anybody use it here.
    assert_eq!(codes(text), ["unused-parameter"]);
    let game = game.ruleset.expect("a warning");
    assert_eq!(game.parameters[0].default, Some(Argument::Text("1-2,3".into())));
    assert_eq!(game.examples[0].arguments, [("t".to_string(), Argument::Text("0.7".into()))]);
    assert_eq!(game.parse_argument("t", " １＋C (5) ").expect("a text"), Argument::Text("1+C(5)".into()));
    let long = "x".repeat(20_000);
    for (wrong, problem) in [("", "unexpected-token"), ("  ", "unexpected-token"), (&long, "argument-kind")] {
        assert_eq!(game.parse_argument("t", wrong).expect_err("no word").code(), problem);
    }
}

#[test]
fn a_limit_that_may_be_absent_allows_everything() {
    let text = "game powers(kmax default any)
(n) -> (n - q) where prime_power(q) and exponent(q) <= kmax
P(n) iff n mod 6 = 0 when kmax >= 2
P(n) iff n mod 4 = 0 when kmax = 1
";
    let taken =
        |game: &Instance| -> Vec<u64> { options(game, &[9]).iter().map(|left| 9 - left[0][0]).collect() };
    let most = |kmax: u64| instance(text, &[("kmax", Argument::Natural(kmax.into()))]);
    assert_eq!(taken(&instance(text, &[])), [1, 2, 3, 4, 5, 7, 8, 9]);
    assert_eq!(taken(&most(2)), [1, 2, 3, 4, 5, 7, 9]);
    assert_eq!(taken(&most(1)), [1, 2, 3, 5, 7]);
    assert_eq!(taken(&most(0)), [1]);
    assert_eq!(
        [&instance(text, &[]), &most(3), &most(1), &most(0)].map(|game| game.claims().len()),
        [1, 1, 1, 0]
    );
    assert_eq!(ruleset(text).parse_argument("kmax", "any"), Ok(Argument::Any));
    assert_eq!(codes("game g(k default any)\n(n) -> (n - k)\n"), ["any-as-number"]);
}

#[test]
fn folds_know_the_length_of_a_row_and_the_element_before() {
    let text = "game row
[x, ..] -> [x - 1, ..]
value[x after w at i of n, ..] = sum(1000*x + 100*w + 10*i + n)
";
    let game = instance(text, &[]);
    let value = game.claims()[0].value(&[&naturals(&[3, 5])]).expect("told").expect("claimed");
    // x = 3, w = 0, i = 1, n = 2, and then x = 5, w = 3, i = 2, n = 2.
    assert_eq!(value, UBig::from(3012u32 + 5322));
    // What is not named does not get in the way of what is bound inside.
    let text = "game row\n[x, ..] -> [x - 1, ..]\nP[x, ..] iff exists j: j <= 9 and sum(x) = 3*j\n";
    let holds = |row: &[u64]| instance(text, &[]).claims()[0].holds(&[&naturals(row)]);
    assert_eq!([holds(&[1, 2]), holds(&[2, 2]), holds(&[9, 9, 9])], [Some(true), Some(false), Some(true)]);
}

#[test]
fn columns_count_the_ones_of_each_binary_place() {
    let text = "game heaps(b default 3)\n(n) -> (m) where m < n\nP((n) + ..) iff columns(n, b) = 0\n";
    let holds = |heaps: &[u64], b: u64| {
        let game = instance(text, &[("b", Argument::Natural(b.into()))]);
        let heaps: Vec<Vec<UBig>> = heaps.iter().map(|&heap| vec![heap.into()]).collect();
        let sum: Vec<&[UBig]> = heaps.iter().map(Vec::as_slice).collect();
        game.claims()[0].holds(&sum)
    };
    assert_eq!(holds(&[5, 5, 5], 3), Some(true));
    assert_eq!(holds(&[1, 2, 3], 3), Some(false));
    assert_eq!(holds(&[1, 2, 3], 2), Some(true));
    // Base 1 counts nothing, and base 0 has no meaning: an undefined term makes its comparison false.
    assert_eq!(holds(&[1, 2, 4], 1), Some(true));
    assert_eq!(holds(&[0], 0), Some(false));
}

#[test]
fn counts_of_ones_and_exponents_are_exact() {
    let text = "game g\n(n) -> (n - 1)\nvalue(n) = 1000*ones(n) + exponent(n)\n";
    let value = |n: u64| instance(text, &[]).claims()[0].value(&[&[n.into()]]).expect("told");
    assert_eq!(value(1), Some(1000u32.into()));
    assert_eq!(value(8), Some(1003u32.into()));
    assert_eq!(value(121), Some(5002u32.into()));
    assert_eq!(value(6), None);
    // 2^61 - 1 is prime, and too long for a floating-point number.
    assert_eq!(value((1 << 61) - 1), Some(61_001u32.into()));
}

#[test]
fn what_cannot_be_meant_is_refused_with_a_name() {
    assert_eq!(codes("game g\nunordered\n(n) -> (n - 1)\n"), ["unordered-tuple"]);
    assert_eq!(codes("game g\n(n) -> (next_free(n))\n"), ["row-outside"]);
    assert_eq!(codes("game g\nnative (v)\n"), ["no-native"]);
    assert_eq!(codes("game g(S: set)\n(n) -> (n - k) where k in S[1]\n"), ["not-a-code"]);
    assert_eq!(codes("game g(c: octal)\n(n) -> (n - k) where k in c[3]\n"), ["code-heaps"]);
    assert_eq!(codes("game g(c: hexadecimal)\n(n) -> (n - k) where k in c[4]\n"), ["code-heaps"]);
    assert_eq!(
        codes("game g(c: hexadecimal default \"8.F\")\n(n) -> (n - k) where k in c[3]\n"),
        Vec::<&str>::new()
    );
    assert_eq!(codes("game g(c: octal default \"0.8\")\n(n) -> (n - k) where k in c[1]\n"), ["code-digit"]);
    assert_eq!(codes("game g(c: octal)\n(n) -> (n - c)\n"), ["code-as-number"]);
    assert_eq!(codes("game g(e: graph)\n(n) -> (n - e)\n"), ["graph-as-number"]);
    assert_eq!(codes("game g(t: text)\n(n) -> (n - t)\n"), ["text-as-number"]);
    // Only a text may have anything between its quotes.
    assert_eq!(
        codes("game g(c: octal default \"1-3C\")\n(n) -> (n - 1) where 1 in c[1]\n"),
        ["unexpected-token"]
    );
    assert_eq!(codes("game g(t: text default 3)\n(n) -> (n - 1)\n"), ["wrong-kind"]);
}

#[test]
fn remarks_pair_both_languages() {
    let game = ruleset("game g\nremark en \"a\"\nremark zh \"甲\"\nremark en \"b\"\n(n) -> (n - 1)\n");
    let said: Vec<(&str, &str)> =
        game.remarks.iter().map(|text| (text.en.as_str(), text.zh.as_str())).collect();
    assert_eq!(said, [("a", "甲"), ("b", "")]);
}

#[test]
fn play_among_few_positions_ends_unless_moves_return() {
    let listed = |rule: &str, numbers: &[u64]| {
        let text = format!("game listed(a: list)\nposition (i) where 1 <= i <= length(a)\n{rule}\n");
        instance(&text, &[("a", Argument::List(naturals(numbers).into()))])
    };
    let rises = "(i) -> (j) where 1 <= j <= length(a) and a[j] > a[i] and a[i] divides max(i, j) - min(i, j)";
    assert!(listed(rises, &[3, 6, 5, 4, 2, 7, 1, 8]).terminates());
    let stays = rises.replace("a[j] > a[i]", "a[j] >= a[i] and i != j");
    assert!(listed(&stays, &[1, 3, 2]).terminates() && !listed(&stays, &[1, 3, 1]).terminates());
    let leaves = "(i) -> (j) where 1 <= j <= length(a) + 1 and (j > length(a) or a[j] > a[i])";
    assert!(!listed(leaves, &[3, 1, 2]).terminates());
    // A bound is read however it is written; among too many numbers play is not followed.
    let climbs = |bound: &str, most: &str| {
        let rule = format!("(i) -> (j) where j <= {most} and (j xor 5) > (i xor 5)");
        instance(&format!("game climbs\nposition (i) where {bound}\n{rule}\n"), &[]).terminates()
    };
    for bound in ["i <= 7", "i < 8", "7 >= i", "8 > i"] {
        assert!(climbs(bound, "7"), "{bound}");
    }
    assert!(!climbs("i <= 100000", "100000") && !climbs("i >= 0", "7") && !climbs("i <= 7", "3000000000"));
    // From each place the token follows the number that stands there, unless it is its own.
    for code in 0..256u64 {
        let numbers = [0, 2, 4, 6].map(|shift| (code >> shift & 3) + 1);
        let next = |at: u64| numbers[at as usize - 1];
        let ends = (1..=4)
            .all(|start| (0..4).fold(start, |at, _| next(at)) == next((0..4).fold(start, |at, _| next(at))));
        assert_eq!(listed("(i) -> (a[i]) where a[i] != i", &numbers).terminates(), ends, "{numbers:?}");
    }
}
