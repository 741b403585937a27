//! A game with its parameters and convention fixed.

use crate::game::{Game, Origin};
use crate::memory::{Memory, Store, weight_of};
use crate::problem::Mistake;
use crate::{Problem, Problems};
use catalog::theory::{Theory, theory};
use dashu_int::UBig;
use rules::{
    Argument, Body, ClaimInstance, Convention, Form, Instance, Lang, Options, ParameterKind, Pattern,
    Ruleset, Text, Verdict,
};
use solve::Refusal;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Limit on the combinations of choices.
const MOST_CHOICES: usize = 64;

/// A game with its parameters and convention fixed.
#[derive(Clone)]
pub struct Variant {
    game: Arc<Game>,
    instance: Instance,
    name: String,
    /// Theory of a game of the catalogue, if there is one.
    theory: Option<Arc<dyn Theory>>,
    /// Stand-in for a component that a move leaves empty, if there is one.
    nothing: Option<Vec<UBig>>,
    /// Findings about the game.
    memory: Arc<Memory>,
}

/// The variants of a game that were asked for last.
#[derive(Default)]
pub(crate) struct Variants(Mutex<VecDeque<Asked>>);

/// A variant, and how it was asked for.
struct Asked {
    game: Arc<Game>,
    arguments: Vec<(String, Argument)>,
    convention: Option<Convention>,
    /// Without the memory, in which it stands.
    variant: Variant,
}

impl Variants {
    /// Number of variants that are kept.
    const MOST: usize = 8;

    /// A game with these parameters in this convention, as [`Variant::new`] makes it, or made it before.
    pub(crate) fn variant(
        &self,
        game: &Arc<Game>,
        arguments: Vec<(String, Argument)>,
        convention: Option<Convention>,
    ) -> Result<Variant, Vec<Mistake>> {
        let same = |asked: &Asked| {
            Arc::ptr_eq(&asked.game, game) && asked.convention == convention && asked.arguments == arguments
        };
        if let Some(asked) = self.asked().iter().find(|asked| same(asked)) {
            return Ok(asked.variant.clone());
        }
        let variant = Variant::new(game, arguments.clone(), convention)?;
        let mut all = self.asked();
        all.truncate(Variants::MOST - 1);
        all.push_front(Asked { game: game.clone(), arguments, convention, variant: variant.clone() });
        Ok(variant)
    }

    fn asked(&self) -> MutexGuard<'_, VecDeque<Asked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Variants {
    fn weight(&self) -> u64 {
        self.asked().iter().map(|asked| weight_of(&asked.game.ruleset)).sum()
    }
}

/// Refusal of a game whose endless play is a draw: it lacks a nim-value, not the declaration.
pub fn declared(refusal: Refusal, draws: bool) -> Refusal {
    if draws && refusal == Refusal::Endless { Refusal::NimSumDraw } else { refusal }
}

impl Variant {
    /// A game with these parameters, in its own convention unless one is given; or all misfits.
    pub fn new(
        game: &Arc<Game>,
        arguments: Vec<(String, Argument)>,
        convention: Option<Convention>,
    ) -> Result<Variant, Vec<Mistake>> {
        let misfit = |misfit| Mistake::Misfit { game: game.name.clone(), misfit };
        let instance = game
            .ruleset
            .instantiate(&arguments, convention)
            .map_err(|misfits| misfits.into_iter().map(misfit).collect::<Vec<_>>())?;
        Ok(Variant::of(game, instance))
    }

    /// A variant with a shared memory.
    pub fn remembering(self, memory: Arc<Memory>) -> Variant {
        Variant { memory, ..self }
    }

    /// A game with the parameters and the convention of this instance of it.
    pub fn of(game: &Arc<Game>, instance: Instance) -> Variant {
        let mut name = game.name.clone();
        for (parameter, argument) in game.ruleset.parameters.iter().zip(instance.arguments()) {
            name.push_str(&format!(" {}={}", parameter.name, argument));
        }
        let nothing = nothing(&instance);
        let theory = known_theory(game, &instance);
        Variant { game: game.clone(), instance, name, theory, nothing, memory: Arc::default() }
    }

