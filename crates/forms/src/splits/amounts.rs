//! Sets of amounts admitted by conditions, which are eventually periodic.

use super::pieces::AMOUNT;
use super::reading::Reading;
use crate::shapes::Masks;
use dashu_int::{IBig, UBig};
use formulas::fix;
use formulas::linear::{Linear, variable};
use formulas::substitute;
use limits::watch;
use rules::{Formula, Set, Slot, Term};
use rules::{Predicate, Relation};

/// Limit on the length of a list.
const MOST: u64 = 1 << 20;

/// An eventually periodic set of naturals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amounts {
    /// Membership of each natural from 0 on.
    head: Vec<bool>,
    /// Membership of the numbers after those, repeated; empty if there are none.
    cycle: Vec<bool>,
}

impl Amounts {
    /// Largest number in a condition on amounts.
    pub const LARGEST: u64 = MOST - 2;
    /// Limit on the length of a cycle.
    pub const LONGEST_CYCLE: u64 = 1 << 12;

    /// Returns `true` if a number is in the set.
    pub fn contains(&self, amount: u64) -> bool {
        let head = self.head.len() as u64;
        match usize::try_from(amount) {
            Ok(place) if amount < head => self.head[place],
            _ if self.cycle.is_empty() => false,
            _ => self.cycle[((amount - head) % self.cycle.len() as u64) as usize],
        }
    }

    /// Beginning and length of the period.
    pub(super) fn course(&self) -> Course {
        Course { settled: self.head.len() as u64, cycle: self.cycle.len().max(1) as u64 }
    }

    /// Returns `true` if a number is its only member.
    pub(super) fn is_only(&self, amount: u64) -> bool {
        self.cycle.iter().all(|is_in| !is_in) && self.listed().eq([amount])
    }

    /// The members before the cycle.
    pub fn listed(&self) -> impl Iterator<Item = u64> {
        (0u64..).zip(&self.head).filter(|(_, is_in)| **is_in).map(|(amount, _)| amount)
    }

    /// Beginning of the cycle and the memberships in it, which repeat. `None` if the set is finite.
    pub fn cycle(&self) -> Option<(u64, &[bool])> {
        (!self.cycle.is_empty()).then_some((self.head.len() as u64, &self.cycle))
    }

    /// The set with a number added to each member.
    pub(super) fn raised(mut self, by: u64) -> Option<Amounts> {
        if by > MOST {
            return None;
        }
        self.head.splice(0..0, std::iter::repeat_n(false, by as usize));
        Some(self)
    }

    /// The set with a number subtracted from each member; `None` if one is smaller.
    pub(super) fn lowered(mut self, by: u64) -> Option<Amounts> {
        if self.first().is_some_and(|first| first < by) {
            return None;
        }
        while (self.head.len() as u64) < by && !self.cycle.is_empty() {
            self.head.push(self.cycle[0]);
            self.cycle.rotate_left(1);
        }
        let gone = usize::try_from(by).map_or(self.head.len(), |by| by.min(self.head.len()));
        self.head.drain(..gone);
        Some(self)
    }

    /// The members from a number on.
    pub(super) fn from(mut self, least: u64) -> Option<Amounts> {
        if least > MOST {
            return None;
        }
        while (self.head.len() as u64) < least && !self.cycle.is_empty() {
            self.head.push(self.cycle[0]);
            self.cycle.rotate_left(1);
        }
        self.head.iter_mut().take(least as usize).for_each(|is_in| *is_in = false);
        Some(self)
    }

    /// Smallest member.
    pub fn first(&self) -> Option<u64> {
        let cycle = (self.head.len() as u64..).zip(&self.cycle);
        self.listed().chain(cycle.filter(|(_, is_in)| **is_in).map(|(amount, _)| amount)).next()
    }

    /// Amounts that satisfy all conditions, which contain nothing else. `None` if some negative number might
    /// as well, unless the amount is `natural` anyway, or if the set need not be periodic.
    pub(super) fn of(
        conditions: &[Formula],
        reading: &Reading,
        natural: bool,
        masks: Masks<'_>,
    ) -> Option<Amounts> {
        let by = variable(AMOUNT);
        let renamed = conditions.iter().map(|condition| substitute::formula(condition, reading.taken, &by));
        let condition = fix::and(renamed);
        if !natural && !is_natural(&condition) {
            return None;
        }
        let Course { settled, cycle } = course(&condition)?;
        let length = usize::try_from(settled + cycle).ok()?;
        if watch::steps(u32::try_from(length / 64).ok()?) {
            return None;
        }
        let mut row = vec![false; length];
        match &condition {
            Formula::True => row.fill(true),
            Formula::False => {}
            condition => masks(condition, 1, reading.slots)?.fill(&[], 0, &mut row),
        }
        let mut cycle = row.split_off(settled as usize);
        if !cycle.contains(&true) {
            cycle.clear();
        }
        while cycle.is_empty() && row.last() == Some(&false) {
            row.pop();
        }
        Some(Amounts { head: row, cycle })
    }
}

/// Beginning and length of a period.
#[derive(Clone, Copy)]
pub(super) struct Course {
    settled: u64,
    cycle: u64,
}

