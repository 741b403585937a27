//! Instances: rule sets with fixed parameters, ready to list moves and evaluate ends and claims.
//!
//! Everything is compiled twice, for machine words and for unbounded integers; a position that overflows
//! machine words is evaluated again without them, so that every answer is exact.

mod after;
mod assumption;
mod claims;
mod columns;
mod end;
mod fixed;
mod guard;
mod heaps;
mod left;
mod listing;
mod misfit;
mod parameters;
mod pattern;
mod rule;
mod shown;

pub use assumption::{AssumptionInstance, Breach};
pub use claims::{ClaimInstance, Untold};
pub use misfit::{Misfit, Trouble};

use crate::eval::{Compiler, Env, Fault, integer};
use crate::fix::Arguments;
use crate::number::Number;
use crate::ruleset::{Body, End, Law, Rule, Ruleset, Slot, Start, Term};
use crate::{Argument, Convention, Form, Span, Verdict};
use crate::{NativeMoves, Options, Shape, order, shapes};
use after::Sum;
use dashu_int::{IBig, UBig};
use end::EndTest;
use language::watch;
use listing::{list, native_options};
use rule::{RuleMoves, trouble};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

/// A game with fixed parameters and convention. Cheap to clone.
#[derive(Clone)]
pub struct Instance(Arc<Inner>);

struct Inner {
    ruleset: Ruleset,
    arguments: Vec<Argument>,
    convention: Convention,
    moves: Moves,
    /// Ends of this file; a compound without ends of its own has those of its base.
    ends: Vec<EndTest>,
    /// The ends as written, with parameters substituted.
    fixed_ends: Vec<End>,
    /// Violations of the laws of positions, with the place of each law.
    breaches: Vec<(EndTest, Span)>,
    laws: Vec<Law>,
    starts: Vec<Start>,
    claims: Vec<ClaimInstance>,
    assumptions: Vec<AssumptionInstance>,
    endless: OnceLock<Vec<usize>>,
    /// Answer about termination before anything is proved: the first rule, if there is one.
    unproved: Vec<usize>,
}

enum Moves {
    Rules { rules: Vec<Rule>, compiled: Vec<RuleMoves> },
    Upto { reach: u64, base: Instance },
    Native(Arc<dyn NativeMoves>),
}

