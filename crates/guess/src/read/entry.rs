//! Entries of a text: whole numbers, and words for who wins.

use super::{Flaw, Mistake, verdict};
use std::ops::Range;

/// An entry and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) content: Content,
    pub(super) span: Range<usize>,
    /// `true` if a colon or a bar follows, as after the number of a row.
    pub(super) is_label: bool,
}

/// Content of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// A number.
    Number(i64),
    /// An outcome, `true` if it is a win, and its word.
    Outcome(bool, String),
    /// Any other word.
    Word(String),
}

/// A line, or a group in brackets.
pub(super) type Row = Vec<Entry>;

/// Fewest digits of a line that are values one after another for its length alone: no number of 64 bits has as many.
const LONG: usize = 20;

/// Returns `true` if the lines of a text are digits one after another, as `0110` over `1001`: all as long, and no numbers, since one
/// begins with 0 or is longer than any.
pub(super) fn are_runs(text: &str) -> bool {
    let mut lines = text.lines().map(|line| code(line).trim()).filter(|line| !line.is_empty()).peekable();
    let length = lines.peek().map_or(0, |line| line.len());
    let (mut run, mut zero) = (length > 1, false);
    for line in lines {
        run &= line.len() == length && line.bytes().all(|byte| byte.is_ascii_digit());
        zero |= line.starts_with('0');
    }
    run && (zero || length >= LONG)
}

/// A line without its comment.
fn code(line: &str) -> &str {
    let comment = [line.find('#'), line.find("//")].into_iter().flatten().min();
    &line[..comment.unwrap_or(line.len())]
}

/// The lines of a text that have entries, without comments; each digit is one if they are `runs`. Names of functions and variables, as in `sg[3] = 1`, are left out.
pub(super) fn rows(text: &str, most: usize, runs: bool) -> Result<Vec<Row>, Mistake> {
    let mut rows = Vec::new();
    let (mut start, mut count) = (title(text), 0);
    for line in text[start..].split_inclusive('\n') {
        let from = declaration(line);
        for piece in pieces(&line[from..]) {
            let row = entries(&line[from..][piece.clone()], start + from + piece.start, runs)?;
            count += row.len();
            if count > most {
                return Err(Mistake {
                    flaw: Flaw::TooMany { most },
                    span: start..start + line.trim_end().len(),
                    other: None,
                });
            }
            if !row.is_empty() {
                rows.push(row);
            }
        }
        start += line.len();
    }
    Ok(rows)
}

/// Length of a first line that only says what follows: words, and a colon at their end.
fn title(text: &str) -> usize {
    let blank = text.len() - text.trim_start().len();
    let Some(length) = text[blank..].find('\n') else { return 0 };
    let line = code(&text[blank..blank + length]).trim();
    let says = line.ends_with([':', '：']) && line.chars().filter(|sign| sign.is_alphabetic()).count() > 1;
    if says && !text[blank + length..].trim().is_empty() { blank + length + 1 } else { 0 }
}

/// Length of the declaration of an array before its values: `int sg[8] = {0, 1}`.
fn declaration(line: &str) -> usize {
    let code = code(line);
    let values = |(at, _): &(usize, &str)| code[at + 1..].trim_start().starts_with('{');
    code.match_indices('=').find(values).map_or(0, |(at, _)| at + 1)
}

/// Parts of a line that are rows of their own: the entries of a dictionary, `{0: 1, 1: 2}`, or the groups of a list, `[(1, 2), (3, 5)]`; else the line.
fn pieces(line: &str) -> Vec<Range<usize>> {
    let code = code(line);
    let whole = std::iter::once(0..code.len()).collect();
    let (mut depth, mut groups, mut open, mut commas) = (0usize, Vec::new(), None, Vec::new());
    let mut outside = false;
    for (at, sign) in code.char_indices() {
        match sign {
            '(' | '[' | '{' | '（' | '【' => {
                depth += 1;
                open = Some(at);
            }
            ')' | ']' | '}' | '）' | '】' => {
                depth = depth.saturating_sub(1);
                if let Some(from) = open.take() {
                    groups.push(from..at + sign.len_utf8());
                }
            }
            ',' | '，' if depth == 1 => commas.push(at..at + sign.len_utf8()),
            _ if open.is_none() && sign.is_alphanumeric() => outside = true,
            _ => {}
        }
    }
    let trimmed = code.trim_start();
    if trimmed.starts_with('{') && code.contains([':', '：']) && !commas.is_empty() {
        let first = code.len() - trimmed.len() + 1;
        let starts = std::iter::once(first).chain(commas.iter().map(|comma| comma.end));
        let ends = commas.iter().map(|comma| comma.start).chain([code.len()]);
        return starts.zip(ends).map(|(start, end)| start..end).collect();
    }
    if groups.len() > 1 && !outside { groups } else { whole }
}

