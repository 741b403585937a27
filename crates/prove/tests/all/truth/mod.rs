//! Theorems compared with play itself, on small positions.

use certificate::{Certificate, ClaimTheorem};
use rules::{Assumed, Convention, Instance, Library, NoLibrary, Options, Outcome, Ruleset, Subject, Verdict};
use std::collections::HashMap;
use std::sync::Arc;

/// Components, each with its numbers.
type Position = Vec<Vec<u64>>;

/// Reason why nothing was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Silent {
    /// The rules give no list of moves.
    Moves(String),
    /// A position comes again, or there are too many.
    Endless,
}

/// Outcome of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    True,
    False(Position),
    Silent(Silent),
}

/// The game that `upto k of` names.
struct Shelf(Option<Arc<Ruleset>>);

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        self.0.clone().filter(|ruleset| ruleset.name == name)
    }

    fn names(&self) -> Vec<String> {
        vec![]
    }
}

/// The game of a certificate, as its text and its parameters say.
pub(crate) fn instance(of: &Certificate) -> Instance {
    let base = of.base.as_ref().and_then(|text| rules::parse(text, &NoLibrary).ruleset);
    let ruleset = rules::parse(&of.text, &Shelf(base)).ruleset.expect("it was accepted");
    let argument = |(name, value): &(String, String)| {
        (name.clone(), ruleset.parse_argument(name, value).expect("it was accepted"))
    };
    let arguments: Vec<_> = of.arguments.iter().map(argument).collect();
    ruleset.instantiate(&arguments, Some(of.convention)).expect("it was accepted")
}

/// Returns `true` if a theorem is true of all small positions.
pub(crate) fn of_claims(certificate: &Certificate, theorem: &ClaimTheorem) -> Truth {
    let game = instance(certificate);
    let mut play = Play { game: &game, outcomes: HashMap::new(), values: HashMap::new() };
    for &number in &theorem.claims {
        let claim = game.claims().iter().find(|claim| claim.place + 1 == number).expect("it was shown");
        for position in positions(&game, &claim.subject, certificate.size) {
            let big: Vec<Vec<_>> =
                position.iter().map(|part| part.iter().map(|&number| number.into()).collect()).collect();
            let sum: Vec<&[_]> = big.iter().map(|part: &Vec<_>| &part[..]).collect();
            let agrees = match claim.outcome() {
                Some(outcome) => {
                    play.outcome(&position, 0).map(|found| claim.holds(&sum) == Some(found == outcome))
                }
                None => play.value(&position, 0).map(|value| claim.value(&sum) == Ok(Some(value.into()))),
            };
            match agrees {
                Ok(true) => {}
                Ok(false) => return Truth::False(position),
                Err(silent) => return Truth::Silent(silent),
            }
        }
    }
    Truth::True
}

/// An assumption that a theorem builds on and that is false. Nothing is said of those of which play says nothing.
pub(crate) fn false_assumption(certificate: &Certificate) -> Option<usize> {
    let game = instance(certificate);
    certificate.assumptions.iter().copied().find(|number| {
        let span = game.ruleset().assumptions[number - 1].span;
        let found = game.assumptions().iter().find(|one| one.statement().span == span).expect("it was used");
        match found.statement().assumed {
            Assumed::Sets(_) => (0u64..300).any(|number| found.holds_of(&number.into()) == Some(false)),
            _ => {
                let subject = Subject::Component(match game.form() {
                    rules::Form::Tuple(arity) => arity,
                    _ => 1,
                });
                let mut at = positions(&game, &subject, None).into_iter();
                at.any(|position| matches!(game.breach(found, &position[0]), Ok(Some(_))))
            }
        }
    })
}

/// The same where variables without a bound go up to some number: there are fewer moves, and what an `only where` forbids
/// is forbidden all the more.
pub(crate) fn with_bounds(certificate: &Certificate) -> Certificate {
    let game = instance(certificate);
    let mut text = certificate.text.clone();
    for (rule, variable) in game.unbounded() {
        let said = game.rule_text(rule);
        let joint = if said.contains(" where ") { "and" } else { "where" };
        text = text.replacen(said, &format!("{said} {joint} {variable} <= 60"), 1);
    }
    Certificate { text, ..certificate.clone() }
}

/// Returns `true` if the ranks of a certificate are naturals and fall with every move in lexicographic order.
pub(crate) fn ranks_fall(certificate: &Certificate, theorem: &ClaimTheorem) -> bool {
    let game = instance(certificate);
    let claim =
        game.claims().iter().find(|claim| theorem.claims.contains(&(claim.place + 1))).expect("shown");
    let play = Play { game: &game, outcomes: HashMap::new(), values: HashMap::new() };
    let ranks = |places: &[u64]| -> Vec<i128> {
        let rank = |rank: &certificate::Rank| {
            let term = |&(factor, place): &(i64, usize)| i128::from(factor) * i128::from(places[place]);
            i128::from(rank.constant) + rank.terms.iter().map(term).sum::<i128>()
        };
        certificate.ranks.iter().map(rank).collect()
    };
    positions(&game, &claim.subject, certificate.size).into_iter().all(|position| {
        let before = ranks(&position.concat());
        let options = play.options(&position).expect("there is a list of moves");
        // Of a single component each part is ranked.
        let after = |option: &Position| match claim.subject {
            Subject::Component(_) => option.iter().all(|part| ranks(part) < before),
            _ => ranks(&option.concat()) < before,
        };
        before.iter().all(|&rank| rank >= 0) && options.iter().all(after)
    })
}

