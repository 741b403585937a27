//! The engines, all asked in the same way. Each is asked afresh for every fact.

use crate::facts::fact::Fact;
use dashu_int::UBig;
use rules::{Body, Convention, Form, Options, Outcome, Subject};
use solve::pool::Component;
use solve::search::{Outcomes, Suspense, Values};
use solve::table::{Backing, Want, table};
use solve::{Game, Halt, Limits, Refusal, loopy, sum};

/// Answer of an engine for a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EngineAnswer {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) value: Option<u64>,
}

impl EngineAnswer {
    fn outcome(outcome: Outcome) -> EngineAnswer {
        EngineAnswer { outcome: Some(outcome), value: None }
    }

    fn value(value: u64) -> EngineAnswer {
        EngineAnswer { outcome: Some(if value == 0 { Outcome::P } else { Outcome::N }), value: Some(value) }
    }
}

/// An engine opened for a fact answers the fact's position and those after a move.
pub(crate) type Engine<'f> = Box<dyn FnMut(&[Component]) -> Result<EngineAnswer, Halt> + 'f>;

type Open = fn(&Fact) -> Engine<'_>;

/// All engines by name. The last is the closed form, which is no engine of its own.
pub(crate) const ALL: [(&str, Open); 8] = [
    ("table of outcomes", outcome_table),
    ("table of values", value_table),
    ("search for outcomes", outcome_search),
    ("search for values", value_search),
    ("nim-sum", nim_sum),
    ("suspense numbers", suspense),
    ("loopy", graph),
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

fn outcome_table(fact: &Fact) -> Engine<'_> {
    let filled = extents(fact)
        .and_then(|box_| table(fact.instance(), &box_, Want::Outcomes, Backing::Memory, &Limits::none()));
    Box::new(move |position| match (&filled, position) {
        (Err(halt), _) => Err(halt.clone()),
        (Ok(filled), [one]) => match filled.outcome(&one.words) {
            Some(outcome) => Ok(EngineAnswer::outcome(outcome)),
            None => Err(beyond()),
        },
        (Ok(_), _) => Err(Refusal::NotATuple.into()),
    })
}

fn value_table(fact: &Fact) -> Engine<'_> {
    let filled = extents(fact)
        .and_then(|box_| table(fact.instance(), &box_, Want::Values, Backing::Memory, &Limits::none()));
    Box::new(move |position| {
        let filled = filled.as_ref().map_err(Halt::clone)?;
        sum::admit(&[fact.instance()], position)?;
        let value = |one: &Component| filled.value(&one.words).ok_or_else(beyond);
        Ok(EngineAnswer::value(position.iter().try_fold(0, |sum, one| Ok::<_, Halt>(sum ^ value(one)?))?))
    })
}

/// About how many sums can be reached from the fact's position.
fn sums(fact: &Fact) -> u64 {
    let words = || fact.position.iter().flat_map(|one| &one.words);
    let limit = match (&fact.instance().ruleset().body, fact.instance().form()) {
        // Heaps that split go through partitions: of all numbers up to 24 there are some thousands.
        (Body::Rules(rules), Form::Tuple(1)) if rules.iter().any(|rule| rule.after.len() > 1) => 24,
        // Coins that a move turns are heads of their own, and their sums grow.
        (Body::Native(_), _) | (_, Form::Tuple(2)) if splits(fact) => 5,
        _ => return words().map(|&word| word + 1).product(),
    };
    if words().sum::<u64>() <= limit { 10_000 } else { u64::MAX }
}

/// Returns `true` if a move may split a component.
fn splits(fact: &Fact) -> bool {
    let mut options = Options::new();
    fact.position.iter().any(|one| {
        options.clear();
        fact.instance().options(&one.words, &mut options).is_ok()
            && options.iter().any(|option| option.components().count() > 1)
    })
}

/// Has to go through whole sums, so it is spared those from which more than a million can be reached.
fn outcome_search(fact: &Fact) -> Engine<'_> {
    let small = sums(fact) <= 1_000_000;
    let mut search = if small { Outcomes::new(&[fact.instance()]) } else { Err(Refusal::TooManyPositions) };
    Box::new(move |position| match &mut search {
        Ok(search) => Ok(EngineAnswer::outcome(search.outcome(position, &Limits::none())?.outcome)),
        Err(refusal) => Err(refusal.clone().into()),
    })
}

fn value_search(fact: &Fact) -> Engine<'_> {
    let mut search = Values::new(&[fact.instance()]);
    Box::new(move |position| match (&mut search, position) {
        (Ok(search), [one]) => Ok(EngineAnswer::value(search.value(one, &Limits::none())?.value)),
        (Ok(_), _) => Err(Refusal::NotAPosition.into()),
        (Err(refusal), _) => Err(refusal.clone().into()),
    })
}

fn nim_sum(fact: &Fact) -> Engine<'_> {
    let games: [&dyn Game; 1] = [fact.instance()];
    Box::new(move |position| Ok(EngineAnswer::value(sum::value(&games, position, &Limits::none())?.value)))
}

fn suspense(fact: &Fact) -> Engine<'_> {
    let mut search = Suspense::new(&[fact.instance()]);
    Box::new(move |position| {
        let search = search.as_mut().map_err(|refusal| refusal.clone())?;
        let number = search.of_sum(position, &Limits::none())?.value;
        Ok(EngineAnswer::outcome(search.outcome(number)))
    })
}

/// Writes down every sum that can be reached, so it is spared more of them.
fn graph(fact: &Fact) -> Engine<'_> {
    let small = sums(fact) <= 20_000;
    Box::new(move |position| {
        if !small {
            return Err(Refusal::TooManyPositions.into());
        }
        Ok(EngineAnswer::outcome(loopy::analyse(&[fact.instance()], position, &Limits::none())?.outcome))
    })
}

/// The closed forms of the game's file.
fn claims(fact: &Fact) -> Engine<'_> {
    Box::new(move |position| {
        let naturals: Vec<Vec<UBig>> =
            position.iter().map(|one| one.words.iter().map(|&word| word.into()).collect()).collect();
        let whole: Vec<&[UBig]> = naturals.iter().map(Vec::as_slice).collect();
        let mut said = EngineAnswer::default();
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
