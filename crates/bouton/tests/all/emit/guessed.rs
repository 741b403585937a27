//! Programs from patterns in data: compiled, run far beyond the data, and compared with the rule that made these.

use super::languages::{Compiled, Ended};
use super::{ALL, languages};
use bouton::ops::{Conjectured, Context, Guess, Language, Operation};
use bouton::{Lang, emit};
use std::collections::HashMap;
use std::fmt::Write as _;

/// Values by position.
type Rule<'a> = &'a dyn Fn(&[u64]) -> i64;

/// Data, and positions far beyond them.
struct Data<'a> {
    shown: Vec<Vec<u64>>,
    beyond: Vec<Vec<u64>>,
    outcomes: bool,
    rule: Rule<'a>,
}

impl<'a> Data<'a> {
    fn numbers(count: u64, beyond: &[u64], outcomes: bool, rule: Rule<'a>) -> Data<'a> {
        let single = |numbers: Vec<u64>| numbers.into_iter().map(|n| vec![n]).collect();
        Data { shown: single((0..count).collect()), beyond: single(beyond.to_vec()), outcomes, rule }
    }

    fn pairs(side: u64, beyond: u64, outcomes: bool, rule: Rule<'a>) -> Data<'a> {
        let square = |side: u64| (0..side).flat_map(|a| (0..side).map(move |b| vec![a, b])).collect();
        Data { shown: square(side), beyond: square(beyond), outcomes, rule }
    }

    fn written(&self, value: i64) -> String {
        match (self.outcomes, value) {
            (true, 0) => "L".into(),
            (true, _) => "W".into(),
            (false, value) => value.to_string(),
        }
    }

    /// The guess from the data that are shown.
    fn guessed(&self) -> Conjectured {
        let line = |at: &Vec<u64>| format!("{} {}\n", joined(at), self.written((self.rule)(at)));
        let text = self.shown.iter().map(line).collect();
        let request = Guess { text, emit: Some(Language(ALL[0])), ..Guess::default() };
        request.run(&mut Context::default()).unwrap()
    }

    /// The program in the first language.
    fn first_program(&self) -> String {
        let answer = self.guessed();
        let program = answer.program_in(Language(ALL[0])).expect("it was asked for");
        program.text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}")).to_owned()
    }

    /// Compares what the programs print with the rule.
    fn compare(&self) {
        let (mut input, mut expected) = (String::new(), String::new());
        for at in &self.beyond {
            writeln!(input, "{}", joined(at)).unwrap();
            writeln!(expected, "{}", self.written((self.rule)(at))).unwrap();
        }
        let answer = self.guessed();
        for language in languages(&format!("{input}{expected}")) {
            let program = answer.program_in(Language(language)).expect("it was asked for");
            let program =
                program.text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}")).to_owned();
            let Ended { printed, status, said } = Compiled::new(language, &program).run(&input);
            let wrong = printed
                .lines()
                .zip(expected.lines())
                .zip(&self.beyond)
                .find(|((one, other), _)| one != other);
            assert_eq!(wrong, None, "{language:?} {said}\n{program}");
            let answered = printed.lines().count();
            // With 64 bits, formulas may overflow from 10^18 on, and say so.
            let refused = self
                .beyond
                .get(answered)
                .filter(|_| matches!(language, emit::Language::Java | emit::Language::Go) && !status);
            let refused =
                refused.filter(|at| at.iter().any(|&n| n > 10u64.pow(18)) && said.contains("overflow"));
            assert!(
                refused.is_some() || (answered, status) == (self.beyond.len(), true),
                "{language:?} {said}"
            );
        }
    }
}

