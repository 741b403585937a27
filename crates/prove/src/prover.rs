//! A claim proved for all positions, or refuted.

use crate::assumed::places;
use crate::demands::{Demand, Plan, Planner, Purpose};
use crate::translate::{self, Needs, Obstacle};
use crate::view::{Clause, Unfit, View};
use automata::{
    Budget, Claim, Compiler, Digits, Expression, Library, Numeration, Proof, Relation, Sentence, Sign,
    Trouble, Verdict,
};
use dashu_int::UBig;
use rules::{ClaimInstance, Convention, Instance};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What is to be proved.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The game, its parameters fixed.
    pub instance: &'a Instance,
    /// Which claim of the file, from 0.
    pub claim: usize,
    /// Of sums and rows: how many components, how long.
    pub size: Option<usize>,
}

impl<'a> Question<'a> {
    /// The game as a proof sees it, and the claim.
    pub(crate) fn read(self) -> Result<(View<'a>, &'a ClaimInstance), Unfit> {
        let view = View::new(self.instance, self.size)?;
        let claim = self.instance.claims().iter().find(|claim| claim.place == self.claim);
        Ok((view, claim.ok_or(Unfit::Claim)?))
    }
}

/// What became of it.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It is true of all positions.
    Proved(Theorem),
    /// It is false.
    Refuted(Refutation),
    /// Nobody knows.
    Undecided(Undecided),
}

/// A claim that holds of all positions.
#[derive(Clone, Debug)]
pub struct Theorem {
    /// How numbers are written in the proof.
    pub numeration: Numeration,
    /// The convention of play.
    pub convention: Convention,
    /// What falls with every move.
    pub ranks: Vec<Expression>,
    /// The assumptions that the proof builds on, by place in the text; without any of them it would not hold.
    pub assumptions: Vec<usize>,
    /// What was shown.
    pub steps: Vec<Step>,
}

/// A sentence that was shown.
#[derive(Clone, Debug)]
pub struct Step {
    /// The sentence, and what it is there for.
    pub demand: Demand,
    /// The proof.
    pub proof: Proof,
    /// How long it took.
    pub time: Duration,
}

/// A claim that is false.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// The sentence that fails.
    pub demand: Demand,
    /// The position at which it does.
    pub position: Vec<UBig>,
    /// How many states of all automata together were met until it was found.
    pub met: usize,
    /// How long that took.
    pub time: Duration,
    /// What was shown before.
    pub steps: Vec<Step>,
}

/// Why there is neither a proof nor a refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The game or the claim cannot be put so.
    Unfit(Unfit),
    /// A limit was reached.
    Spent(automata::Spent),
    /// That play ends was not shown.
    Endless,
    /// A relation cannot be told in the numeration of the others.
    Foreign(String),
}

impl From<Unfit> for Undecided {
    fn from(unfit: Unfit) -> Undecided {
        match unfit {
            Unfit::Obstacle(Obstacle::Spent(spent), _) => Undecided::Spent(spent),
            unfit => Undecided::Unfit(unfit),
        }
    }
}

impl From<Trouble> for Undecided {
    fn from(trouble: Trouble) -> Undecided {
        match trouble {
            Trouble::Spent(spent) => Undecided::Spent(spent),
            Trouble::Foreign(relation) => Undecided::Foreign(relation.to_string()),
        }
    }
}

/// Proves or refutes a claim.
pub fn prove(question: Question, budget: &Budget) -> Answer {
    match proved(question, budget) {
        Ok(answer) => answer,
        Err(undecided) => Answer::Undecided(undecided),
    }
}

