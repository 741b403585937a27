//! Rules that automata cannot follow, between what is assumed of them.
//!
//! A proof that no move does something may allow more moves than there are; a proof that some move does something has to
//! be content with fewer. So such a rule has two shadows: one that moves at least where the rule does, and one that moves
//! at most there.

use crate::translate::{Obstacle, Translator};
use crate::view::Unfit;
use automata::Compiler;
use rules::{Assumed, Formula, Instance, Part, Pattern, Rule, Scope, Slot, Term};
use std::collections::{BTreeSet, HashMap};

/// The rules of a game for the two purposes.
pub(crate) struct Shadows {
    /// They move at least where the game does.
    pub(crate) over: Vec<Rule>,
    /// They move at most there.
    pub(crate) under: Vec<Rule>,
    /// Where it is assumed that some of several moves can be chosen.
    pub(crate) choices: Vec<Choice>,
    /// Which assumptions were made use of.
    pub(crate) used: BTreeSet<usize>,
}

/// Whenever the condition holds, there are chosen numbers that satisfy the choice, and each of the moves exists.
pub(crate) struct Choice {
    pub(crate) places: usize,
    pub(crate) condition: Formula,
    pub(crate) chosen: Vec<Slot>,
    pub(crate) choice: Formula,
    /// What each of the moves leaves.
    pub(crate) after: Vec<Vec<Term>>,
}

/// The shadows of a game's rules.
pub(crate) fn shadows(instance: &Instance) -> Result<Shadows, Unfit> {
    let mut shadows = Shadows { over: vec![], under: vec![], choices: vec![], used: BTreeSet::new() };
    let mut beyond = false;
    for rule in instance.rules() {
        let (over, under) = between_sets(instance, rule, &mut shadows.used);
        let obstacle = [&over, &under].into_iter().find_map(|rule| obstacle(instance, rule));
        let Some(obstacle) = obstacle else {
            shadows.over.push(over);
            shadows.under.push(under);
            continue;
        };
        let only = instance.assumptions().iter().enumerate().find_map(|(number, assumption)| {
            covering(&assumption.said().assumed, &assumption.said().scope, rule).map(|rule| (number, rule))
        });
        let Some((number, cover)) = only else {
            return Err(Unfit::Obstacle(obstacle, Some(rule.span)));
        };
        shadows.used.insert(number);
        shadows.over.push(cover);
        beyond = true;
    }
    if beyond {
        promised(instance, &mut shadows);
    }
    Ok(shadows)
}

/// The rule with sets assumed to lie above and below in the place of those that automata do not know.
fn between_sets(instance: &Instance, rule: &Rule, used: &mut BTreeSet<usize>) -> (Rule, Rule) {
    let members = |formula: &Formula| match formula {
        Formula::And(members) => members.clone(),
        Formula::True => vec![],
        other => vec![other.clone()],
    };
    let mut over = members(&rule.condition);
    let mut under = over.clone();
    for (number, assumption) in instance.assumptions().iter().enumerate() {
        let Assumed::Sets(sets) = &assumption.said().assumed else { continue };
        for (place, set) in sets.iter().enumerate().filter(|(_, set)| !decided(instance, set)) {
            for slot in 0..rule.scope.names.len() as u32 {
                let of = |formula: &Formula| in_formula(formula, Slot(slot));
                let spoken: Vec<Formula> = members(set).iter().map(of).collect();
                if spoken.is_empty() || !spoken.iter().all(|member| over.contains(member)) {
                    continue;
                }
                used.insert(number);
                let above: Vec<Formula> =
                    sets[place + 1..].iter().filter(|set| decided(instance, set)).map(of).collect();
                let below = sets[..place].iter().rev().find(|set| decided(instance, set)).map(of);
                over.retain(|member| !spoken.contains(member));
                under.retain(|member| !spoken.contains(member));
                over.extend(above);
                under.push(below.unwrap_or(Formula::False));
            }
        }
    }
    let with = |members: Vec<Formula>| Rule { condition: Formula::And(members), ..rule.clone() };
    (with(over), with(under))
}

/// Whether automata can decide a set.
fn decided(instance: &Instance, set: &Formula) -> bool {
    let mut compiler = Compiler::new(1);
    let slots = HashMap::from([(0, automata::Term::variable(0))]);
    let automata = &instance.played().ruleset().automata;
    Translator { compiler: &mut compiler, automata, slots, elements: None }.formula(set).is_ok()
}

/// What stands in the way of a rule.
fn obstacle(instance: &Instance, rule: &Rule) -> Option<Obstacle> {
    let mut compiler = Compiler::new(0);
    let automata = &instance.played().ruleset().automata;
    let mut translator =
        Translator { compiler: &mut compiler, automata, slots: HashMap::new(), elements: None };
    let condition = translator.formula(&rule.condition).map(|_| ());
    let terms = rule.after.iter().flat_map(|part| match part {
        Part::Tuple(terms) => terms.iter().collect::<Vec<_>>(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                rules::RowPart::Place(term) => Some(term),
                rules::RowPart::Gap(_) => None,
            })
            .collect(),
    });
    let terms: Vec<Result<(), Obstacle>> = terms.map(|term| translator.term(term).map(|_| ())).collect();
    std::iter::once(condition).chain(terms).find_map(Result::err)
}

