//! Graphviz DOT as text.

use super::families::{Chance, anything, cactus};
use super::lists::{named, shape};
use solve::Limits;
use solve::graph::{DotToken, Marks, Mistake, Place, ReadError, Reading, analyse, winning, write_dot};

fn edges(text: &str) -> Vec<String> {
    let list = Reading::default().edges(text.as_bytes()).unwrap();
    assert!(!list.directed);
    named(&list).into_iter().map(|(a, b)| format!("{a} {b}")).collect()
}

fn mistake(text: &str) -> (usize, usize, Mistake) {
    let ReadError { place, mistake } = Reading::default().edges(text.as_bytes()).unwrap_err();
    let Place { line, column } = place.unwrap();
    (line, column, mistake)
}

fn unexpected(expected: DotToken, found: Option<&str>) -> Mistake {
    Mistake::Unexpected { expected, found: found.map(str::to_string) }
}

#[test]
fn chains_and_parallel_edges_and_loops() {
    assert_eq!(edges("graph { a -- b -- c; a -- b; c -- c }"), ["a b", "b c", "a b", "c c"]);
    assert_eq!(edges("graph{0--1--2}"), ["0 1", "1 2"]);
    assert_eq!(edges("GRAPH \"my bush\" {\n0 -- 1\n1 -- 2\n}\n"), ["0 1", "1 2"]);
    assert_eq!(edges("strict graph { a -- b; b -- a; a -- a; a -- a }"), ["a b", "a a"]);
}

#[test]
fn attributes_and_settings_are_passed_over() {
    let text = r##"
        /* a picture */ graph g { // of a bush
        rankdir = BT; label="a -- b";
        graph [bgcolor="#ffffff"]; node [shape=circle, style=filled] [color=red]; edge [len=1.5;weight=-2]
        # a line for the preprocessor
        a [shape=box label=<b <i>-- c</i>> fixedsize]
        a:n -- b:port:sw -- c [color="red"; dir = none]
        }"##;
    assert_eq!(edges(text), ["a b", "b c"]);
}

#[test]
fn names_are_words_numbers_quotations_and_markup() {
    let text = "graph { \"a \\\"b\\\"\" -- \"one\" + \" two\"; -1.5 -- .5; <x <y>> -- 树; \"line \\\nend\" -- 007; 7 -- n }";
    assert_eq!(edges(text), ["a \"b\" one two", "-1.5 .5", "<x <y>> 树", "line end 7", "7 n"]);
}

#[test]
fn groups_stand_for_all_their_vertices() {
    assert_eq!(edges("graph { {a b} -- c }"), ["a c", "b c"]);
    assert_eq!(edges("graph { c -- {a b} -- {d; e} }"), ["c a", "c b", "a d", "a e", "b d", "b e"]);
    assert_eq!(edges("graph { {a -- b} -- c }"), ["a b", "a c", "b c"]);
    assert_eq!(edges("graph { subgraph s {a b} subgraph t {c} subgraph s -- subgraph t }"), ["a c", "b c"]);
    assert_eq!(edges("graph { {{a} {{b}} a} -- c -- {} }"), ["a c", "b c"]);
    assert_eq!(edges("graph { subgraph s { subgraph s {a} } -- b }"), ["a b"]);
    assert_eq!(edges("graph { subgraph cluster_1 { label=x; a; } a -- b }"), ["a b"]);
}

#[test]
fn groups_may_be_nested_a_million_deep() {
    let depth = 1_000_000;
    let text = format!("graph {{ {}a{} -- b }}", "{".repeat(depth), "}".repeat(depth));
    assert_eq!(edges(&text), ["a b"]);
}

#[test]
fn one_vertex_may_be_marked_as_the_ground() {
    let ground = |text: &str| {
        let graph = Reading::default().graph(text.as_bytes());
        graph
            .map(|graph| graph.label(graph.ground()).into_owned())
            .map_err(|error| (error.place, error.mistake))
    };
    assert_eq!(ground("graph { a -- b; b [ground=true, shape=box] }"), Ok("b".into()));
    assert_eq!(ground("graph { b [shape=box; ground=\"TRUE\"]; a -- b }"), Ok("b".into()));
    assert_eq!(ground("graph { 0 -- b; b [ground=false] }"), Ok("0".into()));
    assert_eq!(ground("graph { ground -- b -- 1 }"), Ok("ground".into()));
    assert_eq!(ground("graph { node [ground=true]; a -- 0 [ground=true] }"), Ok("0".into()));
    assert_eq!(ground("graph { 0 }"), Ok("0".into()));
    assert_eq!(ground("graph { a -- b }"), Err((None, Mistake::NoGround)));
    assert_eq!(
        ground("graph { a -- b\na [ground=true]\nb [ground=true] }"),
        Err((
            Some(Place { line: 3, column: 4 }),
            Mistake::TwoGrounds { first: "a".into(), second: "b".into() }
        ))
    );
}

