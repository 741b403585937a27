//! Genus symbols, written g^(g0 g1 g2 …) by Conway.
//!
//! g is the nim-value of a position in normal play; gᵢ is its value in misère play with i heaps of two added,
//! where the value of an end is 1 and that of any other position the least that no option has. From some
//! place on two digits alternate; the last two written repeat for ever. A move in a heap of two leaves a heap
//! of one or none, and a heap of one flips the last bit of a value.

use crate::moves::Moves;
use crate::presentation::power;
use heap::Rules;
use rustc_hash::FxHashMap;
use std::fmt;

/// Limit on the digits of a symbol.
const MOST_DIGITS: usize = 256;

/// A genus symbol.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Genus {
    /// The nim-value in normal play.
    pub value: u32,
    /// Values in misère play with 0, 1, 2, … heaps of two. The last two repeat.
    pub digits: Vec<u32>,
}

impl Genus {
    /// Value in misère play with this many heaps of two.
    pub fn digit(&self, twos: usize) -> u32 {
        let last = self.digits.len();
        let place = if twos < last { twos } else { last.saturating_sub(2) + (twos - last) % 2 };
        self.digits.get(place).copied().unwrap_or(0)
    }

    /// Returns `true` if the symbol is that of a sum of Nim heaps.
    pub fn is_tame(&self) -> bool {
        match (self.value, &*self.digits) {
            (0, [1, 2, 0]) | (1, [0, 3, 1]) => true,
            (value, [first, second]) => *first == value && *second == value ^ 2,
            _ => false,
        }
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value)?;
        let wide = self.digits.iter().any(|&digit| digit > 9);
        for (place, &digit) in self.digits.iter().enumerate() {
            let between = if wide && place > 0 { "˙" } else { "" };
            write!(f, "{between}{}", power(digit as usize))?;
        }
        Ok(())
    }
}

/// Genus symbols of sums of heaps, computed from the rules.
///
/// ```
/// let nim = heap::Rules::subtraction(1..=3);
/// let mut genera = quotient::Genera::new(&nim);
/// let symbols: Vec<String> = (0..4).map(|n| genera.of(&[n], 1000).unwrap().to_string()).collect();
/// assert_eq!(symbols, ["0¹²⁰", "1⁰³¹", "2²⁰", "3³¹"]);
/// ```
#[derive(Clone, Debug)]
pub struct Genera {
    moves: Moves,
    known: FxHashMap<Vec<usize>, Genus>,
}

impl Genera {
    /// Starts with no known symbols.
    pub fn new(rules: &Rules) -> Genera {
        Genera { moves: Moves::of(rules), known: FxHashMap::default() }
    }

    /// Genus of a sum; `None` if more than `most` sums would have to be solved in all.
    pub fn of(&mut self, heaps: &[usize], most: usize) -> Option<Genus> {
        let start = self.moves.position(heaps);
        let mut stack = vec![start.clone()];
        while let Some(position) = stack.last() {
            if self.known.contains_key(position) {
                stack.pop();
                continue;
            }
            let options = self.options(position, most)?;
            let open: Vec<Vec<usize>> =
                options.iter().filter(|option| !self.known.contains_key(*option)).cloned().collect();
            if !open.is_empty() {
                if self.known.len() + open.len() > most {
                    return None;
                }
                stack.extend(open);
                continue;
            }
            let genus = genus(options.iter().filter_map(|option| self.known.get(option)).collect())?;
            if self.known.len() >= most {
                return None;
            }
            if let Some(position) = stack.pop() {
                self.known.insert(position, genus);
            }
        }
        self.known.get(&start).cloned()
    }

    /// Options of a position, without repetition.
    fn options(&self, position: &[usize], most: usize) -> Option<Vec<Vec<usize>>> {
        let mut options = vec![];
        self.moves.options(position, &mut |option| {
            options.push(option);
            options.len() <= most
        });
        if options.len() > most {
            return None;
        }
        options.sort_unstable();
        options.dedup();
        Some(options)
    }
}

/// Genus of a position from those of its options.
fn genus(options: Vec<&Genus>) -> Option<Genus> {
    let value = mex(options.iter().map(|option| option.value));
    // From here on the digits of the options alternate.
    let steady = options.iter().map(|option| option.digits.len()).max().unwrap_or(0);
    let mut digits: Vec<u32> = vec![];
    while digits.len() < steady + MOST_DIGITS {
        let place = digits.len();
        let of_options = options.iter().map(|option| option.digit(place));
        let digit = match digits.last() {
            None if options.is_empty() => 1,
            None => mex(of_options),
            Some(&before) => mex(of_options.chain([before, before ^ 1])),
        };
        digits.push(digit);
        // A digit depends on the one before and on the parity of its place.
        if place >= steady + 2 && digits[place - 2] == digit {
            while digits.len() > 2 && digits.get(digits.len() - 3) == digits.last() {
                digits.pop();
            }
            return Some(Genus { value, digits });
        }
    }
    None
}

fn mex(values: impl Iterator<Item = u32>) -> u32 {
    let mut values: Vec<u32> = values.collect();
    values.sort_unstable();
    values.dedup();
    (0..).zip(&values).find(|(least, value)| least != *value).map_or(values.len() as u32, |(least, _)| least)
}
