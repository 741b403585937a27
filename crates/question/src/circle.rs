//! A way to play for ever, found among small components.

use crate::enumerate::{Tuples, rows};
use crate::{Component, Variant};
use dashu_int::UBig;
use rules::{Form, Options};
use std::collections::{HashMap, VecDeque};

/// The largest number in a component from which a circle is sought.
const LARGEST: u64 = 6;
/// The most components looked at on the way back.
const MOST: usize = 1 << 12;
/// The most components from which a circle is quickly sought.
const FEW: usize = 32;

/// Components that a play can run through for ever, the first again at the end, if they are quickly found.
pub fn quickly_found(variant: &Variant) -> Option<Vec<String>> {
    variant.instance().endless().iter().find_map(|&rule| from(variant, rule, FEW))
}

/// Cycle of components that play can run through for ever by this rule: the last is the first.
pub fn through(variant: &Variant, rule: usize) -> Option<Vec<String>> {
    from(variant, rule, MOST)
}

/// The same, from one of the first components.
fn from(variant: &Variant, rule: usize, most: usize) -> Option<Vec<String>> {
    starts(variant).take(most).find_map(|start| {
        let mut options = Options::new();
        if variant.instance().end(&start).ok()?.is_some() {
            return None;
        }
        variant.instance().options_of(rule, &start, &mut options).ok()?;
        let left: Vec<Vec<u64>> =
            options.iter().flat_map(|option| option.components()).map(<[u64]>::to_vec).collect();
        left.into_iter().find_map(|first| way(variant, &first, &start)).map(|way| {
            let shown = |at: &Vec<u64>| {
                let naturals = at.iter().map(|&word| UBig::from(word)).collect();
                Component { game: 0, naturals }.shown(variant)
            };
            std::iter::once(&start).chain(&way).map(shown).collect()
        })
    })
}

fn starts(variant: &Variant) -> Box<dyn Iterator<Item = Vec<u64>>> {
    match variant.form() {
        Form::Tuple(arity) => Box::new(Tuples::new(arity, LARGEST)),
        Form::Edges => Box::new(std::iter::empty()),
        Form::Row => Box::new(rows(variant, LARGEST, None).positions.into_iter().flatten()),
    }
}

/// The shortest way from one component to another.
fn way(variant: &Variant, from: &[u64], to: &[u64]) -> Option<Vec<Vec<u64>>> {
    let mut before: HashMap<Vec<u64>, Option<Vec<u64>>> = HashMap::from([(from.to_vec(), None)]);
    let mut queue = VecDeque::from([from.to_vec()]);
    let mut options = Options::new();
    while let Some(at) = queue.pop_front() {
        if at == to {
            let mut way = vec![at];
            while let Some(Some(previous)) = way.last().and_then(|last| before.get(last)) {
                way.push(previous.clone());
            }
            way.reverse();
            return Some(way);
        }
        options.clear();
        if variant.instance().options(&at, &mut options).is_err() {
            continue;
        }
        for next in options.iter().flat_map(|option| option.components()) {
            if before.len() < MOST && !before.contains_key(next) {
                before.insert(next.to_vec(), Some(at.clone()));
                queue.push_back(next.to_vec());
            }
        }
    }
    None
}