fn proved(question: Question, budget: &Budget) -> Result<Answer, Undecided> {
    let mut allowed = places(question.instance);
    let mut library = None;
    let answer = proved_from(question, &allowed, &mut library, budget)?;
    let Answer::Proved(mut theorem) = answer else { return Ok(answer) };
    // One after the other is done without, if that can be.
    for place in theorem.assumptions.clone() {
        allowed = theorem.assumptions.iter().copied().filter(|&other| other != place).collect();
        match proved_from(question, &allowed, &mut library, budget) {
            Ok(Answer::Proved(without)) => theorem = without,
            Err(Undecided::Spent(spent)) => return Err(Undecided::Spent(spent)),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(Answer::Proved(theorem))
}

/// Proves or refutes a claim from some assumptions. The library is kept for what else is tried.
fn proved_from(
    question: Question,
    allowed: &BTreeSet<usize>,
    library: &mut Option<Library>,
    budget: &Budget,
) -> Result<Answer, Undecided> {
    let (view, claim) = question.read()?;
    let convention = claim.convention;
    let mut without = Planner::new(&view, convention, allowed, budget).plan(claim, &[])?;
    let numeration = numeration(&without, question.instance)?;
    if library.as_ref().is_none_or(|library| library.numeration() != numeration) {
        *library = Some(Library::new(numeration));
    }
    let library = library.get_or_insert_with(|| Library::new(numeration));
    let assumptions: Vec<usize> = without.assumptions.iter().copied().collect();
    // Whether the claim is right matters more than whether play ends.
    let mut steps = vec![];
    let demands = std::mem::take(&mut without.demands);
    let unordered = view.instance.played().ruleset().unordered;
    for demand in demands.into_iter().filter(|demand| demand.purpose != Purpose::Ends) {
        match step(demand, library, budget)? {
            Ok(step) => steps.push(step),
            // A row out of order is no position, so that what is found at one says nothing.
            Err(failed) if unordered && failed.is_of_positions() => return Err(Unfit::Unsorted.into()),
            Err(failed) => return Ok(Answer::Refuted(failed.refutation(view.places, steps))),
        }
    }
    let candidates = candidates(&view, &without.clauses, budget)?;
    let plan = |ranks: &[Expression]| without.ending(&view, convention, allowed, ranks, budget);
    let mut falling = Falling { plan: &plan, library, budget };
    let found = match falling.by_one(&candidates)? {
        None => falling.by_several(&candidates)?,
        found => found,
    };
    let (ranks, ends) = found.ok_or(Undecided::Endless)?;
    steps.splice(0..0, ends);
    Ok(Answer::Proved(Theorem { numeration, convention, ranks, assumptions, steps }))
}

/// A sentence that fails.
struct Failed {
    demand: Demand,
    numbers: Vec<UBig>,
    met: usize,
    time: Duration,
}

impl Failed {
    /// Whether it is about which rows are positions, not about the claim.
    fn is_of_positions(&self) -> bool {
        matches!(self.demand.purpose, Purpose::Order | Purpose::Stays)
    }

    fn refutation(self, places: usize, steps: Vec<Step>) -> Refutation {
        let Failed { demand, numbers: mut position, met, time } = self;
        position.truncate(places);
        Refutation { demand, position, met, time, steps }
    }
}

/// A sentence shown, or the counterexample.
fn step(demand: Demand, library: &mut Library, budget: &Budget) -> Result<Result<Step, Failed>, Undecided> {
    let begun = Instant::now();
    budget.look().map_err(Undecided::Spent)?;
    Ok(match library.decide(&demand.sentence, budget)? {
        Verdict::Holds(proof) => Ok(Step { demand, proof, time: begun.elapsed() }),
        Verdict::Fails { numbers, met } => Err(Failed { demand, numbers, met, time: begun.elapsed() }),
    })
}

/// Ranks, and the steps that show that play ends by them.
type Ranked = (Vec<Expression>, Vec<Step>);

/// Looks for ranks that fall with every move.
struct Falling<'a> {
    plan: &'a dyn Fn(&[Expression]) -> Result<Plan, Unfit>,
    library: &'a mut Library,
    budget: &'a Budget<'a>,
}

impl Falling<'_> {
    /// One expression that falls with every move.
    fn by_one(&mut self, candidates: &[Expression]) -> Result<Option<Ranked>, Undecided> {
        for candidate in candidates {
            let ranks = vec![candidate.clone()];
            if let Some((0, steps)) = self.left(&ranks, 0)? {
                return Ok(Some((ranks, steps)));
            }
        }
        Ok(None)
    }

    /// Expressions of which the first falls with some clauses and rises with none, the second is so where the first
    /// stays the same, and so on.
    fn by_several(&mut self, candidates: &[Expression]) -> Result<Option<Ranked>, Undecided> {
        let mut simplest: Vec<&Expression> = candidates.iter().collect();
        simplest.sort_by_key(|candidate| candidate.coefficients.len());
        let mut ranks: Vec<Expression> = vec![];
        let Some((mut left, mut steps)) = self.left(&ranks, usize::MAX)? else { return Ok(None) };
        while left > 0 {
            let mut better = None;
            for &candidate in simplest.iter().filter(|candidate| !ranks.contains(candidate)) {
                let more: Vec<Expression> = ranks.iter().chain([candidate]).cloned().collect();
                if let Some(found) = self.left(&more, left - 1)? {
                    better = Some((more, found));
                    break;
                }
            }
            let Some(found) = better else { return Ok(None) };
            (ranks, (left, steps)) = found;
        }
        Ok(Some((ranks, steps)))
    }

    /// How many clauses may leave all of these ranks as they are, and the steps for the others; nothing if a rank rises,
    /// or if there are more than so many.
    fn left(&mut self, ranks: &[Expression], most: usize) -> Result<Option<(usize, Vec<Step>)>, Undecided> {
        let Plan { demands, falls, .. } = (self.plan)(ranks)?;
        let (mut left, mut steps) = (0, vec![]);
        for (place, demand) in demands.into_iter().enumerate() {
            if demand.purpose != Purpose::Ends {
                continue;
            }
            match step(demand, self.library, self.budget)? {
                Ok(step) => steps.push(step),
                Err(_) if falls.contains(&place) && left < most => left += 1,
                Err(_) => return Ok(None),
            }
        }
        Ok(Some((left, steps)))
    }
}

