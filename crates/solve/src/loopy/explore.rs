//! The graph of all sums reachable from one, and the analysis of that one.

use super::{Graph, solve_graph};
use crate::pool::{Chosen, Component, Id, Key, Sums, advance, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Outcome, Refusal, StopReason, Verdict};
use hashbrown::HashTable;

/// Analysis of a position and its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Outcome; a draw if neither player can force a win.
    pub outcome: Outcome,
    /// Number of moves of play if the winner hurries and the loser delays; `None` for a draw.
    pub remoteness: Option<u64>,
    /// Number of reachable sums.
    pub positions: u64,
    /// Number of sums, moves and options of components that were stored.
    pub work: u64,
    /// The options, without repetition and without components at which play has stopped; if exploration was
    /// incomplete, those that are decided nevertheless.
    pub options: Vec<Choice>,
    /// `true` if everything reachable was explored. Otherwise the outcome is known, but not the remoteness.
    pub complete: bool,
}

/// An option of the position analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Components, in the engine's order.
    pub sum: Vec<Component>,
    /// Outcome of the option, for the player to move there.
    pub outcome: Outcome,
    /// Remoteness of the option.
    pub remoteness: Option<u64>,
}

impl Analysis {
    /// The options that best play chooses from: the quickest wins, otherwise draws, otherwise the slowest
    /// losses.
    pub fn best(&self) -> impl Iterator<Item = &Choice> {
        self.options.iter().filter(move |choice| match (self.outcome, choice.outcome) {
            (Outcome::N, Outcome::P) | (Outcome::P, Outcome::N) => {
                choice.remoteness.map(|moves| moves + 1) == self.remoteness
            }
            (Outcome::D, Outcome::D) => true,
            _ => false,
        })
    }
}

/// Analyses a sum by its complete graph.
///
/// A declared end stops play. In a sum of several components its effect on the others is undefined, so the
/// game is refused unless the end has the same verdict as being stuck.
///
/// Nothing is explored beyond the limit on positions. Results decided without it are valid regardless; an
/// undecided position ends in `Halt::Stopped`.
pub fn analyse(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<Analysis, Halt> {
    analyse_within(games, sum, u64::MAX, limits)
}

/// The same, unless more than `most` sums, moves and options of components would have to be stored: then it
/// ends in `Halt::Stopped`, after work that depends only on that number.
pub fn analyse_within(
    games: &[&dyn Game],
    sum: &[Component],
    most: u64,
    limits: &Limits,
) -> Result<Analysis, Halt> {
    let limits = capped(limits);
    let meter = Meter::new(&limits);
    let mut reached = Reached { most, ..Reached::new(games)? };
    let root = reached.sums.position(sum)?.key;
    let graph = reached.graph(&[root], &meter).map_err(|stop| stop.into_halt(meter.done()))?;
    // The moves are in the graph now.
    let work = reached.work() + graph.arrows() as u64;
    let labels = solve_graph(&graph);
    let complete = reached.complete;
    let is_known = |vertex: u32| complete || labels.outcome(vertex) != Outcome::D;
    if !is_known(0) {
        return Err(Halt::Stopped { reason: StopReason::Positions, positions: meter.done() });
    }
    let remoteness = |vertex| labels.remoteness(vertex).filter(|_| complete);
    let option = |&vertex: &u32| Choice {
        sum: reached.sums.components(reached.order[vertex as usize]),
        outcome: labels.outcome(vertex),
        remoteness: remoteness(vertex),
    };
    let mut vertices = graph.targets(0).to_vec();
    vertices.sort_unstable();
    vertices.dedup();
    let options = vertices.iter().filter(|&&vertex| is_known(vertex)).map(option).collect();
    let (outcome, remoteness) = (labels.outcome(0), remoteness(0));
    Ok(Analysis { outcome, remoteness, positions: labels.len() as u64, work, options, complete })
}

/// Outcomes of these sums, by the graph of everything reachable from any of them; `None` for those left open
/// by the limit on positions.
pub fn outcomes(
    games: &[&dyn Game],
    sums: impl IntoIterator<Item = Vec<Component>>,
    limits: &Limits,
) -> Result<Vec<Option<Outcome>>, Halt> {
    let limits = capped(limits);
    let meter = Meter::new(&limits);
    let mut reached = Reached::new(games)?;
    let mut roots = vec![];
    for sum in sums {
        roots.push(reached.sums.position(&sum)?.key);
    }
    let graph = reached.graph(&roots, &meter).map_err(|stop| stop.into_halt(meter.done()))?;
    let labels = solve_graph(&graph);
    let mut found = Vec::with_capacity(roots.len());
    for root in roots {
        let outcome = labels.outcome(reached.number(root)?);
        found.push((reached.complete || outcome != Outcome::D).then_some(outcome));
    }
    Ok(found)
}

/// Sums met, in order.
struct Reached<'a> {
    sums: Sums<'a>,
    order: Vec<Key>,
    /// Index of each in that order.
    numbers: HashTable<u32>,
    offsets: Vec<u32>,
    targets: Vec<u32>,
    /// Ids and next move of the sum being expanded.
    ids: Vec<Id>,
    chosen: Vec<Chosen>,
    /// `true` if play ends in all of the games.
    ends: bool,
    /// `true` if everything reachable was explored.
    complete: bool,
    /// Limit on stored entries.
    most: u64,
}

