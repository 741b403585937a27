//! Statements with moduli as statements about quotients and remainders.
//!
//! A number of depth j is written as its quotients by the moduli after j and a last remainder. Let x be such a number
//! after its division by the first i moduli: x = q·M + r, where M is the next modulus. A sum Σc·x + s of numbers that
//! are divided by M, numbers that are at most M, and a constant, is Q·M + S, where Q = Σc·q, and S, the same sum of
//! remainders, lies between lo·M and hi·M, for the sums lo and hi of negative and of positive coefficients. So the sum is
//! 0 exactly if Q = d and d·M + S = 0 for a d from −hi to −lo; and it is negative exactly if Q < −hi, or Q = d and
//! d·M + S < 0 for one of these d. A constant is at most as many multiples of M as it is large, and where M is a constant,
//! what is left of it after division by M is at most one. The rest is a sum of numbers that have been divided by one modulus more.

use crate::depth::Depths;
use crate::family::Family;
use crate::flaw::{Flaw, Rejection};
use kernel::{
    Certainty, Claim, Formula, LARGEST, Literal, Meter, Move, Node, Rank, Relation, Sense, Statement,
    Variable, Verdict,
};
use std::collections::BTreeMap;

/// Most multiples of a modulus that a sum may be, from the least to the largest.
const MOST_CASES: i64 = 64;

/// A sum of multiples of numbers and a constant, after division by some moduli.
#[derive(Clone)]
struct Sum {
    terms: BTreeMap<Variable, i64>,
    constant: i64,
    sense: Sense,
}

/// A part of a statement on its way to quotients and remainders.
struct Part<'f, 'm> {
    family: &'f Family,
    meter: &'f Meter<'m>,
    depths: Depths,
    /// The first of the new numbers of each number.
    first: Vec<Variable>,
}

impl Family {
    /// The statement about quotients and remainders.
    pub fn parted(&self, meter: &Meter) -> Result<Statement, Rejection> {
        let Statement { places, laws, ends, moves, claim, .. } = &self.statement;
        if let Some(beside) = self.with_heap(meter)? {
            return beside.parted(meter);
        }
        let alone = |formula: &Formula| Part::new(self, &[], &[formula], &[], meter)?.formula(formula);
        let position = Part::new(self, &[], &[], &[], meter)?;
        let mut parted_laws = laws.iter().map(alone).collect::<Result<Vec<Formula>, Rejection>>()?;
        let mut names = vec![];
        for (place, name) in (0..).zip(places) {
            parted_laws.extend(position.remainders(place)?);
            names.extend(self.names(name, position.depths.of(place)));
        }
        let claim = match claim {
            Claim::Value(formula) => {
                let value = places.len() as Variable;
                let part = Part::new(self, &[value], &[formula], &[], meter)?;
                Claim::Value(and([vec![part.formula(formula)?], part.range(value)?].concat()))
            }
            Claim::Outcomes(outcomes) => {
                let mut parted = [None, None, None];
                for (parted, outcome) in parted.iter_mut().zip(outcomes) {
                    *parted = outcome.as_ref().map(alone).transpose()?;
                }
                Claim::Outcomes(parted)
            }
            Claim::Recursion(..) => return Err(Flaw::Form.into()),
        };
        Ok(Statement {
            places: names,
            laws: parted_laws,
            ends: ends
                .iter()
                .map(|(fate, end)| Ok((*fate, alone(end)?)))
                .collect::<Result<_, Rejection>>()?,
            moves: moves.iter().map(|of| self.step(of, meter)).collect::<Result<_, Rejection>>()?,
            claim,
            ..self.statement.clone()
        })
    }

