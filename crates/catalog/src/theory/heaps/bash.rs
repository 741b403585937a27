//! Bash's game, on one heap and on several.
//!
//! * Problem: from 1 to m stones are taken from a heap.
//! * Theorem: the nim-value of n stones is n mod (m + 1): among any m + 1 consecutive sizes each value
//!   appears once, so the options have all other values, or all smaller ones near the end (C.-G. Bachet 1612
//!   for the winner; Winning Ways, ch. 4). At most one option has a wanted value.
//! * Cost: one division per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::heap::{Heap, none, one};
use super::sentence::{empty, last_loses, one_by_one, remainder, span};
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Text};

/// Taking from 1 to `most` stones.
pub(super) struct Bash {
    most: UBig,
    period: UBig,
    citations: [&'static str; 2],
}

impl Bash {
    /// Bachet's game.
    pub(super) fn alone(most: UBig) -> Bash {
        Bash::cited(most, ["Bachet 1612; Winning Ways, ch. 4", "Bachet 1612; Ferguson 1974"])
    }

    /// Bounded Nim, the same game.
    pub(super) fn bounded(most: UBig) -> Bash {
        Bash::cited(most, ["Winning Ways, ch. 4", "Ferguson 1974"])
    }

    fn cited(most: UBig, citations: [&'static str; 2]) -> Bash {
        let period = &most + UBig::ONE;
        Bash { most, period, citations }
    }

    /// `m + 1`
    pub(super) fn period(&self) -> &UBig {
        &self.period
    }
}

impl Heap for Bash {
    fn citation(&self, convention: Convention) -> &str {
        self.citations[usize::from(convention == Convention::Misere)]
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap % &self.period)
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let own = heap % &self.period;
        if *value > self.most || *value == own {
            return Some(none());
        }
        let taken = if own > *value { own - value } else { own + &self.period - value };
        Some(if taken <= *heap { one(heap - taken, most) } else { none() })
    }

    fn rule(&self) -> Text {
        if self.most.is_zero() {
            return both("No stone may be taken, so all nim-values are 0.", "一个也不许取，SG 值全为 0。");
        }
        let (taken, period) = (span(&UBig::ONE, &self.most), number(&self.period));
        let stones = if self.most.is_one() { "stone" } else { "stones" };
        both(
            format!("With {} {stones} a move, the nim-value of n stones is n mod {period}.", taken.en),
            format!("每次取 {} 个，n 个石子的 SG 值是 n mod {period}。", taken.zh),
        )
    }

    fn equation(&self, heap: &UBig) -> Option<String> {
        (!self.most.is_zero()).then(|| remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Text> {
        if self.most.is_zero() {
            return None;
        }
        if heap.is_zero() {
            return Some(empty());
        }
        let (heap, period) = (number(heap), number(&self.period));
        if self.most.is_one() {
            return Some(one_by_one(&heap));
        }
        Some(both(
            format!(
                "{heap} is a multiple of {period}: whatever number k one player takes, the other takes {period} − k, which \
                 leaves a multiple of {period} again, and so the other takes the last stone."
            ),
            format!(
                "{heap} 是 {period} 的倍数：先走的人取 k 个，另一人就取 {period} − k 个，剩下的仍是 {period} 的倍数，\
                 最后一个归后取的人。"
            ),
        ))
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Text> {
        let (equation, period) = (remainder(heap, &self.period), number(&self.period));
        if heap.is_one() {
            return vec![both(
                "One stone is left: the player to move has to take it, and who takes the last stone loses.",
                "只剩 1 个石子：先手不得不取走它，而取到最后一个的人输。",
            )];
        }
        if self.most.is_one() {
            return vec![last_loses(&number(heap), value.is_one())];
        }
        if value.is_one() {
            return vec![both(
                format!(
                    "{equation}: whatever number k the player takes, the opponent takes {period} − k and leaves \
                     remainder 1 again, until the player has to take the last stone, and loses."
                ),
                format!(
                    "{equation}：先手取 k 个，对方就取 {period} − k 个，余数又回到 1；\
                     到最后先手不得不取走最后一个而输。"
                ),
            )];
        }
        vec![both(
            format!(
                "Who takes the last stone loses, so one has to leave 1 more than a multiple of {period}: whatever \
                 number k the opponent then takes, the reply is {period} − k. Here {equation}, and a move can make it 1."
            ),
            format!(
                "取到最后一个的人输，所以要留给对方除以 {period} 余 1 的个数：对方取 k 个，就回应 {period} − k 个。\
                 此处 {equation}，一步就能使余数变成 1。"
            ),
        )]
    }
}
