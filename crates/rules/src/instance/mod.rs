//! Instances: rule sets with fixed parameters, ready to list moves and evaluate ends and claims.
//!
//! Everything is compiled twice, for machine words and for unbounded integers; a position that overflows machine words is
//! evaluated again without them, so that every answer is exact.

mod after;
mod assumption;
mod blocking;
mod claims;
mod columns;
mod end;
mod ended;
mod entailing;
mod finite;
mod fixed;
mod guard;
mod instantiate;
mod joined;
mod laws;
mod left;
mod listing;
mod misfit;
mod moves;
mod parameters;
mod pattern;
mod rule;
mod runs;
mod shown;
mod twice;

pub use assumption::{AssumptionInstance, Breach};
pub use claims::{ClaimInstance, Untold};
pub use guard::Mask;
pub use misfit::{Misfit, Trouble};
pub use runs::Run;

use crate::eval::{Compiler, Sieve};
use crate::ruleset::{End, Formula, Law, Rule, Ruleset, Slot, Start};
use crate::{Argument, Convention, Form, Span, Verdict};
use crate::{NativeMoves, Options, Sequence, order};
use after::Sum;
use blocking::Blocking;
use dashu_int::IBig;
use end::EndTest;
use entailing::Entailing;
use limits::watch;
use rule::{RuleMoves, trouble};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// A game with fixed parameters and convention. Cheap to clone, and to put under the other convention.
#[derive(Clone)]
pub struct Instance {
    shared: Arc<Shared>,
    claimed: Arc<Claimed>,
    convention: Convention,
}

/// Claims of a game with fixed parameters, and the rule set that they stand in.
struct Claimed {
    ruleset: Arc<Ruleset>,
    claims: Vec<ClaimInstance>,
}

/// A game with fixed parameters, under either convention and whatever is claimed.
struct Shared {
    ruleset: Arc<Ruleset>,
    arguments: Vec<Argument>,
    moves: Moves,
    /// Ends of this file; a compound without ends of its own has those of its base.
    ends: Vec<EndTest>,
    /// The ends as written, with parameters substituted.
    fixed_ends: Vec<End>,
    /// Violations of the laws of positions, with the place of each law.
    breaches: Vec<(EndTest, Span)>,
    laws: Vec<Law>,
    starts: Vec<Start>,
    assumptions: Vec<AssumptionInstance>,
    endless: OnceLock<Vec<usize>>,
    /// Answer about termination before anything is proved: the first rule, if there is one.
    unproved: Vec<usize>,
}

enum Moves {
    Rules { rules: Vec<Rule>, compiled: Vec<RuleMoves> },
    Compound { turn: Turn, base: Arc<Shared> },
    Native(Arc<dyn NativeMoves>),
    Blocking(Blocking),
    Entailing(Entailing),
}

/// Components that move in one turn of a compound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// At least one, and at most this many.
    UpTo(u64),
    /// All that have a move.
    Every,
}