/// All small positions that a claim is about.
fn positions(game: &Instance, subject: &Subject, size: Option<usize>) -> Vec<Position> {
    let (parts, arity) = match *subject {
        Subject::Component(arity) => (1, arity),
        Subject::Sum(arity) => (size.unwrap_or(1), arity),
        Subject::Row => (1, size.unwrap_or(1)),
    };
    let places = parts * arity;
    let side: u64 = match places {
        0 => 1,
        1 => 40,
        2 => 13,
        3 => 7,
        4 => 4,
        _ => 3,
    };
    let count = side.pow(places.min(6) as u32);
    let digits = |code: u64| (0..places as u32).map(move |place| code / side.pow(place.min(6)) % side);
    let all = (0..count).map(|code| {
        let numbers: Vec<u64> = digits(code).collect();
        numbers.chunks(arity.max(1)).map(<[u64]>::to_vec).collect::<Position>()
    });
    let is = |position: &Position| {
        position.iter().all(|part| {
            let part: Vec<_> = part.iter().map(|&number| number.into()).collect();
            game.is_position(&part)
        })
    };
    all.filter(is).collect()
}

struct Play<'a> {
    game: &'a Instance,
    /// Nothing while it is being looked at.
    outcomes: HashMap<Position, Option<Outcome>>,
    values: HashMap<Vec<u64>, Option<u64>>,
}

/// Limits on the depth of play, and on the number of positions.
const DEEP: usize = 1000;
const MANY: usize = 30_000;

impl Play<'_> {
    fn options(&self, position: &Position) -> Result<Vec<Position>, Silent> {
        let mut each: Vec<Vec<Position>> = vec![];
        for part in position {
            let mut options = Options::new();
            self.game.options(part, &mut options).map_err(|trouble| Silent::Moves(format!("{trouble:?}")))?;
            each.push(
                options.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect(),
            );
        }
        // In how many parts it was moved, and what there is then.
        let mut sums: Vec<(u64, Position)> = vec![(0, vec![])];
        for (part, options) in position.iter().zip(&each) {
            let mut next = vec![];
            for (moved, sum) in sums {
                next.push((moved, [&sum[..], std::slice::from_ref(part)].concat()));
                if moved < self.game.reach() {
                    next.extend(options.iter().map(|option| (moved + 1, [&sum[..], option].concat())));
                }
            }
            sums = next;
        }
        Ok(sums.into_iter().filter(|(moved, _)| *moved > 0).map(|(_, sum)| sum).collect())
    }

    fn verdict(verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Lost => Outcome::P,
            Verdict::Won => Outcome::N,
            Verdict::Draw => Outcome::D,
        }
    }

    fn outcome(&mut self, position: &Position, depth: usize) -> Result<Outcome, Silent> {
        match self.outcomes.get(position) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => return Err(Silent::Endless),
            None if depth > DEEP || self.outcomes.len() > MANY => return Err(Silent::Endless),
            None => {}
        }
        self.outcomes.insert(position.clone(), None);
        let ended = match &position[..] {
            [only] => self.game.end(only).map_err(|trouble| Silent::Moves(format!("{trouble:?}")))?,
            _ => None,
        };
        let options = self.options(position)?;
        let mut found = match ended {
            Some(verdict) => Self::verdict(verdict),
            None if options.is_empty() => Self::verdict(self.game.stuck()),
            None => Outcome::P,
        };
        if ended.is_none() {
            for option in options {
                match self.outcome(&option, depth + 1)? {
                    Outcome::P => {
                        found = Outcome::N;
                        // The others are looked at all the same: play has to end.
                    }
                    Outcome::D if found == Outcome::P => found = Outcome::D,
                    _ => {}
                }
            }
        }
        self.outcomes.insert(position.clone(), Some(found));
        Ok(found)
    }

    fn value(&mut self, position: &Position, depth: usize) -> Result<u64, Silent> {
        assert_eq!((self.game.reach(), self.game.convention()), (1, Convention::Normal));
        let mut sum = 0;
        for part in position {
            sum ^= self.value_of(part, depth)?;
        }
        Ok(sum)
    }

    fn value_of(&mut self, part: &Vec<u64>, depth: usize) -> Result<u64, Silent> {
        match self.values.get(part) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => return Err(Silent::Endless),
            None if depth > DEEP || self.values.len() > MANY => return Err(Silent::Endless),
            None => {}
        }
        self.values.insert(part.clone(), None);
        let options = self.options(&vec![part.clone()])?;
        let mut taken: Vec<u64> = vec![];
        for option in options {
            taken.push(self.value(&option, depth + 1)?);
        }
        let least = (0..).find(|value| !taken.contains(value)).expect("there is one");
        self.values.insert(part.clone(), Some(least));
        Ok(least)
    }
}
