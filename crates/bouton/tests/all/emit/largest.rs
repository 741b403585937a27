//! Functions that programs call, at numbers up to the largest of their type, compared with integers of any size.

use crate::emit::ALL;
use crate::emit::languages::output;
use bouton::emit::{self, Language, Unwritten};
use bouton::{Query, Workbench};
use dashu_int::{IBig, UBig};
use rules::Surd;
use std::fmt::Write as _;

const MOST: i128 = i128::MAX;

/// A program that has all that is called here.
fn program(language: Language) -> String {
    let text = "game large\n(a, b) -> (a - k, b) where 1 <= k <= 3\n\
                P(a, b) iff (exists q: floor(phi*q) = a and q > b) or fibonacci(a) or square(a) \
                or (a >= 1 and lowest_zeckendorf(a) = b) or prime_power(a) or gcd(a, b) = 1 \
                or smallest_factor(a) = b or v(a, b) = 1 or bits(a) = b or digit(a, b, 3) = 1 or a = fib(b) or last(a) or low(a)\n\
                automaton last(n) in zeckendorf\n  state z: 0 -> z, 1 -> o\n  state o: 0 -> z\n  accept o\n\
                automaton low(n) in recurrence 4 -1\n  state z: 0 -> z, 1 -> o, 2 -> z, 3 -> z\n  \
                state o: 0 -> z, 1 -> o, 2 -> z, 3 -> z\n  accept o\n";
    let bench = Workbench::new();
    bench.add("large.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let variant = bench.variant(&Query::read("large.game").unwrap(), None).unwrap();
    let program = emit::program(&variant, &[&variant.instance().claims()[0]]);
    program
        .and_then(|program| emit::text(&program, language, &[]))
        .unwrap_or_else(|unwritten| panic!("{unwritten:?}\n{text}"))
}

/// The results of these calls, each of a function and of what it is given; truth is 1 or 0.
fn called(language: Language, calls: &[(&str, Vec<i128>)]) -> Vec<i128> {
    called_in(&program(language), language, calls)
}

/// The same of functions of a program.
fn called_in(program: &str, language: Language, calls: &[(&str, Vec<i128>)]) -> Vec<i128> {
    let halves = |number: i128| ((number >> 64) as i64, number as u64);
    let mut lines = String::new();
    for (name, given) in calls {
        let given: Vec<String> = given
            .iter()
            .map(|&number| match language {
                Language::Cpp => format!("whole({}LL, {}ULL)", halves(number).0, halves(number).1),
                Language::Java => format!("{number}L"),
                Language::Python | Language::Rust | Language::Go => number.to_string(),
            })
            .collect();
        let call = format!("{name}({})", given.join(", "));
        match language {
            Language::Python => writeln!(lines, "print(min(int({call}), 2**127 - 1))"),
            Language::Cpp => writeln!(lines, "    print({call});"),
            Language::Java => writeln!(lines, "    print(Main.{call});"),
            Language::Go => writeln!(lines, "    print_it({call})"),
            Language::Rust => writeln!(lines, "    println!(\"{{}}\", {call} as i128);"),
        }
        .unwrap();
    }
    let main = match language {
        Language::Python => lines,
        Language::Rust => format!("fn main() {{\n{lines}}}\n"),
        Language::Go => format!(
            "package main\nimport \"fmt\"\nfunc print_it(it any) {{\n\
             if truth, is := it.(bool); is {{ if truth {{ it = 1 }} else {{ it = 0 }} }}\nfmt.Println(it)\n}}\n\
             func main() {{\n{lines}}}\n"
        ),
        Language::Java => format!(
            "class Test {{\nstatic void print(long n) {{ System.out.println(n); }}\n\
             static void print(boolean is) {{ print(is ? 1 : 0); }}\n\
             public static void main(String[] arguments) {{\n{lines}}}\n}}\n"
        ),
        Language::Cpp => format!(
            "#include <iostream>\nNum whole(long long high, unsigned long long low) {{ return Num(high) * (Num(1) << 64) + Num(low); }}\n\
             void print(Num n) {{ if (n < 0) {{ std::cout << '-'; n = -n; }} char digits[48]; int count = 0;\n\
             do {{ digits[count++] = char('0' + int(n % 10)); n /= 10; }} while (n > 0);\n\
             while (count > 0) {{ std::cout << digits[--count]; }} std::cout << '\\n'; }}\nint main() {{\n{lines}}}\n"
        ),
    };
    let said = output(language, &format!("{program}\n{main}"));
    said.lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn values_by_exponents_and_recursion_are_computed_up_to_the_largest_numbers() {
    let half = |n: i128| {
        let above = n as u128 + 1;
        ((above >> above.trailing_zeros()) / 2) as i128
    };
    let odd_part = |n: i128| n >> n.trailing_zeros();
    let digits = |n: i128| n.to_string().bytes().map(|digit| i128::from(digit - b'0')).sum();
    type Value<'a> = (&'a str, &'a dyn Fn(i128) -> i128);
    let claims: [Value; 5] = [
        ("value(2*n) = n\nvalue(2*n + 1) = value(n)", &half),
        ("value(n) = v2(n) if n > 0 | 0 otherwise", &|n| if n == 0 { 0 } else { n.trailing_zeros().into() }),
        ("value(n) = odd_part(n) if n > 0 | 0 otherwise", &|n| if n == 0 { 0 } else { odd_part(n) }),
        ("value(n) = 0 if n = 0 | value(n div 10) + n mod 10 otherwise", &digits),
        ("value(0) = 0\nvalue(2*n) = value(n)\nvalue(2*n + 1) = value(n) + 1", &|n| n.count_ones().into()),
    ];
    for (claim, value) in claims {
        let bench = Workbench::new();
        let text = format!("game values\n(n) -> (n - k) where 1 <= k <= 3\n{claim}\n");
        bench.add("values.game", &text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        let variant = bench.variant(&Query::read("values.game").unwrap(), None).unwrap();
        let program = emit::program(&variant, &[&variant.instance().claims()[0]]).expect("a program");
        for &language in ALL {
            let known = numbers().into_iter().filter(|&n| n <= largest(language));
            let calls: Vec<_> = known.map(|n| ("value", vec![n])).collect();
            let said = called_in(&emit::text(&program, language, &[]).expect("a text"), language, &calls);
            for ((_, given), said) in calls.iter().zip(said) {
                assert_eq!(said, value(given[0]), "{language:?} {claim} {given:?}");
            }
        }
    }
}

#[test]
fn values_that_branch_are_not_written() {
    let bench = Workbench::new();
    let text =
        "game values\n(n) -> (n - 1)\nvalue(n) = n if n < 2 | value(n div 2) + value(n div 3) otherwise\n";
    bench.add("values.game", text).expect("a game");
    let variant = bench.variant(&Query::read("values.game").unwrap(), None).unwrap();
    let program = emit::program(&variant, &[&variant.instance().claims()[0]]);
    assert!(matches!(program, Err(Unwritten::Term(_))));
}

/// The largest integer of a language.
fn largest(language: Language) -> i128 {
    if matches!(language, Language::Java | Language::Go) { i64::MAX.into() } else { MOST }
}

/// Compares calls whose numbers a language has with what they should give, at most its largest number.
fn compare(language: Language, calls: &[(&str, Vec<i128>)], expected: &[i128]) {
    let (most, both) = (largest(language), calls.iter().zip(expected));
    let known = both.filter(|((name, given), _)| {
        let bound = if *name == "fib" && most < MOST { 92 } else { most };
        given.iter().all(|&number| number <= bound)
    });
    let (calls, expected): (Vec<_>, Vec<_>) = known.map(|(call, &expected)| (call.clone(), expected)).unzip();
    assert!(calls.len() > 100);
    for ((call, said), expected) in calls.iter().zip(called(language, &calls)).zip(expected) {
        assert_eq!(said, expected.min(most), "{language:?} {call:?}");
    }
}

/// Small numbers, those about powers of 2 and about Fibonacci numbers, and the largest.
fn numbers() -> Vec<i128> {
    let mut all: Vec<i128> = (0..20).collect();
    for place in (5..127).step_by(6).chain([126]) {
        all.extend((-1..=1).map(|more| (1i128 << place) + more));
    }
    let (mut low, mut high) = (0i128, 1i128);
    while let Some(next) = low.checked_add(high) {
        (low, high) = (high, next);
        if high > 1 << 110 {
            all.extend((-1..=1).map(|more| high + more));
        }
    }
    all.extend((0..4).map(|less| MOST - less));
    all
}

fn big(number: i128) -> UBig {
    UBig::from(u128::try_from(number).unwrap())
}

/// The number, or the largest of the type if that is less.
fn capped(number: UBig) -> i128 {
    i128::try_from(number).unwrap_or(MOST)
}

#[test]
fn no_program_stops_by_itself() {
    for language in [Language::Rust, Language::Cpp] {
        let text = program(language);
        for word in
            ["unwrap()", "expect(", "panic!", "assert", "unreachable", "todo!", "exit(", "throw", "abort"]
        {
            assert!(!text.contains(word), "{word}\n{text}");
        }
    }
}

#[test]
fn fibonacci_numbers_are_computed_with_where_no_integer_is_too_large() {
    let mut exact = vec![UBig::ZERO, UBig::ONE];
    for index in 2..=400 {
        exact.push(&exact[index - 1] + &exact[index - 2]);
    }
    let odd: Vec<u64> = (0..=400).filter(|&a| &exact[a as usize] % 2u8 == 1).collect();
    for claim in [
        "fib(a) mod 2 = 1",
        "fib(a) xor 1 < fib(a)",
        "fib(a) + fib(a + 1) >= 3 and odd(fib(a)) or fib(a) = fib(1)",
        "(exists k: k = fib(a) and odd(k))",
    ] {
        let text = format!("game sure\n(a) -> (a - k) where 1 <= k <= 3\nP(a) iff {claim}\n");
        let bench = Workbench::new();
        bench.add("sure.game", &text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        let variant = bench.variant(&Query::read("sure.game").unwrap(), None).unwrap();
        let program = emit::program(&variant, &[&variant.instance().claims()[0]]).unwrap();
        for language in [Language::Rust, Language::Cpp, Language::Java, Language::Go] {
            assert_eq!(emit::text(&program, language, &[]), Err(Unwritten::Outgrows), "{claim}");
        }
        let python = emit::text(&program, Language::Python, &[]).unwrap();
        let said =
            output(Language::Python, &format!("{python}\nprint([a for a in range(401) if loses(a)])\n"));
        assert_eq!(said.trim(), format!("{odd:?}"), "{claim}");
    }
}

#[test]
fn floors_are_exact_up_to_the_largest_numbers() {
    let surds = [
        (1i64, 5i64, 2i64),
        (0, 2, 1),
        (3, 13, 2),
        (-1, 5, 2),
        (0, 3, 100),
        (-5, 27, 3),
        (7, 0, 3),
        (1, 0, 1),
        (0, 100_000_000_000_000_003, 1),
    ];
    let surds = surds.map(|(plus, root, over)| Surd::new(plus.into(), root.into(), over.into()).unwrap());
    let words = |surd: &Surd| {
        let surd = surd.normal();
        [surd.plus().clone(), IBig::from(surd.root().clone()), IBig::from(surd.over().clone())]
            .map(|part| i128::try_from(part).unwrap())
    };
    let (mut calls, mut expected) = (vec![], vec![]);
    for surd in &surds {
        for j in numbers() {
            calls.push(("floor_multiple", [&words(surd)[..], &[j]].concat()));
            expected.push(capped(surd.floor(&big(j))));
        }
    }
    for &language in ALL {
        compare(language, &calls, &expected);
    }
}

#[test]
fn the_least_multiple_is_found_up_to_the_largest_numbers() {
    let (mut calls, mut expected) = (vec![], vec![]);
    for (plus, root, over, enough) in [(1i64, 5i64, 2i64, 1), (-1, 5, 2, 2), (0, 2, 1, 1)] {
        let surd = Surd::new(plus.into(), root.into(), over.into()).unwrap();
        let normal = surd.normal();
        let words = [
            i128::try_from(normal.plus().clone()).unwrap(),
            i128::try_from(normal.root().clone()).unwrap(),
            i128::try_from(normal.over().clone()).unwrap(),
        ];
        for value in numbers() {
            calls.push(("least_with_floor", [&words[..], &[value, enough]].concat()));
            expected.push(capped(surd.least(&big(value)).unwrap()));
        }
    }
    for language in [Language::Rust, Language::Cpp, Language::Java, Language::Go] {
        compare(language, &calls, &expected);
    }
}

#[test]
fn fibonacci_numbers_squares_and_digits_are_known_up_to_the_largest_numbers() {
    let mut fibonacci = vec![1u128, 2];
    while let Some(next) = fibonacci[fibonacci.len() - 1].checked_add(fibonacci[fibonacci.len() - 2]) {
        fibonacci.push(next);
    }
    // Places worth 1, 4, and four times the last less the one before.
    let mut places: Vec<u128> = vec![1, 4];
    while let Some(next) = places[places.len() - 1].checked_mul(4) {
        places.push(next - places[places.len() - 2]);
    }
    let (mut calls, mut expected) = (vec![], vec![]);
    for number in numbers() {
        let word = number as u128;
        let lowest_digit = places[1..].iter().rev().fold(word, |rest, place| rest % place);
        calls.push(("accepts_low", vec![number]));
        expected.push((lowest_digit == 1) as i128);
        // Greedily, from the largest down.
        let (mut rest, mut lowest) = (word, 0);
        for &part in fibonacci.iter().rev().filter(|&&part| part <= word) {
            if part <= rest {
                (rest, lowest) = (rest - part, part);
            }
        }
        let root = UBig::from(word).nth_root(2);
        calls.push(("is_fibonacci", vec![number]));
        expected.push((word == 0 || fibonacci.contains(&word)) as i128);
        calls.push(("is_square", vec![number]));
        expected.push((&root * &root == UBig::from(word)) as i128);
        // The automaton accepts what ends in 1.
        calls.push(("accepts_last", vec![number]));
        expected.push((lowest == 1) as i128);
        if number > 0 {
            calls.push(("lowest_zeckendorf", vec![number]));
            expected.push(lowest as i128);
        }
    }
    for index in [0, 1, 2, 10, 100, 179, 180] {
        calls.push(("fib", vec![index]));
        expected.push(if index == 0 {
            0
        } else {
            [&[1][..], &fibonacci].concat()[index as usize - 1] as i128
        });
    }
    for n in 0..400u64 {
        // A prime power has one prime divisor.
        let primes: Vec<u64> = (2..=n).filter(|p| n % p == 0 && (2..*p).all(|d| p % d != 0)).collect();
        let exponent = |p: u64| (1..).find(|&k| n % p.pow(k + 1) != 0).unwrap();
        calls.push(("prime_exponent", vec![n.into()]));
        expected.push(match (n, &*primes) {
            (1, _) => 0,
            (_, &[p]) => exponent(p).into(),
            _ => -1,
        });
    }
    // The greatest common divisor of Fibonacci numbers is the one of the greatest common divisor of their places.
    for (a, b, both) in [(100, 80, 20), (120, 180, 60), (177, 178, 1)] {
        // F(1) is 1, as F(2), with which the list begins.
        let [a, b, both] = [a, b, both].map(|index: usize| fibonacci[index.max(2) - 2] as i128);
        calls.push(("gcd", vec![a, b]));
        expected.push(both);
    }
    for (a, b, both) in [(0, 0, 0), (0, 7, 7), (7, 0, 7), (84, 36, 12), (MOST, MOST, MOST)] {
        calls.push(("gcd", vec![a, b]));
        expected.push(both);
    }
    for n in numbers().into_iter().filter(|&n| n > 0) {
        calls.push(("bit_length", vec![n]));
        expected.push((128 - n.leading_zeros()).into());
        for p in [2, 3, 10, MOST] {
            let times = (0..).scan(n, |rest, _| (*rest % p == 0).then(|| *rest /= p)).count();
            calls.push(("valuation", vec![p, n]));
            expected.push(times as i128);
        }
    }
    let small = (2..400).map(|n: i128| (n, (2..=n).find(|p| n % p == 0).unwrap()));
    for (n, factor) in small.chain([(1_000_000_000_039, 1_000_000_000_039), (999_983 * 1_000_003, 999_983)]) {
        calls.push(("smallest_factor", vec![n]));
        expected.push(factor);
    }
    for (number, place) in
        [0, 7, 10, 1_000_000_000_000_000_007, MOST].into_iter().flat_map(|n| (0..42).map(move |i| (n, i)))
    {
        let shown: Vec<u8> = number.to_string().bytes().rev().collect();
        calls.push(("digit", vec![number, place, 10]));
        expected.push(shown.get(place as usize).map_or(0, |digit| i128::from(digit - b'0')));
    }
    calls.push(("digit", vec![MOST, MOST, MOST]));
    expected.push(0);
    for &language in ALL {
        compare(language, &calls, &expected);
    }
    // Beyond what the type holds larger indices still have larger numbers.
    for language in [Language::Rust, Language::Cpp] {
        let calls: Vec<_> = [180, 181, 200, 1 << 56, 1 << 100].map(|index| ("fib", vec![index])).to_vec();
        assert!(called(language, &calls).is_sorted_by(|a, b| a < b), "{language:?}");
    }
}
