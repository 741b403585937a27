//! Shrinking of failing texts, and mutation of texts.

use crate::claim::{Claim, Content};
use crate::dice::Dice;
use crate::formula::{Formula, Relation};
use crate::game::{Body, Game, Rule};
use crate::term::Term;

/// The smallest game found on which the test still fails, trying at most `most` games.
pub fn shrunk(game: &Game, most: usize, fails: &mut dyn FnMut(&Game) -> bool) -> Game {
    let mut best = game.clone();
    let mut tried = 0;
    loop {
        let next = smaller(&best).into_iter().find(|game| {
            tried += 1;
            tried <= most && fails(game)
        });
        match next {
            Some(next) => best = next,
            None => return best,
        }
    }
}

/// Slightly smaller games.
pub fn smaller(game: &Game) -> Vec<Game> {
    let mut all = vec![];
    let mut with = |change: &dyn Fn(&mut Game)| {
        let mut other = game.clone();
        change(&mut other);
        if other != *game {
            all.push(other);
        }
    };
    for place in 0..game.claims.len() {
        with(&|game| drop(game.claims.remove(place)));
    }
    if let Body::Rules(rules) = &game.body {
        for place in 0..rules.len() {
            if rules.len() > 1 {
                with(&|game| of_rules(game, |rules| drop(rules.remove(place))));
            }
            for formula in rules[place].condition.smaller() {
                with(&|game| of_rules(game, |rules| rules[place].condition = formula.clone()));
            }
        }
    }
    for place in 0..game.laws.len() {
        with(&|game| drop(game.laws.remove(place)));
        for formula in game.laws[place].formula.smaller() {
            with(&|game| game.laws[place].formula = formula.clone());
        }
    }
    for place in 0..game.ends.len() {
        with(&|game| drop(game.ends.remove(place)));
        for formula in game.ends[place].condition.smaller() {
            with(&|game| game.ends[place].condition = formula.clone());
        }
    }
    with(&|game| game.otherwise = None);
    with(&|game| game.endless = false);
    with(&|game| game.misere = false);
    with(&|game| game.unordered = false);
    for (place, claim) in game.claims.iter().enumerate() {
        for other in smaller_claims(claim) {
            with(&|game| game.claims[place] = other.clone());
        }
    }
    all
}

fn of_rules(game: &mut Game, change: impl Fn(&mut Vec<Rule>)) {
    if let Body::Rules(rules) = &mut game.body {
        change(rules);
    }
}

fn smaller_claims(claim: &Claim) -> Vec<Claim> {
    let with = |content: Content| Claim { content, ..claim.clone() };
    match &claim.content {
        Content::Iff(formula) => {
            formula.smaller().into_iter().map(|formula| with(Content::Iff(formula))).collect()
        }
        Content::Periodic { .. } => vec![],
        Content::Pieces(pieces) => {
            let mut all = vec![];
            for place in 0..pieces.len() {
                let mut other = pieces.clone();
                if other.len() > 1 {
                    other.remove(place);
                    all.push(with(Content::Pieces(other)));
                }
                for term in pieces[place].0.smaller() {
                    let mut other = pieces.clone();
                    other[place].0 = term;
                    all.push(with(Content::Pieces(other)));
                }
                for formula in pieces[place].1.iter().flat_map(Formula::smaller) {
                    let mut other = pieces.clone();
                    other[place].1 = Some(formula);
                    all.push(with(Content::Pieces(other)));
                }
            }
            all
        }
    }
}

fn number(of: &Term) -> bool {
    matches!(of, Term::Number(_))
}

