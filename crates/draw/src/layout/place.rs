//! Places of nodes across their layers.

use super::{Layers, Room};

/// Number of rounds in which nodes move towards their neighbours.
const ROUNDS: usize = 30;

impl Layers {
    /// Place of each node across its layer: near its neighbours, in the order of the layer, with enough room.
    pub(crate) fn placed(&self, rooms: &[Room]) -> Vec<f64> {
        let mut at = vec![0.0; self.of.len()];
        let offsets: Vec<Vec<f64>> = self.layers.iter().map(|layer| offsets(layer, rooms)).collect();
        for (layer, offsets) in self.layers.iter().zip(&offsets) {
            let middle = offsets.last().copied().unwrap_or(0.0) / 2.0;
            layer.iter().zip(offsets).for_each(|(&node, offset)| at[node] = offset - middle);
        }
        let count = self.layers.len();
        for round in 0..ROUNDS {
            for step in 0..count {
                let layer = if round % 2 == 0 { step } else { count - 1 - step };
                let wish = |(&node, offset): (&usize, &f64)| {
                    let near = &self.near[node];
                    let mean = match near.len() {
                        0 => at[node],
                        length => near.iter().map(|&other| at[other]).sum::<f64>() / length as f64,
                    };
                    mean - offset
                };
                let wishes: Vec<f64> = self.layers[layer].iter().zip(&offsets[layer]).map(wish).collect();
                let risen = rising(&wishes);
                for ((&node, offset), least) in self.layers[layer].iter().zip(&offsets[layer]).zip(risen) {
                    at[node] = least + offset;
                }
            }
        }
        at
    }
}

/// Distance of each node of a layer from the first, packed as tightly as their rooms allow.
fn offsets(layer: &[usize], rooms: &[Room]) -> Vec<f64> {
    let mut at = 0.0;
    let mut last = None;
    let place = |&node: &usize| {
        let (before, behind) = rooms[node];
        at += last.map_or(0.0, |last: f64| last + before);
        last = Some(behind);
        at
    };
    layer.iter().map(place).collect()
}

/// Closest rising sequence (isotonic regression): neighbours that fall are replaced by their mean.
fn rising(wishes: &[f64]) -> Vec<f64> {
    let mut blocks: Vec<(f64, usize)> = vec![];
    for &wish in wishes {
        let mut block = (wish, 1);
        while let Some((sum, count)) = blocks.pop() {
            if sum / count as f64 <= block.0 / block.1 as f64 {
                blocks.push((sum, count));
                break;
            }
            block = (block.0 + sum, block.1 + count);
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(sum, count)| std::iter::repeat_n(sum / count as f64, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_of_a_layer_keep_the_room_they_take() {
        let steps = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 4)];
        let layers = Layers::new(vec![0, 1, 1, 1, 2], steps);
        let rooms = [(5.0, 5.0), (20.0, 10.0), (5.0, 5.0), (10.0, 10.0), (5.0, 5.0)];
        let x = layers.placed(&rooms);
        for layer in &layers.layers {
            for pair in layer.windows(2) {
                let apart = rooms[pair[0]].1 + rooms[pair[1]].0;
                assert!(x[pair[1]] - x[pair[0]] > apart - 1e-6);
            }
        }
        // The root stands in the middle of what it carries.
        assert!((x[0] - (x[1] + x[2] + x[3]) / 3.0).abs() < 1.0, "{x:?}");
    }
}
