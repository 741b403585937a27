//! Excerpts of a text around some places: a line of ten megabytes is cut to a window.

use std::ops::Range;

/// Limit on the bytes shown of a line.
const WIDEST: usize = 400;
/// Number of bytes shown before a place in a cut line.
const BEFORE: usize = 60;
/// Number of bytes shown of a cut line.
const SHOWN: usize = 180;

/// The text with its long lines cut around the places, with as many lines as before, and the adjusted places.
///
/// Places outside the text are moved to its end.
pub(crate) fn window(text: &str, spans: &[Range<usize>]) -> (String, Vec<Range<usize>>) {
    let mut spans: Vec<Range<usize>> = spans.iter().map(|span| inside(text, span)).collect();
    if text.len() <= WIDEST {
        return (text.to_owned(), spans);
    }
    let places: Vec<usize> = spans.iter().flat_map(|span| [span.start, span.end]).collect();
    let mut moved = places.clone();
    let mut shown = String::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let here: Vec<usize> = places.iter().map(|place| place.saturating_sub(start)).collect();
        let ours = |place: usize| (start..=start + line.len()).contains(&place);
        let first = places.iter().zip(&here).filter(|(place, _)| ours(**place)).map(|(_, here)| *here).min();
        let kept = kept(line, first);
        let prefix = if kept.start > 0 { "…" } else { "" };
        for ((place, here), moved) in places.iter().zip(here).zip(&mut moved) {
            if ours(*place) {
                *moved = shown.len() + prefix.len() + here.clamp(kept.start, kept.end) - kept.start;
            }
        }
        shown.push_str(prefix);
        shown.push_str(&line[kept.clone()]);
        if kept.end < line.len() {
            shown.push('…');
            if line.ends_with('\n') {
                shown.push('\n');
            }
        }
        start += line.len();
    }
    for (span, moved) in spans.iter_mut().zip(moved.chunks(2)) {
        *span = moved[0]..moved[1].max(moved[0]);
    }
    (shown, spans)
}

/// Byte range of a line to keep.
fn kept(line: &str, first: Option<usize>) -> Range<usize> {
    if line.len() <= WIDEST {
        return 0..line.len();
    }
    let start = floor(line, first.unwrap_or(0).saturating_sub(BEFORE));
    start..floor(line, start + SHOWN)
}

/// The span moved inside the text, to character boundaries.
fn inside(text: &str, span: &Range<usize>) -> Range<usize> {
    let start = floor(text, span.start);
    start..ceil(text, span.end).max(start)
}

/// Last character boundary not after `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0)
}

/// First character boundary not before `at`.
fn ceil(text: &str, at: usize) -> usize {
    (at..text.len()).find(|&place| text.is_char_boundary(place)).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_stay() {
        let (text, spans) = window("nim 3 x", &[6..7, 0..3]);
        assert_eq!((text.as_str(), spans), ("nim 3 x", vec![6..7, 0..3]));
    }

    #[test]
    fn places_beyond_the_text_move_to_its_end() {
        assert_eq!(window("ＡＢ", &[1..4, 90..99]).1, [0..6, 6..6]);
    }

    #[test]
    fn a_long_line_is_cut_around_the_mistake_and_other_lines_stay() {
        let long = "Ａ".repeat(200_000) + "x" + &"Ｂ".repeat(200_000);
        let text = format!("first\n{long}\nlast");
        let at = 6 + 600_000;
        let (shown, spans) = window(&text, &[at..at + 1, 0..5]);
        assert!(shown.len() < 300, "{}", shown.len());
        assert_eq!(shown.lines().count(), 3);
        assert_eq!(&shown[spans[0].clone()], "x");
        assert_eq!(&shown[spans[1].clone()], "first");
        assert!(shown.ends_with("…\nlast"), "{shown}");
    }
}
