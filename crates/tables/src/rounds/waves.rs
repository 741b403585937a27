//! Decided positions, carried backwards along the moves, those of one length of play after the other.

use super::arrows::{Arrow, Arrows};
use limits::Meter;
use solve::{Outcome, StopReason};

/// Decided positions, as bits.
pub(super) struct Decided {
    lost: Vec<u64>,
    won: Vec<u64>,
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
type Front = Vec<(usize, u64)>;

/// Decides all positions that can be.
pub(super) fn decide(arrows: Arrows, meter: &Meter) -> Result<Decided, StopReason> {
    let Arrows { arrows, lost, won } = arrows;
    let words = lost.len();
    let mut decided = Decided { lost, won };
    let [mut lost, mut won] = [&decided.lost, &decided.won].map(|bits| front(bits));
    let mut marks = Marks { bits: vec![0; words], words: Vec::new() };
    let mut done = 0;
    while !lost.is_empty() || !won.is_empty() {
        for front in [&lost, &won] {
            done += front.iter().map(|(_, bits)| u64::from(bits.count_ones())).sum::<u64>();
        }
        meter.reached(done);
        // A position is lost if its last option has just been won for the opponent: options that are won now count, and
        // those that will be won next do not.
        for &(word, bits) in &won {
            meter.step(0, || 0)?;
            marks.sources(&arrows, word, bits, &|at| decided.lost[at] | decided.won[at]);
        }
        let mut next_lost = Front::new();
        marks.take(&mut |at, bits| {
            let bits = decided.all_won(&arrows, at, bits);
            if bits != 0 {
                next_lost.push((at, bits));
            }
        });
        for &(word, bits) in &lost {
            meter.step(0, || 0)?;
            marks.sources(&arrows, word, bits, &|at| decided.won[at]);
        }
        let mut next_won = Front::new();
        marks.take(&mut |at, bits| next_won.push((at, bits)));
        next_lost.iter().for_each(|&(at, bits)| decided.lost[at] |= bits);
        next_won.iter().for_each(|&(at, bits)| decided.won[at] |= bits);
        (lost, won) = (next_lost, next_won);
    }
    Ok(decided)
}

impl Decided {
    /// Positions among those of a word whose options are all won for the opponent.
    fn all_won(&self, arrows: &[Arrow], at: usize, mut bits: u64) -> u64 {
        for arrow in arrows {
            let from = arrow.from[at] & bits;
            if from != 0 {
                bits &= !from | read(&self.won, 64 * at as i64 - arrow.back);
                if bits == 0 {
                    break;
                }
            }
        }
        bits
    }
}

/// Words that are not 0.
fn front(bits: &[u64]) -> Front {
    bits.iter().copied().enumerate().filter(|(_, bits)| *bits != 0).collect()
}

/// The 64 bits from a place on; those outside are 0.
fn read(bits: &[u64], start: i64) -> u64 {
    let shift = start.rem_euclid(64);
    let word = |at: i64| usize::try_from(at).ok().and_then(|at| bits.get(at)).copied().unwrap_or(0);
    let at = start.div_euclid(64);
    if shift == 0 { word(at) } else { word(at) >> shift | word(at + 1) << (64 - shift) }
}

/// Marked positions, and the words that have any.
struct Marks {
    bits: Vec<u64>,
    words: Vec<usize>,
}

impl Marks {
    /// Marks the positions with a move to those of a word, but for `known` ones.
    fn sources(&mut self, arrows: &[Arrow], word: usize, bits: u64, known: &dyn Fn(usize) -> u64) {
        for arrow in arrows {
            let start = 64 * word as i64 + arrow.back;
            let shift = start.rem_euclid(64);
            let mut mark = |at: i64, bits: u64| {
                let Some((at, from)) =
                    usize::try_from(at).ok().and_then(|at| Some((at, arrow.from.get(at)?)))
                else {
                    return;
                };
                let bits = bits & from;
                if bits != 0 {
                    let bits = bits & !known(at);
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
