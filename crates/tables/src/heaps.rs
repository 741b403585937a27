//! One-dimensional tables for rules whose moves leave runs of consecutive heaps.
//!
//! **Theorem.** Sprague and Grundy's; the player to move loses where the nim-value is 0.
//!
//! **Cost.** A logarithm per heap and run, where the options themselves may be as many as the heap has stones; see
//! [`heap::Windows`].
//!
//! **Evidence.** Computed: the runs are all options by the rules.

use super::attempt::values_make_sense;
use super::{Table, Want, given};
use heap::{Window, Windows};
use solve::{Form, Game, Halt, Limits, Run, StopReason};

/// Number of heaps between looks at the limits.
const OFTEN: u64 = 1 << 10;

/// Fills the table; `None` if the options are not known as runs, or an end of a run decreases from one heap to the next.
pub(super) fn of_runs(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let &[extent] = extents else { return Ok(None) };
    if game.form() != Form::Tuple(1) || values_make_sense(game).is_err() {
        return Ok(None);
    }
    let (mut heaps, mut runs, mut windows) = (Windows::new(), Vec::<Run>::new(), Vec::new());
    for heap in 0..extent {
        if heap % OFTEN == 0 {
            go_on(heap, extent, heaps.bytes(), limits)?;
        }
        // A game refused here is refused, with its reason, where options are listed.
        if !matches!(game.runs(heap, &mut runs), Ok(true)) {
            return Ok(None);
        }
        windows.clear();
        for (place, &Run { rule, first, last }) in runs.iter().enumerate() {
            let earlier = runs[..place].iter().filter(|run| run.rule == rule).count();
            // Lanes of different rules, and of different runs of a rule, are told apart.
            let lane = (rule + earlier) * (rule + earlier + 1) / 2 + earlier;
            windows.push(Window { lane, first, last });
        }
        if !heaps.push(&windows) {
            return Ok(None);
        }
    }
    given(extent, want, || Ok(|heap| heaps.value(heap)), limits).map(Some)
}

/// Reports progress and checks the limits.
fn go_on(heap: u64, extent: u64, bytes: u64, limits: &Limits) -> Result<(), Halt> {
    if let Some(progress) = &limits.progress {
        progress.tell(heap, Some(extent));
    }
    let full = limits.memory.is_some_and(|memory| bytes.saturating_add(4 * extent) > memory);
    match limits.stopped().or(full.then_some(StopReason::Memory)) {
        Some(reason) => Err(Halt::Stopped { reason, positions: heap }),
        None => Ok(()),
    }
}
