//! Games with nim-values, one number a component.
//!
//! * Problem: who wins a sum of heaps, and by which moves.
//! * Theorem: R. P. Sprague 1935, P. M. Grundy 1939: the nim-sum of the nim-values decides, and a winning move is one
//!   that makes it 0. So all that a game has to say is the nim-value of a heap, and which options have a wanted one.
//! * Cost: that of the two questions, for each heap.
//! * Evidence: each game's own file says whose theorem its nim-values are.

use super::super::{Component, Several, Theory};
use super::sentence;
use dashu_int::UBig;
use rules::speech::both;
use rules::{Convention, Text};

/// The most options of a heap, or moves, that are ever written down.
pub(super) const MOST_LISTED: usize = 1 << 20;

/// A game of which every component is one number, with nim-values in closed form.
pub(super) trait Heap: Send + Sync {
    /// Whose theorem it is.
    fn citation(&self, convention: Convention) -> &str;

    /// The nim-value of a heap.
    fn value(&self, heap: &UBig) -> Option<UBig>;

    /// The heaps that a move can leave and that have this nim-value, by rising size unless a better one to recommend
    /// stands first.
    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>>;

    /// How the nim-value of a heap is found.
    fn rule(&self) -> Text;

    /// The same with the numbers of a heap: `21 mod 4 = 1`.
    fn equation(&self, heap: &UBig) -> Option<String>;

    /// Why whoever has to move in this heap of nim-value 0, and in no other, loses, if there is more to say.
    fn lost(&self, heap: &UBig) -> Option<Text>;

    /// If who cannot move wins: why whoever has to move in this heap, and in no other, wins or loses. A move is left in
    /// it, and it has this nim-value.
    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Text>;

    /// How the nim-values of these heaps come about.
    fn account(&self, heaps: &[&UBig]) -> Vec<Text> {
        let mut said = vec![self.rule()];
        said.extend(sentence::list(heaps, |heap| self.equation(heap)));
        if let [heap] = heaps
            && self.value(heap).is_some_and(|value| value.is_zero())
        {
            said.extend(self.lost(heap));
        }
        said
    }

    /// The numbers that show of a heap on its own that it is lost, if who cannot move wins: `21 mod 4 = 1`.
    fn mark(&self, heap: &UBig) -> Option<String> {
        self.equation(heap)
    }

    /// Whether the nim-value of a heap is its size.
    fn is_nim(&self) -> bool {
        false
    }
}

/// A game under normal play: who cannot move loses.
pub(super) struct Normal<H>(pub(super) H);

impl<H: Heap> Theory for Normal<H> {
    fn citation(&self) -> &str {
        self.0.citation(Convention::Normal)
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        self.0.value(single(at)?)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let found = self.0.reaching(single(at)?, value, most)?;
        let first = found.first.into_iter().map(|heap| vec![vec![heap]]).collect();
        Some(Several { first, count: found.count })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Text> {
        match singles(sum) {
            Some(heaps) => self.0.account(&heaps),
            None => Vec::new(),
        }
    }

    fn tells(&self, _at: &[UBig], option: &[Component], value: &UBig) -> Option<Text> {
        let [left] = option else { return None };
        let left = single(left)?;
        if value.is_zero()
            && let Some(lost) = self.0.lost(left)
        {
            return Some(lost);
        }
        let equation = self.0.equation(left).filter(|_| !self.0.is_nim())?;
        Some(both(format!("{equation}."), format!("{equation}。")))
    }
}

/// The number of a component.
pub(super) fn single(at: &[UBig]) -> Option<&UBig> {
    match at {
        [heap] => Some(heap),
        _ => None,
    }
}

/// The numbers of all components.
pub(super) fn singles<'a>(sum: &[&'a [UBig]]) -> Option<Vec<&'a UBig>> {
    sum.iter().map(|at| single(at)).collect()
}

/// Nothing.
pub(super) fn none<T>() -> Several<T> {
    Several { first: Vec::new(), count: Some(UBig::ZERO) }
}

/// One thing.
pub(super) fn one<T>(thing: T, most: usize) -> Several<T> {
    let first = if most > 0 { vec![thing] } else { Vec::new() };
    Several { first, count: Some(UBig::ONE) }
}

/// All heaps from one size to another.
pub(super) fn run(least: UBig, most: &UBig, listed: usize) -> Several<UBig> {
    if least > *most {
        return none();
    }
    let count = most - &least + UBig::ONE;
    let listed = usize::try_from(&count).unwrap_or(usize::MAX).min(listed).min(MOST_LISTED);
    let first = std::iter::successors(Some(least), |heap| Some(heap + UBig::ONE)).take(listed).collect();
    Several { first, count: Some(count) }
}
