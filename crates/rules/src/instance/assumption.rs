//! Assumptions with fixed parameters, and positions that break them.

use super::after::{After, Copies, Sum, variables};
use super::claims::holds_always;
use super::fixed;
use super::left::Left;
use super::pattern::{Match, matches};
use super::rule::{naturals, places};
use crate::eval::{Compiler, Env, Fault, FormulaFn, Plan};
use crate::fix::{self, Arguments};
use crate::plan::plan;
use crate::ruleset::{Assumed, Assumption, Formula, Part, Pattern, Slot};
use crate::walk;
use dashu_int::{IBig, UBig};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// An assumption with fixed parameters.
pub struct AssumptionInstance {
    statement: Assumption,
    /// `None` if something in it has no value.
    pub(super) test: Option<Test>,
}

/// Way in which a position breaks an assumption about moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The rules allow a move to this sum, and the assumption does not.
    Other(Vec<Vec<UBig>>),
    /// No move leads to this sum.
    Missing(Vec<Vec<UBig>>),
    /// There is no choice for which all of the moves exist.
    NoChoice,
}

/// Options of a component, each with its parts sorted.
type Options = BTreeSet<Sum<IBig>>;

/// A plan to find variables, or one without a bound.
type Search = Result<Plan<IBig>, Slot>;

pub(super) enum Test {
    Sets(Vec<FormulaFn<IBig>>),
    Moves { pattern: Pattern, slots: usize, each: Vec<OfMoves> },
}

/// Statement about the moves of a matching component.
pub(super) enum OfMoves {
    /// No move of this shape violates the condition.
    Only { left: Left, exception: Search },
    /// For all values of the given variables the move exists.
    There { given: Search, after: After<IBig> },
    /// For all values of the given variables the chosen ones can be chosen, from the result of one of the
    /// moves, such that all of the moves exist.
    Choice { given: Search, left: Left, chosen: Search, after: Vec<After<IBig>> },
}

impl AssumptionInstance {
    /// Fixes the parameters of an assumption; `None` if it is not about these parameters.
    pub(super) fn new(
        assumption: &Assumption,
        fixed: &Arguments<'_>,
        compiler: &Compiler<'_>,
    ) -> Option<AssumptionInstance> {
        let statement = fixed::assumption(fixed, assumption);
        if !holds_always(&statement.when, compiler) {
            return None;
        }
        let test = Test::new(&statement, compiler);
        compiler.take_unbounded();
        Some(AssumptionInstance { statement, test })
    }

    /// The assumption, with parameters substituted.
    pub fn statement(&self) -> &Assumption {
        &self.statement
    }

