//! Claims by learned automata.
//!
//! Outcomes are a set of positions, and a value is a simple term plus a number determined by a few sets.
//! Candidates that agree with all data are proved like any other claim; a counterexample enlarges the data,
//! from which another automaton is learned.

use super::beyond::Beyond;
use super::learn::{Learned, Unlearned, learn, width};
use super::naming::{Kind, MOST_SETS, What};
use super::oracle::{Goal, Label, Silence};
use super::sample::Sample;
use super::search::{Search, Tried};
use super::{Discovery, Method, Stage, periodic, suggested};
use automata::Numeration;
use rules::Outcome;
use std::collections::BTreeMap;

/// Numerations in which automata are learned first.
const NUMERATIONS: [Numeration; 7] = [
    Numeration::Base(2),
    Numeration::Quadratic(1),
    Numeration::Base(3),
    Numeration::Quadratic(2),
    Numeration::Base(4),
    Numeration::Quadratic(3),
    Numeration::Quadratic(4),
];
/// Limit on the states of automata in numerations that are only suggested.
const MOST_SUGGESTED: usize = 48;
/// Limit on the columns of digits of learned automata.
const MOST_COLUMNS: usize = 700;
/// Limit on the numerations tried for one box.
const MOST_TRIED: usize = 4;
/// Limit on how often automata are learned again from larger data.
const ROUNDS: usize = 4;
/// Limit up to which the numbers accepted by an automaton are listed in order to detect a period.
const LISTED: u64 = 1 << 12;

/// Number of positions between two polls for interruption.
const OFTEN: usize = 1 << 10;

/// A set of positions.
type Set<'s> = Box<dyn Fn(&[u64]) -> bool + 's>;
/// Claims, given the term for each set.
type Claims = Box<dyn Fn(&Search, &[String]) -> Vec<String>>;

/// Sets of positions that determine all outcomes or values, and the claims that say so.
struct Characterization<'s> {
    sets: Vec<(What, Set<'s>)>,
    claims: Claims,
}

/// Claims by automata, those with the fewest states first.
pub(super) fn claims(search: &mut Search, sample: &mut Sample) -> Result<Option<Discovery>, Silence> {
    let Some(terms) = search.naming.terms(search.places) else { return Ok(None) };
    if search.unprovable.is_some() {
        return Ok(None);
    }
    for _ in 0..ROUNDS {
        let before = sample.side;
        let data = sample.clone();
        for characterization in characterizations(search, &data) {
            if let Some(found) = learned_claims(search, &characterization, &terms, &data, sample)? {
                return Ok(Some(found));
            }
        }
        if sample.side == before {
            break;
        }
    }
    Ok(None)
}

/// Ways to determine everything by sets.
fn characterizations<'s>(search: &Search, sample: &'s Sample) -> Vec<Characterization<'s>> {
    let sorted = matches!(search.naming.kind, Kind::Sum(_));
    let of = move |wanted: Outcome| -> Set<'s> {
        Box::new(move |at| sample.label(at) == Some(Label::Outcome(wanted)) && (!sorted || at.is_sorted()))
    };
    match (search.inquiry.goal, search.draws) {
        (Goal::Outcomes, false) => vec![Characterization {
            sets: vec![(What::Lost, of(Outcome::P))],
            claims: Box::new(|search, conditions| {
                conditions.iter().map(|lost| search.naming.claim("P", lost)).collect()
            }),
        }],
        (Goal::Outcomes, true) => vec![Characterization {
            sets: vec![(What::Lost, of(Outcome::P)), (What::Won, of(Outcome::N))],
            claims: Box::new(|search, conditions| {
                let letters = ["P", "N"].iter().zip(conditions);
                letters.map(|(letter, condition)| search.naming.claim(letter, condition)).collect()
            }),
        }],
        (Goal::Values, _) => values(search, sample),
    }
}

/// A value is one of several simple terms plus one of a few numbers.
fn values<'s>(search: &Search, sample: &'s Sample) -> Vec<Characterization<'s>> {
    let naming = &search.naming;
    let mut lines: Vec<(String, Vec<u64>, u64)> = vec![(String::new(), vec![0; search.places], 1)];
    for place in 0..search.places {
        let Some(term) = naming.place(place) else { continue };
        let unit = |factor: u64| (0..search.places).map(|other| factor * u64::from(other == place)).collect();
        lines.push((term.clone(), unit(1), 1));
        lines.push((format!("2*{term}"), unit(2), 1));
        lines.push((format!("{term} div 2"), unit(1), 2));
    }
    if search.places > 1
        && let Some(all) = (0..search.places).map(|place| naming.place(place)).collect::<Option<Vec<_>>>()
    {
        lines.push((all.join(" + "), vec![1; search.places], 1));
    }
    lines.into_iter().filter_map(|(line, factors, divisor)| by_line(sample, line, factors, divisor)).collect()
}

