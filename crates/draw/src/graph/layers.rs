//! Nodes in layers: in an order with few crossings, and each near its neighbours.

/// Sweeps through the layers while they are put in order.
const SWEEPS: usize = 16;
/// Rounds in which nodes move to where their neighbours are.
const ROUNDS: usize = 24;

/// Nodes in layers, and what joins them.
pub(super) struct Layers {
    /// The nodes of each layer, from the left.
    pub(super) layers: Vec<Vec<usize>>,
    of: Vec<usize>,
    near: Vec<Vec<usize>>,
    /// Steps between a layer and the next, by their lower layer.
    steps: Vec<Vec<(usize, usize)>>,
}

impl Layers {
    /// Puts nodes in order; a node's layer is `of` it, and steps join nodes of a layer, or of two neighbouring ones.
    pub(super) fn new(of: Vec<usize>, steps: &[(usize, usize)]) -> Layers {
        let count = of.iter().max().map_or(0, |most| most + 1);
        let mut layers = vec![vec![]; count];
        for (node, &layer) in of.iter().enumerate() {
            layers[layer].push(node);
        }
        let mut near = vec![vec![]; of.len()];
        let mut between = vec![vec![]; count];
        for &(a, b) in steps.iter().filter(|(a, b)| a != b) {
            near[a].push(b);
            near[b].push(a);
            if of[a] != of[b] {
                let (low, high) = if of[a] < of[b] { (a, b) } else { (b, a) };
                between[of[low]].push((low, high));
            }
        }
        let mut whole = Layers { layers, of, near, steps: between };
        whole.sort();
        whole
    }

    /// How far to the right each node is in its layer.
    fn places(&self) -> Vec<usize> {
        let mut places = vec![0; self.of.len()];
        for layer in &self.layers {
            layer.iter().enumerate().for_each(|(place, &node)| places[node] = place);
        }
        places
    }

    /// Orders each layer by where its neighbours are, to and fro, and keeps the order with the fewest crossings.
    fn sort(&mut self) {
        let (mut best, mut fewest) = (self.layers.clone(), self.crossings());
        for sweep in 0..SWEEPS {
            if fewest == 0 {
                break;
            }
            let count = self.layers.len();
            for step in 0..count {
                let layer = if sweep % 2 == 0 { step } else { count - 1 - step };
                self.sort_layer(layer, sweep);
            }
            let crossings = self.crossings();
            if crossings < fewest {
                (best, fewest) = (self.layers.clone(), crossings);
            }
        }
        self.layers = best;
    }

    fn sort_layer(&mut self, layer: usize, sweep: usize) {
        let share =
            |node: usize, place: usize| (2 * place + 1) as f64 / self.layers[self.of[node]].len() as f64;
        let mut at = vec![(0.0, 0); 0];
        let mut places = std::collections::HashMap::new();
        for other in layer.saturating_sub(1)..(layer + 2).min(self.layers.len()) {
            for (place, &node) in self.layers[other].iter().enumerate() {
                places.insert(node, share(node, place));
            }
        }
        // Neighbours on the side that was ordered just before; in later sweeps those on both.
        let counts = |other: &usize| match sweep % 4 {
            0 => self.of[*other] < layer,
            1 => self.of[*other] > layer,
            _ => true,
        };
        for &node in &self.layers[layer] {
            let near: Vec<f64> =
                self.near[node].iter().filter(|other| counts(other)).map(|other| places[other]).collect();
            let wish = match near.len() {
                0 => places[&node],
                length => near.iter().sum::<f64>() / length as f64,
            };
            at.push((wish, node));
        }
        at.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.layers[layer] = at.into_iter().map(|(_, node)| node).collect();
    }

    /// Crossings of steps between layers: pairs that are in another order above than below.
    fn crossings(&self) -> usize {
        let places = self.places();
        let mut crossings = 0;
        for (layer, steps) in self.steps.iter().enumerate() {
            let mut ends: Vec<(usize, usize)> = steps.iter().map(|&(a, b)| (places[a], places[b])).collect();
            ends.sort_unstable();
            // Of those before, how many end at or before each place: a tree of sums.
            let most = self.layers.get(layer + 1).map_or(0, Vec::len);
            let mut sums = vec![0usize; most + 1];
            for (seen, &(_, end)) in ends.iter().enumerate() {
                let (mut at, mut before) = (end + 1, 0);
                while at > 0 {
                    before += sums[at];
                    at &= at - 1;
                }
                crossings += seen - before;
                let mut at = end + 1;
                while at <= most {
                    sums[at] += 1;
                    at += at & at.wrapping_neg();
                }
            }
        }
        crossings
    }

