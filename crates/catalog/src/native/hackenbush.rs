//! Green Hackenbush: cut an edge; everything disconnected from the ground vanishes.

use crate::drawing;
use dashu_int::UBig;
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Moves of the game. A component is a row of edges, each two vertices; vertex 0 is the ground.
struct Hackenbush;

/// Moves of the game, which has no parameters.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(Hackenbush))
}

impl NativeMoves for Hackenbush {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let edges = at.as_chunks::<2>().0;
        let mut footing = Footing::new(edges);
        let grounded = footing.without(None).to_vec();
        let mut cut = HashSet::new();
        for (index, &[a, b]) in edges.iter().enumerate() {
            // One of several parallel edges is enough, and disconnected edges cannot be cut.
            if !grounded[index] || !cut.insert((a.min(b), a.max(b))) {
                continue;
            }
            let stands = footing.without(Some(index));
            for (&[a, b], _) in edges.iter().zip(stands).filter(|(_, stands)| **stands) {
                options.push_word(a);
                options.push_word(b);
            }
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    /// Every move removes an edge.
    fn terminates(&self) -> bool {
        true
    }

    fn draw(&self, at: &[UBig]) -> Option<String> {
        let words: Option<Vec<u64>> = at.iter().map(|natural| u64::try_from(natural).ok()).collect();
        let edges: Vec<(u64, u64)> = words?.as_chunks::<2>().0.iter().map(|&[a, b]| (a, b)).collect();
        drawing::tree(&edges)
    }

    /// The edge that is cut is the one among the vanished edges with an end on the remaining graph, or on the
    /// ground.
    fn describe(&self, before: &[UBig], after: &[Vec<UBig>]) -> Option<String> {
        let [after] = after else { return None };
        let (before, after) = (before.as_chunks::<2>().0, after.as_chunks::<2>().0);
        let gone = missing(before, after)?;
        let cut = match gone[..] {
            [only] => only,
            _ => {
                let stand: HashSet<&UBig> = after.iter().flatten().collect();
                let holds = |end: &UBig| *end == UBig::ZERO || stand.contains(end);
                let mut held = gone.into_iter().filter(|[a, b]| holds(a) || holds(b));
                held.next().filter(|_| held.next().is_none())?
            }
        };
        let [a, b] = cut;
        Some(format!("✂ {a}-{b}"))
    }
}

/// Edges that are missing afterwards; `None` if there are other edges instead.
fn missing<'e>(before: &'e [[UBig; 2]], after: &[[UBig; 2]]) -> Option<Vec<&'e [UBig; 2]>> {
    let in_order = |before: &'e [[UBig; 2]]| {
        let mut left = after.iter().peekable();
        let gone: Vec<_> = before.iter().filter(|edge| left.next_if(|next| next == edge).is_none()).collect();
        left.next().is_none().then_some(gone)
    };
    in_order(before).or_else(|| {
        let mut counts: HashMap<&[UBig; 2], usize> = HashMap::new();
        after.iter().for_each(|edge| *counts.entry(edge).or_default() += 1);
        let stays = |edge: &&[UBig; 2]| match counts.get_mut::<[UBig; 2]>(edge) {
            Some(count @ 1..) => {
                *count -= 1;
                true
            }
            _ => false,
        };
        let (stay, gone): (Vec<_>, Vec<_>) = before.iter().partition(stays);
        (stay.len() == after.len()).then_some(gone)
    })
}

/// Connectivity of edges to the ground, optionally with one of them cut.
struct Footing {
    /// Ends of every edge; the ground is 0.
    ends: Vec<[usize; 2]>,
    /// Edges at a vertex are those of `at` between its offset and the next.
    offsets: Vec<usize>,
    at: Vec<usize>,
    reached: Vec<bool>,
    open: Vec<usize>,
    stands: Vec<bool>,
}

