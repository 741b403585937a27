//! Layouts: from rows of entries to positions with values.

use super::entry::{Content, Entry, Row};
use super::{Data, Flaw, Layout, Mistake, Reading, increases};
use crate::{Point, Table};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Most coordinates of positions in lines without a heading.
const ARITY: usize = 4;
/// Most positions of a table that is made of a list of lost ones.
const LOST: u64 = 200_000;

/// A value at a position, and its place in the text.
struct Placed {
    at: Vec<u64>,
    value: Entry,
    span: Range<usize>,
}

/// Understands rows of entries.
pub(super) fn understood(mut rows: Vec<Row>, reading: &Reading) -> Result<Data, Mistake> {
    if reading.layout.is_none() && !reading.losing && is_indexed(&rows) {
        rows = turned(rows);
    }
    let names = heading(&mut rows).or_else(|| corner(&mut rows));
    if let Some(entry) = rows.iter().flatten().find(|entry| matches!(entry.content, Content::Word(_))) {
        let Content::Word(given) = entry.content.clone() else { return Err(empty()) };
        return Err(wrong(Flaw::NotANumber { given }, entry.span.clone()));
    }
    if rows.is_empty() {
        return Err(empty());
    }
    if reading.losing {
        // Each line may say that its position is lost.
        let is_said = |entry: &Entry| matches!(entry.content, Content::Outcome(false, _));
        if rows.iter().all(|row| row.len() > 1 && row.iter().any(is_said)) {
            rows.iter_mut().for_each(|row| row.retain(|entry| !is_said(entry)));
        }
        if is_numbered(&rows) {
            rows.iter_mut().for_each(|row| drop(row.remove(0)));
        }
        return lost(&rows, names, reading);
    }
    let layout = reading.layout.unwrap_or_else(|| likely(&rows));
    let placed = match layout {
        Layout::List => list(rows, reading.from),
        Layout::Lines => lines(rows)?,
        Layout::Rows => table(rows, reading.from)?,
    };
    let arity = placed.first().map_or(0, |placed| placed.at.len());
    let names = names.map(|mut names| {
        names.truncate(arity);
        names
    });
    let (points, outcomes) = valued(placed)?;
    let table = Table::new(points).map_err(|_| empty())?;
    let names = names.filter(|names| names.len() == arity);
    Ok(Data { table, layout: Some(layout), outcomes, names, bound: None, increasing: false })
}

fn wrong(flaw: Flaw, span: Range<usize>) -> Mistake {
    Mistake { flaw, span, other: None }
}

fn empty() -> Mistake {
    wrong(Flaw::Empty, 0..0)
}

fn span(row: &[Entry]) -> Range<usize> {
    let start = row.first().map_or(0, |entry| entry.span.start);
    start..row.last().map_or(start, |entry| entry.span.end)
}

/// Takes a first row of words away, as over the columns of a csv file.
fn heading(rows: &mut Vec<Row>) -> Option<Vec<String>> {
    let word = |entry: &Entry| match &entry.content {
        Content::Word(word) => Some(word.clone()),
        // `n` and `p` are names here.
        Content::Outcome(_, word) => Some(word.clone()),
        Content::Number(_) => None,
    };
    let first = rows.first()?;
    if !first.iter().any(|entry| matches!(entry.content, Content::Word(_))) {
        return None;
    }
    let names: Option<Vec<String>> = first.iter().map(word).collect();
    let names = names.filter(|names| rows.get(1).is_some_and(|row| row.len() == names.len()))?;
    rows.remove(0);
    let unlike = names.iter().collect::<HashSet<_>>().len() == names.len();
    unlike.then_some(names)
}

/// Takes the words in the corner of a table away, as in `a\b 0 1 2`, if the numbers of its columns follow.
fn corner(rows: &mut [Row]) -> Option<Vec<String>> {
    let (first, rest) = rows.split_first_mut()?;
    let word = |entry: &Entry| match &entry.content {
        Content::Word(word) | Content::Outcome(_, word) => Some(word.clone()),
        Content::Number(_) => None,
    };
    let names: Vec<String> = first.iter().map_while(word).collect();
    let columns = &first[names.len()..];
    let counts =
        columns.windows(2).all(|pair| key(pair[0].content.clone()) + 1 == key(pair[1].content.clone()));
    let wide = rest.len() > 1 && rest.iter().all(|row| row.len() == columns.len() + 1);
    if names.is_empty() || columns.is_empty() || !counts || !wide {
        return None;
    }
    first.drain(..names.len());
    let unlike = names.iter().collect::<HashSet<_>>().len() == names.len();
    unlike.then_some(names)
}

