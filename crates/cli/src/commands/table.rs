//! `bouton table`: all positions in a box, as text or as a file.

use crate::args::TableArgs;
use crate::commands::drawing::other_extension;
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::progress::Counted;
use crate::question;
use crate::speech::{lang, say};
use crate::terminal::{DRAW, FAINT, LOST, complain, painted};
use bouton::draw::{self, Content, Format, Grid, Ink, Layout, write_text};
use bouton::ops::{self, Cells, Operation, Response, Table};
use bouton::table;
use rules::{Lang, Text};
use solve::StopReason;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use words::legend;

/// A larger table is kept in a file while it is filled.
const KEPT: u64 = 16 << 20;

/// Fills the table and prints or writes it.
pub(crate) fn run(args: &TableArgs, context: &mut Context) -> Result<Exit, Failure> {
    let question = question::about_game(&args.question, context)?.under(args.convention.asked());
    let format = args.out.as_deref().map(format).transpose()?;
    let mut request = Table { what: args.what, checkpoint: args.checkpoint.clone(), ..Table::of(question) };
    let mut inner = context.operating(Counted::Positions);
    let kept = match &args.out {
        Some(out) => beside(&request, format, out, &mut inner)?,
        None => None,
    };
    request.checkpoint = request.checkpoint.or(kept.clone());
    let checkpoint = request.checkpoint.clone();
    let opened = request.open(&mut inner);
    inner.warnings.iter().for_each(question::warn_of);
    let filled = opened.and_then(|work| work(&mut inner));
    context.finish_progress();
    let filled = filled.map_err(|failure| halted(failure, checkpoint.as_deref()))?;
    if let Some(path) = checkpoint.filter(|_| filled.lost() > 0) {
        warn_of_damage(filled.lost(), &path);
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
        (None, false) => filled.with_grid(|grid| print(grid, args.wrap, context))?,
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
    let (_, axes) = request.shape(context)?;
    if let Some(format) = format {
        draw::allows(&axes, format)?;
    }
    let long = request.checkpoint.is_none() && bytes(&table::extents(&axes), request.what) >= KEPT;
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
    let name = path.to_string_lossy();
    let message = match lang() {
        Lang::En => format!("`{name}` was damaged: {lost} positions in it were not as they had been written"),
        Lang::Zh => format!("`{name}` 已损坏：其中 {lost} 个局面与写入时不同"),
    };
    let help = say("they have been computed again; the table is whole", "这些局面已重新计算，表是完整的");
    let warning = Complaint { warning: true, ..Complaint::new("damaged-checkpoint", message).help(help) };
    complain(&(warning.render() + "\n"));
}

/// Failure of a table; with a checkpoint it says that the work can be resumed.
fn halted(failure: ops::Failure, checkpoint: Option<&Path>) -> Failure {
    let ops::Failure::Stopped { reason, positions } = failure else { return failure.into() };
    let mut done = Text {
        en: format!("{positions} positions were done."),
        zh: format!("已完成 {positions} 个局面。"),
    };
    match checkpoint {
        Some(path) => {
            let path = path.to_string_lossy();
            done.en.push_str(&format!(" They are kept in `{path}`; the same command goes on from there."));
            done.zh.push_str(&format!("已存入 `{path}`，重复同一命令即可续算。"));
        }
        None if reason == StopReason::Memory => {
            done.en.push_str(" With `--checkpoint FILE` the table is kept in a file instead of memory.");
            done.zh.push_str("加上 `--checkpoint 文件`，表会存入文件而不占内存。");
        }
        None => {
            done.en.push_str(
                " With `--checkpoint FILE` they are kept, and the same command goes on from there.",
            );
            done.zh.push_str("加上 `--checkpoint 文件` 即会保存，重复同一命令即可续算。");
        }
    }
    Failure::Stopped { reason, done }
}

fn format(out: &Path) -> Result<Format, Failure> {
    Format::of(out).ok_or_else(|| {
        let name = out.to_string_lossy();
        Complaint::new("unknown-format", other_extension(&name, &[])).into()
    })
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
    let (drawn, gaps) = (std::cell::Cell::new(false), std::cell::Cell::new(false));
    let paint = |ink: Ink, piece: &str| match ink {
        Ink::Label => painted(FAINT, piece),
        Ink::Lost => painted(LOST, piece),
        Ink::Draw => {
            drawn.set(true);
            painted(DRAW, piece)
        }
        Ink::Won => piece.to_owned(),
        Ink::None => {
            gaps.set(true);
            piece.to_owned()
        }
    };
    write_text(grid, &Layout { wrap, paint: &paint }, &mut context.out)?;
    let mut legend = Vec::new();
    if grid.content() == Content::Outcome {
        legend.push(say("P: the mover loses   .: the mover wins", "P 先手必败   . 先手必胜"));
    }
    if drawn.get() {
        legend.push(say("D: a draw", "D 平局"));
    }
    if gaps.get() {
        legend.push(say("blank: no position", "空白 不是局面"));
    }
    if !legend.is_empty() {
        writeln!(context.out, "\n{}", painted(FAINT, &legend.join("   ")))?;
    }
    Ok(())
}
