//! State of the screen, and effects of keys.

use super::super::seats::Seats;
use super::keys::Key;
use super::picture::Ink;
use crate::failure::Failure;
use crate::speech::{say, tell};
use bouton::Move;
use bouton::play::{Advice, Hint};
use phrases::{board, play};
use ratatui::text::Span;
use rules::Outcome;
use solve::Limits;
use std::time::Duration;
use words::Say;

/// Limit on the moves examined for hints.
const HINTED: usize = 1 << 12;
/// Time limit for hints.
const PATIENCE: Duration = Duration::from_secs(2);
/// Number of moves in a page of the list.
const PAGE: usize = 10;
/// Text between a component and its replacement.
pub(super) const ARROW: &str = " → ";
/// Longest text typed.
const LONGEST: usize = 200;

/// Continuation after a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Continue the game.
    Stay,
    /// Leave the game.
    Leave,
}

/// State of the screen.
pub(super) struct Screen {
    pub(super) seats: Seats,
    pub(super) ink: Ink,
    limits: Limits,
    /// Legal moves.
    pub(super) moves: Vec<Move>,
    /// Widths of the moves.
    pub(super) width: Width,
    /// Results of the first moves, once requested.
    pub(super) hints: Option<Vec<Hint>>,
    /// `true` if hints are shown.
    pub(super) hinting: bool,
    /// Index of the chosen move among those listed.
    pub(super) chosen: usize,
    /// Text being typed; only moves that contain it are listed.
    pub(super) typed: Option<String>,
    /// Moves taken back, the last of them at the end.
    undone: Vec<Move>,
    /// Last message.
    pub(super) said: String,
    /// `true` if the keys are explained.
    pub(super) helping: bool,
}

/// Maximal width of some moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Width {
    /// Full width.
    pub(super) whole: usize,
    /// Width from the arrow on, if all have the same text before it.
    pub(super) left: Option<usize>,
}

impl Width {
    fn of(moves: &[Move]) -> Width {
        let width = |text: &str| Span::raw(text).width();
        let before = |made: &Move| made.text.find(ARROW).map(|at| made.text[..at].to_owned());
        let first = moves.first().and_then(before);
        let whole = moves.iter().map(|made| width(&made.text)).max().unwrap_or(0);
        let alike = |first: &String| {
            moves.iter().all(|made| {
                made.text.strip_prefix(first.as_str()).is_some_and(|rest| rest.starts_with(ARROW))
            })
        };
        let left = first.filter(alike).map(|first| whole.saturating_sub(width(&first) + 1));
        Width { whole, left }
    }
}

impl Screen {
    pub(super) fn new(seats: Seats, limits: Limits, ink: Ink) -> Screen {
        let mut screen = Screen {
            seats,
            ink,
            limits,
            moves: Vec::new(),
            width: Width::default(),
            hints: None,
            hinting: false,
            chosen: 0,
            typed: None,
            undone: Vec::new(),
            said: String::new(),
            helping: false,
        };
        screen.look();
        screen
    }

    /// Returns `true` if the engine moves next.
    pub(super) fn engine_moves(&self) -> bool {
        self.seats.game.end().is_none() && self.seats.engine_moves()
    }

    /// Makes the engine's move.
    pub(super) fn reply(&mut self, Advice { made, why, .. }: Advice) -> Result<(), Failure> {
        self.seats.game.make(&made)?;
        let why = why.text();
        let why = tell(&why);
        let why = why.strip_prefix(&made.text).unwrap_or(why).trim_start();
        self.said = format!("{} {}  {why}", say(play::I_PLAY), made.text);
        self.look();
        Ok(())
    }

    /// Indices of the listed moves among the legal ones.
    pub(super) fn listed(&self) -> Vec<usize> {
        let wanted = self.typed.as_deref().unwrap_or_default();
        let fits = |made: &Move| wanted.is_empty() || made.text.contains(wanted) || made.to.contains(wanted);
        (0..self.moves.len()).filter(|&index| fits(&self.moves[index])).collect()
    }

    /// The chosen move.
    pub(super) fn choice(&self) -> Option<&Move> {
        self.moves.get(*self.listed().get(self.chosen)?)
    }

    /// Handles a key.
    pub(super) fn press(&mut self, key: Key) -> Result<Next, Failure> {
        if key == Key::Interrupt {
            return Ok(Next::Leave);
        }
        if self.helping {
            self.helping = false;
            return Ok(Next::Stay);
        }
        if let Some(typed) = &mut self.typed {
            match key {
                Key::Letter(letter) if typed.len() < LONGEST => {
                    typed.push(letter);
                    self.chosen = 0;
                    return Ok(Next::Stay);
                }
                Key::Backspace => {
                    typed.pop();
                    return Ok(Next::Stay);
                }
                Key::Escape => {
                    self.typed = None;
                    self.chosen = 0;
                    return Ok(Next::Stay);
                }
                _ => {}
            }
        }
        let listed = self.listed().len();
        let last = listed.saturating_sub(1);
        match key {
            Key::Up | Key::Letter('k') => self.chosen = self.chosen.saturating_sub(1),
            Key::Down | Key::Letter('j') => self.chosen = (self.chosen + 1).min(last),
            Key::PageUp => self.chosen = self.chosen.saturating_sub(PAGE),
            Key::PageDown => self.chosen = (self.chosen + PAGE).min(last),
            Key::Home => self.chosen = 0,
            Key::End => self.chosen = last,
            Key::Left => self.turn(false),
            Key::Right => self.turn(true),
            Key::Enter | Key::Letter(' ') => self.make()?,
            Key::Letter('/') => {
                self.typed = Some(String::new());
                self.chosen = 0;
            }
            Key::Letter('h') => self.hint(),
            Key::Letter('a') => self.advise()?,
            Key::Letter('u') | Key::Backspace => self.undo(),
            Key::Letter('r') => self.redo()?,
            Key::Letter('n') => self.again()?,
            Key::Letter('?') => self.helping = true,
            Key::Letter('q') => return Ok(Next::Leave),
            _ => {}
        }
        Ok(Next::Stay)
    }