/// Fewest numbers in succession, in the first of two rows, that number the values below them.
const INDEXES: usize = 8;

/// Returns `true` for two rows of which the first numbers the second, perhaps with names before them.
fn is_indexed(rows: &[Row]) -> bool {
    let [first, second] = rows else { return false };
    let is_name = |row: &Row| row.first().is_some_and(|entry| matches!(entry.content, Content::Word(_)));
    let named = usize::from(is_name(first) && is_name(second));
    let numbers: Option<Vec<u64>> = first[named..].iter().map(|entry| natural(entry).ok()).collect();
    let counts = |numbers: Vec<u64>| numbers.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]));
    first.len() == second.len() && first.len() >= INDEXES && numbers.is_some_and(counts)
}

/// Rows as columns, of rows of one length.
fn turned(rows: Vec<Row>) -> Vec<Row> {
    let width = rows.first().map_or(0, Vec::len);
    let mut columns = vec![Row::new(); width];
    for row in rows {
        columns.iter_mut().zip(row).for_each(|(column, entry)| column.push(entry));
    }
    columns
}

/// Returns `true` if lost positions are numbered, one after another: `0: (0, 0)`, `1: (1, 2)`.
fn is_numbered(rows: &[Row]) -> bool {
    let numbers = rows.iter().map(|row| if is_labelled(row) { natural(&row[0]).ok() } else { None });
    let numbers: Option<Vec<u64>> = numbers.collect();
    numbers.is_some_and(|numbers| {
        numbers.len() > 1 && numbers[0] <= 1 && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1])
    })
}

/// The layout that rows look like.
fn likely(rows: &[Row]) -> Layout {
    let width = rows[0].len();
    if rows.len() == 1 || rows.iter().all(|row| row.len() == 1) {
        return Layout::List;
    }
    if is_wrapped(rows) {
        return Layout::List;
    }
    let is_word = |entry: &Entry| matches!(entry.content, Content::Outcome(..));
    if width < 2 || rows.iter().any(|row| row.len() != width || row[..width - 1].iter().any(is_word)) {
        return Layout::Rows;
    }
    // With a word at the end of each line, what stands before it is a position.
    if width == 2 || rows.iter().all(|row| is_word(&row[width - 1])) {
        return Layout::Lines;
    }
    if rows.iter().all(is_labelled) {
        return Layout::Rows;
    }
    let content =
        |row: &Row| row[..width - 1].iter().map(|entry| entry.content.clone()).map(key).collect::<Vec<_>>();
    let positions: HashSet<Vec<i64>> = rows.iter().map(content).collect();
    let firsts: HashSet<i64> = positions.iter().map(|position| position[0]).collect();
    let distinct = positions.len() * 4 >= rows.len() * 3;
    let natural = positions.iter().flatten().all(|&number| number >= 0);
    let looped = firsts.len() * 2 <= rows.len() + 1;
    if width - 1 <= ARITY && natural && distinct && looped { Layout::Lines } else { Layout::Rows }
}

/// Returns `true` if a row begins with its number, and a sign that does not also stand between its values.
fn is_labelled(row: &Row) -> bool {
    matches!(&row[..], [first, second, ..] if first.is_label && !second.is_label)
}

/// Returns `true` for rows of one length, but for a shorter last one: a list that is wrapped.
fn is_wrapped(rows: &[Row]) -> bool {
    let Some(([first, middle @ ..], last)) = rows.split_last().map(|(last, rows)| (rows, last)) else {
        return false;
    };
    let plain = |row: &Row| row.len() == first.len() && !is_labelled(row);
    first.len() > 2
        && plain(first)
        && !middle.is_empty()
        && middle.iter().all(plain)
        && last.len() < first.len()
}

