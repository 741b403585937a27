//! Conditions, and terms in them.

use super::cursor::{Cursor, Parsed};
use super::relation;
use crate::syntax::{Amount, Condition, LetterSet, Operation, Term};
use crate::vocabulary::FUNCTIONS;
use language::Relation;
use language::problem::{Board as Mistake, Construct};
use language::symbols::Role;
use language::tokens::Kind;

const QUANTIFIERS: &[&str] = &["every", "some", "no", "exactly", "at", "odd", "even"];

pub(super) fn condition(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    cursor.deeper(|cursor| {
        let mut all = vec![conjunction(cursor)?];
        while cursor.eat(Kind::Or) {
            all.push(conjunction(cursor)?);
        }
        Ok(only(all, Condition::Or))
    })
}

fn only(mut all: Vec<Condition>, join: fn(Vec<Condition>) -> Condition) -> Condition {
    match all.pop() {
        Some(last) if all.is_empty() => last,
        last => {
            all.extend(last);
            join(all)
        }
    }
}

fn conjunction(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    let mut all = vec![negation(cursor)?];
    while cursor.eat(Kind::And) {
        all.push(negation(cursor)?);
    }
    Ok(only(all, Condition::And))
}

fn negation(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    if cursor.eat(Kind::Not) {
        return cursor.deeper(|cursor| Ok(Condition::Not(Box::new(negation(cursor)?))));
    }
    atom(cursor)
}

fn atom(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    if cursor.peek() == Some(Kind::OpenParen) && !continues_term(cursor.after_bracket()) {
        cursor.bump();
        let inner = condition(cursor)?;
        cursor.expect(Kind::CloseParen, &[")"])?;
        return Ok(inner);
    }
    if cursor.at_cell() {
        return about_cells(cursor);
    }
    if cursor.at_any(QUANTIFIERS) {
        return quantified(cursor);
    }
    if cursor.function(FUNCTIONS).is_some() || cursor.parameter().is_some() {
        return comparison(cursor);
    }
    if matches!(cursor.peek(), Some(Kind::Number | Kind::OpenParen | Kind::Minus)) {
        return comparison(cursor);
    }
    // A cell that nobody named, if it reads like one.
    let goes_on = matches!(cursor.word_at(1).as_deref(), Some("is" | "next"))
        || cursor.token(1).is_some_and(|next| next.kind == Kind::Comma);
    match cursor.word_at(0) {
        Some(_) if goes_on => cursor.cell().map(|_| Condition::And(vec![])),
        _ => cursor.expected(Construct::Condition),
    }
}

fn continues_term(kind: Option<Kind>) -> bool {
    let arithmetic = matches!(kind, Some(Kind::Plus | Kind::Minus | Kind::Star | Kind::Div | Kind::Mod));
    arithmetic || kind.and_then(relation).is_some()
}

/// `u is free`, `u next to v`, `u = v`, `w between u and v`, `u, v, w in a row`
fn about_cells(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    let cell = cursor.cell()?;
    if cursor.peek() == Some(Kind::Comma) {
        let mut cells = vec![cell];
        while cursor.eat(Kind::Comma) {
            cells.push(cursor.cell()?);
        }
        in_a_row(cursor)?;
        return Ok(Condition::InRow(cells));
    }
    if cursor.eat_word("is") {
        return Ok(Condition::Is(cell, cursor.letters()?));
    }
    if cursor.eat(Kind::Equal) {
        return Ok(Condition::Same(cell, cursor.cell()?));
    }
    if cursor.eat(Kind::NotEqual) {
        return Ok(Condition::Not(Box::new(Condition::Same(cell, cursor.cell()?))));
    }
    match related(cursor, cell)? {
        Some(condition) => Ok(condition),
        None => cursor.expected(Construct::Literally(&["is", "next to", "between", "=", "!=", ","])),
    }
}

