//! The interface that JavaScript calls: plain numbers, and addresses in the module's memory.
//!
//! The caller allocates what it passes, and the callee frees it; the caller releases the answer.

use crate::{Answer, House, Patience, Refusal};
use rules::Lang;
use solve::Progress;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Once};
use std::time::Duration;

/// Limit on the values shown before a job ends.
const MOST_EARLY: usize = 1 << 20;

/// Functions of the page.
mod page {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Milliseconds since a beginning.
        pub(super) fn clock() -> f64;
        /// The work has begun.
        pub(super) fn opened();
        /// Progress; a negative total is unknown.
        pub(super) fn tell(done: f64, total: f64);
        /// The next values of a sequence, in bytes.
        pub(super) fn offer(first: *const u8, length: usize);
        /// The message of a panic.
        pub(super) fn panicked(first: *const u8, length: usize);
    }
}

fn clock() -> Duration {
    // SAFETY: the page only returns a number.
    let milliseconds = unsafe { page::clock() };
    Duration::try_from_secs_f64(milliseconds / 1e3).unwrap_or_default()
}

thread_local! {
    static HOUSE: House = {
        limits::clock::install(clock);
        House::default()
    };
}

static HOOK: Once = Once::new();

/// Tells the page why the module ends.
fn hook() {
    HOOK.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            let said = info.to_string();
            // SAFETY: the page reads `said` before it returns.
            unsafe { page::panicked(said.as_ptr(), said.len()) };
        }));
    });
}

/// Tells the page how far the work has come.
#[derive(Default)]
struct Told {
    /// Number of values offered so far.
    early: AtomicUsize,
}

impl Progress for Told {
    fn tell(&self, done: u64, total: Option<u64>) {
        // SAFETY: the page takes two numbers.
        unsafe { page::tell(done as f64, total.map_or(-1.0, |total| total as f64)) };
    }

    fn offer(&self, count: usize, value: &dyn Fn(usize) -> Option<u32>) {
        let count = count.min(MOST_EARLY);
        let from = self.early.swap(count, Ordering::Relaxed).min(count);
        let more: Vec<u8> =
            (from..count).flat_map(|heap| value(heap).unwrap_or(u32::MAX).to_le_bytes()).collect();
        if !more.is_empty() {
            // SAFETY: the page reads `more` before it returns.
            unsafe { page::offer(more.as_ptr(), more.len()) };
        }
    }
}

/// Zeroed memory for an argument.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    let bytes: Box<[u8]> = vec![0; length].into_boxed_slice();
    Box::into_raw(bytes).cast()
}

/// Takes back memory of `alloc`.
///
/// # Safety
///
/// `first` comes from `alloc(length)`, and is passed only once.
unsafe fn taken(first: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: `alloc` has made this very slice, and nobody else owns it any more.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(first, length)) }
}

/// An answer in memory: its status, its data as JSON, and its bytes, of which there are none if their address is zero.
#[repr(C)]
pub struct Laid {
    status: u32,
    data: *mut u8,
    data_length: usize,
    bytes: *mut u8,
    bytes_length: usize,
}

fn laid(answer: Answer) -> *mut Laid {
    let data = answer.data.to_string().into_bytes().into_boxed_slice();
    let data_length = data.len();
    let (bytes, bytes_length) = match answer.bytes.map(Vec::into_boxed_slice) {
        Some(bytes) if !bytes.is_empty() => {
            let length = bytes.len();
            (Box::into_raw(bytes).cast(), length)
        }
        _ => (std::ptr::null_mut(), 0),
    };
    let status = u32::from(answer.status);
    Box::into_raw(Box::new(Laid {
        status,
        data: Box::into_raw(data).cast(),
        data_length,
        bytes,
        bytes_length,
    }))
}

/// Asks for an operation by name; a job if `lasting` is not zero.
///
/// # Safety
///
/// Name and body come from `alloc` with these lengths, and are passed only once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(
    name: *mut u8,
    name_length: usize,
    body: *mut u8,
    body_length: usize,
    lasting: u32,
) -> *mut Laid {
    hook();
    // SAFETY: the caller passes memory of `alloc`.
    let (name, body) = unsafe { (taken(name, name_length), taken(body, body_length)) };
    let name = String::from_utf8_lossy(&name);
    let patience = if lasting == 0 { Patience::Question } else { Patience::Job };
    let progress: Option<Arc<dyn Progress>> = match patience {
        Patience::Question => None,
        Patience::Job => Some(Arc::new(Told::default())),
    };
    // SAFETY: the page takes nothing.
    let opened = || unsafe { page::opened() };
    laid(HOUSE.with(|house| house.ask(&name, &body, patience, progress, opened)))
}

/// A refusal by number: memory, internal, no server, missing. The language is Chinese if `chinese` is not zero.
#[unsafe(no_mangle)]
pub extern "C" fn refuse(which: u32, chinese: u32) -> *mut Laid {
    let lang = if chinese == 0 { Lang::En } else { Lang::Zh };
    let refusal = match which {
        0 => Refusal::Memory,
        1 => Refusal::Internal,
        2 => Refusal::NoServer,
        _ => Refusal::Missing,
    };
    laid(refusal.answer(lang))
}

/// Frees an answer.
///
/// # Safety
///
/// `answer` comes from `ask` or `refuse`, and is passed only once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn release(answer: *mut Laid) {
    // SAFETY: `laid` has made the box and its slices, and nobody else owns them any more.
    unsafe {
        let answer = Box::from_raw(answer);
        drop(taken(answer.data, answer.data_length));
        if !answer.bytes.is_null() {
            drop(taken(answer.bytes, answer.bytes_length));
        }
    }
}
