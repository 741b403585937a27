//! A census of games on heaps as data.

use super::Speak;
#[cfg(feature = "schema")]
use super::schema;
use rules::Lang;
use sequences::{Census, Ended, Games, Row};
use serde::Serialize;
use solve::StopReason;

/// A census.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Census"))]
pub struct CensusData<'a> {
    /// Maximum digits after the point, if games were requested by it.
    digits: Option<usize>,
    to: usize,
    indexed_by: &'static str,
    games: usize,
    /// Games that differ by more than the number of stones.
    standard_forms: usize,
    /// Games with a period that the checker has accepted.
    proved: usize,
    /// Games with a period by a theorem alone.
    theorem: usize,
    /// Games without a known period.
    open: usize,
    rows: Vec<RowData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// A game of a census.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct RowData<'a> {
    game: &'a str,
    standard_form: &'a str,
    /// Stones by which the game differs from its standard form.
    shift: usize,
    /// The first game of the same form, if it is another.
    same_as: Option<&'a str>,
    preperiod: Option<usize>,
    period: Option<usize>,
    /// Increase in each period.
    saltus: Option<u32>,
    last_exception: Option<usize>,
    values: usize,
    largest: u32,
    largest_at: usize,
    space_mask: Option<usize>,
    space_parity: Option<bool>,
    rare: Option<usize>,
    last_rare: Option<usize>,
    /// The first game of another form with the same first values.
    like: Option<&'a str>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::ended"))]
    ended: &'static str,
}

impl Speak for Census {
    type Data<'a> = CensusData<'a>;

    fn spoken(&self, _: Lang) -> CensusData<'_> {
        let ended = |ended: Ended| self.rows.iter().filter(|row| row.ended == ended).count();
        let (proved, theorem) = (ended(Ended::Proved), ended(Ended::Theorem));
        CensusData {
            digits: match self.wanted {
                Games::Digits(digits) | Games::Hexadecimal(digits) => Some(digits),
                Games::These(_) => None,
            },
            to: self.to,
            indexed_by: "heap size, from 0",
            games: self.games,
            standard_forms: self.forms,
            proved,
            theorem,
            open: self.rows.iter().filter(|row| !row.ended.is_known()).count(),
            rows: self.rows.iter().map(row).collect(),
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}

/// A row as data.
fn row(row: &Row) -> RowData<'_> {
    let (period, space) = (row.period, row.space);
    RowData {
        game: &row.code,
        standard_form: &row.form,
        shift: row.shift,
        same_as: row.same_as.as_deref(),
        preperiod: period.map(|period| period.start),
        period: period.map(|period| period.length),
        saltus: period.map(|period| period.saltus),
        last_exception: period.and_then(|period| period.last_exception()),
        values: row.values,
        largest: row.largest.0,
        largest_at: row.largest.1,
        space_mask: space.map(|space| space.0),
        space_parity: space.map(|space| space.1),
        rare: space.map(|space| space.2),
        last_rare: space.map(|space| space.3),
        like: row.like.as_deref(),
        ended: row.ended.name(),
    }
}
