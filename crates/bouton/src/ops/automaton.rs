//! Drawings of automata.

use crate::proof;
use rules::Lang;
use words::{Say, legend};

/// Drawing of an automaton, if it is small enough.
pub(super) fn automaton(automaton: &proof::Automaton, lang: Lang) -> Option<String> {
    let proof::Automaton { table, title, names } = automaton;
    let (title, subtitle) = (title.text(), legend::digits(table.numeration(), names));
    let mut svg = Vec::new();
    let drawn = draw::write_automaton(table, &title, &subtitle, lang, &mut svg).ok()?;
    drawn.then(|| String::from_utf8(svg).ok()).flatten()
}