    /// Returns `true` if no set that contains this number is followed by one that does not; always `true` for
    /// an assumption about moves.
    ///
    /// `None` if the number is too large to tell.
    pub fn holds_of(&self, number: &UBig) -> Option<bool> {
        let Test::Sets(sets) = self.test.as_ref()? else { return Some(true) };
        let mut slots = vec![IBig::ZERO; self.statement.scope.names.len().max(1)];
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
    /// `None` if a constant does not fit.
    fn new(statement: &Assumption, compiler: &Compiler<'_>) -> Option<Test> {
        let mut slots = statement.scope.names.len();
        let (pattern, each) = match &statement.assumed {
            Assumed::Sets(sets) => {
                return sets.iter().map(|set| compiler.formula(set)).collect::<Option<_>>().map(Test::Sets);
            }
            Assumed::Only { before, matched, after, condition } => {
                let known = slots;
                let exception = Formula::Not(Box::new(condition.clone()));
                let mut conditions = vec![matched.clone(), exception];
                let left = Left::new(after, &mut slots, &mut conditions)?;
                let exception = fix::and(conditions);
                let mut wanted = unbound(&exception, before);
                wanted.retain(|slot| (slot.0 as usize) < known);
                let exception = search(&exception, wanted, &[], compiler)?;
                (before, vec![OfMoves::Only { left, exception }])
            }
            Assumed::Moves { before, condition, chosen, after, .. } if chosen.is_empty() => {
                let there = |after: &Vec<Part>| {
                    // Nothing is assumed about a move whose result would not be natural.
                    let given = fix::and(std::iter::once(condition.clone()).chain(naturals(after)));
                    let given = given_search(&given, before, after.iter(), &[], compiler)?;
                    Some(OfMoves::There { given, after: After::new(after, compiler)? })
                };
                (before, after.iter().map(there).collect::<Option<_>>()?)
            }
            Assumed::Moves { before, condition, chosen, choice, after } => {
                let all = || after.iter().flatten();
                let given = given_search(condition, before, all(), chosen, compiler)?;
                let mut conditions = vec![choice.clone()];
                conditions.extend(after.iter().flat_map(|after| naturals(after)));
                let left = Left::new(most_chosen(after, chosen), &mut slots, &mut conditions)?;
                let found = search(&fix::and(conditions), chosen.iter().copied(), chosen, compiler)?;
                let after = after.iter().map(|after| After::new(after, compiler)).collect::<Option<_>>()?;
                (before, vec![OfMoves::Choice { given, left, chosen: found, after }])
            }
        };
        Some(Test::Moves { pattern: pattern.clone(), slots, each })
    }

    /// Returns `true` if options are matched against it, which has no meaning for rows without order.
    pub(super) fn matches_options(&self) -> bool {
        let Test::Moves { each, .. } = self else { return false };
        each.iter().any(|one| !matches!(one, OfMoves::There { .. }))
    }

    /// The way in which a component breaks it; rows of its options are sorted if `sorted`.
    pub(super) fn breach(
        &self,
        at: &[IBig],
        options: &Options,
        sorted: bool,
    ) -> Result<Option<Breach>, Fault> {
        let Test::Moves { pattern, slots, each } = self else { return Ok(None) };
        let mut found = None;
        let mut slots = vec![IBig::ZERO; *slots];
        let mut env = Env::new(&mut slots, &[]).within(at);
        let _all = matches(pattern, &Vec::new(), at, &mut env, &mut |matched, env| {
            let place = Place { at, matched, options, sorted };
            for one in each {
                found = one.breach(&place, env)?;
                if found.is_some() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(found)
    }
}

/// Variables of a formula that a pattern does not bind.
fn unbound(formula: &Formula, before: &Pattern) -> BTreeSet<Slot> {
    let mut wanted: BTreeSet<Slot> = walk::variables(formula).into_iter().collect();
    wanted.retain(|slot| slot.0 as usize >= places(before));
    wanted
}

/// `None` if a constant does not fit.
fn search(
    formula: &Formula,
    wanted: impl IntoIterator<Item = Slot>,
    needed: &[Slot],
    compiler: &Compiler<'_>,
) -> Option<Search> {
    let wanted: Vec<Slot> = wanted.into_iter().collect();
    Some(match plan(formula, &wanted, needed) {
        Ok(steps) => Ok(Plan::compile(&steps, compiler)?),
        Err(unbounded) => Err(unbounded),
    })
}

/// Finds all variables that are neither in the pattern nor chosen.
fn given_search<'p>(
    condition: &Formula,
    before: &Pattern,
    after: impl Iterator<Item = &'p Part>,
    chosen: &[Slot],
    compiler: &Compiler<'_>,
) -> Option<Search> {
    let mut given = unbound(condition, before);
    given.extend(after.flat_map(variables).filter(|slot| slot.0 as usize >= places(before)));
    given.retain(|slot| !chosen.contains(slot));
    let needed: Vec<Slot> = given.iter().copied().collect();
    search(condition, given, &needed, compiler)
}

/// The move that determines most of the chosen variables.
fn most_chosen<'a>(after: &'a [Vec<Part>], chosen: &[Slot]) -> &'a [Part] {
    let count = |after: &&Vec<Part>| {
        let slots: BTreeSet<Slot> = after.iter().flat_map(variables).collect();
        chosen.iter().filter(|slot| slots.contains(slot)).count()
    };
    after.iter().rev().max_by_key(count).map(Vec::as_slice).unwrap_or_default()
}

/// The component under examination.
struct Place<'p> {
    at: &'p [IBig],
    matched: &'p Match<'p>,
    options: &'p Options,
    sorted: bool,
}

impl OfMoves {
    fn breach(&self, place: &Place<'_>, env: &mut Env<'_, IBig>) -> Result<Option<Breach>, Fault> {
        let Place { at, matched, options, .. } = *place;
        let mut found = None;
        let mut until = |breach: Option<Breach>| {
            found = breach;
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let _all = match self {
            OfMoves::Only { left, exception } => {
                let exception = bounded(exception)?;
                left.each(options, at, matched, env, &mut |option, env| {
                    env.refuel();
                    let is_one = exception.run(env, &mut |_| Ok(ControlFlow::Break(())))?.is_break();
                    Ok(until(is_one.then(|| Breach::Other(natural(option)))))
                })?
            }
            OfMoves::There { given, after } => bounded(given)?.run(env, &mut |env| {
                env.refuel();
                Ok(until(place.missing(after, env)?.map(|left| Breach::Missing(natural(&left)))))
            })?,
            OfMoves::Choice { given, left, chosen, after } => {
                let chosen = bounded(chosen)?;
                bounded(given)?.run(env, &mut |env| {
                    let went = left.each(options, at, matched, env, &mut |_, env| {
                        env.refuel();
                        chosen.run(env, &mut |env| {
                            for after in after {
                                if place.missing(after, env)?.is_some() {
                                    return Ok(ControlFlow::Continue(()));
                                }
                            }
                            Ok(ControlFlow::Break(()))
                        })
                    })?;
                    Ok(until((!went.is_break()).then_some(Breach::NoChoice)))
                })?
            }
        };
        Ok(found)
    }
}

fn bounded(search: &Search) -> Result<&Plan<IBig>, Fault> {
    search.as_ref().map_err(|&slot| Fault::Unbounded(slot))
}

impl Place<'_> {
    /// The result of a move, if the move does not exist; results that are not natural were excluded before.
    fn missing(&self, after: &After<IBig>, env: &mut Env<'_, IBig>) -> Result<Option<Sum<IBig>>, Fault> {
        let mut sum = after.room();
        let natural = after.leave(self.at, self.matched, env, Copies::All, &mut sum)?;
        if self.sorted {
            sum.iter_mut().for_each(|part| part.sort_unstable());
        }
        sum.sort_unstable();
        Ok((natural && !self.options.contains(&sum)).then_some(sum))
    }
}

fn natural(sum: &[Vec<IBig>]) -> Vec<Vec<UBig>> {
    let number = |number: &IBig| UBig::try_from(number.clone()).unwrap_or_default();
    sum.iter().map(|part| part.iter().map(number).collect()).collect()
}
