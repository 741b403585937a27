//! Positions, laws, ends and moves of a game, as formulas about the places of a position.

use crate::assumed::{Choice, Move};
use crate::compile::{Compiler, Draft};
use crate::formula::{Fact, Formula, Term, and, compare, not, or, quantified};
use crate::linear::Variable;
use crate::reading::Names;
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use rules::finding::of_formula;
use rules::{Form, Instance, Part, Pattern, Relation, RowItem, RowPart, Scope, Slot, Subject, Verdict};
use std::collections::BTreeSet;
use std::ops::Range;

type Result<T> = std::result::Result<T, Reason>;

/// More places than any proof has had.
const MOST_PLACES: usize = 256;

/// Shape of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One tuple of this many naturals.
    One(usize),
    /// This many tuples of this many naturals.
    Sum(usize, usize),
    /// A row of this many naturals.
    Row(usize),
}

/// A game whose positions have a fixed size.
pub(crate) struct Game {
    pub(crate) instance: Instance,
    pub(crate) shape: Shape,
    /// Places of a position.
    pub(crate) x: Vec<Variable>,
    /// The nim-value, and a smaller one.
    pub(crate) value: Variable,
    pub(crate) smaller: Variable,
    /// Automata of the rules, and of the claims, by index in the compiler.
    rules_automata: Vec<usize>,
    pub(crate) own_automata: Vec<usize>,
}

/// A kind of move.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// New places and quantified variables, in the order of their binding.
    pub(crate) bound: Vec<Variable>,
    pub(crate) facts: Vec<Fact>,
    /// Places of the result, component by component.
    pub(crate) parts: Vec<Vec<Variable>>,
}

/// A match of a pattern.
struct Match {
    /// The component; a row is its only one.
    component: usize,
    /// Place of each slot of the pattern.
    places: Vec<usize>,
    gaps: Vec<Range<usize>>,
}

/// A rule at a match.
struct Step {
    component: usize,
    /// Variables quantified by the rule.
    quantified: Vec<Variable>,
    condition: Formula,
    /// New places and their values.
    new: Vec<(Variable, Term)>,
    /// Places of the result.
    parts: Vec<Vec<Variable>>,
}

/// An assumption on chosen numbers, as formulas about the places of a position.
pub(crate) struct Allowed {
    pub(crate) condition: Formula,
    pub(crate) choice: Formula,
    /// New places of each move, and their values.
    pub(crate) moves: Vec<(Vec<Variable>, Vec<Formula>)>,
}

impl Game {
    pub(crate) fn new(
        compiler: &mut Compiler<'_>,
        instance: Instance,
        subject: &Subject,
        size: Option<usize>,
    ) -> Result<Game> {
        let shape = match (instance.form(), subject, size) {
            _ if instance.native().is_some() => return Err(Unsupported::Native.into()),
            (_, Subject::Sum(_), _) if instance.every() => return Err(Unsupported::Every.into()),
            (Form::Tuple(arity), Subject::Component(_), None) => Shape::One(arity),
            (Form::Tuple(arity), Subject::Sum(_), Some(count)) if count > 0 => Shape::Sum(arity, count),
            (Form::Row, Subject::Row, Some(length)) if length > 0 => Shape::Row(length),
            (Form::Tuple(_), Subject::Component(_), Some(_)) => return Err(Unsupported::SizeUnwanted.into()),
            (Form::Tuple(_), Subject::Sum(_), _) | (Form::Row, Subject::Row, _) => {
                return Err(Unsupported::SizeMissing.into());
            }
            _ => return Err(Unsupported::Native.into()),
        };
        let places = match shape {
            Shape::One(arity) => Some(arity),
            Shape::Sum(arity, count) => arity.checked_mul(count),
            Shape::Row(length) => Some(length),
        };
        let places = places.filter(|&places| places <= MOST_PLACES).ok_or(Unsupported::Places)?;
        let x = (0..places).map(|_| compiler.fresh()).collect();
        let (value, smaller) = (compiler.fresh(), compiler.fresh());
        let rules_automata = compiler.learn(&instance.played().automata)?;
        let own_automata = compiler.learn(&instance.ruleset().automata)?;
        Ok(Game { instance, shape, x, value, smaller, rules_automata, own_automata })
    }

    /// Places of a component.
    pub(crate) fn component(&self, component: usize) -> Range<usize> {
        match self.shape {
            Shape::One(_) | Shape::Row(_) => 0..self.x.len(),
            Shape::Sum(arity, _) => component * arity..(component + 1) * arity,
        }
    }

    fn components(&self) -> usize {
        match self.shape {
            Shape::One(_) | Shape::Row(_) => 1,
            Shape::Sum(_, count) => count,
        }
    }

