//! Certificates of quotients, as text; `book/en/misere-heaps.md` describes every line.

use crate::Quotient;
use std::fmt::Write;

/// Numbers per line.
const ON_A_LINE: usize = 24;

impl Quotient {
    /// The text of a certificate for the game named by `subject`: `code 0.77`, or the text of a game.
    pub fn certificate(&self, subject: &str) -> String {
        let mut text = format!("bouton quotient 1\n{}\n", subject.trim_end());
        let _ = match self.period() {
            Some(period) => writeln!(text, "period {} from {}", period.length, period.start),
            None => writeln!(text, "period none"),
        };
        lines(&mut text, "map", self.map().iter());
        lines(&mut text, "generators", self.generators().iter());
        let _ = writeln!(text, "elements {}", self.order());
        for element in 0..self.order() as u32 {
            text.push_str("times");
            for generator in 0..self.generators().len() {
                let _ = write!(text, " {}", self.times(element, generator).unwrap_or(0));
            }
            text.push('\n');
        }
        lines(&mut text, "lost", self.lost());
        for sum in self.sums() {
            text.push_str("sum");
            sum.iter().for_each(|heap| {
                let _ = write!(text, " {heap}");
            });
            text.push('\n');
        }
        text.push_str("end\n");
        text
    }
}

fn lines(text: &mut String, word: &str, numbers: impl Iterator<Item = impl std::fmt::Display>) {
    let mut count = 0;
    for number in numbers {
        if count % ON_A_LINE == 0 {
            text.push_str(if count == 0 { "" } else { "\n" });
            text.push_str(word);
        }
        let _ = write!(text, " {number}");
        count += 1;
    }
    if count > 0 {
        text.push('\n');
    }
}
