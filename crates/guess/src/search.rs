//! The search for patterns that a table suggests, and the test whether they are believed.

use crate::budget::Budget;
use crate::formula::Effort;
use crate::surprise::MARGIN;
use crate::{Growth, Pattern, Point, Table, candidates, surprise};
use std::cell::OnceCell;

/// A pattern, and how it fared.
#[derive(Clone, Debug)]
pub struct Guess {
    /// The pattern.
    pub pattern: Pattern,
    /// Number of points on which it was fitted.
    pub fitted: usize,
    /// Number of points that were held back.
    pub held: usize,
    /// Number of those that it predicted correctly.
    pub predicted: usize,
    /// Bits of the values, to someone who looks for no pattern; of those alone that repeat others, where a period is repeated seldom.
    pub surprise: f64,
    /// Bits of what states the pattern; of a period that is repeated seldom, of its length and where it begins.
    pub stated: f64,
    /// Points at which it is wrong, by position; empty for a conjecture.
    pub exceptions: Vec<Point>,
    /// The reason why it is no conjecture although it has no exceptions.
    pub doubt: Option<Doubt>,
    /// A simpler conjecture says the same in other words: the two agree beyond the table too.
    pub is_again: bool,
}

/// The reason why a pattern without exceptions is no conjecture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Doubt {
    /// The values have not grown far enough.
    Growth(Growth),
    /// The values say too little to tell the pattern from chance.
    Scarce,
}

/// The answer to a search.
#[derive(Clone, Debug)]
pub enum Guesses {
    /// There are too few points to say anything.
    TooFew {
        /// Their number.
        points: usize,
    },
    /// Patterns that predicted everything, simplest first, and those that nearly did.
    Of {
        /// Those that predicted everything.
        conjectures: Vec<Guess>,
        /// Those with few exceptions, or that are doubted.
        near: Vec<Guess>,
    },
}

impl Guesses {
    /// Returns `true` if there is no conjecture, and a pattern shorter than the values predicts all of them, but by too few bits to be
    /// believed.
    pub fn is_scarce(&self) -> bool {
        let Guesses::Of { conjectures, near } = self else { return false };
        conjectures.is_empty() && near.iter().any(|guess| matches!(guess.doubt, Some(Doubt::Scarce)))
    }

    /// The conjectures without those that say the same as a simpler one.
    pub fn different(&self) -> Vec<&Guess> {
        let Guesses::Of { conjectures, .. } = self else { return Vec::new() };
        let (first, others) = (conjectures.iter().take(1), conjectures.iter().skip(1));
        first.chain(others.filter(|guess| !guess.is_again)).collect()
    }
}

/// Points that a table has at least.
pub const FEWEST: usize = 20;
/// Bits of the values that were held back: that nothing new happens is no prediction.
const AHEAD: f64 = 8.0;
/// Bits of a pattern that is so short that nothing else is looked for.
const SHORT: f64 = 60.0;
/// Bits of patterns of several numbers beside which moves are looked for: those of a game take few more at least.
const MOVES: f64 = 26.0;
/// Distance from the smallest number at which exceptions count against a formula.
const EARLY: u64 = 4;
/// Bits of a formula that is compared with shorter patterns that have exceptions.
const LONG: f64 = 40.0;
/// Bits of patterns that are looked for even where the values are too few for them to be believed.
const SCARCE: f64 = 24.0;
/// Points for each exception that a pattern may have at the smallest positions.
const FEW: usize = 40;
/// Values that may be wrong in a sequence that would be periodic without them.
const SPOILT: usize = 3;
/// Limit on the guesses of each kind that are reported.
const TOLD: usize = 6;
/// Bits by which a reported conjecture may exceed the shortest.
const APART: f64 = 8.0;

/// Looks for patterns: each is fitted on the part of the table with small coordinates and has to predict the rest.
pub fn guess(table: &Table) -> Guesses {
    guess_within(table, &mut || false)
}

