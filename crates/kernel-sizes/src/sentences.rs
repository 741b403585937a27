//! What has to be shown for a statement: that some formulas never hold together.

use crate::counts::moved;
use crate::parts::{Numbers, before, is, put};
use crate::scene::{Scene, Seen, Side, ways};
use crate::statement::{Claim, Falls, Item, Reasons, Shape, Statement, Step};
use kernel::{Formula, Literal, Meter, Rank, Sense, Variable};
use kernel_text::Build;

/// Bytes of a part of a formula, about.
const PART: usize = 128;

/// Purpose of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Purpose {
    /// An entry counts something; totals have a value.
    Total,
    /// It does not count two things.
    One,
    /// Entries out of order satisfy no laws.
    Order,
    /// Play ends.
    Ends,
    /// Moves lead to positions.
    Stays,
    /// All totals are among those that are said.
    Among,
    /// No lost position has a move to one, and no option has the value of its position.
    Lost,
    /// Where an entry is not blocked, it has a move that mends the position.
    Mended,
    /// Entries that are blocked together with others are blocked all together.
    Joined,
    /// Where there is no entry, none mends the position.
    Empty,
    /// Where all entries are blocked, nothing has to be mended.
    Whole,
    /// A position without moves is not lost where the last move loses.
    Still,
    /// What a heap counts falls with every move.
    Falls,
    /// A move of a heap leads to each smaller count.
    Reached,
}

/// Formulas that no numbers satisfy.
pub(crate) struct Sentence {
    pub(crate) purpose: Purpose,
    pub(crate) never: Vec<Formula>,
}

/// An entry by itself: its numbers, and what is known of it.
struct Here {
    entry: Vec<Variable>,
    known: Vec<Formula>,
}

struct Maker<'a, 'm> {
    statement: &'a Statement,
    reasons: &'a Reasons,
    sentences: Vec<Sentence>,
    meter: &'a Meter<'m>,
    /// Parts of formulas so far.
    parts: usize,
    /// Set once there are more than the meter allows.
    spent: Result<(), kernel::Rejection>,
}

/// All sentences of a statement.
pub(crate) fn sentences(
    statement: &Statement,
    reasons: &Reasons,
    meter: &Meter,
) -> Result<Vec<Sentence>, kernel::Rejection> {
    let mut maker = Maker { statement, reasons, sentences: vec![], meter, parts: 0, spent: Ok(()) };
    maker.all();
    maker.spent.map(|()| maker.sentences)
}

impl Maker<'_, '_> {
    fn all(&mut self) {
        let (statement, maker) = (self.statement, self);
    if let Claim::Columns(counts) = &statement.claim {
        maker.counts(std::slice::from_ref(counts));
        maker.stays();
        maker.columns(counts);
        return;
    }
    let counted: Vec<Formula> = statement.totals.iter().map(|total| total.formula.clone()).collect();
    maker.counts(&counted);
    maker.ordered();
    maker.ends();
    maker.stays();
    maker.among();
    maker.valued();
    maker.lost();
    maker.mended();
    maker.closed();
    }

    fn no(&mut self, purpose: Purpose, never: impl IntoIterator<Item = Formula>) {
        if self.spent.is_err() {
            return;
        }
        let never: Vec<Formula> = never.into_iter().collect();
        let parts: usize = never.iter().map(|formula| formula.0.len()).sum();
        self.parts += parts;
        self.spent = self.meter.steps(parts).and_then(|()| self.meter.holds(PART * self.parts));
        self.sentences.push(Sentence { purpose, never });
    }

    /// Any entry.
    fn here(&self, numbers: &mut Numbers) -> Here {
        let laws = |entries: &[Variable]| {
            let laws = self.statement.laws.iter().filter(|law| law.names.len() == entries.len());
            laws.map(|law| put(&law.formula, entries)).collect::<Vec<_>>()
        };
        let entry = numbers.some(self.statement.entry.len());
        if let Shape::Heaps(_) = self.statement.shape {
            return Here { known: laws(&entry), entry };
        }
        let (own, place, length, front) = (entry[0], entry[1], entry[2], entry[3]);
        let mut known = laws(&[own]);
        known.push(Formula::of(Literal::linear([(place, -1)], 0, Sense::Negative)));
        known.push(before(place, length, 1));
        if self.statement.is_linked() {
            let first = Formula::all([is(place, 1), is(front, 0)]);
            let later = Formula::of(Literal::linear([(place, -1)], 1, Sense::Negative));
            let later = [vec![later], laws(&[front]), laws(&[front, own])].concat();
            known.push(Formula::any([first, Formula::all(later)]));
        }
        Here { entry, known }
    }

