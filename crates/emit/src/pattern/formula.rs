//! Formulas of patterns.

use super::{Writer, call};
use crate::read::compare;
use crate::{Result, Unwritten};
use guess::{Binary, Fold, Formula, Unary};
use program::{Gives, Helper, Int, Stmt, minus, name, number, plus};
use rules::Relation;

/// Steps of loops that end before.
const MANY: u32 = 130;
/// Decimal digits of the largest number.
const DECIMALS: u32 = 40;
/// Largest prime whose place is counted: a sieve of twice its size fits into the memory of a judge.
const LARGEST_PRIME: u32 = 5_000_000;

impl Writer {
    /// A formula in these names.
    pub(super) fn formula(&mut self, formula: &Formula, given: &[String]) -> Result<Int> {
        Ok(match formula {
            Formula::Coordinate(place) => name(given.get(*place).ok_or(Unwritten::NoClaim)?),
            Formula::Number(of) => number(*of),
            Formula::Fold(fold) => {
                let all = given.iter().map(|given| name(given));
                match fold {
                    Fold::Least => Int::Least(all.collect()),
                    Fold::Most => Int::Most(all.collect()),
                    Fold::Sum => all.reduce(plus).ok_or(Unwritten::NoClaim)?,
                    Fold::Xor => all
                        .reduce(|one, other| Int::Xor(one.into(), other.into()))
                        .ok_or(Unwritten::NoClaim)?,
                }
            }
            Formula::Unary(operation, inner) => {
                let inner = self.formula(inner, given)?;
                self.unary(*operation, inner)?
            }
            Formula::Binary(operation, one, other) => {
                let (one, other) = (self.formula(one, given)?, self.formula(other, given)?);
                self.binary(*operation, one, other)
            }
        })
    }

    fn unary(&mut self, operation: Unary, of: Int) -> Result<Int> {
        let helped = |writer: &mut Writer, helper: Helper, function: &str, of: Int| {
            writer.helpers.insert(helper);
            Int::Call(function.into(), vec![of])
        };
        // The bits up to the lowest one.
        let low = |of: Int| Int::Xor(of.clone().into(), minus(of, number(1)).into());
        let half = |of: Int| Int::Quotient(plus(of, number(1)).into(), number(2).into(), true);
        Ok(match operation {
            Unary::TwoAdic => minus(helped(self, Helper::BitLength, "bit_length", low(of)), number(1)),
            Unary::TrailingOnes => {
                minus(helped(self, Helper::BitLength, "bit_length", low(plus(of, number(1)))), number(1))
            }
            Unary::LowBit => half(low(of)),
            Unary::BitLength => helped(self, Helper::BitLength, "bit_length", of),
            Unary::Ones => helped(self, Helper::Ones, "ones", of),
            Unary::Zeckendorf => helped(self, Helper::LowestZeckendorf, "lowest_zeckendorf", of),
            Unary::Root => self.root(of),
            Unary::Golden => self.multiple((1, 5, 2), of),
            Unary::Before => minus(of, number(1)),
            Unary::PowerOfTwo => self.climbing("largest_power_of_two", of, 1, |x, _| plus(x.clone(), x)),
            Unary::Fibonacci => self.climbing("largest_fibonacci", of, 1, plus),
            Unary::DigitSum => self.decimals("digit_sum", "The sum of the decimal digits.", of, plus),
            Unary::DigitXor => {
                let xor = |one: Int, other: Int| Int::Xor(one.into(), other.into());
                self.decimals("digit_xor", "The exclusive or of the decimal digits.", of, xor)
            }
            Unary::DigitCount => self.digit_count(of),
            Unary::ExponentXor => self.exponent_xor(of),
            Unary::SmallestPrime => self.smallest_prime(of),
            Unary::PrimeFactors => self.prime_factors(of),
            Unary::PrimeIndex => self.prime_index(of),
        })
    }

    /// ⌊√x⌋
    fn root(&mut self, of: Int) -> Int {
        if !self.has("integer_root") {
            let middle = Int::Quotient(
                plus(plus(name("low"), name("high")), number(1)).into(),
                number(2).into(),
                true,
            );
            // A quotient fits into every type, unlike a square.
            let over = || Int::Quotient(name("n").into(), name("middle").into(), true);
            let small = compare(Relation::LessEqual, name("middle"), over());
            let large = compare(Relation::Greater, name("middle"), over());
            let open = compare(Relation::Less, name("low"), name("high"));
            let step = vec![
                Stmt::Let("middle".into(), middle),
                Stmt::If(small, vec![Stmt::Set("low".into(), name("middle"))]),
                Stmt::If(large, vec![Stmt::Set("high".into(), minus(name("middle"), number(1)))]),
            ];
            let body = vec![
                Stmt::Start("low".into(), number(0)),
                Stmt::Start("high".into(), name("n")),
                Stmt::For("_turn".into(), number(0), number(MANY), vec![Stmt::If(open, step)]),
                Stmt::Gives(name("low")),
            ];
            let about = "The square root, rounded down.";
            self.push("integer_root", about, &["n".into()], Gives::Number, body);
        }
        Int::Call("integer_root".into(), vec![of])
    }

