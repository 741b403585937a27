//! Statements read from the head of a certificate.

use crate::rejection::{Flaw, Rejection};
use crate::statement::{Count, Fall, Formula, Groups, Move, Number, Statement, Symmetry};
use kernel::TextFlaw;
use kernel::text::{Kind, Text, flaw};

type Result<T> = std::result::Result<T, Rejection>;

/// Cells and letters at most, and nesting of conditions.
pub(crate) const MOST_CELLS: u32 = 4096;
const MOST_LETTERS: usize = 8;
const DEEPEST: usize = 60;

/// Reads the head of a certificate: all before the line `values`. Nothing is said about the value.
pub fn statement(head: &str) -> Result<Statement> {
    let text = Text::read(head)?;
    let mut reader = Reader::new(&text);
    let mut statement = reader.begin()?;
    for &item in text.top.iter().skip(3) {
        reader.item(item, &mut statement)?;
    }
    // Laws name letters and neighbours; the position needs all letters.
    if statement.weights.len() != statement.letters.len() {
        return Ok(flaw(0, TextFlaw::Expected("weights"))?);
    }
    if statement.position.len() != statement.cells {
        return Ok(flaw(0, TextFlaw::Expected("position"))?);
    }
    if !statement.bonds().is_empty() && statement.near.len() != statement.cells {
        return Ok(flaw(0, TextFlaw::Expected("near"))?);
    }
    if statement.order.is_empty() {
        measured(statement.moves.iter(), &statement.weights, &statement.factors)?;
    } else {
        in_order(&statement)?;
    }
    // What happens after a move raises no weight, and comes to an end.
    for (number, fall) in (1..).zip(&statement.falls) {
        let weight = |letter: &u8| statement.weights[usize::from(*letter)];
        let rises = fall.of.iter().any(|letter| weight(letter) < weight(&fall.letter));
        if rises || statement.falls.iter().any(|other| other.of.contains(&fall.letter)) {
            return Err(Flaw::Endless(number).into());
        }
    }
    Ok(statement)
}

/// Cells that a move changes: whether it needs them, and the most by which their weight rises.
fn changes<'m>(made: &'m Move, weights: &'m [u32]) -> impl Iterator<Item = (u32, bool, i64)> + 'm {
    let weight = move |letter: u8| i64::from(weights[usize::from(letter)]);
    let written = made
        .write
        .iter()
        .flat_map(|(letter, cells)| cells.iter().map(move |&cell| (cell, [*letter, *letter], true)));
    let flipped =
        made.flip.iter().flat_map(|(pair, cells)| cells.iter().map(move |&cell| (cell, *pair, false)));
    written.chain(flipped).map(move |(cell, [one, other], written)| {
        let needed = made.need.iter().find(|(_, needed)| needed.contains(&cell));
        let before = match needed {
            Some((letters, _)) => letters.clone(),
            None => (0..weights.len() as u8).collect(),
        };
        let after = |letter: u8| match letter {
            _ if written => one,
            letter if letter == one => other,
            letter if letter == other => one,
            letter => letter,
        };
        let rise = before.iter().map(|&letter| weight(after(letter)) - weight(letter)).max();
        (cell, needed.is_some(), rise.unwrap_or(0))
    })
}

/// Of the cells whose weight a move may change, the first in the order is one that it needs, and falls.
fn in_order(statement: &Statement) -> Result<()> {
    let mut places = vec![0usize; statement.cells];
    for (place, &cell) in statement.order.iter().enumerate() {
        places[cell as usize] = place;
    }
    for (number, made) in (1..).zip(&statement.moves) {
        let mut changes: Vec<(u32, bool, i64)> = changes(made, &statement.weights).collect();
        changes.sort_by_key(|&(cell, ..)| places[cell as usize]);
        // Cells that do not rise may come first: if they fall, so much the better.
        let first = changes.iter().find(|&&(_, needed, rise)| rise > 0 || rise < 0 && needed);
        if first.is_none_or(|&(_, _, rise)| rise > 0) {
            return Err(Flaw::Measure(number).into());
        }
    }
    Ok(())
}

/// Every move lowers the sum of weights times factors, whatever stood on the cells that it changes. Cells that it does not need may be
/// missing in a part: if they fall, that does not count.
pub(crate) fn measured<'m>(
    moves: impl Iterator<Item = &'m Move>,
    weights: &[u32],
    factors: &[u32],
) -> Result<()> {
    for (number, made) in (1..).zip(moves) {
        let mut change = 0;
        for (cell, needed, rise) in changes(made, weights) {
            let factor = factors.get(cell as usize).copied().unwrap_or(1);
            change += i64::from(factor) * if needed { rise } else { rise.max(0) };
        }
        if change >= 0 {
            return Err(Flaw::Measure(number).into());
        }
    }
    Ok(())
}

