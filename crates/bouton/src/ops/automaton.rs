//! Drawings of automata.

use crate::proof;
use rules::Lang;

/// Drawing of an automaton, if it is small enough.
pub(super) fn automaton(automaton: &proof::Automaton, lang: Lang) -> Option<String> {
    let proof::Automaton { table, title, names } = automaton;
    let mut svg = Vec::new();
    let drawn = draw::write_automaton(table, &words::Say::text(title), names, lang, &mut svg).ok()?;
    drawn.then(|| String::from_utf8(svg).ok()).flatten()
}
