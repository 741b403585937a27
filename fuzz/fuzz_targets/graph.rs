//! Any text is a graph or is refused with a place; what is written of a graph reads back, and a small one has the value of the rule.
#![cfg_attr(fuzzing, no_main)]

use libfuzzer_sys::fuzz_target;
use rules::Lang;
use solve::graph::{Graph, Marks, Reading, value, write_dot, write_edges};

/// The most edges of a graph whose value is found by the rule alone.
const SMALL: usize = 6;

/// The nim-value by cutting every edge; what no longer stands on the ground vanishes.
fn naive(ground: u32, edges: &[[u32; 2]]) -> u64 {
    let mut standing = vec![ground];
    while let Some(edge) = edges.iter().find(|[a, b]| standing.contains(a) != standing.contains(b)) {
        standing.extend(edge.iter().filter(|vertex| !standing.contains(vertex)).copied().collect::<Vec<_>>());
    }
    let edges: Vec<[u32; 2]> = edges.iter().filter(|[a, _]| standing.contains(a)).copied().collect();
    let cut = |gone: usize| {
        let kept = edges.iter().enumerate().filter(|(number, _)| *number != gone).map(|(_, &edge)| edge);
        naive(ground, &kept.collect::<Vec<_>>())
    };
    let seen: Vec<u64> = (0..edges.len()).map(cut).collect();
    (0..).find(|value| !seen.contains(value)).unwrap_or(0)
}

fn same(graph: &Graph, text: &str) {
    let again = Reading::default().graph(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(value(&again), value(graph), "{text}");
}

fuzz_target!(|text: &str| {
    match bouton::graph::read("fuzz.txt", text, None) {
        Err(problem) => {
            assert!([Lang::En, Lang::Zh].iter().all(|&lang| !problem.message(lang).is_empty()));
            let source = problem.source().map_or("", |source| &source.text);
            assert!(problem.places().iter().all(|place| source.get(place.span.clone()).is_some()));
        }
        Ok(graph) => {
            same(&graph, &write_edges(&graph));
            same(&graph, &write_dot(&graph, &Marks { winning: &[], fused: None }));
            if graph.edges().len() <= SMALL {
                assert_eq!(value(&graph), naive(graph.ground(), graph.edges()), "{text}");
            }
        }
    }
    if let Ok(list) = bouton::graph::read_directed("fuzz.txt", text) {
        let _ = bouton::graph::as_argument("fuzz.txt", &list);
    }
});

// There is nothing to run without the fuzzer.
#[cfg(not(fuzzing))]
fn main() {}