pub(crate) struct Reader<'t> {
    pub(crate) text: &'t Text<'t>,
    names: Vec<&'t str>,
    /// Number of cells that may be named.
    pub(crate) cells: u32,
}

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t Text<'t>) -> Reader<'t> {
        Reader { text, names: Vec::new(), cells: 0 }
    }

    /// Names of the letters.
    pub(crate) fn names(&self) -> Vec<String> {
        self.names.iter().map(|&name| name.to_owned()).collect()
    }

    fn begin(&mut self) -> Result<Statement> {
        let [head, letters, cells, ..] = &*self.text.top else {
            return Ok(flaw(0, TextFlaw::Expected("nimbers"))?);
        };
        let [version] = self.text.parts(*head, "nimbers")?;
        if self.text.number(version, 1)? != 1 {
            return Ok(flaw(self.text.at(version), TextFlaw::Number)?);
        }
        let symbols = self.symbols(*letters)?;
        let [count, places @ ..] = self.text.rest(*cells, "cells")? else {
            return Ok(flaw(self.text.at(*cells), TextFlaw::Arity)?);
        };
        self.cells = self.number(*count, MOST_CELLS)?;
        let places = places.iter().map(|&place| self.pair(place)).collect::<Result<Vec<_>>>()?;
        let mut sorted = places.clone();
        sorted.sort_unstable();
        sorted.dedup();
        if !places.is_empty() && sorted.len() != self.cells as usize || places.len() != sorted.len() {
            return Ok(flaw(self.text.at(*cells), TextFlaw::Arity)?);
        }
        Ok(Statement {
            names: self.names(),
            letters: symbols,
            cells: self.cells as usize,
            places,
            near: Vec::new(),
            moves: Vec::new(),
            end: Formula::Or(Vec::new()),
            laws: Vec::new(),
            falls: Vec::new(),
            weights: Vec::new(),
            factors: Vec::new(),
            order: Vec::new(),
            symmetries: Vec::new(),
            position: Vec::new(),
            value: 0,
        })
    }

    /// Characters of the letters, whose names are kept.
    pub(crate) fn symbols(&mut self, letters: usize) -> Result<Vec<char>> {
        let mut symbols = Vec::new();
        for &item in self.text.rest(letters, "letters")? {
            let (name, [symbol]) = self.text.form(item, "letter")? else {
                return Ok(flaw(self.text.at(item), TextFlaw::Arity)?);
            };
            let Kind::Quoted(quoted) = self.text.items[*symbol].kind else {
                return Ok(self.text.expected(*symbol, "symbol")?);
            };
            let mut characters = quoted.chars();
            let (Some(symbol), None) = (characters.next(), characters.next()) else {
                return Ok(self.text.expected(*symbol, "symbol")?);
            };
            let again = symbols.contains(&symbol) || self.names.contains(&name);
            if again || symbol.is_whitespace() || symbols.len() == MOST_LETTERS {
                return Ok(flaw(self.text.at(item), TextFlaw::Again)?);
            }
            symbols.push(symbol);
            self.names.push(name);
        }
        Ok(symbols)
    }

    fn item(&mut self, item: usize, statement: &mut Statement) -> Result<()> {
        let (word, rest) = self.text.form(item, "item")?;
        match (word, rest) {
            ("near", rest) => {
                let near = |&cells: &usize| self.numbers(self.text.list(cells, "cells")?);
                statement.near = rest.iter().map(near).collect::<Result<_>>()?;
                let joined = |a: usize, b: u32| {
                    statement.near.get(b as usize).is_some_and(|near| near.contains(&(a as u32)))
                };
                let both_ways = statement
                    .near
                    .iter()
                    .enumerate()
                    .all(|(a, near)| near.iter().all(|&b| b as usize != a && joined(a, b)));
                if statement.near.len() != statement.cells || !both_ways {
                    return Ok(flaw(self.text.at(item), TextFlaw::Arity)?);
                }
            }
            ("move", rest) => statement.moves.push(self.made(item, rest)?),
            ("end", [formula]) => {
                statement.end = self.formula(*formula, 0)?;
                let mut plain = true;
                statement.end.groups(&mut |_| plain = false);
                if !plain {
                    return Ok(flaw(self.text.at(*formula), TextFlaw::Unknown)?);
                }
            }
            ("law", [of, touch]) => {
                let of = self.letters(self.text.list(*of, "letters")?)?;
                statement.laws.push([of, self.letters(self.text.list(*touch, "letters")?)?]);
            }
            ("weights", rest) => statement.weights = self.plain(rest, statement.letters.len())?,
            ("factors", rest) => {
                statement.factors = self.plain(rest, statement.cells)?;
                if statement.factors.contains(&0) {
                    return Ok(flaw(self.text.at(item), TextFlaw::Number)?);
                }
            }
            ("fall", [of, touch, letter]) => {
                let of = self.letters(self.text.list(*of, "letters")?)?;
                let touch = self.letters(self.text.list(*touch, "letters")?)?;
                statement.falls.push(Fall { of, touch, letter: self.letter(*letter)? });
            }
            ("order", rest) => statement.order = self.permutation(item, rest)?,
            ("alike", rest) => {
                for &symmetry in rest {
                    let symmetry = self.symmetry(symmetry, statement)?;
                    statement.symmetries.push(symmetry);
                }
            }
            ("position", [picture, value]) => {
                let Kind::Quoted(picture) = self.text.items[*picture].kind else {
                    return Ok(self.text.expected(*picture, "picture")?);
                };
                let letter = |symbol| statement.letters.iter().position(|&letter| letter == symbol);
                let letters: Option<Vec<usize>> = picture.chars().map(letter).collect();
                let Some(letters) = letters else { return Ok(flaw(self.text.at(item), TextFlaw::Unknown)?) };
                statement.position = letters.into_iter().map(|letter| letter as u8).collect();
                statement.value = self.number(*value, 1 << 16)?;
            }
            _ => return Ok(flaw(self.text.at(item), TextFlaw::Unknown)?),
        }
        Ok(())
    }

    pub(crate) fn number(&self, item: usize, most: u32) -> Result<u32> {
        Ok(self.text.number(item, u64::from(most))? as u32)
    }

    pub(crate) fn pair(&self, item: usize) -> Result<[u32; 2]> {
        match self.text.list(item, "place")? {
            &[row, column] => Ok([self.number(row, MOST_CELLS)?, self.number(column, MOST_CELLS)?]),
            _ => Ok(flaw(self.text.at(item), TextFlaw::Arity)?),
        }
    }

    /// So many numbers.
    pub(crate) fn plain(&self, items: &[usize], count: usize) -> Result<Vec<u32>> {
        if items.len() != count {
            return Ok(flaw(items.first().map_or(0, |&item| self.text.at(item)), TextFlaw::Arity)?);
        }
        items.iter().map(|&item| self.number(item, 1 << 16)).collect()
    }

    /// Cells in order, each once.
    fn numbers(&self, items: &[usize]) -> Result<Vec<u32>> {
        let mut cells: Vec<u32> = Vec::new();
        for &item in items {
            let cell = self.number(item, MOST_CELLS)?;
            if cell >= self.cells || cells.last().is_some_and(|&last| last >= cell) {
                return Ok(flaw(self.text.at(item), TextFlaw::Number)?);
            }
            cells.push(cell);
        }
        Ok(cells)
    }

    pub(crate) fn letter(&self, item: usize) -> Result<u8> {
        let name = self.text.word(item, "letter")?;
        match self.names.iter().position(|known| *known == name) {
            Some(letter) => Ok(letter as u8),
            None => Ok(flaw(self.text.at(item), TextFlaw::Unknown)?),
        }
    }

    fn letters(&self, items: &[usize]) -> Result<Vec<u8>> {
        let mut letters: Vec<u8> = Vec::new();
        for &item in items {
            let letter = self.letter(item)?;
            if letters.last().is_some_and(|&last| last >= letter) {
                return Ok(flaw(self.text.at(item), TextFlaw::Number)?);
            }
            letters.push(letter);
        }
        Ok(letters)
    }

    /// `(need ((letter …) cell …) …)`, perhaps `(if formula)`, `(write (letter cell …) …)`, perhaps `(flip ((letter letter) cell …) …)`
    pub(crate) fn made(&self, item: usize, rest: &[usize]) -> Result<Move> {
        let arity = || Ok(flaw(self.text.at(item), TextFlaw::Arity)?);
        let [need, rest @ ..] = rest else { return arity() };
        let need = self.needed(*need)?;
        let mut made = Move { need, guard: Formula::And(Vec::new()), write: Vec::new(), flip: Vec::new() };
        let mut parts = Vec::new();
        for &part in rest {
            parts.push(self.text.form(part, "write")?);
        }
        let mut parts = &*parts;
        if let [("if", [formula]), rest @ ..] = parts {
            made.guard = self.formula(*formula, 0)?;
            parts = rest;
        }
        let [("write", written), parts @ ..] = parts else { return arity() };
        let mut changed: Vec<u32> = Vec::new();
        for &part in *written {
            let [letter, cells @ ..] = self.text.list(part, "letter")? else { return arity() };
            made.write.push((self.letter(*letter)?, self.fresh(part, cells, &mut changed)?));
        }
        let flipped = match parts {
            [] => &[],
            [("flip", flipped)] => *flipped,
            _ => return arity(),
        };
        for &part in flipped {
            let [pair, cells @ ..] = self.text.list(part, "letters")? else { return arity() };
            let pair = self.letters(self.text.list(*pair, "letters")?)?;
            let &[one, other] = &*pair else { return arity() };
            made.flip.push(([one, other], self.fresh(part, cells, &mut changed)?));
        }
        // Groups are counted beside cells that are sure to be there.
        let needs = |cell: &u32| made.need.iter().any(|(_, needed)| needed.contains(cell));
        let mut there = true;
        made.guard.groups(&mut |groups| there &= groups.beside.iter().all(needs));
        if there { Ok(made) } else { Ok(flaw(self.text.at(item), TextFlaw::Number)?) }
    }

    /// Letters, and the cells that need them.
    fn needed(&self, need: usize) -> Result<Vec<(Vec<u8>, Vec<u32>)>> {
        let (mut all, mut needed) = (Vec::new(), Vec::new());
        for &part in self.text.rest(need, "need")? {
            let [letters, cells @ ..] = self.text.list(part, "letters")? else {
                return Ok(flaw(self.text.at(part), TextFlaw::Arity)?);
            };
            let cells = self.fresh(part, cells, &mut needed)?;
            all.push((self.letters(self.text.list(*letters, "letters")?)?, cells));
        }
        Ok(all)
    }

    /// Cells none of which is known yet; they are known then.
    fn fresh(&self, part: usize, cells: &[usize], known: &mut Vec<u32>) -> Result<Vec<u32>> {
        let cells = self.numbers(cells)?;
        if cells.iter().any(|cell| known.contains(cell)) {
            return Ok(flaw(self.text.at(part), TextFlaw::Again)?);
        }
        known.extend(&cells);
        Ok(cells)
    }

    /// A least and a largest number, and perhaps a parity.
    fn bounds(&self, item: usize, bounds: &[usize]) -> Result<Number> {
        let (least, most, odd) = match *bounds {
            [least, most] => (least, most, None),
            [least, most, parity] => match self.text.word(parity, "odd")? {
                "odd" => (least, most, Some(true)),
                "even" => (least, most, Some(false)),
                _ => return Ok(flaw(self.text.at(parity), TextFlaw::Unknown)?),
            },
            _ => return Ok(flaw(self.text.at(item), TextFlaw::Arity)?),
        };
        Ok(Number { least: self.number(least, MOST_CELLS)?, most: self.number(most, MOST_CELLS)?, odd })
    }

    /// `(and …)`, `(or …)`, `(not …)`, `(count (letter …) (cell …) least most [odd|even])`, `(groups …)` in the same way
    fn formula(&self, item: usize, depth: usize) -> Result<Formula> {
        if depth > DEEPEST {
            return Ok(flaw(self.text.at(item), TextFlaw::Arity)?);
        }
        let all =
            |rest: &[usize]| rest.iter().map(|&part| self.formula(part, depth + 1)).collect::<Result<_>>();
        match self.text.form(item, "formula")? {
            ("and", rest) => Ok(Formula::And(all(rest)?)),
            ("or", rest) => Ok(Formula::Or(all(rest)?)),
            ("not", &[inner]) => Ok(Formula::Not(Box::new(self.formula(inner, depth + 1)?))),
            (word @ ("count" | "groups"), &[letters, cells, ref number @ ..]) => {
                let letters = self.letters(self.text.list(letters, "letters")?)?;
                let cells = self.numbers(self.text.list(cells, "cells")?)?;
                let number = self.bounds(item, number)?;
                Ok(match word {
                    "count" => Formula::Count(Count { letters, cells, number }),
                    _ => Formula::Groups(Groups { of: letters, beside: cells, number }),
                })
            }
            _ => Ok(flaw(self.text.at(item), TextFlaw::Unknown)?),
        }
    }

    fn symmetry(&self, item: usize, statement: &Statement) -> Result<Symmetry> {
        let places = !statement.places.is_empty();
        if let Kind::Word(word) = self.text.items[item].kind {
            return match word {
                "shift" if places => Ok(Symmetry::Shift),
                "mirror" if places => Ok(Symmetry::Mirror),
                "flip" if places => Ok(Symmetry::Flip),
                "turn" if places => Ok(Symmetry::Turn),
                "across" if places => Ok(Symmetry::Across),
                _ => Ok(flaw(self.text.at(item), TextFlaw::Unknown)?),
            };
        }
        Ok(Symmetry::Cells(self.permutation(item, self.text.list(item, "cells")?)?))
    }

    /// All cells, in any order.
    fn permutation(&self, item: usize, list: &[usize]) -> Result<Vec<u32>> {
        let cells = list.iter().map(|&cell| self.number(cell, MOST_CELLS)).collect::<Result<Vec<_>>>()?;
        let mut sorted = cells.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..self.cells) {
            return Ok(flaw(self.text.at(item), TextFlaw::Number)?);
        }
        Ok(cells)
    }
}
