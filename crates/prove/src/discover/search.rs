//! Search strategy of discovery.

use super::atoms::Atoms;
use super::cloud::Cloud;
use super::combine::formulas;
use super::compare::Comparison;
use super::evidence::Conjecture;
use super::extent::Extent;
use super::naming::{Kind, Naming};
use super::oracle::{Goal, Label, Oracle, Silence};
use super::phrasing::Phrasing;
use super::sample::{Sample, cells};
use super::wanted::Wanted;
use super::{
    Discovery, Failed, Inquiry, Learned, Method, Stage, Status, automatic, ideas, periodic, recursive,
    residues, rotations, values,
};
use crate::accepting::Accepting;
use crate::prover::{Answer, Question, prove};
use crate::undecided::Undecided;
use automata::{Meter, Spent};
use elaborate::{Unfit, arity};
use rules::{Form, Instance, Outcome, Verdict};
use std::collections::BTreeSet;

/// Number of times candidates are made again after some were wrong.
const ROUNDS: usize = 5;
/// Limit on the candidates examined in one round.
const MOST_CANDIDATES: usize = 24;
/// Limit on claims that agree with the data and are passed to the prover in vain.
const MOST_UNDECIDED: usize = 4;
/// Parts of the smallest box from which claims are made that are told as the best wrong ones.
const PARTS: [u64; 3] = [2, 4, 8];
/// Limit on such claims for each part.
const MOST_NEAR: usize = 4;
/// Limit on the pairs of a box in which remainders are looked for once more.
const LARGEST: usize = 1 << 14;
/// Box from which on an undecided claim is only compared.
const LAST_SEARCHED: usize = 3;

/// Finds a claim.
pub fn discover(inquiry: &Inquiry, oracle: &mut dyn Oracle) -> Result<Discovery, Unfit> {
    searched(inquiry, oracle, Search::run)
}

/// Compares a claim that somebody else suggests with the data, and has it proved if it agrees: without `misere` and
/// parameters, and with its automata on the lines after it.
pub fn tested(inquiry: &Inquiry, oracle: &mut dyn Oracle, claim: &str) -> Result<Discovery, Unfit> {
    searched(inquiry, oracle, |search| search.test(claim))
}

fn searched<'a>(
    inquiry: &'a Inquiry<'a>,
    oracle: &'a mut dyn Oracle,
    look: impl FnOnce(&mut Search<'a>) -> Result<Discovery, Silence>,
) -> Result<Discovery, Unfit> {
    let mut search = match Search::new(inquiry, oracle) {
        Ok(search) => search,
        // A game that was not read to the end is not unfit.
        Err(_) if inquiry.limits.stopped().is_some() => {
            return Ok(Discovery::without_claims(
                inquiry.goal,
                inquiry.instance.ruleset().text.clone(),
                Status::Stopped,
            ));
        }
        Err(unfit) => return Err(unfit),
    };
    Ok(match look(&mut search) {
        Ok(discovery) => discovery,
        Err(Silence::Stopped) => search.unfinished(Status::Stopped),
        Err(Silence::Refused) => search.unfinished(Status::Nothing),
    })
}

pub(crate) struct Search<'a> {
    pub(super) inquiry: &'a Inquiry<'a>,
    pub(super) oracle: &'a mut dyn Oracle,
    /// The game without claims.
    pub(super) bare: Instance,
    pub(super) naming: Naming,
    pub(super) places: usize,
    /// `true` if positions may be draws: then both losing and winning ones are claimed.
    pub(super) draws: bool,
    /// Boxes of other sizes, with at least one position each.
    pub(super) others: Vec<Sample>,
    /// Largest box of the requested size.
    pub(super) data: Option<Extent>,
    /// Candidates examined so far.
    seen: BTreeSet<Vec<String>>,
    /// Positions at which candidates were wrong.
    pub(super) doubts: Vec<Vec<u64>>,
    /// Undecided claims that agree with all data so far, in the order of discovery.
    pub(super) open: Vec<Conjecture>,
    pub(super) tried: usize,
    /// Kinds of claims looked for.
    pub(super) methods: Vec<Method>,
    /// The wrong candidate that agreed with the most positions.
    pub(super) failed: Option<Failed>,
    /// Reason why nothing can be proved about this game.
    pub(super) unprovable: Option<Undecided>,
}

