//! Approximations of rules that automata cannot follow, derived from assumptions or from elementary facts.
//!
//! A proof that no move has a property may allow more moves than there are; a proof that some move has a
//! property must use fewer. So such a rule has two approximations: one with at least the moves of the rule,
//! and one with at most those.

use crate::each;
use crate::lemmas::{Approximator, Lemma, Side};
use crate::translate::{Obstacle, Translator};
use crate::view::{Unfit, fixed};
use automata::{Compiler, Meter};
use rules::{Assumed, Assumption, Body, Counted, Formula, Instance, Part, Pattern, Rule, Scope, Slot, Term};
use std::collections::BTreeSet;

/// Approximations of a game's rules for the two purposes.
pub(crate) struct Shadows {
    /// Rules with at least the moves of the game.
    pub(crate) over: Vec<Rule>,
    /// Rules with at most those moves.
    pub(crate) under: Vec<Rule>,
    /// Assumptions that one of several moves can be chosen.
    pub(crate) choices: Vec<Choice>,
    /// Assumptions used so far, by place in the text; not yet those of the choices.
    pub(crate) used: BTreeSet<usize>,
    /// Lemmas used.
    pub(crate) lemmas: BTreeSet<Lemma>,
}

/// Premises from which approximations may be made.
#[derive(Clone, Copy)]
pub(crate) struct Premises<'a> {
    /// Assumptions, by place in the text.
    pub(crate) places: &'a BTreeSet<usize>,
    /// Moduli that matter, where elementary facts may be used.
    pub(crate) moduli: Option<&'a [u64]>,
}

/// An assumption with its place in the text.
type PlacedAssumption<'a> = (usize, &'a Assumption);

/// Whenever the condition holds, there are chosen numbers that satisfy the choice, and each of the moves
/// exists.
pub(crate) struct Choice {
    pub(crate) places: usize,
    pub(crate) condition: Formula,
    pub(crate) chosen: Vec<Slot>,
    pub(crate) choice: Formula,
    /// Result of each of the moves.
    pub(crate) after: Vec<Vec<Term>>,
    /// Place of the assumption.
    pub(crate) place: usize,
}

/// Places in the text of the assumptions that a proof may use.
pub fn places(instance: &Instance) -> BTreeSet<usize> {
    placed(instance).map(|(place, _)| place).collect()
}

/// Assumptions about these parameters; none for rules in another file.
pub(crate) fn placed(instance: &Instance) -> impl Iterator<Item = PlacedAssumption<'_>> {
    let upto = matches!(instance.ruleset().body, Body::Compound { .. });
    let place = |span| instance.ruleset().assumptions.iter().position(|assumption| assumption.span == span);
    let said = instance.assumptions().iter().map(|assumption| assumption.statement());
    said.filter(move |_| !upto).filter_map(move |said| Some((place(said.span)?, said)))
}

/// Approximations of a game's rules from these premises.
pub(crate) fn shadows(instance: &Instance, premises: Premises, meter: &Meter) -> Result<Shadows, Unfit> {
    let named: Vec<PlacedAssumption> =
        placed(instance).filter(|(place, _)| premises.places.contains(place)).collect();
    let (over, under, choices) = (vec![], vec![], vec![]);
    let mut shadows = Shadows { over, under, choices, used: BTreeSet::new(), lemmas: BTreeSet::new() };
    let mut beyond = false;
    let hinders = |rule: &Rule| obstacle(instance, rule, meter).is_some();
    let rules = instance.rules().iter();
    let rules = rules.flat_map(|rule| each::without(rule, &hinders).unwrap_or_else(|| vec![rule.clone()]));
    for rule in &rules.collect::<Vec<Rule>>() {
        let (over, under) = between_sets(instance, &named, rule, &mut shadows.used, meter);
        let obstacle = [&over, &under].into_iter().find_map(|rule| obstacle(instance, rule, meter));
        let Some(obstacle) = obstacle else {
            shadows.over.push(over);
            shadows.under.push(under);
            continue;
        };
        let only = named.iter().find_map(|&(place, said)| Some((place, covering(said, rule)?)));
        let Some((place, cover)) = only else {
            let Some((over, under)) =
                by_lemmas(instance, [&over, &under], premises, &mut shadows.lemmas, meter)
            else {
                return Err(Unfit::Obstacle(obstacle, Some(rule.span)));
            };
            shadows.over.push(over);
            shadows.under.push(under);
            continue;
        };
        shadows.used.insert(place);
        shadows.over.push(cover);
        beyond = true;
    }
    if beyond {
        promised(&named, &mut shadows);
    }
    Ok(shadows)
}

