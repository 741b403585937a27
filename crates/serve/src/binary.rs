//! Binary tables: a JSON header, then the cells.

use crate::problem::Refused;
use crate::request::Question;
use axum::body::Bytes;
use bouton::draw::{Axis, Content, Grid};
use bouton::table::{self, Compared};
use bouton::{Problem, Source, Variant, Workbench};
use rules::{Convention, Lang};
use serde::Deserialize;
use serde_json::{Value, json};
use solve::table::{Backing, Table, Want};
use solve::{Halt, Limits, StopReason};

/// `BNTB` as a little-endian number.
const MAGIC: u32 = 0x4254_4e42;

/// Contents of the cells.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum What {
    #[default]
    Outcome,
    Value,
    Claim,
}

/// A requested table.
pub(crate) struct Wanted {
    variant: Variant,
    axes: Vec<Axis>,
    what: What,
    claim: Option<usize>,
}

/// Parameters of a table besides the game.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Shape {
    /// Ranges, which may also follow the game as on the command line.
    pub(crate) ranges: Option<String>,
    pub(crate) what: Option<What>,
    /// Number of the only claim to use, from 1.
    pub(crate) claim: Option<u64>,
}

impl Wanted {
    /// Parses the ranges, and finds the claim if one is given.
    pub(crate) fn read(
        workbench: &Workbench,
        question: &Question,
        shape: &Shape,
        most: u64,
    ) -> Result<Wanted, Refused> {
        let lang = question.lang();
        let wrong = |problems: Vec<_>| Refused::question(&problems, lang);
        let query = bouton::Query::read(&question.ask).map_err(|problem| wrong(vec![problem]))?;
        let mut variant = workbench.variant(&query, question.convention()).map_err(wrong)?;
        let what = shape.what.unwrap_or_default();
        let claim = shape.claim.filter(|_| what == What::Claim);
        let claim = claim.map(|claim| usize::try_from(claim).unwrap_or(usize::MAX));
        if let Some(claim) = claim {
            variant = table::with_claim(&variant, claim, question.convention()).map_err(wrong)?;
        }
        let axes = match shape.ranges.as_deref() {
            Some(ranges) => {
                table::without_position(&query).map_err(|problem| wrong(vec![problem]))?;
                crate::request::within(ranges, crate::request::MOST_ASK, "large-ask", lang)?;
                let source = Source { name: Some("ranges".into()), text: ranges.into() };
                table::axes(&variant, &source, std::slice::from_ref(&(0..ranges.len())))
            }
            None => {
                let places: Vec<_> = query.positions().collect();
                table::axes(&variant, query.source(), &places)
            }
        };
        let axes = axes.map_err(wrong)?;
        table::bounded(&axes, most).map_err(|problem| wrong(vec![problem]))?;
        Ok(Wanted { variant, axes, what, claim })
    }
}

/// The header, and the whole response in bytes.
pub(crate) fn table(wanted: &Wanted, lang: Lang, limits: &Limits) -> Result<(Value, Bytes), Refused> {
    let Wanted { variant, axes, what, claim } = wanted;
    let wants = match what {
        What::Outcome => vec![Want::Outcomes],
        What::Value => vec![Want::Values],
        What::Claim => {
            Compared::wants(variant, *claim).map_err(|problem| Refused::question(&[problem], lang))?
        }
    };
    let fill = |want| table::fill(variant, axes, want, Backing::Memory, limits);
    let tables: Result<Vec<Table>, Halt> = wants.into_iter().map(fill).collect();
    let tables = tables.map_err(|halt| match halt {
        Halt::Stopped { reason, .. } => Refused::stopped(reason, lang),
        Halt::Refused(refusal) => Refused::question(&[variant.refused(refusal)], lang),
        Halt::File(flaw) => Refused::question(&[Problem::checkpoint(flaw)], lang),
    })?;
    let Some(first) = tables.first() else { return Err(Refused::panicked(lang)) };
    let title = table::title(variant);
    let compared = Compared::new(variant, *claim, &tables);
    let (claimed, known) = (table::Standing::new(variant, &compared), table::Standing::new(variant, first));
    let grid = match what {
        What::Claim => Grid::new(title, Content::Outcome, axes.clone(), &claimed),
        What::Outcome | What::Value => Grid::new(title, Content::of(first), axes.clone(), &known),
    };
    let cells = cells(&grid, limits).map_err(|reason| Refused::stopped(reason, lang))?;
    let largest = cells.iter().copied().filter(|&cell| cell != VACANT).max().unwrap_or(0);
    let gaps = cells.contains(&VACANT);
    // The largest number of the type is reserved for places without a position.
    let (cell, width, vacant) = match largest.saturating_add(u32::from(gaps)) {
        0..0x100 => ("u8", 1, 0xff),
        0x100..0x1_0000 => ("u16", 2, 0xffff),
        _ => ("u32", 4, VACANT),
    };
    let mut header = table::summary(variant, &grid, None);
    header["what"] = match what {
        What::Outcome => json!("outcome"),
        What::Value => json!("value"),
        What::Claim => json!("claim"),
    };
    header["title"] = json!({ "en": grid.title().en, "zh": grid.title().zh });
    header["cell"] = json!(cell);
    header["largest"] = json!(largest);
    header["vacant"] = if gaps { json!(vacant) } else { Value::Null };
    header["cells"] = json!(cells.len());
    header["convention"] = json!(match variant.instance().convention() {
        Convention::Normal => "normal",
        Convention::Misere => "misere",
    });
    header["claim"] = json!(claim);
    let claims = if *what == What::Claim { table::claimed(variant) } else { Vec::new() };
    let claims = claims.into_iter().map(|(number, text)| json!({ "number": number, "text": text }));
    header["claims"] = claims.collect();
    let bytes = packed(&header, &cells, width);
    Ok((header, bytes))
}

/// A cell without a position.
const VACANT: u32 = u32::MAX;

/// The cells in C order.
fn cells(grid: &Grid<'_>, limits: &Limits) -> Result<Vec<u32>, StopReason> {
    let mut cells = Vec::new();
    let mut looked = 0;
    grid.each_row(|_, row| {
        cells.extend(row.iter().map(|&cell| u32::try_from(cell).unwrap_or(VACANT)));
        if cells.len() - looked > 1 << 12 {
            looked = cells.len();
            return limits.stopped().map_or(Ok(()), Err);
        }
        Ok(())
    })?;
    Ok(cells)
}

fn packed(header: &Value, cells: &[u32], width: usize) -> Bytes {
    let mut text = header.to_string().into_bytes();
    while !text.len().is_multiple_of(4) {
        text.push(b' ');
    }
    let mut bytes = Vec::with_capacity(8 + text.len() + width * cells.len());
    bytes.extend(MAGIC.to_le_bytes());
    bytes.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend(text);
    for cell in cells {
        bytes.extend(cell.to_le_bytes().iter().take(width));
    }
    bytes.into()
}