    fn is_among(&self, totals: &[Variable]) -> Option<Formula> {
        self.reasons.among.as_ref().map(|formula| put(formula, totals))
    }

    fn blocked(&self, own: &[Variable], others: &[Variable], aim: Option<Variable>) -> Formula {
        let numbers = [own, others, aim.as_slice()].concat();
        self.reasons.blocked.as_ref().map_or(Formula::any([]), |formula| put(formula, &numbers))
    }

    /// The number that is aimed at, if there is one.
    fn aim(&self, numbers: &mut Numbers) -> Option<Variable> {
        matches!(self.statement.claim, Claim::Value(_)).then(|| numbers.one())
    }

    /// Each entry counts exactly one number for each of these.
    fn counts(&mut self, counted: &[Formula]) {
        for formula in counted {
            let mut numbers = Numbers::default();
            let Here { entry, known } = self.here(&mut numbers);
            let (one, other) = (numbers.one(), numbers.one());
            let counts = |number: Variable| put(formula, &[&*entry, &[number]].concat());
            let none = Formula::exists(vec![one], counts(one)).negated();
            self.no(Purpose::Total, known.iter().cloned().chain([none]));
            self.no(Purpose::One, known.into_iter().chain([counts(one), counts(other), before(other, one, 0)]));
        }
    }

    /// Rows out of order are no positions.
    fn ordered(&mut self) {
        if self.statement.shape == Shape::Row(true) {
            let of = |entries: &[Variable]| {
                let laws = self.statement.laws.iter();
                let laws = laws.flat_map(|law| entries.windows(law.names.len()).map(|run| put(&law.formula, run)));
                laws.collect::<Vec<_>>()
            };
            let laws = of(&[0, 1]);
            self.no(Purpose::Order, laws.into_iter().chain([before(1, 0, 0)]));
        }
    }

    /// A move by itself: what is known before it, and the numbers before and after it.
    fn alone(&self, step: &Step, numbers: &mut Numbers) -> (Vec<Formula>, Vec<Variable>, Vec<Variable>) {
        let count = step.of.parts[0].len();
        let places = numbers.some(count);
        let mut known = vec![];
        if self.statement.is_row() {
            for law in self.statement.laws.iter().filter(|law| law.names.len() == 1) {
                known.extend(places.iter().map(|&entry| put(&law.formula, &[entry])));
            }
        } else {
            known.extend(self.statement.laws.iter().map(|law| put(&law.formula, &places)));
        }
        let (when, to, _) = moved(&step.of, &places, numbers);
        known.extend(when);
        (known, places, to)
    }

