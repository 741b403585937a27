//! Mistakes in the text of a graph.

use rules::Text;
use rules::speech::{both, cut};
use solve::graph::{CodeMistake, DotToken, Mistake};

/// The mistake and its remedy.
pub(super) fn message(mistake: &Mistake) -> Text {
    match mistake {
        Mistake::NotUtf8 => both("This is not UTF-8 text.", "这不是 UTF-8 文本。"),
        Mistake::Empty => both(
            "The graph has no edge. Write edges such as `0-1`; vertex `0` is the ground.",
            "图中没有边。边写作 `0-1`；结点 `0` 是地面。",
        ),
        Mistake::Character { given } => {
            let given = shown(&given.to_string());
            both(
                format!("{given} means nothing here. A vertex is a number, a name, or a text in \"…\"."),
                format!("{given} 在这里没有意义。结点写作数、名字或 \"…\" 里的文字。"),
            )
        }
        Mistake::OpenQuote => both("This quotation has no end.", "引号没有闭合。"),
        Mistake::OpenComment => both("This comment has no end: `*/`.", "注释没有结束：缺 `*/`。"),
        Mistake::NotAPair { labels } => not_a_pair(*labels),
        Mistake::OpenDash => {
            both("A vertex is missing beside this dash: `0-1`.", "连字符的一侧缺结点：应写作 `0-1`。")
        }
        Mistake::LopsidedDash => both(
            "Is this an edge or a sign? Write `0-1` or `0 - 1`; vertices are not negative.",
            "这是边还是负号？请写作 `0-1` 或 `0 - 1`；结点不能为负。",
        ),
        Mistake::Directed => both(
            "Edges have no direction in this game. Write `0-1`, or `graph { 0 -- 1; }`.",
            "这个游戏的边没有方向。请写作 `0-1`，或 `graph { 0 -- 1; }`。",
        ),
        Mistake::Undirected => both(
            "Edges need a direction here. Write `digraph { 0 -> 1; }`.",
            "这里的边要有方向。请写作 `digraph { 0 -> 1; }`。",
        ),
        Mistake::Unexpected { expected, found } => unexpected(*expected, found.as_deref()),
        Mistake::Code(mistake) => code(mistake),
        Mistake::TooManyEdges { limit } => {
            both(format!("More than {limit} edges."), format!("边多于 {limit} 条。"))
        }
        Mistake::TooManyVertices { limit } => {
            both(format!("More than {limit} vertices."), format!("结点多于 {limit} 个。"))
        }
        Mistake::TwoGrounds { first, second } => {
            let (first, second) = (shown(first), shown(second));
            both(
                format!("Both {first} and {second} would be the ground. Name one of them: `ground X`."),
                format!("{first} 和 {second} 都成了地面。请指明其中一个：`ground X`。"),
            )
        }
        Mistake::NoGround => both(
            "Which vertex is the ground? Call it `0` or `ground`, or name it in a line `ground X`.",
            "哪个结点是地面？把它叫做 `0` 或 `ground`，或用一行 `ground X` 指明。",
        ),
        Mistake::UnknownGround { label } => {
            let label = shown(label);
            both(
                format!("The ground is to be {label}, but no edge has that end."),
                format!("地面应是 {label}，但没有边以它为端点。"),
            )
        }
        Mistake::UnknownVertex { vertex } => {
            both(format!("There is no vertex {vertex}."), format!("没有结点 {vertex}。"))
        }
        Mistake::UnknownParent { vertex, parent, last } => both(
            format!("The parent of vertex {vertex} is {parent}, but the last vertex is {last}."),
            format!("结点 {vertex} 的父结点是 {parent}，但最后一个结点是 {last}。"),
        ),
        Mistake::Circle { vertex } => both(
            format!("Vertex {vertex} is its own ancestor and never reaches the ground 0."),
            format!("结点 {vertex} 是自己的祖先，永远到不了地面 0。"),
        ),
    }
}

