//! Claims on values by the last digits of the numbers: `value(2*n) = n`, `value(2*n + 1) = value(n)`.
//!
//! Each line speaks of the numbers with certain last digits, by what is left of them without these digits, and a line with
//! plain numbers of these numbers alone. Together they are one claim with a piece for each line.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::fix::and;
use crate::{Claim, Content, Formula, Relation, Slot, Span, Term, cases};
use dashu_int::UBig;
use language::ast::{Arithmetic, Claimed, Expression, ExpressionKind, Head, Item, ItemKind, Statement};
use language::problem::{Misplaced, Naming};

/// Largest base.
const MOST_BASE: u64 = 64;

/// Limit on the combinations of remainders that are compared with the lines; of more, what is missing is found where values
/// are compared with the rules.
const MOST_COMBINED: u64 = 1 << 12;

/// A place of a head.
enum Place<'e> {
    /// A number.
    Number(UBig),
    /// A digit in a base after any number, which may have a name; in base 1 the number itself.
    Digit { base: u64, digit: u64, name: Option<(&'e str, Span)> },
}

/// A line of a claim.
struct Line<'e> {
    places: Vec<Place<'e>>,
    pieces: Vec<(Term, Formula)>,
    span: Span,
}

/// Number of items at the beginning that are lines of one claim by digits.
fn lines(items: &[Item]) -> usize {
    let mut convention = None;
    let mut count = 0;
    for item in items {
        let Some(claim) = by_digits(item) else { break };
        if *convention.get_or_insert(claim.convention) != claim.convention {
            break;
        }
        count += 1;
        if claim.when.is_some() || claim.theorem.is_some() {
            break;
        }
    }
    count
}

fn by_digits(item: &Item) -> Option<&Claimed> {
    match &item.kind {
        ItemKind::Claim(claim) if matches!(claim.head, Head::Digits(_)) => Some(claim),
        _ => None,
    }
}

