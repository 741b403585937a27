//! A program before it is written in a language.
//!
//! All numbers are integers of one type; a component of a position is a tuple or a row of numbers.

use dashu_int::IBig;
use rules::{Convention, Relation};
use std::collections::BTreeSet;

/// An integer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Int {
    Number(IBig),
    Name(String),
    Add(Box<Int>, Box<Int>),
    Subtract(Box<Int>, Box<Int>),
    Multiply(Box<Int>, Box<Int>),
    /// A quotient rounded down, with a positive divisor; `true` if the dividend is known to be natural.
    Quotient(Box<Int>, Box<Int>, bool),
    /// A remainder, likewise.
    Rest(Box<Int>, Box<Int>, bool),
    Xor(Box<Int>, Box<Int>),
    Least(Vec<Int>),
    Most(Vec<Int>),
    /// One of two, chosen by a condition.
    Pick(Box<Cond>, Box<Int>, Box<Int>),
    /// An element of a list.
    Item(String, Box<Int>),
    /// The length of a list.
    Length(String),
    Call(String, Vec<Int>),
    /// Result of a position that was computed before.
    Result(Vec<Int>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cond {
    Constant(bool),
    Compare(Relation, Int, Int),
    /// Membership in one of these inclusive ranges.
    OneOf(Int, Vec<(IBig, IBig)>),
    All(Vec<Cond>),
    Any(Vec<Cond>),
    Not(Box<Cond>),
    /// Equivalence.
    Same(Box<Cond>, Box<Cond>),
    Call(String, Vec<Int>),
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stmt {
    Let(String, Int),
    /// Mutable variables.
    Start(String, Int),
    Set(String, Int),
    If(Cond, Vec<Stmt>),
    /// Loop over an inclusive range.
    For(String, Int, Int, Vec<Stmt>),
    Among(String, Vec<IBig>, Vec<Stmt>),
    /// Loop over the components of the list, with names for their numbers.
    Each(String, Vec<String>, Vec<Stmt>),
    /// Statements with names of their own, and their purpose.
    Block(String, Vec<Stmt>),
    Is(Cond),
    Gives(Int),
    /// Failure: this must not happen.
    Fail(String),
    /// A move leaves this.
    Option(Left),
    /// No more moves.
    Stop,
    /// The end of a function without a result.
    Leave,
    /// A move leaves positions with this result.
    Mark(Int),
    /// The result of a position is computed.
    Fill(Vec<Int>),
}

/// Remains of a move.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Left {
    /// One component.
    One(Vec<Int>),
    /// Any number of components.
    Several(Vec<Alike>),
    /// A row, piece by piece.
    Row(Vec<Piece>),
}

/// Components alike.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Alike {
    /// Number of them, where it is not one.
    pub(super) copies: Option<Int>,
    /// Each of them.
    pub(super) component: Vec<Int>,
}

/// A piece of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Piece {
    Number(Int),
    /// Part of a row, from one place to before another.
    Slice(Int, Int),
}

/// Parameters of a function.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Given {
    Number(String),
    /// A list of components.
    List(String),
    /// A row.
    Row(String),
}

/// Result of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gives {
    Truth,
    Number,
    Moves,
    /// The results of what moves leave, which are marked.
    Marks,
}

#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    /// Purpose, for its comment.
    pub(super) about: String,
    pub(super) given: Vec<Given>,
    pub(super) gives: Gives,
    pub(super) body: Vec<Stmt>,
}

/// An array of constants, with its name.
pub(super) type Array = (String, Vec<IBig>);

/// A helper that a program calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Helper {
    FloorDiv,
    FloorMod,
    /// The square root of a number without sign, rounded down.
    Root,
    /// The square root, rounded down.
    SquareRoot,
    /// ⌊(p + √d)/q · j⌋, where q divides d - p² unless d is 0.
    Floor,
    /// The least j for which that is at least a number.
    LeastFloor,
    Fib,
    LowestZeckendorf,
    IsFibonacci,
    IsSquare,
    IsPowerOfTwo,
    /// 2 to an exponent.
    PowerOfTwo,
    /// The k of p^k for a prime p.
    PrimeExponent,
    /// The greatest common divisor of two numbers.
    Gcd,
    SmallestFactor,
    /// The number of primes up to a number, from a table that is kept.
    PrimeCount,
    /// Exponent of a number in another one.
    Valuation,
    /// A digit in a base.
    Digit,
    Bit,
    Ones,
    BitLength,
    /// The digits of a number, the lowest first.
    InPlaces,
    Accepts,
}

