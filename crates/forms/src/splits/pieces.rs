//! Pieces of a condition: about the amount, about parts, and about comparisons of parts.

use super::reading::Reading;
use super::{Amounts, Pair, Split};
use crate::shapes::Masks;
use dashu_int::IBig;
use dashu_int::ops::DivEuclid;
use formulas::linear::{Linear, variable};
use formulas::walk;
use rules::Relation;
use rules::{Formula, Set, Slot, Term};

/// Pieces of a condition.
pub(super) struct Pieces {
    /// Conditions on the amount only.
    amounts: Vec<Formula>,
    /// Least size of each part.
    least: Vec<IBig>,
    /// Forms that have to be nonnegative.
    forms: Vec<Linear>,
    /// Forms that must not be 0.
    nonzero: Vec<Linear>,
    pair: Pair,
}

impl Pieces {
    /// Sorts the condition of a rule; `None` if some piece is of another kind.
    pub(super) fn of(reading: &Reading) -> Option<Pieces> {
        let mut pieces = Pieces {
            amounts: vec![],
            least: vec![IBig::ZERO; reading.parts.len()],
            forms: vec![],
            nonzero: vec![],
            pair: Pair::Any,
        };
        for condition in &reading.conditions {
            let speaks_of_parts = walk::variables(condition).iter().any(|&slot| slot != reading.taken);
            match speaks_of_parts {
                false if *condition == Formula::True => {}
                false => pieces.amounts.push(condition.clone()),
                true => pieces.add(condition, reading)?,
            }
        }
        Some(pieces)
    }

    fn add(&mut self, condition: &Formula, reading: &Reading) -> Option<()> {
        match condition {
            Formula::Compare(relation, a, b) => self.compare(*relation, &Linear::difference(a, b)?, reading),
            Formula::In(term, Set::Ranges(ranges)) => {
                let [(from, to)] = &**ranges else { return None };
                let (term, from, to) = (linear(term)?, linear(from)?, linear(to)?);
                self.compare(Relation::GreaterEqual, &term.clone().plus(&from, &IBig::NEG_ONE), reading)?;
                self.compare(Relation::LessEqual, &term.plus(&to, &IBig::NEG_ONE), reading)
            }
            // Some part is not empty: their sum is at least 1.
            _ if not_all_empty(condition, &reading.parts) => {
                let sum = reading
                    .parts
                    .iter()
                    .fold(Linear::default(), |sum, &part| sum.plus(&variable(part), &IBig::ONE));
                self.natural(less_one(sum), reading)
            }
            _ => None,
        }
    }

    /// Adds the comparison of a form with 0.
    fn compare(&mut self, relation: Relation, form: &Linear, reading: &Reading) -> Option<()> {
        let opposite = || Linear::default().plus(form, &IBig::NEG_ONE);
        match relation {
            Relation::GreaterEqual => self.natural(form.clone(), reading),
            Relation::Greater => self.natural(less_one(form.clone()), reading),
            Relation::LessEqual => self.natural(opposite(), reading),
            Relation::Less => self.natural(less_one(opposite()), reading),
            Relation::Equal | Relation::NotEqual if is_pair(form, reading) => {
                let pair = if relation == Relation::Equal { Pair::Equal } else { Pair::Different };
                if !matches!(self.pair, Pair::Any) && self.pair != pair {
                    return None;
                }
                self.pair = pair;
                Some(())
            }
            Relation::Equal => None,
            Relation::NotEqual => {
                self.nonzero.push(form.clone());
                Some(())
            }
        }
    }

    /// Adds a form that has to be nonnegative.
    fn natural(&mut self, form: Linear, reading: &Reading) -> Option<()> {
        let of_one = form.variables.len() == 1;
        let part = reading.parts.iter().position(|&part| of_one && form.multiple(part) > IBig::ZERO);
        match part {
            Some(index) => {
                // multiple * part + constant >= 0
                let least = -form.constant.clone().div_euclid(form.multiple(reading.parts[index]));
                self.least[index] = self.least[index].clone().max(least);
            }
            None => self.forms.push(form),
        }
        Some(())
    }

