//! Rules with a variable of few values, as one rule for each of them.
//!
//! `(n) -> (n div k) where 2 <= k <= 9` divides by a number that varies, which no automaton does. But it is eight rules
//! that divide by a fixed one.

use dashu_int::IBig;
use rules::{Formula, Part, Pattern, Relation, RowItem, RowPart, Rule, Set, Slot, Term, cases, finding};

/// Most values of a variable, and most rules in place of one.
const MOST: usize = 64;

/// The rule, or rules that together allow its moves and have no obstacle, one for each value of some of its variables;
/// `None` if there are no such rules.
pub(crate) fn without(rule: &Rule, has_obstacle: &dyn Fn(&Rule) -> bool) -> Option<Vec<Rule>> {
    split(rule, has_obstacle, MOST)
}

fn split(rule: &Rule, has_obstacle: &dyn Fn(&Rule) -> bool, most: usize) -> Option<Vec<Rule>> {
    if !has_obstacle(rule) {
        return Some(vec![rule.clone()]);
    }
    let places = match &rule.before {
        Pattern::Tuple(places) => *places,
        Pattern::Row(items) => items.iter().filter(|item| matches!(item, RowItem::Place(_))).count(),
    };
    let slots = (places as u32..rule.scope.names.len() as u32).map(Slot);
    slots.filter_map(|slot| Some((slot, values(rule, slot)?))).find_map(|(slot, values)| {
        // Each value leaves room for as many rules as the others do.
        let each = most.checked_div(values.len()).filter(|&each| each > 0)?;
        let fixed = values.iter().map(|value| with(rule, slot, value));
        let split = fixed.map(|rule| split(&rule?, has_obstacle, each));
        Some(split.collect::<Option<Vec<_>>>()?.concat())
    })
}

/// The values that the condition leaves to a variable, if bounds or a set say that they are few.
fn values(rule: &Rule, slot: Slot) -> Option<Vec<IBig>> {
    let all = match &rule.condition {
        Formula::And(members) => &**members,
        one => std::slice::from_ref(one),
    };
    let own = |term: &Term| *term == Term::Variable(slot);
    let (mut least, mut most) = (IBig::ZERO, None::<IBig>);
    for member in all {
        let (relation, bound) = match member {
            Formula::Compare(relation, a, b) if own(a) => (*relation, number(b)),
            Formula::Compare(relation, a, b) if own(b) => (relation.mirrored(), number(a)),
            Formula::In(of, Set::Ranges(ranges)) if own(of) => {
                if let Some(values) = listed(ranges) {
                    return Some(values);
                }
                continue;
            }
            _ => continue,
        };
        let Some(bound) = bound else { continue };
        let (from, to) = match relation {
            Relation::Equal => (Some(bound.clone()), Some(bound)),
            Relation::Less => (None, Some(bound - 1)),
            Relation::LessEqual => (None, Some(bound)),
            Relation::Greater => (Some(bound + 1), None),
            Relation::GreaterEqual => (Some(bound), None),
            Relation::NotEqual => (None, None),
        };
        least = from.map_or(least.clone(), |from| from.max(least));
        most = to.map(|to| most.clone().map_or(to.clone(), |most| most.min(to))).or(most);
    }
    span(&least, &most?)
}

/// The value of a term without variables.
fn number(term: &Term) -> Option<IBig> {
    finding::of_term(term).is_empty().then(|| finding::number(term))?
}

/// All numbers of a span, if they are few.
fn span(from: &IBig, to: &IBig) -> Option<Vec<IBig>> {
    let count = usize::try_from(to - from).ok().filter(|&count| count < MOST)?;
    Some((0..=count).map(|more| from + IBig::from(more)).collect())
}

/// The naturals of a set whose ends are numbers, if they are few.
fn listed(ranges: &[(Term, Term)]) -> Option<Vec<IBig>> {
    let mut all = vec![];
    for (from, to) in ranges {
        all.extend(span(&number(from)?.max(IBig::ZERO), &number(to)?)?);
    }
    all.sort();
    all.dedup();
    (all.len() <= MOST).then_some(all)
}

/// The rule with a value for a variable.
fn with(rule: &Rule, slot: Slot, value: &IBig) -> Option<Rule> {
    let (variable, number) = (Term::Variable(slot), Term::Number(value.clone().try_into().ok()?));
    let put = |term: &Term| cases::put_in_term(term, &variable, &number);
    let part = |part: &Part| match part {
        Part::Tuple(terms) => Some(Part::Tuple(terms.iter().map(put).collect())),
        Part::Row(parts) => Some(Part::Row(parts.iter().map(|part| of_row(part, put)).collect())),
        Part::Copies(..) => None,
    };
    let after: Vec<Part> = rule.after.iter().map(part).collect::<Option<_>>()?;
    let condition = cases::put_in(&rule.condition, &variable, &number);
    // Within what is counted or added up nothing is put in.
    let mut left = finding::of_formula(&condition);
    left.extend(after.iter().flat_map(terms).flat_map(finding::of_term));
    (!left.contains(&slot)).then(|| Rule { after, condition, ..rule.clone() })
}

/// The terms of what a move leaves.
pub(crate) fn terms(part: &Part) -> Vec<&Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(parts) => parts
            .iter()
            .filter_map(|part| match part {
                RowPart::Place(term) | RowPart::Each { term, .. } => Some(term),
                RowPart::Gap(_) => None,
            })
            .collect(),
        Part::Copies(..) => vec![],
    }
}

fn of_row(part: &RowPart, put: impl Fn(&Term) -> Term) -> RowPart {
    match part {
        RowPart::Place(term) => RowPart::Place(put(term)),
        RowPart::Each { gap, element, term } => {
            RowPart::Each { gap: *gap, element: *element, term: put(term) }
        }
        RowPart::Gap(gap) => RowPart::Gap(*gap),
    }
}