    /// The game without forbidden options, and in which every reply is free.
    pub fn unblocked(&self) -> Variant {
        Variant { instance: self.instance.unblocked().clone(), memory: Arc::default(), ..self.clone() }
    }

    /// The game with its default parameters; `None` if one has no default.
    pub fn plain(game: &Arc<Game>) -> Option<Variant> {
        Variant::new(game, Vec::new(), None).ok()
    }

    /// The game with its parameters, as one would type it: `bash m=3`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The game's title with its parameters: `Bash's game m=3`.
    pub fn title(&self) -> Text {
        let parameters = self.name().strip_prefix(&*self.game.name).unwrap_or_default();
        let title = |lang| format!("{}{parameters}", self.ruleset().title(lang));
        Text { en: title(Lang::En), zh: title(Lang::Zh) }
    }

    /// The game without these parameters, which are open.
    pub fn with_open(&self, names: &[String]) -> String {
        let closed = self.arguments().filter(|(name, _)| !names.contains(name));
        let closed = closed.map(|(name, value)| format!("{name}={value}"));
        std::iter::once(self.game.name.clone()).chain(closed).collect::<Vec<_>>().join(" ")
    }

    /// Name as typed in a shell; `None` if no command can name the game.
    pub fn typed(&self) -> Option<String> {
        let arguments = self.arguments().map(|(name, value)| quoted(&format!("{name}={value}")));
        let words: Vec<String> = std::iter::once(quoted(&self.game.reference)).chain(arguments).collect();
        let typed = words.join(" ");
        (self.origin() != Origin::Text && !typed.contains(char::is_control)).then_some(typed)
    }

