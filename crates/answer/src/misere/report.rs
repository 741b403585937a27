//! Report on a game on heaps in misère play.

use ::quotient::{Genera, Genus, Quotient, SearchEnd, Sizes, search};
use kernel_heaps::{QuotientTheorem, Rejection, check_quotient};
use sequences::HeapGame;
use solve::{Limits, StopReason};

/// The most sums that are looked at for genus symbols.
const MOST_SUMS: usize = 200_000;
/// The most heaps that are looked at for a quotient.
const MOST_HEAPS: usize = 4000;
/// About how many bytes an entry of a guessed monoid takes.
const ENTRY: u64 = 16;

/// Why there is no quotient of the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many heaps were looked at.
    Heaps,
    /// The quotient would have more elements.
    Elements,
    /// It takes too large a table to find it.
    Entries,
    /// Somebody stopped it.
    Stopped(StopReason),
}

impl Limit {
    /// The stable word for it.
    pub fn name(self) -> &'static str {
        match self {
            Limit::Heaps => "heaps",
            Limit::Elements => "elements",
            Limit::Entries => "memory",
            Limit::Stopped(reason) => reason.name(),
        }
    }
}

/// Result for a game in misère play.
#[derive(Clone, Debug)]
pub struct MisereReport {
    /// The game.
    pub game: HeapGame,
    /// The genus symbols of the heaps of 0, 1, … stones, as far as they are cheap.
    pub genera: Vec<Genus>,
    /// The quotient of the whole game, or of its first heaps.
    pub quotient: Quotient,
    /// Why it is not that of the whole game, if it is not.
    pub limit: Option<Limit>,
    /// The certificate and what it shows, if the checker has accepted it.
    pub certificate: Option<(String, QuotientTheorem)>,
}

impl MisereReport {
    /// The elements of the first heaps, as many as were asked for.
    pub fn elements(&self, count: usize) -> Vec<String> {
        let known = (0..count).map_while(|heap| self.quotient.element(heap));
        known.map(|element| self.quotient.spelled(element)).collect()
    }

    /// Evidence: `proved`, or `computed` where there is no certificate format for the game.
    pub fn evidence(&self) -> &'static str {
        if self.certificate.is_some() { "proved" } else { "computed" }
    }

    /// Theorem of the certificate.
    pub fn theorem(&self) -> Option<&QuotientTheorem> {
        self.certificate.as_ref().map(|(_, theorem)| theorem)
    }
}

/// Looks for the misère quotient of a game, within limits on heaps and elements, and for the genus symbols of its first heaps.
///
/// ```
/// use answer::{heaps::HeapGame, misere::misere};
/// let kayles = HeapGame::read("0.77").unwrap();
/// let report = misere(kayles, 2000, 2000, 6, &solve::Limits::none());
/// assert_eq!((report.quotient.order(), report.evidence(), report.limit), (40, "proved", None));
/// assert_eq!(report.genera[5].to_string(), "4¹⁴⁶");
/// assert_eq!(report.elements(4), ["1", "a", "b", "ab"]);
/// ```
pub fn misere(game: HeapGame, heaps: usize, elements: usize, shown: usize, limits: &Limits) -> MisereReport {
    let rules = game.rules();
    let entries =
        limits.memory.map_or(usize::MAX, |bytes| usize::try_from(bytes / ENTRY).unwrap_or(usize::MAX));
    let sizes =
        Sizes { elements, heaps: heaps.min(MOST_HEAPS), entries: Sizes::default().entries.min(entries) };
    let found = search(&rules, &sizes, limits);
    let limit = match found.ended {
        SearchEnd::Period => None,
        SearchEnd::Heaps => Some(Limit::Heaps),
        SearchEnd::Elements => Some(Limit::Elements),
        SearchEnd::Entries => Some(Limit::Entries),
        SearchEnd::Stopped(reason) => Some(Limit::Stopped(reason)),
    };
    let mut genera = Genera::new(&rules);
    let first = (0..shown)
        .map_while(|heap| if limits.stopped().is_some() { None } else { genera.of(&[heap], MOST_SUMS) });
    let genera = first.collect();
    let certificate = certificate(&game, &found.quotient, limits);
    MisereReport { game, genera, quotient: found.quotient, limit, certificate }
}

fn certificate(game: &HeapGame, quotient: &Quotient, limits: &Limits) -> Option<(String, QuotientTheorem)> {
    let subject = game.subject()?;
    let text = quotient.certificate(subject.heaps, subject.offset).to_string();
    // A stopped search still reports its findings.
    let most = Limits { deadline: None, ..limits.clock() };
    let theorem = checked(&text, &most).ok()?;
    Some((text, theorem))
}

/// Checks a certificate of a quotient.
pub(super) fn checked(text: &str, limits: &Limits) -> Result<QuotientTheorem, Rejection> {
    verify::small(limits, |most| check_quotient(text, most))
}
