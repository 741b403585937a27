//! Rules that are the product of two games of turning coins, one on each number of a pair.
//!
//! A rule of the product turns the coins where the columns x, x₁, x₂, … of one game meet the rows y, y₁, y₂, … of the
//! other: from (x, y) it leaves heads at all pairs of these but (x, y) itself, under a condition on the columns
//! and one on the rows.

use rules::finding::{of_formula, of_term};
use rules::{Body, Form, Formula, Instance, Part, Rule, Slot, Term};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The games along the first and the second number of a pair; in each the other number never changes. `None` if the
/// rules are no product.
pub fn factors(instance: &Instance) -> Option<[Instance; 2]> {
    let ([rule], true) = (instance.rules(), instance.laws().is_empty()) else { return None };
    if instance.form() != Form::Tuple(2) || instance.reach() != 1 || instance.has_ends() {
        return None;
    }
    let [first, second] = split(rule)?;
    let game = |rule: Rule| {
        let mut ruleset = (**instance.ruleset()).clone();
        ruleset.body = Body::Rules(vec![rule]);
        ruleset.parameters.clear();
        ruleset.claims.clear();
        ruleset.starts.clear();
        ruleset.assumptions.clear();
        Arc::new(ruleset).instantiate(&[], Some(instance.convention())).ok()
    };
    Some([game(first)?, game(second)?])
}

/// Different terms, in order of appearance.
fn add<'t>(terms: &mut Vec<&'t Term>, term: &'t Term) {
    if !terms.contains(&term) {
        terms.push(term);
    }
}

/// The rules of the factors.
fn split(rule: &Rule) -> Option<[Rule; 2]> {
    let mut pairs = Vec::with_capacity(rule.after.len());
    for part in &rule.after {
        let Part::Tuple(terms) = part else { return None };
        let [column, row] = &**terms else { return None };
        pairs.push((column, row));
    }
    let places = [0, 1].map(|place| Term::Variable(Slot(place)));
    let (mut columns, mut rows) = (vec![&places[0]], vec![&places[1]]);
    for &(column, row) in &pairs {
        add(&mut columns, column);
        add(&mut rows, row);
    }
    // Each pair once, except that of the two places.
    let all = columns.iter().flat_map(|column| rows.iter().map(move |row| (*column, *row))).skip(1);
    let all: Vec<_> = all.collect();
    if all.len() != pairs.len() || !all.iter().all(|pair| pairs.contains(pair)) {
        return None;
    }
    let slots = |terms: &[&Term]| terms.iter().flat_map(|term| of_term(term)).collect::<BTreeSet<Slot>>();
    let mut sides = [slots(&columns), slots(&rows)];
    let conditions = conditions(&rule.condition, &mut sides)?;
    let after = |column: &Term, row: &Term| Part::Tuple(vec![column.clone(), row.clone()]);
    let along = columns[1..].iter().map(|column| after(column, &places[1])).collect();
    let across = rows[1..].iter().map(|row| after(&places[0], row)).collect();
    let [of_columns, of_rows] = conditions;
    Some([
        Rule { after: along, condition: of_columns, ..rule.clone() },
        Rule { after: across, condition: of_rows, ..rule.clone() },
    ])
}

/// The conditions on each side, given its variables; `None` if one is about both.
fn conditions(condition: &Formula, sides: &mut [BTreeSet<Slot>; 2]) -> Option<[Formula; 2]> {
    let all = match condition {
        Formula::And(all) => all.clone(),
        other => vec![other.clone()],
    };
    let slots: Vec<BTreeSet<Slot>> = all.iter().map(|one| of_formula(one).into_iter().collect()).collect();
    // Other variables belong to the side with which they share a condition.
    loop {
        let mut grown = false;
        for slots in &slots {
            for side in &mut *sides {
                if !side.is_disjoint(slots) && !slots.is_subset(side) {
                    side.extend(slots);
                    grown = true;
                }
            }
        }
        if !grown {
            break;
        }
    }
    if !sides[0].is_disjoint(&sides[1]) {
        return None;
    }
    let without = |other: &BTreeSet<Slot>| {
        let own = all.iter().zip(&slots).filter(|(_, slots)| slots.is_disjoint(other));
        Formula::And(own.map(|(one, _)| one.clone()).collect())
    };
    Some([without(&sides[1]), without(&sides[0])])
}
