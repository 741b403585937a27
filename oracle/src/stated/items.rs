//! Words, texts and lists.

/// An item of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Word(String),
    Quoted(String),
    List(Vec<Item>),
}

/// Deepest nesting that is read here.
const DEEPEST: usize = 200;

/// All items of a text; `None` if parentheses or quotation marks do not match, or lists are very deep.
pub(crate) fn items(text: &str) -> Option<Vec<Item>> {
    let mut open: Vec<Vec<Item>> = vec![vec![]];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        match first {
            ' ' | '\t' | '\r' | '\n' => rest = after,
            ';' => rest = after.find('\n').map_or("", |end| &after[end..]),
            '(' => {
                open.push(vec![]);
                if open.len() > DEEPEST {
                    return None;
                }
                rest = after;
            }
            ')' => {
                let list = open.pop()?;
                open.last_mut()?.push(Item::List(list));
                rest = after;
            }
            '"' => {
                let end = after.find('"')?;
                open.last_mut()?.push(Item::Quoted(after[..end].to_owned()));
                rest = &after[end + 1..];
            }
            _ => {
                let ends = |letter: char| " \t\r\n()\";".contains(letter);
                let end = rest.find(ends).unwrap_or(rest.len());
                open.last_mut()?.push(Item::Word(rest[..end].to_owned()));
                rest = &rest[end..];
            }
        }
    }
    match open.len() {
        1 => open.pop(),
        _ => None,
    }
}

impl Item {
    pub(crate) fn word(&self) -> Option<&str> {
        match self {
            Item::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(crate) fn list(&self) -> Option<&[Item]> {
        match self {
            Item::List(items) => Some(items),
            _ => None,
        }
    }

    /// A list that begins with a word: the word, and the rest.
    pub(crate) fn form(&self) -> Option<(&str, &[Item])> {
        let (head, rest) = self.list()?.split_first()?;
        Some((head.word()?, rest))
    }

    pub(crate) fn number(&self) -> Option<u64> {
        let word = self.word()?;
        let plain = word == "0" || !word.starts_with('0');
        (plain && word.bytes().all(|byte| byte.is_ascii_digit())).then(|| word.parse().ok())?
    }
}
