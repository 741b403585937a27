//! Automata given as tables.

use super::Resolver;
use crate::{Automaton, Numeration, Predicate, Span};
use language::ast::{AutomatonLine, Item, ItemKind, Name, NumerationSyntax, Transition};
use language::problem::{Definition, Naming, Problem, Syntax};
use language::suggest;
use std::collections::HashMap;

/// An automaton and the lines below it.
struct Table<'i> {
    name: &'i Name,
    tracks: &'i [Name],
    numeration: &'i NumerationSyntax,
    lines: Vec<&'i AutomatonLine>,
    span: Span,
}

impl Resolver<'_> {
    pub(super) fn automata(&mut self, items: &[Item]) {
        let mut tables: Vec<Table> = Vec::new();
        // `true` if the item before this one belongs to an automaton
        let mut inside = false;
        for item in items {
            match &item.kind {
                ItemKind::Automaton { name, tracks, numeration } => {
                    tables.push(Table { name, tracks, numeration, lines: Vec::new(), span: item.span });
                    inside = true;
                }
                ItemKind::AutomatonLine(line) => match tables.last_mut().filter(|_| inside) {
                    Some(table) => {
                        table.lines.push(line);
                        table.span = table.span.to(item.span);
                    }
                    None if self.declarations_missing => {}
                    None => self.report(Syntax::StateOutside, item.span),
                },
                _ => inside = false,
            }
        }
        let mut seen = HashMap::new();
        for table in tables {
            if self.parameters.contains_key(&table.name.text) || Predicate::named(&table.name.text).is_some()
            {
                self.report(Naming::Shadowed { name: table.name.text.clone() }, table.name.span);
            } else if self.declare(&mut seen, table.name) {
                self.automata.insert(table.name.text.clone(), self.ruleset.automata.len());
                let automaton = self.automaton(&table);
                self.ruleset.automata.push(automaton);
            }
        }
    }

    /// An automaton keeps its name and its arity even if its table is wrong.
    fn automaton(&mut self, table: &Table) -> Automaton {
        let mut tracks = HashMap::new();
        for track in table.tracks {
            self.declare(&mut tracks, track);
        }
        let (numeration, wrong) = table.numeration.read();
        if let Some((definition, span)) = wrong {
            self.report(Problem::Definition(definition), span);
        }
        let mut places: HashMap<String, Span> = HashMap::new();
        let mut states: Vec<String> = Vec::new();
        for line in &table.lines {
            if let AutomatonLine::State { name, .. } = line
                && self.declare(&mut places, name)
            {
                states.push(name.text.clone());
            }
        }
        if states.is_empty() && !self.declarations_missing {
            self.report(Definition::NoStates { name: table.name.text.clone() }, table.name.span);
        }
        let index: HashMap<&str, usize> =
            states.iter().enumerate().map(|(index, state)| (&**state, index)).collect();
        let mut transitions = vec![Vec::new(); states.len()];
        let mut accepting = vec![false; states.len()];
        for line in &table.lines {
            match line {
                AutomatonLine::State { name, transitions: given } => {
                    let Some(&from) = index.get(&*name.text) else { continue };
                    transitions[from] =
                        self.transitions(given, table.tracks.len(), numeration, &index, &states);
                }
                AutomatonLine::Accept(names) => {
                    for name in names {
                        if let Some(state) = self.state(name, &index, &states) {
                            accepting[state] = true;
                        }
                    }
                }
            }
        }
        Automaton {
            name: table.name.text.clone(),
            arity: table.tracks.len(),
            numeration,
            transitions,
            accepting,
            states,
            span: table.span,
        }
    }

    fn state(&mut self, name: &Name, index: &HashMap<&str, usize>, states: &[String]) -> Option<usize> {
        let found = index.get(&*name.text).copied();
        if found.is_none() && !self.declarations_missing {
            let suggestion = suggest(&name.text, states.iter().map(|state| &**state)).map(str::to_string);
            self.report(Naming::UnknownState { name: name.text.clone(), suggestion }, name.span);
        }
        found
    }

    fn transitions(
        &mut self,
        given: &[Transition],
        arity: usize,
        numeration: Numeration,
        index: &HashMap<&str, usize>,
        states: &[String],
    ) -> Vec<(Vec<u8>, usize)> {
        let most = numeration.radix() - 1;
        let mut seen: HashMap<&[u8], Span> = HashMap::new();
        let mut all = Vec::with_capacity(given.len());
        for transition in given {
            let digits = &transition.digits;
            let target = self.state(&transition.target, index, states);
            if digits.len() != arity {
                let problem = Definition::DigitCount { expected: arity, given: digits.len() };
                self.report(problem, transition.span);
            } else if let Some(&digit) = digits.iter().find(|&&digit| digit > most) {
                self.report(Definition::Digit { digit, most }, transition.span);
            } else if let Some(&first) = seen.get(&digits[..]) {
                let digits = digits.iter().map(u8::to_string).collect();
                self.report_again(Definition::DuplicateTransition { digits }, transition.span, first);
            } else {
                seen.insert(digits, transition.span);
                all.extend(target.map(|target| (digits.clone(), target)));
            }
        }
        all.sort();
        all
    }
}
