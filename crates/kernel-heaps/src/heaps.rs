//! The game of a certificate, and what the texts of both kinds of certificates have in common.

use kernel::text::{Kind, Text, flaw};
use kernel::{Move, Numeration, Rejection, Scope, TextFlaw};

/// Numbers in certificates are smaller than this.
pub(crate) const LIMIT: u64 = 1 << 30;

/// A game on one heap: a sum of heaps is played by moves in one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heaps {
    /// Name of the number of stones.
    pub name: String,
    /// Moves: wherever there are numbers with which the conditions hold, there is a move to the parts.
    pub moves: Vec<Move>,
}

impl Heaps {
    /// The game that an item of a text writes down.
    pub(crate) fn read(text: &Text, item: usize) -> Result<Heaps, Rejection> {
        let ("heaps", [name, moves @ ..]) = text.form(item, "heaps")? else {
            return flaw(text.at(item), TextFlaw::Expected("heaps"));
        };
        let places = [kernel::name(text, *name)?];
        let step = |&item: &usize| {
            text.rest(item, "move")?;
            Move::read(text, item, Scope::new(Numeration::Base(2), &[], &places))
        };
        let moves = moves.iter().map(step).collect::<Result<_, _>>()?;
        let [name] = places;
        Ok(Heaps { name, moves })
    }
}

/// Items of a certificate by their names.
pub(crate) struct Items<'t> {
    text: &'t Text<'t>,
    /// Those not yet asked for.
    rest: &'t [usize],
}

impl<'t> Items<'t> {
    /// The game of a certificate, and the items after it.
    pub(crate) fn of(text: &'t Text<'t>, kind: &'static str) -> Result<(Heaps, Items<'t>), Rejection> {
        let [head, heaps, rest @ ..] = &*text.top else { return flaw(0, TextFlaw::Expected(kind)) };
        match text.form(*head, kind)? {
            (word, [version]) if word == kind && text.number(*version, 2)? == 2 => {
                Ok((Heaps::read(text, *heaps)?, Items { text, rest }))
            }
            _ => flaw(text.at(*head), TextFlaw::Expected(kind)),
        }
    }

    /// Contents of the next item, if it has this name.
    pub(crate) fn take(&mut self, name: &'static str) -> Result<Option<&'t [usize]>, Rejection> {
        let Some((&item, rest)) = self.rest.split_first() else { return Ok(None) };
        let (word, contents) = self.text.form(item, name)?;
        if word != name {
            return Ok(None);
        }
        self.rest = rest;
        Ok(Some(contents))
    }

    /// Numbers of the next item, if it has this name.
    pub(crate) fn numbers(&mut self, name: &'static str) -> Result<Option<Vec<u32>>, Rejection> {
        self.take(name)?.map(|contents| numbers(self.text, contents)).transpose()
    }

    /// Numbers of the next item, which has this name.
    pub(crate) fn needed(&mut self, name: &'static str) -> Result<Vec<u32>, Rejection> {
        match self.numbers(name)? {
            Some(numbers) => Ok(numbers),
            None => flaw(self.at(), TextFlaw::Expected(name)),
        }
    }

    /// Lists of numbers of the next item, which has this name.
    pub(crate) fn lists(&mut self, name: &'static str) -> Result<Vec<Vec<u32>>, Rejection> {
        let Some(contents) = self.take(name)? else { return flaw(self.at(), TextFlaw::Expected(name)) };
        contents.iter().map(|&list| numbers(self.text, self.text.list(list, "numbers")?)).collect()
    }

    /// One number of the next item, if it has this name.
    pub(crate) fn one(&mut self, name: &'static str) -> Result<Option<usize>, Rejection> {
        let at = self.at();
        match self.numbers(name)?.as_deref() {
            None => Ok(None),
            Some([number]) => Ok(Some(*number as usize)),
            Some(_) => flaw(at, TextFlaw::Arity),
        }
    }

    /// The end of the text.
    pub(crate) fn end(self) -> Result<(), Rejection> {
        match self.rest {
            [] => Ok(()),
            _ => flaw(self.at(), TextFlaw::Needless),
        }
    }

    /// First byte of the next item.
    pub(crate) fn at(&self) -> usize {
        self.rest.first().map_or(0, |&item| self.text.at(item))
    }
}

fn numbers(text: &Text, items: &[usize]) -> Result<Vec<u32>, Rejection> {
    items.iter().map(|&item| Ok(text.number(item, LIMIT - 1)? as u32)).collect()
}

/// The word of an item, if it is one.
pub(crate) fn is_word(text: &Text, item: usize, word: &str) -> bool {
    matches!(text.items[item].kind, Kind::Word(other) if other == word)
}
