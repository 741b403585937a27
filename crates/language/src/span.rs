//! Places in a text.

/// A place in the source text, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Span from the start of this one to the end of `last`.
    #[must_use]
    pub fn to(self, last: Span) -> Span {
        Span { start: self.start.min(last.start), end: self.end.max(last.end) }
    }

    /// Empty span right after this one.
    pub(crate) fn after(self) -> Span {
        Span { start: self.end, end: self.end }
    }

    /// Text at this place; empty if there is no such place.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }

    /// Text at this place on one line, without comments, which would swallow the rest; `comments` are their places, in
    /// order.
    pub fn without_comments(self, text: &str, comments: &[Span]) -> String {
        let mut words = Vec::new();
        let mut at = self.start;
        let first = comments.partition_point(|comment| comment.start < self.start);
        for comment in comments[first..].iter().take_while(|comment| comment.start < self.end) {
            words.extend(Span { start: at, end: comment.start }.of(text).split_whitespace());
            at = comment.end;
        }
        words.extend(Span { start: at, end: self.end }.of(text).split_whitespace());
        words.join(" ")
    }

    /// Text at this place line by line, without comments; all lines but the first are indented.
    pub fn lines_without_comments(self, text: &str, comments: &[Span]) -> String {
        let mut lines: Vec<String> = Vec::new();
        let mut start = self.start;
        for line in self.of(text).split_inclusive('\n') {
            let end = start + line.len() as u32;
            let words = Span { start, end }.without_comments(text, comments);
            if !words.is_empty() {
                let indent = if lines.is_empty() { "" } else { "  " };
                lines.push(indent.to_owned() + &words);
            }
            start = end;
        }
        lines.join("\n")
    }

    /// Puts blanks in this place of a text, as many as it has bytes, and keeps the ends of lines: other places stay right.
    pub fn blank(self, text: &mut String) {
        let blank: String =
            self.of(text).bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
        if !blank.is_empty() {
            text.replace_range(self.start as usize..self.end as usize, &blank);
        }
    }
}
