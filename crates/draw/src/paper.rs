//! Common parts of drawings: ink, text, the opening line.

use std::io::{self, Write};

/// Lines and letters.
pub(super) const INK: &str = "#2b2b2b";
/// Colour of winning moves.
pub(super) const WINS: &str = "#d9822b";
/// Preferred fonts.
pub(super) const FONT: &str =
    "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', sans-serif";
/// Font sizes of titles and of all other text.
pub(super) const LARGE: f64 = 16.0;
pub(super) const SMALL: f64 = 12.0;
/// Limit on the width of a line of text.
pub(super) const WIDEST: f64 = 900.0;

/// Writes the opening line of a drawing, and its title for screen readers.
pub(super) fn open(width: u64, height: u64, title: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{FONT}" font-size="{SMALL}" fill="{INK}">"#
    )?;
    writeln!(out, "<title>{}</title>", escape(title))
}

/// Writes the white background.
pub(super) fn ground(width: u64, height: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r##"<rect width="{width}" height="{height}" fill="#ffffff"/>"##)
}

/// Writes the visible title.
pub(super) fn headline(title: &str, x: u64, out: &mut dyn Write) -> io::Result<()> {
    let title = escape(&fitted(title, LARGE, WIDEST));
    writeln!(out, r#"<text x="{x}" y="26" font-size="{LARGE}" font-weight="600">{title}</text>"#)
}

/// Width of the visible title.
pub(super) fn headline_width(title: &str) -> u64 {
    wide(&fitted(title, LARGE, WIDEST), LARGE).ceil() as u64
}

/// Approximate width of a text: Chinese characters are square, others about half as wide.
pub(super) fn wide(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| step(letter, size)).sum()
}

fn step(letter: char, size: f64) -> f64 {
    if letter < '\u{2e80}' { size * 0.58 } else { size * 1.04 }
}

/// The text, truncated to fit a width.
pub(super) fn fitted(text: &str, size: f64, room: f64) -> String {
    let mut right = 0.0;
    let mut fits = String::new();
    for letter in text.chars() {
        right += step(letter, size);
        if right > room {
            fits.push('…');
            break;
        }
        fits.push(letter);
    }
    fits
}

/// Escapes text for an element.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            // XML has no place for them, not even escaped.
            '\u{fffe}' | '\u{ffff}' => safe.push(' '),
            _ if letter.is_control() => safe.push(' '),
            _ => safe.push(letter),
        }
    }
    safe
}

/// Escapes text, and sets subscript digits as lowered digits, since fonts seldom have them.
pub(super) fn escape_with_digits_below(text: &str) -> String {
    let digit = |letter: char| ('₀'..='₉').contains(&letter).then(|| u32::from(letter) - u32::from('₀'));
    let mut safe = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter| digit(letter).is_some()) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|letter| digit(letter).is_none()).unwrap_or(from.len());
        let (digits, after) = from.split_at(end);
        let digits: String = digits.chars().filter_map(digit).map(|digit| digit.to_string()).collect();
        // The letter after a lowered digit returns to the baseline.
        let next = after.chars().next().map_or(0, char::len_utf8);
        let (next, after) = after.split_at(next);
        safe.push_str(&format!(
            r#"{}<tspan dy="3" font-size="9">{digits}</tspan><tspan dy="-3">{}</tspan>"#,
            escape(before),
            escape(next)
        ));
        rest = after;
    }
    safe.push_str(&escape(rest));
    safe
}
