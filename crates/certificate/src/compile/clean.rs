//! Cases with as few bound variables as possible.

use super::{Compiler, Draft, Result};
use crate::formula::{Atom, Fact};
use crate::linear::{Compared, Linear, Sense, Variable};
use std::collections::HashSet;

impl Compiler<'_> {
    /// A case without trivial literals, and without bound variables that the others determine; `None` if it
    /// is never true. Variables in `kept` are replaced by others that they equal, but not by expressions;
    /// `renamed` is called for each bound variable that becomes another one.
    pub(crate) fn clean(
        &mut self,
        mut draft: Draft,
        kept: &[Variable],
        renamed: &mut dyn FnMut(Variable, Variable),
    ) -> Result<Option<Draft>> {
        loop {
            self.meter.steps(1 + draft.facts.len() as u64)?;
            let mut seen = HashSet::new();
            draft.facts.retain(|fact| seen.insert(fact.clone()));
            if let Some((place, old, new)) = equality(&draft) {
                draft.facts.remove(place);
                draft.bound.retain(|&bound| bound != old);
                renamed(old, new);
                if !replace(&mut draft.facts, old, &Linear::variable(new))? {
                    return Ok(None);
                }
                continue;
            }
            let Some((variable, place, value)) = solution(&draft, kept)? else {
                match multiple(&draft, kept)? {
                    None => break,
                    Some((variable, place, divisor, of)) => {
                        draft.bound.retain(|&bound| bound != variable);
                        if !divide(&mut draft.facts, place, divisor, of)? {
                            return Ok(None);
                        }
                    }
                }
                continue;
            };
            draft.bound.retain(|&bound| bound != variable);
            // It is a natural: the value is not negative.
            let negative = Linear::constant(-1).plus(-1, &value)?.compared(Sense::Negative);
            match negative {
                Compared::Known(true) => {
                    draft.facts.remove(place);
                }
                Compared::Known(false) => return Ok(None),
                Compared::Open(expression, sense) => {
                    draft.facts[place] = Fact { positive: true, atom: Atom::Linear(expression, sense) };
                }
            }
            if !replace(&mut draft.facts, variable, &value)? {
                return Ok(None);
            }
        }
        let mut used = HashSet::new();
        draft.facts.iter().for_each(|fact| fact.variables(&mut |variable| _ = used.insert(variable)));
        draft.bound.retain(|bound| used.contains(bound));
        Ok(Some(draft))
    }
}

/// The first literal that equates a bound variable with another one: its place, the bound variable, and the
/// other.
fn equality(draft: &Draft) -> Option<(usize, Variable, Variable)> {
    let place_of = |variable: Variable| draft.bound.iter().position(|&bound| bound == variable);
    draft.facts.iter().enumerate().find_map(|(place, fact)| {
        let Fact { positive: true, atom: Atom::Linear(expression, Sense::Zero) } = fact else { return None };
        let ([(a, 1), (b, -1)], 0) = (&*expression.terms, expression.constant) else { return None };
        match (place_of(*a), place_of(*b)) {
            (None, None) => None,
            // The one bound later is dropped.
            (Some(first), Some(second)) if first > second => Some((place, *a, *b)),
            (Some(_), None) => Some((place, *a, *b)),
            _ => Some((place, *b, *a)),
        }
    })
}

/// The first bound variable that is determined by an equation and occurs in linear literals only, with the
/// place of the equation and the variable's value.
fn solution(draft: &Draft, kept: &[Variable]) -> Result<Option<(Variable, usize, Linear)>> {
    for &variable in &draft.bound {
        let linear_only = draft.facts.iter().all(|fact| match &fact.atom {
            Atom::Linear(..) => true,
            Atom::Relation(_, arguments) => !arguments.contains(&variable),
        });
        if !linear_only || kept.contains(&variable) {
            continue;
        }
        let found = draft.facts.iter().enumerate().find_map(|(place, fact)| match fact {
            Fact { positive: true, atom: Atom::Linear(expression, Sense::Zero) } => {
                let coefficient = expression.coefficient(variable);
                (coefficient.abs() == 1).then_some((place, expression, coefficient))
            }
            _ => None,
        });
        if let Some((place, expression, coefficient)) = found {
            // coefficient·v + rest = 0, so v = −coefficient·rest.
            let rest = expression.plus(-coefficient, &Linear::variable(variable))?;
            let value = Linear::default().plus(-coefficient, &rest)?;
            return Ok(Some((variable, place, value)));
        }
    }
    Ok(None)
}

/// The first bound variable that occurs in only one literal, an equation; with the place of that, and the
/// multiple of the variable and its value there.
fn multiple(draft: &Draft, kept: &[Variable]) -> Result<Option<(Variable, usize, i128, Linear)>> {
    for &variable in draft.bound.iter().filter(|variable| !kept.contains(variable)) {
        let mut places = (0..).zip(&draft.facts).filter(|(_, fact)| {
            let mut speaks = false;
            fact.variables(&mut |spoken| speaks |= spoken == variable);
            speaks
        });
        if let (Some((place, fact)), None) = (places.next(), places.next())
            && let Fact { positive: true, atom: Atom::Linear(expression, Sense::Zero) } = fact
        {
            let coefficient = expression.coefficient(variable);
            let rest = expression.plus(-coefficient, &Linear::variable(variable))?;
            let of = Linear::default().plus(-coefficient.signum(), &rest)?;
            return Ok(Some((variable, place, coefficient.abs(), of)));
        }
    }
    Ok(None)
}

/// Replaces a literal by the statement that a number divides an expression and that the quotient is a
/// natural; `false` if that is never true.
fn divide(facts: &mut Vec<Fact>, place: usize, divisor: i128, of: Linear) -> Result<bool> {
    let negative = Linear::constant(-1).plus(-1, &of)?;
    let mut literals = Vec::with_capacity(2);
    for compared in [of.compared(Sense::Multiple(divisor)), negative.compared(Sense::Negative)] {
        match compared {
            Compared::Known(true) => {}
            Compared::Known(false) => return Ok(false),
            Compared::Open(expression, sense) => {
                literals.push(Fact { positive: true, atom: Atom::Linear(expression, sense) });
            }
        }
    }
    facts.splice(place..=place, literals);
    Ok(true)
}

/// Substitutes a value for a variable; drops literals that become true, and returns `false` if one becomes
/// false.
///
/// In a relation the value is a variable.
fn replace(facts: &mut Vec<Fact>, variable: Variable, value: &Linear) -> Result<bool> {
    let mut kept = Vec::with_capacity(facts.len());
    for mut fact in facts.drain(..) {
        match &mut fact.atom {
            Atom::Relation(_, arguments) => {
                if let Some(new) = value.as_variable() {
                    arguments.iter_mut().filter(|argument| **argument == variable).for_each(|old| *old = new);
                }
                kept.push(fact);
            }
            Atom::Linear(expression, sense) => {
                if expression.coefficient(variable) == 0 {
                    kept.push(fact);
                    continue;
                }
                match expression.with(variable, value)?.compared(*sense) {
                    Compared::Known(holds) if holds == fact.positive => {}
                    Compared::Known(_) => return Ok(false),
                    Compared::Open(expression, sense) => {
                        kept.push(Fact { positive: fact.positive, atom: Atom::Linear(expression, sense) });
                    }
                }
            }
        }
    }
    *facts = kept;
    Ok(true)
}
