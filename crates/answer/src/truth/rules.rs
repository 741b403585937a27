//! Outcomes and values by the rules, position after position.

use crate::values::{ByRules, suits};
use dashu_int::UBig;
use question::{Component, Position, Variant};
use rules::{Form, Outcome};
use solve::search::{Outcomes, Suspense};
use solve::{Halt, Limits, Refusal, StopReason};
use tables::{Backing, Table, Want, table};

/// The most cells of a table for a check.
const MOST_CELLS: u64 = 1 << 28;

/// A table of the box with numbers up to `upto`, if that is the way to do it.
pub(crate) fn boxed(
    variant: &Variant,
    upto: u64,
    want: Want,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let Form::Tuple(arity) = variant.form() else { return Ok(None) };
    let Some(extent) = upto.checked_add(1) else { return Ok(None) };
    let cells = (0..arity).try_fold(1u64, |cells, _| cells.checked_mul(extent));
    if cells.is_none_or(|cells| cells > MOST_CELLS) {
        return Ok(None);
    }
    match table(variant.rules(), &vec![extent; arity], want, Backing::Memory, limits) {
        Ok(filled) => Ok(Some(filled)),
        Err(Halt::Refused(_)) => Ok(None),
        Err(halt) => Err(halt),
    }
}

/// The truth about sums of components of one game.
pub(crate) struct Truth<'a> {
    position: &'a Position,
    /// The search for nim-values, where they decide.
    values: Option<ByRules<'a>>,
    /// The search for suspense numbers, where every component moves.
    suspense: Option<Suspense<'a>>,
    outcomes: Outcomes<'a>,
    /// Set if play may go round in circles, which is a draw.
    graph: bool,
    limits: &'a Limits,
    /// Positions solved by searching whole sums.
    searched: u64,
    /// Number of positions stored of graphs that play may go round in.
    written: u64,
    /// `true` if only so much is done as a check of many positions may take.
    sparing: bool,
}

/// The most positions solved for many; what one of them leads to may be very much.
const MOST_SOLVED: u64 = 1 << 19;
/// The most sums, moves and options written down for many.
const MOST_WRITTEN: u64 = 1 << 22;

impl<'a> Truth<'a> {
    /// `position` names the game, and a component as large as those asked about.
    pub(crate) fn new(position: &'a Position, limits: &'a Limits) -> Result<Truth<'a>, Halt> {
        let rules = position.rules();
        let outcomes = Outcomes::new(&rules)?;
        let round = rules.iter().any(|game| !game.terminates());
        // Endless play is a draw only where the file says so; elsewhere a search refuses once it comes round.
        let graph = round && !position.may_go_round();
        // Moves in several components at once, ends and draws are left to the whole position.
        let plain = rules.iter().all(|game| {
            game.reach() == 1 && !game.has_ends() && game.blocking().is_none() && game.entailing().is_none()
        }) && solve::pool::stuck(&rules)? == rules::Verdict::Lost
            && !round;
        let mut values = plain.then(|| ByRules::new(position, limits));
        if let Some(values) = &mut values {
            values.fill_tables(|_| true)?;
        }
        let suspense =
            Suspense::new(&rules).ok().filter(|_| !rules.iter().any(|game| game.has_ends()) && !round);
        Ok(Truth {
            position,
            values,
            suspense,
            outcomes,
            graph,
            limits,
            searched: 0,
            written: 0,
            sparing: false,
        })
    }

    /// Positions solved so far.
    pub(crate) fn solved(&self) -> u64 {
        self.searched + self.values.as_ref().map_or(0, |values| values.positions)
    }

    /// The same, until so much has been done that more would be too much for a check of many positions. It is counted, not
    /// timed.
    pub(crate) fn sparing(self) -> Truth<'a> {
        Truth { sparing: true, ..self }
    }

    /// Returns `true` if that much has been done.
    pub(crate) fn is_spent(&self) -> bool {
        self.sparing && (self.solved() > MOST_SOLVED || self.written > MOST_WRITTEN)
    }

    /// The outcome.
    pub(crate) fn outcome(&mut self, sum: &[Component]) -> Result<Outcome, Halt> {
        if let Some(values) = &mut self.values {
            let mut total = UBig::ZERO;
            for component in sum {
                total ^= values.value(component)?;
            }
            return Ok(if total.is_zero() { Outcome::P } else { Outcome::N });
        }
        let words: Option<Vec<_>> = sum.iter().map(Component::words).collect();
        let words = words.ok_or(Refusal::TooLarge)?;
        if self.graph {
            let most = if self.sparing { MOST_WRITTEN.saturating_sub(self.written) } else { u64::MAX };
            let analysed = solve::loopy::analyse_within(&self.position.rules(), &words, most, self.limits);
            let analysis = analysed.inspect_err(|halt| {
                // It was written down up to the end, unless it is the limit on positions that was reached.
                if let Halt::Stopped { reason: StopReason::Positions, positions } = halt
                    && self.limits.positions.is_none_or(|most| *positions < most)
                {
                    self.written = MOST_WRITTEN + 1;
                }
            })?;
            self.searched += analysis.positions;
            self.written += analysis.work;
            return Ok(analysis.outcome);
        }
        if let Some(suspense) = &mut self.suspense {
            let found = suspense.of_sum(&words, self.limits)?;
            self.searched += found.positions;
            return Ok(suspense.outcome(found.value));
        }
        let solved = self.outcomes.outcome(&words, self.limits)?;
        self.searched += solved.positions;
        Ok(solved.outcome)
    }

    /// The nim-value of a component.
    pub(crate) fn value(&mut self, component: &Component) -> Result<UBig, Halt> {
        let Some(values) = &mut self.values else {
            let games = self.position.rules();
            let words = component.words().ok_or(Refusal::TooLarge)?;
            let solved = solve::search::value(&games, &words, self.limits)?;
            self.searched += solved.positions;
            return Ok(solved.value.into());
        };
        values.value(component)
    }
}

/// A position that stands for all with numbers up to `upto`.
pub(crate) fn corner(variant: &Variant, upto: u64) -> Position {
    let components = match variant.form() {
        Form::Tuple(arity) => vec![Component { game: 0, naturals: vec![upto.into(); arity] }],
        Form::Row | Form::Edges => Vec::new(),
    };
    Position::new(vec![variant.clone()], components)
}

/// Returns `true` if a table serves this box well.
pub(crate) fn table_suits(variant: &Variant, upto: u64, limits: &Limits) -> bool {
    let Form::Tuple(arity) = variant.form() else { return false };
    upto.checked_add(1).is_some_and(|extent| suits(variant.rules(), &vec![extent; arity], limits))
}
