//! A game at the terminal, line by line.

use super::input::Input;
use super::seats::Seats;
use crate::failure::Failure;
use crate::interrupt;
use crate::pretty::columns;
use crate::speech::{say, tell};
use crate::terminal::{FAINT, STRONG, WON, painted};
use bouton::Move;
use bouton::play::{Advice, End, Side};
use phrases::play::{self, Word};
use std::io::{BufRead, Write};
use words::Say;

/// Number of legal moves shown without a request.
const SHOWN: usize = 24;
/// Longest line accepted.
const LONGEST: u64 = 1 << 20;

/// A game in progress.
pub(super) struct Session<'a> {
    pub(super) seats: Seats,
    pub(super) input: &'a mut dyn BufRead,
    /// `true` if input has to be echoed, because the terminal does not.
    pub(super) echo: bool,
    pub(super) out: &'a mut dyn Write,
}

impl Session<'_> {
    /// Plays until the end; `None` if the user quits before.
    pub(super) fn play(&mut self) -> Result<Option<End>, Failure> {
        loop {
            if let Some(end) = self.seats.game.end() {
                self.finish(end)?;
                return Ok(Some(end));
            }
            if self.seats.engine_moves() {
                self.reply()?;
            } else if !self.ask()? {
                return Ok(None);
            }
        }
    }

    /// Makes the engine's move, with its reason.
    fn reply(&mut self) -> Result<(), Failure> {
        let advice = self.seats.game.advise()?;
        writeln!(self.out, "{} {}", say(play::I_PLAY), advised(&advice))?;
        Ok(self.seats.game.make(&advice.made)?)
    }

    /// Prompts until a move is made or taken back; `false` if the user quits.
    fn ask(&mut self) -> Result<bool, Failure> {
        let moves = self.seats.game.moves();
        self.position()?;
        self.show(&moves, SHOWN)?;
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match Input::read(&line) {
                Input::Word(Word::Quit) => return Ok(false),
                Input::Nothing => {}
                Input::Word(Word::Moves) => self.show(&moves, usize::MAX)?,
                Input::Word(Word::Help) => writeln!(self.out, "{}", say(play::HELP))?,
                Input::Word(Word::Hint) => {
                    let advice = self.seats.game.advise()?;
                    writeln!(self.out, "{}", advised(&advice))?;
                }
                Input::Word(Word::Undo) if self.seats.undo() > 0 => return Ok(true),
                Input::Word(Word::Undo) => writeln!(self.out, "{}", say(play::NOTHING_MADE))?,
                Input::Move(text) => match self.seats.game.find(&text) {
                    Ok(chosen) => {
                        self.seats.game.make(&chosen)?;
                        return Ok(true);
                    }
                    Err(_) => writeln!(self.out, "{}", wrong(&text, moves.len()))?,
                },
            }
        }
    }

    fn position(&mut self) -> Result<(), Failure> {
        let position = self.seats.game.text();
        let turn = match (self.seats.you, self.seats.game.turn()) {
            (Some(_), _) => "",
            (None, Side::First) => say(play::FIRST_PLAYER),
            (None, Side::Second) => say(play::SECOND_PLAYER),
        };
        writeln!(self.out, "\n{turn}{} {}", say(play::POSITION), painted(STRONG, &position))?;
        if let Some(drawing) = self.seats.game.drawing(None) {
            writeln!(self.out, "{drawing}")?;
        }
        Ok(())
    }

    fn show(&mut self, moves: &[Move], most: usize) -> Result<(), Failure> {
        let digits = moves.len().to_string().len();
        let entry = |(index, legal): (usize, &Move)| format!("{:>digits$}  {}", index + 1, legal.text);
        let entries: Vec<String> = moves.iter().enumerate().take(most).map(entry).collect();
        write!(self.out, "{}", columns(&entries))?;
        if moves.len() > entries.len() {
            let rest = moves.len() - entries.len();
            writeln!(self.out, "  {}", tell(&play::more(rest)))?;
        }
        Ok(())
    }

    /// Next line; `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let input = &mut *self.input;
        interrupt::while_waiting(|| std::io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut bytes))?;
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if bytes.is_empty() {
            writeln!(self.out)?;
            return Ok(None);
        }
        if self.echo {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn finish(&mut self, end: End) -> Result<(), Failure> {
        self.position()?;
        let said = self.seats.told(end);
        Ok(writeln!(self.out, "{}", painted(STRONG, said))?)
    }
}

/// A move and its reason, which need not repeat the move.
fn advised(Advice { made, why, .. }: &Advice) -> String {
    let why = why.text();
    let why = tell(&why);
    let why = why.strip_prefix(&made.text).unwrap_or(why).trim_start();
    format!("{}  {}", painted(WON, &made.text), painted(FAINT, why))
}

fn wrong(said: &str, count: usize) -> String {
    if said.bytes().all(|byte| byte.is_ascii_digit()) {
        return tell(&play::numbered(count)).to_owned();
    }
    say(play::ILLEGAL).to_owned()
}