    /// Names of the parameters, and their values as typed.
    pub fn arguments(&self) -> impl Iterator<Item = (String, String)> + '_ {
        let names = self.game.ruleset.parameters.iter().map(|parameter| parameter.name.clone());
        names.zip(self.instance.arguments().iter().map(ToString::to_string))
    }

    /// Parameters other than the defaults, as typed.
    pub fn changed_arguments(&self) -> Vec<(String, String)> {
        let parameters = self.ruleset().parameters.iter().zip(self.instance.arguments());
        let other = parameters.filter(|(parameter, argument)| parameter.default.as_ref() != Some(argument));
        other.map(|(parameter, argument)| (parameter.name.clone(), argument.to_string())).collect()
    }

    /// Contents of the game's text.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.game.ruleset
    }

    /// The game before its parameters were fixed.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Origin of the game.
    pub fn origin(&self) -> Origin {
        self.game.origin
    }

    /// Findings about the game, whatever its parameters.
    pub fn memory(&self) -> &Arc<Memory> {
        &self.memory
    }

    /// Its moves and claims.
    pub fn instance(&self) -> &Instance {
        &self.instance
    }

    /// Form of a component.
    pub fn form(&self) -> Form {
        self.instance.form()
    }

    /// Text at a place, on one line.
    pub fn quote(&self, span: rules::Span) -> String {
        self.ruleset().quote(span)
    }

    /// Text of a claim, without its citation.
    pub fn claimed(&self, claim: &ClaimInstance) -> String {
        let text = self.quote(claim.span);
        match &claim.theorem {
            Some(citation) => text.replace(&format!("by \"{citation}\""), "").trim().into(),
            None => text,
        }
    }

    /// Citation of a claim that is a theorem; citations in a user's file do not count.
    pub fn citation<'c>(&self, claim: &'c ClaimInstance) -> Option<&'c str> {
        claim.theorem.as_deref().filter(|_| self.origin() == Origin::Catalogue)
    }

    /// An engine's refusal of this game as a problem, with the rule quoted.
    pub fn refused(&self, refusal: Refusal) -> Problem {
        let refusal = declared(refusal, self.instance.draws_declared());
        let rule = match &refusal {
            Refusal::Unbounded { rule, .. } | Refusal::LeavesBox { rule }
                if *rule < self.instance.rule_count() =>
            {
                Some(self.instance.rule_text(*rule).to_string())
            }
            _ => None,
        };
        Problem::new(Mistake::Refused { refusal, rule })
    }

    /// Everything that the outcomes of its positions depend on, as a key for files.
    pub fn identity(&self) -> String {
        let base = self.ruleset().named_base().map_or("", |base| base.text.as_str());
        let parameters: Vec<String> = self.instance.arguments().iter().map(ToString::to_string).collect();
        let convention = self.instance.convention();
        format!("{}\n---\n{base}\n---\n{}\n{convention:?}", self.ruleset().text, parameters.join("\n"))
    }

    /// Names of a tuple's numbers in the first rule that names them all; empty if none does.
    pub fn coordinates(&self) -> Vec<String> {
        let mut body = &self.ruleset().body;
        while let Body::Compound { base: inner, .. }
        | Body::Blocking { plain: inner, .. }
        | Body::Entailing { plain: inner } = body
        {
            body = &inner.body;
        }
        let Body::Rules(rules) = body else { return Vec::new() };
        let written = |name: &String| name.starts_with(|first: char| first.is_alphabetic());
        let named = rules.iter().find_map(|rule| match rule.before {
            Pattern::Tuple(arity) => {
                let names = rule.scope.names.get(..arity)?;
                names.iter().all(written).then(|| names.to_vec())
            }
            Pattern::Row(_) => None,
        });
        named.unwrap_or_default()
    }

    /// Returns `true` if the games are equal, including parameters and convention.
    pub fn same(&self, other: &Variant) -> bool {
        self.name == other.name && self.instance.convention() == other.instance.convention()
    }

    /// A component in the form of the rules; short forms are written out.
    pub fn fit(&self, naturals: Vec<UBig>) -> Result<Vec<UBig>, Mistake> {
        let plain = !self.instance.is_lawful() && self.instance.native().is_none();
        match self.form() {
            Form::Row | Form::Edges if plain => Ok(naturals),
            Form::Tuple(arity) if plain && arity == naturals.len() => Ok(naturals),
            _ => self
                .instance
                .check_form(&naturals)
                .map_err(|misfit| Mistake::Misfit { game: self.game.name.clone(), misfit }),
        }
    }

    /// Returns `true` if some numbers of the right form may not be positions: rows may be too short or too long, and laws may forbid some.
    pub fn has_gaps(&self) -> bool {
        self.form() == Form::Row || self.instance.is_lawful()
    }

    /// These numbers as one component or a sum of several, in the form of the rules; `None` if they are not a position.
    pub fn components_at(&self, at: &[u64]) -> Option<Vec<Vec<UBig>>> {
        let length = match self.form() {
            Form::Tuple(arity) => arity.max(1),
            Form::Row | Form::Edges => at.len().max(1),
        };
        let component = |part: &[u64]| self.fit(part.iter().map(|&word| UBig::from(word)).collect()).ok();
        at.chunks(length).map(component).collect()
    }

    /// Numbers written for a component that a move leaves empty.
    pub fn nothing(&self) -> Option<&[UBig]> {
        self.nothing.as_deref()
    }

    /// Theory of the game, if there is one.
    pub fn theory(&self) -> Option<&dyn Theory> {
        self.theory.as_deref()
    }

    /// Returns `true` if a game may end without a winner, or not at all.
    pub fn may_draw(&self) -> bool {
        let mut declares = self.ruleset();
        // A compound without ends of its own has those of its base.
        while let (Body::Compound { base, .. }, true) = (&declares.body, declares.ends.is_empty()) {
            declares = base;
        }
        let draw = declares.ends.iter().any(|end| end.verdict == Verdict::Draw);
        // Where play always ends, it matters nothing what play without end would be.
        draw || self.rules().stuck() == Verdict::Draw || !self.instance.terminates()
    }

    /// Returns `true` if play need not end, and that is a draw.
    pub fn may_be_endless(&self) -> bool {
        !self.instance.terminates() && self.instance.draws_declared()
    }

    /// The game as engines see it.
    pub fn rules(&self) -> &dyn solve::Game {
        &self.instance
    }

    /// The game with every combination of the choices left open.
    pub fn choices(&self, given: &[&str]) -> Result<Vec<Variant>, Problems> {
        let parameters = &self.ruleset().parameters;
        let mut combinations: Vec<Vec<(String, Argument)>> = vec![Vec::new()];
        for (parameter, argument) in parameters.iter().zip(self.instance().arguments()) {
            let mut values = vec![argument.clone()];
            if let ParameterKind::Choice(words) = &parameter.kind
                && !given.contains(&parameter.name.as_str())
                && combinations.len() * words.len() <= MOST_CHOICES
            {
                values = words.iter().map(|word| Argument::Choice(word.clone())).collect();
            }
            let extend = |combination: Vec<(String, Argument)>| {
                let name = &parameter.name;
                let with = move |value: &Argument| {
                    let mut longer = combination.clone();
                    longer.push((name.clone(), value.clone()));
                    longer
                };
                values.iter().map(with).collect::<Vec<_>>()
            };
            combinations = combinations.into_iter().flat_map(extend).collect();
        }
        let convention = self.instance().convention();
        let make = |arguments: Vec<(String, Argument)>| {
            if arguments.iter().map(|(_, value)| value).eq(self.instance.arguments()) {
                return Ok(self.clone());
            }
            self.with(arguments, convention).map_err(Problem::all)
        };
        combinations.into_iter().map(make).collect()
    }

    /// The same game with these parameters and this convention.
    pub fn with(
        &self,
        arguments: Vec<(String, Argument)>,
        convention: Convention,
    ) -> Result<Variant, Vec<Mistake>> {
        Ok(Variant::new(&self.game, arguments, Some(convention))?.remembering(self.memory.clone()))
    }

    /// The same game under a convention.
    pub fn under(&self, convention: Convention) -> Variant {
        if self.instance.convention() == convention {
            return self.clone();
        }
        let instance = self.instance.under(convention);
        let theory = known_theory(&self.game, &instance);
        Variant { instance, theory, ..self.clone() }
    }
}

