//! Undirected vertex geography.

use catalog::argument::{Geography, Pairs};
use rules::Text;
use rules::speech::both;

/// Statements on undirected vertex geography.
pub(super) fn geography(said: &Geography) -> Text {
    match said {
        Geography::Stuck { at } => both(
            format!("From {at} the token cannot move: all neighbours have been visited."),
            format!("棋子在 {at} 不能移动：相邻的结点都已到过。"),
        ),
        Geography::Missed { at, pairs } => {
            let (shown, edges) = (shown(pairs), edges(pairs));
            both(
                format!(
                    "{edges}, and misses {at}{}. Every move leads to a vertex of the matching, and the opponent goes on along its edge; a move to a vertex that the matching misses would complete an augmenting path.",
                    shown.en,
                    edges = edges.en
                ),
                format!(
                    "{edges}，且不覆盖 {at}{}。无论怎么走，都走到匹配点，对手接着沿匹配边走；若能走到非匹配点，就有了增广路，与最大匹配矛盾。",
                    shown.zh,
                    edges = edges.zh
                ),
            )
        }
        Geography::Covered { at, pairs } => {
            let (shown, edges) = (shown(pairs), edges(pairs));
            both(
                format!("{}{}. Every other maximum matching covers {at} as well.", edges.en, shown.en),
                format!("{}{}。所有最大匹配都覆盖 {at}。", edges.zh, shown.zh),
            )
        }
        Geography::Move { from, to } => both(
            format!(
                "{from} → {to} wins: it goes along an edge of the matching. Every move of the opponent leads to a vertex of the matching, and its edge leads on."
            ),
            format!("{from} → {to} 获胜：沿匹配边走。此后对手每次都走到匹配点，再沿它的匹配边走即可。"),
        ),
        Geography::Empty => both("There is no vertex on which to put the token.", "没有可以放棋子的结点。"),
        Geography::Perfect { pairs } => {
            let shown = shown(pairs);
            both(
                format!(
                    "A perfect matching covers all {} vertices{}. Wherever the token is put and wherever it goes, the opponent moves it along an edge of the matching.",
                    pairs.vertices, shown.en
                ),
                format!(
                    "存在完美匹配，覆盖全部 {} 个结点{}。无论棋子放在哪里、走到哪里，对手都沿匹配边走。",
                    pairs.vertices, shown.zh
                ),
            )
        }
        Geography::Imperfect { at, pairs } => {
            let (shown, edges) = (shown(pairs), edges(pairs));
            both(
                format!("{}, and misses {at}{}; so no matching is perfect.", edges.en, shown.en),
                format!("{}，且不覆盖 {at}{}；所以没有完美匹配。", edges.zh, shown.zh),
            )
        }
        Geography::Place { at } => both(
            format!(
                "The token on {at} wins: every move of the opponent leads to a vertex of the matching, and the answer goes along its edge."
            ),
            format!("把棋子放在 {at} 获胜：对手每次都走到匹配点，接着沿匹配边走即可。"),
        ),
    }
}

/// The size of a matching.
fn edges(pairs: &Pairs) -> Text {
    let Pairs { vertices, size, .. } = pairs;
    let plural = if *size == 1 { "edge" } else { "edges" };
    both(
        format!("A maximum matching of the {vertices} vertices not visited before has {size} {plural}"),
        format!("未到过的 {vertices} 个结点的最大匹配有 {size} 条边"),
    )
}

/// The edges of a matching, after a colon.
fn shown(pairs: &Pairs) -> Text {
    if pairs.first.is_empty() {
        return Text::default();
    }
    let edges: Vec<String> = pairs.first.iter().map(|[a, b]| format!("{a}-{b}")).collect();
    let (more_en, more_zh) = match pairs.size - edges.len() {
        0 => (String::new(), String::new()),
        more => (format!(" and {more} more"), format!(" 等 {} 条", pairs.size)),
    };
    both(format!(": {}{more_en}", edges.join(", ")), format!("：{}{more_zh}", edges.join("、")))
}
