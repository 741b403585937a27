//! Results of `prove`, and the programs that it writes.

use crate::checked::{bound, near, refuting, truth};
use crate::programs::Program;
use crate::{Case, Seen, count, lawful, typed};
use bouton::Problem;
use bouton::emit::Language;
use bouton::proof::{self, Attempt, Attempted, Proofs};
use bouton::words::Say;
use oracle::{Claim, Head, Says};
use rules::{Convention, Lang};
use solve::Limits;

/// Number of components or length of a row.
const SIZE: usize = 2;

pub(crate) fn compare(case: &Case, seen: &mut Seen, programs: &mut Vec<Program>) -> Result<(), String> {
    let wanted = proof::Task { sizes: Some(SIZE..=SIZE), states: 1 << 12, ..proof::Task::default() };
    let proofs = match proof::prove(&case.variant, &[], &wanted, &case.limits()) {
        Ok(proofs) => proofs,
        Err(problems) if problems.iter().all(Problem::is_limit) => {
            count(seen, "not proved in time");
            return Ok(());
        }
        Err(problems) => return lawful::told(case.game, &problems, seen),
    };
    for attempt in &proofs.attempts {
        let claim = &case.game.claims[attempt.claim - 1];
        let misere = attempt.convention == Convention::Misere;
        let said =
            |what: &str| format!("prove says of `{}` under {:?}: {what}", attempt.text, attempt.convention);
        if case.misere(claim) != misere {
            return Err(said("that it is about other play"));
        }
        match &attempt.result {
            Attempted::Proved(proved) => {
                count(seen, "proved");
                proof::verify(&proved.certificate, &Limits::none())
                    .map_err(|why| said(&format!("proved, but verify says: {}", why.text().en)))?;
                holds(case, claim, attempt.size).map_err(|why| said(&format!("proved\n{why}")))?;
            }
            Attempted::Refuted(found) => {
                count(seen, "refuted by prove");
                let stopped = proofs.limits_hit.is_some();
                let told = match (&found.truth, stopped) {
                    (None, true) => near(case, claim, found),
                    _ => refuting(case, claim, found, attempt.size, stopped),
                };
                told.map_err(|why| said(&format!("{}\n{why}", found.text().en)))?;
            }
            Attempted::Unfounded(_) => return Err(said("unfounded, without an assumption")),
            Attempted::Rejected(why) => return Err(said(&why.text().en)),
            Attempted::Undecided(_) => count(seen, "undecided"),
        }
    }
    programs.extend(program(case, &proofs, seen)?);
    Ok(())
}

/// Checks a claim on a box.
fn holds(case: &Case, claim: &Claim, size: Option<usize>) -> Result<(), String> {
    let size = size.unwrap_or(1);
    let upto = match claim.head {
        Head::Tuple(_) => bound(&claim.head) + 2,
        _ => 2 * bound(&claim.head),
    };
    let all = case.positions(&claim.head, upto, size..=size);
    let play = case.play(case.misere(claim), &all);
    match all.iter().find(|at| case.agrees(claim, &play, at) == Some(false)) {
        Some(wrong) => Err(format!("at {} it is {}", typed(case.game, wrong), truth(claim, &play, wrong))),
        None => Ok(()),
    }
}

/// Program of these proofs, with the expected results.
fn program(case: &Case, proofs: &Proofs, seen: &mut Seen) -> Result<Option<Program>, String> {
    let write = |language| proof::program(&case.variant, &[], proofs, language, Lang::En);
    let Ok(python) = write(Language::Python) else {
        count(seen, "no program");
        return Ok(None);
    };
    let usable = |attempt: &&Attempt| {
        let claim = &case.game.claims[attempt.claim - 1];
        claim.says != Says::Outcome('N') && claim.says != Says::Outcome('D')
    };
    let proved = |attempt: &&Attempt| matches!(attempt.result, Attempted::Proved(_));
    let open = |attempt: &&Attempt| matches!(attempt.result, Attempted::Undecided(_));
    let mut said = proofs.attempts.iter().filter(usable);
    let attempts: Vec<&Attempt> = said.by_ref().collect();
    // The choice among several is not visible outside; one is enough.
    let chosen: Vec<&&Attempt> = attempts.iter().filter(|attempt| proved(attempt)).collect();
    let chosen =
        if chosen.is_empty() { attempts.iter().filter(|attempt| open(attempt)).collect() } else { chosen };
    let &[attempt] = &*chosen else { return Ok(None) };
    let claim = &case.game.claims[attempt.claim - 1];
    let others = [Language::Cpp, Language::Rust].map(|language| write(language).ok());
    let misere = case.misere(claim);
    let small = bound(&claim.head).min(6);
    let size = attempt.size.unwrap_or(1);
    let all = case.positions(&claim.head, small, size..=size);
    let mut play = case.play(misere, &all);
    let is_proved = proved(attempt);
    count(seen, "programs");
    let mut expected = vec![];
    for at in all {
        let loses = match (is_proved, claim.says) {
            (true, _) => play.outcome(&at).map(|outcome| outcome == 'P'),
            (false, Says::Value) => claim.value(&at, &case.game.automata).map(|value| value == 0),
            (false, Says::Outcome(_)) => Some(claim.holds(&at, &case.game.automata)),
        };
        let Some(loses) = loses else { continue };
        let moves = is_proved.then(|| play.winning(&at));
        expected.push((at, loses, moves));
    }
    Ok(Some(Program {
        game: case.text.clone(),
        listed: claim.says == Says::Value || matches!(claim.head, Head::Sum(_)),
        row: case.game.row,
        python,
        cpp: others[0].clone(),
        rust: others[1].clone(),
        expected,
    }))
}
