//! Numerations, and errors in them.

use crate::{Say, both};
use ::certificate::{Numeration, NumerationFlaw};
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

impl Say for NumerationFlaw {
    fn text(&self) -> Text {
        match self {
            NumerationFlaw::Zeros => both("zeros in front matter", "前导零起作用"),
            NumerationFlaw::Order => both("its words are not in order", "它的字没有全序"),
            NumerationFlaw::Successor => both("a word has no next one", "有的字没有下一个字"),
            NumerationFlaw::Predecessor => {
                both("a word that is not 0 comes next after none", "有不是 0 的字不是任何字的下一个")
            }
            NumerationFlaw::Less => {
                both("the order of words is not that of counting", "字的次序不是计数的次序")
            }
            NumerationFlaw::Worth => both("the next word is not worth 1 more", "下一个字的值不是多 1"),
            NumerationFlaw::Places => both("the values of its places may fall", "它的位值可能下降"),
        }
    }
}
