//! A table as text for people: losing positions stand out, labels stay readable.
//!
//! One coordinate is wrapped into lines of equal length, which shows a period when the length is a multiple of it.
//! Two coordinates make a matrix. More make one matrix for each value of the coordinates before the last two.

use super::{Axis, Content, Grid, NONE, SILENT};
use std::cell::RefCell;
use std::io::{self, Write};

/// Kind of a piece of the table, for colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// A label.
    Label,
    /// A position that the mover loses.
    Lost,
    /// A position that the mover wins.
    Won,
    /// A draw.
    Draw,
    /// A position about which nothing is claimed.
    Unclaimed,
    /// A position about which something wrong is claimed.
    Wrong,
    /// No position.
    None,
}

/// Layout of the text.
pub struct Layout<'a> {
    /// Positions on a line when there is one coordinate.
    pub wrap: u64,
    /// Colours a piece without changing its width on the screen.
    pub paint: &'a dyn Fn(Ink, &str) -> String,
}

/// Writes `grid` as text.
pub fn write_text(grid: &Grid<'_>, layout: &Layout<'_>, out: &mut dyn Write) -> io::Result<()> {
    let cell_width = match grid.content() {
        Content::Outcome | Content::Claim => 1,
        Content::Value => digits(grid.largest()),
    };
    let known = RefCell::new(vec![None; KNOWN]);
    let sheet = Sheet { content: grid.content(), pitch: cell_width + 1, layout, known };
    match grid.shown().as_slice() {
        [] => grid.each_row(|_, row| {
            sheet.cells(row, 0, out)?;
            writeln!(out)
        }),
        [only] => sheet.wrapped(grid, only, out),
        [slices @ .., down, right] => {
            let mut before: Option<Vec<u64>> = None;
            let corner = format!("{}\\{}", down.name, right.name);
            let labels = sheet.label_width(&corner, down.last());
            grid.each_row(|label, row| {
                let (slice, line) = label.split_at(slices.len());
                if before.as_deref() != Some(slice) {
                    if before.is_some() {
                        writeln!(out)?;
                    }
                    if !slices.is_empty() {
                        let name = |(axis, value): (&&Axis, &u64)| format!("{} = {value}", axis.name);
                        let names: Vec<String> = slices.iter().zip(slice).map(name).collect();
                        writeln!(out, "{}", (layout.paint)(Ink::Label, &names.join(", ")))?;
                    }
                    sheet.header(&corner, labels, right.first(), right.last(), out)?;
                    before = Some(slice.to_vec());
                }
                let line = line.first().copied().unwrap_or_default();
                sheet.label(&format!("{line:>labels$}"), out)?;
                sheet.cells(row, 0, out)?;
                writeln!(out)
            })
        }
    }
}

/// Look of the cells of one table.
struct Sheet<'a> {
    content: Content,
    pitch: usize,
    layout: &'a Layout<'a>,
    /// Small values as they are written, once they have been.
    known: RefCell<Vec<Option<String>>>,
}

/// Values of which the text is kept: a table has many cells, and few different ones.
const KNOWN: usize = 1 << 12;

impl Sheet<'_> {
    /// One coordinate: lines of `wrap` positions, each labelled with its first position.
    fn wrapped(&self, grid: &Grid<'_>, axis: &Axis, out: &mut dyn Write) -> io::Result<()> {
        let wrap = self.layout.wrap.max(1);
        let labels = self.label_width(&axis.name, axis.last());
        self.header(&axis.name, labels, 0, wrap - 1, out)?;
        grid.each_row(|_, row| {
            let mut row = row;
            let mut at = axis.first();
            while !row.is_empty() {
                let skipped = at % wrap;
                let length = usize::try_from(wrap - skipped).unwrap_or(usize::MAX).min(row.len());
                let (line, rest) = row.split_at(length);
                self.label(&format!("{:>labels$}", at - skipped), out)?;
                self.cells(line, skipped, out)?;
                writeln!(out)?;
                row = rest;
                at = at.saturating_add(length as u64);
            }
            Ok(())
        })
    }

    fn label_width(&self, corner: &str, last: u64) -> usize {
        digits(last).max(corner.chars().count())
    }

    fn label(&self, label: &str, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{} ", (self.layout.paint)(Ink::Label, label))
    }

    /// The line of column labels; if they are wider than a column, only round numbers are labelled.
    fn header(
        &self,
        corner: &str,
        labels: usize,
        first: u64,
        last: u64,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let gap = |step: u64| if step == 1 { 1 } else { 2 };
        let room =
            |step: u64| digits(last) + gap(step) <= usize::try_from(step).unwrap_or(usize::MAX) * self.pitch;
        let step = ROUND.into_iter().find(|&step| room(step)).unwrap_or(1000);
        let mut line = format!("{corner:>labels$} ");
        let mut end = line.chars().count();
        for column in first..=last {
            end += self.pitch;
            if column % step == 0 {
                let gap = end - line.chars().count();
                line.push_str(&format!("{column:>gap$}"));
            }
        }
        writeln!(out, "{}", (self.layout.paint)(Ink::Label, &line))
    }

    fn cells(&self, row: &[u64], skipped: u64, out: &mut dyn Write) -> io::Result<()> {
        let margin = usize::try_from(skipped).unwrap_or(0) * self.pitch;
        // No blanks at the end of a line.
        let end = row.iter().rposition(|&cell| cell != NONE).map_or(0, |last| last + 1);
        let mut line = " ".repeat(margin);
        let mut known = self.known.borrow_mut();
        for &cell in row.iter().take(end) {
            // What is no position comes first: it is the largest number.
            let place = usize::try_from(cell.wrapping_add(1)).ok();
            match place.and_then(|place| known.get_mut(place)) {
                Some(known) => line.push_str(known.get_or_insert_with(|| self.cell(cell))),
                None => line.push_str(&self.cell(cell)),
            }
        }
        out.write_all(line.as_bytes())
    }

    /// A cell with the gap before it.
    fn cell(&self, cell: u64) -> String {
        let (ink, text) = match (self.content, cell) {
            (_, NONE) => (Ink::None, " ".into()),
            (Content::Outcome | Content::Claim, 0) => (Ink::Lost, "P".into()),
            (Content::Outcome | Content::Claim, 1) => (Ink::Won, ".".into()),
            (Content::Outcome, _) | (Content::Claim, 2) => (Ink::Draw, "D".into()),
            (Content::Claim, SILENT) => (Ink::Unclaimed, "?".into()),
            (Content::Claim, _) => (Ink::Wrong, "!".into()),
            (Content::Value, 0) => (Ink::Lost, "0".into()),
            (Content::Value, value) => (Ink::Won, value.to_string()),
        };
        let gap = self.pitch.saturating_sub(text.len());
        format!("{:gap$}{}", "", (self.layout.paint)(ink, &text))
    }
}

/// Distances at which columns may be labelled.
const ROUND: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

fn digits(number: u64) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}
