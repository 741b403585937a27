//! Tables of positions as data.

use super::game::TextData;
#[cfg(feature = "schema")]
use super::schema;
use crate::table::claimed;
use draw::Grid;
use question::Variant;
use rules::Convention;
use serde::Serialize;

/// A table without its cells.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct SummaryData<'a> {
    game: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::cells"))]
    what: &'static str,
    axes: Vec<AxisData<'a>>,
    positions: u64,
    /// File with the table, on the command line.
    out: Option<&'a str>,
    evidence: TableEvidenceData<'a>,
    title: TextData<'a>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: Convention,
    /// The claim that was asked for.
    claim: Option<usize>,
    /// With `what` `claim`: the claims of the text about this game and convention.
    claims: Vec<ClaimData>,
}

/// A coordinate and its range.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct AxisData<'a> {
    name: &'a str,
    first: u64,
    last: u64,
    fixed: bool,
}

/// Evidence of a table: all its cells are computed from the rules, or told by a theorem of the catalogue.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) struct TableEvidenceData<'a> {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::of_tables"))]
    kind: &'static str,
    /// Whose theorem it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    citation: Option<&'a str>,
}

impl<'a> TableEvidenceData<'a> {
    pub(crate) fn new(theorem: Option<&'a str>) -> TableEvidenceData<'a> {
        let kind = if theorem.is_some() { "theorem" } else { "computed" };
        TableEvidenceData { kind, citation: theorem }
    }
}

impl<'a> SummaryData<'a> {
    /// With so many positions, and how their cells are known.
    pub(crate) fn over(self, positions: u64, evidence: TableEvidenceData<'a>) -> SummaryData<'a> {
        SummaryData { positions, evidence, ..self }
    }
}

/// A claim and its number, counted from 1.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ClaimData {
    number: usize,
    text: String,
}

/// The header of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TableHeader"))]
pub(crate) struct HeaderData<'a> {
    #[serde(flatten)]
    pub(crate) summary: SummaryData<'a>,
    /// Type of a cell.
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::cell"))]
    pub(crate) cell: &'static str,
    pub(crate) largest: u32,
    /// Content of cells that are no position of the game; null if all are.
    pub(crate) vacant: Option<u32>,
    /// Number of cells.
    pub(crate) cells: usize,
}

/// A table of outcomes, values or claims, without its cells.
pub(crate) fn summary<'a>(
    variant: &'a Variant,
    grid: &'a Grid<'_>,
    what: &'static str,
    claim: Option<usize>,
) -> SummaryData<'a> {
    let claims = if what == "claim" { claimed(variant) } else { Vec::new() };
    let claims = claims.into_iter().map(|(number, text)| ClaimData { number, text }).collect();
    let convention = variant.instance().convention();
    SummaryData { claim, claims, ..plain(variant.name(), grid, what, convention) }
}

/// A table of values or outcomes at the beginning of boards of several sizes, without its cells.
pub(crate) fn plain<'a>(
    game: &'a str,
    grid: &'a Grid<'_>,
    what: &'static str,
    convention: Convention,
) -> SummaryData<'a> {
    let axis = |axis: &'a draw::Axis| AxisData {
        name: &axis.name,
        first: axis.first(),
        last: axis.last(),
        fixed: axis.is_fixed(),
    };
    SummaryData {
        game,
        what,
        axes: grid.axes().iter().map(axis).collect(),
        positions: grid.axes().iter().map(draw::Axis::len).fold(1, u64::saturating_mul),
        out: None,
        evidence: TableEvidenceData::new(None),
        title: TextData::new(grid.title()),
        convention,
        claim: None,
        claims: Vec::new(),
    }
}