impl Resolver<'_> {
    /// Resolves all items in order, first the short forms, of which claims may speak; neighbouring lines of a claim by digits
    /// are one claim.
    pub(super) fn items(&mut self, items: &[Item]) {
        let is_start = |item: &Item| matches!(item.kind, ItemKind::Start { .. });
        for item in items.iter().filter(|item| is_start(item)) {
            if self.problems.full() {
                return;
            }
            self.item(item);
        }
        let mut rest = items;
        while let Some((item, later)) = rest.split_first() {
            if self.problems.full() {
                return;
            }
            let lines = lines(rest);
            if lines > 0 {
                self.by_digits(&rest[..lines]);
                rest = &rest[lines..];
            } else {
                if !is_start(item) {
                    self.item(item);
                }
                rest = later;
            }
        }
    }

    /// Resolves the lines of a claim by digits.
    fn by_digits(&mut self, items: &[Item]) {
        let claims: Vec<&Claimed> = items.iter().filter_map(by_digits).collect();
        let (Some(first), Some(last), Some(begin), Some(end)) =
            (claims.first(), claims.last(), items.first(), items.last())
        else {
            return;
        };
        let mut variables = self.places_of(&claims);
        let lines: Vec<Option<Line>> = claims
            .iter()
            .zip(items)
            .map(|(claim, item)| self.line(&mut variables, claim, item.span))
            .collect();
        let when = self.open_condition(last.when.as_ref());
        let Some(lines) = lines.into_iter().collect::<Option<Vec<Line>>>() else { return };
        let (Some(subject), Some(when), Some(())) = (self.head(first), when, self.complete(&lines)) else {
            return;
        };
        let span = begin.span.to(end.span);
        self.ruleset.joined.push((span, items.iter().map(|item| item.span).collect()));
        self.add_claim(Claim {
            scope: variables.scope(),
            subject,
            content: Content::Value(pieces(lines)),
            within: Formula::True,
            convention: first.convention.unwrap_or(self.ruleset.convention),
            when,
            theorem: last.theorem.clone(),
            span,
        });
    }

    /// The numbers of a position, with the first name that a line has for each.
    fn places_of(&self, claims: &[&Claimed]) -> Variables {
        let mut variables = Variables::new(Free::Unknown);
        let heads: Vec<&Vec<Expression>> = claims
            .iter()
            .filter_map(|claim| match &claim.head {
                Head::Digits(places) => Some(places),
                _ => None,
            })
            .collect();
        let arity = heads.first().map_or(0, |head| head.len());
        for place in 0..arity {
            let named = heads.iter().filter_map(|head| match read(head.get(place)?)? {
                Place::Digit { name, .. } => name,
                Place::Number(_) => None,
            });
            let free = |(name, _): &(&str, Span)| !variables.visible.contains_key(*name);
            match named.into_iter().find(free) {
                Some((name, span)) => variables.bind(name, span),
                None => variables.nameless(),
            };
        }
        variables.recursive = Some(arity);
        variables
    }

    /// Resolves one line.
    fn line<'e>(&mut self, variables: &mut Variables, claim: &'e Claimed, span: Span) -> Option<Line<'e>> {
        let (Head::Digits(head), Statement::Value(pieces)) = (&claim.head, &claim.statement) else {
            self.report(Misplaced::PeriodicArity, claim.head_span);
            return None;
        };
        self.head(claim)?;
        if let Some(within) = &claim.within {
            self.report(Misplaced::DigitsWithin, within.span);
            return None;
        }
        let arity = variables.recursive?;
        if head.len() != arity {
            return None;
        }
        let mut places = Vec::new();
        variables.hide();
        for (slot, expression) in (0..).zip(head) {
            let Some(place) = read(expression) else {
                self.report(Misplaced::DigitPlace, expression.span);
                return None;
            };
            if let Place::Digit { name: Some((name, span)), .. } = place {
                if variables.visible.contains_key(name) {
                    self.report(Naming::RepeatedInHead { name: name.into() }, span);
                    return None;
                }
                if self.parameters.contains_key(name) {
                    self.report(Naming::Shadowed { name: name.into() }, span);
                    return None;
                }
                variables.alias(name, Slot(slot), span);
            }
            places.push(place);
        }
        let pieces = self.pieces(variables, pieces)?;
        Some(Line { places, pieces, span })
    }

    /// Checks that the lines speak of all numbers, and no two of the same, except lines with plain numbers.
    fn complete(&mut self, lines: &[Line]) -> Option<()> {
        let general: Vec<&Line> = lines.iter().filter(|line| line.numbers() == 0).collect();
        let arity = lines.first()?.places.len();
        let moduli: Vec<u64> = (0..arity)
            .map(|place| general.iter().fold(1, |modulus, line| common_multiple(modulus, line.base(place))))
            .collect();
        let combined = moduli.iter().try_fold(1u64, |all, &modulus| all.checked_mul(modulus));
        let Some(combined) = combined.filter(|&combined| combined <= MOST_COMBINED) else { return Some(()) };
        for index in 0..combined {
            let mut rest = index;
            let rests: Vec<u64> = moduli
                .iter()
                .map(|modulus| {
                    let digit = rest % modulus;
                    rest /= modulus;
                    digit
                })
                .collect();
            let mut fitting = general.iter().filter(|line| line.fits(&rests));
            let (one, other) = (fitting.next(), fitting.next());
            let head = || head_text(&moduli, &rests);
            match (one, other) {
                (Some(_), None) => {}
                (None, _) => {
                    self.report(Misplaced::DigitsMissing { head: head() }, lines.first()?.span);
                    return None;
                }
                (Some(_), Some(other)) => {
                    self.report(Misplaced::DigitsTwice { head: head() }, other.span);
                    return None;
                }
            }
        }
        Some(())
    }
}

impl Line<'_> {
    /// Number of places that are plain numbers.
    fn numbers(&self) -> usize {
        self.places.iter().filter(|place| matches!(place, Place::Number(_))).count()
    }

    fn base(&self, place: usize) -> u64 {
        match self.places.get(place) {
            Some(Place::Digit { base, .. }) => *base,
            _ => 1,
        }
    }

    /// Returns `true` if it speaks of numbers with these remainders.
    fn fits(&self, rests: &[u64]) -> bool {
        self.places.iter().zip(rests).all(|(place, rest)| match place {
            Place::Digit { base, digit, .. } => rest % base == *digit,
            Place::Number(_) => false,
        })
    }
}

