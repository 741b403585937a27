//! Operation `table`: all positions in a box.

use super::failure::Part;
use super::question::unused;
use super::{
    Asked, Binary, Bounds, Chinese, Context, Failure, Id, Operation, Question, Response, Work, identify,
};
use crate::Problem;
use crate::json::{self, HeaderData, SummaryData};
use crate::question::Source;
use crate::table::{self, Compared, LawfulCells};
use crate::{Query, Variant};
use ::question::Standing;
use ::question::board::BoardGame;
use ::question::problem::Mistake;
use ::solve::{Limits, Peers, Refusal, StopReason};
use draw::{Axis, Content, Format, Grid};
use rules::{Convention, Lang, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use tables::{Backing, Table as Positions, Want};
use words::legend;

/// The outcomes of all positions of a box, their nim-values, or the claims of the text compared with the rules.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The game, and the ranges after it unless they stand in `ranges`.
    #[serde(flatten)]
    pub question: Question,
    /// A range for each coordinate, both ends included: `0..99 0..99`; a single number fixes a coordinate.
    #[serde(default)]
    pub ranges: Option<String>,
    /// Content of the cells: if absent, who wins, or the claim where `claim` names one.
    #[serde(default)]
    pub what: Option<Cells>,
    /// Number of the only claim to compare, counted from 1.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = Table::CLAIM.least, max = Table::CLAIM.most)))]
    pub claim: Option<u64>,
    /// File where the table is kept while it grows.
    #[serde(skip)]
    pub checkpoint: Option<PathBuf>,
    /// Processes that fill the table together, if there are several. Then `checkpoint` is needed.
    #[serde(skip)]
    pub peers: Option<Arc<dyn Peers>>,
}

/// Content of the cells of a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Cells {
    /// Outcomes.
    Outcome,
    /// The nim-value.
    Value,
    /// The claims compared with the rules.
    Claim,
}

impl Cells {
    /// Name in data.
    pub fn name(self) -> &'static str {
        match self {
            Cells::Outcome => "outcome",
            Cells::Value => "value",
            Cells::Claim => "claim",
        }
    }
}

impl Table {
    /// Number of a claim.
    pub const CLAIM: Bounds = Bounds::optional(1..=1_000_000);

    /// With defaults.
    pub fn of(question: Question) -> Table {
        Table { question, ranges: None, what: None, claim: None, checkpoint: None, peers: None }
    }

    /// The axes in question, without any work; for faces that look at them first.
    pub fn axes(&self, context: &mut Context) -> Result<Vec<Axis>, Failure> {
        match self.question.board(context)? {
            Some((game, query)) => self.sizes(&game, &query, context),
            None => Ok(self.shape(context)?.1),
        }
    }

    /// The axes of the sizes of a board.
    fn sizes(&self, game: &BoardGame, query: &Query, context: &Context) -> Result<Vec<Axis>, Failure> {
        if self.cells() == Cells::Claim {
            return Err(unused("claim", None).into());
        }
        let values = game.fixed(query)?;
        let places: Vec<_> = query.positions().collect();
        let axes = match self.ranges.as_deref() {
            Some(ranges) => {
                query.without_position()?;
                let source = Source { name: Some("ranges".into()), text: ranges.into() };
                table::sizes(game, &values, &source, std::slice::from_ref(&(0..ranges.len())))?
            }
            None => table::sizes(game, &values, query.source(), &places)?,
        };
        table::bounded(&axes, context.caps.cells)?;
        Ok(axes)
    }

