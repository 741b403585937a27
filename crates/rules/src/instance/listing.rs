//! Listing of options.

use super::after::{Copies, Sum};
use super::misfit::Trouble;
use super::rule::Compiled;
use crate::eval::Fault;
use crate::{NativeMoves, Options};
use dashu_int::UBig;
use language::integer::Number;
use limits::watch;
use std::ops::ControlFlow;

/// Limit on the numbers in the options of one component.
const MOST_WORDS: u64 = 1 << 25;

/// Appends the options that a rule allows, first dropping those beyond the first `before`. After each, `tell` may take them
/// away, and may break.
pub(super) fn list<N: Number>(
    compiled: &Compiled<N>,
    at: &[N],
    sorted: bool,
    (options, before): (&mut Options, usize),
    tell: &mut dyn FnMut(&mut Options) -> ControlFlow<()>,
) -> Result<(), Fault> {
    options.truncate(before);
    let mut fault = None;
    let most = usize::try_from(watch::candidates(MOST_WORDS)).unwrap_or(usize::MAX);
    let (mut words, mut count) = (options.words(), options.len());
    let kept = if options.are_for_nim_sums() { Copies::Parity } else { Copies::All };
    let _complete = compiled.options(at, kept, &mut |sum: &Sum<N>| {
        for part in sum {
            let mut copy;
            let part = match sorted {
                false => part,
                true => {
                    copy = part.clone();
                    copy.sort_unstable();
                    &copy
                }
            };
            for number in part {
                match number.word() {
                    Some(word) => options.push_word(word),
                    None => fault = Some(Fault::TooLarge),
                }
            }
            options.end_component();
            words += part.len();
        }
        options.end_option();
        count += 1;
        if words > most || count > most {
            fault = Some(Fault::TooMany);
        }
        if fault.is_some() { ControlFlow::Break(()) } else { tell(options) }
    })?;
    match fault {
        Some(fault) => Err(fault),
        None => Ok(()),
    }
}

/// Options of a game written in Rust.
pub(super) fn native_options(
    moves: &dyn NativeMoves,
    at: &[UBig],
    each: &mut dyn FnMut(usize, Vec<Vec<UBig>>) -> ControlFlow<()>,
) -> Result<(), Trouble> {
    let words: Option<Vec<u64>> = at.iter().map(|natural| u64::try_from(natural).ok()).collect();
    let mut options = Options::new();
    moves.options(&words.ok_or(Trouble::TooLarge)?, &mut options)?;
    for option in options.iter() {
        let natural = |part: &[u64]| part.iter().map(|&word| UBig::from(word)).collect();
        if each(0, option.components().map(natural).collect()).is_break() {
            break;
        }
    }
    Ok(())
}