    /// The split described by the pieces: `None` if there is none, `Some(None)` if the move does not exist.
    pub(super) fn split(mut self, reading: &Reading, masks: Masks<'_>) -> Option<Option<Split>> {
        let parts = reading.parts.len();
        let taken = Amounts::of(&self.amounts, reading, parts == 0, masks)?;
        let Some(first) = taken.first() else { return Some(None) };
        let only = taken.is_only(first);
        if only {
            self.put_in(first, reading)?;
        }
        self.strict(reading);
        if self.pair != Pair::Any && parts != 2 {
            return None;
        }
        self.pass_on(reading);
        let late = if only { self.even_out(first, reading) } else { None };
        if self.pair == Pair::Equal
            && let Some(most) = self.least.iter().max().cloned()
        {
            self.least.fill(most);
        }
        let whole = variable(reading.taken);
        let whole = reading.parts.iter().fold(whole, |sum, part| sum.plus(&variable(*part), &IBig::ONE));
        orders(parts).into_iter().find_map(|order| {
            let sorted = Sorted::new(&self, reading, &order, first)?;
            let mut from = late.clone().unwrap_or(IBig::ZERO);
            // A form that is never 0, or only at its least value.
            let nonzero = self.nonzero.iter().map(|form| match sorted.least_of(form) {
                Some(least) if least == IBig::ZERO => Some(less_one(form.clone())),
                Some(least) if least > IBig::ZERO => Some(form.clone()),
                _ => None,
            });
            let nonzero: Vec<Linear> = nonzero.collect::<Option<_>>()?;
            for form in self.forms.iter().chain(&nonzero) {
                if sorted.least_of(form).is_some_and(|least| least >= IBig::ZERO) {
                    continue;
                }
                // n + constant >= 0
                let variables = Linear { constant: IBig::ZERO, ..form.clone() };
                if variables != whole {
                    return None;
                }
                from = from.max(-form.constant.clone());
            }
            let least = u64::try_from(&sorted.least).ok()?;
            let from = u64::try_from(&from).ok()?;
            Some(Some(Split { parts, taken: taken.clone(), least, from, pair: self.pair }))
        })
    }

    /// The splits of each of a few amounts, where there is none for all of them together.
    pub(super) fn apart(reading: &Reading, masks: Masks<'_>) -> Option<Vec<Split>> {
        const FEW: usize = 16;
        let amounts = Amounts::of(&Pieces::of(reading)?.amounts, reading, reading.parts.is_empty(), masks)?;
        if amounts.cycle().is_some() || amounts.listed().count() > FEW || amounts.listed().count() < 2 {
            return None;
        }
        let of = |amount: u64| {
            let only =
                Formula::Compare(Relation::Equal, Term::Variable(reading.taken), Term::Number(amount.into()));
            Pieces { amounts: vec![only], ..Pieces::of(reading)? }.split(reading, masks)
        };
        let splits: Option<Vec<Option<Split>>> = amounts.listed().map(of).collect();
        Some(splits?.into_iter().flatten().collect())
    }

    /// Substitutes the only amount, where a form does not treat both parts alike.
    fn put_in(&mut self, amount: u64, reading: &Reading) -> Option<()> {
        let (one, pair, amount) = (form_multiples(reading), reading.parts.len() == 2, IBig::from(amount));
        let known = |mut form: Linear| {
            let alike = one(&form);
            match (alike, form.multiple(reading.taken)) {
                // A condition on the sum of the parts is one on the heap.
                (Some(multiple), taken) if multiple == IBig::ONE && taken == IBig::ZERO => {
                    form.constant -= &amount;
                    form.plus(&variable(reading.taken), &IBig::ONE)
                }
                (None, _) if pair => {
                    if let Some(multiple) = form.variables.remove(&reading.taken) {
                        form.constant += multiple * &amount;
                    }
                    form
                }
                _ => form,
            }
        };
        for form in std::mem::take(&mut self.forms) {
            self.natural(known(form), reading)?;
        }
        for form in std::mem::take(&mut self.nonzero) {
            self.compare(Relation::NotEqual, &known(form), reading)?;
        }
        Some(())
    }

    /// Two parts, one of at least m and the other of at least m + 1, in any order: of all pairs of at least m
    /// only the one of two m is excluded, and with one amount it is left by a single heap. Returns the heap
    /// from which on the condition is that both parts are at least m.
    fn even_out(&mut self, amount: u64, reading: &Reading) -> Option<IBig> {
        let (&[a, b], [least, other]) = (&*reading.parts, &*self.least) else { return None };
        let alike = |form: &Linear| form.multiple(a) == form.multiple(b);
        let (low, high) = (least.clone().min(other.clone()), least.max(other));
        if self.pair != Pair::Any
            || *high != &low + IBig::ONE
            || !self.forms.iter().chain(&self.nonzero).all(alike)
        {
            return None;
        }
        let from = IBig::from(amount) + &low * IBig::from(2u8) + IBig::ONE;
        self.least.fill(low);
        Some(from)
    }

    /// A part that is larger than the other differs from it.
    fn strict(&mut self, reading: &Reading) {
        let [a, b] = *reading.parts else { return };
        let larger = |form: &Linear| {
            let (first, second) = (form.multiple(a), form.multiple(b));
            form.variables.len() == 2 && first == -second.clone() && {
                // The parts are integers, so the form is nonnegative only where they differ.
                form.constant < IBig::ZERO && -form.constant.clone() <= first.clone().max(second)
            }
        };
        if self.pair == Pair::Any && self.forms.iter().any(larger) {
            self.pair = Pair::Different;
        }
    }