    /// Updates everything that depends on the position.
    fn look(&mut self) {
        self.moves = self.seats.game.moves();
        self.width = Width::of(&self.moves);
        self.hints = None;
        self.typed = None;
        self.chosen = 0;
        if let Some(end) = self.seats.game.end() {
            let end = self.seats.told(end);
            let before = std::mem::take(&mut self.said);
            self.said = if before.is_empty() { end.to_owned() } else { format!("{before}  {end}") };
        }
        if self.hinting && !self.seats.engine_moves() {
            self.find_hints();
        }
    }

    fn find_hints(&mut self) {
        let limits = self.limits.clone().with_time(PATIENCE);
        self.hints = Some(self.seats.game.hints(HINTED, &limits));
    }

    fn hint(&mut self) {
        self.hinting = !self.hinting;
        if self.hinting && self.hints.is_none() {
            self.find_hints();
        }
    }

    /// The verdict in words, as far as the hints determine it; `None` without hints.
    pub(super) fn verdict(&self) -> Option<String> {
        let hints = self.hints.as_ref().filter(|_| self.hinting && !self.moves.is_empty())?;
        let leading_to = |wanted| hints.iter().filter(|hint| hint.outcome == Some(wanted)).count();
        let (won, drawn) = (leading_to(Outcome::P), leading_to(Outcome::D));
        let all_known = hints.len() == self.moves.len() && hints.iter().all(|hint| hint.outcome.is_some());
        let moves = self.moves.len();
        Some(tell(&board::verdict(moves, won, drawn, all_known)).to_owned())
    }

    /// Selects the first listed move that changes something else than the chosen one: another heap, or
    /// another number of it; backwards if `on` is false.
    fn turn(&mut self, on: bool) {
        let listed = self.listed();
        let source = |place: usize| changed(&self.moves[listed[place]].text);
        let Some(here) = (self.chosen < listed.len()).then(|| source(self.chosen)) else { return };
        if on {
            let next = (self.chosen..listed.len()).find(|&place| source(place) != here);
            self.chosen = next.unwrap_or(self.chosen);
            return;
        }
        let begin = |here: &Changed, from: usize| {
            (0..=from).rev().take_while(|&place| source(place) == *here).last().unwrap_or(from)
        };
        let first = begin(&here, self.chosen);
        self.chosen = match first.checked_sub(1) {
            Some(before) if first == self.chosen => begin(&source(before), before),
            _ => first,
        };
    }

    /// Makes the typed or chosen move.
    fn make(&mut self) -> Result<(), Failure> {
        let typed = self.typed.as_deref().map(str::trim).filter(|typed| !typed.is_empty());
        let meant = typed.and_then(|typed| self.seats.game.find(typed).ok());
        let Some(made) = meant.or_else(|| self.choice().cloned()) else {
            if !self.moves.is_empty() {
                self.said = say(board::ILLEGAL).into();
            }
            return Ok(());
        };
        self.seats.game.make(&made)?;
        self.undone.clear();
        self.said.clear();
        self.look();
        Ok(())
    }

    fn advise(&mut self) -> Result<(), Failure> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let Advice { made, why, .. } = self.seats.game.advise()?;
        self.typed = None;
        self.chosen = self.moves.iter().position(|legal| *legal == made).unwrap_or(self.chosen);
        let why = why.text();
        let why = tell(&why);
        self.said =
            if why.starts_with(&made.text) { why.to_owned() } else { format!("{}  {why}", made.text) };
        Ok(())
    }

    fn undo(&mut self) {
        let made: Vec<Move> = self.seats.game.history().cloned().collect();
        let back = self.seats.undo();
        self.said = match back {
            0 => say(play::NOTHING_MADE).into(),
            _ => String::new(),
        };
        self.undone.extend(made.into_iter().rev().take(back));
        self.look();
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let Some(made) = self.undone.pop() else {
            self.said = say(board::NOTHING_UNDONE).into();
            return Ok(());
        };
        self.seats.game.make(&made)?;
        // The engine's reply is redone with the user's move.
        if self.seats.engine_moves()
            && let Some(reply) = self.undone.pop()
        {
            self.seats.game.make(&reply)?;
        }
        self.said.clear();
        self.look();
        Ok(())
    }

    /// Restarts the game.
    fn again(&mut self) -> Result<(), Failure> {
        self.seats.game.restart();
        self.undone.clear();
        self.said.clear();
        self.look();
        Ok(())
    }
}

/// Change made by a move: the text before its arrow, and flags of the numbers there that change.
type Changed = (String, Vec<bool>);

fn changed(text: &str) -> Changed {
    let (before, after) = text.split_once(ARROW).unwrap_or((text, ""));
    let numbers = |text: &str| -> Vec<String> {
        let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|piece| !piece.is_empty());
        numbers.map(str::to_owned).collect()
    };
    let (old, new) = (numbers(before), numbers(after));
    let differs = if old.len() == new.len() {
        old.iter().zip(&new).map(|(old, new)| old != new).collect()
    } else {
        Vec::new()
    };
    (before.to_owned(), differs)
}
