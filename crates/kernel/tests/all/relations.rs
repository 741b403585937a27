//! Relations known to the checker, against arithmetic.

use kernel::{Limits, Rejection, check};

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as u64) as i64
    }
}

/// Truth of a literal for these numbers; the checker accepts it or its negation, never both.
fn holds(numeration: &str, more: &str, literal: &str, numbers: &[u64]) -> bool {
    let names = ["a", "b", "c", "d"];
    let laws: String =
        names.iter().zip(numbers).map(|(name, number)| format!("(law (= {name} {number}))")).collect();
    let places = names[..numbers.len()].join(" ");
    let accepts = |literal: &str| {
        let text = format!(
            "(certificate 2)(statement (numeration {numeration}) {more} (places {places}) {laws} (stuck lost) (lost {literal}))(falls)"
        );
        match check(&text, Limits::of(text.len())) {
            Ok(_) => true,
            Err(Rejection::Fails { .. }) => false,
            Err(why) => panic!("{why:?} {text}"),
        }
    };
    let (positive, negative) = (accepts(literal), accepts(&format!("(not {literal})")));
    assert_ne!(positive, negative, "{literal} of {numbers:?} in {numeration}");
    positive
}

/// All tuples of numbers up to a bound.
fn tuples(places: usize, most: u64) -> Vec<Vec<u64>> {
    (0..places).fold(vec![vec![]], |all: Vec<Vec<u64>>, _| {
        all.into_iter().flat_map(|at| (0..=most).map(move |next| [&at[..], &[next]].concat())).collect()
    })
}

#[test]
fn relations_of_binary_digits() {
    let binary = |literal: &str, at: &[u64]| holds("base 2", "", literal, at);
    for at in tuples(3, 4) {
        assert_eq!(binary("(xor a b c)", &at), at[0] ^ at[1] == at[2], "{at:?}");
        for of in 0..=4 {
            let multiple =
                |place: u32| at.iter().filter(|&&it| it >> place & 1 == 1).count() % of.max(1) == 0;
            assert_eq!(binary(&format!("(columns {of} a b c)"), &at), (0..4).all(multiple), "{of} {at:?}");
        }
    }
    for at in tuples(2, 9) {
        for of in [0, 1, 2, 3, 5] {
            let ones = u64::from(at[0].count_ones()) % u64::from(of.max(1_u32));
            assert_eq!(binary(&format!("(ones {of} a b)"), &at), ones == at[1], "{of} {at:?}");
        }
        for place in [0, 1, 3] {
            assert_eq!(
                binary(&format!("(bit {place} a b)"), &at),
                at[0] >> place & 1 == at[1],
                "{place} {at:?}"
            );
        }
        assert_eq!(binary("(xor a a b)", &at), at[1] == 0);
        assert_eq!(binary("(xor a b a)", &at), at[1] == 0);
        assert_eq!(binary("(columns 2 a b a)", &at), at[1] == 0);
    }
    for a in (0..40).chain([4095, 4096, 8192]) {
        assert_eq!(binary("(power-of-two a)", &[a]), a.is_power_of_two());
        assert!(binary("(ones 20 a b)", &[a, u64::from(a.count_ones())]));
        assert_eq!(binary("(bit 12 a b)", &[a, 1]), a & 4096 > 0);
    }
    assert!(binary("(columns 3)", &[7]) && binary("(columns 64 a)", &[0]) && !binary("(columns 64 a)", &[1]));
}

#[test]
fn relations_of_zeckendorf_digits() {
    let fibonacci = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];
    let lowest = |mut number: u64| {
        let mut last = 0;
        while number > 0 {
            last = *fibonacci.iter().rev().find(|&&it| it <= number).expect("1 at least");
            number -= last;
        }
        last
    };
    for a in 0..120 {
        assert_eq!(holds("quadratic 1", "", "(fibonacci a)", &[a]), fibonacci.contains(&a), "{a}");
    }
    for at in tuples(2, 22) {
        let is = at[0] > 0 && lowest(at[0]) == at[1];
        assert_eq!(holds("quadratic 1", "", "(lowest-zeckendorf a b)", &at), is, "{at:?}");
    }
    for a in 0..60 {
        assert_eq!(
            holds("quadratic 1", "", "(lowest-zeckendorf a a)", &[a]),
            a > 0 && fibonacci.contains(&a),
            "{a}"
        );
    }
}

/// Digits by subtracting the largest place worth.
fn word(numeration: &str, number: u64) -> Vec<u8> {
    let (kind, parameter) = numeration.split_once(' ').expect("two words");
    let parameter: u64 = parameter.parse().expect("a number");
    let mut worth = vec![1, if kind == "base" { parameter } else { parameter + 1 }];
    while worth[worth.len() - 1] <= number {
        let before = if kind == "base" { 0 } else { worth[worth.len() - 2] };
        worth.push(parameter * worth[worth.len() - 1] + before);
    }
    let mut rest = number;
    let digits: Vec<u8> = worth
        .iter()
        .rev()
        .map(|place| {
            let digit = rest / place;
            rest %= place;
            digit as u8
        })
        .collect();
    digits.into_iter().skip_while(|&digit| digit == 0).collect()
}

