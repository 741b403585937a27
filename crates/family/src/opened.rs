//! Games with open parameters.

use rules::{
    Body, Claim, Content, Counted, End, Form, Formula, Instance, Law, List, Parameter, ParameterKind, Part,
    Pattern, Quadratic, Relation, Rule, Ruleset, Scope, Set, Slot, Span, Subject, Term,
};
use std::sync::Arc;

/// Reason why parameters of a game cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Its positions are not tuples, or its moves not rules of its own.
    Form,
    /// There is no parameter of this name.
    Unknown,
    /// Something depends on them that cannot depend on a position.
    Term,
}

/// The same game, with these parameters as the last numbers of every component; no move changes them, and laws of
/// positions state their bounds. Claims that hold only for some of their values are left out.
pub fn opened(instance: &Instance, names: &[String]) -> Result<Instance, Closed> {
    made(instance, names, None)
}

/// The game with open parameters, and laws of positions for their bounds; for the condition of a claim too, if one is
/// given.
pub(crate) fn made(instance: &Instance, names: &[String], claim: Option<usize>) -> Result<Instance, Closed> {
    let of = instance.ruleset();
    let (Form::Tuple(arity), Body::Rules(rules)) = (of.form, &of.body) else { return Err(Closed::Form) };
    let place = |name: &String| of.parameters.iter().position(|parameter| parameter.name == *name);
    let places: Option<Vec<usize>> = names.iter().map(place).collect();
    let places = places.ok_or(Closed::Unknown)?;
    let open = Open { arity, places: &places, names };
    let mut ruleset = (**of).clone();
    let closed = |place: usize| !places.contains(&place);
    ruleset.parameters = (0..)
        .zip(&of.parameters)
        .filter(|(place, _)| closed(*place))
        .map(|(_, parameter)| open.parameter_of(parameter))
        .collect();
    ruleset.form = Form::Tuple(arity + places.len());
    let all: Option<Vec<Rule>> = rules.iter().map(|rule| open.rule(rule)).collect();
    ruleset.body = Body::Rules(all.ok_or(Closed::Term)?);
    let ends: Option<Vec<End>> = of.ends.iter().map(|end| open.end(end)).collect();
    ruleset.ends = ends.ok_or(Closed::Term)?;
    let laws: Option<Vec<Law>> = of.laws.iter().map(|law| open.law(law)).collect();
    ruleset.laws = laws.ok_or(Closed::Term)?;
    let known = |(place, one)| {
        let known = (Some(place) == claim).then(|| open.known(one)).flatten();
        known.or_else(|| open.claim(one)).unwrap_or_else(|| nothing(one))
    };
    ruleset.claims = of.claims.iter().enumerate().map(known).collect();
    ruleset.laws.extend(open.bounds(of).ok_or(Closed::Term)?);
    if let Some(claim) = claim.and_then(|place| of.claims.get(place)) {
        let condition = open.formula(&claim.when).ok_or(Closed::Term)?;
        ruleset.laws.extend(open.law_of(condition, claim.span));
    }
    (ruleset.begin, ruleset.starts, ruleset.assumptions, ruleset.examples) = (None, vec![], vec![], vec![]);
    let ruleset = Arc::new(ruleset);
    let arguments: Vec<_> = (0..)
        .zip(of.parameters.iter().zip(instance.arguments()))
        .filter(|(place, _)| closed(*place))
        .map(|(_, (parameter, argument))| (parameter.name.clone(), argument.clone()))
        .collect();
    ruleset.instantiate(&arguments, Some(instance.convention())).map_err(|_| Closed::Term)
}

/// A claim that never applies, in place of another: claims keep their numbers.
fn nothing(claim: &Claim) -> Claim {
    let content = Content::Value(vec![]);
    Claim { when: Formula::False, content, subject: Subject::Component(1), ..claim.clone() }
}

/// Parameters by their places, and what becomes of them.
struct Open<'a> {
    arity: usize,
    places: &'a [usize],
    names: &'a [String],
}

