//! Loops over the members of a sparse set: from 1 to n there are about log n powers of two or Fibonacci numbers and √n squares, and √n trials find all divisors of n.

use super::loops::{as_number, is_natural};
use super::read::{Reader, compare, guarded};
use dashu_int::IBig;
use program::names;
use program::{Helper, Int, Stmt, minus, name, number, plus};
use rules::finding::Step;
use rules::{Formula, Predicate, Relation, Slot, Term};

/// A set of few numbers, to which a test confines a variable.
pub(super) enum Sparse {
    Powers,
    Fibonacci,
    Squares,
    /// The divisors of a number.
    Divisors(Int),
}

impl Sparse {
    /// The set to which one of the first tests confines a variable; the test is removed if the loop makes it needless.
    pub(super) fn among(reader: &Reader, slot: Slot, later: &mut Vec<Step>) -> Option<Sparse> {
        let is_variable = |term: &Term| *term == Term::Variable(slot);
        let found = |step: &Step| match step {
            Step::Test(Formula::Is(Predicate::PowerOfTwo, term)) if is_variable(term) => Some(Sparse::Powers),
            Step::Test(Formula::Is(Predicate::Fibonacci, term)) if is_variable(term) => {
                Some(Sparse::Fibonacci)
            }
            Step::Test(Formula::Is(Predicate::Square, term)) if is_variable(term) => Some(Sparse::Squares),
            Step::Test(Formula::Divides(by, Term::Variable(of))) if is_variable(by) && *of != slot => {
                Some(Sparse::Divisors(name(&reader.name(*of))))
            }
            _ => None,
        };
        let mut tests = later.iter().take_while(|step| matches!(step, Step::Test(_))).enumerate();
        let (place, sparse) = tests.find_map(|(place, test)| Some((place, found(test)?)))?;
        if !matches!(sparse, Sparse::Divisors(_)) {
            later.remove(place);
        }
        Some(sparse)
    }

    /// Returns `true` if a loop over the set meets all between the bounds: of the divisors of 0, which are all numbers, they admit none.
    pub(super) fn serves(&self, low: &Int, high: &[Int]) -> bool {
        let Sparse::Divisors(of) = self else { return true };
        let below = |bound: &Int| match bound {
            Int::Subtract(from, less) => **from == *of && as_number(less) >= Some(IBig::ZERO),
            bound => bound == of,
        };
        as_number(low).is_some_and(|low| low >= IBig::ONE) && high.iter().any(below)
    }

    /// The loop, of which statements are the inside.
    pub(super) fn each(
        self,
        reader: &mut Reader,
        variable: String,
        [low, high]: [Int; 2],
        inside: Vec<Stmt>,
    ) -> Vec<Stmt> {
        let most = if is_natural(&high) { high.clone() } else { Int::Most(vec![high.clone(), number(0)]) };
        let inside = match as_number(&low) {
            // Powers and divisors are at least 1, and squares begin with the bound.
            Some(low) if low <= IBig::ONE => inside,
            _ => guarded(compare(Relation::GreaterEqual, name(&variable), low.clone()), inside),
        };
        // The root of a bound below 0 is taken to be 0, and 0 is a square.
        let below = compare(Relation::LessEqual, name(&variable), high.clone());
        let within = match self {
            Sparse::Powers => true,
            Sparse::Squares | Sparse::Fibonacci => is_natural(&high),
            Sparse::Divisors(_) => false,
        };
        let inside = if within { inside } else { guarded(below, inside) };
        let index = names::derived(&variable, "index");
        let at = || name(&index);
        let bound =
            |value, inside| std::iter::once(Stmt::Let(variable.clone(), value)).chain(inside).collect();
        let helpers = &mut reader.written.helpers;
        if let Sparse::Powers = self {
            helpers.extend([Helper::BitLength, Helper::PowerOfTwo]);
            let last = minus(Int::Call("bit_length".into(), vec![most]), number(1));
            let body = bound(Int::Call("power_of_two".into(), vec![at()]), inside);
            return vec![Stmt::For(index, number(0), last, body)];
        }
        let positive = as_number(&low).is_some_and(|low| low >= IBig::ONE);
        if let Sparse::Fibonacci = self {
            helpers.insert(Helper::FibonacciCount);
            return fibonacci(&variable, (most, positive), inside);
        }
        helpers.extend([Helper::Root, Helper::SquareRoot]);
        let root = |of: Int| Int::Call("square_root".into(), vec![of]);
        let Sparse::Divisors(of) = self else {
            let body = bound(Int::Multiply(at().into(), at().into()), inside);
            return vec![Stmt::For(index, number(i32::from(positive)), root(most), body)];
        };
        // Of a factor and its cofactor, which is not less, each is a divisor; a square has one that is its own cofactor.
        let side = names::derived(&variable, "side");
        let apart = minus(Int::Quotient(of.clone().into(), at().into(), true), at());
        let divisor = plus(at(), Int::Multiply(name(&side).into(), apart.clone().into()));
        let body = bound(divisor, inside);
        let both = Stmt::For(side, number(0), Int::Least(vec![number(1), apart]), body);
        let rest = Int::Rest(of.clone().into(), at().into(), true);
        let body = guarded(compare(Relation::Equal, rest, number(0)), vec![both]);
        vec![Stmt::For(index, number(1), root(of), body)]
    }
}

/// A loop over the Fibonacci numbers up to a bound, each the sum of the two before; 0 comes first if they need not be positive.
fn fibonacci(variable: &str, (most, positive): (Int, bool), inside: Vec<Stmt>) -> Vec<Stmt> {
    let [index, low, high] = ["index", "low", "high"].map(|what| names::derived(variable, what));
    let count = Int::Call("fibonacci_count".into(), vec![most]);
    let sum = plus(name(&low), name(&high));
    let next = vec![Stmt::Set(low.clone(), name(&high)), Stmt::Set(high.clone(), name(variable))];
    let later = compare(Relation::GreaterEqual, name(&index), number(1));
    let (value, next) = match positive {
        true => (sum, next),
        false => (Int::Pick(later.clone().into(), sum.into(), number(0).into()), guarded(later, next)),
    };
    let body = std::iter::once(Stmt::Let(variable.to_owned(), value)).chain(next).chain(inside).collect();
    vec![
        Stmt::Start(low, number(0)),
        Stmt::Start(high, number(1)),
        Stmt::For(index, number(i32::from(positive)), count, body),
    ]
}
