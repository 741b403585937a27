//! Comparison of rule sets by meaning, regardless of places.

use crate::{Body, Ruleset, Span};

impl Ruleset {
    /// Removes text and places: two files have the same meaning exactly if the results are equal.
    ///
    /// ```
    /// let read = |text| rules::parse(text, &rules::NoLibrary).ruleset.unwrap().without_spans();
    /// assert_eq!(read("game g\n(n) -> (n - 1)"), read("game  g\n\n( n )→( n-1 )  # one"));
    /// ```
    pub fn without_spans(mut self) -> Ruleset {
        self.text.clear();
        self.comments.clear();
        self.mentions.clear();
        for parameter in &mut self.parameters {
            parameter.span = Span::default();
        }
        match &mut self.body {
            Body::Rules(rules) => rules.iter_mut().for_each(|rule| rule.span = Span::default()),
            Body::Upto { base, span, .. } => {
                // A base game is not a compound, so this goes one level down
                let plain = std::mem::replace(&mut **base, crate::resolve::empty("")).without_spans();
                **base = plain;
                *span = Span::default();
            }
            Body::Native(_) => {}
        }
        self.laws.iter_mut().for_each(|law| law.span = Span::default());
        self.ends.iter_mut().for_each(|end| end.span = Span::default());
        self.starts.iter_mut().for_each(|start| start.span = Span::default());
        self.claims.iter_mut().for_each(|claim| claim.span = Span::default());
        self.assumptions.iter_mut().for_each(|assumption| assumption.span = Span::default());
        self.automata.iter_mut().for_each(|automaton| automaton.span = Span::default());
        self.examples.iter_mut().for_each(|example| example.span = Span::default());
        self
    }
}