fn key(content: Content) -> i64 {
    match content {
        Content::Number(number) => number,
        Content::Outcome(..) | Content::Word(_) => -1,
    }
}

fn list(rows: Vec<Row>, from: u64) -> Vec<Placed> {
    let placed = |(index, value): (u64, Entry)| Placed { at: vec![index], span: value.span.clone(), value };
    (from..).zip(rows.into_iter().flatten()).map(placed).collect()
}

fn lines(rows: Vec<Row>) -> Result<Vec<Placed>, Mistake> {
    let expected = rows[0].len();
    let mut all = Vec::with_capacity(rows.len());
    for mut row in rows {
        if row.len() != expected || expected < 2 {
            return Err(wrong(Flaw::Ragged { entries: row.len(), expected: expected.max(2) }, span(&row)));
        }
        let span = span(&row);
        let Some(value) = row.pop() else { return Err(empty()) };
        all.push(Placed { at: row.iter().map(natural).collect::<Result<_, _>>()?, value, span });
    }
    Ok(all)
}

/// A coordinate.
fn natural(entry: &Entry) -> Result<u64, Mistake> {
    match &entry.content {
        Content::Number(number) => u64::try_from(*number)
            .map_err(|_| wrong(Flaw::NegativePosition { given: *number }, entry.span.clone())),
        Content::Outcome(_, given) | Content::Word(given) => {
            Err(wrong(Flaw::NotANumber { given: given.clone() }, entry.span.clone()))
        }
    }
}

/// Rows of values, of one length or a triangle, perhaps with the numbers of rows and columns.
fn table(mut rows: Vec<Row>, from: u64) -> Result<Vec<Placed>, Mistake> {
    let mut columns: Option<Vec<u64>> = None;
    let number = |entry: &Entry| u64::try_from(key(entry.content.clone())).ok();
    if rows.len() > 2 && rows[1..].iter().all(|row| row.len() == rows[0].len() + 1) {
        let firsts: Option<Vec<u64>> = rows[0].iter().map(number).collect();
        let seconds: Option<Vec<u64>> = rows[1..].iter().map(|row| number(&row[0])).collect();
        let rises = |numbers: &Vec<u64>| numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        if let (Some(firsts), Some(_)) = (firsts.filter(rises), seconds.filter(rises)) {
            columns = Some(firsts);
            rows.remove(0);
        }
    }
    let labelled = columns.is_some() || rows.iter().all(is_labelled);
    let mut heads = Vec::with_capacity(rows.len());
    for (index, row) in (from..).zip(&mut rows) {
        heads.push(if labelled { natural(&row.remove(0))? } else { index });
    }
    let expected = rows[0].len();
    let triangle =
        rows.len() > 1 && rows.iter().enumerate().all(|(index, row)| row.len() == expected + index);
    let mut all = Vec::new();
    for (head, row) in heads.into_iter().zip(rows) {
        if row.len() != expected && !triangle {
            return Err(wrong(Flaw::Ragged { entries: row.len(), expected }, span(&row)));
        }
        for (place, value) in row.into_iter().enumerate() {
            let column = columns.as_ref().map_or(from + place as u64, |columns| columns[place]);
            all.push(Placed { at: vec![head, column], span: value.span.clone(), value });
        }
    }
    Ok(all)
}

/// Points, and the words for outcomes if the values are such.
fn valued(placed: Vec<Placed>) -> Result<(Vec<Point>, Option<[String; 2]>), Mistake> {
    let Some(first) = placed.first() else { return Err(empty()) };
    let (first, mut words) = (first.value.clone(), [None, None]);
    let mut points = Vec::with_capacity(placed.len());
    let mut seen: HashMap<Vec<u64>, (i64, usize)> = HashMap::with_capacity(placed.len());
    for (index, Placed { at, value, span }) in placed.iter().enumerate() {
        let number = match (&value.content, &first.content) {
            (Content::Number(number), Content::Number(_)) => *number,
            (Content::Outcome(won, word), Content::Outcome(..)) => {
                let known = words[usize::from(!won)].get_or_insert_with(|| word.clone());
                if known != word {
                    return Err(mixed(value, known));
                }
                i64::from(*won)
            }
            _ => return Err(mixed(value, &first.content.shown())),
        };
        if let Some(&(_, line)) = seen.get(at).filter(|(old, _)| *old != number) {
            let values = [placed[line].value.content.shown(), value.content.shown()];
            let flaw = Flaw::Contradiction { at: at.clone(), values };
            return Err(Mistake { flaw, span: span.clone(), other: Some(placed[line].span.clone()) });
        }
        seen.insert(at.clone(), (number, index));
        points.push(Point { at: at.clone(), value: number });
    }
    let is_outcome = matches!(first.content, Content::Outcome(..));
    Ok((points, is_outcome.then(|| named(words))))
}

