//! Orders of layers with few crossings.

use super::Layers;

/// Number of sweeps through the layers.
const SWEEPS: usize = 24;

impl Layers {
    /// Orders each layer by the places of its neighbours, sweeping back and forth, and keeps the order with the fewest crossings.
    pub(super) fn sort(&mut self) {
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
            self.swap_neighbours();
            let crossings = self.crossings();
            if crossings < fewest {
                (best, fewest) = (self.layers.clone(), crossings);
            }
        }
        self.layers = best;
    }

    fn sort_layer(&mut self, layer: usize, sweep: usize) {
        let mut places = std::collections::HashMap::new();
        for nodes in &self.layers[layer.saturating_sub(1)..(layer + 2).min(self.layers.len())] {
            for (rank, &node) in nodes.iter().enumerate() {
                places.insert(node, (2 * rank + 1) as f64 / nodes.len() as f64 - 1.0);
            }
        }
        // Neighbours on the side that was ordered just before; in later sweeps those on both.
        let counts = |other: &usize| match sweep % 4 {
            0 => self.of[*other] < layer,
            1 => self.of[*other] > layer,
            _ => true,
        };
        let wish = |&node: &usize| {
            let near: Vec<f64> =
                self.near[node].iter().filter(|other| counts(other)).map(|other| places[other]).collect();
            match near.len() {
                0 => (places[&node], node),
                length => (near.iter().sum::<f64>() / length as f64, node),
            }
        };
        let mut wishes: Vec<(f64, usize)> = self.layers[layer].iter().map(wish).collect();
        wishes.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.layers[layer] = wishes.into_iter().map(|(_, node)| node).collect();
    }

    /// Swaps neighbours of a layer where that removes crossings.
    fn swap_neighbours(&mut self) {
        let mut ranks = self.ranks();
        for layer in 0..self.layers.len() {
            for second in 1..self.layers[layer].len() {
                let (one, other) = (self.layers[layer][second - 1], self.layers[layer][second]);
                if self.gain(one, other, &ranks) < 0 {
                    self.layers[layer].swap(second - 1, second);
                    ranks.swap(one, other);
                }
            }
        }
    }

    /// Crossings added by swapping two neighbours of a layer.
    fn gain(&self, one: usize, other: usize, ranks: &[usize]) -> i64 {
        let layer = self.of[one];
        let mut gain = 0;
        for &a in &self.near[one] {
            if self.of[a] == layer {
                // Moves away from what is before it, and nearer to what is behind the other.
                gain += if a == other { 0 } else { 1 - 2 * i64::from(ranks[a] > ranks[one]) };
                continue;
            }
            for &b in self.near[other].iter().filter(|&&b| self.of[b] == self.of[a]) {
                gain += i64::from(ranks[a] < ranks[b]) - i64::from(ranks[a] > ranks[b]);
            }
        }
        for &b in self.near[other].iter().filter(|&&b| self.of[b] == layer && b != one) {
            gain += 1 - 2 * i64::from(ranks[b] < ranks[other]);
        }
        gain
    }

    /// Crossings of edges between layers, and nodes passed by edges within one.
    fn crossings(&self) -> usize {
        let ranks = self.ranks();
        let mut crossings = 0;
        for (layer, edges) in self.between.iter().enumerate() {
            let mut ends: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (ranks[a], ranks[b])).collect();
            ends.sort_unstable();
            // The number of earlier ends at or before each rank: a tree of sums.
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
        let within = |node: usize, other: &&usize| node < **other && self.of[node] == self.of[**other];
        let passed = (0..self.of.len()).flat_map(|node| {
            let others = self.near[node].iter().filter(move |other| within(node, other));
            others.map(move |&other| (node, other))
        });
        crossings + passed.map(|(a, b)| ranks[a].abs_diff(ranks[b]) - 1).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Crossings by comparing all pairs.
    fn counted(layers: &Layers) -> usize {
        let ranks = layers.ranks();
        let pairs = |edges: &Vec<(usize, usize)>| {
            let mut crossings = 0;
            for (index, &(a, b)) in edges.iter().enumerate() {
                for &(c, d) in &edges[..index] {
                    let below = ranks[a].cmp(&ranks[c]);
                    crossings += usize::from(below.is_ne() && below == ranks[d].cmp(&ranks[b]));
                }
            }
            crossings
        };
        layers.between.iter().map(pairs).sum()
    }

    #[test]
    fn crossings_are_counted_as_pairs_are_and_untangled() {
        // A ladder that is given crosswise, and steps that cannot but cross.
        let tangled = [(0, 5), (1, 4), (2, 3)];
        let layers = Layers::new(vec![0, 0, 0, 1, 1, 1], tangled);
        assert_eq!((layers.crossings(), counted(&layers)), (0, 0));
        let full: Vec<(usize, usize)> = (0..3).flat_map(|a| (3..6).map(move |b| (a, b))).collect();
        let layers = Layers::new(vec![0, 0, 0, 1, 1, 1], full);
        assert_eq!((layers.crossings(), counted(&layers)), (9, 9));
    }

    #[test]
    fn a_swap_adds_as_many_crossings_as_are_counted_after_it() {
        // Three layers with edges between all of them and within the middle one.
        let of = vec![0, 0, 0, 1, 1, 1, 1, 2, 2, 2];
        let mut seed = 1u64;
        for _ in 0..200 {
            let mut next = |most: usize| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (seed >> 33) as usize % most
            };
            let steps: Vec<(usize, usize)> = (0..12).map(|_| (next(10), next(10))).collect();
            let mut layers = Layers::new(of.clone(), steps);
            for layer in 0..3 {
                for second in 1..layers.layers[layer].len() {
                    let (one, other) = (layers.layers[layer][second - 1], layers.layers[layer][second]);
                    let (before, gain) = (layers.crossings(), layers.gain(one, other, &layers.ranks()));
                    layers.layers[layer].swap(second - 1, second);
                    assert_eq!(layers.crossings() as i64 - before as i64, gain);
                }
            }
        }
    }
}
