//! Games in which some replies are confined: `entailing (n) -> (n - 1)`.

use super::Resolver;
use super::blocking::unfit;
use crate::{Body, Content, Ruleset};
use language::ast::{Item, ItemKind};
use language::problem::Misuse;
use std::sync::Arc;

impl Resolver<'_> {
    /// The game in which the replies to entailing moves of these rules are confined.
    pub(super) fn confining(self) -> Ruleset {
        let mut plain = self.ruleset.clone();
        plain.claims.clear();
        plain.examples.clear();
        Ruleset { body: Body::Entailing { plain: Arc::new(plain) }, ..self.ruleset }
    }

    /// Returns `true` if a rule is entailing; items that do not fit are reported.
    pub(super) fn entailing(&mut self, items: &[Item]) -> bool {
        let is_entailing = |item: &Item| matches!(item.kind, ItemKind::Rule { entailing: true, .. });
        if !items.iter().any(is_entailing) {
            return false;
        }
        for item in items {
            let word = match &item.kind {
                ItemKind::Blocking(_) => Some("blocking"),
                other => unfit(other),
            };
            if let Some(word) = word {
                self.report(Misuse::EntailingWith { item: word }, item.span);
            }
        }
        let values = |content: &Content| matches!(content, Content::Value(_) | Content::Periodic { .. });
        let claims = self.ruleset.claims.iter().filter(|claim| values(&claim.content));
        let places: Vec<_> = claims.map(|claim| claim.span).collect();
        places.into_iter().for_each(|span| self.report(Misuse::ValueOfEntailing, span));
        true
    }
}
