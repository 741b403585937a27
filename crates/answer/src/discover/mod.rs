//! Claims found in small data, and proved for all positions.

mod oracle;

use crate::proof::{self, Attempted, Automaton, Open, Proved, Scope};
use crate::truth::letter;
use limits::{Instant, Meter};
use oracle::Rules;
use prove::discover::{Discovery, Effort, Inquiry, Oracle, Oracles, Stage, Status, family};
use prove::{Question, Theorem};
use question::problem::Mistake;
use question::{Problem, Problems, Variant, laws};
use rules::{Convention, Form, Instance, Outcome, Verdict};
use solve::{Halt, Limits, StopReason};
use std::sync::Arc;
use std::time::Duration;

pub use prove::discover::{Extent, Failed, Family, Goal, Label, Learned, Method, OtherSize};

/// Options of a search for claims.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Number of components of sums, or length of rows; 3 if one is needed and absent.
    pub size: Option<usize>,
    /// Outcomes or nim-values; both, if they make sense, if absent.
    pub goal: Option<Goal>,
    /// The largest number in the data; chosen if absent.
    pub upto: Option<u64>,
    /// Parameters that the claim may be generalised over.
    pub free: Vec<String>,
}

/// Claims found of a game.
#[derive(Debug)]
#[non_exhaustive]
pub struct Discoveries {
    /// The game with its parameters: `bash m=3`.
    pub game: String,
    /// The convention of play.
    pub convention: Convention,
    /// Number of components of sums, or length of rows.
    pub size: Option<usize>,
    /// Findings, goal by goal.
    pub findings: Vec<Finding>,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}

/// Claims found for a goal.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// Goal of the search.
    pub goal: Goal,
    /// The claims and the automata that they use, as items of the language; none if nothing was found.
    pub items: Vec<String>,
    /// The text of the game with these items in the place of its claims.
    pub text: String,
    /// Number of components of sums, or length of rows.
    pub size: Option<usize>,
    /// The positions that it is said of.
    pub scope: Scope,
    /// Evidence for the claims.
    pub result: Conclusion,
    /// States of an automaton for the first claim, if known.
    pub states: Option<usize>,
    /// The automaton for the first claim, if it is proved.
    pub automaton: Option<Automaton>,
    /// The automata that the claims use, if they were learned.
    pub learned: Vec<Learned>,
    /// The positions that the claims were compared with as they stand, all of which agree; none if nothing was found.
    pub compared: Option<Extent>,
    /// Comparisons with positions of other sizes.
    pub sizes: Vec<OtherSize>,
    /// The largest box of positions that was solved to look at, if one was.
    pub data: Option<Extent>,
    /// Number of candidates compared with data.
    pub tried: usize,
    /// Kinds of claims that were looked for; none if one is proved.
    pub methods: Vec<Method>,
    /// The wrong candidate that agreed with the most positions; told only where nothing was found.
    pub failed: Option<Failed>,
    /// A claim for other parameters as well, if one was found.
    pub family: Option<Family>,
    /// The proof of this claim for all parameters.
    pub general: Option<Box<Proved>>,
    /// Time taken.
    pub time: Duration,
}

/// Evidence for the claims.
#[derive(Clone, Debug)]
pub enum Conclusion {
    /// It is proved for all positions, and the checker has accepted the certificate.
    Proved(Box<Proved>),
    /// It agrees with all data, and this came of proving it.
    Conjecture(Box<Attempted>),
    /// Nothing was found within the limits.
    Nothing,
}

/// The number parameters that were not given, over which a claim may be made general.
pub fn free(variant: &Variant, given: &[&str]) -> Vec<String> {
    let parameters = variant.ruleset().parameters.iter().filter(|parameter| {
        matches!(parameter.kind, rules::ParameterKind::Natural { .. })
            && !given.contains(&parameter.name.as_str())
    });
    parameters.map(|parameter| parameter.name.clone()).collect()
}

