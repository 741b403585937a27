//! Graphs: edges that are cut, tokens that are moved.

use super::bound::{at_most, unknown};
use super::channel::Channel;
use super::complaint::Fault;
use super::list::Played::Catalogue;
use super::quantity::Quantity::{Cases, Edges, Pieces, Successors, Trees, Vertex, Vertices};
use dashu_int::UBig;
use rules::Argument;
use solve::graph::{Graph, value_within};
use solve::pool::Component;
use solve::search::Values;
use solve::{Limits, Refusal};

problems! {
    "ipsc2003-g" = "bzoj1463", "Got Root?", "有根吗？", Catalogue("hackenbush"), ipsc2003_g,
        [unknown(Cases), unknown(Vertices), unknown(Edges)],
        "2\n8 7\n1 2\n1 3\n3 4\n1 5\n5 6\n6 7\n7 8\n5 6\n1 2\n1 3\n3 2\n1 4\n5 1\n4 5\n" => "Alice\nBob\n";
    "poj3710", "Christmas Game", "圣诞游戏", Catalogue("hackenbush"), poj3710,
        [at_most(Trees, 99), at_most(Vertices, 99), at_most(Edges, 499)],
        to the end,
        "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n" => "Sally\n";
    "poj2425" = "hdu1524", "A Chess Game", "走棋游戏", Catalogue("dag"), poj2425,
        [at_most(Vertices, 1000).answered(2_000_000), unknown(Successors), at_most(Pieces, 10)],
        to the end,
        "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n" => "WIN\nWIN\nWIN\nLOSE\nWIN\n";
}

/// IPSC 2003, problem G: blocks, each a graph.
pub(super) fn ipsc2003_g(channel: &mut Channel<'_>) -> Result<(), Fault> {
    for _ in 0..channel.count(Cases)? {
        let value = green(channel)?;
        channel.say_whether(value != 0, ["Alice", "Bob"])?;
    }
    channel.close()
}

/// POJ 3710: several trees with circles in them, to the end of the input.
pub(super) fn poj3710(channel: &mut Channel<'_>) -> Result<(), Fault> {
    while let Some(trees) = channel.count_or_end(Trees)? {
        let mut sum = 0;
        for _ in 0..trees {
            sum ^= green(channel)?;
        }
        channel.say_whether(sum != 0, ["Sally", "Harry"])?;
    }
    Ok(())
}

/// Nim-value of the next graph: vertices, edges, and the two ends of each; vertex 1 is the ground.
fn green(channel: &mut Channel<'_>) -> Result<u64, Fault> {
    let vertices = channel.count(Vertices)?;
    let mut edges: Vec<[u64; 2]> = Vec::new();
    for _ in 0..channel.count(Edges)? {
        edges.push([channel.within(Vertex, 1, vertices)?, channel.within(Vertex, 1, vertices)?]);
        channel.hold(&edges);
    }
    value_of(vertices, edges, channel.limits())
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
pub(super) fn poj2425(channel: &mut Channel<'_>) -> Result<(), Fault> {
    let tokens = catalog::ruleset("dag").ok_or(Fault::Beyond)?;
    while let Some(vertices) = channel.count_or_end(Vertices)? {
        let mut edges: Vec<(UBig, UBig)> = Vec::new();
        for vertex in 0..vertices {
            for _ in 0..channel.count(Successors)? {
                edges.push((vertex.into(), channel.below(Vertex, vertices)?.into()));
                channel.hold(&edges);
            }
        }
        let game = tokens.instantiate(&[("edges".into(), Argument::Graph(edges.into()))], None);
        let game = game.map_err(|_| Fault::Beyond)?;
        let mut values = Values::new(&[&game])?;
        loop {
            let count = channel.count(Pieces)?;
            if count == 0 {
                break;
            }
            let mut sum = 0;
            for _ in 0..count {
                let at = Component::new(0, [channel.below(Vertex, vertices)?]);
                sum ^= values.value(&at, channel.limits())?.value;
            }
            channel.say_whether(sum != 0, ["WIN", "LOSE"])?;
        }
    }
    Ok(())
}