/// The function `text` of a language, from a constant for each helper.
macro_rules! texts {
    () => {
        /// The text of a helper; empty where the language needs none.
        pub(super) fn text(of: $crate::program::Helper) -> &'static str {
            match of {
                $crate::program::Helper::FloorDiv => FLOOR_DIV,
                $crate::program::Helper::FloorMod => FLOOR_MOD,
                $crate::program::Helper::Root => ROOT,
                $crate::program::Helper::SquareRoot => SQUARE_ROOT,
                $crate::program::Helper::Floor => FLOOR,
                $crate::program::Helper::LeastFloor => LEAST_FLOOR,
                $crate::program::Helper::Fib => FIB,
                $crate::program::Helper::LowestZeckendorf => LOWEST_ZECKENDORF,
                $crate::program::Helper::IsFibonacci => IS_FIBONACCI,
                $crate::program::Helper::IsSquare => IS_SQUARE,
                $crate::program::Helper::IsPowerOfTwo => IS_POWER_OF_TWO,
                $crate::program::Helper::PowerOfTwo => POWER_OF_TWO,
                $crate::program::Helper::PrimeExponent => PRIME_EXPONENT,
                $crate::program::Helper::Gcd => GCD,
                $crate::program::Helper::SmallestFactor => SMALLEST_FACTOR,
                $crate::program::Helper::PrimeCount => PRIME_COUNT,
                $crate::program::Helper::Valuation => VALUATION,
                $crate::program::Helper::Digit => DIGIT,
                $crate::program::Helper::Bit => BIT,
                $crate::program::Helper::Ones => ONES,
                $crate::program::Helper::BitLength => BIT_LENGTH,
                $crate::program::Helper::InPlaces => IN_PLACES,
                $crate::program::Helper::Accepts => ACCEPTS,
            }
        }
    };
}
pub(super) use texts;

/// An automaton: rows of targets by state and column, -1 for none.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) about: String,
    /// Factors of the four places below in the value of a place, and the number of those that count; 0 if all further ones
    /// count, as often as the fourth.
    pub(super) places: [u8; 5],
    /// The largest digit.
    pub(super) most: u32,
    pub(super) arity: usize,
    pub(super) next: Vec<Vec<i64>>,
    pub(super) accepting: Vec<bool>,
}

impl Table {
    /// Names of the numbers that it reads.
    pub(super) fn names(&self) -> Vec<String> {
        (0..self.arity).map(|place| format!("n{place}")).collect()
    }

    /// Calls that write these numbers as digits.
    pub(super) fn digits(&self) -> Vec<String> {
        let [a, b, c, d, begun] = self.places;
        let of = |name: String| format!("in_places({name}, {a}, {b}, {c}, {d}, {begun})");
        self.names().into_iter().map(of).collect()
    }
}

/// Results of all positions of one component with numbers up to a bound.
#[derive(Clone, Debug)]
pub(super) struct Computed {
    pub(super) upto: u64,
    /// Names of the numbers of a position.
    pub(super) places: Vec<String>,
    /// Convention, if it is computed who wins (1 where the player to move loses, else 0), and not nim-values.
    pub(super) ending: Option<Convention>,
    /// Marks the results of the options of a position.
    pub(super) mark: Function,
    /// The loops over all positions.
    pub(super) order: Vec<Stmt>,
}

impl Computed {
    /// Index of a position in lexicographic order.
    pub(super) fn index(&self) -> String {
        let mut places = self.places.iter();
        let first = places.next().cloned().unwrap_or_default();
        places.fold(first, |index, place| match index.contains(' ') {
            true => format!("({index}) * (UPTO + 1) + {place}"),
            false => format!("{index} * (UPTO + 1) + {place}"),
        })
    }
}

/// Form of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A fixed number of numbers.
    Tuple(usize),
    /// Any number of components, each of a fixed number of numbers.
    Sum(usize),
    /// A row.
    Row,
}

