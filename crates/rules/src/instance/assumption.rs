//! Assumptions with the parameters fixed, and what breaks them.

use super::after::{After, Sum};
use super::pattern::{Match, matches};
use super::rule::{naturals, places};
use crate::eval::{Compiler, Env, Fault, FormulaFn};
use crate::fix;
use crate::plan::{Plan, plan};
use crate::ruleset::{Assumed, Assumption, Formula, Part, Pattern, Relation, RowPart, Slot, Term};
use crate::walk;
use dashu_int::{IBig, UBig};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Sums of more components are not compared in all orders with what is said of them.
const MOST_PARTS: usize = 4;

/// An assumption with the parameters fixed.
pub struct AssumptionInstance {
    said: Assumption,
    /// `None`: something in it has no value.
    pub(super) test: Option<Test>,
}

/// How a position breaks an assumption about moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The rules allow a move that leaves this, and the assumption does not.
    Other(Vec<Vec<UBig>>),
    /// No move leaves this.
    Missing(Vec<Vec<UBig>>),
    /// Nothing can be chosen such that all of the moves exist.
    NoChoice,
}

pub(super) enum Test {
    Sets(Vec<FormulaFn<IBig>>),
    Only(Only),
    Moves { pattern: Pattern, slots: usize, promises: Vec<Promise> },
}

/// That there are no other moves.
pub(super) struct Only {
    pattern: Pattern,
    slots: usize,
    /// What a move leaves, with a slot for each of its numbers.
    after: Vec<Shape>,
    /// Finds variables with which the condition fails.
    exception: Result<Plan<IBig>, Slot>,
}

enum Shape {
    Tuple(Vec<usize>),
    Row(Vec<ShapePart>),
}

enum ShapePart {
    Place(usize),
    Gap(usize),
}

/// That there are moves.
pub(super) struct Promise {
    /// Finds all variables that are not chosen.
    given: Result<Plan<IBig>, Slot>,
    /// Finds what can be chosen, if something is.
    chosen: Option<Result<Plan<IBig>, Slot>>,
    after: Vec<After<IBig>>,
}

impl AssumptionInstance {
    /// Compiles an assumption whose parameters are fixed.
    pub(super) fn new(said: Assumption, compiler: &Compiler<'_>) -> AssumptionInstance {
        let slots = said.scope.names.len();
        let test = match &said.assumed {
            Assumed::Sets(sets) => {
                sets.iter().map(|set| compiler.formula(set)).collect::<Option<_>>().map(Test::Sets)
            }
            Assumed::Only { before, matched, after, condition } => {
                Only::new(before, [matched, condition], after, slots, compiler).map(Test::Only)
            }
            Assumed::Moves { before, condition, chosen, choice, after } => {
                let promise =
                    |after: &[Vec<Part>]| Promise::new(before, condition, (chosen, choice), after, compiler);
                let promises = match chosen.is_empty() {
                    true => after.chunks(1).map(promise).collect(),
                    false => promise(after).map(|promise| vec![promise]),
                };
                promises.map(|promises| Test::Moves { pattern: before.clone(), slots, promises })
            }
        };
        compiler.take_unbounded();
        AssumptionInstance { said, test }
    }

    /// What is assumed, with the parameters put in.
    pub fn said(&self) -> &Assumption {
        &self.said
    }

    /// Whether a number that is in one of the sets is in all that follow; true of an assumption about moves.
    ///
    /// `None`: that cannot be told for a number so large.
    pub fn holds_of(&self, number: &UBig) -> Option<bool> {
        let Test::Sets(sets) = self.test.as_ref()? else { return Some(true) };
        let mut slots = vec![IBig::ZERO; self.said.scope.names.len().max(1)];
        let mut inside = false;
        for set in sets {
            slots[0] = IBig::from(number.clone());
            let within = set(&mut Env::new(&mut slots, &[])).ok()?;
            if inside && !within {
                return Some(false);
            }
            inside |= within;
        }
        Some(true)
    }
}

