//! The words of a question; `@FILE` and `-` stand for the words in a file or on stdin.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::Failure;
use crate::interrupt;
use crate::speech::{lang, say};
use crate::terminal::complain;
use bouton::{Game, Query};
use rules::Lang;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// The most bytes read from a file that holds a question or a game.
const LARGEST: u64 = 256 << 20;

/// The words with files put in their places.
pub(crate) fn expanded(words: &[String]) -> Result<Vec<String>, Failure> {
    let mut expanded = Vec::with_capacity(words.len());
    for word in words {
        match word.strip_prefix('@') {
            Some(path) => expanded.push(one_line(&read(Path::new(path))?)),
            None if word == "-" => expanded.push(one_line(&read_stdin()?)),
            None => expanded.push(word.clone()),
        }
    }
    Ok(expanded)
}

/// The text with its lines joined by blanks.
fn one_line(text: &str) -> String {
    text.trim().replace(['\n', '\r', '\t'], " ")
}

/// The text of a file, or of stdin for `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    if path.as_os_str() == "-" {
        return read_stdin();
    }
    let name = path.to_string_lossy();
    let file = File::open(path).map_err(|error| unreadable(&name, &error))?;
    text(&name, file)
}

fn read_stdin() -> Result<String, Failure> {
    interrupt::while_waiting(|| text(say("stdin", "标准输入"), io::stdin()))
}

fn text(name: &str, input: impl Read) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    input.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > LARGEST {
        let message = match lang() {
            Lang::En => format!("`{name}` is larger than {} MiB", LARGEST >> 20),
            Lang::Zh => format!("`{name}` 超过 {} MiB", LARGEST >> 20),
        };
        return Err(Complaint::new("large-file", message).into());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count();
        let message = match lang() {
            Lang::En => format!("`{name}` is not valid UTF-8: line {line}, byte {at}"),
            Lang::Zh => format!("`{name}` 不是合法的 UTF-8：第 {line} 行，第 {at} 字节"),
        };
        let help = say("save the file in the encoding UTF-8", "请以 UTF-8 编码保存文件");
        Complaint::new("invalid-utf8", message).help(help).into()
    })
}

/// A file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Failure {
    let missing = error.kind() == io::ErrorKind::NotFound;
    let code = if missing { "missing-file" } else { "unreadable-file" };
    let message = match (missing, lang()) {
        (true, Lang::En) => format!("there is no file `{name}`"),
        (true, Lang::Zh) => format!("没有文件 `{name}`"),
        (false, Lang::En) => format!("`{name}` cannot be read: {error}"),
        (false, Lang::Zh) => format!("无法读取 `{name}`：{error}"),
    };
    Complaint::new(code, message).into()
}

/// A question about a game as a whole. `-` in the place of the game is the text of a game on stdin.
pub(crate) fn about_game(words: &[String], context: &Context) -> Result<Query, Failure> {
    match words.split_first() {
        Some((first, rest)) if first == "-" => {
            game(first, context)?;
            let mut words = vec![first.clone()];
            words.extend(expanded(rest)?);
            Ok(Query::of_words(&words)?)
        }
        _ => Ok(Query::of_words(&expanded(words)?)?),
    }
}

/// The game of this name or in this file, `-` for stdin. Warnings about its text are said on stderr.
pub(crate) fn game(reference: &str, context: &Context) -> Result<Arc<Game>, Failure> {
    let game = match reference {
        "-" => context.workbench.add("-", &read_stdin()?)?,
        _ => context.workbench.game(reference)?,
    };
    warn(&game);
    Ok(game)
}

/// Says on stderr what is odd about a game's text.
pub(crate) fn warn(game: &Game) {
    for warning in &game.warnings {
        complain(&(Complaint::from_problem(warning).render() + "\n"));
    }
}
