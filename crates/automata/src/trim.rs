//! Finds elements that can never be satisfied, so that sets can omit them.

use crate::rows::Rows;
use crate::sets::Mixed;
use crate::spent::Spent;
use crate::table::Child;
use crate::watch::{Full, Together};
use limits::Meter;

/// Gives up after this many elements.
const MOST_ELEMENTS: usize = 1 << 16;

/// For each element, `true` if it can still be satisfied, as far as that is known: either all elements of the
/// cases are met, or the search gave up. The `free` universal variables may have any digits.
pub(crate) fn alive(
    free: u32,
    cases: &[Mixed],
    elements: &mut Rows<(u32, Full), Child>,
    meter: &Meter,
) -> Result<Vec<bool>, Spent> {
    let any: Vec<Together> = cases.iter().map(|mixed| mixed.together.widened(free)).collect();
    for (case, mixed) in (0..).zip(cases) {
        elements.number((case, 0), &mixed.together.start());
    }
    // Predecessors of each element.
    let mut before: Vec<Vec<u32>> = vec![];
    let mut next = 0;
    while (next as usize) < elements.len() {
        if elements.len() > MOST_ELEMENTS {
            return Ok(vec![]);
        }
        let (case, full) = elements.head(next);
        let together = &any[case as usize];
        let open = together.open(elements.items(next), &[]);
        if !together.lost(&open) {
            let skipped = together.width(free);
            together.columns(open, full << skipped, meter, &mut |_, states, full| {
                let (after, _) = elements.number((case, full >> skipped), states);
                if before.len() < elements.len() {
                    before.resize(elements.len(), vec![]);
                }
                let before = &mut before[after as usize];
                if before.last() != Some(&next) {
                    before.push(next);
                }
                Ok(())
            })?;
        }
        next += 1;
    }
    let holds = |element: u32| {
        let (case, _) = elements.head(element);
        any[case as usize].hold(elements.items(element))
    };
    let mut alive: Vec<bool> = (0..next).map(holds).collect();
    let mut open: Vec<u32> = (0..next).filter(|&element| alive[element as usize]).collect();
    while let Some(element) = open.pop() {
        for &earlier in before.get(element as usize).into_iter().flatten() {
            if !std::mem::replace(&mut alive[earlier as usize], true) {
                open.push(earlier);
            }
        }
    }
    Ok(alive)
}