impl Course {
    /// The course of a constant.
    pub(super) const CONSTANT: Course = Course { settled: 0, cycle: 1 };

    /// The common course of two, however long.
    pub(super) fn joined(self, other: Course) -> Course {
        Course { settled: self.settled.max(other.settled), cycle: lcm(self.cycle, other.cycle) }
    }

    /// The numbers that have to be examined.
    pub(super) fn length(self) -> usize {
        usize::try_from(self.settled.saturating_add(self.cycle)).unwrap_or(usize::MAX)
    }

    /// The common course of two, unless its cycle is too long to be listed.
    fn with(self, other: Course) -> Option<Course> {
        Some(self.joined(other)).filter(|joined| joined.cycle <= Amounts::LONGEST_CYCLE)
    }
}

/// Least common multiple of two positive numbers, or the largest number there is.
fn lcm(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}

/// Period of a condition on the amount.
fn course(condition: &Formula) -> Option<Course> {
    let all = |conditions: &[&Formula]| {
        conditions.iter().try_fold(Course::CONSTANT, |so_far, condition| so_far.with(course(condition)?))
    };
    match condition {
        Formula::True | Formula::False => all(&[]),
        Formula::Compare(_, a, b) => {
            let (a, b) = (Linear::read(a), Linear::read(b));
            compared(&a.plus(&b, &IBig::NEG_ONE))
        }
        Formula::Divides(Term::Number(by), term) => residues(by, term),
        Formula::Is(Predicate::Odd | Predicate::Even, term) => residues(&UBig::from(2u8), term),
        Formula::In(term, Set::Ranges(ranges)) => {
            let mut course = Course::CONSTANT;
            for bound in ranges.iter().flat_map(|(from, to)| [from, to]) {
                let form = Linear::read(term).plus(&Linear::read(bound), &IBig::NEG_ONE);
                course = course.with(compared(&form)?)?;
            }
            course.with(compared(&Linear::read(term))?)
        }
        Formula::Not(inner) => course(inner),
        Formula::And(inner) | Formula::Or(inner) => all(&inner.iter().collect::<Vec<_>>()),
        Formula::Implies(a, b) | Formula::Iff(a, b) => all(&[a, b]),
        _ => None,
    }
}

/// Period of the comparison of a form with 0.
fn compared(form: &Linear) -> Option<Course> {
    if form.others.is_empty() {
        return Some(Course { settled: root(form)?, cycle: 1 });
    }
    // Remainders, without a multiple of the amount beside them.
    if !form.variables.is_empty() {
        return None;
    }
    let mut course = Course { settled: 0, cycle: 1 };
    for (_, term) in &form.others {
        let Term::Modulo(term, by) = term else { return None };
        let Term::Number(by) = &**by else { return None };
        course = course.with(residues(by, term)?)?;
    }
    Some(course)
}

/// Period of the remainders of a term.
fn residues(by: &UBig, term: &Term) -> Option<Course> {
    let form = Linear::exact(term).filter(|form| form.others.is_empty())?;
    let cycle = u64::try_from(by).ok().filter(|by| (1..=Amounts::LONGEST_CYCLE).contains(by))?;
    Some(Course { settled: root(&form)?, cycle })
}

/// Upper bound on the numbers at which a form without other terms is 0 or changes its sign.
fn root(form: &Linear) -> Option<u64> {
    let multiple = form.multiple(AMOUNT);
    if multiple == IBig::ZERO {
        return Some(0);
    }
    let (_, constant) = form.constant.clone().into_parts();
    let (_, multiple) = multiple.into_parts();
    u64::try_from(constant / multiple).ok().and_then(|root| root.checked_add(2)).filter(|&root| root <= MOST)
}

/// Returns `true` if obviously no negative amount satisfies a condition.
fn is_natural(condition: &Formula) -> bool {
    match condition {
        Formula::False => true,
        Formula::Compare(relation, a, b) => {
            let Some(form) = Linear::difference(a, b) else { return false };
            let multiple = form.multiple(AMOUNT);
            let (rising, falling) = (multiple > IBig::ZERO, multiple < IBig::ZERO);
            let constant = form.constant;
            match relation {
                // multiple * amount + constant = 0
                Relation::Equal => (rising && constant <= IBig::ZERO) || (falling && constant >= IBig::ZERO),
                Relation::GreaterEqual => rising && constant < multiple_size(&multiple),
                Relation::Greater => rising && constant <= multiple_size(&multiple),
                Relation::LessEqual => falling && -constant < multiple_size(&multiple),
                Relation::Less => falling && -constant <= multiple_size(&multiple),
                Relation::NotEqual => false,
            }
        }
        Formula::In(Term::Variable(Slot(0)), _) | Formula::Is(_, Term::Variable(Slot(0))) => true,
        Formula::And(all) => all.iter().any(is_natural),
        Formula::Or(all) => all.iter().all(is_natural),
        _ => false,
    }
}

fn multiple_size(multiple: &IBig) -> IBig {
    let (_, size) = multiple.clone().into_parts();
    size.into()
}