impl Ruleset {
    /// Fixes the parameters; missing ones take their defaults. Without a convention the file's own is used.
    ///
    /// ```
    /// let text = "game bash(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let bash = ruleset.instantiate(&[], None).unwrap();
    /// let mut options = rules::Options::new();
    /// bash.options(&[5], &mut options).unwrap();
    /// let left: Vec<u64> = options.iter().flat_map(|sum| sum.components().flatten()).copied().collect();
    /// assert_eq!(left, [4, 3, 2]);
    /// ```
    pub fn instantiate(
        &self,
        arguments: &[(String, Argument)],
        convention: Option<Convention>,
    ) -> Result<Instance, Vec<Misfit>> {
        let arguments = parameters::complete(self, arguments)?;
        let fixed = Arguments(&arguments);
        let compiler = Compiler::new(&self.automata);
        let convention = convention.unwrap_or(self.convention);
        let moves = match &self.body {
            Body::Rules(rules) => {
                let rules: Vec<Rule> = rules.iter().map(|rule| fixed::rule(&fixed, rule)).collect();
                let mut compiled = Vec::with_capacity(rules.len());
                for rule in &rules {
                    // Planning a rule takes some microseconds; one with many variables polls by itself.
                    if watch::steps(8) {
                        return Err(vec![Misfit::Stopped]);
                    }
                    compiled.push(RuleMoves::new(rule, &compiler));
                }
                Moves::Rules { rules, compiled }
            }
            Body::Upto { count, base, arguments, .. } => {
                let natural =
                    |term: &Term| integer(&fixed.term(term)).and_then(|value| UBig::try_from(value).ok());
                let reach =
                    natural(count).filter(|count| !count.is_zero()).ok_or_else(|| vec![Misfit::NoReach])?;
                let mut given = Vec::with_capacity(arguments.len());
                for (name, term) in arguments {
                    let value =
                        natural(term).ok_or_else(|| vec![Misfit::WrongKind { name: name.clone() }])?;
                    given.push((name.clone(), Argument::Natural(value)));
                }
                // No position has more components than a machine word can count.
                let reach = u64::try_from(&reach).unwrap_or(u64::MAX);
                Moves::Upto { reach, base: base.instantiate(&given, Some(convention))? }
            }
            Body::Native(origin) => {
                let moves = origin.0.with(&arguments).map_err(|reason| vec![Misfit::Native(reason)])?;
                Moves::Native(moves)
            }
        };
        let breach = |law: &Law| (EndTest::new(&fixed::breach(&fixed, law), &compiler), law.span);
        let laws = self.laws.iter().map(|law| fixed::law(&fixed, law)).collect();
        let breaches = self.laws.iter().map(breach).collect();
        let fixed_ends: Vec<End> = self.ends.iter().map(|end| fixed::end(&fixed, end)).collect();
        let ends = fixed_ends.iter().map(|end| EndTest::new(end, &compiler)).collect();
        let starts = self.starts.iter().map(|start| fixed::start(&fixed, start)).collect();
        let claim = |(place, claim)| ClaimInstance::new(place, claim, &fixed, &compiler);
        let claims = self.claims.iter().enumerate().filter_map(claim).collect();
        let assumption = |one| AssumptionInstance::new(one, &fixed, &compiler);
        let assumptions = self.assumptions.iter().filter_map(assumption).collect();
        // Plans made after an interruption are incomplete.
        if watch::is_stopped() {
            return Err(vec![Misfit::Stopped]);
        }
        Ok(Instance(Arc::new(Inner {
            ruleset: self.clone(),
            arguments,
            convention,
            moves,
            ends,
            fixed_ends,
            breaches,
            laws,
            starts,
            claims,
            assumptions,
            endless: OnceLock::new(),
            unproved: vec![0],
        })))
    }
}

/// Numbers in a list of options from which on it counts as long.
const LONG: usize = 1 << 12;

impl Instance {
    /// The rule set.
    pub fn ruleset(&self) -> &Ruleset {
        &self.0.ruleset
    }

    /// Values of the parameters, in the order of their declaration.
    pub fn arguments(&self) -> &[Argument] {
        &self.0.arguments
    }

    /// Convention of play.
    pub fn convention(&self) -> Convention {
        self.0.convention
    }

    /// Form of a component.
    pub fn form(&self) -> Form {
        self.0.ruleset.form
    }

    /// Number of components in which a player may move at once.
    pub fn reach(&self) -> u64 {
        match &self.0.moves {
            Moves::Rules { .. } | Moves::Native(_) => 1,
            Moves::Upto { reach, .. } => *reach,
        }
    }

    /// The game whose rules are played; for a compound, its base.
    fn base(&self) -> &Instance {
        match &self.0.moves {
            Moves::Rules { .. } | Moves::Native(_) => self,
            Moves::Upto { base, .. } => base,
        }
    }

    /// Rules with parameters substituted, and their moves.
    fn compiled(&self) -> (&[Rule], &[RuleMoves]) {
        match &self.base().0.moves {
            Moves::Rules { rules, compiled } => (rules, compiled),
            // A compound of a compound is rejected when the file is read.
            Moves::Upto { .. } | Moves::Native(_) => (&[], &[]),
        }
    }

    /// The moves, if they are written in Rust.
    pub fn native(&self) -> Option<&dyn NativeMoves> {
        match &self.base().0.moves {
            Moves::Native(moves) => Some(&**moves),
            _ => None,
        }
    }

