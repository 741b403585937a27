//! Patterns in values: the conjecture first, evidence last.

use crate::failure::stopped;
use crate::pretty::Fields;
use crate::speech::{say, tell};
use crate::terminal::{DRAW, WON, painted};
use bouton::guess::Guessed;
use guess::{Guess, Guesses};
use words::guess::{Names, doubt, evidence, exceptions, nothing, read_as, statement};
use words::terminal::{evidence as known, guess as said};

/// Number of other conjectures shown, and of near misses.
const OTHERS: usize = 3;

/// The answer as text, ending its last line.
pub(crate) fn guess(guessed: &Guessed) -> String {
    let Guessed { data, guesses, .. } = guessed;
    let names = Names::of(data);
    let mut fields = Fields::default();
    fields.add(say(said::READ_AS), tell(&read_as(data)));
    let spoken = |guess: &Guess| tell(&statement(guess, data, &names).text).to_owned();
    let is_short = |text: &String| !text.contains('\n');
    let mut text = match guesses {
        Guesses::Of { conjectures, near } => {
            let Some(best) = conjectures.first() else {
                for guess in near.iter().take(OTHERS) {
                    fields.add(say(said::NEARLY), spoken(guess).replace('\n', "\n    "));
                    let why = guess.doubt.as_ref().map_or_else(|| exceptions(guess, data), doubt);
                    fields.add("", tell(&why));
                }
                return finished(
                    painted(DRAW.bold(), tell(&said::sentence(&nothing(guesses)))),
                    &fields,
                    guessed,
                );
            };
            if let Some(claim) = statement(best, data, &names).claim {
                for (index, line) in claim.lines().enumerate() {
                    fields.add(if index == 0 { say(said::CLAIM) } else { "" }, line);
                }
            }
            let first = spoken(best);
            let others =
                conjectures[1..].iter().map(spoken).filter(|other| is_short(other) && *other != first);
            others.take(OTHERS).for_each(|other| fields.add(say(said::ALSO), other));
            painted(WON.bold(), tell(&said::conjecture(&statement(best, data, &names).text)))
        }
        Guesses::TooFew { .. } => painted(DRAW.bold(), tell(&said::sentence(&nothing(guesses)))),
    };
    text = finished(text, &fields, guessed);
    if let Guesses::Of { conjectures, .. } = guesses
        && let Some(best) = conjectures.first()
    {
        text.push_str(&format!("{}{}\n", say(known::KNOWN), tell(&said::checked(&evidence(best)))));
    }
    text
}

fn finished(headline: String, fields: &Fields, guessed: &Guessed) -> String {
    let mut text = format!("{headline}\n{}", fields.render());
    if let Some(reason) = guessed.limits_hit {
        text.push_str(&format!("{}\n", painted(DRAW, stopped(reason))));
    }
    text
}