    /// The game and the axes in question, without any work.
    fn shape(&self, context: &mut Context) -> Result<(Variant, Vec<Axis>), Failure> {
        if let Some(claim) = self.claim {
            Table::CLAIM.admit("claim", claim)?;
            if self.cells() != Cells::Claim {
                return Err(unused("claim", Some("what: claim")).into());
            }
        }
        let (workbench, query) = self.question.open(context)?;
        let convention = self.question.convention;
        let mut variant = context.limits.watching(|| workbench.variant(&query, convention))?;
        context.warn(variant.game());
        if let Some(claim) = self.only() {
            variant = table::with_claim(&variant, claim, convention)?;
        }
        let axes = match self.ranges.as_deref() {
            Some(ranges) => {
                query.without_position()?;
                if ranges.len() > context.caps.ask {
                    return Err(Failure::Long { part: Part::Ask, most: context.caps.ask });
                }
                let source = Source { name: Some("ranges".into()), text: ranges.into() };
                table::axes(&variant, &source, std::slice::from_ref(&(0..ranges.len())))?
            }
            None => {
                let places: Vec<_> = query.positions().collect();
                table::axes(&variant, query.source(), &places)?
            }
        };
        table::bounded(&axes, context.caps.cells)?;
        Ok((variant, axes))
    }

    /// Content of the cells.
    pub fn cells(&self) -> Cells {
        self.what.unwrap_or(if self.claim.is_some() { Cells::Claim } else { Cells::Outcome })
    }

    /// The only claim to compare.
    fn only(&self) -> Option<usize> {
        self.claim.map(|claim| usize::try_from(claim).unwrap_or(usize::MAX))
    }
}

impl Operation for Table {
    const NAME: &'static str = "table";
    const CHINESE: Chinese = Chinese {
        operation: "一个范围内每个局面的胜负、SG 值，或断言与事实的对照",
        fields: &[
            ("ranges", "各坐标的范围，两端都包含：`0..99 0..99`；写单个数则固定该坐标。"),
            ("what", "格子的内容；省略时为胜负，给出 `claim` 时为该断言。"),
            ("claim", "只对照的断言，从 1 起编号。"),
        ],
    };
    type Response = Filled;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Filled>, Failure> {
        if let Some((game, query)) = self.question.board(context)? {
            if self.peers.is_some() {
                return Err(Problem::new(Mistake::Refused { refusal: Refusal::Undivided, rule: None }).into());
            }
            let axes = self.sizes(&game, &query, context)?;
            let (what, convention, id) = (self.cells(), self.question.convention, self.question.id);
            return Ok(Box::new(move |context| {
                let content = Boards::filled(game, &axes, what, convention, context)?;
                let limits = context.limits.clone();
                Ok(Filled { content: Filling::Boards(content), axes, what, id, limits })
            }));
        }
        let (variant, axes) = self.shape(context)?;
        let (what, claim, id) = (self.cells(), self.only(), self.question.id);
        Ok(Box::new(move |context| {
            let wants = match what {
                Cells::Outcome => vec![Want::Outcomes],
                Cells::Value => vec![Want::Values],
                Cells::Claim => Compared::wants(&variant, claim)?,
            };
            let identity = variant.identity().into_bytes();
            let backing = match (self.checkpoint, self.peers) {
                (None, _) => Backing::Memory,
                (Some(path), None) => Backing::File { path, identity },
                (Some(path), Some(peers)) => Backing::Divided { path, identity, peers },
            };
            let extents = table::extents(&axes);
            let stopped = |reason| Failure::Stopped { reason, positions: 0 };
            let standing = Standing::new(&variant, &extents, &context.limits).map_err(stopped)?;
            let mut theorem = None;
            let fill = |want| match what {
                Cells::Claim => table::fill(&variant, &axes, want, backing.clone(), &context.limits),
                Cells::Outcome | Cells::Value => {
                    let asked = (want, &backing);
                    let (table, told) =
                        table::fill_quickly(&variant, &extents, asked, &standing, &context.limits)?;
                    theorem = told;
                    Ok(table)
                }
            };
            let tables: Result<Vec<Positions>, _> = wants.into_iter().map(fill).collect();
            let refused = |refusal| variant.refused(refusal);
            let tables = tables.map_err(|halt| Failure::halted(halt, refused))?;
            let content = Filling::Positions { variant, claim, tables, standing, theorem };
            Ok(Filled { content, axes, what, id, limits: context.limits.clone() })
        }))
    }
}

