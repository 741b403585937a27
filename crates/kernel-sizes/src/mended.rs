//! Sentences that an entry which is not blocked has a move that mends the position.

use crate::counts::moved;
use crate::moves::renewed;
use crate::parts::{Numbers, equal, less};
use crate::scene::{Owner, Scene, Seen, ways};
use crate::sentences::{Maker, Purpose};
use crate::statement::{Falls, Step};
use kernel::{Formula, Variable};
use kernel_text::Build;

/// An entry of a row, and what is beside it.
struct Spot {
    /// Its numbers.
    entry: [Variable; 4],
    /// The entry behind it, and its place.
    behind: Option<[Variable; 2]>,
    /// Totals of all others.
    others: Vec<Variable>,
    /// Totals of all others but the one behind it, if what that counts depends on it; else of all others.
    rest: Vec<Variable>,
    /// The value that is aimed at.
    aim: Option<Variable>,
    /// Formulas known to hold.
    known: Vec<Formula>,
}

impl Maker<'_, '_> {
    /// An entry that is not blocked has a move that mends the position.
    pub(crate) fn mended(&mut self) {
        if !self.statement.is_row() {
            return self.mended_heap();
        }
        let ends: &[Option<[bool; 2]>] = match self.statement.is_linked() {
            true => &[[true, true], [true, false], [false, true], [false, false]].map(Some),
            false => &[None],
        };
        for residue in self.residues() {
            for &ends in ends {
                self.mended_row(residue, ends);
            }
        }
    }

    fn mended_heap(&mut self) {
        let mut numbers = Numbers::default();
        let entry = numbers.some(self.statement.entry.len());
        let width = self.statement.width();
        let (counts, others) = (numbers.some(width), numbers.some(width));
        let aim = self.aim(&mut numbers);
        let mut known = self.laws(&entry);
        known.extend(self.statement.counted(&entry, 0, &counts));
        known.extend(self.is_among(&others));
        known.push(self.blocked(&counts, &others, aim).negated());
        for step in &self.statement.moves {
            known.push(self.statement.mends(step, &entry, &others, aim, &mut numbers).negated());
        }
        self.no(Purpose::Mended, known);
    }

    fn mended_row(&mut self, residue: i64, ends: Option<[bool; 2]>) {
        let mut numbers = Numbers::default();
        let mut spot = self.spot(residue, ends, &mut numbers);
        let owner = |step: &Step| match self.reasons.falls {
            Falls::Last => step.of.parts[0].len() - 1,
            _ => 0,
        };
        let mut never = vec![];
        for step in &self.statement.moves {
            let window = owner(step);
            for mut way in ways(self.statement, step) {
                let fits = |[first, last]: [bool; 2]| {
                    way.admits_first(window, first) && way.admits_last(window, last)
                };
                let (run, offset) = way.find(window);
                let split = self.statement.split();
                // The residue of its run is known: of the ways that differ in it, one is enough.
                if !ends.is_none_or(fits) || way.residues[run] != 0 {
                    continue;
                }
                way.residues[run] = residue - offset as i64 * split.by[0];
                let owner = Owner { window, entry: spot.entry, behind: spot.behind };
                let scene = Scene::new(self.statement, step, &way, Some(owner), &mut numbers);
                never.push(self.mends_row(step, scene, owner, &spot, &mut numbers).negated());
            }
        }
        spot.known.extend(never);
        self.no(Purpose::Mended, spot.known);
    }

