//! Games as closures, won by plain recursion, and what is found of them compared with that at every position of the boxes that are
//! named, and of boxes twice as large. Claims are read by the reader of these tests.

use super::reader::Claims;
use bouton::discover::{Conclusion, Extent, Finding, Goal, Search, discover};
use bouton::{Query, Workbench};
use rules::Convention;
use solve::Limits;
use std::collections::{BTreeSet, HashMap};

/// Gives every position that a move leads to.
type Law = Box<dyn Fn(&[i64]) -> bool>;
type Moves = Box<dyn Fn(&[i64], &mut dyn FnMut(&[i64]))>;

/// A game in two forms, and what is asked of it.
pub(super) struct Case {
    /// The rules in the language; none of a game of the catalogue.
    pub(super) text: Option<String>,
    pub(super) words: &'static str,
    pub(super) size: Option<usize>,
    pub(super) misere: bool,
    pub(super) goal: Goal,
    pub(super) upto: Option<u64>,
    pub(super) places: usize,
    pub(super) law: Law,
    pub(super) moves: Moves,
    /// The outcome where there is no move, under normal play.
    pub(super) stuck: fn(&[i64]) -> char,
    /// `true` if play may return to an earlier position, which is a draw.
    pub(super) endless: bool,
    pub(super) limits: Limits,
}

/// A game of so many places, by a text that lacks its first line.
pub(super) fn game(
    text: &str,
    places: usize,
    moves: impl Fn(&[i64], &mut dyn FnMut(&[i64])) + 'static,
) -> Case {
    Case {
        text: Some(format!("game it\n{text}\n")),
        words: "it.game",
        size: None,
        misere: false,
        goal: Goal::Outcomes,
        upto: None,
        places,
        law: Box::new(|_| true),
        moves: Box::new(moves),
        stuck: |_| 'P',
        endless: false,
        limits: Limits::none(),
    }
}

/// A game of the catalogue.
pub(super) fn listed(
    words: &'static str,
    places: usize,
    moves: impl Fn(&[i64], &mut dyn FnMut(&[i64])) + 'static,
) -> Case {
    Case { text: None, words, ..game("", places, moves) }
}

/// Consequence of the rules: a letter or a value.
type Answer = Result<char, i64>;

struct Truth<'a> {
    case: &'a Case,
    known: HashMap<Vec<i64>, Answer>,
}

impl Truth<'_> {
    fn at(&mut self, at: &[i64]) -> Answer {
        if let Some(known) = self.known.get(at) {
            return *known;
        }
        if self.case.endless {
            self.around(at);
            return self.known[at];
        }
        let mut after: Vec<Answer> = vec![];
        (self.case.moves)(at, &mut |next| after.push(self.at(next)));
        let answer = match self.case.goal {
            Goal::Values => {
                let values: BTreeSet<i64> = after.into_iter().map(Result::unwrap_err).collect();
                Err((0..).find(|value| !values.contains(value)).unwrap())
            }
            Goal::Outcomes => Ok(self.outcome(at, &after.into_iter().map(Result::unwrap).collect())),
        };
        self.known.insert(at.to_vec(), answer);
        answer
    }

    fn outcome(&self, at: &[i64], after: &BTreeSet<char>) -> char {
        match (after.is_empty(), (self.case.stuck)(at)) {
            (true, 'P') if self.case.misere => 'N',
            (true, 'N') if self.case.misere => 'P',
            (true, stuck) => stuck,
            (false, _) if after.contains(&'P') => 'N',
            (false, _) if after.contains(&'D') => 'D',
            (false, _) => 'P',
        }
    }

    /// All that can be reached; what is neither won nor lost in the end is a draw.
    fn around(&mut self, at: &[i64]) {
        let mut next: HashMap<Vec<i64>, Vec<Vec<i64>>> = HashMap::new();
        let mut open = vec![at.to_vec()];
        while let Some(here) = open.pop() {
            if next.contains_key(&here) {
                continue;
            }
            let mut after = vec![];
            (self.case.moves)(&here, &mut |to| after.push(to.to_vec()));
            open.extend(after.iter().cloned());
            next.insert(here, after);
        }
        let mut letters: HashMap<&Vec<i64>, char> = HashMap::new();
        loop {
            let before = letters.len();
            for (here, after) in &next {
                let said: BTreeSet<char> =
                    after.iter().map(|to| letters.get(to).copied().unwrap_or('D')).collect();
                let letter = self.outcome(here, &said);
                if letter != 'D' {
                    letters.insert(here, letter);
                }
            }
            if letters.len() == before {
                break;
            }
        }
        for here in next.keys() {
            self.known.insert(here.clone(), Ok(letters.get(here).copied().unwrap_or('D')));
        }
    }
}

