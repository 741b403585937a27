//! `bouton table`: all positions in a box, as text or as a file.

use crate::args::{TableArgs, What};
use crate::commands::fmt::unwritable;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::question;
use crate::ranges::{self, Typed};
use crate::speech::{lang, say};
use crate::terminal::{DRAW, FAINT, LOST, painted};
use bouton::export::{self, Axis, Content, Format, Grid, Ink, Layout, write_text};
use bouton::{Problem, Variant};
use rules::{Form, Lang, Text};
use serde_json::{Value, json};
use solve::table::{Backing, Table, Want, searched, table};
use solve::{Halt, Refusal};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// A table of more bytes is kept in a file while it grows.
const KEPT: u64 = 16 << 20;

/// Fills the table and prints or writes it.
pub(crate) fn run(args: &TableArgs, context: &mut Context) -> Result<Exit, Failure> {
    let query = question::about_game(&args.question, context)?;
    let variant = context.workbench.variant(&query, args.convention.asked())?;
    question::warn(variant.game());
    let places: Vec<_> = query.positions().collect();
    let ranges = ranges::read(query.source(), &places).map_err(Failure::Wrong)?;
    let axes = axes(&variant, &ranges)?;
    let format = args.out.as_deref().map(format).transpose()?;
    if let Some(format) = format {
        export::allows(&axes, format)?;
    }
    let want = match args.what {
        What::Outcome => Want::Outcomes,
        What::Value => Want::Values,
    };
    let extents: Vec<u64> = axes.iter().map(|axis| axis.last() + 1).collect();
    // What takes long to fill and goes into a file is kept beside that file while it grows.
    let kept = args.out.as_deref().filter(|_| args.checkpoint.is_none() && bytes(&extents, want) >= KEPT);
    let kept = kept.map(|out| PathBuf::from(format!("{}.checkpoint", out.display())));
    let checkpoint = args.checkpoint.as_ref().or(kept.as_ref());
    let backing = match checkpoint {
        None => Backing::Memory,
        Some(path) => Backing::File { path: path.clone(), identity: variant.identity().into_bytes() },
    };
    let limits = context.limits();
    let filled = match table(variant.instance(), &extents, want, backing, &limits) {
        // What a table finds no order for may still be searched, position by position.
        Err(Halt::Refused(Refusal::NoOrder | Refusal::LeavesBox { .. })) => {
            searched(variant.instance(), &extents, want, variant.instance().draws_declared(), &limits)
        }
        filled => filled,
    };
    context.finish_progress();
    let filled = filled.map_err(|halt| halted(&variant, halt, checkpoint.map(PathBuf::as_path)))?;
    let grid = Grid::new(title(&variant), Content::of(&filled), axes, &filled);
    match (args.out.as_deref().zip(format), context.json) {
        (Some((out, format)), _) => {
            write_file(&grid, format, out)?;
            if context.json {
                context.write_json(&summary(&variant, &grid, &filled, Some(out)))?;
            }
        }
        (None, true) => {
            let mut object = summary(&variant, &grid, &filled, None);
            object["cells"] = cells(&grid);
            context.write_json(&object)?;
        }
        (None, false) => print(&grid, args.wrap, context)?,
    }
    if let Some(kept) = kept {
        drop(filled);
        // A file that is left over does no harm: the same command takes it up.
        let _ = std::fs::remove_file(kept);
    }
    Ok(Exit::Answered)
}

/// About how many bytes a table takes.
fn bytes(extents: &[u64], want: Want) -> u64 {
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    match want {
        Want::Outcomes => cells / 4,
        Want::Values => cells.saturating_mul(2),
    }
}

/// The axes that the ranges ask for, one for each number of a position.
fn axes(variant: &Variant, ranges: &[Typed]) -> Result<Vec<Axis>, Failure> {
    let names = variant.coordinates();
    if let Form::Tuple(arity) = variant.form()
        && arity != ranges.len()
    {
        let example = vec!["0..20"; arity].join(" ");
        let (game, given) = (&variant.game().reference, ranges.len());
        let of_sum = arity == 1 && ranges.len() > 1;
        let (message, help) = match lang() {
            Lang::En => (
                format!("ranges given: {given}; numbers in a position of {game}: {arity}"),
                match of_sum {
                    true => format!(
                        "write `bouton table {game} {example}`; several heaps are a sum: for a table of two write a game \
                     of two numbers into a file, with a rule for each, `(a, b) -> (c, b) where …`"
                    ),
                    false => format!("write `bouton table {game} {example}`"),
                },
            ),
            Lang::Zh => (
                format!("给出了 {given} 个范围，而 {game} 的局面有 {arity} 个数"),
                match of_sum {
                    true => format!(
                        "请写 `bouton table {game} {example}`；多堆是和：若要两堆的表，请在文件中写一个两个数的游戏，\
                     每堆一条规则，如 `(a, b) -> (c, b) where …`"
                    ),
                    false => format!("请写 `bouton table {game} {example}`"),
                },
            ),
        };
        return Err(Complaint::new("wrong-number-of-ranges", message).help(help).into());
    }
    let name = |index: usize| names.get(index).cloned().unwrap_or_else(|| format!("x{}", index + 1));
    Ok(ranges.iter().enumerate().map(|(index, range)| range.axis(&name(index))).collect())
}

