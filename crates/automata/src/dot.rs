//! Graphviz output.

use crate::table::Table;
use std::fmt::Write;

impl Table {
    /// The automaton as a graph in the DOT language; `None` if there are too many arcs.
    ///
    /// ```
    /// use automata::{Meter, Library, Numeration, Relation};
    ///
    /// let table = Library::new(Numeration::Base(2)).table(&Relation::Less, &Meter::ample()).unwrap();
    /// assert!(table.to_dot().unwrap().contains("0 -> 1 [label=\"(0,1)\"];"));
    /// ```
    pub fn to_dot(&self) -> Option<String> {
        let mut text = String::from(
            "digraph {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=none, label=\"\"];\n",
        );
        // Writing to a string does not fail.
        for (state, &accepts) in self.accepting().iter().enumerate() {
            let shape = if accepts { " [shape=doublecircle]" } else { "" };
            let _ = writeln!(text, "  {state}{shape};");
        }
        let _ = writeln!(text, "  start -> 0;");
        for arc in self.arcs()? {
            let columns: Vec<String> = arc.columns.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "  {} -> {} [label=\"{}\"];", arc.from, arc.to, columns.join("\\n"));
        }
        text.push_str("}\n");
        Some(text)
    }
}
