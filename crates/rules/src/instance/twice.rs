//! Evaluation in machine words first.

use crate::eval::Fault;
use dashu_int::IBig;

/// Evaluates in machine words, and in unbounded integers if those overflow.
pub(super) fn twice<W, B, T>(
    words: Option<&W>,
    big: Option<&B>,
    at: &[u64],
    ask_words: impl FnOnce(&W, &[i64]) -> Result<T, Fault>,
    ask_big: impl FnOnce(&B, &[IBig]) -> Result<T, Fault>,
) -> Result<T, Fault> {
    if let Some(compiled) = words {
        // Most components are short.
        let mut room = [0i64; 8];
        let mut long = Vec::new();
        let place: &mut [i64] = if at.len() <= room.len() {
            &mut room[..at.len()]
        } else {
            long.resize(at.len(), 0);
            &mut long
        };
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
