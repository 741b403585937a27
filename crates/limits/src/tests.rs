//! Limits are kept to the last step and byte, and a meter looks at the clock now and then.

use crate::{Limits, Meter, Progress, StopReason, watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

#[test]
fn all_steps_may_be_taken_and_no_more() {
    for at_once in [1, 7, 64, 1024, 4096] {
        for steps in [at_once, 5 * at_once, 1024 * at_once] {
            let meter = Meter::new(&Limits::none().with_steps(steps));
            for _ in 0..steps / at_once {
                assert_eq!(meter.steps(at_once), Ok(()));
            }
            assert_eq!(meter.steps(0), Ok(()));
            assert_eq!(meter.steps(1), Err(StopReason::Steps));
            assert_eq!(meter.steps(u64::MAX), Err(StopReason::Steps));
            assert_eq!(meter.over(), Some(StopReason::Steps));
        }
    }
    let endless = Meter::new(&Limits::none());
    assert_eq!([endless.steps(u64::MAX), endless.steps(u64::MAX)], [Ok(()), Ok(())]);
}

#[test]
fn all_bytes_may_be_held_and_no_more() {
    let meter = Meter::new(&Limits::none().with_memory(1000));
    assert_eq!([999, 1000].map(|bytes| meter.holds(bytes)), [Ok(()), Ok(())]);
    assert_eq!(meter.holds(1001), Err(StopReason::Memory));
    assert_eq!(meter.look_with(|| 1000), Ok(()));
    assert_eq!(meter.look_with(|| 1001), Err(StopReason::Memory));
    // A size that was refused does not end the work.
    assert_eq!((meter.over(), meter.steps(1)), (None, Ok(())));
}

#[test]
fn too_many_states_are_refused_and_too_much_memory_for_them_ends_the_work() {
    let meter = Meter::new(&Limits::none().with_states(100).with_memory(50 << 10));
    assert_eq!(meter.states(101), Err(StopReason::States));
    assert_eq!((meter.states(50), meter.steps(1)), (Ok(()), Ok(())));
    assert_eq!(meter.states(51), Err(StopReason::Memory));
    assert_eq!(meter.steps(1), Err(StopReason::Memory));
}

#[test]
fn positions_are_limited_only_where_play_need_not_end() {
    let meter = Meter::new(&Limits::none().with_positions(10));
    assert_eq!(meter.step(1000, || 0), Ok(()));
    assert_eq!((meter.done(), meter.allows(10)), (1000, Ok(())));
    assert_eq!(meter.allows(11), Err(StopReason::Positions));
}

/// Counts reports, and interrupts at one of them.
struct Reports {
    told: AtomicU64,
    interrupt_at: u64,
    interrupt: Arc<AtomicBool>,
}

impl Progress for Reports {
    fn tell(&self, _: u64, _: Option<u64>) {
        if self.told.fetch_add(1, Ordering::Relaxed) + 1 == self.interrupt_at {
            self.interrupt.store(true, Ordering::Relaxed);
        }
    }
}

fn reporting(interrupt_at: u64) -> (Arc<Reports>, Limits) {
    let mut limits = Limits::none();
    let interrupt = limits.interrupt.clone();
    let reports = Arc::new(Reports { told: AtomicU64::new(0), interrupt_at, interrupt });
    limits.progress = Some(reports.clone());
    (reports, limits)
}

#[test]
fn the_clock_is_looked_at_now_and_then() {
    let (reports, limits) = reporting(u64::MAX);
    let meter = Meter::new(&limits);
    let steps: u64 = 1 << 20;
    for _ in 0..steps {
        assert_eq!(meter.steps(1), Ok(()));
    }
    // Neither always nor never.
    let told = reports.told.load(Ordering::Relaxed);
    assert!((steps / 10_000..steps / 20).contains(&told), "{told}");
    limits.interrupt.store(true, Ordering::Relaxed);
    let more = (0..10_000).find_map(|_| meter.steps(1).err());
    assert_eq!(more, Some(StopReason::Interrupted));
    assert_eq!(meter.step(1, || 0), Err(StopReason::Interrupted));
}

#[test]
fn steps_that_take_long_are_followed_by_a_look() {
    let (reports, limits) = reporting(8);
    let meter = Meter::new(&limits);
    let mut done = 0;
    while meter.step(1, || 0).is_ok() {
        done += 1;
        std::thread::sleep(Duration::from_millis(2));
    }
    // The stride never grows where a step alone takes longer than it should.
    assert!(done <= 16, "{done}");
    assert_eq!(reports.told.load(Ordering::Relaxed), 8);
}

#[test]
fn within_a_watch_the_tighter_limits_hold() {
    let late = Limits::none().with_time(Duration::ZERO);
    let few = Limits { candidates: Some(10), ..Limits::none() };
    let more = Limits { candidates: Some(20), ..Limits::none() };
    assert_eq!((watch::candidates(15), watch::is_stopped()), (15, false));
    few.watching(|| {
        assert_eq!((watch::candidates(15), watch::is_stopped()), (10, false));
        more.watching(|| assert_eq!(watch::candidates(15), 10));
        late.watching(|| more.watching(|| assert!(watch::is_stopped())));
        assert!(!watch::is_stopped());
    });
    assert_eq!(watch::candidates(15), 15);
}

#[test]
fn a_watch_ends_with_its_work_even_in_a_panic() {
    let late = Limits::none().with_time(Duration::ZERO);
    let work = || late.watching(|| std::panic::resume_unwind(Box::new(())));
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err());
    assert!(!watch::is_stopped());
}

#[test]
fn a_share_of_the_time_ends_earlier_and_nothing_else_changes() {
    let limits = Limits::none().with_time(Duration::from_secs(4000)).with_memory(7);
    let quarter = limits.share(4);
    let (whole, part) = (limits.deadline.expect("set"), quarter.deadline.expect("set"));
    assert!(whole - part > Duration::from_secs(2900) && quarter.memory == Some(7));
    limits.interrupt.store(true, Ordering::Relaxed);
    assert_eq!(quarter.stopped(), Some(StopReason::Interrupted));
    assert_eq!(limits.clock().memory, None);
}