/// `next to u`, `between u and v`, about a cell that was named.
fn related(cursor: &mut Cursor<'_, '_>, cell: usize) -> Parsed<Option<Condition>> {
    if cursor.eat_word("next") {
        cursor.expect_word(&["to"])?;
        return Ok(Some(Condition::Next(cell, cursor.cell()?)));
    }
    if cursor.eat_word("between") {
        let from = cursor.cell()?;
        cursor.expect_word(&["and"])?;
        return Ok(Some(Condition::Between(cell, from, cursor.cell()?)));
    }
    Ok(None)
}

fn in_a_row(cursor: &mut Cursor<'_, '_>) -> Parsed<()> {
    cursor.expect_word(&["in"])?;
    cursor.expect_word(&["a"])?;
    cursor.expect_word(&["row"])
}

/// `every v next to u is free`, `no v with distance(u, v) <= 2 is cross`, `some 3 in a row are cross`,
/// `every group of black touches free`, `at most 1 group of black touches u`
fn quantified(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    let start = cursor.here();
    let amount = if cursor.eat_word("every") {
        if let Some(of) = group_of(cursor)? {
            cursor.expect_word(&["touches"])?;
            return Ok(Condition::Groups { of, touch: cursor.letters()? });
        }
        Amount::Every
    } else if cursor.eat_word("some") {
        if cursor.peek() == Some(Kind::Number) || cursor.parameter().is_some() {
            let length = term(cursor)?;
            in_a_row(cursor)?;
            cursor.expect_word(&["are"])?;
            return Ok(Condition::Line(length, cursor.letters()?));
        }
        Amount::Compare(Relation::GreaterEqual, Term::Number(1))
    } else if cursor.eat_word("no") {
        Amount::Compare(Relation::Equal, Term::Number(0))
    } else if cursor.eat_word("exactly") {
        Amount::Compare(Relation::Equal, term(cursor)?)
    } else if cursor.eat_word("at") {
        let relation = if cursor.eat_word("least") {
            Relation::GreaterEqual
        } else {
            cursor.expect_word(&["most", "least"])?;
            Relation::LessEqual
        };
        Amount::Compare(relation, term(cursor)?)
    } else if cursor.eat_word("odd") {
        Amount::Parity(true)
    } else {
        cursor.expect_word(&["even"])?;
        Amount::Parity(false)
    };
    if let Some(of) = group_of(cursor)? {
        if !cursor.eat_word("touch") {
            cursor.expect_word(&["touches", "touch"])?;
        }
        let mut cells = vec![cursor.cell()?];
        while cursor.eat(Kind::Comma) {
            cells.push(cursor.cell()?);
        }
        return Ok(Condition::Beside { of, cells, amount });
    }
    let (cell, filter) = filtered(cursor)?;
    if !cursor.eat_word("are") {
        cursor.expect_word(&["is"])?;
    }
    let letters = cursor.letters()?;
    forget(cursor, cell);
    if filter.is_about_letters() {
        return cursor.fail(Mistake::LettersInFilter, start);
    }
    Ok(Condition::Count { cell, filter: Box::new(filter), letters, amount })
}

/// `group of black`, `groups of {black, white}`
pub(super) fn group_of(cursor: &mut Cursor<'_, '_>) -> Parsed<Option<LetterSet>> {
    if !cursor.at_any(&["group", "groups"]) || !cursor.word_is(1, "of") {
        return Ok(None);
    }
    cursor.bump();
    cursor.bump();
    cursor.letters().map(Some)
}

/// The name of a quantifier may be used again after it; its number may not.
pub(super) fn forget(cursor: &mut Cursor<'_, '_>, cell: usize) {
    if let Some(name) = cursor.cells.get_mut(cell) {
        name.clear();
    }
}