/// The same, until a question is answered by `true`, which is asked now and then: what is found by then.
pub fn guess_within(table: &Table, stop: &mut dyn FnMut() -> bool) -> Guesses {
    let points = table.points().len();
    if points < FEWEST || table.arity() == 0 {
        return Guesses::TooFew { points };
    }
    let budget = &Budget::new(stop);
    let (fit, held) = table.divided();
    let mut trial = Trial::new(table, (&fit, &held), held.points().len() / 50);
    // Patterns that need more bits are not looked for; but a short one that fits, though too few values, is told.
    let bits = (trial.whole - MARGIN).max(trial.whole.min(SCARCE));
    for effort in [Effort::WHOLE.to(bits), Effort::MORE.to(bits)] {
        trial.all(candidates::whole(&fit, effort, budget));
        if !trial.conjectures.iter().any(|guess| guess.pattern.bits() < SHORT) {
            trial.all(candidates::divided(&fit, effort, budget));
        }
        // Formulas in one number are found by the first effort or not at all.
        if !trial.conjectures.is_empty() || table.arity() == 1 {
            break;
        }
    }
    let least = trial.conjectures.iter().map(|guess| guess.pattern.bits()).reduce(f64::min);
    // A formula that happens to fit a small table may be longer than the moves.
    if table.arity() > 1 && least.is_some_and(|bits| bits > MOVES) {
        trial.all(candidates::moves(&fit, budget));
    }
    // What takes a long formula may be a short pattern with exceptions: larger positions show it alone.
    if least.is_some() && trial.conjectures.iter().all(Guess::is_of_long_formulas) {
        trial.all(candidates::whole(&held, Effort::WHOLE.to(LONG).part(), budget));
    }
    let Trial { mut conjectures, mut near, .. } = trial;
    if conjectures.is_empty() {
        for other in again(table, Effort::WHOLE.to(bits).part(), budget) {
            conjectures.extend(other.conjectures);
            near.extend(other.near);
        }
    }
    told(table, conjectures, near)
}

/// The search with the table divided otherwise: lists of which little lies in the last two fifths, periods that show late or with
/// single values that are wrong, and patterns that do not hold at the smallest positions.
fn again<'t>(table: &'t Table, effort: Effort, budget: &Budget<'_>) -> Vec<Trial<'t>> {
    let mut trials = Vec::new();
    let mut tried = |fit: &Table, held: &Table, few: usize, patterns: Vec<Pattern>| {
        let mut trial = Trial::new(table, (fit, held), few);
        trial.all(patterns);
        trials.push(trial);
    };
    if let Some((fit, held)) = table.divided_by_changes() {
        tried(&fit, &held, 0, candidates::lists(&fit, budget));
    }
    // These are determined by few points, wherever they lie.
    for (pattern, points) in candidates::linear(table) {
        let (fit, held) = table.divided_from(&points);
        tried(&fit, &held, 0, vec![pattern]);
    }
    let (fit, held) = table.divided();
    tried(&fit, &held, 0, candidates::steps(&fit, effort, budget));
    let (fit, held) = table.divided();
    tried(&fit, &held, 0, candidates::descents(&fit, Effort { kept: Effort::WHOLE.kept, ..effort }, budget));
    tried(&fit, &held, 0, candidates::bounded(&fit, effort, budget));
    tried(&fit, &held, 0, candidates::moves(&fit, budget));
    let (fit, held) = table.divided_late();
    tried(&fit, &held, 0, candidates::periods(&fit, budget));
    // A remainder is none of small numbers: what repeats may show in the last layers alone.
    tried(&fit, &held, 0, candidates::sums(&fit, effort, budget));
    let wrong = SPOILT.min(table.points().len() / FEW);
    tried(&fit, &held, wrong, candidates::mended(&fit, wrong, budget));
    // The values before a period and one period determine it.
    if let Some(pieces) = candidates::once(table, budget) {
        let (fit, held) = table.split_at(pieces.terms());
        tried(&fit, &held, 0, vec![Pattern::Pieces(pieces)]);
    }
    let (fit, held) = table.divided();
    let patterns = candidates::of_late(&fit.without_smallest(), effort, budget);
    tried(&fit, &held, table.points().len() / FEW, patterns);
    trials
}

struct Trial<'t> {
    table: &'t Table,
    fit: Table,
    held: usize,
    /// Exceptions of a near miss.
    few: usize,
    whole: f64,
    ahead: f64,
    conjectures: Vec<Guess>,
    near: Vec<Guess>,
    /// Positions just beyond the table, and whether both outcomes lie in its outer half.
    margin: OnceCell<(Vec<Vec<u64>>, bool)>,
}