impl Open<'_> {
    fn slot(&self, slot: Slot) -> Slot {
        if (slot.0 as usize) < self.arity { slot } else { Slot(slot.0 + self.places.len() as u32) }
    }

    /// The variable of an open parameter, or the index of another among those that are left.
    fn parameter(&self, index: usize) -> Result<Slot, usize> {
        match self.places.iter().position(|&place| place == index) {
            Some(place) => Ok(Slot((self.arity + place) as u32)),
            None => Err(index - self.places.iter().filter(|&&place| place < index).count()),
        }
    }

    fn parameter_of(&self, of: &Parameter) -> Parameter {
        let ParameterKind::Natural { least, most } = &of.kind else { return of.clone() };
        // Bounds by open parameters are not known.
        let known = |bounds: &[Term]| -> Vec<Term> {
            let mapped = bounds.iter().filter_map(|bound| self.term(bound));
            mapped.filter(|bound| rules::finding::of_term(bound).is_empty()).collect()
        };
        Parameter { kind: ParameterKind::Natural { least: known(least), most: known(most) }, ..of.clone() }
    }

    fn scope(&self, scope: &Scope) -> Scope {
        let mut names = scope.names.clone();
        let at = self.arity.min(names.len());
        names.splice(at..at, self.names.iter().cloned());
        Scope { names }
    }

    fn pattern(&self) -> Pattern {
        Pattern::Tuple(self.arity + self.places.len())
    }

    fn rule(&self, rule: &Rule) -> Option<Rule> {
        let part = |part: &Part| match part {
            Part::Tuple(terms) => {
                let mut terms: Vec<Term> = terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?;
                let last = self.arity..self.arity + self.places.len();
                terms.extend(last.map(|slot| Term::Variable(Slot(slot as u32))));
                Some(Part::Tuple(terms))
            }
            Part::Row(_) | Part::Copies(..) => None,
        };
        Some(Rule {
            scope: self.scope(&rule.scope),
            before: self.pattern(),
            after: rule.after.iter().map(part).collect::<Option<_>>()?,
            condition: self.formula(&rule.condition)?,
            entailing: rule.entailing,
            span: rule.span,
        })
    }

    fn end(&self, end: &End) -> Option<End> {
        let condition = self.formula(&end.condition)?;
        Some(End { scope: self.scope(&end.scope), pattern: self.pattern(), condition, ..end.clone() })
    }

    fn law(&self, law: &Law) -> Option<Law> {
        let (matched, condition) = (self.formula(&law.matched)?, self.formula(&law.condition)?);
        let scope = self.scope(&law.scope);
        Some(Law { scope, pattern: self.pattern(), matched, condition, span: law.span })
    }

    fn claim(&self, claim: &Claim) -> Option<Claim> {
        let Subject::Component(arity) = claim.subject else { return None };
        let content = match &claim.content {
            Content::Outcome(outcome, formula) => Content::Outcome(*outcome, self.formula(formula)?),
            Content::Value(pieces) => {
                let piece = |(term, when): &(Term, Formula)| Some((self.term(term)?, self.formula(when)?));
                Content::Value(pieces.iter().map(piece).collect::<Option<_>>()?)
            }
            // What a list says is of some values of the parameters at most.
            Content::Periodic { .. } => return None,
        };
        let (within, when) = (self.formula(&claim.within)?, self.formula(&claim.when)?);
        if !rules::finding::of_formula(&when).is_empty() {
            return None;
        }
        let subject = Subject::Component(arity + self.places.len());
        Some(Claim { scope: self.scope(&claim.scope), subject, content, within, when, ..claim.clone() })
    }

    /// A claim for the values of the parameters for which it is made.
    fn known(&self, claim: &Claim) -> Option<Claim> {
        self.claim(&Claim { when: Formula::True, ..claim.clone() })
    }

    /// The bounds of the open parameters, as laws.
    fn bounds(&self, of: &Ruleset) -> Option<Vec<Law>> {
        let mut laws = vec![];
        for &place in self.places {
            let parameter = of.parameters.get(place)?;
            let ParameterKind::Natural { least, most } = &parameter.kind else { return None };
            let own = self.term(&Term::Parameter(place))?;
            for (bounds, relation) in [(least, Relation::GreaterEqual), (most, Relation::LessEqual)] {
                for bound in bounds {
                    let condition = Formula::Compare(relation, own.clone(), self.term(bound)?);
                    laws.extend(self.law_of(condition, parameter.span));
                }
            }
        }
        Some(laws)
    }

    /// A law for a condition on open parameters, if it depends on any.
    fn law_of(&self, condition: Formula, span: Span) -> Option<Law> {
        let names = (0..self.arity).map(|slot| format!("x{slot}")).collect();
        (!rules::finding::of_formula(&condition).is_empty()).then(|| Law {
            scope: self.scope(&Scope { names }),
            pattern: self.pattern(),
            matched: Formula::True,
            condition,
            span,
        })
    }

    fn term(&self, term: &Term) -> Option<Term> {
        let pair = |make: fn(Box<Term>, Box<Term>) -> Term, a: &Term, b: &Term| {
            Some(make(self.term(a)?.into(), self.term(b)?.into()))
        };
        Some(match term {
            Term::Number(_) => term.clone(),
            Term::Variable(slot) => Term::Variable(self.slot(*slot)),
            Term::Parameter(index) => match self.parameter(*index) {
                Ok(slot) => Term::Variable(slot),
                Err(index) => Term::Parameter(index),
            },
            Term::Add(a, b) => pair(Term::Add, a, b)?,
            Term::Subtract(a, b) => pair(Term::Subtract, a, b)?,
            Term::Multiply(a, b) => pair(Term::Multiply, a, b)?,
            Term::Divide(a, b) => pair(Term::Divide, a, b)?,
            Term::Modulo(a, b) => pair(Term::Modulo, a, b)?,
            Term::Xor(a, b) => pair(Term::Xor, a, b)?,
            Term::Call(function, terms) => {
                Term::Call(*function, terms.iter().map(|inner| self.term(inner)).collect::<Option<_>>()?)
            }
            Term::Entry(list, place) => {
                let list = List { parameter: self.parameter(list.parameter).err()?, ..list.clone() };
                Term::Entry(list, self.term(place)?.into())
            }
            Term::Floor(by, of) => {
                let fixed =
                    |term: &Term| self.term(term).filter(|term| rules::finding::of_term(term).is_empty());
                let (plus, root, over) = (fixed(&by.plus)?, fixed(&by.root)?, fixed(&by.over)?);
                Term::Floor(Quadratic { plus, root, over }.into(), self.term(of)?.into())
            }
            // Those of sums and rows.
            Term::Fold(..) | Term::Count(_) | Term::Columns(..) => return None,
        })
    }

    fn formula(&self, of: &Formula) -> Option<Formula> {
        let inner = |of: &Formula| Some(Box::new(self.formula(of)?));
        let all = |all: &[Formula]| all.iter().map(|of| self.formula(of)).collect::<Option<Vec<_>>>();
        let slots = |slots: &[Slot]| slots.iter().map(|&slot| self.slot(slot)).collect::<Vec<_>>();
        Some(match of {
            Formula::True | Formula::False => of.clone(),
            Formula::Compare(relation, a, b) => Formula::Compare(*relation, self.term(a)?, self.term(b)?),
            Formula::Divides(a, b) => Formula::Divides(self.term(a)?, self.term(b)?),
            Formula::Is(predicate, term) => Formula::Is(*predicate, self.term(term)?),
            Formula::Accepts(index, terms) => {
                Formula::Accepts(*index, terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?)
            }
            Formula::In(term, set) => Formula::In(self.term(term)?, self.set(set)?),
            Formula::Among(terms, index) => {
                let terms = terms.iter().map(|term| self.term(term)).collect::<Option<_>>()?;
                Formula::Among(terms, self.parameter(*index).err()?)
            }
            Formula::Given(index, value) => Formula::Given(self.parameter(*index).err()?, value.clone()),
            Formula::Not(of) => Formula::Not(inner(of)?),
            Formula::And(members) => Formula::And(all(members)?),
            Formula::Or(members) => Formula::Or(all(members)?),
            Formula::Implies(a, b) => Formula::Implies(inner(a)?, inner(b)?),
            Formula::Iff(a, b) => Formula::Iff(inner(a)?, inner(b)?),
            Formula::Exists(of, body) => Formula::Exists(slots(of), inner(body)?),
            Formula::Forall(of, body) => Formula::Forall(slots(of), inner(body)?),
            Formula::Counted(counted) => {
                // As many copies of a formula as the number says are made: it is fixed.
                let number = self.term(&counted.number)?;
                if !rules::finding::of_term(&number).is_empty() {
                    return None;
                }
                let (body, relation) = (self.formula(&counted.body)?, counted.relation);
                Formula::Counted(Box::new(Counted { slots: slots(&counted.slots), body, relation, number }))
            }
        })
    }

    fn set(&self, set: &Set) -> Option<Set> {
        Some(match set {
            Set::Parameter(index) => Set::Parameter(self.parameter(*index).err()?),
            Set::Places(index, bit) => Set::Places(self.parameter(*index).err()?, *bit),
            Set::Ranges(ranges) => {
                let range = |(from, to): &(Term, Term)| Some((self.term(from)?, self.term(to)?));
                Set::Ranges(ranges.iter().map(range).collect::<Option<_>>()?)
            }
        })
    }
}
