//! Known games with some values, or with the rules of a game: the best first.

use crate::failure::stopped;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, FAINT, WON, painted};
use bouton::identify::Identity;
use bouton::ops::Known;
use phrases::evidence as known;
use phrases::guess::sentence;
use words::identity::{evidence, nothing, statement};

/// A known game, with the grounds in brackets: a line without its end.
pub(crate) fn with_grounds(identity: &Identity) -> String {
    let grounds = format!("  [{}]", tell(&evidence(identity)));
    format!("{}{}", tell(&statement(identity)), painted(FAINT, &grounds))
}

/// The answer as text, ending its last line.
pub(crate) fn identity(found: &Known) -> String {
    let identities = &found.identified.identities;
    let Some(best) = identities.first() else {
        let nothing = nothing(&found.identified, found.game.as_deref());
        let mut text = format!("{}\n", painted(DRAW.bold(), tell(&sentence(&nothing))));
        if let Some(reason) = found.limits_hit {
            text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
        }
        return text;
    };
    let mut text = format!("{}\n", painted(WON.bold(), tell(&sentence(&statement(best)))));
    for other in &identities[1..] {
        // The last line has the grounds of the best.
        let line =
            if other.grounds == best.grounds { tell(&statement(other)).into() } else { with_grounds(other) };
        text.push_str(&format!("  {line}\n"));
    }
    text.push_str(&format!("{}{}\n", say(known::KNOWN), tell(&phrases::identify::grounds(best))));
    text
}
