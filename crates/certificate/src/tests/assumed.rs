//! Assumptions stand for those rules, and promise those moves, that they are about, and no others.

use super::oracle::BINARY;
use crate::assumed::{named, shadows};
use crate::compile::Compiler;
use crate::game::Game;
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use limits::{Limits, Meter};
use rules::{Formula, NoLibrary};

/// Numbers of rules above and below, number of choices, and the assumptions that have been made use of.
type Shadows = (usize, usize, usize, Vec<usize>);

/// The shadows of a game of two places as all its assumptions cast them.
fn cast(rules: &str) -> Result<Shadows, Reason> {
    let text = format!("game t\n{rules}\nP(a, b) iff a = 0\n");
    let parsed = rules::parse(&text, &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    let instance = ruleset.instantiate(&[], None).expect("it has no parameters");
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    let mut compiler = Compiler::new(BINARY, &meter);
    let subject = instance.claims()[0].subject.clone();
    let game = Game::new(&mut compiler, instance.clone(), &subject, None).expect("it fits");
    let places: Vec<usize> = (0..instance.ruleset().assumptions.len()).collect();
    let named = named(&instance, &places).expect("they are there");
    let shadows = shadows(&compiler, &game, &instance, &named)?;
    // Nothing of what stands in for a rule is beyond automata.
    assert!(shadows.over.iter().chain(&shadows.under).all(|rule| {
        rule.members.iter().all(|member| !matches!(member.formula, Formula::Is(rules::Predicate::Prime, _)))
    }));
    let used = shadows.used.iter().copied().collect();
    Ok((shadows.over.len(), shadows.under.len(), shadows.choices.len(), used))
}

const BEYOND: &str = "(a, b) -> (a, c) where prime(c) and c < b";

#[test]
fn a_rule_is_covered_by_what_is_assumed_of_moves_like_its_own() {
    let with = |more: &str| cast(&format!("{BEYOND}\n{more}"));
    let obstacle = Err(Reason::Unsupported(Unsupported::Function("prime")));
    assert_eq!(with("assume (a, b) -> (a, c) only where c < b"), Ok((1, 0, 0, vec![0])));
    assert_eq!(with("assume (a, b) -> (d, c) only where c < b"), Ok((1, 0, 0, vec![0])));
    // Only of some positions, of other moves, of moves that leave the same number twice.
    for other in [
        "assume (a, a) -> (a, c) only where c < a",
        "assume (a, 0) -> (a, c) only where c < 5",
        "assume (a, b) -> (c, b) only where c < a",
        "assume (a, b) -> (b, c) only where c < b",
        "assume (a, b) -> (c, c) only where c < b",
        "assume (a, b) -> (a, c) where c < b",
    ] {
        assert_eq!(with(other), obstacle, "{other}");
    }
    let swapping = "(a, b) -> (b, c) where prime(c)\nassume (a, b) -> (a, c) only where c < b";
    assert_eq!(cast(swapping), obstacle);
    // Of several rules each has its own.
    let both = "(a, b) -> (c, b) where prime(c) and c < a\nassume (a, b) -> (a, c) only where c < b\nassume (a, b) -> (c, b) only where c < a";
    assert_eq!(with(both), Ok((2, 0, 0, vec![0, 1])));
}

#[test]
fn moves_are_promised_of_positions_and_what_is_chosen() {
    let covered = format!("{BEYOND}\nassume (a, b) -> (a, c) only where c < b");
    let with = |more: &str| cast(&format!("{covered}\n{more}"));
    assert_eq!(with("assume (a, b) -> (a, c) where c + 1 = b"), Ok((1, 1, 0, vec![0, 1])));
    let chosen = "assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1";
    assert_eq!(with(chosen), Ok((1, 0, 1, vec![0])));
    // Something else varies.
    for more in [
        "assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where exists j: a = 2*j + 1",
        "assume (a, b) -> (a, r) and (a, r + a) for some r: (exists j: r = 2*j) where a >= 1",
    ] {
        assert_eq!(with(more), Ok((1, 0, 0, vec![0])), "{more}");
    }
}
