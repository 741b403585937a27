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
            Numeration::Quadratic(t) => by_places(&format!("quadratic {t}"), *self),
            Numeration::Recurrence(_) => by_places(&self.to_string(), *self),
        }
    }
}

impl Say for kernel::Numeration {
    fn text(&self) -> Text {
        match *self {
            kernel::Numeration::Base(base) => Numeration::Base(base).text(),
            kernel::Numeration::Quadratic(t) => Numeration::Quadratic(t).text(),
            other => {
                let known = Numeration::of_recurrence(&kernel_text::recurrence(other));
                known.map_or_else(
                    |_| both(kernel_text::numeration(other), kernel_text::numeration(other)),
                    |it| it.text(),
                )
            }
        }
    }
}

/// A numeration by its name and the values of its first places.
fn by_places(name: &str, numeration: Numeration) -> Text {
    let places = places(numeration, 4);
    both(format!("{name} ({}, …)", places.join(", ")), format!("{name}（{}、……）", places.join("、")))
}

/// Values of the first places.
pub(crate) fn places(numeration: Numeration, count: usize) -> Vec<String> {
    let place = |zeros| numeration.value(std::iter::once(1).chain(std::iter::repeat_n(0, zeros))).to_string();
    (0..count).map(place).collect()
}