/// Result for a candidate.
pub(super) enum Tried {
    Proved(Box<Discovery>),
    /// Wrong, with a position that shows it.
    Wrong,
    /// Wrong without such a position, or undecided.
    Open,
}

/// The question about a game's first claim.
pub(super) fn question(instance: &Instance, size: Option<usize>) -> Question<'_> {
    let claim = instance.claims().first().map_or(0, |claim| claim.place);
    Question { instance, claim, size }
}

impl<'a> Search<'a> {
    pub(crate) fn new(inquiry: &'a Inquiry<'a>, oracle: &'a mut dyn Oracle) -> Result<Search<'a>, Unfit> {
        let Inquiry { instance, size, .. } = *inquiry;
        let bare = instance.with_claims(&[]).ok_or(Unfit::Claim)?;
        let places = match arity(&bare, size) {
            Ok(places) => places,
            // There may be data nevertheless.
            Err(Unfit::Native | Unfit::Blocking | Unfit::Entailing) => match (bare.form(), size) {
                (Form::Tuple(arity), size) => arity * size.unwrap_or(1),
                (Form::Row, Some(size)) => size,
                (Form::Row, None) => return Err(Unfit::NeedsSize),
                (Form::Edges, _) => return Err(Unfit::Edges),
            },
            Err(unfit) => return Err(unfit),
        };
        if cells(places, 2).is_none() || places == 0 {
            return Err(Unfit::Size);
        }
        let draws = bare.stuck() == Verdict::Draw
            || bare.ends().iter().any(|end| end.verdict == Verdict::Draw)
            || bare.draws_declared() && !bare.terminates();
        Ok(Search {
            inquiry,
            oracle,
            naming: Naming::new(&bare, size),
            bare,
            places,
            draws,
            others: vec![],
            data: None,
            seen: BTreeSet::new(),
            doubts: vec![],
            open: vec![],
            tried: 0,
            methods: vec![],
            failed: None,
            unprovable: None,
        })
    }

    /// Variable bound by claims.
    pub(crate) fn bound(inquiry: &Inquiry) -> Option<String> {
        let bare = inquiry.instance.with_claims(&[])?;
        Some(Naming::new(&bare, inquiry.size).bound().to_owned())
    }

    /// Claims for all values of some parameters that agree with the smallest box for these, in all
    /// formulations.
    pub(crate) fn formulations(mut self, free: &[String], most: usize) -> Vec<Vec<String>> {
        self.naming = self.naming.of_all(free);
        let Some(sample) = self.first_box().filter(|sample| sample.positions > 0) else { return vec![] };
        if self.ask_others().is_err() {
            return vec![];
        }
        let mut found = vec![];
        if !self.others.is_empty() {
            found.extend(self.candidates(&sample, &self.others, None));
        }
        found.extend(self.candidates(&sample, &[], Some(self.places)));
        found.truncate(most);
        let agrees = |items: &Vec<String>| {
            let instance = self.bare.with_claims(items);
            instance.is_some_and(|instance| matches!(self.compare(&instance, &sample), Comparison::Agrees))
        };
        found.retain(agrees);
        found
    }

    fn run(&mut self) -> Result<Discovery, Silence> {
        let sides = self.sides();
        self.ask_others()?;
        for (stage, &side) in sides.iter().enumerate() {
            let mut here = match self.ask(side) {
                Err(Silence::Refused) if self.data.is_some() => break,
                other => other?,
            };
            self.recheck(&here)?;
            // Undecided claims may be too complicated: more data may show that, and allow simpler ones to be
            // learned.
            let settled = !self.open.is_empty() && (stage >= LAST_SEARCHED || self.unprovable.is_some());
            // Without positions every claim would agree.
            if settled || here.positions == 0 {
                continue;
            }
            if let Some(found) = self.one_line_claims(&mut here)? {
                return Ok(found);
            }
            if let Some(found) = self.longer_claims(&mut here)? {
                return Ok(found);
            }
        }
        if self.open.is_empty() && self.failed.is_none() {
            self.near_misses()?;
        }
        Ok(self.unfinished(Status::Nothing))
    }

    /// Compares claims made from a part of the smallest box with the whole of it, for the place where they are wrong.
    fn near_misses(&mut self) -> Result<(), Silence> {
        let Some(whole) = self.first_box() else { return Ok(()) };
        for part in PARTS.into_iter().filter(|part| whole.side >= 2 * part) {
            let sample = match self.solved(self.places, whole.side / part) {
                Err(Silence::Refused) => break,
                other => other?,
            };
            if sample.positions == 0 {
                continue;
            }
            for items in self.candidates(&sample, &[], Some(self.places)).into_iter().take(MOST_NEAR) {
                let Some(instance) = self.bare.with_claims(&items) else { continue };
                self.tried += 1;
                match self.compare(&instance, &whole) {
                    Comparison::Agrees => {}
                    Comparison::Differs(difference) => self.wrong(&items, difference),
                    Comparison::Stopped(_) => return Err(Silence::Stopped),
                }
            }
        }
        Ok(())
    }

    fn test(&mut self, claim: &str) -> Result<Discovery, Silence> {
        let (claim, automata) = claim.split_once('\n').unwrap_or((claim, ""));
        let automata = Some(automata.to_owned()).filter(|automata| !automata.is_empty());
        let items: Vec<String> = [self.naming.completed(claim)].into_iter().chain(automata).collect();
        for side in self.sides() {
            let mut here = match self.ask(side) {
                Err(Silence::Refused) if self.data.is_some() => break,
                other => other?,
            };
            self.recheck(&here)?;
            if here.positions > 0
                && let Tried::Proved(found) = self.consider(items.clone(), vec![], &mut here)?
            {
                return Ok(*found);
            }
        }
        Ok(self.unfinished(Status::Nothing))
    }

    /// Tries claims that take several lines: short ones by remainders before automata, long ones after them.
    fn longer_claims(&mut self, sample: &mut Sample) -> Result<Option<Discovery>, Silence> {
        for _ in 0..ROUNDS {
            let doubts = self.doubts.len();
            let Some(rotated) = rotations::candidates(self.wanted(), sample, &self.doubts) else { break };
            self.trying(Method::Rotations);
            if let Some(found) = self.first_proved(rotated, sample)? {
                return Ok(Some(found));
            }
            // Without a position that shows another error the same candidates would be made again.
            if self.doubts.len() == doubts {
                break;
            }
        }
        // A larger box of pairs has the same smallest positions as the one before it.
        let again =
            sample.positions > LARGEST && self.places == 2 && self.methods.contains(&Method::Remainders);
        let remainders = if again { None } else { residues::candidates(self.wanted(), sample) };
        if remainders.is_some() {
            self.trying(Method::Remainders);
        }
        let [short, long] = remainders.unwrap_or_default();
        if let Some(found) = self.first_proved(short, sample)? {
            return Ok(Some(found));
        }
        let recursive = recursive::candidates(self.wanted(), sample);
        if self.inquiry.goal == Goal::Values && self.places == 1 {
            self.trying(Method::Recursions);
        }
        if let Some(found) = self.first_proved(recursive, sample)? {
            return Ok(Some(found));
        }
        if let Some(found) = automatic::claims(self, sample)? {
            return Ok(Some(found));
        }
        self.first_proved(long, sample)
    }

    fn wanted(&self) -> Wanted<'_> {
        let (goal, draws, places) = (self.inquiry.goal, self.draws, self.places);
        Wanted { naming: &self.naming, goal, draws, places }
    }

