//! Green Hackenbush: cut an edge; what hangs on the ground no longer vanishes.

use super::drawing;
use dashu_int::UBig;
use rules::{NativeMoves, Options, Trouble};
use std::collections::{HashMap, HashSet};

/// The moves. A component is a row of edges, each two vertices; vertex 0 is the ground.
pub(super) struct Hackenbush;

impl NativeMoves for Hackenbush {
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let edges: Vec<(u64, u64)> = at.as_chunks::<2>().0.iter().map(|&[a, b]| (a, b)).collect();
        let grounded = grounded(&edges);
        let mut cut = HashSet::new();
        for (index, &(a, b)) in edges.iter().enumerate() {
            // Of parallel edges one is as good as the other, and what hangs on nothing cannot be cut.
            if !grounded.contains(&a) || !cut.insert((a.min(b), a.max(b))) {
                continue;
            }
            let mut rest = edges.clone();
            rest.remove(index);
            let stands = self::grounded(&rest);
            for &(a, b) in rest.iter().filter(|(a, _)| stands.contains(a)) {
                options.push_word(a);
                options.push_word(b);
            }
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    /// Every move takes an edge away.
    fn terminates(&self) -> bool {
        true
    }

    fn draw(&self, at: &[UBig]) -> Option<String> {
        let words: Option<Vec<u64>> = at.iter().map(|natural| u64::try_from(natural).ok()).collect();
        let edges: Vec<(u64, u64)> = words?.as_chunks::<2>().0.iter().map(|&[a, b]| (a, b)).collect();
        drawing::standing(&edges)
    }

    fn describe(&self, before: &[UBig], after: &[Vec<UBig>]) -> Option<String> {
        let [after] = after else { return None };
        let words = |row: &[UBig]| -> Option<Vec<(u64, u64)>> {
            let words: Option<Vec<u64>> = row.iter().map(|natural| u64::try_from(natural).ok()).collect();
            Some(words?.as_chunks::<2>().0.iter().map(|&[a, b]| (a, b)).collect())
        };
        let (before, after) = (words(before)?, words(after)?);
        // The edge whose cut leaves just that.
        let mut sorted = after.clone();
        sorted.sort_unstable();
        let cut = (0..before.len()).find(|&index| {
            let mut rest = before.clone();
            rest.remove(index);
            let stands = grounded(&rest);
            rest.retain(|(a, _)| stands.contains(a));
            rest.sort_unstable();
            rest == sorted
        })?;
        let (a, b) = before.get(cut)?;
        Some(format!("✂ {a}-{b}"))
    }
}

/// The vertices that are connected to the ground.
fn grounded(edges: &[(u64, u64)]) -> HashSet<u64> {
    let mut neighbours: HashMap<u64, Vec<u64>> = HashMap::new();
    for &(a, b) in edges {
        neighbours.entry(a).or_default().push(b);
        neighbours.entry(b).or_default().push(a);
    }
    let mut found = HashSet::from([0]);
    let mut open = vec![0];
    while let Some(at) = open.pop() {
        for &next in neighbours.get(&at).into_iter().flatten() {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}
