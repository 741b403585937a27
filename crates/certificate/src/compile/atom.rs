//! Atoms: functions are moved out of their terms, so that linear terms remain.

use super::{Compiler, Draft, Result, Simplified};
use crate::Numeration;
use crate::formula::{Atom, Entries, Fact, Formula, Term, and, compare, not, or};
use crate::linear::{Compared, Linear, Sense, Variable};
use crate::rejection::Reason;
use crate::relation::{BuiltIn, spoken};
use crate::unsupported::Unsupported;
use dashu_int::IBig;
use dashu_int::ops::DivRem;
use rules::{Function, Predicate, Relation, Surd};

/// Reason why a term has no linear expression.
enum Missing {
    /// It is undefined everywhere: the atom is false.
    Undefined,
    Reason(Reason),
}

impl<T: Into<Reason>> From<T> for Missing {
    fn from(reason: T) -> Missing {
        Missing::Reason(reason.into())
    }
}

/// Result while a conjunction grows.
type Part<T> = std::result::Result<T, Missing>;

/// A linear literal of a case, or its constant truth value.
fn linear_fact(expression: Linear, sense: Sense, positive: bool) -> Simplified {
    match expression.compared(sense) {
        Compared::Known(holds) => Simplified::Constant(holds == positive),
        Compared::Open(expression, sense) => {
            Simplified::Fact(Fact { positive, atom: Atom::Linear(expression, sense) })
        }
    }
}

impl Draft {
    /// Adds a conjunct; fails if it is never true.
    fn say(&mut self, simplified: Simplified) -> Part<()> {
        match simplified {
            Simplified::Constant(true) => {}
            // A case that is never true is dropped, and an atom has only one case.
            Simplified::Constant(false) => return Err(Missing::Undefined),
            Simplified::Fact(fact) => self.facts.push(fact),
        }
        Ok(())
    }
}

