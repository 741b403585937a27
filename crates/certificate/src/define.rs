//! Proof obligations of a relation: its table agrees with its key.

use crate::key::LinearKey;
use crate::literal::{Case, Id, Literal};
use crate::relation::{Meaning, Relations};
use crate::sentence::Sentence;
use limits::{Meter, StopReason};

fn is(relation: Id, arguments: &[u32]) -> Literal {
    Literal { positive: true, relation, arguments: arguments.to_vec() }
}

fn not(relation: Id, arguments: &[u32]) -> Literal {
    Literal { positive: false, ..is(relation, arguments) }
}

/// Sentences of a relation; none for a built-in one. `has_proof` tells if there is a proof of its definition.
pub(crate) fn sentences(
    relations: &mut Relations,
    id: Id,
    has_proof: bool,
    meter: &Meter,
) -> Result<Vec<Sentence>, StopReason> {
    let known = relations.get(id).clone();
    let axiom = |number: usize| format!("{} axiom {number}", known.key);
    let never = |number: usize, universal: u32, guards: Vec<Literal>| Sentence {
        label: axiom(number),
        universal,
        guards,
        cases: Vec::new(),
    };
    let always = |number: usize, universal: u32, guards: Vec<Literal>, cases: Vec<Case>| Sentence {
        label: axiom(number),
        universal,
        guards,
        cases,
    };
    let case = |bound: u32, literals: Vec<Literal>| Case { bound, literals };
    let mut linear = |key: LinearKey| relations.linear(&key, meter);
    Ok(match &known.meaning {
        Meaning::BuiltIn(_) => Vec::new(),
        Meaning::Floor(t) => {
            let (zero, less) = (linear(LinearKey::number(0))?, linear(LinearKey::less())?);
            let sum = linear(LinearKey::sum(i128::from(*t)))?;
            let floors = || vec![is(id, &[0, 1]), is(id, &[2, 3])];
            let with =
                |more: &[Literal]| floors().into_iter().chain(more.iter().cloned()).collect::<Vec<_>>();
            let apart = with(&[is(zero, &[4]), is(less, &[4, 0]), is(less, &[4, 2]), is(sum, &[2, 3, 1])]);
            let ways =
                vec![case(1, vec![is(id, &[2, 0])]), case(2, vec![is(id, &[2, 3]), is(sum, &[2, 3, 0])])];
            vec![
                always(1, 1, vec![], vec![case(1, vec![is(id, &[0, 1])])]),
                never(2, 3, vec![is(id, &[0, 1]), is(id, &[0, 2]), is(less, &[1, 2])]),
                never(3, 2, vec![is(zero, &[0]), is(zero, &[1]), not(id, &[0, 1])]),
                never(4, 4, with(&[is(less, &[0, 2]), not(less, &[1, 3])])),
                never(5, 5, apart),
                always(6, 2, vec![is(zero, &[1]), is(less, &[1, 0])], ways),
            ]
        }
        Meaning::Cases(cases) => {
            let own: Vec<u32> = (0..known.tracks).collect();
            let mut sentences = match &**cases {
                [case] if case.bound > 0 && !has_proof => only(relations, id, case),
                _ => None,
            }
            .unwrap_or_else(|| {
                vec![Sentence {
                    label: known.key.clone(),
                    universal: known.tracks,
                    guards: vec![is(id, &own)],
                    cases: cases.clone(),
                }]
            });
            for (number, each) in (1..).zip(cases) {
                let outside = std::iter::once(not(id, &own));
                sentences.push(Sentence {
                    label: format!("{} case {number}", known.key),
                    universal: known.tracks + each.bound,
                    guards: each.literals.iter().cloned().chain(outside).collect(),
                    cases: Vec::new(),
                });
            }
            sentences
        }
    })
}

/// Sentences saying that every member satisfies the relation's only case, if the numbers it binds are
/// uniquely determined as values of total functions: the other literals then hold for them.
fn only(relations: &Relations, id: Id, case: &Case) -> Option<Vec<Sentence>> {
    let known = relations.get(id);
    let mut given = vec![true; known.tracks as usize];
    given.resize(given.len() + case.bound as usize, false);
    let (mut giving, mut others) = (Vec::new(), Vec::new());
    for literal in &case.literals {
        let is_given = |argument: &u32| given.get(*argument as usize) == Some(&true);
        match literal.arguments.split_last() {
            Some((last, first))
                if literal.positive
                    && relations.gives_last(literal.relation)
                    && !is_given(last)
                    && first.iter().all(is_given) =>
            {
                *given.get_mut(*last as usize)? = true;
                giving.push(literal.clone());
            }
            _ => others.push(literal.clone()),
        }
    }
    let own: Vec<u32> = (0..known.tracks).collect();
    let sentence = |(number, literal): (usize, Literal)| {
        let opposite = Literal { positive: !literal.positive, ..literal };
        Sentence {
            label: format!("{} only {number}", known.key),
            universal: known.tracks + case.bound,
            guards: std::iter::once(is(id, &own)).chain(giving.iter().cloned()).chain([opposite]).collect(),
            cases: Vec::new(),
        }
    };
    given.iter().all(|given| *given).then(|| (1..).zip(others).map(sentence).collect())
}
