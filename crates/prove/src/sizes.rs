//! Claims proved for any number of components, or for rows of any length.

use crate::decider::{Decider, Step};
use crate::demand::{NOTHING, demands};
use crate::prover::{Question, Theorem};
use crate::ranks::{Falling, of_checker};
use crate::undecided::Undecided;
use automata::{Library, Meter, Numeration};
use elaborate::{Build, Unfit};
use kernel::{Formula, Literal, Node, Phase, Relation, Sense, Variable};
use kernel_sizes::{Certificate, Claim, Falls, Fold, Numbers, Purpose, Reasons, Statement, asked};
use std::collections::HashMap;

/// Most entries by which totals are told apart.
const MOST_ENTRIES: usize = 3;

/// A claim that holds for all sizes.
#[derive(Clone, Debug)]
pub struct Sizes {
    /// The statement that is proved.
    pub statement: Statement,
    /// Why.
    pub reasons: Reasons,
    /// Sentences proved.
    pub steps: Vec<Step>,
    /// The sentences, as the kernel is asked.
    asked: Theorem,
}

impl Sizes {
    /// The certificate.
    pub fn certificate(&self, meter: &Meter) -> Result<Certificate, Undecided> {
        let tables = self.asked.certificate(meter)?;
        Ok(Certificate { statement: self.statement.clone(), reasons: self.reasons.clone(), tables })
    }
}

/// Proves a claim for all sizes, if it finds reasons.
pub fn prove_sizes(question: Question, meter: &Meter) -> Result<Option<Sizes>, Undecided> {
    let claim = question.claim()?;
    let statement = elaborate::sized(question.instance, claim.place, meter)?;
    let mut library = Library::new(Numeration::Base(2));
    let mut seeker = Seeker { statement: &statement, decider: Decider { library: &mut library, meter } };
    let Some(reasons) = seeker.reasons()? else { return Ok(None) };
    let (steps, game) = match seeker.decided(&reasons, |_| true)? {
        Some(found) => found,
        None => return Ok(None),
    };
    let asked = Theorem {
        statement: game,
        family: None,
        numeration: Numeration::Base(2),
        convention: claim.convention,
        phases: vec![Phase::always(vec![])],
        assumptions: vec![],
        heap: false,
        steps: vec![],
    };
    Ok(Some(Sizes { statement, reasons, steps, asked }))
}

/// Looks for reasons.
struct Seeker<'a, 'd> {
    statement: &'a Statement,
    decider: Decider<'d>,
}

/// Purposes of sentences that speak of totals that may occur.
fn is_of_totals(purpose: Purpose) -> bool {
    purpose == Purpose::Among
}

impl Seeker<'_, '_> {
    /// The sentences with some purposes, if all of them hold.
    fn decided(
        &mut self,
        reasons: &Reasons,
        wanted: impl Fn(Purpose) -> bool,
    ) -> Result<Option<(Vec<Step>, kernel::Statement)>, Undecided> {
        let stop = || self.decider.meter.look().is_err();
        let limits = kernel::Limits { stop: &stop, ..kernel::Limits::of(1 << 16) };
        let too_large = |_| Undecided::Unfit(Unfit::Obstacle(elaborate::Obstacle::TooLarge, None));
        let (game, purposes) =
            asked(self.statement, reasons, &kernel::Meter::new(limits)).map_err(too_large)?;
        let mut some = game.clone();
        let mut kept = purposes.iter().map(|&purpose| wanted(purpose));
        some.moves.retain(|_| kept.next() == Some(true));
        let mut steps = vec![];
        for demand in demands(&some, &[])? {
            match self.decider.step(demand)? {
                Ok(step) => steps.push(step),
                Err(_) => return Ok(None),
            }
        }
        Ok(Some((steps, game)))
    }