    /// How far to the right each node stands; a node takes as much room as it wants.
    pub(super) fn placed(&self, wants: &[f64]) -> Vec<f64> {
        let mut x = vec![0.0; self.of.len()];
        let offsets: Vec<Vec<f64>> = self.layers.iter().map(|layer| offsets(layer, wants)).collect();
        for (layer, offsets) in self.layers.iter().zip(&offsets) {
            let middle = offsets.last().copied().unwrap_or(0.0) / 2.0;
            layer.iter().zip(offsets).for_each(|(&node, offset)| x[node] = offset - middle);
        }
        let count = self.layers.len();
        for round in 0..ROUNDS {
            for step in 0..count {
                let layer = if round % 2 == 0 { step } else { count - 1 - step };
                let wish = |(&node, offset): (&usize, &f64)| {
                    let near = &self.near[node];
                    let mean = match near.len() {
                        0 => x[node],
                        length => near.iter().map(|&other| x[other]).sum::<f64>() / length as f64,
                    };
                    mean - offset
                };
                let wishes: Vec<f64> = self.layers[layer].iter().zip(&offsets[layer]).map(wish).collect();
                let risen = rising(&wishes);
                for ((&node, offset), at) in self.layers[layer].iter().zip(&offsets[layer]).zip(risen) {
                    x[node] = at + offset;
                }
            }
        }
        x
    }
}

/// How far right of the first of a layer each stands if they are as near to each other as may be.
fn offsets(layer: &[usize], wants: &[f64]) -> Vec<f64> {
    let mut at = 0.0;
    let mut before = None;
    let place = |&node: &usize| {
        at += before.map_or(0.0, |before: f64| (before + wants[node]) / 2.0);
        before = Some(wants[node]);
        at
    };
    layer.iter().map(place).collect()
}

/// The rising numbers that are nearest to these: neighbours that fall are made equal, to their mean.
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

    /// Crossings by comparing all pairs.
    fn counted(layers: &Layers) -> usize {
        let places = layers.places();
        let pairs = |steps: &Vec<(usize, usize)>| {
            let mut crossings = 0;
            for (index, &(a, b)) in steps.iter().enumerate() {
                for &(c, d) in &steps[..index] {
                    let below = places[a].cmp(&places[c]);
                    crossings += usize::from(below.is_ne() && below == places[d].cmp(&places[b]));
                }
            }
            crossings
        };
        layers.steps.iter().map(pairs).sum()
    }

    #[test]
    fn crossings_are_counted_as_pairs_are_and_untangled() {
        // A ladder that is given crosswise, and steps that cannot but cross.
        let tangled = [(0, 5), (1, 4), (2, 3)];
        let layers = Layers::new(vec![0, 0, 0, 1, 1, 1], &tangled);
        assert_eq!((layers.crossings(), counted(&layers)), (0, 0));
        let full: Vec<(usize, usize)> = (0..3).flat_map(|a| (3..6).map(move |b| (a, b))).collect();
        let layers = Layers::new(vec![0, 0, 0, 1, 1, 1], &full);
        assert_eq!((layers.crossings(), counted(&layers)), (9, 9));
    }

    #[test]
    fn nodes_of_a_layer_keep_the_room_they_want() {
        let steps = [(0, 1), (0, 2), (0, 3), (1, 4), (2, 4)];
        let layers = Layers::new(vec![0, 1, 1, 1, 2], &steps);
        let wants = [10.0, 30.0, 10.0, 20.0, 10.0];
        let x = layers.placed(&wants);
        for layer in &layers.layers {
            for pair in layer.windows(2) {
                let apart = (wants[pair[0]] + wants[pair[1]]) / 2.0;
                assert!(x[pair[1]] - x[pair[0]] > apart - 1e-6);
            }
        }
        // The root stands in the middle of what it carries.
        assert!((x[0] - (x[1] + x[2] + x[3]) / 3.0).abs() < 1.0, "{x:?}");
    }
}
