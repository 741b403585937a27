//! Open texts, and places in them as editors count: lines, and UTF-16 code units within a line.

use language::complete::Candidate;
use language::symbols::{Symbol, symbols};
use language::{Problems, Remedy, Span};
use lsp_types::{Position, Range, TextDocumentContentChangeEvent, TextEdit, Uri, WorkspaceEdit};
use std::collections::HashMap;
use std::sync::Arc;

/// An open text.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    pub(crate) text: Arc<str>,
    /// Number of the version, as the editor counts.
    pub(crate) version: i32,
}

impl Document {
    pub(crate) fn new(text: String, version: i32) -> Document {
        Document { text: text.into(), version }
    }

    /// The document after changes, in their order.
    pub(crate) fn changed(&self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) -> Document {
        let text = changes.into_iter().fold(self.text.to_string(), |text, change| match change.range {
            None => change.text,
            Some(range) => {
                let document = Document::new(text, version);
                let (start, end) = (document.byte(range.start), document.byte(range.end));
                let text = &document.text;
                [&text[..start], &change.text, &text[end.max(start)..]].concat()
            }
        });
        Document::new(text, version)
    }

    /// Byte of a place; the nearest one before it if there is none.
    pub(crate) fn byte(&self, position: Position) -> usize {
        let mut start = 0;
        for _ in 0..position.line {
            match self.text[start..].find('\n') {
                Some(end) => start += end + 1,
                None => return self.text.len(),
            }
        }
        let line = self.text[start..].split('\n').next().unwrap_or_default();
        let line = line.strip_suffix('\r').unwrap_or(line);
        let mut units = 0;
        for (byte, letter) in line.char_indices() {
            units += letter.len_utf16() as u32;
            if units > position.character {
                return start + byte;
            }
        }
        start + line.len()
    }

    /// Place of a byte.
    pub(crate) fn position(&self, byte: usize) -> Position {
        let byte = byte.min(self.text.len());
        let before = self.text.get(..byte).unwrap_or_default();
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count();
        let character = before[start..].chars().map(char::len_utf16).sum::<usize>();
        Position { line: line as u32, character: character as u32 }
    }

    /// Places of a range of bytes.
    pub(crate) fn range(&self, start: usize, end: usize) -> Range {
        Range { start: self.position(start), end: self.position(end) }
    }

    /// Places of a span.
    pub(crate) fn of(&self, span: Span) -> Range {
        self.range(span.start as usize, span.end as usize)
    }

    /// The whole text.
    pub(crate) fn whole(&self) -> Range {
        self.range(0, self.text.len())
    }

    /// A remedy as an edit.
    pub(crate) fn edit(&self, remedy: &Remedy) -> TextEdit {
        TextEdit { range: self.of(remedy.span), new_text: remedy.text.clone() }
    }

    /// Changes of this text alone.
    #[expect(clippy::mutable_key_type, reason = "the protocol's own map")]
    pub(crate) fn edits(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
        let changes = HashMap::from([(uri.clone(), edits)]);
        WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
    }

    /// Returns `true` if it is a game on a board or graph, which has a language of its own.
    pub(crate) fn is_board(&self) -> bool {
        boards::is_board(&self.text)
    }

    /// Syntax tree of what can be read; nothing of a game on a board.
    pub(crate) fn file(&self) -> language::File {
        if self.is_board() {
            return language::File::default();
        }
        language::parse(&self.text, &mut Problems::default())
    }

    /// Places of the comments.
    pub(crate) fn comments(&self) -> Vec<Span> {
        let lexed = language::tokens::lex(&self.text, &mut Problems::default());
        lexed.comments.iter().map(|comment| comment.span).collect()
    }

    /// Names in the text.
    pub(crate) fn symbols(&self) -> Vec<Symbol> {
        if self.is_board() { boards::symbols(&self.text) } else { symbols(&self.file()) }
    }

    /// Words that may stand at a byte, and the byte at which the one that is being typed begins.
    pub(crate) fn candidates(&self, at: usize) -> Option<(usize, Vec<Candidate>)> {
        match self.is_board() {
            true => boards::complete::candidates(&self.text, at),
            false => language::complete::candidates(&self.text, at),
        }
    }

    /// Places of the claims, examples and assumptions, with their texts as reports have them.
    pub(crate) fn statements(&self) -> Vec<(Span, String)> {
        if self.is_board() {
            let examples = boards::parse(&self.text, &mut Problems::default()).examples;
            let text = |example: &boards::syntax::Example| example.span.of(&self.text).to_owned();
            return examples.iter().map(|example| (example.span, text(example))).collect();
        }
        let Some(ruleset) = rules::parse(&self.text, &catalog::Catalog).ruleset else { return Vec::new() };
        let claims = ruleset.claims.iter().map(|claim| claim.span);
        let examples = ruleset.examples.iter().map(|example| example.span);
        let assumptions = ruleset.assumptions.iter().map(|assumption| assumption.span);
        let spans = claims.chain(examples).chain(assumptions);
        spans.map(|span| (span, ruleset.quote(span))).collect()
    }

    /// Number of mistakes in the text, doubts included.
    pub(crate) fn mistakes(&self) -> usize {
        if !self.is_board() {
            return rules::parse(&self.text, &catalog::Catalog).diagnostics.len();
        }
        let mut problems = Problems::default();
        boards::parse(&self.text, &mut problems);
        problems.into_sorted().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One unit and two bytes; two units and four bytes; a line that ends as on Windows.
    const TEXT: &str = "é𝄞x\r\n注释\n\nend";

    #[test]
    fn places_and_bytes_agree_at_every_letter() {
        let document = Document::new(TEXT.into(), 0);
        for (byte, letter) in TEXT.char_indices() {
            if letter != '\r' && letter != '\n' {
                assert_eq!(document.byte(document.position(byte)), byte, "{byte}");
            }
        }
        assert_eq!(document.position(6), Position { line: 0, character: 3 });
        assert_eq!(document.byte(Position { line: 0, character: 3 }), 6);
        // The middle of a letter of two units is its beginning.
        assert_eq!(document.byte(Position { line: 0, character: 2 }), 2);
        assert_eq!(document.position(12), Position { line: 1, character: 1 });
    }

    #[test]
    fn places_beyond_a_line_or_the_text_are_its_end() {
        let document = Document::new(TEXT.into(), 0);
        assert_eq!(document.byte(Position { line: 0, character: 99 }), 7);
        assert_eq!(document.byte(Position { line: 99, character: 0 }), TEXT.len());
        assert_eq!(document.byte(Position { line: 3, character: 99 }), TEXT.len());
    }

    #[test]
    fn changes_are_made_one_after_another() {
        let document = Document::new("a𝄞b\nc".into(), 1);
        let change = |line, from, to, text: &str| TextDocumentContentChangeEvent {
            range: Some(Range {
                start: Position { line, character: from },
                end: Position { line, character: to },
            }),
            range_length: None,
            text: text.into(),
        };
        let changed =
            document.changed(vec![change(0, 1, 3, "注"), change(0, 2, 3, "d\ne"), change(2, 1, 1, "!")], 2);
        assert_eq!(&*changed.text, "a注d\ne\nc!");
        let whole = TextDocumentContentChangeEvent { range: None, range_length: None, text: "new".into() };
        assert_eq!(&*changed.changed(vec![whole], 3).text, "new");
    }
}
