//! Certificates of misère quotients.

use super::heaps::played;
use crate::{Say, both};
use kernel_heaps::{QuotientFlaw, QuotientTheorem};
use rules::Text;

impl Say for QuotientTheorem {
    fn text(&self) -> Text {
        let QuotientTheorem { order, lost, mapped, .. } = self;
        let Text { en, zh } = played(&self.moves, self.offset);
        let (range, range_zh) = match self.period {
            Some((start, length)) => (
                format!("for heaps of any size; from {start} on their elements have period {length}"),
                format!("对任意大小的堆成立；从 {start} 起各堆的元素有周期 {length}"),
            ),
            None => (format!("for heaps of fewer than {mapped}"), format!("对大小小于 {mapped} 的堆成立")),
        };
        both(
            format!(
                "{en}, misère play: a quotient of order {order}, of whose elements {lost} are lost, says who wins every sum, {range}"
            ),
            format!(
                "{zh}，反常规则：一个 {order} 阶的商（其中 {lost} 个元素必败）判定任意和的胜负，{range_zh}"
            ),
        )
    }
}

impl Say for QuotientFlaw {
    fn text(&self) -> Text {
        match *self {
            QuotientFlaw::Endless => both(
                "infinitely many amounts may be taken; the theorem is about other games",
                "可取的数量没有上限；定理不适用",
            ),
            QuotientFlaw::Small => both(
                "a heap of at most the offset has not the element 0, or stands in a sum or as a generator",
                "大小不超过偏移量的堆的元素不是 0，或出现在和或生成元中",
            ),
            QuotientFlaw::Products(element) => both(
                format!("element {element} has not one product for each generator"),
                format!("元素 {element} 的积的个数与生成元不符"),
            ),
            QuotientFlaw::Map => {
                both("the map does not have as many heaps as the period says", "映射中堆的个数与周期不符")
            }
            QuotientFlaw::NoElement(number) => {
                both(format!("there is no element {number}"), format!("没有元素 {number}"))
            }
            QuotientFlaw::Unreached(element) => both(
                format!("element {element} is no product of an earlier one and a generator"),
                format!("元素 {element} 不是较早的元素与生成元之积"),
            ),
            QuotientFlaw::Commute(element, one, other) => both(
                format!("on element {element} the generators {one} and {other} do not commute"),
                format!("在元素 {element} 上，生成元 {one} 与 {other} 不可交换"),
            ),
            QuotientFlaw::Generator(place) => both(
                format!("generator {place} is not the element of its heap"),
                format!("生成元 {place} 不是其堆的元素"),
            ),
            QuotientFlaw::Lost => both(
                "the lost elements do not rise, or the identity is among them",
                "必败元素未按升序排列，或包含单位元",
            ),
            QuotientFlaw::Alike(one, other) => both(
                format!("elements {one} and {other} are alike"),
                format!("元素 {one} 与 {other} 无法区分"),
            ),
            QuotientFlaw::Dead(heap) => both(
                format!("the heap of {heap} has no moves, and is not mapped to the identity"),
                format!("大小为 {heap} 的堆没有走法，却未映射到单位元"),
            ),
            QuotientFlaw::Heap(heap, element) => both(
                format!(
                    "the heap of {heap} beside element {element} should be lost, and has a move to a lost position"
                ),
                format!("大小为 {heap} 的堆与元素 {element} 之和应为必败，却可走到必败"),
            ),
            QuotientFlaw::Sum(sum) => both(
                format!("sum {sum} has a heap without moves, or one that is not looked at"),
                format!("第 {sum} 个和中有没有走法或不在考察范围内的堆"),
            ),
            QuotientFlaw::Stuck(sum) => both(
                format!("sum {sum} should be won, and has no move to a lost position"),
                format!("第 {sum} 个和应为必胜，却不能走到必败"),
            ),
            QuotientFlaw::UncoveredHeap(heap) => both(
                format!("the heap of {heap} is covered by no sum"),
                format!("大小为 {heap} 的堆没有被任何和覆盖"),
            ),
            QuotientFlaw::Uncovered(sum, heap) => both(
                format!("sum {sum} and a heap of {heap} are covered by no sum"),
                format!("第 {sum} 个和加上大小为 {heap} 的堆，没有被任何和覆盖"),
            ),
            QuotientFlaw::Large => both("a number is too large", "某个数过大"),
        }
    }
}