    fn first_proved(
        &mut self,
        candidates: Vec<Vec<String>>,
        sample: &mut Sample,
    ) -> Result<Option<Discovery>, Silence> {
        for items in candidates {
            if let Tried::Proved(found) = self.consider(items, vec![], sample)? {
                return Ok(Some(*found));
            }
        }
        Ok(None)
    }

    fn cloud(&self, sample: &Sample, others: &[Sample]) -> Cloud {
        let arity = match self.naming.kind {
            Kind::Sum(arity) => Some(arity),
            Kind::Tuple | Kind::Row => None,
        };
        let mut cloud = Cloud::of(std::iter::once(sample).chain(others), arity);
        for at in &self.doubts {
            if let Some(label) = sample.label(at) {
                cloud.add(at.clone(), label);
            }
        }
        cloud
    }

    /// Tries one-line claims.
    fn one_line_claims(&mut self, sample: &mut Sample) -> Result<Option<Discovery>, Silence> {
        self.trying(Method::Formulas);
        for _ in 0..ROUNDS {
            let mut candidates = vec![];
            // Claims for all sizes come before claims for this one.
            if !self.others.is_empty() {
                candidates.extend(self.candidates(sample, &self.others, None));
            }
            candidates.extend(self.candidates(sample, &[], Some(self.places)));
            let mut wrong = false;
            for items in candidates.into_iter().take(MOST_CANDIDATES) {
                if self.open.len() >= MOST_UNDECIDED {
                    return Ok(None);
                }
                match self.consider(items, vec![], sample)? {
                    Tried::Proved(found) => return Ok(Some(*found)),
                    Tried::Wrong => wrong = true,
                    Tried::Open => {}
                }
            }
            if !wrong {
                break;
            }
        }
        Ok(None)
    }

