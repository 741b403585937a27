//! Complaints: their parts, and limits that were reached.

use rules::Text;
use rules::speech::both;
use solve::StopReason;
use words::{Phrase, phrase};

/// Level of a warning.
pub const WARNING: Phrase = phrase("warning", "警告");

/// Level of an error.
pub const ERROR: Phrase = phrase("error", "错误");

/// Level of advice.
pub const ADVICE: Phrase = phrase("help", "建议");

/// A limit that was reached, and the option that raises it.
pub const fn stopped(reason: StopReason) -> Phrase {
    match reason {
        StopReason::Memory => phrase(
            "stopped: the memory limit was reached (--memory raises it)",
            "已停止：触及内存上限（可用 --memory 提高）",
        ),
        StopReason::Time => phrase(
            "stopped: the time limit was reached (--time raises it)",
            "已停止：触及时间上限（可用 --time 提高）",
        ),
        StopReason::Positions => phrase(
            "stopped: play need not end, and the limit on positions was reached (--memory or --time sets another)",
            "已停止：对局可能永不结束，触及局面数上限（可用 --memory 或 --time 另设上限）",
        ),
        StopReason::Steps => phrase("stopped: the limit on steps was reached", "已停止：触及步数上限"),
        StopReason::States => phrase("stopped: the limit on states was reached", "已停止：触及状态数上限"),
        StopReason::Interrupted => phrase("stopped: interrupted", "已停止：被中断"),
    }
}

/// Positions done before a limit was reached.
pub fn done(positions: u64) -> Text {
    both(format!("{positions} positions were done."), format!("已完成 {positions} 个局面。"))
}
