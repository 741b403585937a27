//! Counting up to a target.
//!
//! * Problem: the players add 1 to m to a running total, up to T.
//! * Theorem: the distance T - t is a heap of Bash's game, so the nim-value of the total t is (T - t) mod (m
//!   + 1) (C.-G. Bachet 1612, who counts to 100 in steps up to 10). No move leads beyond the target.
//! * Cost: a division.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::bash::Bash;
use super::heap::Heap;
use super::sentence::span;
use dashu_int::UBig;
use rules::speech::{both, number};
use rules::{Convention, Text};

/// Steps of 1 to m, up to a target.
pub(super) struct CountUp {
    most: UBig,
    target: UBig,
    distance: Bash,
}

impl CountUp {
    /// The game with steps up to `most`.
    pub(super) fn new(most: UBig, target: UBig) -> CountUp {
        CountUp { distance: Bash::alone(most.clone()), most, target }
    }

    /// Distance to the target.
    fn left(&self, total: &UBig) -> UBig {
        if *total < self.target { &self.target - total } else { UBig::ZERO }
    }
}

impl Heap for CountUp {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Bachet 1612",
            Convention::Misere => "Bachet 1612; Ferguson 1974",
        }
    }

    fn value(&self, total: &UBig) -> Option<UBig> {
        self.distance.value(&self.left(total))
    }

    fn reaching(&self, total: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let mut found = self.distance.reaching(&self.left(total), value, most)?;
        // The remaining distance is at most the target.
        found.first.iter_mut().for_each(|left| *left = &self.target - &*left);
        Some(found)
    }

    fn rule(&self) -> Text {
        let (step, target, period) =
            (span(&UBig::ONE, &self.most), number(&self.target), number(self.distance.period()));
        both(
            format!(
                "Only the distance to {target} counts, which each move shortens by {}: the nim-value of a total t is \
                 ({target} − t) mod {period}.",
                step.en
            ),
            format!(
                "要紧的只是离 {target} 还差多少，每步使它减少 {}：总数为 t 时，SG 值是 ({target} − t) mod {period}。",
                step.zh
            ),
        )
    }

    fn equation(&self, total: &UBig) -> Option<String> {
        if *total > self.target {
            return Some(format!("{} > {}: 0", number(total), number(&self.target)));
        }
        let left = self.left(total);
        let (target, total, period) = (number(&self.target), number(total), number(self.distance.period()));
        let value = number(&(left % self.distance.period()));
        Some(format!("({target} − {total}) mod {period} = {value}"))
    }

    fn lost(&self, total: &UBig) -> Option<Text> {
        let left = self.left(total);
        if left.is_zero() {
            let (total, target) = (number(total), number(&self.target));
            return Some(both(
                format!("{total} is not below {target}: nothing can be added."),
                format!("{total} 已不小于 {target}，不能再加。"),
            ));
        }
        let (left, target, period) = (number(&left), number(&self.target), number(self.distance.period()));
        Some(both(
            format!(
                "There are {left} to go, a multiple of {period}: whatever number k one player adds, the other adds \
                 {period} − k, and so it is the other who says {target}."
            ),
            format!(
                "还差 {left}，是 {period} 的倍数：先走的人加 k，另一人就加 {period} − k，于是 {target} 总由另一人说出。"
            ),
        ))
    }

    fn alone(&self, total: &UBig, value: &UBig) -> Vec<Text> {
        let left = self.left(total);
        let (target, period) = (number(&self.target), number(self.distance.period()));
        let equation = self.equation(total).unwrap_or_default();
        if left.is_one() {
            return vec![both(
                format!("The player to move can only say {target}, and who says it loses."),
                format!("先手只能说 {target}，而说出它的人输。"),
            )];
        }
        if value.is_one() {
            return vec![both(
                format!(
                    "{equation}: whatever number k the player adds, the opponent adds {period} − k and leaves remainder 1 \
                     again, until the player can only say {target}, and loses."
                ),
                format!(
                    "{equation}：先手加 k，对方就加 {period} − k，差数的余数又回到 1；到最后先手只能说出 {target} 而输。"
                ),
            )];
        }
        vec![both(
            format!(
                "Who says {target} loses, so one has to leave a distance to {target} that is 1 more than a multiple of \
                 {period}: whatever number k the opponent then adds, the reply is {period} − k. Here {equation}, and a move \
                 can make it 1."
            ),
            format!(
                "说出 {target} 的人输，所以要使差数除以 {period} 余 1：对方加 k，就回应加 {period} − k。\
                 此处 {equation}，一步就能使余数变成 1。"
            ),
        )]
    }
}