    /// Claims that agree with the cloud, shortest first.
    fn candidates(&self, sample: &Sample, others: &[Sample], places: Option<usize>) -> Vec<Vec<String>> {
        let cloud = self.cloud(sample, others);
        let mut atoms = Atoms::new(&cloud);
        ideas::gather(&mut atoms, &self.naming, places);
        match self.inquiry.goal {
            Goal::Values => {
                let mut found = self.sequences(sample);
                found.extend(values::values(&cloud, atoms.all(), &self.naming, places));
                found.sort();
                found.into_iter().map(|said| vec![self.naming.value(&said.text)]).collect()
            }
            Goal::Outcomes => {
                let of = |outcome: Outcome| {
                    let positive = cloud.labelled(Label::Outcome(outcome));
                    let found = formulas(atoms.all(), &positive, &positive.opposite());
                    let mut found: Vec<Phrasing> = found.into_iter().map(|formula| formula.said).collect();
                    found.extend(self.periodic(sample, outcome));
                    found.sort();
                    found
                };
                let lost = of(Outcome::P);
                if !self.draws {
                    return lost.into_iter().map(|said| vec![self.naming.claim("P", &said.text)]).collect();
                }
                let won = of(Outcome::N);
                let mut pairs: Vec<(usize, Vec<String>)> = vec![];
                for lost in lost.iter().take(6) {
                    for won in won.iter().take(6) {
                        let claims =
                            vec![self.naming.claim("P", &lost.text), self.naming.claim("N", &won.text)];
                        pairs.push((lost.cost + won.cost, claims));
                    }
                }
                pairs.sort();
                pairs.into_iter().map(|(_, claims)| claims).collect()
            }
        }
    }

    /// The whole sequence of labels, for games on one number.
    fn sequence(&self, sample: &Sample) -> Option<(String, Vec<Label>)> {
        let term = self.naming.place(0).filter(|_| self.places == 1)?;
        // Laws may exclude all larger numbers.
        let labels: Vec<Label> = (0..sample.side).map_while(|number| sample.label(&[number])).collect();
        Some((term, labels))
    }

    fn sequences(&self, sample: &Sample) -> Vec<Phrasing> {
        let Some((term, labels)) = self.sequence(sample) else { return vec![] };
        let value = |label: &Label| match label {
            Label::Value(value) => i64::try_from(*value).ok(),
            Label::Outcome(_) => None,
        };
        let Some(values) = labels.iter().map(value).collect::<Option<Vec<i64>>>() else { return vec![] };
        periodic::sequence(&values).into_iter().chain(periodic::pieces(&term, &values)).collect()
    }

    fn periodic(&self, sample: &Sample, outcome: Outcome) -> Vec<Phrasing> {
        let Some((term, labels)) = self.sequence(sample) else { return vec![] };
        let members: Vec<bool> = labels.iter().map(|label| *label == Label::Outcome(outcome)).collect();
        periodic::set(&term, &members)
    }

