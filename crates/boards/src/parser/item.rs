//! Items: the lines of a text.

use super::condition::{about_groups, condition, filtered, forget, group_of, term};
use super::cursor::{Cursor, Failed, Parsed};
use super::example;
use crate::syntax::{
    BoardKind, BoardTerm, Fall, File, Letter, LetterSet, MOST_LETTERS, Parameter, Rule, Start, Write,
};
use crate::vocabulary::OPENINGS;
use language::problem::{Board as Mistake, Construct, Naming, Syntax};
use language::suggest;
use language::symbols::Role;
use language::tokens::Kind;

/// Returns `true` for items that declare names.
pub(super) fn declares(cursor: &Cursor<'_, '_>) -> bool {
    matches!(opening(cursor), Some("game" | "cells"))
}

/// Word that opens an item; rules have none.
pub(super) fn opening(cursor: &Cursor<'_, '_>) -> Option<&'static str> {
    // `u is free -> …`: the first name is that of a cell, whatever it is called.
    let word = cursor.word_at(0).filter(|_| cursor.word_at(1).as_deref() != Some("is"))?;
    OPENINGS.iter().map(|known| known.name).find(|known| *known == word)
}

pub(super) fn read(cursor: &mut Cursor<'_, '_>, file: &mut File) -> Parsed<()> {
    let known = opening(cursor);
    if !matches!(known, Some("game" | "title" | "about" | "source" | "family" | "example")) {
        file.told.push(cursor.span());
    }
    let Some(known) = known else { return rule(cursor, file) };
    if !matches!(known, "title" | "about" | "source" | "start" | "position" | "end" | "then" | "example") {
        once(cursor, known)?;
    }
    cursor.bump();
    match known {
        "game" => game(cursor, file)?,
        "title" | "about" => told(cursor, file, known)?,
        "source" => {
            let source = cursor.string()?;
            file.sources.push(source);
        }
        "family" => {
            let (name, _) = cursor.joined_name(Construct::Name)?;
            let place = cursor.number()?;
            file.family = Some((name, place.unsigned_abs()));
        }
        "on" => file.board = Some(board(cursor)?),
        "cells" => cells(cursor, file)?,
        "start" => start(cursor, file)?,
        "position" => {
            cursor.expect_word(&["where"])?;
            let law = about_groups(cursor, true)?;
            file.laws.push(law);
        }
        "end" => {
            cursor.expect_word(&["where"])?;
            let end = about_groups(cursor, false)?;
            file.ends.push(end);
        }
        "then" => {
            let fall = fall(cursor)?;
            file.falls.push(fall);
        }
        "misere" => file.misere = true,
        _ => {
            let example = example::read(cursor)?;
            file.examples.push(example);
        }
    }
    cursor.end()
}

/// Refuses a second item of a kind.
fn once(cursor: &mut Cursor<'_, '_>, item: &'static str) -> Parsed<()> {
    let span = cursor.span();
    if cursor.scope.once.iter().any(|&(known, _)| known == item) {
        return cursor.fail(Syntax::Duplicate { item }, span);
    }
    cursor.scope.once.push((item, span));
    Ok(())
}

