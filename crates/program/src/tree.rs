//! A program before it is written in a language.
//!
//! All numbers are integers of one type; a component of a position is a tuple or a row of numbers.

use dashu_int::IBig;
use rules::{Convention, Relation};
use std::collections::BTreeSet;

/// An integer.
#[derive(Clone, Debug, PartialEq)]
pub enum Int {
    /// A constant.
    Number(IBig),
    /// A variable.
    Name(String),
    /// A sum.
    Add(Box<Int>, Box<Int>),
    /// A difference.
    Subtract(Box<Int>, Box<Int>),
    /// A product.
    Multiply(Box<Int>, Box<Int>),
    /// A quotient rounded down, with a positive divisor; `true` if the dividend is known to be natural.
    Quotient(Box<Int>, Box<Int>, bool),
    /// A remainder, likewise.
    Rest(Box<Int>, Box<Int>, bool),
    /// Exclusive or of binary digits.
    Xor(Box<Int>, Box<Int>),
    /// The least of several.
    Least(Vec<Int>),
    /// The largest of several.
    Most(Vec<Int>),
    /// One of two, chosen by a condition.
    Pick(Box<Cond>, Box<Int>, Box<Int>),
    /// An element of a list.
    Item(String, Box<Int>),
    /// The length of a list.
    Length(String),
    /// Result of a function.
    Call(String, Vec<Int>),
    /// Result of a position that was computed before.
    Result(Vec<Int>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub enum Cond {
    /// A constant.
    Constant(bool),
    /// A comparison.
    Compare(Relation, Int, Int),
    /// Membership in one of these inclusive ranges.
    OneOf(Int, Vec<(IBig, IBig)>),
    /// Conjunction.
    All(Vec<Cond>),
    /// Disjunction.
    Any(Vec<Cond>),
    /// Negation.
    Not(Box<Cond>),
    /// Equivalence.
    Same(Box<Cond>, Box<Cond>),
    /// Result of a function.
    Call(String, Vec<Int>),
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// A name for a value.
    Let(String, Int),
    /// Mutable variables.
    Start(String, Int),
    /// A new value of a variable.
    Set(String, Int),
    /// Statements under a condition.
    If(Cond, Vec<Stmt>),
    /// Loop over an inclusive range.
    For(String, Int, Int, Vec<Stmt>),
    /// Loop over constants.
    Among(String, Vec<IBig>, Vec<Stmt>),
    /// Loop over the components of the list, with names for their numbers.
    Each(String, Vec<String>, Vec<Stmt>),
    /// Statements with names of their own, and their purpose.
    Block(String, Vec<Stmt>),
    /// A truth is returned.
    Is(Cond),
    /// A number is returned.
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
pub enum Left {
    /// One component.
    One(Vec<Int>),
    /// Any number of components.
    Several(Vec<Alike>),
    /// A row, piece by piece.
    Row(Vec<Piece>),
}

/// Components alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Alike {
    /// Number of them, where it is not one.
    pub copies: Option<Int>,
    /// Each of them.
    pub component: Vec<Int>,
}

/// A piece of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A number.
    Number(Int),
    /// Part of a row, from one place to before another.
    Slice(Int, Int),
}

/// Parameters of a function.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A number.
    Number(String),
    /// A list of components.
    List(String),
    /// A row.
    Row(String),
}

/// Result of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// A truth.
    Truth,
    /// A number.
    Number,
    /// Moves.
    Moves,
    /// The results of what moves leave, which are marked.
    Marks,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Purpose, for its comment.
    pub about: String,
    /// Its parameters.
    pub given: Vec<Given>,
    /// Its result.
    pub gives: Gives,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// An array of constants, with its name.
pub type Array = (String, Vec<IBig>);

