//! Layout of an item in lines.

use super::comment_text;
use super::line::{Group, Line, width};
use super::spacing::{blank_before, spelling};
use crate::Span;
use crate::ast::{AutomatonLine, Item, ItemKind, Statement};
use crate::token::{Comment, Kind, Token};

/// Indentation of continuation lines.
const INDENT: usize = 4;

struct Writer<'t> {
    text: &'t str,
    item: &'t Item,
    lines: Vec<Line>,
    /// Cell being written.
    cell: String,
    /// Columns after the open brackets.
    brackets: Vec<usize>,
    /// Column of the `=` or `iff` of a claim.
    hinge: Option<usize>,
    /// `true` if the line has the cell that begins the condition.
    split: bool,
}

/// Lines of an item, with the comments inside it.
pub(super) fn lines(text: &str, item: &Item, tokens: &[Token], comments: &[Comment]) -> Vec<Line> {
    let indent = if matches!(item.kind, ItemKind::AutomatonLine(_)) { 2 } else { 0 };
    let mut writer = Writer {
        text,
        item,
        lines: vec![Line { indent, ..Line::default() }],
        cell: String::new(),
        brackets: Vec::new(),
        hinge: None,
        split: false,
    };
    let mut comments = comments.iter().copied().peekable();
    let joined = joined(item);
    // Without transitions, `state dead:` would absorb the next line
    let empty_state = matches!(
        &item.kind,
        ItemKind::AutomatonLine(AutomatonLine::State { transitions, .. }) if transitions.is_empty()
    );
    for (at, token) in tokens.iter().enumerate() {
        let mut broken = at > 0 && (token.starts_line || writer.forced(token.kind));
        while let Some(comment) = comments.next_if(|comment| comment.span.start < token.span.start) {
            writer.comment(comment);
            broken = true;
        }
        if empty_state && token.kind == Kind::Colon {
            continue;
        }
        let within = joined.is_some_and(|name| name.start < token.span.start && token.span.end <= name.end);
        writer.token(tokens, at, broken, within);
    }
    writer.finish()
}

/// Span of a name that consists of several tokens, as in `fibonacci-nim`.
fn joined(item: &Item) -> Option<Span> {
    match &item.kind {
        ItemKind::Game { name, .. }
        | ItemKind::Compound { base: name, .. }
        | ItemKind::Family(name, _)
        | ItemKind::Board(name) => Some(name.span),
        _ => None,
    }
}

impl Writer<'_> {
    /// Starts a new line for each piece of a claim on values.
    fn forced(&self, kind: Kind) -> bool {
        kind == Kind::Bar && self.brackets.is_empty() && self.pieces()
    }

    fn pieces(&self) -> bool {
        match &self.item.kind {
            ItemKind::Claim(claim) => {
                matches!(&claim.statement, Statement::Value(pieces) if pieces.len() > 1)
            }
            _ => false,
        }
    }

    /// Column of the next token.
    fn column(&self) -> usize {
        let Some(line) = self.lines.last() else { return 0 };
        line.indent + line.cells.iter().map(|cell| width(cell) + 1).sum::<usize>() + width(&self.cell)
    }

    fn comment(&mut self, comment: Comment) {
        let words = comment_text(self.text, comment);
        self.end_cell();
        match self.lines.last_mut() {
            Some(last) if !comment.own_line && last.comment.is_none() => last.comment = Some(words),
            _ => self.lines.push(Line { indent: INDENT, comment: Some(words), ..Line::default() }),
        }
    }

    fn end_cell(&mut self) {
        let cell = std::mem::take(&mut self.cell);
        if let Some(line) = self.lines.last_mut().filter(|_| !cell.is_empty()) {
            line.cells.push(cell);
        }
    }

    fn token(&mut self, tokens: &[Token], at: usize, broken: bool, within: bool) {
        let token = tokens[at];
        let spelled = spelling(self.text, token);
        if broken && !within {
            self.end_cell();
            let indent = self.continuation(token.kind);
            self.lines.push(Line { indent, ..Line::default() });
            self.split = false;
        } else if self.starts_cell(&spelled, token.kind) {
            self.end_cell();
        } else if self.gap(tokens, at, within) {
            self.cell.push(' ');
        }
        if self.condition(&spelled, token.kind) {
            self.split = true;
        }
        if token.kind.opens() {
            self.brackets.push(self.column() + 1);
        } else if token.kind.closes() {
            self.brackets.pop();
        } else if self.hinge.is_none()
            && self.brackets.is_empty()
            && matches!(token.kind, Kind::Equal | Kind::Iff)
        {
            self.hinge = Some(self.column());
        }
        self.cell.push_str(&spelled);
    }

    /// Returns `true` if there is a blank before a token on the same line.
    fn gap(&self, tokens: &[Token], at: usize, within: bool) -> bool {
        !self.cell.is_empty()
            && !within
            && blank_before(self.text, self.item, tokens, at, self.brackets.len())
    }

    /// Start column of a line continued with this token.
    fn continuation(&self, kind: Kind) -> usize {
        if let Some(&column) = self.brackets.last() {
            return if kind.closes() { column - 1 } else { column };
        }
        match (&self.item.kind, self.hinge) {
            (ItemKind::Claim(_), Some(hinge))
                if matches!(kind, Kind::Bar | Kind::Where | Kind::When | Kind::By) =>
            {
                hinge
            }
            (ItemKind::Claim(claim), Some(hinge)) => match claim.statement {
                Statement::Outcome(..) => hinge + 4,
                _ => hinge + 2,
            },
            _ => INDENT,
        }
    }

    /// Returns `true` if this token begins the condition of a rule or piece.
    fn condition(&self, spelled: &str, kind: Kind) -> bool {
        if !self.brackets.is_empty() || self.split {
            return false;
        }
        match &self.item.kind {
            ItemKind::Rule { .. } => matches!(kind, Kind::Where | Kind::When),
            ItemKind::Claim(_) if self.pieces() => {
                kind == Kind::If || (kind == Kind::Name && spelled == "otherwise")
            }
            _ => false,
        }
    }

    /// Returns `true` if this token is aligned with those of neighbouring lines.
    fn starts_cell(&self, spelled: &str, kind: Kind) -> bool {
        let arrow = matches!(self.item.kind, ItemKind::Rule { .. }) && kind == Kind::Arrow;
        !self.cell.is_empty() && (arrow || self.condition(spelled, kind))
    }

    fn finish(mut self) -> Vec<Line> {
        self.end_cell();
        let pieces = self.pieces();
        let one = self.lines.len() == 1;
        let group = match self.item.kind {
            ItemKind::Rule { .. } if one => Group::Rule,
            ItemKind::Claim(_) if pieces => Group::Piece(self.item.span.start),
            _ => Group::Alone,
        };
        for line in &mut self.lines {
            line.group = group;
        }
        self.lines
    }
}
