//! Changes of a text that follow the advice on a mistake.

use super::{Mistake, Problem};
use rules::{Remedy, Span};

/// Lines by which endless play is a draw; with the latter a stuck player draws as well.
const DRAWS: [&str; 2] = ["endless draw", "otherwise draw"];

impl Problem {
    /// Changes of the text with the problem, each of which follows its advice.
    ///
    /// ```
    /// let workbench = question::Workbench::closed();
    /// let text = "game mine\n(n) -> (n - k) where 1 <= k and evn(n)\n";
    /// let problems = workbench.add("mine.game", text).unwrap_err();
    /// let remedies = problems[0].remedies();
    /// assert_eq!((remedies[0].span.of(text), &*remedies[0].text), ("evn", "even"));
    /// ```
    pub fn remedies(&self) -> Vec<Remedy> {
        let Some(source) = self.source() else { return Vec::new() };
        let text = &*source.text;
        match self.mistake() {
            Mistake::Language(diagnostic) => diagnostic.remedy(text).into_iter().collect(),
            Mistake::MayBeEndless => {
                let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
                let before = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
                let line =
                    |line| Remedy { span: Span { start: end, end }, text: format!("{before}{line}\n") };
                // A file says only once what becomes of a player who is stuck.
                let stuck = text.lines().any(|line| line.trim_start().starts_with("otherwise"));
                DRAWS.into_iter().take(if stuck { 1 } else { 2 }).map(line).collect()
            }
            _ => Vec::new(),
        }
    }
}
