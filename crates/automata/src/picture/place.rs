//! Coordinates of the nodes in layers.

use super::label;
use super::layers::Layers;
use super::shapes::{LINE, LOOP, Point, RADIUS};
use crate::arcs::Arc;

/// Vertical gap between circles, and around a passing arc.
const ROOM: f64 = 26.0;
const LANE: f64 = 12.0;
/// Number of rounds in which nodes move towards their neighbours.
const ROUNDS: usize = 30;

/// Centre of each node.
pub(super) fn placed(layers: &Layers, arcs: &[Arc]) -> Vec<Point> {
    let mut above = vec![LANE; layers.of.len()];
    let mut below = vec![LANE; layers.of.len()];
    for state in 0..layers.states {
        (above[state], below[state]) = (RADIUS + ROOM / 2.0, RADIUS + ROOM / 2.0);
    }
    for arc in arcs.iter().filter(|arc| arc.from == arc.to) {
        let lines = label::lines(&arc.columns).len() as f64;
        above[arc.from as usize] = RADIUS + LOOP + LINE * lines + 4.0;
    }
    let x = columns(layers, arcs);
    let mut y = vec![0.0; layers.of.len()];
    for layer in &layers.layers {
        let offsets = offsets(layer, &above, &below);
        let middle = offsets.last().copied().unwrap_or(0.0) / 2.0;
        layer.iter().zip(offsets).for_each(|(&node, offset)| y[node] = offset - middle);
    }
    let neighbours = layers.neighbours();
    for round in 0..ROUNDS {
        for step in 0..layers.layers.len() {
            let index = if round % 2 == 0 { step } else { layers.layers.len() - 1 - step };
            let layer = &layers.layers[index];
            let offsets = offsets(layer, &above, &below);
            let wish = |(&node, offset): (&usize, &f64)| {
                let near = &neighbours[node];
                let mean = match near.len() {
                    0 => y[node],
                    length => near.iter().map(|&other| y[other]).sum::<f64>() / length as f64,
                };
                mean - offset
            };
            let wishes: Vec<f64> = layer.iter().zip(&offsets).map(wish).collect();
            let risen = rising(&wishes);
            for ((&node, offset), at) in layer.iter().zip(offsets).zip(risen) {
                y[node] = at + offset;
            }
        }
    }
    layers.of.iter().zip(y).map(|(&layer, y)| Point { x: x[layer], y }).collect()
}

/// Offset of each node of a layer from the first, packed as closely as possible.
fn offsets(layer: &[usize], above: &[f64], below: &[f64]) -> Vec<f64> {
    let mut at = 0.0;
    let mut offsets = Vec::with_capacity(layer.len());
    for (index, &node) in layer.iter().enumerate() {
        if index > 0 {
            at += below[layer[index - 1]] + above[node];
        }
        offsets.push(at);
    }
    offsets
}

/// Closest ascending sequence: neighbours that descend are replaced by their mean.
fn rising(wishes: &[f64]) -> Vec<f64> {
    let mut blocks: Vec<(f64, usize)> = vec![];
    for &wish in wishes {
        let mut block = (wish, 1);
        while let Some(&(sum, count)) = blocks.last() {
            if sum / count as f64 <= block.0 / block.1 as f64 {
                break;
            }
            blocks.pop();
            block = (block.0 + sum, block.1 + count);
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(sum, count)| std::iter::repeat_n(sum / count as f64, count)).collect()
}

/// Horizontal position of each layer: labels between two layers need room, and so do many arcs, between the
/// two and within the first.
fn columns(layers: &Layers, arcs: &[Arc]) -> Vec<f64> {
    let mut x = vec![0.0; layers.layers.len()];
    for layer in 1..x.len() {
        let (mut widest, mut many): (f64, f64) = (0.0, 0.0);
        for arc in arcs.iter().filter(|arc| arc.from != arc.to) {
            let [a, b] = [arc.from, arc.to].map(|state| layers.of[state as usize]);
            if a.min(b) < layer && a.max(b) >= layer || a == b && a + 1 == layer {
                widest = widest.max(label::size(&label::lines(&arc.columns)).0);
                many += 1.0;
            }
        }
        let crowd = ((many - 6.0) * 7.0).clamp(0.0, 150.0);
        x[layer] = x[layer - 1] + 2.0 * RADIUS + (widest + 44.0).max(64.0) + crowd;
    }
    x
}
