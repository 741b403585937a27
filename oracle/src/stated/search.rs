//! Truth of formulas by trying numbers, as far as they are bounded.

use super::facts::holds;
use super::{Automaton, Digits, Formula, Literal, Relation, Sense};
use std::cell::Cell;

/// Numbers known so far.
pub(crate) type Env = Vec<Option<u128>>;

/// A definition: how many numbers are free, how many bound, and what holds.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub(crate) free: usize,
    pub(crate) bound: Vec<usize>,
    pub(crate) all: Formula,
}

/// Definitions and limits for the evaluation of formulas.
pub(crate) struct Facts<'a> {
    pub(crate) digits: Digits,
    pub(crate) automata: &'a [Automaton],
    pub(crate) definitions: &'a [Body],
    /// Largest number that is tried where there is no bound.
    pub(crate) reach: u128,
    /// Number of numbers that may still be tried.
    pub(crate) left: Cell<u64>,
}

/// Numbers tried for one variable at most.
const MOST_TRIED: u128 = 4000;

/// A member of a conjunction, with its free numbers.
struct Member<'f> {
    negated: bool,
    formula: &'f Formula,
    numbers: Vec<usize>,
}

impl Facts<'_> {
    /// Truth of a formula; `None` if that was not found out.
    pub(crate) fn truth(&self, formula: &Formula, env: &mut Env) -> Option<bool> {
        match formula {
            Formula::Literal(literal) => Some(self.literal(literal, env)? == literal.positive),
            Formula::Not(inner) => Some(!self.truth(inner, env)?),
            Formula::And(parts) => self.every(parts, true, env),
            Formula::Or(parts) => self.every(parts, false, env),
            Formula::Exists(bound, inner) => self.some(bound, inner, env),
        }
    }

    /// Returns `true` if there are numbers with which a formula holds.
    fn some(&self, bound: &[usize], inner: &Formula, env: &mut Env) -> Option<bool> {
        let mut found = false;
        let whole = self.each(bound, inner, env, &mut |_| {
            found = true;
            true
        });
        if found { Some(true) } else { whole.then_some(false) }
    }

    /// All hold, or (for `false`) one of them.
    fn every(&self, parts: &[Formula], all: bool, env: &mut Env) -> Option<bool> {
        let mut sure = true;
        for part in parts {
            match self.truth(part, env) {
                None => sure = false,
                Some(holds) if holds != all => return Some(!all),
                Some(_) => {}
            }
        }
        sure.then_some(all)
    }

    fn literal(&self, literal: &Literal, env: &Env) -> Option<bool> {
        let numbers: Vec<u128> = literal.numbers.iter().map(|&number| env[number]).collect::<Option<_>>()?;
        let Relation::Defined(index) = literal.relation else {
            return holds(&literal.relation, &numbers, self.digits, self.automata);
        };
        let body = &self.definitions[index];
        let mut env: Env = numbers.into_iter().map(Some).collect();
        env.resize(body.free + body.bound.len(), None);
        self.some(&body.bound, &body.all, &mut env)
    }

    /// Visits all numbers with which a formula holds, until `found` returns `true`; `false` if some may have been missed.
    pub(crate) fn each(
        &self,
        bound: &[usize],
        formula: &Formula,
        env: &mut Env,
        found: &mut dyn FnMut(&mut Env) -> bool,
    ) -> bool {
        let (mut members, mut open) = (vec![], bound.to_vec());
        flatten(formula, &mut members, &mut open);
        let most = open.iter().copied().max().map_or(0, |most| most + 1);
        if env.len() < most {
            env.resize(most, None);
        }
        open.iter().for_each(|&number| env[number] = None);
        let mut whole = true;
        for member in &members {
            if member.numbers.iter().any(|&it| env[it].is_none()) {
                continue;
            }
            match self.truth(member.formula, env) {
                None => whole = false,
                Some(holds) if holds == member.negated => return true,
                Some(_) => {}
            }
        }
        if !whole {
            return false;
        }
        let stopped = self.search(&open, &members, env, &mut whole, found);
        open.iter().for_each(|&number| env[number] = None);
        whole || stopped
    }

    /// Returns `true` if the visit was stopped.
    fn search(
        &self,
        open: &[usize],
        members: &[Member],
        env: &mut Env,
        whole: &mut bool,
        found: &mut dyn FnMut(&mut Env) -> bool,
    ) -> bool {
        let range = |&number: &usize| (self.range(number, members, env), number);
        let size = |((least, most), _): &((u128, Option<u128>), usize)| {
            most.map_or(u128::MAX, |most| (most + 1).saturating_sub(*least))
        };
        let Some(((least, most), number)) = open.iter().map(range).min_by_key(size) else {
            return found(env);
        };
        let end = most.unwrap_or(least.max(self.reach)).min(least + MOST_TRIED);
        if most != Some(end) && most.is_none_or(|most| most > end) {
            *whole = false;
        }
        let rest: Vec<usize> = open.iter().copied().filter(|&other| other != number).collect();
        'values: for value in least..=end {
            if self.left.get() == 0 {
                *whole = false;
                break;
            }
            self.left.set(self.left.get() - 1);
            env[number] = Some(value);
            for member in members.iter().filter(|member| member.numbers.contains(&number)) {
                if member.numbers.iter().any(|&it| env[it].is_none()) {
                    continue;
                }
                match self.truth(member.formula, env) {
                    Some(holds) if holds != member.negated => {}
                    Some(_) => continue 'values,
                    None => {
                        *whole = false;
                        continue 'values;
                    }
                }
            }
            if self.search(&rest, members, env, whole, found) {
                return true;
            }
        }
        env[number] = None;
        false
    }

    /// Least and largest value that a number may have if one of these holds.
    fn hull(&self, number: usize, parts: &[Formula], env: &Env) -> (i128, Option<i128>) {
        let mut hull: Option<(u128, Option<u128>)> = None;
        for part in parts {
            let (mut members, mut open) = (vec![], vec![]);
            flatten(part, &mut members, &mut open);
            let (least, most) = self.range(number, &members, env);
            if most.is_some_and(|most| most < least) {
                continue;
            }
            let (from, to) = hull.unwrap_or((least, most));
            hull = Some((from.min(least), to.zip(most).map(|(to, most)| to.max(most))));
        }
        // Where none can hold, there is nothing.
        let (least, most) = hull.unwrap_or((1, Some(0)));
        (least as i128, most.map(|most| most as i128))
    }

    /// Least and largest value that a number may have.
    fn range(&self, number: usize, members: &[Member], env: &Env) -> (u128, Option<u128>) {
        let (mut least, mut most) = (0, None::<i128>);
        let lower =
            |most: &mut Option<i128>, bound: i128| *most = Some(most.map_or(bound, |most| most.min(bound)));
        for member in members.iter().filter(|member| member.numbers.contains(&number)) {
            if let Formula::Or(parts) = member.formula {
                let (from, to) = self.hull(number, parts, env);
                least = least.max(from);
                to.into_iter().for_each(|to| lower(&mut most, to));
            }
            let Formula::Literal(Literal { positive, relation, numbers }) = member.formula else { continue };
            let positive = *positive != member.negated;
            let known = |place: usize| env.get(numbers[place]).copied().flatten().map(|value| value as i128);
            let mine = |place: usize| numbers[place] == number;
            match relation {
                Relation::Linear(coefficients, constant, sense) => {
                    let (low, high) = bounds(number, numbers, coefficients, *constant, env);
                    let place = numbers.iter().position(|&it| it == number).unwrap_or(0);
                    let factor = coefficients[place];
                    // factor · number lies between these.
                    let (from, to) = match (sense, positive) {
                        (Sense::Zero, true) => (high.map(|high| -high), low.map(|low| -low)),
                        (Sense::Negative, true) => (None, low.map(|low| -low - 1)),
                        (Sense::Negative, false) => (high.map(|high| -high), None),
                        _ => (None, None),
                    };
                    let (from, to) =
                        if factor > 0 { (from, to) } else { (to.map(|it| -it), from.map(|it| -it)) };
                    let factor = factor.abs();
                    if let Some(from) = from {
                        least = least.max(-(-from).div_euclid(factor));
                    }
                    if let Some(to) = to {
                        lower(&mut most, to.div_euclid(factor));
                    }
                }
                Relation::Xor if positive => {
                    let others: Vec<i128> = (0..3).filter(|&place| !mine(place)).filter_map(known).collect();
                    if let [a, b] = *others {
                        least = least.max(a ^ b);
                        lower(&mut most, a ^ b);
                    }
                }
                Relation::Floor if positive && mine(0) => {
                    if let Some(y) = known(1) {
                        least = least.max(y / 2);
                        lower(&mut most, y);
                    }
                }
                Relation::Floor if positive => {
                    if let Some(y) = known(0).and_then(|x| self.digits.floor(x as u128)) {
                        least = least.max(y as i128);
                        lower(&mut most, y as i128);
                    }
                }
                Relation::LowestZeckendorf if positive && mine(1) && !mine(0) => {
                    if let Some(a) = known(0) {
                        lower(&mut most, a);
                    }
                }
                Relation::Ones(of) if positive && mine(1) => lower(&mut most, of.max(&1) - 1),
                Relation::Bit(_) if positive && mine(1) => lower(&mut most, 1),
                _ => {}
            }
        }
        // Nothing at all, if the largest is negative.
        match most {
            Some(most) if most < least => (1, Some(0)),
            most => (least as u128, most.map(|most| most as u128)),
        }
    }
}

