//! Eliminates bound variables one after another, so that few tables are read at once.

use crate::Numeration;
use crate::define::define;
use crate::sets::{Mixed, Sets};
use crate::spent::Spent;
use crate::walk::Walk;
use crate::watch::Watch;
use limits::Meter;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Limit on the tracks of intermediate tables, unless the result has more.
const FEW_TRACKS: usize = 3;

/// Reduces a case to fewer bound variables; returns their number and the literals. Variables from `free` on
/// are bound.
pub(crate) fn eliminated(
    numeration: Numeration,
    free: u32,
    mut watches: Vec<Watch>,
    meter: &Meter,
) -> Result<(u32, Vec<Watch>), Spent> {
    while let Some(bucket) = best(free, &watches) {
        let Bucket { kept, inner, .. } = &bucket;
        let (joined, rest): (Vec<Watch>, Vec<Watch>) =
            watches.into_iter().partition(|watch| watch.variables.iter().any(|v| inner.contains(v)));
        let order: Vec<u32> = kept.iter().chain(inner).copied().collect();
        let joined = renumbered(joined, &order, meter)?;
        let (few, bound) = (kept.len() as u32, inner.len() as u32);
        let case = Mixed::new(numeration, few, bound, joined, 0..0);
        let mut walk = Walk::new(numeration, few, vec![], 0, Sets::new(few, vec![case]));
        let table = Arc::new(define(numeration, &mut walk, meter)?);
        watches = rest;
        watches.push(Watch::rising(true, kept.iter().copied().collect(), table));
    }
    let left: BTreeSet<u32> =
        watches.iter().flat_map(|watch| watch.variables.iter().copied()).filter(|&v| v >= free).collect();
    let order: Vec<u32> = (0..free).chain(left.iter().copied()).collect();
    Ok((left.len() as u32, renumbered(watches, &order, meter)?))
}

/// Variables to eliminate together, and the others that their literals mention.
struct Bucket {
    inner: BTreeSet<u32>,
    kept: BTreeSet<u32>,
    /// Upper bound on the size of the product of the tables.
    size: usize,
}

/// The best variables to eliminate, if that is easier than the whole product.
fn best(free: u32, watches: &[Watch]) -> Option<Bucket> {
    let mut bound: Vec<u32> = watches.iter().flat_map(|watch| watch.variables.iter().copied()).collect();
    bound.retain(|variable| *variable >= free);
    bound.sort_unstable();
    bound.dedup();
    let most = FEW_TRACKS.max(free as usize);
    let bucket = |&variable: &u32| {
        let (joined, rest): (Vec<&Watch>, Vec<&Watch>) =
            watches.iter().partition(|watch| watch.variables.contains(&variable));
        if rest.is_empty() {
            return None;
        }
        let outside = |variable: &u32| rest.iter().any(|watch| watch.variables.contains(variable));
        let of = joined.iter().flat_map(|watch| watch.variables.iter().copied());
        let (inner, kept): (BTreeSet<u32>, BTreeSet<u32>) = of.partition(|v| *v >= free && !outside(v));
        let size = joined.iter().fold(1usize, |size, watch| size.saturating_mul(watch.table.states()));
        (kept.len() <= most).then_some(Bucket { inner, kept, size })
    };
    bound.iter().filter_map(bucket).min_by_key(|bucket| (bucket.kept.len(), bucket.size))
}

/// Renumbers variables by their place in `order`.
fn renumbered(watches: Vec<Watch>, order: &[u32], meter: &Meter) -> Result<Vec<Watch>, Spent> {
    let place = |variable: &u32| order.iter().position(|other| other == variable).unwrap_or(0) as u32;
    let renumbered = |watch: Watch| {
        let variables: Vec<u32> = watch.variables.iter().map(place).collect();
        Watch::new(watch.positive, variables, &watch.table, meter)
    };
    watches.into_iter().map(renumbered).collect()
}