/// A claim that is refuted, refuted at the smallest position: the one with the least sum of its numbers at which
/// something that had to be shown fails, and of those the first by the alphabet. Where that takes more than the budget
/// has, it may be another one. Where moves break the laws of positions, it is the smallest position with such a move.
pub fn smallest(question: Question, refutation: Refutation, budget: &Budget) -> Refutation {
    let plan = || -> Result<(Plan, usize), Undecided> {
        let (view, claim) = question.read()?;
        let allowed = places(question.instance);
        Ok((Planner::new(&view, claim.convention, &allowed, budget).plan(claim, &[])?, view.places))
    };
    let Ok((plan, places)) = plan() else { return refutation };
    let Ok(numeration) = numeration(&plan, question.instance) else { return refutation };
    let mut library = Library::new(numeration);
    let lawless = refutation.demand.purpose == Purpose::Stays;
    let sought = |demand: &Demand| match demand.purpose {
        Purpose::Ends => false,
        purpose => !lawless || purpose == Purpose::Stays,
    };
    let demands = plan.demands.into_iter().filter(sought);
    match least(demands, places, &mut library, budget) {
        Some((demand, position)) if size(&position) < size(&refutation.position) => {
            Refutation { demand, position, ..refutation }
        }
        _ => refutation,
    }
}

/// By the sum of the numbers, then by the alphabet.
fn size(position: &[UBig]) -> (UBig, &[UBig]) {
    (position.iter().sum::<UBig>(), position)
}

/// The smallest position at which one of these fails, and which; as far as the budget has it.
pub(crate) fn least(
    demands: impl Iterator<Item = Demand>,
    places: usize,
    library: &mut Library,
    budget: &Budget,
) -> Option<(Demand, Vec<UBig>)> {
    let mut best: Option<(Demand, Vec<UBig>)> = None;
    for demand in demands {
        let failing = library.failing(&demand.sentence, places as u32, budget);
        let Some(position) = failing.ok().and_then(|failing| failing.least(budget).ok()?) else { continue };
        if best.as_ref().is_none_or(|(_, known)| size(&position) < size(known)) {
            best = Some((demand, position));
        }
    }
    best
}

/// Expressions that may fall with every move.
fn candidates(view: &View, clauses: &[Clause], budget: &Budget) -> Result<Vec<Expression>, Undecided> {
    let places = view.places as u32;
    let weighted = |weight: &dyn Fn(u32) -> i64| Expression {
        coefficients: (0..places)
            .map(|place| (place, weight(place)))
            .filter(|(_, weight)| *weight != 0)
            .collect(),
        constant: 0,
    };
    let mut candidates = vec![weighted(&|_| 1)];
    candidates.extend((0..places).filter(|_| places > 1).map(Expression::variable));
    if places > 1 {
        candidates.push(weighted(&|place| i64::from(place) + 1));
        candidates.push(weighted(&|place| i64::from(places - place)));
        candidates.push(weighted(&|place| 1i64 << place.min(40)));
        candidates.push(weighted(&|place| 1i64 << (places - 1 - place).min(40)));
    }
    // Up to a bound that the laws set.
    let domain = view.domain(&mut Compiler::new(places + 2, budget))?;
    for claim in &domain.claims {
        if let Claim::Linear(true, expression, Sign::Negative) = claim
            && let Ok(rank) = expression.times(-1)
        {
            candidates.push(rank);
        }
    }
    // Or that the conditions of moves set, to where they begin or to where they lead.
    let mut bounds = vec![];
    for clause in clauses {
        for claim in &clause.draft.claims {
            let Claim::Linear(true, expression, Sign::Negative) = claim else { continue };
            let Ok(rank) = expression.times(-1) else { continue };
            let led = clause.parts.iter().map(|part| rank.renamed(|variable| place_in(part, variable)));
            let begun = rank.renamed(|variable| Some(variable).filter(|&place| place < places));
            bounds.extend(std::iter::once(begun).chain(led).flatten());
        }
    }
    for bound in bounds {
        if bound.coefficients.values().any(|&value| value < 0)
            && !candidates.contains(&bound)
            && candidates.len() < MOST_CANDIDATES
        {
            candidates.push(bound);
        }
    }
    Ok(candidates)
}

