//! Report on the nim-values of a heap game.

use super::automatic::Attempts;
use crate::proof::Proved;
use ::heap::{Candidate, Period, Sequence, Statistics, Theorem};
use kernel_heaps::Rejection;
use question::Problem;
use question::heaps::HeapGame;
use sequences::kept::Kept;
use sequences::{Ground, Uncertified, certificate};
use solve::{Instant, Limits, StopReason};
use std::path::PathBuf;
use std::time::Duration;

/// Number of exceptions listed.
const LISTED: usize = 64;

/// Report on the nim-values of a game.
#[derive(Clone, Debug)]
pub struct HeapReport {
    /// The game.
    pub game: HeapGame,
    /// The period, proved or by a theorem.
    pub period: Option<Period>,
    /// Evidence for the period.
    pub ground: Option<Ground>,
    /// Rejection of the period that a theorem gives: then a value is wrong, and none is reported.
    pub rejected: Option<Rejection>,
    /// The theorem on heaps that proves periods of such games.
    pub theorem: Option<Theorem>,
    /// The proof by automata, if that is how the period is proved.
    pub automata: Option<Box<Proved>>,
    /// The last period that the values seemed to have, where none is proved, and they tell enough to offer it.
    pub conjecture: Option<Candidate>,
    /// The same where they tell too little.
    pub withheld: Option<Candidate>,
    /// The values before the period, or before what seems to be one, that do not fit it.
    pub exceptions: Option<Exceptions>,
    /// Of how many heaps, from that of no stone on, the values were computed.
    pub values: usize,
    /// Number of values that were there before.
    pub resumed: usize,
    /// The heap from which on the values that were kept did not agree with their checksums, so that they were computed again.
    pub lost: Option<usize>,
    /// The first of them.
    pub first: Vec<u32>,
    /// Statistics of the values.
    pub statistics: Statistics,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
}

/// Values that do not fit a period that begins after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exceptions {
    /// Number of exceptions.
    pub count: usize,
    /// The first of these heaps.
    pub first: Vec<usize>,
    /// The last of them.
    pub last: Option<usize>,
}

impl Exceptions {
    fn of(period: &Period, sequence: &Sequence) -> Exceptions {
        let mut found = Exceptions { count: 0, first: vec![], last: None };
        for heap in period.exceptions(|heap| sequence.value(heap)) {
            found.count += 1;
            found.last = Some(heap);
            if found.first.len() < LISTED {
                found.first.push(heap);
            }
        }
        found
    }
}

/// Options of a search for a period.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Maximum number of heaps.
    pub to: usize,
    /// Number of first values in the report.
    pub shown: usize,
    /// The file where values are kept while they grow.
    pub checkpoint: Option<PathBuf>,
    /// Duration of the work before that file is made, if it is not there yet.
    pub patience: Duration,
}

/// A report, and the values it is about.
#[non_exhaustive]
pub struct Explored {
    /// The report.
    pub report: HeapReport,
    /// The values.
    pub values: HeapValues,
    /// The certificate, if the checker has accepted one.
    certificate: Option<String>,
}

impl Explored {
    /// The certificate of the period, which the checker has accepted, about as long after; or why there is none.
    pub fn certificate(&self, limits: &Limits) -> Result<String, Uncertified> {
        let accepted = self.report.automata.as_ref().map(|proof| &proof.certificate);
        if let Some(text) = accepted.or(self.certificate.as_ref()) {
            return Ok(text.clone());
        }
        if let Some(rejection) = &self.report.rejected {
            return Err(Uncertified::Rejected(rejection.clone()));
        }
        let period = self.report.period.ok_or(Uncertified::Open)?;
        let subject = certificate::Subject::of_game(&self.report.game).ok_or(Uncertified::Unspoken)?;
        certificate::certified(subject, &self.values.sequence, period, limits)
    }

    /// Has the checker follow the period however long it takes, so that a period by a theorem becomes a proved one.
    pub fn certify(&mut self, limits: &Limits) -> Result<(), Uncertified> {
        self.certificate = Some(self.certificate(limits)?);
        if let Some(Ground::Theorem(theorem)) = self.report.ground {
            self.report.ground = Some(Ground::Certified(theorem));
        }
        Ok(())
    }
}

/// The nim-values of a game: those that were computed, and with a proved period all that follow.
pub struct HeapValues {
    sequence: Sequence,
    period: Option<Period>,
}

impl HeapValues {
    /// Number of values computed.
    pub fn computed(&self) -> usize {
        self.sequence.len()
    }

    /// The period, if it is proved.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The value of a heap.
    pub fn value(&self, heap: usize) -> Option<u64> {
        if let Some(value) = self.sequence.value(heap) {
            return Some(value.into());
        }
        let period = self.period?;
        let past = heap.checked_sub(period.start)?;
        let known = self.sequence.value(period.start + past % period.length)?;
        let rounds = (past / period.length) as u64;
        u64::from(known).checked_add(rounds.checked_mul(period.saltus.into())?)
    }
}