/// The numbers of a position in a line.
fn joined(at: &[u64]) -> String {
    at.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Numbers small and large.
fn far() -> Vec<u64> {
    let large = [
        1 << 20,
        (1 << 20) - 1,
        999_999_999,
        1_000_000_007,
        1 << 40,
        (1 << 40) + 12_345,
        1_000_000_000_000_000_000,
    ];
    (0..400).chain(large).collect()
}

#[test]
fn heaps_of_which_at_most_half_is_taken() {
    fn half(n: u64) -> i64 {
        if n.is_multiple_of(2) { n as i64 / 2 } else { half(n / 2) }
    }
    Data::numbers(100, &far(), false, &|at| half(at[0])).compare();
}

#[test]
fn periods_and_their_beginnings() {
    let late = |at: &[u64]| {
        if at[0] < 5 { [3, 1, 4, 1, 5][at[0] as usize] } else { [2, 7, 1, 8][(at[0] % 4) as usize] }
    };
    Data::numbers(80, &far(), false, &late).compare();
    let rising = |at: &[u64]| (4 * (at[0] / 3)) as i64 + [2, 0, 1][(at[0] % 3) as usize];
    Data::numbers(120, &far(), false, &rising).compare();
}

#[test]
fn digits_of_numbers() {
    Data::numbers(200, &far(), true, &|at| i64::from(at[0].count_ones() % 2)).compare();
    Data::numbers(200, &far(), false, &|at| i64::from(at[0].count_ones())).compare();
    // Fibonacci numbers lose.
    let fibonacci = |n: u64| {
        let (mut a, mut b) = (1u64, 2u64);
        while a < n {
            (a, b) = (b, a + b);
        }
        a == n
    };
    Data::numbers(300, &far(), true, &|at| i64::from(!fibonacci(at[0]))).compare();
}

/// The terms 1, 2, 3, 4, 6, … each of which is the sum of the last one and the fourth last.
fn sums_of_last_and_fourth_last(count: usize) -> Vec<u64> {
    let mut terms: Vec<u64> = vec![1, 2, 3, 4, 6];
    while terms.len() < count {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 4]);
    }
    terms
}

#[test]
fn recurrences_that_skip_terms_keep_no_variable_that_go_refuses() {
    let terms = sums_of_last_and_fourth_last(120);
    let lost: Vec<u64> = terms.iter().copied().take_while(|&term| term < 1000).collect();
    let beyond: Vec<u64> = terms.iter().flat_map(|&term| term - 1..=term + 1).collect();
    let outcome = |at: &[u64]| i64::from(!terms.contains(&at[0]));
    let shown = |at: &[u64]| i64::from(!lost.contains(&at[0]));
    let value = |at: &[u64]| terms[at[0] as usize] as i64;
    let of_values = Data::numbers(50, &[50, 70, 119], false, &value);
    let of_outcomes = Data { rule: &shown, ..Data::numbers(800, &[], true, &shown) };
    for (data, at, rule) in
        [(of_values, vec![0, 3, 50, 70, 119], &value as Rule), (of_outcomes, beyond, &outcome as Rule)]
    {
        let program = data.guessed().program_in(Language(emit::Language::Go)).expect("it was asked for");
        let program = program.text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}")).to_owned();
        let (mut input, mut expected) = (String::new(), String::new());
        for n in at {
            writeln!(input, "{n}").unwrap();
            writeln!(expected, "{}", data.written(rule(&[n]))).unwrap();
        }
        let Ended { printed, status, said } = Compiled::new(emit::Language::Go, &program).run(&input);
        assert_eq!((printed, status), (expected, true), "{said}\n{program}");
    }
}

#[test]
fn below_a_list_of_lost_positions_nothing_is_said() {
    let numbers = (1..40).map(|k| format!("{}\n", 4 * k)).collect();
    // Squares but 1, and pairs that use up the numbers from 1 on, the k-th of which differ by 2·k.
    let squares = (2..40).map(|k| format!("{}\n", k * k)).collect();
    let mut pairs: Vec<[u64; 2]> = Vec::new();
    for k in 1..40 {
        let unused = (1..).find(|n| !pairs.as_flattened().contains(n)).expect("numbers have no end");
        pairs.push([unused, unused + 2 * k]);
    }
    let pairs = pairs.iter().map(|[a, b]| format!("{a} {b}\n")).collect();
    let asked: [(String, &str, &[&str]); 3] = [
        (numbers, "8\n9\n160\n4000\n", &["0\n"]),
        (squares, "9\n10\n144\n40000\n", &["0\n"]),
        (pairs, "1 3\n4 5\n17 7\n1200 2898\n", &["0 0\n", "0 7\n", "7 0\n"]),
    ];
    for (text, known, below) in asked {
        let request = Guess { text, losing: true, emit: Some(Language(ALL[0])), ..Guess::default() };
        let answer = request.run(&mut Context::default()).unwrap();
        for language in languages(known) {
            let program = answer.program_in(Language(language)).expect("it was asked for");
            let program = program.text(Lang::En).unwrap_or_else(|unwritten| panic!("{unwritten:?}"));
            let compiled = Compiled::new(language, program);
            let Ended { printed, status, said } = compiled.run(known);
            assert_eq!((printed.as_str(), status), ("L\nW\nL\nL\n", true), "{language:?} {said}\n{program}");
            for below in below {
                let Ended { printed, status, said } = compiled.run(below);
                assert_eq!((printed.as_str(), status), ("", false), "{language:?} {below} {said}\n{program}");
            }
        }
    }
}

