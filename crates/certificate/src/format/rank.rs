//! Linear expressions in the places of a position.

use std::fmt;

/// A linear expression in the places of a position, such as `12 - x0` or `2*x0 + x1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rank {
    /// Coefficients and places; the places ascend, and no coefficient is 0.
    pub terms: Vec<(i64, usize)>,
    /// Constant term.
    pub constant: i64,
}

impl Rank {
    /// Parses a rank; `None` if the text is not one in canonical form.
    ///
    /// ```
    /// let rank = certificate::Rank::read("2*x0 + 7 - x3").unwrap();
    /// assert_eq!((&rank.terms[..], rank.constant), (&[(2, 0), (-1, 3)][..], 7));
    /// assert_eq!(rank.to_string(), "2*x0 + 7 - x3");
    /// ```
    pub fn read(text: &str) -> Option<Rank> {
        let mut rank = Rank::default();
        let mut words = text.split(' ');
        let mut sign = 1;
        loop {
            let word = words.next()?;
            let (coefficient, place) = match word.split_once('x') {
                None => (number(word)?, None),
                Some(("", place)) => (1, Some(place)),
                Some((factor, place)) => (number(factor.strip_suffix('*')?)?, Some(place)),
            };
            match place {
                None => rank.constant = rank.constant.checked_add(sign * coefficient)?,
                Some(place) => rank.terms.push((sign * coefficient, usize::try_from(number(place)?).ok()?)),
            }
            sign = match words.next() {
                None => break,
                Some("+") => 1,
                Some("-") => -1,
                Some(_) => return None,
            };
        }
        rank.terms.sort_by_key(|&(_, place)| place);
        let plain = rank.to_string() == text;
        plain.then_some(rank)
    }
}

/// A natural without leading zeros.
fn number(text: &str) -> Option<i64> {
    let digits = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let plain = digits && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// Positive terms in the order of the places, then a positive constant, then subtracted terms.
impl fmt::Display for Rank {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let mut write = |sign: bool, coefficient: u64, place: Option<usize>| {
            let join = match (first, sign) {
                (true, true) => "",
                (true, false) => "0 - ",
                (false, true) => " + ",
                (false, false) => " - ",
            };
            first = false;
            match (coefficient, place) {
                (1, Some(place)) => write!(out, "{join}x{place}"),
                (_, Some(place)) => write!(out, "{join}{coefficient}*x{place}"),
                (_, None) => write!(out, "{join}{coefficient}"),
            }
        };
        for &(coefficient, place) in self.terms.iter().filter(|term| term.0 > 0) {
            write(true, coefficient.unsigned_abs(), Some(place))?;
        }
        let nothing = self.terms.is_empty() && self.constant == 0;
        if self.constant > 0 || nothing {
            write(true, self.constant.unsigned_abs(), None)?;
        }
        for &(coefficient, place) in self.terms.iter().filter(|term| term.0 < 0) {
            write(false, coefficient.unsigned_abs(), Some(place))?;
        }
        if self.constant < 0 {
            write(false, self.constant.unsigned_abs(), None)?;
        }
        Ok(())
    }
}
