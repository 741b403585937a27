//! Periods: nim-values of a game on one heap that repeat for ever.
//!
//! **Theorem** (Guy and Smith 1956). Suppose no move takes more than k stones from a heap or leaves more than
//! h ≥ 1 heaps, which may be equal. If e ≥ 1 and G(n + p) = G(n) for all n from e to below h·e + (h − 1)·p +
//! k, then this holds for all n from e on.
//!
//! **Proof**, by induction on n. Let n be at least that bound, so that n > k: neither from n nor from n + p
//! is there a move that leaves no heap. The result of a move from n + p has a part a of at least (n + p −
//! k)/h ≥ e + p stones. With a − p in its place it is an option of n, and G(a) = G(a − p), since a − p < n
//! and a − p ≥ e. The result of a move from n has a part a of at least (n − k)/h ≥ e stones; with a + p in
//! its place it is an option of n + p, and G(a + p) = G(a). So n and n + p have options with the same
//! nim-values. ∎
//!
//! Where values grow, another theorem is used: that of `taking.rs` if no heap is split, also where amounts have no end; that of
//! `growing.rs` if heaps may be split. The checker computes the values that the theorem needs, and compares.
//!
//! ```
//! // Take one stone or two, and split what is left if you like: 0.7.
//! let text = "(period 2)
//! (heaps n (move (i j) (= (+ i j 1) n) (to i) (to j)))
//! (repeats 0 2) (least) (values 0 1)";
//! let theorem = kernel_heaps::check_period(text, kernel_heaps::most()).unwrap();
//! assert_eq!((theorem.start, theorem.length, theorem.computed), (0, 2, 7));
//! ```

mod growing;
mod taking;
mod values;

use crate::flaw::PeriodFlaw;
use crate::heaps::{Heaps, Items, is_word};
use crate::moves::Moves;
use crate::rejection::Rejection;
use kernel::text::{Text, flaw};
use kernel::{Limits, Meter, TextFlaw};

/// Most heaps whose values are computed.
const MOST: usize = 1 << 30;

/// Contents of a certificate. Heaps are named as in its game: heap n is worth what n stones are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodCertificate {
    /// The game.
    pub heaps: Heaps,
    /// From this heap on values repeat.
    pub start: usize,
    /// Length of the period.
    pub length: usize,
    /// Increase in each period.
    pub saltus: u32,
    /// `true` if the period is the shortest, and begins as early as possible.
    pub least: bool,
    /// Values before the start and of one period; or none.
    pub values: Vec<u32>,
    /// Heaps of at most so many stones have no moves; others are looked at as smaller by that.
    pub offset: u32,
    /// Classes of values, which make the computation faster: by the parity of the ones under this mask, and, if `true`,
    /// of the heap.
    pub mask: Option<(u32, bool)>,
    /// The heap with which the proof of `taking.rs` or `growing.rs` begins, smaller by the offset; `None` if Guy and Smith's
    /// is followed.
    pub after: Option<usize>,
}

/// A period that has been proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodTheorem {
    /// The game.
    pub heaps: Heaps,
    /// Its moves, in heaps smaller by the offset.
    pub moves: Moves,
    /// Heaps of at most so many stones have no moves.
    pub offset: usize,
    /// From this heap on values repeat.
    pub start: usize,
    /// Length of the period.
    pub length: usize,
    /// Increase in each period.
    pub saltus: u32,
    /// `true` if the period is the shortest, and begins as early as possible.
    pub least: bool,
    /// Values before the start and of one period, if they are listed.
    pub values: Vec<u32>,
    /// Method of the proof.
    pub method: PeriodMethod,
    /// Number of heaps whose values were computed.
    pub computed: usize,
}

/// Theorems that prove periods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodMethod {
    /// Theorem of Guy and Smith.
    Window,
    /// No heap is split: the theorem of `taking.rs`.
    Taking,
    /// Heaps are split, and values grow: the theorem of `growing.rs`.
    Growing,
}

/// Start, length and saltus of a period.
#[derive(Clone, Copy)]
struct Repeats {
    start: usize,
    length: usize,
    saltus: u32,
}

impl PeriodCertificate {
    /// Reads the text of a certificate.
    pub fn parse(text: &str) -> Result<PeriodCertificate, kernel::Rejection> {
        let text = &Text::read(text)?;
        let (heaps, mut items) = Items::of(text, "period")?;
        let at = items.at();
        let (start, length, saltus) = match *items.needed("repeats")? {
            [start, length] => (start as usize, length as usize, 0),
            [start, length, saltus] => (start as usize, length as usize, saltus),
            _ => return flaw(at, TextFlaw::Arity),
        };
        let least = match items.take("least")? {
            None => false,
            Some([]) => true,
            Some(_) => return flaw(at, TextFlaw::Arity),
        };
        let values = match items.numbers("values")? {
            Some(values) if values.is_empty() => return flaw(at, TextFlaw::Arity),
            values => values.unwrap_or_default(),
        };
        let offset = items.one("offset")?.unwrap_or(0) as u32;
        let mask = match items.take("mask")? {
            None => None,
            Some([mask]) => Some((text.number(*mask, u32::MAX.into())? as u32, false)),
            Some([mask, parity]) if is_word(text, *parity, "parity") => {
                Some((text.number(*mask, u32::MAX.into())? as u32, true))
            }
            Some(_) => return flaw(at, TextFlaw::Arity),
        };
        let after = items.one("after")?;
        items.end()?;
        Ok(PeriodCertificate { heaps, start, length, saltus, least, values, offset, mask, after })
    }
}