impl Compiler<'_> {
    /// Cases of an atom: one, or none.
    pub(super) fn atom(&mut self, atom: &Formula) -> Result<Vec<Draft>> {
        let mut draft = Draft::default();
        match self.atom_of(atom, &mut draft) {
            Err(Missing::Undefined) => Ok(Vec::new()),
            Err(Missing::Reason(reason)) => Err(reason),
            Ok(()) if draft.bound.is_empty() => Ok(vec![draft]),
            Ok(()) => Ok(self.clean(draft, &[], &mut |_, _| {})?.into_iter().collect()),
        }
    }

    fn atom_of(&mut self, atom: &Formula, draft: &mut Draft) -> Part<()> {
        match atom {
            Formula::Compare(relation, a, b) => self.comparison(*relation, a, b, draft),
            Formula::Divides(divisor, of) => match divisor {
                Term::Number(0) => self.comparison(Relation::Equal, of, &Term::Number(0), draft),
                divisor => {
                    let rest = Term::Modulo(Box::new(of.clone()), Box::new(divisor.clone()));
                    self.comparison(Relation::Equal, &rest, &Term::Number(0), draft)
                }
            },
            Formula::Is(predicate, term) => self.predicate(*predicate, term, draft),
            Formula::Accepts(automaton, terms) => {
                let arguments = self.variables(terms, draft)?;
                let known = self.automata.get(*automaton).ok_or(Unsupported::Parameter)?;
                let (name, numeration) = (known.name.clone(), known.numeration);
                if numeration != self.numeration {
                    return Err(Unsupported::Numeration(name).into());
                }
                let key = format!("automaton {name}({})", tracks(arguments.len()));
                self.built_in(key, BuiltIn::Automaton(*automaton), arguments, draft)
            }
            // Everything else has been handled.
            _ => Err(Unsupported::Parameter.into()),
        }
    }

    fn predicate(&mut self, predicate: Predicate, term: &Term, draft: &mut Draft) -> Part<()> {
        let (key, built_in) = match predicate {
            Predicate::Odd | Predicate::Even => return self.parity(predicate, term, draft),
            Predicate::Fibonacci => ("fibonacci(x0)", BuiltIn::Fibonacci),
            Predicate::PowerOfTwo => ("power_of_two(x0)", BuiltIn::PowerOfTwo),
            Predicate::Prime => return Err(Unsupported::Function("prime").into()),
            Predicate::PrimePower => return Err(Unsupported::Function("prime_power").into()),
            Predicate::Square => return Err(Unsupported::Function("square").into()),
        };
        let argument = self.variable(term, draft)?;
        self.built_in(key.into(), built_in, vec![argument], draft)
    }

    /// Only naturals are odd or even.
    fn parity(&mut self, predicate: Predicate, term: &Term, draft: &mut Draft) -> Part<()> {
        let rest = i128::from(predicate == Predicate::Odd);
        let of = match self.ones(term, 2, draft)? {
            Some(ones) => ones,
            None => {
                let of = self.linear(term, draft)?;
                let of = self.natural(of, draft)?;
                self.modulo(&of, 2, draft)?
            }
        };
        let difference = of.plus(-1, &Linear::constant(rest))?;
        draft.say(linear_fact(difference, Sense::Zero, true))
    }

    fn comparison(&mut self, relation: Relation, a: &Term, b: &Term, draft: &mut Draft) -> Part<()> {
        match (a, b) {
            (Term::Columns(terms, base), Term::Number(0)) | (Term::Number(0), Term::Columns(terms, base)) => {
                return self.columns(relation, terms, *base, draft);
            }
            _ => {}
        }
        let (a, b) = (self.linear(a, draft)?, self.linear(b, draft)?);
        // a <= b is a − b − 1 < 0.
        let (difference, sense, positive) = match relation {
            Relation::Equal => (a.plus(-1, &b)?, Sense::Zero, true),
            Relation::NotEqual => (a.plus(-1, &b)?, Sense::Zero, false),
            Relation::Less => (a.plus(-1, &b)?, Sense::Negative, true),
            Relation::Greater => (b.plus(-1, &a)?, Sense::Negative, true),
            Relation::LessEqual => (a.plus(-1, &b)?.plus(1, &Linear::constant(-1))?, Sense::Negative, true),
            Relation::GreaterEqual => {
                (b.plus(-1, &a)?.plus(1, &Linear::constant(-1))?, Sense::Negative, true)
            }
        };
        draft.say(linear_fact(difference, sense, positive))
    }

    /// `columns(…) = 0`, and its negation.
    fn columns(&mut self, relation: Relation, terms: &[Term], base: u32, draft: &mut Draft) -> Part<()> {
        let positive = match relation {
            Relation::Equal => true,
            Relation::NotEqual => false,
            _ => return Err(Unsupported::Columns.into()),
        };
        if base == 0 {
            return Err(Missing::Undefined);
        }
        let arguments = self.variables(terms, draft)?;
        if arguments.is_empty() {
            return draft.say(Simplified::Constant(positive));
        }
        let key = format!("columns({}; {base})", tracks(arguments.len()));
        self.built_in(key, BuiltIn::Columns(base), arguments, draft)?;
        if let Some(last) = draft.facts.last_mut() {
            last.positive = positive;
        }
        Ok(())
    }

    /// Adds a built-in literal.
    fn built_in(
        &mut self,
        key: String,
        built_in: BuiltIn,
        arguments: Vec<Variable>,
        draft: &mut Draft,
    ) -> Part<()> {
        if !spoken(&built_in, self.numeration) {
            return Err(Unsupported::Numeration(key).into());
        }
        let relation = self.relations.built_in(key, arguments.len() as u32, built_in, self.meter)?;
        draft.say(Simplified::Fact(Fact::relation(relation, arguments)))
    }

    /// A new bound variable.
    fn bind(&mut self, draft: &mut Draft) -> Variable {
        let variable = self.fresh();
        draft.bound.push(variable);
        variable
    }

    /// Returns a variable that equals this expression.
    fn named(&mut self, expression: Linear, draft: &mut Draft) -> Part<Variable> {
        if let Some(variable) = expression.as_variable() {
            return Ok(variable);
        }
        let variable = self.bind(draft);
        let difference = expression.plus(-1, &Linear::variable(variable))?;
        draft.say(linear_fact(difference, Sense::Zero, true))?;
        Ok(variable)
    }

    /// Returns a variable that equals this term.
    fn variable(&mut self, term: &Term, draft: &mut Draft) -> Part<Variable> {
        let expression = self.linear(term, draft)?;
        self.named(expression, draft)
    }

    fn variables(&mut self, terms: &[Term], draft: &mut Draft) -> Part<Vec<Variable>> {
        terms.iter().map(|term| self.variable(term, draft)).collect()
    }

    /// Linear expression of a term, with its functions moved out.
    fn linear(&mut self, term: &Term, draft: &mut Draft) -> Part<Linear> {
        self.meter.steps(1)?;
        match term {
            Term::Number(number) => Ok(Linear::constant(*number)),
            Term::Variable(variable) => Ok(Linear::variable(*variable)),
            Term::Add(a, b) => Ok(self.linear(a, draft)?.plus(1, &self.linear(b, draft)?)?),
            Term::Subtract(a, b) => Ok(self.linear(a, draft)?.plus(-1, &self.linear(b, draft)?)?),
            Term::Multiply(a, b) => {
                let (a, b) = (self.linear(a, draft)?, self.linear(b, draft)?);
                match (a.as_constant(), b.as_constant()) {
                    (Some(factor), _) => Ok(Linear::default().plus(factor, &b)?),
                    (_, Some(factor)) => Ok(Linear::default().plus(factor, &a)?),
                    (None, None) => Err(Unsupported::Product.into()),
                }
            }
            Term::Divide(a, b) => {
                let (a, b) = (self.linear(a, draft)?, self.linear(b, draft)?);
                self.quotient(&a, divisor(&b)?, draft)
            }
            Term::Modulo(a, b) => {
                if let Term::Number(base) = **b
                    && let Some(ones) = self.ones(a, base, draft)?
                {
                    return Ok(ones);
                }
                let (a, b) = (self.linear(a, draft)?, self.linear(b, draft)?);
                self.modulo(&a, divisor(&b)?, draft)
            }
            Term::Xor(a, b) => {
                let mut arguments = vec![self.variable(a, draft)?, self.variable(b, draft)?];
                let value = self.bind(draft);
                arguments.push(value);
                self.built_in("x0 xor x1 = x2".into(), BuiltIn::Xor, arguments, draft)?;
                Ok(Linear::variable(value))
            }
            Term::Call(function, terms) => self.call(*function, terms, draft),
            Term::Floor(None, _) => Err(Missing::Undefined),
            Term::Floor(Some(surd), of) => self.floor(surd, of, draft),
            Term::Entry(entries, of) => self.entry(entries, of, draft),
            Term::Columns(..) => Err(Unsupported::Columns.into()),
            Term::Where(term, condition) => {
                let value = self.bind(draft);
                let is = |term: Term| compare(Relation::Equal, Term::Variable(value), term);
                let holds = and([(**condition).clone(), is((**term).clone())]);
                let fails = and([not((**condition).clone()), is(Term::Number(0))]);
                let simplified = self.literal(&or([holds, fails]))?;
                draft.say(simplified)?;
                Ok(Linear::variable(value))
            }
        }
    }

    fn call(&mut self, function: Function, terms: &[Term], draft: &mut Draft) -> Part<Linear> {
        match function {
            Function::Min | Function::Max => return self.extreme(function == Function::Min, terms, draft),
            Function::Fib => return Err(Unsupported::Function("fib").into()),
            Function::Exponent => return Err(Unsupported::Function("exponent").into()),
            Function::Gcd => return Err(Unsupported::Function("gcd").into()),
            Function::SmallestFactor => return Err(Unsupported::Function("smallest_factor").into()),
            Function::Digit => return Err(Unsupported::Function("digit").into()),
            Function::NextFree => return Err(Unsupported::Function("next_free").into()),
            Function::Ones => return Err(Unsupported::Function("ones").into()),
            Function::LowestZeckendorf | Function::Bit => {}
        }
        let Some(term) = terms.first() else { return Err(Unsupported::Parameter.into()) };
        let argument = self.variable(term, draft)?;
        if function == Function::LowestZeckendorf {
            let value = self.bind(draft);
            let key = "lowest_zeckendorf(x0) = x1";
            self.built_in(key.into(), BuiltIn::LowestZeckendorf, vec![argument, value], draft)?;
            return Ok(Linear::variable(value));
        }
        let Some(place) = terms.get(1) else { return Err(Unsupported::Parameter.into()) };
        let place = self.linear(place, draft)?.as_constant().ok_or(Unsupported::Divisor)?;
        if place < 0 {
            return Err(Missing::Undefined);
        }
        let value = self.bind(draft);
        let word = u32::try_from(place).map_err(|_| Unsupported::Number)?;
        self.built_in(format!("bit(x0, {place}) = x1"), BuiltIn::Bit(word), vec![argument, value], draft)?;
        Ok(Linear::variable(value))
    }

    /// `floor(…*t)`, where the factor is α + c with a whole number c.
    fn floor(&mut self, surd: &Surd, of: &Term, draft: &mut Draft) -> Part<Linear> {
        let found = beside_alpha(surd, self.numeration);
        let (t, beyond) = found.ok_or_else(|| Unsupported::Numeration("floor".into()))?;
        let argument = self.variable(of, draft)?;
        let value = self.bind(draft);
        let relation = self.relations.floor(t.into(), self.meter)?;
        draft.say(Simplified::Fact(Fact::relation(relation, vec![argument, value])))?;
        Ok(Linear::variable(value).plus(beyond, &Linear::variable(argument))?)
    }

    /// `a[t]`: one case for each entry, `(t in places and v = entry) or …`.
    fn entry(&mut self, entries: &Entries, of: &Term, draft: &mut Draft) -> Part<Linear> {
        let place = Term::Variable(self.variable(of, draft)?);
        let value = self.bind(draft);
        let case = |(entry, ranges): &(i128, Vec<(i128, i128)>)| {
            let within = ranges.iter().map(|&(from, to)| {
                if from == to {
                    return compare(Relation::Equal, place.clone(), Term::Number(from));
                }
                and([
                    compare(Relation::LessEqual, Term::Number(from), place.clone()),
                    compare(Relation::LessEqual, place.clone(), Term::Number(to)),
                ])
            });
            and([or(within), compare(Relation::Equal, Term::Variable(value), Term::Number(*entry))])
        };
        let simplified = self.literal(&or(entries.iter().map(case)))?;
        draft.say(simplified)?;
        Ok(Linear::variable(value))
    }

    /// `ones(t) mod C`, if the operand of a remainder has that form.
    fn ones(&mut self, term: &Term, base: i128, draft: &mut Draft) -> Part<Option<Linear>> {
        let (Term::Call(Function::Ones, terms), true) = (term, base > 0) else { return Ok(None) };
        let [of] = &**terms else { return Ok(None) };
        let argument = self.variable(of, draft)?;
        let value = self.bind(draft);
        let word = u32::try_from(base).map_err(|_| Unsupported::Number)?;
        let key = format!("ones(x0) mod {base} = x1");
        self.built_in(key, BuiltIn::Ones(word), vec![argument, value], draft)?;
        Ok(Some(Linear::variable(value)))
    }

    /// An expression with coefficients from 0 to C − 1, and the difference divided by C.
    fn reduced(of: &Linear, divisor: i128) -> Part<(Linear, Linear)> {
        let part = |number: fn(i128, i128) -> i128| {
            let terms = of.terms.iter().map(|term| (term.0, number(term.1, divisor)));
            let terms = terms.filter(|term| term.1 != 0).collect();
            Linear { terms, constant: number(of.constant, divisor) }
        };
        Ok((part(i128::rem_euclid), part(i128::div_euclid)))
    }

    /// `t div C`.
    fn quotient(&mut self, of: &Linear, divisor: i128, draft: &mut Draft) -> Part<Linear> {
        let (rest, taken) = Self::reduced(of, divisor)?;
        let value = self.bind(draft);
        let low = Linear::default().plus(divisor, &Linear::variable(value))?;
        let below = low.plus(-1, &rest)?.plus(1, &Linear::constant(-1))?;
        draft.say(linear_fact(below, Sense::Negative, true))?;
        let above = rest.plus(-1, &low)?.plus(-1, &Linear::constant(divisor))?;
        draft.say(linear_fact(above, Sense::Negative, true))?;
        Ok(taken.plus(1, &Linear::variable(value))?)
    }

    /// `t mod C`.
    fn modulo(&mut self, of: &Linear, divisor: i128, draft: &mut Draft) -> Part<Linear> {
        let value = self.bind(draft);
        let difference = of.plus(-1, &Linear::variable(value))?;
        draft.say(linear_fact(difference, Sense::Multiple(divisor), true))?;
        let above = Linear::variable(value).plus(-1, &Linear::constant(divisor))?;
        draft.say(linear_fact(above, Sense::Negative, true))?;
        Ok(Linear::variable(value))
    }

    /// Minimum or maximum of some naturals, two at a time from the left.
    fn extreme(&mut self, least: bool, terms: &[Term], draft: &mut Draft) -> Part<Linear> {
        let mut naturals = Vec::with_capacity(terms.len());
        for term in terms {
            let of = self.linear(term, draft)?;
            naturals.push(self.natural(of, draft)?);
        }
        let mut naturals = naturals.into_iter();
        let mut so_far = naturals.next().ok_or(Missing::Undefined)?;
        for next in naturals {
            let value = Linear::variable(self.bind(draft));
            let (low, high) = if least { (&so_far, &next) } else { (&next, &so_far) };
            let kept = and([at_most(low, high, 0)?, equal(&value, &so_far)?]);
            let changed = and([at_most(high, low, 1)?, equal(&value, &next)?]);
            let simplified = self.literal(&or([kept, changed]))?;
            draft.say(simplified)?;
            so_far = value;
        }
        Ok(so_far)
    }

    /// The expression, or a variable that equals it if it might be negative.
    fn natural(&mut self, of: Linear, draft: &mut Draft) -> Part<Linear> {
        if of.constant >= 0 && of.terms.iter().all(|term| term.1 > 0) {
            return Ok(of);
        }
        Ok(Linear::variable(self.named(of, draft)?))
    }
}

