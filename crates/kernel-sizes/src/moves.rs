//! Sentences about all moves: play ends, positions stay positions, no move leads from a goal to a goal.

use crate::counts::moved;
use crate::parts::{Numbers, equal, less, put};
use crate::scene::{Scene, ways};
use crate::sentences::{Maker, Purpose};
use crate::statement::{Falls, Step};
use kernel::{Formula, Literal, Rank, Sense, Variable};
use kernel_text::Build;

impl Maker<'_, '_> {
    /// A move by itself: what is known of it, and the numbers before and after it.
    pub(crate) fn alone(
        &self,
        step: &Step,
        numbers: &mut Numbers,
    ) -> (Vec<Formula>, Vec<Variable>, Vec<Variable>) {
        let places = numbers.some(step.of.parts[0].len());
        let mut known: Vec<Formula> = match self.statement.is_row() {
            true => places.iter().flat_map(|&entry| self.laws(&[entry])).collect(),
            false => self.laws(&places),
        };
        let (when, to, _) = moved(&step.of, &places, numbers);
        known.extend(when);
        (known, places, to)
    }

    pub(crate) fn ends(&mut self) {
        for step in &self.statement.moves {
            let (mut known, places, to) = self.alone(step, &mut Numbers::default());
            let mut order: Vec<(Variable, Variable)> =
                places.iter().copied().zip(to.iter().copied()).collect();
            match &self.reasons.falls {
                Falls::Ranks(ranks) => {
                    self.ranked(ranks, known, &places, &to);
                    continue;
                }
                Falls::Last => order.reverse(),
                Falls::First | Falls::Count => {}
            }
            for (old, new) in order {
                self.no(Purpose::Ends, known.iter().cloned().chain([less(Some(old), 0, new)]));
                known.push(equal(old, Some(new), 0));
            }
            self.no(Purpose::Ends, known);
        }
    }

    /// The first rank that changes falls, and none is negative.
    fn ranked(&mut self, ranks: &[Rank], mut known: Vec<Formula>, places: &[Variable], to: &[Variable]) {
        for rank in ranks {
            if rank.constant < 0 || rank.terms.iter().any(|term| term.1 < 0) {
                let terms = rank.terms.iter().map(|&(place, factor)| (places[place as usize], factor));
                let negative = Formula::of(Literal::linear(terms, rank.constant, Sense::Negative));
                self.no(Purpose::Ends, known.iter().cloned().chain([negative]));
            }
        }
        for rank in ranks {
            let change = |sense| {
                let both = |&(place, factor): &(Variable, i64)| {
                    [(places[place as usize], factor), (to[place as usize], -factor)]
                };
                Formula::of(Literal::linear(rank.terms.iter().flat_map(both), 0, sense))
            };
            self.no(Purpose::Ends, known.iter().cloned().chain([change(Sense::Negative)]));
            known.push(change(Sense::Zero));
        }
        self.no(Purpose::Ends, known);
    }

    pub(crate) fn stays(&mut self) {
        for step in &self.statement.moves {
            if !self.statement.is_row() {
                let (known, _, to) = self.alone(step, &mut Numbers::default());
                for law in &self.statement.laws {
                    let broken = put(&law.formula, &to).negated();
                    self.no(Purpose::Stays, known.iter().cloned().chain([broken]));
                }
                continue;
            }
            let mut sides = vec![];
            for way in ways(self.statement, step) {
                // Residues make no difference here.
                if sides.contains(&way.sides) {
                    continue;
                }
                let mut numbers = Numbers::default();
                let scene = Scene::new(self.statement, step, &way, None, &mut numbers);
                let (known, new) = self.played(&scene, step, &mut numbers);
                let after = scene.laws(|entry| renewed(&scene, &new, entry));
                // Laws of entries that the move does not change still hold.
                for (law, before) in after.into_iter().zip(scene.laws(|entry| entry)) {
                    if law != before {
                        self.no(Purpose::Stays, known.iter().cloned().chain([law.negated()]));
                    }
                }
                sides.push(way.sides);
            }
        }
    }

    /// Formulas known of a scene in which a move is made, without those about places; and the entries after it.
    fn played(&self, scene: &Scene, step: &Step, numbers: &mut Numbers) -> (Vec<Formula>, Vec<Variable>) {
        let (when, new, _) = moved(&step.of, &scene.window(), numbers);
        let mut known: Vec<Formula> = scene.nothing().into_iter().collect();
        known.extend(scene.laws(|entry| entry));
        known.extend(when);
        (known, new)
    }

    /// No move leads from a goal to a goal.
    pub(crate) fn lost(&mut self) {
        for step in &self.statement.moves {
            if !self.statement.is_row() {
                self.lost_heap(step);
                continue;
            }
            for way in ways(self.statement, step) {
                let mut numbers = Numbers::default();
                let scene = Scene::new(self.statement, step, &way, None, &mut numbers);
                let (played, new) = self.played(&scene, step, &mut numbers);
                let mut known = [scene.places.clone(), played].concat();
                let others = numbers.some(self.statement.width());
                known.extend(self.is_among(&others));
                let mut whole = vec![];
                for after in [false, true] {
                    let to = |entry| if after { renewed(&scene, &new, entry) } else { entry };
                    let (formulas, _, last) = self.chain(&scene, &others, to, &mut numbers);
                    known.extend(formulas);
                    whole.push(last);
                }
                let aim = self.aim(&mut numbers);
                known.extend(whole.iter().map(|all| self.statement.goal(all, aim)));
                self.no(Purpose::Lost, known);
            }
        }
    }

    fn lost_heap(&mut self, step: &Step) {
        let mut numbers = Numbers::default();
        let width = self.statement.totals.len();
        let (mut known, places, to) = self.alone(step, &mut numbers);
        let others = numbers.some(self.statement.width());
        known.extend(self.is_among(&others));
        let mut whole = vec![];
        for entry in [&places, &to] {
            let (counts, all) = (numbers.some(width), numbers.some(width));
            known.extend(self.statement.counted(entry, 0, &counts));
            known.extend(self.statement.joins(&others, &counts, &all));
            whole.push(all);
        }
        let aim = self.aim(&mut numbers);
        known.extend(whole.iter().map(|all| self.statement.goal(all, aim)));
        self.no(Purpose::Lost, known);
    }

    /// Counts of the entries of a scene, put together with others one after the other; all numbers, and the last
    /// total.
    pub(crate) fn chain(
        &self,
        scene: &Scene,
        others: &[Variable],
        new: impl Fn(Variable) -> Variable,
        numbers: &mut Numbers,
    ) -> (Vec<Formula>, Vec<Variable>, Vec<Variable>) {
        let (mut formulas, mut added, mut last) = (vec![], vec![], others.to_vec());
        for seen in scene.seen.iter().filter(|seen| seen.counts) {
            let (counts, all) = (numbers.some(others.len()), numbers.some(others.len()));
            formulas.extend(self.statement.counted(&scene.entry(seen, &new), seen.residue, &counts));
            formulas.extend(self.statement.joins(&last, &counts, &all));
            added.extend(counts.into_iter().chain(all.iter().copied()));
            last = all;
        }
        (formulas, added, last)
    }
}

/// An entry of a scene after a move.
pub(crate) fn renewed(scene: &Scene, to: &[Variable], entry: Variable) -> Variable {
    let seen = scene.seen.iter().find(|seen| seen.entry == entry && seen.window.is_some());
    seen.and_then(|seen| seen.window).map_or(entry, |window| to[window])
}
