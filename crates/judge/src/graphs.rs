//! Graphs: edges that are cut, tokens that are moved.

use super::bound::{at_most, unknown};
use super::complaint::Fault;
use super::desk::Desk;
use super::list::Played::Catalogue;
use super::thing::{CASES, EDGES, PIECES, SUCCESSORS, TREES, VERTEX, VERTICES};
use dashu_int::UBig;
use rules::Argument;
use solve::graph::{Graph, value_within};
use solve::pool::Component;
use solve::search::Values;
use solve::{Limits, Refusal};

problems! {
    "ipsc2003-g" = "bzoj1463", "Got Root?", "有根吗？", Catalogue("hackenbush"), ipsc2003_g,
        [unknown(CASES), unknown(VERTICES), unknown(EDGES)],
        "2\n8 7\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n5 6\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n" => "Alice\nBob\n";
    "poj3710", "Christmas Game", "圣诞游戏", Catalogue("hackenbush"), poj3710,
        [at_most(TREES, 99), at_most(VERTICES, 99), at_most(EDGES, 499)],
        to the end,
        "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n" => "Sally\n";
    "poj2425" = "hdu1524", "A Chess Game", "走棋游戏", Catalogue("dag"), poj2425,
        [at_most(VERTICES, 1000).answered(2_000_000), unknown(SUCCESSORS), at_most(PIECES, 10)],
        to the end,
        "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n" => "WIN\nWIN\nWIN\nLOSE\nWIN\n";
}

/// IPSC 2003, problem G: blocks of a graph each.
pub(super) fn ipsc2003_g(desk: &mut Desk<'_>) -> Result<(), Fault> {
    for _ in 0..desk.count(CASES)? {
        let value = green(desk)?;
        desk.say_whether(value != 0, ["Alice", "Bob"])?;
    }
    desk.close()
}

/// POJ 3710: several trees with circles in them, to the end of the input.
pub(super) fn poj3710(desk: &mut Desk<'_>) -> Result<(), Fault> {
    while let Some(trees) = desk.count_or_end(TREES)? {
        let mut sum = 0;
        for _ in 0..trees {
            sum ^= green(desk)?;
        }
        desk.say_whether(sum != 0, ["Sally", "Harry"])?;
    }
    Ok(())
}

/// The nim-value of the graph that stands next: vertices, edges, and the two ends of each; vertex 1 is the ground.
fn green(desk: &mut Desk<'_>) -> Result<u64, Fault> {
    let vertices = desk.count(VERTICES)?;
    let mut edges: Vec<[u64; 2]> = Vec::new();
    for _ in 0..desk.count(EDGES)? {
        edges.push([desk.within(VERTEX, 1, vertices)?, desk.within(VERTEX, 1, vertices)?]);
        desk.hold(&edges);
    }
    value_of(vertices, edges, desk.limits())
}

fn value_of(mut vertices: u64, mut edges: Vec<[u64; 2]>, limits: &Limits) -> Result<u64, Fault> {
    // Vertices without edges are nothing; many of them would only take room.
    if vertices / 4 > edges.len() as u64 {
        let mut ends: Vec<u64> = edges.iter().flatten().copied().chain([1]).collect();
        ends.sort_unstable();
        ends.dedup();
        vertices = ends.len() as u64;
        for end in edges.iter_mut().flatten() {
            *end = ends.partition_point(|other| other < end) as u64 + 1;
        }
    }
    let word = |vertex: u64| u32::try_from(vertex).map_err(|_| Refusal::TooLarge);
    let edges = edges.into_iter().map(|[a, b]| Ok([word(a - 1)?, word(b - 1)?]));
    let edges: Vec<[u32; 2]> = edges.collect::<Result<_, Refusal>>()?;
    let graph = Graph::new(word(vertices.max(1))?, 0, edges).map_err(|_| Refusal::TooLarge)?;
    Ok(value_within(&graph, limits)?)
}

/// POJ 2425: graphs, each with positions of tokens, until one has none; to the end of the input.
pub(super) fn poj2425(desk: &mut Desk<'_>) -> Result<(), Fault> {
    let tokens = catalog::ruleset("dag").ok_or(Fault::Beyond)?;
    while let Some(vertices) = desk.count_or_end(VERTICES)? {
        let mut edges: Vec<(UBig, UBig)> = Vec::new();
        for vertex in 0..vertices {
            for _ in 0..desk.count(SUCCESSORS)? {
                edges.push((vertex.into(), desk.below(VERTEX, vertices)?.into()));
                desk.hold(&edges);
            }
        }
        let game = tokens.instantiate(&[("edges".into(), Argument::Graph(edges.into()))], None);
        let game = game.map_err(|_| Fault::Beyond)?;
        let mut values = Values::new(&[&game])?;
        loop {
            let count = desk.count(PIECES)?;
            if count == 0 {
                break;
            }
            let mut sum = 0;
            for _ in 0..count {
                let at = Component::new(0, [desk.below(VERTEX, vertices)?]);
                sum ^= values.value(&at, desk.limits())?.value;
            }
            desk.say_whether(sum != 0, ["WIN", "LOSE"])?;
        }
    }
    Ok(())
}
