//! Result for one game, and its line in a file.

use super::Games;
use ::heap::{Broken, Code, Period, Sequence};
use solve::StopReason;

/// Results of a census.
#[derive(Clone, Debug)]
pub struct Census {
    /// The games asked for.
    pub wanted: Games,
    /// Maximum number of heaps whose values were computed.
    pub to: usize,
    /// Number of games.
    pub games: usize,
    /// Number of those that differ by more than the number of stones.
    pub forms: usize,
    /// All games that are done, in the order of their codes.
    pub rows: Vec<Row>,
    /// Why games are missing, if some are.
    pub limits_hit: Option<StopReason>,
}

/// Why the work on a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// A period is proved: the checker has accepted its certificate.
    Proved,
    /// A period is known by the theorem of Guy and Smith alone, or from a game that differs by some stones only.
    Theorem,
    /// There are as many values as were asked for.
    Bound,
    /// The time for one game is over.
    Time,
    /// The memory for one game is full.
    Memory,
    /// All work is to end.
    Stopped,
}

impl Ended {
    /// Returns `true` if the period is known.
    pub fn is_known(self) -> bool {
        matches!(self, Ended::Proved | Ended::Theorem)
    }

    /// The stable word for it.
    pub fn name(self) -> &'static str {
        match self {
            Ended::Proved => "proved",
            Ended::Theorem => "theorem",
            Ended::Bound => "bound",
            Ended::Time => "time",
            Ended::Memory => "memory",
            Ended::Stopped => "stopped",
        }
    }

    fn read(name: &str) -> Option<Ended> {
        [Ended::Proved, Ended::Theorem, Ended::Bound, Ended::Time, Ended::Memory]
            .into_iter()
            .find(|ended| ended.name() == name)
    }
}

/// Result for one game. Heaps are numbered by their size, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row {
    /// The code.
    pub code: String,
    /// The standard form: the game whose heap of n is worth what that of n + `shift` is here.
    pub form: String,
    /// By how many stones it differs from that.
    pub shift: usize,
    /// The first game of the same form, if it is another.
    pub same_as: Option<String>,
    /// The period, if one is known.
    pub period: Option<Period>,
    /// Number of values computed.
    pub values: usize,
    /// The largest of them, and the heap that first has it.
    pub largest: (u32, usize),
    /// The mask of the sparse space, whether the parity of the heap counts, how many heaps are rare, and the last of them.
    pub space: Option<(usize, bool, usize, usize)>,
    /// A hash of the first values of the standard form.
    pub hash: u64,
    /// The first game of another form with the same first values, as far as the hash tells; not that they are always the same.
    pub like: Option<String>,
    /// Why the work ended.
    pub ended: Ended,
    /// The period that the values seem to have at their end, if none is known.
    pub seems: Option<Period>,
    /// The longest pattern with an increase that held for ten periods among the first values, and then ended.
    pub broken: Option<Broken>,
}

/// Number of values hashed.
const HASHED: usize = 1000;
/// Number of first values in which patterns are looked for that end.
const LOOKED: usize = 1 << 12;

/// The first line of a file.
pub(super) const HEADER: &str = "code,standard_form,shift,same_as,preperiod,period,saltus,last_exception,values,largest,largest_at,mask,parity,rare,last_rare,hash,like,ended,seems_from,seems_period,seems_saltus,broken_from,broken_period,broken_saltus,broken_at";

/// Statement of a sequence about its game.
pub(super) fn of(code: &Code, sequence: &Sequence, period: Option<Period>, ended: Ended) -> Row {
    let statistics = sequence.statistics();
    let (form, shift) = code.standard_form();
    let space = statistics.space.zip(statistics.rare);
    // Fowler, Noll and Vo's.
    let step = |hash: u64, value: u32| (hash ^ u64::from(value)).wrapping_mul(0x100_0000_01b3);
    // With a period there are as many as one likes.
    let value = |heap: usize| match period {
        Some(period) if heap >= sequence.len() => {
            let past = heap - period.start;
            let known = sequence.value(period.start + past % period.length);
            known.map(|known| known + period.saltus * (past / period.length) as u32)
        }
        _ => sequence.value(heap),
    };
    let hash = (shift..shift + HASHED).map_while(value).fold(0xcbf2_9ce4_8422_2325, step);
    Row {
        code: code.to_string(),
        form: form.to_string(),
        shift,
        same_as: None,
        period,
        values: sequence.len(),
        largest: statistics.largest,
        space: space.map(|((mask, parity), (rare, last))| (mask, parity, rare, last)),
        hash,
        like: None,
        ended,
        seems: match period {
            Some(_) => None,
            None => {
                sequence.candidate().map(|seen| seen.period).filter(|seen| seen.repeats_in(sequence.len()))
            }
        },
        broken: Broken::of(&sequence.values().take(LOOKED).collect::<Vec<_>>()),
    }
}

