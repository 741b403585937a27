//! Labels and texts in two columns, with double-width characters counted as such.

use crate::terminal::{FAINT, painted};
use unicode_width::UnicodeWidthStr;

/// Labels and texts.
#[derive(Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Adds a line; with an empty label it continues the line before.
    pub(crate) fn add(&mut self, label: impl Into<String>, text: impl Into<String>) {
        self.0.push((label.into(), text.into()));
    }

    /// The lines, indented by two.
    pub(crate) fn render(&self) -> String {
        let widest = self.0.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let line = |(label, text): &(String, String)| {
            let gap = widest - width(label) + 2;
            format!("  {}{:gap$}{text}\n", painted(FAINT, label), "")
        };
        self.0.iter().map(line).collect()
    }
}

/// Number of terminal columns of a text.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text in a column of this width, at its left.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{:1$}", "", columns.saturating_sub(width(text)))
}

/// The text in a column of this width, at its right.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{:1$}{text}", "", columns.saturating_sub(width(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_with_wide_characters() {
        let mut fields = Fields::default();
        fields.add("ＡＢＣ", "60");
        fields.add("why", "x");
        fields.add("", "y");
        let plain = anstream::adapter::strip_str(&fields.render()).to_string();
        assert_eq!(plain, "  ＡＢＣ  60\n  why     x\n          y\n");
    }
}
