//! Patterns in values, and what they predict.

pub use ::guess::*;
pub use answer::guess::Guessed;

use crate::Variant;
use ::guess::read::{Data, Layout};
use ::solve::Limits;
use answer::discover::{self, Discoveries, Goal};
use answer::identity::Identified;
use draw::Axis;
use rules::{Form, Interval, Outcome};
use tables::{Backing, Want};

/// Largest numbers of the positions that are looked at, by the count of coordinates.
const LARGEST: [u64; 3] = [999, 59, 13];
/// Limit on the patterns that are tried to be proved.
const MOST_PROVED: usize = 3;
/// Words for a win of the player to move and for a loss.
const OUTCOMES: [&str; 2] = ["N", "P"];

/// Pattern in the values for which no claim was found: nim-values of small positions, used by programs for sums, or
/// else their outcomes. Numbers above `upto` are not examined.
pub(crate) fn of_open(
    variant: &Variant,
    found: &Discoveries,
    summed: bool,
    upto: Option<u64>,
    limits: &Limits,
) -> Option<Guessed> {
    let open = |goal: Goal| {
        let mut of_goal = found.findings.iter().filter(|finding| finding.goal == goal).peekable();
        let asked = of_goal.peek().is_some() || summed && goal == Goal::Values;
        asked && of_goal.all(|finding| finding.items.is_empty())
    };
    // Where several components move at once, nim-values say nothing.
    let telling = |goal: Goal| goal == Goal::Outcomes || variant.instance().reach() == 1;
    let goals = [Goal::Values, Goal::Outcomes].into_iter().filter(|&goal| telling(goal) && open(goal));
    goals
        .filter_map(|goal| of_goal(variant, goal, upto, limits))
        .find(|guessed| !guessed.conjectures().is_empty())
}

/// Has the patterns that are claims proved: a proved one takes the place of the finding that is open, and nothing is left of the
/// patterns.
pub(crate) fn proved(
    variant: &Variant,
    found: &mut Discoveries,
    guessed: Guessed,
    limits: &Limits,
) -> Option<Guessed> {
    let outcomes = guessed.data.outcomes.is_some();
    let goal = if outcomes { Goal::Outcomes } else { Goal::Values };
    let open = found.findings.iter_mut().find(|finding| finding.goal == goal && finding.size.is_none());
    let (Some(open), Some(names)) = (open, &guessed.data.names) else { return Some(guessed) };
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let claims =
        guessed.conjectures().iter().filter_map(|guess| guess.pattern.written(&names, outcomes).claim);
    let proved =
        claims.take(MOST_PROVED).find_map(|claim| discover::suggested(variant, goal, &claim, limits));
    match proved {
        None => Some(guessed),
        Some(mut finding) => {
            finding.tried += open.tried;
            finding.time += open.time;
            *open = finding;
            None
        }
    }
}

/// Patterns in the values or outcomes of small positions.
fn of_goal(variant: &Variant, goal: Goal, upto: Option<u64>, limits: &Limits) -> Option<Guessed> {
    let data = data(variant, goal, upto, limits)?;
    let mut guesses = guess_within(&data.table, &mut || limits.stopped_yet().is_some());
    if let Guesses::Of { conjectures, near, .. } = &mut guesses {
        // The moves are known.
        conjectures.retain(|guess| !guess.pattern.is_of_moves());
        near.retain(|guess| !guess.pattern.is_of_moves());
    }
    let (predictions, identified) = (Vec::new(), Identified::default());
    Some(Guessed { data, guesses, predictions, identified, limits_hit: limits.stopped() })
}

/// The values of all small positions, or who wins them; nothing where a position has none, or no winner.
pub(crate) fn data(variant: &Variant, goal: Goal, upto: Option<u64>, limits: &Limits) -> Option<Data> {
    let Form::Tuple(arity) = variant.form() else { return None };
    let usual = *LARGEST.get(arity.checked_sub(1)?)?;
    let largest = upto.map_or(usual, |upto| upto.min(usual));
    let names = variant.coordinates();
    let axes: Vec<Axis> = (0..arity)
        .map(|place| Axis::range(names.get(place).map_or("", String::as_str), 0, largest))
        .collect();
    let want = match goal {
        Goal::Values => Want::Values,
        Goal::Outcomes => Want::Outcomes,
    };
    let table = crate::table::fill(variant, &axes, want, Backing::Memory, limits).ok()?;
    let value = |at: &[u64]| match goal {
        Goal::Values => table.value(at).and_then(|value| i64::try_from(value).ok()),
        Goal::Outcomes => match table.outcome(at)? {
            Outcome::N => Some(1),
            Outcome::P => Some(0),
            Outcome::D => None,
        },
    };
    let lawful = |at: &Vec<u64>| !variant.has_gaps() || variant.components_at(at).is_some();
    let ranges = vec![Interval { first: 0, last: largest, single: false }; arity];
    let point = |at: Vec<u64>| Some(Point { value: value(&at)?, at });
    let points = Interval::product(&ranges).into_iter().filter(lawful).map(point);
    let table = ::guess::Table::new(points.collect::<Option<_>>()?).ok()?;
    Some(Data {
        table,
        layout: Some(Layout::Lines),
        outcomes: (goal == Goal::Outcomes).then(|| OUTCOMES.map(String::from)),
        names: (names.len() == arity).then_some(names),
        bound: None,
        increasing: false,
    })
}
