//! Sentences that have to be shown for a statement: some formulas never hold together.

use crate::counts::moved;
use crate::parts::{Numbers, equal, less, put};
use crate::statement::{Claim, Reasons, Shape, Statement};
use kernel::{Formula, Meter, Variable};
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
    /// An entry that is not blocked has a move that mends the position.
    Mended,
    /// Entries that are blocked together with others are blocked all together.
    Joined,
    /// A collection without entries is blocked.
    Empty,
    /// A position all of whose entries are blocked does not have to be mended.
    Whole,
    /// A position without moves is not lost where the last move loses.
    Still,
    /// The count of a heap falls with every move.
    Falls,
    /// A move of a heap leads to each smaller count.
    Reached,
}

/// Formulas that no numbers satisfy.
pub(crate) struct Sentence {
    pub(crate) purpose: Purpose,
    pub(crate) never: Vec<Formula>,
}

/// Sentences under construction.
pub(crate) struct Maker<'a, 'm> {
    pub(crate) statement: &'a Statement,
    pub(crate) reasons: &'a Reasons,
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
    if let Claim::Columns(counts) = &statement.claim {
        maker.exactly_one(|maker, entry, number| maker.counts_as(counts, entry, number), 0);
        maker.stays();
        maker.columns(counts);
    } else {
        maker.counts();
        maker.ordered();
        maker.ends();
        maker.stays();
        maker.among();
        maker.valued();
        maker.lost();
        maker.mended();
        maker.closed();
    }
    maker.spent.map(|()| maker.sentences)
}

impl Maker<'_, '_> {
    /// Adds a sentence: no numbers satisfy all of these.
    pub(crate) fn no(&mut self, purpose: Purpose, never: impl IntoIterator<Item = Formula>) {
        if self.spent.is_err() {
            return;
        }
        let never: Vec<Formula> = never.into_iter().collect();
        let parts: usize = never.iter().map(|formula| formula.0.len()).sum();
        self.parts += parts;
        self.spent = self.meter.steps(parts).and_then(|()| self.meter.holds(PART * self.parts));
        self.sentences.push(Sentence { purpose, never });
    }

    /// The laws of consecutive entries, or of a heap.
    pub(crate) fn laws(&self, entries: &[Variable]) -> Vec<Formula> {
        let laws = self.statement.laws.iter().filter(|law| law.names.len() == entries.len());
        laws.map(|law| put(&law.formula, entries)).collect()
    }

    /// Any entry whose place has a residue, and what is known of it.
    fn here(&self, residue: i64, numbers: &mut Numbers) -> (Vec<Variable>, Vec<Formula>) {
        let entry = numbers.some(self.statement.entry.len());
        if let Shape::Heaps(_) = self.statement.shape {
            let known = self.laws(&entry);
            return (entry, known);
        }
        let (own, place, length, front) = (entry[0], entry[1], entry[2], entry[3]);
        let mut known = self.laws(&[own]);
        known.extend([less(None, 0, place), less(Some(place), -1, length)]);
        known.extend(self.statement.split().says(residue, place, length));
        if self.statement.is_linked() {
            let first = Formula::all([equal(place, None, 1), equal(front, None, 0)]);
            let later = [vec![less(None, 1, place)], self.laws(&[front]), self.laws(&[front, own])].concat();
            known.push(Formula::any([first, Formula::all(later)]));
        }
        (entry, known)
    }

    /// Residues of a place.
    pub(crate) fn residues(&self) -> Vec<i64> {
        self.statement.split().residues(1).concat()
    }

    pub(crate) fn is_among(&self, totals: &[Variable]) -> Option<Formula> {
        self.reasons.among.as_ref().map(|formula| put(formula, totals))
    }

    pub(crate) fn blocked(&self, own: &[Variable], others: &[Variable], aim: Option<Variable>) -> Formula {
        let numbers = [own, others, aim.as_slice()].concat();
        self.reasons.blocked.as_ref().map_or(Formula::any([]), |formula| put(formula, &numbers))
    }

    /// The number that is aimed at, if there is one.
    pub(crate) fn aim(&self, numbers: &mut Numbers) -> Option<Variable> {
        matches!(self.statement.claim, Claim::Value(_)).then(|| numbers.one())
    }

    fn counts_as(&self, counts: &Formula, entry: &[Variable], number: Variable) -> Formula {
        put(counts, &[entry, &[number]].concat())
    }

    /// Each entry counts exactly one number.
    fn exactly_one(&mut self, counts: impl Fn(&Self, &[Variable], Variable) -> Formula, residue: i64) {
        let mut numbers = Numbers::default();
        let (entry, known) = self.here(residue, &mut numbers);
        let (one, other) = (numbers.one(), numbers.one());
        let none = Formula::exists(vec![one], counts(self, &entry, one)).negated();
        let two = [counts(self, &entry, one), counts(self, &entry, other), less(Some(other), 0, one)];
        self.no(Purpose::Total, known.iter().cloned().chain([none]));
        self.no(Purpose::One, known.into_iter().chain(two));
    }

    /// Each entry counts exactly one number for each total.
    fn counts(&mut self) {
        let split = self.statement.split();
        for total in &self.statement.totals {
            for residue in self.residues() {
                let formula = split.at(residue, &total.formula);
                self.exactly_one(|maker, entry, number| maker.counts_as(&formula, entry, number), residue);
            }
        }
    }