/// All positions of a box, by their largest number and then by the alphabet.
fn boxed(case: &Case, places: usize, upto: u64) -> Vec<Vec<i64>> {
    let all = super::boxed(places, upto + 1);
    let signed = all.map(|at| at.into_iter().rev().map(|number| number as i64).collect::<Vec<i64>>());
    let mut all: Vec<Vec<i64>> = signed.filter(|at| (case.law)(at)).collect();
    all.sort_by_key(|at| (at.iter().max().copied(), at.clone()));
    all
}

/// Returns `true` if claims are true. Several of them cover everything; one about outcomes denies all else.
fn right(claims: &Claims, at: &[i64], truth: Answer) -> bool {
    match (claims.at(at), truth) {
        (Ok(said), Err(value)) => said == value,
        (Err(said), Ok(letter)) => said.iter().all(|(claimed, holds)| *holds == (*claimed == letter)),
        _ => false,
    }
}

/// The most cells of a box that is looked at for its own sake.
const MOST: u64 = 1 << 17;

impl Case {
    pub(super) fn find(&self) -> Finding {
        let bench = Workbench::new();
        if let Some(text) = &self.text {
            bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
        }
        let convention = if self.misere { Convention::Misere } else { Convention::Normal };
        let variant = bench.variant(&Query::read(self.words).unwrap(), Some(convention)).unwrap();
        let wanted = Search { size: self.size, goal: Some(self.goal), upto: self.upto, free: vec![] };
        let mut found = discover(&variant, &wanted, &self.limits)
            .unwrap_or_else(|problems| panic!("{problems:?}\n{:?}", self.text));
        found.findings.remove(0)
    }

    /// Compares all that is said.
    pub(super) fn compare(&self) -> Finding {
        let finding = self.find();
        let told = format!("{:?} {} {:?}", self.text, self.words, finding.items);
        println!("{told} {:?} {:?}", finding.compared, finding.sizes);
        let mut truth = Truth { case: self, known: HashMap::new() };
        if let Some(Extent { positions, upto }) =
            finding.data.filter(|_| self.affordable(self.places, &finding.data))
        {
            assert_eq!(boxed(self, self.places, upto).len() as u64, positions, "{told}");
        }
        let Some(extent) = finding.compared else {
            assert!(matches!(finding.result, Conclusion::Nothing), "{told}");
            assert!(finding.items.is_empty() && finding.sizes.is_empty(), "{told}");
            return finding;
        };
        let claims = Claims::read(&finding.items);
        let positions = boxed(self, self.places, extent.upto);
        assert_eq!(positions.len() as u64, extent.positions, "{told}");
        assert!(extent.positions > 0, "{told}");
        for at in positions {
            assert!(right(&claims, &at, truth.at(&at)), "{at:?}: {:?} {told}", truth.at(&at));
        }
        for other in &finding.sizes {
            let places = other.size * self.places / self.size.unwrap();
            let positions = boxed(self, places, other.extent.upto);
            assert_eq!(positions.len() as u64, other.extent.positions, "{told}");
            assert!(other.extent.positions > 0 && other.size != self.size.unwrap(), "{told}");
            let wrong = positions.into_iter().find(|at| !right(&claims, at, truth.at(at)));
            let differs = other.differs.as_ref();
            assert_eq!(wrong, differs.map(|at| at.iter().map(|&number| number as i64).collect()), "{told}");
        }
        // Whoever names a bound, or stops the search, wants nothing beyond it to be looked at.
        let wider = Some(Extent { upto: 2 * extent.upto + 1, ..extent });
        if (finding.is_proved() || self.upto.is_none() && self.limits.deadline.is_none())
            && self.affordable(self.places, &wider)
        {
            for at in boxed(self, self.places, 2 * extent.upto + 1) {
                assert!(right(&claims, &at, truth.at(&at)), "{at:?}: {:?} {told}", truth.at(&at));
            }
        }
        finding
    }

    fn affordable(&self, places: usize, extent: &Option<Extent>) -> bool {
        extent.is_some_and(|extent| (extent.upto + 1).pow(places as u32) <= MOST)
    }
}
