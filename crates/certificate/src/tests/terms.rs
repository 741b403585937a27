//! Terms and formulas as they are read: what is folded, and what is seen of how large a term may be.

use crate::formula::{Formula, Term, and, call, compare, operation, or};
use crate::linear::{LARGEST, Variable};
use rules::{Function, Relation};

fn number(of: i128) -> Term {
    Term::Number(of)
}

type Make = fn(Box<Term>, Box<Term>) -> Term;

/// Result of an operation, if it is defined.
type Value = fn(i128, i128) -> Option<i128>;

type Holds = fn(&i128, &i128) -> bool;

#[test]
fn constants_are_folded_to_what_they_come_to() {
    let operations: [(Make, Value); 6] = [
        (Term::Add, |a, b| Some(a + b)),
        (Term::Subtract, |a, b| Some(a - b)),
        (Term::Multiply, |a, b| a.checked_mul(b)),
        (Term::Divide, |a, b| (b > 0).then(|| a / b)),
        (Term::Modulo, |a, b| (b > 0).then(|| a % b)),
        (Term::Xor, |a, b| Some(a ^ b)),
    ];
    let numbers: Vec<i128> = (0..12).chain([LARGEST - 1, LARGEST]).collect();
    for (make, value) in operations {
        for &a in &numbers {
            for &b in &numbers {
                let plain = make(Box::new(number(a)), Box::new(number(b)));
                // What is negative, too large or not there is left as it is.
                let natural = value(a, b).filter(|value| (0..=LARGEST).contains(value));
                let expected = natural.map_or(plain.clone(), Term::Number);
                assert_eq!(operation(make, number(a), number(b)), expected, "{plain:?}");
            }
        }
        let x = Term::Variable(Variable(0));
        assert_eq!(operation(make, x.clone(), number(1)), make(Box::new(x), Box::new(number(1))));
    }
    for a in 0..9 {
        assert_eq!(call(Function::Ones, vec![number(a)]), number(a.count_ones().into()));
        for b in 0..9 {
            for c in 0..9 {
                let all = || vec![number(a), number(b), number(c)];
                assert_eq!(call(Function::Min, all()), number(a.min(b).min(c)));
                assert_eq!(call(Function::Max, all()), number(a.max(b).max(c)));
            }
        }
    }
    let open = vec![number(3), Term::Variable(Variable(0))];
    assert_eq!(call(Function::Max, open.clone()), Term::Call(Function::Max, open));
}

#[test]
fn comparisons_of_constants_are_true_or_false() {
    let relations: [(Relation, Holds); 6] = [
        (Relation::Equal, i128::eq),
        (Relation::NotEqual, i128::ne),
        (Relation::Less, i128::lt),
        (Relation::LessEqual, i128::le),
        (Relation::Greater, i128::gt),
        (Relation::GreaterEqual, i128::ge),
    ];
    for (relation, holds) in relations {
        for a in 0..4 {
            for b in 0..4 {
                let expected = if holds(&a, &b) { Formula::True } else { Formula::False };
                assert_eq!(compare(relation, number(a), number(b)), expected, "{a} {relation:?} {b}");
            }
        }
    }
}

#[test]
fn what_goes_without_saying_is_left_out() {
    let atom = |place| compare(Relation::Equal, Term::Variable(Variable(place)), number(0));
    for one in [atom(0), Formula::True, Formula::False] {
        assert_eq!(and([Formula::True, one.clone(), Formula::True]), one);
        assert_eq!(or([Formula::False, one.clone(), Formula::False]), one);
    }
    assert_eq!(and([]), Formula::True);
    assert_eq!(or([]), Formula::False);
    assert_eq!(and([atom(0), Formula::False]), Formula::False);
    assert_eq!(or([atom(0), Formula::True]), Formula::True);
    assert_eq!(and([atom(0), and([atom(1), atom(2)])]), Formula::And(vec![atom(0), atom(1), atom(2)]));
    assert_eq!(or([atom(0), or([atom(1), atom(2)])]), Formula::Or(vec![atom(0), atom(1), atom(2)]));
}

/// A term with all values that it can have, where each of its variables stands once.
struct Ranged {
    term: Term,
    values: Vec<i128>,
    /// Made of numerals, bits and remainders by sums, differences and multiples only.
    plain: bool,
}

/// All that two values come to, but for what is undefined.
fn paired(a: &Ranged, b: &Ranged, make: Make, value: impl Fn(i128, i128) -> Option<i128>) -> Ranged {
    let term = make(Box::new(a.term.clone()), Box::new(b.term.clone()));
    let together = a.values.iter().flat_map(|&a| b.values.iter().map(move |&b| (a, b)));
    let mut values: Vec<i128> = together.filter_map(|(a, b)| value(a, b)).collect();
    values.sort_unstable();
    values.dedup();
    Ranged { term, values, plain: a.plain && b.plain }
}

fn leaves() -> Vec<Ranged> {
    let x = || Box::new(Term::Variable(Variable(0)));
    let mut leaves: Vec<Ranged> = [-2, 0, 1, 3]
        .map(|of| Ranged { term: number(of), values: vec![of], plain: of >= 0 })
        .into_iter()
        .collect();
    for of in [2, 4] {
        let term = Term::Modulo(x(), Box::new(number(of)));
        leaves.push(Ranged { term, values: (0..of).collect(), plain: true });
    }
    let bit = Term::Call(Function::Bit, vec![*x(), number(0)]);
    leaves.push(Ranged { term: bit, values: vec![0, 1], plain: true });
    leaves
}

fn grown(from: &[Ranged], others: &[Ranged]) -> Vec<Ranged> {
    let mut all = Vec::new();
    for a in from {
        for b in others {
            all.push(paired(a, b, Term::Add, |a, b| Some(a + b)));
            all.push(paired(a, b, Term::Subtract, |a, b| Some(a - b)));
            let product = paired(a, b, Term::Multiply, |a, b| Some(a * b));
            let multiple = matches!(a.term, Term::Number(0..)) || matches!(b.term, Term::Number(0..));
            all.push(Ranged { plain: product.plain && multiple, ..product });
            let quotient = paired(a, b, Term::Divide, |a, b| (b > 0).then(|| a.div_euclid(b)));
            all.push(Ranged { plain: false, ..quotient });
        }
        let condition = compare(Relation::Equal, Term::Variable(Variable(1)), number(0));
        let term = Term::Where(Box::new(a.term.clone()), Box::new(condition));
        let mut values = a.values.clone();
        values.push(0);
        all.push(Ranged { term, values, plain: a.plain });
    }
    all
}

#[test]
fn a_term_seen_to_be_natural_is_never_negative() {
    let leaves = leaves();
    let first = grown(&leaves, &leaves);
    let second = grown(&first, &leaves);
    let mut seen = 0;
    for Ranged { term, values, plain } in leaves.iter().chain(&first).chain(&second) {
        let (Some(&least), Some(&most)) = (values.iter().min(), values.iter().max()) else { continue };
        for bound in [least - 1, least, least + 1, most - 1, most, most + 1] {
            let above = Term::Subtract(Box::new(term.clone()), Box::new(number(bound)));
            let below = Term::Subtract(Box::new(number(bound)), Box::new(term.clone()));
            for (said, holds) in [(above, least >= bound), (below, bound >= most)] {
                let natural = said.is_natural();
                assert!(holds || !natural, "{said:?}");
                // Of numerals and bounds of remainders all is seen.
                assert!(natural || !holds || !plain, "{said:?}");
                seen += u32::from(natural);
            }
        }
    }
    assert!(seen > 1000, "{seen}");
}