    /// ⌊(p + √d)/q · j⌋
    pub(super) fn multiple(&mut self, (p, d, q): (i64, u64, u64), j: Int) -> Int {
        self.helpers.extend([Helper::FloorDiv, Helper::Root, Helper::Floor]);
        // The divisor has to divide d − p²: all are multiplied by it if it does not.
        let (wide_p, wide_d, wide_q) = (i128::from(p), i128::from(d), i128::from(q));
        let fits = (wide_d - wide_p * wide_p) % wide_q == 0;
        let by = if fits { 1 } else { wide_q };
        Int::Call(
            "floor_multiple".into(),
            vec![number(wide_p * by), number(wide_d * by * by), number(wide_q * by), j],
        )
    }

    /// The largest term up to a number in a sequence 1, 2, … in which each is made of the two before it.
    fn climbing(&mut self, function: &str, of: Int, first: u8, next: impl Fn(Int, Int) -> Int) -> Int {
        if !self.has(function) {
            let rises = compare(Relation::LessEqual, name("after"), name("n"));
            let step = vec![
                Stmt::Let("sum".into(), next(name("after"), name("last"))),
                Stmt::Set("last".into(), name("after")),
                Stmt::Set("after".into(), name("sum")),
            ];
            let body = vec![
                Stmt::If(compare(Relation::Less, name("n"), number(1)), vec![Stmt::Gives(number(0))]),
                Stmt::Start("last".into(), number(first)),
                Stmt::Start("after".into(), number(2)),
                Stmt::For("_turn".into(), number(0), number(MANY), vec![Stmt::If(rises, step)]),
                Stmt::Gives(name("last")),
            ];
            self.push(function, "Largest one that is at most n.", &["n".into()], Gives::Number, body);
        }
        Int::Call(function.into(), vec![of])
    }

    fn has(&self, function: &str) -> bool {
        self.functions.iter().any(|known| known.name == function)
    }

    /// The decimal digits put together.
    fn decimals(&mut self, function: &str, about: &str, of: Int, put: impl Fn(Int, Int) -> Int) -> Int {
        if !self.has(function) {
            let ten = || number(10);
            let digit = Int::Rest(name("rest").into(), ten().into(), true);
            let step = vec![
                Stmt::Set("all".into(), put(name("all"), digit)),
                Stmt::Set("rest".into(), Int::Quotient(name("rest").into(), ten().into(), true)),
            ];
            let body = vec![
                Stmt::Start("rest".into(), name("n")),
                Stmt::Start("all".into(), number(0)),
                Stmt::For("_turn".into(), number(0), number(DECIMALS), step),
                Stmt::Gives(name("all")),
            ];
            self.push(function, about, &["n".into()], Gives::Number, body);
        }
        Int::Call(function.into(), vec![of])
    }

    fn digit_count(&mut self, of: Int) -> Int {
        if !self.has("digit_count") {
            let more = compare(Relation::Greater, name("rest"), number(9));
            let step = vec![
                Stmt::Set("rest".into(), Int::Quotient(name("rest").into(), number(10).into(), true)),
                Stmt::Set("count".into(), plus(name("count"), number(1))),
            ];
            let body = vec![
                Stmt::Start("rest".into(), name("n")),
                Stmt::Start("count".into(), number(1)),
                Stmt::For("_turn".into(), number(0), number(DECIMALS), vec![Stmt::If(more, step)]),
                Stmt::Gives(name("count")),
            ];
            self.push("digit_count", "The number of decimal digits.", &["n".into()], Gives::Number, body);
        }
        Int::Call("digit_count".into(), vec![of])
    }

    /// The exclusive or of the exponents: prime factors are found from the smallest, equal ones one after another.
    fn exponent_xor(&mut self, of: Int) -> Int {
        if !self.has("exponent_xor") {
            self.smallest_prime(number(2));
            let xor = || Int::Xor(name("all").into(), name("exponent").into());
            let more = compare(Relation::Greater, name("rest"), number(1));
            let other = compare(Relation::NotEqual, name("p"), name("last"));
            let step = vec![
                Stmt::Let("p".into(), call("smallest_prime", &["rest".into()])),
                Stmt::If(
                    other,
                    vec![
                        Stmt::Set("all".into(), xor()),
                        Stmt::Set("exponent".into(), number(0)),
                        Stmt::Set("last".into(), name("p")),
                    ],
                ),
                Stmt::Set("exponent".into(), plus(name("exponent"), number(1))),
                Stmt::Set("rest".into(), Int::Quotient(name("rest").into(), name("p").into(), true)),
            ];
            let body = vec![
                Stmt::Start("rest".into(), name("n")),
                Stmt::Start("all".into(), number(0)),
                Stmt::Start("exponent".into(), number(0)),
                Stmt::Start("last".into(), number(0)),
                Stmt::For("_turn".into(), number(0), number(64u32), vec![Stmt::If(more, step)]),
                Stmt::Gives(xor()),
            ];
            let about = "The exclusive or of the exponents of the prime factors.";
            self.push("exponent_xor", about, &["n".into()], Gives::Number, body);
        }
        Int::Call("exponent_xor".into(), vec![of])
    }

