//! Flaws in tables of values.

use guess::read::Flaw;
use rules::Text;
use rules::speech::{both, short};

/// Message: a sentence without a full stop.
pub(super) fn message(flaw: &Flaw) -> Text {
    match flaw {
        Flaw::Empty => both("there is no value here", "没有任何值"),
        Flaw::NotANumber { given } => {
            let given = short(given);
            both(
                format!("`{given}` is neither a whole number nor a word for who wins"),
                format!("`{given}` 既不是整数，也不表示胜负"),
            )
        }
        Flaw::Picture => both(
            "this is a picture, and nothing says which of its signs is a loss",
            "这是一幅图，但没有说明哪个符号表示必败",
        ),
        Flaw::Fraction { given } => {
            let given = short(given);
            both(format!("`{given}` is not a whole number"), format!("`{given}` 不是整数"))
        }
        Flaw::LongNumber => both("the number does not fit into 64 bits", "这个数超出 64 位"),
        Flaw::NegativePosition { given } => both(
            format!("a position has no negative numbers, but here is {given}"),
            format!("局面中没有负数，这里却是 {given}"),
        ),
        Flaw::Ragged { entries, expected } => both(
            format!("this line has {}, but those before it have {expected}", counted(*entries)),
            format!("此行有 {entries} 项，而之前各行有 {expected} 项"),
        ),
        Flaw::Ranges { given, arity } => both(
            format!("ranges given: {given}; numbers in a position of the data: {arity}"),
            format!("给出了 {given} 个范围，而数据的局面有 {arity} 个数"),
        ),
        Flaw::Mixed { given, other } => {
            let (given, other) = (short(given), short(other));
            both(
                format!("`{given}` is not of the same kind as `{other}`, which the data has elsewhere"),
                format!("`{given}` 与数据中别处的 `{other}` 不是同一类"),
            )
        }
        Flaw::Contradiction { at, values: [one, other] } => {
            let at: Vec<String> = at.iter().map(u64::to_string).collect();
            let (at, one, other) = (at.join(", "), short(one), short(other));
            both(
                format!("({at}) is {other} here, but {one} before"),
                format!("({at}) 在此为 {other}，之前却为 {one}"),
            )
        }
        Flaw::TooMany { most } => both(format!("more than {most} entries"), format!("超过 {most} 项")),
        Flaw::LargeIndex { most } => both(
            format!("the first value has an index of at most {most}"),
            format!("第一个值的编号至多为 {most}"),
        ),
        Flaw::NotAnArray => both(
            "this is no NumPy array of whole numbers or truth values in one to three dimensions",
            "这不是一至三维的整数或布尔 NumPy 数组",
        ),
        Flaw::CutOff { given, expected } => both(
            format!("the array ends after {} of {expected}", counted(*given)),
            format!("数组应有 {expected} 项，只有 {given} 项就结束了"),
        ),
    }
}

/// Remedy, if there is one.
pub(super) fn help(flaw: &Flaw) -> Option<Text> {
    Some(match flaw {
        Flaw::Empty => both(
            "one value after another, or lines such as `7 3`: a position and its value",
            "可以依次写出各值，也可以每行写一个局面及其值，如 `7 3`",
        ),
        Flaw::NotANumber { .. } => both(
            "values are whole numbers, or words such as W and L, N and P, win and lose, First and Second, Yes and No; a line may have a comment after `#`",
            "值为整数，或 W 与 L、N 与 P、win 与 lose、First 与 Second、Yes 与 No、必胜与必败之类的词；`#` 之后为注释",
        ),
        Flaw::Picture => both(
            "with `--losing` the marked cells of a picture are the lost positions",
            "加上 `--losing`，图中标出的格子即为必败态",
        ),
        Flaw::Ragged { .. } => both(
            "`--layout list` reads the numbers one after another; otherwise every line has as many as the first",
            "`--layout list` 把各数依次读作一列；否则每行的项数须与第一行相同",
        ),
        Flaw::Mixed { .. } => both(
            "use numbers alone, or one word for a win and one for a loss",
            "请只用数字，或只用一个表示胜的词和一个表示负的词",
        ),
        Flaw::NotAnArray => both(
            "save it as `numpy.save(\"values.npy\", array.astype(numpy.int64))`",
            "请以 `numpy.save(\"values.npy\", array.astype(numpy.int64))` 保存",
        ),
        Flaw::Fraction { .. }
        | Flaw::LongNumber
        | Flaw::NegativePosition { .. }
        | Flaw::Ranges { .. }
        | Flaw::Contradiction { .. }
        | Flaw::LargeIndex { .. }
        | Flaw::CutOff { .. }
        | Flaw::TooMany { .. } => return None,
    })
}

/// Note at the place that a contradiction contradicts.
pub(super) fn other() -> Text {
    both("the first time", "第一次")
}

fn counted(entries: usize) -> String {
    if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
}
