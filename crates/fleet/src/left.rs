//! Processes that end before the work is done, as the others see them.

use limits::Limits;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A process that ended before the work was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// Its connection has ended.
    Lost,
    /// It said why.
    Because {
        /// Its number.
        process: usize,
        /// `true` for a limit, `false` for a mistake.
        is_limit: bool,
        /// Its reason, in the language of its user.
        reason: String,
    },
}

impl Left {
    pub(crate) fn encode(&self) -> Vec<u8> {
        match self {
            Left::Lost => Vec::new(),
            Left::Because { process, is_limit, reason } => {
                let head = (*process as u64).to_le_bytes();
                head.into_iter().chain([u8::from(*is_limit)]).chain(reason.bytes()).collect()
            }
        }
    }

    pub(crate) fn decode(bytes: &[u8]) -> Left {
        let Some((process, [is_limit, reason @ ..])) = bytes.split_first_chunk() else { return Left::Lost };
        let process = u64::from_le_bytes(*process) as usize;
        Left::Because { process, is_limit: *is_limit == 1, reason: String::from_utf8_lossy(reason).into() }
    }
}

/// Record of the first process that left. Keeping it interrupts the work, which cannot be finished without that process.
pub(crate) struct Parting {
    first: Mutex<Option<Left>>,
    interrupt: Arc<AtomicBool>,
}

impl Parting {
    pub(crate) fn new(limits: &Limits) -> Parting {
        Parting { first: Mutex::default(), interrupt: Arc::clone(&limits.interrupt) }
    }

    pub(crate) fn tell(&self, left: Left) {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(left);
        self.interrupt.store(true, Ordering::Relaxed);
    }

    pub(crate) fn lose(&self) {
        self.tell(Left::Lost);
    }

    pub(crate) fn left(&self) -> Option<Left> {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_arrive_as_they_were_sent() {
        let reason = "the file is damaged: 文件已损坏".to_owned();
        for left in [Left::Lost, Left::Because { process: 3, is_limit: true, reason }] {
            assert_eq!(Left::decode(&left.encode()), left);
        }
    }
}
