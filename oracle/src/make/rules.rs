//! Random rules on tuples.

use super::terms::any_formula;
use crate::dice::Dice;
use crate::formula::{Formula, Relation};
use crate::game::{Part, Place, Rule};
use crate::term::Term;

fn places(names: &[String]) -> Vec<Place> {
    names.iter().map(|name| Place::Term(Term::name(name))).collect()
}

fn less(name: &str, by: Term) -> Term {
    Term::Subtract(Term::name(name).into(), by.into())
}

/// `least <= k`, and perhaps `k <= most`.
fn between(name: &str, least: i128, most: Option<Term>) -> Formula {
    let name = Term::name(name);
    match most {
        None => Formula::compare(name, Relation::GreaterEqual, Term::Number(least)),
        Some(most) => Formula::Compare(
            Term::Number(least),
            vec![(Relation::LessEqual, name), (Relation::LessEqual, most)],
        ),
    }
}

fn guarded(dice: &mut Dice, names: &[String], condition: Formula) -> Formula {
    if dice.below(3) < 2 {
        return condition;
    }
    let guard = any_formula(dice, names, 1);
    if dice.once_in(2) { condition.and(guard) } else { guard.and(condition) }
}

/// A rule after which some number has decreased and none has increased by much.
pub(super) fn rule(dice: &mut Dice, names: &[String]) -> Rule {
    let place = dice.below(names.len());
    let mine = names[place].clone();
    let before = places(names);
    let with = |term: Term| {
        let mut after = places(names);
        after[place] = Place::Term(term);
        after
    };
    let kind = dice.below(if names.len() == 1 { 10 } else { 13 });
    let (after, condition) = match kind {
        0..=1 => (vec![with(less(&mine, Term::Number(dice.from_to(1, 3))))], Formula::True),
        2..=4 => {
            let least = dice.from_to(1, 2);
            let most = match dice.below(4) {
                0 => None,
                1 => Some(Term::Name(dice.one(names).clone())),
                _ => Some(Term::Number(dice.from_to(least, 5))),
            };
            (vec![with(less(&mine, Term::name("k")))], between("k", least, most))
        }
        5 => {
            let mut numbers: Vec<(i128, i128)> =
                (0..1 + dice.below(3)).map(|_| dice.from_to(1, 8)).map(|s| (s, s)).collect();
            numbers.sort_unstable();
            numbers.dedup();
            (vec![with(less(&mine, Term::name("s")))], Formula::In(Term::name("s"), numbers))
        }
        6 => {
            let smaller = Formula::compare(Term::name("w"), Relation::Less, Term::name(&mine));
            (vec![with(Term::name("w"))], smaller)
        }
        7 => {
            let positive = Formula::compare(Term::name(&mine), Relation::GreaterEqual, Term::Number(1));
            let half = Term::Div(Term::name(&mine).into(), Term::Number(dice.from_to(2, 3)).into());
            (vec![with(half)], positive)
        }
        8..=9 if names.len() == 1 && dice.once_in(4) => return copied(dice, names),
        8..=9 if names.len() == 1 => return split(dice, names),
        8..=9 => ray(dice, names, before.clone()),
        10 => return exchanged(dice, names),
        11 => return raised(dice, names),
        _ => return several(dice, names),
    };
    let after = after.into_iter().map(Part::from).collect();
    Rule { before, after, condition: guarded(dice, names, condition) }
}

/// Equal shares, and perhaps the rest, or a share more each.
fn copied(dice: &mut Dice, names: &[String]) -> Rule {
    let (n, k) = (Term::name(&names[0]), Term::name("k"));
    let share = Term::Div(n.clone().into(), k.clone().into());
    let rest = Term::Mod(n.clone().into(), k.clone().into());
    let shares = |copies: Term, of: Term| Part { copies: Some(copies), places: vec![Place::Term(of)] };
    let more = Term::Add(share.clone().into(), Term::Number(1).into());
    let fewer = Term::Subtract(k.clone().into(), rest.clone().into());
    let after = match dice.below(4) {
        0 => vec![shares(k.clone(), share)],
        1 => vec![shares(k.clone(), share), vec![Place::Term(rest)].into()],
        2 => vec![shares(rest, more), shares(fewer, share)],
        _ => vec![shares(less("k", Term::Number(1)), share)],
    };
    let most = if dice.once_in(2) { n } else { Term::Number(dice.from_to(2, 4)) };
    let condition = between("k", 2, Some(most)).and(Formula::compare(
        Term::name(&names[0]),
        Relation::GreaterEqual,
        Term::Number(1),
    ));
    Rule { before: places(names), after, condition }
}

