//! A write timeout for slow clients, even if they read a little at a time.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Number of bytes that earn one second of patience.
const RATE: f64 = 16384.0;

/// A stream whose peer has to accept written data at a certain rate, after an initial time in which it may
/// accept nothing.
pub(crate) struct Patient<S> {
    stream: S,
    /// Longest time in which the peer may accept nothing, in general and from now on.
    most: Duration,
    left: Duration,
    /// Timer that runs while the peer accepts nothing, with its start.
    waiting: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S: Unpin> Patient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, most: patience, left: patience, waiting: None }
    }

    /// Result of a write, unless it has waited too long; `bytes` gives the number of bytes accepted.
    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
        bytes: impl FnOnce(&T) -> usize,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(result) = &written {
            if let Some((since, _)) = self.waiting.take() {
                self.left = self.left.saturating_sub(since.elapsed());
            }
            let won = result.as_ref().map_or(0, bytes) as f64 / RATE;
            self.left = (self.left + Duration::from_secs_f64(won)).min(self.most);
            return written;
        }
        let left = self.left;
        let (_, waiting) = self.waiting.get_or_insert_with(|| (Instant::now(), Box::pin(sleep(left))));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written, |bytes| *bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.watch(context, written, |bytes| *bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(context, flushed, |()| 0)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watch(context, ended, |()| 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    fn block_on(work: impl Future<Output = ()>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        runtime.expect("a runtime").block_on(work);
    }

    #[test]
    fn who_takes_nothing_is_not_waited_for() {
        block_on(async {
            let (ours, _theirs) = duplex(16);
            let mut ours = Patient::new(ours, Duration::from_millis(50));
            ours.write_all(&[0; 16]).await.expect("there is room");
            let more = ours.write_all(&[0; 16]).await.expect_err("there is none");
            assert_eq!(more.kind(), io::ErrorKind::TimedOut);
        });
    }

    #[test]
    fn who_takes_a_byte_now_and_then_is_not_waited_for_either() {
        block_on(async {
            let (ours, mut theirs) = duplex(16);
            let mut ours = Patient::new(ours, Duration::from_millis(100));
            // Reading all of these takes ten minutes.
            let writes = async {
                let more = ours.write_all(&[0; 60_000]).await.expect_err("it takes too long");
                assert_eq!(more.kind(), io::ErrorKind::TimedOut);
                drop(ours);
            };
            let reads = async {
                let mut byte = [0];
                while let Ok(1) = theirs.read(&mut byte).await {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
            };
            tokio::join!(writes, reads);
        });
    }

    #[test]
    fn who_takes_a_little_at_a_time_is() {
        block_on(async {
            let (ours, mut theirs) = duplex(16);
            let mut ours = Patient::new(ours, Duration::from_secs(5));
            let writes = async {
                ours.write_all(&[7; 160]).await.expect("it is taken");
                drop(ours);
            };
            let reads = async {
                let mut all: Vec<u8> = Vec::new();
                let mut piece = [0; 8];
                while let Ok(count @ 1..) = theirs.read(&mut piece).await {
                    all.extend(&piece[..count]);
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                assert_eq!(all, [7u8; 160]);
            };
            tokio::join!(writes, reads);
        });
    }
}