/// Looks for claims that the rules of a game imply, without looking at those of its file.
///
/// ```
/// use answer::discover;
/// use question::{Query, Workbench};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let found = discover::discover(&variant, &Default::default(), &solve::Limits::none()).unwrap();
/// let claim = "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j";
/// assert_eq!(found.findings[0].items, [claim]);
/// assert!(found.is_proved());
/// ```
pub fn discover(variant: &Variant, wanted: &Search, limits: &Limits) -> Result<Discoveries, Problems> {
    limits.watching(|| discovered_within(variant, wanted, limits))
}

fn discovered_within(variant: &Variant, wanted: &Search, limits: &Limits) -> Result<Discoveries, Problems> {
    laws::sound_everywhere(variant, limits)?;
    let size = wanted.size.or_else(|| usual(variant));
    let wanted = &Search { size, ..wanted.clone() };
    let mut found = Discoveries { size, ..Discoveries::none(variant) };
    for goal in goals(variant, wanted) {
        let finding = one(variant, wanted, goal, limits, &mut found.limits_hit)?;
        found.findings.push(finding);
        if found.limits_hit.is_some() {
            break;
        }
    }
    Ok(found)
}

/// Finding of a claim that somebody else suggests, if it is proved: without `misere` and parameters, and with its automata on the lines
/// after it. Of nim-values one component is meant.
pub fn suggested(variant: &Variant, goal: Goal, claim: &str, limits: &Limits) -> Option<Finding> {
    limits.watching(|| {
        let begun = Instant::now();
        let inner = Limits { progress: None, ..limits.clone() };
        let inquiry = Inquiry {
            instance: variant.instance(),
            size: None,
            goal,
            upto: None,
            effort: Effort::default(),
            limits: &inner,
            progress: &|_| {},
        };
        let discovery = prove::discover::tested(&inquiry, &mut Rules::new(variant, &inner), claim).ok()?;
        let asked = Asked { variant, goal, size: None, limits };
        let finding = Finding { time: begun.elapsed(), ..asked.finding(discovery) };
        finding.is_proved().then_some(finding)
    })
}

impl Discoveries {
    /// No finding: what stands for a search that the game does not allow.
    pub fn none(variant: &Variant) -> Discoveries {
        Discoveries {
            game: variant.name().into(),
            convention: variant.instance().convention(),
            size: None,
            findings: vec![],
            limits_hit: None,
        }
    }

    /// Returns `true` if what was asked for is proved. If no goal was named that is the first one; nim-values that were looked for as
    /// well may be open.
    pub fn is_proved(&self) -> bool {
        self.findings.first().is_some_and(Finding::is_proved)
    }
}

impl Finding {
    /// The game with what was found in the place of its claims.
    pub fn written(&self, variant: &Variant) -> Option<Variant> {
        Some(written(variant, variant.instance().with_claims(&self.items)?))
    }

    /// Outcome as a letter, or value, that follows from the rules where the best wrong candidate is wrong.
    pub fn truth(&self) -> Option<String> {
        Some(match self.failed.as_ref()?.label {
            Label::Outcome(outcome) => letter(outcome).to_owned(),
            Label::Value(value) => value.to_string(),
        })
    }

    /// Returns `true` if it is proved.
    pub fn is_proved(&self) -> bool {
        matches!(self.result, Conclusion::Proved(_))
    }
}

/// Number of components or length of a row, where it has to be given and is not.
fn usual(variant: &Variant) -> Option<usize> {
    let several =
        variant.form() == Form::Row || (variant.instance().reach() > 1 && !variant.instance().every());
    several.then_some(3)
}

