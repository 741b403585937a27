//! Every claim of the catalogue is proved for all positions, and its certificate accepted.

use bouton::proof::{Attempt, Attempted, Task, prove};
use bouton::{Query, Variant, Workbench};
use solve::Limits;
use std::collections::BTreeSet;

/// Parameters beside the default ones.
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

/// Proves the claims that have something to say of a game with its parameters; by numbers from 1.
fn proved(variant: &Variant, given: &[&str]) -> Vec<usize> {
    let wanted = Task { sizes: Some(1..=3), ..Task::default() };
    let proofs = prove(variant, given, &wanted, &Limits::none()).expect("attempts");
    let claim = |attempt: &Attempt| match &attempt.result {
        Attempted::Proved(_) => attempt.claim,
        other => panic!("{}, {:?}: {}: {other:?}", variant.name(), attempt.size, attempt.text),
    };
    proofs.attempts.iter().map(claim).collect()
}

#[test]
fn every_claim_is_proved() {
    let workbench = Workbench::new();
    let games = catalog::names().into_iter().map(str::to_owned);
    let mut known: BTreeSet<(String, usize)> = BTreeSet::new();
    for question in games.chain(OTHERS.map(str::to_owned)) {
        let query = Query::read(&question).expect("a question");
        // Not every entry is a game of its own.
        let Ok(variant) = workbench.variant(&query, None) else { continue };
        let name = &variant.ruleset().name;
        known.extend(proved(&variant, &query.given()).into_iter().map(|claim| (name.clone(), claim)));
    }
    let mut claims = 0;
    for name in catalog::names() {
        let game = workbench.game(name).expect("a game of the catalogue");
        let count = game.ruleset.claims.len();
        claims += count;
        let all = |known: &BTreeSet<(String, usize)>| {
            (1..=count).all(|claim| known.contains(&(name.into(), claim)))
        };
        // Some claims speak of other parameters than the default ones.
        for example in &game.ruleset.examples {
            if all(&known) {
                break;
            }
            let variant = Variant::new(&game, example.arguments.clone(), None).expect("an example fits");
            let names: Vec<&str> = example.arguments.iter().map(|(name, _)| &**name).collect();
            known.extend(proved(&variant, &names).into_iter().map(|claim| (name.into(), claim)));
        }
        assert!(all(&known), "{name}: {known:?}");
    }
    assert!(claims > 40, "{claims}");
}