impl std::fmt::Debug for Variant {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Variant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Theory of a game of the catalogue.
fn known_theory(game: &Game, instance: &Instance) -> Option<Arc<dyn Theory>> {
    match game.origin {
        Origin::Catalogue => {
            theory(&game.reference, instance.arguments(), instance.convention()).map(Arc::from)
        }
        Origin::File | Origin::Text => None,
    }
}

/// A word of a command, quoted if a shell would change it.
fn quoted(word: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "._-+=,:/@%^".contains(sign);
    // Braces with nothing in them stay what they are.
    if !word.is_empty() && word.replace("{}", "").chars().all(plain) {
        return word.into();
    }
    match word.contains(['"', '$', '`', '\\', '!']) {
        false => format!("\"{word}\""),
        true => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// The component of zeros, if it has no moves and the text does not treat it specially: then it can stand for nothing.
fn nothing(instance: &Instance) -> Option<Vec<UBig>> {
    let Form::Tuple(arity) = instance.form() else { return None };
    let rules: &dyn solve::Game = instance;
    let origin = vec![0; arity];
    if !instance.stands(&origin) {
        return None;
    }
    let stuck = rules.stuck();
    let ended: Option<Verdict> = rules.end(&origin).ok()?;
    let mut options = Options::new();
    rules.options(&origin, &mut options).ok()?;
    let dead = ended.map_or(options.is_empty(), |verdict| verdict == stuck);
    dead.then(|| vec![UBig::ZERO; arity])
}
