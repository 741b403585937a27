//! Types of positions, and names that are not used.

use crate::tree::Kind;
use crate::write::has_word;

/// Types by the form of positions.
#[derive(Clone, Copy)]
pub(super) struct Types {
    kind: Kind,
    /// Numbers of a component.
    pub(super) arity: usize,
}

impl Types {
    pub(super) fn of(kind: Kind) -> Types {
        Types { kind, arity: kind.arity() }
    }

    /// Type of a component.
    pub(super) fn component(self) -> String {
        if self.arity == 1 { "Num".into() } else { format!("[{}]Num", self.arity) }
    }

    /// Type of the remains of a move.
    pub(super) fn left(self) -> &'static str {
        match self.kind {
            Kind::Tuple(_) => "Component",
            Kind::Sum(_) => "[]Component",
            Kind::Row => "[]Num",
        }
    }
}

/// A body in which names that are declared and not used are named once more, as Go wants it.
pub(super) fn used(body: &str) -> String {
    let lines: Vec<&str> = body.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut text = String::new();
    for (place, line) in lines.iter().enumerate() {
        text += line;
        text.push('\n');
        let bare = line.trim_start();
        let walks = bare.starts_with("for _, ");
        let declared = ["var ", "for _, "].iter().find_map(|start| bare.strip_prefix(start));
        let Some((name, _)) = declared.and_then(|rest| rest.split_once(' ')) else { continue };
        let inner = depth(line) + if walks { 4 } else { 0 };
        let mut within = lines[place + 1..].iter().take_while(|later| depth(later) >= inner);
        if !within.any(|later| has_word(later, name)) {
            text += &format!("{}_ = {name}\n", " ".repeat(inner));
        }
    }
    text
}
