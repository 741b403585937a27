//! Taking from a to b stones.
//!
//! * Problem: from a to b stones are taken from a heap; a heap of fewer than a has no moves.
//! * Theorem: the nim-value of n stones is ⌊r / a⌋ where r = n mod (a + b) (Winning Ways, ch. 4, on
//!   subtraction games). The options with a wanted value are consecutive sizes; see `arc`.
//! * Cost: two divisions per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::arc::Arc;
use super::heap::{Heap, none};
use super::sentence::{remainder, remainders, span};
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Text};

/// Taking from `least` to `most` stones.
pub(super) struct BashRange {
    least: UBig,
    most: UBig,
    period: UBig,
}

impl BashRange {
    /// The game with these bounds, `1 <= least <= most`.
    pub(super) fn new(least: UBig, most: UBig) -> BashRange {
        let period = &least + &most;
        BashRange { least, most, period }
    }
}

impl Heap for BashRange {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Winning Ways, ch. 4",
            Convention::Misere => "Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap % &self.period / &self.least)
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let start = value * &self.least;
        if *heap < self.least || start >= self.period {
            return Some(none());
        }
        let lowest = if *heap > self.most { heap - &self.most } else { UBig::ZERO };
        let length = (&self.period - &start).min(self.least.clone());
        Some(Arc { period: &self.period, start, length }.run(&lowest, &(heap - &self.least), most))
    }

    fn rule(&self) -> Text {
        let (range, period, least) =
            (span(&self.least, &self.most), number(&self.period), number(&self.least));
        both(
            format!(
                "With {} stones a move, the nim-value of n stones is ⌊(n mod {period}) / {least}⌋.",
                range.en
            ),
            format!("每次取 {} 个，n 个石子的 SG 值是 ⌊(n mod {period}) / {least}⌋。", range.zh),
        )
    }

    fn equation(&self, heap: &UBig) -> Option<String> {
        let (size, period, least) = (number(heap), number(&self.period), number(&self.least));
        Some(format!("⌊({size} mod {period}) / {least}⌋ = {}", number(&self.value(heap)?)))
    }

    fn mark(&self, heap: &UBig) -> Option<String> {
        Some(remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Text> {
        let (least, period) = (number(&self.least), number(&self.period));
        let left = heap % &self.period;
        if *heap < self.least {
            return Some(both(
                format!("{} is less than {least}, so there is no move in it.", number(heap)),
                format!("{} 少于 {least}，已经无法再取。", number(heap)),
            ));
        }
        let (equation, left) = (remainder(heap, &self.period), number(&left));
        Some(both(
            format!(
                "{equation}, less than {least}: whatever number k one player takes, the other takes {period} − k, until \
                 {left} is left and the one who began cannot move."
            ),
            format!(
                "{equation}，小于 {least}：先走的人取 k 个，另一人就取 {period} − k 个，直到只剩 {left} 个，先走的人\
                 无法再取。"
            ),
        ))
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Text> {
        let (least, period) = (number(&self.least), number(&self.period));
        let (equation, left) = (remainder(heap, &self.period), number(&(heap % &self.period)));
        if *heap < self.period && value.is_one() {
            return vec![both(
                format!(
                    "Whatever the player takes from {left}, less than {least} is left: the opponent cannot move, and so wins."
                ),
                format!("先手无论从 {left} 个中取几个，都剩下不足 {least} 个，对方不能再取，于是对方获胜。"),
            )];
        }
        if value.is_one() {
            return vec![both(
                format!(
                    "{equation}: whatever number k the player takes, the opponent takes {period} − k, until the player has to \
                     take from {left}, less than twice {least}. That leaves less than {least}: the opponent cannot move, and \
                     so wins."
                ),
                format!(
                    "{equation}：先手取 k 个，对方就取 {period} − k 个，直到先手要从 {left} 个中取；这不到 {least} 的两倍，\
                     取后不足 {least} 个，对方不能再取，于是对方获胜。"
                ),
            )];
        }
        // Those with nim-value 1.
        let lost = remainders(&self.least, &(&self.least + &self.least - UBig::ONE));
        vec![both(
            format!(
                "Who cannot move wins, so one has to leave n with n mod {period} {}: whatever number k the \
                 opponent then takes, the reply is {period} − k, and in the end the opponent has to leave less than {least}. \
                 Here {equation}, and a move can change that.",
                lost.en
            ),
            format!(
                "不能取的人获胜，所以要留给对方除以 {period} 余 {} 的个数：对方取 k 个，就回应 {period} − k 个，\
                 最后对方不得不取到不足 {least} 个。此处 {equation}，一步就能走到这样的余数。",
                lost.zh
            ),
        )]
    }
}
