//! All octal or hexadecimal games of up to some digits, and their periods.

mod file;
mod row;

pub use row::{Census, Ended, Row};

use super::certificate;
use ::heap::{Code, Family, Sequence};
use file::Rows;
use question::heaps::HeapGame;
use question::problem::{Mistake, Problem};
use row::of;
use solve::{Instant, Limits, StopReason};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// The most digits after the point.
pub const MOST_DIGITS: usize = 4;
/// The same for hexadecimal games.
const MOST_HEXADECIMAL: usize = 3;
/// A game whose cousin is known by so few values is computed for itself.
const QUICK: usize = 200_000;

/// The games of a census.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Games {
    /// All codes with up to this many digits after the point, with and without a split without taking.
    Digits(usize),
    /// All codes with up to this many digits after the point that may leave three heaps, and no more.
    Hexadecimal(usize),
    /// These.
    These(Vec<Code>),
}

impl Games {
    /// Games by their codes; without codes, all octal ones with up to `digits` digits, or all hexadecimal ones.
    pub fn read<T: AsRef<str>>(words: &[T], digits: usize, hexadecimal: bool) -> Result<Games, Problem> {
        if words.is_empty() {
            return Ok(if hexadecimal { Games::Hexadecimal(digits) } else { Games::Digits(digits) });
        }
        let octal = |word: &T| match HeapGame::read(word.as_ref())? {
            HeapGame::Code(code) if matches!(code.family(), Family::Octal | Family::Hexadecimal) => Ok(code),
            other => Err(Problem::new(Mistake::NotOctal { game: other.code() })),
        };
        words.iter().map(octal).collect::<Result<_, Problem>>().map(Games::These)
    }

    /// The codes, each once, by length and then by the digits.
    fn codes(&self) -> Vec<Code> {
        let mut codes = match self {
            Games::Digits(digits) => return codes(*digits, Family::Octal),
            Games::Hexadecimal(digits) => return codes(*digits, Family::Hexadecimal),
            Games::These(codes) => codes.clone(),
        };
        codes.sort_by_cached_key(in_order);
        codes.dedup();
        codes
    }
}

/// The games, and the extent of their values.
#[derive(Clone, Debug)]
pub struct CensusWish {
    /// The games.
    pub games: Games,
    /// Maximum number of heaps.
    pub to: usize,
    /// The longest time for one game.
    pub each: Option<Duration>,
    /// The file where games that are done are kept.
    pub checkpoint: Option<PathBuf>,
}

/// All codes of a family, octal or hexadecimal, with up to `digits` digits after the point, in order.
pub fn codes(digits: usize, family: Family) -> Vec<Code> {
    let (digits, bits, splits) = match family {
        Family::Octal => (digits.min(MOST_DIGITS), 3, &[0, 4][..]),
        _ => (digits.min(MOST_HEXADECIMAL), 4, &[0, 4, 8, 12][..]),
    };
    let count = 1usize << (bits * digits);
    let of = |first: u8, number: usize| {
        let digit = |place: usize| number >> (bits * place) & ((1 << bits) - 1);
        let after = (0..digits).rev().map(|place| digit(place) as u8);
        Code::new(std::iter::once(first).chain(after).collect()).ok()
    };
    let all = splits.iter().flat_map(|&first| (0..count).filter_map(move |n| of(first, n)));
    let mut codes: Vec<Code> = all.filter(|code| code.family() == family).collect();
    codes.sort_by_cached_key(in_order);
    codes
}

/// By length, and then by the digits.
fn in_order(code: &Code) -> Option<(usize, Vec<u8>)> {
    code.digits().map(|digits| (digits.len(), digits))
}

/// Looks at all of them, with all processors. Whatever is done is in the answer, also if a limit ends it.
///
/// ```
/// use sequences::{CensusWish, Games, census};
/// let wish = CensusWish { games: Games::Digits(1), to: 1000, each: None, checkpoint: None };
/// let census = census(&wish, &solve::Limits::none()).unwrap();
/// let open: Vec<&str> = census.rows.iter().filter(|row| row.period.is_none()).map(|row| &*row.code).collect();
/// assert_eq!(open, ["0.6"]);
/// ```
pub fn census(wish: &CensusWish, limits: &Limits) -> Result<Census, Problem> {
    let codes = wish.games.codes();
    // The first game of each standard form stands for the others.
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    let forms: Vec<(Code, usize)> = codes.iter().map(Code::standard_form).collect();
    for (index, (form, _)) in forms.iter().enumerate() {
        first.entry(form.to_string()).or_insert(index);
    }
    let leaders: Vec<usize> = first.values().copied().collect();
    let mut rows = Rows::open(wish, &codes)?;
    // Those that may take long, which is to say all, in the order of their codes; what is kept already is not done again.
    let mut open: Vec<usize> = leaders.iter().copied().filter(|&index| !rows.has(&codes[index])).collect();
    open.sort_unstable();
    let total = leaders.len() as u64;
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(open.len().max(1));
    let memory = limits.memory.map(|memory| memory / threads as u64);
    let look = |index: usize| looked_at(&codes[index], wish, limits, memory);
    let mut keep = |row: Row| {
        rows.add(row)?;
        if let Some(progress) = &limits.progress {
            progress.tell(rows.len() as u64, Some(total));
        }
        Ok(())
    };
    match threads {
        // Where there are no further threads, none can be started either.
        1 => open.iter().map_while(|&index| look(index)).try_for_each(keep)?,
        _ => shared(&open, threads, look, &mut keep)?,
    }
    let limits_hit = limits.stopped().filter(|_| (rows.len() as u64) < total);
    let all = complete(&codes, &forms, &first, &rows, wish, limits);
    Ok(Census {
        wanted: wish.games.clone(),
        to: wish.to,
        games: codes.len(),
        forms: leaders.len(),
        rows: all,
        limits_hit,
    })
}