    /// The game with a heap of nim beside it, which is lost exactly if the heap is the value of the position: for a claim
    /// about values that are divided themselves.
    pub fn with_heap(&self, meter: &Meter) -> Result<Option<Family>, Rejection> {
        let Family { moduli, statement } = self;
        let Claim::Value(value) = &statement.claim else { return Ok(None) };
        let heap = statement.places.len() as Variable;
        if Part::new(self, &[heap], &[value], &[], meter)?.width(heap) == 1 {
            return Ok(None);
        }
        let fits = statement.moves.iter().all(|of| of.parts.len() == 1);
        if !fits || !statement.ends.is_empty() || statement.stuck != Verdict::Lost {
            return Err(Flaw::Form.into());
        }
        // What is bound comes after the heap.
        let beyond = |number: Variable| if number < heap { number } else { number + 1 };
        let renamed = |formula: &Formula| kernel::renamed(formula, beyond);
        let mut moves: Vec<Move> = vec![];
        for of in &statement.moves {
            let kept = of.parts.iter().flatten().map(|&number| beyond(number)).chain([heap]);
            moves.push(Move {
                certainty: of.certainty,
                bound: of.bound.iter().map(|&number| beyond(number)).collect(),
                when: of.when.iter().map(renamed).collect(),
                parts: vec![kept.collect()],
            });
        }
        let less = Literal::linear([(heap + 1, 1), (heap, -1)], 0, Sense::Negative);
        moves.push(Move {
            certainty: Certainty::Exact,
            bound: vec![heap + 1],
            when: vec![single(less)],
            parts: vec![(0..heap).chain([heap + 1]).collect()],
        });
        let statement = Statement {
            places: statement.places.iter().cloned().chain(["value".to_string()]).collect(),
            laws: statement.laws.iter().map(renamed).collect(),
            moves,
            claim: Claim::Outcomes([Some(value.clone()), None, None]),
            ..statement.clone()
        };
        Ok(Some(Family { moduli: moduli.clone(), statement }))
    }

    /// Names of the new numbers of a place: x/M for each modulus M that divides it, and x%M for the last.
    fn names(&self, place: &str, depth: usize) -> Vec<String> {
        let divides = &self.moduli[depth..];
        let mut names: Vec<String> =
            divides.iter().map(|modulus| format!("{place}/{}", modulus.name)).collect();
        names.push(divides.last().map_or(place.to_string(), |modulus| format!("{place}%{}", modulus.name)));
        names
    }

    fn step(&self, of: &Move, meter: &Meter) -> Result<Move, Rejection> {
        let formulas: Vec<&Formula> = of.when.iter().collect();
        let part = Part::new(self, &of.bound, &formulas, &of.parts, meter)?;
        let mut when =
            of.when.iter().map(|formula| part.formula(formula)).collect::<Result<Vec<_>, Rejection>>()?;
        for &number in &of.bound {
            when.extend(part.range(number)?);
        }
        let all = |numbers: &Vec<Variable>| numbers.iter().flat_map(|&number| part.numbers(number)).collect();
        Ok(Move { bound: all(&of.bound), when, parts: of.parts.iter().map(all).collect(), ..of.clone() })
    }
}

impl<'f, 'm> Part<'f, 'm> {
    fn new(
        family: &'f Family,
        bound: &[Variable],
        formulas: &[&Formula],
        leads: &[Vec<Variable>],
        meter: &'f Meter<'m>,
    ) -> Result<Part<'f, 'm>, Rejection> {
        let mut depths = Depths::new(family, bound, formulas, meter)?;
        for (place, &number) in leads.iter().flat_map(|numbers| numbers.iter().enumerate()) {
            depths.lead(number, place)?;
        }
        let places = family.statement.places.len() as Variable;
        let nodes = formulas.iter().flat_map(|formula| &formula.0);
        let within = nodes.flat_map(|node| match node {
            Node::Exists(numbers, _) => numbers.as_slice(),
            _ => &[],
        });
        let all = bound.iter().chain(within).copied().max().map_or(places, |last| places.max(last + 1));
        let mut part = Part { family, meter, depths, first: vec![0] };
        for number in 0..all {
            part.first.push(part.first[number as usize] + part.width(number));
        }
        Ok(part)
    }

    /// Number of new numbers for a number.
    fn width(&self, number: Variable) -> Variable {
        match self.depths.is_whole(number) {
            true => 1,
            false => (self.family.moduli.len() - self.depths.of(number)) as Variable + 1,
        }
    }

    /// The new numbers of a number.
    fn numbers(&self, number: Variable) -> Vec<Variable> {
        let first = self.first[number as usize];
        (first..first + self.width(number)).collect()
    }

    /// The quotient of a number by a modulus that divides it.
    fn quotient(&self, number: Variable, modulus: usize) -> Variable {
        self.first[number as usize] + (modulus - self.depths.of(number)) as Variable
    }

    /// Conditions on a bound number: what its depth says, and that remainders are less than moduli.
    fn range(&self, number: Variable) -> Result<Vec<Formula>, Rejection> {
        let depth = self.depths.of(number);
        if self.depths.is_whole(number) {
            return Ok(vec![]);
        }
        let mut all = vec![];
        if depth > 0 {
            all.push(self.divided(depth, self.within(number, depth - 1, 1)?)?);
        }
        all.extend(self.remainders(number)?);
        Ok(all)
    }

