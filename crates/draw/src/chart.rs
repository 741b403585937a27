//! A chart of a sequence: if there are many values, a cell of the picture is the darker the more of them fall into it.

use super::heaps::HeapSequence;
use super::palette::{Colour, hex};
use super::paper::{ground, headline, headline_width, open};
use super::svg::round_step;
use rules::Lang;
use std::io::{self, Write};

/// Size of the field, in pixels.
const WIDTH: usize = 840;
const HEIGHT: usize = 420;
const LEFT: usize = 64;
const TOP: usize = 44;
const RIGHT: usize = 40;
const BOTTOM: usize = 48;
/// Colours of the paper, of four inks from the palest on, of lines, and of the line at which a period begins.
const COLOURS: [Colour; 7] = [
    [0xff, 0xff, 0xff],
    [0x9d, 0xb8, 0xdc],
    [0x5f, 0x88, 0xc2],
    [0x2d, 0x5a, 0xa0],
    [0x12, 0x2c, 0x5c],
    [0x2b, 0x2b, 0x2b],
    [0xc0, 0x5a, 0x1e],
];
const LINE: u8 = 5;
const MARK: u8 = 6;
/// Approximate distance between two ticks.
const TICKS: usize = 80;

/// The field of a chart, and the ranges of its sides.
pub(super) struct Chart {
    /// Ink of each cell, 0 for none; row by row from the top.
    cells: Vec<u8>,
    /// Numbers of heaps and of values along the sides.
    heaps: u64,
    values: u64,
    /// `true` if inks show the number of heaps.
    dense: bool,
}

impl Chart {
    /// Counts the values that fall into each cell.
    pub(super) fn new(sequence: &HeapSequence<'_>) -> Chart {
        let heaps = sequence.count.max(1) as u64;
        let values =
            (0..sequence.count).map(|heap| (sequence.value)(heap)).max().unwrap_or(0).saturating_add(1);
        let mut counts = vec![0u32; WIDTH * HEIGHT];
        for heap in 0..sequence.count {
            let column = place(heap as u64, heaps, WIDTH);
            let row = HEIGHT - 1 - place((sequence.value)(heap), values, HEIGHT);
            // A dot that can be seen, if there is room for it.
            let side = if values > 100 { 1 } else { (WIDTH as u64 / heaps.max(1)).clamp(1, 4) as usize };
            for (down, right) in (0..side * side).map(|dot| (dot / side, dot % side)) {
                if let Some(count) =
                    counts.get_mut((row.saturating_sub(down)) * WIDTH + (column + right).min(WIDTH - 1))
                {
                    *count += 1;
                }
            }
        }
        // Inks by the logarithm of the share of what is most.
        let most = counts.iter().copied().max().unwrap_or(1).max(2);
        let steps = f64::from(most).ln();
        let ink = |count: u32| match count {
            0 => 0,
            _ if most < 8 => 4,
            _ => 1 + (3.0 * f64::from(count).ln() / steps).round() as u8,
        };
        Chart { cells: counts.into_iter().map(ink).collect(), heaps, values, dense: most >= 8 }
    }

    /// Ticks of a side with the range 0 to `most`: the numbers, and their places.
    fn ticks(most: u64, side: usize, apart: usize) -> impl Iterator<Item = (u64, usize)> {
        let step = round_step(
            (u128::from(most) * apart as u128 / side as u128).clamp(1, u128::from(u64::MAX)) as u64,
        );
        let numbers = std::iter::successors(Some(0u64), move |number| number.checked_add(step));
        numbers
            .take_while(move |&number| number < most)
            .map(move |number| (number, place(number, most, side)))
    }

    /// Place along the field at which a proved period begins.
    fn settled(&self, sequence: &HeapSequence<'_>) -> Option<usize> {
        let settled = sequence.settled.filter(|&settled| settled > 0 && settled < sequence.count)?;
        Some(place(settled as u64, self.heaps, WIDTH))
    }

