//! Mistakes in the command line itself.

use rules::Text;
use rules::speech::both;
use words::{Phrase, phrase};

/// Missing command.
pub const NO_COMMAND: Phrase = phrase("a command is missing", "缺少命令");

/// Argument in another encoding.
pub const NOT_UTF8: Phrase = phrase("an argument is not valid UTF-8", "有参数不是合法的 UTF-8");

/// Memory limit of zero.
pub const NO_MEMORY: Phrase = phrase("a memory limit of nothing allows no work", "内存上限不能为零");

/// Advice without a better one.
pub const SEE_HELP: Phrase = phrase("`--help` shows what can be written", "用 `--help` 查看写法");

/// A command that does not exist.
pub fn unknown_command(name: &str) -> Text {
    both(format!("there is no command `{name}`"), format!("没有命令 `{name}`"))
}

/// An option that does not exist.
pub fn unknown_option(name: &str) -> Text {
    both(format!("there is no option `{name}`"), format!("没有选项 `{name}`"))
}

/// A missing argument.
pub fn missing(argument: &str) -> Text {
    both(format!("{argument} is missing"), format!("缺少 {argument}"))
}

/// An option without its value.
pub fn no_value(argument: &str) -> Text {
    both(format!("`{argument}` needs a value"), format!("`{argument}` 需要一个值"))
}

/// A value that an option does not take.
pub fn wrong_value(argument: &str, value: &str) -> Text {
    both(
        format!("`{value}` is not a value for `{argument}`"),
        format!("`{value}` 不能作为 `{argument}` 的值"),
    )
}

/// A value that an option does not take, and the reason, in the current language.
pub fn rejected(option: &str, reason: &str) -> Text {
    both(format!("{option}: {reason}"), format!("{option}：{reason}"))
}

/// Options that exclude each other.
pub fn conflict(one: &str, other: &str) -> Text {
    both(format!("`{one}` and `{other}` cannot stand together"), format!("`{one}` 与 `{other}` 不能同时使用"))
}

/// An option given twice.
pub fn repeated(option: &str) -> Text {
    both(format!("`{option}` cannot be given twice"), format!("`{option}` 不能重复"))
}

/// A suggestion in place of a misspelt word.
pub fn suggested(near: &str) -> Text {
    both(format!("did you mean `{near}`?"), format!("你是指 `{near}` 吗？"))
}

/// The words that are allowed.
pub fn allowed(words: &str) -> Text {
    both(format!("write one of: {words}"), format!("可选值：{words}"))
}

/// Text that is no amount of memory.
pub fn memory(text: &str) -> Text {
    both(
        format!("`{text}` is not an amount of memory: write 500M, 2G or 1.5G"),
        format!("`{text}` 不是内存大小：请写 500M、2G 或 1.5G"),
    )
}

/// Text that is no span of time.
pub fn time(text: &str) -> Text {
    both(
        format!("`{text}` is not a span of time: write 30s, 500ms, 2m30s or 1h"),
        format!("`{text}` 不是时间长度：请写 30s、500ms、2m30s 或 1h"),
    )
}

/// Text that is no number within bounds.
pub fn number(text: &str, least: u64, most: u64) -> Text {
    both(
        format!("`{text}` is not a number from {least} to {most}"),
        format!("`{text}` 不是 {least} 到 {most} 之间的数"),
    )
}

/// Text that is no value of `--moves`.
pub fn moves(text: &str) -> Text {
    both(
        format!("`{text}` is not a number of moves: write a number or `all`"),
        format!("`{text}` 不是着法数目：请写一个数或 `all`"),
    )
}

/// A default in the help of an option.
pub fn default(value: &str) -> Text {
    both(format!(" ({value} if not given)"), format!("（默认 {value}）"))
}
