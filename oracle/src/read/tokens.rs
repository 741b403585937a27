//! Items and their words.

use super::Read;

/// Items, each on one line.
pub(super) fn lines(text: &str) -> Vec<String> {
    const GOES_ON: [&str; 8] = ["|", "where ", "and ", "or ", "if ", "by ", "-> ", "+ "];
    const NEEDS_MORE: [&str; 12] = ["(", "[", "{", ",", "and", "or", "not", "where", "iff", "=", "|", "->"];
    let mut all: Vec<String> = vec![];
    let mut more = false;
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        match all.last_mut() {
            Some(last) if more || GOES_ON.iter().any(|word| line.starts_with(word)) => {
                last.push(' ');
                last.push_str(line);
            }
            _ => all.push(line.into()),
        }
        let last = all.last().map(String::as_str).unwrap_or_default();
        let open = last.matches(['(', '[', '{']).count() > last.matches([')', ']', '}']).count();
        more = open || NEEDS_MORE.iter().any(|word| last.ends_with(word));
    }
    all
}

pub(super) fn tokens(line: &str) -> Read<Vec<String>> {
    const SIGNS: [&str; 24] = [
        "->", "<=", ">=", "!=", "..", "<", ">", "=", "(", ")", "[", "]", "{", "}", ",", "+", "-", "*", "/",
        "|", ":", ";", "\"", "_",
    ];
    let mut all = vec![];
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if first == '"' {
            rest[1..].find('"').map_or(rest.len(), |end| end + 2)
        } else if first.is_alphabetic()
            || first == '_' && rest.len() > 1 && rest[1..].starts_with(char::is_alphanumeric)
        {
            rest.find(|next: char| !next.is_alphanumeric() && next != '_').unwrap_or(rest.len())
        } else if first.is_ascii_digit() {
            rest.find(|next: char| !next.is_ascii_digit()).unwrap_or(rest.len())
        } else {
            let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
            sign.ok_or_else(|| format!("what is {first:?}"))?.len()
        };
        all.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    Ok(all)
}
