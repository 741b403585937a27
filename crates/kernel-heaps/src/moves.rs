//! Moves of a statement as those of a code: the amounts that may be taken to leave a number of heaps.
//!
//! A statement has moves from n to p₁, …, pₕ under conditions: linear equations, inequalities and divisibilities joined
//! by *and*, *or*, *not*. Let c be the offset, which the certificate names. A part of at most c is *dead*; others are
//! *live*. Let q₁ ≤ … ≤ q_z be the live parts less c each, and d = n − c − q₁ − … − q_z the amount taken.
//!
//! **Theorem.** If the checks below succeed, there are sets S₀, …, S₃ such that from any n there is a move with the live
//! parts q₁, …, q_z and some dead ones if and only if d is in S_z. Positions of at most c have no moves.
//!
//! So such a position counts as nothing, and n stands for a heap of n − c, from which one takes an amount d and leaves z
//! heaps, none of them empty: just as if there were no dead parts.
//!
//! **Checks.** A number of a move that is not a part is determined by an equation among the conditions, and put in
//! (it is natural, which becomes a condition). A *view* of a move says which of its parts is which qᵢ, or is dead and of
//! what size e ≤ c; then each atom is αd + Σ βᵢqᵢ + γ = 0, or < 0, or divisible by m, with all coefficients reduced
//! modulo m.
//!
//! 1. With all atoms in which a β is not 0 taken for true, whether negated or not, no view allows a d < 0. (Truth depends
//!    on d alone, and beyond all places where an atom changes its sign it repeats with the least common multiple of the
//!    moduli: so finitely many d are looked at.) If there is a largest d that is allowed, call it D.
//! 2. An atom in which a β is not 0 is no divisibility. Its βᵢ that are not 0 have the same sign, or they are two with the
//!    sum 0. And α = 0, or α has that same sign, or there is a D.
//! 3. Let B be at least |γ| for each such atom, and |γ| + |α|D where α has not the sign of all βᵢ. Then for all tuples q
//!    with q₁ ≤ B + 1 and qᵢ₊₁ ≤ qᵢ + B + 1, the set of all d ≥ 0 that some view allows is the same: S_z.
//! 4. S₀ and S₁ do not contain 0.
//!
//! **Proof.** By 1, d ≥ 0 in each move; so there is none from n < c, and by 4 none from n = c. By 3 the sets S_z are right
//! for those tuples. Let q be another; then q_j + B + 1 < q_{j+1} for some j (with q₀ = 0). Let q′ be q with all numbers
//! after the j-th smaller by 1. Then at q and q′ the same d are allowed: none above D, and else no atom changes. If the β of an atom are a
//! number b and −b, then it changes only where one number is at most the j-th and the other is not; but there b times
//! their difference is at least B + 1 in size at q and at q′, and the rest, γ + αd, at most B. If all β have one sign, then
//! it changes only where a number after the j-th is in it, which is at least B + 1 at q and q′; then the sign of
//! the whole is that of the β. By induction on the sum of q all sets are those of 3. ∎

use crate::flaw::MovesFlaw;
use crate::heaps::Heaps;
use crate::rejection::Rejection;
use kernel::{Meter, Move, Node, Relation, Sense};

/// Most heaps that a move leaves.
pub const MOST_PARTS: usize = 3;
/// Largest coefficient after numbers have been put in.
const LARGEST: i128 = 1 << 62;

/// A set of naturals that is periodic from some place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amounts {
    /// Membership of the first numbers, at least of 0.
    pub head: Vec<bool>,
    /// Membership of those after them, repeated; not empty.
    pub cycle: Vec<bool>,
}

/// Amounts that may be taken, by the number of heaps left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves(pub [Amounts; MOST_PARTS + 1]);

impl Amounts {
    /// From the members below a number, and those of a period from there on: as short as possible.
    fn new(mut head: Vec<bool>, mut cycle: Vec<bool>) -> Amounts {
        let length = cycle.len();
        let again =
            |&by: &usize| length.is_multiple_of(by) && (by..length).all(|at| cycle[at] == cycle[at - by]);
        let least = (1..length).find(again).unwrap_or(length);
        cycle.truncate(least);
        while head.len() > 1 && head.last() == cycle.last() {
            head.pop();
            cycle.rotate_right(1);
        }
        Amounts { head, cycle }
    }

    /// Returns `true` if a number is in the set.
    pub fn contains(&self, number: usize) -> bool {
        match number.checked_sub(self.head.len()) {
            None => self.head[number],
            Some(beyond) => self.cycle[beyond % self.cycle.len()],
        }
    }