impl Test {
    /// How a component breaks it, given all that moves may leave; rows are sorted where `sorted`.
    pub(super) fn breach(
        &self,
        at: &[IBig],
        options: &BTreeSet<Sum<IBig>>,
        sorted: bool,
    ) -> Result<Option<Breach>, Fault> {
        match self {
            Test::Sets(_) => Ok(None),
            Test::Only(only) => only.breach(at, options),
            Test::Moves { pattern, slots, promises } => {
                let mut found = None;
                let mut slots = vec![IBig::ZERO; *slots];
                let mut env = Env::new(&mut slots, &[]).within(at);
                let _all = matches(pattern, &Vec::new(), at, &mut env, &mut |matched, env| {
                    for promise in promises {
                        found = promise.breach(at, matched, env, options, sorted)?;
                        if found.is_some() {
                            return Ok(ControlFlow::Break(()));
                        }
                    }
                    Ok(ControlFlow::Continue(()))
                })?;
                Ok(found)
            }
        }
    }
}

/// The variables of a formula that a pattern does not bind, and some others.
fn wanted(formula: &Formula, before: &Pattern, others: &[Slot]) -> BTreeSet<Slot> {
    let mut wanted: BTreeSet<Slot> =
        walk::variables(formula).into_iter().chain(others.iter().copied()).collect();
    wanted.retain(|slot| slot.0 as usize >= places(before));
    wanted
}

/// `None`: a constant does not fit.
fn planned(
    formula: &Formula,
    wanted: impl IntoIterator<Item = Slot>,
    needed: &[Slot],
    compiler: &Compiler<'_>,
) -> Option<Result<Plan<IBig>, Slot>> {
    let wanted: Vec<Slot> = wanted.into_iter().collect();
    Some(match plan(formula, &wanted, needed) {
        Ok(steps) => Ok(Plan::compile(&steps, compiler)?),
        Err(unbounded) => Err(unbounded),
    })
}

impl Only {
    fn new(
        before: &Pattern,
        [matched, condition]: [&Formula; 2],
        after: &[Part],
        slots: usize,
        compiler: &Compiler<'_>,
    ) -> Option<Only> {
        let mut all = slots;
        let mut conditions = vec![matched.clone()];
        let mut place = |term: &Term| {
            let slot = Slot(u32::try_from(all).ok()?);
            all += 1;
            conditions.push(Formula::Compare(Relation::Equal, Term::Variable(slot), term.clone()));
            Some(slot.0 as usize)
        };
        let mut shape = |part: &Part| {
            Some(match part {
                Part::Tuple(terms) => Shape::Tuple(terms.iter().map(&mut place).collect::<Option<_>>()?),
                Part::Row(parts) => {
                    let part = |part: &RowPart| {
                        Some(match part {
                            RowPart::Place(term) => ShapePart::Place(place(term)?),
                            RowPart::Gap(gap) => ShapePart::Gap(*gap),
                        })
                    };
                    Shape::Row(parts.iter().map(part).collect::<Option<_>>()?)
                }
            })
        };
        let after = after.iter().map(&mut shape).collect::<Option<_>>()?;
        conditions.push(Formula::Not(Box::new(condition.clone())));
        let formula = fix::and(conditions);
        let mut wanted = wanted(&formula, before, &[]);
        wanted.retain(|slot| (slot.0 as usize) < slots);
        let exception = planned(&formula, wanted, &[], compiler)?;
        Some(Only { pattern: before.clone(), slots: all, after, exception })
    }

