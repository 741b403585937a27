//! The graph of all sums that can be reached from one, and what it says of that one.

use super::{Graph, solve_graph};
use crate::pool::{Chosen, Component, Id, Key, Sums, advance, capped};
use crate::stop::Stop;
use crate::{Game, Halt, Limits, Meter, Outcome, Refusal};
use hashbrown::HashTable;

/// What a position and its options are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Who wins; a draw if nobody can force a win.
    pub outcome: Outcome,
    /// How many moves play lasts when the winner hurries and the loser delays; none for a draw.
    pub remoteness: Option<u64>,
    /// How many sums can be reached.
    pub positions: u64,
    /// The options, each once, without components at which play has stopped.
    pub options: Vec<Choice>,
}

/// An option of the position analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The components, in the engine's order.
    pub sum: Vec<Component>,
    /// Who wins there, from the side of the player to move there.
    pub outcome: Outcome,
    /// How many moves play lasts there.
    pub remoteness: Option<u64>,
}

impl Analysis {
    /// The options that best play chooses among: the quickest win, else a draw, else the slowest loss.
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

/// Analyses a sum by its whole graph.
///
/// A declared end stops play; in a sum of several components, where nothing says what that means for the others,
/// the game is refused unless the end means the same as being stuck.
pub fn analyse(games: &[&dyn Game], sum: &[Component], limits: &Limits) -> Result<Analysis, Halt> {
    let limits = capped(limits);
    let mut meter = Meter::new(&limits);
    let mut sums = Sums::new(games)?;
    let root = sums.position(sum)?.key;
    let mut reached = Reached {
        sums,
        order: vec![],
        numbers: HashTable::new(),
        offsets: vec![0],
        targets: vec![],
        ids: vec![],
        chosen: vec![],
    };
    let graph = reached.graph(root, &mut meter).map_err(|stop| stop.into_halt(meter.done()))?;
    let labels = solve_graph(&graph);
    let option = |&vertex: &u32| Choice {
        sum: reached.sums.components(reached.order[vertex as usize]),
        outcome: labels.outcome(vertex),
        remoteness: labels.remoteness(vertex),
    };
    let mut vertices = graph.targets(0).to_vec();
    vertices.sort_unstable();
    vertices.dedup();
    let options = vertices.iter().map(option).collect();
    let (outcome, remoteness) = (labels.outcome(0), labels.remoteness(0));
    Ok(Analysis { outcome, remoteness, positions: labels.len() as u64, options })
}

/// The sums met, in order.
struct Reached<'a> {
    sums: Sums<'a>,
    order: Vec<Key>,
    /// The place of each in the order.
    numbers: HashTable<u32>,
    offsets: Vec<u32>,
    targets: Vec<u32>,
    /// The ids and the next move of the sum that is being expanded.
    ids: Vec<Id>,
    chosen: Vec<Chosen>,
}

impl Reached<'_> {
    /// Explores breadth first.
    fn graph(&mut self, root: Key, meter: &mut Meter) -> Result<Graph, Stop> {
        self.number(root)?;
        let mut ends = vec![];
        let stuck = self.sums.lists.stuck();
        let mut looked = 0;
        while let Some(&sum) = self.order.get(self.offsets.len() - 1) {
            match self.sums.verdict(sum)? {
                Some(verdict) if verdict == stuck => {}
                Some(verdict) => ends.push((self.offsets.len() as u32 - 1, verdict)),
                None => self.expand(sum, meter)?,
            }
            self.offsets.push(u32::try_from(self.targets.len()).map_err(|_| Refusal::TooManyPositions)?);
            if self.sums.work() + self.targets.len() as u64 - looked > LOOK_EVERY {
                looked = self.sums.work() + self.targets.len() as u64;
                meter.look(|| self.bytes())?;
            }
            meter.step(1, || self.bytes())?;
        }
        let (offsets, targets) = (std::mem::take(&mut self.offsets), std::mem::take(&mut self.targets));
        // The numbers come from here, so the graph is sound; what may happen is that there are too many.
        Ok(Graph::new(offsets, targets, stuck, ends).map_err(|_| Refusal::TooManyPositions)?)
    }

    fn expand(&mut self, sum: Key, meter: &mut Meter) -> Result<(), Stop> {
        self.sums.unpack(sum, &mut self.ids);
        self.chosen.clear();
        self.chosen.extend(self.sums.first(sum));
        while !self.chosen.is_empty() {
            self.sums.hash_after(&self.ids, 0, &self.chosen)?;
            let option = self.sums.after(sum, &self.chosen)?;
            let number = self.number(option)?;
            self.targets.push(number);
            if self.targets.len().is_multiple_of(LOOK_EVERY as usize) {
                meter.look(|| self.bytes())?;
            }
            advance(&self.sums.lists, &self.ids, &mut self.chosen, 0);
        }
        Ok(())
    }

    /// The place of a sum in the order, the next one if it is met for the first time.
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

    /// Bytes in use, and those that the analysis itself will need.
    fn bytes(&self) -> u64 {
        let vertices = 4 * self.order.capacity() + self.offsets.capacity() + 4 * self.order.len();
        let edges = self.targets.capacity() + self.targets.len();
        self.sums.bytes() + (4 * (vertices + edges) + 5 * self.numbers.capacity()) as u64
    }
}

const LOOK_EVERY: u64 = 1 << 16;
