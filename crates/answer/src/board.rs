//! Answers about games on boards and graphs: nim-values by search, outcomes where the last move does not win, certificates.

#[cfg(feature = "prove")]
pub use boards::sizes;

use crate::answering::draft::nim_values;
use crate::reason::{Ground, Reason};
use crate::{Answer, Evidence};
use boards::mirror::{self, Mirror};
use dashu_int::UBig;
use question::Move;
use question::board::BoardPosition;
use rules::{Convention, Outcome};
use search::{Misere, Search};
use solve::{Limits, StopReason};

/// An answer, and the certificate of its value if one was asked for.
#[derive(Debug)]
#[non_exhaustive]
pub struct Solved {
    /// The answer.
    pub answer: Answer,
    /// A certificate that the checker has accepted.
    pub certificate: Option<String>,
}

/// Largest board of which a value is looked for however long that takes, where it is known who wins.
const MOST_CELLS_VALUED: usize = 64;
/// Work of that search on larger ones: options, times the moves that are tried for each.
const MOST_WORK: u64 = 1 << 25;

/// Nim-value of a position.
pub fn value(asked: &BoardPosition, limits: &Limits) -> Result<u16, StopReason> {
    if mirror::answers(&asked.board, &asked.position).is_some() {
        return Ok(0);
    }
    let parts = asked.board.parts(&asked.position);
    Search::new(&*asked.board, limits).sum(parts.iter().map(Vec::as_slice))
}

/// Returns `true` if the player whose turn it is wins.
pub fn is_won(asked: &BoardPosition, limits: &Limits) -> Result<bool, StopReason> {
    let parts = asked.board.parts(&asked.position);
    let parts: Vec<&[u64]> = parts.iter().map(Vec::as_slice).collect();
    match asked.convention {
        Convention::Normal if mirror::answers(&asked.board, &asked.position).is_some() => Ok(false),
        Convention::Normal if mirror::opening(&asked.board, &asked.position).is_some() => Ok(true),
        Convention::Normal => Ok(!Search::new(&*asked.board, limits).is(&parts, 0)?),
        Convention::Misere => {
            let parts = asked.board.plain().parts(&asked.position);
            Misere::new(asked.board.plain(), limits).is_won(parts.iter().map(Vec::as_slice))
        }
    }
}

/// Outcomes and values of positions of one board, by one search.
pub(crate) enum Judge<'b> {
    /// Of normal play.
    Normal(&'b BoardPosition, Box<Search<'b, boards::Board>>),
    /// Of misère play.
    Misere(&'b BoardPosition, Box<Misere<'b, boards::Plain>>),
}

