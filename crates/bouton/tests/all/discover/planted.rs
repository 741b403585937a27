//! Rule files made by a generator so that the answer is known, or falls to a brute force that shares nothing with the product.

use super::{Asked, Claims, Truth, boxed, lost};
use bouton::discover::Goal::{self, Outcomes, Values};
use rules::Convention::Normal;
use std::collections::{BTreeSet, HashMap};

/// Numbers that look random and are always the same (Marsaglia 2003).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % most
    }

    fn among(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }
}

/// For each kind of game some games.
const SEEDS: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03, 0x2545_f491_4f6c_dd1d];

pub(super) fn found(text: &str, goal: Goal) -> Claims {
    Asked { text: Some(text), words: "planted.game", convention: Normal, size: None, goal }.found()
}

pub(super) type Options<'a> = &'a dyn Fn(&[u64]) -> Vec<Vec<u64>>;

/// The nim-value; 0 is lost.
pub(super) fn value(at: &[u64], options: Options, known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let values: BTreeSet<u64> = options(at).iter().map(|next| value(next, options, known)).collect();
    let least = (0..).find(|value| !values.contains(value)).unwrap();
    known.insert(at.to_vec(), least);
    least
}

/// Compares what is found with play from the options.
pub(super) fn compared(text: &str, goal: Goal, places: usize, side: u64, options: Options) -> Claims {
    let said = found(text, goal);
    let mut known = HashMap::new();
    for at in boxed(places, side) {
        let value = value(&at, options, &mut known);
        let truth = if goal == Values { Truth::Value(value) } else { lost(value == 0) };
        assert_eq!(said.at(&at), truth, "{at:?} {:?}\n{text}", said.finding.items);
    }
    said
}

#[test]
fn subtraction_sets() {
    for seed in SEEDS {
        let mut dice = Dice(seed);
        let set: BTreeSet<u64> = (0..3).map(|_| dice.among(1, 9)).collect();
        let listed = set.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let text = format!("game planted\n(n) -> (n - s) where s in {{{listed}}}\n");
        let options = |at: &[u64]| set.iter().filter_map(|s| Some(vec![at[0].checked_sub(*s)?])).collect();
        compared(&text, Outcomes, 1, 400, &options);
        compared(&text, Values, 1, 400, &options);
    }
}

#[test]
fn amounts_by_their_remainder() {
    for seed in SEEDS {
        let mut dice = Dice(seed);
        let modulus = dice.among(4, 9);
        let rests: BTreeSet<u64> = (0..2).map(|_| dice.among(1, modulus - 1)).collect();
        let listed = rests.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let text = format!("game planted\n(n) -> (n - k) where k >= 1 and k mod {modulus} in {{{listed}}}\n");
        let options = |at: &[u64]| {
            let amounts = (1..=at[0]).filter(|k| rests.contains(&(k % modulus)));
            amounts.map(|k| vec![at[0] - k]).collect()
        };
        compared(&text, Outcomes, 1, 300, &options);
    }
}

/// Who may not take a multiple of p plays with the remainder by p alone.
#[test]
fn two_heaps_by_their_remainders() {
    for seed in SEEDS {
        let mut dice = Dice(seed);
        let (p, q) = (dice.among(2, 5), dice.among(3, 6));
        let text = format!(
            "game planted\n(a, b) -> (a - k, b) where k >= 1 and k mod {p} != 0\n\
             (a, b) -> (a, b - k) where k >= 1 and k mod {q} != 0\n"
        );
        found(&text, Outcomes).agrees(boxed(2, 60), |at| lost(at[0] % p == at[1] % q));
    }
}

/// A set given by a comparison: only to what is in it one may move, and only from what is not.
#[test]
fn two_heaps_by_a_line() {
    let random = SEEDS.map(|seed| {
        let mut dice = Dice(seed);
        (dice.among(2, 3), dice.among(1, 4))
    });
    // What is beyond all small constants has to be learned.
    for (factor, more) in random.into_iter().chain([(3, 4), (2, 7), (5, 1)]) {
        let is = |a: u64, b: u64| b == factor * a + more || a == b;
        let said = |a: &str, b: &str| format!("{b} = {factor}*{a} + {more} or {a} = {b}");
        let text = format!(
            "game planted\n(a, b) -> (c, d) where c <= a and d <= b and c + d < a + b and ({}) and not ({})\n",
            said("c", "d"),
            said("a", "b")
        );
        // (0, 0) is in it and below everything.
        found(&text, Outcomes).agrees(boxed(2, 60), |at| lost(is(at[0], at[1])));
    }
}