/// A helper that a program calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// A quotient rounded down.
    FloorDiv,
    /// The remainder of such a division.
    FloorMod,
    /// The square root of a number without sign, rounded down.
    Root,
    /// The square root, rounded down.
    SquareRoot,
    /// ⌊(p + √d)/q · j⌋, where q divides d - p² unless d is 0.
    Floor,
    /// The least j for which that is at least a number.
    LeastFloor,
    /// A Fibonacci number by its index.
    Fib,
    /// The smallest part of a number as a sum of Fibonacci numbers no two of which are neighbours.
    LowestZeckendorf,
    /// Membership in the Fibonacci numbers.
    IsFibonacci,
    /// The number of Fibonacci numbers from 1 to a number.
    FibonacciCount,
    /// Membership in the squares.
    IsSquare,
    /// Membership in the powers of two.
    IsPowerOfTwo,
    /// 2 to an exponent.
    PowerOfTwo,
    /// The k of p^k for a prime p.
    PrimeExponent,
    /// The greatest common divisor of two numbers.
    Gcd,
    /// The smallest prime factor.
    SmallestFactor,
    /// The number of primes up to a number, from a table that is kept.
    PrimeCount,
    /// Exponent of a number in another one.
    Valuation,
    /// A digit in a base.
    Digit,
    /// A binary digit.
    Bit,
    /// The number of ones among the binary digits.
    Ones,
    /// The number of binary digits.
    BitLength,
    /// The digits of a number, the lowest first.
    InPlaces,
    /// A run of an automaton.
    Accepts,
}

/// The function `text` of a language, from a constant for each helper.
macro_rules! texts {
    () => {
        /// The text of a helper; empty where the language needs none.
        pub(super) fn text(of: $crate::tree::Helper) -> &'static str {
            match of {
                $crate::tree::Helper::FloorDiv => FLOOR_DIV,
                $crate::tree::Helper::FloorMod => FLOOR_MOD,
                $crate::tree::Helper::Root => ROOT,
                $crate::tree::Helper::SquareRoot => SQUARE_ROOT,
                $crate::tree::Helper::Floor => FLOOR,
                $crate::tree::Helper::LeastFloor => LEAST_FLOOR,
                $crate::tree::Helper::Fib => FIB,
                $crate::tree::Helper::LowestZeckendorf => LOWEST_ZECKENDORF,
                $crate::tree::Helper::IsFibonacci => IS_FIBONACCI,
                $crate::tree::Helper::FibonacciCount => FIBONACCI_COUNT,
                $crate::tree::Helper::IsSquare => IS_SQUARE,
                $crate::tree::Helper::IsPowerOfTwo => IS_POWER_OF_TWO,
                $crate::tree::Helper::PowerOfTwo => POWER_OF_TWO,
                $crate::tree::Helper::PrimeExponent => PRIME_EXPONENT,
                $crate::tree::Helper::Gcd => GCD,
                $crate::tree::Helper::SmallestFactor => SMALLEST_FACTOR,
                $crate::tree::Helper::PrimeCount => PRIME_COUNT,
                $crate::tree::Helper::Valuation => VALUATION,
                $crate::tree::Helper::Digit => DIGIT,
                $crate::tree::Helper::Bit => BIT,
                $crate::tree::Helper::Ones => ONES,
                $crate::tree::Helper::BitLength => BIT_LENGTH,
                $crate::tree::Helper::InPlaces => IN_PLACES,
                $crate::tree::Helper::Accepts => ACCEPTS,
            }
        }
    };
}
pub(super) use texts;

/// An automaton: rows of targets by state and column, -1 for none.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Purpose, for its comment.
    pub about: String,
    /// Factors of the four places below in the value of a place, and the number of those that count; 0 if all further ones
    /// count, as often as the fourth.
    pub places: [u8; 5],
    /// The largest digit.
    pub most: u32,
    /// Numbers that it reads.
    pub arity: usize,
    /// Targets by state and column.
    pub next: Vec<Vec<i64>>,
    /// Accepting states.
    pub accepting: Vec<bool>,
}

impl Table {
    /// Names of the numbers that it reads.
    pub fn names(&self) -> Vec<String> {
        (0..self.arity).map(|place| format!("n{place}")).collect()
    }