    /// Writes the chart as a drawing.
    pub(super) fn svg(&self, sequence: &HeapSequence<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let (width, height) = (LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM);
        let ink = hex(COLOURS[usize::from(LINE)]);
        let (title, labels) = (sequence.title.get(lang), &sequence.labels);
        let width = (width as u64).max(LEFT as u64 + headline_width(title) + 24);
        open(width, height as u64, title, out)?;
        ground(width, height as u64, out)?;
        headline(title, LEFT as u64, out)?;
        writeln!(out, r#"<g shape-rendering="crispEdges">"#)?;
        for index in 1..=4u8 {
            let mut path = String::new();
            for (row, cells) in self.cells.chunks_exact(WIDTH).enumerate() {
                let mut column = 0;
                for run in cells.chunk_by(|a, b| a == b) {
                    if run.first() == Some(&index) {
                        let (x, y, length) = (LEFT + column, TOP + row, run.len());
                        path.push_str(&format!("M{x} {y}h{length}v1h-{length}z"));
                    }
                    column += run.len();
                }
            }
            if !path.is_empty() {
                writeln!(out, r#"<path fill="{}" d="{path}"/>"#, hex(COLOURS[usize::from(index)]))?;
            }
        }
        writeln!(out, "</g>")?;
        writeln!(
            out,
            r#"<path d="M{LEFT} {TOP}V{}H{}" fill="none" stroke="{ink}"/>"#,
            TOP + HEIGHT,
            LEFT + WIDTH
        )?;
        for (number, along) in Chart::ticks(self.heaps, WIDTH, TICKS) {
            let (x, y) = (LEFT + along, TOP + HEIGHT);
            writeln!(out, r#"<path d="M{x} {y}v5" stroke="{ink}"/>"#)?;
            writeln!(out, r#"<text x="{x}" y="{}" text-anchor="middle">{number}</text>"#, y + 18)?;
        }
        for (number, along) in Chart::ticks(self.values, HEIGHT, TICKS / 2) {
            let y = TOP + HEIGHT - 1 - along;
            writeln!(out, r#"<path d="M{LEFT} {y}h-5" stroke="{ink}"/>"#)?;
            writeln!(out, r#"<text x="{}" y="{}" text-anchor="end">{number}</text>"#, LEFT - 9, y + 4)?;
        }
        let (x, y) = (LEFT + WIDTH, TOP + HEIGHT + 36);
        writeln!(out, r#"<text x="{x}" y="{y}" text-anchor="end">{} →</text>"#, labels.heap.get(lang))?;
        writeln!(
            out,
            r#"<text x="{}" y="{}" text-anchor="end">↑ {}</text>"#,
            LEFT + WIDTH,
            TOP - 10,
            labels.value.get(lang)
        )?;
        if self.dense {
            let words = labels.density.get(lang);
            writeln!(out, r#"<text x="{LEFT}" y="{y}">{words}</text>"#)?;
        }
        if let Some(along) = self.settled(sequence) {
            let (x, colour) = (LEFT + along, hex(COLOURS[usize::from(MARK)]));
            writeln!(out, r#"<path d="M{x} {TOP}v{HEIGHT}" stroke="{colour}" stroke-dasharray="4 3"/>"#)?;
            let words = labels.period.get(lang);
            let (x, anchor) = if along < WIDTH / 2 { (x + 6, "start") } else { (x - 6, "end") };
            writeln!(
                out,
                r#"<text x="{x}" y="{}" fill="{colour}" text-anchor="{anchor}">{words}</text>"#,
                TOP + 12
            )?;
        }
        writeln!(out, "</svg>")
    }
}

/// Place of a number on a side with the range 0 to `most`.
fn place(at: u64, most: u64, side: usize) -> usize {
    (u128::from(at) * side as u128 / u128::from(most.max(1))).min(side as u128 - 1) as usize
}
