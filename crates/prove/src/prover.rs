//! Proofs and refutations of claims.

use crate::assumed::places;
use crate::demands::{Demand, Plan, Planner, Purpose};
use crate::translate::{Needs, Obstacle};
use crate::view::{Clause, Unfit, View};
use automata::{
    Claim, Compiler, Digits, Expression, Library, Meter, Numeration, Proof, Relation, Sentence, Sign, Spent,
    Trouble, Verdict,
};
use dashu_int::UBig;
use rules::{ClaimInstance, Convention, Instance};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// A question for the prover.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The game, with fixed parameters.
    pub instance: &'a Instance,
    /// Index of the claim in the file, from 0.
    pub claim: usize,
    /// Number of components of a sum, or length of a row.
    pub size: Option<usize>,
}

impl<'a> Question<'a> {
    /// The game in the prover's form, and the claim.
    pub(crate) fn read(self) -> Result<(View<'a>, &'a ClaimInstance), Unfit> {
        let view = View::new(self.instance, self.size)?;
        let claim = self.instance.claims().iter().find(|claim| claim.place == self.claim);
        Ok((view, claim.ok_or(Unfit::Claim)?))
    }
}

/// Answer of the prover.
#[derive(Clone, Debug)]
pub enum Answer {
    /// True for all positions.
    Proved(Theorem),
    /// False.
    Refuted(Refutation),
    /// Unknown.
    Undecided(Undecided),
}

/// A claim that holds for all positions.
#[derive(Clone, Debug)]
pub struct Theorem {
    /// Numeration of the proof.
    pub numeration: Numeration,
    /// The convention of play.
    pub convention: Convention,
    /// Ranks that decrease with every move.
    pub ranks: Vec<Expression>,
    /// Assumptions of the proof, by place in the text; none of them can be omitted.
    pub assumptions: Vec<usize>,
    /// Sentences proved.
    pub steps: Vec<Step>,
}

/// A proved sentence.
#[derive(Clone, Debug)]
pub struct Step {
    /// The sentence with its purpose.
    pub demand: Demand,
    /// Proof of the sentence.
    pub proof: Proof,
    /// Time taken.
    pub time: Duration,
}

/// A false claim.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// Sentence that fails.
    pub demand: Demand,
    /// Position at which it fails.
    pub position: Vec<UBig>,
    /// Number of product states met until it was found.
    pub met: usize,
    /// Time taken.
    pub time: Duration,
    /// Sentences proved before.
    pub steps: Vec<Step>,
}

/// Reason why there is neither a proof nor a refutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The game or the claim cannot be expressed.
    Unfit(Unfit),
    /// A limit was reached.
    Spent(automata::Spent),
    /// Termination was not proved.
    Endless,
    /// A relation is not expressible in the numeration of the others.
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
pub fn prove(question: Question, meter: &Meter) -> Answer {
    match proved(question, meter) {
        Ok(answer) => answer,
        Err(undecided) => Answer::Undecided(undecided),
    }
}

fn proved(question: Question, meter: &Meter) -> Result<Answer, Undecided> {
    let mut allowed = places(question.instance);
    let mut library = None;
    let answer = proved_from(question, &allowed, &mut library, meter)?;
    let Answer::Proved(mut theorem) = answer else { return Ok(answer) };
    // Drops assumptions one after another, where possible.
    for place in theorem.assumptions.clone() {
        allowed = theorem.assumptions.iter().copied().filter(|&other| other != place).collect();
        match proved_from(question, &allowed, &mut library, meter) {
            Ok(Answer::Proved(without)) => theorem = without,
            Err(Undecided::Spent(spent)) => return Err(Undecided::Spent(spent)),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(Answer::Proved(theorem))
}

/// Proves or refutes a claim from some assumptions. The library is kept for further attempts.
fn proved_from(
    question: Question,
    allowed: &BTreeSet<usize>,
    library: &mut Option<Library>,
    meter: &Meter,
) -> Result<Answer, Undecided> {
    let (view, claim) = question.read()?;
    let convention = claim.convention;
    let mut without = Planner::new(&view, convention, allowed, meter).plan(claim, &[])?;
    let numeration = numeration(&without, question.instance)?;
    if library.as_ref().is_none_or(|library| library.numeration() != numeration) {
        *library = Some(Library::new(numeration));
    }
    let library = library.get_or_insert_with(|| Library::new(numeration));
    let assumptions: Vec<usize> = without.assumptions.iter().copied().collect();
    // The claim is more important than termination.
    let mut steps = vec![];
    let demands = std::mem::take(&mut without.demands);
    let unordered = view.instance.played().unordered;
    for demand in demands.into_iter().filter(|demand| demand.purpose != Purpose::Ends) {
        match step(demand, library, meter)? {
            Ok(step) => steps.push(step),
            // A row out of order is not a position, so a counterexample there means nothing.
            Err(failed) if unordered && failed.is_of_positions() => return Err(Unfit::Unsorted.into()),
            Err(failed) => return Ok(Answer::Refuted(failed.refutation(view.places, steps))),
        }
    }
    let candidates = candidates(&view, &without.clauses, meter)?;
    let plan = |ranks: &[Expression]| without.ending(&view, convention, allowed, ranks, meter);
    let mut falling = Falling { plan: &plan, library, meter };
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
    /// Returns `true` if it is about which rows are positions, rather than about the claim.
    fn is_of_positions(&self) -> bool {
        matches!(self.demand.purpose, Purpose::Order | Purpose::Stays)
    }

    fn refutation(self, places: usize, steps: Vec<Step>) -> Refutation {
        let Failed { demand, numbers: mut position, met, time } = self;
        position.truncate(places);
        Refutation { demand, position, met, time, steps }
    }
}

/// Proves a sentence, or returns its counterexample.
fn step(demand: Demand, library: &mut Library, meter: &Meter) -> Result<Result<Step, Failed>, Undecided> {
    let begun = Instant::now();
    meter.look().map_err(|reason| Undecided::Spent(Spent::of(reason, meter.limits())))?;
    Ok(match library.decide(&demand.sentence, meter)? {
        Verdict::Holds(proof) => Ok(Step { demand, proof, time: begun.elapsed() }),
        Verdict::Fails { numbers, met } => Err(Failed { demand, numbers, met, time: begun.elapsed() }),
    })
}

/// Ranks, with the steps that prove that play ends by them.
type Ranked = (Vec<Expression>, Vec<Step>);

/// Searches for ranks that decrease with every move.
struct Falling<'a> {
    plan: &'a dyn Fn(&[Expression]) -> Result<Plan, Unfit>,
    library: &'a mut Library,
    meter: &'a Meter,
}

impl Falling<'_> {
    /// Finds a single expression that decreases with every move.
    fn by_one(&mut self, candidates: &[Expression]) -> Result<Option<Ranked>, Undecided> {
        for candidate in candidates {
            let ranks = vec![candidate.clone()];
            if let Some((0, steps)) = self.left(&ranks, 0)? {
                return Ok(Some((ranks, steps)));
            }
        }
        Ok(None)
    }

    /// Finds expressions where the first decreases with some clauses and increases with none, the second does
    /// so where the first is unchanged, and so on.
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

    /// Number of clauses that may leave all of these ranks unchanged, with the steps for the others; `None`
    /// if a rank increases, or if there are more than `most`.
    fn left(&mut self, ranks: &[Expression], most: usize) -> Result<Option<(usize, Vec<Step>)>, Undecided> {
        let Plan { demands, falls, .. } = (self.plan)(ranks)?;
        let (mut left, mut steps) = (0, vec![]);
        for (place, demand) in demands.into_iter().enumerate() {
            if demand.purpose != Purpose::Ends {
                continue;
            }
            match step(demand, self.library, self.meter)? {
                Ok(step) => steps.push(step),
                Err(_) if falls.contains(&place) && left < most => left += 1,
                Err(_) => return Ok(None),
            }
        }
        Ok(Some((left, steps)))
    }
}

