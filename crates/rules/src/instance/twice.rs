//! Evaluation in machine words first.

use crate::eval::Fault;
use dashu_int::IBig;
use language::integer::Number;

/// Most components are no longer.
pub(super) const SHORT: usize = 8;

/// Room for some numbers, all zero: in an array if they are few.
pub(super) fn room<'r, N: Number>(few: &'r mut [N], many: &'r mut Vec<N>, length: usize) -> &'r mut [N] {
    few.get_mut(..length).unwrap_or_else(|| {
        many.resize(length, N::zero());
        many
    })
}

/// Evaluates in machine words, and in unbounded integers if those overflow.
pub(super) fn twice<W, B, T>(
    words: Option<&W>,
    big: Option<&B>,
    at: &[u64],
    ask_words: impl FnOnce(&W, &[i64]) -> Result<T, Fault>,
    ask_big: impl FnOnce(&B, &[IBig]) -> Result<T, Fault>,
) -> Result<T, Fault> {
    if let Some(compiled) = words {
        let (mut few, mut many) = ([0i64; SHORT], Vec::new());
        let place = room(&mut few, &mut many, at.len());
        if at.iter().all(|&word| i64::try_from(word).is_ok()) {
            for (place, &word) in place.iter_mut().zip(at) {
                *place = word as i64;
            }
            match ask_words(compiled, place) {
                Err(Fault::Overflow) => {}
                answered => return answered,
            }
        }
    }
    let at: Vec<IBig> = at.iter().map(|&word| IBig::from(word)).collect();
    ask_big(big.ok_or(Fault::TooLarge)?, &at)
}
