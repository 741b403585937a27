//! Colours, lines and letters of an element, from its attributes and the rules for its class.

use super::element::Element;
use super::short;

/// Properties of an element; those of what it stands in, until it says otherwise.
#[derive(Clone, Debug)]
pub(super) struct Style {
    pub(super) fill: String,
    pub(super) stroke: String,
    pub(super) stroke_width: f64,
    /// `true` if lines end round.
    pub(super) round: bool,
    /// Lengths of a dash and of the gap after it.
    pub(super) dashes: Option<(f64, f64)>,
    /// Anchor of text.
    pub(super) anchor: &'static str,
    pub(super) font_size: f64,
    pub(super) bold: bool,
    /// Distance by which places are moved.
    moved: (f64, f64),
}

impl Default for Style {
    fn default() -> Style {
        Style {
            fill: "#000000".into(),
            stroke: "none".into(),
            stroke_width: 1.0,
            round: false,
            dashes: None,
            anchor: "base west",
            font_size: 12.0,
            bold: false,
            moved: (0.0, 0.0),
        }
    }
}

impl Style {
    /// The style of an element within.
    pub(super) fn with(mut self, element: &Element<'_>, rules: &Rules) -> Style {
        for (name, value) in element.attributes() {
            self.set(name, value);
        }
        let classes: Vec<&str> = element.get("class").unwrap_or_default().split_whitespace().collect();
        for (selector, name, value) in &rules.0 {
            let meant = match selector.strip_prefix('.') {
                Some(class) => classes.contains(&class),
                None => selector == element.name,
            };
            if meant {
                self.set(name, value);
            }
        }
        self
    }

    fn set(&mut self, name: &str, value: &str) {
        let number = || value.trim_end_matches("px").parse::<f64>().ok().filter(|number| number.is_finite());
        match name {
            "fill" => self.fill = value.into(),
            "stroke" => self.stroke = value.into(),
            "stroke-width" => self.stroke_width = number().unwrap_or(self.stroke_width),
            "stroke-linecap" => self.round = value == "round",
            "stroke-dasharray" => {
                let mut lengths = value.split([' ', ',']).filter_map(|length| length.parse::<f64>().ok());
                self.dashes = lengths.next().zip(lengths.next());
            }
            "text-anchor" => {
                self.anchor = match value {
                    "middle" => "base",
                    "end" => "base east",
                    _ => "base west",
                }
            }
            "font-size" => self.font_size = number().unwrap_or(self.font_size),
            "font-weight" => self.bold = value.parse::<u32>().is_ok_and(|weight| weight >= 600),
            "transform" => {
                let by = value.strip_prefix("translate(").and_then(|by| by.strip_suffix(')'));
                let mut by = by.into_iter().flat_map(|by| by.split_whitespace()).map(|by| by.parse().ok());
                let mut next = || by.next().flatten().unwrap_or(0.0);
                self.moved = (self.moved.0 + next(), self.moved.1 + next());
            }
            _ => {}
        }
    }

    /// A place in the picture.
    pub(super) fn place(&self, x: f64, y: f64) -> String {
        format!("({}, {})", short(x + self.moved.0), short(y + self.moved.1))
    }
}

/// Rules for tags and classes on light ground: selector, property, value.
#[derive(Default)]
pub(super) struct Rules(Vec<(String, String, String)>);

impl Rules {
    /// Reads a style sheet up to its rules for dark ground.
    pub(super) fn read(sheet: &str) -> Rules {
        let light = sheet.split("@media").next().unwrap_or_default();
        let mut rules = vec![];
        for (selector, body) in light.split('}').filter_map(|rule| rule.split_once('{')) {
            for (name, value) in body.split(';').filter_map(|line| line.split_once(':')) {
                rules.push((selector.trim().into(), name.trim().into(), value.trim().into()));
            }
        }
        Rules(rules)
    }
}
