//! Given and parted formulas hold for the same numbers.

use kernel::text::Text;
use kernel::{Claim, Formula, Limits, Literal, Meter, Node, Relation, Sense, Statement};
use kernel_residues::Family;
use std::fmt::Write;

/// Numbers that are tried for bound names of given formulas, which say that these are at most as large.
const MOST: u64 = 5;

/// Moduli, and names of parameters; the last of them have to be at least 1.
const FAMILIES: [(&str, &[&str]); 7] = [
    ("(modulus p (+ m 1))", &["m"]),
    ("(modulus p (+ a b))", &["a", "b"]),
    ("(modulus p (+ (* 2 m) 1))", &["m"]),
    ("(modulus p (+ a b)) (modulus r a)", &["a", "b"]),
    ("(modulus p 3)", &[]),
    ("(modulus p 4)", &[]),
    ("(modulus p 6) (modulus r 3)", &[]),
];

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

/// A formula in the making.
struct Maker {
    dice: Dice,
    next: usize,
    /// Number of moduli.
    moduli: usize,
    /// A divisor of all of them, or 1.
    divisor: u64,
}

impl Maker {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("x{}", self.next)
    }

    fn comparison(&mut self, numbers: &[String]) -> String {
        let mut sides = [String::new(), String::new()];
        for number in numbers {
            let times = self.dice.below(5);
            let side = &mut sides[self.dice.below(2) as usize];
            _ = write!(side, " (* {} {number})", times.saturating_sub(2));
        }
        let sign = ["=", "<", "<="][self.dice.below(3) as usize];
        let constants = [self.dice.below(4), self.dice.below(9)];
        if self.divisor > 1 && self.dice.below(4) == 0 {
            return format!("(divides {} (+ {}{}{}))", self.divisor, constants[0], sides[0], sides[1]);
        }
        format!("({sign} (+ {}{}) (+ {}{}))", constants[0], sides[0], constants[1], sides[1])
    }

    /// A formula about some numbers.
    fn formula(&mut self, numbers: &[String], depth: u64) -> String {
        if depth == 0 {
            return self.comparison(numbers);
        }
        let inner = |maker: &mut Maker| maker.formula(numbers, depth - 1);
        match self.dice.below(7) {
            0 => format!("(and {} {})", inner(self), inner(self)),
            1 => format!("(or {} {})", inner(self), inner(self)),
            2 => format!("(not {})", inner(self)),
            3 => {
                let name = self.name();
                let all = [numbers, std::slice::from_ref(&name)].concat();
                let inner = self.formula(&all, depth - 1);
                // A bound that the numbers keep, and often one that makes them less than the modulus.
                format!("(exists ({name}) (and (<= {name} {MOST}) {inner}))")
            }
            // The xor of a quotient and a remainder.
            4 if self.moduli == 1 => {
                let [q, r, x] = [self.name(), self.name(), self.name()];
                let own = self.comparison(&[x.clone(), q.clone()]);
                let rest = self.comparison(numbers);
                format!("(exists ({q} {r} {x}) (and (p n {q} {r}) (xor {q} {r} {x}) {own} {rest}))")
            }
            _ => {
                let (q, r) = (self.name(), self.name());
                let own = if self.dice.below(2) == 0 { "n" } else { &numbers[0] };
                let of = own.to_string();
                let all = [numbers, std::slice::from_ref(&r)].concat();
                let second = match self.moduli {
                    2 if self.dice.below(2) == 0 => {
                        let (s, t) = (self.name(), self.name());
                        let own = self.comparison(std::slice::from_ref(&s));
                        format!("(exists ({s} {t}) (and (r {r} {s} {t}) {own}))")
                    }
                    _ => "true".into(),
                };
                let (own, rest) = (self.comparison(std::slice::from_ref(&q)), self.formula(&all, depth - 1));
                format!("(exists ({q} {r}) (and (p {of} {q} {r}) {own} {second} {rest}))")
            }
        }
    }
}

/// The value of a sum.
fn sum(terms: &[(u32, i64)], constant: i64, values: &[Option<u64>]) -> i64 {
    terms
        .iter()
        .map(|&(number, factor)| {
            factor * values[number as usize].expect("every number of a sum has a value") as i64
        })
        .sum::<i64>()
        + constant
}

/// Formulas by trying all numbers up to a limit for those that are bound.
struct Tried<'a> {
    family: Option<&'a Family>,
    most: u64,
}

