//! The words of a question; `@FILE` and `-` stand for the words in a file or on stdin.

use crate::args::GraphArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::Failure;
use crate::interrupt;
use crate::speech::{say, tell};
use crate::terminal::complain;
use bouton::ops::Question;
use bouton::question::{Attached, read};
use bouton::{Game, Problem};
use std::io;
use std::path::Path;

/// Words with files expanded.
pub(crate) fn expanded(words: &[String]) -> Result<Vec<String>, Failure> {
    let mut expanded = Vec::with_capacity(words.len());
    for word in words {
        match word.strip_prefix('@') {
            Some(path) => expanded.push(one_line(&text(Path::new(path))?)),
            None if word == "-" => expanded.push(one_line(&read_stdin()?)),
            None => expanded.push(word.clone()),
        }
    }
    Ok(expanded)
}

/// A graph from a file, with the name of the file.
pub(crate) struct Drawn {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The graph in the question, if there is one.
pub(crate) fn graph(args: &GraphArgs) -> Result<Option<Drawn>, Failure> {
    let Some(path) = &args.graph else { return Ok(None) };
    let name = path.to_string_lossy().into_owned();
    Ok(Some(Drawn { name, text: text(path)? }))
}

/// Words of a question, and the graph for it: an argument of `dag` or `geography`, or the position of `hackenbush`.
pub(crate) fn with_graph(
    words: &[String],
    args: &GraphArgs,
) -> Result<(Vec<String>, Option<Attached>), Failure> {
    let drawn = graph(args)?;
    let words = expanded(words)?;
    let Some(drawn) = drawn else { return Ok((words, None)) };
    let game = words.first().map(String::as_str).unwrap_or_default();
    let attached = match game {
        "dag" => {
            let list = bouton::graph::read_directed(&drawn.name, &drawn.text)?;
            bouton::graph::as_argument(&drawn.name, &list)?
        }
        "geography" => {
            let list = bouton::graph::read_undirected(&drawn.name, &drawn.text)?;
            bouton::graph::as_argument(&drawn.name, &list)?
        }
        "hackenbush" if words.len() == 1 => {
            let graph = bouton::graph::read(&drawn.name, &drawn.text, args.ground.as_deref())?;
            bouton::graph::as_position(&graph)
        }
        "hackenbush" => {
            let message = say(phrases::options::TWO_POSITIONS);
            return Err(Complaint::new("two-positions", message).into());
        }
        _ if board_text(game).is_some() => {
            let list = bouton::graph::read_undirected(&drawn.name, &drawn.text)?;
            bouton::graph::as_board(&list)
        }
        _ => {
            return Err(Complaint::new("no-graph", tell(&phrases::options::no_graph(game))).into());
        }
    };
    Ok((words, Some(attached)))
}

/// Text of the game on a board that a word names.
pub(crate) fn board_text(game: &str) -> Option<String> {
    if let Some(text) = bouton::boards::text(game) {
        return Some(text.into());
    }
    let text = bouton::question::is_path(game).then(|| read::file(Path::new(game)).ok())?;
    text.filter(|text| bouton::boards::is_board(text))
}

/// The text with its lines joined by blanks.
fn one_line(text: &str) -> String {
    text.trim().replace(['\n', '\r', '\t'], " ")
}

/// Text of a file, or of stdin for `-`.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    if path.as_os_str() == "-" {
        return read_stdin();
    }
    Ok(read::file(path)?)
}

fn read_stdin() -> Result<String, Failure> {
    Ok(interrupt::while_waiting(|| read::stream(say(phrases::files::STDIN), io::stdin()))?)
}

/// A question about a whole game. `-` in place of the game is the text of a game on stdin.
pub(crate) fn about_game(words: &[String], context: &mut Context) -> Result<Question, Failure> {
    match words.split_first() {
        Some((first, rest)) if first == "-" => {
            let text = read_stdin()?;
            context.read(|workbench| workbench.add("-", &text))?;
            let mut words = vec![first.clone()];
            words.extend(expanded(rest)?);
            Ok(Question::of_words(words))
        }
        _ => Ok(Question::of_words(expanded(words)?)),
    }
}

/// Prints warnings about a game's text on stderr.
pub(crate) fn warn(game: &Game) {
    game.warnings.iter().for_each(warn_of);
}

/// Prints a warning on stderr.
pub(crate) fn warn_of(warning: &Problem) {
    complain(&(Complaint::from_problem(warning).render() + "\n"));
}
