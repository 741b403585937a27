//! Approximations of rules that automata cannot follow, derived from assumptions.
//!
//! Statements about all moves are proved for rules that allow at least the moves of the game, *over*; the
//! existence of a move is proved for rules that allow at most those, *under*.

use crate::compile::Compiler;
use crate::formula::Formula as Read;
use crate::game::Game;
use crate::linear::Variable;
use crate::reading::Names;
use crate::rejection::Reason;
use crate::unsupported::Unsupported;
use rules::{Assumed, Assumption, Formula, Instance, Part, Pattern, Rule, Scope, Slot, Term};
use std::collections::BTreeSet;

type Result<T> = std::result::Result<T, Reason>;

/// A rule, or its approximation.
#[derive(Clone)]
pub(crate) struct Move<'a> {
    pub(crate) scope: &'a Scope,
    pub(crate) before: &'a Pattern,
    pub(crate) after: &'a [Part],
    /// Conjunction of conditions.
    pub(crate) members: Vec<Member<'a>>,
}

/// A member of a condition.
#[derive(Clone, Copy)]
pub(crate) struct Member<'a> {
    pub(crate) formula: &'a Formula,
    /// If it states membership in an assumed set: the member, and the variables of the set's formula.
    pub(crate) set: Option<(Slot, &'a Scope)>,
}

/// Chosen numbers that allow each of several moves.
#[derive(Clone, Copy)]
pub(crate) struct Choice<'a> {
    pub(crate) scope: &'a Scope,
    /// Condition for the existence of such numbers.
    pub(crate) condition: &'a Formula,
    /// Condition on the numbers.
    pub(crate) choice: &'a Formula,
    /// Result of each move.
    pub(crate) after: &'a [Vec<Part>],
    /// Place of the assumption.
    pub(crate) place: usize,
}

/// The two approximations of the rules.
pub(crate) struct Shadows<'a> {
    pub(crate) over: Vec<Move<'a>>,
    pub(crate) under: Vec<Move<'a>>,
    pub(crate) choices: Vec<Choice<'a>>,
    /// Assumptions used so far, by place in the text; not yet those of the choices.
    pub(crate) used: BTreeSet<usize>,
}

/// An assumption with its place in the text.
pub(crate) type PlacedAssumption<'a> = (usize, &'a Assumption);

/// The assumptions at these places of the text; the error is the first place without one about these
/// parameters.
pub(crate) fn named<'a>(
    instance: &'a Instance,
    places: &[usize],
) -> std::result::Result<Vec<PlacedAssumption<'a>>, usize> {
    let all = &instance.ruleset().assumptions;
    // Nothing is assumed about rules in another file.
    let upto = matches!(instance.ruleset().body, rules::Body::Compound { .. });
    let find = |&place: &usize| {
        let span = all.get(place).filter(|_| !upto).ok_or(place)?.span;
        let found = instance.assumptions().iter().find(|assumption| assumption.statement().span == span);
        found.map(|assumption| (place, assumption.statement())).ok_or(place)
    };
    places.iter().map(find).collect()
}

/// Approximations of a game's rules under these assumptions.
pub(crate) fn shadows<'a>(
    compiler: &Compiler<'_>,
    game: &Game,
    instance: &'a Instance,
    named: &[PlacedAssumption<'a>],
) -> Result<Shadows<'a>> {
    let mut shadows = Shadows { over: vec![], under: vec![], choices: vec![], used: BTreeSet::new() };
    let mut beyond = false;
    for rule in instance.rules() {
        let whole = Move::of(rule);
        if named.is_empty() {
            shadows.over.push(whole);
            continue;
        }
        let (over, under) = between_sets(compiler, game, &whole, named, &mut shadows.used)?;
        let Some(obstacle) = obstacle(compiler, game, &[&over, &under])? else {
            shadows.over.push(over);
            shadows.under.push(under);
            continue;
        };
        let cover = named.iter().find_map(|&(place, assumption)| Some((place, covering(assumption, rule)?)));
        let (place, cover) = cover.ok_or(obstacle)?;
        shadows.used.insert(place);
        shadows.over.push(cover);
        beyond = true;
    }
    if named.is_empty() {
        shadows.under.clone_from(&shadows.over);
    }
    if beyond {
        named.iter().for_each(|&(place, assumption)| shadows.promise(game, place, assumption));
    }
    Ok(shadows)
}

