//! Graphs: green Hackenbush on its ground, tokens that move along arrows, and letters on cells.

mod arrows;
mod field;
mod hackenbush;

pub use arrows::{Arrows, write_arrows};
pub use field::{Field, Frame, Shape, write_field};
pub use hackenbush::{Hackenbush, write_hackenbush};

use super::paper::{SMALL, WIDEST, escape, fitted, ground, headline, headline_width, open, wide};
use rules::{Lang, Text};
use std::io::{self, Write};

/// Maximal width of a label.
const LONGEST_LABEL: f64 = 60.0;
/// Preferred limits on the height and width of a drawing.
const COMFORTABLE: f64 = 1400.0;

/// Left margin.
const LEFT: f64 = 32.0;

/// Frame of a graph: its titles, and the width and height of the graph itself.
struct Sheet<'a> {
    title: &'a Text,
    subtitle: &'a Text,
    width: f64,
    height: f64,
    /// Minimal width.
    least: f64,
}

impl Sheet<'_> {
    /// Writes everything before the graph, which is centred if it is narrower than its titles.
    fn begin(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let (title, subtitle) = (self.title.get(lang), self.subtitle.get(lang));
        let texts = wide(subtitle, SMALL).min(WIDEST).max(headline_width(title) as f64) + LEFT + 24.0;
        let width = self.width.max(texts).max(self.least).ceil();
        let size = (width as u64, self.height.ceil() as u64);
        open(size.0, size.1, title, out)?;
        ground(size.0, size.1, out)?;
        headline(title, LEFT as u64, out)?;
        let subtitle = escape(&fitted(subtitle, SMALL, WIDEST));
        writeln!(out, r#"<text x="{LEFT}" y="46">{subtitle}</text>"#)?;
        let aside = (width - self.width) / 2.0;
        writeln!(out, r#"<g transform="translate({aside:.1} 0)">"#)
    }
}

/// Size of each of `many` units: as much as is wanted while all fit.
fn size(many: f64, wanted: f64, least: f64) -> f64 {
    (COMFORTABLE / many.max(1.0)).clamp(least, wanted)
}