/// Answer to [`Table`].
///
/// ```
/// use bouton::ops::{Context, Operation, Question, Response, Table};
/// // Of the positions up to (4, 4) those of Nim are lost where both heaps are alike.
/// let request = Table { ranges: Some("0..4 0..4".into()), ..Table::of(Question::ask("nim")) };
/// let cells = request.run(&mut Context::default())?.data(bouton::Lang::En)["cells"].to_string();
/// assert_eq!(cells.matches('P').count(), 5);
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
pub struct Filled {
    content: Filling,
    axes: Vec<Axis>,
    what: Cells,
    id: Option<Id>,
    limits: Limits,
}

/// What a table is filled with.
enum Filling {
    /// Positions of a game.
    Positions {
        variant: Variant,
        claim: Option<usize>,
        tables: Vec<Positions>,
        standing: Standing,
        /// Citation of the theorem that told the cells.
        theorem: Option<String>,
    },
    /// Boards of several sizes.
    Boards(Boards),
}

/// Values or outcomes at the beginning of boards of several sizes.
struct Boards {
    game: String,
    title: Text,
    convention: Convention,
    /// Sizes of the axes, but the first.
    extents: Vec<(u64, u64)>,
    cells: Vec<u64>,
}

impl Boards {
    fn filled(
        game: BoardGame,
        axes: &[Axis],
        what: Cells,
        convention: Option<Convention>,
        context: &Context,
    ) -> Result<Boards, Failure> {
        let extents: Vec<(u64, u64)> = axes.iter().map(|axis| (axis.first(), axis.len())).collect();
        let count: u64 = extents.iter().map(|(_, len)| len).product();
        let title = if game.file.title.is_empty() {
            Text { en: game.name.clone(), zh: game.name.clone() }
        } else {
            game.file.title.clone()
        };
        let convention = convention.unwrap_or(game.convention());
        let name = game.name.clone();
        let mut filled = Boards { game: name, title, convention, extents, cells: Vec::new() };
        for number in 0..count {
            let sizes = filled.sizes(number);
            let place = game.at(&sizes, convention)?;
            let cell = match what {
                Cells::Value => answer::board::value(&place, &context.limits).map(u64::from),
                _ => answer::board::is_won(&place, &context.limits).map(u64::from),
            };
            let stopped = |reason| Failure::Stopped { reason, positions: number };
            filled.cells.push(cell.map_err(stopped)?);
        }
        Ok(filled)
    }

    /// Sizes of the board with a number.
    fn sizes(&self, mut number: u64) -> Vec<i64> {
        let mut sizes = vec![0; self.extents.len()];
        for (size, &(first, len)) in sizes.iter_mut().zip(&self.extents).rev() {
            *size = i64::try_from(first + number % len).unwrap_or(i64::MAX);
            number /= len;
        }
        sizes
    }
}

impl draw::Cells for Boards {
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [u64]) {
        let number = prefix.iter().chain([&start]).zip(&self.extents);
        let number = number.fold(0, |number, (&size, &(first, len))| number * len + (size - first));
        for (cell, at) in row.iter_mut().zip(number as usize..) {
            *cell = self.cells.get(at).copied().unwrap_or(draw::NONE);
        }
    }
}

impl Filled {
    /// Positions that a damaged file had lost, and that were computed again.
    pub fn lost(&self) -> u64 {
        match &self.content {
            Filling::Positions { tables, .. } => tables.iter().map(Positions::lost).sum(),
            Filling::Boards(_) => 0,
        }
    }

    /// Citation of the theorem of the catalogue that told the cells; `None` if they were computed from the rules.
    pub fn theorem(&self) -> Option<&str> {
        match &self.content {
            Filling::Positions { theorem, .. } => theorem.as_deref(),
            Filling::Boards(_) => None,
        }
    }

