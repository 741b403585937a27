//! A game: its rules, laws and ends, and the moves they allow.

use crate::automaton::Automaton;
use crate::claim::Claim;
use crate::formula::{Formula, some};
use crate::term::{Env, Term};

/// A sum of components.
pub type Sum = Vec<Vec<u64>>;

/// A game as its text defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Name of the game.
    pub name: String,
    /// `true` if a component is a row.
    pub row: bool,
    /// `true` if its rows are kept ascending.
    pub unordered: bool,
    /// `true` for misère play.
    pub misere: bool,
    /// Moves of the game.
    pub body: Body,
    /// Conditions on every position.
    pub laws: Vec<Law>,
    /// Declared ends.
    pub ends: Vec<End>,
    /// Verdict for a stuck player.
    pub otherwise: Option<Verdict>,
    /// `true` if endless play is a draw.
    pub endless: bool,
    /// Claims about the game.
    pub claims: Vec<Claim>,
    /// Automata named in the game.
    pub automata: Vec<Automaton>,
}

/// Source of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// Rules.
    Rules(Vec<Rule>),
    /// Moves of a game of the catalogue in one or several components.
    Upto {
        /// Limit on the components.
        most: usize,
        /// The game as typed.
        base: String,
        /// Rules of the game.
        rules: Vec<Rule>,
    },
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Pattern of the component before the move.
    pub before: Pattern,
    /// Parts of the result.
    pub after: Vec<Part>,
    /// Condition of the move.
    pub condition: Formula,
}

/// Components alike that a move leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Number of them; one where it is not written.
    pub copies: Option<Term>,
    /// Each of them.
    pub places: Pattern,
}

impl From<Pattern> for Part {
    fn from(places: Pattern) -> Part {
        Part { copies: None, places }
    }
}

/// A condition on every position that matches a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// Pattern.
    pub pattern: Pattern,
    /// Condition.
    pub formula: Formula,
}

/// A declared end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Pattern.
    pub pattern: Pattern,
    /// Condition.
    pub condition: Formula,
    /// Verdict for the player to move.
    pub verdict: Verdict,
}

/// Result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A loss.
    Lost,
    /// A win.
    Won,
    /// A draw.
    Draw,
}

/// The places of a tuple or row.
pub type Pattern = Vec<Place>;

/// A place of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A number, or a name for one.
    Term(Term),
    /// Any number.
    Any,
    /// Any number of numbers.
    Gap,
}

/// A match of a pattern: the names, and the contents of the gaps.
type Match = (Vec<(String, i128)>, Vec<Vec<u64>>);

/// All matches of a pattern with a component.
fn matches(pattern: &[Place], at: &[u64], names: Vec<(String, i128)>) -> Vec<Match> {
    let Some((place, rest)) = pattern.split_first() else {
        return if at.is_empty() { vec![(names, vec![])] } else { vec![] };
    };
    if *place == Place::Gap {
        return (0..=at.len())
            .flat_map(|taken| {
                let gap = at[..taken].to_vec();
                matches(rest, &at[taken..], names.clone()).into_iter().map(move |(names, mut gaps)| {
                    gaps.insert(0, gap.clone());
                    (names, gaps)
                })
            })
            .collect();
    }
    let Some((&number, others)) = at.split_first() else { return vec![] };
    let mut names = names;
    if let Place::Term(term) = place {
        let env = Env { names: names.clone(), ..Env::default() };
        match (term, term.value(&env)) {
            (_, Some(value)) if value == i128::from(number) => {}
            (Term::Name(name), None) => names.push((name.clone(), number.into())),
            _ => return vec![],
        }
    }
    matches(rest, others, names)
}

impl Rule {
    /// Results of the rule for a component.
    pub fn options(&self, at: &[u64], automata: &[Automaton]) -> Vec<Sum> {
        let reach = i128::from(at.iter().copied().max().unwrap_or(0)) + 12;
        let mut found = vec![];
        for (names, gaps) in matches(&self.before, at, vec![]) {
            let known: Vec<String> = names.iter().map(|(name, _)| name.clone()).collect();
            let mut free = self.free();
            free.retain(|name| !known.contains(name));
            let env = Env { names, row: at, automata, reach, ..Env::default() };
            let found_here = std::cell::RefCell::new(vec![]);
            some(&free, &env, &|env| {
                if let Some(left) = self.left(env, &gaps)
                    && self.condition.holds(env)
                {
                    found_here.borrow_mut().push(left);
                }
                false
            });
            found.extend(found_here.into_inner());
        }
        found
    }

    fn left(&self, env: &Env, gaps: &[Vec<u64>]) -> Option<Sum> {
        let mut gaps = gaps.iter();
        let mut sum = vec![];
        for part in &self.after {
            let mut component = vec![];
            for place in &part.places {
                match place {
                    Place::Term(term) => component.push(u64::try_from(term.value(env)?).ok()?),
                    Place::Gap => component.extend(gaps.next()?),
                    Place::Any => return None,
                }
            }
            let copies = match &part.copies {
                Some(copies) => usize::try_from(copies.value(env)?).ok()?,
                None => 1,
            };
            sum.extend(std::iter::repeat_n(component, copies));
        }
        Some(sum)
    }