/// The mistake in graph6 or a relative, and its remedy.
fn code(mistake: &CodeMistake) -> Text {
    match mistake {
        CodeMistake::Character { given } => {
            let given = shown(&given.to_string());
            both(
                format!("{given} does not occur in graph6, which has the characters from `?` to `~`."),
                format!("graph6 里没有 {given}，只有从 `?` 到 `~` 的字符。"),
            )
        }
        CodeMistake::Length { vertices, due, found } => both(
            format!(
                "After the number of vertices, {vertices}, graph6 has {due} more characters; here are {found}."
            ),
            format!("graph6 在结点数 {vertices} 之后应有 {due} 个字符，这里有 {found} 个。"),
        ),
        CodeMistake::Short => both(
            "The number of vertices is missing here. A triangle is `Bw` in graph6 and `:BcN` in sparse6.",
            "这里缺少结点数。三角形在 graph6 中是 `Bw`，在 sparse6 中是 `:BcN`。",
        ),
        CodeMistake::Second => both(
            "One graph is read at a time. Leave one line in the file.",
            "一次只读一个图。文件中请只留一行。",
        ),
    }
}

fn not_a_pair(labels: usize) -> Text {
    match labels {
        1 => both(
            "One vertex alone is not an edge. Write both ends, `0 1` or `0-1`.",
            "只有一个结点，不成边。请写出两端：`0 1` 或 `0-1`。",
        ),
        labels => both(
            format!(
                "These are {labels} vertices, and an edge has 2. Write one edge a line, or `0-1 1-2` with dashes."
            ),
            format!("这里有 {labels} 个结点，而一条边只有 2 个。请一行写一条边，或用连字符写作 `0-1 1-2`。"),
        ),
    }
}

fn unexpected(expected: DotToken, found: Option<&str>) -> Text {
    let (en, zh) = match expected {
        DotToken::Graph => ("`graph` or `digraph`", "`graph` 或 `digraph`"),
        DotToken::Vertex => ("a vertex or `{`", "结点或 `{`"),
        DotToken::Name => ("a name or a value", "名字或值"),
        DotToken::Opening => ("`{`", "`{`"),
        DotToken::Closing => ("`}`", "`}`"),
        DotToken::ClosingAttributes => ("`]`", "`]`"),
        DotToken::End => ("the end of the text", "文本的结尾"),
    };
    match found.map(shown) {
        Some(found) => {
            both(format!("Expected {en}, found {found}."), format!("这里应是{zh}，却是 {found}。"))
        }
        None => {
            both(format!("Expected {en}; the text ends here."), format!("这里应是{zh}，但文本到此为止。"))
        }
    }
}

/// A quotation from the text, marked as such and shortened to fit a sentence.
fn shown(given: &str) -> String {
    const LONGEST: usize = 40;
    format!("`{}`", cut(given, LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mistake_is_said_in_both_languages_and_shortly() {
        let label = || "x".repeat(1000);
        let tokens = [
            DotToken::Graph,
            DotToken::Vertex,
            DotToken::Name,
            DotToken::Opening,
            DotToken::Closing,
            DotToken::ClosingAttributes,
            DotToken::End,
        ];
        let unexpected = tokens
            .into_iter()
            .flat_map(|expected| [Some(label()), None].map(|found| Mistake::Unexpected { expected, found }));
        let mistakes = [
            Mistake::NotUtf8,
            Mistake::Empty,
            Mistake::Character { given: '?' },
            Mistake::OpenQuote,
            Mistake::OpenComment,
            Mistake::NotAPair { labels: 1 },
            Mistake::NotAPair { labels: 5 },
            Mistake::OpenDash,
            Mistake::LopsidedDash,
            Mistake::Directed,
            Mistake::Undirected,
            Mistake::Code(CodeMistake::Character { given: '!' }),
            Mistake::Code(CodeMistake::Length { vertices: 5, due: 2, found: 3 }),
            Mistake::Code(CodeMistake::Short),
            Mistake::Code(CodeMistake::Second),
            Mistake::TooManyEdges { limit: 9 },
            Mistake::TooManyVertices { limit: 9 },
            Mistake::TwoGrounds { first: label(), second: label() },
            Mistake::NoGround,
            Mistake::UnknownGround { label: label() },
            Mistake::UnknownVertex { vertex: 1 },
            Mistake::UnknownParent { vertex: 1, parent: 2, last: 1 },
            Mistake::Circle { vertex: 1 },
        ];
        for mistake in mistakes.into_iter().chain(unexpected) {
            let text = message(&mistake);
            let han = text.zh.chars().any(|char| ('\u{4e00}'..='\u{9fff}').contains(&char));
            assert!(han && text.en.is_ascii() | text.en.contains('…'), "{text:?}");
            assert!(text.en.ends_with('.') && text.zh.ends_with('。'), "{text:?}");
            assert!(text.en.len() < 250, "{text:?}");
        }
    }
}
