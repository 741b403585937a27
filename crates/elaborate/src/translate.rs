//! Terms and formulas of the language in the form used by automata.

use crate::bounds;
use crate::exponents::comparison;
use crate::moduli::Moduli;
use crate::numeration::{Needs, multiple};
use automata::{
    Comparison, Compiler, Formula, Listed, Multiple, Numeration, Single, Spending, Spent, Term, TooLarge,
    Uncompiled,
};
use dashu_int::UBig;
use rules::{Automaton, Counted, Fold, Function, Predicate, Quadratic, Relation, Set, Slot, cases};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

/// Obstacle to a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A product of two nonconstant terms.
    Product,
    /// Division, or a remainder, by something nonconstant or 0.
    Divisor,
    /// A function that automata cannot compute in this place.
    Function(&'static str),
    /// A predicate unknown to automata, without assumptions about it.
    Predicate(&'static str),
    /// A number, or nesting, beyond the limits of formulas.
    TooLarge,
    /// A limit was reached during translation.
    Spent(Spent),
    /// Two terms need different numerations.
    Numerations(Box<[Needs; 2]>),
}

impl From<Uncompiled> for Obstacle {
    fn from(why: Uncompiled) -> Obstacle {
        match why {
            Uncompiled::TooLarge => Obstacle::TooLarge,
            Uncompiled::Spent(spent) => Obstacle::Spent(spent),
        }
    }
}

impl From<TooLarge> for Obstacle {
    fn from(_: TooLarge) -> Obstacle {
        Obstacle::TooLarge
    }
}

/// Numbers of solutions from here on are too large for formulas.
const MOST_COUNTED: usize = 64;

/// Elements of a sum or row in a fold: the value of each slot.
pub(crate) type Elements = Vec<HashMap<u32, Term>>;

/// Translates terms and formulas of one scope.
pub(crate) struct Translator<'a, 'b> {
    pub(crate) compiler: &'a mut Compiler<'b>,
    pub(crate) automata: &'a [Automaton],
    /// Values of the slots.
    pub(crate) slots: HashMap<u32, Term>,
    /// Domain of folds.
    pub(crate) elements: Option<&'a Elements>,
    /// The numbers of the row before a move, in rules on rows.
    pub(crate) row: Vec<Term>,
    /// Folds met, if they are to be the first variables, in this order.
    pub(crate) totals: Option<&'a RefCell<Vec<rules::Term>>>,
    /// The numbers of a position that no move changes are `true`.
    pub(crate) fixed: &'a [bool],
    /// Moduli met.
    pub(crate) moduli: &'a Moduli,
}

impl Translator<'_, '_> {
    /// Variable for a slot; a new one if it has none yet.
    pub(crate) fn slot(&mut self, slot: Slot) -> Term {
        let compiler = &mut *self.compiler;
        self.slots.entry(slot.0).or_insert_with(|| Term::variable(compiler.fresh())).clone()
    }

    pub(crate) fn term(&mut self, term: &rules::Term) -> Result<Term, Obstacle> {
        if let Some(number) = self.numeral(term) {
            return Ok(Term::constant(number));
        }
        Ok(match term {
            rules::Term::Number(number) => {
                Term::constant(i64::try_from(number).map_err(|_| Obstacle::TooLarge)?)
            }
            rules::Term::Variable(slot) => self.slot(*slot),
            rules::Term::Parameter(_) => return Err(Obstacle::Function("any")),
            rules::Term::Add(a, b) => sum(1, self.term(a)?, 1, self.term(b)?)?,
            rules::Term::Subtract(a, b) => sum(1, self.term(a)?, -1, self.term(b)?)?,
            rules::Term::Multiply(a, b) => {
                let (a, b) = (self.term(a)?, self.term(b)?);
                match (constant(&a), constant(&b)) {
                    (Some(factor), _) => sum(factor, b, 0, Term::constant(0))?,
                    (_, Some(factor)) => sum(factor, a, 0, Term::constant(0))?,
                    _ => return Err(Obstacle::Product),
                }
            }
            rules::Term::Divide(a, b) => match self.modulus(b)? {
                Some(modulus) => Term::Parted(modulus, true, Box::new(self.term(a)?)),
                None => Term::Quotient(Box::new(self.term(a)?), self.divisor(b)?),
            },
            rules::Term::Modulo(a, b) => {
                if let Some(modulus) = self.modulus(b)? {
                    return Ok(Term::Parted(modulus, false, Box::new(self.term(a)?)));
                }
                let divisor = self.divisor(b)?;
                if let Some(rest) = self.rest_of_exponent(a, divisor)? {
                    return Ok(rest);
                }
                match &**a {
                    rules::Term::Call(Function::Ones, terms)
                        if terms.len() == 1 && self.numeral(&terms[0]).is_none() =>
                    {
                        Term::Ones(Box::new(self.term(&terms[0])?), divisor.unsigned_abs())
                    }
                    a => Term::Remainder(Box::new(self.term(a)?), divisor),
                }
            }
            rules::Term::Xor(a, b) => Term::Xor(Box::new(self.term(a)?), Box::new(self.term(b)?)),
            rules::Term::Floor(factor, inner) => {
                let factor = self.factor(factor).ok_or(Obstacle::Function("floor"))?;
                Term::Floor(factor, Box::new(self.term(inner)?))
            }
            rules::Term::Entry(list, place) => {
                let number = |number: usize| i64::try_from(number).map_err(|_| Obstacle::TooLarge);
                let mut places = vec![];
                for (entry, ranges) in list.places() {
                    let entry = i64::try_from(entry).map_err(|_| Obstacle::TooLarge)?;
                    let range = |(from, to)| Ok((number(from)?, number(to)?));
                    places.push((entry, ranges.into_iter().map(range).collect::<Result<_, Obstacle>>()?));
                }
                Term::Entry(places.into(), Box::new(self.term(place)?))
            }
            rules::Term::Call(function, terms) => self.call(*function, terms)?,
            rules::Term::Fold(..) | rules::Term::Count(_) => self.folded(term)?,
            rules::Term::Columns(..) => return Err(Obstacle::Function("columns")),
        })
    }

    /// Value of a constant term that is natural at every step, as certificates fold it; `n - n` has a variable.
    pub(crate) fn numeral(&mut self, term: &rules::Term) -> Option<i64> {
        let mut both = |a: &rules::Term, b: &rules::Term| Some((self.numeral(a)?, self.numeral(b)?));
        let number = match term {
            rules::Term::Number(number) => i64::try_from(number).ok()?,
            rules::Term::Variable(slot) => constant(&self.slot(*slot))?,
            rules::Term::Add(a, b) => both(a, b).and_then(|(a, b)| a.checked_add(b))?,
            rules::Term::Subtract(a, b) => both(a, b).and_then(|(a, b)| a.checked_sub(b))?,
            rules::Term::Multiply(a, b) => both(a, b).and_then(|(a, b)| a.checked_mul(b))?,
            rules::Term::Divide(a, b) => both(a, b).and_then(|(a, b)| a.checked_div(b))?,
            rules::Term::Modulo(a, b) => both(a, b).and_then(|(a, b)| a.checked_rem(b))?,
            rules::Term::Xor(a, b) => both(a, b).map(|(a, b)| a ^ b)?,
            rules::Term::Call(function @ (Function::Min | Function::Max), terms) => {
                let numbers = terms.iter().map(|term| self.numeral(term)).collect::<Option<Vec<_>>>()?;
                let numbers = numbers.into_iter();
                if *function == Function::Min { numbers.min() } else { numbers.max() }?
            }
            rules::Term::Call(Function::Ones, terms) => match &**terms {
                [of] => self.numeral(of)?.count_ones().into(),
                _ => return None,
            },
            rules::Term::Entry(list, place) => {
                let place = u64::try_from(self.numeral(place)?).ok()?;
                i64::try_from(list.at(&place.into())?).ok()?
            }
            rules::Term::Fold(..) | rules::Term::Count(_) => constant(&self.folded(term).ok()?)?,
            _ => return None,
        };
        (number >= 0).then_some(number)
    }

    /// A fold over the elements.
    fn folded(&mut self, term: &rules::Term) -> Result<Term, Obstacle> {
        if let Some(totals) = self.totals {
            let mut totals = totals.borrow_mut();
            let known = totals.iter().position(|other| other == term).unwrap_or(totals.len());
            if known == totals.len() {
                totals.push(term.clone());
            }
            return Ok(Term::variable(known as u32));
        }
        match term {
            rules::Term::Fold(fold, inner, condition) => {
                let members = self.members(inner, condition)?;
                self.fold(*fold, members)
            }
            rules::Term::Count(condition) => {
                let one = rules::Term::Number(1u8.into());
                let members = self.members(&one, condition)?;
                self.fold(Fold::Sum, members)
            }
            other => self.term(other),
        }
    }

    /// A factor by the slope of a numeration, that with the fewest digits: so all factors of a field have the same.
    fn factor(&mut self, factor: &Quadratic) -> Option<Multiple> {
        let mut number = |term: &rules::Term| self.term(term).ok().and_then(|term| constant(&term));
        let (plus, root, over) = (number(&factor.plus)?, number(&factor.root)?, number(&factor.over)?);
        Numeration::sloping().find_map(|of| multiple(of, (plus, root, over)))
    }

    /// Number of the modulus that is this term: a sum of numbers that no move changes, with positive coefficients.
    fn modulus(&mut self, term: &rules::Term) -> Result<Option<u32>, Obstacle> {
        let Term::Linear(sum) = self.term(term)? else { return Ok(None) };
        if let Some(number) = sum.number() {
            return Ok(self.moduli.constant(number));
        }
        let fixed = |place: &u32| self.fixed.get(*place as usize) == Some(&true);
        let fits = sum.coefficients.keys().all(fixed) && sum.coefficients.values().all(|&factor| factor > 0);
        Ok((fits && sum.constant >= 0).then(|| self.moduli.met(sum)))
    }

    /// The formula that a number is a term; of a term z·M + (x mod M) this is said of quotient and remainder.
    pub(crate) fn equal(&mut self, number: Term, term: &rules::Term) -> Result<Formula, Obstacle> {
        use rules::Term::{Add, Modulo, Multiply};
        if rules::cases::call_in_term(term, Function::Bits).is_some() {
            let slot = self.unused_slot();
            self.slots.insert(slot.0, number);
            let equal = self.compare_all(Relation::Equal, &rules::Term::Variable(slot), term);
            self.slots.remove(&slot.0);
            return equal;
        }
        if let Add(a, b) = term
            && let (Modulo(inner, by), Multiply(x, y)) | (Multiply(x, y), Modulo(inner, by)) = (&**a, &**b)
            && let Some(modulus) = self.modulus(by)?
            && let Some(times) = [(x, y), (y, x)].into_iter().find_map(|(a, b)| (a == by).then_some(b))
        {
            let rest = Term::Parted(modulus, false, Box::new(self.term(inner)?));
            let of = |quotient| Term::Parted(modulus, quotient, Box::new(number.clone()));
            let whole = Formula::equal(of(true), self.term(times)?);
            return Ok(Formula::all([whole, Formula::equal(of(false), rest)]));
        }
        Ok(Formula::equal(number, self.term(term)?))
    }

    fn divisor(&mut self, term: &rules::Term) -> Result<i64, Obstacle> {
        constant(&self.term(term)?).filter(|&divisor| divisor > 0).ok_or(Obstacle::Divisor)
    }

    /// A comparison, of whatever can be compared.
    fn compare_all(
        &mut self,
        relation: Relation,
        a: &rules::Term,
        b: &rules::Term,
    ) -> Result<Formula, Obstacle> {
        self.formula(&rules::Formula::Compare(relation, a.clone(), b.clone()))
    }

    fn call(&mut self, function: Function, terms: &[rules::Term]) -> Result<Term, Obstacle> {
        let known = match function {
            Function::Gcd => self.common_divisor(terms)?,
            Function::Digit => self.digit(terms)?,
            _ => None,
        };
        if let Some(term) = known {
            return Ok(term);
        }
        let mut inner = terms.iter().map(|term| self.term(term)).collect::<Result<Vec<_>, _>>()?;
        let mut first = || Box::new(inner.swap_remove(0));
        Ok(match (function, terms.len()) {
            (Function::LowestZeckendorf, 1) => Term::LowestZeckendorf(first()),
            (Function::Bit, 2) => match constant(&inner[1]).and_then(|place| u64::try_from(place).ok()) {
                Some(place) => Term::Bit(Box::new(inner.swap_remove(0)), place),
                None => return Err(Obstacle::Function("bit")),
            },
            (Function::Min, _) => Term::Least(inner),
            (Function::Max, _) => Term::Most(inner),
            (Function::Fib, _) => return Err(Obstacle::Function("fib")),
            (Function::Exponent, _) => return Err(Obstacle::Function("exponent")),
            (Function::Twos, _) => return Err(Obstacle::Function("v2")),
            (Function::Valuation, _) => return Err(Obstacle::Function("v")),
            (Function::OddPart, _) => return Err(Obstacle::Function("odd_part")),
            (Function::Bits, _) => return Err(Obstacle::Function("bits")),
            (Function::Value, _) => return Err(Obstacle::Function("value")),
            (Function::Gcd, _) => return Err(Obstacle::Function("gcd")),
            (Function::SmallestFactor, _) => return Err(Obstacle::Function("smallest_factor")),
            (Function::Digit, _) => return Err(Obstacle::Function("digit")),
            (Function::NextFree, 1) if !self.row.is_empty() => next_free(inner.swap_remove(0), &self.row)?,
            (Function::NextFree, _) => return Err(Obstacle::Function("next_free")),
            (Function::LowestZeckendorf, _) => return Err(Obstacle::Function("lowest_zeckendorf")),
            (Function::Bit, _) => return Err(Obstacle::Function("bit")),
            (Function::Ones, _) => return Err(Obstacle::Function("ones")),
        })
    }

    /// The term at each element where the condition holds; where that is not certain, 0 if it does not.
    fn members(&mut self, inner: &rules::Term, condition: &rules::Formula) -> Result<Vec<Term>, Obstacle> {
        let Some(elements) = self.elements else { return Err(Obstacle::Function("fold")) };
        let mut members = vec![];
        for element in elements {
            let outer = self.slots.clone();
            self.slots.extend(element.clone());
            let term = self.term(inner);
            let condition = self.formula(condition);
            self.slots = outer;
            let (term, condition) = (term?, condition?);
            match self.compiler.single(&condition)? {
                Single::Always(true) => members.push(term),
                Single::Always(false) => {}
                Single::Open(_) => members.push(Term::Where(Box::new(condition), Box::new(term))),
            }
        }
        Ok(members)
    }

    fn fold(&mut self, fold: Fold, members: Vec<Term>) -> Result<Term, Obstacle> {
        // What is left out counts as 0, which is more than numbers below it, and less than a minimum. Folds, unlike functions,
        // have values below zero.
        let is_where = |term: &Term| matches!(term, Term::Where(..));
        let (partial, natural) = (members.iter().any(is_where), members.iter().all(bounds::is_natural));
        let refused = match fold {
            Fold::Min => partial || members.len() > 1 && !natural,
            Fold::Max => !natural && (partial || members.len() > 1),
            Fold::Xor => !natural && partial,
            Fold::Sum => members.iter().any(|term| is_where(term) && !bounds::is_natural(term)),
        };
        if refused {
            return Err(Obstacle::Function("fold"));
        }
        let mut members = members.into_iter();
        let Some(first) = members.next() else { return Ok(Term::constant(0)) };
        Ok(match fold {
            Fold::Xor => members.fold(first, xor),
            Fold::Sum => members.try_fold(first, |a, b| sum(1, a, 1, b))?,
            Fold::Max => extreme(false, std::iter::once(first).chain(members).collect()),
            Fold::Min => extreme(true, std::iter::once(first).chain(members).collect()),
        })
    }

    pub(crate) fn formula(&mut self, formula: &rules::Formula) -> Result<Formula, Obstacle> {
        self.compiler.meter().spend(1).map_err(Obstacle::Spent)?;
        let all = |translator: &mut Self, all: &[rules::Formula]| {
            all.iter().map(|inner| translator.formula(inner)).collect::<Result<Vec<_>, _>>()
        };
        if let Some(said) = self.said_otherwise(formula)? {
            return Ok(said);
        }
        Ok(match formula {
            rules::Formula::True => Formula::True,
            rules::Formula::False => Formula::False,
            rules::Formula::Compare(relation, a, b) => self.compare(*relation, a, b)?,
            rules::Formula::Divides(a, b) => {
                let rest = match (self.numeral(a), self.numeral(b)) {
                    (Some(0), Some(b)) => return Ok(truth(b == 0)),
                    (Some(a), Some(b)) => return Ok(truth(b % a == 0)),
                    (Some(0), None) => self.term(b)?,
                    _ if let Some(modulus) = self.modulus(a)? => {
                        Term::Parted(modulus, false, Box::new(self.term(b)?))
                    }
                    _ => Term::Remainder(Box::new(self.term(b)?), self.divisor(a)?),
                };
                Formula::equal(rest, Term::constant(0))
            }
            rules::Formula::Is(predicate, term) => {
                let term = self.term(term)?;
                let rest = |term| Term::Remainder(Box::new(Term::Natural(Box::new(term))), 2);
                match predicate {
                    Predicate::Odd => Formula::equal(rest(term), Term::constant(1)),
                    Predicate::Even => Formula::equal(rest(term), Term::constant(0)),
                    Predicate::Fibonacci => Formula::Fibonacci(term),
                    Predicate::PowerOfTwo => Formula::PowerOfTwo(term),
                    Predicate::Prime => return Err(Obstacle::Predicate("prime")),
                    Predicate::PrimePower => return Err(Obstacle::Predicate("prime_power")),
                    Predicate::Square => return Err(Obstacle::Predicate("square")),
                }
            }
            rules::Formula::Accepts(index, terms) => {
                let terms = terms.iter().map(|term| self.term(term)).collect::<Result<Vec<_>, _>>()?;
                let automaton = self.automata.get(*index);
                automaton.map_or(Formula::False, |automaton| Formula::Listed(listed(automaton), terms))
            }
            rules::Formula::In(term, Set::Ranges(ranges)) => {
                let zero = rules::Term::Number(0u8.into());
                let mut ways = vec![];
                for (from, to) in ranges {
                    // Members of sets are naturals.
                    let natural = match self.numeral(from) {
                        Some(_) => Formula::True,
                        None => self.compare_all(Relation::LessEqual, &zero, term)?,
                    };
                    ways.push(if from == to {
                        Formula::all([natural, self.compare_all(Relation::Equal, term, from)?])
                    } else {
                        let least = self.compare_all(Relation::LessEqual, from, term)?;
                        Formula::all([natural, least, self.compare_all(Relation::LessEqual, term, to)?])
                    });
                }
                Formula::any(ways)
            }
            rules::Formula::In(..) | rules::Formula::Given(..) | rules::Formula::Among(..) => {
                return Err(Obstacle::Predicate("in"));
            }
            rules::Formula::Not(inner) => self.formula(inner)?.negated(),
            rules::Formula::And(members) => Formula::all(all(self, members)?),
            rules::Formula::Or(members) => Formula::any(all(self, members)?),
            rules::Formula::Implies(a, b) => Formula::implies(self.formula(a)?, self.formula(b)?),
            rules::Formula::Iff(a, b) => Formula::iff(self.formula(a)?, self.formula(b)?),
            rules::Formula::Exists(slots, inner) => {
                let (variables, inner) = self.quantified(slots, inner)?;
                Formula::exists(variables, inner)
            }
            rules::Formula::Forall(slots, inner) => {
                let (variables, inner) = self.quantified(slots, inner)?;
                Formula::forall(variables, inner)
            }
            rules::Formula::Counted(counted) => self.counted(counted)?,
        })
    }

    /// An atom about entries of a list, case by case, or about exponents, by powers.
    fn said_otherwise(&mut self, atom: &rules::Formula) -> Result<Option<Formula>, Obstacle> {
        match cases::of_atom(atom) {
            Some(cases) => self.formula(&cases).map(Some),
            None => self.of_exponents(atom),
        }
    }

    /// The number of solutions, compared with a number: as many different ones exist.
    fn counted(&mut self, counted: &Counted) -> Result<Formula, Obstacle> {
        let Some(number) = rules::finding::number(&counted.number) else { return Ok(Formula::False) };
        let Ok(number) = UBig::try_from(number) else {
            return Ok(truth(counted.relation.holds(&0, &-1)));
        };
        let number = usize::try_from(&number).ok().filter(|&number| number < MOST_COUNTED);
        let number = number.ok_or(Obstacle::TooLarge)?;
        // A free variable is the same one in every copy.
        rules::finding::of_formula(&rules::Formula::Counted(Box::new(counted.clone()))).into_iter().for_each(
            |slot| {
                self.slot(slot);
            },
        );
        let exactly = |translator: &mut Self| {
            let least = translator.at_least(counted, number, &[])?;
            let more = translator.at_least(counted, number + 1, &[])?;
            Ok::<_, Obstacle>(Formula::all([least, more.negated()]))
        };
        Ok(match counted.relation {
            Relation::GreaterEqual => self.at_least(counted, number, &[])?,
            Relation::Greater => self.at_least(counted, number + 1, &[])?,
            Relation::Less => self.at_least(counted, number, &[])?.negated(),
            Relation::LessEqual => self.at_least(counted, number + 1, &[])?.negated(),
            Relation::Equal => exactly(self)?,
            Relation::NotEqual => exactly(self)?.negated(),
        })
    }

    /// So many solutions exist, each after the one before in lexicographic order.
    fn at_least(&mut self, counted: &Counted, number: usize, before: &[u32]) -> Result<Formula, Obstacle> {
        if number == 0 {
            return Ok(Formula::True);
        }
        let (variables, body) = self.quantified(&counted.slots, &counted.body)?;
        let mut members = vec![body];
        if !before.is_empty() {
            members.push(after(before, &variables));
        }
        members.push(self.at_least(counted, number - 1, &variables)?);
        Ok(Formula::exists(variables, Formula::all(members)))
    }

    fn quantified(
        &mut self,
        slots: &[Slot],
        inner: &rules::Formula,
    ) -> Result<(Vec<u32>, Formula), Obstacle> {
        let outer = self.slots.clone();
        let mut variables = vec![];
        for slot in slots {
            let variable = self.compiler.fresh();
            self.slots.insert(slot.0, Term::variable(variable));
            variables.push(variable);
        }
        let inner = self.formula(inner);
        self.slots = outer;
        Ok((variables, inner?))
    }

    fn compare(&mut self, relation: Relation, a: &rules::Term, b: &rules::Term) -> Result<Formula, Obstacle> {
        let zero = |term: &rules::Term| matches!(term, rules::Term::Number(number) if number.is_zero());
        let columns = match (a, b) {
            (rules::Term::Columns(term, modulus, condition), other)
            | (other, rules::Term::Columns(term, modulus, condition))
                if zero(other) && matches!(relation, Relation::Equal | Relation::NotEqual) =>
            {
                Some((term, modulus, condition))
            }
            _ => None,
        };
        if let Some((term, modulus, condition)) = columns {
            let modulus = self.divisor(modulus)?.unsigned_abs();
            let columns = Formula::Columns(self.members(term, condition)?, modulus);
            return Ok(if relation == Relation::Equal { columns } else { columns.negated() });
        }
        if let (Some(a), Some(b)) = (self.numeral(a), self.numeral(b)) {
            return Ok(truth(match relation {
                Relation::Equal => a == b,
                Relation::NotEqual => a != b,
                Relation::Less => a < b,
                Relation::LessEqual => a <= b,
                Relation::Greater => a > b,
                Relation::GreaterEqual => a >= b,
            }));
        }
        let (a, b) = (self.term(a)?, self.term(b)?);
        Ok(Formula::Compare(comparison(relation), a, b))
    }
}

/// One tuple of variables is before another in lexicographic order.
fn after(before: &[u32], variables: &[u32]) -> Formula {
    let pair = |place: usize| (Term::variable(before[place]), Term::variable(variables[place]));
    Formula::any((0..before.len()).map(|last| {
        let equal = (0..last).map(|place| {
            let (a, b) = pair(place);
            Formula::equal(a, b)
        });
        let (a, b) = pair(last);
        Formula::all(equal.chain([Formula::Compare(Comparison::Less, a, b)]).collect::<Vec<_>>())
    }))
}

fn truth(holds: bool) -> Formula {
    if holds { Formula::True } else { Formula::False }
}

fn listed(automaton: &Automaton) -> Arc<Listed> {
    Arc::new(Listed {
        name: automaton.name.clone(),
        arity: automaton.arity,
        transitions: automaton.transitions.clone(),
        accepting: automaton.accepting.clone(),
    })
}

/// Constant value of a term.
pub(crate) fn constant(term: &Term) -> Option<i64> {
    match term {
        Term::Linear(expression) => expression.number(),
        _ => None,
    }
}

/// Natural constant value of a term.
fn natural(term: &Term) -> Option<i64> {
    constant(term).filter(|&number| number >= 0)
}

fn xor(a: Term, b: Term) -> Term {
    match (natural(&a), natural(&b)) {
        (Some(a), Some(b)) => Term::constant(a ^ b),
        _ => Term::Xor(Box::new(a), Box::new(b)),
    }
}

/// Minimum or maximum; a single term is returned unchanged.
fn extreme(least: bool, mut terms: Vec<Term>) -> Term {
    if terms.len() == 1 {
        return terms.swap_remove(0);
    }
    let numbers: Option<Vec<i64>> = terms.iter().map(natural).collect();
    let numbers = numbers.unwrap_or_default().into_iter();
    match if least { numbers.min() } else { numbers.max() } {
        Some(number) => Term::constant(number),
        None if least => Term::Least(terms),
        None => Term::Most(terms),
    }
}

/// A sum of two multiples, as an expression where both are.
/// The next number after one that is not in a row: it counts on as long as all numbers so far are.
fn next_free(after: Term, row: &[Term]) -> Result<Term, Obstacle> {
    let (mut taken, mut terms) =
        (vec![], vec![(1, Term::Natural(Box::new(after.clone()))), (1, Term::constant(1))]);
    for more in 1..=row.len() as i64 {
        let number = sum(1, after.clone(), 1, Term::constant(more))?;
        taken.push(Formula::any(row.iter().map(|entry| Formula::equal(entry.clone(), number.clone()))));
        terms.push((1, Term::Where(Box::new(Formula::all(taken.clone())), Box::new(Term::constant(1)))));
    }
    Ok(Term::Sum(terms))
}

fn sum(factor: i64, a: Term, other: i64, b: Term) -> Result<Term, Obstacle> {
    Ok(match (&a, &b) {
        (Term::Linear(x), Term::Linear(y)) => Term::Linear(x.times(factor)?.plus(other, y)?),
        _ if other == 0 => Term::Sum(vec![(factor, a)]),
        _ => Term::Sum(vec![(factor, a), (other, b)]),
    })
}
