//! Refusals and halts of engines.

use super::Unusable;
use rules::Text;
use rules::speech::both;
use solve::{Halt, Refusal, StopReason};

/// A stable name for a refusal.
pub fn code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::TooLarge => "too-large",
        Refusal::Unbounded { .. } => "unbounded",
        Refusal::Endless => "endless",
        Refusal::DeclaredEnds => "declared-ends",
        Refusal::NimSumMisere => "nim-sum-misere",
        Refusal::NimSumDraw => "nim-sum-draw",
        Refusal::NimSumReach => "nim-sum-reach",
        Refusal::Blocking => "blocking",
        Refusal::Entailing => "entailing",
        Refusal::MixedBlocking => "mixed-blocking",
        Refusal::MixedConventions => "mixed-conventions",
        Refusal::MixedTurns => "mixed-turns",
        Refusal::NotATuple => "not-a-tuple",
        Refusal::LeavesBox { .. } => "leaves-box",
        Refusal::NoOrder => "no-order",
        Refusal::Undivided => "undivided",
        Refusal::Apart => "other-table",
        Refusal::TooManyOptions => "too-many-options",
        Refusal::TooManyPositions => "too-many-positions",
        Refusal::NotAPosition => "not-a-position",
        Refusal::NoTheorem => "no-theorem",
        Refusal::NotOptimal => "refused",
    }
}

/// Reason why an engine cannot answer.
pub fn refusal(refusal: &Refusal) -> Text {
    about(refusal, None)
}

/// Reason why an engine cannot answer, with the rule quoted.
pub(super) fn about(refusal: &Refusal, rule: Option<&str>) -> Text {
    let quoted = |index: usize| match rule {
        Some(text) => (format!("the rule `{text}`"), format!("规则 `{text}` ")),
        None => (format!("rule {}", index + 1), format!("第 {} 条规则", index + 1)),
    };
    match refusal {
        Refusal::TooLarge => both(
            "the numbers are too large to be worked out from the rules, and no claim of the game decides",
            "数字太大，无法由规则直接计算，也没有断言可以判定",
        ),
        // A variable of no rule belongs to a declared end.
        Refusal::Unbounded { rule: usize::MAX, variable } => both(
            format!(
                "a declared end leaves `{variable}` without an upper bound, so it cannot be decided where play stops"
            ),
            format!("终局的规定没有给 `{variable}` 上界，无法判断对局在何处结束"),
        ),
        Refusal::Unbounded { rule, variable } => {
            let (en, zh) = quoted(*rule);
            both(
                format!("{en} leaves `{variable}` without an upper bound, so its moves cannot be listed"),
                format!("{zh}没有给 `{variable}` 上界，无法列出着法"),
            )
        }
        Refusal::Endless => both(
            "play need not end: from some position one can come back to it",
            "对局可能永不结束：从某个局面出发可以回到原处",
        ),
        Refusal::DeclaredEnds => both(
            "the game declares ends of its own, and nothing says what such an end means for the other components of a sum",
            "游戏自己规定了终局，而没有规定这种终局对其余分量意味着什么，所以不能相加",
        ),
        Refusal::NimSumMisere => both(
            "in misère play there are no nim-values: the nim-sum does not decide",
            "反常规则下没有 SG 值：异或和不能判定胜负",
        ),
        Refusal::NimSumDraw => both(
            "where draws are possible there are no nim-values: the nim-sum does not decide",
            "可能出现平局时没有 SG 值：异或和不能判定胜负",
        ),
        Refusal::NimSumReach => both(
            "several components may be moved in at once: the nim-sum does not decide",
            "一步可动多个分量：异或和不能判定胜负",
        ),
        Refusal::Blocking => forbidden(),
        Refusal::Entailing => confined(),
        Refusal::MixedBlocking => forbidden_unlike(),
        Refusal::MixedConventions => both(
            "the games of this sum do not agree on what a stuck player gets",
            "和中各游戏对无着可走者的判定不一致",
        ),
        Refusal::MixedTurns => {
            both("every component moves in only some of the games", "只有部分游戏每个分量都要走")
        }
        Refusal::NotATuple => both(
            "the positions of this game are no numbers for a table to run through",
            "此游戏的局面不是可以列表的数",
        ),
        Refusal::LeavesBox { rule } => {
            let (en, zh) = quoted(*rule);
            both(
                format!("{en} has moves out of the table: some number grows"),
                format!("{zh}会走出表外：有数字变大"),
            )
        }
        Refusal::NoOrder => unordered(),
        Refusal::Apart => apart(),
        Refusal::Undivided => undivided(),
        Refusal::TooManyOptions => {
            both("a position has too many moves to list", "某个局面的着法太多，无法列出")
        }
        Refusal::TooManyPositions => both("the positions are too many", "局面太多"),
        Refusal::NotAPosition => both("this is no position of the game", "这不是该游戏的局面"),
        Refusal::NoTheorem => {
            both("no theorem and no proved claim covers the position", "没有定理或已证的断言适用于此局面")
        }
        Refusal::NotOptimal => not_optimal(),
    }
}

/// Processes were asked for different tables.
fn apart() -> Text {
    both(
        "another process was asked for another table: game, ranges and options have to be the same for all",
        "另一进程要填的是另一张表：各进程的游戏、范围与选项必须相同",
    )
}

/// A table that processes cannot share.
fn undivided() -> Text {
    both(
        "several processes can share a table of tuples with an order in which every move goes down, or in which play goes round by fixed steps and stays; this is neither",
        "多个进程能共同填写的表中，局面为单个数组，且有一个使每一着都下降的次序，或对局按固定的步子循环而不出表外；此表不是",
    )
}

