//! Claims that are found with none given: each is proved, the checker accepts it, and it says what is known from elsewhere.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod drawn;
mod evidence;
mod kinds;
mod listed;
mod pasted;
mod planted;
mod reader;
mod refused;
mod truth;
mod wanted;

use bouton::discover::{Conclusion, Finding, Goal, Search, discover};
use bouton::{Query, Variant, Workbench, proof};
use dashu_int::UBig;
use rules::{ClaimInstance, Content, Convention, Outcome, Subject};
use solve::Limits;

/// Who wins at a position, or its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Truth {
    Outcome(Outcome),
    Value(u64),
}

/// `P` where it is lost.
fn lost(is: bool) -> Truth {
    Truth::Outcome(if is { Outcome::P } else { Outcome::N })
}

/// A question about a game of the catalogue, or of a text.
struct Asked<'a> {
    text: Option<&'a str>,
    words: &'a str,
    convention: Convention,
    size: Option<usize>,
    goal: Goal,
}

/// The claims of a game.
struct Claims {
    finding: Finding,
    written: Variant,
}

impl Asked<'_> {
    /// Findings; each has to be proved, and its certificate accepted.
    fn found(&self) -> Claims {
        let words = format!("{} {:?} {:?} {:?}", self.words, self.convention, self.size, self.goal);
        let bench = Workbench::new();
        if let Some(text) = self.text {
            let name = self.words.split(' ').next().unwrap();
            bench.add(name, text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        }
        let variant = bench.variant(&Query::read(self.words).unwrap(), Some(self.convention)).unwrap();
        let wanted = Search { size: self.size, goal: Some(self.goal), ..Search::default() };
        let found = discover(&variant, &wanted, &Limits::none()).unwrap();
        let [finding] = &*found.findings else { panic!("{words}: {found:?}") };
        let Conclusion::Proved(proved) = &finding.result else { panic!("{words}: {finding:?}") };
        let accepted = proof::verify(&proved.certificate, &Limits::none());
        assert!(accepted.is_ok(), "{words}: {accepted:?}");
        let items = &finding.items;
        bench
            .add("found.game", &finding.text)
            .unwrap_or_else(|problems| panic!("{words} {items:?}: {problems:?}"));
        let parameters = self.words.split_once(' ').map_or("", |(_, parameters)| parameters);
        let query = Query::read(&format!("found.game {parameters}")).unwrap();
        let written = bench.variant(&query, Some(self.convention)).unwrap();
        Claims { finding: finding.clone(), written }
    }
}

impl Claims {
    /// Statement of the claims at a position.
    fn at(&self, at: &[u64]) -> Truth {
        let numbers: Vec<UBig> = at.iter().map(|&number| number.into()).collect();
        let mut outcome = None;
        let convention = self.written.instance().convention();
        let claims = self.written.instance().claims().iter().filter(|claim| claim.convention == convention);
        let claims: Vec<&ClaimInstance> = claims.collect();
        for claim in &claims {
            let sum: Vec<&[UBig]> = match claim.subject {
                Subject::Sum(arity) => numbers.chunks(arity).collect(),
                Subject::Component(_) | Subject::Row => vec![&numbers],
            };
            match claim.content() {
                Content::Outcome(said, _) => match (claim.holds(&sum).unwrap(), claims.len()) {
                    (true, _) => outcome = Some(*said),
                    (false, 1) => outcome = Some(Outcome::N),
                    (false, _) => {}
                },
                _ => return Truth::Value(u64::try_from(claim.value(&sum).unwrap().unwrap()).unwrap()),
            }
        }
        Truth::Outcome(outcome.unwrap_or(Outcome::D))
    }

    /// Compares what is said with what is known.
    fn agrees(&self, boxed: impl Iterator<Item = Vec<u64>>, truth: impl Fn(&[u64]) -> Truth) {
        for at in boxed {
            assert_eq!(self.at(&at), truth(&at), "{at:?} {:?}", self.finding.items);
        }
    }

    fn text(&self) -> String {
        self.finding.items.join("\n")
    }
}

/// All positions of so many numbers below a bound.
fn boxed(places: usize, side: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..side.pow(places as u32)).map(move |index| {
        let digit = |place: usize| index / side.pow(place as u32) % side;
        (0..places).map(digit).collect()
    })
}