    /// The members, if there are finitely many.
    pub fn listed(&self) -> Option<Vec<usize>> {
        let among = || (0..self.head.len()).filter(|&number| self.head[number]).collect();
        (!self.cycle.contains(&true)).then(among)
    }
}

impl Moves {
    /// The members of all sets, if there are finitely many.
    pub fn listed(&self) -> Option<[Vec<usize>; MOST_PARTS + 1]> {
        let mut all: [Vec<usize>; MOST_PARTS + 1] = Default::default();
        for (list, amounts) in all.iter_mut().zip(&self.0) {
            *list = amounts.listed()?;
        }
        Some(all)
    }

    /// Derives the moves of a statement.
    pub fn of(heaps: &Heaps, offset: u32, meter: &Meter) -> Result<Moves, Rejection> {
        let rules = heaps.moves.iter().map(|step| Rule::of(step, meter)).collect::<Result<Vec<_>, _>>()?;
        let amounts = |left: usize| -> Result<Amounts, Rejection> {
            let mut views = vec![];
            for rule in &rules {
                rule.views(left, offset, &mut views, meter)?;
            }
            together(&views, left, meter)
        };
        let moves = Moves([amounts(0)?, amounts(1)?, amounts(2)?, amounts(3)?]);
        match moves.0[..2].iter().any(|amounts| amounts.contains(0)) {
            true => Err(MovesFlaw::Idle.into()),
            false => Ok(moves),
        }
    }
}

/// A linear form with a property, or without it.
#[derive(Clone)]
struct Atom {
    /// Multiples of the numbers of a move: n, and those that it binds. In a view: d, and the live parts.
    factors: Vec<i128>,
    constant: i128,
    sense: Sense,
    positive: bool,
}

#[derive(Clone)]
enum Op {
    Atom(Atom),
    All,
    Any,
}

/// Conditions of a move, or of a view of it, without negations: each with the place of what it is part of, which comes
/// after it. The last is the whole.
type Ops = Vec<(Op, usize)>;

/// A move: its conditions, and the numbers that are its parts.
struct Rule {
    ops: Ops,
    parts: Vec<usize>,
}

impl Rule {
    fn of(step: &Move, meter: &Meter) -> Result<Rule, Rejection> {
        let numbers = 1 + step.bound.len();
        let parts: Vec<usize> = step.parts.iter().flatten().map(|&part| part as usize).collect();
        if parts.len() > MOST_PARTS || parts.len() != step.parts.len() {
            return Err(MovesFlaw::Parts.into());
        }
        let is_again = |place: usize| parts[..place].contains(&parts[place]);
        if (0..parts.len()).any(|place| !(1..numbers).contains(&parts[place]) || is_again(place)) {
            return Err(MovesFlaw::Part.into());
        }
        let (mut ops, mut tops) = (vec![], vec![]);
        for formula in &step.when {
            meter.steps(formula.0.len() * numbers)?;
            tops.push(flat(&formula.0, numbers, &mut ops)?);
        }
        let mut rule = Rule { ops, parts };
        for number in (1..numbers).filter(|number| !rule.parts.contains(number)).collect::<Vec<_>>() {
            meter.steps(rule.ops.len() * numbers)?;
            rule.solve(number, &tops)?;
        }
        tops.push(rule.ops.len());
        let mut factors = vec![0; numbers];
        factors[0] = -1;
        rule.ops.push((Op::Atom(Atom { factors, constant: -1, sense: Sense::Negative, positive: true }), 0));
        let whole = rule.ops.len();
        tops.iter().for_each(|&top| rule.ops[top].1 = whole);
        rule.ops.push((Op::All, whole));
        Ok(rule)
    }

    /// Puts in what a number is by one of the conditions; the condition that it is natural takes its place.
    fn solve(&mut self, number: usize, tops: &[usize]) -> Result<(), Rejection> {
        let equation = tops.iter().find_map(|&top| match &self.ops[top].0 {
            Op::Atom(atom) if atom.is_equation_for(number) => Some((top, atom.clone())),
            _ => None,
        });
        let Some((top, equation)) = equation else {
            let occurs = |op: &Op| matches!(op, Op::Atom(atom) if atom.factors[number] != 0);
            return match self.ops.iter().any(|(op, _)| occurs(op)) {
                true => Err(MovesFlaw::Unsolved.into()),
                false => Ok(()),
            };
        };
        let sign = equation.factors[number];
        for (op, _) in &mut self.ops {
            if let Op::Atom(atom) = op {
                let factor = -atom.factors[number] * sign;
                atom.add(&equation, factor)?;
            }
        }
        // -number - 1 < 0, without the number
        let mut natural = Atom { sense: Sense::Negative, constant: -1, ..equation.clone() };
        natural.factors.iter_mut().for_each(|factor| *factor = 0);
        natural.factors[number] = -1;
        natural.add(&equation, sign)?;
        self.ops[top].0 = Op::Atom(natural);
        Ok(())
    }

