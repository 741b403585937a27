//! Resolution of syntax trees to rule sets: names become slots, arities are checked, patterns are made plain.

mod assumption;
mod automaton;
mod claim;
mod example;
mod floor;
mod formula;
mod item;
mod parameter;
mod pattern;
mod reach;
mod term;
mod upto;
mod variables;

pub(crate) use parameter::{constant_bounds, sort_of};

use crate::ast::{Item, ItemKind, Name};
use crate::diagnostic::{Diagnostic, Problems};
use crate::parser::File;
use crate::problem::{Misuse, Naming, Note, Problem, Syntax};
use crate::{Body, Convention, Form, Lang, Library, Ruleset, Span};
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
    resolver.once_only(&file.items);
    resolver.header(&file);
    resolver.automata(&file.items);
    resolver.find_form(&file.items);
    resolver.find_starts(&file.items);
    for item in &file.items {
        if resolver.problems.full() {
            break;
        }
        resolver.item(item);
    }
    resolver.unused_parameters();
    resolver.ruleset.form = resolver.form.map_or(Form::Tuple(1), |(form, _)| form);
    resolver.ruleset
}

/// An empty rule set.
pub(crate) fn empty(text: &str) -> Ruleset {
    Ruleset {
        name: String::new(),
        title: Default::default(),
        about: Default::default(),
        sources: Vec::new(),
        remarks: Vec::new(),
        family: None,
        board: None,
        begin: None,
        parameters: Vec::new(),
        convention: Convention::Normal,
        form: Form::Tuple(1),
        unordered: false,
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
    }
}

/// Name of an item that a file may have only once.
fn single(kind: &ItemKind) -> Option<&'static str> {
    Some(match kind {
        ItemKind::Game { .. } => "game",
        ItemKind::Title(Lang::En, _) => "title en",
        ItemKind::Title(Lang::Zh, _) => "title zh",
        ItemKind::About(Lang::En, _) => "about en",
        ItemKind::About(Lang::Zh, _) => "about zh",
        ItemKind::Family(_) => "family",
        ItemKind::Board(_) => "board",
        ItemKind::Begin(_) => "begin",
        ItemKind::Misere => "misere",
        ItemKind::Unordered => "unordered",
        ItemKind::EndlessDraw => "endless",
        ItemKind::Native(_) => "native",
        ItemKind::Otherwise(_) => "otherwise",
        ItemKind::Upto { .. } => "upto",
        _ => return None,
    })
}

impl Resolver<'_> {
    fn report(&mut self, problem: impl Into<Problem>, span: Span) {
        self.problems.add(Diagnostic::at(problem, span));
    }

    /// Reports a repeated item where only one is allowed.
    fn report_again(&mut self, problem: impl Into<Problem>, again: Span, first: Span) {
        self.problems.add(Diagnostic::noted(problem, again, Note::AgainHere).with(first, Note::FirstHere));
    }

    /// Reports items that may occur only once and occur twice.
    fn once_only(&mut self, items: &[Item]) {
        let mut seen: HashMap<&'static str, Span> = HashMap::new();
        for item in items {
            let Some(name) = single(&item.kind) else { continue };
            match seen.get(name) {
                Some(&first) => self.report_again(Syntax::Duplicate { item: name }, item.span, first),
                None => {
                    seen.insert(name, item.span);
                }
            }
        }
        let rule = items.iter().find(|item| matches!(item.kind, ItemKind::Rule { .. }));
        let native = seen.get("native");
        if let (Some(rule), Some(&native)) =
            (rule.map(|rule| rule.span).or(seen.get("upto").copied()), native)
        {
            self.problems.add(Diagnostic::at(Misuse::RulesAndNative, native).with(rule, Note::RuleHere));
        }
        if let (Some(rule), Some(&upto)) = (rule, seen.get("upto")) {
            let diagnostic = Diagnostic::at(Syntax::RulesAndUpto, upto);
            self.problems.add(diagnostic.with(rule.span, Note::RuleHere));
        }
    }

    /// Resolves the name, the parameters and the convention, on which everything else may depend.
    fn header(&mut self, file: &File) {
        let mut game = None;
        let mut moves = false;
        for item in &file.items {
            match &item.kind {
                ItemKind::Game { name, parameters } if game.is_none() => {
                    game = Some(item.span);
                    self.ruleset.name = name.text.clone();
                    self.declarations(parameters);
                }
                ItemKind::Misere => self.ruleset.convention = Convention::Misere,
                ItemKind::Unordered => self.ruleset.unordered = true,
                ItemKind::Rule { .. } | ItemKind::Upto { .. } | ItemKind::Native(_) => moves = true,
                _ => {}
            }
        }
        if file.broken.is_empty() && !self.problems.full() {
            if game.is_none() {
                self.report(Syntax::MissingGame, Span::default());
            }
            if !moves {
                self.report(Syntax::MissingRules, game.unwrap_or_default());
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
