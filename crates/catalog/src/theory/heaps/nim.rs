//! Nim.
//!
//! * Problem: heaps; any number of stones may be taken from one of them.
//! * Theorem: the nim-value of a heap is its size (C. L. Bouton 1901).
//! * Cost: one comparison per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::columns;
use super::heap::{Heap, none, one};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::speech::{both, list, number, numbers};
use rules::{Convention, Text};

/// Nim.
pub(super) struct Nim;

impl Heap for Nim {
    fn citation(&self, _convention: Convention) -> &str {
        "Bouton 1901"
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap.clone())
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        Some(if value < heap { one(value.clone(), most) } else { none() })
    }

    fn rule(&self) -> Text {
        both("The nim-value of a heap is its size.", "一堆石子的 SG 值就是它的个数。")
    }

    fn equation(&self, heap: &UBig) -> Option<String> {
        Some(number(heap))
    }

    fn lost(&self, _heap: &UBig) -> Option<Text> {
        None
    }

    fn alone(&self, _heap: &UBig, _value: &UBig) -> Vec<Text> {
        Vec::new()
    }

    fn account(&self, heaps: &[&UBig]) -> Vec<Text> {
        let mut said = vec![self.rule()];
        let sum = heaps.iter().fold(UBig::ZERO, |sum, heap| sum ^ *heap);
        if heaps.len() < 2 || heaps.iter().all(|heap| heap.is_zero()) {
            return said;
        }
        if let Some(table) = columns::table(heaps) {
            said.push(both("In binary, written under each other:", "写成二进制，上下对齐："));
            said.extend(table.rows.iter().map(|row| both(row, row)));
            let row = table.row("⊕", &sum);
            said.push(both(&row, &row));
        }
        said.extend(odd_columns(heaps, &sum));
        said
    }

    fn is_nim(&self) -> bool {
        true
    }
}

/// Explains the columns with an odd number of ones, and the heaps in which that can be corrected.
fn odd_columns(heaps: &[&UBig], sum: &UBig) -> Vec<Text> {
    let odd = columns::ones(sum);
    let Some(top) = odd.first().copied() else {
        return vec![both(
            "Every binary column has an even number of ones; a move changes the digits of one heap only, and so leaves some \
             column with an odd number.",
            "二进制的每一列都有偶数个 1；而任何一步只改动一堆的数字，必使某一列的 1 变成奇数个。",
        )];
    };
    let names = columns::names(&odd);
    let fitting: Vec<&UBig> = heaps.iter().filter(|heap| heap.bit(top)).copied().collect();
    let (top, shown) = (columns::name(top), numbers(fitting.iter().copied()));
    let mut said = vec![
        both(
            format!("Binary columns with an odd number of ones: {}.", list(&names, ", ", " and ")),
            format!("含奇数个 1 的二进制列：{}。", list(&names, "、", "、")),
        ),
        both(
            format!(
                "Flipping the digits of one heap in these columns makes every column even. The heap gets smaller, as it \
                 must, only if it has a one in the highest of them, {top}. Such heaps: {}.",
                list(&shown, ", ", " and ")
            ),
            format!(
                "把某一堆在这些列上的数字翻转，每一列就都含偶数个 1；但石子只能变少，这就要求该堆在其中最高的一列\
                 （{top}）上为 1。这样的堆有：{}。",
                list(&shown, "、", "、")
            ),
        ),
    ];
    // The trap: working on the largest heap regardless of that column.
    if let Some(largest) = heaps.iter().max()
        && fitting.iter().all(|heap| heap < largest)
    {
        let (heap, grown) = (number(largest), number(&(*largest ^ sum)));
        said.push(both(
            format!("The largest heap does not help: {heap} would have to grow to {grown}."),
            format!("最大的一堆反而不行：{heap} 要变成 {grown}，不减反增。"),
        ));
    }
    said
}
