//! A game's positions, laws, ends and moves, as formulas about the places of a position.

use crate::assumed::{Choice, Move};
use crate::compile::{Compiler, Draft};
use crate::formula::{Fact, Formula, Term, and, compare, not, or, quantified};
use crate::linear::Variable;
use crate::outside::Outside;
use crate::reading::Names;
use crate::rejection::Reason;
use rules::finding::of_formula;
use rules::{Form, Instance, Part, Pattern, Relation, RowItem, RowPart, Scope, Slot, Subject, Verdict};
use std::collections::BTreeSet;
use std::ops::Range;

type Result<T> = std::result::Result<T, Reason>;

/// More places than any proof has had.
const MOST_PLACES: usize = 256;

/// What a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One tuple of so many naturals.
    One(usize),
    /// So many tuples of so many naturals.
    Sum(usize, usize),
    /// A row of so many naturals.
    Row(usize),
}

/// A game whose positions have one size.
pub(crate) struct Game {
    pub(crate) instance: Instance,
    pub(crate) shape: Shape,
    /// The places of a position.
    pub(crate) x: Vec<Variable>,
    /// The nim-value, and a smaller one.
    pub(crate) value: Variable,
    pub(crate) smaller: Variable,
    /// The automata of the rules, and of the claims, by their places in the compiler.
    rules_automata: Vec<usize>,
    pub(crate) own_automata: Vec<usize>,
}

/// One way to move.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// New places and quantified variables, in the order in which they were bound.
    pub(crate) bound: Vec<Variable>,
    pub(crate) facts: Vec<Fact>,
    /// The places of what is left, component by component.
    pub(crate) parts: Vec<Vec<Variable>>,
}

/// A way in which a pattern matches.
struct Match {
    /// The component; of a row it is the only one.
    component: usize,
    /// The place of each slot of the pattern.
    places: Vec<usize>,
    gaps: Vec<Range<usize>>,
}

/// A rule at a match.
struct Step {
    component: usize,
    /// The variables that the rule quantifies.
    quantified: Vec<Variable>,
    condition: Formula,
    /// The new places and what they are.
    new: Vec<(Variable, Term)>,
    /// The places of what is left.
    parts: Vec<Vec<Variable>>,
}

