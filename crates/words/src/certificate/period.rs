//! Certificates of periods.

use crate::{Say, both, short};
use ::certificate::{PeriodFlaw, PeriodTheorem, Played};
use rules::Text;

impl Say for PeriodTheorem {
    fn text(&self) -> Text {
        let PeriodTheorem { start, length, saltus, computed, offset, .. } = self;
        let arguments: String =
            self.arguments.iter().map(|(name, value)| format!(" {}={}", short(name), short(value))).collect();
        let title =
            |of: fn(&Text) -> &String| match self.title.as_ref().map(of).filter(|title| !title.is_empty()) {
                Some(title) => short(title),
                None => short(&self.game),
            };
        let (en, zh) = (title(|title| &title.en), title(|title| &title.zh));
        let (moves, moves_zh) = match (&self.played, &self.title) {
            (Played::Code(_), None) => (String::new(), String::new()),
            (Played::Code(code), Some(_)) => {
                (format!(", which is {}", short(code)), format!("（即 {}", short(code)))
            }
            (Played::Taking { some, all }, _) if some == all => {
                (format!(", where one takes k of {}", short(some)), format!("（可取 k ∈ {}", short(some)))
            }
            (Played::Taking { some, all }, _) => (
                format!(", where one takes k of {}, or a whole heap of {}", short(some), short(all)),
                format!("（可取 k ∈ {}，或取完 k ∈ {} 的一堆", short(some), short(all)),
            ),
        };
        let (less, less_zh) = match (moves.is_empty(), offset) {
            (true, _) => (String::new(), String::new()),
            (false, 0) => (moves, format!("{moves_zh}）")),
            (false, less) => {
                (format!("{moves} on heaps smaller by {less}"), format!("{moves_zh}，堆的大小减 {less}）"))
            }
        };
        let (more, more_zh) = match saltus {
            0 => (String::new(), String::new()),
            saltus => (format!(" and {saltus} more"), format!("加 {saltus}")),
        };
        let (by, by_zh) = match &self.played {
            Played::Code(_) => ("Guy and Smith 1956, from", "Guy 与 Smith 1956，依据"),
            Played::Taking { .. } => (
                "the values within reach and those collected far below repeat;",
                "可取到的值与远处累积的值都循环，依据",
            ),
        };
        let (start, computed) = (start + offset, computed);
        let (said, said_zh) = match &self.statement {
            Some(said) => {
                (format!("; so for all n {}", short(said)), format!("；因此对所有 n 有 {}", short(said)))
            }
            None => (String::new(), String::new()),
        };
        both(
            format!(
                "{en}{arguments}{less}, normal play: for all n >= {start} the nim-value of n + {length} is that of n{more}{said} ({by} the \
                 values of {computed} heaps)"
            ),
            format!(
                "{zh}{arguments}{less_zh}，正常规则：对所有 n >= {start}，n + {length} 的 SG 值等于 n 的 SG 值{more_zh}{said_zh}（{by_zh} \
                 {computed} 个堆的值）"
            ),
        )
    }
}

impl Say for PeriodFlaw {
    fn text(&self) -> Text {
        match self {
            PeriodFlaw::Code(flaw) => flaw.text(),
            PeriodFlaw::Spelling(code) => {
                let code = short(code);
                both(format!("the code should be written `{code}`"), format!("代码应写作 `{code}`"))
            }
            PeriodFlaw::NotHeaps => both(
                "the rules are not those of a game that takes an amount from a heap and splits what is left",
                "规则不是从一堆中取走若干并拆分剩余的游戏",
            ),
            PeriodFlaw::Unequal => both(
                "the rules say whether parts may be alike; the theorem is about games in which they may",
                "规则限定各部分是否相等；定理只适用于不作限定的游戏",
            ),
            PeriodFlaw::Endless => both(
                "amounts without end may be taken and heaps split, or a heap be split in more than three; the theorem is about other games",
                "可取的数量没有上限而又可分堆，或可拆成三堆以上；定理不适用",
            ),
            PeriodFlaw::Growing => both(
                "something is added in each period; of such games the theorem does not say so",
                "每个周期都有增量；定理不适用于这样的游戏",
            ),
            PeriodFlaw::After => both(
                "`after N` stands where no heap is split and amounts are taken without end, or beyond the digits of codes, and only there",
                "`after N` 只用于不分堆且可取的数量没有上限（或超出代码位数）的游戏，且不可缺少",
            ),
            PeriodFlaw::Begun => both("the proof has to begin with a larger heap", "证明须从更大的堆开始"),
            PeriodFlaw::Collected(residue) => both(
                format!(
                    "the values that heaps with the remainder {residue} get from those far below do not repeat"
                ),
                format!("余数为 {residue} 的堆从远处得到的值没有循环"),
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
            PeriodFlaw::NotPeriodic => {
                both("the claim does not state a period of nim-values", "该断言没有说明 SG 值如何循环")
            }
            PeriodFlaw::Claim(at) => {
                both(format!("the claim is wrong of {at}"), format!("该断言在 {at} 处有误"))
            }
        }
    }
}
