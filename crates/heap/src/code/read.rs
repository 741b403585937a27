//! The reader of codes.

use super::digit::Digit;
use super::write::SIGNS;
use super::{Code, Kind, MOST_BUT, MOST_DIGITS, MOST_LISTED, MOST_TAKEN};
use crate::{MOST_PARTS, Shape};
use std::str::FromStr;

/// Error in a code, with its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misprint {
    /// Kind of error.
    pub wrong: Wrong,
    /// Number of characters before it.
    pub at: usize,
}

/// Kind of error in a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The point is missing.
    NoPoint,
    /// This character is not a digit.
    Digit(char),
    /// Unexpected character.
    After(char),
    /// This closing character is missing.
    Open(char),
    /// A number is missing.
    Number,
    /// The number exceeds this maximum.
    Large(usize),
    /// A heap must be split if no stones are taken.
    First,
    /// Adding stones may let play go on for ever.
    Endless,
    /// A bracket in a place where digits do not repeat.
    Repeat,
    /// Conditions both on a number of heaps and on all of them.
    Twice,
    /// Two conditions on the same number of heaps.
    Double(usize),
    /// A range ends before it begins.
    Range,
    /// Too many digits or numbers.
    TooLong,
}

impl FromStr for Code {
    type Err = Misprint;

    fn from_str(text: &str) -> Result<Code, Misprint> {
        let signs: Vec<char> = text.chars().map(narrow).collect();
        let mut reader = Reader { signs, at: 0 };
        reader.skip_blanks();
        if reader.is_set() { reader.set() } else { reader.code() }
    }
}

/// Narrow form of a full-width character.
fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        '\u{3000}' => ' ',
        '、' => ',',
        sign => sign,
    }
}

struct Reader {
    signs: Vec<char>,
    at: usize,
}

impl Reader {
    fn wrong<T>(&self, wrong: Wrong) -> Result<T, Misprint> {
        Err(Misprint { wrong, at: self.at })
    }

