//! Claims as formulas over the numbers of a position.

use crate::exponents::{is_exponent, may_be_exponent};
use crate::translate::{Elements, Obstacle, Translator};
use crate::view::{Unfit, View};
use automata::{Compiler, Expression, Formula, Single, Term};
use rules::{ClaimInstance, Content, Convention, Function, Instance, Outcome, Verdict};

/// A claim, as one literal for each outcome, or one for the value.
pub(crate) enum Claimed {
    /// Lost, won, drawn.
    Outcomes([Option<Single>; 3]),
    /// The number after those of the position is its value.
    Value(Single),
    /// The number after those of the position is 2 to its value.
    Power(Single),
    /// The number after that of the position is its value, or a smaller position with the same value.
    Recursion(Single, Single),
}

/// The content of a claim.
pub(crate) fn claimed(view: &View, claim: &ClaimInstance, compiler: &mut Compiler) -> Result<Claimed, Unfit> {
    let convention = claim.convention;
    if let Some(outcome) = claim.outcome() {
        return outcomes(view, claim, outcome, compiler).map(Claimed::Outcomes);
    }
    if view.instance.every() {
        return Err(Unfit::Every);
    }
    if view.stuck(convention) != kernel::Verdict::Lost || !view.instance.ends().is_empty() {
        return Err(Unfit::Claim);
    }
    // Periodic values too are those of a component.
    view.subject(&claim.subject)?;
    let value = Term::variable(view.places as u32);
    let is = |term: Term| Formula::equal(value.clone(), term);
    let formula = match claim.content() {
        Content::Value(pieces) if claim.is_recursive() => return recursion(view, claim, pieces, compiler),
        Content::Value(pieces) => {
            let powers = by_exponents(pieces);
            let mut all = vec![];
            for (term, condition) in pieces {
                all.push(translated(view, claim, compiler, |translator| {
                    let value = value.clone();
                    let value = match powers {
                        true => translator.power_of_two(value, term)?,
                        false => translator.equal(value, term)?,
                    };
                    Ok((value, translator.formula(condition)?))
                })?);
            }
            let formula = compiler.single(&cases(all))?;
            return Ok(if powers { Claimed::Power(formula) } else { Claimed::Value(formula) });
        }
        Content::Periodic { start, period, saltus } => {
            let word = |number: &dashu_int::UBig| i64::try_from(number).map_err(|_| Obstacle::TooLarge);
            let at = Term::variable(0);
            let mut members = vec![];
            for (index, number) in (0..).zip(start) {
                let here = Formula::equal(at.clone(), Term::constant(index));
                members.push(Formula::And(vec![here, is(Term::constant(word(number)?))]));
            }
            let (first, length) = (start.len() as i64, period.len() as i64);
            for (index, number) in (0..).zip(period) {
                let times = compiler.fresh();
                let of = |factor: i64, constant: i64| -> Result<Term, Obstacle> {
                    let times = Expression::variable(times).times(factor)?;
                    Ok(Term::Linear(times.plus(1, &Expression::constant(constant))?))
                };
                let here = Formula::equal(at.clone(), of(length, first + index)?);
                let value = is(of(word(saltus)?, word(number)?)?);
                members.push(Formula::Exists(vec![times], Box::new(Formula::And(vec![here, value]))));
            }
            Formula::Or(members)
        }
        Content::Outcome(..) => return Err(Unfit::Claim),
    };
    Ok(Claimed::Value(compiler.single(&formula)?))
}

/// Values that are given or are those of smaller positions.
fn recursion(
    view: &View,
    claim: &ClaimInstance,
    pieces: &[(rules::Term, rules::Formula)],
    compiler: &mut Compiler,
) -> Result<Claimed, Unfit> {
    let number = Term::variable(view.places as u32);
    let mut of = |goes_back: bool| -> Result<Single, Unfit> {
        let mut all = vec![];
        for (term, condition) in pieces {
            all.push(translated(view, claim, compiler, |translator| {
                let (term, back) = match term {
                    rules::Term::Call(Function::Value, terms) if terms.len() == 1 => (&terms[0], true),
                    term => (term, false),
                };
                let said = match back == goes_back {
                    true => translator.equal(number.clone(), term)?,
                    false => Formula::Or(vec![]),
                };
                Ok((said, translator.formula(condition)?))
            })?);
        }
        Ok(compiler.single(&cases(all))?)
    };
    Ok(Claimed::Recursion(of(false)?, of(true)?))
}

