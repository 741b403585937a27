//! Proofs, cached with their game.

use super::result::Attempted;
use super::{divided, family, sizes};
use crate::effort::Effort;
use ::prove::{Question, Strategy, Undecided};
use automata::{Numeration, Spent};
use limits::Meter;
use question::Variant;
use question::memory::Store;
use rules::{ClaimInstance, Convention, Subject};
use solve::Limits;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

impl Effort {
    fn states(self) -> usize {
        match self {
            Effort::Quick => 1 << 13,
            Effort::Patient => 1 << 16,
        }
    }

    fn steps(self) -> u64 {
        match self {
            Effort::Quick => 400_000,
            Effort::Patient => 1 << 26,
        }
    }

    /// Limit on components, or places of a row: beyond it there are too many moves.
    fn most_places(self) -> usize {
        match self {
            Effort::Quick => 8,
            Effort::Patient => 24,
        }
    }
}

/// A claim that is proved for all positions; the checker has accepted the certificate.
#[derive(Debug)]
pub(crate) struct ProvedClaim {
    claim: usize,
    size: Option<usize>,
    /// Numeration of the automata that prove it, if it is proved by automata.
    numeration: Option<Numeration>,
    strategy: OnceLock<Option<Strategy>>,
}

impl ProvedClaim {
    fn new(claim: &ClaimInstance, size: Option<usize>, numeration: Option<Numeration>) -> ProvedClaim {
        ProvedClaim { claim: claim.place, size, numeration, strategy: OnceLock::new() }
    }

    /// The winning moves at any size of numbers, if they can be constructed.
    pub(crate) fn strategy(&self, variant: &Variant, limits: &Limits) -> Option<&Strategy> {
        if let Some(made) = self.strategy.get() {
            return made.as_ref();
        }
        let question = Question { instance: variant.instance(), claim: self.claim, size: self.size };
        let limits = limits.clock().with_states(Effort::Patient.states()).with_steps(Effort::Patient.steps());
        let meter = Meter::new(&limits);
        let made = self.numeration.map(|numeration| Strategy::new(question, numeration, &meter));
        match made {
            // A stopped attempt may be repeated.
            Some(Err(Undecided::Spent(Spent::Interrupted))) => None,
            made => self.strategy.get_or_init(|| made.and_then(Result::ok)).as_ref(),
        }
    }
}

/// Claim of a variant, at a size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    variant: String,
    convention: Convention,
    claim: usize,
    size: Option<usize>,
}

/// Result of an attempt.
#[derive(Clone, Debug)]
enum Outcome {
    Proved(Arc<ProvedClaim>),
    Refuted,
    /// Not with this effort.
    Open(Effort),
}

/// Attempted proofs of a game's claims.
#[derive(Default)]
pub(crate) struct Proofs(Mutex<HashMap<Key, Outcome>>);

/// Limit on the steps of a proof for all sizes.
const SIZES_STEPS: u64 = 1 << 22;

/// Approximate number of bytes of a proof in use.
const PROOF: u64 = 1 << 18;

impl Store for Proofs {
    fn weight(&self) -> u64 {
        let proofs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let one = |outcome: &Outcome| if matches!(outcome, Outcome::Proved(_)) { PROOF } else { 256 };
        proofs.values().map(one).sum()
    }
}

/// Returns `true` if a claim is proved for any number of components, or for rows of any length.
pub(crate) fn is_proved_for_all_sizes(variant: &Variant, claim: &ClaimInstance, limits: &Limits) -> bool {
    let convention = variant.instance().convention();
    if claim.convention != convention || matches!(claim.subject, Subject::Component(_)) {
        return false;
    }
    let key = Key { variant: variant.name().into(), convention, claim: claim.place, size: None };
    let proofs = variant.memory().of::<Proofs>();
    let locked = || proofs.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = locked().get(&key) {
        return matches!(known, Outcome::Proved(_));
    }
    let shared = limits.share(4);
    let quiet = Limits { progress: None, ..shared.clone() }.with_steps(SIZES_STEPS);
    let tried = sizes::proved(variant, claim, &Meter::new(&quiet), &shared);
    let outcome = match tried {
        Some(Attempted::Proved(_)) => Outcome::Proved(Arc::new(ProvedClaim::new(claim, None, None))),
        // A stopped attempt may be repeated.
        _ if shared.stopped().is_some() => return false,
        _ => Outcome::Open(Effort::Patient),
    };
    let proved = matches!(outcome, Outcome::Proved(_));
    locked().insert(key, outcome);
    proved
}

