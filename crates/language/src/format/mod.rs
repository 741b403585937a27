//! Canonical form of a file: the same tokens with fixed spelling, spacing and alignment.
//!
//! Comments, the order of items, line breaks inside an item, and one of several blank lines are kept. Since
//! the tokens stay the same, so does the meaning.

mod item;
mod line;
mod spacing;

pub use spacing::spelling;

use crate::ast::ItemKind;
use crate::diagnostic::{Diagnostic, Problems};
use crate::lexer::{Lexed, lex};
use crate::parser::{alphabet, parse_items};
use crate::problem::Syntax;
use crate::token::Comment;
use crate::{Span, format::line::Line};

/// Writes a file in canonical form, or returns its syntax errors. Formatting is idempotent.
///
/// Only the syntax has to be right: names may be unknown.
///
/// ```
/// let text = "game nim\n（n） → （ n－k ）where k≥1   # any number";
/// assert_eq!(language::format(text).unwrap(), "game nim\n(n) -> (n - k) where k >= 1  # any number\n");
/// ```
pub fn format(text: &str) -> Result<String, Vec<Diagnostic>> {
    let mut problems = Problems::default();
    if u32::try_from(text.len()).is_err() {
        problems.add(Diagnostic::at(Syntax::LongFile, Span::default()));
        return Err(problems.into_sorted());
    }
    let Lexed { tokens, comments } = lex(text, &mut problems);
    let file = parse_items(text, &tokens, &alphabet(text, &tokens), &mut problems);
    if problems.errors() > 0 {
        return Err(problems.into_sorted());
    }
    let mut page = Page { text, lines: Vec::new(), end: 0 };
    let mut comments = comments.into_iter().peekable();
    for item in &file.items {
        let Some(own) = tokens.get(item.tokens.clone()) else { continue };
        let indent = if matches!(item.kind, ItemKind::AutomatonLine(_)) { 2 } else { 0 };
        while let Some(comment) = comments.next_if(|comment| comment.span.start < item.span.start) {
            page.comment(comment, indent);
        }
        page.gap(item.span);
        let inside: Vec<Comment> =
            std::iter::from_fn(|| comments.next_if(|comment| comment.span.start < item.span.end)).collect();
        page.lines.extend(item::lines(text, item, own, &inside));
        page.end = item.span.end as usize;
    }
    for comment in comments {
        page.comment(comment, 0);
    }
    line::align(&mut page.lines);
    Ok(page.lines.iter().map(Line::write).collect())
}

/// Lines written so far.
struct Page<'t> {
    text: &'t str,
    lines: Vec<Line>,
    /// End of the last of them in the text.
    end: usize,
}

impl Page<'_> {
    /// Keeps one blank line before `span`, if there are any.
    fn gap(&mut self, span: Span) {
        let between = self.text.get(self.end..span.start as usize).unwrap_or_default();
        let breaks = between.replace("\r\n", "\n").matches(['\n', '\r']).count();
        if breaks > 1 && !self.lines.is_empty() {
            self.lines.push(Line::default());
        }
    }

    /// Writes a comment between items, or after the last token of one.
    fn comment(&mut self, comment: Comment, indent: usize) {
        let words = comment_text(self.text, comment);
        match self.lines.last_mut() {
            Some(last) if !comment.own_line && last.comment.is_none() => last.comment = Some(words),
            _ => {
                self.gap(comment.span);
                self.lines.push(Line { indent, comment: Some(words), ..Line::default() });
            }
        }
        self.end = comment.span.end as usize;
    }
}

/// Canonical text of a comment: a plain `#`, and no trailing blanks.
fn comment_text(text: &str, comment: Comment) -> String {
    let source = text.get(comment.span.start as usize..comment.span.end as usize).unwrap_or_default();
    let mut letters = source.chars();
    letters.next();
    format!("#{}", letters.as_str().trim_end())
}
