//! Every example of the catalogue is put to every engine of the library's list that accepts it, to techniques on their own
//! (`techniques`), and to the library as a whole; all of them have to agree with the file.
//!
//! An example with a citation is a fact from elsewhere: a theorem, a published sequence, a sample of a contest.

mod fact;
mod techniques;

use answer::{Cost, NamedEngine};
use bouton::{Answer, Query, Workbench};
use fact::{Fact, sorted, sorted_set};
use rules::Outcome;
use solve::pool::Component;
use solve::{Game, Halt, Limits, StopReason};
use std::collections::BTreeMap;
use techniques::{ALL, Technique};

/// The positions that the winning moves leave, by a technique's word.
fn winning(fact: &Fact, technique: &mut Technique<'_>) -> Result<Vec<Vec<Component>>, Halt> {
    let games: [&dyn Game; 1] = [fact.instance()];
    let mut found = Vec::new();
    for made in solve::Moves::new(&games, &fact.position)? {
        let mut after = made.apply(&fact.position);
        if technique(&after)?.outcome == Some(Outcome::P) {
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

/// Compares; `true` if the technique has answered.
fn compare(fact: &Fact, name: &str, technique: &mut Technique<'_>) -> bool {
    let said = match technique(&fact.position) {
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
        match winning(fact, technique) {
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
fn every_technique_agrees_with_every_fact_that_it_accepts() {
    let mut answered = [0; ALL.len()];
    for fact in &fact::all() {
        if let Some(option) = &fact.option {
            assert!(has_option(fact, option), "no such move: {}", fact.question);
            continue;
        }
        for (index, (name, open)) in ALL.iter().enumerate() {
            answered[index] += usize::from(compare(fact, name, &mut open(fact)));
        }
    }
    for ((name, _), count) in ALL.iter().zip(answered) {
        assert!(count > 0, "{name} has answered nothing");
    }
}

/// Compares an answer with the fact.
fn agree(fact: &Fact, name: &str, answer: &Answer, workbench: &Workbench) {
    let about = format!("{name} on {}", fact.question);
    let outcome = answer.outcome.expect("an engine that answers says who wins");
    if let Some(who) = fact.outcome {
        assert!(who.admits(outcome), "{about}: {outcome:?}, and it is {who:?}");
    }
    if let (Some(value), Some(said)) = (fact.value, &answer.value) {
        assert_eq!(*said, value.to_string(), "{about}");
    }
    if let Some(expected) = &fact.winning {
        let left = |made: &bouton::Move| {
            let question = format!("{} {}", fact.variant.name(), made.to);
            let query = Query::read(&question).expect("a question");
            let left = workbench.ask(&query, Some(fact.convention())).expect("a position");
            sorted(left.words().expect("words"))
        };
        let found = sorted_set(answer.winning_moves.iter().map(left).collect());
        match &answer.winning_move_count {
            Some(count) => {
                assert_eq!(&found, expected, "{about}");
                assert_eq!(*count, expected.len().to_string(), "{about}");
            }
            None => assert!(found.iter().all(|left| expected.contains(left)), "{about}: {found:?}"),
        }
    }
    assert!(answer.evidence.is_some() && !answer.why.is_empty(), "{about}");
}

/// Bytes that an engine may need for a fact.
const MEMORY: u64 = 1 << 22;

/// Asks one engine of the list; `true` if it has answered. Engines that may take some seconds are asked about a sample.
fn ask(fact: &Fact, engine: &NamedEngine, workbench: &Workbench) -> bool {
    let every = match engine.accepts(&fact.asked) {
        Ok(Cost::Patient) => 5,
        Ok(Cost::Comparison) => 50,
        _ => 1,
    };
    if !oracle::sampled(&fact.question, every) {
        return false;
    }
    let limits = Limits { memory: Some(MEMORY), ..Limits::none() };
    match engine.answer(&fact.asked, usize::MAX, &limits) {
        Ok(answer) => agree(fact, engine.name, &answer, workbench),
        Err(Halt::Refused(_) | Halt::Stopped { reason: StopReason::Memory, .. }) => return false,
        Err(halt) => panic!("{} on {}: {halt:?}", engine.name, fact.question),
    }
    true
}

#[test]
fn every_engine_of_the_list_agrees_with_every_fact_that_it_accepts() {
    let workbench = Workbench::new();
    let mut answered = BTreeMap::new();
    for fact in fact::all().iter().filter(|fact| fact.option.is_none()) {
        let mut by_rules = false;
        for engine in answer::engines() {
            let has_answered = ask(fact, engine, &workbench);
            *answered.entry(engine.name).or_insert(0) += usize::from(has_answered);
            by_rules |=
                has_answered && matches!(engine.accepts(&fact.asked), Ok(Cost::Positions | Cost::Graph));
        }
        assert!(by_rules, "no engine answers {} by the rules", fact.question);
    }
    for (name, count) in answered {
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
        agree(&fact, "the library", &answer, &workbench);
        assert!(fact.value.is_none() || answer.value.is_some(), "{}", fact.question);
        assert!(fact.winning.is_none() || answer.winning_move_count.is_some(), "{}", fact.question);
    }
}
