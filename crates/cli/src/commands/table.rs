//! `bouton table`: all positions in a box, as text or as a file.

use crate::args::{TableArgs, What};
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::question;
use crate::speech::{lang, say};
use crate::terminal::{DRAW, FAINT, LOST, complain, painted};
use bouton::draw::{self, Content, Format, Grid, Ink, Layout, write_text};
use bouton::{Problem, Variant, table};
use rules::{Lang, Text};
use solve::table::{Backing, Want};
use solve::{Halt, StopReason};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// A larger table is kept in a file while it is filled.
const KEPT: u64 = 16 << 20;

/// Fills the table and prints or writes it.
pub(crate) fn run(args: &TableArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    let variant = context.read(|workbench| workbench.variant(&query, args.convention.asked()))?;
    question::warn(variant.game());
    let places: Vec<_> = query.positions().collect();
    let axes = table::axes(&variant, query.source(), &places)?;
    let format = args.out.as_deref().map(format).transpose()?;
    if let Some(format) = format {
        draw::allows(&axes, format)?;
    }
    let want = match args.what {
        What::Outcome => Want::Outcomes,
        What::Value => Want::Values,
    };
    // Long work with an output file is checkpointed beside that file.
    let kept = args
        .out
        .as_deref()
        .filter(|_| args.checkpoint.is_none() && bytes(&table::extents(&axes), want) >= KEPT);
    let kept = kept.map(|out| PathBuf::from(format!("{}.checkpoint", out.display())));
    let checkpoint = args.checkpoint.as_ref().or(kept.as_ref());
    let backing = match checkpoint {
        None => Backing::Memory,
        Some(path) => Backing::File { path: path.clone(), identity: variant.identity().into_bytes() },
    };
    let limits = context.limits();
    let filled = table::fill(&variant, &axes, want, backing, &limits);
    context.finish_progress();
    let filled = filled.map_err(|halt| halted(&variant, halt, checkpoint.map(PathBuf::as_path)))?;
    if let Some(path) = checkpoint.filter(|_| filled.lost() > 0) {
        warn_of_damage(filled.lost(), path);
    }
    let standing = table::Standing::new(&variant, &filled);
    let grid = Grid::new(table::title(&variant), Content::of(&filled), axes, &standing);
    match (args.out.as_deref().zip(format), context.json) {
        (Some((out, format)), _) => {
            write_file(&grid, format, out)?;
            if context.json {
                context.write_json(&table::summary(&variant, &grid, Some(out)))?;
            }
        }
        (None, true) => {
            let mut object = table::summary(&variant, &grid, None);
            object["cells"] = table::cells(&grid);
            context.write_json(&object)?;
        }
        (None, false) => print(&grid, args.wrap, context)?,
    }
    if let Some(kept) = kept {
        drop(filled);
        // A remaining file is harmless: the same command resumes from it.
        let _ = std::fs::remove_file(kept);
    }
    Ok(Exit::Answered)
}

/// Approximate number of bytes of a table.
fn bytes(extents: &[u64], want: Want) -> u64 {
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    match want {
        Want::Outcomes => cells / 4,
        Want::Values => cells.saturating_mul(2),
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

/// Failure for a halt; with a checkpoint it says that the work can be resumed.
fn halted(variant: &Variant, halt: Halt, checkpoint: Option<&Path>) -> Failure {
    let (reason, positions) = match halt {
        Halt::Refused(refusal) => return variant.refused(refusal).into(),
        Halt::File(flaw) => return Problem::checkpoint(flaw).into(),
        Halt::Stopped { reason, positions } => (reason, positions),
    };
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
        let message = match lang() {
            Lang::En => format!("`{name}` does not end in .csv, .npy, .png or .svg"),
            Lang::Zh => format!("`{name}` 不以 .csv、.npy、.png 或 .svg 结尾"),
        };
        Complaint::new("unknown-format", message).into()
    })
}

fn write_file(grid: &Grid<'_>, format: Format, out: &Path) -> Result<(), Failure> {
    let name = out.to_string_lossy();
    let file = File::create(out).map_err(|error| unwritable(&name, &error))?;
    let mut file = BufWriter::new(file);
    match draw::write(grid, format, lang(), &mut file) {
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