impl Tried<'_> {
    fn literal(&self, literal: &Literal, values: &[Option<u64>]) -> bool {
        let holds = match &literal.relation {
            Relation::Linear(factors, constant, sense) => {
                let terms: Vec<(u32, i64)> =
                    literal.numbers.iter().copied().zip(factors.iter().copied()).collect();
                let sum = sum(&terms, *constant, values);
                match *sense {
                    Sense::Zero => sum == 0,
                    Sense::Negative => sum < 0,
                    Sense::Multiple(of) => sum.rem_euclid(of) == 0,
                }
            }
            Relation::Xor => {
                let value = |place: usize| values[literal.numbers[place] as usize];
                let [x, y, z] = [0, 1, 2].map(|place| value(place).expect("every number has a value"));
                x ^ y == z
            }
            Relation::Defined(modulus) => {
                let of = &self.family.expect("only statements of families divide by a modulus").moduli
                    [*modulus]
                    .sum;
                let by = sum(&of.terms, of.constant, values) as u64;
                let value = |place: usize| values[literal.numbers[place] as usize];
                let [x, q, r] = [0, 1, 2].map(|place| value(place).expect("every number has a value"));
                x == q * by + r && r < by
            }
            other => panic!("{other:?}"),
        };
        holds == literal.positive
    }

    fn holds(&self, formula: &Formula, node: usize, values: &mut Vec<Option<u64>>) -> bool {
        match &formula.0[node] {
            Node::Literal(literal) => self.literal(literal, values),
            Node::Not(inner) => !self.holds(formula, *inner, values),
            Node::And(parts) => parts.iter().all(|&part| self.holds(formula, part, values)),
            Node::Or(parts) => parts.iter().any(|&part| self.holds(formula, part, values)),
            Node::Exists(numbers, inner) => self.exists(formula, numbers, *inner, values),
        }
    }

    fn exists(
        &self,
        formula: &Formula,
        numbers: &[u32],
        inner: usize,
        values: &mut Vec<Option<u64>>,
    ) -> bool {
        let Some((&first, rest)) = numbers.split_first() else { return self.holds(formula, inner, values) };
        if values.len() <= first as usize {
            values.resize(first as usize + 1, None);
        }
        (0..=self.most).any(|value| {
            values[first as usize] = Some(value);
            self.exists(formula, rest, inner, values)
        })
    }

    fn claim(&self, statement: &Statement, position: &[u64]) -> bool {
        let Claim::Outcomes([Some(formula), ..]) = &statement.claim else { panic!() };
        let mut values: Vec<Option<u64>> = position.iter().map(|&value| Some(value)).collect();
        self.holds(formula, formula.0.len() - 1, &mut values)
    }
}

/// A number of a depth, in quotients and a remainder.
fn parts(mut value: u64, depth: usize, moduli: &[u64]) -> Vec<u64> {
    let mut parts = vec![];
    for modulus in &moduli[depth..] {
        parts.push(value / modulus);
        value %= modulus;
    }
    parts.push(value);
    parts
}

/// All positions with small numbers at which the laws hold.
fn positions(parameters: usize) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = (0..=7).map(|n| vec![n]).collect();
    for _ in 0..parameters {
        all = all.into_iter().flat_map(|at| (1..=3).map(move |value| [&at[..], &[value]].concat())).collect();
    }
    all
}

#[test]
fn given_and_parted_formulas_agree() {
    let (mut compared, mut held, mut refused) = (0, 0, 0);
    for seed in 1..=840 {
        let (moduli, parameters) = FAMILIES[seed as usize % FAMILIES.len()];
        let names: Vec<String> = ["n"].iter().chain(parameters).map(|name| name.to_string()).collect();
        let laws: String = parameters.iter().map(|name| format!("(law (< 0 {name}))")).collect();
        let dice = Dice(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15));
        let divisor = if moduli.contains("p 4") {
            2
        } else if parameters.is_empty() {
            3
        } else {
            1
        };
        let count = moduli.matches("(modulus").count();
        let formula = Maker { dice, next: 0, moduli: count, divisor }.formula(&names, 2);
        let text = format!(
            "{moduli} (statement (numeration base 2) (places {}) {laws} (stuck lost) (lost {formula}))",
            names.join(" ")
        );
        let text = Text::read(&text).expect("a text with balanced parentheses");
        let (&statement, of) = text.top.split_last().expect("a text ends with its statement");
        let family = Family::read(&text, of, statement).expect("a formula over the names of the statement");
        let Ok(parted) = family.parted(&Meter::new(Limits::of(1 << 12))) else {
            refused += 1;
            continue;
        };
        let depths = family.depths();
        for position in positions(parameters.len()) {
            let values: Vec<Option<u64>> = position.iter().map(|&value| Some(value)).collect();
            let moduli: Vec<u64> = family
                .moduli
                .iter()
                .map(|modulus| sum(&modulus.sum.terms, modulus.sum.constant, &values) as u64)
                .collect();
            let at: Vec<u64> = position
                .iter()
                .zip(&depths)
                .flat_map(|(&value, &depth)| parts(value, depth, &moduli))
                .collect();
            let given = Tried { family: Some(&family), most: 7 }.claim(&family.statement, &position);
            let about_parts = Tried { family: None, most: 7 }.claim(&parted, &at);
            assert_eq!(given, about_parts, "{formula} at {position:?}");
            compared += 1;
            held += usize::from(given);
        }
    }
    assert!(
        compared > 8_000 && held * 10 > compared && held * 10 < 9 * compared && refused < 150,
        "{compared} {held} {refused}"
    );
}
