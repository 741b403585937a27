//! Results of `discover`.

use crate::checked::bound;
use crate::{Case, Seen, count, typed, value};
use bouton::discover::{self, Conclusion, Extent, Finding, Goal};
use oracle::{Head, Says, Sum};
use rules::Convention;

/// Limit on the positions on which a finding is compared.
const MOST: usize = 700;

pub(crate) fn compare(case: &Case, seen: &mut Seen) -> Result<(), String> {
    let several = case.game.row || case.game.most() > 1;
    let wanted = discover::Search { size: several.then_some(2), ..discover::Search::default() };
    let found = match discover::discover(&case.variant, &wanted, &case.patient()) {
        Ok(found) => found,
        Err(_) => {
            count(seen, "not discovered");
            return Ok(());
        }
    };
    let misere = found.convention == Convention::Misere;
    for finding in &found.findings {
        let how = match finding.result {
            Conclusion::Proved(_) => "found and proved",
            Conclusion::Conjecture(_) => "found",
            Conclusion::Nothing => "nothing found",
        };
        count(seen, how);
        if !finding.items.is_empty() {
            one(case, finding, found.size, misere)
                .map_err(|why| format!("discover says ({how}) {:?}\n{why}", finding.items))?;
        }
    }
    Ok(())
}

/// Compares a finding on twice the box that it names, as far as that has few positions.
fn one(case: &Case, finding: &Finding, size: Option<usize>, misere: bool) -> Result<(), String> {
    let (claims, automata) = oracle::read_claims(&finding.items)?;
    let Some(first) = claims.first() else { return Err("no claim".into()) };
    let size = if finding.goal == Goal::Values && !case.game.row { 1 } else { size.unwrap_or(1) };
    let proved = matches!(finding.result, Conclusion::Proved(_));
    // A conjecture is about the compared positions only.
    let compared = match finding.compared {
        Some(extent) => extent,
        None if proved => Extent { positions: 0, upto: bound(&first.head) },
        None => return Err("a conjecture that was compared with nothing".into()),
    };
    let wanted = if proved { 2 * compared.upto } else { compared.upto };
    let mut all = vec![];
    for upto in (0..=wanted).take(64) {
        let larger = case.positions(&first.head, upto, size..=size);
        let enough = larger.len() > MOST;
        all = larger;
        if enough {
            break;
        }
    }
    if let Head::Tuple(_) = first.head {
        let boxed = case.positions(&first.head, compared.upto.min(40), 1..=1).len() as u64;
        if finding.compared.is_some() && compared.upto <= 40 && boxed != compared.positions {
            return Err(format!(
                "{} positions up to {}, but there are {boxed}",
                compared.positions, compared.upto
            ));
        }
    }
    let play = case.play(misere, &all);
    for claim in &claims {
        let agrees = |at: &Sum| match claim.says {
            Says::Outcome(letter) => {
                let truth = play.outcome(at)?;
                Some(claim.holds(at, &automata) == (truth == letter))
            }
            Says::Value => Some(claim.value(at, &automata) == Some(value(&play, at)?)),
        };
        if let Some(wrong) = all.iter().find(|at| agrees(at) == Some(false)) {
            return Err(format!(
                "`{claim}` is wrong at {}: {}",
                typed(case.game, wrong),
                crate::checked::truth(claim, &play, wrong)
            ));
        }
    }
    Ok(())
}
