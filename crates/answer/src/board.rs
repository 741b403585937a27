//! Answers about games on boards and graphs: nim-values by search, outcomes where the last move does not win, certificates.

use crate::answering::draft::nim_values;
use crate::reason::{Ground, Reason};
use crate::{Answer, Evidence};
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

/// Nim-value of a position.
pub fn value(asked: &BoardPosition, limits: &Limits) -> Result<u16, StopReason> {
    let parts = asked.board.parts(&asked.position);
    Search::new(&asked.board, limits).sum(parts.iter().map(Vec::as_slice))
}

/// Returns `true` if the player whose turn it is wins.
pub fn is_won(asked: &BoardPosition, limits: &Limits) -> Result<bool, StopReason> {
    let parts = asked.board.parts(&asked.position);
    let parts: Vec<&[u64]> = parts.iter().map(Vec::as_slice).collect();
    match asked.convention {
        Convention::Normal => Ok(!Search::new(&asked.board, limits).is(&parts, 0)?),
        Convention::Misere => Misere::new(&asked.board, limits).is_won(parts),
    }
}

/// Who wins a position, by which moves, of which at most `most` are listed.
pub fn solve(asked: &BoardPosition, most: usize, limits: &Limits) -> Answer {
    let mut answer = blank(asked);
    let found = match asked.convention {
        Convention::Normal => {
            let mut search = Search::new(&asked.board, limits);
            normal(asked, most, &mut search, &mut answer).map(drop)
        }
        Convention::Misere => misere(asked, most, limits, &mut answer),
    };
    if let Err((reason, positions)) = found {
        answer.why.push(Reason::Undecided { stop: reason, positions });
        answer.limits_hit = Some(reason);
    }
    answer
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
    let mut search = Search::new(&asked.board, limits);
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
            let text = boards::certificate(&asked.board, &asked.position, value, search.table(), &evidence);
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
    let mut search = Misere::new(&asked.board, limits);
    let is_won = |position: &[u8], search: &mut Misere<'_, boards::Board>| {
        let parts = asked.board.parts(position);
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
fn made(asked: &BoardPosition, next: &[u8]) -> Move {
    let board = &asked.board;
    let letters = &board.file().letters;
    let changed = asked.position.iter().zip(next).enumerate().filter(|(_, (before, after))| before != after);
    let cells = changed
        .map(|(cell, (_, after))| format!("({}) {}", board.cell(cell), letters[usize::from(*after)].symbol));
    let text = cells.collect::<Vec<_>>().join("  ");
    Move::new(board.picture(&asked.position), board.picture(next), text)
}