/// Computes nim-values until a period is proved or the limit on heaps is reached. The first `shown` are kept.
///
/// ```
/// use question::heaps::HeapGame;
/// use answer::period::period;
/// let report = period(HeapGame::read("0.77").unwrap(), 1000, 12, &solve::Limits::none());
/// assert_eq!(report.period.map(|period| (period.start, period.length)), Some((71, 12)));
/// assert_eq!(report.first, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// ```
pub fn period(game: HeapGame, to: usize, shown: usize, limits: &Limits) -> HeapReport {
    let mut sequence = Sequence::new(game.rules());
    // Nothing is kept, so nothing goes wrong.
    let found = look(&game, &mut sequence, to, limits, &mut |_| Ok(())).unwrap_or_default();
    let proved = certified(&game, &sequence, &found, limits);
    report(game, &sequence, found, &proved, (0, None), shown)
}

/// The same with a file that keeps the values, from which they are taken up again.
pub fn explore(game: HeapGame, wish: &Wish, limits: &Limits) -> Result<Explored, Problem> {
    let begun = Instant::now();
    let (mut kept, mut sequence, mut lost) = (None, None, None);
    if let Some(path) = wish.checkpoint.as_ref().filter(|path| wish.patience.is_zero() || path.exists()) {
        let opened = Kept::open(path, &game, wish.to, limits)?;
        (kept, sequence, lost) = (Some(opened.kept), Some(opened.sequence), opened.lost);
    }
    let mut sequence = sequence.unwrap_or_else(|| Sequence::new(game.rules()));
    sequence.set_threads(std::thread::available_parallelism().map_or(1, usize::from));
    let resumed = sequence.len();
    let mut keep = |sequence: &Sequence| {
        if let (None, Some(path)) = (&kept, &wish.checkpoint)
            && begun.elapsed() >= wish.patience
        {
            kept = Some(Kept::open(path, &game, wish.to, limits)?.kept);
        }
        kept.as_mut().map_or(Ok(()), |kept| kept.add(sequence))
    };
    let found = look(&game, &mut sequence, wish.to, limits, &mut keep)?;
    if let Some(kept) = &mut kept {
        kept.add(&sequence)?;
        kept.finish()?;
    }
    let proved = certified(&game, &sequence, &found, limits);
    let report = report(game, &sequence, found, &proved, (resumed, lost), wish.shown);
    let certificate = proved.and_then(|proved| proved.ok()?.1);
    Ok(Explored { values: HeapValues { sequence, period: report.period }, report, certificate })
}

/// Result of a search for a period.
#[derive(Default)]
struct Search {
    period: Option<Period>,
    automata: Option<Box<Proved>>,
    /// The limit that was reached.
    limits_hit: Option<StopReason>,
}

/// Computes values, and passes them to `keep` now and then.
fn look(
    game: &HeapGame,
    sequence: &mut Sequence,
    to: usize,
    limits: &Limits,
    keep: &mut dyn FnMut(&Sequence) -> Result<(), Problem>,
) -> Result<Search, Problem> {
    let (mut limits_hit, mut problem) = (None, None);
    let mut attempts = Attempts::new(game, limits);
    let period = sequence.period(to, &mut |sequence| {
        if let Some(progress) = &limits.progress {
            progress.tell(sequence.len() as u64, Some(to as u64));
            progress.offer(sequence.len(), &|heap| sequence.value(heap));
        }
        problem = keep(sequence).err();
        attempts.look(sequence);
        limits_hit = limits.stopped();
        if limits.memory.is_some_and(|most| sequence.bytes() > most) {
            limits_hit = Some(StopReason::Memory);
        }
        limits_hit.is_none() && problem.is_none() && attempts.found.is_none()
    });
    if let Some(problem) = problem {
        return Err(problem);
    }
    Ok(match attempts.found {
        Some((period, proof)) if limits_hit.is_none() => {
            Search { period: Some(period), automata: Some(proof), limits_hit }
        }
        _ => Search { period, automata: None, limits_hit },
    })
}

/// Evidence for a result, and its certificate; or that the checker refuses it.
type Certified = Result<(Ground, Option<String>), Uncertified>;

fn certified(game: &HeapGame, sequence: &Sequence, found: &Search, limits: &Limits) -> Option<Certified> {
    let period = found.period?;
    Some(match found.automata {
        Some(_) => Ok((Ground::Automata, None)),
        None => certificate::ground(certificate::Subject::of_game(game), sequence, period, limits),
    })
}

fn report(
    game: HeapGame,
    sequence: &Sequence,
    found: Search,
    certified: &Option<Certified>,
    (resumed, lost): (usize, Option<usize>),
    shown: usize,
) -> HeapReport {
    let Search { period, automata, limits_hit } = found;
    let rejected = match certified {
        Some(Err(Uncertified::Rejected(rejection))) => Some(rejection.clone()),
        _ => None,
    };
    let ground = certified.as_ref().and_then(|certified| Some(certified.as_ref().ok()?.0));
    // Periods known otherwise are not reported.
    let period = period.filter(|_| ground.is_some());
    let seen = if period.is_none() && rejected.is_none() { sequence.candidate() } else { None };
    let (conjecture, withheld) = (seen.filter(Candidate::is_offered), seen.filter(|seen| !seen.is_offered()));
    let likely = period.or(conjecture.map(|candidate| candidate.period));
    HeapReport {
        period,
        ground,
        rejected,
        theorem: match &period {
            Some(period) => Theorem::proving(sequence.rules(), period),
            None => Theorem::of(sequence.rules()),
        },
        automata,
        conjecture,
        withheld,
        exceptions: likely.map(|period| Exceptions::of(&period, sequence)),
        values: sequence.len(),
        resumed,
        lost,
        first: sequence.values().take(shown).collect(),
        statistics: sequence.statistics(),
        limits_hit,
        game,
    }
}
