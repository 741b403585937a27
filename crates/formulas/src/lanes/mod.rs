//! Numbers of 64 candidates at a time, in lanes of machine words.

pub mod gcd;

use language::Relation;
use std::ops::BitXor;

/// Values tested together.
pub const LANES: usize = u64::BITS as usize;

/// A machine word of a lane.
pub trait Lane: Copy + Ord + Default + BitXor<Output = Self> + From<i8> + TryFrom<i64> + Into<i64> {
    /// Limit on the sizes of numbers.
    const LARGEST: i64;

    /// The sum, if it is not too large.
    fn plus(self, other: Self) -> Self;
    /// The difference, if it is not too large.
    fn minus(self, other: Self) -> Self;
    /// The product, if it is not too large.
    fn times(self, other: Self) -> Self;
    /// Quotient rounded towards 0 by a positive number, of numbers of 32 bits if `short`.
    fn quotient(self, by: Self, short: bool) -> Self;
    /// Returns `true` for odd numbers.
    fn is_odd(self) -> bool;
}

macro_rules! lane {
    ($word:ty, $largest:expr) => {
        impl Lane for $word {
            const LARGEST: i64 = $largest;

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn quotient(self, by: Self, short: bool) -> Self {
                // Quotients of numbers of 32 bits are exact when those of fractions of 53 bits are rounded towards 0.
                if short { (self as i32 as f64 / by as i32 as f64) as i32 as $word } else { self / by }
            }

            #[inline(always)]
            fn is_odd(self) -> bool {
                self & 1 == 1
            }
        }
    };
}

lane!(i32, 1 << 30);
lane!(i64, 1 << 60);

/// Numbers, by lane.
pub struct Numbers<L> {
    /// The numbers; any where there is none.
    pub lanes: [L; LANES],
    /// Lanes in which there is a number, as bits.
    pub defined: u64,
    /// Limit on the sizes of all.
    pub most: i64,
    /// No number is below this one.
    pub least: i64,
}

/// A number that is the same in all lanes.
pub struct Same<L> {
    number: L,
    most: i64,
    least: i64,
}

impl<L: Lane> Same<L> {
    /// `None` if it may be too large.
    #[inline]
    pub fn of(number: i64) -> Option<Same<L>> {
        let most = number.checked_abs().filter(|most| *most <= L::LARGEST)?;
        Some(Same { number: L::try_from(number).ok()?, most, least: number })
    }
}

/// The content of each lane.
pub trait Operand<L> {
    /// The number in a lane.
    fn lane(&self, lane: usize) -> L;
    /// Lanes in which there is a number, as bits.
    fn defined(&self) -> u64;
    /// Limit on the sizes of all.
    fn most(&self) -> i64;
    /// No number is below this one.
    fn least(&self) -> i64;
}

impl<L: Lane> Operand<L> for Numbers<L> {
    #[inline(always)]
    fn lane(&self, lane: usize) -> L {
        self.lanes[lane]
    }

    fn defined(&self) -> u64 {
        self.defined
    }

    fn most(&self) -> i64 {
        self.most
    }

    fn least(&self) -> i64 {
        self.least
    }
}

impl<L: Lane> Operand<L> for Same<L> {
    #[inline(always)]
    fn lane(&self, _: usize) -> L {
        self.number
    }

    fn defined(&self) -> u64 {
        u64::MAX
    }

    fn most(&self) -> i64 {
        self.most
    }

    fn least(&self) -> i64 {
        self.least
    }
}

/// An operation on two numbers.
#[derive(Clone, Copy)]
pub enum Operation {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
    /// Product.
    Multiply,
    /// Quotient rounded down.
    Divide,
    /// Remainder.
    Modulo,
    /// Nim-sum.
    Xor,
    /// Minimum.
    Min,
    /// Maximum.
    Max,
}

impl Operation {
    /// Returns `true` if the order of the numbers does not matter.
    pub fn commutes(self) -> bool {
        match self {
            Operation::Add | Operation::Multiply | Operation::Xor | Operation::Min | Operation::Max => true,
            Operation::Subtract | Operation::Divide | Operation::Modulo => false,
        }
    }
}

impl<L: Lane> Numbers<L> {
    /// No numbers.
    #[inline(always)]
    pub fn none() -> Numbers<L> {
        Numbers { lanes: [L::default(); LANES], defined: 0, most: 0, least: 0 }
    }

    /// `first`, `first + 1`, …; `None` if they may be too large, as below.
    #[inline]
    pub fn rise(&mut self, first: i64) -> Option<()> {
        let most = first.checked_add(LANES as i64).filter(|most| *most <= L::LARGEST)?;
        let start = L::try_from(first).ok()?;
        for (number, lane) in self.lanes.iter_mut().zip(0i8..) {
            *number = start.plus(lane.into());
        }
        (self.defined, self.most, self.least) = (u64::MAX, most, first);
        Some(())
    }

    /// The same in all lanes.
    #[inline]
    pub fn fix(&mut self, same: &Same<L>) {
        self.lanes.fill(same.number);
        (self.defined, self.most, self.least) = (u64::MAX, same.most, same.least);
    }
}

