//! Changed statements with honest tables: what the checker accepts of them is so, and what it refuses fails where it says.

use crate::damage::Tokens;
use crate::held::{Held, held, small};
use automata::Meter;
use kernel::{Limits, Phase, Rejection, Statement};
use oracle::{Dice, Proof, sweep};
use prove::Theorem;
use rules::Convention;
use std::collections::BTreeMap;

/// The certificate that a prover would write for a statement, true or not, with these ranks.
pub(crate) fn completed(statement: &Statement, phases: &[Phase]) -> Option<String> {
    let numeration = match statement.numeration {
        kernel::Numeration::Base(base) => automata::Numeration::Base(base),
        kernel::Numeration::Quadratic(t) => automata::Numeration::Quadratic(t),
        other => automata::Numeration::of_recurrence(&kernel_text::recurrence(other)).ok()?,
    };
    let forged = Theorem {
        family: None,
        statement: statement.clone(),
        numeration,
        convention: Convention::Normal,
        phases: phases.to_vec(),
        assumptions: vec![],
        heap: false,
        steps: vec![],
    };
    let meter = Meter::new(&limits::Limits::none().with_states(1 << 13).with_steps(1 << 24));
    Some(kernel_text::certificate(&forged.certificate(&meter).ok()?))
}

/// The statement in a certificate.
pub(crate) fn statement(text: &str) -> &str {
    let (from, to) = (text.find("(statement").unwrap_or(0), text.find("\n(falls").unwrap_or(text.len()));
    &text[from..to]
}

#[test]
fn changed_statements_with_honest_tables_are_rejected_or_right() {
    let held = held();
    let mut dice = Dice::seeded(5);
    let mut verdicts: BTreeMap<String, usize> = BTreeMap::new();
    let mut truths = (0, 0, 0);
    for number in 0..sweep(200, 40_000) {
        let Held { name, text, theorem } = &held[number % held.len()];
        let mut tokens = Tokens::of(statement(text));
        for _ in 0..*dice.one(&[1, 1, 2, 3]) {
            tokens.changed(&mut dice);
        }
        let changed = tokens.text();
        let mut count = |what: &str| *verdicts.entry(what.to_owned()).or_default() += 1;
        let Ok(statement) = Statement::parse(&changed) else {
            count("no statement");
            continue;
        };
        if statement == theorem.statement {
            continue;
        }
        let ranks = theorem.phases.iter().flat_map(|phase| &phase.ranks);
        let fits = ranks.flat_map(|rank| rank.terms.iter().map(|term| term.0));
        if fits.max().is_some_and(|place| place as usize >= statement.places.len()) {
            continue;
        }
        let Some(forged) = completed(&statement, &theorem.phases) else {
            count("no certificate");
            continue;
        };
        let said = kernel::check(&forged, Limits { steps: 10_000_000, ..Limits::of(forged.len()) });
        match said {
            Ok(_) => {
                count("accepted");
                let proof =
                    Proof::read(&forged).unwrap_or_else(|| panic!("number {number}, {name}\n{forged}"));
                match proof.wrong(small(proof.stated.places.len()).min(sweep(5, 24))) {
                    Ok(tried) => {
                        truths = (truths.0 + 1, truths.1 + tried.positions, truths.2 + tried.unknown)
                    }
                    Err(wrong) => panic!("{wrong}, at number {number}, {name}\n{forged}"),
                }
            }
            // The tables are those of the prover.
            Err(
                why @ (Rejection::Differs { .. }
                | Rejection::Undefined(_)
                | Rejection::Floor { .. }
                | Rejection::Table { .. }),
            ) => {
                panic!("{why:?}, at number {number}, {name}\n{forged}")
            }
            Err(why) => count(format!("{why:?}").split([' ', '(']).next().unwrap_or_default()),
        }
    }
    eprintln!("{verdicts:?}; {} accepted: {} facts, {} not found out", truths.0, truths.1, truths.2);
    assert!(truths.0 > 10);
}