/// The entries of a line without a comment.
fn entries(line: &str, start: usize, runs: bool) -> Result<Row, Mistake> {
    let mut row = Row::new();
    let mut rest = line.char_indices().peekable();
    let mut before = ' ';
    while let Some((at, sign)) = rest.next() {
        let is_sign = matches!(sign, '-' | '+' | '−')
            && !before.is_alphanumeric()
            && rest.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        before = sign;
        if !(is_sign || sign.is_alphanumeric() || sign == '_') {
            if !is_separator(sign) {
                let given = sign.to_string();
                let span = start + at..start + at + sign.len_utf8();
                return Err(Mistake { flaw: Flaw::NotANumber { given }, span, other: None });
            }
            continue;
        }
        let mut end = at + sign.len_utf8();
        while let Some(&(place, next)) =
            rest.peek().filter(|(_, next)| next.is_alphanumeric() || matches!(next, '_' | '.'))
        {
            end = place + next.len_utf8();
            before = next;
            rest.next();
        }
        let after = line[end..].chars().next();
        let word = line[at..end].trim_end_matches('.');
        let is_label = matches!(line[end..].trim_start().chars().next(), Some(':' | '|' | '：'));
        let span = start + at..start + at + word.len();
        let name = |content: &Content| {
            let (begins, equals) = (
                matches!(after, Some('(' | '[' | '{' | ':' | '：')),
                line[end..].trim_start().starts_with('='),
            );
            match content {
                Content::Word(_) => begins || equals,
                Content::Outcome(..) => after == Some('='),
                Content::Number(_) => false,
            }
        };
        if sign.is_alphabetic() || sign == '_' {
            if let Some(outcomes) = letters(word) {
                row.extend(single(outcomes, span.start));
                continue;
            }
            let content = Content::of_word(word);
            if !name(&content) {
                row.push(Entry { content, span, is_label });
            }
            continue;
        }
        if runs {
            let digits = word.bytes().map(|digit| Content::Number(i64::from(digit) - i64::from(b'0')));
            row.extend(single(digits.collect(), span.start));
            continue;
        }
        let content = number(word).map_err(|flaw| Mistake { flaw, span: span.clone(), other: None })?;
        row.push(Entry { content, span, is_label });
    }
    verdict::join(&mut row);
    Ok(row)
}

/// Entries of one sign each, one after another.
fn single(contents: Vec<Content>, start: usize) -> impl Iterator<Item = Entry> {
    let each = move |(from, content)| Entry { content, span: from..from + 1, is_label: false };
    (start..).zip(contents).map(each)
}

/// Outcomes written one after another: `WLLW`.
fn letters(word: &str) -> Option<Vec<Content>> {
    let all = |set: [char; 2]| word.len() > 1 && word.chars().all(|letter| set.contains(&letter));
    let is_run = all(['W', 'L']) || all(['N', 'P']) || all(['w', 'l']);
    is_run.then(|| word.chars().map(|letter| Content::of_word(&letter.to_string())).collect())
}

fn is_separator(sign: char) -> bool {
    sign.is_whitespace() || ",;:=()[]{}<>|\"'`→-+&\\/，；：（）【】、｜\u{feff}".contains(sign)
}

/// A whole number; `3.0` is one.
fn number(word: &str) -> Result<Content, Flaw> {
    let given = || word.to_owned();
    let (whole, fraction) = word.split_once('.').unwrap_or((word, ""));
    let (sign, digits) = match whole.strip_prefix(['-', '−']) {
        Some(digits) => ("-", digits),
        None => ("", whole.strip_prefix('+').unwrap_or(whole)),
    };
    if !digits.bytes().all(|digit| digit.is_ascii_digit())
        || !fraction.bytes().all(|digit| digit.is_ascii_digit())
    {
        return Err(Flaw::NotANumber { given: given() });
    }
    if fraction.bytes().any(|digit| digit != b'0') {
        return Err(Flaw::Fraction { given: given() });
    }
    format!("{sign}{digits}").parse().map(Content::Number).map_err(|_| Flaw::LongNumber)
}
