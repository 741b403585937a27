//! Sentences to prove.

use crate::literal::{Case, Literal};

/// Whenever the guards hold, one of the cases does; without cases, the guards never hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// Label, by which proofs refer to it.
    pub(crate) label: String,
    /// Number of universal variables.
    pub(crate) universal: u32,
    pub(crate) guards: Vec<Literal>,
    pub(crate) cases: Vec<Case>,
}

impl Sentence {
    /// Returns `true` if the certificate has to prove it.
    pub(crate) fn needs_proof(&self) -> bool {
        self.cases.iter().any(|case| case.bound > 0)
    }

    /// Returns `true` if it is trivial: one of its guards is the negation of another.
    pub(crate) fn goes_without_saying(&self) -> bool {
        let opposite = |a: &Literal, b: &Literal| {
            a.positive != b.positive && a.relation == b.relation && a.arguments == b.arguments
        };
        (1..).zip(&self.guards).any(|(next, a)| self.guards[next..].iter().any(|b| opposite(a, b)))
    }

    /// Content regardless of the names of its numbers: they are numbered by first mention.
    pub(crate) fn shape(&self) -> Vec<u32> {
        let (mut names, mut shape) = (Vec::new(), Vec::new());
        let mut add = |literals: &[Literal]| {
            shape.push(literals.len() as u32);
            for Literal { positive, relation, arguments } in literals {
                shape.extend([relation.0, u32::from(*positive), arguments.len() as u32]);
                for argument in arguments {
                    let name = names.iter().position(|name| name == argument).unwrap_or(names.len());
                    if name == names.len() {
                        names.push(*argument);
                    }
                    shape.push(name as u32);
                }
            }
        };
        add(&self.guards);
        self.cases.iter().for_each(|case| add(&case.literals));
        shape
    }

    /// All literals.
    pub(crate) fn literals(&self) -> impl Iterator<Item = &Literal> {
        self.guards.iter().chain(self.cases.iter().flat_map(|case| &case.literals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::literal::Id;

    #[test]
    fn what_is_said_with_its_opposite_is_never_so() {
        let literal = |relation, positive, arguments: &[u32]| Literal {
            positive,
            relation: Id(relation),
            arguments: arguments.to_vec(),
        };
        let of = |guards: &[Literal]| Sentence {
            label: String::new(),
            universal: 9,
            guards: guards.to_vec(),
            cases: vec![],
        };
        let less = |positive, arguments: &[u32]| literal(0, positive, arguments);
        let other = literal(1, true, &[1]);
        assert!(of(&[less(true, &[0, 1]), other.clone(), less(false, &[0, 1])]).goes_without_saying());
        for guards in [
            vec![],
            vec![less(true, &[0, 1]), less(true, &[0, 1])],
            vec![less(true, &[0, 1]), other.clone(), less(false, &[1, 0])],
            vec![less(true, &[0, 1]), other, literal(2, false, &[0, 1])],
        ] {
            assert!(!of(&guards).goes_without_saying());
        }
    }

    #[test]
    fn the_shape_is_what_is_said_whatever_the_numbers_are_called() {
        let literal = |relation, positive, arguments: &[u32]| Literal {
            positive,
            relation: Id(relation),
            arguments: arguments.to_vec(),
        };
        let of = |guards: &[Literal], cases: &[&[Literal]]| {
            let case = |literals: &&[Literal]| Case { bound: 0, literals: literals.to_vec() };
            let cases = cases.iter().map(case).collect();
            Sentence { label: String::new(), universal: 9, guards: guards.to_vec(), cases }.shape()
        };
        let plain = of(&[literal(0, true, &[0, 1]), literal(1, false, &[1, 2])], &[]);
        assert_eq!(plain, of(&[literal(0, true, &[5, 3]), literal(1, false, &[3, 0])], &[]));
        for other in [
            of(&[literal(0, true, &[0, 1]), literal(1, false, &[0, 2])], &[]),
            of(&[literal(0, true, &[0, 1]), literal(1, false, &[1, 1])], &[]),
            of(&[literal(0, true, &[0, 1]), literal(1, true, &[1, 2])], &[]),
            of(&[literal(0, true, &[0, 1]), literal(2, false, &[1, 2])], &[]),
            of(&[literal(0, true, &[0, 1])], &[&[literal(1, false, &[1, 2])]]),
            of(&[literal(0, true, &[0, 1]), literal(1, false, &[1, 2])], &[&[]]),
        ] {
            assert_ne!(plain, other);
        }
    }
}
