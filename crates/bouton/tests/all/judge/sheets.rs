//! Sheets that are cut, against exhaustive search over all pieces on the table.

use super::brute::Input;
use super::printed;
use std::collections::HashMap;

/// Sides with the shorter first.
type Sheet = (u64, u64);

/// The two parts of every cut.
fn cuts((width, height): Sheet) -> Vec<[Sheet; 2]> {
    let turned = |(width, height): Sheet| (width.min(height), width.max(height));
    let across = (1..=width / 2).map(|at| [(at, height), (width - at, height)]);
    let along = (1..=height / 2).map(|at| [(width, at), (width, height - at)]);
    across.chain(along).map(|parts| parts.map(turned)).collect()
}

/// Returns `true` if the player to move wins with these sheets on the table: by a single cell, or by a cut.
fn wins(table: &Vec<Sheet>, known: &mut HashMap<Vec<Sheet>, bool>) -> bool {
    if let Some(&known) = known.get(table) {
        return known;
    }
    let mut wins_here = false;
    for place in 0..table.len() {
        for parts in cuts(table[place]) {
            let mut after = table.clone();
            after.swap_remove(place);
            after.extend(parts);
            after.sort_unstable();
            wins_here = wins_here || parts.contains(&(1, 1)) || !wins(&after, known);
        }
    }
    known.insert(table.clone(), wins_here);
    wins_here
}

#[test]
fn poj2311_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    let mut known = HashMap::new();
    for (width, height) in (1..=12).flat_map(|width| (1..=12).map(move |height| (width, height))) {
        if width * height <= 20 {
            input.put([width, height]);
            let sheet = (width.min(height), width.max(height));
            expected += if wins(&vec![sheet], &mut known) { "WIN\n" } else { "LOSE\n" };
        }
    }
    assert_eq!(printed("poj2311", &input.text), expected);
}
