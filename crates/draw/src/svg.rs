//! A drawing with title, axes with ticks, and a legend. Adjacent cells of one colour in a row form one piece of a path,
//! which keeps large tables small.

use super::chart::Chart;
use super::palette::{Colour, DRAWN, LOST, PAPER, Palette, UNCLAIMED, WON, WRONG, hex, is_light};
use super::paper::{
    INK, SMALL, escape_with_digits_below, fitted, ground, headline, headline_width, open, wide,
};
use super::{
    Axis, Content, ExportError, Format, Grid, HeapSequence, NONE, OutcomeLabels, SILENT, TableLabels,
};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "svg";
/// Limit on the cells of a drawing.
const MOST_CELLS: u64 = 1_000_000;

const LEFT: u64 = 64;
const TOP: u64 = 76;
const RIGHT: u64 = 60;
const LEGEND: u64 = 56;
/// Preferred width and height of all cells together.
const FIELD: u64 = 520;
/// Least size of a cell with its value written in it.
const ROOM_FOR_TEXT: u64 = 18;
/// Minimal width of a drawing without its left margin, for the legend.
const LEAST_WIDTH: u64 = 376;
/// Minimal width if some places hold no position.
const LEAST_WIDTH_WITH_NONE: u64 = 520;
/// Limit on the ticks along a side.
const MOST_TICKS: u64 = 200;
/// Font size and maximal width of the names of coordinates.
const NAME: f64 = 14.0;
const LONGEST_NAME: f64 = 160.0;

/// Accepts tables that can be drawn.
pub(super) fn allows(axes: &[Axis]) -> Result<(), ExportError> {
    drawable(axes, Format::Svg, MOST_CELLS)
}

/// Accepts tables of one or two dimensions with at most this many cells.
pub(super) fn drawable(axes: &[Axis], format: Format, most: u64) -> Result<(), ExportError> {
    let shown = axes.iter().filter(|axis| !axis.is_fixed()).count();
    if !(1..=2).contains(&shown) {
        return Err(ExportError::Dimensions { format, shown });
    }
    let cells = axes.iter().map(|axis| u128::from(axis.len())).fold(1, u128::saturating_mul);
    if cells > u128::from(most) {
        return Err(ExportError::Cells { format, cells, most });
    }
    Ok(())
}

/// Writes a chart: sizes to the right, values upwards.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    Chart::new(sequence).svg(sequence, lang, out)
}

/// Writes `grid`, which shows one or two coordinates.
pub(super) fn write(
    grid: &Grid<'_>,
    labels: &TableLabels,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(sheet) = Sheet::new(grid, labels, lang) else { return Ok(()) };
    sheet.open(out)?;
    ground(sheet.width, sheet.height, out)?;
    sheet.cells(out)?;
    sheet.around(out)?;
    writeln!(out, "</svg>")
}

/// Layout of the drawing.
pub(super) struct Sheet<'g, 'c> {
    grid: &'g Grid<'c>,
    labels: &'g TableLabels,
    lang: Lang,
    palette: Palette,
    largest: u64,
    /// Outcomes that occur.
    seen: Seen,
    right: Axis,
    down: Option<Axis>,
    left: u64,
    cell: u64,
    field: (u64, u64),
    width: u64,
    height: u64,
}

impl<'g, 'c> Sheet<'g, 'c> {
    /// The sheet for a grid; `None` if no coordinate runs.
    pub(super) fn new(grid: &'g Grid<'c>, labels: &'g TableLabels, lang: Lang) -> Option<Sheet<'g, 'c>> {
        let shown = grid.shown();
        let (down, right) = match shown.as_slice() {
            [down, right] => (Some((*down).clone()), (*right).clone()),
            [right, ..] => (None, (*right).clone()),
            [] => return None,
        };
        let (largest, seen) = surveyed(grid);
        let rows = down.as_ref().map_or(1, Axis::len);
        let cell = (FIELD / rows.max(right.len())).clamp(1, 28);
        let field = (cell.saturating_mul(right.len()), cell.saturating_mul(rows));
        let needs = |axis: &Axis| {
            let digits = wide(&axis.last().to_string(), SMALL);
            wide(&name(axis, '↓'), NAME).max(digits).ceil() as u64 + 14
        };
        let left = down.as_ref().map_or(LEFT, needs).max(LEFT);
        let beside = RIGHT.max(28 + wide(&name(&right, '→'), NAME).ceil() as u64);
        let titled = headline_width(grid.title().get(lang)) + 24;
        let least = if seen.none { LEAST_WIDTH_WITH_NONE } else { LEAST_WIDTH };
        let width = left + field.0.saturating_add(beside).max(least).max(titled);
        let height = field.1.saturating_add(TOP + LEGEND);
        let palette = Palette::new(grid.content(), largest);
        Some(Sheet {
            grid,
            labels,
            lang,
            palette,
            largest,
            seen,
            right,
            down,
            left,
            cell,
            field,
            width,
            height,
        })
    }

