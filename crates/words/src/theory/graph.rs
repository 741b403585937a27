//! Green Hackenbush.

use catalog::argument::Hackenbush;
use rules::Text;
use rules::speech::both;
use solve::graph::{DrawnLine, DrawnPart};

/// Statements on green Hackenbush.
pub(super) fn hackenbush(said: &Hackenbush) -> Text {
    match said {
        Hackenbush::Rule => both(
            "Circles may be fused into one point: an odd number of edges in it is worth 1, an even number 0. A branch is worth 1 more than what stands on it, and what stands side by side adds up by ⊕.",
            "环可以缩成一点：环上的边数为奇数时值 1，偶数时值 0。一根枝的值比它上面的部分大 1，并排的枝用 ⊕ 相加。",
        ),
        Hackenbush::Line(DrawnLine::More) => both("…", "…"),
        Hackenbush::Line(DrawnLine::Part { branches, part }) => {
            let part = drawn(part);
            both(format!("{branches}{}", part.en), format!("{branches}{}", part.zh))
        }
    }
}

/// A part of the fused graph: its vertices, its circles, its sum.
fn drawn(part: &DrawnPart) -> Text {
    let (ground_en, ground_zh) = if part.ground { ("ground ", "地面 ") } else { ("", "") };
    let more = if part.more_vertices { " …" } else { "" };
    let labels = part.vertices.join(" ") + more;
    let circles = circles(part.inner_edges, part.parity);
    let mut terms: Vec<String> = part.terms.iter().map(u64::to_string).collect();
    if part.more_terms {
        terms.push("…".into());
    }
    let sum = if terms.len() > 1 { format!("{} = ", terms.join(" ⊕ ")) } else { String::new() };
    let value = part.value;
    let (edge_en, edge_zh) = match part.ground {
        true => (String::new(), String::new()),
        false => (format!(", and 1 for its edge: {}", value + 1), format!("，加上自己的边：{}", value + 1)),
    };
    both(
        format!("{ground_en}{labels}{}: {sum}{value}{edge_en}", circles.en),
        format!("{ground_zh}{labels}{}：{sum}{value}{edge_zh}", circles.zh),
    )
}

/// The circles that are fused into a part.
fn circles(edges: usize, parity: u64) -> Text {
    let (odd_en, odd_zh) = if parity == 1 { ("an odd", "奇") } else { ("an even", "偶") };
    let zh = format!("（环上共 {edges} 条边，缩成一点：{odd_zh}数，值 {parity}）");
    match edges {
        0 => Text::default(),
        1 => both(" (1 edge of a circle, fused: an odd number counts as 1)", zh),
        _ => both(format!(" ({edges} edges of circles, fused: {odd_en} number counts as {parity})"), zh),
    }
}
