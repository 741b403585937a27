//! Subtraction games.
//!
//! * Problem: s stones are taken from a heap, for some s of a finite set.
//! * Theorem: nim-values are eventually periodic, and `periodic` finds and proves the period (S. W. Golomb, A
//!   mathematical investigation of games of "take-away", J. Combin. Theory 1 (1966) 443-458).
//! * Cost: some nim-values once, then per heap a division and a look at each member of the set.
//! * Evidence: the theorem; the tests compare it with exhaustive search. If no period was found, there is no
//!   answer beyond the computed values.

use super::super::Several;
use super::heap::Heap;
use super::periodic::{MOST_VALUES, Values};
use dashu_int::UBig;
use heap::Period;
use rules::speech::{both, list, number, numbers};
use rules::{Convention, Text};
use std::sync::OnceLock;

/// Limit on the values shown in a sentence.
const MOST_SHOWN: usize = 24;

/// Taking the members of a set.
pub(super) struct Subtraction {
    /// Ascending, without 0.
    set: Vec<UBig>,
    /// Members within the range of computed values.
    small: Vec<usize>,
    values: OnceLock<Values>,
}

impl Subtraction {
    /// The game with this set, which must not contain 0.
    pub(super) fn new(mut set: Vec<UBig>) -> Subtraction {
        set.sort();
        set.dedup();
        let fits = |member: &UBig| usize::try_from(member).ok().filter(|&member| member < MOST_VALUES);
        let small = set.iter().map_while(fits).collect();
        Subtraction { set, small, values: OnceLock::new() }
    }

    fn values(&self) -> &Values {
        self.values.get_or_init(|| Values::of(&self.small, self.small.len() == self.set.len()))
    }

    /// A computed heap whose options have the same nim-values as the options of this one.
    fn place(&self, heap: &UBig) -> Option<usize> {
        let values = self.values();
        if let Ok(heap) = usize::try_from(heap)
            && heap < values.computed()
        {
            return Some(heap);
        }
        // Beyond the computed values, and so beyond the start and the largest member.
        let from = values.period()?.start + self.small.last().copied().unwrap_or(0);
        Some(from + (heap - UBig::from(from)) % values.period()?.length)
    }

    /// The smallest heap with the same nim-value because of the period.
    fn first_place(&self, heap: &UBig, period: Period) -> Option<usize> {
        let place = self.place(heap)?;
        let beyond = place.checked_sub(period.start);
        Some(beyond.map_or(place, |beyond| period.start + beyond % period.length))
    }
}

impl Heap for Subtraction {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Golomb 1966",
            Convention::Misere => "Golomb 1966; Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(self.values().value(self.place(heap)?)?.into())
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let (place, values) = (self.place(heap)?, self.values());
        let wanted = u32::try_from(value).ok();
        let mut first = Vec::new();
        let mut count = 0u64;
        for &taken in self.small.iter().rev() {
            let Some(left) = place.checked_sub(taken) else { continue };
            if wanted.is_some() && values.value(left) == wanted {
                count += 1;
                if first.len() < most {
                    first.push(heap - UBig::from(taken));
                }
            }
        }
        Some(Several { first, count: Some(count.into()) })
    }

    fn rule(&self) -> Text {
        let Some(largest) = self.set.last() else {
            return both("No number may be taken, so all nim-values are 0.", "没有可取的数，SG 值全为 0。");
        };
        let values = self.values();
        let Some(Period { start, length, .. }) = values.period() else {
            return both(
                "Let g(n) be the nim-value of n stones: the least number that is not among g(n − s) for the s in S.",
                "记 n 个石子的 SG 值为 g(n)：它是各 g(n − s)（s 属于 S）中没有出现的最小自然数。",
            );
        };
        let largest = number(largest);
        let (shown_en, shown_zh) = match start + length {
            end @ ..=MOST_SHOWN => {
                let shown: Vec<String> =
                    (0..end).filter_map(|heap| values.value(heap)).map(|value| value.to_string()).collect();
                (
                    format!("For n = 0, 1, 2, … it is {}; from", shown.join(", ")),
                    format!("n = 0, 1, 2, … 时依次为 {}；", shown.join(", ")),
                )
            }
            _ => ("From".into(), String::new()),
        };
        both(
            format!(
                "Let g(n) be the nim-value of n stones. {shown_en} n = {start} on it repeats with period {length}: each value \
                 depends only on the {largest} before it, and as many in a row have come again."
            ),
            format!(
                "记 n 个石子的 SG 值为 g(n)。{shown_zh}从 n = {start} 起以 {length} 为周期循环：每个值只取决于它前面的 \
                 {largest} 个，而连续 {largest} 个值已经重复出现。"
            ),
        )
    }

    fn equation(&self, heap: &UBig) -> Option<String> {
        if self.set.is_empty() {
            return None;
        }
        let (size, value) = (number(heap), self.value(heap)?);
        let same = self.values().period().and_then(|period| self.first_place(heap, period));
        match same {
            Some(same) if UBig::from(same) != *heap => Some(format!("g({size}) = g({same}) = {value}")),
            _ => Some(format!("g({size}) = {value}")),
        }
    }

    fn lost(&self, heap: &UBig) -> Option<Text> {
        let least = self.set.first().filter(|least| heap < *least)?;
        let (heap, least) = (number(heap), number(least));
        Some(both(
            format!("{heap} is less than {least}, the least that may be taken, so there is no move in it."),
            format!("{heap} 少于最少可取的 {least} 个，已经无法再取。"),
        ))
    }

    fn alone(&self, heap: &UBig, _value: &UBig) -> Vec<Text> {
        let equation = self.equation(heap).unwrap_or_default();
        let set = numbers(&self.set);
        let (set_en, set_zh) = (list(&set, ", ", " or "), list(&set, "、", " 或 "));
        vec![
            self.rule(),
            both(
                format!(
                    "Who cannot move wins, so the heaps to leave are those with nim-value 1: taking {set_en} leads from \
                     none of them to another, and from every other heap in which a move is left to one of them. Here \
                     {equation}."
                ),
                format!(
                    "不能取的人获胜，所以要留给对方 SG 值为 1 的堆：从这样的堆取走 {set_zh} 个，到不了另一个这样的堆；而其他\
                     还能取的堆，总有一步能走到。此处 {equation}。"
                ),
            ),
        ]
    }
}