    /// Conditions on a number: its remainders are less than the moduli.
    fn remainders(&self, number: Variable) -> Result<Vec<Formula>, Rejection> {
        let moduli = self.depths.of(number)..self.family.moduli.len();
        moduli.map(|modulus| self.divided(modulus + 1, self.within(number, modulus, 0)?)).collect()
    }

    /// A number is less than a modulus and `more`.
    fn within(&self, number: Variable, modulus: usize, more: i64) -> Result<Sum, Rejection> {
        let mut sum = Sum { terms: BTreeMap::from([(number, 1)]), constant: -more, sense: Sense::Negative };
        self.add(&mut sum, -1, modulus)?;
        Ok(sum)
    }

    /// Adds a multiple of a modulus.
    fn add(&self, sum: &mut Sum, times: i64, modulus: usize) -> Result<(), Rejection> {
        let of = &self.family.moduli[modulus].sum;
        let plus = |to: i64, factor: i64| {
            let sum = factor.checked_mul(times).and_then(|more| more.checked_add(to));
            sum.filter(|sum| sum.abs() <= LARGEST).ok_or(Flaw::Spread)
        };
        for &(number, factor) in &of.terms {
            let term = sum.terms.entry(number).or_insert(0);
            *term = plus(*term, factor)?;
        }
        sum.terms.retain(|_, factor| *factor != 0);
        sum.constant = plus(sum.constant, of.constant)?;
        Ok(())
    }

    /// Multiple of a modulus in a sum, by the first parameter of the modulus, or by its constant if it has none.
    fn whole(&self, sum: &Sum, modulus: usize) -> i64 {
        let of = &self.family.moduli[modulus].sum;
        match of.terms.first() {
            Some((number, factor)) => sum.terms.get(number).copied().unwrap_or(0) / factor,
            None => sum.constant / of.constant,
        }
    }

    fn formula(&self, formula: &Formula) -> Result<Formula, Rejection> {
        let mut made: Vec<Formula> = vec![];
        for node in &formula.0 {
            let mut take = |part: &usize| std::mem::replace(&mut made[*part], Formula(vec![]));
            let parted = match node {
                Node::Literal(literal) => self.literal(literal)?,
                Node::Not(inner) => not(take(inner)),
                Node::And(parts) => joined(parts.iter().map(take).collect(), Node::And),
                Node::Or(parts) => joined(parts.iter().map(take).collect(), Node::Or),
                Node::Exists(numbers, inner) => {
                    let mut all = vec![take(inner)];
                    for &number in numbers {
                        all.extend(self.range(number)?);
                    }
                    let mut inner = and(all);
                    let numbers = numbers.iter().flat_map(|&number| self.numbers(number)).collect();
                    inner.0.push(Node::Exists(numbers, inner.0.len() - 1));
                    inner
                }
            };
            self.meter.steps(parted.0.len())?;
            made.push(parted);
        }
        Ok(made.pop().unwrap_or(Formula(vec![])))
    }

    fn literal(&self, literal: &Literal) -> Result<Formula, Rejection> {
        let is_one = |&number: &Variable| self.width(number) == 1;
        let is_whole = |&number: &Variable| self.depths.is_whole(number);
        let parted = match (&literal.relation, &*literal.numbers) {
            (&Relation::Defined(modulus), &[number, quotient, rest]) => {
                let fits = self.depths.of(number) == modulus && self.depths.of(rest) > modulus;
                if self.depths.is_whole(number) || self.depths.is_whole(rest) {
                    return Err(Flaw::Sorts.into());
                }
                if !fits {
                    return Err(Flaw::Depth.into());
                }
                let [own, given] = [self.quotient(number, modulus), self.first[quotient as usize]];
                let same = Literal::linear([(own, 1), (given, -1)], 0, Sense::Zero);
                let mut terms = BTreeMap::from([(number, 1)]);
                *terms.entry(rest).or_insert(0) -= 1;
                terms.retain(|_, factor| *factor != 0);
                let rest = self.divided(modulus + 1, Sum { terms, constant: 0, sense: Sense::Zero })?;
                and(vec![single(same), rest])
            }
            (_, numbers) if numbers.iter().all(is_one) => single(
                Literal { positive: true, ..literal.clone() }.renamed(|number| self.first[number as usize]),
            ),
            (Relation::Linear(factors, constant, sense), numbers) if !numbers.iter().any(is_whole) => {
                let terms = numbers.iter().copied().zip(factors.iter().copied()).collect();
                self.divided(0, Sum { terms, constant: *constant, sense: *sense })?
            }
            _ => return Err(Flaw::Sorts.into()),
        };
        Ok(if literal.positive { parted } else { not(parted) })
    }

