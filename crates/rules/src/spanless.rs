//! Comparison of rule sets by meaning, regardless of places.

use crate::{Body, Ruleset, Span};
use std::sync::Arc;

impl Ruleset {
    /// Removes text and places: two files have the same meaning exactly if the results are equal.
    ///
    /// ```
    /// let read = |text| rules::parse(text, &rules::NoLibrary).ruleset.unwrap().without_spans();
    /// assert_eq!(read("game g\n(n) -> (n - 1)"), read("game  g\n\n( n )→( n-1 )  # one"));
    /// ```
    pub fn without_spans(&self) -> Ruleset {
        let mut plain = self.clone();
        plain.text.clear();
        plain.comments.clear();
        plain.mentions.clear();
        plain.joined.clear();
        plain.parameters.iter_mut().for_each(|parameter| parameter.span = Span::default());
        match &mut plain.body {
            Body::Blocking { plain, span, .. } => {
                *plain = Arc::new(plain.without_spans());
                *span = Span::default();
            }
            Body::Entailing { plain } => *plain = Arc::new(plain.without_spans()),
            Body::Rules(rules) => rules.iter_mut().for_each(|rule| rule.span = Span::default()),
            Body::Compound { base, span, .. } => {
                // A base game is not a compound, so this goes one level down
                *base = Arc::new(base.without_spans());
                *span = Span::default();
            }
            Body::Native(_) => {}
        }
        plain.laws.iter_mut().for_each(|law| law.span = Span::default());
        plain.ends.iter_mut().for_each(|end| end.span = Span::default());
        plain.starts.iter_mut().for_each(|start| start.span = Span::default());
        plain.claims.iter_mut().for_each(|claim| claim.span = Span::default());
        plain.assumptions.iter_mut().for_each(|assumption| assumption.span = Span::default());
        plain.automata.iter_mut().for_each(|automaton| automaton.span = Span::default());
        plain.examples.iter_mut().for_each(|example| example.span = Span::default());
        plain
    }
}
