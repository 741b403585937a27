//! Names of a text: what each is, where it is defined, and every place where it stands.
//!
//! Scopes are those of the language: parameters, letters and automata belong to the whole text, all other names to one
//! item, and bound ones to the formula after their quantifier.

use crate::ast::{
    AssumeSyntax, AutomatonLine, Claimed, Component, Declaration, DeclarationKind, ExampleSyntax, Expression,
    ExpressionKind, FactSyntax, Head, Item, ItemKind, Name, Place, Quantifier, SetExpression, SetKind,
    Statement,
};
use crate::{File, Span};
use std::collections::HashMap;

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The game.
    Game,
    /// A parameter.
    Parameter,
    /// A value of a parameter that is one of some words.
    Word,
    /// A letter of rows.
    Letter,
    /// An automaton.
    Automaton,
    /// A state of an automaton.
    State,
    /// A number that an automaton reads.
    Track,
    /// A number of the position.
    Number,
    /// A gap of a row.
    Gap,
    /// An element of a row, in the head of a claim.
    Element,
    /// The element before it.
    Before,
    /// Its index.
    Index,
    /// The length of the row.
    Length,
    /// A number that is chosen with the move.
    Chosen,
    /// A number bound by a quantifier, a count or a set.
    Bound,
    /// A letter of the cells of a board.
    CellLetter,
    /// A cell that a rule names.
    Cell,
    /// A cell bound by a quantifier, or by the line that says how a board begins.
    BoundCell,
}

/// A name with its places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Canonical spelling.
    pub name: String,
    /// Its meaning.
    pub role: Role,
    /// Place where it is defined, the first of its places unless it is used further up.
    pub definition: Span,
    /// All other places, in order.
    pub uses: Vec<Span>,
    /// Item that defines it.
    pub item: Span,
}

impl Symbol {
    /// All places, in order.
    pub fn places(&self) -> Vec<Span> {
        let mut places = self.uses.clone();
        places.push(self.definition);
        places.sort_by_key(|place| place.start);
        places
    }

    /// Returns `true` if all places of the name are known: words of parameters and letters also stand inside of values and
    /// words, which have no places of their own.
    pub fn is_renamable(&self) -> bool {
        !matches!(self.role, Role::Word | Role::Letter)
    }
}

/// Names of a text.
///
/// ```
/// use language::symbols::{Role, symbols};
/// let text = "game bash(m default 3)\n(n) -> (n - k) where 1 <= k <= m\n";
/// let file = language::parse(text, &mut language::Problems::default());
/// let all = symbols(&file);
/// let limit = all.iter().find(|symbol| symbol.name == "m").unwrap();
/// assert_eq!((limit.role, limit.places().len()), (Role::Parameter, 2));
/// let taken = all.iter().find(|symbol| symbol.name == "k").unwrap();
/// assert_eq!((taken.role, taken.definition.of(text)), (Role::Chosen, "k"));
/// ```
pub fn symbols(file: &File) -> Vec<Symbol> {
    let mut walk = Walk::default();
    file.items.iter().for_each(|item| walk.declare(item));
    file.items.iter().for_each(|item| walk.item(item));
    for symbol in &mut walk.symbols {
        symbol.uses.sort_by_key(|place| place.start);
        symbol.uses.dedup();
        symbol.uses.retain(|place| *place != symbol.definition);
    }
    walk.symbols
}

/// Numbers of symbols by name.
type Names = HashMap<String, usize>;

#[derive(Default)]
struct Walk {
    symbols: Vec<Symbol>,
    parameters: Names,
    /// Words of parameters, by parameter and word.
    words: HashMap<(usize, String), usize>,
    letters: Names,
    automata: Names,
    /// States of the automaton whose lines are read.
    states: Names,
    /// Names of the item.
    local: Names,
    /// Bound names, the innermost last.
    bound: Vec<(String, usize)>,
    /// Item that is read.
    item: Span,
}

impl Walk {
    fn define(&mut self, name: &Name, role: Role) -> usize {
        self.define_at(&name.text, name.span, role)
    }

    fn define_at(&mut self, name: &str, definition: Span, role: Role) -> usize {
        let (name, uses) = (name.to_owned(), Vec::new());
        self.symbols.push(Symbol { name, role, definition, uses, item: self.item });
        self.symbols.len() - 1
    }

    fn mark(&mut self, symbol: usize, place: Span) {
        let symbol = &mut self.symbols[symbol];
        if symbol.definition != place {
            symbol.uses.push(place);
        }
    }

