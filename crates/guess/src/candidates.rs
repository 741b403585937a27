//! Patterns that a part of a table suggests.

use crate::budget::Budget;
use crate::capped;
use crate::cases::{Part, divisions};
use crate::formula::{self, Effort};
use crate::list::{Pairs, Runs};
use crate::mended;
use crate::sums::{self, Join, Sum};
use crate::view;
use crate::{
    Beatty, Binary, Bits, Capped, Cases, Columns, Copies, Descent, Digits, Except, Formula, Found, List,
    Moves, Pattern, Pieces, PlaceValues, Point, Recurrence, Regular, Residues, Slant, Steps, Table, View,
    Words,
};

/// Patterns of a whole table, in no order.
pub(crate) fn whole(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = simple(fit, effort, budget);
    if effort.again {
        return found;
    }
    found.extend(sums(fit, effort.part(), budget));
    found.extend(lists(fit, budget));
    found
}

/// Patterns of a table without its smallest positions.
pub(crate) fn of_late(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let prefix = fit.prefix(ENOUGH);
    whole(prefix.as_ref().unwrap_or(fit), effort, budget)
}

/// Lists of lost positions, and of the numbers at which outcomes change.
pub(crate) fn lists(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = Vec::new();
    if fit.has_outcomes() {
        found.extend(List::fitted(fit, budget).into_iter().map(Pattern::List));
        found.extend(Pairs::fitted(fit).map(Pattern::Pairs));
        if let Some((first, values)) = fit.sequence() {
            found.extend(Runs::fitted(first, &values, budget).into_iter().map(Pattern::Runs));
        }
    }
    found
}

/// Periods.
pub(crate) fn periods(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    if let Some((first, values)) = fit.sequence() {
        return Pieces::fitted(first, &values, budget).into_iter().map(Pattern::Pieces).collect();
    }
    Residues::fitted(fit, budget).map(Pattern::Residues).into_iter().collect()
}

/// Periods of a sequence in which at most so many values are wrong.
pub(crate) fn mended(fit: &Table, most: usize, budget: &Budget<'_>) -> Vec<Pattern> {
    let prefix = fit.prefix(ENOUGH);
    let Some((first, values)) = prefix.as_ref().unwrap_or(fit).sequence() else { return Vec::new() };
    let Some(values) = mended::mended(&values, most, budget) else { return Vec::new() };
    Pieces::fitted(first, &values, budget).into_iter().map(Pattern::Pieces).collect()
}

/// The period of a sequence that is not seen twice.
pub(crate) fn once(table: &Table, budget: &Budget<'_>) -> Option<Pieces> {
    let (first, values) = table.sequence()?;
    Pieces::once(first, &values, budget)
}

/// Patterns of a table or of a part of one.
fn simple(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = Vec::new();
    if let Some((least, _)) = fit.range().filter(|(least, most)| least == most) {
        return vec![Pattern::Formula(Found::Value(Formula::Number(least)))];
    }
    if let Some((first, values)) = fit.sequence().filter(|_| !effort.again) {
        found.extend(sequence(first, &values, budget));
    }
    if fit.arity() > 1 && !effort.again {
        found.extend(Residues::fitted(fit, budget).map(Pattern::Residues));
        found.extend(Columns::fitted(fit).map(Pattern::Columns));
    }
    // These need not see all of a large table; what they find is compared with all of it later.
    let prefix = fit.prefix(ENOUGH);
    let fit = prefix.as_ref().unwrap_or(fit);
    if !effort.again {
        found.extend(automata(fit, budget));
    }
    found.extend(formula::fitted(fit, effort, budget).into_iter().take(8).map(Pattern::Formula));
    found
}

/// Automata that read digits.
fn automata(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = Vec::new();
    let mut numerations: Vec<PlaceValues> = (1..=3).map(PlaceValues::Quadratic).collect();
    for base in 2..=16 {
        if let Some(digits) = Digits::fitted(fit, base, budget) {
            found.push(Pattern::Digits(digits));
            numerations.push(PlaceValues::Base(base));
        }
    }
    found.extend(numerations.into_iter().filter_map(|of| Words::fitted(fit, of, budget)).map(Pattern::Words));
    found
}

/// Points of which automata and formulas are learned.
const ENOUGH: usize = 20_000;

/// Patterns of a sequence.
fn sequence(first: u64, values: &[i64], budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found: Vec<Pattern> = Vec::new();
    let pieces = Pieces::fitted(first, values, budget);
    // Some surd is near to any fraction.
    let is_floor = pieces.iter().any(Pieces::is_floor);
    found.extend(pieces.into_iter().map(Pattern::Pieces));
    found.extend(Beatty::fitted(first, values, budget).filter(|_| !is_floor).map(Pattern::Beatty));
    found.extend(Recurrence::fitted(first, values).into_iter().map(Pattern::Recurrence));
    found.extend(Copies::fitted(first, values, budget).map(Pattern::Copies));
    found.extend((2..=10).filter_map(|base| Regular::fitted(first, values, base)).map(Pattern::Regular));
    found
}

