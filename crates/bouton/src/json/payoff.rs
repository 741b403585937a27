//! An answer about a matrix of payoffs, as data. Lines are counted from 1; numbers are fractions in strings.

use super::{Speak, Spoken};
use answer::payoff::{Answer, Decimal, Dominated, Line, Matrix, Strategy};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;
use words::Say;

/// The most saddle points that are listed.
const LISTED: usize = 100;

/// An object: `rows`, `columns`, `value`, `value_approximate`, `row_strategy`,
/// `row_strategy_unique`, `column_strategy`, `column_strategy_unique`, `pure_lower`, `pure_upper`, `saddle_points`,
/// `saddle_point_count`, `dominated_rows`, `dominated_columns`, `certificate`, `why`, `evidence`, `engine`,
/// `limits_hit`.
impl Speak for Answer<'_> {}

impl Serialize for Spoken<'_, Answer<'_>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let (matrix, solved) = (said.matrix, said.solved.as_ref());
        let why: Vec<String> =
            words::payoff::why(said).iter().map(|sentence| sentence.get(lang).to_owned()).collect();
        let evidence = said.evidence.as_ref().map(|evidence| {
            let detail = evidence.text().get(lang).to_owned();
            Evidence { kind: evidence.kind(), detail }
        });
        let certificate = solved.map(|solved| Certificate {
            row_strategy_earns: solved.certificate.lower.to_string(),
            tight_columns: solved.certificate.columns.iter().map(|column| column + 1).collect(),
            column_strategy_pays: solved.certificate.upper.to_string(),
            tight_rows: solved.certificate.rows.iter().map(|row| row + 1).collect(),
        });
        let (rows, columns): (&[usize], &[usize]) = match said.pure.is_saddle() {
            true => (&said.pure.rows, &said.pure.columns),
            false => (&[], &[]),
        };
        let saddles = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        let saddles: Vec<Saddle> =
            saddles.take(LISTED).map(|(row, column)| Saddle { row: row + 1, column: column + 1 }).collect();
        let dominated = |wanted: fn(&Line) -> bool| -> Option<Vec<Gone<'_>>> {
            let steps = solved?.dominated.iter().filter(|step| wanted(&step.line));
            Some(steps.map(|step| Gone::new(matrix, step)).collect())
        };
        // Only what is known is said: that a strategy is the only one, never that it is not.
        let unique = |unique: Option<bool>| unique.filter(|&unique| unique);
        let mut object = serializer.serialize_struct("Payoff", 19)?;
        object.serialize_field("rows", &matrix.rows())?;
        object.serialize_field("columns", &matrix.columns())?;
        object.serialize_field("value", &solved.map(|solved| solved.value.to_string()))?;
        object.serialize_field("value_approximate", &solved.map(|solved| Decimal::of(&solved.value).text))?;
        object
            .serialize_field("row_strategy", &solved.map(|solved| mixed(&solved.rows, matrix, Line::Row)))?;
        object.serialize_field("row_strategy_unique", &unique(solved.map(|solved| solved.rows_unique)))?;
        object.serialize_field(
            "column_strategy",
            &solved.map(|solved| mixed(&solved.columns, matrix, Line::Column)),
        )?;
        object
            .serialize_field("column_strategy_unique", &unique(solved.map(|solved| solved.columns_unique)))?;
        object.serialize_field("pure_lower", &said.pure.lower.to_string())?;
        object.serialize_field("pure_upper", &said.pure.upper.to_string())?;
        object.serialize_field("saddle_points", &saddles)?;
        object.serialize_field("saddle_point_count", &(rows.len() * columns.len()))?;
        object.serialize_field("dominated_rows", &dominated(|line| matches!(line, Line::Row(_))))?;
        object.serialize_field("dominated_columns", &dominated(|line| matches!(line, Line::Column(_))))?;
        object.serialize_field("certificate", &certificate)?;
        object.serialize_field("why", &why)?;
        object.serialize_field("evidence", &evidence)?;
        object.serialize_field("engine", &said.engine())?;
        object.serialize_field("limits_hit", &said.limits_hit.map(StopReason::name))?;
        object.end()
    }
}

/// How an answer is known, in one language.
#[derive(Serialize)]
struct Evidence {
    kind: &'static str,
    detail: String,
}

/// What was checked.
#[derive(Serialize)]
struct Certificate {
    row_strategy_earns: String,
    tight_columns: Vec<usize>,
    column_strategy_pays: String,
    tight_rows: Vec<usize>,
}

/// A saddle point.
#[derive(Serialize)]
struct Saddle {
    row: usize,
    column: usize,
}

/// A line that is played.
#[derive(Serialize)]
struct Played<'m> {
    index: usize,
    name: Option<&'m str>,
    probability: String,
}

/// A line that may be left out.
#[derive(Serialize)]
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
