//! Claims derived from the truth: formulas that agree with it on small positions, such formulas with
//! something changed, and unrelated formulas.

use crate::claim::{Claim, Content, Head, Says};
use crate::dice::Dice;
use crate::formula::{Formula, Predicate, Relation};
use crate::game::{Game, Place, Sum};
use crate::make::{any_formula, any_term};
use crate::play::Play;
use crate::shrink::altered;
use crate::term::{Env, Fold, Term};
use std::collections::{BTreeMap, BTreeSet};

/// Number of sets of features tried.
const TRIES: usize = 10;

/// A claim about the game, if one can be made.
pub(crate) fn claim(dice: &mut Dice, game: &Game, play: &Play, from: &[Sum]) -> Option<Claim> {
    let valued = game.is_plain(game.misere) && !play.circular && !play.cut && game.arity().is_some();
    if game.row {
        return Some(of_rows(dice));
    }
    if game.most() > 1 || game.arity() == Some(1) && !game.is_ended() && dice.once_in(6) {
        return Some(of_sums(dice, game));
    }
    let names = names(dice, game)?;
    if valued && dice.once_in(3) {
        return Some(of_values(dice, &names, play, from));
    }
    // For positions with several components only the values are of interest.
    let draws = game.endless || game.is_ended();
    let letter = if draws { *dice.one(&['P', 'P', 'N', 'D']) } else { *dice.one(&['P', 'P', 'P', 'N']) };
    let mined = |dice: &mut Dice| {
        found(dice, &names, from, &|sum| play.outcome(sum).map(|found| u64::from(found == letter)))
    };
    let formula = match dice.below(6) {
        0 => any_formula(dice, &names, 2),
        1 => mined(dice).map(|formula| altered(&formula, dice)).unwrap_or(Formula::True),
        _ => mined(dice).unwrap_or_else(|| any_formula(dice, &names, 2)),
    };
    let misere = if dice.once_in(8) { Some(game.misere) } else { None };
    Some(Claim {
        misere,
        says: Says::Outcome(letter),
        head: Head::Tuple(names),
        content: Content::Iff(formula),
    })
}

/// Names for the numbers of a component: those of a rule, or others.
fn names(dice: &mut Dice, game: &Game) -> Option<Vec<String>> {
    let pattern = &game.rules().first()?.before;
    let named: Option<Vec<String>> = pattern
        .iter()
        .map(|place| if let Place::Term(Term::Name(name)) = place { Some(name.clone()) } else { None })
        .collect();
    let others = ["y", "x", "w"].map(String::from)[..pattern.len().min(3)].to_vec();
    // No name is repeated in the head of a claim.
    let apart = |names: &Vec<String>| names.iter().collect::<BTreeSet<_>>().len() == names.len();
    Some(named.filter(apart).filter(|_| dice.below(4) > 0).unwrap_or(others))
}

fn env(names: &[String], at: &[u64]) -> Env<'static> {
    let largest = i128::from(at.iter().copied().max().unwrap_or(0));
    let names = names.iter().cloned().zip(at.iter().map(|&number| i128::from(number))).collect();
    Env { names, reach: 3 * largest + 16, ..Env::default() }
}

/// A feature that a claim may use: a number with few values.
fn feature(dice: &mut Dice, names: &[String]) -> Formula {
    let first = dice.below(names.len());
    let a = Term::name(&names[first]);
    let b = Term::name(&names[(first + 1 + dice.below(names.len().max(2) - 1)) % names.len()]);
    let mut number = |most| Term::Number(dice.from_to(0, most));
    let (small, other) = (number(6), number(3));
    match dice.below(10) {
        0 | 1 | 9 => Formula::compare(a, Relation::Equal, b),
        2 => Formula::compare(a, Relation::Less, b),
        3 => Formula::compare(a, Relation::LessEqual, small),
        4 => Formula::compare(Term::Add(b.into(), other.into()), Relation::Equal, a),
        5 => Formula::Is(Predicate::Even, Term::Add(a.into(), b.into())),
        6 => {
            let floor = Term::Floor { plus: 1, root: 5, over: 2, of: Term::name("j").into() };
            let wythoff = |low: Term, high: Term| {
                Formula::And(vec![
                    Formula::compare(low.clone(), Relation::Equal, floor.clone()),
                    Formula::compare(high, Relation::Equal, Term::Add(low.into(), Term::name("j").into())),
                ])
            };
            Formula::Exists(
                vec!["j".into()],
                Formula::Or(vec![wythoff(a.clone(), b.clone()), wythoff(b, a)]).into(),
            )
        }
        7 => Formula::compare(a, Relation::Equal, small),
        _ => any_formula(dice, names, 0),
    }
}

