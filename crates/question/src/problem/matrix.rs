//! Flaws in the text of a matrix of payoffs.

use payoff::{Flaw, LARGEST, Separator};
use rules::Text;
use rules::speech::{both, short};

/// A stable name for a flaw.
pub(super) fn code(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::Empty => "empty-matrix",
        Flaw::MissingEntry => "missing-entry",
        Flaw::MissingName => "missing-name",
        Flaw::NotANumber { .. } => "not-a-number",
        Flaw::ZeroDenominator => "zero-denominator",
        Flaw::LargeExponent => "large-exponent",
        Flaw::LongNumber => "long-number",
        Flaw::Ragged { .. } => "ragged-matrix",
        Flaw::Names { .. } => "wrong-number-of-names",
        Flaw::OpenQuote => "unclosed-quotation",
        Flaw::TooLarge => "large-matrix",
    }
}

/// Message: a sentence without a full stop.
pub(super) fn message(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Empty => both("there is no number here, so no matrix", "没有任何数字，不成矩阵"),
        Flaw::MissingEntry => both("an entry is missing", "缺少一个元素"),
        Flaw::MissingName => both("this row has no name, though others have", "此行没有名称，而其他行有"),
        Flaw::NotANumber { given, .. } => {
            let given = short(given);
            both(format!("`{given}` is not a number"), format!("`{given}` 不是数"))
        }
        Flaw::ZeroDenominator => both("a fraction over 0 means nothing", "分母不能为 0"),
        Flaw::LargeExponent => {
            let most = LARGEST.exponent;
            both(format!("the exponent is beyond ±{most}"), format!("指数超出 ±{most}"))
        }
        Flaw::LongNumber => {
            let most = LARGEST.digits;
            both(format!("the number has more than {most} digits"), format!("这个数超过 {most} 位"))
        }
        Flaw::Ragged { row, entries, expected } => both(
            format!("row {row} has {}, but the first row has {expected}", counted(*entries)),
            format!("第 {row} 行有 {entries} 个元素，而第一行有 {expected} 个"),
        ),
        Flaw::Names { names, columns } => both(
            format!("names given: {names}; columns of numbers: {columns}"),
            format!("给出了 {names} 个名称，而数字有 {columns} 列"),
        ),
        Flaw::OpenQuote => both("the quotation mark is not closed", "引号没有闭合"),
        Flaw::TooLarge => {
            let (lines, entries, digits) = (LARGEST.lines, LARGEST.entries, LARGEST.together);
            both(
                format!(
                    "the matrix is too large: at most {lines} rows, {lines} columns, {entries} entries and {digits} digits are read"
                ),
                format!("矩阵太大：至多读 {lines} 行、{lines} 列、{entries} 个元素、{digits} 位数字"),
            )
        }
    }
}

/// Remedy.
pub(super) fn help(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Empty => both(
            "write a row on each line, as in `3, -1`; the entries are what the column player pays the row player",
            "每行写矩阵的一行，如 `3, -1`；元素是列方付给行方的数",
        ),
        Flaw::MissingEntry => {
            both("write a number here, or remove the separator", "请在此写一个数，或去掉多余的分隔符")
        }
        Flaw::MissingName => both("name every row, or none", "要么每行都有名称，要么都没有"),
        Flaw::NotANumber { given, separator } => not_a_number(given, *separator),
        Flaw::ZeroDenominator => both("write another denominator, as in `3/4`", "请改写分母，如 `3/4`"),
        Flaw::LargeExponent | Flaw::LongNumber => both(
            "measure the payoffs in another unit: multiplied by the same number, they make the same game",
            "请换一个单位：所有元素同乘一个正数，游戏不变",
        ),
        Flaw::Ragged { .. } => {
            both("every row needs as many entries as the first", "每行的元素个数须与第一行相同")
        }
        Flaw::Names { .. } => both(
            "give every column a name; one more may stand above the names of the rows",
            "请给每列一个名称；行名上方可以再多写一个",
        ),
        Flaw::OpenQuote => both("write `\"` at the end of the name", "请在名称末尾写 `\"`"),
        Flaw::TooLarge => both("remove dominated rows and columns", "请去掉没有人会选择的行与列"),
    }
}

/// Remedy and probable cause.
fn not_a_number(given: &str, separator: Separator) -> Text {
    let forms = both("write -2, 3/4, 0.25 or -1e-3", "请写 -2、3/4、0.25 或 -1e-3");
    let between = match separator {
        Separator::Tab => both("by tabs", "制表符"),
        Separator::Semicolon => both("by semicolons", "分号"),
        Separator::Comma => both("by commas", "逗号"),
        Separator::Blanks => both("by blanks", "空格"),
    };
    if separator != Separator::Comma && given.contains([',', '，']) {
        return both(
            "a decimal point is written `.`: `2.5`, not `2,5`",
            "小数点写作 `.`：写 `2.5`，不写 `2,5`",
        );
    }
    both(
        format!("{}; the entries of this text are separated {}", forms.en, between.en),
        format!("{}；此文本的元素以{}分隔", forms.zh, between.zh),
    )
}

fn counted(entries: usize) -> String {
    if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
}