impl Kind {
    /// Numbers of a component.
    pub(super) fn arity(self) -> usize {
        match self {
            Kind::Tuple(arity) | Kind::Sum(arity) => arity,
            Kind::Row => 1,
        }
    }
}

/// Claims and moves as a small program, ready to be written in any language.
#[derive(Clone, Debug)]
pub struct Program {
    pub(super) helpers: BTreeSet<Helper>,
    pub(super) arrays: Vec<Array>,
    /// Lists that are parameters of the game.
    pub(super) lists: Vec<Array>,
    pub(super) tables: Vec<Table>,
    pub(super) functions: Vec<Function>,
    pub(super) kind: Kind,
    /// `true` if each component has a value, and a sum is lost if their nim-sum is 0.
    pub(super) valued: bool,
    /// Limit on the components that one move changes.
    pub(super) reach: u64,
    /// `true` if rows are kept sorted.
    pub(super) unordered: bool,
    /// `true` if the same move may be found twice, so that moves found are recorded.
    pub(super) repeats: bool,
    /// `true` if Fibonacci numbers are used in computations, which outgrow every integer type.
    pub(super) outgrows: bool,
    /// `true` if a game may end without a winner.
    pub(super) draws: bool,
    pub(super) convention: Convention,
    /// `true` if nim-values say who wins sums: under normal play, where players lose only for want of a move.
    pub(super) summable: bool,
    /// `true` if a value goes back to those of smaller positions.
    pub(super) recursive: bool,
    /// Results that the program computes itself.
    pub(super) computed: Option<Computed>,
}

impl Program {
    /// Names that its text declares, beside those of the texts of a language.
    pub(super) fn own(&self, fixed: &[&str]) -> Vec<String> {
        let functions = self.functions.iter().map(|function| function.name.clone());
        let lists = self.arrays.iter().chain(&self.lists).map(|(name, _)| name.clone());
        let of_table = |table: &Table| {
            let upper = table.name.to_ascii_uppercase();
            [table.name.clone(), format!("{upper}_NEXT"), format!("{upper}_ACCEPTS")]
        };
        let tables = self.tables.iter().flat_map(of_table);
        let fixed = fixed.iter().map(|&name| name.to_owned());
        functions.chain(lists).chain(tables).chain(fixed).collect()
    }

    /// Returns `true` if it has a function of the nim-values of components, or of whole positions.
    pub(super) fn has_values(&self) -> bool {
        self.functions.iter().any(|function| function.name == "value")
            || self.computed.as_ref().is_some_and(|computed| computed.ending.is_none())
    }

    /// The function that tells the nim-value of a whole position.
    pub(super) fn whole_value(&self) -> &'static str {
        if self.valued { "total_value" } else { "value" }
    }

    /// Returns `true` if machine words hold all numbers: those of positions are small, and no helper needs more.
    pub(super) fn is_small(&self) -> bool {
        let few = self.computed.as_ref().is_some_and(|computed| computed.upto <= 1_000_000);
        let plain = |helper: &Helper| {
            use Helper::{BitLength, Digit, FloorDiv, FloorMod, Gcd, PowerOfTwo, SmallestFactor, Valuation};
            let division = matches!(helper, FloorDiv | FloorMod | Gcd | SmallestFactor | Valuation | Digit);
            division || matches!(helper, BitLength | PowerOfTwo)
        };
        let short = |list: &Array| list.1.iter().all(|number| *number <= IBig::from(1u64 << 40));
        few && self.lists.iter().all(short) && self.helpers.iter().all(plain) && self.tables.is_empty()
    }

    /// Parameter names for a component's numbers.
    pub(super) fn numbers(&self) -> Vec<&str> {
        let named = |wanted: &str| self.functions.iter().find(|function| function.name == wanted);
        if let Some(computed) = &self.computed {
            return computed.places.iter().map(String::as_str).collect();
        }
        let plain = |function: &&Function| {
            function.given.iter().all(|given| matches!(given, Given::Number(_) | Given::Row(_)))
        };
        let function = ["moves", "value", "loses"].into_iter().filter_map(named).find(plain);
        let given = function.map(|function| function.given.as_slice()).unwrap_or_default();
        given
            .iter()
            .map(|given| match given {
                Given::Number(name) | Given::List(name) | Given::Row(name) => name.as_str(),
            })
            .collect()
    }
}

