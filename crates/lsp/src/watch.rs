//! Texts that are being edited: their mistakes are told a moment after the last change. A reading that a change overtakes is
//! interrupted, and nothing is told of it.

use crate::document::Document;
use crate::problems::{diagnostic, problems};
use crossbeam_channel::{Receiver, Sender, unbounded};
use lsp_server::{Message, Notification};
use lsp_types::notification::{Notification as _, PublishDiagnostics};
use lsp_types::{PublishDiagnosticsParams, Uri};
use rules::Lang;
use solve::Limits;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Time without changes before a text is read.
const PAUSE: Duration = Duration::from_millis(150);
/// Limits on the reading of a text.
const TIME: Duration = Duration::from_secs(5);
const MEMORY: u64 = 256 << 20;
/// Stack size for reading deeply nested texts; their depth is bounded by the language.
pub(crate) const STACK: usize = 16 << 20;

/// A text to be read.
struct Changed {
    uri: Uri,
    document: Document,
    interrupt: Arc<AtomicBool>,
}

/// The thread that reads texts, seen from the server.
pub(crate) struct Watch {
    changes: Sender<Changed>,
    /// Interruptions of the latest reading of each text.
    latest: HashMap<Uri, Arc<AtomicBool>>,
}

impl Watch {
    /// Starts the thread, which tells what it finds to the editor.
    pub(crate) fn start(editor: Sender<Message>, lang: Lang) -> std::io::Result<Watch> {
        let (changes, changed) = unbounded();
        let named = thread::Builder::new().name("watch".into()).stack_size(STACK);
        named.spawn(move || watch(&changed, &editor, lang))?;
        Ok(Watch { changes, latest: HashMap::new() })
    }

    /// Reads a text soon, unless it changes again.
    pub(crate) fn change(&mut self, uri: Uri, document: Document) {
        let interrupt = Arc::<AtomicBool>::default();
        if let Some(before) = self.latest.insert(uri.clone(), interrupt.clone()) {
            before.store(true, Ordering::Relaxed);
        }
        // The thread lives as long as the server.
        let _ = self.changes.send(Changed { uri, document, interrupt });
    }

    /// Forgets a text.
    pub(crate) fn close(&mut self, uri: &Uri) {
        if let Some(before) = self.latest.remove(uri) {
            before.store(true, Ordering::Relaxed);
        }
    }
}

fn watch(changed: &Receiver<Changed>, editor: &Sender<Message>, lang: Lang) {
    let mut waiting: Vec<(Instant, Changed)> = Vec::new();
    loop {
        let due = waiting.first().map(|(due, _)| *due);
        let next = match due {
            None => changed.recv().map_err(|_| true),
            Some(due) => changed.recv_deadline(due).map_err(|error| error.is_disconnected()),
        };
        match next {
            Ok(next) => {
                waiting.retain(|(_, before)| before.uri != next.uri);
                waiting.push((Instant::now() + PAUSE, next));
            }
            Err(true) => return,
            Err(false) => {
                let (_, ripe) = waiting.remove(0);
                tell(&ripe, editor, lang);
            }
        }
    }
}

/// Tells the mistakes of a text, unless it has changed by then.
fn tell(ripe: &Changed, editor: &Sender<Message>, lang: Lang) {
    let Changed { uri, document, interrupt } = ripe;
    let limits = Limits { interrupt: interrupt.clone(), ..Limits::none() };
    let found = problems(&document.text, &limits.with_time(TIME).with_memory(MEMORY));
    if interrupt.load(Ordering::Relaxed) {
        return;
    }
    let diagnostics = found.iter().map(|problem| diagnostic(problem, document, uri, lang)).collect();
    let version = Some(document.version);
    let params = PublishDiagnosticsParams { uri: uri.clone(), diagnostics, version };
    // An editor that has gone is noticed by the server.
    let _ = editor.send(Notification::new(PublishDiagnostics::METHOD.into(), params).into());
}