impl Term {
    /// Slightly smaller terms.
    fn smaller(&self) -> Vec<Term> {
        let mut all = vec![];
        let mut two = |a: &Term, b: &Term, make: &dyn Fn(Box<Term>, Box<Term>) -> Term| {
            all.push(a.clone());
            all.push(b.clone());
            all.extend(a.smaller().into_iter().map(|a| make(a.into(), b.clone().into())));
            all.extend(b.smaller().into_iter().map(|b| make(a.clone().into(), b.into())));
        };
        match self {
            Term::Number(0) | Term::Name(_) | Term::Fold(..) | Term::Count(_) | Term::Columns(..) => {}
            Term::Number(number) => all.extend([Term::Number(0), Term::Number(number - 1)]),
            Term::Add(a, b) => two(a, b, &Term::Add),
            Term::Subtract(a, b) => two(a, b, &Term::Subtract),
            Term::Multiply(a, b) => two(a, b, &Term::Multiply),
            Term::Div(a, b) => two(a, b, &Term::Div),
            Term::Mod(a, b) => two(a, b, &Term::Mod),
            Term::Xor(a, b) => two(a, b, &Term::Xor),
            Term::Call(function, terms) => {
                all.extend(terms.iter().cloned());
                for (place, term) in terms.iter().enumerate() {
                    for other in term.smaller() {
                        let mut terms = terms.clone();
                        terms[place] = other;
                        all.push(Term::Call(*function, terms));
                    }
                }
            }
            Term::Floor { of, .. } => all.push((**of).clone()),
        }
        all.dedup();
        all
    }
}

impl Formula {
    /// Slightly smaller formulas.
    fn smaller(&self) -> Vec<Formula> {
        let mut all = vec![];
        match self {
            Formula::True => return all,
            Formula::False => all.push(Formula::True),
            Formula::Compare(first, rest) => all.extend(smaller_comparisons(first, rest)),
            Formula::In(term, ranges) => {
                all.extend([Formula::True, Formula::False]);
                all.extend(term.smaller().into_iter().map(|term| Formula::In(term, ranges.clone())));
                for place in 0..ranges.len() {
                    let mut ranges = ranges.clone();
                    ranges.remove(place);
                    all.push(Formula::In(term.clone(), ranges));
                }
            }
            Formula::Divides(a, b) => {
                all.extend([Formula::True, Formula::False]);
                all.extend(b.smaller().into_iter().map(|b| Formula::Divides(a.clone(), b)));
            }
            Formula::Is(predicate, term) => {
                all.extend([Formula::True, Formula::False]);
                all.extend(term.smaller().into_iter().map(|term| Formula::Is(*predicate, term)));
            }
            Formula::Accepts(..) => all.extend([Formula::True, Formula::False]),
            Formula::Not(inner) => {
                all.push((**inner).clone());
                all.extend(inner.smaller().into_iter().map(|inner| Formula::Not(inner.into())));
            }
            Formula::And(parts) => all.extend(smaller_parts(parts, Formula::And)),
            Formula::Or(parts) => all.extend(smaller_parts(parts, Formula::Or)),
            Formula::Implies(a, b) | Formula::Iff(a, b) => {
                all.extend([(**a).clone(), (**b).clone()]);
                let make = |a: Formula, b: Formula| {
                    if matches!(self, Formula::Iff(..)) {
                        Formula::Iff(a.into(), b.into())
                    } else {
                        Formula::Implies(a.into(), b.into())
                    }
                };
                all.extend(a.smaller().into_iter().map(|a| make(a, (**b).clone())));
                all.extend(b.smaller().into_iter().map(|b| make((**a).clone(), b)));
            }
            // The bound is kept: without it too much would have to be tried.
            Formula::Exists(names, inner) => {
                all.extend([Formula::True, Formula::False]);
                if let Formula::And(parts) = &**inner
                    && let [bound, body] = &**parts
                {
                    let make =
                        |body| Formula::Exists(names.clone(), Formula::And(vec![bound.clone(), body]).into());
                    all.extend(body.smaller().into_iter().map(make));
                }
            }
            Formula::Count(names, inner, relation, number) => {
                all.extend([Formula::True, Formula::False]);
                let make =
                    |body: Formula, number| Formula::Count(names.clone(), body.into(), *relation, number);
                all.extend((0..*number).rev().map(|number| make((**inner).clone(), number)));
                if let Formula::And(parts) = &**inner
                    && let [bound, body] = &**parts
                {
                    let bounded = |body| Formula::And(vec![bound.clone(), body]);
                    all.extend(body.smaller().into_iter().map(|body| make(bounded(body), *number)));
                }
            }
            Formula::Forall(names, inner) => {
                all.extend([Formula::True, Formula::False]);
                if let Formula::Implies(bound, body) = &**inner {
                    let make = |body: Formula| {
                        Formula::Forall(names.clone(), Formula::Implies(bound.clone(), body.into()).into())
                    };
                    all.extend(body.smaller().into_iter().map(make));
                }
            }
        }
        all
    }
}