    fn next(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn takes(&mut self, sign: char) -> bool {
        let taken = self.next() == Some(sign);
        self.at += usize::from(taken);
        taken
    }

    fn takes_all(&mut self, word: &str) -> bool {
        let rest = self.signs.get(self.at..).unwrap_or_default();
        let length = word.chars().count();
        let taken = rest.len() >= length && word.chars().zip(rest).all(|(a, b)| a.eq_ignore_ascii_case(b));
        self.at += if taken { length } else { 0 };
        taken
    }

    fn skip_blanks(&mut self) {
        while self.next().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Expects nothing but blanks.
    fn ends(&mut self) -> Result<(), Misprint> {
        self.skip_blanks();
        match self.next() {
            None => Ok(()),
            Some(sign) => self.wrong(Wrong::After(sign)),
        }
    }

    /// Returns `true` if this is a set: words, or braces not followed by a point.
    fn is_set(&self) -> bool {
        let rest = &self.signs[self.at..];
        let braces = rest.first() == Some(&'{');
        let after = rest.iter().position(|&sign| sign == '}').map_or(&[][..], |close| &rest[close..]);
        let word = rest.iter().take_while(|sign| sign.is_ascii_alphabetic()).count();
        let point = rest.contains(&'.') && !rest.contains(&'{');
        braces && !after.contains(&'.') || word > 1 && !point && rest.get(word) != Some(&'.')
    }

    fn set(&mut self) -> Result<Code, Misprint> {
        let split = self.takes_all("splittles");
        if !split {
            self.takes_all("subtraction");
        }
        self.skip_blanks();
        let but = self.takes_all("all");
        if but {
            if self.next() != Some('-') {
                self.skip_blanks();
            }
            self.takes('-');
            if !self.takes_all("but") {
                return self.wrong(Wrong::Open('{'));
            }
            self.skip_blanks();
        }
        if !self.takes('{') {
            return match self.next() {
                Some(sign) if !split && !but && self.at == 0 => self.wrong(Wrong::Digit(sign)),
                _ => self.wrong(Wrong::Open('{')),
            };
        }
        let most = if but { MOST_BUT } else { MOST_TAKEN };
        let mut amounts = vec![];
        self.skip_blanks();
        while !self.takes('}') {
            let first = self.number(most)?;
            self.skip_blanks();
            let last = if self.takes_all("..") { self.range_end(first, most)? } else { first };
            if last - first >= MOST_LISTED - amounts.len().min(MOST_LISTED) {
                return self.wrong(Wrong::TooLong);
            }
            amounts.extend(first..=last);
            self.skip_blanks();
            if !self.takes(',') && self.next() != Some('}') {
                return self.wrong(Wrong::Open('}'));
            }
            self.skip_blanks();
        }
        self.ends()?;
        amounts.sort_unstable();
        amounts.dedup();
        amounts.retain(|&amount| amount > 0);
        Ok(Code { kind: Kind::Set { amounts, but, split } })
    }

    fn range_end(&mut self, first: usize, most: usize) -> Result<usize, Misprint> {
        self.skip_blanks();
        let at = self.at;
        let last = self.number(most)?;
        if last < first { Err(Misprint { wrong: Wrong::Range, at }) } else { Ok(last) }
    }

    /// Reads a natural number up to `most`.
    fn number(&mut self, most: usize) -> Result<usize, Misprint> {
        let start = self.at;
        let mut number = 0usize;
        while let Some(digit) = self.next().and_then(|sign| sign.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit as usize);
            self.at += 1;
        }
        match self.at > start {
            false => self.wrong(Wrong::Number),
            true if number > most => Err(Misprint { wrong: Wrong::Large(most), at: start }),
            true => Ok(number),
        }
    }

    fn code(&mut self) -> Result<Code, Misprint> {
        let start = self.at;
        let mut before = vec![];
        while !self.takes('.') {
            match self.next() {
                None => return self.wrong(Wrong::NoPoint),
                Some(sign) if sign.is_whitespace() => return self.wrong(Wrong::NoPoint),
                Some('[' | '(') => return self.wrong(Wrong::Repeat),
                Some(_) => before.push(self.digit()?),
            }
            if before.len() > MOST_DIGITS {
                return self.wrong(Wrong::TooLong);
            }
        }
        let mut taken = vec![before.pop().unwrap_or_default()];
        before.reverse();
        let repeated = if self.has_commas() { self.list(&mut taken)? } else { self.digits(&mut taken)? };
        self.ends()?;
        Code::of_digits(before, taken, repeated).map_err(|misprint| Misprint { at: start, ..misprint })
    }

    /// Returns `true` if a comma follows outside braces.
    fn has_commas(&self) -> bool {
        let mut open = false;
        self.signs[self.at..].iter().any(|&sign| {
            open = sign == '{' || open && sign != '}';
            sign == ',' && !open
        })
    }

    /// Reads all digits as numbers, with a comma after each.
    fn list(&mut self, taken: &mut Vec<Digit>) -> Result<usize, Misprint> {
        self.skip_blanks();
        while self.next().is_some() && taken.len() <= MOST_DIGITS {
            let at = self.at;
            let bits = self.number(i64::MAX as usize)?;
            let shape = self.shape();
            taken.push(Digit::of_bits(bits as u64, shape));
            self.skip_blanks();
            if self.next().is_some() && !self.takes(',') {
                return Err(Misprint { wrong: Wrong::Number, at });
            }
            self.skip_blanks();
        }
        Ok(0)
    }

    /// Reads the digits after the point; returns the number of repeated ones.
    fn digits(&mut self, taken: &mut Vec<Digit>) -> Result<usize, Misprint> {
        let mut tail = None;
        loop {
            match self.next() {
                None => break,
                Some(sign) if sign.is_whitespace() => break,
                Some('[' | '(') if tail.is_none() => {
                    let close = if self.next() == Some('[') { ']' } else { ')' };
                    self.at += 1;
                    tail = Some((taken.len(), close));
                }
                Some('[' | '(') => return self.wrong(Wrong::Repeat),
                Some(sign @ (']' | ')')) => {
                    let Some((from, _)) = tail.filter(|&(from, close)| sign == close && from < taken.len())
                    else {
                        return self.wrong(Wrong::Repeat);
                    };
                    self.at += 1;
                    return Ok(taken.len() - from);
                }
                Some('…' | '.') if tail.is_none() && taken.len() > 1 => {
                    if !self.takes('…') && !self.takes_all("...") {
                        return self.wrong(Wrong::Digit('.'));
                    }
                    return Ok(1);
                }
                Some(_) => taken.push(self.digit()?),
            }
            if taken.len() > MOST_DIGITS {
                return self.wrong(Wrong::TooLong);
            }
        }
        match tail {
            Some((_, close)) => self.wrong(Wrong::Open(close)),
            None => Ok(0),
        }
    }

    fn shape(&mut self) -> Shape {
        let marks = [Shape::Different, Shape::NotAllEqual, Shape::Equal];
        marks.into_iter().find(|&shape| self.takes_all(super::write::mark(shape))).unwrap_or_default()
    }

    fn digit(&mut self) -> Result<Digit, Misprint> {
        let Some(sign) = self.next() else { return self.wrong(Wrong::Number) };
        match sign {
            '*' => {
                self.at += 1;
                let shape = self.shape();
                Ok(Digit::new(vec![(0, shape)], true))
            }
            '&' => {
                self.at += 1;
                let bits = self.number(i64::MAX as usize)?;
                if !self.takes(';') {
                    return self.wrong(Wrong::Open(';'));
                }
                Ok(Digit::of_bits(bits as u64, self.shape()))
            }
            '{' => self.counts(),
            _ => {
                let bits = SIGNS.chars().position(|digit| digit.eq_ignore_ascii_case(&sign));
                let Some(bits) = bits else { return self.wrong(Wrong::Digit(sign)) };
                self.at += 1;
                Ok(Digit::of_bits(bits as u64, self.shape()))
            }
        }
    }

    /// Reads numbers of heaps in braces, with a mark on each or one for all.
    fn counts(&mut self) -> Result<Digit, Misprint> {
        let start = self.at;
        self.at += 1;
        let mut counts: Vec<(usize, Shape)> = vec![];
        let mut or_more = false;
        self.skip_blanks();
        while !self.takes('}') {
            let at = self.at;
            let count = self.number(MOST_PARTS)?;
            if counts.iter().any(|&(other, _)| other == count) {
                return Err(Misprint { wrong: Wrong::Double(count), at });
            }
            counts.push((count, self.shape()));
            self.skip_blanks();
            or_more = self.takes('+');
            self.skip_blanks();
            let comma = !or_more && self.takes(',');
            if !comma && self.next() != Some('}') {
                return self.wrong(Wrong::Open('}'));
            }
            self.skip_blanks();
        }
        let at = self.at;
        let shape = self.shape();
        if shape != Shape::Free {
            if counts.iter().any(|&(_, each)| each != Shape::Free) {
                return Err(Misprint { wrong: Wrong::Twice, at });
            }
            counts.iter_mut().for_each(|(_, each)| *each = shape);
        }
        // "Or more" is attached to the last number, which has to be the largest.
        let largest = counts.iter().map(|&(count, _)| count).max();
        if or_more && counts.last().map(|&(count, _)| count) != largest {
            return Err(Misprint { wrong: Wrong::Range, at: start });
        }
        Ok(Digit::new(counts, or_more))
    }
}