    /// An entry of a row that is not blocked.
    fn spot(&self, residue: i64, ends: Option<[bool; 2]>, numbers: &mut Numbers) -> Spot {
        let entry = [(); 4].map(|()| numbers.one());
        let [own, place, length, front] = entry;
        let mut known = self.laws(&[own]);
        known.extend([less(None, 0, place), less(Some(place), -1, length)]);
        known.extend(self.statement.split().says(residue, place, length));
        match ends {
            Some([true, _]) => known.extend([equal(place, None, 1), equal(front, None, 0)]),
            Some([false, _]) => {
                known.push(less(None, 1, place));
                known.extend([self.laws(&[front]), self.laws(&[front, own])].concat());
            }
            None => {}
        }
        let mut behind = None;
        match ends {
            Some([_, true]) => known.push(equal(length, Some(place), 0)),
            Some([_, false]) => {
                let (next, at) = (numbers.one(), numbers.one());
                known.extend([less(Some(place), 0, length), equal(at, Some(place), 1)]);
                known.extend([self.laws(&[next]), self.laws(&[own, next])].concat());
                behind = Some([next, at]);
            }
            None => {}
        }
        let width = self.statement.width();
        let (counts, others) = (numbers.some(width), numbers.some(width));
        known.extend(self.statement.counted(&entry, residue, &counts));
        known.extend(self.is_among(&others));
        let mut rest = others.clone();
        if let Some([next, at]) = behind.filter(|_| self.statement.counts_before()) {
            let own_counts = numbers.some(width);
            rest = numbers.some(width);
            let residue = residue + self.statement.split().by[0];
            known.extend(self.statement.counted(&[next, at, length, own], residue, &own_counts));
            known.extend(self.statement.joins(&rest, &own_counts, &others));
            known.extend(self.is_among(&rest));
        }
        let aim = self.aim(numbers);
        known.push(self.blocked(&counts, &others, aim).negated());
        Spot { entry, behind, others, rest, aim, known }
    }

    /// There are places of the other runs so that, whatever stands there, a move leads to a goal.
    fn mends_row(
        &self,
        step: &Step,
        scene: Scene,
        owner: Owner,
        spot: &Spot,
        numbers: &mut Numbers,
    ) -> Formula {
        let next = |entry: Variable| spot.behind.is_some_and(|behind| behind[0] == entry);
        let mut around: Vec<Variable> =
            scene.fronts.iter().copied().chain(scene.seen.iter().map(|seen| seen.entry)).collect();
        around.retain(|number| !spot.entry.contains(number) && !next(*number));
        let mut known: Vec<Formula> = scene.nothing().into_iter().collect();
        known.extend(scene.laws(|entry| entry));
        // What the others count, together with the rest of the row, is what all but the owner do.
        let counting = scene.seen.iter().filter(|seen| seen.counts);
        let whole = if counting.clone().any(|seen| next(seen.entry)) { &spot.rest } else { &spot.others };
        let unknown: Vec<&Seen> =
            counting.filter(|seen| seen.window != Some(owner.window) && !next(seen.entry)).collect();
        let width = whole.len();
        let rest = if unknown.is_empty() { whole.clone() } else { numbers.some(width) };
        let mut last = rest.clone();
        for (index, seen) in unknown.iter().enumerate() {
            let counts = numbers.some(width);
            let all = if index + 1 == unknown.len() { whole.clone() } else { numbers.some(width) };
            known.extend(self.statement.counted(&scene.entry(seen, |entry| entry), seen.residue, &counts));
            known.extend(self.statement.joins(&last, &counts, &all));
            around.extend(last.iter().copied().chain(counts));
            last = all;
        }
        known.extend(self.is_among(&rest));
        // Places that are known already need not be said again.
        let places: Vec<Formula> =
            scene.places.iter().filter(|place| !spot.known.contains(place)).cloned().collect();
        let (when, to, mut bound) = moved(&step.of, &scene.window(), numbers);
        let (formulas, counts, all) = self.chain(&scene, &rest, |entry| renewed(&scene, &to, entry), numbers);
        // What is known is said again where the move is: tables are smaller so.
        let mut said = [places.clone(), known.clone(), when, formulas].concat();
        said.push(self.statement.goal(&all, spot.aim));
        bound.extend(counts);
        let mends = Formula::exists(bound, Formula::all(said));
        if around.is_empty() && scene.at.is_empty() {
            return mends;
        }
        let fails = Formula::exists(around, Formula::all(known.into_iter().chain([mends.negated()])));
        Formula::exists(scene.at, Formula::all(places.into_iter().chain([fails.negated()])))
    }
}