/// What is assumed of chosen numbers, as formulas about the places of a position.
pub(crate) struct Allowed {
    pub(crate) condition: Formula,
    pub(crate) choice: Formula,
    /// Of each move the new places, and what they are.
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
            _ if instance.native().is_some() => return Err(Outside::Native.into()),
            (Form::Tuple(arity), Subject::Component(_), None) => Shape::One(arity),
            (Form::Tuple(arity), Subject::Sum(_), Some(count)) if count > 0 => Shape::Sum(arity, count),
            (Form::Row, Subject::Row, Some(length)) if length > 0 => Shape::Row(length),
            (Form::Tuple(_), Subject::Component(_), Some(_)) => return Err(Outside::SizeUnwanted.into()),
            (Form::Tuple(_), Subject::Sum(_), _) | (Form::Row, Subject::Row, _) => {
                return Err(Outside::SizeMissing.into());
            }
            _ => return Err(Outside::Native.into()),
        };
        let places = match shape {
            Shape::One(arity) => Some(arity),
            Shape::Sum(arity, count) => arity.checked_mul(count),
            Shape::Row(length) => Some(length),
        };
        let places = places.filter(|&places| places <= MOST_PLACES).ok_or(Outside::Places)?;
        let x = (0..places).map(|_| compiler.fresh()).collect();
        let (value, smaller) = (compiler.fresh(), compiler.fresh());
        let rules_automata = compiler.learn(&instance.played().ruleset().automata)?;
        let own_automata = compiler.learn(&instance.ruleset().automata)?;
        Ok(Game { instance, shape, x, value, smaller, rules_automata, own_automata })
    }

    /// The places of a component.
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

    /// The verdict on who is stuck.
    pub(crate) fn stuck(&self) -> Verdict {
        self.instance.stuck()
    }

    /// A verdict of the file, in this convention.
    fn in_convention(&self, verdict: Verdict) -> Verdict {
        match (self.instance.convention(), verdict) {
            (rules::Convention::Misere, Verdict::Lost) => Verdict::Won,
            (rules::Convention::Misere, Verdict::Won) => Verdict::Lost,
            _ => verdict,
        }
    }

    /// All ways in which a pattern matches, in order.
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

    /// A match with one item more: all ways to do that.
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

    /// What the variables of an item stand for at a match.
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

    /// The literals of the laws.
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
        Ok(draft.ok_or(Outside::NoPosition)?.facts)
    }

    /// The declared ends in the order of the file, each where none before it is, with their verdicts in this convention.
    pub(crate) fn ends(&self, compiler: &mut Compiler<'_>) -> Result<Vec<(Verdict, Formula)>> {
        let ends = self.instance.ends();
        if let (Shape::Sum(..), false) = (self.shape, ends.is_empty()) {
            return Err(Outside::EndsInSums.into());
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

    /// The variables that something speaks of, without the places; in order.
    fn quantified(&self, visit: impl FnOnce(&mut BTreeSet<Variable>)) -> Vec<Variable> {
        let mut free = BTreeSet::new();
        visit(&mut free);
        self.x.iter().for_each(|place| _ = free.remove(place));
        free.into_iter().collect()
    }

    /// The automata that rules speak of.
    pub(crate) fn rules_automata(&self) -> &[usize] {
        &self.rules_automata
    }

    /// All ways to move by some rules.
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

    /// One clause for each way to choose a rule for each of these components.
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

    /// Whether a rule can be put to automata, as far as its first match shows.
    pub(crate) fn follows(&self, compiler: &mut Compiler<'_>, rule: &Move<'_>) -> Result<()> {
        let Some(first) = self.matches(compiler, rule.before)?.into_iter().next() else { return Ok(()) };
        let step = self.step(compiler, rule, &first)?;
        self.clause(compiler, &[&step])?;
        Ok(())
    }

    fn step(&self, compiler: &mut Compiler<'_>, rule: &Move<'_>, found: &Match) -> Result<Step> {
        // New places come to be before the variables of the rule.
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
        // Where the claim speaks of more than the component moved in, it has to stay what it is.
        let whole = self.component(found.component).len();
        let changes = parts.len() != 1 || parts.iter().any(|part| part.len() != whole);
        if changes && !matches!(self.shape, Shape::One(_)) {
            return Err(Outside::Parts.into());
        }
        let quantified = self.quantified(|free| {
            condition.free(free);
            new.iter().for_each(|(_, term)| term.free(free));
        });
        Ok(Step { component: found.component, quantified, condition, new, parts })
    }

    /// What is assumed of chosen numbers: new variables, which come to be before the new places.
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

    /// Moves in several components at once, or in one; nothing if that can never be done.
    fn clause(&self, compiler: &mut Compiler<'_>, steps: &[&Step]) -> Result<Option<Clause>> {
        let mut members = Vec::new();
        let mut new = Vec::new();
        // Components that are not moved in stay.
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
        // A new place that may be anything stands in no literal, and is bound all the same.
        let anywhere = new.iter().filter(|place| parts.iter().flatten().any(|left| left == *place));
        let mut bound: Vec<Variable> = anywhere.copied().collect();
        bound.extend(draft.bound.iter().filter(|variable| !new.contains(variable)));
        Ok(Some(Clause { bound, facts: draft.facts, parts }))
    }
}

/// The terms of what a move leaves.
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
    }
}

impl Match {
    /// How much of the row is matched.
    fn end(&self) -> usize {
        let places = self.places.last().map_or(0, |place| place + 1);
        places.max(self.gaps.last().map_or(0, |gap| gap.end))
    }
}

/// The next choice of some of the first numbers, in the order of the alphabet.
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
    /// As cases with all of its variables bound.
    pub(crate) fn draft(&self) -> Draft {
        Draft { bound: self.bound.clone(), facts: self.facts.clone() }
    }
}