/// No order of positions.
fn unordered() -> Text {
    both(
        "the positions cannot be put in an order in which every move goes down",
        "无法给局面排出一个使每一着都下降的次序",
    )
}

/// The opponent forbids options.
fn forbidden() -> Text {
    both(
        "the opponent may forbid options in this game, which `solve`, `table`, `check`, `prove` and `discover` take into account: it has no nim-values, no misère play, and cannot be played here",
        "此游戏中对手可以禁着，`solve`、`table`、`check`、`prove`、`discover` 都顾及这一点：它没有 SG 值，没有反常规则，也不能在这里对弈",
    )
}

/// The reply to some moves is confined.
fn confined() -> Text {
    both(
        "the reply to some moves of this game is confined, which `solve` and `check` take into account: it has no tables, no misère play, and cannot be played here",
        "此游戏中有的着法限定对手在何处应着，`solve`、`check` 都顾及这一点：它不能列表，没有反常规则，也不能在这里对弈",
    )
}

/// The numbers of forbidden options differ.
fn forbidden_unlike() -> Text {
    both(
        "the games of this sum do not agree on the number of options that are forbidden",
        "和中各游戏可禁的着数不一致",
    )
}

/// The strategies found are not optimal.
fn not_optimal() -> Text {
    both(
        "the strategies found are not optimal, which is a mistake in this program: please report the matrix",
        "求得的策略并非最优，这是本程序的错误：请报告该矩阵",
    )
}

/// Remedy for a refusal.
pub(super) fn help(refusal: &Refusal) -> Option<Text> {
    Some(match refusal {
        Refusal::Unbounded { variable, .. } => both(
            format!("add a condition that bounds it, such as `{variable} <= 10`"),
            format!("请加上限制它的条件，如 `{variable} <= 10`"),
        ),
        Refusal::Endless => both(
            "if endless play is meant to be a draw, write `endless draw` in the file, or `otherwise draw` if being stuck is one, too",
            "若无尽的对局算平局，请在文件中写 `endless draw`；若无着可走也算平局，则写 `otherwise draw`",
        ),
        Refusal::Undivided => both("ask one process alone, which fills it", "只用一个进程即可填写"),
        _ => return None,
    })
}

/// Reason why a computation stopped.
pub fn stop_reason(reason: StopReason) -> Text {
    match reason {
        StopReason::Memory => both("the memory limit was reached", "触及内存上限"),
        StopReason::Time => both("the time limit was reached", "触及时间上限"),
        StopReason::Positions => both(
            "play need not end, and the limit on positions was reached",
            "对局可能永不结束，触及局面数上限",
        ),
        StopReason::Steps => both("the limit on steps was reached", "触及步数上限"),
        StopReason::States => both("the limit on states was reached", "触及状态数上限"),
        StopReason::Interrupted => both("it was interrupted", "被中断"),
    }
}

/// Reason why an engine ended without an answer.
pub fn halt(halt: &Halt) -> Text {
    match halt {
        Halt::Refused(why) => refusal(why),
        Halt::Stopped { reason, positions } => {
            let reason = stop_reason(*reason);
            both(
                format!("{} after {positions} positions", reason.en),
                format!("{}，此前已解出 {positions} 个局面", reason.zh),
            )
        }
        Halt::File(flaw) => checkpoint(&flaw.clone().into()),
    }
}

/// Reason why a checkpoint is unusable.
pub(super) fn checkpoint(flaw: &Unusable) -> Text {
    let why = match flaw {
        Unusable::Store(error) => store(error),
        Unusable::Old => both(
            "the values in the file have no checksums, for an older version of Bouton wrote it; it was left alone",
            "该文件由旧版 Bouton 写成，其中的值没有校验和；未作改动",
        ),
        Unusable::Value { heap } => both(
            format!("the value kept for a heap of {heap} is not that of the game"),
            format!("其中大小为 {heap} 的堆的值与游戏不符"),
        ),
        Unusable::Census => both(
            "the file holds something else, or a census that went differently far; it was left alone",
            "该文件存有别的内容，或范围不同的普查；未作改动",
        ),
    };
    both(format!("the checkpoint cannot be used: {}", why.en), format!("检查点文件无法使用：{}", why.zh))
}

/// Remedy.
pub(super) fn checkpoint_help(flaw: &Unusable) -> Option<Text> {
    match flaw {
        Unusable::Store(store::Error::InUse | store::Error::Memory { .. } | store::Error::Io(_)) => None,
        _ => Some(both(
            "name another file, or delete this one to begin again",
            "请换一个文件名，或删除此文件后重新开始",
        )),
    }
}

fn store(error: &store::Error) -> Text {
    use store::Error;
    match error {
        Error::Memory { bytes } => both(
            format!("the system does not give {bytes} bytes of memory"),
            format!("系统无法提供 {bytes} 字节的内存"),
        ),
        Error::NotAStore => {
            both("Bouton did not write the file; it was left alone", "该文件不是 Bouton 写的；未作改动")
        }
        Error::Version(version) => both(
            format!("the file has format version {version}, not the one of this program; it was left alone"),
            format!("该文件的格式版本为 {version}，与本程序的不同；未作改动"),
        ),
        Error::Damaged => {
            both("the head of the file is damaged; it was left alone", "文件头已损坏；未作改动")
        }
        Error::Fingerprint => both(
            "the file belongs to another game, range or question; it was left alone",
            "该文件属于另一游戏、范围或问题；未作改动",
        ),
        Error::InUse => both("another process is using the file", "另一进程正在使用该文件"),
        Error::Io(system) => both(system, system),
    }
}