/// `v`, `v next to u`, `v between u and w`, `v with row(v) > row(u)`
pub(super) fn filtered(cursor: &mut Cursor<'_, '_>) -> Parsed<(usize, Condition)> {
    let cell = cursor.new_cell(Role::BoundCell)?;
    let mut all: Vec<Condition> = related(cursor, cell)?.into_iter().collect();
    if cursor.eat_word("with") {
        all.push(condition(cursor)?);
    }
    Ok((cell, only_or_all(all)))
}

fn only_or_all(all: Vec<Condition>) -> Condition {
    only(all, Condition::And)
}

fn comparison(cursor: &mut Cursor<'_, '_>) -> Parsed<Condition> {
    let mut left = term(cursor)?;
    let mut all = Vec::new();
    loop {
        let Some(relation) = cursor.peek().and_then(relation) else {
            if all.is_empty() {
                return cursor.expected(Construct::Literally(&["=", "!=", "<", "<=", ">", ">="]));
            }
            return Ok(only(all, Condition::And));
        };
        cursor.bump();
        let right = term(cursor)?;
        all.push(Condition::Compare(relation, left, right.clone()));
        left = right;
    }
}

pub(super) fn term(cursor: &mut Cursor<'_, '_>) -> Parsed<Term> {
    cursor.deeper(|cursor| {
        let mut left = product(cursor)?;
        loop {
            let operation = match cursor.peek() {
                Some(Kind::Plus) => Operation::Add,
                Some(Kind::Minus) => Operation::Subtract,
                _ => return Ok(left),
            };
            cursor.bump();
            left = Term::Operation(operation, Box::new((left, product(cursor)?)));
        }
    })
}

fn product(cursor: &mut Cursor<'_, '_>) -> Parsed<Term> {
    let mut left = factor(cursor)?;
    loop {
        let operation = if cursor.eat(Kind::Star) {
            Operation::Multiply
        } else if cursor.eat(Kind::Div) {
            Operation::Divide
        } else if cursor.eat(Kind::Mod) {
            Operation::Modulo
        } else {
            return Ok(left);
        };
        left = Term::Operation(operation, Box::new((left, factor(cursor)?)));
    }
}

fn factor(cursor: &mut Cursor<'_, '_>) -> Parsed<Term> {
    if cursor.peek() == Some(Kind::Number) {
        return Ok(Term::Number(cursor.number()?));
    }
    if cursor.eat(Kind::OpenParen) {
        let inner = term(cursor)?;
        cursor.expect(Kind::CloseParen, &[")"])?;
        return Ok(inner);
    }
    if let Some(parameter) = cursor.parameter() {
        let place = cursor.bump();
        let name = cursor.scope.parameters[parameter].clone();
        cursor.scope.names.mark(&name, place);
        return Ok(Term::Parameter(parameter));
    }
    let Some(function) = cursor.function(FUNCTIONS) else { return cursor.expected(Construct::Expression) };
    cursor.bump();
    cursor.expect(Kind::OpenParen, &["("])?;
    let cell = cursor.cell()?;
    let term = match function {
        "row" => Term::Row(cell),
        "column" => Term::Column(cell),
        "degree" => Term::Degree(cell),
        "number" => Term::Place(cell),
        _ => {
            cursor.expect(Kind::Comma, &[","])?;
            Term::Distance(cell, cursor.cell()?)
        }
    };
    cursor.expect(Kind::CloseParen, &[")"])?;
    Ok(term)
}

/// A condition of a law or an end: no cell is named outside it.
pub(super) fn about_groups(cursor: &mut Cursor<'_, '_>, law: bool) -> Parsed<Condition> {
    let start = cursor.here();
    let found = condition(cursor)?;
    let mut groups = 0;
    let mut others = 0;
    found.walk(&mut |inner| match inner {
        Condition::Groups { .. } => groups += 1,
        Condition::And(_) => {}
        _ => others += 1,
    });
    if law && (others > 0 || groups == 0) {
        return cursor.fail(Mistake::LawWithoutGroups, start);
    }
    if !law && groups > 0 {
        return cursor.fail(Mistake::GroupsOutside, start);
    }
    Ok(found)
}