/// Checks the text of a certificate of a period.
pub fn check_period(text: &str, limits: Limits) -> Result<PeriodTheorem, Rejection> {
    let meter = Meter::new(limits);
    meter.steps(text.len())?;
    let PeriodCertificate { heaps, start, length, saltus, least, values, offset, mask, after } =
        PeriodCertificate::parse(text)?;
    if length == 0 {
        return Err(PeriodFlaw::NoLength.into());
    }
    let moves = Moves::of(&heaps, offset, &meter)?;
    let offset = offset as usize;
    let repeats = Repeats { start: start.saturating_sub(offset), length, saltus };
    let (method, computed) = computed(&moves, repeats, after, mask, &meter)?;
    let all = All { values: &computed, offset };
    all.check(start, length, saltus, least)?;
    if let (PeriodMethod::Growing, Some(taken)) = (method, moves.listed()) {
        growing::check(&computed, &taken, repeats, &meter)?;
    }
    if !values.is_empty() {
        let other = (0..).zip(&values).find(|&(heap, value)| all.get(heap) != Some(*value));
        if values.len() != start.saturating_add(length) {
            return Err(PeriodFlaw::ValueCount(start.saturating_add(length)).into());
        }
        if let Some((heap, _)) = other {
            return Err(PeriodFlaw::Value(heap).into());
        }
    }
    let computed = computed.len();
    Ok(PeriodTheorem { heaps, moves, offset, start, length, saltus, least, values, method, computed })
}

/// The theorem that a certificate follows, and the values of heaps that it needs.
fn computed(
    moves: &Moves,
    repeats: Repeats,
    after: Option<usize>,
    mask: Option<(u32, bool)>,
    meter: &Meter,
) -> Result<(PeriodMethod, Vec<u32>), Rejection> {
    let splits = moves.0[2..].iter().any(|amounts| amounts.listed() != Some(vec![]));
    if let Some(after) = after.filter(|_| !splits) {
        return Ok((PeriodMethod::Taking, taking::values(moves, repeats, after, MOST, meter)?));
    }
    let listed = moves.listed().ok_or(PeriodFlaw::Endless)?;
    let (method, needed) = match after {
        Some(after) if repeats.saltus.is_power_of_two() => (PeriodMethod::Growing, Some(after)),
        None if repeats.saltus == 0 => (PeriodMethod::Window, needed(&listed, repeats)),
        _ => return Err(PeriodFlaw::Splits.into()),
    };
    let needed = needed.filter(|&needed| needed <= MOST).ok_or(PeriodFlaw::TooLong)?;
    let mut values = values::Values::new(listed, mask);
    values.extend(needed, meter)?;
    Ok((method, values.into_inner().into_iter().map(u32::from).collect()))
}

/// Number of values that Guy and Smith's theorem needs.
fn needed(amounts: &[Vec<usize>; 4], repeats: Repeats) -> Option<usize> {
    let (parts, start) =
        ((1..4).rev().find(|&parts| !amounts[parts].is_empty()).unwrap_or(1), repeats.start.max(1));
    let window = parts.checked_mul(start)?.checked_add((parts - 1).checked_mul(repeats.length)?)?;
    let taken = amounts.iter().flatten().max().copied().unwrap_or(0);
    window.checked_add(taken)?.checked_add(repeats.length)
}

/// Values of all heaps of the game, as far as they were computed.
struct All<'a> {
    values: &'a [u32],
    offset: usize,
}

impl All<'_> {
    fn get(&self, heap: usize) -> Option<u32> {
        self.values.get(heap.saturating_sub(self.offset)).copied()
    }

    /// The first heap from `start` on whose value does not repeat.
    fn differs(&self, start: usize, length: usize, saltus: u32) -> Option<usize> {
        let known = (self.values.len() + self.offset).saturating_sub(length);
        let repeats = |heap: usize| {
            self.get(heap).and_then(|value| value.checked_add(saltus)) == self.get(heap + length)
        };
        (start..known).find(|&heap| !repeats(heap))
    }

    /// Checks that values repeat, and if it is said that they do so no earlier and with no shorter period.
    fn check(&self, start: usize, length: usize, saltus: u32, least: bool) -> Result<(), PeriodFlaw> {
        if let Some(heap) = self.differs(start, length, saltus) {
            return Err(PeriodFlaw::Differs(heap));
        }
        if !least {
            return Ok(());
        }
        if start > 0 && self.differs(start - 1, length, saltus).is_none() {
            return Err(PeriodFlaw::Earlier);
        }
        // A smaller period would divide this one, so there would be one that is this one divided by a prime, with
        // the saltus divided as well.
        let (mut rest, mut prime) = (length, 2);
        while rest > 1 {
            if prime * prime > rest {
                prime = rest;
            }
            if rest.is_multiple_of(prime) {
                let (shorter, less) = (length / prime, saltus as usize / prime);
                let divides = (saltus as usize).is_multiple_of(prime);
                if divides && self.differs(start, shorter, less as u32).is_none() {
                    return Err(PeriodFlaw::Shorter(shorter));
                }
                rest /= prime;
            } else {
                prime += 1;
            }
        }
        Ok(())
    }
}
