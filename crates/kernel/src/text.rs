//! Lists in parentheses, of words and texts in quotes. A semicolon begins a comment, until the line ends.

use crate::rejection::{Rejection, Result, TextFlaw};

/// An item of a text.
pub struct Item<'t> {
    /// Its first byte.
    pub at: usize,
    /// Its kind.
    pub kind: Kind<'t>,
}

/// Kinds of items.
pub enum Kind<'t> {
    /// Anything that is no list and not in quotes.
    Word(&'t str),
    /// A text, without its quotes.
    Quoted(&'t str),
    /// A list of earlier items; everything inside it begins with the first number.
    List(usize, Vec<usize>),
}

/// All items of a text: what is in a list comes before it.
pub struct Text<'t> {
    /// The items.
    pub items: Vec<Item<'t>>,
    /// Items outside all lists.
    pub top: Vec<usize>,
}

/// An error at a byte.
pub fn flaw<T>(at: usize, flaw: TextFlaw) -> Result<T> {
    Err(Rejection::Text { at, flaw })
}

impl<'t> Text<'t> {
    /// Reads a text.
    pub fn read(text: &'t str) -> Result<Text<'t>> {
        let bytes = text.as_bytes();
        let mut read = Text { items: vec![], top: vec![] };
        // Lists not yet closed: their first byte, the number of their first item, and their items.
        let mut open: Vec<(usize, usize, Vec<usize>)> = vec![];
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            at += 1;
            let kind = match byte {
                b' ' | b'\t' | b'\r' | b'\n' => continue,
                b';' => {
                    at += bytes[at..].iter().take_while(|&&byte| byte != b'\n').count();
                    continue;
                }
                b'(' => {
                    open.push((start, read.items.len(), vec![]));
                    continue;
                }
                b')' => {
                    let Some((begun, first, inner)) = open.pop() else {
                        return flaw(start, TextFlaw::Unopened);
                    };
                    read.add(&mut open, Item { at: begun, kind: Kind::List(first, inner) });
                    continue;
                }
                b'"' => {
                    at += bytes[at..].iter().take_while(|&&byte| byte != b'"').count() + 1;
                    if at > bytes.len() {
                        return flaw(start, TextFlaw::Endless);
                    }
                    Kind::Quoted(&text[start + 1..at - 1])
                }
                _ => {
                    let ends =
                        |byte: u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'(' | b')' | b'"' | b';');
                    at += bytes[at..].iter().take_while(|&&byte| !ends(byte)).count();
                    Kind::Word(&text[start..at])
                }
            };
            read.add(&mut open, Item { at: start, kind });
        }
        match open.pop() {
            Some((begun, ..)) => flaw(begun, TextFlaw::Unclosed),
            None => Ok(read),
        }
    }

    fn add(&mut self, open: &mut [(usize, usize, Vec<usize>)], item: Item<'t>) {
        let number = self.items.len();
        self.items.push(item);
        open.last_mut().map_or(&mut self.top, |list| &mut list.2).push(number);
    }

    /// First byte of an item.
    pub fn at(&self, item: usize) -> usize {
        self.items[item].at
    }

    /// An error at an item that is something else.
    pub fn expected<T>(&self, item: usize, wanted: &'static str) -> Result<T> {
        flaw(self.at(item), TextFlaw::Expected(wanted))
    }

    /// A word; `wanted` names what is expected.
    pub fn word(&self, item: usize, wanted: &'static str) -> Result<&'t str> {
        match self.items[item].kind {
            Kind::Word(word) => Ok(word),
            _ => self.expected(item, wanted),
        }
    }

    /// The items of a list.
    pub fn list(&self, item: usize, wanted: &'static str) -> Result<&[usize]> {
        match &self.items[item].kind {
            Kind::List(_, inner) => Ok(inner),
            _ => self.expected(item, wanted),
        }
    }

    /// A list that begins with a word: the word, and the rest.
    pub fn form(&self, item: usize, wanted: &'static str) -> Result<(&'t str, &[usize])> {
        match self.list(item, wanted)? {
            [head, rest @ ..] => Ok((self.word(*head, wanted)?, rest)),
            [] => self.expected(item, wanted),
        }
    }

    /// The rest of a list that begins with this word.
    pub fn rest(&self, item: usize, word: &'static str) -> Result<&[usize]> {
        match self.form(item, word)? {
            (head, rest) if head == word => Ok(rest),
            _ => self.expected(item, word),
        }
    }

    /// So many items that are the rest of a list that begins with this word.
    pub fn parts<const N: usize>(&self, item: usize, word: &'static str) -> Result<[usize; N]> {
        let parts = self.rest(item, word)?.try_into();
        parts.or_else(|_| flaw(self.at(item), TextFlaw::Arity))
    }

    /// A number up to a limit.
    pub fn number(&self, item: usize, most: u64) -> Result<u64> {
        match numeral(self.word(item, "number")?) {
            None => self.expected(item, "number"),
            Some(number) if number <= most => Ok(number),
            Some(_) => flaw(self.at(item), TextFlaw::Number),
        }
    }
}

/// The number that a word is, or the largest if it is larger.
pub(crate) fn numeral(word: &str) -> Option<u64> {
    let plain = word == "0" || !word.is_empty() && !word.starts_with('0');
    (plain && word.bytes().all(|byte| byte.is_ascii_digit())).then(|| word.parse().unwrap_or(u64::MAX))
}