/// A rule that moves wherever the assumption lets moves be that are like those of the rule.
fn covering(assumed: &Assumed, scope: &Scope, rule: &Rule) -> Option<Rule> {
    let Assumed::Only { before, matched, after, condition } = assumed else { return None };
    let (Pattern::Tuple(places), [Part::Tuple(assumed)], [Part::Tuple(terms)]) =
        (before, &**after, &*rule.after)
    else {
        return None;
    };
    if *before != rule.before || assumed.len() != terms.len() {
        return None;
    }
    let mut new = BTreeSet::new();
    let covers = assumed.iter().zip(terms).all(|(assumed, term)| match assumed {
        Term::Variable(slot) if (slot.0 as usize) < *places => assumed == term,
        Term::Variable(slot) => new.insert(slot.0),
        _ => false,
    });
    covers.then(|| Rule {
        scope: scope.clone(),
        before: before.clone(),
        after: after.clone(),
        condition: both(matched, condition),
        span: rule.span,
    })
}

/// The moves that are assumed to exist.
fn promised(instance: &Instance, shadows: &mut Shadows) {
    for (number, assumption) in instance.assumptions().iter().enumerate() {
        let said = assumption.said();
        let Assumed::Moves { before, condition, chosen, choice, after } = &said.assumed else { continue };
        if chosen.is_empty() {
            let rule = |after: &Vec<Part>| Rule {
                scope: said.scope.clone(),
                before: before.clone(),
                after: after.clone(),
                condition: both(condition, choice),
                span: said.span,
            };
            shadows.under.extend(after.iter().map(rule));
            shadows.used.insert(number);
            continue;
        }
        let Pattern::Tuple(places) = before else { continue };
        let alone = |parts: &Vec<Part>| match &**parts {
            [Part::Tuple(terms)] => Some(terms.clone()),
            _ => None,
        };
        let Some(after) = after.iter().map(alone).collect::<Option<Vec<_>>>() else { continue };
        // Nothing else may vary.
        if said.scope.names.len() != places + chosen.len() {
            continue;
        }
        shadows.choices.push(Choice {
            places: *places,
            condition: condition.clone(),
            chosen: chosen.clone(),
            choice: choice.clone(),
            after,
        });
        shadows.used.insert(number);
    }
}

fn both(a: &Formula, b: &Formula) -> Formula {
    let mut members = vec![];
    for formula in [a, b] {
        match formula {
            Formula::True => {}
            Formula::And(inner) => members.extend(inner.iter().cloned()),
            other => members.push(other.clone()),
        }
    }
    Formula::And(members)
}

/// What a formula says of slot 0, said of another slot. Formulas about sets have no other free slot.
fn in_formula(formula: &Formula, slot: Slot) -> Formula {
    let all = |members: &[Formula]| members.iter().map(|member| in_formula(member, slot)).collect();
    let boxed = |inner: &Formula| Box::new(in_formula(inner, slot));
    match formula {
        Formula::True | Formula::False | Formula::Chosen(..) => formula.clone(),
        Formula::Compare(relation, a, b) => Formula::Compare(*relation, in_term(a, slot), in_term(b, slot)),
        Formula::Divides(a, b) => Formula::Divides(in_term(a, slot), in_term(b, slot)),
        Formula::Is(predicate, term) => Formula::Is(*predicate, in_term(term, slot)),
        Formula::Accepts(index, terms) => {
            Formula::Accepts(*index, terms.iter().map(|term| in_term(term, slot)).collect())
        }
        Formula::In(term, set) => {
            let set = match set {
                rules::Set::Ranges(ranges) => rules::Set::Ranges(
                    ranges.iter().map(|(from, to)| (in_term(from, slot), in_term(to, slot))).collect(),
                ),
                other => other.clone(),
            };
            Formula::In(in_term(term, slot), set)
        }
        Formula::Not(inner) => Formula::Not(boxed(inner)),
        Formula::And(members) => Formula::And(all(members)),
        Formula::Or(members) => Formula::Or(all(members)),
        Formula::Implies(a, b) => Formula::Implies(boxed(a), boxed(b)),
        Formula::Iff(a, b) => Formula::Iff(boxed(a), boxed(b)),
        // A bound slot keeps its number, which may be that of the other one: such a set is left as it is, and so never
        // found in a rule.
        Formula::Exists(..) | Formula::Forall(..) => formula.clone(),
    }
}

fn in_term(term: &Term, slot: Slot) -> Term {
    let boxed = |inner: &Term| Box::new(in_term(inner, slot));
    match term {
        Term::Variable(Slot(0)) => Term::Variable(slot),
        Term::Add(a, b) => Term::Add(boxed(a), boxed(b)),
        Term::Subtract(a, b) => Term::Subtract(boxed(a), boxed(b)),
        Term::Multiply(a, b) => Term::Multiply(boxed(a), boxed(b)),
        Term::Divide(a, b) => Term::Divide(boxed(a), boxed(b)),
        Term::Modulo(a, b) => Term::Modulo(boxed(a), boxed(b)),
        Term::Xor(a, b) => Term::Xor(boxed(a), boxed(b)),
        Term::Call(function, terms) => {
            Term::Call(*function, terms.iter().map(|term| in_term(term, slot)).collect())
        }
        Term::Floor(factor, inner) => Term::Floor(factor.clone(), boxed(inner)),
        other => other.clone(),
    }
}
