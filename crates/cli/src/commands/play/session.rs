//! A game at the terminal, line by line.

use super::board::Board;
use super::said::Said;
use crate::failure::Failure;
use crate::interrupt;
use crate::pretty::{columns, width};
use crate::speech::{lang, say, tell};
use crate::terminal::{FAINT, STRONG, WON, painted};
use bouton::Move;
use rules::{Lang, Verdict};
use std::io::{BufRead, Write};

/// How many legal moves are shown without being asked for.
const SHOWN: usize = 24;
/// The longest line read.
const LONGEST: u64 = 1 << 20;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// The person at the terminal.
    You,
    /// The engine.
    Computer,
}

impl Player {
    fn other(self) -> Player {
        match self {
            Player::You => Player::Computer,
            Player::Computer => Player::You,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Somebody won.
    Won(Player),
    /// Nobody did.
    Draw,
    /// The person left.
    Left,
}

/// A game in progress.
pub(super) struct Session<'a, B> {
    pub(super) board: B,
    pub(super) turn: Player,
    /// The moves so far, and by whom.
    pub(super) record: Vec<(Player, Move)>,
    pub(super) input: &'a mut dyn BufRead,
    /// Print what is typed, because the terminal does not.
    pub(super) echo: bool,
    pub(super) out: &'a mut dyn Write,
}

impl<B: Board> Session<'_, B> {
    /// Plays until the end.
    pub(super) fn play(&mut self) -> Result<End, Failure> {
        loop {
            let moves = self.board.moves()?;
            if moves.is_empty() {
                return self.finish();
            }
            match self.turn {
                Player::Computer => self.reply()?,
                Player::You => {
                    if !self.ask(&moves)? {
                        return Ok(End::Left);
                    }
                }
            }
        }
    }

    /// The engine's move, with its reason.
    fn reply(&mut self) -> Result<(), Failure> {
        let (chosen, why) = self.board.advise()?;
        let mine = say("I play", "我走");
        writeln!(self.out, "{mine} {}  {}", painted(WON, &chosen.text), painted(FAINT, tell(&why)))?;
        self.make(chosen)
    }

    fn make(&mut self, chosen: Move) -> Result<(), Failure> {
        self.board.make(&chosen)?;
        self.record.push((self.turn, chosen));
        self.turn = self.turn.other();
        Ok(())
    }

    /// Asks until a move is made or taken back; false when the person leaves.
    fn ask(&mut self, moves: &[Move]) -> Result<bool, Failure> {
        writeln!(self.out, "\n{} {}", say("Position", "局面"), painted(STRONG, &self.board.position()))?;
        self.show(moves, SHOWN)?;
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match Said::read(&line) {
                Said::Quit => return Ok(false),
                Said::Nothing => {}
                Said::Moves => self.show(moves, usize::MAX)?,
                Said::Help => writeln!(self.out, "{}", help())?,
                Said::Hint => {
                    let (advised, why) = self.board.advise()?;
                    writeln!(self.out, "{}  {}", painted(WON, &advised.text), painted(FAINT, tell(&why)))?;
                }
                Said::Undo => match self.undo() {
                    true => return Ok(true),
                    false => {
                        writeln!(self.out, "{}", say("There is nothing to take back.", "没有可悔的棋。"))?
                    }
                },
                said => match find(&said, moves) {
                    Some(chosen) => {
                        self.make(chosen.clone())?;
                        return Ok(true);
                    }
                    None => writeln!(self.out, "{}", wrong(&said, moves.len()))?,
                },
            }
        }
    }

    /// Takes moves back to the person's own last choice; none if the person has not moved yet.
    fn undo(&mut self) -> bool {
        let Some(last) = self.record.iter().rposition(|(player, _)| *player == Player::You) else {
            return false;
        };
        while self.record.len() > last {
            if !self.board.take_back() {
                return false;
            }
            self.record.pop();
        }
        self.turn = Player::You;
        true
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

    /// The next line; `None` at the end of the input.
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

    fn finish(&mut self) -> Result<End, Failure> {
        let end = match self.board.verdict()? {
            Verdict::Lost => End::Won(self.turn.other()),
            Verdict::Won => End::Won(self.turn),
            Verdict::Draw => End::Draw,
        };
        let position = self.board.position();
        if width(&position) > 0 {
            writeln!(self.out, "\n{} {}", say("Position", "局面"), painted(STRONG, &position))?;
        }
        let said = match end {
            End::Won(Player::You) => say("No move is left. You win.", "已无着可走，你赢了。"),
            End::Won(Player::Computer) => say("No move is left. I win.", "已无着可走，我赢了。"),
            _ => say("No move is left. It is a draw.", "已无着可走，平局。"),
        };
        writeln!(self.out, "{}", painted(STRONG, said))?;
        Ok(end)
    }
}

/// The move that is meant: by number, by what it leaves, or by its words.
fn find<'m>(said: &Said, moves: &'m [Move]) -> Option<&'m Move> {
    let same = |left: &str, right: &str| left.split_whitespace().eq(right.split_whitespace());
    match said {
        Said::Number(number) => moves.get(number.checked_sub(1)?),
        Said::Text(text) => {
            let bare = text.trim_matches(['(', ')', '（', '）']);
            moves
                .iter()
                .find(|legal| same(&legal.to, text) || same(&legal.to, bare) || same(&legal.text, text))
        }
        _ => None,
    }
}

fn wrong(said: &Said, count: usize) -> String {
    match (said, lang()) {
        (Said::Number(_), Lang::En) => format!("The moves are numbered 1 to {count}."),
        (Said::Number(_), Lang::Zh) => format!("着法编号为 1 到 {count}。"),
        (_, Lang::En) => "That is no legal move; `moves` shows them, `help` tells what can be typed.".into(),
        (_, Lang::Zh) => "这不是合法着法；输入 `moves` 查看着法，`help` 查看用法。".into(),
    }
}

/// What can be typed.
pub(super) fn help() -> &'static str {
    say(
        "Type a move's number, or the position it leaves: `7 8 6`, or `(3)` if that is one number.\n\
         moves: all legal moves   hint: a good move   undo: take back   quit: leave",
        "输入着法编号，或走后的局面：`7 8 6`，只有一个数时写 `(3)`。\n\
         moves：全部着法   hint：提示   undo：悔棋   quit：退出",
    )
}