impl<'t> Trial<'t> {
    fn new(table: &'t Table, (fit, held): (&Table, &Table), few: usize) -> Trial<'t> {
        Trial {
            table,
            fit: fit.clone(),
            held: held.points().len(),
            few,
            whole: surprise(None, table),
            ahead: surprise(Some(fit), held),
            conjectures: Vec::new(),
            near: Vec::new(),
            margin: OnceCell::new(),
        }
    }

    fn all(&mut self, patterns: Vec<Pattern>) {
        for pattern in patterns {
            self.one(pattern);
        }
    }

    /// Compares a pattern with the table.
    fn one(&mut self, pattern: Pattern) {
        let is_constant = self.table.is_constant();
        let (surprise, stated) = pattern.evidence(self.table, self.whole);
        let news = is_constant || (surprise >= stated + MARGIN && self.ahead >= AHEAD);
        if !pattern.is_told_by(self.table) {
            return;
        }
        if !news && pattern.bits() >= self.whole {
            return;
        }
        let few = if news { self.few } else { 0 };
        let exceptions = pattern.exceptions(self.table, few);
        if exceptions.len() > few || (is_of_formulas(&pattern) && self.ends(&pattern)) {
            return;
        }
        let missed = exceptions.iter().filter(|point| self.fit.get(&point.at).is_none()).count();
        let growth = Growth::of(&pattern, self.table).filter(|growth| !growth.is_telling());
        let doubt = if news { growth.map(Doubt::Growth) } else { Some(Doubt::Scarce) };
        let sure = exceptions.is_empty() && doubt.is_none();
        let (fitted, held) = (self.fit.points().len(), self.held);
        let predicted = held - missed;
        let is_again = false;
        let guess = Guess { pattern, fitted, held, predicted, surprise, stated, exceptions, doubt, is_again };
        if sure { self.conjectures.push(guess) } else { self.near.push(guess) }
    }
}

impl Trial<'_> {
    /// Returns `true` for outcomes that would all be the same just beyond the table, though both kinds lie in its outer half: such a
    /// pattern describes the table and not the game.
    fn ends(&self, pattern: &Pattern) -> bool {
        let (margin, edge) = self.margin.get_or_init(|| {
            let table = self.table;
            if !table.has_outcomes() {
                return Default::default();
            }
            let bounds: Vec<(u64, u64)> =
                (0..table.arity()).filter_map(|place| table.bounds(place)).collect();
            let is_outer =
                |(&number, &(least, most)): (&u64, &(u64, u64))| number - least > (most - least) / 2;
            let outer = |point: &&Point| point.at.iter().zip(&bounds).any(is_outer);
            let at_edge = |value| table.points().iter().filter(outer).any(|point| point.value == value);
            (table.margin(), at_edge(0) && at_edge(1))
        });
        let mut values = margin.iter().map(|at| pattern.value(at));
        let Some(first) = values.next().filter(|_| *edge) else { return false };
        first.is_some() && values.all(|value| value == first)
    }
}

/// Returns `true` for formulas, also with exceptions or by cases.
fn is_of_formulas(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Formula(_) => true,
        Pattern::Except(except) => is_of_formulas(except.parts().0),
        Pattern::Cases(cases) => cases.cases().iter().all(|(_, pattern)| is_of_formulas(pattern)),
        _ => false,
    }
}

impl Guess {
    fn is_of_long_formulas(&self) -> bool {
        self.pattern.bits() > LONG && is_of_formulas(&self.pattern)
    }

    /// Bits of the pattern and of its exceptions in a table.
    fn whole_bits(&self, table: &Table) -> f64 {
        let (least, most) = table.range().unwrap_or((0, 0));
        let values = if table.has_outcomes() { 1.0 } else { most.abs_diff(least) as f64 + 1.0 };
        let each = (table.points().len() as f64).log2() + values.log2();
        self.pattern.bits() + each * self.exceptions.len() as f64
    }
}

/// Finds the conjectures that say the same as a simpler one. A formula says more than that from which values follow
/// one after another.
fn find_again(table: &Table, conjectures: &mut [Guess]) {
    if conjectures.len() < 2 {
        return;
    }
    let beyond = table.beyond();
    let mut said: Vec<(bool, Vec<Option<i64>>)> = Vec::new();
    for guess in conjectures {
        let says = (guess.pattern.is_recursive(), guess.pattern.values_of(&beyond));
        guess.is_again = said.contains(&says) || said.contains(&(false, says.1.clone()));
        said.push(says);
    }
}

