//! Numerations.

use crate::{Say, both};
use ::automata::Numeration;
use rules::Text;

impl Say for Numeration {
    fn text(&self) -> Text {
        match *self {
            Numeration::Base(2) => both("base 2", "二进制"),
            Numeration::Base(base) => both(format!("base {base}"), format!("{base} 进制")),
            Numeration::Quadratic(1) => {
                both("Zeckendorf's numeration (quadratic 1)", "齐肯多夫记数法（quadratic 1）")
            }
            Numeration::Quadratic(t) => {
                // Place values are 1, t + 1, and then t times the one before and once the one before that.
                let worth = u64::from(t);
                let third = worth * (worth + 1) + 1;
                let places = [1, worth + 1, third, worth * third + worth + 1].map(|place| place.to_string());
                both(
                    format!("quadratic {t} ({}, …)", places.join(", ")),
                    format!("quadratic {t}（{}、……）", places.join("、")),
                )
            }
        }
    }
}

impl Say for kernel::Numeration {
    fn text(&self) -> Text {
        match *self {
            kernel::Numeration::Base(base) => Numeration::Base(base).text(),
            kernel::Numeration::Quadratic(t) => Numeration::Quadratic(t).text(),
        }
    }
}