/// Converts a literal to a formula.
fn formula(simplified: Simplified) -> Formula {
    match simplified {
        Simplified::Constant(true) => Formula::True,
        Simplified::Constant(false) => Formula::False,
        Simplified::Fact(fact) => Formula::Fact(fact),
    }
}

/// a + more <= b
fn at_most(a: &Linear, b: &Linear, more: i128) -> Part<Formula> {
    let difference = a.plus(-1, b)?.plus(1, &Linear::constant(more - 1))?;
    Ok(formula(linear_fact(difference, Sense::Negative, true)))
}

/// a = b
fn equal(a: &Linear, b: &Linear) -> Part<Formula> {
    Ok(formula(linear_fact(a.plus(-1, b)?, Sense::Zero, true)))
}

/// A divisor that is a plain number; undefined if it is not positive.
fn divisor(of: &Linear) -> Part<i128> {
    match of.as_constant() {
        None => Err(Unsupported::Divisor.into()),
        Some(divisor) if divisor > 0 => Ok(divisor),
        Some(_) => Err(Missing::Undefined),
    }
}

/// The c of a number α + c, where α = (2 − T + √(T² + 4))/2 belongs to the numeration.
fn beside_alpha(surd: &Surd, numeration: Numeration) -> Option<(u8, i128)> {
    let Numeration::Quadratic(t) = numeration else { return None };
    let (plus, over) = (surd.plus(), IBig::from(surd.over().clone()));
    // √root/over = √(T² + 4)/2
    let root = IBig::from(surd.root().clone()) * 4;
    if root != &over * &over * (t * t + 4) {
        return None;
    }
    // plus/over = (2 − T)/2 + c
    let rest: IBig = plus * 2 - &over * (2 - i64::from(t));
    let twice: IBig = over * 2;
    let (beyond, none) = rest.div_rem(&twice);
    if none == IBig::ZERO { i128::try_from(beyond).ok() } else { None }.map(|beyond| (t, beyond))
}

fn tracks(count: usize) -> String {
    (0..count).map(|track| format!("x{track}")).collect::<Vec<_>>().join(", ")
}