/// Puts the results of an operation in place of its first operands; `None` if they may be too large.
#[inline]
pub fn join<L: Lane>(operation: Operation, a: &mut Numbers<L>, b: &impl Operand<L>) -> Option<()> {
    let larger = a.most.max(b.most());
    let most = match operation {
        Operation::Add | Operation::Subtract => a.most.checked_add(b.most())?,
        Operation::Multiply => a.most.checked_mul(b.most())?,
        Operation::Divide => a.most,
        Operation::Xor => 2 * larger,
        Operation::Modulo | Operation::Min | Operation::Max => larger,
    };
    if most > L::LARGEST {
        return None;
    }
    let least = match operation {
        Operation::Add => a.least + b.least(),
        Operation::Multiply if a.least >= 0 && b.least() >= 0 => 0,
        Operation::Subtract | Operation::Multiply => -most,
        Operation::Divide => a.least.min(0),
        Operation::Modulo | Operation::Xor => 0,
        Operation::Min | Operation::Max => a.least.min(b.least()),
    };
    let (zero, are_natural) = (L::default(), a.least >= 0 && b.least() >= 0);
    let defined = match operation {
        Operation::Add | Operation::Subtract | Operation::Multiply => u64::MAX,
        Operation::Divide | Operation::Modulo => positive(b),
        // Undefined of numbers below 0.
        Operation::Xor | Operation::Min | Operation::Max => natural(a) & natural(b),
    };
    a.defined &= b.defined() & defined;
    match operation {
        Operation::Add => each(a, b, L::plus),
        Operation::Subtract => each(a, b, L::minus),
        Operation::Multiply => each(a, b, L::times),
        Operation::Divide => quotients(a, b),
        Operation::Modulo => rests(a, b),
        Operation::Xor if are_natural => each(a, b, L::bitxor),
        Operation::Xor => each(a, b, |a, b| a.max(zero) ^ b.max(zero)),
        Operation::Min => each(a, b, L::min),
        Operation::Max => each(a, b, L::max),
    }
    (a.most, a.least) = (most, least);
    Some(())
}

#[inline(always)]
fn each<L: Lane>(a: &mut Numbers<L>, b: &impl Operand<L>, of: impl Fn(L, L) -> L) {
    for (lane, a) in a.lanes.iter_mut().enumerate() {
        *a = of(*a, b.lane(lane));
    }
}

/// Quotient rounded down and remainder; by 1 where a divisor is not positive.
#[inline(always)]
fn divided<L: Lane>(of: L, by: L, short: bool) -> (L, L) {
    let (zero, one) = (L::default(), L::from(1));
    let by = by.max(one);
    let quotient = of.quotient(by, short);
    let rest = of.minus(quotient.times(by));
    if rest < zero { (quotient.minus(one), rest.plus(by)) } else { (quotient, rest) }
}

/// Quotients in place of what is divided; by 1 where a divisor is not positive.
fn quotients<L: Lane>(a: &mut Numbers<L>, b: &impl Operand<L>) {
    match a.most.max(b.most()) <= i64::from(i32::MAX) {
        true => each(a, b, |a, b| divided(a, b, true).0),
        false => each(a, b, |a, b| divided(a, b, false).0),
    }
}

/// Remainders in place of what is divided; by 1 where a divisor is not positive.
pub fn rests<L: Lane>(a: &mut Numbers<L>, b: &impl Operand<L>) {
    match a.most.max(b.most()) <= i64::from(i32::MAX) {
        true => each(a, b, |a, b| divided(a, b, true).1),
        false => each(a, b, |a, b| divided(a, b, false).1),
    }
}

/// Lanes with a property, as bits.
#[inline(always)]
pub fn bits(holds: impl Fn(usize) -> bool) -> u64 {
    /// Moves the lowest bit of each byte into the highest one.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut bytes = [0u8; LANES];
    for (lane, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from(holds(lane));
    }
    let (eights, _) = bytes.as_chunks::<8>();
    let gathered = |eight: &[u8; 8]| u64::from_le_bytes(*eight).wrapping_mul(GATHER) >> 56;
    eights.iter().rev().fold(0, |bits, eight| bits << 8 | gathered(eight))
}

fn positive<L: Lane>(of: &impl Operand<L>) -> u64 {
    if of.least() > 0 { u64::MAX } else { bits(|lane| of.lane(lane) > L::default()) }
}

/// Lanes whose numbers are not negative, as bits.
pub fn natural<L: Lane>(of: &impl Operand<L>) -> u64 {
    if of.least() >= 0 { u64::MAX } else { bits(|lane| of.lane(lane) >= L::default()) }
}

/// Lanes in which there are two numbers for which a relation holds, as bits.
#[inline]
pub fn compared<L: Lane>(relation: Relation, a: &Numbers<L>, b: &impl Operand<L>) -> u64 {
    let holds = match relation {
        Relation::Equal => bits(|lane| a.lanes[lane] == b.lane(lane)),
        Relation::NotEqual => bits(|lane| a.lanes[lane] != b.lane(lane)),
        Relation::Less => bits(|lane| a.lanes[lane] < b.lane(lane)),
        Relation::LessEqual => bits(|lane| a.lanes[lane] <= b.lane(lane)),
        Relation::Greater => bits(|lane| a.lanes[lane] > b.lane(lane)),
        Relation::GreaterEqual => bits(|lane| a.lanes[lane] >= b.lane(lane)),
    };
    a.defined & b.defined() & holds
}