/// Least and largest value of a sum without one number, if there are such.
fn bounds(
    without: usize,
    numbers: &[usize],
    coefficients: &[i128],
    constant: i128,
    env: &Env,
) -> (Option<i128>, Option<i128>) {
    let (mut low, mut high) = (Some(constant), Some(constant));
    for (&number, &factor) in numbers.iter().zip(coefficients).filter(|(number, _)| **number != without) {
        match env.get(number).copied().flatten() {
            Some(value) => {
                let more = factor * value as i128;
                (low, high) = (low.map(|low| low + more), high.map(|high| high + more));
            }
            None if factor > 0 => high = None,
            None => low = None,
        }
    }
    (low, high)
}

/// The members of a conjunction; what is bound in it is bound outside, since a name is bound only once.
fn flatten<'f>(formula: &'f Formula, members: &mut Vec<Member<'f>>, open: &mut Vec<usize>) {
    match formula {
        Formula::And(parts) => parts.iter().for_each(|part| flatten(part, members, open)),
        Formula::Exists(bound, inner) => {
            open.extend(bound);
            flatten(inner, members, open);
        }
        Formula::Not(inner) if matches!(**inner, Formula::Literal(_)) => {
            members.push(Member { negated: true, formula: inner, numbers: free(inner) });
        }
        other => members.push(Member { negated: false, formula: other, numbers: free(other) }),
    }
}

/// Free numbers of a formula, perhaps repeatedly.
pub(crate) fn free(formula: &Formula) -> Vec<usize> {
    match formula {
        Formula::Literal(literal) => literal.numbers.clone(),
        Formula::Not(inner) => free(inner),
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(free).collect(),
        Formula::Exists(bound, inner) => {
            let mut found = free(inner);
            found.retain(|number| !bound.contains(number));
            found
        }
    }
}
