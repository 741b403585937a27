//! Patterns that say the moves of a game: the program computes all positions up to a bound, one after another.

use super::Writer;
use crate::computed::rising;
use crate::read::compare;
use crate::{Result, Unwritten};
use guess::{Moves, Way};
use program::cost::{self, Cost, Marked};
use program::names::names;
use program::{
    Computed, Cond, Function, Given, Gives, Int, Kind, Program, Stmt, all, minus, name, number,
    times as multiplied,
};
use rules::{Convention, Relation, Scope};

/// Numbers up to which positions are computed at most, where machine words hold everything.
const LARGEST: u64 = 1_000_000;

/// Program of a pattern that says the moves, which computes results for numbers up to a bound; the bound, which takes so many
/// steps at most; and the cost.
pub fn moved(moves: &Moves, coordinates: &[String], most: u64) -> Result<(Program, u64, Cost)> {
    let (least, ..) = moves.parts();
    if least.iter().any(|&least| least > 0) {
        return Err(Unwritten::Begins(least.iter().copied().max().unwrap_or(0)));
    }
    let places = names(&Scope { names: coordinates.to_vec() }, &[]);
    let mut writer = Writer::default();
    let mark = Function {
        name: "mark_options".into(),
        about: "Marks the results of the positions after each move.".into(),
        given: places.iter().cloned().map(Given::Number).collect(),
        gives: Gives::Marks,
        body: writer.marks(moves, &places)?,
    };
    let marked = Marked { mark: &mark, places: &places, lists: &[] };
    let upto = cost::most(&marked, most).min(LARGEST);
    let cost = cost::of(&marked, upto);
    let order = rising(&places, upto);
    let ending = moves.is_of_outcomes().then_some(Convention::Misere);
    let kind = match ending {
        Some(_) => Kind::Tuple(places.len()),
        None => Kind::Sum(places.len()),
    };
    let computed = Computed { upto, places, ending, mark, order };
    let program = Program {
        helpers: writer.helpers,
        arrays: writer.arrays,
        lists: vec![],
        tables: Vec::new(),
        functions: writer.functions,
        kind,
        valued: ending.is_none(),
        reach: 1,
        unordered: false,
        repeats: false,
        outgrows: false,
        draws: false,
        convention: Convention::Normal,
        summable: true,
        recursive: false,
        computed: Some(computed),
    };
    Ok((program, upto, cost))
}

impl Writer {
    /// Marks the results of the options of a position. Where it has none, and at the beginning, it marks what gives the value that
    /// is stated: all smaller ones; of outcomes, where 1 is a loss and a position without an option a win, one of the two.
    fn marks(&mut self, moves: &Moves, places: &[String]) -> Result<Vec<Stmt>> {
        let (_, begin, end, ways) = moves.parts();
        let outcomes = moves.is_of_outcomes();
        let stated = |value: i64| -> Vec<Stmt> {
            match outcomes {
                true => vec![Stmt::Mark(number(value))],
                false => (0..value).map(|smaller| Stmt::Mark(number(smaller))).collect(),
            }
        };
        let mut body = Vec::new();
        for (place, &value) in begin.iter().enumerate() {
            let here = compare(Relation::Equal, name(&places[0]), number(place as u64));
            body.push(Stmt::If(here, stated(value).into_iter().chain([Stmt::Leave]).collect()));
        }
        let stuck = if outcomes && end > 0 { Vec::new() } else { stated(end) };
        if !stuck.is_empty() {
            body.push(Stmt::Start("options".into(), number(0)));
        }
        for way in ways {
            let found = |to: Vec<Int>| {
                let counted = (!stuck.is_empty()).then(|| Stmt::Set("options".into(), number(1)));
                [Stmt::Mark(Int::Result(to))].into_iter().chain(counted).collect::<Vec<Stmt>>()
            };
            body.push(self.way(way, places, found)?);
        }
        if !stuck.is_empty() {
            body.push(Stmt::If(compare(Relation::Equal, name("options"), number(0)), stuck));
        }
        Ok(body)
    }

    /// Statements for each option of a sort.
    fn way(&mut self, way: &Way, places: &[String], found: impl Fn(Vec<Int>) -> Vec<Stmt>) -> Result<Stmt> {
        let each = |step: &[u64], times: &dyn Fn(u64) -> Int| -> Vec<Int> {
            places.iter().zip(step).map(|(place, &step)| minus(name(place), times(step))).collect()
        };
        let taken = |step: &[u64]| -> Vec<(Int, u64)> {
            places
                .iter()
                .zip(step)
                .filter(|(_, step)| **step > 0)
                .map(|(place, &step)| (name(place), step))
                .collect()
        };
        Ok(match way {
            Way::To(formula) => {
                let to = self.formula(formula, places)?;
                let next = self.fresh("next");
                let smaller = all([
                    compare(Relation::GreaterEqual, name(&next), number(0)),
                    compare(Relation::Less, name(&next), name(&places[0])),
                ]);
                let body = vec![Stmt::Let(next.clone(), to), Stmt::If(smaller, found(vec![name(&next)]))];
                Stmt::Block("A number that a formula says.".into(), body)
            }
            Way::Divided(by) => {
                let (n, by) = (name(&places[0]), number(*by));
                let rest = Int::Rest(n.clone().into(), by.clone().into(), true);
                let whole: Cond = all([
                    compare(Relation::Greater, n.clone(), number(0)),
                    compare(Relation::Equal, rest, number(0)),
                ]);
                Stmt::If(whole, found(vec![Int::Quotient(n.into(), by.into(), true)]))
            }
            Way::Less(step) => {
                let enough = taken(step);
                let enough =
                    enough.into_iter().map(|(n, step)| compare(Relation::GreaterEqual, n, number(step)));
                Stmt::If(all(enough), found(each(step, &|step| number(step))))
            }
            Way::Any(step) => {
                let rooms: Vec<Int> = taken(step)
                    .into_iter()
                    .map(|(n, step)| Int::Quotient(n.into(), number(step).into(), true))
                    .collect();
                let times = self.fresh("times");
                let less =
                    |step: u64| if step > 0 { multiplied(step.into(), name(&times)) } else { number(0) };
                let room = if let [room] = rooms.as_slice() { room.clone() } else { Int::Least(rooms) };
                Stmt::For(times.clone(), number(1), room, found(each(step, &less)))
            }
        })
    }
}
