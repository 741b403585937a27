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

/// Values of the places of a numeration by its recurrence, as far as they are at most a number, and one more.
fn places(numeration: &str, number: u64) -> Vec<u64> {
    let coefficients = coefficients(numeration);
    let mut places = vec![1];
    while places[places.len() - 1] <= number {
        if let (Some(numbers), [.., last]) = (numeration.strip_prefix("difference "), &*places) {
            let numbers: Vec<u64> = numbers.split(' ').map(|word| word.parse().expect("a number")).collect();
            let before = places.len().checked_sub(2).map_or(0, |at| places[at]);
            places.push(numbers[0] * last - numbers[1] * before);
            continue;
        }
        let terms = coefficients.iter().zip(places.iter().rev());
        let few = u64::from(places.len() < coefficients.len());
        places.push(terms.map(|(coefficient, place)| coefficient * place).sum::<u64>() + few);
    }
    places
}

/// Coefficients of the recurrence of the places; of a difference the largest digits.
fn coefficients(numeration: &str) -> Vec<u64> {
    let mut words = numeration.split(' ');
    let kind = words.next();
    let numbers = words.map(|word| word.parse().expect("a number"));
    let numbers: Vec<u64> = numbers.chain((kind == Some("quadratic")).then_some(1)).collect();
    match (kind, &*numbers) {
        (Some("difference"), [a, b]) => vec![a - 1, a - b - 1],
        _ => numbers,
    }
}

/// Digits by subtracting the largest place worth.
fn word(numeration: &str, number: u64) -> Vec<u8> {
    let mut rest = number;
    let digits: Vec<u8> = places(numeration, number)
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

const NUMERATIONS: [&str; 22] = [
    "base 2",
    "base 3",
    "base 4",
    "base 10",
    "quadratic 1",
    "quadratic 2",
    "quadratic 3",
    "quadratic 5",
    "quadratic 9",
    "base 18",
    "base 36",
    "recurrence 1 1 1",
    "recurrence 1 0 1",
    "recurrence 2 1 1",
    "recurrence 2 2",
    "recurrence 7 4",
    "recurrence 1 0 0 1",
    "recurrence 1 1 1 1",
    "difference 3 1",
    "difference 4 1",
    "difference 4 2",
    "difference 9 5",
];

#[test]
fn automata_read_words_of_the_numeration_without_leading_zeros() {
    for numeration in NUMERATIONS {
        let coefficients = coefficients(numeration);
        let radix = coefficients[0] + u64::from(coefficients.len() > 1);
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
    for round in 0..540 {
        let numeration = NUMERATIONS[round % NUMERATIONS.len()];
        let count = 1 + dice.below(3) as usize;
        // Sums with four parts have many states.
        let large = if coefficients(numeration).len() > 3 { 1 } else { [1, 3, 8][dice.below(3) as usize] };
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
    // Those with more than two parts have too many states for that.
    let numerations: Vec<&str> = NUMERATIONS.into_iter().filter(|it| coefficients(it).len() < 3).collect();
    for round in 0..260 {
        let numeration = numerations[round % numerations.len()];
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

/// Largest word of a length: the coefficients over and over, but the last of them less 1.
fn largest(coefficients: &[u64], length: usize) -> Vec<u64> {
    let mut period = coefficients.to_vec();
    let last = period.len() - 1;
    period[last] -= 1;
    period.into_iter().cycle().take(length).collect()
}

#[test]
fn words_that_are_not_the_naturals_are_found_out() {
    let padded = |coefficients: &[u8]| {
        let mut all = [0; kernel::MOST_DEGREE];
        all[..coefficients.len()].copy_from_slice(coefficients);
        kernel::Numeration::Recurrence(all)
    };
    for code in 0..4u16.pow(4) {
        let all: Vec<u8> = (0..4).map(|place| (code / 4u16.pow(place) % 4) as u8).collect();
        let degree = all.iter().rposition(|&coefficient| coefficient > 0).map_or(0, |last| last + 1);
        if degree < 2 || all[0] == 0 {
            continue;
        }
        let coefficients: Vec<u64> = all[..degree].iter().map(|&it| it.into()).collect();
        // What follows anywhere in the largest words is at most as large: then the end of a word is a word.
        let longest = largest(&coefficients, 24);
        let right = (1..12).all(|from| longest[from..][..12] <= longest[..12]);
        assert_eq!(padded(&all[..degree]).is_certain(), right, "{coefficients:?}");
    }
}