    /// The colours.
    pub(super) fn palette(&self) -> &Palette {
        &self.palette
    }

    /// Side of a cell.
    pub(super) fn cell(&self) -> u64 {
        self.cell
    }

    /// Corner of the first cell.
    pub(super) fn corner(&self) -> (u64, u64) {
        (self.left, TOP)
    }

    /// Writes the drawing without cells and paper.
    pub(super) fn frame(&self, out: &mut dyn Write) -> io::Result<()> {
        self.open(out)?;
        self.labels(out)?;
        self.around(out)?;
        writeln!(out, "</svg>")
    }

    fn open(&self, out: &mut dyn Write) -> io::Result<()> {
        open(self.width, self.height, self.grid.title().get(self.lang), out)
    }

    /// Writes everything around the cells.
    fn around(&self, out: &mut dyn Write) -> io::Result<()> {
        headline(self.grid.title().get(self.lang), self.left, out)?;
        self.fixed(out)?;
        let (left, (width, height)) = (self.left, self.field);
        writeln!(
            out,
            r#"<rect x="{left}" y="{TOP}" width="{width}" height="{height}" fill="none" stroke="{INK}"/>"#
        )?;
        self.ticks(&self.right, true, out)?;
        if let Some(down) = &self.down {
            self.ticks(down, false, out)?;
        }
        self.legend(TOP + height + 22, out)
    }