/// Looks at the games on several threads, and keeps the results as they come.
fn shared(
    open: &[usize],
    threads: usize,
    look: impl Fn(usize) -> Option<Row> + Sync,
    keep: &mut impl FnMut(Row) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel::<Row>();
    let work = |sender: mpsc::Sender<Row>| {
        while let Some(&index) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(row) = look(index) else { return };
            if sender.send(row).is_err() {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let mut kept = Ok(());
        for row in receiver {
            kept = kept.and_then(|()| keep(row));
        }
        kept
    })
}

/// Result for one game; `None` if the whole work is to end.
fn looked_at(code: &Code, wish: &CensusWish, limits: &Limits, memory: Option<u64>) -> Option<Row> {
    let begun = Instant::now();
    let mut sequence = Sequence::new(code.rules());
    let mut ended = Ended::Bound;
    let found = sequence.period(wish.to, &mut |sequence| {
        if limits.stopped().is_some() {
            ended = Ended::Stopped;
        } else if wish.each.is_some_and(|each| begun.elapsed() >= each) {
            ended = Ended::Time;
        } else if memory.is_some_and(|most| sequence.bytes() > most) {
            ended = Ended::Memory;
        }
        ended == Ended::Bound
    });
    let ended = if found.is_some() { Ended::Proved } else { ended };
    // The checker has the last word here as well.
    let (found, ended) = match (found, ended) {
        (Some(period), Ended::Proved) => {
            let spent = wish.each.map(|each| begun + each);
            let least = |deadline: Instant| limits.deadline.map_or(deadline, |other| other.min(deadline));
            let limits = Limits { deadline: spent.map(least).or(limits.deadline), ..limits.clone() };
            let subject = certificate::Subject::of_game(&HeapGame::Code(code.clone()));
            match certificate::ground(subject, &sequence, period, &limits) {
                Ok((ground, _)) if ground.is_certified() => (Some(period), Ended::Proved),
                Ok(_) => (Some(period), Ended::Theorem),
                Err(_) => (None, Ended::Bound),
            }
        }
        other => other,
    };
    (ended != Ended::Stopped).then(|| of(code, &sequence, found, ended))
}

/// The rows of all games whose leader is done.
fn complete(
    codes: &[Code],
    forms: &[(Code, usize)],
    first: &BTreeMap<String, usize>,
    rows: &Rows,
    wish: &CensusWish,
    limits: &Limits,
) -> Vec<Row> {
    let mut all = vec![];
    let mut seen: BTreeMap<u64, String> = BTreeMap::new();
    for (code, (form, shift)) in codes.iter().zip(forms) {
        let form = form.to_string();
        let Some(leader) = first.get(&form).and_then(|&index| codes.get(index)) else { continue };
        let Some(known) = rows.get(leader) else { continue };
        if code == leader {
            let earlier = seen.get(&known.hash).cloned();
            seen.entry(known.hash).or_insert_with(|| code.to_string());
            all.push(Row { form, shift: *shift, like: earlier, ..known.clone() });
            continue;
        }
        let other = leader.standard_form().1;
        let quick = known.period.is_some()
            && known.values <= QUICK
            && limits.interrupt.load(Ordering::Relaxed).eq(&false);
        let own = quick.then(|| looked_at(code, wish, &Limits::none(), None)).flatten();
        let mut row = own.filter(|row| row.period.is_some()).unwrap_or_else(|| known.moved(*shift, other));
        (row.code, row.form, row.shift, row.same_as) =
            (code.to_string(), form, *shift, Some(leader.to_string()));
        all.push(row);
    }
    all
}

impl Census {
    /// The reason why games are missing.
    pub fn stopped(&self) -> Option<StopReason> {
        self.limits_hit
    }
}