    /// Free names in the result and in the condition.
    fn free(&self) -> Vec<String> {
        let mut names = vec![];
        for copies in self.after.iter().filter_map(|part| part.copies.as_ref()) {
            copies.names(&mut names);
        }
        for place in self.after.iter().flat_map(|part| &part.places) {
            if let Place::Term(term) = place {
                term.names(&mut names);
            }
        }
        self.condition.names(&mut names);
        names
    }
}

impl Game {
    /// Rules of one component.
    pub fn rules(&self) -> &[Rule] {
        match &self.body {
            Body::Rules(rules) | Body::Upto { rules, .. } => rules,
        }
    }

    /// Number of components in which a player may move at once.
    pub fn most(&self) -> usize {
        match self.body {
            Body::Rules(_) => 1,
            Body::Upto { most, .. } => most,
        }
    }

    /// Number of numbers in a tuple; `None` for rows.
    pub fn arity(&self) -> Option<usize> {
        let first = self.rules().first().map_or(1, |rule| rule.before.len());
        (!self.row).then_some(first)
    }

    /// Returns `true` if a component is a position of the game.
    pub fn is_position(&self, at: &[u64]) -> bool {
        let rising = !self.unordered || at.is_sorted();
        let largest = i128::from(at.iter().copied().max().unwrap_or(0));
        rising
            && self.laws.iter().all(|law| {
                matches(&law.pattern, at, vec![]).into_iter().all(|(names, _)| {
                    let env = Env {
                        names,
                        row: at,
                        automata: &self.automata,
                        reach: 3 * largest + 16,
                        ..Env::default()
                    };
                    law.formula.holds(&env)
                })
            })
    }

    /// Verdict of an end, if play stops at this component.
    pub fn end(&self, at: &[u64]) -> Option<Verdict> {
        let largest = i128::from(at.iter().copied().max().unwrap_or(0));
        let stops = |end: &&End| {
            matches(&end.pattern, at, vec![]).into_iter().any(|(names, _)| {
                let env = Env {
                    names,
                    row: at,
                    automata: &self.automata,
                    reach: 3 * largest + 16,
                    ..Env::default()
                };
                end.condition.holds(&env)
            })
        };
        self.ends.iter().find(stops).map(|end| end.verdict)
    }

    /// Results of the rules for a component, sorted and without repetition; empty where play has stopped.
    pub fn options(&self, at: &[u64]) -> Vec<Sum> {
        if self.end(at).is_some() {
            return vec![];
        }
        let mut all: Vec<Sum> = self.rules().iter().flat_map(|rule| self.left(rule, at)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Results of one rule, each sorted.
    fn left(&self, rule: &Rule, at: &[u64]) -> Vec<Sum> {
        let mut all = rule.options(at, &self.automata);
        for sum in &mut all {
            if self.unordered {
                sum.iter_mut().for_each(|row| row.sort_unstable());
            }
            sum.sort();
        }
        all
    }

    /// A move to a result that is not a position.
    pub fn escape(&self, at: &[u64]) -> Option<Sum> {
        self.escapes(at).into_iter().map(|(_, sum)| sum).min()
    }

    /// All moves to results that are not positions: the rule, counted from 0, and the sorted result; none
    /// where play has stopped.
    pub fn escapes(&self, at: &[u64]) -> Vec<(usize, Sum)> {
        if self.end(at).is_some() {
            return vec![];
        }
        let numbered = self.rules().iter().enumerate();
        let mut all: Vec<(usize, Sum)> = numbered
            .flat_map(|(number, rule)| self.left(rule, at).into_iter().map(move |sum| (number, sum)))
            .filter(|(_, sum)| !sum.iter().all(|part| self.is_position(part)))
            .collect();
        all.sort();
        all.dedup();
        all
    }

    /// Returns `true` if a move may leave several components.
    pub fn splits(&self) -> bool {
        self.rules().iter().any(|rule| rule.after.len() != 1 || rule.after[0].copies.is_some())
    }

    /// Returns `true` if play may end otherwise than by being stuck, or being stuck has another verdict.
    pub fn is_ended(&self) -> bool {
        !self.ends.is_empty() || self.otherwise.is_some()
    }

    /// Returns `true` if components have nim-values: a player who is stuck, or at an end, loses.
    pub fn is_plain(&self, misere: bool) -> bool {
        // Misère play swaps the verdicts of the text.
        let lost = if misere { Verdict::Won } else { Verdict::Lost };
        let stuck = self.otherwise.unwrap_or(Verdict::Lost);
        self.most() == 1 && stuck == lost && self.ends.iter().all(|end| end.verdict == lost)
    }
}
