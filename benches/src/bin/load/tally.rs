//! Outcomes of requests.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Number of failures reported in full.
const TOLD: usize = 20;

/// Outcomes of a group of requests.
#[derive(Default)]
struct Group {
    answered: Vec<Duration>,
    refused: u64,
}

/// Outcomes of all requests.
#[derive(Default)]
pub(crate) struct Tally {
    groups: BTreeMap<&'static str, Group>,
    /// Refusals by status and code.
    refusals: BTreeMap<String, u64>,
    failures: Vec<String>,
    failed: u64,
    jobs: BTreeMap<String, u64>,
}

impl Tally {
    pub(crate) fn answered(&mut self, what: &'static str, time: Duration) {
        self.groups.entry(what).or_default().answered.push(time);
    }

    /// Counts a documented refusal.
    pub(crate) fn refused(&mut self, what: &'static str, status: u16, code: &str) {
        self.groups.entry(what).or_default().refused += 1;
        *self.refusals.entry(format!("{status} {code}")).or_default() += 1;
    }

    pub(crate) fn failed(&mut self, what: String) {
        self.failed += 1;
        if self.failures.len() < TOLD {
            self.failures.push(what);
        }
    }

    /// Counts the end of a job.
    pub(crate) fn ended(&mut self, state: &str) {
        *self.jobs.entry(state.to_owned()).or_default() += 1;
    }

    pub(crate) fn add(&mut self, other: Tally) {
        for (what, group) in other.groups {
            let own = self.groups.entry(what).or_default();
            own.answered.extend(group.answered);
            own.refused += group.refused;
        }
        for (own, others) in [(&mut self.refusals, other.refusals), (&mut self.jobs, other.jobs)] {
            others.into_iter().for_each(|(code, count)| *own.entry(code).or_default() += count);
        }
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.failures.truncate(TOLD);
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.failed == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<28}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}",
            "ms", "answered", "refused", "p50", "p95", "p99", "max"
        )?;
        let (mut answered, mut refused) = (0, 0);
        for (what, group) in &self.groups {
            let mut times = group.answered.clone();
            times.sort_unstable();
            let at = |share: usize| {
                let place = (times.len() * share / 100).min(times.len().saturating_sub(1));
                times.get(place).map_or("-".into(), |time| format!("{:.1}", time.as_secs_f64() * 1e3))
            };
            let count = times.len();
            let [p50, p95, p99, most] = [50, 95, 99, 100].map(at);
            writeln!(f, "{what:<28}{count:>9}{:>9}{p50:>9}{p95:>9}{p99:>9}{most:>9}", group.refused)?;
            answered += count as u64;
            refused += group.refused;
        }
        writeln!(
            f,
            "requests: {}, answered: {answered}, refused: {refused}",
            answered + refused + self.failed
        )?;
        for (code, count) in &self.refusals {
            writeln!(f, "  refused with {code}: {count}")?;
        }
        let jobs: Vec<String> = self.jobs.iter().map(|(state, count)| format!("{count} {state}")).collect();
        writeln!(f, "jobs: {}", jobs.join(", "))?;
        writeln!(f, "failures: {}", self.failed)?;
        self.failures.iter().try_for_each(|failure| writeln!(f, "  {failure}"))
    }
}