    fn breach(&self, at: &[IBig], options: &BTreeSet<Sum<IBig>>) -> Result<Option<Breach>, Fault> {
        let mut found = None;
        let mut slots = vec![IBig::ZERO; self.slots];
        let mut env = Env::new(&mut slots, &[]).within(at);
        let _all = matches(&self.pattern, &Vec::new(), at, &mut env, &mut |matched, env| {
            let exception = self.exception.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
            for option in options.iter().filter(|option| option.len() == self.after.len()) {
                if option.len() > MOST_PARTS {
                    return Err(Fault::TooMany);
                }
                for order in orders(option.len()) {
                    let parts = order.iter().filter_map(|&index| option.get(index));
                    let fits = self
                        .after
                        .iter()
                        .zip(parts)
                        .all(|(shape, part)| shape.bind(part, at, matched, env).is_some());
                    env.refuel();
                    if fits && exception.run(env, &mut |_| Ok(ControlFlow::Break(())))?.is_break() {
                        found = Some(Breach::Other(natural(option)));
                        return Ok(ControlFlow::Break(()));
                    }
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(found)
    }
}

impl Shape {
    /// Binds the slots to the numbers of a component, if it has this shape.
    fn bind(
        &self,
        part: &[IBig],
        before: &[IBig],
        matched: &Match<'_>,
        env: &mut Env<'_, IBig>,
    ) -> Option<()> {
        let mut rest = part;
        let mut place = |slot: usize, rest: &mut &[IBig]| {
            let (number, later) = rest.split_first()?;
            env.slots[slot].clone_from(number);
            *rest = later;
            Some(())
        };
        match self {
            Shape::Tuple(slots) => slots.iter().try_for_each(|&slot| place(slot, &mut rest))?,
            Shape::Row(parts) => {
                for part in parts {
                    match part {
                        ShapePart::Place(slot) => place(*slot, &mut rest)?,
                        ShapePart::Gap(gap) => rest = rest.strip_prefix(matched.gap(*gap, before))?,
                    }
                }
            }
        }
        rest.is_empty().then_some(())
    }
}

impl Promise {
    fn new(
        before: &Pattern,
        condition: &Formula,
        (chosen, choice): (&[Slot], &Formula),
        after: &[Vec<Part>],
        compiler: &Compiler<'_>,
    ) -> Option<Promise> {
        let left: Vec<Formula> = after.iter().flat_map(|after| naturals(after)).collect();
        let mut others = walk::variables(choice);
        after.iter().flatten().for_each(|part| others.extend(super::after::variables(part)));
        // Of a move that would leave something that is not natural, nothing is said; what is chosen has to be such that it is.
        let given = match chosen.is_empty() {
            true => fix::and(std::iter::once(condition.clone()).chain(left.iter().cloned())),
            false => condition.clone(),
        };
        let mut given_slots = wanted(&given, before, &others);
        given_slots.retain(|slot| !chosen.contains(slot));
        let needed: Vec<Slot> = given_slots.iter().copied().collect();
        let given = planned(&given, given_slots, &needed, compiler)?;
        let chosen = match chosen.is_empty() {
            true => None,
            false => {
                let choice = fix::and(std::iter::once(choice.clone()).chain(left));
                Some(planned(&choice, chosen.iter().copied(), chosen, compiler)?)
            }
        };
        let after = after.iter().map(|after| After::new(after, compiler)).collect::<Option<_>>()?;
        Some(Promise { given, chosen, after })
    }

    fn breach(
        &self,
        at: &[IBig],
        matched: &Match<'_>,
        env: &mut Env<'_, IBig>,
        options: &BTreeSet<Sum<IBig>>,
        sorted: bool,
    ) -> Result<Option<Breach>, Fault> {
        let mut found = None;
        let given = self.given.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
        let _all = given.run(env, &mut |env| {
            env.refuel();
            let breach = match &self.chosen {
                None => self
                    .missing(at, matched, env, options, sorted)?
                    .map(|left| Breach::Missing(natural(&left))),
                Some(chosen) => {
                    let chosen = chosen.as_ref().map_err(|&slot| Fault::Unbounded(slot))?;
                    let went = chosen.run(env, &mut |env| {
                        let missing = self.missing(at, matched, env, options, sorted)?;
                        Ok(if missing.is_none() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
                    })?;
                    (!went.is_break()).then_some(Breach::NoChoice)
                }
            };
            found = breach;
            Ok(if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })?;
        Ok(found)
    }

    /// What the first of the moves would leave that does not exist.
    fn missing(
        &self,
        at: &[IBig],
        matched: &Match<'_>,
        env: &mut Env<'_, IBig>,
        options: &BTreeSet<Sum<IBig>>,
        sorted: bool,
    ) -> Result<Option<Sum<IBig>>, Fault> {
        for after in &self.after {
            let mut sum = after.room();
            let natural = after.leave(at, matched, env, &mut sum)?;
            if sorted {
                sum.iter_mut().for_each(|part| part.sort_unstable());
            }
            sum.sort_unstable();
            // What is not natural was excluded before.
            if natural && !options.contains(&sum) {
                return Ok(Some(sum));
            }
        }
        Ok(None)
    }
}

fn natural(sum: &[Vec<IBig>]) -> Vec<Vec<UBig>> {
    let number = |number: &IBig| UBig::try_from(number.clone()).unwrap_or_default();
    sum.iter().map(|part| part.iter().map(number).collect()).collect()
}

/// All orders of so many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for next in 0..count {
        let with = |order: Vec<usize>| {
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, next);
                longer
            })
        };
        orders = orders.into_iter().flat_map(with).collect();
    }
    orders
}
