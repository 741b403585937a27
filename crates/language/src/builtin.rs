//! Built-in relations, functions, folds and predicates.

/// A comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

impl Relation {
    /// Returns `true` if the relation holds between two values.
    #[inline]
    pub fn holds<T: Ord>(self, a: &T, b: &T) -> bool {
        match self {
            Relation::Equal => a == b,
            Relation::NotEqual => a != b,
            Relation::Less => a < b,
            Relation::LessEqual => a <= b,
            Relation::Greater => a > b,
            Relation::GreaterEqual => a >= b,
        }
    }

    /// Negation of the relation.
    #[must_use]
    pub fn opposite(self) -> Relation {
        match self {
            Relation::Equal => Relation::NotEqual,
            Relation::NotEqual => Relation::Equal,
            Relation::Less => Relation::GreaterEqual,
            Relation::LessEqual => Relation::Greater,
            Relation::Greater => Relation::LessEqual,
            Relation::GreaterEqual => Relation::Less,
        }
    }

    /// The same relation with its sides exchanged.
    #[must_use]
    pub fn mirrored(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::LessEqual => Relation::GreaterEqual,
            Relation::Greater => Relation::Less,
            Relation::GreaterEqual => Relation::LessEqual,
            same => same,
        }
    }
}

/// A named function on naturals; undefined below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// `fib(t)`: 0, 1, 1, 2, 3, 5, ….
    Fib,
    /// `lowest_zeckendorf(t)`: the smallest part of the Zeckendorf representation; undefined at 0.
    LowestZeckendorf,
    /// `bit(t, i)`: bit `i` of `t`, counted from 0.
    Bit,
    /// `ones(t)`: number of binary digits of `t` that are 1.
    Ones,
    /// `v2(t)`: how often 2 divides `t`; undefined at 0.
    Twos,
    /// `v(p, t)`: how often `p` divides `t`; undefined at 0 and for `p` below 2.
    Valuation,
    /// `odd_part(t)`: `t` without its factors 2; undefined at 0.
    OddPart,
    /// `bits(t)`: number of binary digits of `t`; 0 for 0.
    Bits,
    /// `exponent(t)`: the k of t = p^k with p prime; 0 for 1; undefined for other numbers.
    Exponent,
    /// `gcd(a, b, …)`: the greatest common divisor; 0 for zeros.
    Gcd,
    /// `smallest_factor(t)`: the smallest prime factor; undefined for 0 and 1.
    SmallestFactor,
    /// `digit(t, i)`, `digit(t, i, b)`: digit `i` of `t` from the lowest, counted from 0. Without a base it is read
    /// as one in base 10, so that there are always three arguments; undefined for a base below 2.
    Digit,
    /// `value(t, …)`: in a claim on values, the value of a position with a smaller sum of numbers.
    Value,
    /// `next_free(t)`: the smallest number above `t` that is not an element of the row of the move.
    NextFree,
    /// `min(a, b, …)`.
    Min,
    /// `max(a, b, …)`.
    Max,
}

impl Function {
    /// Function with this name.
    pub fn named(name: &str) -> Option<Function> {
        Some(match name {
            "fib" => Function::Fib,
            "lowest_zeckendorf" => Function::LowestZeckendorf,
            "bit" => Function::Bit,
            "ones" => Function::Ones,
            "v2" => Function::Twos,
            "v" => Function::Valuation,
            "odd_part" => Function::OddPart,
            "bits" => Function::Bits,
            "exponent" => Function::Exponent,
            "gcd" => Function::Gcd,
            "smallest_factor" => Function::SmallestFactor,
            "digit" => Function::Digit,
            "next_free" => Function::NextFree,
            "min" => Function::Min,
            "max" => Function::Max,
            _ => return None,
        })
    }

    /// Least and largest number of arguments as written.
    pub fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max | Function::Gcd => (2, usize::MAX),
            Function::Bit | Function::Valuation => (2, 2),
            Function::Digit => (2, 3),
            _ => (1, 1),
        }
    }
}

/// Operation of a fold over the components of a sum or the elements of a row; the empty fold is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fold {
    /// `xor(t)`.
    Xor,
    /// `sum(t)`.
    Sum,
    /// `max(t)`.
    Max,
    /// `min(t)`.
    Min,
}

impl Fold {
    /// Fold with this name.
    pub fn named(name: &str) -> Option<Fold> {
        Some(match name {
            "xor" => Fold::Xor,
            "sum" => Fold::Sum,
            "max" => Fold::Max,
            "min" => Fold::Min,
            _ => return None,
        })
    }
}

/// A named predicate on naturals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Predicate {
    /// `prime(t)`.
    Prime,
    /// `prime_power(t)`: p^k with p prime and k >= 0, including 1.
    PrimePower,
    /// `fibonacci(t)`: a Fibonacci number, including 0.
    Fibonacci,
    /// `square(t)`.
    Square,
    /// `power_of_two(t)`.
    PowerOfTwo,
    /// `odd(t)`.
    Odd,
    /// `even(t)`.
    Even,
}

impl Predicate {
    /// Predicate with this name.
    pub fn named(name: &str) -> Option<Predicate> {
        Some(match name {
            "prime" => Predicate::Prime,
            "prime_power" => Predicate::PrimePower,
            "fibonacci" => Predicate::Fibonacci,
            "square" => Predicate::Square,
            "power_of_two" => Predicate::PowerOfTwo,
            "odd" => Predicate::Odd,
            "even" => Predicate::Even,
            _ => return None,
        })
    }
}
