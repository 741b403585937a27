//! Futures whose panics become results.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;

/// The future panicked.
pub(crate) struct Panicked;

/// Result of a future, unless it panics.
pub(crate) async fn caught<T>(future: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut future = pin!(future);
    poll_fn(|context| {
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        match polled {
            Ok(polled) => polled.map(Ok),
            Err(_) => std::task::Poll::Ready(Err(Panicked)),
        }
    })
    .await
}
