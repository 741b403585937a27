//! Distinct options of one component, of any size.

use crate::{Component, Variant};
use rules::Options;
use solve::{Halt, Limits, Refusal};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// Limit on the numbers of a component whose options are all listed.
const LISTED: u64 = 1 << 21;
/// Limit on the options examined if they are not all listed.
pub const MOST: usize = 1 << 18;

/// The options of a component.
pub struct Listed {
    /// The options, each a sum of components of the same game.
    pub options: Vec<Vec<Component>>,
    /// `true` if the list is complete.
    pub complete: bool,
}

/// Lists the options of a component; none if play has stopped.
pub fn options(variant: &Variant, component: &Component, limits: &Limits) -> Result<Listed, Halt> {
    options_within(variant, component, usize::MAX, limits)
}

/// Approximate limit on the number of rules that leave the same option, for counts that include repetitions.
const REPEATED: usize = 8;

/// Lists the options of a component if there are at most `most`.
pub fn options_within(
    variant: &Variant,
    component: &Component,
    most: usize,
    limits: &Limits,
) -> Result<Listed, Halt> {
    let small = component.words().filter(|words| words.words.iter().all(|&word| word <= LISTED));
    let Some(words) = small else { return large(variant, component, most, limits) };
    let rules = variant.rules();
    let mut found = Options::new();
    if rules.end(&words.words)?.is_none() {
        rules.options(&words.words, &mut found)?;
    }
    if found.len() > most.saturating_mul(REPEATED) {
        return Ok(Listed { options: Vec::new(), complete: false });
    }
    let mut seen = HashSet::with_capacity(found.len());
    let mut options = Vec::with_capacity(found.len());
    for option in found.iter() {
        let mut key: Vec<&[u64]> = option.components().collect();
        key.sort_unstable();
        if seen.insert(key) {
            let part = |part: &[u64]| Component::of(&solve::pool::Component::new(component.game, part));
            options.push(option.components().map(part).collect());
        }
    }
    Ok(Listed { options, complete: true })
}

/// Lists a reasonable number of options of a component with large numbers.
fn large(variant: &Variant, component: &Component, most: usize, limits: &Limits) -> Result<Listed, Halt> {
    let mut seen = HashSet::new();
    let mut options = Vec::new();
    let (mut complete, mut stopped) = (true, None);
    let each = &mut |_rule: usize, parts: Vec<Vec<dashu_int::UBig>>| {
        if options.len() >= MOST || options.len() > most {
            complete = false;
            return ControlFlow::Break(());
        }
        if options.len() % 1024 == 0 {
            stopped = limits.stopped();
            if stopped.is_some() {
                return ControlFlow::Break(());
            }
        }
        let parts: Vec<Component> =
            parts.into_iter().map(|naturals| Component { game: component.game, naturals }).collect();
        let mut key = parts.clone();
        key.sort_unstable();
        if seen.insert(key) {
            options.push(parts);
        }
        ControlFlow::Continue(())
    };
    variant
        .instance()
        .big_options(&component.naturals, each)
        .map_err(|_| Halt::Refused(Refusal::TooLarge))?;
    match stopped {
        Some(reason) => Err(Halt::Stopped { reason, positions: options.len() as u64 }),
        None => Ok(Listed { options, complete }),
    }
}