/// The rule, already with at least and at most its moves, with what elementary facts say in place of what automata cannot
/// follow.
fn by_lemmas(
    instance: &Instance,
    [over, under]: [&Rule; 2],
    premises: Premises,
    used: &mut BTreeSet<Lemma>,
    meter: &Meter,
) -> Option<(Rule, Rule)> {
    let decided = |atom: &Formula| followed(instance, atom, &[], meter);
    let mut approximator = Approximator::new(&decided, premises.moduli?);
    let (over, under) = (approximator.rule(over, Side::Over)?, approximator.rule(under, Side::Under)?);
    used.append(&mut approximator.used);
    let fits = [&over, &under].into_iter().all(|rule| obstacle(instance, rule, meter).is_none());
    fits.then_some((over, under))
}

/// The rule with sets unknown to automata replaced by assumed supersets or subsets.
fn between_sets(
    instance: &Instance,
    named: &[PlacedAssumption],
    rule: &Rule,
    used: &mut BTreeSet<usize>,
    meter: &Meter,
) -> (Rule, Rule) {
    let members = |formula: &Formula| match formula {
        Formula::And(members) => members.clone(),
        Formula::True => vec![],
        other => vec![other.clone()],
    };
    let mut over = members(&rule.condition);
    let mut under = over.clone();
    for (number, said) in named {
        let Assumed::Sets(sets) = &said.assumed else { continue };
        for (place, set) in sets.iter().enumerate().filter(|(_, set)| !decided(instance, set, meter)) {
            for slot in 0..rule.scope.names.len() as u32 {
                let of = |formula: &Formula| in_formula(formula, &rule.scope, Slot(slot));
                let spoken: Vec<Formula> = members(set).iter().map(of).collect();
                if spoken.is_empty() || !spoken.iter().all(|member| over.contains(member)) {
                    continue;
                }
                used.insert(*number);
                let above: Vec<Formula> =
                    sets[place + 1..].iter().filter(|set| decided(instance, set, meter)).map(of).collect();
                let below = sets[..place].iter().rev().find(|set| decided(instance, set, meter)).map(of);
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

/// Returns `true` if automata can decide a set.
fn decided(instance: &Instance, set: &Formula, meter: &Meter) -> bool {
    followed(instance, set, &[0], meter)
}

/// Returns `true` if automata can follow a formula, with these slots as places.
pub(crate) fn followed(instance: &Instance, formula: &Formula, places: &[u32], meter: &Meter) -> bool {
    let mut compiler = Compiler::new(places.len() as u32, meter);
    let slots = places.iter().map(|&place| (place, automata::Term::variable(place))).collect();
    let automata = &instance.played().automata;
    let moduli = Default::default();
    Translator {
        compiler: &mut compiler,
        automata,
        slots,
        elements: None,
        row: vec![],
        totals: None,
        fixed: &[],
        moduli: &moduli,
    }
    .formula(formula)
    .is_ok()
}

/// Obstacle to following a rule.
fn obstacle(instance: &Instance, rule: &Rule, meter: &Meter) -> Option<Obstacle> {
    let fixed = fixed(instance);
    let mut compiler = Compiler::new(fixed.len() as u32, meter);
    let automata = &instance.played().automata;
    let slots = (0..fixed.len() as u32).map(|place| (place, automata::Term::variable(place))).collect();
    let (moduli, fixed) = (Default::default(), &*fixed);
    // Whatever the numbers of a row are.
    let row = match rule.before {
        Pattern::Row(_) => vec![automata::Term::constant(0)],
        Pattern::Tuple(_) => vec![],
    };
    let mut translator = Translator {
        compiler: &mut compiler,
        automata,
        slots,
        elements: None,
        row,
        totals: None,
        fixed,
        moduli: &moduli,
    };
    let condition = translator.formula(&rule.condition).map(|_| ());
    let terms = rule.after.iter().flat_map(each::terms);
    let terms: Vec<Result<(), Obstacle>> = terms.map(|term| translator.term(term).map(|_| ())).collect();
    std::iter::once(condition).chain(terms).find_map(Result::err)
}

/// A rule that moves wherever the assumption allows moves of the same form as the rule.
fn covering(said: &Assumption, rule: &Rule) -> Option<Rule> {
    let Assumed::Only { before, matched, after, condition } = &said.assumed else { return None };
    let (Pattern::Tuple(places), [Part::Tuple(assumed)], [Part::Tuple(terms)]) =
        (before, &**after, &*rule.after)
    else {
        return None;
    };
    // Where the pattern does not match, nothing is assumed.
    if *matched != Formula::True || *before != rule.before || assumed.len() != terms.len() {
        return None;
    }
    let mut new = BTreeSet::new();
    let covers = assumed.iter().zip(terms).all(|(assumed, term)| match assumed {
        Term::Variable(slot) if (slot.0 as usize) < *places => assumed == term,
        Term::Variable(slot) => new.insert(slot.0),
        _ => false,
    });
    covers.then(|| Rule {
        scope: said.scope.clone(),
        before: before.clone(),
        after: after.clone(),
        condition: condition.clone(),
        entailing: rule.entailing,
        span: rule.span,
    })
}

/// Adds the moves that are assumed to exist.
fn promised(named: &[PlacedAssumption], shadows: &mut Shadows) {
    for &(place, said) in named {
        let Assumed::Moves { before, condition, chosen, choice, after } = &said.assumed else { continue };
        if chosen.is_empty() {
            let rule = |after: &Vec<Part>| Rule {
                scope: said.scope.clone(),
                before: before.clone(),
                after: after.clone(),
                condition: both(condition, choice),
                entailing: false,
                span: said.span,
            };
            shadows.under.extend(after.iter().map(rule));
            shadows.used.insert(place);
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
            place,
        });
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

/// Transfers the formula of a set from its member, slot 0, to a variable of a rule. Variables bound in the
/// formula are numbered after the rule's own.
fn in_formula(formula: &Formula, scope: &Scope, member: Slot) -> Formula {
    let slots = Slots { member, beyond: scope.names.len() as u32 };
    slots.formula(formula)
}

struct Slots {
    member: Slot,
    beyond: u32,
}

impl Slots {
    fn slot(&self, slot: Slot) -> Slot {
        if slot == Slot(0) { self.member } else { Slot(slot.0 + self.beyond) }
    }

    fn formula(&self, formula: &Formula) -> Formula {
        let all = |members: &[Formula]| members.iter().map(|member| self.formula(member)).collect();
        let boxed = |inner: &Formula| Box::new(self.formula(inner));
        let slots = |bound: &[Slot]| bound.iter().map(|&slot| self.slot(slot)).collect();
        match formula {
            Formula::True | Formula::False | Formula::Given(..) => formula.clone(),
            Formula::Compare(relation, a, b) => Formula::Compare(*relation, self.term(a), self.term(b)),
            Formula::Divides(a, b) => Formula::Divides(self.term(a), self.term(b)),
            Formula::Is(predicate, term) => Formula::Is(*predicate, self.term(term)),
            Formula::Among(terms, index) => {
                Formula::Among(terms.iter().map(|term| self.term(term)).collect(), *index)
            }
            Formula::Accepts(index, terms) => {
                Formula::Accepts(*index, terms.iter().map(|term| self.term(term)).collect())
            }
            Formula::In(term, set) => {
                let range = |(from, to): &(Term, Term)| (self.term(from), self.term(to));
                let set = match set {
                    rules::Set::Ranges(ranges) => rules::Set::Ranges(ranges.iter().map(range).collect()),
                    other => other.clone(),
                };
                Formula::In(self.term(term), set)
            }
            Formula::Not(inner) => Formula::Not(boxed(inner)),
            Formula::And(members) => Formula::And(all(members)),
            Formula::Or(members) => Formula::Or(all(members)),
            Formula::Implies(a, b) => Formula::Implies(boxed(a), boxed(b)),
            Formula::Iff(a, b) => Formula::Iff(boxed(a), boxed(b)),
            Formula::Exists(bound, inner) => Formula::Exists(slots(bound), boxed(inner)),
            Formula::Forall(bound, inner) => Formula::Forall(slots(bound), boxed(inner)),
            Formula::Counted(counted) => Formula::Counted(Box::new(Counted {
                slots: slots(&counted.slots),
                body: self.formula(&counted.body),
                ..(**counted).clone()
            })),
        }
    }

    fn term(&self, term: &Term) -> Term {
        let boxed = |inner: &Term| Box::new(self.term(inner));
        match term {
            Term::Variable(slot) => Term::Variable(self.slot(*slot)),
            Term::Add(a, b) => Term::Add(boxed(a), boxed(b)),
            Term::Subtract(a, b) => Term::Subtract(boxed(a), boxed(b)),
            Term::Multiply(a, b) => Term::Multiply(boxed(a), boxed(b)),
            Term::Divide(a, b) => Term::Divide(boxed(a), boxed(b)),
            Term::Modulo(a, b) => Term::Modulo(boxed(a), boxed(b)),
            Term::Xor(a, b) => Term::Xor(boxed(a), boxed(b)),
            Term::Call(function, terms) => {
                Term::Call(*function, terms.iter().map(|term| self.term(term)).collect())
            }
            Term::Entry(list, inner) => Term::Entry(list.clone(), boxed(inner)),
            Term::Floor(factor, inner) => Term::Floor(factor.clone(), boxed(inner)),
            // Folds do not occur in sets.
            other => other.clone(),
        }
    }
}