fn by_line<'s>(
    sample: &'s Sample,
    line: String,
    factors: Vec<u64>,
    divisor: u64,
) -> Option<Characterization<'s>> {
    let rest = move |at: &[u64]| -> Option<i64> {
        let Some(Label::Value(value)) = sample.label(at) else { return None };
        let here: u64 = at.iter().zip(&factors).map(|(number, factor)| number * factor).sum();
        Some(value as i64 - (here / divisor) as i64)
    };
    let mut rests: BTreeMap<i64, usize> = BTreeMap::new();
    for (index, (at, _)) in sample.each().enumerate() {
        if index % OFTEN == 0 && limits::watch::is_stopped() {
            return None;
        }
        *rests.entry(rest(&at)?).or_default() += 1;
        if rests.len() > MOST_SETS + 1 {
            return None;
        }
    }
    // The most common number comes last, for all other positions.
    let last = *rests.iter().max_by_key(|(rest, count)| (**count, -rest.abs()))?.0;
    let others: Vec<i64> = rests.into_keys().filter(|rest| *rest != last).collect();
    if others.is_empty() {
        return None;
    }
    let said = move |rest: i64| match (line.as_str(), rest) {
        ("", rest) => rest.to_string(),
        (line, 0) => line.to_owned(),
        (line, 1..) => format!("{line} + {rest}"),
        (line, _) => format!("{line} - {}", -rest),
    };
    let sets = others.iter().enumerate().map(|(index, &wanted)| {
        let rest = rest.clone();
        let is: Set<'s> = Box::new(move |at| rest(at) == Some(wanted));
        (What::Set(index), is)
    });
    let sets = sets.collect();
    let claims = move |search: &Search, conditions: &[String]| {
        let piece = |(rest, condition): (&i64, &String)| format!("{} if {condition}", said(*rest));
        let mut pieces: Vec<String> = others.iter().zip(conditions).map(piece).collect();
        pieces.push(format!("{} otherwise", said(last)));
        vec![search.naming.value(&pieces.join(" | "))]
    };
    Some(Characterization { sets, claims: Box::new(claims) })
}

/// Learns the sets in all numerations, and has the result proved.
fn learned_claims(
    search: &mut Search,
    characterization: &Characterization,
    terms: &[String],
    data: &Sample,
    sample: &mut Sample,
) -> Result<Option<Discovery>, Silence> {
    let more: Vec<Numeration> =
        suggested::numerations(&search.bare).into_iter().filter(|it| !NUMERATIONS.contains(it)).collect();
    let first = learned_in(search, &NUMERATIONS, (characterization, terms), data, sample)?;
    if first.is_some() {
        return Ok(first);
    }
    let shifted = shifted_pairs(search, (characterization, terms), data, sample)?;
    if shifted.is_some() {
        return Ok(shifted);
    }
    learned_in(search, &more, (characterization, terms), data, sample)
}

/// A set of pairs of which one number is the other with a 0 appended.
fn shifted_pairs(
    search: &mut Search,
    (characterization, terms): (&Characterization, &[String]),
    data: &Sample,
    sample: &mut Sample,
) -> Result<Option<Discovery>, Silence> {
    let [(_, member)] = &*characterization.sets else { return Ok(None) };
    if search.places != 2 {
        return Ok(None);
    }
    for numeration in suggested::second_degree() {
        let known = suggested::shifted(numeration);
        if data.each().all(|(at, _)| known.accepts(&at) == member(&at)) {
            let (items, _) = items(search, characterization, terms, std::slice::from_ref(&known));
            if let Tried::Proved(found) = search.consider(items, vec![known], sample)? {
                return Ok(Some(*found));
            }
        }
    }
    Ok(None)
}