impl Instance {
    /// The rule set.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.claimed.ruleset
    }

    /// Values of the parameters, in the order of their declaration.
    pub fn arguments(&self) -> &[Argument] {
        &self.shared.arguments
    }

    /// Convention of play.
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// The same game under a convention.
    ///
    /// ```
    /// use rules::{Convention, Verdict};
    /// let ruleset = rules::parse("game one\n(n) -> (n - 1)\n", &rules::NoLibrary).ruleset.unwrap();
    /// let game = ruleset.instantiate(&[], None).unwrap();
    /// assert_eq!(game.stuck(), Verdict::Lost);
    /// assert_eq!(game.under(Convention::Misere).stuck(), Verdict::Won);
    /// ```
    pub fn under(&self, convention: Convention) -> Instance {
        Instance { convention, ..self.clone() }
    }

    /// Form of a component.
    pub fn form(&self) -> Form {
        self.shared.ruleset.form
    }

    /// Number of components in which a player may move at once.
    pub fn reach(&self) -> u64 {
        match &self.shared.moves {
            Moves::Compound { turn: Turn::UpTo(most), .. } => *most,
            Moves::Compound { turn: Turn::Every, .. } => u64::MAX,
            _ => 1,
        }
    }

    /// Returns `true` if a player has to move in every component that has a move.
    pub fn every(&self) -> bool {
        matches!(self.shared.moves, Moves::Compound { turn: Turn::Every, .. })
    }

    /// The game whose rules are played; for a compound, its base.
    fn base(&self) -> &Shared {
        match &self.shared.moves {
            Moves::Compound { base, .. } => base,
            _ => &self.shared,
        }
    }

    /// Rules with parameters substituted, and their moves.
    fn moves(&self) -> (&[Rule], &[RuleMoves]) {
        match &self.base().moves {
            Moves::Rules { rules, compiled } => (rules, compiled),
            // A compound of a compound is rejected when the file is read.
            _ => (&[], &[]),
        }
    }

    /// The moves, if they are written in Rust.
    pub fn native(&self) -> Option<&dyn NativeMoves> {
        match &self.base().moves {
            Moves::Native(moves) => Some(&**moves),
            Moves::Blocking(blocking) => Some(blocking),
            Moves::Entailing(entailing) => Some(entailing),
            _ => None,
        }
    }

    /// Number of options that the opponent may forbid before each move, and the game without that.
    pub fn blocking(&self) -> Option<(u64, &Instance)> {
        match &self.shared.moves {
            Moves::Blocking(blocking) => Some((blocking.most, &blocking.plain)),
            _ => None,
        }
    }

    /// The rules whose moves are entailing, and the game in which every reply is free.
    pub fn entailing(&self) -> Option<(&[bool], &Instance)> {
        match &self.shared.moves {
            Moves::Entailing(entailing) => Some((&entailing.rules, &entailing.plain)),
            _ => None,
        }
    }

    /// The game without forbidden options, and in which every reply is free.
    pub fn unblocked(&self) -> &Instance {
        let confined = || self.entailing().map(|(_, plain)| plain);
        self.blocking().map(|(_, plain)| plain).or_else(confined).unwrap_or(self)
    }

    /// Returns `true` if the order of a row has no meaning.
    pub fn unordered(&self) -> bool {
        self.base().ruleset.unordered
    }

    /// Number of rules.
    pub fn rule_count(&self) -> usize {
        self.moves().0.len()
    }

    /// Place of a rule, in the text of its file.
    pub fn rule_span(&self, rule: usize) -> Option<Span> {
        self.moves().0.get(rule).map(|rule| rule.span)
    }

    /// Text of a rule; for a compound, of the base game's rule.
    pub fn rule_text(&self, rule: usize) -> &str {
        let span = self.rule_span(rule).unwrap_or_default();
        self.base().ruleset.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    fn end_tests(&self) -> &[EndTest] {
        if self.shared.ends.is_empty() { &self.base().ends } else { &self.shared.ends }
    }

    /// Returns `true` if the file declares ends.
    pub fn has_ends(&self) -> bool {
        !self.end_tests().is_empty()
    }

    /// Verdict for a player who cannot move where no end is declared, under the convention.
    pub fn stuck(&self) -> Verdict {
        let otherwise = self.shared.ruleset.otherwise.or(self.base().ruleset.otherwise);
        self.swapped(otherwise.unwrap_or(Verdict::Lost))
    }

    /// Swaps lost and won in misère play.
    fn swapped(&self, verdict: Verdict) -> Verdict {
        match (self.convention(), verdict) {
            (Convention::Misere, Verdict::Lost) => Verdict::Won,
            (Convention::Misere, Verdict::Won) => Verdict::Lost,
            _ => verdict,
        }
    }

    /// Returns `true` if the file declares draws, so that endless play is one.
    pub fn draws_declared(&self) -> bool {
        self.stuck() == Verdict::Draw || self.shared.ruleset.endless_draw || self.base().ruleset.endless_draw
    }

    /// Returns `true` if every play is known to end.
    pub fn terminates(&self) -> bool {
        self.endless().is_empty()
    }

    /// Indices of the rules that are not proved to be used only finitely often in a play.
    pub fn endless(&self) -> &[usize] {
        if let Some(known) = self.shared.endless.get() {
            return known;
        }
        let found = match self.native() {
            Some(moves) if moves.terminates() => Vec::new(),
            Some(_) => vec![0],
            None => {
                let kind = order::Kind { form: self.form(), unordered: self.unordered() };
                match order::endless(kind, self.moves().0, &self.base().laws) {
                    Some(found) if !found.is_empty() && self.followed().is_some() => Vec::new(),
                    Some(found) if found.is_empty() || !watch::is_stopped() => found,
                    // Nothing had been proved by then; a later call may have more time.
                    _ => return &self.shared.unproved,
                }
            }
        };
        self.shared.endless.get_or_init(|| found)
    }

    /// A sequence of all components with numbers up to a bound in which every move is proved to go down.
    pub fn sequence(&self) -> Option<Sequence> {
        let rules = self.native().is_none().then(|| self.moves().0)?;
        order::sequence(order::Kind { form: self.form(), unordered: self.unordered() }, rules)
    }

    /// Rules that leave a variable without an upper bound, with that variable.
    pub fn unbounded(&self) -> Vec<(usize, String)> {
        let (rules, moves) = self.moves();
        let name = |rule: &Rule, slot: usize| rule.scope.names.get(slot).cloned().unwrap_or_default();
        let all = (0..).zip(rules.iter().zip(moves));
        all.flat_map(|(index, (rule, moves))| {
            moves.unbounded.iter().map(move |slot| (index, name(rule, slot.0 as usize)))
        })
        .collect()
    }

    /// Declared ends that leave a variable without an upper bound, by their place in their text, with that variable.
    pub fn unbounded_ends(&self) -> Vec<(Span, String)> {
        let name =
            |end: &EndTest, slot: &Slot| end.scope.names.get(slot.0 as usize).cloned().unwrap_or_default();
        let all = self.end_tests().iter().zip(self.ends());
        all.flat_map(|(test, end)| test.unbounded.iter().map(move |slot| (end.span, name(test, slot))))
            .collect()
    }

    /// A condition on the places of a tuple, compiled; `None` if it might be undecided at some position.
    pub fn mask(&self, formula: &Formula, places: usize, slots: usize) -> Option<Arc<dyn Mask>> {
        guard::guard(formula, places, slots, &Compiler::new(&self.base().ruleset.automata))
    }

    /// A condition on the places of a tuple and a variable, compiled; `None` if it might be undecided somewhere.
    pub fn sieve(&self, formula: &Formula, slot: Slot) -> Option<Arc<dyn Sieve>> {
        guard::sieve(formula, slot, &Compiler::new(&self.base().ruleset.automata))
    }

    /// Claims that apply to these parameters.
    pub fn claims(&self) -> &[ClaimInstance] {
        &self.claimed.claims
    }

    /// Assumptions about these parameters.
    pub fn assumptions(&self) -> &[AssumptionInstance] {
        &self.shared.assumptions
    }

    /// The way in which a component breaks an assumption about moves, regardless of ends. A variable without
    /// a bound in the assumption itself belongs to no rule: its index is the largest number.
    pub fn breach(&self, assumption: &AssumptionInstance, at: &[u64]) -> Result<Option<Breach>, Trouble> {
        let test = assumption.test.as_ref().ok_or(Trouble::TooLarge)?;
        if self.unordered() && test.matches_options() {
            return Err(Trouble::WrongForm);
        }
        let mut options = Options::new();
        (0..self.rule_count().max(1)).try_for_each(|rule| self.options_of(rule, at, &mut options))?;
        let number = |&word: &u64| IBig::from(word);
        let mut left: BTreeSet<Sum<IBig>> = BTreeSet::new();
        for option in options.iter() {
            let mut sum: Sum<IBig> =
                option.components().map(|part| part.iter().map(number).collect()).collect();
            sum.sort_unstable();
            left.insert(sum);
        }
        let at: Vec<IBig> = at.iter().map(number).collect();
        let found = test.breach(&at, &left, self.unordered());
        found.map_err(|fault| trouble(fault, usize::MAX, &assumption.statement().scope))
    }
}

impl std::fmt::Debug for Instance {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Instance").field("name", &self.shared.ruleset.name).finish_non_exhaustive()
    }
}
