//! The search for the moves that explain values.

use super::{Moves, Way};
use crate::budget::Budget;
use crate::formula::{Binary, Formula, Unary};
use crate::{Point, Table};

/// Values at the beginning that may not follow.
const LATE: usize = 6;
/// Ways that are taken together.
const TOGETHER: usize = 3;
/// The largest number that is taken from one, of those of two, and of those of more coordinates.
const TAKEN: [u64; 3] = [64, 5, 2];
/// The largest value of a game with few options.
const LARGEST: i64 = 60;

impl Moves {
    /// The moves that explain a table, if there are some.
    pub(crate) fn fitted(table: &Table, budget: &Budget<'_>) -> Vec<Moves> {
        let Some((least, most)) = table.range().filter(|(least, _)| *least >= 0) else { return Vec::new() };
        if least == most || most > LARGEST || !table.is_box() {
            return Vec::new();
        }
        let mut found: Vec<Moves> = taken(table, budget).into_iter().collect();
        if let Some((first, values)) = table.sequence() {
            found.extend(of_numbers(first, &values, table.has_outcomes(), budget));
        }
        found
    }
}

/// Ways from a number to a smaller one.
fn ways() -> Vec<Way> {
    let n = || Formula::Coordinate(0);
    let of = |operation: Unary| Formula::Unary(operation, n().into());
    let less = |formula: Formula| Formula::Binary(Binary::Subtract, n().into(), formula.into());
    let rounded = |plus: i64, by: i64| Way::To(n().plus(plus).by(Binary::Quotient, by));
    let mut all: Vec<Way> = (1..=3).map(|step| Way::Less(vec![step])).collect();
    all.extend(
        [(0, 2), (1, 2), (0, 3), (1, 3), (2, 3), (0, 4), (3, 4), (0, 5), (4, 5), (0, 10)]
            .map(|(plus, by)| rounded(plus, by)),
    );
    all.extend([2, 3, 5].map(Way::Divided));
    all.push(Way::To(of(Unary::Root)));
    all.push(Way::To(less(Formula::Binary(
        Binary::Multiply,
        of(Unary::Root).into(),
        of(Unary::Root).into(),
    ))));
    let parts = [
        Unary::Root,
        Unary::PowerOfTwo,
        Unary::LowBit,
        Unary::Fibonacci,
        Unary::Ones,
        Unary::BitLength,
        Unary::DigitSum,
        Unary::DigitCount,
        Unary::SmallestPrime,
    ];
    all.extend(parts.map(|part| Way::To(less(of(part)))));
    all.push(Way::To(Formula::Binary(Binary::Quotient, n().into(), of(Unary::SmallestPrime).into())));
    all
}

/// The few ways from number to number that explain a sequence.
fn of_numbers(first: u64, values: &[i64], outcomes: bool, budget: &Budget<'_>) -> Option<Moves> {
    let ways = ways();
    let options: Vec<Vec<u64>> = ways.iter().map(|way| reached(first, values, way)).collect();
    let end = *values.first()?;
    let agrees = |chosen: &[usize], late: usize| {
        (late..values.len()).all(|place| {
            let all = chosen.iter().fold(0, |all, &way| all | options[way][place]);
            let value = match (all, outcomes) {
                (0, _) if outcomes => end,
                (_, true) => (all & 1) as i64,
                (_, false) => i64::from(all.trailing_ones()),
            };
            value == values[place]
        })
    };
    for count in 1..=TOGETHER {
        let mut found: Vec<Moves> = Vec::new();
        for chosen in chosen(ways.len(), count) {
            if budget.is_over() {
                return None;
            }
            let Some(late) = (0..=LATE).find(|&late| agrees(&chosen, late)) else { continue };
            let ways = chosen.iter().map(|&way| ways[way].clone()).collect();
            let begin = values[..late].to_vec();
            let end = if outcomes && late == 0 { end } else { 0 };
            found.push(Moves { least: vec![first], begin, end, outcomes, ways });
        }
        if let Some(shortest) = found.into_iter().min_by(|one, other| one.bits().total_cmp(&other.bits())) {
            return Some(shortest);
        }
    }
    None
}

/// Sets of so many numbers below a bound.
fn chosen(bound: usize, count: usize) -> Vec<Vec<usize>> {
    (0..count).fold(vec![Vec::new()], |all: Vec<Vec<usize>>, _| {
        let more = |set: &Vec<usize>| {
            let from = set.last().map_or(0, |last| last + 1);
            (from..bound).map(|next| [set.as_slice(), &[next]].concat()).collect::<Vec<_>>()
        };
        all.iter().flat_map(more).collect()
    })
}

/// The value to which a way leads from each number, as a bit; 0 where it leads nowhere.
fn reached(first: u64, values: &[i64], way: &Way) -> Vec<u64> {
    let value = |(place, n): (usize, u64)| -> Option<u64> {
        let to = usize::try_from(way.of_number(n)?.checked_sub(first)?).ok().filter(|&to| to < place)?;
        Some(1 << values[to])
    };
    (0..values.len()).zip(first..).map(|place| value(place).unwrap_or(0)).collect()
}

