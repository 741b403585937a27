//! Taking from a to b stones, or a small heap as a whole.
//!
//! * Problem: from a to b stones are taken from a heap; a heap of fewer than a may be taken as a whole.
//! * Theorem: with r = n mod (a + b) the nim-value of n stones is ⌈r / a⌉ if r <= b, and 0 otherwise. By
//!   induction: the options of a heap of a or more are b - a + 1 consecutive sizes, whose remainders miss
//!   exactly the sizes with its own value and higher ones (Winning Ways, ch. 4, on subtraction games; this
//!   variant is ours).
//! * Cost: two divisions per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::arc::Arc;
use super::heap::{Heap, none, one};
use super::sentence::{empty, remainder, remainders, span};
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Text};

/// Taking from `least` to `most` stones, or a whole heap of fewer than `least`.
pub(super) struct BashClear {
    least: UBig,
    most: UBig,
    period: UBig,
}

impl BashClear {
    /// The game with these bounds, `1 <= least <= most`.
    pub(super) fn new(least: UBig, most: UBig) -> BashClear {
        let period = &least + &most;
        BashClear { least, most, period }
    }

    /// Remainders of the heaps with a nim-value.
    fn arc(&self, value: &UBig) -> Option<Arc<'_>> {
        if value.is_zero() {
            let start = (&self.most + UBig::ONE) % &self.period;
            return Some(Arc { period: &self.period, start, length: self.least.clone() });
        }
        let start = (value - UBig::ONE) * &self.least + UBig::ONE;
        if start > self.most {
            return None;
        }
        let length = (&self.most - &start + UBig::ONE).min(self.least.clone());
        Some(Arc { period: &self.period, start, length })
    }
}

impl Heap for BashClear {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Winning Ways, ch. 4",
            Convention::Misere => "Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        let left = heap % &self.period;
        Some(if left > self.most { UBig::ZERO } else { (left + &self.least - UBig::ONE) / &self.least })
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        if *heap < self.least {
            let clears = !heap.is_zero() && value.is_zero();
            return Some(if clears { one(UBig::ZERO, most) } else { none() });
        }
        let Some(arc) = self.arc(value) else { return Some(none()) };
        let lowest = if *heap > self.most { heap - &self.most } else { UBig::ZERO };
        Some(arc.run(&lowest, &(heap - &self.least), most))
    }

    fn rule(&self) -> Text {
        let (least, most, period) = (number(&self.least), number(&self.most), number(&self.period));
        let range = span(&self.least, &self.most);
        both(
            format!(
                "With {} stones a move, or all of fewer than {least}: let r = n mod {period}; the nim-value \
                 of n stones is ⌈r / {least}⌉ if r ≤ {most}, and 0 otherwise.",
                range.en
            ),
            format!(
                "每次取 {} 个，不足 {least} 个时须一次取完：令 r = n mod {period}，r ≤ {most} 时 n 个石子的 \
                 SG 值是 ⌈r / {least}⌉，否则为 0。",
                range.zh
            ),
        )
    }

    fn equation(&self, heap: &UBig) -> Option<String> {
        let (size, period, least) = (number(heap), number(&self.period), number(&self.least));
        let left = heap % &self.period;
        Some(if left > self.most {
            format!("{size} mod {period} = {} > {}: 0", number(&left), number(&self.most))
        } else {
            format!("⌈({size} mod {period}) / {least}⌉ = {}", number(&self.value(heap)?))
        })
    }

    fn mark(&self, heap: &UBig) -> Option<String> {
        Some(remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Text> {
        if heap.is_zero() {
            return Some(empty());
        }
        let left = heap % &self.period;
        let (equation, period, most) =
            (remainder(heap, &self.period), number(&self.period), number(&self.most));
        if left.is_zero() {
            return Some(both(
                format!(
                    "{equation}: whatever number k one player takes, the other takes {period} − k, and so the other takes \
                     the last stone."
                ),
                format!("{equation}：先走的人取 k 个，另一人就取 {period} − k 个，最后一个归后取的人。"),
            ));
        }
        let left = number(&left);
        if *heap < self.period {
            return Some(both(
                format!("{left} are too many for one move, and what a move leaves of them is not."),
                format!("{left} 个无法一次取完，而取剩的总能一次取完。"),
            ));
        }
        Some(both(
            format!(
                "{equation}, more than {most}: whatever number k one player takes, the other takes {period} − k, until \
                 {left} are left. These are too many for one move, and what it leaves of them is not."
            ),
            format!(
                "{equation}，大于 {most}：先走的人取 k 个，另一人就取 {period} − k 个，直到剩下 {left} 个；先走的人无法\
                 一次取完，剩下的由另一人一次取完。"
            ),
        ))
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Text> {
        let (least, period) = (number(&self.least), number(&self.period));
        let (equation, left) = (remainder(heap, &self.period), number(&(heap % &self.period)));
        if *heap < self.period && value.is_one() {
            return vec![both(
                format!("The player has to take all {left} at once, and who takes the last stone loses."),
                format!("先手只能把 {left} 个一次取完，而取到最后一个的人输。"),
            )];
        }
        if value.is_one() {
            return vec![both(
                format!(
                    "{equation}, at most {least}: whatever number k the player takes, the opponent takes {period} − k, until \
                     the player has to take all of the last {left}, and loses."
                ),
                format!(
                    "{equation}，不超过 {least}：先手取 k 个，对方就取 {period} − k 个，直到剩下 {left} 个，先手只能\
                     一次取完，而取到最后一个的人输。"
                ),
            )];
        }
        // Those with nim-value 1.
        let lost = remainders(&UBig::ONE, &self.least);
        vec![both(
            format!(
                "Who takes the last stone loses, so one has to leave n with n mod {period} {}: whatever number k \
                 the opponent then takes, the reply is {period} − k, and in the end the opponent has to take all that is \
                 left. Here {equation}, and a move can change that.",
                lost.en
            ),
            format!(
                "取到最后一个的人输，所以要留给对方除以 {period} 余 {} 的个数：对方取 k 个，就回应 {period} − k \
                 个，最后对方只能把剩下的一次取完。此处 {equation}，一步就能走到这样的余数。",
                lost.zh
            ),
        )]
    }
}