    /// Defines the names that belong to the whole text.
    fn declare(&mut self, item: &Item) {
        self.item = item.span;
        match &item.kind {
            ItemKind::Game { name, parameters } => {
                self.define(name, Role::Game);
                parameters.iter().for_each(|parameter| self.parameter(parameter));
            }
            ItemKind::Letters(letters) => {
                for letter in letters {
                    let symbol = self.define(letter, Role::Letter);
                    self.letters.entry(letter.text.clone()).or_insert(symbol);
                }
            }
            ItemKind::Automaton { name, .. } => {
                let symbol = self.define(name, Role::Automaton);
                self.automata.entry(name.text.clone()).or_insert(symbol);
            }
            _ => {}
        }
    }

    fn parameter(&mut self, declaration: &Declaration) {
        match &declaration.kind {
            DeclarationKind::Natural(bounds) => {
                // The bounds of `b >= a` speak of parameters before it.
                let mut new = None;
                bounds.names(&mut |name, span| {
                    if new.is_none() && !self.parameters.contains_key(name) {
                        new = Some((name.to_owned(), span));
                    }
                });
                if let Some((name, span)) = new {
                    let symbol = self.define_at(&name, span, Role::Parameter);
                    self.parameters.insert(name, symbol);
                }
                self.expression(bounds, Role::Chosen);
            }
            DeclarationKind::Of(_, name) => {
                let symbol = self.define(name, Role::Parameter);
                self.parameters.entry(name.text.clone()).or_insert(symbol);
            }
            DeclarationKind::Choice(name, words) => {
                let symbol = self.define(name, Role::Parameter);
                self.parameters.entry(name.text.clone()).or_insert(symbol);
                for word in words {
                    let number = self.define(word, Role::Word);
                    self.words.insert((symbol, word.text.clone()), number);
                }
            }
        }
    }

    fn item(&mut self, item: &Item) {
        self.item = item.span;
        self.local.clear();
        self.bound.clear();
        match &item.kind {
            ItemKind::Rule { before, after, condition, when, .. } => {
                self.component(before, Role::Number);
                after.iter().for_each(|part| self.component(part, Role::Chosen));
                self.all([condition.as_ref(), when.as_ref()]);
            }
            ItemKind::Position { pattern, condition } => {
                self.component(pattern, Role::Number);
                self.expression(condition, Role::Chosen);
            }
            ItemKind::End { pattern, condition, .. } => {
                self.component(pattern, Role::Number);
                self.all([condition.as_ref()]);
            }
            ItemKind::Start { left, right } => {
                self.component(left, Role::Number);
                self.component(right, Role::Number);
            }
            ItemKind::Native(pattern) => self.component(pattern, Role::Number),
            ItemKind::Begin(parts) => parts.iter().for_each(|part| self.component(part, Role::Number)),
            ItemKind::Together { most } => self.all([most.as_ref()]),
            ItemKind::Blocking(most) => self.expression(most, Role::Chosen),
            ItemKind::Compound { most, arguments, .. } => {
                self.all([most.as_ref()]);
                arguments.iter().for_each(|(_, value)| self.expression(value, Role::Chosen));
            }
            ItemKind::Claim(claim) => self.claim(claim),
            ItemKind::Assume { assumed, when } => {
                self.assumption(assumed);
                self.all([when.as_ref()]);
            }
            ItemKind::Automaton { tracks, .. } => {
                self.states.clear();
                for track in tracks {
                    self.define(track, Role::Track);
                }
            }
            ItemKind::AutomatonLine(line) => self.line(line),
            ItemKind::Example(example) => self.example(example),
            ItemKind::Game { .. }
            | ItemKind::Title(..)
            | ItemKind::About(..)
            | ItemKind::Source(_)
            | ItemKind::Remark(..)
            | ItemKind::Family(..)
            | ItemKind::Board(_)
            | ItemKind::Misere
            | ItemKind::Unordered
            | ItemKind::Letters(_)
            | ItemKind::EndlessDraw
            | ItemKind::Otherwise(_) => {}
        }
    }

