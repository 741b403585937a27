//! Sequences of lost positions, by number.

use crate::budget::Budget;
use crate::formula::{self, Binary, Effort, Formula, Found};
use crate::{Beatty, Pieces, Recurrence, Table};

/// A sequence that rises.
#[derive(Clone, Debug, PartialEq)]
pub enum Terms {
    /// Polynomials on residue classes.
    Pieces(Pieces),
    /// Floors of multiples of a surd.
    Beatty(Beatty),
    /// A linear recurrence.
    Recurrence(Recurrence),
    /// Each term is a formula of the last.
    Iterated(Iterated),
    /// Of a pair: the first number, and a multiple of the number of the pair, and a constant.
    Along {
        /// The multiple.
        times: i64,
        /// The constant.
        plus: i64,
    },
}

/// A sequence each term of which is a formula of the last, from some term on.
#[derive(Clone, Debug, PartialEq)]
pub struct Iterated {
    begin: Vec<i64>,
    next: Formula,
}

/// Terms of a list that are looked at for a prediction.
const LONGEST: u64 = 1 << 40;
/// Terms of a recursion that are looked at.
const STEPS: usize = 1 << 20;
/// The largest numerator and denominator of a recursion with floors.
const FRACTION: i64 = 12;
/// Terms before a recursion begins.
const LATE: usize = 4;

impl Iterated {
    fn fitted(values: &[i64], budget: &Budget<'_>) -> Option<Iterated> {
        let late = 0..=LATE.min(values.len().saturating_sub(5));
        let all = late.flat_map(|late| {
            let rest = &values[late..];
            let next = floors(rest, budget).into_iter().chain(formulas(rest, budget));
            next.map(move |next| Iterated { begin: values[..=late].to_vec(), next })
        });
        all.min_by(|one, other| one.bits().total_cmp(&other.bits()))
    }

    /// The terms, as long as they rise and fit into 64 bits.
    pub fn terms(&self) -> impl Iterator<Item = i64> + '_ {
        let next = |last: &i64| {
            let last = *last;
            self.next.value(&[u64::try_from(last).ok()?]).filter(|&next| next > last)
        };
        let (last, begin) =
            self.begin.split_last().map_or((None, &[][..]), |(last, begin)| (Some(*last), begin));
        begin.iter().copied().chain(std::iter::successors(last, next))
    }

    /// The first terms, and the formula of the last term for the next.
    pub fn parts(&self) -> (&[i64], &Formula) {
        (&self.begin, &self.next)
    }

    fn bits(&self) -> f64 {
        let number = |number: &i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        self.next.bits() + self.begin.iter().map(number).sum::<f64>()
    }
}

/// ⌊(p x + c) / q⌋, if that leads from each value to the next.
fn floors(values: &[i64], budget: &Budget<'_>) -> Option<Formula> {
    if values.len() < 4 {
        return None;
    }
    let mut found: Option<Formula> = None;
    for q in 1..=FRACTION {
        for p in q..=FRACTION * 4 {
            let mut least = i128::MIN;
            let mut most = i128::MAX;
            for pair in values.windows(2) {
                let rest = i128::from(q) * i128::from(pair[1]) - i128::from(p) * i128::from(pair[0]);
                (least, most) = (least.max(rest), most.min(rest + i128::from(q) - 1));
                if least > most || budget.is_over() {
                    break;
                }
            }
            if least > most || (p == q && q > 1) {
                continue;
            }
            let constant = if least <= 0 && most >= 0 {
                0
            } else if least > 0 {
                least
            } else {
                most
            };
            let Ok(constant) = i64::try_from(constant) else { continue };
            let sum = Formula::Coordinate(0).times(p).plus(constant);
            let formula = if q == 1 { sum } else { sum.by(Binary::Quotient, q) };
            if found.as_ref().is_none_or(|found| formula.bits() < found.bits()) {
                found = Some(formula);
            }
        }
    }
    found
}