pub(super) fn number(of: impl Into<IBig>) -> Int {
    Int::Number(of.into())
}

pub(super) fn name(of: &str) -> Int {
    Int::Name(of.to_owned())
}

pub(super) fn plus(a: Int, b: Int) -> Int {
    match (a, b) {
        (Int::Number(a), Int::Number(b)) => Int::Number(a + b),
        (Int::Number(zero), other) | (other, Int::Number(zero)) if zero == IBig::ZERO => other,
        (a, Int::Number(b)) if b < IBig::ZERO => minus(a, Int::Number(-b)),
        // Constants are put together.
        (Int::Add(a, c), Int::Number(b)) if matches!(*c, Int::Number(_)) => {
            plus(*a, plus(*c, Int::Number(b)))
        }
        (Int::Subtract(a, c), Int::Number(b)) if matches!(*c, Int::Number(_)) => {
            plus(*a, minus(Int::Number(b), *c))
        }
        (Int::Number(a), b) if a < IBig::ZERO => minus(b, Int::Number(-a)),
        (a, b) => Int::Add(a.into(), b.into()),
    }
}

pub(super) fn minus(a: Int, b: Int) -> Int {
    match (a, b) {
        (Int::Number(a), Int::Number(b)) => Int::Number(a - b),
        (a, Int::Number(zero)) if zero == IBig::ZERO => a,
        (a, Int::Number(b)) if b < IBig::ZERO => plus(a, Int::Number(-b)),
        (Int::Add(a, c), Int::Number(b)) if matches!(*c, Int::Number(_)) => {
            plus(*a, minus(*c, Int::Number(b)))
        }
        (Int::Subtract(a, c), Int::Number(b)) if matches!(*c, Int::Number(_)) => {
            minus(*a, plus(*c, Int::Number(b)))
        }
        (a, b) => Int::Subtract(a.into(), b.into()),
    }
}

/// The negative.
pub(super) fn negative(of: Int) -> Int {
    match of {
        Int::Number(number) => Int::Number(-number),
        Int::Subtract(a, b) => minus(*b, *a),
        Int::Add(a, b) => match (negative(*a), negative(*b)) {
            (a, Int::Number(b)) => plus(a, Int::Number(b)),
            (Int::Subtract(zero, a), b) if *zero == number(0) => minus(b, *a),
            (a, Int::Subtract(zero, b)) if *zero == number(0) => minus(a, *b),
            (a, b) => plus(a, b),
        },
        Int::Multiply(a, b) => match (*a, *b) {
            (Int::Number(a), b) => times(-a, b),
            (a, Int::Number(b)) => times(-b, a),
            (a, b) => minus(number(0), Int::Multiply(a.into(), b.into())),
        },
        other => minus(number(0), other),
    }
}

pub(super) fn times(factor: IBig, of: Int) -> Int {
    match of {
        Int::Number(number) => Int::Number(number * factor),
        of if factor == IBig::ONE => of,
        of if factor == IBig::NEG_ONE => negative(of),
        of => Int::Multiply(Int::Number(factor).into(), of.into()),
    }
}

/// Conjunction without conditions that always hold.
pub(super) fn all(conditions: impl IntoIterator<Item = Cond>) -> Cond {
    let mut kept: Vec<Cond> = vec![];
    for condition in conditions {
        match condition {
            Cond::Constant(true) => {}
            Cond::Constant(false) => return Cond::Constant(false),
            Cond::All(inner) => kept.extend(inner),
            other if kept.contains(&other) => {}
            other => kept.push(other),
        }
    }
    match kept.len() {
        0 => Cond::Constant(true),
        1 => kept.swap_remove(0),
        _ => Cond::All(kept),
    }
}

/// Remains of the first move found.
pub(super) fn left_of(body: &[Stmt]) -> Option<&Left> {
    body.iter().find_map(|statement| match statement {
        Stmt::Option(left) => Some(left),
        Stmt::If(_, body)
        | Stmt::For(_, _, _, body)
        | Stmt::Among(_, _, body)
        | Stmt::Each(_, _, body)
        | Stmt::Block(_, body) => left_of(body),
        _ => None,
    })
}