/// A formula with one change.
pub(crate) fn altered(formula: &Formula, dice: &mut Dice) -> Formula {
    match formula {
        Formula::And(parts) | Formula::Or(parts) if !parts.is_empty() => {
            let mut parts = parts.clone();
            let is_and = matches!(formula, Formula::And(_));
            let make =
                |parts: Vec<Formula>, and: bool| if and { Formula::And(parts) } else { Formula::Or(parts) };
            let place = dice.below(parts.len());
            match dice.below(6) {
                0 => make(parts, !is_and),
                1 if parts.len() > 2 => {
                    parts.remove(place);
                    make(parts, is_and)
                }
                _ => {
                    parts[place] = altered(&parts[place], dice);
                    make(parts, is_and)
                }
            }
        }
        Formula::Compare(first, rest) if !rest.is_empty() => {
            let mut rest = rest.clone();
            let place = dice.below(rest.len());
            let (relation, term) = &mut rest[place];
            if dice.once_in(2) {
                *relation = dice.one(&Relation::ALL).1;
            } else if number(term) || dice.once_in(2) {
                *term = Term::Add(term.clone().into(), Term::Number(1).into());
            } else {
                return Formula::Compare(Term::Add(first.clone().into(), Term::Number(1).into()), rest);
            }
            Formula::Compare(first.clone(), rest)
        }
        Formula::In(term, ranges) if !ranges.is_empty() => {
            let mut ranges = ranges.clone();
            let place = dice.below(ranges.len());
            ranges[place].1 += 1;
            if dice.once_in(2) {
                ranges[place].0 += 1;
            }
            Formula::In(term.clone(), ranges)
        }
        Formula::Not(inner) => (**inner).clone(),
        other => Formula::Not(other.clone().into()),
    }
}

/// Comparisons in a row that are a little smaller.
fn smaller_comparisons(first: &Term, rest: &[(Relation, Term)]) -> Vec<Formula> {
    let mut all = vec![Formula::True, Formula::False];
    all.extend(first.smaller().into_iter().map(|first| Formula::Compare(first, rest.to_vec())));
    for (place, (relation, term)) in rest.iter().enumerate() {
        for other in term.smaller() {
            let mut rest = rest.to_vec();
            rest[place] = (*relation, other);
            all.push(Formula::Compare(first.clone(), rest));
        }
    }
    if rest.len() > 1 {
        all.push(Formula::Compare(first.clone(), rest[..1].to_vec()));
        all.push(Formula::Compare(rest[0].1.clone(), rest[1..].to_vec()));
    }
    all
}

/// Several formulas joined, of which one is a little smaller or left out; and each alone.
fn smaller_parts(parts: &[Formula], make: fn(Vec<Formula>) -> Formula) -> Vec<Formula> {
    let mut all = parts.to_vec();
    for (place, part) in parts.iter().enumerate() {
        if parts.len() > 2 {
            let mut parts = parts.to_vec();
            parts.remove(place);
            all.push(make(parts));
        }
        for other in part.smaller() {
            let mut parts = parts.to_vec();
            parts[place] = other;
            all.push(make(parts));
        }
    }
    all
}
