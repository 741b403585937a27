//! The argument for a solution, with its numbers.

use super::{Line, Matrix, Method, Solved};
use crate::words::payoff as words;
use dashu_ratio::RBig;
use rules::Text;

/// Of mixtures of more lines no sum is written out.
const TERMS: usize = 4;

/// Why this is the value and these strategies are optimal.
pub(super) fn sentences(matrix: &Matrix, solved: &Solved) -> Vec<Text> {
    if solved.method == Method::Saddle {
        let lines = solved.rows.weights().first().zip(solved.columns.weights().first());
        return lines
            .map(|((row, _), (column, _))| words::saddle(matrix, *row, *column, &solved.value))
            .into_iter()
            .collect();
    }
    let mut said = vec![words::no_saddle(&solved.pure)];
    let gone = |line: &Line| solved.dominated.iter().any(|step| step.line == *line);
    let rows: Vec<usize> = (0..matrix.rows()).filter(|&row| !gone(&Line::Row(row))).collect();
    let columns: Vec<usize> = (0..matrix.columns()).filter(|&column| !gone(&Line::Column(column))).collect();
    if !solved.dominated.is_empty() {
        said.push(words::left(matrix, &rows, &columns));
    }
    if let ([top, bottom], [left, right]) = (&rows[..], &columns[..]) {
        let entry = |row: &usize, column: &usize| matrix.entry(*row, *column);
        let cells = [entry(top, left), entry(top, right), entry(bottom, left), entry(bottom, right)];
        said.extend(words::formula(cells, &solved.value));
    }
    let (against, earning) = (&solved.certificate.columns, &solved.certificate.rows);
    let earned = against.first().map_or_else(Vec::new, |&column| {
        let term = |(row, _): &(usize, _)| (solved.rows.probability(*row), matrix.entry(*row, column));
        terms(solved.rows.weights().iter().map(term))
    });
    let paid = earning.first().map_or_else(Vec::new, |&row| {
        let term =
            |(column, _): &(usize, _)| (solved.columns.probability(*column), matrix.entry(row, *column));
        terms(solved.columns.weights().iter().map(term))
    });
    said.push(words::earns(matrix, &solved.value, against, &earned));
    said.push(words::pays(matrix, &solved.value, earning, &paid));
    said
}

/// Probabilities and entries, if they are few.
fn terms<'e>(terms: impl ExactSizeIterator<Item = (RBig, &'e RBig)>) -> Vec<(RBig, RBig)> {
    if terms.len() > TERMS {
        return Vec::new();
    }
    terms.map(|(probability, entry)| (probability, entry.clone())).collect()
}
