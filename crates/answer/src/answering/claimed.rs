//! Answers from claims: proved ones and theorems of the catalogue at any size, and a user's own claims after a check.

use super::blocking::unforbidden;
use super::claims::{OutcomeClaims, Trust, Trusted};
use super::computed::makes_zero;
use super::draft::{Draft, about_moves, is_consistent, nim_sum_decides, nim_values};
use super::engine::{Asked, Cost, Engine};
use super::judge::{ByClaims, ByNimSum};
use super::values::{Source, Valuer};
use super::winning::{Winning, winning};
use crate::effort::Effort;
use crate::reason::{Authority, Ground, Reason, Shown};
use crate::values::{extents, suits};
use crate::{Evidence, truth};
use dashu_int::UBig;
use question::step::Step;
use question::{Position, Variant};
use rules::Outcome;
use solve::search::forbidden;
use solve::{Halt, Limits, Refusal, StopReason};
use tables::{Backing, Want, table};

/// The most cells of a table that gives a nim-value beside a theorem about who wins.
const VALUE_CELLS: u64 = 1 << 20;

/// The claims of the position's games, as far as they are trusted: what is known, or also a user's own after a check.
pub(super) struct Claims(pub(super) Trust);

impl Engine for Claims {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        forbidden(&position.rules())?;
        Ok(match self.0 {
            Trust::Proved(effort) | Trust::Cited(effort) => effort.cost(),
            Trust::All => Cost::Comparison,
        })
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let said = assertion(position, self.0, most, limits);
        let found = said.and_then(|said| match self.0 {
            Trust::Proved(effort) | Trust::Cited(effort) => said.established(position, effort, limits),
            Trust::All => said.conjectured(limits),
        });
        found.ok_or(Halt::Refused(Refusal::NoTheorem))
    }
}

/// Outcome and winning moves by theories and claims, with their sources.
struct Assertion<'a> {
    outcome: Outcome,
    /// The nim-value, if they give it.
    value: Option<UBig>,
    winning: Winning,
    why: Vec<Reason>,
    sources: Vec<(&'a Variant, Source<'a>)>,
}

impl Assertion<'_> {
    /// An answer from proved claims or theorems of the catalogue; `None` if they are neither.
    fn established(self, position: &Position, effort: Effort, limits: &Limits) -> Option<Draft> {
        let Assertion { outcome, value, winning, why, sources } = self;
        let computed = if value.is_none() { small_value(position, outcome, limits) } else { None };
        let value_is_computed = computed.is_some();
        let mut cited: Vec<&str> = sources.iter().filter_map(|(_, source)| source.citation()).collect();
        cited.dedup();
        let evidence = match (&*cited, proved(position, outcome, effort, limits)) {
            ([], None) => return None,
            (cited, Some(shown)) => {
                let cited = cited.iter().map(|&citation| citation.into()).collect();
                Evidence::Proved(Ground::Proofs { shown, cited, value_is_computed })
            }
            (cited, None) => {
                Evidence::Theorem(Ground::Citation { citation: cited.join("; "), value_is_computed })
            }
        };
        Some(Draft::decided("claim", (outcome, winning), why, evidence).with_value(value.or(computed)))
    }

    /// An answer from the user's claims, if they agree with the rules on all small positions.
    fn conjectured(self, limits: &Limits) -> Option<Draft> {
        let Assertion { outcome, value, winning, mut why, sources } = self;
        let mut bound = u64::MAX;
        for (variant, source) in sources {
            let Source::Claim(claim, _) = source else { continue };
            let agreed = truth::agreement(variant, claim, limits)?;
            why.push(Reason::Conjecture { upto: agreed.upto, positions: agreed.positions });
            bound = bound.min(agreed.upto);
        }
        let evidence = Evidence::Checked { upto: bound };
        Some(Draft::decided("claim", (outcome, winning), why, evidence).with_value(value))
    }
}

