//! Approximations of rules that automata cannot follow, by elementary facts about numbers.
//!
//! Where a rule multiplies, divides, or asks for divisors or primes, its condition is replaced by one with remainders
//! and comparisons that holds wherever it does, or only where it does. Of what nothing is known, nothing is said: it may hold
//! everywhere, and need not hold anywhere. The book has a proof of each fact.

mod facts;
mod lemma;
mod speak;
#[cfg(test)]
mod tests;

pub use lemma::Lemma;

use facts::Facts;
use rules::{Content, Formula, Part, Predicate, Relation, RowPart, Rule, Slot, Term, cases};
use std::collections::BTreeSet;

/// Larger moduli are not asked about.
const LARGEST_MODULUS: u64 = 64;
/// Moduli that are asked about.
const MODULI: usize = 8;

/// Moduli that matter for a claim: those that it names, and their divisors.
pub(crate) fn moduli(content: &Content) -> Vec<u64> {
    let mut met = BTreeSet::from([2]);
    let mut of = |formula: &Formula| named(formula, &mut met);
    match content {
        Content::Outcome(_, formula) => of(formula),
        Content::Value(pieces) => {
            for (term, condition) in pieces {
                of(condition);
                of(&Formula::Compare(Relation::Equal, term.clone(), Term::Number(0u8.into())));
            }
        }
        Content::Periodic { period, .. } => {
            met.insert(period.len() as u64);
        }
    }
    let divisors = met.iter().filter(|&&one| one <= LARGEST_MODULUS);
    let all: BTreeSet<u64> = divisors.flat_map(|&one| (2..=one).filter(move |by| one % by == 0)).collect();
    all.into_iter().take(MODULI).collect()
}

/// Adds the constants by which a formula divides.
fn named(formula: &Formula, met: &mut BTreeSet<u64>) {
    let mut number = |term: &Term| {
        if let Term::Number(number) = term
            && let Ok(number) = u64::try_from(number)
        {
            met.insert(number);
        }
    };
    match formula {
        Formula::Divides(a, b) => {
            number(a);
            named_in(b, &mut number);
        }
        Formula::Compare(_, a, b) => {
            named_in(a, &mut number);
            named_in(b, &mut number);
        }
        Formula::Not(inner) | Formula::Exists(_, inner) | Formula::Forall(_, inner) => named(inner, met),
        Formula::And(all) | Formula::Or(all) => all.iter().for_each(|inner| named(inner, met)),
        Formula::Implies(a, b) | Formula::Iff(a, b) => {
            named(a, met);
            named(b, met);
        }
        _ => {}
    }
}

fn named_in(term: &Term, number: &mut dyn FnMut(&Term)) {
    match term {
        Term::Modulo(a, b) | Term::Divide(a, b) => {
            number(b);
            named_in(a, number);
        }
        Term::Add(a, b) | Term::Subtract(a, b) | Term::Multiply(a, b) | Term::Xor(a, b) => {
            named_in(a, number);
            named_in(b, number);
        }
        Term::Call(_, terms) => terms.iter().for_each(|inner| named_in(inner, number)),
        _ => {}
    }
}

/// An approximation: where it holds, or where it does not hold, nothing is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// It holds at least where the formula does.
    Over,
    /// It holds at most where the formula does.
    Under,
}

impl Side {
    /// The side for a formula that is negated.
    fn other(self) -> Side {
        match self {
            Side::Over => Side::Under,
            Side::Under => Side::Over,
        }
    }

    /// The formula where nothing is known.
    fn unknown(self) -> Formula {
        match self {
            Side::Over => Formula::True,
            Side::Under => Formula::False,
        }
    }
}

/// Approximates the rules of a game.
pub(crate) struct Approximator<'a> {
    /// Decides which atoms automata follow.
    decided: &'a dyn Fn(&Formula) -> bool,
    /// Moduli that matter.
    moduli: &'a [u64],
    /// Lemmas used so far.
    pub(crate) used: BTreeSet<Lemma>,
    /// Names of the variables of the rule, with those added.
    names: Vec<String>,
}

