//! A game's own claims, as a program.

use answer::proof::{Attempt, Attempted, Proofs};
use emit::{Language, Unwritten};
use question::Variant;
use rules::{ClaimInstance, Lang, Numeration, Outcome, Text};

/// The first claim that says who wins, or a value, as a program: a proved one if there is one, never a refuted one.
pub fn of_proofs(
    variant: &Variant,
    given: &[&str],
    proofs: &Proofs,
    language: Language,
    lang: Lang,
) -> Result<String, Unwritten> {
    let variants = variant.choices(given).map_err(|_| Unwritten::NoClaim)?;
    let mut problem = Unwritten::NoClaim;
    for proved in [true, false] {
        let usable = |attempt: &&Attempt| match attempt.result {
            Attempted::Proved(_) => proved,
            Attempted::Undecided(_) | Attempted::Rejected(_) => !proved,
            Attempted::Refuted(_) | Attempted::Unfounded(_) => false,
        };
        for attempt in proofs.attempts.iter().filter(usable) {
            let Some(variant) = variants.iter().find(|variant| variant.name() == attempt.game) else {
                continue;
            };
            let variant = variant.under(attempt.convention);
            match of_attempt(&variant, attempt, proofs, language, lang) {
                Ok(text) => return Ok(text),
                Err(Unwritten::NoClaim) => {}
                Err(unwritten) if problem == Unwritten::NoClaim => problem = unwritten,
                Err(_) => {}
            }
        }
    }
    Err(problem)
}

fn of_attempt(
    variant: &Variant,
    attempt: &Attempt,
    proofs: &Proofs,
    language: Language,
    lang: Lang,
) -> Result<String, Unwritten> {
    let mine = |claim: &&ClaimInstance| claim.convention == attempt.convention;
    let all: Vec<&ClaimInstance> = variant.instance().claims().iter().filter(mine).collect();
    let first = all.iter().find(|claim| claim.place + 1 == attempt.claim).ok_or(Unwritten::NoClaim)?;
    if !matches!(first.outcome(), None | Some(Outcome::P)) {
        return Err(Unwritten::NoClaim);
    }
    let mut claims = vec![*first];
    let (mut evidence, numeration) = evidence(attempt);
    if first.outcome().is_some() && variant.may_draw() {
        // Who does not lose need not win.
        let won =
            |claim: &&&ClaimInstance| claim.outcome() == Some(Outcome::N) && claim.subject == first.subject;
        let won = *all.iter().find(won).ok_or(Unwritten::NoClaim)?;
        let same = |other: &&Attempt| {
            other.claim == won.place + 1
                && other.game == attempt.game
                && other.convention == attempt.convention
        };
        match proofs.attempts.iter().find(same) {
            Some(Attempt { result: Attempted::Proved(_), .. }) => {}
            Some(other @ Attempt { result: Attempted::Undecided(_) | Attempted::Rejected(_), .. }) => {
                evidence = self::evidence(other).0
            }
            // It was not asked for; proved with the other it is not.
            Some(_) | None => return Err(Unwritten::NoClaim),
        }
        claims.push(won);
    }
    super::written(variant, &claims, (&evidence, numeration), language, lang)
}

fn evidence(attempt: &Attempt) -> (Text, Option<Numeration>) {
    let numeration = attempt.result.proved().and_then(|proved| proved.numeration());
    (words::emit::attempt(attempt), numeration)
}
