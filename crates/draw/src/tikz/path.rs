//! Paths: straight lines and Bézier curves, with the command written each time.

use super::style::Style;

/// A path of SVG as one of TikZ; `None` if it has nothing in it.
pub(super) fn tikz(path: &str, style: &Style) -> Option<String> {
    let mut way = String::new();
    let mut reader = Reader { rest: path };
    let (mut here, mut start) = ((0.0, 0.0), (0.0, 0.0));
    while let Some(command) = reader.command() {
        let from = if command.is_ascii_lowercase() { here } else { (0.0, 0.0) };
        let mut point = || Some((from.0 + reader.number()?, from.1 + reader.number()?));
        let place = |(x, y): (f64, f64)| style.place(x, y);
        match command.to_ascii_uppercase() {
            'M' => {
                here = point()?;
                start = here;
                way.push_str(&format!("{}{}", if way.is_empty() { "" } else { " " }, place(here)));
            }
            'L' => {
                here = point()?;
                way.push_str(&format!(" -- {}", place(here)));
            }
            'H' => {
                here.0 = from.0 + reader.number()?;
                way.push_str(&format!(" -- {}", place(here)));
            }
            'V' => {
                here.1 = from.1 + reader.number()?;
                way.push_str(&format!(" -- {}", place(here)));
            }
            'C' => {
                let (a, b, end) = (point()?, point()?, point()?);
                way.push_str(&format!(" .. controls {} and {} .. {}", place(a), place(b), place(end)));
                here = end;
            }
            'Q' => {
                let (bent, end) = (point()?, point()?);
                let third = |from: (f64, f64)| {
                    (from.0 + (bent.0 - from.0) * 2.0 / 3.0, from.1 + (bent.1 - from.1) * 2.0 / 3.0)
                };
                let (a, b) = (third(here), third(end));
                way.push_str(&format!(" .. controls {} and {} .. {}", place(a), place(b), place(end)));
                here = end;
            }
            'Z' => {
                way.push_str(" -- cycle");
                here = start;
            }
            _ => return None,
        }
    }
    (way.contains("--") || way.contains("..")).then_some(way)
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn command(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        let command = self.rest.chars().next()?;
        self.rest = self.rest.get(command.len_utf8()..).unwrap_or_default();
        Some(command)
    }

    fn number(&mut self) -> Option<f64> {
        let rest = self.rest.trim_start_matches([' ', ',']);
        let sign = usize::from(rest.starts_with('-'));
        let body = rest.get(sign..).unwrap_or_default();
        let length =
            body.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(body.len());
        let (number, after) = rest.split_at_checked(sign + length)?;
        self.rest = after;
        number.parse().ok().filter(|number: &f64| number.is_finite())
    }
}
