//! Games by name, and the meaning of questions about them.

use crate::codes;
use crate::files::Files;
use crate::game::{Game, Origin, is_path};
use crate::laws;
use crate::memory::Memories;
use crate::problem::{MalformedQuestion, Mistake, Problem, Problems, Source};
use crate::query::{Attached, Given, Part, Query};
use crate::variant::Variants;
use crate::{Component, Position, Variant};
use catalog::Catalog;
use rules::{Argument, Convention, Form, Library, Misfit, Native, ParameterKind, Ruleset, Typed};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// Games of the catalogue and of files, each read once.
///
/// ```
/// use question::Workbench;
/// let workbench = Workbench::new();
/// assert_eq!(workbench.game("wythoff").unwrap().ruleset.name, "wythoff");
/// workbench.add("mine.game", "game mine\n(n) -> (n - 2)\n").unwrap();
/// assert_eq!(workbench.game("mine.game").unwrap().ruleset.name, "mine");
/// ```
#[derive(Debug, Default)]
pub struct Workbench {
    games: Mutex<HashMap<String, Arc<Game>>>,
    /// Findings about the games.
    memories: Arc<Memories>,
    /// Files that may be read.
    files: Files,
}

impl Workbench {
    /// A workbench with the catalogue.
    pub fn new() -> Workbench {
        Workbench::default()
    }

    /// A workbench with the catalogue and added texts, which never reads a file.
    ///
    /// ```
    /// use question::Workbench;
    /// let workbench = Workbench::closed();
    /// assert_eq!(workbench.game("/etc/hosts").unwrap_err()[0].code(), "no-files");
    /// workbench.add("mine.game", "game mine\n(n) -> (n - 2)\n").unwrap();
    /// assert!(workbench.game("mine.game").is_ok());
    /// ```
    pub fn closed() -> Workbench {
        Workbench::with(Files::Nowhere)
    }

    /// A workbench with the catalogue, added texts, and these files.
    pub fn with(files: Files) -> Workbench {
        Workbench { files, ..Workbench::default() }
    }

    /// The workbench with shared memories.
    pub fn remembering(self, memories: Arc<Memories>) -> Workbench {
        Workbench { memories, ..self }
    }

    /// A workbench with the catalogue and the games of these variants, under the same references and with their memories.
    pub fn over(variants: &[Variant]) -> Workbench {
        let workbench = Workbench::new();
        for variant in variants {
            let game = workbench.hold(variant.game().clone());
            workbench.memories.keep(&game, || variant.memory().clone());
        }
        workbench
    }

    /// The game with this name in the catalogue, or in the file at this path.
    ///
    /// A reference that ends in `.game` or contains a slash is a path.
    pub fn game(&self, reference: &str) -> Result<Arc<Game>, Problems> {
        let known = self.games.lock().unwrap_or_else(PoisonError::into_inner).get(reference).cloned();
        match known {
            // Who opens a folder stays for long: a file may have changed.
            Some(game) if game.origin == Origin::File && is_path(reference) && self.lasts() => {
                let text = self.files.text(reference)?;
                if game.ruleset.text == text {
                    return Ok(game);
                }
                return Ok(self.keep(read_from(reference, &text, Origin::File, &Catalog)?));
            }
            Some(game) => return Ok(game),
            None => {}
        }
        if is_path(reference) {
            let text = self.files.text(reference)?;
            if boards::is_board(&text) {
                return Err(Problem::new(MalformedQuestion::OnBoard { name: reference.into() }).into());
            }
            return Ok(self.keep(read_from(reference, &text, Origin::File, &Catalog)?));
        }
        let ruleset = catalog::ruleset(reference);
        if ruleset.is_none()
            && let Some(text) =
                codes::read(reference).ok().and_then(|code| codes::text(&codes::title(&code), &code.rules()))
        {
            return Ok(self.keep(read_from(reference, &text, Origin::File, &Catalog)?));
        }
        let ruleset = ruleset.ok_or_else(|| {
            if reference.is_empty() {
                return Problem::new(MalformedQuestion::NoGame);
            }
            // All games of the catalogue can be read, if there is time.
            if catalog::text(reference).is_some() {
                return Problem::new(Mistake::Misfit { game: reference.into(), misfit: Misfit::Stopped });
            }
            if catalog::board_text(reference).is_some() {
                return Problem::new(MalformedQuestion::OnBoard { name: reference.into() });
            }
            let names = catalog::names().into_iter().chain(catalog::board_names());
            let suggestion = rules::suggest(reference, names).map(str::to_owned);
            Problem::new(MalformedQuestion::UnknownGame { name: reference.into(), suggestion })
        })?;
        Ok(self.keep(Game {
            reference: reference.into(),
            name: reference.into(),
            origin: Origin::Catalogue,
            ruleset,
            warnings: Vec::new(),
        }))
    }

