//! Requests without an answer.

use crate::both;
use crate::phrase::{Phrase, phrase};
use rules::Text;
use solve::StopReason;

/// A limit that was reached.
pub const fn stopped(reason: StopReason) -> Phrase {
    match reason {
        StopReason::Memory => phrase("stopped: the memory limit was reached", "已停止：触及内存上限"),
        StopReason::Time => phrase("stopped: the time limit was reached", "已停止：触及时间上限"),
        StopReason::Positions => phrase(
            "stopped: play need not end, and the limit on positions was reached",
            "已停止：对局可能永不结束，触及局面数上限",
        ),
        StopReason::Steps => phrase("stopped: the limit on steps was reached", "已停止：触及步数上限"),
        StopReason::States => phrase("stopped: the limit on states was reached", "已停止：触及状态数上限"),
        StopReason::Interrupted => phrase("stopped: interrupted", "已停止：被中断"),
    }
}

/// A question of too many bytes.
pub fn long_question(most: usize) -> Text {
    both(format!("the question is longer than {most} bytes"), format!("问题超过 {most} 字节"))
}

/// A text of too many bytes.
pub fn long_text(most: usize) -> Text {
    both(format!("the text is longer than {most} bytes"), format!("文本超过 {most} 字节"))
}

/// A graph of too many edges.
pub fn many_edges(most: usize) -> Text {
    both(format!("the graph has more than {most} edges"), format!("图的边超过 {most} 条"))
}

/// A graph of too many vertices.
pub fn many_vertices(most: usize) -> Text {
    both(format!("the graph has more than {most} vertices"), format!("图的结点超过 {most} 个"))
}

/// A game of too many moves.
pub fn long_game(most: usize) -> Text {
    both(format!("the game has lasted too long: at most {most} moves"), format!("对局过长：最多 {most} 步"))
}