fn told(table: &Table, mut conjectures: Vec<Guess>, mut near: Vec<Guess>) -> Guesses {
    let simplest = |one: &Guess, other: &Guess| one.pattern.bits().total_cmp(&other.pattern.bits());
    // A long formula that only takes exceptions in is no conjecture. The smallest positions may be different.
    let least = table.points().iter().flat_map(|point| &point.at).min().copied().unwrap_or(0);
    let inner = |point: &Point| point.at.iter().any(|&number| number - least >= EARLY);
    let broken = near.iter().filter(|guess| guess.exceptions.iter().any(inner) && guess.doubt.is_none());
    let nearly = broken.map(|guess| guess.whole_bits(table)).fold(f64::INFINITY, f64::min);
    conjectures.retain(|guess| !guess.is_of_long_formulas() || guess.pattern.bits() <= nearly);
    conjectures.sort_by(simplest);
    near.sort_by(|one, other| (one.exceptions.len()).cmp(&other.exceptions.len()).then(simplest(one, other)));
    // Where values are few, many patterns fit them: the shortest is told, and nothing beside a conjecture.
    let is_scarce = |guess: &Guess| matches!(guess.doubt, Some(Doubt::Scarce));
    let shortest = near.iter().filter(|_| conjectures.is_empty()).find(|guess| is_scarce(guess)).cloned();
    near.retain(|guess| !is_scarce(guess));
    near.splice(0..0, shortest);
    // Longer ones say the same, or differ where nothing is known.
    let least = conjectures.first().map_or(0.0, |guess| guess.pattern.bits());
    conjectures.retain(|guess| guess.pattern.bits() <= least + APART);
    // Two searches may find the same, or what is stated in the same way.
    let mut stated: Vec<Vec<String>> = Vec::new();
    let outcomes = table.has_outcomes();
    let mut is_new = |guess: &Guess| {
        let lines = guess.pattern.written(&[], outcomes).shape.lines();
        let new = !stated.contains(&lines);
        stated.extend(new.then_some(lines));
        new
    };
    conjectures.retain(&mut is_new);
    near.retain(is_new);
    find_again(table, &mut conjectures);
    // Those that are wrong at the same positions agree at all others.
    let mut wrong: Vec<Vec<Point>> = Vec::new();
    near.retain(|guess| {
        let new = guess.exceptions.is_empty() || !wrong.contains(&guess.exceptions);
        wrong.push(guess.exceptions.clone());
        new
    });
    conjectures.sort_by_key(|guess| guess.is_again);
    conjectures.truncate(TOLD);
    near.truncate(TOLD);
    Guesses::Of { conjectures, near }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pieces;
    use crate::budget::unlimited;

    #[test]
    fn lost_positions_do_not_end_where_the_table_does() {
        // In misère play of Nim two equal heaps from 2 on are lost.
        let lost = |at: &[u64]| (at.iter().fold(0, |all, n| all ^ n) == 0) == at.iter().any(|&n| n > 1);
        let all = (0..8).flat_map(|a| (0..8).flat_map(move |b| (0..8).map(move |c| vec![a, b, c])));
        let points = all.map(|at| Point { value: i64::from(!lost(&at)), at });
        let guesses = guess(&Table::new(points.collect()).expect("a table"));
        let found = guesses.different();
        assert!(!found.is_empty());
        assert!(found.iter().all(|guess| guess.pattern.value(&[8, 8, 0]) == Some(0)), "{found:?}");
    }

    #[test]
    fn tables_at_the_end_of_64_bits_have_no_margin() {
        let point = |a: u64, b: u64| Point { at: vec![u64::MAX - a, b], value: (a % 2) as i64 };
        let points = (0..6).flat_map(|a| (0..6).map(move |b| point(a, b)));
        assert!(Table::new(points.collect()).expect("a table").margin().is_empty());
    }

    #[test]
    fn what_agrees_beyond_the_table_is_the_same_in_other_words() {
        let alternating = |n: i64| n % 2;
        // It agrees with the others on the table alone.
        let other = |n: i64| if n % 64 < 50 { n % 2 } else { 2 };
        let sequence = |rule: &dyn Fn(i64) -> i64| -> Vec<i64> { (0..400).map(rule).collect() };
        let table = Table::of_sequence(0, &sequence(&alternating)[..50]);
        let patterns = |rule: &dyn Fn(i64) -> i64, count: usize| {
            let values = &sequence(rule)[..count];
            unlimited(|budget| Pieces::fitted(0, values, budget)).into_iter().take(1).map(Pattern::Pieces)
        };
        let all = patterns(&alternating, 50).chain(patterns(&other, 400)).chain(patterns(&alternating, 90));
        let guess = |pattern| Guess {
            pattern,
            fitted: 30,
            held: 20,
            predicted: 20,
            surprise: 50.0,
            stated: 10.0,
            exceptions: vec![],
            doubt: None,
            is_again: false,
        };
        let mut conjectures: Vec<Guess> = all.map(guess).collect();
        assert_eq!(conjectures.len(), 3, "one pattern for each");
        find_again(&table, &mut conjectures);
        let again: Vec<bool> = conjectures.iter().map(|guess| guess.is_again).collect();
        assert_eq!(again, [false, false, true]);
        let guesses = Guesses::Of { conjectures, near: vec![] };
        assert_eq!(guesses.different().len(), 2);
    }
}
