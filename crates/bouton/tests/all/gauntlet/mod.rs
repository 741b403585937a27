//! Published games that are not in the catalogue: what the literature claims of them is never refuted.
//!
//! The folder has a file for each, with its source and the published claim. That the claim is written down as it is meant is shown by a
//! plain reading of the rules on small positions, which shares no code with the product.

use bouton::words::Say;
use bouton::{Query, Workbench, proof};
use oracle::{Game, Play, Says, Sum};
use proof::Attempted;
use solve::Limits;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Outcome of each claim of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// All of them are proved.
    Proved,
    /// Some may be refused or not decided, with a reason; none is refuted.
    Unrefuted,
}

use Expected::{Proved, Unrefuted};

/// Every file, and what becomes of its claims.
const GAMES: [(&str, Expected); 27] = [
    ("choc2", Proved),
    ("chomp2", Proved),
    ("cn52", Unrefuted),
    ("cyclic2", Proved),
    ("cyclic3", Proved),
    ("deletenim", Proved),
    ("dim", Proved),
    ("dyn2less", Proved),
    ("endnim3", Proved),
    // Its values are quotients of two numbers, which no automaton decides.
    ("euclidg", Unrefuted),
    ("exact32", Proved),
    ("fraenkel3", Proved),
    ("halfnim", Proved),
    ("imitation", Proved),
    ("jenga", Proved),
    ("lctr3o", Proved),
    ("lim", Proved),
    ("mark", Proved),
    ("modnim", Proved),
    ("mult23", Proved),
    ("nimpass2", Proved),
    ("prim", Proved),
    ("slowchocolate", Proved),
    // Which numbers may be taken is seen in two numbers' digits at once.
    ("submask", Unrefuted),
    ("tac1", Proved),
    ("welter2", Unrefuted),
    ("welterrow", Proved),
];

/// The lengths of rows of which the claim speaks.
const LENGTHS: [(&str, usize); 1] = [("welterrow", 4)];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/all/gauntlet")
}

fn text(name: &str) -> String {
    let path = folder().join(format!("{name}.game"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Small positions, and how many more are looked at.
fn small(name: &str, game: &Game) -> Vec<Sum> {
    let side = match game.arity() {
        Some(1) if game.splits() => 9,
        Some(1) => 40,
        Some(2) => 12,
        Some(3) => 6,
        Some(_) => 2,
        None => 9,
    };
    let length = LENGTHS.iter().find(|(known, _)| *known == name).map(|&(_, length)| length);
    match length {
        Some(length) => {
            let rows = oracle::rows(length..=length, side);
            rows.into_iter().filter(|row| game.is_position(row)).map(|row| vec![row]).collect()
        }
        None => game.up_to(side),
    }
}

#[test]
fn every_file_is_looked_at() {
    let mut files: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder")
        .filter_map(|entry| entry.ok()?.path().file_name()?.to_str()?.strip_suffix(".game").map(String::from))
        .collect();
    files.sort();
    assert_eq!(files, GAMES.map(|(name, _)| name));
}

#[test]
fn published_claims_are_true_of_small_positions() {
    for (name, _) in GAMES {
        let game = Game::read(&text(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
        let from = small(name, &game);
        assert!(from.len() >= 10, "{name}");
        let play = Play::new(&game, game.misere, &from, 20_000);
        assert!(!play.circular && !play.cut, "{name}");
        assert!(!game.claims.is_empty(), "{name}");
        assert_eq!(from.iter().flatten().find_map(|at| game.escape(at)), None, "{name}");
        for claim in &game.claims {
            for at in &from {
                let right = match claim.says {
                    Says::Outcome(letter) => {
                        claim.holds(at, &game.automata) == (play.outcome(at) == Some(letter))
                    }
                    Says::Value => claim.value(at, &game.automata) == play.value(&at[0]),
                };
                assert!(right, "{name}: {claim} at {at:?}");
            }
        }
    }
}

#[test]
fn no_published_claim_is_refuted() {
    let (mut found, mut refuted) = (BTreeMap::new(), vec![]);
    for (name, wanted) in GAMES {
        let (bench, file) = (Workbench::new(), format!("{name}.game"));
        bench.add(&file, &text(name)).unwrap_or_else(|problems| panic!("{problems:?}"));
        let variant = Query::read(&file).ok().and_then(|query| bench.variant(&query, None).ok());
        let variant = variant.unwrap_or_else(|| panic!("{name}"));
        let length = LENGTHS.iter().find(|(known, _)| *known == name).map(|&(_, length)| length..=length);
        let asked = proof::Task { sizes: length, ..proof::Task::default() };
        // Where a proof is not wanted, it is soon given up.
        let limits = match wanted {
            Proved => Limits::none(),
            Unrefuted => Limits::none().with_time(std::time::Duration::from_secs(2)),
        };
        let proofs =
            proof::prove(&variant, &[], &asked, &limits).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert!(!proofs.attempts.is_empty(), "{name}");
        for attempt in &proofs.attempts {
            let told = match &attempt.result {
                Attempted::Proved(_) => continue,
                Attempted::Undecided(why) => format!("not decided: {}", why.text().en),
                Attempted::Refuted(found) => {
                    refuted.push(format!("{name}: {}: {}", attempt.text, found.text().en));
                    continue;
                }
                Attempted::Rejected(why) => panic!("{name}: {why}"),
                Attempted::Unfounded(unfounded) => panic!("{name}: {}", unfounded.text().en),
            };
            assert!(told.len() > "not decided: ".len(), "{name} gives no reason");
            if wanted == Proved {
                refuted.push(format!("{name}: {}: {told}", attempt.text));
            }
            found.insert(name, told);
        }
        // A check looks at rows of all lengths, of which the theorem does not speak.
        if LENGTHS.iter().any(|(known, _)| *known == name) {
            continue;
        }
        let report =
            bouton::check(&variant, &[], 8, &Limits::none().with_time(std::time::Duration::from_secs(5)));
        let report = report.unwrap_or_else(|problems| panic!("{problems:?}"));
        let told = report.counterexamples().map(|found| format!("{name}: {}", found.text().en));
        refuted.extend(told);
    }
    println!("{found:#?}");
    assert!(refuted.is_empty(), "{refuted:#?}");
}