    /// Verdict for a player who cannot move.
    pub(crate) fn stuck(&self) -> Verdict {
        self.instance.stuck()
    }

    /// A verdict of the file, under this convention.
    fn in_convention(&self, verdict: Verdict) -> Verdict {
        match (self.instance.convention(), verdict) {
            (rules::Convention::Misere, Verdict::Lost) => Verdict::Won,
            (rules::Convention::Misere, Verdict::Won) => Verdict::Lost,
            _ => verdict,
        }
    }

    /// All matches of a pattern, in order.
    fn matches(&self, compiler: &Compiler<'_>, pattern: &Pattern) -> Result<Vec<Match>> {
        match pattern {
            Pattern::Tuple(_) => {
                let whole = |component| Match {
                    component,
                    places: self.component(component).collect(),
                    gaps: Vec::new(),
                };
                Ok((0..self.components()).map(whole).collect())
            }
            Pattern::Row(items) => {
                let mut found = Vec::new();
                let mut open = vec![Match { component: 0, places: Vec::new(), gaps: Vec::new() }];
                for (index, item) in items.iter().enumerate() {
                    let later = items[index + 1..].contains(&RowItem::Gap);
                    let mut next = Vec::new();
                    for so_far in open {
                        self.extend(so_far, *item, !later, &items[index + 1..], &mut next);
                        compiler.meter.steps(1)?;
                        compiler.meter.holds(next.len() * (64 + 24 * items.len()))?;
                    }
                    open = next;
                }
                found.extend(open.into_iter().filter(|whole| whole.end() == self.x.len()));
                Ok(found)
            }
        }
    }

    /// All extensions of a match by one item.
    fn extend(&self, so_far: Match, item: RowItem, last: bool, rest: &[RowItem], next: &mut Vec<Match>) {
        let at = so_far.end();
        let Match { component, places, gaps } = so_far;
        let needed = rest.iter().filter(|item| matches!(item, RowItem::Place(_))).count();
        let Some(most) = self.x.len().checked_sub(at + needed) else { return };
        match item {
            RowItem::Place(_) if most > 0 => {
                let places = [&places[..], &[at]].concat();
                next.push(Match { component, places, gaps });
            }
            RowItem::Place(_) => {}
            RowItem::Gap => {
                for length in if last { most..=most } else { 0..=most } {
                    let gaps = gaps.iter().cloned().chain(std::iter::once(at..at + length)).collect();
                    next.push(Match { component, places: places.clone(), gaps });
                }
            }
        }
    }

