//! Results of `check`.

use crate::{Case, Seen, count, lawful, parsed, sorted, typed, value};
use bouton::Problem;
use bouton::claims::{Counterexample, Failure, Subject, Verdict};
use bouton::words::Say;
use oracle::Verdict::Draw;
use oracle::{Claim, Head, Play, Says, Sum};
use rules::Convention;

/// Largest number up to which claims are checked.
pub(crate) fn bound(head: &Head) -> u64 {
    match head {
        Head::Tuple(names) => match names.len() {
            1 => 24,
            2 => 8,
            _ => 4,
        },
        Head::Sum(_) => 4,
        Head::Row { .. } => 2,
    }
}

/// Returns `true` if the rules preserve their laws, according to the report.
pub(crate) fn compare(case: &Case, seen: &mut Seen) -> Result<bool, String> {
    let Some(first) = case.game.claims.first() else { return Ok(true) };
    let upto = case.game.claims.iter().map(|claim| bound(&claim.head)).min().unwrap_or(bound(&first.head));
    let report = match bouton::check(&case.variant, &[], upto, &case.limits()) {
        Ok(report) => report,
        Err(problems) if problems.iter().all(Problem::is_limit) => {
            count(seen, "not checked in time");
            return Ok(true);
        }
        Err(problems) => return lawful::told(case.game, &problems, seen).map(|()| false),
    };
    for finding in &report.findings {
        let said = format!("check says of `{}`: {}", finding.text, finding.verdict.text().en);
        if finding.subject == Subject::Rules {
            ends(case, &finding.verdict).map_err(|why| format!("{said}\n{why}"))?;
        }
        if finding.subject != Subject::Claim {
            continue;
        }
        let misere = finding.convention == Convention::Misere;
        let claim = case
            .game
            .claims
            .iter()
            .find(|claim| claim.to_string() == finding.text && case.misere(claim) == misere)
            .ok_or_else(|| format!("{said}\nno such claim"))?;
        match &finding.verdict {
            Verdict::Agrees { positions, upto, components } => {
                count(seen, "checked");
                agreeing(case, claim, *positions, *upto, *components)
                    .map_err(|why| format!("{said}\n{why}"))?;
            }
            Verdict::Refuted(found) => {
                count(seen, "refuted by check");
                refuting(case, claim, found, None, false).map_err(|why| format!("{said}\n{why}"))?;
            }
            Verdict::Numbers { .. } | Verdict::Holds(_) => return Err(format!("{said}\nof a claim")),
            Verdict::Unknown(_) => count(seen, "not checked"),
        }
    }
    Ok(true)
}

/// Compares the verdict on termination.
fn ends(case: &Case, verdict: &Verdict) -> Result<(), String> {
    match verdict {
        // It may say that endless play is a draw.
        Verdict::Holds(_) if case.game.endless || case.game.otherwise == Some(Draw) => Ok(()),
        Verdict::Holds(_) => {
            if case.truth.borrow().circular {
                Err("play goes round".into())
            } else {
                Ok(())
            }
        }
        Verdict::Refuted(found) => match &found.failure {
            Failure::Endless { circle } => {
                let circle: Vec<Sum> = circle.iter().map(|at| parsed(at)).collect::<Result<_, _>>()?;
                let step = |pair: &[Sum]| {
                    pair[0].iter().any(|at| {
                        case.game.options(at).iter().any(|after| pair[1].iter().all(|to| after.contains(to)))
                    })
                };
                if circle.len() > 1 && circle.first() == circle.last() && circle.windows(2).all(step) {
                    Ok(())
                } else {
                    Err("nobody can go round there".into())
                }
            }
            _ => Err("these rules are right".into()),
        },
        _ => Ok(()),
    }
}

fn agreeing(
    case: &Case,
    claim: &Claim,
    positions: u64,
    upto: u64,
    components: Option<u64>,
) -> Result<(), String> {
    let least = usize::from(matches!(claim.head, Head::Sum(_)));
    let sizes = least..=components.unwrap_or(1) as usize;
    let all = case.positions(&claim.head, upto, sizes);
    if all.len() as u64 != positions {
        return Err(format!("there are {} positions", all.len()));
    }
    let play = case.play(case.misere(claim), &all);
    match all.iter().find(|at| case.agrees(claim, &play, at) == Some(false)) {
        Some(wrong) => Err(format!("at {} it is {}", typed(case.game, wrong), truth(claim, &play, wrong))),
        None => Ok(()),
    }
}

