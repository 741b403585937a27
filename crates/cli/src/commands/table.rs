//! `bouton table`: all positions in a box, as text or as a file.

use crate::args::TableArgs;
use crate::commands::divided;
use crate::commands::drawing::{of_tables, other_extension};
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::question;
use crate::speech::{lang, say, tell};
use crate::terminal::{DRAW, FAINT, LOST, WRONG, complain, painted};
use bouton::draw::{self, Content, Format, Grid, Ink, Layout, write_text};
use bouton::ops::{self, Cells, Response, Table};
use bouton::reason::Ground;
use bouton::{Evidence, table};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use words::legend;

/// A larger table is kept in a file while it is filled.
const KEPT: u64 = 16 << 20;

/// Fills the table and prints or writes it.
pub(crate) fn run(args: &TableArgs, context: &mut Context) -> Result<Exit, Failure> {
    divided::readable(&args.fleet, &args.question)?;
    let question = question::about_game(&args.question, context)?.under(args.convention.asked());
    let format = args.out.as_deref().map(format).transpose()?;
    let mut request = Table {
        what: args.what,
        claim: args.claim,
        checkpoint: args.checkpoint.clone(),
        ..Table::of(question)
    };
    let mut inner = context.operating(Counted::Positions);
    if let Some(done) = divided::work(&args.fleet, &mut request, &mut inner, context) {
        return done;
    }
    let kept = match &args.out {
        Some(out) => beside(&request, format, out, &mut inner)?,
        None => None,
    };
    request.checkpoint = request.checkpoint.or(kept.clone());
    let checkpoint = request.checkpoint.clone();
    let divided = divided::divide(&args.fleet, &mut request, &mut inner)?;
    let filled = context.run_in(request, &mut inner);
    let filled = filled.map_err(|failure| halted(failure, checkpoint.as_deref()));
    let filled = filled.map_err(|failure| divided.leave(failure))?;
    divided.filled();
    if !divided.answers() {
        return Ok(Exit::Answered);
    }
    let lost = filled.lost() + divided.lost;
    if let Some(path) = checkpoint.filter(|_| lost > 0) {
        warn_of_damage(lost, &path);
    }
    match (args.out.as_deref().zip(format), context.json) {
        (Some((out, format)), json) => {
            filled.with_grid(|grid| write_file(grid, format, out))?;
            if json {
                let mut data = filled.summary();
                data["out"] = out.to_string_lossy().into();
                context.write_json(&data)?;
            }
        }
        (None, true) => context.write_json(&filled.data(context.lang))?,
        (None, false) => {
            filled.with_grid(|grid| print(grid, args.wrap, context))?;
            if let Some(citation) = filled.theorem() {
                let ground = Ground::Citation { citation: citation.into(), value_is_computed: false };
                let known = phrases::evidence::sentence(&Evidence::Theorem(ground));
                writeln!(context.out, "\n{}", painted(FAINT, tell(&known)))?;
            }
        }
    }
    if let Some(kept) = kept {
        drop(filled);
        // A remaining file is harmless: the same command resumes from it.
        let _ = std::fs::remove_file(kept);
    }
    Ok(Exit::Answered)
}

/// Checkpoint of long work with an output file, beside that file; complains of a table that the format cannot hold.
fn beside(
    request: &Table,
    format: Option<Format>,
    out: &Path,
    context: &mut ops::Context,
) -> Result<Option<PathBuf>, Failure> {
    let axes = request.axes(context)?;
    if let Some(format) = format {
        draw::allows(&axes, format)?;
    }
    let long = request.checkpoint.is_none() && bytes(&table::extents(&axes), request.cells()) >= KEPT;
    Ok(long.then(|| PathBuf::from(format!("{}.checkpoint", out.display()))))
}

/// Approximate number of bytes of a table.
fn bytes(extents: &[u64], what: Cells) -> u64 {
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    match what {
        Cells::Outcome => cells / 4,
        Cells::Value | Cells::Claim => cells.saturating_mul(2),
    }
}

/// Warns on stderr that a file was damaged.
fn warn_of_damage(lost: u64, path: &Path) {
    let message = phrases::table::damaged(&path.to_string_lossy(), lost);
    let help = say(phrases::table::RECOMPUTED);
    let warning =
        Complaint { warning: true, ..Complaint::new("damaged-checkpoint", tell(&message)).help(help) };
    complain(&(warning.render() + "\n"));
}

/// Failure of a table; with a checkpoint it says that the work can be resumed.
fn halted(failure: ops::Failure, checkpoint: Option<&Path>) -> Failure {
    let ops::Failure::Stopped { reason, positions } = failure else { return failure.into() };
    let path = checkpoint.map(Path::to_string_lossy);
    let done = phrases::table::halted(positions, reason, path.as_deref());
    Failure::Stopped { reason, done }
}

fn format(out: &Path) -> Result<Format, Failure> {
    Format::of(out).ok_or_else(|| other_extension(out, &of_tables()))
}

fn write_file(grid: &Grid<'_>, format: Format, out: &Path) -> Result<(), Failure> {
    let name = out.to_string_lossy();
    let file = File::create(out).map_err(|error| unwritable(&name, &error))?;
    let mut file = BufWriter::new(file);
    match draw::write(grid, format, &legend::table(), lang(), &mut file) {
        Err(draw::ExportError::Write(error)) => Err(unwritable(&name, &error)),
        other => Ok(other?),
    }
}

fn print(grid: &Grid<'_>, wrap: u64, context: &mut Context) -> Result<(), Failure> {
    let [drawn, gaps, unclaimed, wrong] = [const { std::cell::Cell::new(false) }; 4];
    let paint = |ink: Ink, piece: &str| match ink {
        Ink::Label => painted(FAINT, piece),
        Ink::Lost => painted(LOST, piece),
        Ink::Draw => {
            drawn.set(true);
            painted(DRAW, piece)
        }
        Ink::Won => piece.to_owned(),
        Ink::Unclaimed => {
            unclaimed.set(true);
            painted(FAINT, piece)
        }
        Ink::Wrong => {
            wrong.set(true);
            painted(WRONG, piece)
        }
        Ink::None => {
            gaps.set(true);
            piece.to_owned()
        }
    };
    write_text(grid, &Layout { wrap, paint: &paint }, &mut context.out)?;
    let mut legend = Vec::new();
    if grid.content() != Content::Value {
        legend.push(say(phrases::table::OUTCOMES));
    }
    if drawn.get() {
        legend.push(say(phrases::table::DRAWS));
    }
    if unclaimed.get() {
        legend.push(say(phrases::table::UNCLAIMED));
    }
    if wrong.get() {
        legend.push(say(phrases::table::WRONG));
    }
    if gaps.get() {
        legend.push(say(phrases::table::VACANT));
    }
    if !legend.is_empty() {
        writeln!(context.out, "\n{}", painted(FAINT, &legend.join("   ")))?;
    }
    Ok(())
}