/// Wythoff's game with differences below t, in which some stones of each heap may not be touched.
#[test]
fn pairs_of_the_t_family_set_off_from_the_corner() {
    for (t, stones) in [(1, 2), (2, 1), (3, 0)] {
        let least = |taken: &str| format!("{taken} >= {stones}");
        let text = format!(
            "game planted\n(a, b) -> (a - k, b) where k >= 1 and {0}\n(a, b) -> (a, b - k) where k >= 1 and {1}\n\
             (a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + {t} and l < k + {t} and {0} and {2}\n",
            least("a - k"),
            least("b - k"),
            least("b - l"),
        );
        let options = |at: &[u64]| {
            let down = |from: u64| stones..from;
            let mut options: Vec<Vec<u64>> = down(at[0]).map(|a| vec![a, at[1]]).collect();
            options.extend(down(at[1]).map(|b| vec![at[0], b]));
            for (a, b) in down(at[0]).flat_map(|a| down(at[1]).map(move |b| (a, b))) {
                if (at[0] - a).abs_diff(at[1] - b) < t {
                    options.push(vec![a, b]);
                }
            }
            options
        };
        compared(&text, Outcomes, 2, 40, &options);
    }
}

/// At most as many as before, or twice as many: powers of two and Fibonacci numbers (Schwenk 1970).
#[test]
fn caps_from_the_last_move() {
    for (times, kept) in [(1, 0), (1, 1), (2, 1)] {
        let cap = if times == 1 { "k" } else { "2*k" };
        let text = format!(
            "game planted\n(n, cap) -> (n - k, {cap}) where 1 <= k and k <= cap and n - k >= {kept}\n"
        );
        let options = |at: &[u64]| {
            let amounts = 1..=at[1].min(at[0].saturating_sub(kept));
            amounts.map(|k| vec![at[0] - k, times * k]).collect()
        };
        let said = compared(&text, Outcomes, 2, 60, &options);
        println!("{}", said.text());
    }
}

/// Returns `true` if an automaton accepts, digits from the highest.
fn accepts(next: &[Vec<usize>], accepting: &[bool], digits: &[usize]) -> bool {
    accepting[digits.iter().fold(0, |state, &digit| next[state][digit])]
}

fn zeckendorf(mut number: u64) -> Vec<usize> {
    let mut places = vec![1, 2];
    while places[places.len() - 1] <= number {
        places.push(places[places.len() - 1] + places[places.len() - 2]);
    }
    let mut digits = vec![];
    for place in places.into_iter().rev() {
        digits.push(usize::from(place <= number));
        if place <= number {
            number -= place;
        }
    }
    digits
}

fn in_base(base: u64, mut number: u64) -> Vec<usize> {
    let mut digits = vec![];
    while number > 0 {
        digits.push((number % base) as usize);
        number /= base;
    }
    digits.reverse();
    digits
}

/// The set that a random automaton accepts: only to what is in it one may move, and only from what is not.
#[test]
fn sets_of_random_automata() {
    for (seed, radix) in SEEDS.into_iter().flat_map(|seed| [1, 2, 3, 4].map(|radix| (seed, radix))) {
        let mut dice = Dice(seed.wrapping_mul(radix + 6) | 1);
        let states = dice.among(3, 4) as usize;
        // 1 stands for Fibonacci numbers.
        let letters = if radix == 1 { 2 } else { radix as usize };
        let mut next: Vec<Vec<usize>> = vec![];
        for _ in 0..states {
            next.push((0..letters).map(|_| dice.below(states as u64) as usize).collect());
        }
        // Zeros before a number say nothing; 0 is in the set.
        next[0][0] = 0;
        let mut accepting: Vec<bool> = (0..states).map(|_| dice.below(2) == 0).collect();
        accepting[0] = true;
        let numeration = if radix == 1 { "in zeckendorf".into() } else { format!("base {radix}") };
        let mut text = format!("game planted\nautomaton good(n) {numeration}\n");
        for (state, targets) in next.iter().enumerate() {
            let edges: Vec<String> =
                targets.iter().enumerate().map(|(digit, to)| format!("{digit} -> s{to}")).collect();
            text.push_str(&format!("  state s{state}: {}\n", edges.join(", ")));
        }
        let names: Vec<String> =
            (0..states).filter(|&state| accepting[state]).map(|state| format!("s{state}")).collect();
        text.push_str(&format!(
            "  accept {}\n(n) -> (m) where m < n and good(m) and not good(n)\n",
            names.join(", ")
        ));
        let good = |number: u64| {
            let digits = if radix == 1 { zeckendorf(number) } else { in_base(radix, number) };
            accepts(&next, &accepting, &digits)
        };
        let said = found(&text, Outcomes);
        said.agrees(boxed(1, 3000), |at| lost(good(at[0])));
    }
}