/// Formulas that lead from earlier terms to later ones.
pub(crate) fn steps(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let wanted = fit.is_box() && fit.arity() <= 2 && !fit.has_outcomes();
    wanted.then(|| Steps::fitted(fit, effort, budget)).flatten().map(Pattern::Steps).into_iter().collect()
}

/// Tables of pairs that follow Euclid's algorithm.
pub(crate) fn descents(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut simple = |part: &Table| shortest(simple(part, effort, budget));
    // After a smaller pair that is lost, another pattern may hold than after one that is won.
    let after = [Part::Below { place: 0, bound: 1 }, Part::Rest];
    let mut find = |part: &Table| {
        let whole = simple(part);
        let divides = part.arity() == 3 && fit.has_outcomes() && !matches!(whole, Some(Pattern::Formula(_)));
        let cases = divides.then(|| Cases::fitted(part, &after, &mut simple)).flatten().map(Pattern::Cases);
        cases.or(whole)
    };
    Descent::fitted(fit, &mut find).map(Pattern::Descent).into_iter().collect()
}

/// Games with few moves that have these values.
pub(crate) fn moves(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    let prefix = fit.prefix(ENOUGH);
    let found = Moves::fitted(prefix.as_ref().unwrap_or(fit), budget);
    found.into_iter().map(Pattern::Moves).collect()
}

/// Sequences of the coordinates, put together.
pub(crate) fn sums(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    joined(fit, &|row| of_row(row, effort, budget))
}

/// Values that are linear in binary digits, each with the points that determine it.
pub(crate) fn linear(table: &Table) -> Vec<(Pattern, Vec<Point>)> {
    let found = Bits::fitted(table, table.has_outcomes()).into_iter();
    found.map(|(bits, points)| (Pattern::Bits(bits), points)).collect()
}

/// Patterns of tables that are put together from sequences.
fn joined(fit: &Table, of_row: &dyn Fn(&Table) -> Option<Pattern>) -> Vec<Pattern> {
    let mut found = Vec::new();
    for operation in [Join::Xor, Join::Add, Join::Lost] {
        let rows = match operation {
            Join::Add if fit.has_outcomes() => None,
            Join::Lost if fit.has_outcomes() => sums::classes(fit),
            Join::Lost => None,
            _ => sums::joined(fit, operation),
        };
        let Some(rows) = rows else { continue };
        let mut parts: Vec<Pattern> = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let part = match rows[..place].iter().position(|other| other == row) {
                Some(same) => Some(parts[same].clone()),
                None => of_row(&Table::of_sequence(row.0, &row.1)),
            };
            let Some(part) = part else { break };
            parts.push(part);
        }
        if parts.len() == rows.len() {
            found.push(Pattern::Sum(Sum::of(operation, parts)));
        }
    }
    found
}

/// Patterns of tables that are put together from heaps with a bound on what is taken.
pub(crate) fn bounded(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    joined(fit, &|row| with_bound(row, effort.part(), budget))
}

/// The pattern of a sequence of which a table is made.
fn of_row(row: &Table, effort: Effort, budget: &Budget<'_>) -> Option<Pattern> {
    let mut found = simple(row, effort, budget);
    if found.is_empty() {
        found.extend(late(row, effort, budget));
        found.extend(moves(row, budget));
    }
    shortest(found)
}

fn shortest(found: Vec<Pattern>) -> Option<Pattern> {
    found.into_iter().min_by(|one, other| one.bits().total_cmp(&other.bits()))
}

/// Patterns of tables that are divided, and patterns with exceptions at the smallest positions.
pub(crate) fn divided(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found: Vec<Pattern> = if effort.again { Vec::new() } else { late(fit, effort, budget) };
    if !effort.again {
        found.extend(with_bound(fit, effort, budget));
        let prefix = fit.prefix(ENOUGH);
        let part = prefix.as_ref().unwrap_or(fit);
        found.extend(seen(part, effort, budget));
        let mut find = |first: u64, values: &[i64]| shortest(sequence(first, values, budget));
        found.extend(Slant::fitted(part, &mut find).map(Pattern::Slant));
        found.extend(split(part, effort.part(), budget));
    }
    found.extend(by_cases(fit, effort, budget));
    found
}

/// Patterns of tables that are divided.
fn by_cases(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut find = |part: &Table| shortest(of_part(part, effort.part(), budget));
    let mut found = Vec::new();
    for parts in divisions(fit) {
        if budget.is_over() {
            break;
        }
        found.extend(Cases::fitted(fit, &parts, &mut find).map(Pattern::Cases));
    }
    found
}

