//! Claims about tables that repeat in each number, from some number on: in the numbers themselves, in the
//! differences of ordered ones, or in the numbers of a position by size.

use super::grid::{Classes, Grid};
use super::naming::Kind;
use super::oracle::{Goal, Label};
use super::sample::Sample;
use super::wanted::Wanted;
use guess::{Point, Residues, Table};
use rules::Outcome;

/// Limit on the positions of the tables of pairs in which a period is looked for; those with the smallest numbers
/// count. Tables of more numbers are looked at whole, since they reach less far.
const MOST_POSITIONS: usize = 1 << 13;
/// Positions for each cell of a grid.
const REPEATS: usize = 4;
/// Share of the numbers seen that are below a border and one period.
const SHARE: usize = 2;
/// Limit on the signs of a claim that is preferred to automata.
const SHORT: usize = 420;

/// Numbers that are computed from those of a position, and their terms.
struct View {
    terms: Vec<String>,
    /// `None` where a number would be negative, or another position says the same.
    numbers: fn(&[u64]) -> Option<Vec<u64>>,
}

/// Claims by remainders that agree with the smallest positions: short ones, and long ones. Nothing where none are
/// looked for.
pub(super) fn candidates(wanted: Wanted, sample: &Sample) -> Option<[Vec<Vec<String>>; 2]> {
    let views = views(wanted, sample)?;
    let all = views.iter().filter_map(|view| items(wanted, sample, view));
    let (short, long) = all
        .chain(by_triangle(wanted, sample))
        .partition(|items| items.iter().map(String::len).sum::<usize>() <= SHORT);
    Some([short, long])
}

/// Ways to look at positions, the plainest first.
fn views(wanted: Wanted, sample: &Sample) -> Option<Vec<View>> {
    let places = wanted.places;
    let terms = wanted.naming.terms(places).filter(|_| (2..=4).contains(&places))?;
    if matches!(wanted.naming.kind, Kind::Sum(_)) {
        // The terms are those of the numbers by size.
        let terms: Vec<String> = terms.iter().map(|term| bracketed(term)).collect();
        let sorted: fn(&[u64]) -> Option<Vec<u64>> = |at| at.is_sorted().then(|| at.to_vec());
        return Some(vec![View { terms: terms.clone(), numbers: sorted }, gaps(&terms, false)]);
    }
    let all = |holds: fn(&[u64]) -> bool| sample.each().all(|(at, _)| holds(&at));
    let mut views = vec![View { terms: terms.clone(), numbers: |at| Some(at.to_vec()) }];
    if all(|at| at.is_sorted()) {
        views.push(gaps(&terms, false));
    } else if all(|at| at.iter().rev().is_sorted()) {
        views.push(gaps(&terms, true));
    } else if places < 4 && is_symmetric(sample) {
        let terms = by_size(&terms);
        views.push(View { terms: terms.clone(), numbers: |at| at.is_sorted().then(|| at.to_vec()) });
        views.push(gaps(&terms, false));
    }
    Some(views)
}

/// Differences of neighbours, where the numbers rise or fall, and the smallest number.
fn gaps(terms: &[String], fall: bool) -> View {
    let between = |pair: &[String]| match fall {
        true => format!("({} - {})", pair[0], pair[1]),
        false => format!("({} - {})", bracketed(&pair[1]), bracketed(&pair[0])),
    };
    let between = terms.windows(2).map(between);
    let terms = match fall {
        true => between.chain(terms.last().cloned()).collect(),
        false => terms.first().cloned().into_iter().chain(between).collect(),
    };
    let numbers: fn(&[u64]) -> Option<Vec<u64>> = match fall {
        true => |at| {
            let gaps = at.windows(2).map(|pair| pair[0].checked_sub(pair[1]));
            gaps.chain([at.last().copied()]).collect()
        },
        false => |at| {
            let gaps = at.windows(2).map(|pair| pair[1].checked_sub(pair[0]));
            [at.first().copied()].into_iter().chain(gaps).collect()
        },
    };
    View { terms, numbers }
}

/// A term on the right of a minus sign.
fn bracketed(term: &str) -> String {
    if term.contains(" - ") && !term.starts_with('(') { format!("({term})") } else { term.to_owned() }
}

/// Terms for two or three numbers by size.
fn by_size(terms: &[String]) -> Vec<String> {
    let list = terms.join(", ");
    let (least, most) = (format!("min({list})"), format!("max({list})"));
    match terms.len() {
        2 => vec![least, most],
        _ => vec![least.clone(), format!("({} - {least} - {most})", terms.join(" + ")), most],
    }
}

