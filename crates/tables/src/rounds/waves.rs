//! Decided positions, carried backwards along the moves, those of one length of play after the other.

use super::arrows::{Arrow, Arrows};
use crate::stop::Stop;
use limits::Meter;
use solve::Outcome;

/// Decided positions, as bits.
pub(super) struct Decided {
    pub(super) lost: Vec<u64>,
    pub(super) won: Vec<u64>,
}

impl Decided {
    /// Outcome of a position; what is not decided is drawn.
    pub(super) fn outcome(&self, number: u64) -> Outcome {
        let has = |bits: &[u64]| bits[(number / 64) as usize] >> (number % 64) & 1 == 1;
        match (has(&self.lost), has(&self.won)) {
            (true, _) => Outcome::P,
            (_, true) => Outcome::N,
            _ => Outcome::D,
        }
    }
}

/// Bits of some words.
pub(super) type Front = Vec<(usize, u64)>;

/// Positions decided by this process, as words of lost and of won ones.
pub(super) type Fronts = [Front; 2];

/// Joins what others have decided.
pub(super) type Join<'a> = dyn FnMut(&Decided, Fronts) -> Result<Fronts, Stop> + 'a;

/// Decides all positions of a box of so many words that can be, beginning with those `before`. After each length of play
/// `join` is handed what was decided from these arrows, and adds what was decided elsewhere.
pub(super) fn decide(
    arrows: Arrows,
    words: usize,
    before: Option<Decided>,
    meter: &Meter,
    join: &mut Join<'_>,
) -> Result<Decided, Stop> {
    let Arrows { first, arrows, lost, won } = arrows;
    let mut decided = Decided { lost: vec![0; words], won: vec![0; words] };
    let mut fronts = [front(&lost, first), front(&won, first)];
    if let Some(before) = before {
        fronts[0].extend(front(&before.lost, 0));
        fronts[1].extend(front(&before.won, 0));
    }
    let own = Own { first, arrows };
    let mut marks = Marks { bits: vec![0; lost.len()], words: Vec::new() };
    let mut done = 0;
    loop {
        let [lost, won] = decided.add(join(&decided, fronts)?);
        if lost.is_empty() && won.is_empty() {
            return Ok(decided);
        }
        for front in [&lost, &won] {
            done += front.iter().map(|(_, bits)| u64::from(bits.count_ones())).sum::<u64>();
        }
        meter.reached(done);
        // A position is lost if its last option has just been won for the opponent: options that are won now count, and
        // those that will be won next do not.
        for &(word, bits) in &won {
            meter.step(0, || 0).map_err(Stop::Limit)?;
            marks.sources(&own, word, bits, &|at| decided.lost[at] | decided.won[at]);
        }
        let mut next_lost = Front::new();
        marks.take(&mut |at, bits| {
            let bits = decided.all_won(&own, at, bits);
            if bits != 0 {
                next_lost.push((first + at, bits));
            }
        });
        for &(word, bits) in &lost {
            meter.step(0, || 0).map_err(Stop::Limit)?;
            marks.sources(&own, word, bits, &|at| decided.won[at]);
        }
        let mut next_won = Front::new();
        marks.take(&mut |at, bits| next_won.push((first + at, bits)));
        fronts = [next_lost, next_won];
    }
}

/// Moves from the positions of a range of words.
struct Own {
    first: usize,
    arrows: Vec<Arrow>,
}

impl Decided {
    /// Number of positions.
    pub(super) fn count(&self) -> u64 {
        self.lost.iter().chain(&self.won).map(|bits| u64::from(bits.count_ones())).sum()
    }

    /// Adds positions; returns those that are new.
    fn add(&mut self, fronts: Fronts) -> Fronts {
        let [lost, won] = fronts;
        let news = |bits: &mut [u64], front: Front| {
            let mut new = Front::new();
            for (at, more) in front {
                let Some(bits) = bits.get_mut(at) else { continue };
                let more = more & !*bits;
                if more != 0 {
                    *bits |= more;
                    new.push((at, more));
                }
            }
            new
        };
        [news(&mut self.lost, lost), news(&mut self.won, won)]
    }

    /// Positions among those of a word of the range whose options are all won for the opponent.
    fn all_won(&self, own: &Own, at: usize, mut bits: u64) -> u64 {
        for arrow in &own.arrows {
            let from = arrow.from[at] & bits;
            if from != 0 {
                bits &= !from | read(&self.won, 64 * (own.first + at) as i64 - arrow.back);
                if bits == 0 {
                    break;
                }
            }
        }
        bits
    }
}

/// Words that are not 0, the first of which has a number.
fn front(bits: &[u64], first: usize) -> Front {
    (first..).zip(bits.iter().copied()).filter(|(_, bits)| *bits != 0).collect()
}

/// The 64 bits from a place on; those outside are 0.
fn read(bits: &[u64], start: i64) -> u64 {
    let shift = start.rem_euclid(64);
    let word = |at: i64| usize::try_from(at).ok().and_then(|at| bits.get(at)).copied().unwrap_or(0);
    let at = start.div_euclid(64);
    if shift == 0 { word(at) } else { word(at) >> shift | word(at + 1) << (64 - shift) }
}

/// Marked positions of a range, and the words that have any.
struct Marks {
    bits: Vec<u64>,
    words: Vec<usize>,
}

impl Marks {
    /// Marks the positions of the range with a move to those of a word, but for `known` ones.
    fn sources(&mut self, own: &Own, word: usize, bits: u64, known: &dyn Fn(usize) -> u64) {
        for arrow in &own.arrows {
            let start = 64 * word as i64 + arrow.back;
            let shift = start.rem_euclid(64);
            let mut mark = |at: i64, bits: u64| {
                let at = usize::try_from(at).ok().and_then(|at| at.checked_sub(own.first));
                let Some((at, from)) = at.and_then(|at| Some((at, arrow.from.get(at)?))) else {
                    return;
                };
                let bits = bits & from;
                if bits != 0 {
                    let bits = bits & !known(own.first + at);
                    if bits != 0 {
                        if self.bits[at] == 0 {
                            self.words.push(at);
                        }
                        self.bits[at] |= bits;
                    }
                }
            };
            mark(start.div_euclid(64), bits << shift);
            if shift > 0 {
                mark(start.div_euclid(64) + 1, bits >> (64 - shift));
            }
        }
    }

    /// Removes all marks and passes them on.
    fn take(&mut self, pass: &mut dyn FnMut(usize, u64)) {
        for at in self.words.drain(..) {
            pass(at, std::mem::take(&mut self.bits[at]));
        }
    }
}
