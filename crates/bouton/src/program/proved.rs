//! A game's own claims, as a program.

use super::submission::{Candidate, Submission, Submitted};
use answer::proof::{Attempt, Attempted, Proofs, Proved};
use emit::{Language, Unwritten, opened};
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
    let mut problem = Unwritten::NoClaim;
    for candidate in candidates(variant, given, proofs)? {
        let Candidate { variant, evidence, numeration, .. } = &candidate;
        match super::written(variant, &candidate.claims(), (evidence, *numeration), language, lang) {
            Ok(text) => return Ok(text),
            Err(Unwritten::NoClaim) => {}
            Err(unwritten) if problem == Unwritten::NoClaim => problem = unwritten,
            Err(_) => {}
        }
    }
    Err(problem)
}

/// A whole program by the first claim of use, proved ones first, or by the rules.
pub fn submission_of_proofs(
    variant: &Variant,
    given: &[&str],
    proofs: &Proofs,
    submission: &Submission,
    lang: Lang,
) -> Result<Submitted, Unwritten> {
    let mut candidates = match &*submission.layout.opened() {
        [] => {
            let all = candidates(variant, given, proofs)?.into_iter();
            all.filter(|candidate| candidate.variant.name() == variant.name()).map(cited).collect()
        }
        names => general(variant, proofs, names),
    };
    let convention = variant.instance().convention();
    candidates.retain(|candidate| candidate.variant.instance().convention() == convention);
    submission.whole(vec![submission.written(variant, &candidates, lang)?], lang)
}

/// Adds the citation of a theorem, which holds for all sizes.
fn cited(mut candidate: Candidate) -> Candidate {
    let citation =
        candidate.claims().first().and_then(|claim| candidate.variant.citation(claim).map(str::to_owned));
    if let Some(citation) = citation {
        candidate.evidence = words::emit::cited(&candidate.evidence, &citation);
        (candidate.size, candidate.proved) = (None, true);
    }
    candidate
}

/// Claims that may be written, proved ones first.
fn candidates(variant: &Variant, given: &[&str], proofs: &Proofs) -> Result<Vec<Candidate>, Unwritten> {
    let variants = variant.choices(given).map_err(|_| Unwritten::NoClaim)?;
    let mut all = vec![];
    for proved in [true, false] {
        for attempt in proofs.attempts.iter().filter(|attempt| is_usable(attempt, proved)) {
            let Some(variant) = variants.iter().find(|variant| variant.name() == attempt.game) else {
                continue;
            };
            all.extend(of_attempt(variant.under(attempt.convention), attempt, proofs));
        }
    }
    Ok(all)
}

fn is_usable(attempt: &Attempt, proved: bool) -> bool {
    match attempt.result {
        Attempted::Proved(_) => proved,
        Attempted::Undecided(_) | Attempted::Rejected(_) => !proved,
        Attempted::Refuted(_) | Attempted::Unfounded(_) => false,
    }
}

/// Claims that hold for all values of parameters that are read.
fn general(variant: &Variant, proofs: &Proofs, names: &[String]) -> Vec<Candidate> {
    let usable = |attempt: &&Attempt| is_usable(attempt, true) || is_usable(attempt, false);
    let mut all = vec![];
    for attempt in proofs.attempts.iter().filter(usable) {
        let here = variant.under(attempt.convention);
        let Ok(written) = opened(&here, names) else { continue };
        let place = attempt.claim.wrapping_sub(1);
        // Its citation, if it is there and says who loses, or a value.
        let cited = |variant: &Variant| {
            let claim = variant.instance().claims().iter().find(|claim| claim.place == place)?;
            let of_use = matches!(claim.outcome(), None | Some(Outcome::P));
            (of_use && claim.convention == attempt.convention)
                .then(|| variant.citation(claim).map(str::to_owned))
        };
        if let (Some(citation), Some(_), false) = (cited(&here), cited(&written), written.may_draw()) {
            let evidence = words::emit::of_open(attempt, names, citation.as_deref());
            let theorem = attempt.result.proved().map(|proved| &proved.theorem);
            let of_all = theorem.is_some_and(|theorem| theorem.is_of_all(names));
            let proved = citation.is_some() || of_all;
            all.push(Candidate {
                variant: written,
                places: vec![place],
                evidence,
                numeration: None,
                proved,
                size: None,
            });
        }
    }
    all
}

/// The claim, with that of won positions if the game has draws.
fn of_attempt(variant: Variant, attempt: &Attempt, proofs: &Proofs) -> Option<Candidate> {
    let mine = |claim: &&ClaimInstance| claim.convention == attempt.convention;
    let all: Vec<&ClaimInstance> = variant.instance().claims().iter().filter(mine).collect();
    let first = all.iter().find(|claim| claim.place + 1 == attempt.claim)?;
    if !matches!(first.outcome(), None | Some(Outcome::P)) {
        return None;
    }
    let mut places = vec![first.place];
    let (mut evidence, numeration) = evidence(attempt);
    let mut proved = attempt.result.proved().is_some_and(Proved::is_unconditional);
    if first.outcome().is_some() && variant.may_draw() {
        // A position not lost need not be won.
        let won =
            |claim: &&&ClaimInstance| claim.outcome() == Some(Outcome::N) && claim.subject == first.subject;
        let won = *all.iter().find(won)?;
        let same = |other: &&Attempt| {
            other.claim == won.place + 1
                && other.game == attempt.game
                && other.convention == attempt.convention
        };
        match proofs.attempts.iter().find(same) {
            Some(Attempt { result: Attempted::Proved(other), .. }) => proved &= other.is_unconditional(),
            Some(other @ Attempt { result: Attempted::Undecided(_) | Attempted::Rejected(_), .. }) => {
                evidence = self::evidence(other).0;
                proved = false;
            }
            // It was not asked for; proved with the other it is not.
            Some(_) | None => return None,
        }
        places.push(won.place);
    }
    Some(Candidate { variant, places, evidence, numeration, proved, size: attempt.size })
}

fn evidence(attempt: &Attempt) -> (Text, Option<Numeration>) {
    let numeration = attempt.result.proved().and_then(|proved| proved.numeration());
    (words::emit::attempt(attempt), numeration)
}