/// A formula that holds where the truth is 1, if few features determine it on these positions.
fn found(
    dice: &mut Dice,
    names: &[String],
    from: &[Sum],
    truth: &dyn Fn(&Sum) -> Option<u64>,
) -> Option<Formula> {
    if names.len() == 1
        && let Some(formula) = residues(&names[0], from, truth)
    {
        return Some(formula);
    }
    let mut best: Option<(usize, Formula)> = None;
    for _ in 0..TRIES {
        let modulus = dice.from_to(1, 5);
        let rest = Term::Mod(Term::Name(dice.one(names).clone()).into(), Term::Number(modulus).into());
        let count = 1 + dice.below(2);
        let features: Vec<Formula> = (0..count).map(|_| feature(dice, names)).collect();
        let mut classes: BTreeMap<Vec<i128>, [usize; 2]> = BTreeMap::new();
        for sum in from {
            let Some(truth) = truth(sum) else { continue };
            let env = env(names, &sum[0]);
            let mut key = vec![rest.value(&env).unwrap_or(0)];
            key.extend(features.iter().map(|feature| i128::from(feature.holds(&env))));
            classes.entry(key).or_default()[truth.min(1) as usize] += 1;
        }
        let wrong: usize = classes.values().map(|[no, yes]| no.min(yes)).sum();
        let yes: Vec<&Vec<i128>> =
            classes.iter().filter(|(_, [no, yes])| yes > no).map(|(key, _)| key).collect();
        if yes.len() > 4 || best.as_ref().is_some_and(|(known, _)| *known <= wrong) {
            continue;
        }
        let class = |key: &&Vec<i128>| {
            let residue = Formula::compare(rest.clone(), Relation::Equal, Term::Number(key[0]));
            let mut all = if modulus == 1 { vec![] } else { vec![residue] };
            all.extend(features.iter().zip(&key[1..]).map(|(feature, &holds)| {
                if holds == 1 { feature.clone() } else { Formula::Not(feature.clone().into()) }
            }));
            if all.len() == 1 { all.remove(0) } else { Formula::And(all) }
        };
        let mut any: Vec<Formula> = yes.iter().map(class).collect();
        dice.shuffle(&mut any);
        let formula = match any.len() {
            0 => Formula::False,
            1 => any.remove(0),
            _ => Formula::Or(any),
        };
        best = Some((wrong, formula));
        if wrong == 0 {
            break;
        }
    }
    best.map(|(_, formula)| formula)
}

/// `n in {…} or n >= s and n mod m in {…}`, the shortest that agrees.
fn residues(name: &str, from: &[Sum], truth: &dyn Fn(&Sum) -> Option<u64>) -> Option<Formula> {
    let told: Vec<(u64, bool)> = from.iter().filter_map(|sum| Some((sum[0][0], truth(sum)? == 1))).collect();
    for modulus in 1..=9u64 {
        for start in 0..=6u64 {
            let class = |residue: u64| -> Option<bool> {
                let mut found = None;
                for &(_, holds) in told.iter().filter(|(at, _)| *at >= start && at % modulus == residue) {
                    if found.is_some_and(|found| found != holds) {
                        return None;
                    }
                    found = Some(holds);
                }
                Some(found.unwrap_or(false))
            };
            let Some(classes) = (0..modulus).map(class).collect::<Option<Vec<bool>>>() else { continue };
            let n = Term::name(name);
            let of = |list: Vec<u64>| {
                list.into_iter().map(|one| (i128::from(one), i128::from(one))).collect::<Vec<_>>()
            };
            let early =
                of(told.iter().filter(|(at, holds)| *at < start && *holds).map(|&(at, _)| at).collect());
            let late = of((0..modulus).filter(|&residue| classes[residue as usize]).collect());
            let rest = Term::Mod(n.clone().into(), Term::Number(modulus.into()).into());
            let mut always = Formula::In(rest, late);
            if start > 0 {
                always = Formula::compare(n.clone(), Relation::GreaterEqual, Term::Number(start.into()))
                    .and(always);
            }
            return Some(if early.is_empty() {
                always
            } else {
                Formula::Or(vec![Formula::In(n, early), always])
            });
        }
    }
    None
}

