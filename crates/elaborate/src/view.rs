//! Games in the prover's form: positions with a fixed number of places, clauses, laws and ends.

use crate::moduli::Moduli;
use crate::translate::{Elements, Obstacle, Translator};
use automata::{Claim, Compiler, Draft, Formula, Term};
use rules::finding::of_formula;
use rules::{
    Convention, End, Form, Instance, Law, Part, Pattern, RowItem, RowPart, Rule, Slot, Span, Subject, Verdict,
};
use std::collections::{BTreeSet, HashMap};

/// Limit on matches and combinations of rules.
const MOST_CLAUSES: usize = 1 << 12;
/// Limit on the places of a position.
pub(crate) const MOST_PLACES: usize = 24;

/// A game with fixed parameters and a fixed size of positions.
pub(crate) struct View<'a> {
    pub(crate) instance: &'a Instance,
    /// The game with its moves: without forbidden options.
    pub(crate) plain: &'a Instance,
    /// Number of components, or length of a row; 1 for a single tuple.
    pub(crate) size: usize,
    /// Arity of a position.
    pub(crate) places: usize,
    /// `true` if a size was requested.
    sized: bool,
    /// The places that no move changes are `true`; none of several components.
    pub(crate) fixed: Vec<bool>,
    /// Moduli met.
    pub(crate) moduli: Moduli,
}

/// Reason why a game or claim cannot be proved this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A row, or a sum, needs a size.
    NeedsSize,
    /// The size is unused, or too large.
    Size,
    /// Every component of a sum moves.
    Every,
    /// The moves are written in Rust.
    Native,
    /// The opponent forbids options.
    Blocking,
    /// The reply to some moves is confined.
    Entailing,
    /// The positions are graphs.
    Edges,
    /// A move changes the number of pieces.
    Length,
    /// The amounts taken from the places of an unordered row are unknown, since the row is sorted again.
    Unordered,
    /// No law says that unordered rows rise, or a move breaks it.
    Unsorted,
    /// A move leaves several components, and the claim does not give nim-values.
    Splits,
    /// A move leaves copies in a number that varies.
    Copies,
    /// There are too many ways to apply the rules.
    TooManyClauses,
    /// Claims of this kind cannot be proved: the subject is not the positions.
    Claim,
    /// A claim about the winner needs another one, about the winner elsewhere.
    Partner,
    /// Values go back to smaller positions, and the options of each are not all numbers from some one on.
    Window,
    /// A term is an obstacle: in a rule, law, end or claim, if it is known in which.
    Obstacle(Obstacle, Option<Span>),
}

impl Unfit {
    /// Adds the place in the text where it was met.
    pub(crate) fn at(self, span: Span) -> Unfit {
        match self {
            Unfit::Obstacle(obstacle, None) => Unfit::Obstacle(obstacle, Some(span)),
            other => other,
        }
    }
}

impl From<Obstacle> for Unfit {
    fn from(obstacle: Obstacle) -> Unfit {
        Unfit::Obstacle(obstacle, None)
    }
}

impl From<automata::Uncompiled> for Unfit {
    fn from(why: automata::Uncompiled) -> Unfit {
        Obstacle::from(why).into()
    }
}

impl From<automata::TooLarge> for Unfit {
    fn from(_: automata::TooLarge) -> Unfit {
        Obstacle::TooLarge.into()
    }
}

/// A kind of move: its conditions, and the places of each resulting part.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub(crate) draft: Draft,
    pub(crate) parts: Vec<Vec<u32>>,
}

/// A rule at one match: conditions, new places, and the parts, as variables.
struct Applied {
    /// Members of the condition, and the equations.
    members: Vec<Formula>,
    left: Vec<u32>,
    bound: Vec<u32>,
    /// Places of the whole position after the move, for each part.
    parts: Vec<Vec<u32>>,
}

/// A number that a move leaves, as a term.
struct Equation<'r> {
    variable: u32,
    term: &'r rules::Term,
    /// The variable that stands for a number of a gap, and that number.
    element: Option<(Slot, u32)>,
}

/// A position with new numbers at some places.
fn mended(position: &[u32], at: &[usize], new: &[u32]) -> Vec<u32> {
    let mut whole = position.to_vec();
    for (&place, &variable) in at.iter().zip(new) {
        whole[place] = variable;
    }
    whole
}