    /// Adds the views of the move in which it leaves so many live parts.
    fn views(&self, left: usize, offset: u32, views: &mut Vec<Ops>, meter: &Meter) -> Result<(), Rejection> {
        // A part that is live has its place among the live ones, and a dead one its size.
        let (live, dead) = (left as u64, u64::from(offset) + 1);
        if left > self.parts.len() {
            return Ok(());
        }
        let all = (live + dead).checked_pow(self.parts.len() as u32).ok_or(MovesFlaw::Large)?;
        for mut number in 0..all {
            meter.steps(1)?;
            let mut roles = vec![];
            for _ in &self.parts {
                roles.push(number % (live + dead));
                number /= live + dead;
            }
            if !(0..live).all(|place| roles.iter().filter(|&&role| role == place).count() == 1) {
                continue;
            }
            meter.steps(self.ops.len() * (left + 1))?;
            let seen = |(op, above): &(Op, usize)| match op {
                Op::Atom(atom) => (Op::Atom(atom.seen(&self.parts, &roles, live, offset.into())), *above),
                other => (other.clone(), *above),
            };
            views.push(self.ops.iter().map(seen).collect());
            meter.holds(views.len().saturating_mul(self.ops.len()).saturating_mul(128))?;
        }
        Ok(())
    }
}

/// Adds the parts of a formula without its negations; the place of the whole.
fn flat(nodes: &[Node], numbers: usize, ops: &mut Ops) -> Result<usize, Rejection> {
    // For each node whether it is taken as it is, and the node that it is part of.
    let mut taken: Vec<Option<(bool, usize)>> = vec![None; nodes.len()];
    let last = nodes.len().checked_sub(1).ok_or(MovesFlaw::Relation)?;
    taken[last] = Some((true, last));
    let mut places = vec![0; nodes.len()];
    for (at, node) in nodes.iter().enumerate().rev() {
        let Some((positive, above)) = taken[at] else { continue };
        match node {
            Node::Not(inner) => taken[*inner] = Some((!positive, if above == at { *inner } else { above })),
            Node::And(parts) | Node::Or(parts) => {
                parts.iter().for_each(|&part| taken[part] = Some((positive, at)));
            }
            _ => {}
        }
    }
    let first = ops.len();
    for (at, node) in nodes.iter().enumerate() {
        let Some((positive, above)) = taken[at] else { continue };
        let op = match node {
            Node::Not(_) => continue,
            Node::Literal(literal) => Op::Atom(Atom::of(literal, positive, numbers)?),
            Node::And(_) if positive => Op::All,
            Node::Or(_) if !positive => Op::All,
            Node::And(_) | Node::Or(_) => Op::Any,
            Node::Exists(..) => return Err(MovesFlaw::Relation.into()),
        };
        places[at] = ops.len();
        ops.push((op, above));
    }
    ops[first..].iter_mut().for_each(|(_, above)| *above = places[*above]);
    Ok(ops.len() - 1)
}

impl Atom {
    fn of(literal: &kernel::Literal, positive: bool, numbers: usize) -> Result<Atom, Rejection> {
        let Relation::Linear(coefficients, constant, sense) = &literal.relation else {
            return Err(MovesFlaw::Relation.into());
        };
        let mut factors = vec![0; numbers];
        for (&number, &factor) in literal.numbers.iter().zip(coefficients) {
            *factors.get_mut(number as usize).ok_or(MovesFlaw::Relation)? += i128::from(factor);
        }
        let positive = positive == literal.positive;
        Ok(Atom { factors, constant: (*constant).into(), sense: *sense, positive })
    }

    fn is_equation_for(&self, number: usize) -> bool {
        self.sense == Sense::Zero && self.positive && self.factors[number].abs() == 1
    }

    fn add(&mut self, other: &Atom, factor: i128) -> Result<(), Rejection> {
        for (own, more) in self.factors.iter_mut().zip(&other.factors) {
            *own += factor * more;
        }
        self.constant += factor * other.constant;
        match self.factors.iter().chain([&self.constant]).all(|number| number.abs() <= LARGEST) {
            true => Ok(()),
            false => Err(MovesFlaw::Large.into()),
        }
    }

