//! Resolution of syntax trees to rule sets: names become slots, arities are checked, patterns are made plain.

mod assumption;
mod automaton;
mod blocking;
mod claim;
mod claimed;
mod compound;
mod digits;
mod entailing;
mod example;
mod floor;
mod formula;
mod item;
mod parameter;
mod part;
mod pattern;
mod quantifier;
mod reach;
mod starting;
mod term;
mod variables;

pub(crate) use parameter::constant_bounds;

use crate::{Body, Convention, Form, Library, Ruleset, Span};
use language::ast::{Item, ItemKind, Name};
use language::problem::{Naming, Note, Problem};
use language::{Diagnostic, File, Problems};
use std::collections::{HashMap, HashSet};

/// State of a file whose items are being resolved.
struct Resolver<'a> {
    library: &'a dyn Library,
    problems: &'a mut Problems,
    ruleset: Ruleset,
    /// Parameters by name.
    parameters: HashMap<String, usize>,
    /// `true` for each parameter that is used.
    used: Vec<bool>,
    /// Automata by name, including those with wrong tables, so that using them is not a second mistake.
    automata: HashMap<String, usize>,
    /// Form of a component, with the place where it was first seen.
    form: Option<(Form, Span)>,
    /// Lengths of the short forms of positions.
    start_arities: HashSet<usize>,
    /// `true` if some item could not be read, so that missing names may not be the user's fault.
    declarations_missing: bool,
}

/// Makes a rule set of the items as far as possible; it is valid only if no error was found.
pub(crate) fn resolve(file: File, text: &str, library: &dyn Library, problems: &mut Problems) -> Ruleset {
    let missing = |word: &str| file.broken.iter().any(|broken| broken == word);
    let mut resolver = Resolver {
        library,
        ruleset: empty(text),
        parameters: HashMap::new(),
        used: Vec::new(),
        automata: HashMap::new(),
        form: None,
        start_arities: HashSet::new(),
        declarations_missing: missing("game") || missing("automaton") || missing("state"),
        problems,
    };
    resolver.header(&file.items);
    resolver.automata(&file.items);
    resolver.find_form(&file.items);
    resolver.find_starts(&file.items);
    resolver.items(&file.items);
    let blocking = resolver.blocking(&file.items);
    let together = resolver.together(&file.items);
    let entailing = resolver.entailing(&file.items);
    resolver.unused_parameters();
    resolver.ruleset.mentions.sort_unstable();
    resolver.ruleset.comments = file.comments;
    resolver.ruleset.form = resolver.form.map_or(Form::Tuple(1), |(form, _)| form);
    let every = matches!(together, Some((None, _)));
    if every || matches!(resolver.ruleset.body, Body::Compound { most: None, .. }) {
        resolver.report_values();
    }
    match (together, blocking) {
        (_, Some((most, span))) => blocking::forbidding(resolver.ruleset, most, span),
        (Some((most, span)), None) => compound::together(resolver.ruleset, most, span),
        (None, None) if entailing => resolver.confining(),
        (None, None) => resolver.ruleset,
    }
}

/// An empty rule set.
fn empty(text: &str) -> Ruleset {
    Ruleset {
        name: String::new(),
        title: Default::default(),
        about: Default::default(),
        sources: Vec::new(),
        remarks: Vec::new(),
        family: None,
        place: None,
        board: None,
        begin: None,
        parameters: Vec::new(),
        convention: Convention::Normal,
        form: Form::Tuple(1),
        unordered: false,
        letters: Vec::new(),
        laws: Vec::new(),
        body: Body::Rules(Vec::new()),
        ends: Vec::new(),
        otherwise: None,
        endless_draw: false,
        starts: Vec::new(),
        claims: Vec::new(),
        assumptions: Vec::new(),
        automata: Vec::new(),
        examples: Vec::new(),
        text: text.to_string(),
        comments: Vec::new(),
        mentions: Vec::new(),
        joined: Vec::new(),
    }
}

impl Resolver<'_> {
    fn report(&mut self, problem: impl Into<Problem>, span: Span) {
        self.problems.add(Diagnostic::at(problem, span));
    }

    /// Reports a repeated item where only one is allowed.
    fn report_again(&mut self, problem: impl Into<Problem>, again: Span, first: Span) {
        self.problems.add(Diagnostic::noted(problem, again, Note::AgainHere).with(first, Note::FirstHere));
    }

    /// Resolves the name, the parameters and the convention, on which everything else may depend.
    fn header(&mut self, items: &[Item]) {
        let game = items.iter().find_map(|item| match &item.kind {
            ItemKind::Game { name, parameters } => Some((name, parameters)),
            _ => None,
        });
        if let Some((name, parameters)) = game {
            self.ruleset.name = name.text.clone();
            self.declarations(parameters);
        }
        for item in items {
            match &item.kind {
                ItemKind::Misere => self.ruleset.convention = Convention::Misere,
                ItemKind::Unordered => self.ruleset.unordered = true,
                _ => {}
            }
        }
    }

    /// Declares a name, unless it is declared already.
    fn declare(&mut self, seen: &mut HashMap<String, Span>, name: &Name) -> bool {
        match seen.get(&name.text) {
            Some(&first) => {
                let problem = Naming::DuplicateName { name: name.text.clone() };
                self.report_again(problem, name.span, first);
                false
            }
            None => {
                seen.insert(name.text.clone(), name.span);
                true
            }
        }
    }
}