/// `game cram(rows default 5, columns >= 2 default 7)`
fn game(cursor: &mut Cursor<'_, '_>, file: &mut File) -> Parsed<()> {
    let item = cursor.span();
    let (name, span) = cursor.joined_name(Construct::GameName)?;
    cursor.scope.names.define(&name, Role::Game, span, item);
    file.name = name;
    if !cursor.eat(Kind::OpenParen) {
        return Ok(());
    }
    loop {
        let (name, span) = cursor.name()?;
        if cursor.scope.parameters.contains(&name) {
            return cursor.fail(Naming::DuplicateName { name }, span);
        }
        let least = if cursor.eat(Kind::GreaterEqual) { cursor.number()? } else { 1 };
        let default = if cursor.eat_word("default") { Some(cursor.number()?) } else { None };
        cursor.scope.names.define(&name, Role::Parameter, span, item);
        cursor.scope.parameters.push(name.clone());
        file.parameters.push(Parameter { name, least, default, span });
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    cursor.expect(Kind::CloseParen, &[")"])
}

fn told(cursor: &mut Cursor<'_, '_>, file: &mut File, item: &'static str) -> Parsed<()> {
    let chinese = cursor.at_word("zh");
    if !chinese && !cursor.at_word("en") {
        return cursor.expected(Construct::Language);
    }
    once(
        cursor,
        match (item, chinese) {
            ("title", false) => "title en",
            ("title", true) => "title zh",
            (_, false) => "about en",
            (_, true) => "about zh",
        },
    )?;
    cursor.bump();
    let words = cursor.string()?;
    let text = if item == "title" { &mut file.title } else { &mut file.about };
    if chinese {
        text.zh = words;
    } else {
        text.en = words;
    }
    Ok(())
}

/// `on grid(rows, columns)`, `on edges of graph`
fn board(cursor: &mut Cursor<'_, '_>) -> Parsed<BoardTerm> {
    let start = cursor.here();
    let edges = cursor.eat_word("edges");
    if edges {
        cursor.expect_word(&["of"])?;
    }
    BoardKind::ALL.iter().for_each(|kind| cursor.want_word(kind.name()));
    let (name, span) = cursor.joined_name(Construct::Board)?;
    if edges && name == "edges" {
        return cursor.fail(Mistake::EdgesOfEdges, span);
    }
    let Some(kind) = BoardKind::ALL.into_iter().find(|kind| kind.name() == name) else {
        let suggestion = suggest(&name, BoardKind::ALL.map(BoardKind::name)).map(str::to_owned);
        return cursor.fail(Mistake::UnknownStructure { name, suggestion }, span);
    };
    let mut sizes = Vec::new();
    if cursor.eat(Kind::OpenParen) {
        loop {
            sizes.push(term(cursor)?);
            if !cursor.eat(Kind::Comma) {
                break;
            }
        }
        cursor.expect(Kind::CloseParen, &[")"])?;
    }
    let span = start.to(span);
    if sizes.len() != kind.sizes() {
        let mistake = Mistake::Sizes { name: kind.name(), expected: kind.sizes(), given: sizes.len() };
        return cursor.fail(mistake, span);
    }
    Ok(BoardTerm { kind, edges, sizes, span })
}

/// `cells free ".", taken "#"`
fn cells(cursor: &mut Cursor<'_, '_>, file: &mut File) -> Parsed<()> {
    loop {
        let (name, span) = cursor.name()?;
        let at = cursor.here();
        let given = cursor.string()?;
        let mut symbols = given.chars();
        let symbol = match (symbols.next(), symbols.next()) {
            // A slash ends a row of a picture, and a blank is no cell.
            (Some(one), None) if !one.is_whitespace() && !matches!(one, '/' | '"') && !one.is_control() => {
                one
            }
            _ => return cursor.fail(Mistake::LongSymbol { given }, at),
        };
        if cursor.scope.letters.contains(&name) || cursor.scope.parameters.contains(&name) {
            return cursor.fail(Naming::DuplicateName { name }, span);
        }
        if file.letters.iter().any(|letter| letter.symbol == symbol) {
            return cursor.fail(Mistake::RepeatedSymbol { symbol }, at);
        }
        if file.letters.len() == MOST_LETTERS {
            return cursor.fail(Mistake::TooManyLetters { limit: MOST_LETTERS }, span);
        }
        let item = cursor.span();
        cursor.scope.names.define(&name, Role::CellLetter, span, item);
        cursor.scope.letters.push(name.clone());
        file.letters.push(Letter { name, symbol, span });
        if !cursor.eat(Kind::Comma) {
            return Ok(());
        }
    }
}

/// `start u is black where (row(u) + column(u)) mod 2 = 0`
fn start(cursor: &mut Cursor<'_, '_>, file: &mut File) -> Parsed<()> {
    cursor.new_cell(Role::BoundCell)?;
    cursor.expect_word(&["is"])?;
    let letter = cursor.letter()?;
    let condition = if cursor.eat(Kind::Where) {
        let at = cursor.here();
        let condition = condition(cursor)?;
        if condition.is_about_letters() {
            return cursor.fail(Mistake::LettersInFilter, at);
        }
        Some(condition)
    } else {
        None
    };
    file.starts.push(Start { letter, condition, span: cursor.span() });
    Ok(())
}

/// `then every group of stone that touches no ground is gap`
fn fall(cursor: &mut Cursor<'_, '_>) -> Parsed<Fall> {
    cursor.expect_word(&["every"])?;
    let Some(of) = group_of(cursor)? else { return cursor.expected(Construct::Literally(&["group of"])) };
    for word in [&["that"], &["touches"], &["no"]] {
        cursor.expect_word(word)?;
    }
    let touch = cursor.letters()?;
    cursor.expect_word(&["is"])?;
    Ok(Fall { of, touch, letter: cursor.letter()?, span: cursor.span() })
}

/// `u is free, v is free -> u is taken, v is taken where u next to v`
fn rule(cursor: &mut Cursor<'_, '_>, file: &mut File) -> Parsed<()> {
    let Some(first) = cursor.word_at(0) else { return cursor.expected(Construct::Cell) };
    if !cursor.word_is(1, "is") {
        let suggestion = suggest(&first, OPENINGS.iter().map(|word| word.name)).map(str::to_owned);
        return cursor.fail(Syntax::UnknownItem { given: first, suggestion }, cursor.here());
    }
    let mut before: Vec<LetterSet> = Vec::new();
    loop {
        cursor.new_cell(Role::Cell)?;
        cursor.expect_word(&["is"])?;
        before.push(cursor.letters()?);
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    if !cursor.eat(Kind::Arrow) {
        return cursor.fail(Syntax::MissingArrow, cursor.here());
    }
    let mut after = Vec::new();
    loop {
        after.push(write(cursor, before.len())?);
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    let condition = if cursor.eat(Kind::Where) {
        let at = cursor.here();
        let condition = condition(cursor)?;
        let mut groups = false;
        condition.walk(&mut |inner| groups |= matches!(inner, crate::syntax::Condition::Groups { .. }));
        if groups {
            return cursor.fail(Mistake::GroupsOutside, at);
        }
        Some(condition)
    } else {
        None
    };
    let span = cursor.span();
    let same = |write: &Write| matches!(*write, Write::Cell { cell, letter } if before[cell] == 1 << letter);
    if after.iter().all(same) {
        return cursor.fail(Mistake::Idle, span);
    }
    let mut pairs = after.iter().filter_map(|write| match write {
        Write::Flip { letters, .. } => Some(*letters),
        _ => None,
    });
    if pairs.next().is_some_and(|first| pairs.any(|pair| pair != first)) {
        return cursor.fail(Mistake::TwoFlips, span);
    }
    let names = std::mem::take(&mut cursor.cells);
    file.rules.push(Rule { names, before, after, condition, span });
    Ok(())
}

/// `u is taken`, `every v next to u is taken`, `every v next to u flips heads and tails`
fn write(cursor: &mut Cursor<'_, '_>, bound: usize) -> Parsed<Write> {
    let start = cursor.here();
    if cursor.eat_word("every") {
        let (cell, filter) = filtered(cursor)?;
        let written = match flipped(cursor)? {
            Some(letters) => Write::Flip { cell, filter: Some(filter.clone()), letters },
            None => Write::Every { cell, filter: filter.clone(), letter: cursor.letter()? },
        };
        forget(cursor, cell);
        if filter.is_about_letters() {
            return cursor.fail(Mistake::LettersInFilter, start);
        }
        return Ok(written);
    }
    let named = cursor.word_at(0);
    let cell = match cursor.cell() {
        Ok(cell) if cell < bound => cell,
        Ok(_) => return cursor.fail(Mistake::Unbound { name: named.unwrap_or_default() }, start),
        Err(Failed) => return Err(Failed),
    };
    Ok(match flipped(cursor)? {
        Some(letters) => Write::Flip { cell, filter: None, letters },
        None => Write::Cell { cell, letter: cursor.letter()? },
    })
}

/// The letters after `flips`, or nothing after `is`.
fn flipped(cursor: &mut Cursor<'_, '_>) -> Parsed<Option<[u8; 2]>> {
    if !cursor.at_word("flips") {
        cursor.expect_word(&["is", "flips"])?;
        return Ok(None);
    }
    cursor.bump();
    let start = cursor.here();
    let one = cursor.letter()?;
    if !cursor.eat(Kind::And) {
        return cursor.expected(Construct::Literally(&["and"]));
    }
    let other = cursor.letter()?;
    if one == other {
        return cursor.fail(Mistake::FlipOfOne, start);
    }
    Ok(Some([one.min(other), one.max(other)]))
}
