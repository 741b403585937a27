//! Octal games that differ only in the number of stones.
//!
//! If no heap of one stone has a move (the first digit after the point is even), it has value 0, and n + 1
//! stones may be called a heap of n. A move that takes r stones and leaves one heap then takes r and leaves
//! one heap or none; a move that leaves two heaps takes r + 1 and leaves up to two; and a move that takes a
//! whole heap of r takes one of r − 1. (Guy and Smith 1956 call the games first cousins.)

use super::Code;

/// Limit on steps from a game to its standard form.
const MOST_STEPS: usize = 256;

impl Code {
    /// The octal game whose heaps of n stones have the values of heaps of n + 1 stones in this one; `None` if
    /// there is none.
    ///
    /// ```
    /// use heap::Code;
    /// let kayles: Code = "0.07".parse().unwrap();
    /// assert_eq!(kayles.cousin(), "0.137".parse().ok());
    /// assert_eq!("0.77".parse::<Code>().unwrap().cousin(), None);
    /// ```
    pub fn cousin(&self) -> Option<Code> {
        let digits = self.digits()?;
        let at = |place: usize| digits.get(place).copied().unwrap_or(0);
        if digits.iter().any(|&digit| digit > 7) || at(1) % 2 == 1 {
            return None;
        }
        let whole = |place: usize| if at(place + 1) & 1 != 0 { 1 } else { 0 };
        let one = |place: usize| if at(place) & 2 != 0 { 3 } else { 0 };
        let two = |place: usize| if place > 0 && at(place - 1) & 4 != 0 { 7 } else { 0 };
        Code::new((0..=digits.len()).map(|place| whole(place) | one(place) | two(place)).collect()).ok()
    }

    /// The last of its cousins, and the number of steps to it, by which its heaps are smaller.
    pub fn standard_form(&self) -> (Code, usize) {
        let mut form = self.clone();
        for steps in 0..MOST_STEPS {
            match form.cousin().filter(|cousin| *cousin != form) {
                Some(cousin) => form = cousin,
                None => return (form, steps),
            }
        }
        (form, MOST_STEPS)
    }
}