    /// Reads a game from its text and adds it under `reference`.
    pub fn add(&self, reference: &str, text: &str) -> Result<Arc<Game>, Problems> {
        Ok(self.keep(read_from(reference, text, Origin::Text, &Catalog)?))
    }

    /// Reads a game from its text and adds it under `reference` and under the name that the text gives it, by which it is
    /// called from then on. It hides a game of the catalogue with this name.
    ///
    /// ```
    /// use question::Workbench;
    /// let workbench = Workbench::closed();
    /// workbench.add_own("mine.game", "game nim\n(n) -> (n - 2)\n").unwrap();
    /// assert_eq!(workbench.game("nim").unwrap().reference, "mine.game");
    /// assert_eq!(workbench.game("mine.game").unwrap().name, "nim");
    /// ```
    pub fn add_own(&self, reference: &str, text: &str) -> Result<Arc<Game>, Problems> {
        if boards::is_board(text) {
            return Err(Problem::new(MalformedQuestion::OnBoard { name: reference.into() }).into());
        }
        let game = read_from(reference, text, Origin::Text, &Catalog)?;
        let name = game.ruleset.name.clone();
        Ok(self.keep(Game { name, ..game }))
    }

    /// Adds a game whose moves are written in Rust; its text has `native (n)`, `native [..]` or
    /// `native [a-b, ..]` in place of rules. Its claims are conjectures, like those of any file.
    ///
    /// The example `own_rust_game` shows it.
    pub fn add_native(
        &self,
        reference: &str,
        text: &str,
        moves: Arc<dyn Native>,
    ) -> Result<Arc<Game>, Problems> {
        let game = read_from(reference, text, Origin::Text, &With(rules::Origin(moves)))?;
        if !matches!(game.ruleset.body, rules::Body::Native(_)) {
            let name = game.ruleset.name.clone();
            let source = Source { name: Some(reference.into()), text: text.into() };
            return Err(Problem::new(Mistake::UnusedNative { name }).at(&source, 0..0).into());
        }
        Ok(self.keep(game))
    }

    /// Returns `true` if it outlives what is in the files.
    fn lasts(&self) -> bool {
        matches!(self.files, Files::Within(_))
    }

    fn keep(&self, game: Game) -> Arc<Game> {
        self.hold(Arc::new(game))
    }

    /// Approximate bytes of the games it holds.
    pub fn weight(&self) -> u64 {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.values().map(|game| game.weight()).sum()
    }

