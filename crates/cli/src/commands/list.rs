//! `bouton list`: the catalogue.

use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::pretty::Fields;
use crate::progress::Counted;
use crate::speech::say;
use crate::terminal::{STRONG, painted};
use bouton::ops::{Catalogue, Response};
use rules::Ruleset;
use std::io::Write;

/// Prints the catalogue by family, in order of first occurrence.
pub(crate) fn run(context: &mut Context) -> Result<Exit, Failure> {
    let listed = context.run(Catalogue::default(), Counted::Time)?;
    if context.json {
        context.write_json(&listed.data(context.lang))?;
        return Ok(Exit::Answered);
    }
    let games: Vec<&Ruleset> = listed.games.iter().map(|game| &*game.ruleset).collect();
    let mut families: Vec<Option<&str>> = Vec::new();
    for game in &games {
        if !families.contains(&game.family.as_deref()) {
            families.push(game.family.as_deref());
        }
    }
    for (index, family) in families.iter().enumerate() {
        let mut fields = Fields::default();
        for game in games.iter().filter(|game| game.family.as_deref() == *family) {
            fields.add(game.name.as_str(), game.title(context.lang));
        }
        let gap = if index == 0 { "" } else { "\n" };
        let heading = words::family(*family);
        write!(context.out, "{gap}{}\n{}", painted(STRONG, heading.get(context.lang)), fields.render())?;
    }
    let mut fields = Fields::default();
    for game in &listed.boards {
        fields.add(game.file.name.as_str(), game.file.title.get(context.lang));
    }
    let heading = painted(STRONG, say(phrases::list::BOARDS));
    write!(context.out, "\n{heading}\n{}", fields.render())?;
    let hint = say(phrases::list::HINT);
    writeln!(context.out, "\n{hint}")?;
    Ok(Exit::Answered)
}
