//! `bouton discover`: claims that the rules of a game imply.

use super::fmt::unwritable;
use super::{drawing, emitted};
use crate::args::DiscoverArgs;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::speech::{lang, say};
use crate::{pretty, question};
use bouton::discover::{self, Discoveries, Goal, Wanted};
use bouton::export::{Format, write_automaton};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// How long is looked if nobody says how long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Looks for claims, and prints what was found.
pub(crate) fn run(args: &DiscoverArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    question::without_position(
        &query,
        say("a claim is about all positions: leave it out", "论断针对所有局面：请去掉它"),
    )?;
    let variant = context.workbench.variant(&query, args.convention.asked())?;
    question::warn(variant.game());
    let mut limits = context.limits_of(Counted::Candidates);
    if limits.deadline.is_none() {
        limits = limits.with_time(PATIENCE);
    }
    let wanted = Wanted {
        size: args.size.map(|size| size as usize),
        goal: args.values.then_some(Goal::Values),
        upto: args.upto,
        free: discover::free(&variant, &query.given()),
    };
    let found = discover::discover(&variant, &wanted, &limits);
    context.finish_progress();
    let found = found?;
    let exit = if found.is_proved() { Exit::Answered } else { Exit::Limit };
    if let Some(out) = &args.out {
        draw(&found, out)?;
    }
    let data = context.json.then(|| serde_json::to_value(found.spoken(context.lang)).unwrap_or_default());
    let said = pretty::discoveries(&found);
    if let Some(wanted) = args.emit.emit {
        let write = |language, lang| discover::program(&variant, &found, language, lang);
        return emitted::program(wanted, write, &said, data, exit, context);
    }
    match data {
        Some(data) => context.write_json(&data)?,
        None => write!(context.out, "{said}")?,
    }
    Ok(exit)
}

/// Writes the drawing of the first automaton.
fn draw(found: &Discoveries, out: &Path) -> Result<(), Failure> {
    let name = out.to_string_lossy();
    let wrong = |code, en: &'static str, zh: &'static str| {
        Err(Complaint::new(code, format!("`{name}`{}", say(en, zh))).into())
    };
    let format = Format::of(out);
    let extension = out.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
    let dot = matches!(extension.as_deref(), Some("dot" | "gv"));
    if !dot && !matches!(format, Some(Format::Svg | Format::Png)) {
        return wrong(
            "unknown-format",
            " does not end in .svg, .png or .dot",
            " 不以 .svg、.png 或 .dot 结尾",
        );
    }
    let Some(automaton) = found.findings.iter().find_map(|finding| finding.automaton.as_ref()) else {
        return wrong(
            "nothing-to-draw",
            ": nothing was proved that could be drawn",
            "：没有可以画出的已证结果",
        );
    };
    let mut text = vec![];
    let drawn = if dot {
        automaton.table.to_dot().map(|dot| text.extend(dot.into_bytes())).is_some()
    } else {
        write_automaton(&automaton.table, &automaton.title, &automaton.names, lang(), &mut text)?
    };
    if !drawn {
        return wrong("too-large", ": the automaton is too large to be drawn", "：自动机太大，无法画出");
    }
    if format == Some(Format::Png) {
        return drawing::write_png(&String::from_utf8_lossy(&text), &automaton.title, out);
    }
    std::fs::write(out, text).map_err(|error| unwritable(&name, &error))
}
