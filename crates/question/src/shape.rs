//! Games of the language as games on heaps.

use ::heap::{Amounts, Parts, Rules, Shape};
use forms::{OneHeap, Pair};
use rules::Instance;

/// A game on heaps, recognised from its rules.
#[derive(Clone, Debug)]
pub struct HeapShape {
    /// Kinds of moves; a component n stands for a heap of n less the offset.
    pub heaps: OneHeap,
    /// Rules in the form that computes nim-values.
    pub rules: Rules,
}

impl HeapShape {
    /// Recognises a game on heaps.
    pub fn of(instance: &Instance) -> Option<HeapShape> {
        let heaps = forms::one_heap(instance)?;
        let mut rules = Rules::none();
        for kind in &heaps.kinds {
            let shape = match kind.pair {
                Pair::Any => Shape::Free,
                Pair::Different => Shape::Different,
                Pair::Equal => Shape::Equal,
            };
            rules = rules.with(Parts::exactly(kind.parts), shape, amounts(&kind.taken)?);
        }
        Some(HeapShape { heaps, rules })
    }
}

fn amounts(taken: &forms::Amounts) -> Option<Amounts> {
    let mut few = Vec::new();
    for amount in taken.listed() {
        few.push(usize::try_from(amount).ok()?);
    }
    match taken.cycle() {
        None => Some(Amounts::list(few)),
        Some((from, cycle)) => {
            let offsets = (0..cycle.len()).filter(|&place| cycle[place]);
            Some(Amounts::new(few, usize::try_from(from).ok()?, cycle.len(), offsets))
        }
    }
}