#[test]
fn pairs_that_follow_euclids_algorithm() {
    // Multiples of the smaller number are taken from the larger, until a number is 0.
    let mut values = vec![vec![0i64; 80]; 80];
    for larger in 0..80usize {
        for smaller in 0..=larger {
            let most = larger.checked_div(smaller).unwrap_or(0);
            let left = (1..=most).map(|times| values[smaller][larger - times * smaller]);
            let left: Vec<i64> = left.collect();
            let value = (0..).find(|value| !left.contains(value)).expect("finitely many");
            (values[smaller][larger], values[larger][smaller]) = (value, value);
        }
    }
    Data::pairs(40, 80, false, &|at| values[at[0] as usize][at[1] as usize]).compare();
}

#[test]
fn an_automaton_that_reads_the_highest_digit_first() {
    // Half of an even heap remains; of an odd one, one or three stones are taken.
    fn value(n: u64, known: &mut HashMap<u64, i64>) -> i64 {
        if let Some(&value) = known.get(&n) {
            return value;
        }
        let options = match n {
            0 => vec![],
            1 => vec![0],
            n if n.is_multiple_of(2) => vec![n / 2],
            n => vec![n - 1, n - 3],
        };
        let values: Vec<i64> = options.into_iter().map(|option| value(option, known)).collect();
        let value = (0..).find(|value| !values.contains(value)).unwrap();
        known.insert(n, value);
        value
    }
    Data::numbers(500, &far(), false, &|at| value(at[0], &mut HashMap::new())).compare();
}

#[test]
fn bounds_periods_and_directions() {
    // Up to the square root is taken.
    fn root(n: u64) -> i64 {
        let most = n.isqrt();
        if most * most == n { most as i64 } else { root(n - most - 1) }
    }
    let numbers: Vec<u64> = (0..400).chain([100_000, 999_999]).collect();
    Data::numbers(150, &numbers, false, &|at| root(at[0])).compare();
    // One or k are taken, for even k.
    let with = |most: u64| (0..most).flat_map(|n| (1..9).map(move |half| vec![n, 2 * half])).collect();
    let one_or = |at: &[u64]| match at[0] % (at[1] + 1) {
        rest if rest == at[1] => 2,
        rest => (rest % 2) as i64,
    };
    Data { shown: with(60), beyond: with(200), outcomes: false, rule: &one_or }.compare();
    // Down by (1, 0), by (0, 2) and by (1, 1).
    let mut values = vec![vec![0i64; 80]; 80];
    for a in 0..80 {
        for b in 0..80 {
            let steps = [(1, 0), (0, 2), (1, 1)].into_iter().filter(|(x, y)| a >= *x && b >= *y);
            let options: Vec<i64> = steps.map(|(x, y)| values[a - x][b - y]).collect();
            values[a][b] = (0..).find(|value| !options.contains(value)).unwrap();
        }
    }
    let value = |at: &[u64]| values[at[0] as usize][at[1] as usize];
    Data::pairs(40, 80, false, &value).compare();
}

#[test]
fn pairs_of_numbers() {
    Data::pairs(12, 40, false, &|at| ((at[0] + 2 * at[1]) % 5) as i64).compare();
    Data::pairs(12, 40, false, &|at| (at[0] ^ at[1]) as i64).compare();
    let golden = |n: u64| (n + (5 * n * n).isqrt()) / 2;
    Data::pairs(30, 90, true, &|at| i64::from(at[0].min(at[1]) != golden(at[0].abs_diff(at[1])))).compare();
    // Beyond the border rows repeat.
    let bordered = |at: &[u64]| {
        if at[0] < 2 || at[1] < 2 { i64::from(at[0] + at[1] > 0) } else { ((at[0] * 2 + at[1]) % 3) as i64 }
    };
    Data::pairs(16, 40, false, &bordered).compare();
}