    fn reasons(&mut self) -> Result<Option<Reasons>, Undecided> {
        let none = Reasons { falls: Falls::Count, names: [vec![], vec![]], among: None, blocked: None };
        if matches!(self.statement.claim, Claim::Columns(_)) {
            return Ok(Some(none));
        }
        // What does not depend on what is looked for.
        let plain =
            |purpose| matches!(purpose, Purpose::Total | Purpose::One | Purpose::Lost | Purpose::Stays);
        if self.decided(&none, plain)?.is_none() {
            return Ok(None);
        }
        let Some(falls) = self.falls()? else { return Ok(None) };
        let mut reasons = Reasons { falls, ..none };
        if self.statement.tells_moves() {
            let Some(among) = self.among(&reasons)? else { return Ok(None) };
            reasons = among;
        }
        let other = |purpose| !plain(purpose) && purpose != Purpose::Ends && !is_of_totals(purpose);
        for blocked in self.blocked() {
            let tried = self.with_blocked(&reasons, blocked);
            if self.decided(&tried, other)?.is_some() {
                return Ok(Some(tried));
            }
        }
        Ok(None)
    }

    /// Why play ends.
    fn falls(&mut self) -> Result<Option<Falls>, Undecided> {
        let Statement { entry, laws, moves, .. } = self.statement;
        if self.statement.is_row() {
            for falls in [Falls::Last, Falls::First] {
                let tried = Reasons { falls, names: [vec![], vec![]], among: None, blocked: None };
                if self.decided(&tried, |purpose| purpose == Purpose::Ends)?.is_some() {
                    return Ok(Some(tried.falls));
                }
            }
            return Ok(None);
        }
        let heap = kernel::Statement {
            numeration: kernel::Numeration::Base(2),
            automata: vec![],
            assuming: vec![],
            places: entry.clone(),
            sorted: false,
            laws: laws.iter().map(|law| law.formula.clone()).collect(),
            ends: vec![],
            stuck: self.statement.stuck,
            moves: moves.iter().map(|step| step.of.clone()).collect(),
            choices: vec![],
            claim: NOTHING,
        };
        let found = Falling { statement: &heap, family: None, decider: &mut self.decider }.always()?;
        Ok(found.map(|(ranks, _)| Falls::Ranks(ranks.iter().map(of_checker).collect())))
    }

    /// Names of totals, for so many collections of entries.
    fn names(&self, collections: usize) -> Vec<String> {
        let mut names = vec![];
        for letter in ["s", "x"].iter().take(collections) {
            names.extend((0..self.statement.width()).map(|total| format!("{letter}{total}")));
        }
        if matches!(self.statement.claim, Claim::Value(_)) && collections > 1 {
            names.push("y".into());
        }
        names
    }

    /// The totals of some entries: of as many as make all others unnecessary.
    fn among(&mut self, reasons: &Reasons) -> Result<Option<Reasons>, Undecided> {
        let few = (1..=MOST_ENTRIES).map(|entries| self.totals(entries));
        let all: Vec<Formula> = self.tame().map(|(among, _)| among).into_iter().chain(few).collect();
        for said in all {
            let names = self.names(1);
            let among = Some(renumbered(&said, names.len()));
            let tried = Reasons { names: [names, vec![]], among, ..reasons.clone() };
            if self.decided(&tried, is_of_totals)?.is_some() {
                return Ok(Some(tried));
            }
        }
        Ok(None)
    }

    fn with_blocked(&self, reasons: &Reasons, blocked: Formula) -> Reasons {
        let names = self.names(2);
        let blocked = Some(renumbered(&blocked, names.len()));
        Reasons { names: [reasons.names[0].clone(), names], blocked, ..reasons.clone() }
    }

