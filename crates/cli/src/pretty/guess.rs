//! Patterns in values: the conjecture first, evidence last.

use super::identity::with_grounds;
use crate::failure::stopped;
use crate::pretty::Fields;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, WON, painted};
use bouton::patterns::Guessed;
use guess::{Guess, Guesses};
use phrases::{evidence as known, guess as said};
use rules::Text;
use words::guess::{Names, doubt, evidence, exceptions, notation, nothing, read_as, statement};

/// Number of other conjectures shown, and of near misses.
const OTHERS: usize = 3;

/// The answer as text, ending its last line.
pub(crate) fn guess(guessed: &Guessed) -> String {
    let Guessed { data, guesses, .. } = guessed;
    let names = Names::of(data);
    let mut fields = Fields::default();
    fields.add(say(said::READ_AS), tell(&read_as(data)));
    let conjectures = guesses.different();
    let near: &[Guess] = match guesses {
        Guesses::Of { near, .. } => near,
        Guesses::TooFew { .. } => &[],
    };
    let spoken = |guess: &Guess| statement(guess, data, &names);
    let headline = match conjectures.first() {
        Some(best) => {
            let best = spoken(best);
            if let Some(claim) = &best.claim {
                for (index, line) in claim.lines().enumerate() {
                    fields.add(if index == 0 { say(said::CLAIM) } else { "" }, line);
                }
            }
            for (index, line) in notation(&best.text.en).iter().enumerate() {
                fields.add(if index == 0 { say(said::NOTATION) } else { "" }, tell(line));
            }
            let others = conjectures.iter().skip(1).map(|other| spoken(other).text);
            let mut also: Vec<Text> =
                others.filter(|other| !other.en.contains('\n') && *other != best.text).collect();
            // Patterns of different kinds may read the same.
            also.dedup();
            also.iter().take(OTHERS).for_each(|other| fields.add(say(said::ALSO), tell(other)));
            painted(WON.bold(), tell(&said::conjecture(&best.text)))
        }
        None => {
            for guess in near.iter().take(OTHERS) {
                let label = if guess.exceptions.is_empty() { said::PERHAPS } else { said::NEARLY };
                fields.add(say(label), tell(&spoken(guess).text).replace('\n', "\n    "));
                let why = guess.doubt.as_ref().map_or_else(|| exceptions(guess, data), doubt);
                fields.add("", tell(&why));
            }
            painted(DRAW.bold(), tell(&said::sentence(&nothing(guesses))))
        }
    };
    if let Some(known) = guessed.identified.identities.first() {
        fields.add(say(said::KNOWN_AS), with_grounds(known));
    }
    let mut text = format!("{headline}\n{}", fields.render());
    if let Some(reason) = guessed.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    if let Some(best) = conjectures.first() {
        text.push_str(&format!("{}{}\n", say(known::KNOWN), tell(&said::checked(&evidence(best)))));
    }
    text
}
