//! Compilation and execution of plans.

use super::sieved::Sieved;
use super::strip::{self, Strip};
use super::{Compiler, Env, Fault, FormulaFn, TermFn, fits};
use crate::plan::Step;
use crate::ruleset::Slot;
use formulas::lanes::{LANES, Lane};
use language::Surd;
use language::function::{self, divide, minus, negative};
use language::integer::Number;
use language::sieve::Passing;
use std::ops::ControlFlow;

/// Candidates counted for numbers that a sieve looks at together.
const BLOCK: u64 = 1 << 6;

/// Callback for each assignment found.
pub(crate) type Each<'e, N> = &'e mut dyn FnMut(&mut Env<'_, N>) -> Result<ControlFlow<()>, Fault>;

/// A compiled plan.
pub(crate) struct Plan<N> {
    steps: Vec<Compiled<N>>,
}

enum Compiled<N> {
    Test(FormulaFn<N>),
    Solve {
        slot: usize,
        factor: TermFn<N>,
        rest: TermFn<N>,
    },
    Invert {
        slot: usize,
        by: Surd,
        factor: TermFn<N>,
        rest: TermFn<N>,
        of: TermFn<N>,
    },
    Members {
        slot: usize,
        mirrored: bool,
        rest: TermFn<N>,
        ranges: Vec<(TermFn<N>, TermFn<N>)>,
    },
    /// With a sieve, it passes the test that follows. The strips pass as many tests that follow.
    Range {
        slot: Slot,
        demands: Vec<(TermFn<N>, TermFn<N>)>,
        sieve: Option<Sieved<N>>,
        strips: Vec<Strip<N>>,
    },
    Split(Vec<Plan<N>>),
}

impl<N: Number> Plan<N> {
    /// `None` if a constant does not fit this kind of integer.
    pub(crate) fn compile(steps: &[Step], compiler: &Compiler<'_>) -> Option<Plan<N>> {
        let steps = sieved_first::<N>(steps, compiler);
        let compiled = steps.iter().enumerate().map(|(place, step)| {
            Some(match step {
                Step::Test(formula) => Compiled::Test(compiler.formula(formula)?),
                Step::Solve { slot, factor, rest } => Compiled::Solve {
                    slot: slot.0 as usize,
                    factor: compiler.term(factor)?,
                    rest: compiler.term(rest)?,
                },
                Step::Invert { slot, by, factor, rest, of } => Compiled::Invert {
                    slot: slot.0 as usize,
                    by: by.clone(),
                    factor: compiler.term(factor)?,
                    rest: compiler.term(rest)?,
                    of: compiler.term(of)?,
                },
                Step::Members { slot, mirrored, rest, ranges } => Compiled::Members {
                    slot: slot.0 as usize,
                    mirrored: *mirrored,
                    rest: compiler.term(rest)?,
                    ranges: compiler.ranges(ranges)?,
                },
                Step::Range { slot, demands } => {
                    let sieve = match steps.get(place + 1) {
                        Some(Step::Test(test)) => Sieved::compile(*slot, test, compiler),
                        _ => None,
                    };
                    let tests = steps[place + 1..].iter().map_while(|step| match step {
                        Step::Test(test) => Strip::compile(*slot, test, compiler),
                        _ => None,
                    });
                    let strips = tests.collect();
                    Compiled::Range { slot: *slot, demands: compiler.ranges(demands)?, sieve, strips }
                }
                Step::Split(plans) => {
                    let plans = plans.iter().map(|steps| Plan::compile(steps, compiler));
                    Compiled::Split(plans.collect::<Option<_>>()?)
                }
            })
        });
        Some(Plan { steps: compiled.collect::<Option<_>>()? })
    }

    /// Visits the assignments that the plan finds, possibly with repetitions, until the callback stops it.
    pub(crate) fn run(&self, env: &mut Env<'_, N>, each: Each<'_, N>) -> Result<ControlFlow<()>, Fault> {
        run(&self.steps, env, each)
    }
}

/// The steps, with a test for which there is a sieve right after the range of its variable.
fn sieved_first<'s, N: Number>(steps: &'s [Step], compiler: &Compiler<'_>) -> Vec<&'s Step> {
    let mut steps: Vec<&Step> = steps.iter().collect();
    for place in 0..steps.len() {
        let Step::Range { slot, .. } = steps[place] else { continue };
        let tests = steps[place + 1..].iter().take_while(|step| matches!(step, Step::Test(_)));
        let is_sieved = |step: &&Step| matches!(step, Step::Test(test) if Sieved::<N>::compile(*slot, test, compiler).is_some());
        if let Some(at) = tests.copied().position(|step| is_sieved(&step)) {
            steps[place + 1..=place + 1 + at].rotate_right(1);
        }
    }
    steps
}

fn run<N: Number>(
    mut steps: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    const GO_ON: Result<ControlFlow<()>, Fault> = Ok(ControlFlow::Continue(()));
    while let Some((step, later)) = steps.split_first() {
        steps = later;
        match step {
            Compiled::Test(formula) => {
                if !formula(env)? {
                    return GO_ON;
                }
            }
            Compiled::Solve { slot, factor, rest } => match solve(env, factor, rest)? {
                None => return GO_ON,
                Some(value) => env.slots[*slot] = value,
            },
            Compiled::Invert { slot, by, factor, rest, of } => match invert(env, by, factor, rest, of)? {
                None => return GO_ON,
                Some((low, high)) if low == high => env.slots[*slot] = low,
                Some((low, high)) => return through(low, high, *slot, later, env, each),
            },
            Compiled::Members { slot, mirrored, rest, ranges } => {
                let Some(rest) = perhaps(rest(env))? else { return GO_ON };
                for (from, to) in ranges {
                    let (Some(from), Some(to)) = (perhaps(from(env))?, perhaps(to(env))?) else { continue };
                    // Members are naturals.
                    let from = from.max(N::zero());
                    let (low, high) = if *mirrored {
                        (minus(&rest, &to)?, minus(&rest, &from)?)
                    } else {
                        (minus(&from, &rest)?, minus(&to, &rest)?)
                    };
                    let went = through(low, high, *slot, later, env, each)?;
                    if went.is_break() {
                        return Ok(went);
                    }
                }
                return GO_ON;
            }
            Compiled::Range { slot, demands, sieve, strips } => {
                let Some((low, high)) = range(env, *slot, demands)? else { return GO_ON };
                let passing = sieve.as_ref().and_then(|sieve| sieve.passing(env, &low, &high));
                if let (Some(passing), Some((_, later))) = (passing, later.split_first()) {
                    return pass(passing, slot.0 as usize, later, env, each);
                }
                if !strips.is_empty() {
                    return by_strips((low, high), slot.0 as usize, strips, later, env, each);
                }
                return through(low, high, slot.0 as usize, later, env, each);
            }
            Compiled::Split(plans) => {
                for plan in plans {
                    let went = plan.run(env, each)?;
                    if went.is_break() {
                        return Ok(went);
                    }
                }
                return GO_ON;
            }
        }
    }
    env.spend()?;
    env.run = None;
    each(env)
}

/// The least and the largest natural with factor · x + rest >= 0 for all demands.
fn range<N: Number>(
    env: &mut Env<'_, N>,
    slot: Slot,
    demands: &[(TermFn<N>, TermFn<N>)],
) -> Result<Option<(N, N)>, Fault> {
    let mut low = N::zero();
    let mut high: Option<N> = None;
    for (factor, rest) in demands {
        // A demand comes from an atom, which is false if one of its terms is undefined.
        let (Some(factor), Some(rest)) = (perhaps(factor(env))?, perhaps(rest(env))?) else {
            return Ok(None);
        };
        if factor > N::zero() {
            // x >= -rest / factor, rounded up
            let least = divide(&rest, &factor)?;
            low = low.max(negative(&least)?);
        } else if factor.is_negative() {
            let most = divide(&rest, &negative(&factor)?)?;
            high = Some(match high {
                Some(high) => high.min(most),
                None => most,
            });
        } else if rest.is_negative() {
            return Ok(None);
        }
    }
    Ok(Some((low, high.ok_or(Fault::Unbounded(slot))?)))
}

/// The least and the largest natural x with ⌊by · (factor · x + rest)⌋ = of, if there is one.
fn invert<N: Number>(
    env: &mut Env<'_, N>,
    by: &Surd,
    factor: &TermFn<N>,
    rest: &TermFn<N>,
    of: &TermFn<N>,
) -> Result<Option<(N, N)>, Fault> {
    let Some(of) = perhaps(of(env))? else { return Ok(None) };
    let Some((from, to)) = of.natural().and_then(|of| by.whose_floor_is(&of)) else { return Ok(None) };
    let (Some(factor), Some(rest)) = (perhaps(factor(env))?, perhaps(rest(env))?) else { return Ok(None) };
    Ok(function::within(&fits(N::from_natural(&from))?, &fits(N::from_natural(&to))?, factor, &rest)?)
}

/// Every natural from `low` to `high` in order.
fn through<N: Number>(
    low: N,
    high: N,
    slot: usize,
    later: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    let mut next = low.max(N::zero());
    if env.is_in_runs && later.is_empty() && next <= high {
        env.spend()?;
        env.slots[slot] = next;
        env.run = Some((Slot(slot as u32), high));
        return each(env);
    }
    while next <= high {
        let went = enter(next.clone(), slot, later, env, each)?;
        if went.is_break() {
            return Ok(went);
        }
        next = next.add(&N::one()).ok_or(Fault::Overflow)?;
    }
    Ok(ControlFlow::Continue(()))
}

/// Every natural from `low` to `high` that passes strips, in order; `later` begins with the tests that they stand for.
fn by_strips<N: Number>(
    (low, high): (N, N),
    slot: usize,
    strips: &[Strip<N>],
    later: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    let low = low.max(N::zero());
    let (Some(mut next), Some(last)) = (low.word(), high.word()) else {
        return through(low, high, slot, later, env, each);
    };
    if last > <i64 as Lane>::LARGEST as u64 || last.saturating_sub(next) < strip::FEWEST {
        return through(low, high, slot, later, env, each);
    }
    while next <= last {
        let end = last.min(next + LANES as u64 - 1);
        let within = u64::MAX >> (LANES as u64 - 1 - (end - next));
        let passing =
            strips.iter().try_fold(within, |bits, strip| Some(bits & strip.passing(env, next as i64)?));
        let went = match passing {
            Some(bits) => {
                // Those that pass are counted as they are entered.
                env.spend_on(end - next + 1 - u64::from(bits.count_ones()))?;
                lanes(next, bits, slot, &later[strips.len()..], env, each)?
            }
            None => {
                let from = |word| N::from_word(word).ok_or(Fault::Overflow);
                through(from(next)?, from(end)?, slot, later, env, each)?
            }
        };
        if went.is_break() {
            return Ok(went);
        }
        next = end + 1;
    }
    Ok(ControlFlow::Continue(()))
}

/// The numbers from `first` on whose bits are set, in order.
fn lanes<N: Number>(
    first: u64,
    mut bits: u64,
    slot: usize,
    later: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    while bits != 0 {
        let value = N::from_word(first + u64::from(bits.trailing_zeros())).ok_or(Fault::Overflow)?;
        let went = enter(value, slot, later, env, each)?;
        if went.is_break() {
            return Ok(went);
        }
        bits &= bits - 1;
    }
    Ok(ControlFlow::Continue(()))
}

/// Every natural that passes a sieve, in order.
fn pass<N: Number>(
    mut passing: Passing,
    slot: usize,
    later: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    loop {
        while passing.look() {
            env.spend_on(BLOCK)?;
        }
        let Some(value) = passing.pop() else { return Ok(ControlFlow::Continue(())) };
        let value = u64::try_from(value).ok().and_then(N::from_word).ok_or(Fault::Overflow)?;
        let went = enter(value, slot, later, env, each)?;
        if went.is_break() {
            return Ok(went);
        }
    }
}

/// One value of a variable.
fn enter<N: Number>(
    value: N,
    slot: usize,
    later: &[Compiled<N>],
    env: &mut Env<'_, N>,
    each: Each<'_, N>,
) -> Result<ControlFlow<()>, Fault> {
    env.enter()?;
    env.slots[slot] = value;
    let went = run(later, env, each);
    env.leave();
    went
}

/// The natural x with factor · x + rest = 0, if there is one.
fn solve<N: Number>(env: &mut Env<'_, N>, factor: &TermFn<N>, rest: &TermFn<N>) -> Result<Option<N>, Fault> {
    let (Some(factor), Some(rest)) = (perhaps(factor(env))?, perhaps(rest(env))?) else { return Ok(None) };
    Ok(function::solution(factor, rest)?)
}

/// Value of a term, or `None` if it is undefined.
fn perhaps<N>(value: Result<N, Fault>) -> Result<Option<N>, Fault> {
    match value {
        Ok(value) => Ok(Some(value)),
        Err(Fault::Undefined) => Ok(None),
        Err(fault) => Err(fault),
    }
}
