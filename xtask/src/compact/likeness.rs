//! An order of texts in which each is followed by one that is like it.

use std::cmp::Reverse;
use std::collections::HashMap;

/// Bytes of a run.
const RUN: usize = 4;
/// Hashes kept of a text.
const KEPT: usize = 1 << 10;
/// Texts that are compared for each of its hashes.
const COMPARED: usize = 300;

/// An order of the texts, from the shortest on: each is followed by the one, of those that are left, that has most hashes in common with it; of several the one
/// whose length is nearest; the shortest of those left if none has any.
pub(super) fn chain(texts: &[&[u8]]) -> Vec<usize> {
    let sketches: Vec<Vec<(usize, u32)>> = texts.iter().map(|text| sketch(text)).collect();
    let mut short: Vec<usize> = (0..texts.len()).collect();
    short.sort_by_key(|&text| texts[text].len());
    let mut having: HashMap<(usize, u32), Vec<usize>> = HashMap::new();
    for &text in &short {
        sketches[text].iter().for_each(|&hash| having.entry(hash).or_default().push(text));
    }
    let (mut order, mut taken) = (vec![], vec![false; texts.len()]);
    let mut short = short.into_iter();
    let mut last = None;
    while let Some(next) = last
        .and_then(|last: usize| {
            let mut common: HashMap<usize, usize> = HashMap::new();
            for hash in &sketches[last] {
                let Some(left) = having.get_mut(hash) else { continue };
                left.retain(|&text| !taken[text]);
                left.iter().take(COMPARED).for_each(|&text| *common.entry(text).or_default() += 1);
            }
            let far = |text: usize| (texts[text].len().abs_diff(texts[last].len()), text);
            common.into_iter().max_by_key(|&(text, count)| (count, Reverse(far(text)))).map(|(text, _)| text)
        })
        .or_else(|| short.find(|&text| !taken[text]))
    {
        taken[next] = true;
        order.push(next);
        last = Some(next);
    }
    order
}

/// Hashes of the runs of a text: the least in each of as many classes. Of two texts, as many agree as they have runs in common, roughly.
fn sketch(text: &[u8]) -> Vec<(usize, u32)> {
    let mut least = vec![None; KEPT];
    for run in text.windows(RUN) {
        let hash = mixed(run.iter().fold(0, |hash, &byte| (hash << 8) | u32::from(byte)));
        let class = &mut least[hash as usize % KEPT];
        *class = Some(class.map_or(hash, |least: u32| least.min(hash)));
    }
    least.into_iter().enumerate().filter_map(|(class, hash)| Some((class, hash?))).collect()
}

/// A permutation of the numbers that leaves nothing of their order.
fn mixed(number: u32) -> u32 {
    let number = (number ^ (number >> 16)).wrapping_mul(0x85eb_ca6b);
    let number = (number ^ (number >> 13)).wrapping_mul(0xc2b2_ae35);
    number ^ (number >> 16)
}