impl<'b> Judge<'b> {
    pub(crate) fn new(asked: &'b BoardPosition, limits: &Limits) -> Judge<'b> {
        match asked.convention {
            Convention::Normal => Judge::Normal(asked, Box::new(Search::new(&*asked.board, limits))),
            Convention::Misere => Judge::Misere(asked, Box::new(Misere::new(asked.board.plain(), limits))),
        }
    }

    /// Returns `true` if the player whose turn it is wins.
    pub(crate) fn is_won(&mut self, position: &[u8]) -> Result<bool, StopReason> {
        match self {
            Judge::Normal(asked, search) => {
                let parts = asked.board.parts(position);
                Ok(!search.is(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>(), 0)?)
            }
            Judge::Misere(asked, search) => {
                search.is_won(asked.board.plain().parts(position).iter().map(Vec::as_slice))
            }
        }
    }

    /// The same, with the nim-value in normal play.
    pub(crate) fn of(&mut self, position: &[u8]) -> Result<(bool, Option<u16>), StopReason> {
        let Judge::Normal(asked, search) = self else { return Ok((self.is_won(position)?, None)) };
        let value = search.sum(asked.board.parts(position).iter().map(Vec::as_slice))?;
        Ok((value != 0, Some(value)))
    }

    /// Number of positions that were searched.
    pub(crate) fn positions(&self) -> u64 {
        match self {
            Judge::Normal(_, search) => search.opened(),
            Judge::Misere(_, search) => search.len() as u64,
        }
    }
}

/// Who wins a position, by which moves, of which at most `most` are listed.
pub fn solve(asked: &BoardPosition, most: usize, limits: &Limits) -> Answer {
    let mut answer = blank(asked);
    let ended = match asked.convention {
        Convention::Misere => misere(asked, most, limits, &mut answer).err(),
        Convention::Normal => match mirror::answers(&asked.board, &asked.position) {
            Some(mirror) => {
                answered_by_images(asked, &mirror, &mut answer);
                None
            }
            None => searched(asked, most, limits, &mut answer),
        },
    };
    if let Some((reason, positions)) = ended {
        if answer.outcome.is_none() {
            answer.why.push(Reason::Undecided { stop: reason, positions });
        }
        answer.limits_hit = Some(reason);
    }
    answer
}

/// A position that is lost by a strategy of the other player.
fn answered_by_images(asked: &BoardPosition, mirror: &Mirror, answer: &mut Answer) {
    answer.outcome = Some(Outcome::P);
    answer.value = Some("0".into());
    answer.winning_move_count = Some("0".into());
    answer.why = vec![by_images(asked, mirror, None)];
    answer.evidence = Some(Evidence::Computed(Ground::Images { moves: mirror.moves }));
}

/// A position whose value is looked for; if a first move with a strategy is known, that decides who wins.
fn searched(asked: &BoardPosition, most: usize, limits: &Limits, answer: &mut Answer) -> Option<Ended> {
    let opening = mirror::opening(&asked.board, &asked.position);
    let large = opening.is_some() && asked.position.len() > MOST_CELLS_VALUED;
    let moves = asked.board.ground().moves.len() as u64;
    let steps = large.then(|| MOST_WORK / moves.max(1));
    let bounded = Limits { steps: steps.or(limits.steps), ..limits.clone() };
    let ended = normal(asked, most, &mut Search::new(&*asked.board, &bounded), answer).err();
    let Some((after, mirror)) = opening else { return ended };
    let first = made(asked, &after);
    answer.why.push(by_images(asked, &mirror, Some(first.text.clone())));
    if answer.outcome.is_none() {
        answer.outcome = Some(Outcome::N);
        answer.winning_moves = if most > 0 { vec![first] } else { Vec::new() };
        answer.evidence = Some(Evidence::Computed(Ground::Images { moves: mirror.moves }));
    }
    // Who wins is known; the value of a large position is not asked for at any price.
    ended.filter(|(reason, _)| !large || *reason != StopReason::Steps)
}

/// A strategy by symmetry as a reason.
pub(crate) fn by_images(asked: &BoardPosition, mirror: &Mirror, made: Option<String>) -> Reason {
    let symbol = |letter: u8| asked.board.file().letters[usize::from(letter)].symbol;
    let named = |pair: &[u32; 2]| pair.map(|cell| asked.board.cell(cell as usize));
    Reason::Mirrored {
        made,
        turn: mirror.turn,
        pairs: mirror.pairs.iter().map(named).collect(),
        exchanged: mirror.exchanged.map(|pair| pair.map(symbol)),
    }
}

/// The same with a certificate of the nim-value, which the checker has accepted; absent where the last move does not win.
#[cfg(feature = "prove")]
pub fn certified(
    asked: &BoardPosition,
    most: usize,
    limits: &Limits,
) -> Result<Solved, kernel_boards::Rejection> {
    if asked.convention == Convention::Misere {
        return Ok(Solved { answer: solve(asked, most, limits), certificate: None });
    }
    let mut answer = blank(asked);
    let mut search = Search::new(&*asked.board, limits);
    let parts = asked.board.parts(&asked.position);
    let found = normal(asked, most, &mut search, &mut answer);
    let evidence = found.and_then(|value| {
        let roots = parts.iter().map(Vec::as_slice);
        Ok((value, search.evidence(roots, &mut || limits.stopped()).map_err(|reason| (reason, 0))?))
    });
    let certificate = match evidence {
        Err((reason, positions)) => {
            answer.why.push(Reason::Undecided { stop: reason, positions });
            answer.limits_hit = Some(reason);
            None
        }
        Ok((_, None)) => None,
        Ok((value, Some(evidence))) => {
            let text = boards::certificate(&asked.board, &asked.position, value, &evidence);
            kernel_boards::check(&text, checking(limits, &|| limits.stopped().is_some()))?;
            Some(text)
        }
    };
    Ok(Solved { answer, certificate })
}

/// The statement that a position has a value, as a certificate has it.
#[cfg(feature = "prove")]
pub fn statement(asked: &BoardPosition, value: u16) -> String {
    boards::statement(&asked.board, &asked.position, value)
}

/// Limits of the checker.
#[cfg(feature = "prove")]
fn checking<'l>(limits: &Limits, stop: &'l dyn Fn() -> bool) -> kernel_boards::Limits<'l> {
    let most = kernel_boards::most();
    let bytes = limits.memory.and_then(|bytes| usize::try_from(bytes).ok());
    kernel_boards::Limits { steps: most.steps, bytes: bytes.unwrap_or(most.bytes), stop }
}