    /// Adds a game read elsewhere.
    pub fn hold(&self, game: Arc<Game>) -> Arc<Game> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.insert(game.reference.clone(), game.clone());
        if game.name != game.reference {
            games.insert(game.name.clone(), game.clone());
        }
        game
    }

    /// The position of a question, or its problems. A given convention overrides that of the files.
    pub fn ask(&self, query: &Query, convention: Option<Convention>) -> Result<Position, Problems> {
        let mut draft = Draft { query, variants: Vec::new(), components: Vec::new(), problems: Vec::new() };
        let mut before: Vec<Variant> = Vec::new();
        for part in query.parts() {
            // `AB + BA`: a word in the letters of the game before is another component of it.
            if part.arguments.is_empty()
                && before.first().is_some_and(|game| spells(game, query.piece(&part.game)))
            {
                let position = std::iter::once(&part.game).chain(&part.position).cloned().collect();
                draft.add(&Part { game: part.game.clone(), position, ..Part::default() }, before.clone());
                continue;
            }
            match self.open(query, part, convention) {
                Ok(opened) => {
                    before.clone_from(&opened);
                    draft.add(part, opened);
                }
                Err(found) => draft.problems.extend(found),
            }
        }
        let Draft { mut variants, mut components, mut problems, .. } = draft;
        let conventions = variants.iter().map(|variant| variant.instance().convention());
        if problems.is_empty() && conventions.clone().any(|other| Some(other) != conventions.clone().next()) {
            problems.push(Problem::new(MalformedQuestion::MixedConventions));
        }
        if !problems.is_empty() {
            return Err(problems.into());
        }
        leave_out_unused(&mut variants, &mut components);
        Ok(Position::new(variants, components))
    }

    /// A game with its default parameters; `None` if one has no default.
    pub fn plain(&self, game: &Arc<Game>) -> Option<Variant> {
        Some(Variant::plain(game)?.remembering(self.memories.of(game)))
    }

    /// The game of a question, for questions about a game as a whole.
    pub fn variant(&self, query: &Query, convention: Option<Convention>) -> Result<Variant, Problems> {
        if let Some(more) = query.parts().get(1) {
            return Err(Problem::new(MalformedQuestion::SumGiven)
                .at(query.source(), more.game.clone())
                .into());
        }
        let mut variants = self.games(query, convention)?;
        Ok(variants.pop().ok_or_else(|| Problem::new(MalformedQuestion::NoGame))?)
    }

    /// The games of a question about a sum as a whole, in order.
    pub fn games(&self, query: &Query, convention: Option<Convention>) -> Result<Vec<Variant>, Problems> {
        let all = query.parts().iter().map(|part| self.only(query, part, convention));
        let variants = all.collect::<Result<Vec<Variant>, _>>()?;
        let mut conventions = variants.iter().map(|variant| variant.instance().convention());
        let first = conventions.next();
        match conventions.all(|other| Some(other) == first) {
            true => Ok(variants),
            false => Err(Problem::new(MalformedQuestion::MixedConventions).into()),
        }
    }

    /// The game of a part, with one value for each parameter.
    fn only(&self, query: &Query, part: &Part, convention: Option<Convention>) -> Result<Variant, Problems> {
        let mut opened = self.open(query, part, convention)?;
        match (opened.pop(), opened.len()) {
            (Some(only), 0) => Ok(only),
            (_, values) => {
                let mistake = MalformedQuestion::ListLength { values: values + 1, components: 0 };
                Err(Problem::new(mistake).at(query.source(), part.game.clone()).into())
            }
        }
    }

    /// The game of a part with its parameters: one variant, or one for each component if a natural parameter is
    /// given several values.
    fn open(
        &self,
        query: &Query,
        part: &Part,
        convention: Option<Convention>,
    ) -> Result<Vec<Variant>, Problems> {
        let Part { game, arguments: given, .. } = part;
        let reference = query.piece(game);
        // `0.77` is short for `octal code=0.77`.
        let octal =
            Query::is_code(reference) && codes::read(reference).map_or(true, |code| codes::is_octal(&code));
        let code = octal.then(|| Given { name: game.clone(), value: game.clone() });
        let found = self.game(if code.is_some() { "octal" } else { reference }).map_err(|problems| {
            // A problem without a text of its own is about the word that names the game.
            let place = |problem: Problem| match problem.source() {
                None => problem.at(query.source(), game.clone()),
                Some(_) => problem,
            };
            problems.into_iter().map(place).collect::<Vec<_>>()
        })?;
        let mut problems = Vec::new();
        let attached = |attached: &Attached| match attached {
            Attached::Argument(name, value) => Some((name.clone(), vec![value.clone()])),
            Attached::Component(_) | Attached::Graph(_) => None,
        };
        let mut arguments: Vec<(String, Vec<Argument>)> = part.attached.iter().filter_map(attached).collect();
        for Given { name, value } in code.iter().chain(given) {
            let span = name.start..value.end;
            let word = if *name == *game { "code" } else { query.piece(name).trim() };
            if word.is_empty() {
                problems.push(Problem::new(MalformedQuestion::ParameterWithoutName).at(query.source(), span));
                continue;
            }
            if arguments.iter().any(|(known, _)| known == word) {
                let mistake = MalformedQuestion::RepeatedParameter { name: word.into() };
                problems.push(Problem::new(mistake).at(query.source(), span));
                continue;
            }
            match arguments_of(&found.ruleset, word, query.piece(value)) {
                Ok(argument) => arguments.push((word.into(), argument)),
                Err((diagnostic, _)) if diagnostic.code() == "unknown-parameter" => {
                    problems.push(Problem::of(diagnostic, query.source(), name.start).spanning(name.clone()));
                }
                Err((diagnostic, at)) => {
                    problems.push(Problem::of(diagnostic, query.source(), value.start + at));
                }
            }
        }
        if !problems.is_empty() {
            return Err(problems.into());
        }
        let several = arguments.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
        if arguments.iter().any(|(_, values)| values.len() != several && values.len() != 1) {
            let least = arguments.iter().map(|(_, values)| values.len()).filter(|&values| values > 1).min();
            let mistake = MalformedQuestion::ListLength { values: several, components: least.unwrap_or(1) };
            return Err(Problem::new(mistake).at(query.source(), game.clone()).into());
        }
        let memory = self.memories.of(&found);
        let variants = memory.of::<Variants>();
        let variant = |number: usize| {
            let pick = |values: &[Argument]| values.get(number).or(values.first()).cloned();
            let own = arguments.iter().filter_map(|(name, values)| Some((name.clone(), pick(values)?)));
            let variant = variants.variant(&found, own.collect(), convention);
            variant.map(|variant| variant.remembering(memory.clone()))
        };
        let variants = (0..several).map(variant).collect::<Result<Vec<_>, _>>().map_err(|mistakes| {
            let end = given.last().map_or(game.end, |given| given.value.end);
            let place = |mistake| Problem::new(mistake).at(query.source(), game.start..end);
            mistakes.into_iter().map(place).collect::<Problems>()
        })?;
        variants.iter().try_for_each(laws::sound)?;
        Ok(variants)
    }
}