/// Claims about three numbers in any order, by whether the largest is less than the sum of the others.
fn by_triangle(wanted: Wanted, sample: &Sample) -> Option<Vec<String>> {
    let plain = wanted.goal == Goal::Outcomes && !wanted.draws && wanted.places == 3;
    let fits = plain && wanted.naming.kind == Kind::Tuple && is_symmetric(sample);
    let names = wanted.naming.terms(3).filter(|_| fits)?;
    let lost = |terms: Vec<String>, numbers| {
        let grid = grid(sample, &View { terms, numbers })?;
        grid.condition(number(Label::Outcome(Outcome::P))?)
    };
    let outside =
        lost(by_size(&names), |at| (at.is_sorted() && at[2] >= at[0] + at[1]).then(|| at.to_vec()))?;
    // Sizes may make no difference there.
    let within = lost(names.clone(), |at| at.iter().all(|&it| 2 * it < at.iter().sum()).then(|| at.to_vec()));
    let within = within.or_else(|| {
        lost(by_size(&names), |at| (at.is_sorted() && at[2] < at[0] + at[1]).then(|| at.to_vec()))
    })?;
    let (all, most) = (names.join(" + "), format!("2*max({})", names.join(", ")));
    let claim = format!("{most} >= {all} and ({outside}) or {most} < {all} and ({within})");
    Some(vec![wanted.naming.claim("P", &claim)])
}

/// Returns `true` if the order of the numbers does not matter.
fn is_symmetric(sample: &Sample) -> bool {
    sample.each().all(|(at, label)| {
        let mut sorted = at;
        sorted.sort_unstable();
        sample.label(&sorted) == Some(label)
    })
}

/// Claims that tell what repeats in these numbers, if everything does.
fn items(wanted: Wanted, sample: &Sample, view: &View) -> Option<Vec<String>> {
    let grid = grid(sample, view)?;
    let naming = wanted.naming;
    match wanted.goal {
        Goal::Values => Some(vec![naming.value(&grid.pieces()?)]),
        Goal::Outcomes => {
            let letters: &[(Outcome, &str)] = match wanted.draws {
                false => &[(Outcome::P, "P")],
                true => &[(Outcome::P, "P"), (Outcome::N, "N")],
            };
            let claim = |(outcome, letter): &(Outcome, &str)| {
                Some(naming.claim(letter, &grid.condition(number(Label::Outcome(*outcome))?)?))
            };
            letters.iter().map(claim).collect()
        }
    }
}

/// A label as a number of a table.
fn number(label: Label) -> Option<i64> {
    match label {
        Label::Value(value) => i64::try_from(value).ok(),
        Label::Outcome(Outcome::P) => Some(0),
        Label::Outcome(Outcome::N) => Some(1),
        Label::Outcome(Outcome::D) => Some(2),
    }
}

/// The table in the numbers of a view as a grid, if it repeats in each of them.
fn grid(sample: &Sample, view: &View) -> Option<Grid> {
    let point =
        |(at, label): (Vec<u64>, Label)| Some(Point { at: (view.numbers)(&at)?, value: number(label)? });
    let most = if sample.places > 2 { usize::MAX } else { MOST_POSITIONS };
    let points: Vec<Point> = sample.outwards().filter_map(point).take(most).collect();
    let table = Table::new(points).ok()?;
    let found = Residues::seen(&table, &mut limits::watch::is_stopped)?;
    let classes = view.terms.iter().zip(found.repeats()).map(|(term, &(border, period))| {
        let classes = Classes { term: term.clone(), border: border as usize, period: period as usize };
        (period > 0).then_some(classes)
    });
    let classes = classes.collect::<Option<Vec<Classes>>>()?;
    // What is not met again and again has only been written down.
    let all = table.points();
    let shown = |(place, classes): (usize, &Classes)| {
        let reach = all.iter().map(|point| point.at[place] as usize + 1).max().unwrap_or(0);
        SHARE * (classes.border + classes.period) <= reach
    };
    let sides = classes.iter().map(|classes| classes.border + classes.period);
    let size = sides.fold(1usize, usize::saturating_mul);
    let repeats = classes.iter().enumerate().all(shown) && REPEATS * size <= all.len();
    repeats.then(|| Grid { cells: found.grid(), classes })
}
