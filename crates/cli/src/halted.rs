//! An engine that ended without an answer, in words.

use crate::complaint::Complaint;
use crate::failure::Failure;
use crate::speech::lang;
use rules::{Lang, Text};
use solve::{Halt, Refusal};
use std::path::Path;

/// The failure that a halt amounts to; with a checkpoint the work can be taken up again.
pub(crate) fn failure(halt: Halt, checkpoint: Option<&Path>) -> Failure {
    match halt {
        Halt::Refused(refusal) => refused(&refusal).into(),
        Halt::File(reason) => {
            let message = match lang() {
                Lang::En => format!("the checkpoint cannot be used: {reason}"),
                Lang::Zh => format!("检查点文件无法使用：{reason}"),
            };
            Complaint::new("checkpoint", message).into()
        }
        Halt::Stopped { reason, positions } => {
            let mut done = Text {
                en: format!("{positions} positions were done."),
                zh: format!("已完成 {positions} 个局面。"),
            };
            if let Some(path) = checkpoint {
                let path = path.to_string_lossy();
                done.en
                    .push_str(&format!(" They are kept in `{path}`; the same command goes on from there."));
                done.zh.push_str(&format!("已存入 `{path}`，重复同一命令即可续算。"));
            }
            Failure::Stopped { reason, done }
        }
    }
}

/// Why an engine cannot answer.
fn refused(refusal: &Refusal) -> Complaint {
    let (code, en, zh): (&'static str, String, String) = match refusal {
        Refusal::TooLarge => (
            "too-large",
            "the numbers are too large to be worked out from the rules".into(),
            "数字太大，无法由规则直接计算".into(),
        ),
        Refusal::Unbounded { rule, variable } => (
            "unbounded",
            format!("rule {} leaves `{variable}` without an upper bound, so its moves cannot be listed", rule + 1),
            format!("第 {} 条规则没有给 `{variable}` 上界，无法列出着法", rule + 1),
        ),
        Refusal::Endless => {
            ("endless", "play need not end, and here it has to".into(), "对局可能永不结束，而这里要求必须结束".into())
        }
        Refusal::DeclaredEnds => (
            "declared-ends",
            "the file declares ends that the convention does not decide; nim-values and sums do not exist then".into(),
            "文件声明了不由输赢规则决定的终局，此时没有尼姆值，也不能相加".into(),
        ),
        Refusal::NimSumMisere => (
            "nim-sum-misere",
            "in misère play there are no nim-values: the nim-sum does not decide".into(),
            "反常规则下没有尼姆值：异或和不能判定胜负".into(),
        ),
        Refusal::NimSumDraw => (
            "nim-sum-draw",
            "where draws are possible there are no nim-values: the nim-sum does not decide".into(),
            "可能出现平局时没有尼姆值：异或和不能判定胜负".into(),
        ),
        Refusal::NimSumReach => (
            "nim-sum-reach",
            "several components may be moved in at once: the nim-sum does not decide".into(),
            "一步可动多个分量：异或和不能判定胜负".into(),
        ),
        Refusal::MixedConventions => (
            "mixed-conventions",
            "a sum of a normal and a misère game means nothing".into(),
            "正常规则与反常规则的游戏不能相加".into(),
        ),
        Refusal::NotATuple => (
            "not-a-tuple",
            "a table needs positions with a fixed number of numbers".into(),
            "列表要求局面的数字个数固定".into(),
        ),
        Refusal::LeavesBox { rule } => (
            "leaves-box",
            format!("rule {} has moves out of the table: some number grows", rule + 1),
            format!("第 {} 条规则会走出表外：有数字变大", rule + 1),
        ),
        Refusal::NoOrder => (
            "no-order",
            "the positions cannot be put in an order in which every move goes down".into(),
            "无法给局面排出一个使每一着都下降的次序".into(),
        ),
        Refusal::TooManyOptions => {
            ("too-many-options", "a position has too many moves to list".into(), "某个局面的着法太多，无法列出".into())
        }
        Refusal::TooManyPositions => {
            ("too-many-positions", "the positions are too many".into(), "局面太多".into())
        }
        Refusal::NotAPosition => {
            ("not-a-position", "this is no position of the game".into(), "这不是该游戏的局面".into())
        }
        Refusal::Other(text) => ("refused", text.en.clone(), text.zh.clone()),
    };
    Complaint::new(code, if lang() == Lang::Zh { zh } else { en })
}