#[test]
fn ones_in_the_columns_of_four_heaps() {
    // Moore's theorem for one or two heaps a move: the ones in each binary column are a multiple of three.
    let lost = |at: &[u64]| (0..64).all(|place| at.iter().filter(|&n| n >> place & 1 == 1).count() % 3 == 0);
    let shown = (0..1296u64).map(|n| [216, 36, 6, 1].map(|place| n / place % 6).to_vec()).collect();
    let pairs = far().into_iter().zip(far().into_iter().rev()).filter(|(a, b)| a.max(b) >> 62 == 0);
    // Ones stand in exactly two of a, b and their exclusive or, or in none; so the last heap has the third.
    let beyond = pairs.flat_map(|(a, b)| [vec![a, b, a ^ b, a | b], vec![a, b, a ^ b, a & b]]);
    Data { shown, beyond: beyond.collect(), outcomes: true, rule: &|at| i64::from(!lost(at)) }.compare();
}

#[test]
fn pairs_that_use_up_the_numbers() {
    // Wythoff's game where the two amounts may differ by up to two.
    let side = 90;
    let mut lost = vec![vec![false; side]; side];
    for a in 0..side {
        for b in 0..side {
            let row = (0..a).any(|x| lost[x][b]) || (0..b).any(|y| lost[a][y]);
            let near = |x: usize, y: usize| (a - x).abs_diff(b - y) < 3;
            let both = (0..a).any(|x| (0..b).any(|y| lost[x][y] && near(x, y)));
            lost[a][b] = !row && !both;
        }
    }
    let value = |at: &[u64]| i64::from(!lost[at[0] as usize][at[1] as usize]);
    Data::pairs(40, 90, true, &value).compare();
}

#[test]
fn decimal_digits_and_exponents() {
    // A digit is made smaller.
    let digits = |n: u64| n.to_string().bytes().map(|byte| u64::from(byte - b'0')).collect::<Vec<_>>();
    let xor = |at: &[u64]| digits(at[0]).iter().fold(0, |all, digit| all ^ digit) as i64;
    Data::numbers(300, &far(), false, &xor).compare();
    let count = |at: &[u64]| digits(at[0]).len() as i64;
    let numbers: Vec<u64> = (0..1200).collect();
    let lengths =
        Data { shown: numbers.iter().map(|&n| vec![n]).collect(), ..Data::numbers(0, &far(), false, &count) };
    lengths.compare();
    // Divided by a power of a prime.
    let exponents = |at: &[u64]| {
        let (mut rest, mut all) = (at[0], 0);
        for p in 2..=at[0] {
            let mut exponent = 0;
            while rest % p == 0 {
                (rest, exponent) = (rest / p, exponent + 1);
            }
            all ^= exponent;
            if rest == 1 {
                break;
            }
        }
        all
    };
    let single = |numbers: std::ops::Range<u64>| numbers.map(|n| vec![n]).collect::<Vec<_>>();
    let beyond = single(1..500).into_iter().chain([vec![720_720], vec![1 << 40], vec![999_983]]).collect();
    Data { shown: single(1..200), beyond, outcomes: false, rule: &exponents }.compare();
}

#[test]
fn places_of_primes() {
    // Amounts that have no factor in common with the heap: the value is the place of its smallest prime factor.
    fn place(n: u64) -> i64 {
        let factor = |n: u64| (2..).find(|p| n.is_multiple_of(*p)).unwrap();
        match n {
            0 => 0,
            1 => 1,
            n => (2..=factor(n)).filter(|&p| factor(p) == p).count() as i64,
        }
    }
    let numbers: Vec<u64> = (0..600).chain([7_919, 7_907 * 7_919, 104_729]).collect();
    Data::numbers(250, &numbers, false, &|at| place(at[0])).compare();
}

#[test]
fn roots_and_multiples_of_surds() {
    Data::numbers(150, &far(), false, &|at| at[0].isqrt() as i64).compare();
    let silver = |at: &[u64]| ((2 * u128::from(at[0]).pow(2)).isqrt() + u128::from(at[0])) as i64;
    Data::numbers(80, &far(), false, &silver).compare();
    // Triangular numbers lose.
    let triangular = |n: u64| (8 * u128::from(n) + 1).isqrt().pow(2) == 8 * u128::from(n) + 1;
    Data::numbers(400, &far(), true, &|at| i64::from(!triangular(at[0]))).compare();
}