/// Subjects that are looked for by default: who wins, unless a move splits a component; of one number also its value.
fn goals(variant: &Variant, wanted: &Search) -> Vec<Goal> {
    if let Some(goal) = wanted.goal {
        return vec![goal];
    }
    let instance = variant.instance();
    let splits = instance.rules().iter().any(|rule| rule.after.len() > 1);
    let valued = instance.convention() == Convention::Normal
        && instance.reach() == 1
        && instance.blocking().is_none()
        && !instance.has_ends()
        && instance.stuck() == Verdict::Lost
        && (instance.terminates() || !instance.draws_declared());
    match (wanted.size, instance.form()) {
        (None, Form::Tuple(_)) if valued && splits => vec![Goal::Values],
        (None, Form::Tuple(1)) if valued => vec![Goal::Outcomes, Goal::Values],
        _ => vec![Goal::Outcomes],
    }
}

/// A question about a game, with one goal.
struct Asked<'a> {
    variant: &'a Variant,
    goal: Goal,
    /// Number of components of sums, or length of rows.
    size: Option<usize>,
    limits: &'a Limits,
}

fn one(
    variant: &Variant,
    wanted: &Search,
    goal: Goal,
    limits: &Limits,
    limits_hit: &mut Option<StopReason>,
) -> Result<Finding, Problems> {
    let begun = Instant::now();
    let size = match (goal, variant.form()) {
        // Nim-values are of single components.
        (Goal::Values, Form::Tuple(_)) => None,
        _ => wanted.size,
    };
    let asked = Asked { variant, goal, size, limits };
    let inner = Limits { progress: None, ..limits.clone() };
    let told = |stage: Stage| {
        if let (Some(progress), Stage::Candidates(tried)) = (&limits.progress, stage) {
            progress.tell(tried as u64, None);
        }
    };
    let inquiry = Inquiry {
        instance: variant.instance(),
        size,
        goal,
        upto: wanted.upto,
        effort: Effort::default(),
        limits: &inner,
        progress: &told,
    };
    let discovery = asked.discovery(&inquiry, &inner, limits_hit)?;
    let mut finding = asked.finding(discovery);
    let nothing = matches!(finding.result, Conclusion::Nothing);
    if nothing && limits_hit.is_none() {
        *limits_hit = limits.stopped();
    }
    if !nothing && limits_hit.is_none() {
        finding.family = family(&inquiry, &wanted.free, &mut Others { variant, size, limits: &inner });
        finding.general = finding.family.as_ref().and_then(|found| general(variant, found, wanted, &inner));
    }
    finding.time = begun.elapsed();
    Ok(finding)
}

/// The proof of a claim for all parameters over which it may be made general.
fn general(variant: &Variant, found: &Family, wanted: &Search, limits: &Limits) -> Option<Box<Proved>> {
    let general = written(variant, variant.instance().with_claims(&found.items)?);
    let [claim] = general.instance().claims() else { return None };
    let given: Vec<String> = general.arguments().map(|(name, _)| name).collect();
    let given: Vec<&str> = given
        .iter()
        .map(|name| &**name)
        .filter(|name| !wanted.free.iter().any(|free| free == name))
        .collect();
    match proof::family::proved(&general, claim, &given, &Meter::new(limits), limits)?.0 {
        Attempted::Proved(proved) => Some(proved),
        _ => None,
    }
}

