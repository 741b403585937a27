//! Places of nodes across their layers.

use super::{Layers, Room};

/// Number of rounds in which nodes move towards their neighbours.
const ROUNDS: usize = 30;
/// Weight of a node that carries nothing beside one that does.
const TOP: f64 = 1e-6;

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
                self.draw_near(layer, &offsets[layer], &mut at, |_, _| true, |_| 1.0);
            }
        }
        at
    }

    /// The same, and each node in the middle of those that it carries, its neighbours in the layers behind its own; what carries nothing
    /// comes near what carries it, and makes room for others.
    pub(crate) fn carried(&self, rooms: &[Room]) -> Vec<f64> {
        let mut at = self.placed(rooms);
        let carries: Vec<bool> = (0..self.of.len())
            .map(|node| self.near[node].iter().any(|&other| self.of[other] > self.of[node]))
            .collect();
        let weight = |node: usize| if carries[node] { 1.0 } else { TOP };
        for layer in 0..self.layers.len() {
            let offsets = offsets(&self.layers[layer], rooms);
            self.draw_near(
                layer,
                &offsets,
                &mut at,
                |node, other| !carries[node] && self.of[other] < layer,
                weight,
            );
        }
        for layer in (0..self.layers.len()).rev() {
            let offsets = offsets(&self.layers[layer], rooms);
            self.draw_near(layer, &offsets, &mut at, |_, other| self.of[other] > layer, weight);
        }
        at
    }

    /// Places the nodes of a layer near their relevant neighbours, weighted.
    fn draw_near(
        &self,
        layer: usize,
        offsets: &[f64],
        at: &mut [f64],
        counts: impl Fn(usize, usize) -> bool,
        weight: impl Fn(usize) -> f64,
    ) {
        let wish = |(&node, offset): (&usize, &f64)| {
            let near = self.near[node].iter().filter(|other| counts(node, **other));
            let (sum, length) =
                near.fold((0.0, 0usize), |(sum, length), &other| (sum + at[other], length + 1));
            let mean = if length == 0 { at[node] } else { sum / length as f64 };
            (mean - offset, weight(node))
        };
        let wishes: Vec<(f64, f64)> = self.layers[layer].iter().zip(offsets).map(wish).collect();
        for ((&node, offset), least) in self.layers[layer].iter().zip(offsets).zip(rising(&wishes)) {
            at[node] = least + offset;
        }
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

/// Closest rising sequence to places with weights (isotonic regression): neighbours that fall are replaced by their mean.
fn rising(wishes: &[(f64, f64)]) -> Vec<f64> {
    // Sum, weight, and number of places.
    let mut blocks: Vec<(f64, f64, usize)> = vec![];
    for &(wish, weight) in wishes {
        let mut block = (wish * weight, weight, 1);
        while let Some((sum, weight, count)) = blocks.pop() {
            if sum / weight <= block.0 / block.1 {
                blocks.push((sum, weight, count));
                break;
            }
            block = (block.0 + sum, block.1 + weight, block.2 + count);
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(sum, weight, count)| std::iter::repeat_n(sum / weight, count)).collect()
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
    #[test]
    fn nodes_stand_in_the_middle_of_what_they_carry() {
        // What carries nothing else stands exactly above; the root in the middle of what it carries, whatever stands beside.
        let layers = Layers::new(vec![0, 1, 1, 2, 2, 2, 3], [(0, 1), (0, 2), (1, 3), (1, 4), (1, 5), (4, 6)]);
        let x = layers.carried(&[(0.5, 0.5); 7]);
        let places =
            [x[1] - x[4], x[6] - x[4], x[5] - x[4], x[4] - x[3], x[2] - x[1], x[0] - (x[1] + x[2]) / 2.0];
        let facts = [0.0, 0.0, 1.0, 1.0, 1.0, 0.0];
        assert!(places.iter().zip(facts).all(|(place, fact)| (place - fact).abs() < 1e-5), "{places:?}");
    }

    #[test]
    fn places_rise_and_stay_near_what_is_wished() {
        assert_eq!(rising(&[(0.0, 1.0), (90.0, 1.0)]), [0.0, 90.0]);
        assert_eq!(rising(&[(5.0, 1.0), (-5.0, 1.0)]), [0.0, 0.0]);
        assert_eq!(rising(&[(30.0, 1.0), (-10.0, 1.0), (-20.0, 1.0)]), [0.0, 0.0, 0.0]);
        assert_eq!(rising(&[(4.0, 3.0), (0.0, 1.0), (9.0, 1.0)]), [3.0, 3.0, 9.0]);
    }
}