    /// Compares a candidate with the data, and has it proved if it agrees.
    pub(super) fn consider(
        &mut self,
        items: Vec<String>,
        learned: Vec<Learned>,
        sample: &mut Sample,
    ) -> Result<Tried, Silence> {
        if !self.seen.insert(items.clone()) {
            return Ok(Tried::Open);
        }
        if self.inquiry.limits.stopped().is_some() {
            return Err(Silence::Stopped);
        }
        self.tried += 1;
        (self.inquiry.progress)(Stage::Candidates(self.tried));
        let Some(instance) = self.bare.with_claims(&items) else { return Ok(Tried::Open) };
        match self.compare(&instance, sample) {
            Comparison::Agrees => {}
            Comparison::Differs(difference) => {
                self.wrong(&items, difference);
                return Ok(Tried::Wrong);
            }
            Comparison::Stopped(_) => return Err(Silence::Stopped),
        }
        let undecided = match &self.unprovable {
            Some(why) => why.clone(),
            None => match self.prove(&instance) {
                Answer::Proved(theorem) => {
                    let meter =
                        Meter::new(&self.inquiry.limits.clock().with_states(1 << 16).with_steps(1 << 24));
                    let question = question(&instance, self.inquiry.size);
                    let (states, automaton) = match Accepting::of(question, theorem.numeration, &meter) {
                        Ok((states, automaton)) => (Some(states), automaton),
                        Err(_) => (None, None),
                    };
                    let status = Status::Proved { theorem: Box::new(theorem), states, automaton };
                    let (text, sizes) = (instance.ruleset().text.clone(), self.sizes(&instance));
                    return Ok(Tried::Proved(Box::new(Discovery {
                        goal: self.inquiry.goal,
                        items,
                        text,
                        status,
                        learned,
                        compared: Some(sample.extent()),
                        sizes,
                        data: self.data,
                        tried: self.tried,
                        methods: vec![],
                        failed: None,
                    })));
                }
                Answer::Refuted(refutation) => {
                    let at: Option<Vec<u64>> =
                        refutation.position.iter().map(|number| u64::try_from(number).ok()).collect();
                    let tried = self.refuted((&instance, &items), at.unwrap_or_default(), sample)?;
                    // Where moves are known by assumptions alone, a claim that is not refuted may be right.
                    if matches!(tried, Tried::Wrong) || elaborate::places(&instance).is_empty() {
                        return Ok(tried);
                    }
                    Undecided::Assumed(refutation.position, refutation.demand.purpose)
                }
                Answer::Undecided(Undecided::Spent(Spent::Interrupted)) => return Err(Silence::Stopped),
                Answer::Undecided(why) => why,
            },
        };
        if is_of_the_game(&undecided) {
            self.unprovable = Some(undecided.clone());
        }
        self.open.push(Conjecture { items, learned, why: undecided, extent: sample.extent() });
        Ok(Tried::Open)
    }

    fn prove(&self, instance: &Instance) -> Answer {
        let effort = self.inquiry.effort;
        let limits = self.inquiry.limits.clone().with_states(effort.states).with_steps(effort.steps);
        prove(question(instance, self.inquiry.size), &Meter::new(&limits))
    }

    /// The prover knows a position at which a claim contradicts itself: extends the data to it, if feasible.
    fn refuted(
        &mut self,
        (instance, items): (&Instance, &[String]),
        at: Vec<u64>,
        sample: &mut Sample,
    ) -> Result<Tried, Silence> {
        let largest = at.iter().copied().max().unwrap_or(u64::MAX);
        let side = largest.saturating_add(2);
        if self.inquiry.upto.is_some() || cells(self.places, side).is_none_or(|cells| cells > 1 << 17) {
            return Ok(Tried::Open);
        }
        if side > sample.side {
            match self.ask(side) {
                Ok(larger) => *sample = larger,
                Err(Silence::Refused) => return Ok(Tried::Open),
                Err(Silence::Stopped) => return Err(Silence::Stopped),
            }
            self.recheck(sample)?;
        }
        match self.compare(instance, sample) {
            Comparison::Agrees => Ok(Tried::Open),
            Comparison::Differs(difference) => {
                self.wrong(items, difference);
                Ok(Tried::Wrong)
            }
            Comparison::Stopped(_) => Err(Silence::Stopped),
        }
    }
}

/// Returns `true` if nothing can be proved about this game, for any claim.
fn is_of_the_game(why: &Undecided) -> bool {
    matches!(
        why,
        Undecided::Endless
            | Undecided::Unfit(
                Unfit::Native
                    | Unfit::Blocking
                    | Unfit::Entailing
                    | Unfit::Splits
                    | Unfit::Copies
                    | Unfit::Length
                    | Unfit::TooManyClauses
                    | Unfit::Size
            )
    )
}