    fn ends(&mut self) {
        for step in &self.statement.moves {
            let (mut known, places, to) = self.alone(step, &mut Numbers::default());
            let mut order: Vec<(Variable, Variable)> = places.iter().copied().zip(to.iter().copied()).collect();
            match &self.reasons.falls {
                Falls::Ranks(ranks) => self.ranked(ranks, known, &places, &to),
                Falls::Count => {}
                Falls::Last | Falls::First => {
                    if self.reasons.falls == Falls::Last {
                        order.reverse();
                    }
                    for (old, new) in order {
                        self.no(Purpose::Ends, known.iter().cloned().chain([before(old, new, 0)]));
                        known.push(Formula::of(Literal::linear([(old, 1), (new, -1)], 0, Sense::Zero)));
                    }
                    self.no(Purpose::Ends, known);
                }
            }
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
                let terms = rank.terms.iter();
                let terms = terms.flat_map(|&(place, factor)| {
                    [(places[place as usize], factor), (to[place as usize], -factor)]
                });
                Formula::of(Literal::linear(terms, 0, sense))
            };
            self.no(Purpose::Ends, known.iter().cloned().chain([change(Sense::Negative)]));
            known.push(change(Sense::Zero));
        }
        self.no(Purpose::Ends, known);
    }

    fn stays(&mut self) {
        for step in &self.statement.moves {
            if !self.statement.is_row() {
                let (known, _, to) = self.alone(step, &mut Numbers::default());
                for law in &self.statement.laws {
                    let broken = put(&law.formula, &to).negated();
                    self.no(Purpose::Stays, known.iter().cloned().chain([broken]));
                }
                continue;
            }
            for way in ways(self.statement, step) {
                let mut numbers = Numbers::default();
                let scene = Scene::new(self.statement, step, &way, None, &mut numbers);
                let (known, new) = self.played(&scene, step, &mut numbers);
                for law in scene.laws(self.statement, |entry| renewed(&scene, &new, entry)) {
                    self.no(Purpose::Stays, known.iter().cloned().chain([law.negated()]));
                }
            }
        }
    }

    /// What is known of a scene in which a move is made, and the entries after it.
    fn played(&self, scene: &Scene, step: &Step, numbers: &mut Numbers) -> (Vec<Formula>, Vec<Variable>) {
        let (when, new, _) = moved(&step.of, &scene.window(), numbers);
        let mut known = scene.places.clone();
        known.extend(scene.nothing());
        known.extend(scene.laws(self.statement, |entry| entry));
        known.extend(when);
        (known, new)
    }

    fn among(&mut self) {
        let width = self.statement.width();
        let [s, t, u] = [0, width, 2 * width].map(|from| crate::read::range(from, width));
        let Some([whole, other, all]) = self.reasons.among.as_ref().map(|formula| [&s, &t, &u].map(|of| put(formula, of)))
        else {
            return;
        };
        let zero = s.iter().map(|&total| is(total, 0));
        self.no(Purpose::Among, zero.chain([whole.clone().negated()]));
        let mut numbers = Numbers::default();
        let Here { entry, mut known } = self.here(&mut numbers);
        let counts = numbers.some(width);
        known.extend(self.statement.counted(&entry, &counts));
        known.extend(self.is_among(&counts).map(Formula::negated));
        self.no(Purpose::Among, known);
        let joins = self.statement.joins(&s, &t, &u);
        self.no(Purpose::Among, [whole, other].into_iter().chain(joins).chain([all.negated()]));
    }

    /// The totals have exactly one value, if they have values.
    fn valued(&mut self) {
        if let Claim::Value(_) = self.statement.claim {
            let mut numbers = Numbers::default();
            let totals = numbers.some(self.statement.width());
            let (one, other) = (numbers.one(), numbers.one());
            let known: Vec<Formula> = self.is_among(&totals).into_iter().collect();
            let none = Formula::exists(vec![one], self.statement.goal(&totals, Some(one))).negated();
            self.no(Purpose::Total, known.iter().cloned().chain([none]));
            let two = [self.statement.goal(&totals, Some(one)), self.statement.goal(&totals, Some(other)), before(other, one, 0)];
            self.no(Purpose::One, known.into_iter().chain(two));
        }
    }

    /// No move leads from a goal to a goal.
    fn lost(&mut self) {
        let width = self.statement.totals.len();
        for step in &self.statement.moves {
            if !self.statement.is_row() {
                let mut numbers = Numbers::default();
                let (mut known, places, to) = self.alone(step, &mut numbers);
                let others = numbers.some(self.statement.width());
                known.extend(self.is_among(&others));
                let mut whole = vec![];
                for entry in [&places, &to] {
                    let (counts, all) = (numbers.some(width), numbers.some(width));
                    known.extend(self.statement.counted(entry, &counts));
                    known.extend(self.statement.joins(&others, &counts, &all));
                    whole.push(all);
                }
                let aim = self.aim(&mut numbers);
                known.extend(whole.iter().map(|all| self.statement.goal(all, aim)));
                self.no(Purpose::Lost, known);
                continue;
            }
            for way in ways(self.statement, step) {
                let mut numbers = Numbers::default();
                let scene = Scene::new(self.statement, step, &way, None, &mut numbers);
                let (mut known, new) = self.played(&scene, step, &mut numbers);
                let others = numbers.some(width);
                known.extend(self.is_among(&others));
                let (formulas, _, old) = self.chain(&scene, &others, |entry| entry, &mut numbers);
                known.extend(formulas);
                let (formulas, _, all) = self.chain(&scene, &others, |entry| renewed(&scene, &new, entry), &mut numbers);
                known.extend(formulas);
                let aim = self.aim(&mut numbers);
                known.extend([self.statement.goal(&old, aim), self.statement.goal(&all, aim)]);
                self.no(Purpose::Lost, known);
            }
        }
    }

    /// What the entries of a scene count, put together with others one after the other; all numbers, and the last total.
    fn chain(
        &self,
        scene: &Scene,
        others: &[Variable],
        new: impl Fn(Variable) -> Variable,
        numbers: &mut Numbers,
    ) -> (Vec<Formula>, Vec<Variable>, Vec<Variable>) {
        let (mut formulas, mut added, mut last) = (vec![], vec![], others.to_vec());
        for seen in &scene.seen {
            let entry = [new(seen.entry), seen.place, scene.length, new(seen.before)];
            let (counts, all) = (numbers.some(others.len()), numbers.some(others.len()));
            formulas.extend(self.statement.counted(&entry, &counts));
            formulas.extend(self.statement.joins(&last, &counts, &all));
            added.extend(counts.into_iter().chain(all.iter().copied()));
            last = all;
        }
        (formulas, added, last)
    }

    /// An entry that is not blocked has a move that mends the position.
    fn mended(&mut self) {
        let mut numbers = Numbers::default();
        let Here { entry, mut known } = self.here(&mut numbers);
        let (counts, others) = (numbers.some(self.statement.width()), numbers.some(self.statement.width()));
        let aim = self.aim(&mut numbers);
        known.extend(self.statement.counted(&entry, &counts));
        known.extend(self.is_among(&others));
        known.push(self.blocked(&counts, &others, aim).negated());
        for step in &self.statement.moves {
            if self.statement.is_row() {
                for way in ways(self.statement, step) {
                    let mends = self.mends_row(step, &way, &entry, &others, aim, &mut numbers);
                    known.push(mends.negated());
                }
            } else {
                known.push(self.statement.mends(step, &entry, &others, aim, &mut numbers).negated());
            }
        }
        self.no(Purpose::Mended, known);
    }

    /// There are places of the other blocks so that, whatever stands there, a move leads to a goal.
    fn mends_row(
        &self,
        step: &Step,
        way: &[Side],
        entry: &[Variable],
        others: &[Variable],
        aim: Option<Variable>,
        numbers: &mut Numbers,
    ) -> Formula {
        let width = self.statement.totals.len();
        let window = step.window.iter().filter(|item| **item != Item::Gap).count();
        let owner = if self.reasons.falls == Falls::Last { window - 1 } else { 0 };
        let own = [entry[0], entry[1], entry[2], entry[3]];
        let scene = Scene::new(self.statement, step, way, Some((owner, own)), numbers);
        let new = |number: &Variable| !entry.contains(number);
        let places: Vec<Variable> = scene.seen.iter().map(|seen| seen.place).filter(new).collect();
        let fronts = scene.fronts.iter().copied();
        let mut around: Vec<Variable> =
            fronts.chain(scene.seen.iter().map(|seen| seen.entry)).filter(new).collect();
        let mut known: Vec<Formula> = scene.nothing().into_iter().collect();
        known.extend(scene.laws(self.statement, |entry| entry));
        // What the others count, together with the rest of the row, is what all but the owner do.
        let beside: Vec<&Seen> = scene.seen.iter().filter(|seen| seen.window != Some(owner)).collect();
        let rest = if beside.is_empty() { others.to_vec() } else { numbers.some(width) };
        let mut last = rest.clone();
        for (index, seen) in beside.iter().enumerate() {
            let counts = numbers.some(width);
            let all = if index + 1 == beside.len() { others.to_vec() } else { numbers.some(width) };
            known.extend(self.statement.counted(&[seen.entry, seen.place, scene.length, seen.before], &counts));
            known.extend(self.statement.joins(&last, &counts, &all));
            around.extend(counts.into_iter().chain(all.iter().copied()));
            last = all;
        }
        around.extend(&rest);
        around.retain(|number| !others.contains(number));
        known.extend(self.is_among(&rest));
        let seen = scene.window();
        let (mut all, to, mut bound) = moved(&step.of, &seen, numbers);
        let (formulas, counts, whole) = self.chain(&scene, &rest, |entry| renewed(&scene, &to, entry), numbers);
        all.extend(formulas);
        all.push(self.statement.goal(&whole, aim));
        bound.extend(counts);
        let mends = Formula::exists(bound, Formula::all(all));
        let fails = Formula::exists(around, Formula::all(known.into_iter().chain([mends.negated()])));
        let places_known = Formula::all(scene.places.into_iter().chain([fails.negated()]));
        Formula::exists(places, places_known)
    }

    /// Entries that are blocked are blocked together, and then nothing has to be mended.
    fn closed(&mut self) {
        let width = self.statement.width();
        let mut numbers = Numbers::default();
        let [s, t, x, p, q, u] = [(); 6].map(|()| numbers.some(width));
        let aim = self.aim(&mut numbers);
        let among: Vec<Formula> = [&s, &t, &x].into_iter().filter_map(|of| self.is_among(of)).collect();
        let joins = [self.statement.joins(&t, &x, &p), self.statement.joins(&s, &x, &q), self.statement.joins(&s, &t, &u)].concat();
        let both = [self.blocked(&s, &p, aim), self.blocked(&t, &q, aim), self.blocked(&u, &x, aim).negated()];
        self.no(Purpose::Joined, among.into_iter().chain(joins).chain(both));
        let mut numbers = Numbers::default();
        let (own, others) = (numbers.some(width), numbers.some(width));
        let aim = self.aim(&mut numbers);
        let zero = |of: &[Variable]| of.iter().map(|&total| is(total, 0)).collect::<Vec<_>>();
        let mut empty = zero(&own);
        empty.extend(self.is_among(&others));
        empty.push(self.blocked(&own, &others, aim).negated());
        self.no(Purpose::Empty, empty);
        let mut whole = zero(&others);
        whole.extend(self.is_among(&own));
        whole.push(self.blocked(&own, &others, aim));
        if let Some(aim) = aim {
            let value = numbers.one();
            whole.extend([self.statement.goal(&own, Some(value)), before(aim, value, 0)]);
        } else {
            whole.push(self.statement.goal(&own, None).negated());
        }
        if self.statement.tells_moves() {
            let moves = own[width - 1];
            let still = [is(moves, 0), self.statement.goal(&own, None)];
            let still: Vec<Formula> = self.is_among(&own).into_iter().chain(still).collect();
            whole.push(is(moves, 1));
            self.no(Purpose::Whole, whole);
            self.no(Purpose::Still, still);
        } else {
            self.no(Purpose::Whole, whole);
        }
    }

    /// What heaps count behaves like heaps of Nim.
    fn columns(&mut self, counts: &Formula) {
        let of = |entry: &[Variable], number: Variable| put(counts, &[entry, &[number]].concat());
        for step in &self.statement.moves {
            let mut numbers = Numbers::default();
            let (known, places, to) = self.alone(step, &mut numbers);
            let (old, new) = (numbers.one(), numbers.one());
            let rises = [of(&places, old), of(&to, new), before(old, new, 1)];
            self.no(Purpose::Falls, known.into_iter().chain(rises));
        }
        let mut numbers = Numbers::default();
        let Here { entry, mut known } = self.here(&mut numbers);
        let (own, less) = (numbers.one(), numbers.one());
        known.extend([of(&entry, own), before(less, own, 0)]);
        for step in &self.statement.moves {
            let (mut all, to, bound) = moved(&step.of, &entry, &mut numbers);
            all.push(of(&to, less));
            known.push(Formula::exists(bound, Formula::all(all)).negated());
        }
        self.no(Purpose::Reached, known);
    }
}

/// An entry of a scene after a move.
fn renewed(scene: &Scene, to: &[Variable], entry: Variable) -> Variable {
    let seen = scene.seen.iter().find(|seen| seen.entry == entry && seen.window.is_some());
    seen.and_then(|seen| seen.window).map_or(entry, |window| to[window])
}