    /// A property of a sum of numbers that have been divided by the first moduli.
    fn divided(&self, divided: usize, sum: Sum) -> Result<Formula, Rejection> {
        self.meter.steps(1 + sum.terms.len())?;
        if divided == self.family.moduli.len() {
            let last = |number: Variable| self.first[number as usize] + self.width(number) - 1;
            let terms = sum.terms.iter().map(|(&number, &factor)| (last(number), factor));
            return Ok(single(Literal::linear(terms, sum.constant, sum.sense)));
        }
        let large: Vec<(Variable, i64)> =
            sum.terms.iter().map(|(&number, &factor)| (number, factor)).collect();
        let large: Vec<(Variable, i64)> =
            large.into_iter().filter(|&(number, _)| self.depths.of(number) <= divided).collect();
        // Multiples of a constant modulus that is a multiple of the divisor do not matter.
        let matters = |of: &Rank| !matches!(sum.sense, Sense::Multiple(by) if of.terms.is_empty() && of.constant % by == 0);
        if large.is_empty() || !matters(&self.family.moduli[divided].sum) {
            return self.divided(divided + 1, sum);
        }
        let whole = self.whole(&sum, divided);
        let mut sum = sum;
        self.add(&mut sum, -whole, divided)?;
        // What is left of a constant is less than a modulus that is a constant itself.
        let is_constant = self.family.moduli[divided].sum.terms.is_empty();
        let constant = if is_constant { sum.constant.signum() } else { sum.constant };
        let parts = sum.terms.values().chain([&constant]);
        let (low, high) = parts.fold((0i64, 0i64), |(low, high), &part| {
            (low.saturating_add(part.min(0)), high.saturating_add(part.max(0)))
        });
        // Remainders are less than the modulus: with one of them the sum does not come to all of these multiples.
        let less = |sign: i64| i64::from(large.iter().any(|&(_, factor)| factor.signum() == sign));
        let (first, last) = (less(1) - high, -low - less(-1));
        if !matches!(sum.sense, Sense::Zero | Sense::Negative) || last.saturating_sub(first) >= MOST_CASES {
            return Err(Flaw::Spread.into());
        }
        let of = |constant: i64, sense: Sense| {
            let terms = large.iter().map(|&(number, factor)| (self.quotient(number, divided), factor));
            let fits = constant.abs() <= LARGEST;
            if fits { Ok(single(Literal::linear(terms, constant, sense))) } else { Err(Flaw::Spread) }
        };
        let mut cases = vec![];
        if sum.sense == Sense::Negative {
            cases.push(of(whole - first, Sense::Negative)?);
        }
        for times in first..=last {
            let mut rest = sum.clone();
            self.add(&mut rest, times, divided)?;
            cases.push(and(vec![of(whole - times, Sense::Zero)?, self.divided(divided + 1, rest)?]));
        }
        Ok(joined(cases, Node::Or))
    }
}

fn single(literal: Literal) -> Formula {
    Formula(vec![Node::Literal(literal)])
}

fn not(mut formula: Formula) -> Formula {
    formula.0.push(Node::Not(formula.0.len() - 1));
    formula
}

fn and(parts: Vec<Formula>) -> Formula {
    joined(parts, Node::And)
}

/// Formulas under one node.
fn joined(parts: Vec<Formula>, make: fn(Vec<usize>) -> Node) -> Formula {
    let (mut nodes, mut roots): (Vec<Node>, Vec<usize>) = (vec![], vec![]);
    for part in parts {
        let base = nodes.len();
        let moved = |inner: Vec<usize>| inner.into_iter().map(|part| part + base).collect();
        nodes.extend(part.0.into_iter().map(|node| match node {
            Node::Literal(literal) => Node::Literal(literal),
            Node::Not(inner) => Node::Not(inner + base),
            Node::And(inner) => Node::And(moved(inner)),
            Node::Or(inner) => Node::Or(moved(inner)),
            Node::Exists(numbers, inner) => Node::Exists(numbers, inner + base),
        }));
        roots.push(nodes.len() - 1);
    }
    nodes.push(make(roots));
    Formula(nodes)
}