/// Refutes a refuted claim at the smallest position: the one with the least sum of its numbers at which an
/// obligation fails, and among those the first alphabetically. If the limits do not suffice, it may be
/// another one. Where moves break the laws of positions, it is the smallest position with such a move.
pub fn smallest(question: Question, refutation: Refutation, meter: &Meter) -> Refutation {
    let plan = || -> Result<(Plan, usize), Undecided> {
        let (view, claim) = question.read()?;
        let allowed = places(question.instance);
        Ok((Planner::new(&view, claim.convention, &allowed, meter).plan(claim, &[])?, view.places))
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
    match least(demands, places, &mut library, meter) {
        Some((demand, position)) if size(&position) < size(&refutation.position) => {
            Refutation { demand, position, ..refutation }
        }
        _ => refutation,
    }
}

/// Sorts by the sum of the numbers, then alphabetically.
fn size(position: &[UBig]) -> (UBig, &[UBig]) {
    (position.iter().sum::<UBig>(), position)
}

/// Smallest position at which one of these fails, and the demand, as far as the limits allow.
pub(crate) fn least(
    demands: impl Iterator<Item = Demand>,
    places: usize,
    library: &mut Library,
    meter: &Meter,
) -> Option<(Demand, Vec<UBig>)> {
    let mut best: Option<(Demand, Vec<UBig>)> = None;
    for demand in demands {
        let failing = library.failing(&demand.sentence, places as u32, meter);
        let Some(position) = failing.ok().and_then(|failing| failing.least(meter).ok()?) else { continue };
        if best.as_ref().is_none_or(|(_, known)| size(&position) < size(known)) {
            best = Some((demand, position));
        }
    }
    best
}

/// Expressions that may decrease with every move.
fn candidates(view: &View, clauses: &[Clause], meter: &Meter) -> Result<Vec<Expression>, Undecided> {
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
    // Up to a bound set by the laws.
    let domain = view.domain(&mut Compiler::new(places + 2, meter))?;
    for claim in &domain.claims {
        if let Claim::Linear(true, expression, Sign::Negative) = claim
            && let Ok(rank) = expression.times(-1)
        {
            candidates.push(rank);
        }
    }
    // Or by the conditions of moves, on the places before or after them.
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

/// Limit on the expressions tried.
const MOST_CANDIDATES: usize = 40;

/// The place that a variable has in the result of a move.
fn place_in(part: &[u32], variable: u32) -> Option<u32> {
    part.iter().position(|&place| place == variable).map(|place| place as u32)
}

/// Numeration required by the relations.
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
            let automata = instance.ruleset().automata.iter().chain(&instance.played().automata);
            let found = automata.into_iter().find(|automaton| automaton.name == listed.name);
            match found {
                Some(automaton) => automaton.numeration,
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

/// The term of the language that a relation represents.
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

/// All demands of a claim, as text, for comparison with those derived by a checker.
pub fn demands_text(question: Question, ranks: &[Expression]) -> Result<String, Undecided> {
    let (view, claim) = question.read()?;
    let (allowed, meter) = (places(question.instance), Meter::ample());
    let plan = Planner::new(&view, claim.convention, &allowed, &meter).plan(claim, ranks)?;
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