    /// A part larger than another is at least the other's least size.
    fn pass_on(&mut self, reading: &Reading) {
        for _ in 0..reading.parts.len() {
            for form in &self.forms {
                let at = |wanted: IBig| reading.parts.iter().position(|&part| form.multiple(part) == wanted);
                let (Some(large), Some(small)) = (at(IBig::ONE), at(IBig::NEG_ONE)) else { continue };
                if form.variables.len() == 2 {
                    let least = &self.least[small] - &form.constant;
                    self.least[large] = self.least[large].clone().max(least);
                }
            }
        }
    }
}

/// The parts in ascending order: the first, and the excess of each over the one before.
struct Sorted<'a> {
    reading: &'a Reading,
    order: &'a [usize],
    /// Least size of the first.
    least: IBig,
    /// Least amount.
    first: IBig,
    /// Least difference of two neighbours.
    step: IBig,
}

impl<'a> Sorted<'a> {
    /// `None` if parts in this order could be too small, or the amount not a natural.
    fn new(pieces: &Pieces, reading: &'a Reading, order: &'a [usize], first: u64) -> Option<Sorted<'a>> {
        let step = if pieces.pair == Pair::Different { IBig::ONE } else { IBig::ZERO };
        let least = order.first().map_or(IBig::ZERO, |&index| pieces.least[index].clone());
        let fits = |(place, &index): (usize, &usize)| {
            let reached = &least + &step * IBig::from(place);
            // In this order, every part is at least the first, and nothing more is required of it.
            least <= pieces.least[index] && pieces.least[index] <= reached
        };
        order.iter().enumerate().all(fits).then(|| Sorted {
            reading,
            order,
            least,
            first: first.into(),
            step,
        })
    }

    /// Least value of a form, if it has one.
    fn least_of(&self, form: &Linear) -> Option<IBig> {
        let mut sum = &form.constant + form.multiple(self.reading.taken) * &self.first;
        if form.multiple(self.reading.taken) < IBig::ZERO {
            return None;
        }
        for place in 0..self.order.len() {
            // Of this part and the later ones.
            let later = self.order[place..].iter().map(|&index| form.multiple(self.reading.parts[index]));
            let multiple: IBig = later.sum();
            if multiple < IBig::ZERO {
                return None;
            }
            sum += multiple * if place == 0 { &self.least } else { &self.step };
        }
        Some(sum)
    }
}

/// All permutations of the parts.
fn orders(parts: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![]];
    for _ in 0..parts {
        let longer = |order: Vec<usize>| {
            let rest: Vec<usize> = (0..parts).filter(|part| !order.contains(part)).collect();
            rest.into_iter().map(move |part| [&order[..], &[part]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// The multiple of all parts in a form, if it is the same and there are several.
fn form_multiples(reading: &Reading) -> impl Fn(&Linear) -> Option<IBig> {
    let parts = reading.parts.clone();
    move |form| {
        let [first, rest @ ..] = parts.as_slice() else { return None };
        let multiple = form.multiple(*first);
        (!rest.is_empty() && rest.iter().all(|&part| form.multiple(part) == multiple)).then_some(multiple)
    }
}

/// Returns `true` for `not (i = 0 and j = 0)` and `i >= 1 or j >= 1`, about all parts.
fn not_all_empty(condition: &Formula, parts: &[Slot]) -> bool {
    let part = |form: &Linear| parts.iter().copied().find(|&part| *form == variable(part));
    let says = |formula: &Formula, empty: bool| match formula {
        Formula::Compare(relation, a, b) => {
            let form = Linear::difference(a, b)?;
            let positive = || part(&less_one_back(&form));
            match (relation, empty) {
                (Relation::Equal, true) | (Relation::NotEqual | Relation::Greater, false) => part(&form),
                (Relation::GreaterEqual, false) => positive(),
                _ => None,
            }
        }
        _ => None,
    };
    let all = |inner: &[Formula], empty: bool| {
        let said: Option<std::collections::BTreeSet<Slot>> =
            inner.iter().map(|one| says(one, empty)).collect();
        said.is_some_and(|said| parts.iter().all(|part| said.contains(part)))
    };
    match condition {
        Formula::Not(inner) => matches!(&**inner, Formula::And(inner) if all(inner, true)),
        Formula::Or(inner) => all(inner, false),
        _ => false,
    }
}

/// A form and 1.
fn less_one_back(form: &Linear) -> Linear {
    let mut form = form.clone();
    form.constant += IBig::ONE;
    form
}

/// Returns `true` if a form is the difference of two parts.
fn is_pair(form: &Linear, reading: &Reading) -> bool {
    let [a, b] = *reading.parts else { return false };
    form.constant == IBig::ZERO && form.variables.len() == 2 && form.multiple(a) == -form.multiple(b)
}

fn less_one(mut form: Linear) -> Linear {
    form.constant -= IBig::ONE;
    form
}

fn linear(term: &Term) -> Option<Linear> {
    Linear::exact(term).filter(|linear| linear.others.is_empty())
}

/// Slot of the amount, in conditions on nothing else.
pub(super) const AMOUNT: Slot = Slot(0);
