//! Lines made of cells, and alignment of cells in neighbouring lines.

/// A line of the canonical form.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) indent: usize,
    /// Parts that are aligned with those of neighbouring lines, separated by a blank.
    pub(super) cells: Vec<String>,
    pub(super) comment: Option<String>,
    pub(super) group: Group,
}

/// Groups of lines that are aligned with each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Group {
    /// Not aligned.
    #[default]
    Alone,
    /// A rule on its own line, aligned with the rules directly above and below.
    Rule,
    /// A piece of a claim on values, aligned with the other pieces of the claim that starts at this place.
    Piece(u32),
}

/// Approximate number of terminal columns of a text: East Asian letters take two.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(|letter| if (letter as u32) < 0x1100 { 1 } else { 2 }).sum()
}

/// A rule wider than this before its condition is not aligned, since it would push the others off the screen.
const WIDEST: usize = 60;

/// Pads the cells of neighbouring lines to the same width.
pub(super) fn align(lines: &mut [Line]) {
    let mut start = 0;
    while start < lines.len() {
        let group = lines[start].group;
        let mut end = start + 1;
        while end < lines.len() && lines[end].group == group && group != Group::Alone {
            end += 1;
        }
        if group != Group::Alone {
            align_group(&mut lines[start..end]);
        }
        start = end;
    }
}

fn align_group(lines: &mut [Line]) {
    let columns = lines.iter().map(|line| line.cells.len()).max().unwrap_or(0);
    for column in 0..columns.saturating_sub(1) {
        let full = |line: &Line| line.indent + width(&line.cells[column]);
        let fits = |line: &Line| line.cells.len() > column + 1 && full(line) <= WIDEST;
        let Some(widest) = lines.iter().filter(|line| fits(line)).map(full).max() else { continue };
        for line in lines.iter_mut().filter(|line| fits(line)) {
            let padding = widest - full(line);
            line.cells[column].extend(std::iter::repeat_n(' ', padding));
        }
    }
}

impl Line {
    /// The line as text, with its line break.
    pub(super) fn write(&self) -> String {
        let mut text = " ".repeat(self.indent);
        text.push_str(&self.cells.join(" "));
        if let Some(comment) = &self.comment {
            if !self.cells.is_empty() {
                text.push_str("  ");
            }
            text.push_str(comment);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }
}
