//! Lists of lost positions, by number: the k-th of them, as a sequence; of pairs, one for each coordinate.

use crate::{Beatty, Pieces, Recurrence, Table};

/// The lost positions of a table of outcomes: single numbers by size, or pairs, of which both orders are lost, by the
/// smaller number.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    arity: usize,
    /// The sequence of each coordinate.
    terms: Vec<Terms>,
}

/// A sequence that rises.
#[derive(Clone, Debug, PartialEq)]
pub enum Terms {
    /// Polynomials on residue classes.
    Pieces(Pieces),
    /// Floors of multiples of a surd.
    Beatty(Beatty),
    /// A linear recurrence.
    Recurrence(Recurrence),
}

/// Terms of a list that are looked at for a prediction.
const LONGEST: u64 = 1 << 40;

impl Terms {
    fn fitted(values: &[i64]) -> Vec<Terms> {
        let pieces = Pieces::fitted(0, values).into_iter().map(Terms::Pieces);
        let beatty = Beatty::fitted(0, values).map(Terms::Beatty);
        let recurrence = Recurrence::fitted(0, values).map(Terms::Recurrence);
        pieces.chain(beatty).chain(recurrence).collect()
    }

    /// The k-th term, from 0.
    pub fn term(&self, k: u64) -> Option<i64> {
        match self {
            Terms::Pieces(pieces) => pieces.term(k),
            Terms::Beatty(beatty) => beatty.term(k),
            Terms::Recurrence(recurrence) => recurrence.terms().nth(usize::try_from(k).ok()?),
        }
    }

    /// Number of the term with a value; nothing if there is none. The terms rise: O(log) of them are looked at, of a
    /// recurrence all up to the value.
    fn number_of(&self, value: i64) -> Option<Option<u64>> {
        if let Terms::Recurrence(recurrence) = self {
            let mut known = 0;
            for (k, term) in (0..).zip(recurrence.terms()) {
                if term >= value {
                    return Some((term == value).then_some(k));
                }
                known = k;
                if k > 1 << 20 {
                    return None;
                }
            }
            // The next term is beyond 64 bits, and so is every later one.
            return (known > 0).then_some(None);
        }
        let (mut low, mut high) = (0, 1);
        while self.term(high)? < value {
            (low, high) = (high, high * 2);
            if high > LONGEST {
                return None;
            }
        }
        while low < high {
            let middle = low.midpoint(high);
            if self.term(middle)? < value { low = middle + 1 } else { high = middle }
        }
        Some((self.term(low)? == value).then_some(low))
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        match self {
            Terms::Pieces(pieces) => pieces.bits(),
            Terms::Beatty(beatty) => beatty.bits(),
            Terms::Recurrence(recurrence) => recurrence.bits(),
        }
    }
}

impl List {
    /// The lists that the lost positions suggest; the table has outcomes, of every number up to some bound.
    pub fn fitted(table: &Table) -> Vec<List> {
        let lost = table.points().iter().filter(|point| point.value == 0).map(|point| point.at.as_slice());
        let as_numbers = |at: &[u64]| at.iter().map(|&number| i64::try_from(number).ok()).collect::<Option<Vec<_>>>();
        let Some(lost) = lost.map(as_numbers).collect::<Option<Vec<_>>>() else { return Vec::new() };
        match table.arity() {
            1 => {
                let values: Vec<i64> = lost.iter().map(|at| at[0]).collect();
                Terms::fitted(&values).into_iter().map(|terms| List { arity: 1, terms: vec![terms] }).collect()
            }
            2 if table.is_symmetric() => {
                let pairs: Vec<[i64; 2]> = lost.iter().filter(|at| at[0] <= at[1]).map(|at| [at[0], at[1]]).collect();
                if pairs.windows(2).any(|pair| pair[0][0] >= pair[1][0]) {
                    return Vec::new();
                }
                let column = |place: usize| Terms::fitted(&pairs.iter().map(|pair| pair[place]).collect::<Vec<_>>());
                let (firsts, seconds) = (column(0), column(1));
                let both = firsts.iter().flat_map(|one| seconds.iter().map(move |other| [one, other]));
                both.map(|terms| List { arity: 2, terms: terms.map(Clone::clone).to_vec() }).collect()
            }
            _ => Vec::new(),
        }
    }

    /// 0 at the positions of the list, and 1 elsewhere.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let mut at: Vec<i64> = at.iter().map(|&number| i64::try_from(number).ok()).collect::<Option<_>>()?;
        if at.len() != self.arity {
            return None;
        }
        at.sort_unstable();
        let lost = match self.terms[0].number_of(at[0])? {
            Some(k) => match self.terms.get(1) {
                Some(other) => other.term(k)? == at[1],
                None => true,
            },
            None => false,
        };
        Some(i64::from(!lost))
    }

    /// The sequence of each coordinate.
    pub fn terms(&self) -> &[Terms] {
        &self.terms
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        4.0 + self.terms.iter().map(Terms::bits).sum::<f64>()
    }
}
