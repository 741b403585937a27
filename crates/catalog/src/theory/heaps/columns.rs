//! Tables of numbers in binary.

use super::heap::MOST_NAMED;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Limits on the rows, and on the binary digits, of a table.
const MOST_ROWS: usize = 6;
const MOST_DIGITS: usize = 10;

/// Numbers in binary, one per row, `39 = 100111`.
pub(super) struct Table {
    /// Aligned rows.
    pub(super) rows: Vec<String>,
    label: usize,
    digits: usize,
}

/// A table of two or more numbers, if they are few and small.
pub(super) fn table(numbers: &[&UBig]) -> Option<Table> {
    let digits = numbers.iter().map(|number| number.bit_len()).max()?;
    if !(2..=MOST_ROWS).contains(&numbers.len()) || digits > MOST_DIGITS {
        return None;
    }
    let label = numbers.iter().map(|number| number.to_string().len()).max()?;
    let mut table = Table { rows: Vec::new(), label, digits };
    table.rows = numbers.iter().map(|number| table.row(&number.to_string(), number)).collect();
    Some(table)
}

impl Table {
    /// Row for one more number, with a label.
    pub(super) fn row(&self, label: &str, number: &UBig) -> String {
        self.line(label, &format!("{:0>digits$}", number.in_radix(2).to_string(), digits = self.digits))
    }

    /// Line with an entry for each column, with a label.
    pub(super) fn line(&self, label: &str, columns: &str) -> String {
        format!("{label:>width$} = {columns}", width = self.label)
    }
}

/// Columns in which a number has a one, from the highest down; of many only the first.
pub(super) fn ones(number: &UBig) -> Vec<usize> {
    (0..number.bit_len()).rev().filter(|&column| number.bit(column)).take(MOST_NAMED + 1).collect()
}

/// For each column, the number of ones, from the lowest up.
pub(super) fn counts(numbers: &[&UBig]) -> Vec<usize> {
    let mut counts = vec![0; numbers.iter().map(|number| number.bit_len()).max().unwrap_or(0)];
    for number in numbers {
        for (index, &word) in number.as_words().iter().enumerate() {
            let mut word = word;
            while word != 0 {
                counts[index * dashu_int::Word::BITS as usize + word.trailing_zeros() as usize] += 1;
                word &= word - 1;
            }
        }
    }
    counts
}