    fn smallest_prime(&mut self, of: Int) -> Int {
        if !self.has("smallest_prime") {
            let root = self.root(name("n"));
            let rest = Int::Rest(name("n").into(), name("p").into(), true);
            let divides = compare(Relation::Equal, rest, number(0));
            let body = vec![
                Stmt::For("p".into(), number(2), root, vec![Stmt::If(divides, vec![Stmt::Gives(name("p"))])]),
                Stmt::Gives(name("n")),
            ];
            self.push("smallest_prime", "The smallest prime factor.", &["n".into()], Gives::Number, body);
        }
        Int::Call("smallest_prime".into(), vec![of])
    }

    /// The number of primes up to the smallest prime factor.
    fn prime_index(&mut self, of: Int) -> Int {
        if !self.has("prime_index") {
            self.smallest_prime(number(2));
            self.helpers.insert(Helper::PrimeCount);
            let prime = call("smallest_prime", &["n".into()]);
            let beyond = compare(Relation::Greater, name("p"), number(LARGEST_PRIME));
            let body = vec![
                Stmt::Let("p".into(), prime),
                Stmt::If(beyond, vec![Stmt::Fail("the number is too large".into())]),
                Stmt::Gives(call("prime_count", &["p".into()])),
            ];
            let about = "The place of the smallest prime factor among the primes.";
            self.push("prime_index", about, &["n".into()], Gives::Number, body);
        }
        Int::Call("prime_index".into(), vec![of])
    }

    fn prime_factors(&mut self, of: Int) -> Int {
        if !self.has("prime_factors") {
            self.smallest_prime(number(2));
            let more = compare(Relation::Greater, name("rest"), number(1));
            let prime = call("smallest_prime", &["rest".into()]);
            let body = vec![
                Stmt::Start("rest".into(), name("n")),
                Stmt::Start("count".into(), number(0)),
                Stmt::For(
                    "_turn".into(),
                    number(0),
                    number(64u32),
                    vec![Stmt::If(
                        more,
                        vec![
                            Stmt::Set("rest".into(), Int::Quotient(name("rest").into(), prime.into(), true)),
                            Stmt::Set("count".into(), plus(name("count"), number(1))),
                        ],
                    )],
                ),
                Stmt::Gives(name("count")),
            ];
            self.push("prime_factors", "The number of prime factors.", &["n".into()], Gives::Number, body);
        }
        Int::Call("prime_factors".into(), vec![of])
    }

    fn binary(&mut self, operation: Binary, one: Int, other: Int) -> Int {
        let xor = |one: &Int, other: &Int| Int::Xor(one.clone().into(), other.clone().into());
        let half = |of: Int| Int::Quotient(of.into(), number(2).into(), true);
        match operation {
            Binary::Add => plus(one, other),
            Binary::Subtract => minus(one, other),
            Binary::Apart => {
                let both = vec![one, other];
                minus(Int::Most(both.clone()), Int::Least(both))
            }
            Binary::Multiply => Int::Multiply(one.into(), other.into()),
            Binary::Xor => xor(&one, &other),
            // a + b = 2 (a & b) + (a ^ b)
            Binary::And => half(minus(plus(one.clone(), other.clone()), xor(&one, &other))),
            Binary::Or => half(plus(plus(one.clone(), other.clone()), xor(&one, &other))),
            Binary::Least => Int::Least(vec![one, other]),
            Binary::Most => Int::Most(vec![one, other]),
            Binary::Divisor => self.divisor(one, other),
            Binary::Quotient => {
                self.helpers.insert(Helper::FloorDiv);
                Int::Quotient(one.into(), other.into(), false)
            }
            Binary::Remainder => {
                self.helpers.insert(Helper::FloorMod);
                Int::Rest(one.into(), other.into(), false)
            }
        }
    }

    fn divisor(&mut self, one: Int, other: Int) -> Int {
        if !self.has("common_divisor") {
            let more = compare(Relation::Greater, name("small"), number(0));
            let rest = Int::Rest(name("large").into(), name("small").into(), true);
            let body = vec![
                Stmt::Start("large".into(), name("a")),
                Stmt::Start("small".into(), name("b")),
                Stmt::For(
                    "_turn".into(),
                    number(0),
                    number(2 * MANY),
                    vec![Stmt::If(
                        more,
                        vec![
                            Stmt::Let("rest".into(), rest),
                            Stmt::Set("large".into(), name("small")),
                            Stmt::Set("small".into(), name("rest")),
                        ],
                    )],
                ),
                Stmt::Gives(name("large")),
            ];
            self.push(
                "common_divisor",
                "The greatest common divisor.",
                &["a".into(), "b".into()],
                Gives::Number,
                body,
            );
        }
        Int::Call("common_divisor".into(), vec![one, other])
    }
}