    /// Formulas to try: first those of an xor, then what is true of a few heaps.
    fn blocked(&self) -> Vec<Formula> {
        let width = self.statement.width() as Variable;
        let valued = matches!(self.statement.claim, Claim::Value(_));
        let mut all: Vec<Formula> = self.tame().map(|(_, blocked)| blocked).into_iter().collect();
        for (own, total) in (0..).zip(&self.statement.totals) {
            let other = own + width;
            match (total.fold, valued) {
                (Fold::Xor, false) => all.push(less(other, own).negated()),
                (Fold::Xor, true) => {
                    let (aim, sum) = (2 * width, 2 * width + 1);
                    let of = Formula::of(Literal::new(Relation::Xor, [aim, other, sum]));
                    all.push(Formula::exists(vec![sum], Formula::all([of, less(sum, own)])).negated());
                }
                _ => {}
            }
        }
        if !self.statement.is_row() && !valued {
            all.extend((1..=MOST_ENTRIES).map(|entries| self.unmended(entries)));
        }
        all
    }

    /// A condition on all totals, and the blocked ones, where the last move loses and a claim is about an xor while some
    /// entry is large, and else about its opposite: small entries count 0 or 1.
    fn tame(&self) -> Option<(Formula, Formula)> {
        let of = |fold: Fold| self.statement.totals.iter().position(|total| total.fold == fold);
        let (xor, max) = (of(Fold::Xor)? as Variable, of(Fold::Max)? as Variable);
        let Claim::Lost(lost) = &self.statement.claim else { return None };
        let width = self.statement.width();
        if !self.statement.tells_moves() || width != 3 {
            return None;
        }
        let (mut numbers, moves) = (Numbers::default(), width as Variable - 1);
        let (own, others, both) = (numbers.some(width), numbers.some(width), numbers.some(width));
        let large = largest(lost, max);
        let is_large =
            |total: Variable| Formula::of(Literal::linear([(total, -1)], large - 1, Sense::Negative));
        let is_small = Formula::of(Literal::linear([(xor, 1)], -2, Sense::Negative));
        let moves_is = |value: i64| Formula::of(Literal::linear([(moves, 1)], -value, Sense::Zero));
        let among = Formula::all([
            Formula::any([is_large(max), is_small]),
            Formula::any([moves_is(1), Self::zero(&own)]),
        ]);
        let mended = [self.statement.joins(&own, &others, &both), vec![self.statement.goal(&both, None)]];
        let blocked = Formula::any([
            moves_is(0),
            Formula::exists(both, Formula::all(mended.concat())),
            Formula::all([
                Formula::any([is_large(max), is_large(max + width as Variable)]),
                less(xor + width as Variable, xor).negated(),
            ]),
        ]);
        Some((among, blocked))
    }

    fn zero(own: &[Variable]) -> Formula {
        Formula::all(own.iter().map(|&total| Formula::of(Literal::linear([(total, 1)], 0, Sense::Zero))))
    }

    /// Totals of at most so many entries.
    fn totals(&self, entries: usize) -> Formula {
        let mut numbers = Numbers::default();
        let own = numbers.some(self.statement.width());
        let one = |own: &[Variable], numbers: &mut Numbers| {
            let entry = numbers.some(self.statement.entry.len());
            let all = [self.laws(&entry), self.statement.counted(&entry, 0, own)].concat();
            (entry, all)
        };
        let mut all = vec![Self::zero(&own)];
        for count in 1..=entries {
            let (mut bound, mut said, mut rest) = (vec![], vec![], own.clone());
            for _ in 1..count {
                let (counts, next) = (numbers.some(rest.len()), numbers.some(rest.len()));
                let (entry, known) = one(&counts, &mut numbers);
                said.extend(known);
                said.extend(self.statement.joins(&counts, &next, &rest));
                bound.extend(entry.into_iter().chain(counts).chain(next.iter().copied()));
                rest = next;
            }
            let (entry, known) = one(&rest, &mut numbers);
            said.extend(known);
            bound.extend(entry);
            all.push(Formula::exists(bound, Formula::all(said)));
        }
        Formula::any(all)
    }

    fn laws(&self, entry: &[Variable]) -> Vec<Formula> {
        // Numbers that laws bind are numbered again later.
        let of = |number: Variable| entry.get(number as usize).copied().unwrap_or(number + (1 << 12));
        self.statement.laws.iter().map(|law| law.formula.renamed(of)).collect()
    }