/// A number, a name, or a digit after a multiple of a name.
fn read(expression: &Expression) -> Option<Place<'_>> {
    let word = |number: &UBig| u64::try_from(number).ok();
    let plain = |expression| match read(expression)? {
        Place::Digit { base: 1, name, .. } => Some(name),
        _ => None,
    };
    match &expression.kind {
        ExpressionKind::Number(number) => Some(Place::Number(number.clone())),
        ExpressionKind::Name(name) => {
            Some(Place::Digit { base: 1, digit: 0, name: Some((name, expression.span)) })
        }
        ExpressionKind::Wildcard => Some(Place::Digit { base: 1, digit: 0, name: None }),
        ExpressionKind::Arithmetic(Arithmetic::Multiply, a, b) => {
            let (base, of) = match (&a.kind, &b.kind) {
                (ExpressionKind::Number(base), _) => (base, b),
                (_, ExpressionKind::Number(base)) => (base, a),
                _ => return None,
            };
            let base = word(base).filter(|base| (2..=MOST_BASE).contains(base))?;
            Some(Place::Digit { base, digit: 0, name: plain(of)? })
        }
        ExpressionKind::Arithmetic(Arithmetic::Add, a, b) => {
            let (digit, of) = match (&a.kind, &b.kind) {
                (_, ExpressionKind::Number(digit)) => (digit, a),
                (ExpressionKind::Number(digit), _) => (digit, b),
                _ => return None,
            };
            match (read(of)?, word(digit)?) {
                (Place::Digit { base, digit: 0, name }, digit) if digit < base => {
                    Some(Place::Digit { base, digit, name })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// The pieces of all lines, those with plain numbers first.
fn pieces(mut lines: Vec<Line>) -> Vec<(Term, Formula)> {
    lines.sort_by_key(|line| std::cmp::Reverse(line.numbers()));
    let mut all = Vec::new();
    for line in lines {
        let slots = || (0..).map(Slot).map(Term::Variable).zip(&line.places);
        let number = |number: u64| Term::Number(number.into());
        let here = and(slots().map(|(at, place)| match place {
            Place::Number(number) => Formula::Compare(Relation::Equal, at, Term::Number(number.clone())),
            Place::Digit { base: 1, .. } => Formula::True,
            Place::Digit { base, digit, .. } => {
                let rest = Term::Modulo(Box::new(at), Box::new(number(*base)));
                Formula::Compare(Relation::Equal, rest, number(*digit))
            }
        }));
        for (mut term, mut condition) in line.pieces {
            for (at, place) in (0..).map(Slot).map(Term::Variable).zip(&line.places) {
                if let Place::Digit { base, .. } = place
                    && *base > 1
                {
                    let rest = Term::Divide(Box::new(at.clone()), Box::new(number(*base)));
                    term = cases::put_in_term(&term, &at, &rest);
                    condition = cases::put_in(&condition, &at, &rest);
                }
            }
            all.push((term, and([here.clone(), condition])));
        }
    }
    all
}

/// A head for numbers with these remainders.
fn head_text(moduli: &[u64], rests: &[u64]) -> String {
    let names = ["n", "m", "k", "l"];
    let place = |(place, (modulus, rest)): (usize, (&u64, &u64))| {
        let name = names.get(place).map_or_else(|| format!("n{place}"), |name| name.to_string());
        match (modulus, rest) {
            (1, _) => name,
            (modulus, 0) => format!("{modulus}*{name}"),
            (modulus, rest) => format!("{modulus}*{name} + {rest}"),
        }
    };
    let places: Vec<String> = moduli.iter().zip(rests).enumerate().map(place).collect();
    format!("({})", places.join(", "))
}

fn common_multiple(a: u64, b: u64) -> u64 {
    a / language::factor::gcd(a, b) * b
}
