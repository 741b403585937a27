//! Every example of the catalogue is put to every engine that accepts it, to the closed form where the game has one, and
//! to the library; all of them have to agree with the file. An engine that does not accept a position says why.
//!
//! An example with a citation is a fact from elsewhere: a theorem, a published sequence, a sample of a contest.

mod engines;
mod fact;

use bouton::{Query, Workbench};
use engines::{ALL, Engine};
use fact::{Fact, sorted, sorted_set};
use rules::Outcome;
use solve::pool::Component;
use solve::{Game, Halt, Limits};

/// The positions that the winning moves leave, by an engine's word.
fn winning(fact: &Fact, engine: &mut Engine<'_>) -> Result<Vec<Vec<Component>>, Halt> {
    let games: [&dyn Game; 1] = [fact.instance()];
    let mut found = Vec::new();
    for made in solve::Moves::new(&games, &fact.position)? {
        let mut after = made.apply(&fact.position);
        if engine(&after)?.outcome == Some(Outcome::P) {
            after.sort();
            found.push(after);
        }
    }
    Ok(sorted_set(found))
}

/// `true` if the fact's option is one.
fn has_option(fact: &Fact, option: &[Component]) -> bool {
    let games: [&dyn Game; 1] = [fact.instance()];
    let mut moves =
        solve::Moves::new(&games, &fact.position).expect("small positions have their moves listed");
    let nothing = |component: &Component| component.words.iter().all(|&word| word == 0);
    let proper = |sum: &[Component]| sorted(sum.iter().filter(|one| !nothing(one)).cloned().collect());
    moves.any(|made| proper(&made.apply(&fact.position)) == proper(option))
}

/// Compares; whether the engine has answered.
fn compare(fact: &Fact, name: &str, engine: &mut Engine<'_>) -> bool {
    let said = match engine(&fact.position) {
        Ok(said) => said,
        Err(Halt::Refused(_)) => return false,
        Err(halt) => panic!("{name} on {}: {halt:?}", fact.question),
    };
    if let (Some(who), Some(outcome)) = (fact.outcome, said.outcome) {
        assert!(who.admits(outcome), "{name} on {}: {outcome:?}, and it is {who:?}", fact.question);
    }
    if let (Some(value), Some(said)) = (fact.value, said.value) {
        assert_eq!(said, value, "{name} on {}", fact.question);
    }
    if let Some(expected) = &fact.winning {
        match winning(fact, engine) {
            Ok(found) => assert_eq!(&found, expected, "{name} on the moves of {}", fact.question),
            Err(Halt::Refused(_)) => {}
            Err(halt) => panic!("{name} on the moves of {}: {halt:?}", fact.question),
        }
    }
    true
}

/// Games that have no positions: a matrix, and a sum of any games.
const WITHOUT_POSITIONS: [&str; 2] = ["matrix", "sum"];

#[test]
fn every_game_has_facts_from_elsewhere() {
    let facts = fact::all();
    let cited = |name: &str| {
        facts.iter().any(|fact| fact.citation.is_some() && fact.variant.game().reference == name)
    };
    for name in catalog::names() {
        assert!(cited(name) || WITHOUT_POSITIONS.contains(&name), "{name} has no example with a citation");
    }
    let cited = facts.iter().filter(|fact| fact.citation.is_some()).count();
    assert!(cited > 2000, "{cited} facts from elsewhere");
}

#[test]
fn every_engine_agrees_with_every_fact_that_it_accepts() {
    let mut answered = [0; ALL.len()];
    let facts = fact::all();
    for fact in &facts {
        if let Some(option) = &fact.option {
            assert!(has_option(fact, option), "no such move: {}", fact.question);
            continue;
        }
        let mut by_rules = 0;
        for (index, (name, open)) in ALL.iter().enumerate() {
            if compare(fact, name, &mut open(fact)) {
                answered[index] += 1;
                by_rules += usize::from(*name != "claims");
            }
        }
        assert!(by_rules > 0, "no engine answers {}", fact.question);
    }
    for ((name, _), count) in ALL.iter().zip(answered) {
        assert!(count > 0, "{name} has answered nothing");
    }
}

#[test]
fn the_library_agrees_with_every_fact() {
    let workbench = Workbench::new();
    for fact in fact::all() {
        let query = Query::read(&fact.question).expect("a question");
        let position = workbench.ask(&query, Some(fact.convention())).expect("a position");
        let answer = bouton::solve(&position, usize::MAX, &Limits::none()).expect("an answer");
        let outcome = answer.outcome.expect("nothing limits it");
        if let Some(who) = fact.outcome {
            assert!(who.admits(outcome), "{}: {outcome:?}, and it is {who:?}", fact.question);
        }
        if let Some(value) = fact.value {
            assert_eq!(answer.value, Some(value.to_string()), "{}", fact.question);
        }
        if let Some(expected) = &fact.winning {
            let left = |made: &bouton::Move| {
                let question = format!("{} {}", fact.variant.name(), made.to);
                let query = Query::read(&question).expect("a question");
                let left = workbench.ask(&query, Some(fact.convention())).expect("a position");
                sorted(left.words().expect("words"))
            };
            let found = sorted_set(answer.winning_moves.iter().map(left).collect());
            assert_eq!(&found, expected, "{}", fact.question);
            assert_eq!(answer.winning_move_count, Some(expected.len().to_string()), "{}", fact.question);
        }
        assert!(answer.evidence.is_some() && !answer.why.is_empty(), "{}", fact.question);
    }
}