/// What a picture is called: the title, and the parameters.
fn title(variant: &Variant) -> Text {
    let parameters = variant.name().strip_prefix(&*variant.game().reference).unwrap_or_default();
    let title = |lang| format!("{}{parameters}", variant.ruleset().title(lang));
    Text { en: title(Lang::En), zh: title(Lang::Zh) }
}

/// The failure that a halt amounts to; with a checkpoint the work can be taken up again.
fn halted(variant: &Variant, halt: Halt, checkpoint: Option<&Path>) -> Failure {
    let (reason, positions) = match halt {
        Halt::Refused(refusal) => return variant.refused(refusal).into(),
        Halt::File(reason) => return Problem::checkpoint(reason).into(),
        Halt::Stopped { reason, positions } => (reason, positions),
    };
    let mut done = Text {
        en: format!("{positions} positions were done."),
        zh: format!("已完成 {positions} 个局面。"),
    };
    if let Some(path) = checkpoint {
        let path = path.to_string_lossy();
        done.en.push_str(&format!(" They are kept in `{path}`; the same command goes on from there."));
        done.zh.push_str(&format!("已存入 `{path}`，重复同一命令即可续算。"));
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
    match export::write(grid, format, lang(), &mut file) {
        Err(export::ExportError::Write(error)) => Err(unwritable(&name, &error)),
        other => Ok(other?),
    }
}

fn print(grid: &Grid<'_>, wrap: u64, context: &mut Context) -> Result<(), Failure> {
    let drawn = std::cell::Cell::new(false);
    let paint = |ink: Ink, piece: &str| match ink {
        Ink::Label => painted(FAINT, piece),
        Ink::Lost => painted(LOST, piece),
        Ink::Draw => {
            drawn.set(true);
            painted(DRAW, piece)
        }
        Ink::Won => piece.to_owned(),
    };
    write_text(grid, &Layout { wrap, paint: &paint }, &mut context.out)?;
    if grid.content() == Content::Outcome {
        let draw = if drawn.get() { say("   D: a draw", "   D 平局") } else { "" };
        let legend = say("P: the mover loses   .: the mover wins", "P 先手必败   . 先手必胜");
        writeln!(context.out, "\n{}", painted(FAINT, &format!("{legend}{draw}")))?;
    }
    Ok(())
}

/// What a table is about, as data.
fn summary(variant: &Variant, grid: &Grid<'_>, table: &Table, out: Option<&Path>) -> Value {
    let axis = |axis: &Axis| json!({ "name": axis.name, "first": axis.first(), "last": axis.last(), "fixed": axis.is_fixed() });
    json!({
        "game": variant.name(),
        "what": if grid.content() == Content::Outcome { "outcome" } else { "value" },
        "axes": grid.axes().iter().map(axis).collect::<Vec<_>>(),
        "positions": table.positions(),
        "out": out.map(|path| path.to_string_lossy()),
        "evidence": { "kind": "computed" },
    })
}

/// The cells as nested lists, the last coordinate innermost.
fn cells(grid: &Grid<'_>) -> Value {
    let cell = |&cell: &u64| match (grid.content(), cell) {
        (Content::Value, value) => json!(value),
        (Content::Outcome, 0) => json!("P"),
        (Content::Outcome, 1) => json!("N"),
        (Content::Outcome, _) => json!("D"),
    };
    let mut rows = Vec::new();
    let walk: Result<(), std::convert::Infallible> = grid.each_row(|_, row| {
        rows.push(row.iter().map(cell).collect::<Value>());
        Ok(())
    });
    match walk {
        Ok(()) => {}
    }
    let shown = grid.shown();
    let outer = shown.len().saturating_sub(1);
    for axis in shown.iter().take(outer).skip(1).rev() {
        let length = usize::try_from(axis.len()).unwrap_or(usize::MAX);
        rows = rows.chunks(length).map(|chunk| Value::Array(chunk.to_vec())).collect();
    }
    if outer == 0 { rows.pop().unwrap_or_default() } else { Value::Array(rows) }
}