const NUMERATIONS: [&str; 9] = [
    "base 2",
    "base 3",
    "base 4",
    "base 10",
    "quadratic 1",
    "quadratic 2",
    "quadratic 3",
    "quadratic 5",
    "quadratic 9",
];

#[test]
fn automata_read_words_of_the_numeration_without_leading_zeros() {
    for numeration in NUMERATIONS {
        let radix = numeration.split(' ').nth(1).map_or(0, |word| word.parse::<u8>().expect("a number"))
            + u8::from(numeration.starts_with('q'));
        // The number of digits is odd; and the sum of the digits, if leading zeros were read, would not be what it is.
        let go: String = (0..radix).map(|digit| format!("(go 0 ({digit}) 1)")).collect();
        let back: String = (0..radix).map(|digit| format!("(go 1 ({digit}) 0)")).collect();
        let automaton = format!("(automaton odd 1 (accept 1) {go} {back})");
        for a in 0..80 {
            let odd = word(numeration, a).len() % 2 == 1;
            assert_eq!(holds(numeration, &automaton, "(accepts odd a)", &[a]), odd, "{a} in {numeration}");
        }
        // The last digit is 1, and nothing else is known.
        let one: String =
            (0..radix).map(|digit| format!("(go 0 ({digit}) {})", u8::from(digit == 1))).collect();
        let last = format!("(automaton one 1 (accept 1) {one} {})", one.replace("(go 0", "(go 1"));
        for a in 0..80 {
            let ends = word(numeration, a).last() == Some(&1);
            assert_eq!(holds(numeration, &last, "(accepts one a)", &[a]), ends, "{a} in {numeration}");
        }
    }
}

/// A sum in the form of certificates, at random from its terms.
fn side(terms: &[(i64, &str)], constant: i64) -> [String; 2] {
    [1, -1].map(|sign| {
        let mut parts: Vec<String> = terms
            .iter()
            .filter(|term| term.0 * sign > 0)
            .map(|(factor, name)| format!("(* {} {name})", factor * sign))
            .collect();
        parts.push((constant * sign).max(0).to_string());
        format!("(+ {})", parts.join(" "))
    })
}

/// Sums near 0, where one more or less decides.
#[test]
fn sums_at_their_boundary() {
    let mut dice = Dice(3);
    let names = ["a", "b", "c"];
    for round in 0..270 {
        let numeration = NUMERATIONS[round % NUMERATIONS.len()];
        let count = 1 + dice.below(3) as usize;
        let large = [1, 3, 8][dice.below(3) as usize];
        let factors: Vec<i64> = (0..count).map(|_| dice.between(-large, large)).collect();
        let numbers: Vec<u64> = (0..count).map(|_| dice.below([4, 12, 40][round % 3])).collect();
        let sum: i64 = factors.iter().zip(&numbers).map(|(factor, &number)| factor * number as i64).sum();
        let near = dice.between(-2, 2);
        let terms: Vec<(i64, &str)> = factors.into_iter().zip(names).collect();
        // The sum is `near`.
        let [left, right] = side(&terms, near - sum);
        let is = |sign: &str| holds(numeration, "", &format!("({sign} {left} {right})"), &numbers);
        assert_eq!(
            [is("="), is("<"), is("<=")],
            [near == 0, near < 0, near <= 0],
            "{left} {right} {numbers:?}"
        );
        let of = dice.between(1, 9);
        let divides = holds(numeration, "", &format!("(divides {of} (- {left} {right}))"), &numbers);
        assert_eq!(divides, near.rem_euclid(of) == 0, "{of}: {left} {right} {numbers:?}");
    }
}

/// Constants and coefficients far beyond the numbers.
#[test]
fn sums_with_large_constants() {
    let mut dice = Dice(4);
    const LARGE: i64 = 1_000_000_000_000;
    for round in 0..180 {
        let numeration = NUMERATIONS[round % NUMERATIONS.len()];
        let (a, b) = (dice.below(30), dice.below(30));
        // LARGE·a + near = LARGE·b + LARGE·(a − b)
        let near = dice.between(-1, 1);
        let [left, right] = side(&[(LARGE, "a"), (-LARGE, "b")], near - LARGE * (a as i64 - b as i64));
        for (sign, wanted) in [("=", near == 0), ("<", near < 0), ("<=", near <= 0)] {
            let is = holds(numeration, "", &format!("({sign} {left} {right})"), &[a, b]);
            assert_eq!(is, wanted, "{sign} {left} {right} {a} {b} {numeration}");
        }
        let of = dice.between(1, 30);
        let constant = LARGE + dice.between(0, 30);
        let divides = holds(numeration, "", &format!("(divides {of} (+ a {constant}))"), &[a]);
        assert_eq!(divides, (a as i64 + constant) % of == 0, "{of} {constant} {a}");
    }
}