impl Row {
    /// The same of a game with heaps larger or smaller by a constant.
    pub(super) fn moved(&self, shift: usize, from: usize) -> Row {
        let moved = |heap: usize| (heap + shift).saturating_sub(from);
        Row {
            period: self.period.map(|period| Period { start: moved(period.start), ..period }),
            seems: self.seems.map(|period| Period { start: moved(period.start), ..period }),
            broken: self.broken.map(|broken| Broken {
                pattern: Period { start: moved(broken.pattern.start), ..broken.pattern },
                end: moved(broken.end),
            }),
            values: moved(self.values),
            largest: (self.largest.0, moved(self.largest.1)),
            space: self.space.map(|(mask, parity, rare, last)| (mask, parity, rare, moved(last))),
            // The other game's certificate is about the other game.
            ended: if self.ended == Ended::Proved { Ended::Theorem } else { self.ended },
            ..self.clone()
        }
    }

    /// Line of the file.
    pub fn line(&self) -> String {
        let or = |number: Option<usize>| number.map_or(String::new(), |number| number.to_string());
        let period = self.period.as_ref();
        let cells = [
            self.code.clone(),
            self.form.clone(),
            self.shift.to_string(),
            self.same_as.clone().unwrap_or_default(),
            or(period.map(|period| period.start)),
            or(period.map(|period| period.length)),
            or(period.map(|period| period.saltus as usize)),
            or(period.and_then(Period::last_exception)),
            self.values.to_string(),
            self.largest.0.to_string(),
            self.largest.1.to_string(),
            or(self.space.map(|space| space.0)),
            or(self.space.map(|space| space.1.into())),
            or(self.space.map(|space| space.2)),
            or(self.space.map(|space| space.3)),
            format!("{:016x}", self.hash),
            self.like.clone().unwrap_or_default(),
            self.ended.name().into(),
            or(self.seems.map(|period| period.start)),
            or(self.seems.map(|period| period.length)),
            or(self.seems.map(|period| period.saltus as usize)),
            or(self.broken.map(|broken| broken.pattern.start)),
            or(self.broken.map(|broken| broken.pattern.length)),
            or(self.broken.map(|broken| broken.pattern.saltus as usize)),
            or(self.broken.map(|broken| broken.end)),
        ];
        cells.join(",")
    }

    /// Reads a line of the file; `None` if it is incomplete.
    pub(super) fn read(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split(',').collect();
        let [
            code,
            form,
            shift,
            same,
            start,
            length,
            saltus,
            _,
            values,
            largest,
            at,
            mask,
            parity,
            rare,
            last,
            hash,
            like,
            ended,
            seems_start,
            seems_length,
            seems_saltus,
            broken_start,
            broken_length,
            broken_saltus,
            end,
        ] = cells[..]
        else {
            return None;
        };
        let number = |text: &str| text.parse::<usize>().ok();
        let repeats = |start: &str, length: &str, saltus: &str| {
            let (start, length) = (number(start)?, number(length).filter(|&length| length > 0)?);
            Some(Period { start, length, saltus: saltus.parse().ok()? })
        };
        let period = repeats(start, length, saltus);
        let space = match (number(mask), number(parity), number(rare), number(last)) {
            (Some(mask), Some(parity), Some(rare), Some(last)) => Some((mask, parity == 1, rare, last)),
            _ => None,
        };
        let ended = Ended::read(ended)?;
        (period.is_some() == matches!(ended, Ended::Proved | Ended::Theorem)).then_some(())?;
        Some(Row {
            code: code.parse::<Code>().ok()?.to_string(),
            form: form.into(),
            shift: number(shift)?,
            same_as: (!same.is_empty()).then(|| same.into()),
            period,
            values: number(values)?,
            largest: (largest.parse().ok()?, number(at)?),
            space,
            hash: u64::from_str_radix(hash, 16).ok()?,
            like: (!like.is_empty()).then(|| like.into()),
            ended,
            seems: repeats(seems_start, seems_length, seems_saltus),
            broken: repeats(broken_start, broken_length, broken_saltus)
                .zip(number(end))
                .map(|(pattern, end)| Broken { pattern, end }),
        })
    }
}

impl Census {
    /// All rows as a file of comma-separated values.
    pub fn csv(&self) -> String {
        let lines = self.rows.iter().map(Row::line);
        std::iter::once(HEADER.to_owned()).chain(lines).map(|line| line + "\n").collect()
    }
}