/// Whoever moves has to come into a lower block; blocks are as good as heaps.
#[test]
fn values_that_grow() {
    for seed in SEEDS {
        let mut dice = Dice(seed);
        let (block, most) = (dice.among(2, 6), dice.among(2, 5));
        let text = format!("game planted\n(n) -> (m) where m < n and m div {block} < n div {block}\n");
        let said = found(&text, Values);
        said.agrees(boxed(1, 400), |at| Truth::Value(at[0] / block));
        assert_eq!(said.text(), format!("value(n) = n div {block}"));
        // No further down than so many blocks.
        let text = format!(
            "game planted\n(n) -> (m) where m < n and m div {block} < n div {block} and n div {block} <= m div {block} + {most}\n"
        );
        found(&text, Values).agrees(boxed(1, 400), |at| Truth::Value(at[0] / block % (most + 1)));
    }
}

/// Any number but one, unless the heap has a certain remainder.
#[test]
fn values_by_residues() {
    for seed in SEEDS {
        let mut dice = Dice(seed);
        let (modulus, forbidden) = (dice.among(2, 4), dice.among(1, 3));
        let rest = dice.below(modulus);
        let text = format!(
            "game planted\n(n) -> (n - k) where k >= 1 and (n mod {modulus} = {rest} or k != {forbidden})\n"
        );
        let options = |at: &[u64]| {
            let allowed = |k: &u64| at[0] % modulus == rest || *k != forbidden;
            (1..=at[0]).filter(allowed).map(|k| vec![at[0] - k]).collect()
        };
        compared(&text, Values, 1, 300, &options);
    }
}

/// The multiplication game: a number is divided by a factor, and what is over is lost.
#[test]
fn bases_that_the_rules_suggest() {
    for (factors, base) in [(2..=3u64, 6), (2..=9, 18)] {
        let rule = |factor: u64| format!("(m) -> (m div {factor}) where m >= 1\n");
        let text = format!("game planted\n{}", factors.clone().map(rule).collect::<String>());
        let options = |at: &[u64]| match at[0] {
            0 => vec![],
            m => factors.clone().map(|factor| vec![m / factor]).collect(),
        };
        for goal in [Outcomes, Values] {
            let said = compared(&text, goal, 1, 4000, &options);
            assert!(said.text().contains(&format!(" base {base}\n")), "{}", said.text());
        }
    }
}

/// Fraenkel's games with two heaps: k from one and l from the other where |k − l| < (s − 1)·min(k, l) + t.
#[test]
fn numerations_of_recurrences() {
    let all = (2..=4u64).flat_map(|s| (1..=4u64).map(move |t| (s, t))).collect::<Vec<_>>();
    for &(s, t) in oracle::sweep(&[(2, 1), (2, 2), (3, 1), (3, 3)][..], &all) {
        let near = format!("1 <= k <= l and l - k < {}*k + {t}", s - 1);
        let text = format!(
            "game planted\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
             (a, b) -> (a - k, b - l) where {near}\n(a, b) -> (a - l, b - k) where {near}\n"
        );
        let options = |at: &[u64]| {
            let mut all = vec![];
            for (k, l) in (0..=at[0]).flat_map(|k| (0..=at[1]).map(move |l| (k, l))) {
                let single = (k == 0) != (l == 0);
                if single || k.min(l) > 0 && k.abs_diff(l) < (s - 1) * k.min(l) + t {
                    all.push(vec![at[0] - k, at[1] - l]);
                }
            }
            all
        };
        let said = compared(&text, Outcomes, 2, 60, &options);
        assert!(said.text().contains(&format!("in recurrence {} {s}\n", s + t - 1)), "{}", said.text());
    }
}

/// From a number one of the parts is taken of which it is made: 1, 2, 4, 7, 13, …, never three in a row.
#[test]
fn tribonacci_numbers() {
    let text = "game planted\nautomaton part(n, k) in recurrence 1 1 1\n  state s: 00 -> s, 11 -> s, 10 -> t\n  \
                state t: 00 -> t, 11 -> t\n  accept t\n(n) -> (k) where k < n and part(n, k)\n";
    let options = |at: &[u64]| {
        let mut places = vec![1u64, 2, 4];
        while places[places.len() - 1] <= at[0] {
            places.push(places.iter().rev().take(3).sum());
        }
        let (mut rest, mut parts) = (at[0], vec![]);
        for place in places.into_iter().rev() {
            if place <= rest {
                rest -= place;
                parts.push(vec![at[0] - place]);
            }
        }
        parts
    };
    for goal in [Outcomes, Values] {
        let said = compared(text, goal, 1, 3000, &options);
        assert!(said.text().contains("in recurrence 1 1 1\n"), "{}", said.text());
    }
}