/// Returns `true` if values are exponents, which grow without bound.
fn by_exponents(pieces: &[(rules::Term, rules::Formula)]) -> bool {
    pieces.iter().any(|(term, _)| is_exponent(term)) && pieces.iter().all(|(term, _)| may_be_exponent(term))
}

/// The positions that a claim is about; true of all where it says nothing of that.
pub(crate) fn within(view: &View, claim: &ClaimInstance, compiler: &mut Compiler) -> Result<Formula, Unfit> {
    translated(view, claim, compiler, |translator| translator.formula(claim.within()))
}

/// The first formula whose condition holds.
pub(crate) fn cases(pieces: Vec<(Formula, Formula)>) -> Formula {
    let (mut members, mut earlier): (Vec<Formula>, Vec<Formula>) = (vec![], vec![]);
    for (formula, condition) in pieces {
        let mut piece = earlier.clone();
        piece.push(condition.clone());
        piece.push(formula);
        members.push(Formula::And(piece));
        earlier.push(condition.negated());
    }
    Formula::Or(members)
}

/// Translates the content of a claim.
fn translated<T>(
    view: &View,
    claim: &ClaimInstance,
    compiler: &mut Compiler,
    say: impl FnOnce(&mut Translator<'_, '_>) -> Result<T, Obstacle>,
) -> Result<T, Unfit> {
    let (slots, elements): (_, Option<Elements>) = view.subject(&claim.subject)?;
    let automata = &view.instance.ruleset().automata;
    let elements = elements.as_ref();
    let (fixed, moduli) = (&*view.fixed, &view.moduli);
    let row = vec![];
    let mut translator = Translator { compiler, automata, slots, elements, row, totals: None, fixed, moduli };
    say(&mut translator).map_err(|obstacle| Unfit::from(obstacle).at(claim.span))
}

fn outcomes(
    view: &View,
    claim: &ClaimInstance,
    outcome: Outcome,
    compiler: &mut Compiler,
) -> Result<[Option<Single>; 3], Unfit> {
    let mut of = |claim: &ClaimInstance| -> Result<Single, Unfit> {
        let Content::Outcome(_, formula) = claim.content() else { return Err(Unfit::Claim) };
        let formula = translated(view, claim, compiler, |translator| translator.formula(formula))?;
        Ok(compiler.single(&formula)?)
    };
    if !draws(view, claim.convention) {
        let single = of(claim)?;
        return match outcome {
            Outcome::P => Ok([Some(single), None, None]),
            Outcome::N => Ok([None, Some(single), None]),
            Outcome::D => Err(Unfit::Claim),
        };
    }
    let mut claimed = |outcome| partner(view.instance, claim, outcome).map(&mut of).transpose();
    let lost = claimed(Outcome::P)?.ok_or(Unfit::Partner)?;
    let won = claimed(Outcome::N)?.ok_or(Unfit::Partner)?;
    Ok([Some(lost), Some(won), claimed(Outcome::D)?])
}

/// Returns `true` if draws are possible.
fn draws(view: &View, convention: Convention) -> bool {
    view.stuck(convention) == kernel::Verdict::Draw
        || view.instance.ends().iter().any(|end| end.verdict == Verdict::Draw)
}

/// The claim of an outcome that is proved along with a claim where draws are possible: the claim itself, or
/// the first one of the other outcome about the same positions.
fn partner<'i>(
    instance: &'i Instance,
    claim: &'i ClaimInstance,
    outcome: Outcome,
) -> Option<&'i ClaimInstance> {
    if claim.outcome() == Some(outcome) {
        return Some(claim);
    }
    instance.claims().iter().find(|other| {
        let about_the_same = other.convention == claim.convention
            && other.subject == claim.subject
            && other.within() == claim.within();
        other.outcome() == Some(outcome) && about_the_same
    })
}

/// Claims of other outcomes with which a claim is proved where draws are possible.
pub fn partners<'i>(instance: &'i Instance, claim: &'i ClaimInstance) -> Vec<&'i ClaimInstance> {
    let outcomes = [Outcome::P, Outcome::N, Outcome::D];
    let others = outcomes.into_iter().filter(|&outcome| claim.outcome() != Some(outcome));
    others.filter_map(|outcome| partner(instance, claim, outcome)).collect()
}
