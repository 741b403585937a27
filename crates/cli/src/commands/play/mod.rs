//! `bouton play`.

mod input;
mod seats;
mod session;
#[cfg(test)]
mod tests;
mod tui;

use crate::args::{First, PlayArgs};
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::question;
use crate::speech::say;
use bouton::json::Record;
use bouton::ops::{Play, Question};
use bouton::play::{End, Side};
use seats::Seats;
use session::Session;
use std::io::{self, IsTerminal};

/// Plays a game. With `--json` the record of the game is written at its end, and the dialogue goes to stderr.
pub(crate) fn run(args: &PlayArgs, context: &mut Context) -> Result<Exit, Failure> {
    if args.question.iter().any(|word| word == "-") {
        let message = say(phrases::play::STDIN_TAKEN);
        return Err(Complaint::new("stdin-taken", message).into());
    }
    let (words, graph) = question::with_graph(&args.question, &args.graph)?;
    let question = Question::of_words(words).attach(graph).under(args.convention.asked());
    let mut inner = context.operating(Counted::Positions);
    let game = context.run_in(Play::of(question), &mut inner)?.into_game();
    let you = match args.first {
        _ if args.two => None,
        First::You => Some(Side::First),
        First::Computer => Some(Side::Second),
    };
    let seats = Seats { game, you };
    let (seats, end) = if args.tui { tui::play(seats, &inner.limits)? } else { by_lines(seats, context)? };
    if context.json {
        let record = Record { game: &seats.game, you, end }.data();
        context.write_json(&record)?;
    }
    Ok(Exit::Answered)
}

/// Plays line by line; returns the end of the game, if it ended.
fn by_lines(seats: Seats, context: &mut Context) -> Result<(Seats, Option<End>), Failure> {
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let mut input = stdin.lock();
    let mut talk = anstream::AutoStream::auto(io::stderr());
    let out: &mut dyn io::Write = if context.json { &mut talk } else { &mut context.out };
    let mut session = Session { seats, input: &mut input, echo, out };
    let end = session.play()?;
    Ok((session.seats, end))
}