    fn all<'e>(&mut self, expressions: impl IntoIterator<Item = Option<&'e Expression>>) {
        expressions.into_iter().flatten().for_each(|inner| self.expression(inner, Role::Chosen));
    }

    /// A name that stands for a number or a set; one that is not known yet is new, and has this role.
    fn name(&mut self, name: &str, place: Span, role: Role) {
        let bound = self.bound.iter().rev().find(|(known, _)| known == name).map(|&(_, symbol)| symbol);
        let known = bound
            .or_else(|| self.parameters.get(name).copied())
            .or_else(|| self.letters.get(name).copied())
            .or_else(|| self.local.get(name).copied());
        match known {
            Some(symbol) => self.mark(symbol, place),
            None if name == "phi" => {}
            None => {
                let symbol = self.define_at(name, place, role);
                self.local.insert(name.to_owned(), symbol);
            }
        }
    }

    fn component(&mut self, component: &Component, role: Role) {
        if let Some(copies) = &component.copies {
            self.expression(copies, Role::Chosen);
        }
        for place in &component.places {
            match place {
                Place::Term(term) => self.expression(term, role),
                Place::Each(term, _) => self.expression(term, Role::Gap),
                Place::Gap(_) => {}
            }
        }
    }

    fn claim(&mut self, claim: &Claimed) {
        match &claim.head {
            Head::Component(names) | Head::Sum(names) => {
                names.iter().for_each(|name| self.head(name, Role::Number));
            }
            Head::Digits(terms) => terms.iter().for_each(|term| self.expression(term, Role::Number)),
            Head::Row(row) => {
                self.head(&row.element, Role::Element);
                let others =
                    [(&row.before, Role::Before), (&row.index, Role::Index), (&row.length, Role::Length)];
                for (name, role) in others {
                    name.iter().for_each(|name| self.head(name, role));
                }
            }
        }
        match &claim.statement {
            Statement::Outcome(_, formula) => self.expression(formula, Role::Chosen),
            Statement::Value(pieces) => {
                for piece in pieces {
                    self.expression(&piece.term, Role::Chosen);
                    self.all([piece.condition.as_ref()]);
                }
            }
            Statement::Periodic { .. } => {}
        }
        self.all([claim.within.as_ref(), claim.when.as_ref()]);
    }

    /// A name in the head of a claim.
    fn head(&mut self, name: &Name, role: Role) {
        self.name(&name.text, name.span, role);
    }

    fn assumption(&mut self, assumed: &AssumeSyntax) {
        match assumed {
            AssumeSyntax::Sets(sets) => {
                for set in sets {
                    match &set.kind {
                        SetKind::Ranges(ranges) => self.ranges(ranges),
                        SetKind::Such(name, condition) => {
                            self.within(std::slice::from_ref(name), condition);
                        }
                        SetKind::Name(name) => self.known(name),
                    }
                }
            }
            AssumeSyntax::Only { before, after, condition } => {
                self.component(before, Role::Number);
                after.iter().for_each(|part| self.component(part, Role::Chosen));
                self.expression(condition, Role::Chosen);
            }
            AssumeSyntax::Moves { before, after, chosen, choice, condition } => {
                self.component(before, Role::Number);
                // They stand before the words that introduce them.
                for name in chosen {
                    let symbol = self.define(name, Role::Chosen);
                    self.local.insert(name.text.clone(), symbol);
                }
                after.iter().flatten().for_each(|part| self.component(part, Role::Chosen));
                self.all([choice.as_ref(), condition.as_ref()]);
            }
        }
    }

    /// A predicate, an automaton or a set.
    fn known(&mut self, name: &Name) {
        let known = self.automata.get(&name.text).or_else(|| self.parameters.get(&name.text)).copied();
        if let Some(symbol) = known {
            self.mark(symbol, name.span);
        }
    }

    fn line(&mut self, line: &AutomatonLine) {
        match line {
            AutomatonLine::State { name, transitions } => {
                self.state(name, true);
                transitions.iter().for_each(|transition| self.state(&transition.target, false));
            }
            AutomatonLine::Accept(names) => names.iter().for_each(|name| self.state(name, false)),
        }
    }

    /// A state; one that is named before its line is defined there.
    fn state(&mut self, name: &Name, defines: bool) {
        match self.states.get(&name.text) {
            Some(&symbol)
                if defines && self.symbols[symbol].uses.contains(&self.symbols[symbol].definition) =>
            {
                self.symbols[symbol].definition = name.span;
                self.symbols[symbol].item = self.item;
            }
            Some(&symbol) => self.mark(symbol, name.span),
            None => {
                let symbol = self.define(name, Role::State);
                self.states.insert(name.text.clone(), symbol);
                if !defines {
                    // Its line is still to come, and replaces this definition.
                    self.symbols[symbol].uses.push(name.span);
                }
            }
        }
    }

    fn example(&mut self, example: &ExampleSyntax) {
        for (name, _) in &example.arguments {
            if let Some(&symbol) = self.parameters.get(&name.text) {
                self.mark(symbol, name.span);
            }
        }
        for stretch in &example.positions {
            self.component(&stretch.component, Role::Number);
            self.all(stretch.ends.iter().map(Option::as_ref));
        }
        let sums: Vec<&Component> = match &example.fact {
            FactSyntax::MovesTo(sum) => sum.iter().collect(),
            FactSyntax::OnlyAt(_, sums) | FactSyntax::WinsOnlyTo(sums) => sums.iter().flatten().collect(),
            FactSyntax::Outcome(_) | FactSyntax::Value(_) | FactSyntax::Values(_) => Vec::new(),
        };
        sums.into_iter().for_each(|component| self.component(component, Role::Number));
    }

    fn ranges(&mut self, ranges: &[(Expression, Expression)]) {
        for (from, to) in ranges {
            self.expression(from, Role::Chosen);
            self.expression(to, Role::Chosen);
        }
    }

    /// A formula in which these names are bound.
    fn within(&mut self, names: &[Name], body: &Expression) {
        let before = self.bound.len();
        for name in names {
            let symbol = self.define(name, Role::Bound);
            self.bound.push((name.text.clone(), symbol));
        }
        self.expression(body, Role::Chosen);
        self.bound.truncate(before);
    }

    fn expression(&mut self, expression: &Expression, role: Role) {
        use ExpressionKind::*;
        match &expression.kind {
            Number(_) | Wildcard | Constant(_) | Given(_) => {}
            Name(name) => self.name(name, expression.span, role),
            Entry(name, place) => {
                self.name(&name.text, name.span, role);
                self.expression(place, role);
            }
            Arithmetic(_, left, right)
            | Ratio(left, right, _)
            | Divides(left, right)
            | Implies(left, right)
            | Iff(left, right) => {
                self.expression(left, role);
                self.expression(right, role);
            }
            Compare(left, rest) => {
                self.expression(left, role);
                let words = self.choice(left);
                for (_, right) in rest {
                    match (&right.kind, words) {
                        (Name(word), Some(parameter)) => self.word(parameter, word, right.span, role),
                        _ => self.expression(right, role),
                    }
                }
            }
            In(left, set) => {
                self.expression(left, role);
                self.set(set, role);
            }
            Quantified { quantifier, names, body } => {
                if let Quantifier::Count(_, number) = quantifier {
                    self.expression(number, role);
                }
                self.within(names, body);
            }
            Count { names, body } => self.within(names, body),
            Not(inner) => self.expression(inner, role),
            And(all) | Or(all) | Tuple(all) => all.iter().for_each(|inner| self.expression(inner, role)),
            Call { name, arguments, filter } => {
                if let Some(&symbol) = self.automata.get(&name.text) {
                    self.mark(symbol, name.span);
                }
                arguments.iter().chain(filter.as_deref()).for_each(|inner| self.expression(inner, role));
            }
        }
    }

    /// The parameter, if an expression is one whose values are words.
    fn choice(&self, expression: &Expression) -> Option<usize> {
        let ExpressionKind::Name(name) = &expression.kind else { return None };
        let parameter = *self.parameters.get(name)?;
        self.words.keys().any(|(of, _)| *of == parameter).then_some(parameter)
    }

    /// A name to the right of such a parameter.
    fn word(&mut self, parameter: usize, word: &str, place: Span, role: Role) {
        match self.words.get(&(parameter, word.to_owned())) {
            Some(&symbol) => self.mark(symbol, place),
            None => self.name(word, place, role),
        }
    }

    fn set(&mut self, set: &SetExpression, role: Role) {
        match set {
            SetExpression::Name(name) | SetExpression::Places(name, ..) => {
                self.name(&name.text, name.span, role);
            }
            SetExpression::Ranges(ranges) => {
                for (from, to) in ranges {
                    self.expression(from, role);
                    self.expression(to, role);
                }
            }
            SetExpression::Call { arguments, .. } => {
                arguments.iter().for_each(|inner| self.expression(inner, role));
            }
            SetExpression::Tuples(members) => {
                members.iter().flatten().for_each(|inner| self.expression(inner, role));
            }
        }
    }
}
