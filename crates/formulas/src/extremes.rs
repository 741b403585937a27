//! Comparisons with a least or a greatest of several terms, taken apart: `t <= min(x, y)` is `t <= x and t <= y`.

use crate::logic::{Formula, Term};
use dashu_int::UBig;
use language::{Function, Relation};

/// Conditions that hold together if and only if the comparison does; `None` if it is no such comparison.
///
/// A comparison with an undefined term is false, and so is one of these: each term stays in one of them, and where an
/// argument could be negative, for which no extreme is defined, one more says that it is not.
pub(crate) fn apart(relation: Relation, left: &Term, right: &Term) -> Option<Vec<Formula>> {
    let (terms, compare): (_, &dyn Fn(Term) -> Formula) = match (relation, left, right) {
        (Relation::Less | Relation::LessEqual, other, Term::Call(Function::Min, terms))
        | (Relation::Greater | Relation::GreaterEqual, other, Term::Call(Function::Max, terms)) => {
            (terms, &|term| Formula::Compare(relation, other.clone(), term))
        }
        (Relation::Less | Relation::LessEqual, Term::Call(Function::Max, terms), other)
        | (Relation::Greater | Relation::GreaterEqual, Term::Call(Function::Min, terms), other) => {
            (terms, &|term| Formula::Compare(relation, term, other.clone()))
        }
        _ => return None,
    };
    let natural = |term: &Term| matches!(term, Term::Number(_) | Term::Variable(_) | Term::Parameter(_));
    let zero = || Term::Number(UBig::ZERO);
    let signs = terms
        .iter()
        .filter(|term| !natural(term))
        .map(|term| Formula::Compare(Relation::LessEqual, zero(), term.clone()));
    Some(terms.iter().cloned().map(compare).chain(signs).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::Slot;

    #[test]
    fn least_and_greatest_are_taken_apart_on_the_side_where_all_must_hold() {
        let [a, b, k] = [0, 1, 2].map(|slot| Term::Variable(Slot(slot)));
        let call = |function| Term::Call(function, vec![a.clone(), b.clone()]);
        let both = |relation, left: [&Term; 2], right: [&Term; 2]| {
            Some((0..2).map(|n| Formula::Compare(relation, left[n].clone(), right[n].clone())).collect())
        };
        for relation in [Relation::Less, Relation::LessEqual] {
            assert_eq!(apart(relation, &k, &call(Function::Min)), both(relation, [&k, &k], [&a, &b]));
            assert_eq!(apart(relation, &call(Function::Max), &k), both(relation, [&a, &b], [&k, &k]));
            assert_eq!(apart(relation, &k, &call(Function::Max)), None);
            assert_eq!(apart(relation, &call(Function::Min), &k), None);
        }
        for relation in [Relation::Greater, Relation::GreaterEqual] {
            assert_eq!(apart(relation, &k, &call(Function::Max)), both(relation, [&k, &k], [&a, &b]));
            assert_eq!(apart(relation, &call(Function::Min), &k), both(relation, [&a, &b], [&k, &k]));
            assert_eq!(apart(relation, &k, &call(Function::Min)), None);
        }
        assert_eq!(apart(Relation::Equal, &k, &call(Function::Min)), None);
    }

    #[test]
    fn an_argument_that_may_be_negative_is_said_not_to_be() {
        let [a, b, k] = [0, 1, 2].map(|slot| Term::Variable(Slot(slot)));
        let less = Term::Subtract(Box::new(a), Box::new(b.clone()));
        let found = apart(Relation::LessEqual, &k, &Term::Call(Function::Min, vec![less.clone(), b]));
        let sign = Formula::Compare(Relation::LessEqual, Term::Number(UBig::ZERO), less);
        assert_eq!(found.expect("a comparison with a least").last(), Some(&sign));
    }
}