    /// Values of an item's variables at a match.
    fn names<'a>(
        &self,
        compiler: &mut Compiler<'_>,
        scope: &Scope,
        found: &Match,
        automata: &'a [usize],
    ) -> Names<'a> {
        let first: Vec<Term> = found.places.iter().map(|&place| Term::Variable(self.x[place])).collect();
        Names::new(compiler, scope, &first, automata)
    }

    /// Literals of the laws.
    pub(crate) fn domain(&self, compiler: &mut Compiler<'_>) -> Result<Vec<Fact>> {
        let mut members = Vec::new();
        for law in self.instance.laws() {
            for found in self.matches(compiler, &law.pattern)? {
                let mut names = self.names(compiler, &law.scope, &found, &self.rules_automata);
                let matched = compiler.read_formula(&mut names, &law.matched)?;
                let holds = compiler.read_formula(&mut names, &law.condition)?;
                members.push(or([not(matched), holds]));
            }
        }
        let draft = match compiler.members(&members)? {
            Some(draft) => compiler.clean(draft, &[], &mut |_, _| {})?,
            None => None,
        };
        Ok(draft.ok_or(Unsupported::NoPosition)?.facts)
    }

    /// Declared ends in the order of the file, each excluding those before it, with their verdicts under this
    /// convention.
    pub(crate) fn ends(&self, compiler: &mut Compiler<'_>) -> Result<Vec<(Verdict, Formula)>> {
        let ends = self.instance.ends();
        if let (Shape::Sum(..), false) = (self.shape, ends.is_empty()) {
            return Err(Unsupported::EndsInSums.into());
        }
        let own = !self.instance.ruleset().ends.is_empty();
        let automata = if own { &self.own_automata } else { &self.rules_automata };
        let mut all = Vec::with_capacity(ends.len());
        for end in ends {
            let mut ways = Vec::new();
            for found in self.matches(compiler, &end.pattern)? {
                let mut names = self.names(compiler, &end.scope, &found, automata);
                let condition = compiler.read_formula(&mut names, &end.condition)?;
                let asked: BTreeSet<Slot> = of_formula(&end.condition).into_iter().collect();
                let new = asked.into_iter().filter(|slot| slot.0 as usize >= found.places.len());
                let new: Vec<Variable> = new.filter_map(|slot| names.variable(slot)).collect();
                ways.push(match new.is_empty() {
                    true => condition,
                    false => quantified(Formula::Exists, new, condition),
                });
            }
            all.push((self.in_convention(end.verdict), or(ways)));
        }
        Ok(all)
    }

    /// Sorted variables that are not places.
    fn quantified(&self, visit: impl FnOnce(&mut BTreeSet<Variable>)) -> Vec<Variable> {
        let mut free = BTreeSet::new();
        visit(&mut free);
        self.x.iter().for_each(|place| _ = free.remove(place));
        free.into_iter().collect()
    }

    /// Automata used in the rules.
    pub(crate) fn rules_automata(&self) -> &[usize] {
        &self.rules_automata
    }

    /// All moves under some rules.
    pub(crate) fn clauses(&self, compiler: &mut Compiler<'_>, rules: &[Move<'_>]) -> Result<Vec<Clause>> {
        let steps = self.steps(compiler, rules)?;
        let mut clauses = Vec::new();
        let most = usize::try_from(self.instance.reach()).unwrap_or(usize::MAX).min(self.components());
        for size in 1..=most {
            let mut chosen: Vec<usize> = (0..size).collect();
            loop {
                self.combine(compiler, &steps, &chosen, &mut Vec::new(), &mut clauses)?;
                if !next_choice(&mut chosen, self.components()) {
                    break;
                }
            }
        }
        Ok(clauses)
    }

    /// One clause for each choice of a rule for each of these components.
    fn combine(
        &self,
        compiler: &mut Compiler<'_>,
        steps: &[Step],
        components: &[usize],
        chosen: &mut Vec<usize>,
        clauses: &mut Vec<Clause>,
    ) -> Result<()> {
        compiler.meter.steps(1)?;
        let Some(&component) = components.get(chosen.len()) else {
            let together: Vec<&Step> = chosen.iter().filter_map(|&index| steps.get(index)).collect();
            clauses.extend(self.clause(compiler, &together)?);
            // A clause has a variable for each place, and a few literals.
            return Ok(compiler.meter.holds(clauses.len() * (1024 + 8 * self.x.len()))?);
        };
        for (index, _) in steps.iter().enumerate().filter(|(_, step)| step.component == component) {
            chosen.push(index);
            self.combine(compiler, steps, components, chosen, clauses)?;
            chosen.pop();
        }
        Ok(())
    }

    /// Each rule at each of its matches.
    fn steps(&self, compiler: &mut Compiler<'_>, rules: &[Move<'_>]) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        for rule in rules {
            for found in self.matches(compiler, rule.before)? {
                steps.push(self.step(compiler, rule, &found)?);
            }
        }
        Ok(steps)
    }

    /// Checks that a rule can be expressed with automata, as far as its first match shows.
    pub(crate) fn follows(&self, compiler: &mut Compiler<'_>, rule: &Move<'_>) -> Result<()> {
        let Some(first) = self.matches(compiler, rule.before)?.into_iter().next() else { return Ok(()) };
        let step = self.step(compiler, rule, &first)?;
        self.clause(compiler, &[&step])?;
        Ok(())
    }

    fn step(&self, compiler: &mut Compiler<'_>, rule: &Move<'_>, found: &Match) -> Result<Step> {
        // New places precede the variables of the rule.
        let places = rule.after.iter().flat_map(terms);
        let fresh: Vec<Variable> = places.map(|_| compiler.fresh()).collect();
        let mut fresh = fresh.into_iter();
        let mut names = self.names(compiler, rule.scope, found, &self.rules_automata);
        let mut members = Vec::with_capacity(rule.members.len());
        for &member in &rule.members {
            members.push(compiler.read_member(&mut names, member, &self.own_automata)?);
        }
        let condition = and(members);
        let mut new = Vec::new();
        let mut parts = Vec::with_capacity(rule.after.len());
        for part in rule.after {
            let mut left = Vec::new();
            let items: Vec<RowPart> = match part {
                Part::Tuple(terms) => terms.iter().cloned().map(RowPart::Place).collect(),
                Part::Row(items) => items.clone(),
                Part::Copies(..) => return Err(Unsupported::Copies.into()),
            };
            for item in &items {
                match item {
                    RowPart::Place(term) => {
                        let term = compiler.read_term(&mut names, term)?;
                        left.extend(fresh.next().inspect(|&place| new.push((place, term))));
                    }
                    RowPart::Gap(gap) => {
                        let gap = found.gaps.get(*gap).cloned().unwrap_or_default();
                        left.extend(gap.map(|place| self.x[place]));
                    }
                }
            }
            parts.push(left);
        }
        // Where the claim is about more than the component of the move, the result must have the same shape.
        let whole = self.component(found.component).len();
        let changes = parts.len() != 1 || parts.iter().any(|part| part.len() != whole);
        if changes && !matches!(self.shape, Shape::One(_)) {
            return Err(Unsupported::Parts.into());
        }
        let quantified = self.quantified(|free| {
            condition.free(free);
            new.iter().for_each(|(_, term)| term.free(free));
        });
        Ok(Step { component: found.component, quantified, condition, new, parts })
    }

    /// Formulas of an assumption on chosen numbers: new variables, which precede the new places.
    pub(crate) fn allowed(&self, compiler: &mut Compiler<'_>, choice: Choice<'_>) -> Result<Allowed> {
        let first: Vec<Term> = self.x.iter().copied().map(Term::Variable).collect();
        let mut names = Names::new(compiler, choice.scope, &first, &self.rules_automata);
        let condition = compiler.read_formula(&mut names, choice.condition)?;
        let chosen = compiler.read_formula(&mut names, choice.choice)?;
        let mut moves = Vec::with_capacity(choice.after.len());
        for after in choice.after {
            let (mut new, mut equations) = (Vec::new(), Vec::new());
            for term in after.iter().flat_map(terms) {
                let place = compiler.fresh();
                let term = compiler.read_term(&mut names, term)?;
                new.push(place);
                equations.push(compare(Relation::Equal, Term::Variable(place), term));
            }
            moves.push((new, equations));
        }
        Ok(Allowed { condition, choice: chosen, moves })
    }

    /// Clause for moves in one or several components at once; `None` if it is never possible.
    fn clause(&self, compiler: &mut Compiler<'_>, steps: &[&Step]) -> Result<Option<Clause>> {
        let mut members = Vec::new();
        let mut new = Vec::new();
        // Components without a move stay.
        let mut parts: Vec<Vec<Variable>> = match self.shape {
            Shape::One(_) => Vec::new(),
            Shape::Sum(..) | Shape::Row(_) => vec![self.x.clone()],
        };
        for step in steps {
            members.push(step.condition.clone());
            for (place, term) in &step.new {
                new.push(*place);
                members.push(compare(Relation::Equal, Term::Variable(*place), term.clone()));
            }
            for part in &step.parts {
                match (self.shape, parts.first_mut()) {
                    (Shape::One(_), _) | (_, None) => parts.push(part.clone()),
                    (_, Some(whole)) => {
                        let moved = self.component(step.component);
                        whole.splice(moved, part.iter().copied());
                    }
                }
            }
        }
        let Some(mut draft) = compiler.members(&members)? else { return Ok(None) };
        draft.bound.clone_from(&new);
        draft.bound.extend(steps.iter().flat_map(|step| &step.quantified));
        let mut renamed: Vec<(Variable, Variable)> = Vec::new();
        let Some(draft) = compiler.clean(draft, &new, &mut |old, new| renamed.push((old, new)))? else {
            return Ok(None);
        };
        for place in parts.iter_mut().flatten() {
            for &(old, new) in &renamed {
                if *place == old {
                    *place = new;
                }
            }
        }
        // An unconstrained new place occurs in no literal, and is bound all the same.
        let anywhere = new.iter().filter(|place| parts.iter().flatten().any(|left| left == *place));
        let mut bound: Vec<Variable> = anywhere.copied().collect();
        bound.extend(draft.bound.iter().filter(|variable| !new.contains(variable)));
        Ok(Some(Clause { bound, facts: draft.facts, parts }))
    }
}

