//! Workbenches kept for reuse, so that facts about a game are not computed again for every move.

use bouton::{Problem, Workbench};
use std::sync::{Arc, Mutex, PoisonError};

/// Name of a user's own game in questions.
pub(crate) const MINE: &str = "mine.game";
/// Limit on the texts remembered.
const MOST_TEXTS: usize = 16;
/// A workbench that holds more bytes is replaced.
const HEAVIEST: u64 = 48 << 20;

/// The workbenches in use: one for the catalogue, and one for each of the last few texts.
#[derive(Default)]
pub(crate) struct Benches(Mutex<Vec<Bench>>);

/// A workbench with its text.
struct Bench {
    text: Option<String>,
    workbench: Arc<Workbench>,
}

impl Benches {
    /// The workbench for questions about this text, or about the catalogue only.
    pub(crate) fn open(&self, text: Option<&str>) -> Result<Arc<Workbench>, Vec<Problem>> {
        if let Some(known) = self.known(text) {
            return Ok(known);
        }
        let workbench = Arc::new(Workbench::closed());
        if let Some(text) = text {
            workbench.add(MINE, text)?;
        }
        let mut benches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        benches.push(Bench { text: text.map(str::to_owned), workbench: workbench.clone() });
        if benches.len() > MOST_TEXTS {
            benches.remove(0);
        }
        Ok(workbench)
    }

    /// The workbench of a text, if there is one; it becomes the most recently used.
    fn known(&self, text: Option<&str>) -> Option<Arc<Workbench>> {
        let mut benches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = benches.iter().position(|bench| bench.text.as_deref() == text)?;
        let bench = benches.remove(place);
        let workbench = bench.workbench.clone();
        benches.push(bench);
        Some(workbench)
    }

    /// Drops workbenches that have become too heavy.
    pub(crate) fn tidy(&self) {
        let heavy: Vec<Arc<Workbench>> = {
            let benches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            benches.iter().map(|bench| bench.workbench.clone()).collect()
        };
        let heavy: Vec<_> = heavy.into_iter().filter(|workbench| workbench.weight() > HEAVIEST).collect();
        if !heavy.is_empty() {
            let mut benches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            benches.retain(|bench| !heavy.iter().any(|heavy| Arc::ptr_eq(heavy, &bench.workbench)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_keeps_its_workbench_until_many_others_have_come() {
        let benches = Benches::default();
        let text = |number: usize| format!("game g\n(n) -> (n - k) where 1 <= k <= {number}\n");
        let first = benches.open(Some(&text(1))).expect("rules");
        assert!(Arc::ptr_eq(&first, &benches.open(Some(&text(1))).expect("rules")));
        for number in 2..2 + MOST_TEXTS {
            benches.open(Some(&text(number))).expect("rules");
        }
        assert!(!Arc::ptr_eq(&first, &benches.open(Some(&text(1))).expect("rules")));
        assert!(benches.0.lock().expect("no panic").len() <= MOST_TEXTS);
    }

    #[test]
    fn a_heavy_workbench_is_replaced() {
        let benches = Benches::default();
        let first = benches.open(None).expect("the catalogue");
        benches.tidy();
        assert!(Arc::ptr_eq(&first, &benches.open(None).expect("the catalogue")));
        let long = format!("game long\n(n) -> (n - 1)\n{}", "# a remark\n".repeat(1 << 20));
        first.add("long.game", &long).expect("rules");
        assert!(first.weight() > HEAVIEST, "{}", first.weight());
        benches.tidy();
        assert!(!Arc::ptr_eq(&first, &benches.open(None).expect("the catalogue")));
    }
}
