//! Builds the table of a definition.

use crate::Numeration;
use crate::spent::{Spending, Spent};
use crate::table::{Child, Sharing, Table};
use crate::walk::Walk;
use limits::Meter;
use rustc_hash::{FxHashMap, FxHashSet};

/// Reads the cases in parallel, with all choices of their bound variables at once, and returns the minimal
/// table.
pub(crate) fn define(numeration: Numeration, walk: &mut Walk, meter: &Meter) -> Result<Table, Spent> {
    let tracks = walk.universal.count as usize;
    let (state, set) = walk.start(meter)?;
    // A state of the table pairs the states of the literals with a set, regardless of which digits were full.
    let mut numbers: FxHashMap<(u32, u32), u32> = FxHashMap::from_iter([((state, set), 0)]);
    let mut places = vec![(state, set)];
    let mut met = FxHashSet::from_iter([(state, set)]);
    let mut open = vec![(state, set)];
    while let Some((state, set)) = open.pop() {
        for &by in walk.moves(state, meter)?.iter() {
            meter.spend(1)?;
            let after = walk.after(set, by, meter)?;
            if walk.sets.elements(after).is_empty() || !met.insert((by.state, after)) {
                continue;
            }
            open.push((by.state, after));
            let place = (walk.plain(by.state), after);
            numbers.entry(place).or_insert_with(|| {
                places.push(place);
                places.len() as u32 - 1
            });
            meter.build(met.len())?;
        }
    }
    let mut sharing = Sharing::new(numeration.radix());
    let mut rows = Vec::with_capacity(places.len());
    for &(state, set) in &places {
        // After a full digit fewer columns are valid; the verdict on invalid ones does not matter.
        let mut targets: Vec<(u32, Child)> = vec![];
        for &by in walk.moves(state, meter)?.iter() {
            meter.spend(1)?;
            let place = (walk.plain(by.state), walk.after(set, by, meter)?);
            targets.extend(numbers.get(&place).map(|&number| (by.column, Child::state(number))));
        }
        let targets: Vec<(&[u8], Child)> =
            targets.iter().map(|&(column, child)| (walk.column(column), child)).collect();
        rows.push(row(&targets, 0, tracks, numeration.radix(), &mut sharing));
    }
    let mut accepting = Vec::with_capacity(places.len());
    for &(state, set) in &places {
        accepting.push(walk.comes_out(state, set, meter)?);
    }
    sharing.table(numeration, tracks, rows, accepting).minimal(meter)
}

/// Decisions that lead from the given columns, in alphabetical order, to their targets, and from all other
/// columns nowhere.
fn row(columns: &[(&[u8], Child)], track: usize, tracks: usize, radix: u8, sharing: &mut Sharing) -> Child {
    match columns {
        [] => return Child::DEAD,
        &[(_, target), ..] if track == tracks => return target,
        _ => {}
    }
    let mut rest = columns;
    for digit in 0..radix {
        let count = rest.iter().take_while(|(column, _)| column[track] == digit).count();
        let (these, others) = rest.split_at(count);
        rest = others;
        let child = row(these, track + 1, tracks, radix, sharing);
        sharing.push(child);
    }
    sharing.decide(track as u8)
}
