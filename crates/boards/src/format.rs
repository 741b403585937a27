//! Canonical form of a text: an item on each line, one blank between words, comments kept.

use crate::parser::parse;
use language::tokens::{Comment, Kind, Lexed, Token, item_length, lex, spelling};
use language::{Diagnostic, Problems};

/// Writes a text in canonical form, or returns what is wrong with it. Formatting is idempotent.
///
/// ```
/// let text = "game  g\non path( 3 )\ncells a \".\" ,b \"#\"\nu is a->u is b   # once\n";
/// let formatted = "game g\non path(3)\ncells a \".\", b \"#\"\nu is a -> u is b  # once\n";
/// assert_eq!(boards::format(text).unwrap(), formatted);
/// ```
pub fn format(text: &str) -> Result<String, Vec<Diagnostic>> {
    let mut problems = Problems::default();
    parse(text, &mut problems);
    if problems.errors() > 0 {
        return Err(problems.into_sorted());
    }
    let Lexed { tokens, comments } = lex(text, &mut Problems::default());
    let mut page = Page { text, written: String::new(), end: 0 };
    let mut comments = comments.into_iter().peekable();
    let mut rest = &*tokens;
    while let Some(first) = rest.first() {
        let (item, after) = rest.split_at(item_length(text, rest).max(1));
        rest = after;
        while let Some(comment) = comments.next_if(|comment| comment.span.start < first.span.start) {
            page.comment(comment);
        }
        page.begin(first.span.start as usize);
        page.item(item);
        // Comments inside an item come after it.
        while let Some(comment) = comments.next_if(|comment| comment.span.start < page.end as u32) {
            page.comment(Comment { own_line: false, ..comment });
        }
    }
    comments.for_each(|comment| page.comment(comment));
    if !page.written.is_empty() {
        page.written.push('\n');
    }
    Ok(page.written)
}

struct Page<'t> {
    text: &'t str,
    written: String,
    /// End in the text of what was written last.
    end: usize,
}

impl Page<'_> {
    /// Begins a line, after an empty one if the text has any.
    fn begin(&mut self, start: usize) {
        if self.written.is_empty() {
            return;
        }
        let between = self.text.get(self.end..start).unwrap_or_default();
        let empty = between.matches('\n').count() > 1;
        self.written.push_str(if empty { "\n\n" } else { "\n" });
    }

    fn comment(&mut self, comment: Comment) {
        let start = comment.span.start as usize;
        if comment.own_line || self.written.is_empty() {
            self.begin(start);
        } else {
            self.written.push_str("  ");
        }
        let words = self.text.get(start..comment.span.end as usize).unwrap_or_default();
        let mut letters = words.chars();
        letters.next();
        self.written.push('#');
        self.written.push_str(letters.as_str().trim_end());
        self.end = self.end.max(comment.span.end as usize);
    }

    fn item(&mut self, tokens: &[Token]) {
        for (at, &token) in tokens.iter().enumerate() {
            if at > 0 && self.blank(tokens[at - 1], token) {
                self.written.push(' ');
            }
            self.written.push_str(&spelling(self.text, token));
            self.end = token.span.end as usize;
        }
    }

    /// Returns `true` if there is a blank between two tokens of an item.
    fn blank(&self, last: Token, next: Token) -> bool {
        if last.kind.opens() || next.kind.closes() || next.kind == Kind::Comma {
            return false;
        }
        let joined = last.span.end == next.span.start;
        match (last.kind, next.kind) {
            (Kind::Dots, _) | (_, Kind::Dots) => false,
            // `row(u)`, `king-grid`, and a bracket after a word.
            (Kind::Name, Kind::OpenParen) => !joined,
            (Kind::Name | Kind::Number, Kind::Minus) | (Kind::Minus, Kind::Name | Kind::Number) => !joined,
            (Kind::Name, Kind::Number) | (Kind::Number, Kind::Name) => !joined,
            _ => true,
        }
    }
}
