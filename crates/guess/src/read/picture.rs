//! Pictures of tables: a sign for lost positions and another for the rest.

use super::entry::{Content, Entry, Row};

/// Signs of cells that nothing marks.
const BARE: [char; 6] = ['.', '·', '_', '-', ':', '。'];
/// Marks of cells.
const MARKS: [char; 12] = ['#', 'x', '*', 'o', '@', '█', '■', '●', '◆', '★', '×', '✕'];

/// Least length or height of a picture.
const LEAST: usize = 8;

/// The rows of a picture, in which marked cells are lost; none if the text is no picture: lines of one length of two signs, of which
/// one marks.
pub(super) fn rows(text: &str) -> Option<Vec<Row>> {
    let mut signs: [Option<char>; 2] = [None, None];
    let mut rows = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let mut row = Row::new();
        for (at, sign) in line.char_indices().filter(|(_, sign)| !sign.is_whitespace()) {
            let is_mark = MARKS.contains(&sign.to_ascii_lowercase());
            if !is_mark && !BARE.contains(&sign) || *signs[usize::from(is_mark)].get_or_insert(sign) != sign {
                return None;
            }
            let from = start + at;
            let content = Content::Outcome(!is_mark, sign.into());
            row.push(Entry { content, span: from..from + sign.len_utf8(), is_label: false });
        }
        if !row.is_empty() {
            rows.push(row);
        }
        start += line.len();
    }
    let width = rows.first()?.len();
    let is_picture = width > 1 && rows.iter().all(|row| row.len() == width) && rows.len().max(width) >= LEAST;
    (is_picture && signs.iter().all(Option::is_some)).then_some(rows)
}