    /// Rows out of order are no positions.
    fn ordered(&mut self) {
        if self.statement.shape == Shape::Row(true) {
            let laws = [self.laws(&[0]), self.laws(&[1]), self.laws(&[0, 1])].concat();
            self.no(Purpose::Order, laws.into_iter().chain([less(Some(1), 0, 0)]));
        }
    }

    /// All totals of positions are among those that are said.
    fn among(&mut self) {
        if self.reasons.among.is_none() {
            return;
        }
        let width = self.statement.width();
        let [s, t, u] = [0, width, 2 * width].map(|from| crate::read::range(from, width));
        let outside = |maker: &Self, of: &[Variable]| maker.is_among(of).map(Formula::negated);
        let empty = s.iter().map(|&total| equal(total, None, 0)).chain(outside(self, &s)).collect::<Vec<_>>();
        self.no(Purpose::Among, empty);
        for residue in self.residues() {
            let mut numbers = Numbers::default();
            let (entry, mut known) = self.here(residue, &mut numbers);
            let counts = numbers.some(width);
            known.extend(self.statement.counted(&entry, residue, &counts));
            known.extend(outside(self, &counts));
            self.no(Purpose::Among, known);
        }
        let mut both: Vec<Formula> = [&s, &t].into_iter().filter_map(|of| self.is_among(of)).collect();
        both.extend(self.statement.joins(&s, &t, &u));
        both.extend(outside(self, &u));
        self.no(Purpose::Among, both);
    }

    /// Totals have exactly one value, if they have values.
    fn valued(&mut self) {
        if let Claim::Value(_) = self.statement.claim {
            let mut numbers = Numbers::default();
            let totals = numbers.some(self.statement.width());
            let (one, other) = (numbers.one(), numbers.one());
            let known: Vec<Formula> = self.is_among(&totals).into_iter().collect();
            let is = |value: Variable| self.statement.goal(&totals, Some(value));
            let none = Formula::exists(vec![one], is(one)).negated();
            let two = [is(one), is(other), less(Some(other), 0, one)];
            self.no(Purpose::Total, known.iter().cloned().chain([none]));
            self.no(Purpose::One, known.into_iter().chain(two));
        }
    }

    /// Entries that are blocked are blocked together, and then nothing has to be mended.
    fn closed(&mut self) {
        let width = self.statement.width();
        let mut numbers = Numbers::default();
        let [s, t, x, p, q, u] = [(); 6].map(|()| numbers.some(width));
        let aim = self.aim(&mut numbers);
        let mut joined: Vec<Formula> = [&s, &t, &x].into_iter().filter_map(|of| self.is_among(of)).collect();
        joined.extend(self.statement.joins(&t, &x, &p));
        joined.extend(self.statement.joins(&s, &x, &q));
        joined.extend(self.statement.joins(&s, &t, &u));
        joined.extend([self.blocked(&s, &p, aim), self.blocked(&t, &q, aim)]);
        joined.push(self.blocked(&u, &x, aim).negated());
        self.no(Purpose::Joined, joined);

        let mut numbers = Numbers::default();
        let (own, others) = (numbers.some(width), numbers.some(width));
        let aim = self.aim(&mut numbers);
        let zero = |of: &[Variable]| of.iter().map(|&total| equal(total, None, 0)).collect::<Vec<_>>();
        let mut empty = zero(&own);
        empty.extend(self.is_among(&others));
        empty.push(self.blocked(&own, &others, aim).negated());
        self.no(Purpose::Empty, empty);
        let mut whole = zero(&others);
        whole.extend(self.is_among(&own));
        whole.push(self.blocked(&own, &others, aim));
        match aim {
            Some(aim) => {
                let value = numbers.one();
                whole.extend([self.statement.goal(&own, Some(value)), less(Some(aim), 0, value)]);
            }
            None => whole.push(self.statement.goal(&own, None).negated()),
        }
        let Some(&moves) = own.get(self.statement.totals.len()) else {
            return self.no(Purpose::Whole, whole);
        };
        whole.push(equal(moves, None, 1));
        self.no(Purpose::Whole, whole);
        let still = [equal(moves, None, 0), self.statement.goal(&own, None)];
        let still: Vec<Formula> = self.is_among(&own).into_iter().chain(still).collect();
        self.no(Purpose::Still, still);
    }

    /// Counts of heaps behave like heaps of Nim.
    fn columns(&mut self, counts: &Formula) {
        for step in &self.statement.moves {
            let mut numbers = Numbers::default();
            let (known, places, to) = self.alone(step, &mut numbers);
            let (old, new) = (numbers.one(), numbers.one());
            let both = [self.counts_as(counts, &places, old), self.counts_as(counts, &to, new)];
            self.no(Purpose::Falls, known.into_iter().chain(both).chain([less(Some(old), -1, new)]));
        }
        let mut numbers = Numbers::default();
        let (entry, mut known) = self.here(0, &mut numbers);
        let (own, smaller) = (numbers.one(), numbers.one());
        known.extend([self.counts_as(counts, &entry, own), less(Some(smaller), 0, own)]);
        for step in &self.statement.moves {
            let (mut all, to, bound) = moved(&step.of, &entry, &mut numbers);
            all.push(self.counts_as(counts, &to, smaller));
            known.push(Formula::exists(bound, Formula::all(all)).negated());
        }
        self.no(Purpose::Reached, known);
    }
}
