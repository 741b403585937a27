//! Errors in certificates of misère quotients.

use rules::Text;
use rules::speech::both;

/// Error in a certificate of a misère quotient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuotientFlaw {
    /// The number of heaps in the map does not match the period.
    Map,
    /// There is no such element.
    NoElement(u32),
    /// This element is not the product of an earlier one and a generator.
    Unreached(usize),
    /// Two generators, by index, do not commute on an element.
    Commute(usize, usize, usize),
    /// This generator is not the element of its heap, or its heap is not in the map.
    Generator(usize),
    /// The identity is lost, or the lost elements do not ascend.
    Lost,
    /// These two elements are equivalent.
    Alike(usize, usize),
    /// This heap has no moves, but is not the identity.
    Dead(usize),
    /// Together with this element this heap is lost, and has a move to a lost one.
    Heap(usize, usize),
    /// This sum, counted from 1, has a heap that is dead or was not checked.
    Sum(usize),
    /// This sum is not lost, and has no move to a lost one.
    Stuck(usize),
    /// This heap is covered by no sum.
    UncoveredHeap(usize),
    /// This sum and this heap are covered by no sum.
    Uncovered(usize, usize),
    /// A number is too large.
    Large,
}

impl QuotientFlaw {
    /// Description in both languages.
    pub fn message(&self) -> Text {
        match *self {
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
                    "the heap of {heap} beside element {element} should be lost, and has a move to what is lost"
                ),
                format!("大小为 {heap} 的堆与元素 {element} 之和应为必败，却可走到必败"),
            ),
            QuotientFlaw::Sum(sum) => both(
                format!("sum {sum} has a heap without moves, or one that is not looked at"),
                format!("第 {sum} 个和中有没有走法或不在考察范围内的堆"),
            ),
            QuotientFlaw::Stuck(sum) => both(
                format!("sum {sum} should be won, and has no move to what is lost"),
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
