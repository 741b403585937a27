//! Mistakes in requests: in their form, before anything is asked.

use rules::Text;
use rules::speech::{both, list, short};

/// Reason why a request cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MalformedRequest {
    /// No text.
    Empty,
    /// Text that ends within JSON.
    Unfinished,
    /// Text that is not JSON.
    NotJson {
        /// Line of the mistake, counted from 1.
        line: usize,
        /// Column of the mistake, counted from 1.
        column: usize,
    },
    /// JSON that is not an object.
    NotAnObject,
    /// An object with more fields than any request has.
    TooManyFields {
        /// The limit.
        most: usize,
    },
    /// A field that the request does not have.
    UnknownField {
        /// Its name.
        field: String,
    },
    /// A field that is given twice.
    RepeatedField {
        /// Its name.
        field: String,
    },
    /// No field of these.
    MissingField {
        /// Their names.
        fields: Vec<String>,
    },
    /// Fields that exclude each other.
    ExclusiveFields {
        /// One of them.
        field: String,
        /// The others.
        others: Vec<String>,
    },
    /// A field that would be ignored.
    UnusedField {
        /// Its name.
        field: String,
        /// The field and its value that make use of it, if any do.
        needs: Option<String>,
    },
    /// A value of the wrong kind.
    WrongKind {
        /// Name of the field.
        field: String,
        /// Kind of value that it has.
        kind: Kind,
    },
    /// A word that is not one of a list.
    UnknownWord {
        /// Name of the field.
        field: String,
        /// The word.
        given: String,
        /// All words.
        words: Vec<String>,
    },
    /// A number out of bounds.
    OutOfBounds {
        /// Name of the field.
        field: String,
        /// The smallest number.
        least: u64,
        /// The largest number.
        most: u64,
    },
    /// A time of nothing, or too long.
    NotATime {
        /// Name of the field.
        field: String,
        /// The longest time in seconds.
        most: u64,
    },
    /// The name of another operation than the one that was addressed.
    OtherOperation {
        /// The name.
        given: String,
        /// Name of the operation.
        name: String,
    },
}

/// Kind of the value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Text.
    Text,
    /// An integer of at most 64 bits, not below 0.
    Natural,
    /// Any number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list.
    List,
    /// An object of text, integers and lists of such.
    Object,
    /// An identifier.
    Identifier,
    /// Text, an integer or a list of such.
    Position,
    /// A number, or a word in its place.
    NumberOr(&'static str),
    /// A number, or a range.
    Size,
    /// Another kind.
    Other,
}

/// Stable name.
pub(super) fn code(mistake: &MalformedRequest) -> &'static str {
    match mistake {
        MalformedRequest::Empty
        | MalformedRequest::Unfinished
        | MalformedRequest::NotJson { .. }
        | MalformedRequest::NotAnObject
        | MalformedRequest::TooManyFields { .. }
        | MalformedRequest::WrongKind { .. } => "malformed-request",
        MalformedRequest::UnknownField { .. } => "unknown-field",
        MalformedRequest::RepeatedField { .. } => "repeated-field",
        MalformedRequest::MissingField { .. } => "missing-field",
        MalformedRequest::ExclusiveFields { .. } => "exclusive-fields",
        MalformedRequest::UnusedField { .. } => "unused-field",
        MalformedRequest::UnknownWord { .. } => "unknown-word",
        MalformedRequest::OutOfBounds { .. } | MalformedRequest::NotATime { .. } => "out-of-bounds",
        MalformedRequest::OtherOperation { .. } => "other-operation",
    }
}

/// Message: a sentence without a full stop.
pub(super) fn message(mistake: &MalformedRequest) -> Text {
    match mistake {
        MalformedRequest::Empty => both("the request is empty", "请求为空"),
        MalformedRequest::Unfinished => both("the JSON ends before it is complete", "JSON 不完整"),
        MalformedRequest::NotJson { line, column } => both(
            format!("this is not JSON: line {line}, column {column}"),
            format!("不是合法的 JSON：第 {line} 行第 {column} 列"),
        ),
        MalformedRequest::NotAnObject => both("a request has to be a JSON object", "请求须为 JSON 对象"),
        MalformedRequest::TooManyFields { most } => {
            both(format!("a request has at most {most} fields"), format!("请求至多有 {most} 个字段"))
        }
        MalformedRequest::UnknownField { field } => {
            let field = short(field);
            both(format!("there is no field `{field}`"), format!("没有字段 `{field}`"))
        }
        MalformedRequest::RepeatedField { field } => {
            let field = short(field);
            both(format!("the field `{field}` is given twice"), format!("字段 `{field}` 给出了两次"))
        }
        MalformedRequest::MissingField { fields } => {
            let fields = quoted(fields);
            both(
                format!("the field {} is missing", list(&fields, ", ", " or ")),
                format!("缺少字段 {}", list(&fields, "、", " 或 ")),
            )
        }
        MalformedRequest::ExclusiveFields { field, others } => {
            let others = quoted(others);
            both(
                format!("`{field}` takes the place of {}", list(&others, ", ", " and ")),
                format!("`{field}` 不能与 {}同时给出", list(&others, "、", " 或 ") + " "),
            )
        }
        MalformedRequest::UnusedField { field, needs: None } => {
            both(format!("`{field}` has no use here"), format!("`{field}` 在此没有用处"))
        }
        MalformedRequest::UnusedField { field, needs: Some(needs) } => both(
            format!("`{field}` has no use without `{needs}`"),
            format!("没有 `{needs}` 时，`{field}` 没有用处"),
        ),
        MalformedRequest::WrongKind { field, kind } => {
            let (field, kind) = (short(field), named(*kind));
            both(format!("`{field}` has to be {}", kind.en), format!("`{field}` 须为{}", kind.zh))
        }
        MalformedRequest::UnknownWord { field, given, words } => {
            let (field, given, words) = (short(field), short(given), quoted(words));
            both(
                format!("`{field}` has to be {}, not `{given}`", list(&words, ", ", " or ")),
                format!("`{field}` 须为 {}，而不是 `{given}`", list(&words, "、", " 或 ")),
            )
        }
        MalformedRequest::OutOfBounds { field, least, most } => both(
            format!("`{field}` has to be a number from {least} to {most}"),
            format!("`{field}` 须为 {least} 到 {most} 的数"),
        ),
        MalformedRequest::NotATime { field, most } => both(
            format!("`{field}` has to be a number of seconds above 0, at most {most}"),
            format!("`{field}` 须为大于 0、至多 {most} 的秒数"),
        ),
        MalformedRequest::OtherOperation { given, name } => {
            let given = short(given);
            both(
                format!("`kind` is `{given}`, but the request goes to `{name}`"),
                format!("`kind` 为 `{given}`，而请求发往 `{name}`"),
            )
        }
    }
}

