//! Techniques of `solve` on their own, and the closed forms, all asked in the same way, afresh for every fact: tables and
//! searches where the engines of the library choose between them, and every claim of a game where an engine takes the first.

use super::fact::Fact;
use dashu_int::UBig;
use rules::{Convention, Form, Outcome, Subject};
use solve::pool::Component;
use solve::search::Values;
use solve::{Game, Halt, Limits, Refusal, sum};
use tables::{Backing, Want, table};

/// Answer of a technique for a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Told {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) value: Option<u64>,
}

impl Told {
    fn outcome(outcome: Outcome) -> Told {
        Told { outcome: Some(outcome), value: None }
    }

    fn value(value: u64) -> Told {
        Told { outcome: Some(if value == 0 { Outcome::P } else { Outcome::N }), value: Some(value) }
    }
}

/// A technique opened for a fact answers the fact's position and those after a move.
pub(crate) type Technique<'f> = Box<dyn FnMut(&[Component]) -> Result<Told, Halt> + 'f>;

type Open = fn(&Fact) -> Technique<'_>;

/// All techniques by name.
pub(crate) const ALL: [(&str, Open); 5] = [
    ("table of outcomes", outcome_table),
    ("table of values", value_table),
    ("search for values", value_search),
    ("nim-sum", nim_sum),
    ("claims", claims),
];

/// The box that holds the fact's components.
fn extents(fact: &Fact) -> Result<Vec<u64>, Halt> {
    let Form::Tuple(arity) = fact.instance().form() else { return Err(Refusal::NotATuple.into()) };
    let largest =
        |place: usize| fact.position.iter().map(|component| component.words[place]).max().unwrap_or(0);
    Ok((0..arity).map(|place| largest(place) + 1).collect())
}

/// The box is that of the fact; a move may lead out of it, where the table goes beyond its box while it is filled.
fn beyond() -> Halt {
    Refusal::LeavesBox { rule: 0 }.into()
}

fn outcome_table(fact: &Fact) -> Technique<'_> {
    let filled = extents(fact)
        .and_then(|box_| table(fact.instance(), &box_, Want::Outcomes, Backing::Memory, &Limits::none()));
    Box::new(move |position| match (&filled, position) {
        (Err(halt), _) => Err(halt.clone()),
        (Ok(filled), [one]) => match filled.outcome(&one.words) {
            Some(outcome) => Ok(Told::outcome(outcome)),
            None => Err(beyond()),
        },
        (Ok(_), _) => Err(Refusal::NotATuple.into()),
    })
}

fn value_table(fact: &Fact) -> Technique<'_> {
    let filled = extents(fact)
        .and_then(|box_| table(fact.instance(), &box_, Want::Values, Backing::Memory, &Limits::none()));
    Box::new(move |position| {
        let filled = filled.as_ref().map_err(Halt::clone)?;
        sum::admit(&[fact.instance()], position)?;
        let value = |one: &Component| filled.value(&one.words).ok_or_else(beyond);
        Ok(Told::value(position.iter().try_fold(0, |sum, one| Ok::<_, Halt>(sum ^ value(one)?))?))
    })
}

fn value_search(fact: &Fact) -> Technique<'_> {
    let mut search = Values::new(&[fact.instance()]);
    Box::new(move |position| match (&mut search, position) {
        (Ok(search), [one]) => Ok(Told::value(search.value(one, &Limits::none())?.value)),
        (Ok(_), _) => Err(Refusal::NotAPosition.into()),
        (Err(refusal), _) => Err(refusal.clone().into()),
    })
}

fn nim_sum(fact: &Fact) -> Technique<'_> {
    let games: [&dyn Game; 1] = [fact.instance()];
    Box::new(move |position| Ok(Told::value(sum::value(&games, position, &Limits::none())?.value)))
}

/// The closed forms of the game's file.
fn claims(fact: &Fact) -> Technique<'_> {
    Box::new(move |position| {
        let naturals: Vec<Vec<UBig>> =
            position.iter().map(|one| one.words.iter().map(|&word| word.into()).collect()).collect();
        let whole: Vec<&[UBig]> = naturals.iter().map(Vec::as_slice).collect();
        let mut said = Told::default();
        for claim in fact.instance().claims().iter().filter(|claim| claim.convention == fact.convention()) {
            assert!(claim.theorem.is_some(), "a claim of the catalogue has to be a theorem");
            let of_sums = matches!(claim.subject, Subject::Sum(_));
            match claim.outcome() {
                Some(outcome) if of_sums || position.len() == 1 => {
                    let holds = claim.holds(&whole).expect("small numbers can be told");
                    let alone = fact.instance().claims().iter().all(|other| {
                        other.convention != fact.convention()
                            || other.outcome().is_none_or(|other| other == outcome)
                    });
                    let known = match (outcome, holds) {
                        (outcome, true) => Some(outcome),
                        // Without draws, what is not P is N; with them another claim has to say so.
                        (Outcome::P, false) if !fact.instance().draws_declared() && alone => Some(Outcome::N),
                        _ => None,
                    };
                    assert!(
                        said.outcome.is_none() || known.is_none() || said.outcome == known,
                        "claims disagree"
                    );
                    said.outcome = said.outcome.or(known);
                }
                None if fact.convention() == Convention::Normal => {
                    let value = |one: &&[UBig]| {
                        let value =
                            claim.value(&[one]).ok().flatten().expect("the claim gives a value everywhere");
                        u64::try_from(&value).expect("a word")
                    };
                    let value = whole.iter().fold(0, |sum, one| sum ^ value(one));
                    said.value = Some(value);
                    said.outcome.get_or_insert(if value == 0 { Outcome::P } else { Outcome::N });
                }
                _ => {}
            }
        }
        if said.outcome.is_none() && said.value.is_none() {
            return Err(Refusal::NotAPosition.into());
        }
        Ok(said)
    })
}
