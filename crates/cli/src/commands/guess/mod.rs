//! `bouton guess`: patterns in what a brute force prints.

mod asking;

use super::emitted;
use crate::args::GuessArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::tell;
use crate::terminal::complain;
use crate::{pretty, question};
use bouton::ops::{Guess, Language, Response};
use bouton::patterns::Guessed;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

/// Limit on the bytes of an array, above the size of the longest one accepted.
const LARGEST: u64 = 9 * bouton::patterns::read::MOST as u64;

/// Looks for patterns, and prints them, or what they predict.
pub(crate) fn run(args: &GuessArgs, context: &mut Context) -> Result<Exit, Failure> {
    let mut request = match (&args.run, &args.file) {
        (Some(program), _) => asked(program, args, context)?,
        (None, Some(path)) => read(path)?,
        (None, None) => return Err(Failure::Closed),
    };
    request.losing = args.losing;
    request.layout = request.layout.or(args.layout);
    request.from = args.from;
    request.predict = args.predict.as_deref().map(positions).transpose()?;
    let predicts = request.predict.is_some();
    request.emit = args.emit.map(Language);
    request.format.clone_from(&args.format);
    let answer = context.run(request, Counted::Time)?;
    let (exit, guessed) = (answer.status(), &answer.guessed);
    if let Some(program) = &answer.program {
        let data = context.json.then(|| answer.data(context.lang));
        return emitted::program(program, &pretty::guess(guessed), data, exit, context);
    }
    if context.json {
        context.write_json(&answer.data(context.lang))?;
    } else if predicts && exit == Exit::Answered {
        complain(&pretty::guess(guessed));
        return predicted(guessed, context);
    } else {
        write!(context.out, "{}", pretty::guess(guessed))?;
    }
    Ok(exit)
}

/// The data in a file, or on stdin.
fn read(path: &Path) -> Result<Guess, Failure> {
    let name = Some(path.to_string_lossy().into_owned());
    let is_array = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("npy"));
    if is_array && let Ok(file) = File::open(path) {
        let mut bytes = Vec::new();
        file.take(LARGEST).read_to_end(&mut bytes)?;
        return Ok(Guess { array: Some(bytes), name, ..Guess::default() });
    }
    Ok(Guess { text: question::text(path)?, name, ..Guess::default() })
}

/// The data that a program answers.
fn asked(program: &str, args: &GuessArgs, context: &mut Context) -> Result<Guess, Failure> {
    let asking = asking::Asking::new(program, args.stdin, args.at.as_deref())?;
    let limits = context.limits_of(Counted::Positions);
    let answers = asking.run(&limits);
    context.finish_progress();
    let answers = answers?;
    if let Some(note) = &answers.note {
        complain(&(tell(note).to_owned() + "\n"));
    }
    let layout = Some(bouton::ops::DataLayout::Lines);
    Ok(Guess { text: answers.text, name: Some(program.to_owned()), layout, ..Guess::default() })
}

/// Positions to predict: ranges as they are, or the text of a file.
fn positions(given: &str) -> Result<String, Failure> {
    let is_number = |piece: &str| piece.bytes().all(|byte| byte.is_ascii_digit());
    let is_range = |piece: &str| piece.contains("..") && !piece.contains('/') || is_number(piece);
    match given.split([' ', ',']).all(is_range) && !Path::new(given).exists() {
        true => Ok(given.to_owned()),
        false => question::text(Path::new(given)),
    }
}

/// Prints the predictions, a position and its value a line, and `?` where the conjecture says nothing.
fn predicted(guessed: &Guessed, context: &mut Context) -> Result<Exit, Failure> {
    for (at, value) in &guessed.predictions {
        let at: Vec<String> = at.iter().map(u64::to_string).collect();
        let value = value.map_or_else(|| "?".to_owned(), |value| guessed.data.written(value));
        writeln!(context.out, "{} {value}", at.join(" "))?;
    }
    let mut unsaid = guessed.predictions.iter().filter(|(_, value)| value.is_none());
    let Some((first, _)) = unsaid.next() else { return Ok(Exit::Answered) };
    let data = &guessed.data;
    let message = phrases::guess::unsaid(first, (data.table.least(), data.has(first)), 1 + unsaid.count());
    context.out.flush()?;
    Err(Complaint { limit: true, ..Complaint::new("no-prediction", tell(&message).to_owned()) }.into())
}