impl Asked<'_> {
    /// Claims that agree with the data, and whether they are proved.
    fn discovery(
        &self,
        inquiry: &Inquiry,
        limits: &Limits,
        limits_hit: &mut Option<StopReason>,
    ) -> Result<Discovery, Problems> {
        let mut oracle = Rules::new(self.variant, limits);
        let discovery = prove::discover::discover(inquiry, &mut oracle)
            .map_err(|unfit| Problem::new(Mistake::Undiscoverable { unfit }))?;
        let halt = oracle.halt.take().map(|halt| halt.within(self.limits));
        if let (Some(Halt::Refused(refusal)), None) = (&halt, &discovery.data) {
            return Err(self.variant.refused(refusal.clone()).into());
        }
        if let Some(Halt::Stopped { reason, .. }) = halt {
            *limits_hit = Some(reason);
        } else if matches!(discovery.status, Status::Stopped) {
            *limits_hit = self.limits.stopped();
        }
        Ok(discovery)
    }

    /// The same with the checker's word on it, without other parameters and without its time.
    fn finding(&self, discovery: Discovery) -> Finding {
        let Asked { variant, goal, size, limits } = *self;
        let (result, states) = result(variant, &discovery, size, limits);
        let automaton = match (&result, &discovery.status) {
            (Conclusion::Proved(_), Status::Proved { automaton: Some(automaton), .. }) => {
                let outcome = (goal == Goal::Outcomes).then_some(Outcome::P);
                Some(Automaton::new(variant, automaton, outcome, size))
            }
            _ => None,
        };
        let Discovery { mut items, text, learned, mut compared, mut sizes, data, tried, .. } = discovery;
        let (methods, mut failed) = (discovery.methods, discovery.failed);
        match result {
            Conclusion::Nothing => (items, compared, sizes) = (vec![], None, vec![]),
            _ => failed = None,
        }
        Finding {
            goal,
            items,
            text,
            size,
            scope: Scope::of(variant, size),
            result,
            states,
            automaton,
            learned,
            compared,
            sizes,
            data,
            tried,
            methods,
            failed,
            family: None,
            general: None,
            time: Duration::ZERO,
        }
    }
}

/// The same game with other parameters.
struct Others<'a> {
    variant: &'a Variant,
    size: Option<usize>,
    limits: &'a Limits,
}

impl Oracles for Others<'_> {
    fn with(&mut self, instance: &Instance, ask: &mut dyn FnMut(&mut dyn Oracle)) {
        let other = Variant::of(self.variant.game(), instance.clone());
        let other = other.remembering(self.variant.memory().clone());
        ask(&mut Rules::new(&other, self.limits));
    }

    fn accepts(&mut self, instance: &Instance, theorem: &Theorem) -> bool {
        let written = written(self.variant, instance.clone());
        matches!(accepted(&written, theorem, self.size, self.limits), Some(Attempted::Proved(_)))
    }
}

/// Evidence for a discovery: a proof counts once its certificate has been accepted.
fn result(
    variant: &Variant,
    discovery: &Discovery,
    size: Option<usize>,
    limits: &Limits,
) -> (Conclusion, Option<usize>) {
    match &discovery.status {
        Status::Nothing | Status::Stopped => (Conclusion::Nothing, None),
        Status::Conjecture(why) => {
            // The reason may quote a claim.
            let claimed = variant.instance().with_claims(&discovery.items);
            let claimed = claimed.map(|claimed| written(variant, claimed));
            let open = Open::of(claimed.as_ref().unwrap_or(variant), why);
            let open = Attempted::Undecided(Box::new(open));
            (Conclusion::Conjecture(Box::new(open)), None)
        }
        Status::Proved { theorem, states, .. } => {
            let claimed = variant.instance().with_claims(&discovery.items);
            let written = claimed.map(|claimed| written(variant, claimed));
            match written.and_then(|written| accepted(&written, theorem, size, limits)) {
                Some(Attempted::Proved(proved)) => (Conclusion::Proved(proved), *states),
                Some(Attempted::Refuted(_)) | None => (Conclusion::Nothing, None),
                Some(open) => (Conclusion::Conjecture(Box::new(open)), *states),
            }
        }
    }
}

/// Verdict of the checker on a proof of the first claim.
fn accepted(written: &Variant, theorem: &Theorem, size: Option<usize>, limits: &Limits) -> Option<Attempted> {
    let claim = written.instance().claims().first()?;
    let question = Question { instance: written.instance(), claim: claim.place, size };
    let ample = Limits {
        states: Limits::ample().states,
        steps: Limits::ample().steps,
        progress: None,
        ..limits.clone()
    };
    Some(proof::proved(written, claim, question, theorem, &Meter::new(&ample), limits))
}

/// The game with the claims that were found, as if they stood in its file.
fn written(variant: &Variant, instance: Instance) -> Variant {
    let game = variant.game().with_rules(instance.ruleset().clone());
    Variant::of(&Arc::new(game), instance)
}