/// Returns `true` if a word is a row of a game with letters.
fn spells(variant: &Variant, word: &str) -> bool {
    let letters = &variant.ruleset().letters;
    !letters.is_empty() && word.chars().all(|letter| letters.contains(&letter))
}

/// A position under construction.
struct Draft<'q> {
    query: &'q Query,
    variants: Vec<Variant>,
    components: Vec<Component>,
    problems: Vec<Problem>,
}

impl Draft<'_> {
    /// Adds a part with its variants: one, or one for each component.
    fn add(&mut self, part: &Part, opened: Vec<Variant>) {
        let indices: Vec<usize> = opened.into_iter().map(|variant| self.hold(variant)).collect();
        let start = self.components.len();
        let mut number = 0;
        for attached in &part.attached {
            if let Attached::Component(naturals) = attached {
                let typed = Typed { naturals: naturals.clone(), span: Default::default() };
                self.piece(&part.game, vec![typed], &indices, &mut number);
            }
        }
        for piece in &part.position {
            let variant = &self.variants[indices[0]];
            let letters = &variant.ruleset().letters;
            match rules::parse_spelled(self.query.piece(piece), variant.form(), letters) {
                Ok(read) => self.piece(piece, read, &indices, &mut number),
                Err(found) => self.problems.push(Problem::of(found, self.query.source(), piece.start)),
            }
        }
        if indices.len() > 1 && number != indices.len() && self.components.len() - start == number {
            let place = part.arguments.first().map_or(part.game.clone(), |given| {
                given.name.start..part.arguments.last().map_or(given.value.end, |last| last.value.end)
            });
            let mistake = MalformedQuestion::ListLength { values: indices.len(), components: number };
            self.problems.push(Problem::new(mistake).at(self.query.source(), place));
        }
        if part.position.is_empty() && !part.nothing && self.components.len() == start {
            let variant = &self.variants[indices[0]];
            let (game, form) = (variant.name().to_owned(), variant.form());
            let end = self.query.text().trim_end().len();
            let mistake = MalformedQuestion::EmptyPosition { game, form };
            self.problems.push(Problem::new(mistake).at(self.query.source(), end..end));
        }
    }

    /// Index of a variant in the position.
    fn hold(&mut self, variant: Variant) -> usize {
        match self.variants.iter().position(|known| known.same(&variant)) {
            Some(index) => index,
            None => {
                self.variants.push(variant);
                self.variants.len() - 1
            }
        }
    }

    /// Adds the components of a piece of text, numbered from `first` in its part.
    fn piece(&mut self, piece: &Range<usize>, read: Vec<Typed>, indices: &[usize], number: &mut usize) {
        let apart = apart(&read, &self.variants[indices[0]]);
        for Typed { naturals, span } in read {
            // One set of parameters for all components, or one for each.
            let index = indices[if indices.len() == 1 { 0 } else { (*number).min(indices.len() - 1) }];
            // A tuple without numbers is no component: nothing stands there.
            if naturals.is_empty() && matches!(self.variants[index].form(), Form::Tuple(_)) {
                continue;
            }
            *number += 1;
            match self.variants[index].fit(naturals) {
                Ok(naturals) => self.components.push(Component { game: index, naturals }),
                Err(mistake) => {
                    let mistake = match &apart {
                        Some(joined) => mistake.joining(joined),
                        None => mistake,
                    };
                    let span = piece.start + span.start as usize..piece.start + span.end as usize;
                    self.problems.push(Problem::new(mistake).at(self.query.source(), span));
                    break;
                }
            }
        }
    }
}