impl<'a> View<'a> {
    pub(crate) fn new(instance: &'a Instance, size: Option<usize>) -> Result<View<'a>, Unfit> {
        if instance.entailing().is_some() {
            return Err(Unfit::Entailing);
        }
        let plain = instance.unblocked();
        if plain.native().is_some() {
            return Err(Unfit::Native);
        }
        let size_or = |least: usize| match size {
            Some(size) if size >= least && size <= MOST_PLACES => Ok(size),
            Some(_) => Err(Unfit::Size),
            None => Err(Unfit::NeedsSize),
        };
        let sized = size.is_some();
        let (size, places) = match instance.form() {
            Form::Edges => return Err(Unfit::Edges),
            Form::Row => {
                let size = size_or(1)?;
                (size, size)
            }
            Form::Tuple(arity) => match size {
                None if plain.reach() > 1 && !plain.every() => return Err(Unfit::NeedsSize),
                None => (1, arity),
                Some(_) if plain.every() => return Err(Unfit::Every),
                Some(_) => {
                    let size = size_or(1)?;
                    (size, size.saturating_mul(arity))
                }
            },
        };
        if places > MOST_PLACES {
            return Err(Unfit::Size);
        }
        let fixed = if sized { vec![] } else { fixed(plain) };
        Ok(View { instance, plain, size, places, sized, fixed, moduli: Moduli::default() })
    }

    fn arity(&self) -> usize {
        self.places / self.size.max(1)
    }

    /// Domain of a claim's folds, and values of its slots.
    pub(crate) fn subject(&self, subject: &Subject) -> Result<(HashMap<u32, Term>, Option<Elements>), Unfit> {
        let place = |place: usize| Term::variable(place as u32);
        match (subject.clone(), self.instance.form()) {
            (Subject::Component(arity), Form::Tuple(_)) if self.size == 1 => {
                Ok(((0..arity).map(|slot| (slot as u32, place(slot))).collect(), None))
            }
            (Subject::Sum(_), Form::Tuple(_)) if self.plain.every() => Err(Unfit::Every),
            (Subject::Sum(_), Form::Tuple(_)) if !self.sized => Err(Unfit::NeedsSize),
            (Subject::Sum(arity), Form::Tuple(_)) => {
                let element = |component: usize| {
                    (0..arity).map(|slot| (slot as u32, place(component * arity + slot))).collect()
                };
                Ok((HashMap::new(), Some((0..self.size).map(element).collect())))
            }
            (Subject::Row, Form::Row) => {
                let element = |index: usize| {
                    let before = if index == 0 { Term::constant(0) } else { place(index - 1) };
                    HashMap::from([
                        (0, place(index)),
                        (1, Term::constant(index as i64 + 1)),
                        (2, Term::constant(self.size as i64)),
                        (3, before),
                    ])
                };
                Ok((HashMap::new(), Some((0..self.size).map(element).collect())))
            }
            (Subject::Component(_), _) => Err(Unfit::Size),
            _ => Err(Unfit::Claim),
        }
    }

    pub(crate) fn translator<'t, 'b>(&'t self, compiler: &'t mut Compiler<'b>) -> Translator<'t, 'b>
    where
        'a: 't,
    {
        Translator {
            compiler,
            automata: &self.instance.played().automata,
            slots: HashMap::new(),
            elements: None,
            row: vec![],
            totals: None,
            fixed: &self.fixed,
            moduli: &self.moduli,
        }
    }

    /// Conditions on every position, in terms of its places, and one more. For other places these literals are renamed: a
    /// law compiled again would name the numbers of its relations by the order of the variables.
    pub(crate) fn domain(&self, within: Formula, compiler: &mut Compiler) -> Result<Draft, Unfit> {
        let mut members = match within {
            Formula::True => vec![],
            within => vec![within],
        };
        for law in self.instance.laws() {
            members.extend(self.law(law, compiler).map_err(|unfit| unfit.at(law.span))?);
        }
        // A law that no position satisfies.
        let never = Claim::Linear(false, Default::default(), automata::Sign::Zero);
        let draft = compiler.all(&members)?;
        let draft = draft.map(|draft| draft.cleaned(compiler.meter())).transpose()?.flatten();
        Ok(draft.unwrap_or(Draft { claims: vec![never], ..Draft::default() }))
    }

    pub(crate) fn law(&self, law: &Law, compiler: &mut Compiler) -> Result<Vec<Formula>, Unfit> {
        let mut members = vec![];
        for matched in self.matches(&law.pattern)? {
            let mut translator = self.translator(compiler);
            for (slot, &place) in matched.iter().enumerate() {
                translator.slots.insert(slot as u32, Term::variable(place as u32));
            }
            let condition = translator.formula(&law.condition)?;
            members.push(match translator.formula(&law.matched)? {
                Formula::True => condition,
                matched => Formula::Or(vec![matched.negated(), condition]),
            });
        }
        Ok(members)
    }

    /// Matches of a pattern: the place of each of its slots.
    fn matches(&self, pattern: &Pattern) -> Result<Vec<Vec<usize>>, Unfit> {
        let matches = match pattern {
            Pattern::Tuple(arity) => (0..self.size)
                .map(|component| (0..*arity).map(|slot| component * arity + slot).collect())
                .collect(),
            Pattern::Row(items) => {
                let mut found = vec![];
                row_matches(items, 0, self.size, &mut vec![], &mut found)?;
                found
            }
        };
        Ok(matches)
    }

    /// Formula of each end, with its verdict.
    pub(crate) fn ends(
        &self,
        convention: Convention,
        compiler: &mut Compiler,
    ) -> Result<Vec<(kernel::Verdict, Formula)>, Unfit> {
        let mut all = vec![];
        for end in self.instance.ends() {
            let here = self.end(end, compiler).map_err(|unfit| unfit.at(end.span))?;
            all.push((swapped(end.verdict, convention), here));
        }
        Ok(all)
    }

    fn end(&self, end: &End, compiler: &mut Compiler) -> Result<Formula, Unfit> {
        let mut members = vec![];
        for matched in self.matches(&end.pattern)? {
            let mut translator = self.translator(compiler);
            for (slot, &place) in matched.iter().enumerate() {
                translator.slots.insert(slot as u32, Term::variable(place as u32));
            }
            let asked: BTreeSet<Slot> = of_formula(&end.condition).into_iter().collect();
            let mut bound = vec![];
            for slot in asked.into_iter().filter(|slot| slot.0 as usize >= matched.len()) {
                let variable = translator.compiler.fresh();
                translator.slots.insert(slot.0, Term::variable(variable));
                bound.push(variable);
            }
            let condition = translator.formula(&end.condition)?;
            members.push(if bound.is_empty() { condition } else { Formula::exists(bound, condition) });
        }
        Ok(Formula::any(members))
    }

    /// Verdict for a stuck player where no end applies.
    pub(crate) fn stuck(&self, convention: Convention) -> kernel::Verdict {
        let ruleset = self.instance.ruleset();
        let declared = ruleset.otherwise.or(self.instance.played().otherwise);
        swapped(declared.unwrap_or(Verdict::Lost), convention)
    }

    /// All moves under these rules.
    pub(crate) fn clauses(&self, rules: &[Rule], compiler: &mut Compiler) -> Result<Vec<Clause>, Unfit> {
        let reach = usize::try_from(self.plain.reach()).unwrap_or(usize::MAX).min(self.size);
        let mut ways: Vec<Vec<(usize, Vec<usize>)>> = vec![];
        match self.instance.form() {
            Form::Row => {
                for (rule, of) in rules.iter().enumerate() {
                    ways.extend(self.matches(&of.before)?.into_iter().map(|matched| vec![(rule, matched)]));
                }
            }
            _ => {
                let place = |component: usize| {
                    (0..self.arity()).map(|slot| component * self.arity() + slot).collect::<Vec<_>>()
                };
                for count in 1..=reach {
                    for components in subsets(self.size, count) {
                        for chosen in choices(rules.len(), count) {
                            let way = chosen.into_iter().zip(&components);
                            ways.push(way.map(|(rule, &component)| (rule, place(component))).collect());
                            if ways.len() > MOST_CLAUSES {
                                return Err(Unfit::TooManyClauses);
                            }
                        }
                    }
                }
            }
        }
        if ways.len() > MOST_CLAUSES {
            return Err(Unfit::TooManyClauses);
        }
        let mut clauses = vec![];
        for way in ways {
            let mut left = vec![];
            let mut bound = vec![];
            let mut members = vec![];
            let mut parts: Vec<Vec<u32>> = vec![(0..self.places as u32).collect()];
            for (rule, matched) in way {
                let applied = self
                    .apply(&rules[rule], &matched, &parts[0], compiler)
                    .map_err(|unfit| unfit.at(rules[rule].span))?;
                left.extend(applied.left);
                bound.extend(applied.bound);
                members.extend(applied.members);
                if parts.len() != 1 || applied.parts.len() != 1 && self.size > 1 {
                    return Err(Unfit::Splits);
                }
                parts = applied.parts;
            }
            let bound: Vec<u32> = left.into_iter().chain(bound).collect();
            if self.instance.played().unordered && parts.len() == 1 {
                for (members, row) in self.arranged(members, parts.remove(0), compiler)? {
                    clauses.extend(clause(&members, &bound, vec![row], compiler)?);
                }
            } else {
                clauses.extend(clause(&members, &bound, parts, compiler)?);
            }
        }
        Ok(clauses)
    }

    /// A rule at a match, applied to a position whose places are these variables.
    fn apply(
        &self,
        rule: &Rule,
        matched: &[usize],
        position: &[u32],
        compiler: &mut Compiler,
    ) -> Result<Applied, Unfit> {
        let mut translator = self.translator(compiler);
        if matches!(rule.before, Pattern::Row(_)) {
            translator.row = position.iter().map(|&place| Term::variable(place)).collect();
        }
        for (slot, &place) in matched.iter().enumerate() {
            translator.slots.insert(slot as u32, Term::variable(position[place]));
        }
        let mut parts: Vec<Vec<u32>> = vec![];
        let mut equations: Vec<Equation> = vec![];
        let mut left = vec![];
        for part in &rule.after {
            let mut new = |term, element, translator: &mut Translator<'_, '_>| {
                let variable = translator.compiler.fresh();
                left.push(variable);
                equations.push(Equation { variable, term, element });
                variable
            };
            parts.push(match part {
                Part::Tuple(terms) => {
                    let places: Vec<u32> =
                        terms.iter().map(|term| new(term, None, &mut translator)).collect();
                    if self.size == 1 { places } else { mended(position, matched, &places) }
                }
                Part::Row(items) => {
                    let gaps = gaps(&rule.before, matched, self.size);
                    let held =
                        |gap: &usize| gaps.get(*gap).cloned().unwrap_or(0..0).map(|place| position[place]);
                    let mut row = vec![];
                    for item in items {
                        match item {
                            RowPart::Place(term) => row.push(new(term, None, &mut translator)),
                            RowPart::Gap(gap) => row.extend(held(gap)),
                            RowPart::Each { gap, element, term } => row.extend(
                                held(gap).map(|number| new(term, Some((*element, number)), &mut translator)),
                            ),
                        }
                    }
                    if row.len() != self.size {
                        return Err(Unfit::Length);
                    }
                    row
                }
                Part::Copies(..) => return Err(Unfit::Copies),
            });
        }
        // New places are older than the rule's own variables.
        let bound: Vec<u32> = (matched.len()..rule.scope.names.len())
            .map(|slot| {
                let variable = translator.compiler.fresh();
                translator.slots.insert(slot as u32, Term::variable(variable));
                variable
            })
            .collect();
        let mut members = match translator.formula(&rule.condition)? {
            Formula::And(members) => members,
            other => vec![other],
        };
        for Equation { variable, term, element } in equations {
            if let Some((slot, number)) = element {
                translator.slots.insert(slot.0, Term::variable(number));
            }
            let term = translator.term(term)?;
            members.push(Formula::equal(Term::variable(variable), term));
        }
        Ok(Applied { members, left, bound, parts })
    }

    /// Names of the places: those of the rules' first pattern, or letters, or numbered.
    pub(crate) fn names(&self) -> Vec<String> {
        let first = self.plain.rules().first().filter(|_| self.size == 1);
        let given: Vec<String> = match first {
            Some(rule) => rule.scope.names.iter().take(self.places).cloned().collect(),
            None => vec![],
        };
        let plain = |name: &String| name.len() < 24 && name.bytes().all(|byte| byte.is_ascii_alphabetic());
        let distinct = given.iter().collect::<BTreeSet<_>>().len() == self.places;
        if distinct && given.iter().all(|name| plain(name) && kernel::is_name(name)) {
            return given;
        }
        match self.places {
            ..=8 => (b'a'..).take(self.places).map(|letter| char::from(letter).to_string()).collect(),
            places => (1..=places).map(|place| format!("x{place}")).collect(),
        }
    }
}

/// A kind of move with these conditions and numbers of its own; `None` if there is none.
fn clause(
    members: &[Formula],
    bound: &[u32],
    mut parts: Vec<Vec<u32>>,
    compiler: &mut Compiler,
) -> Result<Option<Clause>, Unfit> {
    let kept: Vec<u32> = parts.iter().flatten().copied().collect();
    let Some(draft) = compiler.all(members)? else { return Ok(None) };
    let bound = bound.iter().chain(&draft.bound).copied().collect();
    let Some(draft) = Draft { bound, kept, ..draft }.cleaned(compiler.meter())? else { return Ok(None) };
    let mut kept = draft.kept.iter().copied();
    for part in &mut parts {
        part.iter_mut().zip(kept.by_ref()).for_each(|(place, renamed)| *place = renamed);
    }
    Ok(Some(Clause { draft, parts }))
}

/// The numbers of a component that no rule changes are `true`.
pub(crate) fn fixed(instance: &Instance) -> Vec<bool> {
    let Form::Tuple(arity) = instance.form() else { return vec![] };
    let kept = |place: u32| {
        let own = rules::Term::Variable(Slot(place));
        let mut parts = instance.rules().iter().flat_map(|rule| &rule.after);
        parts.all(|part| matches!(part, Part::Tuple(terms) if terms.get(place as usize) == Some(&own)))
    };
    (0..arity as u32).map(kept).collect()
}

/// Swaps won and lost in misère play.
fn swapped(verdict: Verdict, convention: Convention) -> kernel::Verdict {
    match (verdict, convention) {
        (Verdict::Lost, Convention::Normal) | (Verdict::Won, Convention::Misere) => kernel::Verdict::Lost,
        (Verdict::Won, Convention::Normal) | (Verdict::Lost, Convention::Misere) => kernel::Verdict::Won,
        (Verdict::Draw, _) => kernel::Verdict::Draw,
    }
}

/// Places of a row pattern's slots, in alphabetical order.
fn row_matches(
    items: &[RowItem],
    from: usize,
    length: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) -> Result<(), Unfit> {
    if found.len() > MOST_CLAUSES {
        return Err(Unfit::TooManyClauses);
    }
    match items {
        [] if from == length => found.push(chosen.clone()),
        [] => {}
        [RowItem::Place(_), rest @ ..] if from < length => {
            chosen.push(from);
            row_matches(rest, from + 1, length, chosen, found)?;
            chosen.pop();
        }
        [RowItem::Place(_), ..] => {}
        [RowItem::Gap, rest @ ..] => {
            for next in from..=length {
                row_matches(rest, next, length, chosen, found)?;
            }
        }
    }
    Ok(())
}

/// Match of each gap of a pattern.
fn gaps(pattern: &Pattern, matched: &[usize], length: usize) -> Vec<std::ops::Range<usize>> {
    let Pattern::Row(items) = pattern else { return vec![] };
    let mut places = matched.iter().copied();
    let (mut from, mut gaps) = (0, vec![]);
    let mut open = false;
    for item in items {
        match item {
            RowItem::Gap => open = true,
            RowItem::Place(_) => {
                let place = places.next().unwrap_or(length);
                if std::mem::take(&mut open) {
                    gaps.push(from..place);
                }
                from = place + 1;
            }
        }
    }
    if open {
        gaps.push(from..length);
    }
    gaps
}

/// Sets of `count` of the first numbers, in alphabetical order.
fn subsets(of: usize, count: usize) -> Vec<Vec<usize>> {
    let mut sets = vec![vec![]];
    for _ in 0..count {
        let longer = |set: Vec<usize>| {
            let from = set.last().map_or(0, |&last| last + 1);
            (from..of).map(move |next| [&*set, &[next]].concat())
        };
        sets = sets.into_iter().flat_map(longer).collect();
    }
    sets
}

/// All sequences of `times` choices among the first numbers.
fn choices(among: usize, times: usize) -> Vec<Vec<usize>> {
    (0..times).fold(vec![vec![]], |ways, _| {
        ways.into_iter().flat_map(|way| (0..among).map(move |next| [&*way, &[next]].concat())).collect()
    })
}