/// Learns the sets in some numerations, and has the result proved.
fn learned_in(
    search: &mut Search,
    numerations: &[Numeration],
    (characterization, terms): (&Characterization, &[String]),
    data: &Sample,
    sample: &mut Sample,
) -> Result<Option<Discovery>, Silence> {
    let mut candidates: Vec<(usize, Vec<Learned>)> = vec![];
    let plain = search.inquiry.goal == Goal::Outcomes && !search.draws;
    let beyond = if plain { Beyond::of(data) } else { None };
    for &numeration in numerations {
        let Some(width) = width(numeration, search.places).filter(|&width| width <= MOST_COLUMNS) else {
            continue;
        };
        (search.inquiry.progress)(Stage::Learning(numeration));
        search.trying(Method::Automata(numeration));
        // An automaton with more edges than data has not been seen sufficiently.
        let usual = NUMERATIONS.contains(&numeration) || matches!(numeration, Numeration::Base(_));
        let seen = if beyond.is_some() { usize::MAX } else { data.positions / width / 2 };
        let most = search.inquiry.effort.learned.min(seen).max(4);
        let most = if usual { most } else { most.min(MOST_SUGGESTED) };
        let mut automata = vec![];
        for (_, member) in &characterization.sets {
            match learn(numeration, (data, beyond.as_ref()), member, most, search.inquiry.limits) {
                Ok(learned) => automata.push(learned),
                Err(Unlearned::Stopped) => return Err(Silence::Stopped),
                Err(Unlearned::States | Unlearned::Data) => break,
            }
        }
        if automata.len() == characterization.sets.len() {
            candidates.push((automata.iter().map(Learned::states).sum(), automata));
        }
    }
    // A set that is read in a base is also read in its powers: those come later.
    let bases: Vec<u64> = candidates.iter().filter_map(|(_, automata)| base(automata)).collect();
    let later = |automata: &[Learned]| {
        base(automata).is_some_and(|base| bases.iter().any(|&root| is_power(base, root)))
    };
    candidates.sort_by_key(|(states, automata)| (later(automata), *states));
    for (_, automata) in candidates.into_iter().take(MOST_TRIED) {
        let (items, kept) = items(search, characterization, terms, &automata);
        if let Tried::Proved(found) = search.consider(items, automata.clone(), sample)? {
            return Ok(Some(plainer(search, characterization, &automata, kept, sample)?.unwrap_or(*found)));
        }
    }
    Ok(None)
}

/// Base of the digits that automata read.
fn base(automata: &[Learned]) -> Option<u64> {
    match automata.first()?.numeration {
        Numeration::Base(base) => Some(base.into()),
        _ => None,
    }
}

/// Returns `true` if a number is the second or a higher power of a base.
fn is_power(number: u64, base: u64) -> bool {
    let powers = std::iter::successors(base.checked_mul(base), |power| power.checked_mul(base));
    powers.take_while(|&power| power <= number).any(|power| power == number)
}

/// Claims, and the automata in them.
fn items(
    search: &Search,
    characterization: &Characterization,
    terms: &[String],
    automata: &[Learned],
) -> (Vec<String>, Vec<String>) {
    let names = characterization.sets.iter().map(|(what, _)| search.naming.automaton(*what).to_owned());
    let names: Vec<String> = names.collect();
    let conditions: Vec<String> = names.iter().map(|name| format!("{name}({})", terms.join(", "))).collect();
    let texts = names.iter().zip(automata).map(|(name, automaton)| automaton.text(name));
    ((characterization.claims)(search, &conditions).into_iter().chain(texts).collect(), conditions)
}

/// The same without automata, if the accepted sets of one number are periodic.
fn plainer(
    search: &mut Search,
    characterization: &Characterization,
    automata: &[Learned],
    conditions: Vec<String>,
    sample: &mut Sample,
) -> Result<Option<Discovery>, Silence> {
    let (1, Some(term)) = (search.places, search.naming.place(0)) else { return Ok(None) };
    let mut plain = conditions;
    for (condition, automaton) in plain.iter_mut().zip(automata) {
        let members: Vec<bool> = (0..LISTED).map(|number| automaton.accepts(&[number])).collect();
        match periodic::set(&term, &members).into_iter().next() {
            Some(found) => *condition = found.text,
            None => return Ok(None),
        }
    }
    let claims = (characterization.claims)(search, &plain);
    Ok(match search.consider(claims, vec![], sample)? {
        Tried::Proved(found) => Some(*found),
        Tried::Wrong | Tried::Open => None,
    })
}