/// The catalogue, and native moves for the text being read.
struct With(rules::Origin);

impl Library for With {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        Catalog.ruleset(name)
    }

    fn native(&self, _name: &str) -> Option<rules::Origin> {
        Some(self.0.clone())
    }

    fn names(&self) -> Vec<String> {
        Catalog.names()
    }
}

/// Values of a parameter: one, or several naturals, `3,4`, for as many components. A mistake comes with the byte offset of
/// its value.
fn arguments_of(
    ruleset: &Ruleset,
    name: &str,
    text: &str,
) -> Result<Vec<Argument>, (rules::Diagnostic, usize)> {
    let natural = |parameter: &rules::Parameter| {
        parameter.name == name && matches!(parameter.kind, ParameterKind::Natural { .. })
    };
    let list = text.contains([',', '，']) && ruleset.parameters.iter().any(natural);
    if !list {
        let argument = ruleset.parse_argument(name, text).map_err(|diagnostic| (diagnostic, 0))?;
        return Ok(vec![argument]);
    }
    let mut start = 0;
    let value = |one: &str| {
        let at = start;
        // The comma before the next one may be a wide one.
        start += one.len() + text[at + one.len()..].chars().next().map_or(0, char::len_utf8);
        ruleset.parse_argument(name, one).map_err(|diagnostic| (diagnostic, at))
    };
    text.split([',', '，']).map(value).collect()
}

/// Reads a game from its text.
fn read_from(reference: &str, text: &str, origin: Origin, library: &dyn Library) -> Result<Game, Problems> {
    let parsed = rules::parse(text, library);
    let source = Source { name: Some(reference.into()), text: text.into() };
    let problems = parsed.diagnostics.into_iter().map(|found| Problem::of(found, &source, 0)).collect();
    match parsed.ruleset {
        Some(ruleset) => {
            let (reference, name) = (reference.into(), reference.into());
            Ok(Game { reference, name, origin, ruleset, warnings: problems })
        }
        None => Err(problems.into()),
    }
}

/// Single numbers joined by commas, if they make up components of several numbers.
fn apart(read: &[Typed], variant: &Variant) -> Option<String> {
    let Form::Tuple(arity @ 2..) = variant.form() else { return None };
    if read.is_empty() || !read.len().is_multiple_of(arity) || read.iter().any(|one| one.naturals.len() != 1)
    {
        return None;
    }
    let joined = |numbers: &[Typed]| {
        numbers.iter().flat_map(|one| &one.naturals).map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    Some(read.chunks(arity).map(joined).collect::<Vec<_>>().join(" "))
}

/// Removes games without components, unless there are no components at all: an empty part adds nothing to a sum.
fn leave_out_unused(variants: &mut Vec<Variant>, components: &mut [Component]) {
    let mut used = vec![false; variants.len()];
    for component in components.iter() {
        used[component.game] = true;
    }
    if components.is_empty() || used.iter().all(|used| *used) {
        return;
    }
    for component in components {
        component.game = used[..component.game].iter().filter(|used| **used).count();
    }
    let mut used = used.into_iter();
    variants.retain(|_| used.next().unwrap_or(true));
}
