//! Claims on values that go back to smaller positions: `value(2*n + 1) = value(n)`.
//!
//! Smaller positions are evaluated first, one after another and each once, so that no depth is too much for the stack.

use super::{Env, Fault};
use language::integer::Number;
use limits::watch;
use std::collections::BTreeMap;

/// Limit on the positions that are evaluated for one.
const MOST_POSITIONS: usize = 1 << 20;

/// Limit on the binary digits of all of them.
const MOST_BITS: usize = 1 << 31;

/// Values of positions of this many numbers; `None` where the claim gives none.
pub(crate) struct Recursion<N> {
    arity: usize,
    known: BTreeMap<Vec<N>, Option<N>>,
    wanted: Option<Vec<N>>,
}

impl<N: Number> Recursion<N> {
    pub(crate) fn new(arity: usize) -> Recursion<N> {
        Recursion { arity, known: BTreeMap::new(), wanted: None }
    }
}

/// Value of a smaller position; undefined where the claim gives none, or if it is not smaller.
pub(crate) fn value_at<N: Number>(env: &mut Env<'_, N>, at: Vec<N>) -> Result<N, Fault> {
    let arity = at.len();
    let sum = |numbers: &[N]| {
        numbers.iter().try_fold(N::zero(), |sum, number| sum.add(number).ok_or(Fault::Overflow))
    };
    let here = env.slots.get(..arity).ok_or(Fault::Undefined)?;
    if at.iter().any(N::is_negative) || sum(&at)? >= sum(here)? {
        return Err(Fault::Undefined);
    }
    let recursion = env.recursion.as_mut().ok_or(Fault::Undefined)?;
    match recursion.known.get(&at) {
        Some(value) => value.clone().ok_or(Fault::Undefined),
        None => {
            recursion.wanted = Some(at);
            Err(Fault::Wanted)
        }
    }
}

impl<N: Number> Env<'_, N> {
    /// Evaluates the position in the first slots, and the smaller ones on which it depends before it.
    pub(crate) fn below(
        &mut self,
        evaluate: impl Fn(&mut Env<'_, N>) -> Result<Option<N>, Fault>,
    ) -> Result<Option<N>, Fault> {
        let Some(arity) = self.recursion.as_ref().map(|recursion| recursion.arity) else {
            return evaluate(self);
        };
        let mut open: Vec<Vec<N>> = vec![self.slots.iter().take(arity).cloned().collect()];
        let (mut positions, mut bits) = (0, 0);
        while let Some(position) = open.last() {
            self.depth = 0;
            self.slots.iter_mut().zip(position).for_each(|(slot, number)| slot.clone_from(number));
            let value = match evaluate(self) {
                Err(Fault::Wanted) => {
                    let wanted = self.recursion.as_mut().and_then(|recursion| recursion.wanted.take());
                    let wanted = wanted.ok_or(Fault::Undefined)?;
                    positions += 1;
                    bits += wanted.iter().map(size).sum::<usize>();
                    if positions > MOST_POSITIONS || bits > MOST_BITS {
                        return Err(Fault::TooLarge);
                    }
                    if watch::steps(1) {
                        return Err(Fault::TooMany);
                    }
                    open.push(wanted);
                    continue;
                }
                other => other?,
            };
            let Some(position) = open.pop() else { break };
            if open.is_empty() {
                return Ok(value);
            }
            if let Some(recursion) = &mut self.recursion {
                recursion.known.insert(position, value);
            }
        }
        Ok(None)
    }
}

/// Binary digits of a number.
fn size<N: Number>(number: &N) -> usize {
    use dashu_int::ops::BitTest;
    match number.word() {
        Some(_) => 64,
        None => number.natural().map_or(64, |natural| natural.bit_len()),
    }
}
