//! Text drawing of the fused graph, for a terminal.

use super::{Analysis, Graph, Part};
use rules::{Lang, Text};
use std::fmt::Write;

/// Limit on the named vertices of a part, and on the summands shown for its value.
const MOST_NAMED: usize = 12;

impl Analysis {
    /// The lines of a drawing, one for each part, followed by those attached to it: its vertices, the number of
    /// inner edges, and the sum that gives its value. It is cut off with `…` after `most_lines` lines.
    ///
    /// ```
    /// use solve::graph::{Graph, analyse};
    /// let graph = Graph::new(5, 0, vec![[0, 1], [1, 2], [2, 0], [2, 3], [3, 4]])?;
    /// let analysis = analyse(&graph, 100).ok_or("too large")?;
    /// let lines: Vec<String> = analysis.drawing(&graph, 10).into_iter().map(|line| line.en).collect();
    /// assert_eq!(
    ///     lines,
    ///     [
    ///         "ground 0 1 2 (3 edges of circles, fused: an odd number counts as 1): 1 ⊕ 2 = 3",
    ///         "└─ 3: 1, and 1 for its edge: 2",
    ///         "   └─ 4: 0, and 1 for its edge: 1",
    ///     ]
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn drawing(&self, graph: &Graph, most_lines: usize) -> Vec<Text> {
        let mut lines = vec![];
        // For each part below the current one, `true` if it has further parts attached.
        let mut trunk: Vec<bool> = vec![];
        let mut waiting = vec![(0, 0, false)];
        while let Some((index, depth, more)) = waiting.pop() {
            if lines.len() == most_lines {
                lines.push(Text { en: "…".into(), zh: "…".into() });
                break;
            }
            trunk.truncate(depth);
            let mut before: String =
                trunk.iter().skip(1).map(|&more| if more { "│  " } else { "   " }).collect();
            if depth > 0 {
                before.push_str(if more { "├─ " } else { "└─ " });
            }
            trunk.push(more);
            let part = &self.parts[index];
            let line = |lang| before.clone() + &self.described(graph, part, lang);
            lines.push(Text { en: line(Lang::En), zh: line(Lang::Zh) });
            let last = part.children.last();
            waiting.extend(part.children.iter().rev().map(|child| (*child, depth + 1, Some(child) != last)));
        }
        lines
    }

    /// Describes a part: vertices, inner edges, summands, value.
    fn described(&self, graph: &Graph, part: &Part, lang: Lang) -> String {
        let mut out = String::new();
        let zh = lang == Lang::Zh;
        if part.bridge.is_none() {
            out.push_str(if zh { "地面" } else { "ground" });
            out.push(' ');
        }
        let labels = part.vertices.iter().take(MOST_NAMED).map(|&vertex| graph.label(vertex).into_owned());
        out.push_str(&labels.collect::<Vec<_>>().join(" "));
        if part.vertices.len() > MOST_NAMED {
            out.push_str(" …");
        }
        let (inner, parity, value) = (part.inner_edges, part.parity(), part.value);
        // Writing to a string does not fail.
        let _ = match (zh, inner) {
            (_, 0) => Ok(()),
            (true, _) => {
                let odd = if parity == 1 { "奇" } else { "偶" };
                write!(out, "（环上共 {inner} 条边，缩成一点：{odd}数，值 {parity}）")
            }
            (false, 1) => write!(out, " (1 edge of a circle, fused: an odd number counts as 1)"),
            (false, _) => {
                let odd = if parity == 1 { "odd" } else { "even" };
                write!(out, " ({inner} edges of circles, fused: an {odd} number counts as {parity})")
            }
        };
        let own = (inner > 0).then_some(parity);
        let branches = part.children.iter().map(|&child| self.parts[child].value + 1);
        let mut terms: Vec<String> = own.into_iter().chain(branches).map(|term| term.to_string()).collect();
        if terms.len() > MOST_NAMED {
            terms.truncate(MOST_NAMED);
            terms.push("…".to_string());
        }
        out.push_str(if zh { "：" } else { ": " });
        if terms.len() > 1 {
            out.push_str(&terms.join(" ⊕ "));
            out.push_str(" = ");
        }
        let _ = match (zh, part.bridge) {
            (_, None) => write!(out, "{value}"),
            (true, Some(_)) => write!(out, "{value}，加上自己的边：{}", value + 1),
            (false, Some(_)) => write!(out, "{value}, and 1 for its edge: {}", value + 1),
        };
        out
    }
}
