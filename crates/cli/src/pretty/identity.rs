//! Known games with some values, or with the rules of a game: the best first.

use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, WON, painted};
use bouton::identify::{Grounds, Identity};
use bouton::ops::Known;
use words::identity::{evidence, nothing, statement};
use words::terminal::evidence as known;
use words::terminal::guess::sentence;

/// A known game, with the grounds in brackets: a line without its end.
pub(crate) fn with_grounds(identity: &Identity) -> String {
    let grounds = format!("  [{}]", tell(&evidence(identity)));
    format!("{}{}", tell(&statement(identity)), painted(FAINT, &grounds))
}

/// The answer as text, ending its last line.
pub(crate) fn identity(found: &Known) -> String {
    let identities = &found.identified.identities;
    let Some(best) = identities.first() else {
        let mut text = format!("{}\n", painted(DRAW.bold(), tell(&sentence(&nothing(&found.identified)))));
        if let Some(reason) = found.limits_hit {
            text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
        }
        return text;
    };
    let mut text = format!("{}\n", painted(WON.bold(), tell(&sentence(&statement(best)))));
    let line = |identity: &Identity| format!("  {}\n", tell(&statement(identity)));
    let (sure, seen): (Vec<&Identity>, Vec<&Identity>) =
        identities[1..].iter().partition(|identity| !matches!(identity.grounds, Grounds::Values(_)));
    sure.into_iter().for_each(|identity| text.push_str(&format!("  {}\n", with_grounds(identity))));
    seen.into_iter().for_each(|identity| text.push_str(&line(identity)));
    text.push_str(&format!("{}{}\n", say(known::KNOWN), tell(&words::terminal::identify::grounds(best))));
    text
}