/// A claim that is proved for all sizes, at one of them.
fn kept(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    numeration: Option<Numeration>,
) -> Arc<ProvedClaim> {
    let convention = variant.instance().convention();
    let key = Key { variant: variant.name().into(), convention, claim: claim.place, size };
    let proofs = variant.memory().of::<Proofs>();
    let mut proofs = proofs.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(Outcome::Proved(known)) = proofs.get(&key) {
        return known.clone();
    }
    let made = Arc::new(ProvedClaim::new(claim, size, numeration));
    proofs.insert(key, Outcome::Proved(made.clone()));
    made
}

/// The proof of a claim, if there is one.
pub(crate) fn proved_claim(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    effort: Effort,
    limits: &Limits,
) -> Option<Arc<ProvedClaim>> {
    let convention = variant.instance().convention();
    // A variant is played by one convention.
    if claim.convention != convention {
        return None;
    }
    let large = size.is_some_and(|size| size > effort.most_places());
    if size.is_some() && is_proved_for_all_sizes(variant, claim, limits) {
        // Winning moves are constructed for few numbers at a time.
        let numeration = (!large).then_some(Numeration::Base(2));
        return Some(kept(variant, claim, size, numeration));
    }
    if large {
        return None;
    }
    let key = Key { variant: variant.name().into(), convention, claim: claim.place, size };
    let proofs = variant.memory().of::<Proofs>();
    let proofs = &proofs.0;
    match proofs.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        Some(Outcome::Proved(known)) => return Some(known.clone()),
        Some(Outcome::Refuted) => return None,
        Some(Outcome::Open(tried)) if *tried >= effort => return None,
        _ => {}
    }
    // Others may have an answer: a quick attempt leaves them most of the time.
    let shared = (effort == Effort::Quick).then(|| limits.share(4));
    let limits = shared.as_ref().unwrap_or(limits);
    let within = Limits { progress: None, ..limits.clone() };
    let meter = Meter::new(&within.with_states(effort.states()).with_steps(effort.steps()));
    let tried = match divided::attempted(variant, claim, size, &meter, limits).0 {
        // For these parameters it may cost more than for all.
        Attempted::Undecided(why) if size.is_none() && limits.stopped().is_none() => {
            let for_all = family::proved(variant, claim, &[], &meter, limits);
            for_all.map_or(Attempted::Undecided(why), |found| found.0)
        }
        other => other,
    };
    let outcome = match tried {
        // A conditional claim cannot support others.
        Attempted::Proved(proved) if !proved.assumptions.is_empty() => Outcome::Open(Effort::Patient),
        Attempted::Proved(proved) => {
            let plain =
                proved.theorem.parameters.is_empty() && proved.automata().is_some_and(|by| !by.divided);
            // What is said of some positions says nothing of those that moves lead to.
            let numeration = proved.numeration().filter(|_| plain && !claim.is_partial());
            Outcome::Proved(Arc::new(ProvedClaim::new(claim, size, numeration)))
        }
        Attempted::Refuted(_) => Outcome::Refuted,
        Attempted::Unfounded(_) | Attempted::Rejected(_) => Outcome::Open(Effort::Patient),
        // A stopped attempt may be repeated.
        Attempted::Undecided(_) if limits.stopped().is_some() => return None,
        Attempted::Undecided(_) => Outcome::Open(effort),
    };
    let known = match &outcome {
        Outcome::Proved(known) => Some(known.clone()),
        _ => None,
    };
    proofs.lock().unwrap_or_else(PoisonError::into_inner).insert(key, outcome);
    known
}
