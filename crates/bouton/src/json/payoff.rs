//! An answer about a matrix of payoffs, as data. Lines are counted from 1; numbers are fractions in strings.

use super::answer::EvidenceData;
#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use answer::payoff::{Answer, Decimal, Dominated, Line, Matrix, Strategy};
use rules::Lang;
use serde::Serialize;
use solve::StopReason;

/// The most saddle points that are listed.
const LISTED: usize = 100;
/// The most rows and columns of a matrix that is repeated.
const SHOWN: usize = 24;
/// The most digits of a matrix that is repeated.
const DIGITS: usize = 20_000;

/// The answer to `matrix`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Matrix"))]
pub struct MatrixData<'m> {
    rows: usize,
    columns: usize,
    /// The matrix as it was read, unless it has more than 24 rows or columns, or very long numbers.
    payoffs: Option<Payoffs<'m>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational_if_any"))]
    value: Option<String>,
    value_approximate: Option<String>,
    row_strategy: Option<Vec<Played<'m>>>,
    row_strategy_unique: Option<bool>,
    column_strategy: Option<Vec<Played<'m>>>,
    column_strategy_unique: Option<bool>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational"))]
    pure_lower: String,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational"))]
    pure_upper: String,
    saddle_points: Vec<Saddle>,
    saddle_point_count: usize,
    dominated_rows: Option<Vec<Gone<'m>>>,
    dominated_columns: Option<Vec<Gone<'m>>>,
    certificate: Option<Certificate>,
    why: Vec<String>,
    evidence: Option<EvidenceData>,
    engine: Option<&'static str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

impl<'m> Speak for Answer<'m> {
    type Data<'a>
        = MatrixData<'a>
    where
        Self: 'a;

    fn spoken(&self, lang: Lang) -> MatrixData<'_> {
        let (matrix, solved) = (self.matrix, self.solved.as_ref());
        let certificate = solved.map(|solved| Certificate {
            row_strategy_earns: solved.certificate.lower.to_string(),
            tight_columns: solved.certificate.columns.iter().map(|column| column + 1).collect(),
            column_strategy_pays: solved.certificate.upper.to_string(),
            tight_rows: solved.certificate.rows.iter().map(|row| row + 1).collect(),
        });
        let (rows, columns): (&[usize], &[usize]) = match self.pure.is_saddle() {
            true => (&self.pure.rows, &self.pure.columns),
            false => (&[], &[]),
        };
        let saddles = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        let saddle = |(row, column)| Saddle { row: row + 1, column: column + 1 };
        let dominated = |wanted: fn(&Line) -> bool| -> Option<Vec<Gone<'_>>> {
            let steps = solved?.dominated.iter().filter(|step| wanted(&step.line));
            Some(steps.map(|step| Gone::new(matrix, step)).collect())
        };
        // Only what is known is said: that a strategy is the only one, never that it is not.
        let unique = |unique: Option<bool>| unique.filter(|&unique| unique);
        MatrixData {
            rows: matrix.rows(),
            columns: matrix.columns(),
            payoffs: Payoffs::new(matrix),
            value: solved.map(|solved| solved.value.to_string()),
            value_approximate: solved.map(|solved| Decimal::of(&solved.value).text),
            row_strategy: solved.map(|solved| mixed(&solved.rows, matrix, Line::Row)),
            row_strategy_unique: unique(solved.map(|solved| solved.rows_unique)),
            column_strategy: solved.map(|solved| mixed(&solved.columns, matrix, Line::Column)),
            column_strategy_unique: unique(solved.map(|solved| solved.columns_unique)),
            pure_lower: self.pure.lower.to_string(),
            pure_upper: self.pure.upper.to_string(),
            saddle_points: saddles.take(LISTED).map(saddle).collect(),
            saddle_point_count: rows.len() * columns.len(),
            dominated_rows: dominated(|line| matches!(line, Line::Row(_))),
            dominated_columns: dominated(|line| matches!(line, Line::Column(_))),
            certificate,
            why: words::payoff::why(self).iter().map(|sentence| sentence.worded(lang)).collect(),
            evidence: self.evidence.as_ref().map(|evidence| EvidenceData::new(evidence, lang)),
            engine: self.engine(),
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}

/// A matrix with the names of its lines.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Payoffs<'m> {
    row_names: Option<Vec<&'m str>>,
    column_names: Option<Vec<&'m str>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rationals"))]
    entries: Vec<Vec<String>>,
}

impl<'m> Payoffs<'m> {
    /// The matrix; `None` if it is too large.
    fn new(matrix: &'m Matrix) -> Option<Payoffs<'m>> {
        let (rows, columns) = (matrix.rows(), matrix.columns());
        if rows.max(columns) > SHOWN {
            return None;
        }
        let entry = |row| (0..columns).map(move |column| matrix.entry(row, column).to_string()).collect();
        let entries: Vec<Vec<String>> = (0..rows).map(entry).collect();
        let small = entries.iter().flatten().map(String::len).sum::<usize>() <= DIGITS;
        small.then(|| Payoffs {
            row_names: (0..rows).map(|row| matrix.row_name(row)).collect(),
            column_names: (0..columns).map(|column| matrix.column_name(column)).collect(),
            entries,
        })
    }
}

/// Inequalities that prove the value.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Certificate {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational"))]
    row_strategy_earns: String,
    tight_columns: Vec<usize>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational"))]
    column_strategy_pays: String,
    tight_rows: Vec<usize>,
}

/// A saddle point.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Saddle {
    row: usize,
    column: usize,
}

/// A line that is played.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Played<'m> {
    index: usize,
    name: Option<&'m str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::rational"))]
    probability: String,
}

/// A line that may be left out.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Gone<'m> {
    index: usize,
    name: Option<&'m str>,
    by: usize,
    how: &'static str,
    round: usize,
}

fn mixed<'m>(strategy: &Strategy, matrix: &'m Matrix, line: fn(usize) -> Line) -> Vec<Played<'m>> {
    let played = |&(index, _): &(usize, _)| Played {
        index: index + 1,
        name: name(matrix, line(index)),
        probability: strategy.probability(index).to_string(),
    };
    strategy.weights().iter().map(played).collect()
}

fn name(matrix: &Matrix, line: Line) -> Option<&str> {
    match line {
        Line::Row(row) => matrix.row_name(row),
        Line::Column(column) => matrix.column_name(column),
    }
}

impl<'m> Gone<'m> {
    fn new(matrix: &'m Matrix, step: &Dominated) -> Gone<'m> {
        let (Line::Row(index) | Line::Column(index)) = step.line;
        Gone {
            index: index + 1,
            name: name(matrix, step.line),
            by: step.by + 1,
            how: step.how.name(),
            round: step.round,
        }
    }
}