#[test]
fn directions_are_read_only_where_they_are_asked_for() {
    let directed = Reading { directed: true, ..Reading::default() };
    let list = directed.edges(b"digraph { a -> b -> {c d}; a -> b }").unwrap();
    assert!(list.directed);
    assert_eq!(named(&list).len(), 4);
    assert_eq!(named(&directed.edges(b"strict digraph { a -> b; b -> a; a -> b }").unwrap()).len(), 2);
    assert_eq!(mistake("digraph { a -> b }"), (1, 1, Mistake::Directed));
    assert_eq!(mistake("graph {\n a -> b }"), (2, 4, Mistake::Directed));
    let mistake = |text: &str| directed.edges(text.as_bytes()).unwrap_err().mistake;
    assert_eq!(mistake("graph { a -- b }"), Mistake::Undirected);
    assert_eq!(mistake("digraph { a -- b }"), Mistake::Undirected);
}

#[test]
fn mistakes_are_found_where_they_stand() {
    assert_eq!(mistake("graph { a -- }"), (1, 14, unexpected(DotToken::Vertex, Some("}"))));
    assert_eq!(mistake("graph { a -- b"), (1, 15, unexpected(DotToken::Closing, None)));
    assert_eq!(mistake("graph { a -- b } c"), (1, 18, unexpected(DotToken::End, Some("c"))));
    assert_eq!(mistake("graph g h { a }"), (1, 9, unexpected(DotToken::Opening, Some("h"))));
    assert_eq!(mistake("strict { a }"), (1, 8, unexpected(DotToken::Graph, Some("{"))));
    assert_eq!(mistake("graph { a [x=] }"), (1, 14, unexpected(DotToken::Name, Some("]"))));
    assert_eq!(mistake("graph { a [x=1 }"), (1, 16, unexpected(DotToken::ClosingAttributes, Some("}"))));
    assert_eq!(mistake("graph {\n  \"a }"), (2, 3, Mistake::OpenQuote));
    assert_eq!(mistake("graph { /* a }"), (1, 9, Mistake::OpenComment));
    assert_eq!(mistake("graph { 树 ? }"), (1, 11, Mistake::Character { given: '?' }));
    let few = Reading { most_edges: 3, ..Reading::default() };
    let error = few.edges(b"graph { {a b}\n-- {c d} }").unwrap_err();
    assert_eq!(error.mistake, Mistake::TooManyEdges { limit: 3 });
    assert_eq!(error.place, Some(Place { line: 2, column: 8 }));
    assert_eq!(Reading::default().edges(b"graph {}").unwrap_err().mistake, Mistake::Empty);
}

#[test]
fn an_edge_list_may_speak_of_graphs() {
    assert_eq!(edges("graph-a\na-b"), ["graph a", "a b"]);
    assert_eq!(edges("# graph { }\n0-1"), ["0 1"]);
    assert_eq!(edges("/* { */ graph { 0 -- 1 }"), ["0 1"]);
}

#[test]
fn what_is_written_is_read_again() {
    let texts = [
        "graph { a -- b; b [ground=true]; node_1 -- \"node\"; \"1a\" -- 1; \"\" -- \"a \\\" b\" }",
        "graph { 地 -- 0; \"-1\" -- \"graph\"; \"x\\\\\" -- 0 }",
        "ground 7\n7-8\n7-7",
    ];
    for text in texts {
        let graph = Reading::default().graph(text.as_bytes()).unwrap();
        let dot = write_dot(&graph, &Marks::default());
        assert_eq!(shape(&Reading::default().graph(dot.as_bytes()).unwrap()), shape(&graph), "{dot}");
    }
    for seed in 0..500 {
        let mut chance = Chance::new(seed);
        let graph = match seed % 2 {
            0 => anything(chance.within(1, 30), chance.within(0, 40), &mut chance),
            _ => cactus(chance.within(1, 12), 6, &mut chance),
        };
        let wins = winning(&graph, &Limits::none()).unwrap().edges;
        let fused = analyse(&graph, 1000);
        let dot = write_dot(&graph, &Marks { winning: &wins, fused: fused.as_ref() });
        assert_eq!(dot.matches("penwidth").count(), wins.len());
        assert_eq!(shape(&Reading::default().graph(dot.as_bytes()).unwrap()), shape(&graph), "{dot}");
    }
}
