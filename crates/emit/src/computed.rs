//! Nim-values, or who wins, computed by the program itself: position after position, by the rules.

use super::moves;
use super::problem::Unwritten;
use super::read::Written;
use crate::coordinates;
use program::cost::{self, Cost, Marked};
use program::{Computed, Int, Kind, Program, Stmt, minus, name, number};
use question::Variant;
use rules::{Convention, Form, Instance, Options, Part, Sequence, Verdict};

type Result<T> = std::result::Result<T, Unwritten>;

/// Limits on the positions, and on their options, that are looked at where no order is proved.
const MOST: u64 = 1 << 20;
const MOST_OPTIONS: usize = 1 << 23;

/// Numbers that are looked at where no bound is given.
const FEW: u64 = 15;

/// A program that computes nim-values under normal play, and who wins single components otherwise, for numbers up to a
/// bound; and its cost, of which there is a limit on the steps. With `moves`, it has those of the rules.
pub fn computed(
    variant: &Variant,
    upto: Option<u64>,
    most: u64,
    (single, moves): (bool, bool),
) -> Result<(Program, Cost)> {
    let instance = variant.instance();
    let arity = accepted(variant, single)?;
    let splits = instance.rules().iter().any(|rule| !matches!(*rule.after, [Part::Tuple(_) | Part::Row(_)]));
    let misere = instance.convention() == Convention::Misere;
    let ending = misere.then_some(Convention::Misere);
    if misere && splits {
        return Err(Unwritten::MisereSum);
    }
    let kind = if ending.is_some() || instance.reach() > 1 { Kind::Tuple(arity) } else { Kind::Sum(arity) };
    let places = coordinates(variant, arity);
    let sequence = sequence(instance, arity, upto)?;
    let mut written = Written::default();
    let mark = moves::marking(instance, &places, &mut written)?;
    let least = upto.unwrap_or(0);
    let marked = Marked { mark: &mark, places: &places, lists: &written.lists };
    let cost = cost::of(&marked, least);
    let Some(upto) = upto else { return Err(Unwritten::NoBound(cost::most(&marked, most))) };
    if cost.steps > most || cost.positions > most / 10 {
        return Err(Unwritten::Costs { upto, cost, most, possible: cost::most(&marked, most) });
    }
    let repeats = moves && moves::may_repeat(instance)?;
    let listed = match moves {
        true => Some(moves::function(instance, kind, &places, &mut written)?),
        false => None,
    };
    let Written { helpers, tables, lists, mut functions, outgrows } = written;
    functions.extend(listed);
    let order = match sequence {
        Sequence::Sums => diagonal(&places, upto),
        Sequence::Lexicographic => rising(&places, upto),
    };
    let computed = Computed { upto, places, ending, mark, order };
    let program = Program {
        helpers,
        arrays: vec![],
        lists,
        tables,
        functions,
        kind,
        valued: matches!(kind, Kind::Sum(_)),
        reach: 1,
        unordered: false,
        repeats,
        outgrows,
        draws: false,
        convention: instance.convention(),
        summable: !misere,
        recursive: false,
        computed: Some(computed),
    };
    Ok((program, cost))
}

/// Number of a component's numbers, if its results can be computed one after another.
fn accepted(variant: &Variant, single: bool) -> Result<usize> {
    let instance = variant.instance();
    if instance.entailing().is_some() {
        return Err(Unwritten::Entailing);
    }
    if instance.blocking().is_some() {
        return Err(Unwritten::Blocking);
    }
    if instance.native().is_some() {
        return Err(Unwritten::Native);
    }
    if instance.every() {
        return Err(Unwritten::Every);
    }
    let Form::Tuple(arity) = instance.form() else { return Err(Unwritten::Rows) };
    if variant.may_draw() || !instance.terminates() {
        return Err(Unwritten::Endless);
    }
    let lost = match instance.convention() {
        Convention::Normal => Verdict::Lost,
        Convention::Misere => Verdict::Won,
    };
    // Ends are like having no moves if who is to move loses, as everywhere else.
    if instance.stuck() != lost || instance.ends().iter().any(|end| end.verdict != Verdict::Lost) {
        return Err(Unwritten::Ends);
    }
    match (single, instance.convention()) {
        (false, Convention::Misere) => Err(Unwritten::MisereSum),
        (false, Convention::Normal) if instance.reach() > 1 || instance.has_ends() => Err(Unwritten::Ends),
        _ => Ok(arity),
    }
}

