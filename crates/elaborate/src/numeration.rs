//! The numeration that the relations of a statement need.

use crate::translate::Obstacle;
use automata::{Digits, Numeration, Relation};
use rules::Instance;

/// A term that needs a certain numeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The term in the language, with an ellipsis for its argument.
    pub term: String,
    /// Numeration that it needs.
    pub numeration: Numeration,
}

/// Numeration of all these relations; base 2 if any will do.
pub(crate) fn numeration<'r>(
    relations: impl IntoIterator<Item = &'r Relation>,
    instance: &Instance,
) -> Result<Numeration, Obstacle> {
    let mut wanted: Option<Needs> = None;
    for relation in relations {
        want(relation, instance, &mut wanted)?;
    }
    Ok(wanted.map_or(Numeration::Base(2), |needs| needs.numeration))
}

fn want(relation: &Relation, instance: &Instance, wanted: &mut Option<Needs>) -> Result<(), Obstacle> {
    let wants = match relation {
        Relation::Floor(t) => Numeration::Quadratic(*t),
        Relation::Digits(Digits::Fibonacci | Digits::LowestZeckendorf) => Numeration::Quadratic(1),
        Relation::Digits(Digits::Constant(_) | Digits::Shift | Digits::EvenZeros) => return Ok(()),
        Relation::Digits(_) => Numeration::Base(2),
        Relation::Listed(listed) => {
            let automata = instance.ruleset().automata.iter().chain(&instance.played().automata);
            let found = automata.into_iter().find(|automaton| automaton.name == listed.name);
            match found {
                Some(automaton) => automaton.numeration,
                None => return Ok(()),
            }
        }
        Relation::Cases(cases) => {
            for literal in cases.cases.iter().flat_map(|case| &case.literals) {
                want(&literal.relation, instance, wanted)?;
            }
            return Ok(());
        }
        Relation::Equal | Relation::Less | Relation::Linear(..) | Relation::Parted(_) => return Ok(()),
    };
    let needs = Needs { term: term(relation), numeration: wants };
    match wanted {
        Some(other) if other.numeration != wants => {
            Err(Obstacle::Numerations(Box::new([other.clone(), needs])))
        }
        _ => {
            wanted.get_or_insert(needs);
            Ok(())
        }
    }
}

/// The term of the language that a relation represents.
fn term(relation: &Relation) -> String {
    match relation {
        Relation::Floor(1) => "floor(phi*…)".into(),
        Relation::Floor(2) => "floor(sqrt(2)*…)".into(),
        Relation::Floor(t) => {
            let t = u32::from(*t);
            format!("floor((sqrt({}) - {})/2*…)", t * t + 4, t.saturating_sub(2))
        }
        Relation::Digits(digits) => match digits {
            Digits::Xor => "xor",
            Digits::Columns { .. } => "columns",
            Digits::Ones(_) => "ones(…)",
            Digits::Bit(_) => "bit(…)",
            Digits::PowerOfTwo => "power_of_two(…)",
            Digits::Fibonacci => "fibonacci(…)",
            Digits::LowestZeckendorf => "lowest_zeckendorf(…)",
            Digits::Constant(_) | Digits::Shift | Digits::EvenZeros => return relation.to_string(),
        }
        .into(),
        Relation::Listed(listed) => format!("{}(…)", listed.name),
        other => other.to_string(),
    }
}