/// Both words of outcomes of which the data perhaps show one alone.
fn named([won, lost]: [Option<String>; 2]) -> [String; 2] {
    [won.unwrap_or_else(|| "W".into()), lost.unwrap_or_else(|| "L".into())]
}

fn mixed(entry: &Entry, other: &str) -> Mistake {
    wrong(Flaw::Mixed { given: entry.content.shown(), other: other.to_owned() }, entry.span.clone())
}

/// Positions of the given arity.
pub(super) fn positions(rows: &[Row], arity: usize) -> Result<Vec<Vec<u64>>, Mistake> {
    let mut all = Vec::new();
    for row in rows {
        let numbers = row.iter().map(natural).collect::<Result<Vec<u64>, Mistake>>()?;
        match numbers.len() {
            _ if arity == 1 => all.extend(numbers.into_iter().map(|number| vec![number])),
            entries if entries != arity => {
                return Err(wrong(Flaw::Ragged { entries, expected: arity }, span(row)));
            }
            _ => all.push(numbers),
        }
    }
    if all.is_empty() { Err(empty()) } else { Ok(all) }
}

/// Outcomes up to the largest number of a list of lost positions. Pairs that are all given with the smaller number
/// first are lost in either order.
fn lost(rows: &[Row], names: Option<Vec<String>>, reading: &Reading) -> Result<Data, Mistake> {
    let alone = rows.len() == 1;
    let arity = if alone { 1 } else { rows[0].len() };
    let listed = positions(rows, arity)?;
    let Reading { from, increasing, .. } = *reading;
    let rising = |position: &Vec<u64>| position.windows(2).all(|pair| pair[0] <= pair[1]);
    if increasing && (arity < 2 || !listed.iter().all(|position| increases(position))) {
        return Err(empty());
    }
    let mut known: HashSet<Vec<u64>> = HashSet::new();
    let unordered = arity > 1 && listed.iter().all(rising);
    for position in &listed {
        known.extend(if unordered { orders(position) } else { vec![position.clone()] });
    }
    let numbers = || listed.iter().flatten().copied();
    let largest = numbers().max().unwrap_or(0);
    // Where nothing lost has a 0, positions with a 0 may be none.
    let least = if from == 0 && !numbers().any(|number| number == 0) { 1 } else { from };
    let side =
        (1..).find(|side: &u64| side.checked_pow(arity as u32).is_none_or(|cells| cells > LOST)).unwrap_or(2);
    let bound = largest.min(least.saturating_add(side).saturating_sub(2));
    let known: Vec<Vec<u64>> = known.into_iter().collect();
    let boxed = Table::of_lost(&known, &vec![least; arity], &vec![bound; arity]).map_err(|_| empty())?;
    let mut points = boxed.points().to_vec();
    points.extend(known.into_iter().map(|at| Point { at, value: 0 }));
    points.retain(|point| !increasing || increases(&point.at));
    let outcomes = Some(["W".to_owned(), "L".to_owned()]);
    let table = Table::new(points).map_err(|_| empty())?;
    Ok(Data {
        table,
        layout: None,
        outcomes,
        names: names.filter(|names| names.len() == arity),
        bound: Some(bound),
        increasing,
    })
}

/// All orders of a position.
fn orders(position: &[u64]) -> Vec<Vec<u64>> {
    if position.len() < 2 {
        return vec![position.to_vec()];
    }
    let each = |place: usize| {
        let mut rest = position.to_vec();
        let first = rest.remove(place);
        orders(&rest).into_iter().map(move |mut order| {
            order.insert(0, first);
            order
        })
    };
    (0..position.len()).flat_map(each).collect()
}