fn blank(asked: &BoardPosition) -> Answer {
    Answer {
        game: asked.name(),
        position: asked.board.picture(&asked.position),
        convention: asked.convention,
        outcome: None,
        value: None,
        winning_moves: Vec::new(),
        winning_move_count: None,
        remoteness: None,
        why: Vec::new(),
        evidence: None,
        engine: "boards".into(),
        limits_hit: None,
    }
}

/// The reason for an early end, and the positions by then.
type Ended = (StopReason, u64);

fn normal(
    asked: &BoardPosition,
    most: usize,
    search: &mut Search<'_, boards::Board>,
    answer: &mut Answer,
) -> Result<u16, Ended> {
    let parts = asked.board.parts(&asked.position);
    let mut values = Vec::with_capacity(parts.len());
    for part in &parts {
        let value = search.value(part).map_err(|reason| (reason, search.opened()))?;
        values.push(UBig::from(value));
    }
    let sum = values.iter().fold(UBig::ZERO, |sum, value| sum ^ value);
    let value = u16::try_from(&sum).unwrap_or(0);
    answer.outcome = Some(if value == 0 { Outcome::P } else { Outcome::N });
    answer.value = Some(value.to_string());
    answer.why = nim_values(&values, &sum).into_iter().collect();
    let positions = search.table().len() as u64;
    answer.evidence = Some(Evidence::Computed(Ground::Solved { positions, citations: String::new() }));
    let wins = |after: &[u8], search: &mut Search<'_, boards::Board>| {
        let parts = asked.board.parts(after);
        let parts: Vec<&[u64]> = parts.iter().map(Vec::as_slice).collect();
        search.is(&parts, 0)
    };
    let after = asked.board.after(&asked.position);
    let searched = value != 0;
    winning(asked, most, searched, answer, &after, &mut |next| {
        wins(next, search).map_err(|reason| (reason, search.opened()))
    })?;
    answer.why.push(match (answer.winning_moves.first(), after.is_empty()) {
        (_, true) => Reason::NoMove { outcome: Outcome::P },
        (Some(first), _) => Reason::MakesZero { made: first.text.clone(), values: Vec::new() },
        (None, false) if value == 0 => Reason::EveryMoveLoses { moves: None },
        (None, false) => return Ok(value),
    });
    Ok(value)
}

fn misere(asked: &BoardPosition, most: usize, limits: &Limits, answer: &mut Answer) -> Result<(), Ended> {
    let board = asked.board.plain();
    let mut search = Misere::new(board, limits);
    let is_won = |position: &[u8], search: &mut Misere<'_, boards::Plain>| {
        let parts = board.parts(position);
        let won = search.is_won(parts.iter().map(Vec::as_slice));
        won.map_err(|reason| (reason, search.len() as u64))
    };
    let won = is_won(&asked.position, &mut search)?;
    answer.outcome = Some(if won { Outcome::N } else { Outcome::P });
    let after = asked.board.after(&asked.position);
    winning(asked, most, won, answer, &after, &mut |next| Ok(!is_won(next, &mut search)?))?;
    let positions = search.len() as u64;
    answer.evidence = Some(Evidence::Computed(Ground::Solved { positions, citations: String::new() }));
    if after.is_empty() {
        answer.why.push(Reason::NoMove { outcome: Outcome::N });
    } else if !won {
        answer.why.push(Reason::EveryMoveLoses { moves: None });
    }
    Ok(())
}

/// Lists winning moves. If more are left than are asked for, they are not counted.
fn winning(
    asked: &BoardPosition,
    most: usize,
    won: bool,
    answer: &mut Answer,
    after: &[boards::Position],
    wins: &mut dyn FnMut(&[u8]) -> Result<bool, Ended>,
) -> Result<(), Ended> {
    if !won {
        answer.winning_move_count = Some("0".into());
        return Ok(());
    }
    for next in after {
        if answer.winning_moves.len() == most {
            return Ok(());
        }
        if wins(next)? {
            answer.winning_moves.push(made(asked, next));
        }
    }
    answer.winning_move_count = Some(answer.winning_moves.len().to_string());
    Ok(())
}

/// A move in words: the cells that it changes, and the picture after it.
pub(crate) fn made(asked: &BoardPosition, next: &[u8]) -> Move {
    let board = &asked.board;
    let letters = &board.file().letters;
    let changed = asked.position.iter().zip(next).enumerate().filter(|(_, (before, after))| before != after);
    let cells = changed
        .map(|(cell, (_, after))| format!("({}) {}", board.cell(cell), letters[usize::from(*after)].symbol));
    let text = cells.collect::<Vec<_>>().join("  ");
    Move::new(board.picture(&asked.position), board.picture(next), text)
}