    /// The table as a grid of cells.
    pub fn with_grid<T>(&self, look: impl FnOnce(&Grid<'_>) -> T) -> T {
        let (variant, claim, tables, standing) = match &self.content {
            Filling::Positions { variant, claim, tables, standing, .. } => {
                (variant, *claim, tables, standing)
            }
            Filling::Boards(boards) => {
                let content = if self.what == Cells::Value { Content::Value } else { Content::Outcome };
                return look(&Grid::new(boards.title.clone(), content, self.axes.clone(), boards));
            }
        };
        let title = variant.title();
        let compared = Compared::new(variant, claim, tables);
        match (self.what, tables.first()) {
            (Cells::Outcome | Cells::Value, Some(first)) => {
                let lawful = LawfulCells::new(standing, first);
                look(&Grid::new(title, Content::of(first), self.axes.clone(), &lawful))
            }
            _ => {
                let lawful = LawfulCells::new(standing, &compared);
                look(&Grid::new(title, Content::Claim, self.axes.clone(), &lawful))
            }
        }
    }

    /// Description of the table, without its cells.
    pub fn summary(&self) -> Value {
        self.with_grid(|grid| self.described(grid))
    }

    fn described(&self, grid: &Grid<'_>) -> Value {
        serde_json::to_value(self.summarized(grid)).unwrap_or_default()
    }

    fn summarized<'a>(&'a self, grid: &'a Grid<'_>) -> SummaryData<'a> {
        match &self.content {
            Filling::Positions { variant, claim, standing, theorem, .. } => {
                let evidence = json::TableEvidenceData::new(theorem.as_deref());
                let what = self.what.name();
                json::summary(variant, grid, what, *claim).over(standing.count(), evidence)
            }
            Filling::Boards(boards) => json::plain(&boards.game, grid, self.what.name(), boards.convention),
        }
    }
}

impl Response for Filled {
    fn data(&self, _lang: Lang) -> Value {
        self.with_grid(|grid| {
            let mut data = self.described(grid);
            data["cells"] = table::cells(grid);
            data
        })
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<HeaderData<'_>>())
    }

    fn is_bytes(&self) -> bool {
        true
    }

    fn drawing(&self, lang: Lang) -> Option<String> {
        self.with_grid(|grid| {
            let mut svg = Vec::new();
            draw::write(grid, Format::Svg, &legend::table(), lang, &mut svg).ok()?;
            String::from_utf8(svg).ok()
        })
    }

    /// The header in JSON, and the cells after it.
    fn binary(&self, _lang: Lang) -> Result<Option<Binary>, Failure> {
        self.with_grid(|grid| {
            let stopped = |reason| Failure::Stopped { reason, positions: 0 };
            let cells = cells(grid, &self.limits).map_err(stopped)?;
            Ok(Some(packed(self.summarized(grid), &cells, self.id.as_ref())))
        })
    }
}

/// `BNTB` as a little-endian number.
const MAGIC: u32 = 0x4254_4e42;
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

/// The header, which ends with the type of the cells, and the cells.
fn packed(summary: SummaryData<'_>, cells: &[u32], id: Option<&Id>) -> Binary {
    let largest = cells.iter().copied().filter(|&cell| cell != VACANT).max().unwrap_or(0);
    let gaps = cells.contains(&VACANT);
    // The largest number of the type is reserved for places without a position.
    let (cell, width, vacant) = match largest.saturating_add(u32::from(gaps)) {
        0..0x100 => ("u8", 1, 0xff),
        0x100..0x1_0000 => ("u16", 2, 0xffff),
        _ => ("u32", 4, VACANT),
    };
    let vacant = gaps.then_some(vacant);
    let header = HeaderData { summary, cell, largest, vacant, cells: cells.len() };
    let mut header = serde_json::to_value(header).unwrap_or_default();
    identify(&mut header, id);
    let mut text = header.to_string().into_bytes();
    while !text.len().is_multiple_of(4) {
        text.push(b' ');
    }
    let mut bytes = Vec::with_capacity(8 + text.len() + width * cells.len());
    bytes.extend(MAGIC.to_le_bytes());
    bytes.extend(u32::try_from(text.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend(text);
    match width {
        1 => bytes.extend(cells.iter().map(|cell| cell.to_le_bytes()[0])),
        2 => bytes.extend(cells.iter().flat_map(|cell| [cell.to_le_bytes()[0], cell.to_le_bytes()[1]])),
        _ => bytes.extend(cells.iter().flat_map(|cell| cell.to_le_bytes())),
    }
    Binary { header, bytes }
}