impl<'a> Reached<'a> {
    fn new(games: &[&'a dyn Game]) -> Result<Reached<'a>, Refusal> {
        Ok(Reached {
            sums: Sums::new(games)?,
            order: vec![],
            numbers: HashTable::new(),
            offsets: vec![0],
            targets: vec![],
            ids: vec![],
            chosen: vec![],
            ends: games.iter().all(|game| game.terminates()),
            complete: true,
            most: u64::MAX,
        })
    }

    /// Explores breadth first. Sums beyond the limit on positions are entered as draws, which decide nothing.
    fn graph(&mut self, roots: &[Key], meter: &Meter) -> Result<Graph, Stop> {
        for &root in roots {
            self.number(root)?;
        }
        let mut ends = vec![];
        let stuck = self.sums.lists.stuck();
        let mut looked = 0;
        while let Some(&sum) = self.order.get(self.offsets.len() - 1) {
            self.complete &= self.ends || meter.allows(meter.done() + 1).is_ok();
            if !self.complete {
                ends.push((self.offsets.len() as u32 - 1, Verdict::Draw));
                self.offsets.push(self.targets.len() as u32);
                continue;
            }
            match self.sums.verdict(sum)? {
                Some(verdict) if verdict == stuck => {}
                Some(verdict) => ends.push((self.offsets.len() as u32 - 1, verdict)),
                None => self.expand(sum, meter)?,
            }
            self.offsets.push(u32::try_from(self.targets.len()).map_err(|_| Refusal::TooManyPositions)?);
            if self.work() - looked > LOOK_EVERY {
                looked = self.work();
                meter.look_with(|| self.bytes())?;
            }
            if self.work() > self.most {
                return Err(StopReason::Positions.into());
            }
            meter.step(1, || self.bytes())?;
        }
        let (offsets, targets) = (std::mem::take(&mut self.offsets), std::mem::take(&mut self.targets));
        // The indices were made here, so the graph is well formed; the only possible error is its size.
        Ok(Graph::new(offsets, targets, stuck, ends).map_err(|_| Refusal::TooManyPositions)?)
    }

    fn expand(&mut self, sum: Key, meter: &Meter) -> Result<(), Stop> {
        self.sums.unpack(sum, &mut self.ids);
        self.chosen.clear();
        self.sums.first(sum, &mut self.chosen);
        while !self.chosen.is_empty() {
            self.sums.hash_after(&self.ids, 0, &self.chosen)?;
            let option = self.sums.after(sum, &self.chosen)?;
            let number = self.number(option)?;
            self.targets.push(number);
            if self.targets.len().is_multiple_of(LOOK_EVERY as usize) {
                meter.look_with(|| self.bytes())?;
            }
            if self.work() > self.most {
                return Err(StopReason::Positions.into());
            }
            advance(&self.sums.lists, &self.ids, &mut self.chosen, 0);
        }
        Ok(())
    }

    /// Index of a sum in the order, the next one if it is new.
    fn number(&mut self, sum: Key) -> Result<u32, Refusal> {
        let hash = sum.hash();
        if let Some(&number) = self.numbers.find(hash, |&number| self.order[number as usize] == sum) {
            return Ok(number);
        }
        let number = i32::try_from(self.order.len()).map_err(|_| Refusal::TooManyPositions)? as u32;
        self.order.push(sum);
        self.numbers.insert_unique(hash, number, |&number| self.order[number as usize].hash());
        Ok(number)
    }

    /// Number of stored entries.
    fn work(&self) -> u64 {
        self.sums.work() + (self.order.len() + self.targets.len()) as u64
    }

    /// Bytes in use, including those that the analysis will need.
    fn bytes(&self) -> u64 {
        let vertices = 4 * self.order.capacity() + self.offsets.capacity() + 4 * self.order.len();
        let edges = self.targets.capacity() + self.targets.len();
        self.sums.bytes() + (4 * (vertices + edges) + 5 * self.numbers.capacity()) as u64
    }
}

const LOOK_EVERY: u64 = 1 << 16;