    /// Writes the fixed coordinates, under the title.
    fn fixed(&self, out: &mut dyn Write) -> io::Result<()> {
        let fixed: Vec<String> = self
            .grid
            .axes()
            .iter()
            .filter(|axis| axis.is_fixed())
            .map(|axis| format!("{} = {}", axis.name, axis.first()))
            .collect();
        if fixed.is_empty() {
            return Ok(());
        }
        let room = (self.width - self.left) as f64 - 24.0;
        let fixed = escape_with_digits_below(&fitted(&fixed.join(", "), SMALL, room));
        writeln!(out, r#"<text x="{}" y="44">{fixed}</text>"#, self.left)
    }

    /// Writes one path for each colour, gathered over the whole table.
    fn cells(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut paths = vec![String::new(); self.palette.colours().len()];
        let cell = self.cell;
        let mut y = TOP;
        self.grid.each_row(|_, row| {
            let mut x = self.left;
            for run in row.chunk_by(|&left, &right| self.palette.index(left) == self.palette.index(right)) {
                let width = run.len() as u64 * cell;
                let index = run.first().and_then(|&cell| self.palette.index(cell));
                if let Some(path) = index.and_then(|index| paths.get_mut(usize::from(index))) {
                    path.push_str(&format!("M{x} {y}h{width}v{cell}h-{width}z"));
                }
                x += width;
            }
            y += cell;
            Ok::<(), io::Error>(())
        })?;
        writeln!(out, r#"<g shape-rendering="crispEdges">"#)?;
        for (path, &colour) in paths.iter().zip(self.palette.colours()).filter(|(path, _)| !path.is_empty()) {
            writeln!(out, r#"<path fill="{}" d="{path}"/>"#, hex(colour))?;
        }
        writeln!(out, "</g>")?;
        self.labels(out)
    }

    /// Writes the values in the cells if there is room for them.
    fn labels(&self, out: &mut dyn Write) -> io::Result<()> {
        let cell = self.cell;
        if cell < ROOM_FOR_TEXT || self.grid.content() != Content::Value || self.largest >= 1000 {
            return Ok(());
        }
        writeln!(out, r#"<g text-anchor="middle" font-size="10">"#)?;
        let mut y = TOP;
        self.grid.each_row(|_, row| {
            for (&value, left) in row.iter().zip((self.left..).step_by(cell as usize)) {
                if value == NONE {
                    continue;
                }
                label(value, self.palette.colour(value), left + cell / 2, y + cell / 2 + 4, out)?;
            }
            y += cell;
            Ok::<(), io::Error>(())
        })?;
        writeln!(out, "</g>")
    }

    /// Writes ticks at round numbers, centred on their cells, and the coordinate's name.
    fn ticks(&self, axis: &Axis, across: bool, out: &mut dyn Write) -> io::Result<()> {
        let (left, cell) = (self.left, self.cell);
        let widest = axis.last().to_string().len() as u64 * 7 + 8;
        let room = if across { widest.max(24) } else { 20 };
        let step = round_step(room.div_ceil(cell).max(axis.len().div_ceil(MOST_TICKS)));
        let mut next = axis.first().checked_next_multiple_of(step);
        while let Some(value) = next.filter(|&value| value <= axis.last()) {
            let along = (value - axis.first()) * cell + cell / 2;
            if across {
                let x = left + along;
                let (from, to) = (TOP - 5, TOP);
                writeln!(out, r#"<path d="M{x} {from}V{to}" stroke="{INK}"/>"#)?;
                writeln!(out, r#"<text x="{x}" y="{}" text-anchor="middle">{value}</text>"#, TOP - 9)?;
            } else {
                let y = TOP + along;
                let (from, to) = (left - 5, left);
                writeln!(out, r#"<path d="M{from} {y}H{to}" stroke="{INK}"/>"#)?;
                writeln!(out, r#"<text x="{}" y="{}" text-anchor="end">{value}</text>"#, left - 9, y + 4)?;
            }
            next = value.checked_add(step);
        }
        let name = escape_with_digits_below(&name(axis, if across { '→' } else { '↓' }));
        let style = format!(r#"font-style="italic" font-size="{NAME}""#);
        if across {
            let x = left + self.field.0 + 20;
            writeln!(out, r#"<text x="{x}" y="{}" {style}>{name}</text>"#, TOP - 9)
        } else {
            let (x, y) = (left - 9, TOP - 9);
            writeln!(out, r#"<text x="{x}" y="{y}" text-anchor="end" {style}>{name}</text>"#)
        }
    }

    fn legend(&self, y: u64, out: &mut dyn Write) -> io::Result<()> {
        match self.grid.content() {
            Content::Outcome => {
                let labels = &self.labels.outcomes;
                outcomes((self.left, y), &self.seen, labels, self.lang, out).map(drop)
            }
            Content::Claim => self.claims(y, out),
            Content::Value => self.ramp(y, out),
        }
    }

    /// Writes the legend of claims.
    fn claims(&self, y: u64, out: &mut dyn Write) -> io::Result<()> {
        let mut x = outcomes((self.left, y), &self.seen, &self.labels.outcomes, self.lang, out)?;
        let entries = [
            (self.seen.unclaimed, UNCLAIMED, &self.labels.unclaimed),
            (self.seen.wrong, WRONG, &self.labels.wrong),
        ];
        for (_, colour, text) in entries.into_iter().filter(|(seen, ..)| *seen) {
            entry(x, y, colour, text.get(self.lang), out)?;
            x += 140;
        }
        Ok(())
    }

    /// Writes the legend of nim-values.
    fn ramp(&self, y: u64, out: &mut dyn Write) -> io::Result<()> {
        let mut x = self.left;
        entry(x, y, LOST, self.labels.zero.get(self.lang), out)?;
        if self.largest == 0 {
            return Ok(());
        }
        x += 140;
        let value = self.labels.value.get(self.lang);
        writeln!(out, r#"<text x="{x}" y="{}">{value} 1</text>"#, y + 11)?;
        x += 72;
        let ramp = self.palette.colours().get(1..).unwrap_or_default();
        let width = 96_u64;
        for column in 0..width {
            let index = column * ramp.len() as u64 / width;
            let colour = ramp.get(index as usize).copied().unwrap_or(WON);
            let fill = hex(colour);
            writeln!(
                out,
                r#"<path fill="{fill}" shape-rendering="crispEdges" d="M{} {y}h1v14h-1z"/>"#,
                x + column
            )?;
        }
        writeln!(out, r#"<text x="{}" y="{}">{}</text>"#, x + width + 6, y + 11, self.largest)?;
        if self.seen.none {
            x += width + 24 + 7 * self.largest.to_string().len() as u64;
            entry(x, y, PAPER, self.labels.outcomes.none.get(self.lang), out)?;
        }
        Ok(())
    }
}

/// Outcomes that occur in a drawing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seen {
    pub(super) lost: bool,
    pub(super) won: bool,
    pub(super) drawn: bool,
    /// Nothing is claimed of a position.
    pub(super) unclaimed: bool,
    /// Something wrong is claimed of a position.
    pub(super) wrong: bool,
    /// A place without a position.
    pub(super) none: bool,
}

/// The largest cell, and the outcomes that occur.
fn surveyed(grid: &Grid<'_>) -> (u64, Seen) {
    let (mut largest, mut seen) = (0, Seen::default());
    let walk = grid.each_row(|_, row| {
        for &cell in row {
            match (cell, grid.content()) {
                (0, _) => seen.lost = true,
                (1, _) => seen.won = true,
                (NONE, _) => seen.none = true,
                (SILENT, Content::Claim) => seen.unclaimed = true,
                (SILENT.., Content::Claim) => seen.wrong = true,
                _ => seen.drawn = true,
            }
            if cell != NONE {
                largest = cell.max(largest);
            }
        }
        Ok::<(), std::convert::Infallible>(())
    });
    match walk {
        Ok(()) => (largest, seen),
    }
}

/// The name of a coordinate, and its direction.
fn name(axis: &Axis, arrow: char) -> String {
    format!("{} {arrow}", fitted(&axis.name, NAME, LONGEST_NAME))
}

fn label(value: u64, colour: Colour, x: u64, y: u64, out: &mut dyn Write) -> io::Result<()> {
    let ink = if is_light(colour) { INK } else { "#ffffff" };
    writeln!(out, r#"<text x="{x}" y="{y}" fill="{ink}">{value}</text>"#)
}

/// The smallest of 1, 2, 5, 10, 20, 50, … that is at least `least`.
pub(super) fn round_step(least: u64) -> u64 {
    let mut decade: u64 = 1;
    loop {
        for step in [decade, decade.saturating_mul(2), decade.saturating_mul(5)] {
            if step >= least {
                return step;
            }
        }
        decade = decade.saturating_mul(10);
    }
}

/// Writes the legend of the outcomes seen; returns its end.
pub(super) fn outcomes(
    (mut x, y): (u64, u64),
    seen: &Seen,
    labels: &OutcomeLabels,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<u64> {
    let entries = [
        (seen.lost, LOST, &labels.lost),
        (seen.won, WON, &labels.won),
        (seen.drawn, DRAWN, &labels.drawn),
        (seen.none, PAPER, &labels.none),
    ];
    for (_, colour, text) in entries.into_iter().filter(|(seen, ..)| *seen) {
        entry(x, y, colour, text.get(lang), out)?;
        x += 140;
    }
    Ok(x)
}

/// Writes a colour and its meaning.
fn entry(x: u64, y: u64, colour: Colour, text: &str, out: &mut dyn Write) -> io::Result<()> {
    swatch(x, y, colour, out)?;
    writeln!(out, r#"<text x="{}" y="{}">{text}</text>"#, x + 20, y + 11)
}

fn swatch(x: u64, y: u64, colour: Colour, out: &mut dyn Write) -> io::Result<()> {
    let fill = hex(colour);
    writeln!(out, r#"<rect x="{x}" y="{y}" width="14" height="14" fill="{fill}" stroke="{INK}"/>"#)
}
