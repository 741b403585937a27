//! `bouton identify`: known games with some values, or with the rules of a game.

use crate::args::IdentifyArgs;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::{pretty, question};
use bouton::ops::{Identify, Question, Response};
use std::io::Write;
use std::path::Path;

/// Looks for the games, and prints them.
pub(crate) fn run(args: &IdentifyArgs, context: &mut Context) -> Result<Exit, Failure> {
    let request = match args.game.as_slice() {
        [one] if holds_values(one) => {
            let values = Some(question::text(Path::new(one))?);
            Identify { values, name: Some(one.clone()), ..Identify::of(Question::default()) }
        }
        words => Identify::of(Question::of_words(question::expanded(words)?)),
    };
    let known = context.run(request, Counted::Time)?;
    if context.json {
        context.write_json(&known.data(context.lang))?;
    } else {
        write!(context.out, "{}", pretty::identity(&known))?;
    }
    Ok(known.status())
}

/// Stdin, and files that are no games.
fn holds_values(word: &str) -> bool {
    let path = Path::new(word);
    word == "-" || path.is_file() && path.extension().is_none_or(|extension| extension != "game")
}