/// A sequence in which positions up to a bound can be computed: proved for all, or seen at each of them if they are few.
fn sequence(instance: &Instance, arity: usize, upto: Option<u64>) -> Result<Sequence> {
    match instance.sequence() {
        Some(proved) => Ok(proved),
        None => seen(instance, arity, upto.unwrap_or(FEW)),
    }
}

/// A sequence in which every move goes down, at each of the positions up to a bound.
fn seen(instance: &Instance, arity: usize, upto: u64) -> Result<Sequence> {
    let side = upto.saturating_add(1);
    let positions = side.checked_pow(arity as u32).filter(|&count| count <= MOST).ok_or(Unwritten::Order)?;
    let (mut options, mut looked_at) = (Options::new(), 0);
    let mut holds = [true; 2];
    let mut at = vec![0u64; arity];
    for index in 0..positions {
        let mut rest = index;
        for number in at.iter_mut().rev() {
            (*number, rest) = (rest % side, rest / side);
        }
        // Positions that laws forbid are computed as well.
        options.clear();
        instance.options(&at, &mut options).map_err(|_| Unwritten::Order)?;
        looked_at += options.len();
        if looked_at > MOST_OPTIONS {
            return Err(Unwritten::Order);
        }
        let sum = |of: &[u64]| of.iter().sum::<u64>();
        for component in options.iter().flat_map(|option| option.components().collect::<Vec<_>>()) {
            let is_inside = component.iter().all(|&number| number <= most_of(&at));
            holds[0] &= is_inside && component < &at[..];
            holds[1] &= is_inside && (sum(component), component) < (sum(&at), &at[..]);
        }
    }
    match holds {
        [true, _] => Ok(Sequence::Lexicographic),
        [false, true] => Ok(Sequence::Sums),
        _ => Err(Unwritten::Order),
    }
}

fn most_of(at: &[u64]) -> u64 {
    at.iter().copied().max().unwrap_or(0)
}

/// Loops in lexicographic order.
pub(super) fn rising(places: &[String], upto: u64) -> Vec<Stmt> {
    let inner = vec![fill(places)];
    places
        .iter()
        .rev()
        .fold(inner, |body, place| vec![Stmt::For(place.clone(), number(0), number(upto), body)])
}

/// Loops in the order of sums.
fn diagonal(places: &[String], upto: u64) -> Vec<Stmt> {
    let Some((last, first)) = places.split_last() else { return vec![fill(places)] };
    let left =
        |taken: usize| first[..taken].iter().fold(name("total"), |left, place| minus(left, name(place)));
    let rest = left(first.len());
    let mut body = vec![Stmt::Let(last.clone(), rest), fill(places)];
    for (taken, place) in first.iter().enumerate().rev() {
        // The numbers after this one hold at most so much.
        let after = (places.len() - taken - 1) as u64 * upto;
        let from = Int::Most(vec![number(0), minus(left(taken), number(after))]);
        let to = Int::Least(vec![number(upto), left(taken)]);
        body = vec![Stmt::For(place.clone(), from, to, body)];
    }
    vec![Stmt::For("total".into(), number(0), number(places.len() as u64 * upto), body)]
}

fn fill(places: &[String]) -> Stmt {
    Stmt::Fill(places.iter().map(|place| name(place)).collect())
}