#[test]
fn numbers_that_are_too_large_are_refused() {
    let data: String = (0..40).map(|n| format!("{n} {}\n", n % 4)).collect();
    let request = Guess { text: data, emit: Some(Language(ALL[0])), ..Guess::default() };
    let answer = request.run(&mut Context::default()).unwrap();
    for &language in ALL {
        let program = answer.program_in(Language(language)).unwrap().text(Lang::En).unwrap().to_owned();
        let compiled = Compiled::new(language, &program);
        let Ended { printed, status, .. } = compiled.run("4611686018427387903\n");
        assert_eq!((printed.as_str(), status), ("3\n", true), "{language:?}");
        let Ended { status, said, .. } = compiled.run("4611686018427387904\n");
        assert!(!status && said.contains("too large"), "{language:?}: {said}");
    }
}

#[test]
fn three_numbers_and_lists_by_recursion() {
    let cube = |side: u64| {
        (0..side * side * side).map(|n| vec![n / side / side, n / side % side, n % side]).collect()
    };
    let nim = |at: &[u64]| i64::from(at[0] ^ at[1] ^ at[2] != 0);
    Data { shown: cube(9), beyond: cube(14), outcomes: true, rule: &nim }.compare();
    // At most a third of the heap: each lost number leads to the next.
    let brute = |most: u64| -> Vec<u64> {
        let mut lost: Vec<u64> = Vec::new();
        for n in 0..most {
            if !lost.iter().any(|&left| left < n && 3 * (n - left) <= n) {
                lost.push(n);
            }
        }
        lost
    };
    let brute = brute(5000);
    let beyond: Vec<u64> = (0..5000).collect();
    Data::numbers(600, &beyond, true, &|at| i64::from(brute.binary_search(&at[0]).is_err())).compare();
}

#[test]
fn circles_and_linear_digits() {
    // The last of n in a circle of whom every third goes.
    let survivor = |at: &[u64]| (2..=at[0]).fold(0, |last, n| (last + 3) % n) as i64 + 1;
    let single = |numbers: std::ops::Range<u64>| numbers.map(|n| vec![n]).collect();
    Data { shown: single(1..80), beyond: single(1..2000), outcomes: false, rule: &survivor }.compare();
    // Products of nimbers below 16, by the products of 1, 2, 4 and 8; squares are such products.
    let times = |a: u64, b: u64| {
        let half =
            |a: u64, b: u64| [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]][a as usize][b as usize];
        let (high, low) = (half(a / 4, b / 4), half(a % 4, b % 4));
        let mixed = half((a / 4) ^ (a % 4), (b / 4) ^ (b % 4));
        ((4 * (mixed ^ low)) ^ low ^ half(high, 2)) as i64
    };
    let square = |side: u64| (0..side).flat_map(|a| (0..side).map(move |b| vec![a, b])).collect();
    let product = |at: &[u64]| times(at[0], at[1]);
    Data { shown: square(13), beyond: square(16), outcomes: false, rule: &product }.compare();
    // Words of Hamming's code lose.
    let places = |n: u64| (0..7).filter(|digit| n >> digit & 1 == 1).fold(0, |all, digit| all ^ (digit + 1));
    let hamming = |at: &[u64]| i64::from(places(at[0]) != 0);
    Data { shown: single(0..128), beyond: single(0..128), outcomes: true, rule: &hamming }.compare();
    // Up to the square root is taken, and only who wins is known.
    let mut lost: Vec<u64> = Vec::new();
    for n in 0..3000u64 {
        if !lost.iter().any(|&left| (n - left).pow(2) <= n) {
            lost.push(n);
        }
    }
    let root = |at: &[u64]| i64::from(lost.binary_search(&at[0]).is_err());
    Data { shown: single(0..300), beyond: single(0..3000), outcomes: true, rule: &root }.compare();
}