impl<'a> Move<'a> {
    fn of(rule: &'a Rule) -> Move<'a> {
        let members = members(&rule.condition).iter().map(Member::plain).collect();
        Move { scope: &rule.scope, before: &rule.before, after: &rule.after, members }
    }
}

impl<'a> Member<'a> {
    fn plain(formula: &'a Formula) -> Member<'a> {
        Member { formula, set: None }
    }
}

/// Members of a condition.
fn members(condition: &Formula) -> &[Formula] {
    match condition {
        Formula::And(members) => members,
        Formula::True => &[],
        one => std::slice::from_ref(one),
    }
}

/// A rule with undecidable sets replaced by assumed supersets or subsets.
fn between_sets<'a>(
    compiler: &Compiler<'_>,
    game: &Game,
    rule: &Move<'a>,
    named: &[PlacedAssumption<'a>],
    used: &mut BTreeSet<usize>,
) -> Result<(Move<'a>, Move<'a>)> {
    let (mut over, mut under) = (rule.clone(), rule.clone());
    for &(place, assumption) in named {
        let Assumed::Sets(sets) = &assumption.assumed else { continue };
        let mut decided = Vec::with_capacity(sets.len());
        for set in sets {
            decided.push(is_decided(compiler, game, set, &assumption.scope)?);
        }
        let of =
            |index: usize, slot: Slot| Member { formula: &sets[index], set: Some((slot, &assumption.scope)) };
        for index in (0..sets.len()).filter(|&index| !decided[index]) {
            for slot in (0..rule.scope.names.len() as u32).map(Slot) {
                let spoken = Spoken::new(compiler, game, rule.scope, &sets[index], (slot, &assumption.scope));
                if !spoken.stands_in(compiler, game, &over) {
                    continue;
                }
                used.insert(place);
                spoken.leave(compiler, game, &mut over);
                spoken.leave(compiler, game, &mut under);
                over.members.extend(
                    (index + 1..sets.len()).filter(|&later| decided[later]).map(|later| of(later, slot)),
                );
                let below = (0..index).rev().find(|&earlier| decided[earlier]);
                under.members.push(below.map_or(Member::plain(&Formula::False), |below| of(below, slot)));
            }
        }
    }
    Ok((over, under))
}

/// Conditions of a set on a variable of a rule, as read; empty if the set has no members, or one cannot be
/// read.
struct Spoken(Vec<Read>);

impl Spoken {
    fn new(compiler: &Compiler<'_>, game: &Game, scope: &Scope, set: &Formula, of: (Slot, &Scope)) -> Spoken {
        let read = |formula| read(compiler, game, scope, Member { formula, set: Some(of) });
        Spoken(members(set).iter().map(read).collect::<Option<Vec<_>>>().unwrap_or_default())
    }

    fn says(
        &self,
        compiler: &Compiler<'_>,
        game: &Game,
        rule: &Move<'_>,
        member: Member<'_>,
    ) -> Option<&Read> {
        let member = read(compiler, game, rule.scope, member)?;
        self.0.iter().find(|said| **said == member)
    }

    /// Returns `true` if all of these are members of the condition.
    fn stands_in(&self, compiler: &Compiler<'_>, game: &Game, rule: &Move<'_>) -> bool {
        let said: Vec<Read> =
            rule.members.iter().filter_map(|&member| read(compiler, game, rule.scope, member)).collect();
        !self.0.is_empty() && self.0.iter().all(|member| said.contains(member))
    }

