//! Reasons why claims cannot be looked for.

use prove::Unfit;
use rules::Text;
use rules::speech::both;

/// A stable name for the reason.
pub(super) fn code(unfit: &Unfit) -> &'static str {
    match unfit {
        Unfit::NeedsSize => "size-needed",
        Unfit::Size => "size",
        Unfit::Every => "every",
        Unfit::Edges => "graphs",
        _ => "not-discoverable",
    }
}

/// Message: a sentence without a full stop.
pub(super) fn message(unfit: &Unfit) -> Text {
    match unfit {
        Unfit::NeedsSize => both(
            "claims are looked for among positions with a fixed number of places",
            "寻找规律时须指定局面中数的个数",
        ),
        Unfit::Size => both(
            "a position would have too many numbers, or this game takes no size",
            "局面中的数太多，或该游戏不需指定大小",
        ),
        Unfit::Every => both(
            "every component moves, and claims are only looked for among positions of one",
            "每个分量都要走，只能就单个分量寻找规律",
        ),
        Unfit::Edges => both("positions are graphs, not numbers", "局面是图而不是数"),
        _ => both("the game cannot be read without its claims", "去掉断言后无法读取该游戏"),
    }
}

/// Remedy.
pub(super) fn help(unfit: &Unfit) -> Option<Text> {
    match unfit {
        Unfit::NeedsSize => Some(both(
            "write `--size 3` for three components, or rows of length 3",
            "请写 `--size 3`，即三个分量，或长度为 3 的行",
        )),
        Unfit::Every => Some(both("leave out `--size`", "请去掉 `--size`")),
        Unfit::Size => Some(both("up to 20 numbers are possible", "最多 20 个数")),
        _ => None,
    }
}
