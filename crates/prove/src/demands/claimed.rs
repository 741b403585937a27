//! Claims as literals.

use super::literals::opposite;
use super::outcomes::{Outcomes, Set};
use super::{Claimed, Planner, Valued};
use crate::translate::{Obstacle, Translator};
use crate::view::Unfit;
use automata::{Expression, Formula, Single, Term};
use rules::{ClaimInstance, Content, Instance, Outcome, Verdict};

impl Planner<'_> {
    /// The claim as one literal: the positions that have the outcome, or the values.
    pub(crate) fn literal(mut self, claim: &ClaimInstance) -> Result<Single, Unfit> {
        Ok(match (self.claimed(claim)?, claim.outcome()) {
            (Claimed::Value(valued), _) => valued.single,
            (Claimed::Outcomes(outcomes), Some(Outcome::N)) => outcomes.won,
            (Claimed::Outcomes(outcomes), Some(Outcome::D)) => match outcomes.drawn {
                Some(Set::Single(drawn)) => drawn,
                Some(Set::Neither(..)) | None => return Err(Unfit::Claim),
            },
            (Claimed::Outcomes(outcomes), Some(Outcome::P) | None) => outcomes.lost,
        })
    }

    /// The content of a claim as literals.
    pub(super) fn claimed(&mut self, claim: &ClaimInstance) -> Result<Claimed, Unfit> {
        if let Some(outcome) = claim.outcome() {
            return Ok(Claimed::Outcomes(Box::new(self.claimed_outcomes(claim, outcome)?)));
        }
        if self.view.instance.every() {
            return Err(Unfit::Every);
        }
        if self.view.stuck(self.convention) != Verdict::Lost || !self.view.instance.ends().is_empty() {
            return Err(Unfit::Claim);
        }
        let value = self.view.places as u32;
        let is = |term: Term| Formula::equal(Term::variable(value), term);
        let formula = match claim.content() {
            Content::Value(pieces) => {
                let (mut members, mut earlier): (Vec<Formula>, Vec<Formula>) = (vec![], vec![]);
                for (term, condition) in pieces {
                    let (term, condition) = self.translated(claim, |translator| {
                        Ok((translator.term(term)?, translator.formula(condition)?))
                    })?;
                    let mut piece = earlier.clone();
                    piece.push(condition.clone());
                    piece.push(is(term));
                    members.push(Formula::And(piece));
                    earlier.push(condition.negated());
                }
                Formula::Or(members)
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
                    let times = self.compiler.fresh();
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
        let single = self.compiler.single(&formula)?;
        Ok(Claimed::Value(Valued { single }))
    }

    /// Translates the content of a claim.
    fn translated<T>(
        &mut self,
        claim: &ClaimInstance,
        say: impl FnOnce(&mut Translator<'_, '_>) -> Result<T, Obstacle>,
    ) -> Result<T, Unfit> {
        let (slots, elements) = self.view.subject(&claim.subject)?;
        let automata = &self.view.instance.ruleset().automata;
        let mut translator =
            Translator { compiler: &mut self.compiler, automata, slots, elements: elements.as_ref() };
        Ok(say(&mut translator)?)
    }

    fn claimed_outcomes(&mut self, claim: &ClaimInstance, outcome: Outcome) -> Result<Outcomes, Unfit> {
        let instance = self.view.instance;
        let draws = self.view.stuck(self.convention) == Verdict::Draw
            || instance.ends().iter().any(|end| end.verdict == Verdict::Draw);
        let of = |planner: &mut Self, claim: &ClaimInstance| -> Result<Single, Unfit> {
            let Content::Outcome(_, formula) = claim.content() else { return Err(Unfit::Claim) };
            let formula = planner.translated(claim, |translator| translator.formula(formula))?;
            Ok(planner.compiler.single(&formula)?)
        };
        if !draws {
            let single = of(self, claim)?;
            let other = opposite(&single);
            return match outcome {
                Outcome::P => Ok(Outcomes { lost: single, won: other, drawn: None, draws_claimed: false }),
                Outcome::N => Ok(Outcomes { lost: other, won: single, drawn: None, draws_claimed: false }),
                Outcome::D => Err(Unfit::Claim),
            };
        }
        let claimed = |planner: &mut Self, outcome| {
            let together = partner(instance, claim, outcome);
            together.map(|together| of(planner, together)).transpose()
        };
        let lost = claimed(self, Outcome::P)?.ok_or(Unfit::Partner)?;
        let won = claimed(self, Outcome::N)?.ok_or(Unfit::Partner)?;
        let drawn = claimed(self, Outcome::D)?;
        let draws_claimed = drawn.is_some();
        let drawn = match drawn {
            Some(drawn) => Set::Single(drawn),
            None => Set::Neither(lost.clone(), won.clone()),
        };
        Ok(Outcomes { lost, won, drawn: Some(drawn), draws_claimed })
    }
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
        let about_the_same = other.convention == claim.convention && other.subject == claim.subject;
        other.outcome() == Some(outcome) && about_the_same
    })
}

/// Claims of other outcomes with which a claim is proved where draws are possible.
pub fn partners<'i>(instance: &'i Instance, claim: &'i ClaimInstance) -> Vec<&'i ClaimInstance> {
    let outcomes = [Outcome::P, Outcome::N, Outcome::D];
    let others = outcomes.into_iter().filter(|&outcome| claim.outcome() != Some(outcome));
    others.filter_map(|outcome| partner(instance, claim, outcome)).collect()
}