/// The truth about a position, in words.
pub(crate) fn truth(claim: &Claim, play: &Play, at: &Sum) -> String {
    match claim.says {
        Says::Outcome(_) => play.outcome(at).map_or("?".into(), String::from),
        Says::Value => value(play, at).map_or("?".into(), |value| value.to_string()),
    }
}

/// A counterexample is a position of the game at which the claim is wrong, and none is smaller, unless time
/// ran out.
pub(crate) fn refuting(
    case: &Case,
    claim: &Claim,
    found: &Counterexample,
    size: Option<usize>,
    stopped: bool,
) -> Result<(), String> {
    let at = parsed(&found.position)?;
    if let Some(part) = at.iter().find(|part| !case.game.is_position(part)) {
        return Err(format!("{part:?} is no position"));
    }
    let most = at.iter().flatten().copied().max().unwrap_or(0);
    // A large one is examined alone: there would be too many smaller ones.
    let small = most <= 2 * bound(&claim.head).max(case.game.side());
    let parts = size.unwrap_or(if matches!(claim.head, Head::Row { .. }) { at[0].len() } else { at.len() });
    let least = size.unwrap_or(usize::from(matches!(claim.head, Head::Sum(_))));
    let total = at.iter().flatten().sum::<u64>();
    let mut all = if small { case.positions(&claim.head, most, least..=parts) } else { vec![] };
    // Positions with more parts but the same total come later.
    all.retain(|other| other.iter().flatten().sum::<u64>() <= total);
    if !small {
        all.push(sorted(at.clone()));
    }
    let play = case.play(case.misere(claim), &all);
    let mine = case.agrees(claim, &play, &at);
    let says = match claim.says {
        Says::Outcome(letter) => {
            let holds = claim.holds(&at, &case.game.automata);
            if holds { letter.to_string() } else { format!("not {letter}") }
        }
        Says::Value => claim.value(&at, &case.game.automata).map_or("none".into(), |value| value.to_string()),
    };
    if mine == Some(true) {
        return Err(format!("the claim says {says} there, and it is {}", truth(claim, &play, &at)));
    }
    if let Some(told) = &found.truth
        && mine.is_some()
        && *told != truth(claim, &play, &at)
    {
        return Err(format!("it is {} there", truth(claim, &play, &at)));
    }
    if let Some(told) = &found.claimed {
        let opposite = match &*says {
            "not P" => "N",
            "not N" => "P",
            other => other,
        };
        if *told != says && told != opposite {
            return Err(format!("what is claimed there is {says}"));
        }
    }
    if found.text().zh.is_empty() {
        return Err("nothing is said in Chinese".into());
    }
    let key = sorted(at);
    let smaller = all
        .iter()
        .take_while(|other| sorted((*other).clone()) != key)
        .find(|other| case.agrees(claim, &play, other) == Some(false));
    match smaller {
        Some(smaller) if mine.is_some() && !stopped => {
            Err(format!("it is already wrong at {}", typed(case.game, smaller)))
        }
        _ => Ok(()),
    }
}

/// A claim that contradicts itself at a position is wrong there or at a reachable one; this is reported when
/// time ran out before the rules were evaluated.
pub(crate) fn near(case: &Case, claim: &Claim, found: &Counterexample) -> Result<(), String> {
    let mut open = vec![parsed(&found.position)?];
    let mut play = case.play(case.misere(claim), &open);
    let mut next = 0;
    while let Some(at) = open.get(next).cloned() {
        next += 1;
        match case.agrees(claim, &play, &at) {
            Some(true) => {}
            Some(false) => return Ok(()),
            // There are too many to tell.
            None => return Ok(()),
        }
        for after in play.moves(&at) {
            if !open.contains(&after) {
                open.push(after);
            }
        }
    }
    Err("it is right there and at all positions that play leads to".into())
}
