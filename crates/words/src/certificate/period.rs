//! Certificates of periods.

use super::heaps::played;
use crate::{Say, both};
use kernel_heaps::{PeriodFlaw, PeriodMethod, PeriodTheorem};
use rules::Text;

impl Say for PeriodTheorem {
    fn text(&self) -> Text {
        let PeriodTheorem { start, length, saltus, computed, .. } = self;
        let Text { en, zh } = played(&self.moves, self.offset);
        let (more, more_zh) = match saltus {
            0 => (String::new(), String::new()),
            saltus => (format!(" and {saltus} more"), format!("加 {saltus}")),
        };
        let (by, by_zh) = match self.method {
            PeriodMethod::Window => ("Guy and Smith 1956, from", "Guy 与 Smith 1956，依据"),
            PeriodMethod::Taking => (
                "the values within reach and those collected far below repeat;",
                "可取到的值与远处累积的值都循环，依据",
            ),
            PeriodMethod::Growing => (
                "theorem of arithmetic periods with up to three heaps: all types of moves were tried;",
                "至多分成三堆的算术周期定理：各类着法已逐一检验，依据",
            ),
        };
        both(
            format!(
                "{en}, normal play: for all n >= {start} the nim-value of n + {length} is that of n{more} ({by} the values of \
                 {computed} heaps)"
            ),
            format!(
                "{zh}，正常规则：对所有 n >= {start}，n + {length} 的 SG 值等于 n 的 SG 值{more_zh}（{by_zh} {computed} 个堆的值）"
            ),
        )
    }
}

impl Say for PeriodFlaw {
    fn text(&self) -> Text {
        match self {
            PeriodFlaw::Endless => both(
                "amounts have no end, and the heap with which the proof begins is missing",
                "可取的数量没有上限，而证明开始的堆没有给出",
            ),
            PeriodFlaw::Splits => both(
                "heaps may be split: values grow by a power of two, and a heap is given with which the proof begins, or neither",
                "可以分堆：要么值的增量是 2 的幂且给出证明开始的堆，要么两者都没有",
            ),
            PeriodFlaw::Begun => both("the proof has to begin with a larger heap", "证明须从更大的堆开始"),
            PeriodFlaw::Collected(residue) => both(
                format!(
                    "the values that heaps with the remainder {residue} get from those far below do not repeat"
                ),
                format!("余数为 {residue} 的堆从远处得到的值没有循环"),
            ),
            PeriodFlaw::Hit(residue) => both(
                format!("a heap with the remainder {residue} may have an option with its own value"),
                format!("余数为 {residue} 的堆可能有一个后继与它的值相同"),
            ),
            PeriodFlaw::Missed(residue) => both(
                format!(
                    "not all smaller values are seen to be those of options of heaps with the remainder {residue}"
                ),
                format!("余数为 {residue} 的堆：未能说明每个更小的值都是某个后继的值"),
            ),
            PeriodFlaw::TooLong => {
                both("more or larger values would be needed than are computed", "所需的值过多或过大")
            }
            PeriodFlaw::NoLength => both("a period is at least 1", "周期至少为 1"),
            PeriodFlaw::Differs(heap) => both(
                format!("the nim-value of {heap} does not repeat after the period"),
                format!("堆 {heap} 的 SG 值在一个周期后不同"),
            ),
            PeriodFlaw::Earlier => both("the values repeat from an earlier heap on", "循环开始得更早"),
            PeriodFlaw::Shorter(length) => {
                both(format!("there is a shorter period, {length}"), format!("有更短的周期 {length}"))
            }
            PeriodFlaw::Value(heap) => {
                both(format!("the nim-value of {heap} is another"), format!("堆 {heap} 的 SG 值有误"))
            }
            PeriodFlaw::ValueCount(count) => both(
                format!("{count} values should be listed, or none"),
                format!("应列出 {count} 个值，或不列"),
            ),
        }
    }
}