#[test]
fn pairs_after_an_irregular_beginning() {
    // Misère play of Wythoff's game, and of that where the two amounts may differ by less than three.
    for most in [1, 3] {
        let side = 120usize;
        let mut lost = vec![vec![false; side]; side];
        for a in 0..side {
            for b in 0..side {
                let row = (0..a).any(|x| lost[x][b]) || (0..b).any(|y| lost[a][y]);
                let near = |x: usize, y: usize| (a - x).abs_diff(b - y) < most;
                let both = (0..a).any(|x| (0..b).any(|y| lost[x][y] && near(x, y)));
                lost[a][b] = a + b > 0 && !row && !both;
            }
        }
        let value = |at: &[u64]| i64::from(!lost[at[0] as usize][at[1] as usize]);
        Data::pairs(50, 120, true, &value).compare();
    }
}

/// Values of heaps by the heaps that a move leaves; or outcomes, given that of a player who cannot move.
fn by_moves(count: u64, ending: Option<i64>, options: impl Fn(u64) -> Vec<u64>) -> Vec<i64> {
    let mut values: Vec<i64> = Vec::new();
    for n in 0..count {
        let left: Vec<i64> = options(n).iter().map(|&to| values[to as usize]).collect();
        values.push(match ending {
            None => (0..).find(|value| !left.contains(value)).expect("finitely many options"),
            Some(stuck) if left.is_empty() => stuck,
            Some(_) => i64::from(left.contains(&0)),
        });
    }
    values
}

#[test]
fn moves_that_were_found_are_computed_up_to_a_bound() {
    let thirds = |n: u64| if n == 0 { vec![] } else { vec![n - 1, n / 3] };
    let roots = |n: u64| if n < 2 { vec![0; n as usize] } else { vec![n - 1, n.isqrt()] };
    let few = |n: u64| [3, 8, 13, 19].into_iter().filter_map(|k| n.checked_sub(k)).collect::<Vec<u64>>();
    let beyond: Vec<u64> = (0..400).chain([4_096, 9_999, 123_456, 199_999]).collect();
    let cases: [(&str, Vec<i64>, u64, bool); 5] = [
        ("thirds", by_moves(200_000, None, thirds), 100, false),
        ("thirds, who wins", by_moves(200_000, Some(0), thirds), 200, true),
        ("thirds, misère", by_moves(200_000, Some(1), thirds), 200, true),
        ("roots", by_moves(200_000, None, roots), 120, false),
        ("few amounts", by_moves(200_000, None, few), 60, false),
    ];
    let mut computed = 0;
    for (name, values, shown, outcomes) in &cases {
        let rule = |at: &[u64]| values[at[0] as usize];
        let data = Data::numbers(*shown, &beyond, *outcomes, &rule);
        computed += usize::from(data.first_program().contains("mark_options"));
        eprintln!("{name}");
        data.compare();
    }
    assert!(computed >= 3, "{computed}");
}

#[test]
fn moves_of_pairs_that_were_found_are_computed_up_to_a_bound() {
    // A queen that may also jump as a knight, towards the corner.
    let side = 60u64;
    let mut lost = vec![vec![false; side as usize]; side as usize];
    for a in 0..side {
        for b in 0..side {
            let mut options: Vec<(u64, u64)> = (1..=a).map(|k| (a - k, b)).collect();
            options.extend((1..=b).map(|k| (a, b - k)));
            options.extend((1..=a.min(b)).map(|k| (a - k, b - k)));
            options.extend((a >= 1 && b >= 2).then(|| (a - 1, b - 2)));
            options.extend((a >= 2 && b >= 1).then(|| (a - 2, b - 1)));
            lost[a as usize][b as usize] = !options.iter().any(|&(x, y)| lost[x as usize][y as usize]);
        }
    }
    let rule = |at: &[u64]| i64::from(!lost[at[0] as usize][at[1] as usize]);
    Data::pairs(25, side, true, &rule).compare();
}

#[test]
fn moves_from_a_later_number_on_are_no_program() {
    let thirds = by_moves(100, None, |n| if n < 2 { vec![] } else { vec![n - 1, n.div_ceil(3)] });
    let text: String = (1..100).map(|n| format!("{n} {}\n", thirds[n])).collect();
    let request = Guess { text, emit: Some(Language(ALL[0])), ..Guess::default() };
    let answer = request.run(&mut Context::default()).expect("data");
    let program = answer.program_in(Language(ALL[0])).expect("it was asked for");
    assert_eq!(program.text(Lang::En), Err(&emit::Unwritten::Begins(1)));
}
