//! Rules and claims outside the scope of certificates.

use crate::{Say, both, short};
use ::certificate::Unsupported;
use rules::Text;

impl Say for Unsupported {
    fn text(&self) -> Text {
        match self {
            Unsupported::Number => both("a number is too large", "有数过大"),
            Unsupported::Product => both("two variables are multiplied", "有两个变量相乘"),
            Unsupported::Divisor => both("a divisor is not a plain number", "除数不是确定的数"),
            Unsupported::Function(name) => {
                both(format!("`{name}` has no automaton"), format!("`{name}` 没有对应的自动机"))
            }
            Unsupported::Numeration(name) => {
                let name = short(name);
                both(
                    format!("`{name}` has no automaton in this numeration"),
                    format!("`{name}` 在此记数法中没有对应的自动机"),
                )
            }
            Unsupported::Negative => {
                both("a fold runs over terms that may be negative", "所汇总的项可能为负")
            }
            Unsupported::Minimum => {
                both("a minimum has a condition that depends on the position", "最小值的条件依赖于局面")
            }
            Unsupported::Columns => both(
                "`columns` stands elsewhere than in `columns(…) = 0`",
                "`columns` 只能用于 `columns(…) = 0`",
            ),
            Unsupported::Parameter => both("a parameter has no limit", "有参数没有上限"),
            Unsupported::Automata(name) => {
                let name = short(name);
                both(format!("two automata are called `{name}`"), format!("有两个自动机都名为 `{name}`"))
            }
            Unsupported::Native => both("the moves are not given by rules", "着法不是由规则给出的"),
            Unsupported::SizeMissing => both(
                "the claim refers to sums or rows, and no size is given",
                "断言涉及和或行，但没有给出大小",
            ),
            Unsupported::SizeUnwanted => both(
                "the claim refers to one component, and a size is given",
                "断言只涉及一个分量，却给出了大小",
            ),
            Unsupported::Places => both("a position has too many places", "局面的位置过多"),
            Unsupported::Parts => both(
                "a move leaves more or fewer components or places than the claim refers to",
                "有着法留下的分量或位置的个数与断言所说的不同",
            ),
            Unsupported::Copies => both(
                "a move leaves a number of copies that depends on the position",
                "有着法留下若干份，份数因局面而异",
            ),
            Unsupported::NoPosition => both("no position keeps the laws", "没有局面符合规定"),
            Unsupported::EndsInSums => {
                both("ends are declared, and the claim refers to sums", "规定了终局，而断言涉及和")
            }
            Unsupported::Values => both(
                "nim-values are defined for normal play without other ends",
                "SG 值只适用于没有其他终局的正常规则",
            ),
            Unsupported::Reach => both(
                "several components may be moved in at once, and the claim gives nim-values of one",
                "可以同时在多个分量中走子，而断言给出的是单个分量的 SG 值",
            ),
            Unsupported::Every => {
                both("every component moves, and the claim refers to sums", "每个分量都要走，而断言涉及和")
            }
            Unsupported::ChoicesBeforeEnds => both(
                "ends are declared, and numbers are assumed that allow moves",
                "规定了终局，又假定可以选取允许某些着法的数",
            ),
            Unsupported::NoDraws => {
                both("the claim is about draws, and there are none", "断言是关于平局的，但不存在平局")
            }
            Unsupported::ClaimsForDraws => both(
                "where there may be draws, a claim for P and one for N are needed",
                "存在平局时，须有 P 与 N 的断言",
            ),
        }
    }
}