/// The same number from several places.
fn ray(dice: &mut Dice, names: &[String], _before: Vec<Place>) -> (Vec<Vec<Place>>, Formula) {
    let mut after = vec![];
    for (index, name) in names.iter().enumerate() {
        let times = if index == 0 { 1 } else { dice.from_to(0, 2) };
        after.push(Place::Term(match times {
            0 => Term::name(name),
            1 => less(name, Term::name("k")),
            _ => less(name, Term::Multiply(Term::Number(times).into(), Term::name("k").into())),
        }));
    }
    let most = dice.once_in(3).then(|| Term::Number(dice.from_to(1, 4)));
    (vec![after], between("k", 1, most))
}

/// The rest is split in two.
fn split(dice: &mut Dice, names: &[String]) -> Rule {
    let taken = dice.from_to(0, 2);
    let (i, j) = (Term::name("i"), Term::name("j"));
    let both = Term::Add(i.clone().into(), j.clone().into());
    let rest = if taken == 0 { Term::name(&names[0]) } else { less(&names[0], Term::Number(taken)) };
    let mut all = vec![Formula::compare(both, Relation::Equal, rest)];
    if taken == 0 || dice.once_in(2) {
        all.push(Formula::compare(i.clone(), Relation::GreaterEqual, Term::Number(1)));
        all.push(Formula::compare(j.clone(), Relation::GreaterEqual, Term::Number(1)));
    }
    if dice.once_in(4) {
        all.push(Formula::compare(i.clone(), *dice.one(&[Relation::Less, Relation::NotEqual]), j.clone()));
    }
    let after = vec![vec![Place::Term(i)].into(), vec![Place::Term(j)].into()];
    Rule { before: places(names), after, condition: Formula::And(all) }
}

/// Numbers change places, and one decreases.
fn exchanged(dice: &mut Dice, names: &[String]) -> Rule {
    let mut after = names.to_vec();
    dice.shuffle(&mut after);
    let falls = dice.below(after.len());
    let place = |(index, name): (usize, &String)| {
        Place::Term(if index == falls { less(name, Term::name("k")) } else { Term::name(name) })
    };
    let after: Vec<Place> = after.iter().enumerate().map(place).collect();
    let condition = between("k", 1, Some(Term::Number(dice.from_to(1, 3))));
    Rule { before: places(names), after: vec![after.into()], condition: guarded(dice, names, condition) }
}

/// The first decreases, and another one increases.
fn raised(dice: &mut Dice, names: &[String]) -> Rule {
    let mut after = places(names);
    after[0] = Place::Term(less(&names[0], Term::Number(1)));
    let more = Term::Add(Term::name(&names[1]).into(), Term::name("k").into());
    after[1] = Place::Term(more);
    let condition = between("k", 0, Some(Term::Number(dice.from_to(1, 2))));
    Rule { before: places(names), after: vec![after.into()], condition: guarded(dice, names, condition) }
}

/// Two different numbers from two places.
fn several(dice: &mut Dice, names: &[String]) -> Rule {
    let mut after = places(names);
    after[0] = Place::Term(less(&names[0], Term::name("k")));
    after[1] = Place::Term(less(&names[1], Term::name("l")));
    let (k, l) = (Term::name("k"), Term::name("l"));
    let positive = |name: &str| Formula::compare(Term::name(name), Relation::GreaterEqual, Term::Number(1));
    let both = Term::Add(k.clone().into(), l.clone().into());
    let condition = match dice.below(3) {
        0 => positive("k").and(positive("l")),
        1 => Formula::compare(both, Relation::GreaterEqual, Term::Number(1)),
        _ => {
            let near = Formula::compare(k, Relation::Less, Term::Add(l.into(), Term::Number(2).into()));
            positive("k").and(positive("l")).and(near)
        }
    };
    Rule { before: places(names), after: vec![after.into()], condition }
}

/// A rule by which play may cycle.
pub(super) struct Circle {
    pub(super) rule: Rule,
    /// `true` if endless play is declared a draw.
    pub(super) bound: bool,
}

/// One number increases up to a bound.
pub(super) fn circle(dice: &mut Dice, names: &[String]) -> Circle {
    let place = dice.below(names.len());
    let mut after = places(names);
    let more = Term::Number(dice.from_to(1, 2));
    after[place] = Place::Term(Term::Add(Term::name(&names[place]).into(), more.into()));
    let small = Formula::compare(Term::name(&names[place]), Relation::Less, Term::Number(dice.from_to(2, 6)));
    let condition = if dice.once_in(2) { small } else { small.and(any_formula(dice, names, 1)) };
    let rule = Rule { before: places(names), after: vec![after.into()], condition };
    Circle { rule, bound: dice.below(3) > 0 }
}