    /// In d and the live parts less the offset: n is the sum of these and the offset.
    fn seen(&self, parts: &[usize], roles: &[u64], live: u64, offset: i128) -> Atom {
        let of_heap = self.factors[0];
        let mut factors = vec![of_heap; 1 + live as usize];
        let mut constant = self.constant + of_heap * offset;
        for (&part, &role) in parts.iter().zip(roles) {
            let of_part = self.factors[part];
            match role.checked_sub(live) {
                None => {
                    factors[1 + role as usize] += of_part;
                    constant += of_part * offset;
                }
                Some(size) => constant += of_part * i128::from(size),
            }
        }
        if let Sense::Multiple(of) = self.sense {
            factors.iter_mut().chain([&mut constant]).for_each(|it| *it = it.rem_euclid(of.into()));
        }
        Atom { factors, constant, ..self.clone() }
    }

    fn is_on_amount(&self) -> bool {
        self.factors[1..].iter().all(|&factor| factor == 0)
    }

    /// A bound on the constant beside the parts (B of 3), if the largest amount is this; `None` if there is none.
    fn bound(&self, largest: Option<i128>) -> Option<i128> {
        let (alpha, beta) = (self.factors[0], &self.factors[1..]);
        let none = |sign: i128| beta.iter().all(|factor| factor.signum() != sign);
        let alike = none(1) || none(-1);
        let pair = beta.iter().filter(|&&factor| factor != 0).count() == 2 && beta.iter().sum::<i128>() == 0;
        if matches!(self.sense, Sense::Multiple(_)) || !alike && !pair {
            return None;
        }
        let with = alpha == 0 || alike && !none(alpha.signum());
        if with { Some(self.constant.abs()) } else { Some(self.constant.abs() + alpha.abs() * largest?) }
    }

    /// The number of d from 0 on beyond which it no longer changes but by divisibility, if the parts are at most this.
    fn settled(&self, most: i128) -> i128 {
        let rest =
            self.constant.abs() + self.factors[1..].iter().map(|factor| factor.abs() * most).sum::<i128>();
        if self.factors[0] == 0 { 0 } else { rest / self.factors[0].abs() + 2 }
    }

    /// Bits of the numbers from `start` on that satisfy it as d, beside these parts.
    fn row(&self, parts: &[i128], start: i128, length: usize) -> Vec<u64> {
        let beside: i128 = self.factors[1..].iter().zip(parts).map(|(factor, part)| factor * part).sum();
        let alpha = self.factors[0];
        let rest = self.constant + beside + alpha * start;
        let mut row = vec![0; length.div_ceil(64)];
        let clamped = |number: i128| number.clamp(0, length as i128) as usize;
        let holds = |rest: i128| match self.sense {
            Sense::Zero => rest == 0,
            Sense::Negative => rest < 0,
            Sense::Multiple(of) => rest.rem_euclid(of.into()) == 0,
        };
        match self.sense {
            _ if alpha == 0 => fill(&mut row, 0, if holds(rest) { length } else { 0 }),
            Sense::Zero if rest % alpha == 0 && (0..length as i128).contains(&(-rest / alpha)) => {
                fill(&mut row, clamped(-rest / alpha), clamped(-rest / alpha) + 1);
            }
            Sense::Zero => {}
            // The numbers below -rest / alpha, or above it.
            Sense::Negative if alpha > 0 => fill(&mut row, 0, clamped((-rest - 1).div_euclid(alpha) + 1)),
            Sense::Negative => fill(&mut row, clamped(rest.div_euclid(-alpha) + 1), length),
            Sense::Multiple(of) => {
                let mut value = rest.rem_euclid(of.into());
                for at in 0..length {
                    row[at / 64] |= u64::from(value == 0) << (at % 64);
                    value = (value + alpha).rem_euclid(of.into());
                }
            }
        }
        if !self.positive {
            row.iter_mut().for_each(|word| *word = !*word);
        }
        row
    }
}

/// Sets bits.
fn fill(row: &mut [u64], from: usize, to: usize) {
    for (place, word) in row.iter_mut().enumerate().take(to.div_ceil(64)).skip(from / 64) {
        let (low, high) = (from.saturating_sub(64 * place), (to - 64 * place).min(64));
        if low < high {
            *word |= u64::MAX >> (64 - (high - low)) << low;
        }
    }
}