/// A formula of each value for the next.
fn formulas(values: &[i64], budget: &Budget<'_>) -> Option<Formula> {
    if values.len() < 9 || values.windows(2).any(|pair| pair[0] < 0 || pair[0] >= pair[1]) {
        return None;
    }
    let points = values
        .windows(2)
        .filter_map(|pair| Some(crate::Point { at: vec![u64::try_from(pair[0]).ok()?], value: pair[1] }));
    let table = Table::new(points.collect()).ok()?;
    formula::fitted(&table, Effort::TERMS, budget).into_iter().find_map(|found| match found {
        Found::Value(formula) => Some(formula),
        Found::Lost(..) => None,
    })
}

impl Terms {
    /// Sequences that values suggest.
    pub(crate) fn fitted(values: &[i64], budget: &Budget<'_>) -> Vec<Terms> {
        let pieces = Pieces::fitted(0, values, budget);
        let is_floor = pieces.iter().any(Pieces::is_floor);
        let pieces = pieces.into_iter().map(Terms::Pieces);
        let beatty = Beatty::fitted(0, values, budget).filter(|_| !is_floor).map(Terms::Beatty);
        let recurrence = Recurrence::fitted(0, values).into_iter().map(Terms::Recurrence);
        let iterated = Iterated::fitted(values, budget).map(Terms::Iterated);
        pieces.chain(beatty).chain(recurrence).chain(iterated).collect()
    }

    /// The terms one after another, if they are those of one sequence.
    pub(crate) fn iter(&self) -> Box<dyn Iterator<Item = i64> + '_> {
        match self {
            Terms::Pieces(pieces) => Box::new((0..).map_while(|k| pieces.term(k))),
            Terms::Beatty(beatty) => Box::new((0..).map_while(|k| beatty.term(k))),
            Terms::Recurrence(recurrence) => Box::new(recurrence.terms()),
            Terms::Iterated(iterated) => Box::new(iterated.terms()),
            Terms::Along { .. } => Box::new(std::iter::empty()),
        }
    }

    /// The k-th term, from 0; of a pair, beside the first number.
    pub fn term(&self, k: u64, first: Option<i64>) -> Option<i64> {
        match self {
            Terms::Pieces(pieces) => pieces.term(k),
            Terms::Beatty(beatty) => beatty.term(k),
            Terms::Along { times, plus } => {
                first?.checked_add(times.checked_mul(i64::try_from(k).ok()?)?)?.checked_add(*plus)
            }
            Terms::Recurrence(_) | Terms::Iterated(_) => {
                self.iter().nth(usize::try_from(k).ok().filter(|&k| k < STEPS)?)
            }
        }
    }

    /// Number of the term with a value, or of none; nothing if that is not known. The terms rise: O(log) of them are
    /// looked at, of a recursion all up to the value.
    pub(crate) fn number_of(&self, value: i64) -> Option<Option<u64>> {
        if matches!(self, Terms::Recurrence(_) | Terms::Iterated(_)) {
            let mut last = None;
            for (k, term) in (0..).zip(self.iter()).take(STEPS) {
                if term >= value {
                    return Some((term == value).then_some(k));
                }
                last = Some(k);
            }
            // The next term is beyond 64 bits, and so is every later one.
            return last.filter(|&k| k + 1 < STEPS as u64).map(|_| None);
        }
        let (mut low, mut high) = (0, 1);
        while self.term(high, None)? < value {
            (low, high) = (high, high * 2);
            if high > LONGEST {
                return None;
            }
        }
        while low < high {
            let middle = low.midpoint(high);
            if self.term(middle, None)? < value { low = middle + 1 } else { high = middle }
        }
        Some((self.term(low, None)? == value).then_some(low))
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: &i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        2.0 + match self {
            Terms::Pieces(pieces) => pieces.bits(),
            Terms::Beatty(beatty) => beatty.bits(),
            Terms::Recurrence(recurrence) => recurrence.bits(),
            Terms::Iterated(iterated) => iterated.bits(),
            Terms::Along { times, plus } => number(times) + number(plus),
        }
    }
}
