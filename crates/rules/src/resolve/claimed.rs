//! Claims in place of those that a text has.

use super::Resolver;
use crate::{NoLibrary, Ruleset, Span};
use language::Problems;
use language::ast::ItemKind;
use std::collections::HashMap;

impl Ruleset {
    /// The text with these items, one to a line at its end, and without its own claims; everything else keeps its place.
    pub fn text_with_claims(&self, items: &[String]) -> String {
        let mut text = self.text.clone();
        for claim in &self.claims {
            claim.span.blank(&mut text);
        }
        text.truncate(text.trim_end().len());
        text.push_str("\n\n");
        text.push_str(&items.join("\n"));
        text.push('\n');
        text
    }

    /// The same game with these claims, and automata for them, in place of its own claims; `None` if they
    /// cannot be read. Only the items are.
    ///
    /// ```
    /// let text = "game one\n(n) -> (n - k) where k in {1, 2}\nP(n) iff n = 0\n";
    /// let ruleset = rules::parse(text, &rules::NoLibrary).ruleset.unwrap();
    /// let other = ruleset.with_claims(&["P(n) iff n mod 3 = 0".into()]).unwrap();
    /// assert_eq!(other.quote(other.claims[0].span), "P(n) iff n mod 3 = 0");
    /// assert!(other.claims.len() == 1 && ruleset.with_claims(&["P(n) iff m = 0".into()]).is_none());
    /// ```
    pub fn with_claims(&self, items: &[String]) -> Option<Ruleset> {
        let text = self.text_with_claims(items);
        let start = text.len() - items.iter().map(|item| item.len() + 1).sum::<usize>().max(1);
        let mut problems = Problems::default();
        let file = language::parse_from(&text, start, &mut problems);
        let added = |kind: &ItemKind| {
            matches!(kind, ItemKind::Claim(_) | ItemKind::Automaton { .. } | ItemKind::AutomatonLine(_))
        };
        if !file.items.iter().all(|item| added(&item.kind)) {
            return None;
        }
        let index = |names: Vec<&String>| -> HashMap<String, usize> {
            names.into_iter().enumerate().map(|(index, name)| (name.clone(), index)).collect()
        };
        // Claims at the end of the text were where the items are now.
        let mut ruleset = Ruleset { claims: Vec::new(), ..self.clone() };
        ruleset.comments.retain(|comment| (comment.start as usize) < start);
        ruleset.mentions.retain(|&(at, _)| (at as usize) < start);
        ruleset.joined.clear();
        ruleset.text = text.clone();
        let mut resolver = Resolver {
            library: &NoLibrary,
            parameters: index(self.parameters.iter().map(|parameter| &parameter.name).collect()),
            used: vec![true; self.parameters.len()],
            automata: index(self.automata.iter().map(|automaton| &automaton.name).collect()),
            form: Some((self.form, Span::default())),
            start_arities: self.starts.iter().map(|start| start.arity).collect(),
            declarations_missing: false,
            ruleset,
            problems: &mut problems,
        };
        resolver.automata(&file.items);
        resolver.items(&file.items);
        let mut ruleset = resolver.ruleset;
        ruleset.mentions.sort_unstable();
        (problems.errors() == 0 && !problems.full()).then_some(ruleset)
    }
}