impl<'a> Approximator<'a> {
    pub(crate) fn new(decided: &'a dyn Fn(&Formula) -> bool, moduli: &'a [u64]) -> Approximator<'a> {
        Approximator { decided, moduli, used: BTreeSet::new(), names: vec![] }
    }

    /// A rule with at least, or at most, the moves of a rule; none of a rule about rows.
    pub(crate) fn rule(&mut self, rule: &Rule, side: Side) -> Option<Rule> {
        self.names.clone_from(&rule.scope.names);
        let (mut after, mut members) = (rule.after.clone(), vec![]);
        while let Some(part) = after.iter().flat_map(terms).find_map(|term| self.obstacle(term)) {
            let new = self.fresh();
            members.push(self.graph(&part, new, side)?);
            after
                .iter_mut()
                .flat_map(terms_mut)
                .for_each(|term| *term = cases::put_in_term(term, &part, &Term::Variable(new)));
        }
        members.push(self.formula(&rule.condition, side));
        let mut made = Rule { condition: Formula::And(members), after, ..rule.clone() };
        made.scope.names = std::mem::take(&mut self.names);
        Some(made)
    }

    /// A new variable.
    fn fresh(&mut self) -> Slot {
        self.names.push(format!("{{{}}}", self.names.len()));
        Slot(self.names.len() as u32 - 1)
    }

    /// The innermost part of a term that automata cannot compute.
    fn obstacle(&self, term: &Term) -> Option<Term> {
        if (self.decided)(&Formula::Compare(Relation::Equal, term.clone(), Term::Number(0u8.into()))) {
            return None;
        }
        let inner = match term {
            Term::Add(a, b)
            | Term::Subtract(a, b)
            | Term::Multiply(a, b)
            | Term::Divide(a, b)
            | Term::Modulo(a, b)
            | Term::Xor(a, b) => self.obstacle(a).or_else(|| self.obstacle(b)),
            Term::Call(_, terms) => terms.iter().find_map(|inner| self.obstacle(inner)),
            Term::Entry(_, inner) | Term::Floor(_, inner) => self.obstacle(inner),
            _ => None,
        };
        Some(inner.unwrap_or_else(|| term.clone()))
    }

    fn formula(&mut self, formula: &Formula, side: Side) -> Formula {
        let mut all = |all: &[Formula]| all.iter().map(|inner| self.formula(inner, side)).collect();
        match formula {
            Formula::And(members) => {
                let mut said: Vec<Formula> = all(members);
                if side == Side::Over {
                    said.extend(facts::common_divisors(members));
                }
                Formula::And(said)
            }
            Formula::Or(members) => Formula::Or(all(members)),
            Formula::Not(inner) => Formula::Not(Box::new(self.formula(inner, side.other()))),
            Formula::Implies(a, b) => {
                Formula::Implies(Box::new(self.formula(a, side.other())), Box::new(self.formula(b, side)))
            }
            Formula::Iff(a, b) => {
                let implies =
                    |a: &Formula, b: &Formula| Formula::Implies(Box::new(a.clone()), Box::new(b.clone()));
                self.formula(&Formula::And(vec![implies(a, b), implies(b, a)]), side)
            }
            Formula::Exists(slots, inner) => {
                Formula::Exists(slots.clone(), Box::new(self.formula(inner, side)))
            }
            Formula::Forall(slots, inner) => {
                Formula::Forall(slots.clone(), Box::new(self.formula(inner, side)))
            }
            atom if (self.decided)(atom) => atom.clone(),
            atom => self.atom(atom, side).unwrap_or_else(|| side.unknown()),
        }
    }

    /// An atom that automata cannot decide, if something is known of it.
    fn atom(&mut self, atom: &Formula, side: Side) -> Option<Formula> {
        if let Some(part) = self.parts(atom).find_map(|term| self.obstacle(term)) {
            let new = self.fresh();
            let graph = self.graph(&part, new, side)?;
            let rest = self.formula(&cases::put_in(atom, &part, &Term::Variable(new)), side);
            return Some(Formula::Exists(vec![new], Box::new(Formula::And(vec![graph, rest]))));
        }
        let facts = Facts { moduli: self.moduli, side };
        let (lemma, said) = match atom {
            Formula::Divides(a, b) if is_natural(a) && is_natural(b) => {
                (Lemma::Divisors, facts.divides(a, b))
            }
            Formula::Is(Predicate::Prime, of) if is_natural(of) => (Lemma::Primes, facts.prime(of)),
            Formula::Is(Predicate::PrimePower, of) if is_natural(of) => {
                (Lemma::PrimePowers, facts.prime_power(of))
            }
            Formula::Is(Predicate::Square, of) if is_natural(of) => (Lemma::Products, facts.square(of)),
            _ => return None,
        };
        self.used.insert(lemma);
        Some(said)
    }

    /// The terms of an atom.
    fn parts<'f>(&self, atom: &'f Formula) -> impl Iterator<Item = &'f Term> + use<'f> {
        let terms: Vec<&Term> = match atom {
            Formula::Compare(_, a, b) | Formula::Divides(a, b) => vec![a, b],
            Formula::Is(_, of) | Formula::In(of, _) => vec![of],
            Formula::Accepts(_, terms) => terms.iter().collect(),
            _ => vec![],
        };
        terms.into_iter()
    }

    /// Facts about the value of a term.
    fn graph(&mut self, term: &Term, value: Slot, side: Side) -> Option<Formula> {
        let (lemma, said) = Facts { moduli: self.moduli, side }.graph(term, &Term::Variable(value))?;
        self.used.insert(lemma);
        Some(said)
    }
}

/// Returns `true` if the value of a term is natural wherever it is defined.
fn is_natural(term: &Term) -> bool {
    match term {
        Term::Number(_) | Term::Variable(_) | Term::Entry(..) => true,
        Term::Add(a, b)
        | Term::Multiply(a, b)
        | Term::Divide(a, b)
        | Term::Modulo(a, b)
        | Term::Xor(a, b) => is_natural(a) && is_natural(b),
        Term::Call(_, terms) => terms.iter().all(is_natural),
        _ => false,
    }
}

/// The terms of a part that a move leaves.
fn terms(part: &Part) -> Vec<&Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) | RowPart::Each { .. } => None,
            })
            .collect(),
        Part::Copies(..) => vec![],
    }
}

fn terms_mut(part: &mut Part) -> Vec<&mut Term> {
    match part {
        Part::Tuple(terms) => terms.iter_mut().collect(),
        Part::Row(parts) => parts
            .iter_mut()
            .filter_map(|part| match part {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) | RowPart::Each { .. } => None,
            })
            .collect(),
        Part::Copies(..) => vec![],
    }
}
