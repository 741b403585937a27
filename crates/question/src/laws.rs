//! Rules against the laws of positions: moves that lead to no position, and laws that no position keeps.
//!
//! Rules have to keep the laws; otherwise engines would disagree on the meaning of the game. Small positions
//! are checked as soon as a text is opened; if all positions matter, automata decide. Games of the catalogue are
//! checked by the tests.

use crate::enumerate::{self, Tuples};
use crate::memory::Store;
use crate::problem::{Mistake, Problem, Source};
use crate::step::Step;
use crate::{Component, Origin, Position, Variant};
use dashu_int::UBig;
#[cfg(feature = "prove")]
use limits::Meter;
#[cfg(feature = "prove")]
use prove::{Preservation, preservation};
use rules::{Body, Form, Options, Span};
use solve::Limits;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Limit on the tuples or rows of a length that are checked.
const MOST_LOOKED_AT: u64 = 1 << 11;
/// Maximal length of a row that is checked.
const LONGEST: u64 = 4;
/// Limit on the moves that are checked.
const MOST_MOVES: usize = 1 << 14;
/// The meter of automata: a second or so.
#[cfg(feature = "prove")]
const STATES: usize = 1 << 20;
#[cfg(feature = "prove")]
const STEPS: u64 = 1 << 24;

/// Results of checks, by variant.
#[derive(Default)]
pub struct CheckedVariants(Mutex<HashMap<String, Option<Problem>>>);

impl Store for CheckedVariants {}

/// A problem if small positions show that the rules break the laws, or that no position keeps them.
pub fn sound(variant: &Variant) -> Result<(), Problem> {
    if !is_doubtful(variant) {
        return Ok(());
    }
    let checked = variant.memory().of::<CheckedVariants>();
    let checked = &checked.0;
    let known = checked.lock().unwrap_or_else(PoisonError::into_inner).get(variant.name()).cloned();
    let found = known.unwrap_or_else(|| {
        let found = among_small(variant);
        // A check that was stopped is incomplete.
        if limits::watch::is_stopped() {
            return found;
        }
        let mut checked = checked.lock().unwrap_or_else(PoisonError::into_inner);
        checked.insert(variant.name().to_owned(), found.clone());
        found
    });
    found.map_or(Ok(()), Err)
}

/// A problem if automata show it of any position.
pub fn sound_everywhere(variant: &Variant, limits: &Limits) -> Result<(), Problem> {
    sound(variant)?;
    match variant.form() {
        Form::Tuple(_) if is_doubtful(variant) => decided(variant, limits).map_or(Ok(()), Err),
        _ => Ok(()),
    }
}

/// A problem if the rules have a move to no position from one of these.
pub fn sound_at(variant: &Variant, at: &[UBig]) -> Result<(), Problem> {
    let words: Option<Vec<u64>> = at.iter().map(|number| u64::try_from(number).ok()).collect();
    let mut moves = 0;
    match words.and_then(|at| stray_from(variant, &at, &mut moves)) {
        Some(stray) => Err(stray.problem(variant)),
        None => Ok(()),
    }
}

/// A problem if one of these moves leads to no position.
pub fn lawful<'s>(position: &Position, steps: impl IntoIterator<Item = &'s Step>) -> Result<(), Problem> {
    if !position.variants().iter().any(is_doubtful) {
        return Ok(());
    }
    for change in steps.into_iter().flat_map(|step| &step.changes) {
        let Some(component) = position.components().get(change.index) else { continue };
        let Some(variant) = position.variants().get(component.game) else { continue };
        if let Some(law) = change.parts.iter().find_map(|part| variant.instance().broken_law(&part.naturals))
        {
            let step = Step::single(change.index, change.parts.clone());
            let law = law.to_owned();
            let rule = rule_of(variant, component, &change.parts);
            return Err(problem(variant, rule, step.text(position), law));
        }
    }
    Ok(())
}

/// Returns `true` if the rules may break laws: those of the catalogue keep them.
fn is_doubtful(variant: &Variant) -> bool {
    let instance = variant.instance();
    !instance.laws().is_empty() && variant.origin() != Origin::Catalogue && instance.rule_count() > 0
}

fn among_small(variant: &Variant) -> Option<Problem> {
    let (mut moves, mut any) = (0, false);
    for at in small(variant.form()) {
        if !variant.instance().stands(&at) {
            continue;
        }
        any = true;
        if let Some(stray) = stray_from(variant, &at, &mut moves) {
            return Some(stray.problem(variant));
        }
        if moves > MOST_MOVES {
            break;
        }
    }
    if any { None } else { decided(variant, &Limits::none()) }
}

/// Small components by total, then by the alphabet, each total completely.
fn small(form: Form) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let upto = |length: u64| {
        let bound = enumerate::bound(length as usize, MOST_LOOKED_AT);
        Tuples::new(length as usize, bound).take_while(move |at| at.iter().sum::<u64>() <= bound)
    };
    match form {
        Form::Tuple(arity) => Box::new(upto(arity as u64)),
        Form::Row => {
            let mut rows: Vec<Vec<u64>> = (0..=LONGEST).flat_map(upto).collect();
            rows.sort_by_cached_key(|row| (row.iter().sum::<u64>(), row.len(), row.clone()));
            Box::new(rows.into_iter())
        }
        Form::Edges => Box::new(std::iter::empty()),
    }
}