/// Terms of a result.
fn terms(part: &Part) -> Vec<&rules::Term> {
    match part {
        Part::Tuple(terms) => terms.iter().collect(),
        Part::Row(items) => {
            let place = items.iter().filter_map(|item| match item {
                RowPart::Place(term) => Some(term),
                RowPart::Gap(_) => None,
            });
            place.collect()
        }
        // Refused where they are read.
        Part::Copies(..) => Vec::new(),
    }
}

impl Match {
    /// End of the matched part of the row.
    fn end(&self) -> usize {
        let places = self.places.last().map_or(0, |place| place + 1);
        places.max(self.gaps.last().map_or(0, |gap| gap.end))
    }
}

/// Next combination of indices, in alphabetical order.
fn next_choice(chosen: &mut [usize], of: usize) -> bool {
    let size = chosen.len();
    let Some(place) = (0..size).rev().find(|&place| chosen[place] + (size - place) < of) else {
        return false;
    };
    chosen[place] += 1;
    for later in place + 1..size {
        chosen[later] = chosen[later - 1] + 1;
    }
    true
}

impl Clause {
    /// The clause as a case with all of its variables bound.
    pub(crate) fn draft(&self) -> Draft {
        Draft { bound: self.bound.clone(), facts: self.facts.clone() }
    }
}