/// Patterns in other coordinates.
fn seen(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = Vec::new();
    for (terms, table) in view::views(fit, budget) {
        let inner = shortest(whole(&table, effort.part(), budget));
        let inner = inner.or_else(|| shortest(by_cases(&table, effort.part(), budget)));
        found.extend(inner.map(|inner| Pattern::View(View::of(terms, inner))));
    }
    for (terms, table) in view::shifted(fit) {
        let Some((first, values)) = table.sequence() else { continue };
        let mut inner: Vec<Pattern> = automata(&table, budget);
        inner.extend((2..=10).filter_map(|base| Regular::fitted(first, &values, base)).map(Pattern::Regular));
        inner.extend(Copies::fitted(first, &values, budget).map(Pattern::Copies));
        inner.extend(formula::fitted(&table, effort.part(), budget).into_iter().map(Pattern::Formula));
        found.extend(shortest(inner).map(|inner| {
            let view = Pattern::View(View::of(terms, inner));
            Except::among(view, &fit.points()[..fit.points().len() - table.points().len()])
        }));
    }
    found
}

/// Values of heaps with a bound on what is taken.
fn with_bound(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Option<Pattern> {
    let (mut first, mut values) = fit.sequence()?;
    if first == 1 && values.first() != Some(&0) {
        // That of no stones is known.
        first = 0;
        values.insert(0, 0);
    }
    let outcomes = fit.has_outcomes();
    let bounds =
        if outcomes { capped::bounds_of_lost(first, &values)? } else { capped::bounds(first, &values)? };
    Some(Pattern::Capped(Capped::of(first, shortest(simple(&bounds, effort.part(), budget))?, outcomes)))
}

/// Formulas of the quotient and of the remainder of the values by a number.
fn split(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let large = fit.range().is_some_and(|(least, most)| least >= 0 && most >= SPLIT);
    let mut found = Vec::new();
    for modulus in (2..=SPLIT).filter(|_| large) {
        let part = |of: fn(i64, i64) -> i64| {
            let point = |point: &Point| Point { at: point.at.clone(), value: of(point.value, modulus) };
            let table = Table::new(fit.points().iter().map(point).collect()).ok()?;
            formula::fitted(&table, effort, budget).into_iter().find_map(|found| match found {
                Found::Value(formula) => Some(formula),
                Found::Lost(..) => None,
            })
        };
        let Some(rest) = part(i64::rem_euclid) else { continue };
        let Some(quotient) = part(i64::div_euclid) else { continue };
        let sum = Formula::Binary(Binary::Add, Box::new(quotient.times(modulus)), Box::new(rest));
        found.push(Pattern::Formula(Found::Value(sum)));
    }
    found
}

/// The largest number by which values are divided.
const SPLIT: i64 = 8;

/// Patterns of a part: where one coordinate determines the others, also those of sequences.
fn of_part(part: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = simple(part, effort, budget);
    let several = part.arity() > 1;
    for place in (0..part.arity()).filter(|_| several) {
        let mut line: Vec<&Point> = part.points().iter().collect();
        line.sort_by_key(|point| point.at[place]);
        let Some(first) = line.first().map(|point| point.at[place]) else { continue };
        if (first..).zip(&line).all(|(number, point)| number == point.at[place]) {
            let values: Vec<i64> = line.iter().map(|point| point.value).collect();
            let patterns = sequence(first, &values, budget);
            found.extend(
                patterns.into_iter().map(|pattern| Pattern::Row { place, pattern: Box::new(pattern) }),
            );
            break;
        }
    }
    if found.is_empty() && part.arity() == 2 && !effort.again {
        found.extend(view::views(part, budget).into_iter().filter_map(|(terms, table)| {
            let inner = shortest(simple(&table, effort, budget));
            let inner = inner.or_else(|| {
                let mut find = |part: &Table| shortest(simple(part, effort.part(), budget));
                let cases = divisions(&table).into_iter();
                let cases = cases.filter_map(|parts| Cases::fitted(&table, &parts, &mut find));
                shortest(cases.map(Pattern::Cases).collect())
            });
            Some(Pattern::View(View::of(terms, inner?)))
        }));
    }
    found
}

/// Patterns that hold from some position on, with those before as exceptions.
fn late(fit: &Table, effort: Effort, budget: &Budget<'_>) -> Vec<Pattern> {
    let Some(least) = fit.points().iter().flat_map(|point| &point.at).min().copied() else {
        return Vec::new();
    };
    let most = if fit.arity() == 1 { 4 } else { 3 };
    let mut found = Vec::new();
    for more in 1..=most {
        let Some(bound) = least.checked_add(more) else { break };
        let is_early = |point: &&Point| point.at.iter().all(|&number| number < bound);
        let (early, rest): (Vec<&Point>, Vec<&Point>) = fit.points().iter().partition(is_early);
        let early: Vec<Point> = early.into_iter().cloned().collect();
        let Ok(rest) = Table::new(rest.into_iter().cloned().collect()) else { break };
        if budget.is_over() || rest.points().len() < 8 {
            break;
        }
        let patterns = simple(&rest, effort.part(), budget);
        // Polynomials have their own values before they begin.
        let patterns = patterns.into_iter().filter(|pattern| !matches!(pattern, Pattern::Pieces(_)));
        found.extend(patterns.map(|pattern| Except::among(pattern, &early)));
    }
    found
}