    /// Returns `true` if the order of a row has no meaning.
    fn unordered(&self) -> bool {
        self.base().0.ruleset.unordered
    }

    /// Number of rules.
    pub fn rule_count(&self) -> usize {
        self.compiled().0.len()
    }

    /// Place of a rule, in the text of its file.
    pub fn rule_span(&self, rule: usize) -> Option<Span> {
        self.compiled().0.get(rule).map(|rule| rule.span)
    }

    /// Text of a rule; for a compound, of the base game's rule.
    pub fn rule_text(&self, rule: usize) -> &str {
        let span = self.rule_span(rule).unwrap_or_default();
        self.base().ruleset().text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    fn end_tests(&self) -> &[EndTest] {
        if self.0.ends.is_empty() { &self.base().0.ends } else { &self.0.ends }
    }

    /// Returns `true` if the file declares ends.
    pub fn has_ends(&self) -> bool {
        !self.end_tests().is_empty()
    }

    /// Verdict for a player who cannot move where no end is declared, under the convention.
    pub fn stuck(&self) -> Verdict {
        let otherwise = self.0.ruleset.otherwise.or(self.base().0.ruleset.otherwise);
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
        self.stuck() == Verdict::Draw || self.0.ruleset.endless_draw || self.base().0.ruleset.endless_draw
    }

    /// Returns `true` if every play is known to end.
    pub fn terminates(&self) -> bool {
        self.endless().is_empty()
    }

    /// Indices of the rules that are not proved to be used only finitely often in a play.
    pub fn endless(&self) -> &[usize] {
        if let Some(known) = self.0.endless.get() {
            return known;
        }
        let found = match self.native() {
            Some(moves) if moves.terminates() => Vec::new(),
            Some(_) => vec![0],
            None => {
                let kind = order::Kind { form: self.form(), unordered: self.unordered() };
                match order::endless(kind, self.compiled().0, &self.base().0.laws) {
                    Some(found) => found,
                    // Nothing had been proved by then; a later call may have more time.
                    None => return &self.0.unproved,
                }
            }
        };
        self.0.endless.get_or_init(|| found)
    }

    /// Rules that leave a variable without an upper bound, with that variable.
    pub fn unbounded(&self) -> Vec<(usize, String)> {
        let (rules, moves) = self.compiled();
        let name = |rule: &Rule, slot: usize| rule.scope.names.get(slot).cloned().unwrap_or_default();
        let all = (0..).zip(rules.iter().zip(moves));
        all.flat_map(|(index, (rule, moves))| {
            moves.unbounded.iter().map(move |slot| (index, name(rule, slot.0 as usize)))
        })
        .collect()
    }

    /// Declared ends that leave a variable without an upper bound, by their place in their text, with that
    /// variable.
    pub fn unbounded_ends(&self) -> Vec<(Span, String)> {
        let name =
            |end: &EndTest, slot: &Slot| end.scope.names.get(slot.0 as usize).cloned().unwrap_or_default();
        let all = self.end_tests().iter().zip(self.ends());
        all.flat_map(|(test, end)| test.unbounded.iter().map(move |slot| (end.span, name(test, slot))))
            .collect()
    }

    /// Verdict for the player to move at a declared end, under the convention.
    pub fn end(&self, at: &[u64]) -> Result<Option<Verdict>, Trouble> {
        for end in self.end_tests() {
            let holds = twice(
                end.words.as_ref(),
                end.big.as_ref(),
                at,
                |test, at| test.holds(at),
                |test, at| test.holds(at),
            );
            if holds.map_err(|fault| trouble(fault, usize::MAX, &end.scope))? {
                return Ok(Some(self.swapped(end.verdict)));
            }
        }
        Ok(None)
    }

    /// Verdicts at the tuples `(prefix.., start)`, `(prefix.., start + 1)`, …, one for each place of `row`.
    pub fn end_row(&self, prefix: &[u64], start: u64, row: &mut [Option<Verdict>]) -> Result<(), Trouble> {
        row.fill(None);
        if let Some(masks) = self.end_tests().iter().map(|end| end.mask.as_ref()).collect::<Option<Vec<_>>>()
        {
            let mut holds = vec![false; row.len()];
            for (end, mask) in self.end_tests().iter().zip(masks) {
                mask.fill(prefix, start, &mut holds);
                if holds.contains(&true) {
                    let verdict = self.swapped(end.verdict);
                    let hit = row.iter_mut().zip(&holds).filter(|(_, holds)| **holds);
                    hit.for_each(|(place, _)| *place = place.or(Some(verdict)));
                }
            }
            return Ok(());
        }
        let mut at = prefix.to_vec();
        at.push(start);
        for (place, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            *place = self.end(&at)?;
        }
        Ok(())
    }

    /// Verdict at a declared end, with numbers of any size.
    pub fn big_end(&self, at: &[UBig]) -> Result<Option<Verdict>, Trouble> {
        let at: Vec<IBig> = at.iter().map(|natural| IBig::from(natural.clone())).collect();
        for end in self.end_tests() {
            let test = end.big.as_ref().ok_or(Trouble::TooLarge)?;
            if test.holds(&at).map_err(|fault| trouble(fault, usize::MAX, &end.scope))? {
                return Ok(Some(self.swapped(end.verdict)));
            }
        }
        Ok(None)
    }

    /// Appends the options of a component: none where play has stopped.
    pub fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        if self.has_ends() && self.end(at)?.is_some() {
            return Ok(());
        }
        if let Some(moves) = self.native() {
            moves.options(at, options)?;
            // Many short positions with long lists add up, so the watch is checked after each long list.
            let long = options.words() > LONG;
            return if long && watch::is_stopped() { Err(Trouble::TooMany) } else { Ok(()) };
        }
        (0..self.rule_count()).try_for_each(|rule| self.options_of(rule, at, options))
    }