/// Advice.
pub(super) fn help(mistake: &MalformedRequest) -> Option<Text> {
    Some(match mistake {
        MalformedRequest::Empty | MalformedRequest::NotJson { .. } | MalformedRequest::NotAnObject => both(
            "write an object, such as {\"ask\": \"bash m=3 21\"}",
            "请写对象，如 {\"ask\": \"bash m=3 21\"}",
        ),
        MalformedRequest::MissingField { fields }
            if fields.iter().any(|field| field == "ask" || field == "position") =>
        {
            both(
                "write {\"ask\": \"bash m=3 21\"}, or {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
                "请写 {\"ask\": \"bash m=3 21\"} 或 {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
            )
        }
        MalformedRequest::UnusedField { needs: None, .. } | MalformedRequest::RepeatedField { .. } => {
            both("leave it out", "请去掉它")
        }
        _ => return None,
    })
}

fn quoted(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("`{name}`")).collect()
}

fn named(kind: Kind) -> Text {
    match kind {
        Kind::Text => both("text", "文本"),
        Kind::Natural => both("an integer from 0 of at most 64 bits", "不超过 64 位的非负整数"),
        Kind::Number => both("a number", "数"),
        Kind::Flag => both("`true` or `false`", " `true` 或 `false`"),
        Kind::List => both("a list", "列表"),
        Kind::Object => both(
            "an object whose values are text, integers of at most 64 bits or lists of such",
            "对象，其值为文本、不超过 64 位的整数或它们的列表",
        ),
        Kind::Identifier => both("text or an integer of at most 64 bits", "文本或不超过 64 位的整数"),
        Kind::Position => both(
            "text, an integer of at most 64 bits (write larger ones as text) or a list of such",
            "文本、不超过 64 位的整数（更大的请写作文本）或它们的列表",
        ),
        Kind::NumberOr(word) => both(
            format!("an integer from 0 of at most 64 bits, or `{word}`"),
            format!("不超过 64 位的非负整数，或 `{word}`"),
        ),
        Kind::Size => both("a number, or a range such as `2..4`", "数，或 `2..4` 这样的范围"),
        Kind::Other => both("of another form", "另一种形式"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Problem;
    use rules::Lang;

    #[test]
    fn no_mistake_of_a_request_is_said_half_in_english() {
        let fields = || vec!["game".to_owned(), "ask".to_owned()];
        let kinds = [
            Kind::Text,
            Kind::Natural,
            Kind::Number,
            Kind::Flag,
            Kind::List,
            Kind::Object,
            Kind::Identifier,
            Kind::Position,
            Kind::NumberOr("all"),
            Kind::Size,
            Kind::Other,
        ];
        let field = || "upto".to_owned();
        let mut all = vec![
            MalformedRequest::Empty,
            MalformedRequest::Unfinished,
            MalformedRequest::NotJson { line: 1, column: 2 },
            MalformedRequest::NotAnObject,
            MalformedRequest::TooManyFields { most: 32 },
            MalformedRequest::UnknownField { field: field() },
            MalformedRequest::RepeatedField { field: field() },
            MalformedRequest::MissingField { fields: fields() },
            MalformedRequest::ExclusiveFields { field: field(), others: fields() },
            MalformedRequest::UnusedField { field: field(), needs: None },
            MalformedRequest::UnusedField { field: field(), needs: Some("format".into()) },
            MalformedRequest::UnknownWord { field: field(), given: "x".into(), words: fields() },
            MalformedRequest::OutOfBounds { field: field(), least: 1, most: 9 },
            MalformedRequest::NotATime { field: field(), most: 9 },
            MalformedRequest::OtherOperation { given: "table".into(), name: "solve".into() },
        ];
        all.extend(kinds.map(|kind| MalformedRequest::WrongKind { field: field(), kind }));
        for mistake in all {
            let problem = Problem::new(mistake);
            for said in [Some(problem.message(Lang::Zh)), problem.help(Lang::Zh)].into_iter().flatten() {
                // Names and examples of JSON are the same in both languages.
                let mut words = said.clone();
                for quote in ['`', '{'] {
                    let close = if quote == '`' { '`' } else { '}' };
                    while let Some(start) = words.find(quote) {
                        let end = words[start + 1..]
                            .rfind(close)
                            .filter(|_| quote == '{')
                            .or_else(|| words[start + 1..].find(close))
                            .map_or(words.len(), |end| start + end + 2);
                        words.replace_range(start..end, "");
                    }
                }
                let words = words.replace("JSON", "");
                assert!(!words.contains(|letter: char| letter.is_ascii_alphabetic()), "{said}");
            }
            assert!(!problem.message(Lang::En).ends_with('.'), "{problem}");
        }
    }
}
