//! A quotient by generators and relations.

use crate::Quotient;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Generators and relations of a quotient. Read from left to right, the relations reduce every word to its
/// normal form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presentation {
    /// Letter of each generator, and its heap.
    pub generators: Vec<(String, usize)>,
    /// The relations.
    pub relations: Vec<Relation>,
    /// Normal form of each lost element.
    pub lost: Vec<String>,
}

/// Two words for the same element; the second is its normal form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// A word that occurs in no normal form.
    pub word: String,
    /// Its normal form.
    pub normal: String,
}

impl Quotient {
    /// Generators and relations of the quotient.
    ///
    /// ```
    /// use quotient::{Limits, Sizes, search};
    /// let nim: heap::Code = "0.33".parse().unwrap();
    /// let tame = search(&nim.rules(), &Sizes::default(), &Limits::none()).quotient.presentation();
    /// let relations: Vec<String> = tame.relations.iter().map(|r| format!("{} = {}", r.word, r.normal)).collect();
    /// assert_eq!(relations, ["a² = 1", "b³ = b"]);
    /// assert_eq!(tame.lost, ["a", "b²"]);
    /// ```
    pub fn presentation(&self) -> Presentation {
        let width = self.generators().len();
        let letters: Vec<String> = (0..width).map(letter).collect();
        let mut numbers: FxHashMap<&[usize], u32> = FxHashMap::default();
        let words: Vec<&[usize]> =
            (0..self.order() as u32).filter_map(|element| self.word(element)).collect();
        numbers.extend(words.iter().copied().zip(0..));
        let mut relations = vec![];
        for word in &words {
            // Extends words by letters not before their last, so that every word occurs once.
            for generator in word.last().copied().unwrap_or(0)..width {
                let mut longer = word.to_vec();
                longer.push(generator);
                let without = |place: usize| [&longer[..place], &longer[place + 1..]].concat();
                let least = (0..longer.len()).all(|place| numbers.contains_key(&*without(place)));
                if numbers.contains_key(&*longer) || !least {
                    continue;
                }
                let element = numbers.get(word).and_then(|&element| self.times(element, generator));
                let normal = element.and_then(|element| self.word(element)).unwrap_or(&[]);
                relations.push(Relation { word: spell(&longer, &letters), normal: spell(normal, &letters) });
            }
        }
        let lost =
            self.lost().filter_map(|element| self.word(element)).map(|word| spell(word, &letters)).collect();
        Presentation {
            generators: letters.iter().cloned().zip(self.generators().iter().copied()).collect(),
            relations,
            lost,
        }
    }

    /// Normal form of an element, in letters.
    pub fn spelled(&self, element: u32) -> String {
        let letters: Vec<String> = (0..self.generators().len()).map(letter).collect();
        spell(self.word(element).unwrap_or(&[]), &letters)
    }
}

/// a, b, …, z, a₁, b₁, …
fn letter(place: usize) -> String {
    let mut letter = String::from((b'a' + (place % 26) as u8) as char);
    if place >= 26 {
        letter.push_str(&small(place / 26, '₀'));
    }
    letter
}

/// Writes a word with powers.
fn spell(word: &[usize], letters: &[String]) -> String {
    let mut text = String::new();
    for same in word.chunk_by(|one, other| one == other) {
        let letter = same.first().and_then(|&place| letters.get(place)).map_or("?", String::as_str);
        let _ = write!(text, "{letter}{}", if same.len() > 1 { power(same.len()) } else { String::new() });
    }
    if text.is_empty() { "1".into() } else { text }
}

/// A number in subscript digits.
fn small(number: usize, zero: char) -> String {
    let digit = |digit: u8| char::from_u32(zero as u32 + u32::from(digit - b'0')).unwrap_or('?');
    number.to_string().bytes().map(digit).collect()
}

/// A number in superscript digits.
pub(crate) fn power(number: usize) -> String {
    let digit = |digit: u8| match digit {
        b'1' => '¹',
        b'2' => '²',
        b'3' => '³',
        other => char::from_u32('⁰' as u32 + u32::from(other - b'0')).unwrap_or('?'),
    };
    number.to_string().bytes().map(digit).collect()
}
