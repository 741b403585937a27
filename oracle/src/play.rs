//! Outcomes and nim-values by brute force.

use crate::game::{Game, Sum, Verdict};
use std::collections::HashMap;

/// Positions with larger numbers are not examined, since listing their moves tries all numbers within reach
/// for each variable.
const FARTHEST: u64 = 48;

/// All positions reachable from some positions, solved.
pub struct Play<'a> {
    game: &'a Game,
    misere: bool,
    index: HashMap<Sum, usize>,
    nodes: Vec<Node>,
    values: HashMap<Vec<u64>, u64>,
    options: HashMap<Vec<u64>, Vec<Sum>>,
    /// `true` if there are reachable positions beyond those examined.
    pub cut: bool,
    /// `true` if some play goes on for ever.
    pub circular: bool,
}

#[derive(Default)]
struct Node {
    options: Option<Vec<usize>>,
    stopped: Option<char>,
    outcome: Option<char>,
}

impl<'a> Play<'a> {
    /// Examines everything reachable from these positions through numbers that are not too large, up to
    /// `most` positions.
    pub fn new(game: &'a Game, misere: bool, from: &[Sum], most: usize) -> Play<'a> {
        let mut play = Play {
            game,
            misere,
            index: HashMap::new(),
            nodes: vec![],
            values: HashMap::new(),
            options: HashMap::new(),
            cut: false,
            circular: false,
        };
        let mut all: Vec<Sum> = vec![];
        for sum in from {
            play.enter(sum.clone(), &mut all);
        }
        let mut next = 0;
        while next < all.len() {
            if next >= most {
                play.cut = true;
                break;
            }
            let sum = all[next].clone();
            if sum.iter().flatten().all(|&number| number <= FARTHEST) {
                play.expand(next, &sum, &mut all);
            } else {
                play.cut = true;
            }
            next += 1;
        }
        play.solve();
        if game.is_plain(misere) && !play.circular {
            play.evaluate();
        }
        play
    }

    fn enter(&mut self, mut sum: Sum, all: &mut Vec<Sum>) -> usize {
        sum.sort();
        if let Some(&known) = self.index.get(&sum) {
            return known;
        }
        let number = all.len();
        self.index.insert(sum.clone(), number);
        self.nodes.push(Node::default());
        all.push(sum);
        number
    }

    /// Results of the rules for a component, memoized.
    fn left(&mut self, at: &[u64]) -> Vec<Sum> {
        if let Some(known) = self.options.get(at) {
            return known.clone();
        }
        let options = self.game.options(at);
        self.options.insert(at.to_vec(), options.clone());
        options
    }

    /// All positions one move away.
    pub fn moves(&mut self, sum: &Sum) -> Vec<Sum> {
        let mut found: Vec<Sum> = vec![];
        // Number of components moved in, among those before this one: none, one, ….
        let mut partial: Vec<(usize, Sum)> = vec![(0, vec![])];
        for component in sum {
            let options = self.left(component);
            let mut longer = vec![];
            for (moved, kept) in &partial {
                let mut stay = kept.clone();
                stay.push(component.clone());
                longer.push((*moved, stay));
                if *moved < self.game.most() {
                    for option in &options {
                        let mut after = kept.clone();
                        after.extend(option.iter().cloned());
                        longer.push((moved + 1, after));
                    }
                }
            }
            partial = longer;
        }
        for (moved, mut after) in partial {
            if moved > 0 {
                after.sort();
                found.push(after);
            }
        }
        found.sort();
        found.dedup();
        found
    }

    fn expand(&mut self, number: usize, sum: &Sum, all: &mut Vec<Sum>) {
        let misere = self.misere;
        let letter = |verdict: Verdict| match (verdict, misere) {
            (Verdict::Draw, _) => 'D',
            (Verdict::Lost, false) | (Verdict::Won, true) => 'P',
            (Verdict::Won, false) | (Verdict::Lost, true) => 'N',
        };
        // Ends are declared in games on one component.
        let ended = match &**sum {
            [only] => self.game.end(only),
            _ => None,
        };
        if let Some(verdict) = ended {
            // Known to have none, for the values.
            sum.iter().for_each(|only| drop(self.left(only)));
            self.nodes[number] =
                Node { options: Some(vec![]), stopped: Some(letter(verdict)), outcome: None };
            return;
        }
        let stuck = letter(self.game.otherwise.unwrap_or(Verdict::Lost));
        let options = self.moves(sum);
        let options: Vec<usize> = options.into_iter().map(|option| self.enter(option, all)).collect();
        let stopped = options.is_empty().then_some(stuck);
        self.nodes[number] = Node { options: Some(options), stopped, outcome: None };
    }

    /// Iterates until nothing changes; the remaining positions are endless or cut off.
    fn solve(&mut self) {
        loop {
            let mut changed = false;
            for number in (0..self.nodes.len()).rev() {
                if self.nodes[number].outcome.is_some() {
                    continue;
                }
                let outcome = self.told(number);
                changed |= outcome.is_some();
                self.nodes[number].outcome = outcome;
            }
            if !changed {
                break;
            }
        }
        let open: Vec<usize> =
            (0..self.nodes.len()).filter(|&number| self.nodes[number].outcome.is_none()).collect();
        // From these, play may leave the examined positions.
        let mut lost: Vec<bool> = self.nodes.iter().map(|node| node.options.is_none()).collect();
        loop {
            let mut changed = false;
            for &number in &open {
                let leaves = self.nodes[number].options.iter().flatten().any(|&option| lost[option]);
                changed |= leaves && !lost[number];
                lost[number] |= leaves;
            }
            if !changed {
                break;
            }
        }
        self.circular = open.iter().any(|&number| !lost[number]);
        let drawn = self.game.endless || self.game.otherwise == Some(Verdict::Draw);
        for number in open {
            if drawn && !lost[number] {
                self.nodes[number].outcome = Some('D');
            }
        }
        // A cycle in which every position is won counts as well.
        self.circular |= self.goes_round();
    }

    fn told(&self, number: usize) -> Option<char> {
        let node = &self.nodes[number];
        if node.stopped.is_some() {
            return node.stopped;
        }
        let options = node.options.as_ref()?;
        let letters: Vec<Option<char>> = options.iter().map(|&option| self.nodes[option].outcome).collect();
        if letters.contains(&Some('P')) {
            Some('N')
        } else if letters.contains(&None) {
            None
        } else if letters.contains(&Some('D')) {
            Some('D')
        } else {
            Some('P')
        }
    }

    /// Removes positions without options repeatedly; the remaining ones are on cycles.
    fn goes_round(&self) -> bool {
        let mut gone: Vec<bool> = self.nodes.iter().map(|node| node.options.is_none()).collect();
        loop {
            let mut changed = false;
            for number in (0..self.nodes.len()).rev() {
                let ends = self.nodes[number].options.iter().flatten().all(|&option| gone[option]);
                changed |= ends && !gone[number];
                gone[number] |= ends;
            }
            if !changed {
                return gone.contains(&false);
            }
        }
    }

    /// Nim-values of single components.
    fn evaluate(&mut self) {
        let mut open: Vec<Vec<u64>> = self.options.keys().cloned().collect();
        open.sort_by_key(|at| at.iter().sum::<u64>());
        loop {
            let before = open.len();
            open.retain(|at| {
                let options = self.options[at]
                    .iter()
                    .map(|sum| sum.iter().try_fold(0, |total, part| Some(total ^ self.values.get(part)?)));
                let Some(seen) = options.collect::<Option<Vec<u64>>>() else { return true };
                let value = (0..).find(|value| !seen.contains(value)).unwrap_or(0);
                self.values.insert(at.clone(), value);
                false
            });
            if open.len() == before {
                return;
            }
        }
    }

    /// Outcome `P`, `N` or `D`; `None` if the rules do not determine it, or too much would have to be
    /// examined.
    pub fn outcome(&self, sum: &[Vec<u64>]) -> Option<char> {
        let mut sum = sum.to_vec();
        sum.sort();
        self.index.get(&sum).and_then(|&number| self.nodes[number].outcome)
    }

    /// Returns `true` if play leaves the positions of the game.
    pub fn strays(&self) -> bool {
        let lawless = self.game.laws.is_empty() && !self.game.unordered;
        !lawless && self.index.keys().flatten().any(|part| !self.game.is_position(part))
    }

    /// Nim-value of a component.
    pub fn value(&self, at: &[u64]) -> Option<u64> {
        self.values.get(at).copied()
    }

    /// Moves after which the other player has lost.
    pub fn winning(&mut self, sum: &Sum) -> Vec<Sum> {
        let mut moves = match &**sum {
            [only] if self.game.end(only).is_some() => vec![],
            _ => self.moves(sum),
        };
        moves.retain(|option| self.outcome(option) == Some('P'));
        moves
    }
}
