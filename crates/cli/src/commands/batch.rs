//! `bouton solve --batch`: a JSON query on each line, a JSON answer on each line, in order, as they come.
//!
//! A line that cannot be answered gets an object with the key `error`; the lines after it are answered all the same.

use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::{lang, say};
use crate::{interrupt, question};
use rules::{Convention, Lang};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

/// The most bytes of a line.
const LONGEST: u64 = 64 << 20;

/// A line of a batch.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    game: String,
    #[serde(default)]
    params: BTreeMap<String, Param>,
    position: String,
    #[serde(default)]
    convention: Option<ConventionName>,
}

/// A parameter's value: text as on the command line, or a number.
#[derive(Deserialize)]
#[serde(untagged)]
enum Param {
    Text(String),
    Number(u64),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ConventionName {
    Normal,
    Misere,
}

/// A query as the words of a question.
pub(crate) struct Asked {
    /// Game, parameters, position.
    pub(crate) words: Vec<String>,
    /// The convention, if one is asked for.
    pub(crate) convention: Option<Convention>,
}

/// Answers every line of a file or of stdin; exit status 2 if a line was wrong, 3 if one hit a limit.
pub(crate) fn run(
    path: &Path,
    context: &mut Context,
    mut answer: impl FnMut(&Asked, &mut Context) -> Result<(Value, Exit), Failure>,
) -> Result<Exit, Failure> {
    let mut input: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| question::unreadable(&path.to_string_lossy(), &error))?;
        Box::new(BufReader::new(file))
    };
    let mut exit = Exit::Answered;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = interrupt::while_waiting(|| input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line));
        let read = read.map_err(|error| question::unreadable(&path.to_string_lossy(), &error))?;
        if read == 0 {
            return Ok(exit);
        }
        let asked = if read as u64 > LONGEST {
            skip_line(&mut input)?;
            Err(malformed(say("the line is too long", "这一行太长")))
        } else {
            parse(&line)
        };
        let result = asked.and_then(|asked| answer(&asked, context));
        let (value, how) = match result {
            Ok(answered) => answered,
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) => (failure.json(), failure.exit()),
        };
        exit = if how.status() > exit.status() { how } else { exit };
        context.write_json(&value)?;
        context.out.flush()?;
    }
}

/// Reads on to the end of a line that is too long.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, done) = match end {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn parse(line: &[u8]) -> Result<Asked, Failure> {
    let query: Query = serde_json::from_slice(line).map_err(|error| malformed(&error.to_string()))?;
    let mut words = vec![query.game];
    for (name, value) in query.params {
        let value = match value {
            Param::Text(text) => text,
            Param::Number(number) => number.to_string(),
        };
        words.push(format!("{name}={value}"));
    }
    words.push(query.position);
    let convention = query.convention.map(|name| match name {
        ConventionName::Normal => Convention::Normal,
        ConventionName::Misere => Convention::Misere,
    });
    Ok(Asked { words, convention })
}

fn malformed(reason: &str) -> Failure {
    let message = match lang() {
        Lang::En => format!("the line is not a query: {reason}"),
        Lang::Zh => format!("这一行不是查询：{reason}"),
    };
    let help = say(
        "write {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
        "请写 {\"game\": \"bash\", \"params\": {\"m\": \"3\"}, \"position\": \"21\"}",
    );
    Complaint::new("malformed-query", message).help(help).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_becomes_the_words_of_a_question() {
        let line = br#"{"game":"bash","params":{"m":3,"k":"1,2"},"position":"21 7","convention":"misere"}"#;
        let asked = parse(line).expect("a query");
        assert_eq!(asked.words, ["bash", "k=1,2", "m=3", "21 7"]);
        assert_eq!(asked.convention, Some(Convention::Misere));
    }

    #[test]
    fn what_is_no_query_is_refused() {
        for line in
            ["", "nim 3", "[]", "{}", r#"{"game":"nim","position":[3]}"#, r#"{"game":"nim","pos":"3"}"#]
        {
            assert!(parse(line.as_bytes()).is_err(), "{line}");
        }
    }
}