fn of_values(dice: &mut Dice, names: &[String], play: &Play, from: &[Sum]) -> Claim {
    let head = Head::Tuple(names.to_vec());
    let says = Says::Value;
    let value = |at: &Vec<u64>| play.value(at).map(i128::from);
    if names.len() == 1 {
        let list: Vec<i128> = (0..).map_while(|n| value(&vec![n])).collect();
        let length = 1 + dice.below(5);
        let start = dice.below(4);
        if list.len() > start + 2 * length && !dice.once_in(3) {
            // The shortest that agrees, or else one that does not.
            let fits = |start: usize, length: usize| {
                let plus = list[start + length] - list[start];
                let all = (start..list.len() - length).all(|n| list[n + length] - list[n] == plus);
                (all && plus >= 0).then_some(plus)
            };
            let known = (1..=6)
                .flat_map(|length| (0..=6).map(move |start| (start, length)))
                .filter(|(start, length)| start + length < list.len())
                .find_map(|(start, length)| Some((start, length, fits(start, length)?)));
            let (start, length, plus) = known.unwrap_or((start, length, 0));
            let mut period = list[start..start + length].to_vec();
            if dice.once_in(5) {
                period[0] += 1;
            }
            let content = Content::Periodic { start: list[..start].to_vec(), period, plus };
            return Claim { misere: None, says, head, content };
        }
    }
    let (a, b) = (Term::name(&names[0]), Term::name(names.last().unwrap_or(&names[0])));
    let modulus = Term::Number(dice.from_to(2, 5));
    let ideas = [
        a.clone(),
        Term::Mod(a.clone().into(), modulus.clone().into()),
        Term::Xor(a.clone().into(), b.clone().into()),
        Term::Add(a.clone().into(), b.clone().into()),
        Term::Mod(Term::Add(b.clone().into(), a.clone().into()).into(), modulus.clone().into()),
        Term::Call(crate::term::Function::Min, vec![b.clone(), a.clone()]),
        Term::Call(crate::term::Function::Max, vec![a.clone(), b.clone()]),
        Term::Div(a.into(), modulus.into()),
    ];
    let agrees = |term: &&Term| {
        from.iter()
            .all(|sum| value(&sum[0]).is_none_or(|value| term.value(&env(names, &sum[0])) == Some(value)))
    };
    if let Some(term) = ideas.iter().find(agrees) {
        return Claim { misere: None, says, head, content: Content::Pieces(vec![(term.clone(), None)]) };
    }
    let most = from.iter().filter_map(|sum| play.value(&sum[0])).max().unwrap_or(0).min(1);
    let mut pieces: Vec<(Term, Option<Formula>)> = (0..=most)
        .filter_map(|wanted| {
            let formula =
                found(dice, names, from, &|sum| play.value(&sum[0]).map(|value| u64::from(value == wanted)))?;
            Some((Term::Number(wanted.into()), Some(formula)))
        })
        .collect();
    if pieces.is_empty() || dice.once_in(2) {
        pieces.push((any_term(dice, names, 1), None));
    }
    Claim { misere: None, says, head, content: Content::Pieces(pieces) }
}

fn of_sums(dice: &mut Dice, game: &Game) -> Claim {
    let n = Term::name("n");
    let rest = Term::Mod(n.clone().into(), Term::Number(dice.from_to(2, 6)).into());
    let part = if dice.once_in(2) { n.clone() } else { rest };
    let base = Term::Number(game.most() as i128 + 1);
    let mut fold = match dice.below(4) {
        0 | 1 if game.most() > 1 => Term::Columns(part.into(), base.into(), None),
        0..=2 => Term::Fold(Fold::Xor, part.into(), None),
        _ => {
            let large = Formula::compare(n.clone(), Relation::GreaterEqual, Term::Number(dice.from_to(0, 2)));
            Term::Fold(
                *dice.one(&[Fold::Xor, Fold::Sum, Fold::Max, Fold::Min]),
                part.into(),
                Some(large.into()),
            )
        }
    };
    if dice.once_in(6) {
        fold = Term::Mod(fold.into(), Term::Number(2).into());
    }
    let zero = Formula::compare(fold, Relation::Equal, Term::Number(0));
    let formula = if game.misere {
        let large = Formula::compare(n, Relation::GreaterEqual, Term::Number(2));
        let some = Formula::compare(Term::Count(large.into()), Relation::Greater, Term::Number(0));
        Formula::Iff(zero.into(), some.into())
    } else {
        zero
    };
    let head = Head::Sum(vec!["n".into()]);
    Claim {
        misere: None,
        says: Says::Outcome(*dice.one(&['P', 'P', 'N'])),
        head,
        content: Content::Iff(formula),
    }
}

fn of_rows(dice: &mut Dice) -> Claim {
    let (x, i) = (Term::name("x"), Term::name("i"));
    let odd = Formula::Is(*dice.one(&[Predicate::Odd, Predicate::Even]), i);
    let which = match dice.below(3) {
        0 => None,
        1 => Some(Box::new(odd)),
        _ => Some(Box::new(Formula::compare(
            x.clone(),
            Relation::GreaterEqual,
            Term::Number(dice.from_to(1, 2)),
        ))),
    };
    let part = match dice.below(3) {
        0 => x,
        1 => Term::Mod(x.into(), Term::Number(dice.from_to(2, 3)).into()),
        _ => Term::Subtract(x.into(), Term::name("w").into()),
    };
    let fold = match dice.below(3) {
        0 => Term::Fold(*dice.one(&[Fold::Sum, Fold::Max, Fold::Min]), part.into(), which),
        _ => Term::Fold(Fold::Xor, part.into(), which),
    };
    let is = if dice.once_in(4) { Relation::NotEqual } else { Relation::Equal };
    let formula = Formula::compare(fold, is, Term::Number(0));
    let head = Head::Row {
        element: "x".into(),
        after: Some("w".into()),
        at: Some("i".into()),
        of: dice.once_in(3).then(|| "n".into()),
    };
    Claim {
        misere: None,
        says: Says::Outcome(*dice.one(&['P', 'P', 'N'])),
        head,
        content: Content::Iff(formula),
    }
}
