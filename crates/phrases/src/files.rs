//! Files that cannot be written, or have the wrong name.

use rules::Text;
use rules::speech::{both, list};
use words::{Phrase, phrase};

/// Name of standard input.
pub const STDIN: Phrase = phrase("stdin", "标准输入");

/// A file that cannot be written.
pub fn unwritable(name: &str, error: &std::io::Error) -> Text {
    both(format!("`{name}` cannot be written: {error}"), format!("无法写入 `{name}`：{error}"))
}

/// Standard output that cannot be written.
pub fn no_output(error: &std::io::Error) -> Text {
    both(format!("the answer cannot be written: {error}"), format!("无法输出答案：{error}"))
}

/// A file name with none of these extensions.
pub fn extension(name: &str, known: &[&str]) -> Text {
    let known: Vec<String> = known.iter().map(|extension| format!(".{extension}")).collect();
    both(
        format!("`{name}` does not end in {}", list(&known, ", ", " or ")),
        format!("`{name}` 不以 {} 结尾", list(&known, "、", " 或 ")),
    )
}

/// A drawing of an automaton without a proof.
pub fn nothing_to_draw(name: &str) -> Text {
    both(
        format!("`{name}`: nothing was proved that could be drawn"),
        format!("`{name}`：没有可以画出的已证结果"),
    )
}

/// A drawing of a large automaton.
pub fn too_large(name: &str) -> Text {
    both(
        format!("`{name}`: the automaton is too large to be drawn"),
        format!("`{name}`：自动机太大，无法画出"),
    )
}
