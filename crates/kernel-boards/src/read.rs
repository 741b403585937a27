//! Statements read from the head of a certificate.

use crate::rejection::{Flaw, Rejection};
use crate::statement::{Count, Formula, Move, Statement, Symmetry};
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
    if !statement.laws.is_empty() && statement.near.len() != statement.cells {
        return Ok(flaw(0, TextFlaw::Expected("near"))?);
    }
    measured(statement.moves.iter(), &statement.weights, &statement.factors)?;
    Ok(statement)
}

/// Every move lowers the sum of weights times factors, whatever stood on the cells that it writes. Cells that it does not need may be
/// missing in a part: none of them may rise, and the others have to fall together.
pub(crate) fn measured<'m>(
    moves: impl Iterator<Item = &'m Move>,
    weights: &[u32],
    factors: &[u32],
) -> Result<()> {
    let weight = |letter: u8| i64::from(weights[usize::from(letter)]);
    let least = |letters: &mut dyn Iterator<Item = u8>| letters.map(weight).min().unwrap_or(0);
    for (number, made) in (1..).zip(moves) {
        let mut change = 0;
        for (letter, cells) in &made.write {
            for &cell in cells {
                match made.need.iter().find(|(_, needed)| needed.contains(&cell)) {
                    Some((before, _)) => {
                        let factor = factors.get(cell as usize).copied().unwrap_or(1);
                        let before = least(&mut before.iter().copied());
                        change += (weight(*letter) - before) * i64::from(factor);
                    }
                    None if weight(*letter) <= least(&mut (0..weights.len() as u8)) => {}
                    None => return Err(Flaw::Measure(number).into()),
                }
            }
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
            weights: Vec::new(),
            factors: Vec::new(),
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
            ("end", [formula]) => statement.end = self.formula(*formula, 0)?,
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

    /// `(need ((letter …) cell …) …)`, perhaps `(if formula)`, `(write (letter cell …) …)`
    pub(crate) fn made(&self, item: usize, rest: &[usize]) -> Result<Move> {
        let (need, guard, write) = match *rest {
            [need, write] => (need, None, write),
            [need, guard, write] => (need, Some(guard), write),
            _ => return Ok(flaw(self.text.at(item), TextFlaw::Arity)?),
        };
        let mut made = Move { need: Vec::new(), guard: Formula::And(Vec::new()), write: Vec::new() };
        let mut needed: Vec<u32> = Vec::new();
        for &part in self.text.rest(need, "need")? {
            let [letters, cells @ ..] = self.text.list(part, "letters")? else {
                return Ok(flaw(self.text.at(part), TextFlaw::Arity)?);
            };
            let cells = self.numbers(cells)?;
            if cells.iter().any(|cell| needed.contains(cell)) {
                return Ok(flaw(self.text.at(part), TextFlaw::Again)?);
            }
            needed.extend(&cells);
            made.need.push((self.letters(self.text.list(*letters, "letters")?)?, cells));
        }
        if let Some(guard) = guard {
            let [formula] = self.text.parts(guard, "if")?;
            made.guard = self.formula(formula, 0)?;
        }
        let mut written: Vec<u32> = Vec::new();
        for &part in self.text.rest(write, "write")? {
            let [letter, cells @ ..] = self.text.list(part, "letter")? else {
                return Ok(flaw(self.text.at(part), TextFlaw::Arity)?);
            };
            let cells = self.numbers(cells)?;
            if cells.iter().any(|cell| written.contains(cell)) {
                return Ok(flaw(self.text.at(part), TextFlaw::Again)?);
            }
            written.extend(&cells);
            made.write.push((self.letter(*letter)?, cells));
        }
        Ok(made)
    }

    /// `(and …)`, `(or …)`, `(not …)`, `(count (letter …) (cell …) least most [odd|even])`
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
            ("count", &[letters, cells, least, most, ref parity @ ..]) => {
                let odd = match parity {
                    [] => None,
                    &[parity] => match self.text.word(parity, "odd")? {
                        "odd" => Some(true),
                        "even" => Some(false),
                        _ => return Ok(flaw(self.text.at(parity), TextFlaw::Unknown)?),
                    },
                    _ => return Ok(flaw(self.text.at(item), TextFlaw::Arity)?),
                };
                Ok(Formula::Count(Count {
                    letters: self.letters(self.text.list(letters, "letters")?)?,
                    cells: self.numbers(self.text.list(cells, "cells")?)?,
                    least: self.number(least, MOST_CELLS)?,
                    most: self.number(most, MOST_CELLS)?,
                    odd,
                }))
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
        let list = self.text.list(item, "cells")?;
        let cells = list.iter().map(|&cell| self.number(cell, MOST_CELLS)).collect::<Result<Vec<_>>>()?;
        let mut sorted = cells.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..self.cells) {
            return Ok(flaw(self.text.at(item), TextFlaw::Number)?);
        }
        Ok(Symmetry::Cells(cells))
    }
}
