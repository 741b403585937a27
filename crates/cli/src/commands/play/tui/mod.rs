//! A game on the whole screen of the terminal.
//!
//! [`screen`] has the state and the effects of keys, [`view`] draws it, [`picture`] draws the position; this
//! module sets up and restores the terminal.

mod keys;
mod picture;
mod screen;
#[cfg(test)]
mod tests;
mod view;

use super::seats::Seats;
use crate::complaint::Complaint;
use crate::failure::Failure;
use crate::interrupt;
use crate::speech::say;
use bouton::Problem;
use bouton::play::{Advice, End};
use keys::Key;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use screen::{Next, Screen};
use solve::Limits;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Time to wait for a key between two checks for a request to end.
const GLANCE: Duration = Duration::from_millis(200);
/// Number of such intervals in which the program may end by itself.
const GLANCES: usize = 5;
/// Time to wait for a key while the engine thinks.
const GLIMPSE: Duration = Duration::from_millis(40);

/// Plays until the user leaves; returns the end of the game, if it ended.
pub(super) fn play(seats: Seats, limits: &Limits) -> Result<(Seats, Option<End>), Failure> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let message = say(phrases::board::NO_TERMINAL);
        let help = say(phrases::board::BY_LINES);
        return Err(Complaint::new("no-terminal", message).help(help.to_owned()).into());
    }
    let mut screen = Screen::new(seats, limits.clone(), picture::Ink::of_terminal());
    let mut terminal = ratatui::try_init()?;
    let left = Arc::new(AtomicBool::new(false));
    watch(limits, &left);
    let played = run(&mut terminal, &mut screen, limits);
    left.store(true, Ordering::Relaxed);
    ratatui::try_restore()?;
    played?;
    let end = screen.seats.game.end();
    Ok((screen.seats, end))
}

/// Ends the program if it was asked to end and does not: if the terminal is gone, waiting for a key may never
/// end.
fn watch(limits: &Limits, left: &Arc<AtomicBool>) {
    let (asked, left) = (Arc::clone(&limits.interrupt), Arc::clone(left));
    std::thread::spawn(move || {
        let mut ignored = 0;
        while !left.load(Ordering::Relaxed) {
            std::thread::sleep(GLANCE);
            ignored = if asked.load(Ordering::Relaxed) { ignored + 1 } else { 0 };
            if ignored > GLANCES {
                ratatui::restore();
                std::process::exit(interrupt::STATUS);
            }
        }
    });
}

fn run(terminal: &mut DefaultTerminal, screen: &mut Screen, limits: &Limits) -> Result<(), Failure> {
    let ended = || limits.interrupt.load(Ordering::Relaxed);
    loop {
        terminal.draw(|frame| view::draw(frame, screen))?;
        if screen.engine_moves() {
            match think(terminal, screen, limits)? {
                Some(advice) => screen.reply(advice?)?,
                None => return Ok(()),
            }
            continue;
        }
        if !event::poll(GLANCE)? {
            if ended() {
                return Ok(());
            }
            continue;
        }
        if let Some(key) = key(&event::read()?)
            && screen.press(key)? == Next::Leave
        {
            return Ok(());
        }
    }
}

/// Computes the engine's move; `None` if the user leaves meanwhile. The screen keeps following the terminal's
/// size.
fn think(
    terminal: &mut DefaultTerminal,
    screen: &Screen,
    limits: &Limits,
) -> Result<Option<Result<Advice, Problem>>, Failure> {
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| screen.seats.game.advise());
        let mut leaves = false;
        while !thinking.is_finished() {
            if !event::poll(GLIMPSE)? {
                continue;
            }
            match event::read()? {
                Event::Resize(..) => {
                    terminal.draw(|frame| view::draw(frame, screen))?;
                }
                other => {
                    if matches!(key(&other), Some(Key::Interrupt | Key::Letter('q'))) {
                        leaves = true;
                        limits.interrupt.store(true, Ordering::Relaxed);
                    }
                }
            }
        }
        let Ok(advice) = thinking.join() else {
            return Err(io::Error::other("the engine broke off").into());
        };
        Ok((!leaves && !limits.interrupt.load(Ordering::Relaxed)).then_some(advice))
    })
}

fn key(event: &Event) -> Option<Key> {
    match event {
        Event::Key(pressed) if pressed.kind != KeyEventKind::Release => Key::of(pressed),
        _ => None,
    }
}