/// A move to no position.
struct Stray {
    rule: usize,
    from: Vec<u64>,
    left: Vec<Component>,
    /// The law that is broken.
    law: String,
}

impl Stray {
    fn problem(self, variant: &Variant) -> Problem {
        let naturals = self.from.iter().map(|&word| UBig::from(word)).collect();
        let position = Position::new(vec![variant.clone()], vec![Component { game: 0, naturals }]);
        let step = Step::single(0, self.left).text(&position);
        problem(variant, Some(self.rule), step, self.law)
    }
}

/// The first move from here to no position; none if play has stopped, or if moves cannot be listed.
fn stray_from(variant: &Variant, at: &[u64], moves: &mut usize) -> Option<Stray> {
    let instance = variant.instance();
    if instance.end(at).ok()?.is_some() {
        return None;
    }
    let mut options = Options::new();
    for rule in 0..instance.rule_count() {
        options.clear();
        instance.options_of(rule, at, &mut options).ok()?;
        *moves += options.len();
        let mut found: Option<(Vec<Component>, String)> = None;
        for option in options.iter() {
            if option.components().all(|part| instance.stands(part)) {
                continue;
            }
            let part =
                |part: &[u64]| Component { game: 0, naturals: part.iter().map(|&w| w.into()).collect() };
            let left: Vec<Component> = option.components().map(part).collect();
            let law = left.iter().find_map(|part| instance.broken_law(&part.naturals)).map(str::to_owned);
            if let Some(law) = law
                && found.as_ref().is_none_or(|(known, _)| left < *known)
            {
                found = Some((left, law));
            }
        }
        if let Some((left, law)) = found {
            return Some(Stray { rule, from: at.to_vec(), left, law });
        }
    }
    None
}

/// The rule of a move from a component to these, if it is found.
fn rule_of(variant: &Variant, component: &Component, parts: &[Component]) -> Option<usize> {
    let words = component.words()?.words;
    let wanted: Option<Vec<_>> = parts.iter().map(|part| Some(part.words()?.words)).collect();
    let mut wanted = wanted?;
    wanted.sort_unstable();
    let mut options = Options::new();
    (0..variant.instance().rule_count()).find(|&rule| {
        options.clear();
        let listed = variant.instance().options_of(rule, &words, &mut options);
        listed.is_ok()
            && options.iter().any(|option| {
                let mut left: Vec<_> = option.components().collect();
                left.sort_unstable();
                left.len() == wanted.len()
                    && left.iter().zip(&wanted).all(|(left, wanted)| **left == wanted[..])
            })
    })
}

/// Stand-in without automata.
#[cfg(not(feature = "prove"))]
fn decided(_: &Variant, _: &Limits) -> Option<Problem> {
    None
}

/// Violation of the laws that automata find.
#[cfg(feature = "prove")]
fn decided(variant: &Variant, limits: &Limits) -> Option<Problem> {
    let instance = variant.instance();
    let size = match variant.form() {
        Form::Tuple(_) if instance.reach() > 1 && !instance.every() => Some(1),
        Form::Tuple(_) => None,
        Form::Row | Form::Edges => return None,
    };
    let limits = limits.clock().with_states(STATES).with_steps(STEPS);
    match preservation(instance, size, &Meter::new(&limits)).ok()? {
        Preservation::Always => None,
        // Where rules stand behind assumptions, they may not have the move.
        Preservation::Broken(at) => sound_at(variant, &at).err(),
        Preservation::Nowhere => {
            let laws: Vec<String> = instance.laws().iter().map(|law| quote(variant, law.span)).collect();
            Some(placed(variant, Mistake::NoPositions { laws }, instance.laws().iter().map(|law| law.span)))
        }
    }
}

/// Text of the rules at a place.
#[cfg(feature = "prove")]
fn quote(variant: &Variant, span: Span) -> String {
    variant.instance().played().quote(span)
}

fn problem(variant: &Variant, rule: Option<usize>, step: String, law: String) -> Problem {
    let instance = variant.instance();
    let span = rule.and_then(|rule| instance.rule_span(rule));
    let rule = rule.map(|rule| instance.rule_text(rule).split_whitespace().collect::<Vec<_>>().join(" "));
    placed(variant, Mistake::Stray { game: variant.game().name.clone(), rule, step, law }, span)
}

/// Adds the places that are in the text of the game rather than of its base.
fn placed(variant: &Variant, mistake: Mistake, spans: impl IntoIterator<Item = Span>) -> Problem {
    let ruleset = variant.ruleset();
    let problem = Problem::new(mistake);
    if !matches!(ruleset.body, Body::Rules(_)) {
        return problem;
    }
    let source = Source { name: Some(variant.game().reference.clone()), text: ruleset.text.as_str().into() };
    let place = |problem: Problem, span: Span| problem.at(&source, span.start as usize..span.end as usize);
    spans.into_iter().fold(problem, place)
}
