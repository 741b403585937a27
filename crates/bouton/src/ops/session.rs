//! Games that were read, and findings about them, remembered between requests.

use crate::{Problems, Workbench};
use ::question::memory::Memories;
use ::question::{Files, Folder};
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// File name of a user's own game, whose text comes with the request; a question may name the game by it as well.
pub const MINE: &str = "mine.game";
/// Limit on the texts remembered.
const MOST_TEXTS: usize = 16;
/// Limit on the bytes of a workbench, beyond which it is replaced, and of the findings kept for all.
const HEAVIEST: u64 = 48 << 20;

/// Memory between requests: a workbench for the catalogue, one for each of the last few texts, and findings about their games.
#[derive(Default)]
pub struct Session {
    entries: Mutex<Vec<Entry>>,
    memories: Arc<Memories>,
    /// Files that may be read.
    files: Files,
}

/// Cached workbench, with its text.
struct Entry {
    text: Option<String>,
    workbench: Arc<Workbench>,
}

impl fmt::Debug for Session {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Session").field("files", &self.files).finish_non_exhaustive()
    }
}

impl Session {
    /// A session with the games of the catalogue and of files.
    pub fn new() -> Session {
        Session::default()
    }

    /// A session that never reads files.
    ///
    /// ```
    /// use bouton::ops::{Context, Operation, Question, Session, Solve};
    /// use std::sync::Arc;
    /// let mut context = Context { session: Arc::new(Session::closed()), ..Context::default() };
    /// assert!(Solve::of(Question::ask("file.game 5")).run(&mut context).is_err());
    /// ```
    pub fn closed() -> Session {
        Session::with(Files::Nowhere)
    }

    /// A session that reads files of this folder alone, again whenever they have changed.
    pub fn within(folder: &Path) -> io::Result<Session> {
        Ok(Session::with(Files::Within(Folder::open(folder)?)))
    }

    /// A session that lasts.
    fn with(files: Files) -> Session {
        Session { files, memories: Arc::new(Memories::within(HEAVIEST)), ..Session::default() }
    }

    /// Files that may be read.
    pub(super) fn files(&self) -> &Files {
        &self.files
    }

    /// Workbench for questions about this text, or about the catalogue and files.
    pub fn workbench(&self, text: Option<&str>) -> Result<Arc<Workbench>, Problems> {
        if let Some(cached) = self.cached(text) {
            return Ok(cached);
        }
        let workbench = Arc::new(Workbench::with(self.files.clone()).remembering(self.memories.clone()));
        if let Some(text) = text {
            workbench.add_own(MINE, text)?;
        }
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.push(Entry { text: text.map(str::to_owned), workbench: workbench.clone() });
        if entries.len() > MOST_TEXTS {
            entries.remove(0);
        }
        Ok(workbench)
    }

    /// Cached workbench of a text, now the most recently used.
    fn cached(&self, text: Option<&str>) -> Option<Arc<Workbench>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let place = entries.iter().position(|entry| entry.text.as_deref() == text)?;
        let entry = entries.remove(place);
        let workbench = entry.workbench.clone();
        entries.push(entry);
        Some(workbench)
    }

    /// Forgets the least recently used games, and drops workbenches that have become too heavy.
    pub fn tidy(&self) {
        self.memories.shrink();
        let heavy: Vec<Arc<Workbench>> = {
            let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
            entries.iter().map(|entry| entry.workbench.clone()).collect()
        };
        let heavy: Vec<_> = heavy.into_iter().filter(|workbench| workbench.weight() > HEAVIEST).collect();
        if !heavy.is_empty() {
            let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
            entries.retain(|entry| !heavy.iter().any(|heavy| Arc::ptr_eq(heavy, &entry.workbench)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_keeps_its_workbench_until_many_others_have_come() {
        let session = Session::closed();
        let text = |number: usize| format!("game g\n(n) -> (n - k) where 1 <= k <= {number}\n");
        let first = session.workbench(Some(&text(1))).expect("rules");
        assert!(Arc::ptr_eq(&first, &session.workbench(Some(&text(1))).expect("rules")));
        for number in 2..2 + MOST_TEXTS {
            session.workbench(Some(&text(number))).expect("rules");
        }
        assert!(!Arc::ptr_eq(&first, &session.workbench(Some(&text(1))).expect("rules")));
        assert!(session.entries.lock().expect("no panic").len() <= MOST_TEXTS);
    }

    #[test]
    fn a_heavy_workbench_is_replaced() {
        let session = Session::closed();
        let first = session.workbench(None).expect("the catalogue");
        session.tidy();
        assert!(Arc::ptr_eq(&first, &session.workbench(None).expect("the catalogue")));
        let long = format!("game long\n(n) -> (n - 1)\n{}", "# a remark\n".repeat(1 << 20));
        first.add("long.game", &long).expect("rules");
        assert!(first.weight() > HEAVIEST, "{}", first.weight());
        session.tidy();
        assert!(!Arc::ptr_eq(&first, &session.workbench(None).expect("the catalogue")));
    }
}
