//! Claims found in small data, and proved for all positions.

mod oracle;

use crate::problem::Mistake;
use crate::{Problem, Variant};
use catalog::Catalog;
use oracle::Rules;
use prove::discover::{Effort, Inquiry, Silence, Stage};
use rules::{Argument, Body, Convention, Form, Library, Ruleset, Verdict};
use solve::{Halt, Limits, StopReason};
use std::time::{Duration, Instant};

pub use prove::discover::{Discovery, Goal, Learned, Status};

/// What is wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Of sums and rows: how many components, how long.
    pub size: Option<usize>,
    /// Who wins, or nim-values; both, as far as they make sense, if absent.
    pub goal: Option<Goal>,
    /// The largest number in the data; chosen if absent.
    pub upto: Option<u64>,
}

/// What was found of a game.
#[derive(Debug)]
pub struct Discoveries {
    /// The game with its parameters: `bash m=3`.
    pub game: String,
    /// The convention of play.
    pub convention: Convention,
    /// Of sums and rows: how many components, how long.
    pub size: Option<usize>,
    /// What was found, goal by goal.
    pub findings: Vec<Finding>,
    /// The limit that was reached, if any.
    pub limits_hit: Option<StopReason>,
}

/// What was found for a goal.
#[derive(Debug)]
pub struct Finding {
    /// What was found, and how it is known.
    pub discovery: Discovery,
    /// How long it took.
    pub time: Duration,
}

/// Looks for claims that the rules of a game imply, without looking at those of its file.
///
/// ```
/// use bouton::{Query, Workbench, discover};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let found = discover::discover(&variant, &Default::default(), &solve::Limits::none()).unwrap();
/// let claim = "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j";
/// assert_eq!(found.findings[0].discovery.items, [claim]);
/// assert!(found.is_proved());
/// ```
pub fn discover(variant: &Variant, wanted: &Wanted, limits: &Limits) -> Result<Discoveries, Vec<Problem>> {
    let mut found = Discoveries {
        game: variant.name().into(),
        convention: variant.instance().convention(),
        size: wanted.size,
        findings: vec![],
        limits_hit: None,
    };
    for goal in goals(variant, wanted) {
        let finding = one(variant, wanted, goal, limits, &mut found.limits_hit)?;
        found.findings.push(finding);
        if found.limits_hit.is_some() {
            break;
        }
    }
    Ok(found)
}

impl Discoveries {
    /// Whether everything that was wanted was found and proved.
    pub fn is_proved(&self) -> bool {
        let proved = |finding: &Finding| matches!(finding.discovery.status, Status::Proved { .. });
        !self.findings.is_empty() && self.findings.iter().all(proved)
    }
}

/// What is looked for if nothing is said: who wins, unless a move splits a component; of one number also its value.
fn goals(variant: &Variant, wanted: &Wanted) -> Vec<Goal> {
    if let Some(goal) = wanted.goal {
        return vec![goal];
    }
    let instance = variant.instance();
    let splits = instance.rules().iter().any(|rule| rule.after.len() > 1);
    let valued = instance.convention() == Convention::Normal
        && instance.reach() == 1
        && !instance.has_ends()
        && instance.stuck() == Verdict::Lost;
    match (wanted.size, instance.form()) {
        (None, Form::Tuple(_)) if valued && splits => vec![Goal::Values],
        (None, Form::Tuple(1)) if valued => vec![Goal::Outcomes, Goal::Values],
        _ => vec![Goal::Outcomes],
    }
}

fn one(
    variant: &Variant,
    wanted: &Wanted,
    goal: Goal,
    limits: &Limits,
    limits_hit: &mut Option<StopReason>,
) -> Result<Finding, Vec<Problem>> {
    let begun = Instant::now();
    let size = match (goal, variant.form()) {
        // Nim-values are of single components.
        (Goal::Values, Form::Tuple(_)) => None,
        _ => wanted.size,
    };
    let arguments: Vec<(String, Argument)> = variant
        .ruleset()
        .parameters
        .iter()
        .zip(variant.instance().arguments())
        .map(|(parameter, argument)| (parameter.name.clone(), argument.clone()))
        .collect();
    let inner = Limits { progress: None, ..limits.clone() };
    let mut oracle = Rules::new(variant, size, &inner);
    let stopped = || limits.stopped().is_some();
    let told = |stage: Stage| {
        if let (Some(progress), Stage::Candidates(tried)) = (&limits.progress, stage) {
            progress.tell(tried as u64, None);
        }
    };
    let inquiry = Inquiry {
        ruleset: variant.ruleset(),
        library: &Around(variant.ruleset()),
        arguments: &arguments,
        convention: variant.instance().convention(),
        size,
        goal,
        upto: wanted.upto,
        effort: Effort::default(),
        interrupted: &stopped,
        told: &told,
    };
    let discovery = prove::discover::discover(&inquiry, &mut oracle)
        .map_err(|unfit| vec![Problem::new(Mistake::Undiscoverable { unfit })])?;
    if let Some(Halt::Stopped { reason, .. }) = oracle.halt {
        *limits_hit = Some(reason);
    }
    if matches!(discovery.status, Status::Stopped) || limits.stopped().is_some() {
        *limits_hit = limits_hit.or(limits.stopped());
    }
    Ok(Finding { discovery, time: begun.elapsed() })
}

/// The games that a game is made from, and its own moves if they are written in Rust.
struct Around<'a>(&'a Ruleset);

impl Library for Around<'_> {
    fn ruleset(&self, name: &str) -> Option<Ruleset> {
        Catalog.ruleset(name)
    }

    fn native(&self, name: &str) -> Option<rules::Origin> {
        match &self.0.body {
            Body::Native(origin) if self.0.name == name => Some(origin.clone()),
            _ => Catalog.native(name),
        }
    }

    fn names(&self) -> Vec<String> {
        Catalog.names()
    }
}
