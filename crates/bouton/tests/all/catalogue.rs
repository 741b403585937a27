//! Every claim of the catalogue is proved for all positions, and its certificate accepted.

use bouton::proof::{Attempted, Wanted, prove};
use bouton::{Query, Workbench};
use solve::Limits;
use std::collections::BTreeSet;

/// Parameters beside the default ones, since some claims speak of these alone.
const OTHERS: [&str; 9] = [
    "bash m=1",
    "bash m=12",
    "bash-range a=3 b=3",
    "bash-clear a=1 b=6",
    "count-up m=7 T=100",
    "moore k=3",
    "nim-bounded r=5",
    "prime-power kmax=0",
    "prime-power kmax=1",
];

#[test]
fn every_claim_is_proved() {
    let workbench = Workbench::new();
    let games = catalog::names().into_iter().map(str::to_owned);
    let mut proved: BTreeSet<(String, usize)> = BTreeSet::new();
    for question in games.chain(OTHERS.map(str::to_owned)) {
        let query = Query::read(&question).expect("a question");
        // Not every entry is a game of its own.
        let Ok(variant) = workbench.variant(&query, None) else { continue };
        let name = variant.ruleset().name.clone();
        let sized = |sizes| Wanted { sizes: Some(sizes), ..Wanted::default() };
        let proofs = prove(&variant, &query.given(), &sized(1..=3), &Limits::none()).expect("attempts");
        for attempt in &proofs.attempts {
            match &attempt.result {
                Attempted::Proved(_) => proved.insert((name.clone(), attempt.claim)),
                other => panic!("{question}, {:?}: {}: {other:?}", attempt.size, attempt.text),
            };
        }
    }
    let mut claims = 0;
    for ruleset in catalog::names().into_iter().filter_map(catalog::ruleset) {
        for claim in 1..=ruleset.claims.len() {
            claims += 1;
            assert!(proved.contains(&(ruleset.name.clone(), claim)), "{} claim {claim}", ruleset.name);
        }
    }
    assert!(claims > 40, "{claims}");
}