/// The proofs by which claims say the same, each as the command that shows it: of all nim-values, or of who wins.
pub(super) fn proved(
    position: &Position,
    outcome: Outcome,
    effort: Effort,
    limits: &Limits,
) -> Option<Vec<Shown>> {
    let trust = Trust::Proved(effort);
    let trusted = |game| Trusted { position, game, trust, limits };
    let by_values = || {
        nim_sum_decides(position).ok()?;
        let mut sources = Vec::new();
        for game in 0..position.variants().len() {
            sources.push(Source::of(position, game, trust, limits)?);
        }
        let mut sum = UBig::ZERO;
        for component in position.components() {
            sum ^= sources.get(component.game)?.value(component)?;
        }
        let said = if sum.is_zero() { Outcome::P } else { Outcome::N };
        let of_source = |(game, source): (usize, &Source)| match source {
            Source::Claim(claim, _) => trusted(game).shown(claim),
            Source::Heaps(heaps) => trusted(game).shown_period(heaps.needed()).into_iter().collect(),
            Source::Theory(_) => vec![],
        };
        let shown = sources.iter().enumerate().flat_map(of_source).collect();
        (outcome == said).then_some(shown)
    };
    let by_outcomes = || {
        let claims = OutcomeClaims::about(position, trust, limits)?;
        let (said, _) = claims.decide(position.components())?;
        let shown = claims.claims().iter().flat_map(|claim| trusted(0).shown(claim)).collect();
        (outcome == said).then_some(shown)
    };
    by_values().or_else(by_outcomes)
}

fn assertion<'a>(
    position: &'a Position,
    trust: Trust,
    most: usize,
    limits: &'a Limits,
) -> Option<Assertion<'a>> {
    by_values(position, trust, most, limits).or_else(|| by_outcomes(position, trust, most, limits))
}

/// By claimed nim-values.
fn by_values<'a>(
    position: &'a Position,
    trust: Trust,
    most: usize,
    limits: &'a Limits,
) -> Option<Assertion<'a>> {
    nim_sum_decides(position).ok()?;
    let mut valuer = Valuer::new(position, Some(trust), limits);
    if !valuer.is_claimed() || position.variants().iter().any(Variant::may_draw) {
        return None;
    }
    let sources: Vec<(&Variant, Source)> = valuer
        .sources()
        .filter_map(|(index, source)| Some((position.variants().get(index)?, source)))
        .collect();
    let mut values = Vec::with_capacity(position.components().len());
    let mut sum = UBig::ZERO;
    for component in position.components() {
        let value = sources.get(component.game)?.1.value(component)?;
        sum ^= &value;
        values.push(value);
    }
    let outcome = if sum.is_zero() { Outcome::P } else { Outcome::N };
    let mut judge = ByNimSum { valuer: &mut valuer, values: &values, sum: sum.clone() };
    let mut won = winning(position, &mut judge, most, limits).ok()?;
    if !is_consistent(outcome, &won) || valuer.rules.computed {
        return None;
    }
    let mut why = Vec::new();
    for (index, (variant, source)) in sources.iter().enumerate() {
        match source {
            Source::Claim(claim, citation) => {
                let authority = authority(trust, *citation);
                let said = Reason::ValueClaim { claim: variant.claimed(claim), authority };
                // The same game with several values of its parameters says it once.
                if why.last() != Some(&said) {
                    why.push(said);
                }
            }
            Source::Theory(theory) => {
                why.push(Reason::ValueTheorem {
                    game: variant.name().into(),
                    citation: theory.citation().into(),
                });
                // An account speaks of all components together, which are not all there are in a sum of games.
                if sources.len() > 1 {
                    continue;
                }
                let own = position.components().iter().filter(|component| component.game == index);
                let own: Vec<&[UBig]> = own.map(|component| component.naturals.as_slice()).collect();
                why.extend(theory.account(&own).into_iter().map(Reason::of_theory));
            }
            Source::Heaps(heaps) => {
                let own = position.components().iter().filter(|component| component.game == index);
                let own: Vec<&[UBig]> = own.map(|component| component.naturals.as_slice()).collect();
                why.extend(heaps.reasons(&own));
            }
        }
    }
    why.extend(nim_values(&values, &sum));
    why.extend(about_moves(position, outcome, &mut won, |step| wins(position, &mut valuer, step)));
    Some(Assertion { outcome, value: Some(sum), winning: won, why, sources })
}

