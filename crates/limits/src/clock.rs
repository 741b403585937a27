//! The clock: the system's, or on WebAssembly, where there is none, one that the face installs.
//!
//! ```
//! use limits::Instant;
//! use std::time::Duration;
//!
//! let begun = Instant::now();
//! assert!(begun.elapsed() < Duration::from_secs(60));
//! ```

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use std::time::Instant;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use installed::{Instant, install};

#[cfg(any(test, all(target_family = "wasm", target_os = "unknown")))]
#[cfg_attr(test, allow(dead_code, unreachable_pub))]
mod installed {
    use std::ops::{Add, Sub};
    use std::sync::OnceLock;
    use std::time::Duration;

    /// Time since a beginning of the face's own; it never goes back.
    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Installs the clock; only the first one counts.
    pub fn install(clock: fn() -> Duration) {
        let _ = CLOCK.set(clock);
    }

    /// A moment.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Instant(Duration);

    impl Instant {
        /// The present. Without a clock no limit of time could be kept: there is no answer then.
        pub fn now() -> Instant {
            let clock = CLOCK.get().expect("a face on WebAssembly installs a clock before it asks");
            Instant(clock())
        }

        /// Time since then.
        pub fn elapsed(&self) -> Duration {
            Instant::now().duration_since(*self)
        }

        /// Time since an earlier moment; none if it is later.
        pub fn duration_since(&self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        /// Time since an earlier moment; none if it is later.
        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
            self.duration_since(earlier)
        }

        /// The moment after this time, if there is one.
        pub fn checked_add(&self, time: Duration) -> Option<Instant> {
            self.0.checked_add(time).map(Instant)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Instant;

        fn add(self, time: Duration) -> Instant {
            Instant(self.0 + time)
        }
    }

    impl Sub<Instant> for Instant {
        type Output = Duration;

        fn sub(self, earlier: Instant) -> Duration {
            self.duration_since(earlier)
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use std::sync::atomic::{AtomicU64, Ordering};

        static SECONDS: AtomicU64 = AtomicU64::new(5);

        #[test]
        fn moments_follow_the_first_clock_installed() {
            install(|| Duration::from_secs(SECONDS.load(Ordering::Relaxed)));
            install(|| Duration::MAX);
            let begun = Instant::now();
            let end = begun.checked_add(Duration::from_secs(2)).expect("a moment");
            assert!(Instant::now() < end);
            SECONDS.store(7, Ordering::Relaxed);
            assert_eq!(begun.elapsed(), Duration::from_secs(2));
            assert!(Instant::now() >= end);
            assert_eq!(begun - end, Duration::ZERO);
            assert_eq!(Instant::now().checked_add(Duration::MAX), None);
        }
    }
}