/// Numbers that are taken from the coordinates: the fewest of those that never lead to the same value.
fn taken(table: &Table, budget: &Budget<'_>) -> Option<Moves> {
    let outcomes = table.has_outcomes();
    let arity = table.arity();
    let sides: Vec<(u64, u64)> = (0..arity).map(|place| side(table, place)).collect::<Option<_>>()?;
    let bound = *TAKEN.get(arity - 1)?;
    let bounds = sides.iter().map(|(least, most)| bound.min((most - least + 1) * 2 / 5));
    let steps = bounds.fold(vec![Vec::new()], |all: Vec<Vec<u64>>, bound| {
        all.iter().flat_map(|step| (0..=bound).map(move |by| [step.as_slice(), &[by]].concat())).collect()
    });
    let mut ways: Vec<Way> = if outcomes && arity > 1 { lines(arity) } else { Vec::new() };
    ways.extend(steps.into_iter().filter(|step| step.iter().any(|&by| by > 0)).map(Way::Less));
    let end = table.points().first()?.value;
    if end > 0 && !outcomes {
        return None;
    }
    let needs = Needs::of(table, outcomes);
    let mut covers: Vec<(Way, Vec<bool>)> = Vec::new();
    for way in ways {
        if budget.is_over_after(table.points().len()) {
            return None;
        }
        covers.extend(needs.met(table, &way, outcomes).map(|met| (way, met)));
    }
    let ways = fewest(covers, end == 0)?;
    let moves =
        Moves { least: sides.iter().map(|side| side.0).collect(), begin: Vec::new(), end, outcomes, ways };
    let values = moves.values(table.points().iter().map(|point| point.at.as_slice()));
    let agrees = values.iter().zip(table.points()).all(|(value, point)| *value == Some(point.value));
    agrees.then_some(moves)
}

fn side(table: &Table, place: usize) -> Option<(u64, u64)> {
    let numbers = table.points().iter().map(|point| point.at[place]);
    Some((numbers.clone().min()?, numbers.max()?))
}

/// Any number of one, of two, or of all coordinates, and any even number of all.
fn lines(arity: usize) -> Vec<Way> {
    let digits = |set: u32| (0..arity).map(|place| u64::from(set >> place & 1)).collect::<Vec<u64>>();
    let sets = (1..1u32 << arity).map(digits).filter(|set| {
        let count = set.iter().sum::<u64>() as usize;
        count <= 2 || count == arity
    });
    sets.chain([vec![2; arity]]).map(Way::Any).collect()
}

/// The options that values need: one of each smaller value; of outcomes, a lost one.
struct Needs {
    /// Numbers of the first need of each point.
    first: Vec<usize>,
    count: usize,
}

impl Needs {
    fn of(table: &Table, outcomes: bool) -> Needs {
        let needed =
            |point: &Point| if outcomes { usize::from(point.value > 0) } else { point.value as usize };
        let mut count = 0;
        let first = table.points().iter().map(|point| {
            count += needed(point);
            count - needed(point)
        });
        Needs { first: first.collect(), count }
    }

    /// The needs that a way meets; nothing if it leads to the same value somewhere, or from a loss to a loss.
    fn met(&self, table: &Table, way: &Way, outcomes: bool) -> Option<Vec<bool>> {
        let mut met = vec![false; self.count];
        let (step, most) = match way {
            Way::Less(step) => (step, 1),
            Way::Any(step) => (step, u64::MAX),
            Way::To(_) | Way::Divided(_) => return None,
        };
        let mut to = vec![0; step.len()];
        for (point, &first) in table.points().iter().zip(&self.first) {
            for times in 1..=most {
                let mut inside = true;
                for (to, (&from, &by)) in to.iter_mut().zip(point.at.iter().zip(step)) {
                    let left = from.checked_sub(times.saturating_mul(by));
                    inside &= left.is_some();
                    *to = left.unwrap_or(0);
                }
                let Some(value) = table.get(&to).filter(|_| inside) else { break };
                let same = if outcomes { value == 0 && point.value == 0 } else { value == point.value };
                if same {
                    return None;
                }
                if value < point.value {
                    met[first + if outcomes { 0 } else { value as usize }] = true;
                }
            }
        }
        Some(met)
    }
}

/// Few ways that meet all needs: always the one that meets the most for its length; then those go that the others make idle.
fn fewest(mut ways: Vec<(Way, Vec<bool>)>, all: bool) -> Option<Vec<Way>> {
    let count = ways.first()?.1.len();
    let mut open: Vec<bool> = (0..count).map(|need| all || ways.iter().any(|(_, met)| met[need])).collect();
    let mut chosen: Vec<(Way, Vec<bool>)> = Vec::new();
    while open.contains(&true) {
        let gain = |(way, met): &(Way, Vec<bool>)| {
            let new = met.iter().zip(&open).filter(|(met, open)| **met && **open).count();
            new as f64 / way.bits()
        };
        let best = (0..ways.len()).max_by(|&one, &other| gain(&ways[one]).total_cmp(&gain(&ways[other])))?;
        if gain(&ways[best]) == 0.0 {
            return None;
        }
        let best = ways.swap_remove(best);
        open.iter_mut().zip(&best.1).for_each(|(open, met)| *open &= !met);
        chosen.push(best);
    }
    let mut place = 0;
    while place < chosen.len() {
        let by_others =
            |need: usize| chosen.iter().enumerate().any(|(other, (_, met))| other != place && met[need]);
        let idle = (0..count).all(|need| !chosen[place].1[need] || by_others(need));
        if idle { drop(chosen.remove(place)) } else { place += 1 }
    }
    Some(chosen.into_iter().map(|(way, _)| way).collect())
}