/// Bits of the numbers from `start` on that a view allows as d beside these parts; without parts, an atom about them is
/// true.
fn allowed(
    view: &Ops,
    parts: Option<&[i128]>,
    start: i128,
    length: usize,
    meter: &Meter,
) -> Result<Vec<u64>, kernel::Rejection> {
    let words = length.div_ceil(64);
    let mut rows: Vec<Option<Vec<u64>>> = vec![None; view.len()];
    let mut held = 0;
    for (at, (op, above)) in view.iter().enumerate() {
        meter.steps(1 + words)?;
        let given = rows[at].take();
        held -= given.as_ref().map_or(0, Vec::len);
        let row = match op {
            Op::Atom(atom) if parts.is_none() && !atom.is_on_amount() => vec![u64::MAX; words],
            Op::Atom(atom) => {
                if matches!(atom.sense, Sense::Multiple(_)) {
                    meter.steps(length)?;
                }
                atom.row(parts.unwrap_or(&[]), start, length)
            }
            Op::All => given.unwrap_or_else(|| vec![u64::MAX; words]),
            Op::Any => given.unwrap_or_else(|| vec![0; words]),
        };
        if *above == at {
            return Ok(row);
        }
        let is_all = matches!(view[*above].0, Op::All);
        match &mut rows[*above] {
            Some(so_far) => so_far.iter_mut().zip(&row).for_each(|(word, more)| match is_all {
                true => *word &= more,
                false => *word |= more,
            }),
            none => {
                held += words;
                meter.holds(held.saturating_mul(8))?;
                *none = Some(row);
            }
        }
    }
    Ok(vec![0; words])
}

fn has(row: &[u64], place: usize) -> bool {
    row.get(place / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
}

/// The amounts of all views together, which leave so many live parts.
fn together(views: &[Ops], left: usize, meter: &Meter) -> Result<Amounts, Rejection> {
    let atoms =
        || views.iter().flatten().filter_map(|(op, _)| if let Op::Atom(it) = op { Some(it) } else { None });
    let mut cycle = 1i128;
    for atom in atoms() {
        if let (Sense::Multiple(of), true) = (atom.sense, atom.factors[0] != 0) {
            cycle = multiple(cycle, of.into()).filter(|&cycle| cycle <= 1 << 24).ok_or(MovesFlaw::Large)?;
        }
    }
    let size =
        |settled: i128| usize::try_from(settled).ok().filter(|&it| it <= 1 << 24).ok_or(MovesFlaw::Large);
    let cycle = size(cycle)?;
    // Check 1: everything below 0, and as much above.
    let settled =
        size(atoms().filter(|atom| atom.is_on_amount()).map(|it| it.settled(0)).max().unwrap_or(0))?;
    let (begin, end) = (settled + cycle, 2 * (settled + cycle));
    let mut bound = 0;
    for view in views {
        let row = allowed(view, None, -(begin as i128), end, meter)?;
        if (0..begin).any(|at| has(&row, at)) {
            return Err(MovesFlaw::Negative.into());
        }
        let largest = (begin..end).rev().find(|&at| has(&row, at)).map_or(0, |at| at - begin);
        let largest = (largest < settled).then_some(largest as i128);
        // Check 2, and B.
        for (op, _) in view {
            if let Op::Atom(atom) = op
                && !atom.is_on_amount()
            {
                bound = bound.max(atom.bound(largest).ok_or(MovesFlaw::Mixed)?);
            }
        }
    }
    // Check 3.
    let most = (size(bound)? as i128 + 1) * left as i128;
    let settled = size(atoms().map(|atom| atom.settled(most)).max().unwrap_or(0))?.max(1);
    let mut found: Option<Vec<u64>> = None;
    let mut steps = vec![0; left];
    loop {
        let mut parts: Vec<i128> = vec![];
        for step in &steps {
            parts.push(step + parts.last().unwrap_or(&1));
        }
        let mut all = vec![0; (settled + cycle).div_ceil(64)];
        for view in views {
            let row = allowed(view, Some(&parts), 0, settled + cycle, meter)?;
            all.iter_mut().zip(&row).for_each(|(word, more)| *word |= more);
        }
        if found.as_ref().is_some_and(|found| (0..settled + cycle).any(|at| has(found, at) != has(&all, at)))
        {
            return Err(MovesFlaw::Uneven.into());
        }
        found = Some(all);
        // The first part is at most B + 1, and each of the others larger than the one before by at most that.
        let most = |place: usize| if place == 0 { bound } else { bound + 1 };
        let Some(next) = (0..left).find(|&place| steps[place] < most(place)) else { break };
        steps[..next].fill(0);
        steps[next] += 1;
    }
    let bits = |from: usize, to: usize| (from..to).map(|at| found.as_ref().is_some_and(|row| has(row, at)));
    Ok(Amounts::new(bits(0, settled).collect(), bits(settled, settled + cycle).collect()))
}

/// Least common multiple.
pub(crate) fn multiple(a: i128, b: i128) -> Option<i128> {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x.max(1)).checked_mul(b)
}