/// By a claim that says who wins.
fn by_outcomes<'a>(
    position: &'a Position,
    trust: Trust,
    most: usize,
    limits: &'a Limits,
) -> Option<Assertion<'a>> {
    let variant = position.single_game()?;
    let claims = OutcomeClaims::about(position, trust, limits)?;
    let (outcome, decisive) = claims.decide(position.components())?;
    let used: Vec<(&Variant, Source)> = claims
        .claims()
        .iter()
        .map(|&claim| (variant, Source::Claim(claim, variant.citation(claim))))
        .collect();
    let mut judge = ByClaims { position, claims };
    let holds = decisive.outcome() == Some(outcome);
    let authority = authority(trust, variant.citation(decisive));
    let mut why = vec![Reason::OutcomeClaim { claim: variant.claimed(decisive), authority, holds, outcome }];
    if let Some((forbidden, _)) = forbidden(&position.rules()).ok()? {
        let (won, reason) = unforbidden(position, &mut judge, (forbidden, outcome), most, limits).ok()??;
        why.extend(reason);
        return Some(Assertion { outcome, value: None, winning: won, why, sources: used });
    }
    let mut won = winning(position, &mut judge, most, limits).ok()?;
    if !is_consistent(outcome, &won) {
        return None;
    }
    why.extend(about_moves(position, outcome, &mut won, |step| Reason::LeadsToClaimed {
        made: step.text(position),
        after: position.show(step.after(position)),
    }));
    Some(Assertion { outcome, value: None, winning: won, why, sources: used })
}

/// Why a move wins: in the game's own terms if its theory finds some, else by the nim-values that it leaves.
fn wins(position: &Position, valuer: &mut Valuer, step: &Step) -> Reason {
    let told = || {
        let [change] = &*step.changes else { return None };
        let component = position.components().get(change.index)?;
        let theory = valuer.theory(component.game)?;
        let parts: Vec<Vec<UBig>> = change.parts.iter().map(|part| part.naturals.clone()).collect();
        let value = parts.iter().try_fold(UBig::ZERO, |sum, part| Some(sum ^ theory.value(part)?))?;
        theory.tells(&component.naturals, &parts, &value)
    };
    let told = told();
    let zero = makes_zero(position, valuer, step);
    match told {
        Some(told) => Reason::Together(vec![Reason::of_theory(told), zero]),
        None => zero,
    }
}

/// Authority of a claim under this degree of trust.
fn authority(trust: Trust, citation: Option<&str>) -> Authority {
    match (trust, citation) {
        (Trust::All, _) => Authority::Claimed,
        (_, Some(citation)) => Authority::Theorem(citation.into()),
        (_, None) => Authority::Proved,
    }
}

/// Nim-value of a small position whose outcome alone is given by a theorem.
pub(super) fn small_value(position: &Position, outcome: Outcome, limits: &Limits) -> Option<UBig> {
    let ([component], Some(variant)) = (position.components(), position.single_game()) else { return None };
    nim_sum_decides(position).ok()?;
    let extents = extents(variant.form(), [component])?;
    let cells = extents.iter().try_fold(1u64, |cells, &extent| cells.checked_mul(extent))?;
    if cells > VALUE_CELLS || !suits(variant.rules(), &extents, limits) {
        return None;
    }
    let quiet = Limits { progress: None, ..limits.clone() };
    let filled = table(variant.rules(), &extents, Want::Values, Backing::Memory, &quiet).ok()?;
    let value = filled.value(&component.words()?.words)?;
    // Never beside an outcome that it contradicts.
    (outcome == if value == 0 { Outcome::P } else { Outcome::N }).then(|| value.into())
}

/// Returns `true` if the theorem's answer lacks what an engine could find: a winning move.
pub(super) fn lacks_moves(found: &Draft) -> bool {
    found.outcome == Some(Outcome::N)
        && !found.winning.complete
        && found.winning.steps.is_empty()
        && found.winning.stopped != Some(StopReason::Interrupted)
}
