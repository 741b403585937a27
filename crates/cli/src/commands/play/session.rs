//! A game at the terminal, line by line.

use super::said::Said;
use super::seats::Seats;
use crate::failure::Failure;
use crate::interrupt;
use crate::pretty::columns;
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, WON, painted};
use bouton::Move;
use bouton::play::{Advice, End, Side};
use rules::Lang;
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
        writeln!(self.out, "{} {}", say("I play", "我走"), said(&advice))?;
        Ok(self.seats.game.make(&advice.made)?)
    }

    /// Prompts until a move is made or taken back; `false` if the user quits.
    fn ask(&mut self) -> Result<bool, Failure> {
        let moves = self.seats.game.moves();
        self.position()?;
        self.show(&moves, SHOWN)?;
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match Said::read(&line) {
                Said::Quit => return Ok(false),
                Said::Nothing => {}
                Said::Moves => self.show(&moves, usize::MAX)?,
                Said::Help => writeln!(self.out, "{}", help())?,
                Said::Hint => {
                    let advice = self.seats.game.advise()?;
                    writeln!(self.out, "{}", said(&advice))?;
                }
                Said::Undo if self.seats.undo() > 0 => return Ok(true),
                Said::Undo => {
                    writeln!(self.out, "{}", say("There is nothing to take back.", "没有可悔的棋。"))?
                }
                Said::Move(text) => match self.seats.game.find(&text) {
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
        let position = self.seats.game.position().text();
        let turn = match (self.seats.you, self.seats.game.turn()) {
            (Some(_), _) => "",
            (None, Side::First) => say("First player: ", "先手："),
            (None, Side::Second) => say("Second player: ", "后手："),
        };
        writeln!(self.out, "\n{turn}{} {}", say("Position", "局面"), painted(STRONG, &position))?;
        if let Some(drawing) = self.seats.game.drawing() {
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
            match lang() {
                Lang::En => writeln!(self.out, "  and {rest} more; `moves` shows all")?,
                Lang::Zh => writeln!(self.out, "  另有 {rest} 个；输入 `moves` 查看全部")?,
            }
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
fn said(Advice { made, why }: &Advice) -> String {
    let why = why.text();
    let why = tell(&why);
    let why = why.strip_prefix(&made.text).unwrap_or(why).trim_start();
    format!("{}  {}", painted(WON, &made.text), painted(FAINT, why))
}

fn wrong(said: &str, count: usize) -> String {
    let number = said.bytes().all(|byte| byte.is_ascii_digit());
    match (number, lang()) {
        (true, Lang::En) => format!("The moves are numbered 1 to {count}."),
        (true, Lang::Zh) => format!("着法编号为 1 到 {count}。"),
        (false, Lang::En) => {
            "That is no legal move; `moves` shows them, `help` tells what can be typed.".into()
        }
        (false, Lang::Zh) => "这不是合法着法；输入 `moves` 查看着法，`help` 查看用法。".into(),
    }
}

/// Help on possible inputs.
pub(super) fn help() -> &'static str {
    say(
        "Type a move's number, the move (`9 → 6` or `9 6`), or the position it leaves: `7 8 6`, or `(3)` if that is one number.\n\
         moves: all legal moves   hint: a good move   undo: take back   quit: leave",
        "输入着法编号、着法（`9 → 6` 或 `9 6`），或走后的局面：`7 8 6`，只有一个数时写 `(3)`。\n\
         moves：全部着法   hint：提示   undo：悔棋   quit：退出",
    )
}
