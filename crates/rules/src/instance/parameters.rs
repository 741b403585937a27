//! Checking and completion of parameter values.

use super::misfit::Misfit;
use crate::Argument;
use crate::eval::integer;
use crate::fix::Arguments;
use crate::ruleset::{ParameterKind, Ruleset, Term};
use dashu_int::{IBig, UBig};

/// Values of all parameters in the order of their declaration, or all errors in those given.
pub(super) fn complete(
    ruleset: &Ruleset,
    given: &[(String, Argument)],
) -> Result<Vec<Argument>, Vec<Misfit>> {
    let mut misfits = Vec::new();
    for (name, _) in given {
        if !ruleset.parameters.iter().any(|parameter| parameter.name == *name) {
            let known = ruleset.parameters.iter().map(|parameter| parameter.name.clone()).collect();
            misfits.push(Misfit::UnknownParameter { name: name.clone(), known });
        }
    }
    let mut values: Vec<Argument> = Vec::with_capacity(ruleset.parameters.len());
    for parameter in &ruleset.parameters {
        let name = || parameter.name.clone();
        let own = given.iter().find(|(other, _)| *other == parameter.name).map(|(_, value)| value);
        let Some(value) = own.or(parameter.default.as_ref()) else {
            misfits.push(Misfit::Missing { name: name() });
            // A placeholder, so that later parameters are found by their index.
            values.push(Argument::Natural(UBig::ZERO));
            continue;
        };
        match (&parameter.kind, value) {
            (ParameterKind::Natural { least, most }, Argument::Natural(natural)) => {
                let bound = |terms: &[Term]| -> Vec<IBig> {
                    terms.iter().filter_map(|term| integer(&Arguments(&values).term(term))).collect()
                };
                let (least, most) = (bound(least).into_iter().max(), bound(most).into_iter().min());
                let natural = IBig::from(natural.clone());
                if misfits.is_empty()
                    && (least.as_ref().is_some_and(|least| natural < *least)
                        || most.as_ref().is_some_and(|most| natural > *most))
                {
                    misfits.push(Misfit::OutOfBounds { name: name(), least, most });
                }
            }
            (ParameterKind::Set, Argument::Set(_)) | (ParameterKind::List, Argument::List(_)) => {}
            (ParameterKind::Tuples(length), Argument::Tuples(members))
                if members.iter().all(|member| member.len() == usize::from(*length)) => {}
            (ParameterKind::Graph, Argument::Graph(_)) => {}
            (kind, Argument::Octal(digits))
                if kind
                    .sort()
                    .largest_digit()
                    .is_some_and(|most| digits.iter().all(|&digit| digit <= most)) => {}
            (ParameterKind::Text, Argument::Text(_)) => {}
            // Only a parameter that is unlimited by default may be unlimited.
            (ParameterKind::Natural { .. }, Argument::Any) if parameter.default == Some(Argument::Any) => {}
            (ParameterKind::Choice(words), Argument::Choice(word)) if words.contains(word) => {}
            _ => misfits.push(Misfit::WrongKind { name: name() }),
        }
        values.push(value.clone());
    }
    if misfits.is_empty() { Ok(values) } else { Err(misfits) }
}