    /// Appends the options of one rule, regardless of ends.
    pub fn options_of(&self, rule: usize, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        if let Some(moves) = self.native() {
            return moves.options(at, options);
        }
        let sorted = self.unordered();
        let (rules, moves) = self.compiled();
        let (Some(text), Some(moves)) = (rules.get(rule), moves.get(rule)) else { return Ok(()) };
        if watch::steps(1) {
            return Err(Trouble::TooMany);
        }
        if let Form::Tuple(arity) = self.form()
            && arity != at.len()
        {
            return Err(Trouble::WrongForm);
        }
        let before = options.len();
        let options = RefCell::new(options);
        let listed = twice(
            moves.words.as_ref(),
            moves.big.as_ref(),
            at,
            |compiled, at| list(compiled, at, sorted, &mut options.borrow_mut(), before),
            |compiled, at| list(compiled, at, sorted, &mut options.borrow_mut(), before),
        );
        listed.map_err(|fault| trouble(fault, rule, &text.scope))
    }

    /// Visits the options with numbers of any size, each with its rule: none where play has stopped.
    pub fn big_options(
        &self,
        at: &[UBig],
        each: &mut dyn FnMut(usize, Vec<Vec<UBig>>) -> ControlFlow<()>,
    ) -> Result<(), Trouble> {
        if self.has_ends() && self.big_end(at)?.is_some() {
            return Ok(());
        }
        if let Some(moves) = self.native() {
            return native_options(moves, at, each);
        }
        let sorted = self.unordered();
        let at: Vec<IBig> = at.iter().map(|natural| IBig::from(natural.clone())).collect();
        let (rules, moves) = self.compiled();
        for (index, (rule, moves)) in (0..).zip(rules.iter().zip(moves)) {
            let compiled = moves.big.as_ref().ok_or(Trouble::TooLarge)?;
            let went = compiled.options(&at, &mut |sum| {
                let naturals = |part: &Vec<IBig>| {
                    let mut part: Vec<UBig> = part.iter().filter_map(Number::natural).collect();
                    if sorted {
                        part.sort_unstable();
                    }
                    part
                };
                each(index, sum.iter().map(naturals).collect())
            });
            if went.map_err(|fault| trouble(fault, index, &rule.scope))?.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Converts a component to the form of the rules; expands short forms declared by `start`.
    pub fn check_form(&self, component: &[UBig]) -> Result<Vec<UBig>, Misfit> {
        let fits = match self.form() {
            Form::Tuple(arity) => arity == component.len(),
            Form::Row => true,
            Form::Edges => component.len().is_multiple_of(2),
        };
        if fits {
            return self.check_laws(component.to_vec());
        }
        let starts = if self.0.starts.is_empty() { &self.base().0.starts } else { &self.0.starts };
        let Some(start) = starts.iter().find(|start| start.arity == component.len()) else {
            return Err(Misfit::WrongForm { form: self.form(), given: component.len() });
        };
        let mut slots: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        slots.resize(slots.len().max(start.scope.names.len()), IBig::ZERO);
        let compiler = Compiler::new(&[]);
        let mut natural = |term: &Term| -> Option<UBig> {
            let term = compiler.term::<IBig>(term)?;
            term(&mut Env::new(&mut slots, &[])).ok()?.natural()
        };
        let whole = start.position.iter().map(&mut natural).collect::<Option<_>>();
        self.check_laws(whole.ok_or(Misfit::Meaningless)?)
    }

    /// A component of the right form, sorted if it is unordered, unless it breaks a law.
    fn check_laws(&self, mut component: Vec<UBig>) -> Result<Vec<UBig>, Misfit> {
        if let Some(moves) = self.native() {
            return moves.read(component).map_err(Misfit::Native);
        }
        if self.unordered() {
            component.sort_unstable();
        }
        let base = self.base();
        if base.0.breaches.is_empty() {
            return Ok(component);
        }
        let at: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        let kept = |test: &EndTest| matches!(test.big.as_ref().map(|test| test.holds(&at)), Some(Ok(false)));
        match base.0.breaches.iter().find(|(test, _)| !kept(test)) {
            None => Ok(component),
            Some((_, span)) => {
                let law = base.ruleset().text.get(span.start as usize..span.end as usize);
                Err(Misfit::Lawless { law: law.unwrap_or_default().to_string() })
            }
        }
    }

    /// Returns `true` if a component satisfies the laws of the file; its form is not checked.
    pub fn is_position(&self, component: &[UBig]) -> bool {
        self.check_laws(component.to_vec()).is_ok_and(|kept| kept == component)
    }

    /// Returns `true` if a component of the right form may not be a position: laws are declared, or rows are
    /// kept in order.
    pub fn is_lawful(&self) -> bool {
        !self.base().0.breaches.is_empty() || self.unordered()
    }

    /// Returns `true` if a component in machine words satisfies the laws; its form is not checked.
    ///
    /// ```
    /// let text = "game even\n(n) -> (n - 2)\nposition (n) where even(n)\n";
    /// let game = rules::parse(text, &rules::NoLibrary).ruleset.unwrap().instantiate(&[], None).unwrap();
    /// assert!(game.is_lawful() && game.stands(&[4]) && !game.stands(&[5]));
    /// assert_eq!(game.broken_law(&[5u8.into()]), Some("position (n) where even(n)"));
    /// ```
    pub fn stands(&self, component: &[u64]) -> bool {
        if self.unordered() && !component.is_sorted() {
            return false;
        }
        self.base().0.breaches.iter().all(|(test, _)| {
            let (words, big) = (test.words.as_ref(), test.big.as_ref());
            let broken = twice(words, big, component, |test, at| test.holds(at), |test, at| test.holds(at));
            broken == Ok(false)
        })
    }

    /// The same for the tuples `(prefix.., start)`, `(prefix.., start + 1)`, …, one for each place of `row`.
    pub fn stand_row(&self, prefix: &[u64], start: u64, row: &mut [bool]) {
        row.fill(true);
        let breaches = &self.base().0.breaches;
        if let Some(masks) = breaches.iter().map(|(test, _)| test.mask.as_ref()).collect::<Option<Vec<_>>>() {
            let mut broken = vec![false; row.len()];
            for mask in masks {
                mask.fill(prefix, start, &mut broken);
                row.iter_mut().zip(&broken).for_each(|(stands, broken)| *stands &= !broken);
            }
            return;
        }
        let mut at = prefix.to_vec();
        at.push(start);
        for (place, last) in row.iter_mut().zip(start..) {
            at[prefix.len()] = last;
            *place = self.stands(&at);
        }
    }

    /// Text of the first law that a component breaks; `None` if no law is seen to be broken.
    pub fn broken_law(&self, component: &[UBig]) -> Option<&str> {
        let base = self.base();
        let at: Vec<IBig> = component.iter().map(|natural| IBig::from(natural.clone())).collect();
        let broken = |test: &EndTest| test.big.as_ref().is_some_and(|test| test.holds(&at) == Ok(true));
        let (_, span) = base.0.breaches.iter().find(|(test, _)| broken(test))?;
        base.ruleset().text.get(span.start as usize..span.end as usize)
    }

    /// Shapes of the rules in a box.
    pub fn shapes(&self, extents: &[u64]) -> Result<Vec<Shape>, Trouble> {
        let (rules, _) = self.compiled();
        let Form::Tuple(arity) = self.form() else { return Err(Trouble::WrongForm) };
        if extents.len() != arity {
            return Err(Trouble::WrongForm);
        }
        if self.native().is_some() {
            return Ok(vec![Shape::General { rule: 0 }]);
        }
        let compiler = Compiler::new(&self.base().0.ruleset.automata);
        let masks = |formula: &_, places, slots| guard::guard(formula, places, slots, &compiler);
        shapes::shapes(rules, extents, &masks).ok_or(Trouble::TooMany)
    }

    /// Claims that apply to these parameters.
    pub fn claims(&self) -> &[ClaimInstance] {
        &self.0.claims
    }

    /// Assumptions about these parameters.
    pub fn assumptions(&self) -> &[AssumptionInstance] {
        &self.0.assumptions
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
        found.map_err(|fault| trouble(fault, usize::MAX, &assumption.said().scope))
    }
}

impl std::fmt::Debug for Instance {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Instance").field("name", &self.0.ruleset.name).finish_non_exhaustive()
    }
}

/// Evaluates in machine words, and in unbounded integers if those overflow.
fn twice<W, B, T>(
    words: Option<&W>,
    big: Option<&B>,
    at: &[u64],
    ask_words: impl FnOnce(&W, &[i64]) -> Result<T, Fault>,
    ask_big: impl FnOnce(&B, &[IBig]) -> Result<T, Fault>,
) -> Result<T, Fault> {
    if let Some(compiled) = words {
        // Most components are short.
        let mut room = [0i64; 8];
        let mut long = Vec::new();
        let place: &mut [i64] = if at.len() <= room.len() {
            &mut room[..at.len()]
        } else {
            long.resize(at.len(), 0);
            &mut long
        };
        if at.iter().all(|&word| i64::try_from(word).is_ok()) {
            for (place, &word) in place.iter_mut().zip(at) {
                *place = word as i64;
            }
            match ask_words(compiled, place) {
                Err(Fault::Overflow) => {}
                answered => return answered,
            }
        }
    }
    let at: Vec<IBig> = at.iter().map(|&word| IBig::from(word)).collect();
    ask_big(big.ok_or(Fault::TooLarge)?, &at)
}