impl Footing {
    fn new(edges: &[[u64; 2]]) -> Footing {
        let mut numbers: HashMap<u64, usize> = HashMap::from([(0, 0)]);
        let mut number = |vertex: u64| {
            let next = numbers.len();
            *numbers.entry(vertex).or_insert(next)
        };
        let ends: Vec<[usize; 2]> = edges.iter().map(|edge| edge.map(&mut number)).collect();
        let mut offsets = vec![0; numbers.len() + 1];
        ends.iter().flatten().for_each(|&end| offsets[end + 1] += 1);
        for vertex in 1..offsets.len() {
            offsets[vertex] += offsets[vertex - 1];
        }
        let mut next = offsets.clone();
        let mut at = vec![0; 2 * ends.len()];
        for (edge, pair) in ends.iter().enumerate() {
            for &end in pair {
                at[next[end]] = edge;
                next[end] += 1;
            }
        }
        let (reached, stands) = (vec![false; numbers.len()], vec![false; ends.len()]);
        Footing { ends, offsets, at, reached, open: Vec::new(), stands }
    }

    /// For every edge, `true` if it is connected to the ground when this one is cut.
    fn without(&mut self, cut: Option<usize>) -> &[bool] {
        self.reached.fill(false);
        self.stands.fill(false);
        self.reached[0] = true;
        self.open.push(0);
        while let Some(vertex) = self.open.pop() {
            for &edge in &self.at[self.offsets[vertex]..self.offsets[vertex + 1]] {
                if Some(edge) == cut {
                    continue;
                }
                self.stands[edge] = true;
                for end in self.ends[edge] {
                    if !std::mem::replace(&mut self.reached[end], true) {
                        self.open.push(end);
                    }
                }
            }
        }
        &self.stands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudorandom numbers, the same every time.
    struct Chance(u64);

    impl Chance {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % end
        }
    }

    /// Edges connected to the ground when one is cut, added one after another.
    fn left(edges: &[[u64; 2]], cut: usize) -> Vec<[u64; 2]> {
        let rest: Vec<[u64; 2]> =
            (0..edges.len()).filter(|&place| place != cut).map(|place| edges[place]).collect();
        let mut stands = vec![false; rest.len()];
        let mut vertices = vec![0];
        while let Some(next) = (0..rest.len())
            .find(|&place| !stands[place] && rest[place].iter().any(|end| vertices.contains(end)))
        {
            stands[next] = true;
            vertices.extend(rest[next]);
        }
        rest.into_iter().zip(stands).filter(|(_, stands)| *stands).map(|(edge, _)| edge).collect()
    }

    fn sorted(mut edges: Vec<[u64; 2]>) -> Vec<[u64; 2]> {
        edges.sort_unstable();
        edges
    }

    #[test]
    fn options_are_the_cuts_and_each_is_told_by_its_edge() {
        let chance = &mut Chance(7);
        for _ in 0..300 {
            let (vertices, count) = (1 + chance.below(6), chance.below(9));
            let edges: Vec<[u64; 2]> =
                (0..count).map(|_| [chance.below(vertices + 1), chance.below(vertices + 1)]).collect();
            let row: Vec<u64> = edges.iter().flatten().copied().collect();
            let mut options = Options::new();
            Hackenbush.options(&row, &mut options).expect("small");
            let big = |row: &[u64]| -> Vec<UBig> { row.iter().map(|&word| word.into()).collect() };
            let mut told = HashSet::new();
            for option in options.iter() {
                let parts: Vec<&[u64]> = option.components().collect();
                let [after] = parts[..] else { panic!("one graph is left") };
                let said = Hackenbush.describe(&big(&row), &[big(after)]).expect("a cut");
                let (a, b) = said.strip_prefix("✂ ").and_then(|ends| ends.split_once('-')).expect("an edge");
                let edge = [a, b].map(|end| end.parse::<u64>().expect("a vertex"));
                let cut = edges.iter().position(|known| *known == edge).expect("it was there");
                let after: Vec<[u64; 2]> = after.as_chunks::<2>().0.to_vec();
                assert_eq!(sorted(after.clone()), sorted(left(&edges, cut)), "{said} of {edges:?}");
                // Independent of the order of the remaining edges.
                let backwards: Vec<u64> = after.iter().rev().flatten().copied().collect();
                let again = Hackenbush.describe(&big(&row), &[big(&backwards)]).expect("a cut");
                assert_eq!(again, said, "{edges:?}");
                told.insert(edge.map(|end| end.to_string()).join("-"));
            }
            // Every connected edge can be cut; one of several parallel ones is enough.
            let standing = left(&edges, edges.len());
            let distinct: HashSet<(u64, u64)> = standing.iter().map(|&[a, b]| (a.min(b), a.max(b))).collect();
            assert_eq!(told.len(), distinct.len(), "{edges:?}");
        }
    }
}