/// More expressions are not tried.
const MOST_CANDIDATES: usize = 40;

/// The place that a variable is of what a move leaves.
fn place_in(part: &[u32], variable: u32) -> Option<u32> {
    part.iter().position(|&place| place == variable).map(|place| place as u32)
}

/// How numbers have to be written, as the relations want it.
pub(crate) fn numeration(plan: &Plan, instance: &Instance) -> Result<Numeration, Undecided> {
    let mut wanted: Option<Needs> = None;
    for demand in &plan.demands {
        for literal in demand.sentence.literals() {
            want(&literal.relation, instance, &mut wanted)?;
        }
    }
    for relation in &plan.met {
        want(relation, instance, &mut wanted)?;
    }
    Ok(wanted.map_or(Numeration::Base(2), |needs| needs.numeration))
}

fn want(relation: &Relation, instance: &Instance, wanted: &mut Option<Needs>) -> Result<(), Undecided> {
    let wants = match relation {
        Relation::Floor(t) => Numeration::Quadratic(*t),
        Relation::Digits(Digits::Fibonacci | Digits::LowestZeckendorf) => Numeration::Quadratic(1),
        Relation::Digits(Digits::Constant(_) | Digits::Shift | Digits::EvenZeros) => return Ok(()),
        Relation::Digits(_) => Numeration::Base(2),
        Relation::Listed(listed) => {
            let automata = instance.ruleset().automata.iter().chain(&instance.played().ruleset().automata);
            let found = automata.into_iter().find(|automaton| automaton.name == listed.name);
            match found.and_then(|automaton| translate::numeration(automaton.numeration)) {
                Some(numeration) => numeration,
                None => return Ok(()),
            }
        }
        Relation::Cases(cases) => {
            for literal in cases.cases.iter().flat_map(|case| &case.literals) {
                want(&literal.relation, instance, wanted)?;
            }
            return Ok(());
        }
        Relation::Equal | Relation::Less | Relation::Linear(..) => return Ok(()),
    };
    let needs = Needs { term: term(relation), numeration: wants };
    match wanted {
        Some(other) if other.numeration != wants => {
            Err(Undecided::Unfit(Obstacle::Numerations(Box::new([other.clone(), needs])).into()))
        }
        _ => {
            wanted.get_or_insert(needs);
            Ok(())
        }
    }
}

/// The term of the language that a relation is there for.
fn term(relation: &Relation) -> String {
    match relation {
        Relation::Floor(1) => "floor(phi*…)".into(),
        Relation::Floor(2) => "floor(sqrt(2)*…)".into(),
        Relation::Floor(t) => {
            let t = u32::from(*t);
            format!("floor((sqrt({}) - {})/2*…)", t * t + 4, t.saturating_sub(2))
        }
        Relation::Digits(digits) => match digits {
            Digits::Xor => "xor",
            Digits::Columns { .. } => "columns",
            Digits::Ones(_) => "ones(…)",
            Digits::Bit(_) => "bit(…)",
            Digits::PowerOfTwo => "power_of_two(…)",
            Digits::Fibonacci => "fibonacci(…)",
            Digits::LowestZeckendorf => "lowest_zeckendorf(…)",
            Digits::Constant(_) | Digits::Shift | Digits::EvenZeros => return relation.to_string(),
        }
        .into(),
        Relation::Listed(listed) => format!("{}(…)", listed.name),
        other => other.to_string(),
    }
}

/// All that a claim demands, as text, for comparison with what a checker derives.
pub fn demands_text(question: Question, ranks: &[Expression]) -> Result<String, Undecided> {
    let (view, claim) = question.read()?;
    let (allowed, budget) = (places(question.instance), Budget::ample());
    let plan = Planner::new(&view, claim.convention, &allowed, &budget).plan(claim, ranks)?;
    let mut text = String::new();
    let mut open: Vec<Relation> = vec![];
    let mut told: Vec<Relation> = vec![];
    let told_of = |sentence: &Sentence, open: &mut Vec<Relation>| {
        for literal in sentence.literals() {
            if !open.contains(&literal.relation) {
                open.push(literal.relation.clone());
            }
        }
    };
    for demand in &plan.demands {
        text.push_str(&format!("{} {}: {}\n", demand.label, demand.number, demand.sentence));
        told_of(&demand.sentence, &mut open);
    }
    let mut next = 0;
    while next < open.len() {
        let relation = open[next].clone();
        next += 1;
        if told.contains(&relation) {
            continue;
        }
        for sentence in relation.demands() {
            text.push_str(&format!("{{{relation}}}: {sentence}\n"));
            told_of(&sentence, &mut open);
        }
        told.push(relation);
    }
    Ok(text)
}