    /// Totals of at most so many heaps of which none can be mended beside others.
    fn unmended(&self, entries: usize) -> Formula {
        let mut numbers = Numbers::default();
        let width = self.statement.width();
        let (own, others) = (numbers.some(width), numbers.some(width));
        let mut all = vec![Self::zero(&own)];
        let mut last = self.one_unmended(&own, &others, &mut numbers);
        all.push(last.clone());
        for _ in 1..entries {
            let (first, rest) = (numbers.some(width), numbers.some(width));
            let (beside, others_rest) = (numbers.some(width), numbers.some(width));
            let joins = [
                self.statement.joins(&first, &rest, &own),
                self.statement.joins(&others, &rest, &beside),
                self.statement.joins(&others, &first, &others_rest),
            ];
            let own_part = self.one_unmended(&first, &beside, &mut numbers);
            let to: HashMap<Variable, Variable> =
                own.iter().chain(&others).copied().zip(rest.iter().chain(&others_rest).copied()).collect();
            let inner = last.renamed(|number| to.get(&number).copied().unwrap_or(number));
            let bound = [first, rest, beside, others_rest].concat();
            last = Formula::exists(bound, Formula::all(joins.concat().into_iter().chain([own_part, inner])));
            all.push(last.clone());
        }
        Formula::any(all)
    }

    /// There is a heap with these counts that no move mends beside others.
    fn one_unmended(&self, own: &[Variable], others: &[Variable], numbers: &mut Numbers) -> Formula {
        let entry = numbers.some(self.statement.entry.len());
        let mut all = [self.laws(&entry), self.statement.counted(&entry, 0, own)].concat();
        for step in &self.statement.moves {
            all.push(self.statement.mends(step, &entry, others, None, numbers).negated());
        }
        Formula::exists(entry, Formula::all(all))
    }
}

/// The largest constant with which a formula compares a number.
fn largest(formula: &Formula, number: Variable) -> i64 {
    let constant = |node: &Node| match node {
        Node::Literal(Literal { relation: Relation::Linear(_, constant, _), numbers, .. })
            if numbers.contains(&number) =>
        {
            constant.abs()
        }
        _ => 0,
    };
    formula.0.iter().map(constant).max().unwrap_or(0)
}

/// a < b
fn less(a: Variable, b: Variable) -> Formula {
    Formula::of(Literal::linear([(a, 1), (b, -1)], 0, Sense::Negative))
}

/// A formula with the numbers that it binds counted on from so many, each once.
fn renumbered(formula: &Formula, free: usize) -> Formula {
    let mut next = free as Variable;
    let mut nodes = vec![];
    let known: HashMap<Variable, Variable> = (0..next).map(|number| (number, number)).collect();
    walk(formula, formula.0.len() - 1, &known, &mut next, &mut nodes);
    Formula(nodes)
}

/// Adds a part of a formula; returns its place.
fn walk(
    formula: &Formula,
    at: usize,
    known: &HashMap<Variable, Variable>,
    next: &mut Variable,
    nodes: &mut Vec<Node>,
) -> usize {
    let node = match &formula.0[at] {
        Node::Literal(literal) => {
            Node::Literal(literal.renamed(|number| known.get(&number).copied().unwrap_or(number)))
        }
        Node::Not(inner) => Node::Not(walk(formula, *inner, known, next, nodes)),
        Node::And(parts) => {
            Node::And(parts.iter().map(|&part| walk(formula, part, known, next, nodes)).collect())
        }
        Node::Or(parts) => {
            Node::Or(parts.iter().map(|&part| walk(formula, part, known, next, nodes)).collect())
        }
        Node::Exists(numbers, inner) => {
            let mut inner_known = known.clone();
            let bound: Vec<Variable> = numbers
                .iter()
                .map(|&number| {
                    inner_known.insert(number, *next);
                    *next += 1;
                    *next - 1
                })
                .collect();
            Node::Exists(bound, walk(formula, *inner, &inner_known, next, nodes))
        }
    };
    nodes.push(node);
    nodes.len() - 1
}