    /// Calls that write these numbers as digits.
    pub fn digits(&self) -> Vec<String> {
        let [a, b, c, d, begun] = self.places;
        let of = |name: String| format!("in_places({name}, {a}, {b}, {c}, {d}, {begun})");
        self.names().into_iter().map(of).collect()
    }
}

/// Results of all positions of one component with numbers up to a bound.
#[derive(Clone, Debug)]
pub struct Computed {
    /// The bound.
    pub upto: u64,
    /// Names of the numbers of a position.
    pub places: Vec<String>,
    /// Convention, if it is computed who wins (1 where the player to move loses, else 0), and not nim-values.
    pub ending: Option<Convention>,
    /// Marks the results of the options of a position.
    pub mark: Function,
    /// The loops over all positions.
    pub order: Vec<Stmt>,
}

impl Computed {
    /// Index of a position in lexicographic order.
    pub fn index(&self) -> String {
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
    pub fn arity(self) -> usize {
        match self {
            Kind::Tuple(arity) | Kind::Sum(arity) => arity,
            Kind::Row => 1,
        }
    }
}

/// Claims and moves as a small program, ready to be written in any language.
#[derive(Clone, Debug)]
pub struct Program {
    /// Helpers that the functions call.
    pub helpers: BTreeSet<Helper>,
    /// Constants.
    pub arrays: Vec<Array>,
    /// Lists that are parameters of the game.
    pub lists: Vec<Array>,
    /// Automata.
    pub tables: Vec<Table>,
    /// Functions, in the order in which they are written.
    pub functions: Vec<Function>,
    /// Form of the positions.
    pub kind: Kind,
    /// `true` if each component has a value, and a sum is lost if their nim-sum is 0.
    pub valued: bool,
    /// Limit on the components that one move changes.
    pub reach: u64,
    /// `true` if rows are kept sorted.
    pub unordered: bool,
    /// `true` if the same move may be found twice, so that moves found are recorded.
    pub repeats: bool,
    /// `true` if Fibonacci numbers are used in computations, which outgrow every integer type.
    pub outgrows: bool,
    /// `true` if a game may end without a winner.
    pub draws: bool,
    /// Convention of the game.
    pub convention: Convention,
    /// `true` if nim-values say who wins sums: under normal play, where players lose only for want of a move.
    pub summable: bool,
    /// `true` if a value goes back to those of smaller positions.
    pub recursive: bool,
    /// Results that the program computes itself.
    pub computed: Option<Computed>,
}

impl Program {
    /// Names that its text declares, beside those of the texts of a language.
    pub fn own(&self, fixed: &[&str]) -> Vec<String> {
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
    pub fn has_values(&self) -> bool {
        self.functions.iter().any(|function| function.name == "value")
            || self.computed.as_ref().is_some_and(|computed| computed.ending.is_none())
    }

    /// The function that tells the nim-value of a whole position.
    pub fn whole_value(&self) -> &'static str {
        if self.valued { "total_value" } else { "value" }
    }

    /// Returns `true` if machine words hold all numbers: those of positions are small, and no helper needs more.
    pub fn is_small(&self) -> bool {
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
    pub fn numbers(&self) -> Vec<&str> {
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

/// A constant.
pub fn number(of: impl Into<IBig>) -> Int {
    Int::Number(of.into())
}

/// A variable.
pub fn name(of: &str) -> Int {
    Int::Name(of.to_owned())
}

/// A sum, with constants put together.
pub fn plus(a: Int, b: Int) -> Int {
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

/// A difference, with constants put together.
pub fn minus(a: Int, b: Int) -> Int {
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
pub fn negative(of: Int) -> Int {
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

/// A multiple.
pub fn times(factor: IBig, of: Int) -> Int {
    match of {
        Int::Number(number) => Int::Number(number * factor),
        of if factor == IBig::ONE => of,
        of if factor == IBig::NEG_ONE => negative(of),
        of => Int::Multiply(Int::Number(factor).into(), of.into()),
    }
}

/// Conjunction without conditions that always hold.
pub fn all(conditions: impl IntoIterator<Item = Cond>) -> Cond {
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
pub fn left_of(body: &[Stmt]) -> Option<&Left> {
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
