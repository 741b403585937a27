//! Certificates about games on one heap: their games, and reasons for rejecting them.

use super::rejection::{flawed, undecided};
use crate::{Say, both, short};
use kernel_heaps::{Moves, MovesFlaw, Rejection};
use rules::Text;

/// The game with these moves, in heaps smaller by an offset.
pub(super) fn played(moves: &Moves, offset: usize) -> Text {
    let [all, some, ..] = &moves.0;
    let game = match (moves.code(), all == some) {
        (Some(code), _) => both(short(&code), short(&code)),
        (None, true) => {
            let some = short(&some.to_string());
            both(format!("taking k of {some}"), format!("取 k ∈ {some}"))
        }
        (None, false) => {
            let (some, all) = (short(&some.to_string()), short(&all.to_string()));
            both(
                format!("taking k of {some}, or a whole heap of {all}"),
                format!("取 k ∈ {some}，或取完 k ∈ {all} 的一堆"),
            )
        }
    };
    match offset {
        0 => game,
        less => both(
            format!("{} on heaps smaller by {less}", game.en),
            format!("{}（堆的大小减 {less}）", game.zh),
        ),
    }
}

impl Say for Rejection {
    fn text(&self) -> Text {
        use kernel_heaps::KernelRejection as Kernel;
        match self {
            Rejection::Kernel(Kernel::Text { at, flaw }) => {
                let Text { en, zh } = flawed(flaw);
                both(format!("byte {at}: {en}"), format!("第 {at} 字节：{zh}"))
            }
            Rejection::Kernel(why) => undecided(why),
            Rejection::Moves(flaw) => flaw.text(),
            Rejection::Period(flaw) => flaw.text(),
            Rejection::Quotient(flaw) => flaw.text(),
        }
    }
}

impl Say for MovesFlaw {
    fn text(&self) -> Text {
        match self {
            MovesFlaw::Parts => both("a move leaves more than three parts", "有走法留下三堆以上"),
            MovesFlaw::Part => both(
                "the parts that a move leaves are not different numbers of that move",
                "走法留下的各部分不是该走法中互不相同的数",
            ),
            MovesFlaw::Unsolved => both(
                "a number of a move is neither a part nor determined by an equation",
                "走法中有的数既不是一部分，也没有等式确定",
            ),
            MovesFlaw::Relation => both(
                "a condition is not made of equations, inequalities and divisibilities",
                "条件不只由等式、不等式和整除组成",
            ),
            MovesFlaw::Mixed => both(
                "a condition compares the parts in a way that the amounts do not determine; the theorem is about other games",
                "有条件以数量无法确定的方式比较各部分；定理不适用于这样的游戏",
            ),
            MovesFlaw::Uneven => both(
                "the amounts that may be taken depend on the sizes of the heaps; the theorem is about other games",
                "可取的数量与各堆的大小有关；定理不适用于这样的游戏",
            ),
            MovesFlaw::Negative => both("a move may leave more than there was", "走法可能使石子变多"),
            MovesFlaw::Idle => both(
                "a move may leave a heap as it was, or there is a move in a heap that should have none",
                "走法可能使一堆不变，或本应没有走法的堆有走法",
            ),
            MovesFlaw::Large => both("a number in the moves is too large", "走法中的某个数过大"),
        }
    }
}