    /// Removes these from the condition.
    fn leave(&self, compiler: &Compiler<'_>, game: &Game, rule: &mut Move<'_>) {
        let kept: Vec<_> = rule
            .members
            .iter()
            .copied()
            .filter(|&member| self.says(compiler, game, rule, member).is_none())
            .collect();
        rule.members = kept;
    }
}

/// A member of a rule's condition as read, for comparison with others of the same rule: slots become
/// variables with the same number.
fn read(compiler: &Compiler<'_>, game: &Game, scope: &Scope, member: Member<'_>) -> Option<Read> {
    let mut compiler = compiler.apart();
    let slot = |number: usize| crate::formula::Term::Variable(Variable(number as u32));
    let slots: Vec<_> = (0..scope.names.len()).map(slot).collect();
    let mut names = Names::new(&mut compiler, scope, &slots, game.rules_automata());
    compiler.read_member(&mut names, member, &game.own_automata).ok()
}

/// Returns `true` if automata can decide a set.
fn is_decided(compiler: &Compiler<'_>, game: &Game, set: &Formula, scope: &Scope) -> Result<bool> {
    let mut compiler = compiler.apart();
    let member = crate::formula::Term::Variable(compiler.fresh());
    let mut names = Names::new(&mut compiler, scope, &[member], &game.own_automata);
    let read = compiler.read_formula(&mut names, set);
    is_supported(read.and_then(|formula| compiler.cases(&formula)))
}

/// Returns `true` if there is a result; `false` if it is unsupported.
fn is_supported<T>(result: Result<T>) -> Result<bool> {
    match result {
        Ok(_) => Ok(true),
        Err(Reason::Unsupported(_)) => Ok(false),
        Err(other) => Err(other),
    }
}

/// Obstacle to following rules, at the first place where they match.
fn obstacle(compiler: &Compiler<'_>, game: &Game, rules: &[&Move<'_>]) -> Result<Option<Unsupported>> {
    for rule in rules {
        match game.follows(&mut compiler.apart(), rule) {
            Ok(()) => {}
            Err(Reason::Unsupported(reason)) => return Ok(Some(reason)),
            Err(other) => return Err(other),
        }
    }
    Ok(None)
}

/// A rule that moves wherever the assumption allows moves of the same form as the rule.
fn covering<'a>(assumption: &'a Assumption, rule: &Rule) -> Option<Move<'a>> {
    let Assumed::Only { before, matched, after, condition } = &assumption.assumed else { return None };
    let (Pattern::Tuple(places), [Part::Tuple(assumed)], [Part::Tuple(terms)]) =
        (before, &**after, &*rule.after)
    else {
        return None;
    };
    // Where the pattern does not match, nothing is assumed.
    if *matched != Formula::True || *before != rule.before || assumed.len() != terms.len() {
        return None;
    }
    let mut new = BTreeSet::new();
    let covers = assumed.iter().zip(terms).all(|(assumed, term)| match assumed {
        Term::Variable(slot) if (slot.0 as usize) < *places => assumed == term,
        Term::Variable(slot) => new.insert(slot.0),
        _ => false,
    });
    let members = members(condition).iter().map(Member::plain).collect();
    covers.then_some(Move { scope: &assumption.scope, before, after, members })
}

impl<'a> Shadows<'a> {
    /// Adds the moves that are assumed to exist.
    fn promise(&mut self, game: &Game, place: usize, assumption: &'a Assumption) {
        let Assumed::Moves { before, condition, chosen, choice, after } = &assumption.assumed else { return };
        let scope = &assumption.scope;
        if !chosen.is_empty() {
            let tuple =
                |parts: &Vec<Part>| matches!(&**parts, [Part::Tuple(terms)] if terms.len() == game.x.len());
            // Only places and chosen variables may vary.
            let varies = game.x.len() + chosen.len();
            if *before == Pattern::Tuple(game.x.len())
                && scope.names.len() == varies
                && after.iter().all(tuple)
            {
                self.choices.push(Choice { scope, condition, choice, after, place });
            }
            return;
        }
        self.used.insert(place);
        let both = || members(condition).iter().chain(members(choice)).map(Member::plain).collect();
        self.under.extend(after.iter().map(|after| Move { scope, before, after, members: both() }));
    }
}
